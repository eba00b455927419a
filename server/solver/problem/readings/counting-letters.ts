import type { Detector } from "./unclear";

const CHOSEN = /(?<![\w.\\^])(\d{1,3})([CP])(\d{1,3})(?![\w.]*\w)/;
/** C(8, 3), nCr(8, 3): with nothing but a request before it, because P(5, 2) is a point elsewhere. */
const CALLED = /^([\sa-z'’?:]*)\bn?([CP])r?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)(?=[\s.?=]*$)/;

/** 5C2 and 5P2, as calculators write combinations and permutations. In a reaction they are amounts of substances. */
export const countingLetters: Detector = (text) => {
  const found = /->|→|\\to\b|\\rightarrow|\b(?:balance|mol|moles?)\b/i.test(text) ? null : CHOSEN.exec(text);
  const called = found ? null : CALLED.exec(text);
  const [before = "", all = "", letter = "", taken = ""] = found
    ? ["", found[1], found[2], found[3]]
    : called
      ? [called[1], called[3], called[2], called[4]]
      : [];
  const at = found ?? called;
  if (!at) return null;
  const [n, k] = [Number(all), Number(taken)];
  const edit = { start: at.index + before.length, end: at.index + at[0].length };
  if (letter === "C")
    return only({ ...edit, text: `\\binom{${n}}{${k}}` }, "the number of ways to choose, without order");
  if (k > n) return { question: "I can’t arrange more things than there are. Check the numbers.", ways: [] };
  return only({ ...edit, text: `(${n}!/${n - k}!)` }, "the number of ways to choose, in order");
};

const only = (edit: { start: number; end: number; text: string }, meaning: string) => ({
  question: "",
  ways: [{ edits: [edit], meaning }],
});
