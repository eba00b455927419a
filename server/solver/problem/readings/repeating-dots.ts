import { type Detector, mentions, type Unclear } from "./unclear";

const WRITTEN = /(?<![\w.,])(\d*)\.(\d+)\s?(?:\.{3,}|…|\\[lc]?dots(?:c|b)?(?![a-zA-Z]))(?!\s*[,+\d])/;
const PERIOD = /^(\d*?)(\d)\2+$|^(\d*?)(\d{2,}?)\4+$/;
/** Nobody types more of them, and a period is looked for everywhere. */
const MOST_DIGITS = 40;
/** The first digits of Euler's number, in which 1828 happens to stand twice. */
const EULER = "718281828459045";

/** 0.333…: the digits that stand twice or more at the end go on without end. Where none do, nobody can say what
 * follows. Questions on kinds of numbers look at the digits themselves. */
export const repeatingDots: Detector = (text) => {
  const told = TOLD.exec(text);
  if (told) return toldToRepeat(told);
  const found = mentions(text, "rational|irrational|integers?|whole|natural|real")
    ? null
    : WRITTEN.exec(text);
  if (!found) return null;
  const [written, whole = "", digits = ""] = found;
  const [, first, one, before, block] = (digits.length <= MOST_DIGITS && PERIOD.exec(digits)) || [];
  const [start, period] = one === undefined ? [before ?? "", block ?? ""] : [first ?? "", one];
  if (!/[1-9]/.test(period) || (digits.length > 3 && EULER.startsWith(digits)))
    return {
      question: `I can’t tell how the digits of ${whole}.${digits}… go on. Write the number as a fraction, or its digits twice.`,
      ways: [],
    };
  const edit = { start: found.index, end: found.index + written.length };
  const plain = `${whole || "0"}.${start}\\overline{${period}}`;
  return {
    question: "",
    ways: [{ edits: [{ ...edit, text: plain }], meaning: `the digits ${period} go on` }],
  };
};

const TOLD = /(?<![\w.,])(\d*)\.(\d{1,12})\s+(?:is )?(?:repeating|recurring)(?![a-z])/i;

/** "0.3 repeating": the digit goes on without end; of several, all of them or the last one. */
function toldToRepeat({ index, 0: written, 1: whole = "", 2: digits = "" }: RegExpExecArray): Unclear {
  const edit = { start: index, end: index + written.length };
  const way = (before: string, period: string) => ({
    edits: [{ ...edit, text: `${whole || "0"}.${before}\\overline{${period}}` }],
    meaning: `the digits ${period} go on`,
  });
  const all = way("", digits);
  const last = way(digits.slice(0, -1), digits.slice(-1));
  return { question: "Which digits repeat?", ways: digits.length > 1 ? [all, last] : [all] };
}
