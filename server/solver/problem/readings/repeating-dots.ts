import { type Detector, mentions } from "./unclear";

const WRITTEN = /(?<![\w.,])(\d*)\.(\d+)\s?(?:\.{3,}|…|\\[lc]?dots(?:c|b)?(?![a-zA-Z]))(?!\s*[,+\d])/;
const PERIOD = /^(\d*?)(\d)\2+$|^(\d*?)(\d{2,}?)\4+$/;
/** Nobody types more of them, and a period is looked for everywhere. */
const MOST_DIGITS = 40;
/** The first digits of Euler's number, in which 1828 happens to stand twice. */
const EULER = "718281828459045";

/** 0.333…: the digits that stand twice or more at the end go on without end. Where none do, nobody can say what
 * follows. Questions on kinds of numbers look at the digits themselves. */
export const repeatingDots: Detector = (text) => {
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
