import type { Detector } from "./unclear";

const CHOSEN = /(?<![\w.\\^])(\d{1,3})([CP])(\d{1,3})(?![\w.]*\w)/;

/** 5C2 and 5P2, as calculators write combinations and permutations. In a reaction they are amounts of substances. */
export const countingLetters: Detector = (text) => {
  const found = /->|→|\\to\b|\\rightarrow|\b(?:balance|mol|moles?)\b/i.test(text) ? null : CHOSEN.exec(text);
  const [written, all = "", letter, taken = ""] = found ?? [];
  if (!found || written === undefined) return null;
  const [n, k] = [Number(all), Number(taken)];
  const edit = { start: found.index, end: found.index + written.length };
  if (letter === "C")
    return only({ ...edit, text: `\\binom{${n}}{${k}}` }, "the number of ways to choose, without order");
  if (k > n) return { question: "I can’t arrange more things than there are. Check the numbers.", ways: [] };
  return only({ ...edit, text: `(${n}!/${n - k}!)` }, "the number of ways to choose, in order");
};

const only = (edit: { start: number; end: number; text: string }, meaning: string) => ({
  question: "",
  ways: [{ edits: [edit], meaning }],
});
