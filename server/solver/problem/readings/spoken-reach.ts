import type { Detector } from "./unclear";

const NUMBER = "\\d+(?:\\.\\d+)?(?:/\\d+)?";
const LETTER = "[b-hj-z](?![a-z])";
/** Signs that are spoken, or stand apart: "16/4" is one number. */
const SIGNS = "\\s*(?:[-+−]|plus|minus)\\s*|\\s+(?:times|multiplied by|divided by|[x*×·÷])\\s+";
const sumOf = (term: string): string => `(${term})((?:(?:${SIGNS})${term})+)(?!\\s*[*×·/÷^(%\\d])`;
const SUM = sumOf(NUMBER);
/** "Of" leads to letters as well; "twice x plus 1" is said of x. */
const LETTERED_SUM = sumOf(`(?:${NUMBER}|${LETTER})`);

/** Operations in words, with what they make of one number. */
const SPOKEN: readonly (readonly [string, (number: string, share: string) => string])[] = [
  ["(?:one[- ])?half(?: of)?", (number) => `${number}/2`],
  ["(?:a|one)[- ]third of", (number) => `${number}/3`],
  ["(?:a|one)[- ]quarter of", (number) => `${number}/4`],
  ["(?:twice|double)", (number) => `2*${number}`],
  ["(?:three times|triple)", (number) => `3*${number}`],
  ["(?:the )?square root of", (number) => `sqrt(${number})`],
  ["(?:the )?cube root of", (number) => `cbrt(${number})`],
  ["(?:the )?square of", (number) => `(${number})^2`],
  ["(?:the )?cube of", (number) => `(${number})^3`],
  ["(\\d+(?:\\.\\d+)? ?%) of", (number, share) => `${share}*${number}`],
  ["(\\d+/\\d+) of", (number, share) => `(${share})*${number}`],
];

const OPERATIONS = SPOKEN.map(
  ([words, applied]) =>
    [
      new RegExp(`(?<![\\w/.])(${words}) ${words.endsWith(" of") ? LETTERED_SUM : SUM}`, "i"),
      applied,
    ] as const,
);

const SIGN_OF: readonly (readonly [string, string])[] = [
  ["plus", "+"],
  ["minus", "-"],
  ["multiplied by", "*"],
  ["times", "*"],
  [" x ", " * "],
  ["divided by", "÷"],
];
const inSigns = (spoken: string): string =>
  SIGN_OF.reduce((text, [word, sign]) => text.replaceAll(word, sign), spoken);

/** Without a sum behind a word, words reach over nothing. */
const SUM_BEHIND = new RegExp(`[a-z] ${LETTERED_SUM}`, "i");

/** "Half of 2 + 2", "20% of 50 + 10": whether the words reach over the whole sum, nobody but the writer knows. */
export const spokenReach: Detector = (text) => {
  if (!SUM_BEHIND.test(text)) return null;
  for (const [operation, applied] of OPERATIONS) {
    const found = operation.exec(text);
    if (!found) continue;
    const [written, , ...rest] = found;
    const [share = "", first = "", spoken = ""] = rest.length === 3 ? rest : ["", ...rest];
    const others = inSigns(spoken.toLowerCase());
    const edit = { start: found.index, end: found.index + written.length };
    const put = (plain: string) => [{ ...edit, text: plain }];
    return {
      question: "How much do the words in front reach over?",
      ways: [
        { edits: put(applied(`(${first}${others})`, share)), meaning: "over all of it" },
        { edits: put(`${applied(first, share)}${others}`), meaning: "only over the first number" },
      ],
      asItStands: "or",
    };
  }
  return null;
};
