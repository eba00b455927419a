import type { Edit } from "../../parser/parse-error";
import type { Detector } from "./unclear";

const CHAIN = /(?<![\w.^_{\\])\d+(?:\.\d+)?(?:[xX]\d+(?:\.\d+)?)+(?![\w.]*\w)/g;

/** 5x5: the letter x between numbers may be a multiplication sign, a letter with a factor behind it, or a letter whose
 * exponent has come down. Where x stands elsewhere as a letter it is no sign. */
export const multiplicationCross: Detector = (text) => {
  const chains = [...text.matchAll(CHAIN)];
  if (chains.length === 0) return null;
  const crosses = chains.flatMap(({ index, 0: written }) =>
    [...written.matchAll(/x/gi)].map((cross) => ({ at: index + cross.index, letter: cross[0] })),
  );
  const replaced = (put: (letter: string) => string): Edit[] =>
    crosses.map(({ at, letter }) => ({ start: at, end: at + 1, text: put(letter) }));
  const ways = [
    { edits: replaced((letter) => `${letter}*`), meaning: "x is a letter, multiplied on both sides" },
    { edits: replaced((letter) => `${letter}^`), meaning: "x is a letter with an exponent" },
  ];
  const product = { edits: replaced(() => " × "), meaning: "x is the multiplication sign" };
  const isLetterElsewhere = /(?<![a-zA-Z])x(?![a-zA-Z])/i.test(text.replace(CHAIN, " "));
  return {
    question: "What does the x mean?",
    ways: isLetterElsewhere ? ways : [product, ...ways],
    asItStands: "or",
  };
};
