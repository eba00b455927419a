import { tokenize } from "../../lexicon/tokenize";
import type { Detector } from "./unclear";

/** 17%5: programs write the remainder of a division so, and calculators a percentage that is multiplied. In a longer
 * calculation it is not settled by one sign. */
export const percentOrRemainder: Detector = (text) => {
  const tokens = tokenize(text);
  const at = tokens.findIndex(({ text: sign, spaced }, place) => {
    const [before, after] = [tokens[place - 1], tokens[place + 1]];
    return sign === "%" && before?.kind === "number" && after?.kind === "number" && spaced === after.spaced;
  });
  const sign = tokens[at];
  const others = tokens.toSpliced(at - 1, 3);
  if (!sign || others.some(({ kind }) => kind === "sign" || kind === "number")) return null;
  const way = (written: string, meaning: string) => ({
    edits: [{ start: sign.start, end: sign.end, text: written }],
    meaning,
  });
  return {
    question: "What does the % mean?",
    ways: [
      way(" mod ", "the remainder of the division"),
      way("% × ", "a percentage of the number behind it"),
    ],
  };
};
