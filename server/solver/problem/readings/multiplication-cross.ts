import type { Edit } from "../../parser/parse-error";
import type { Detector } from "./unclear";

const CHAIN = /(?<![\w.^_{\\])\d+(?:\.\d+)?(?:[xX]\d+(?:\.\d+)?)+(?![\w.]*\w)/g;

const QUESTION = "What does the x mean?";

const LETTER = /(?<![a-zA-Z\\])x(?![a-zA-Z])/i;
/** A cross with spaces around, after a number or bracket and before another, a sign or a root. */
const APART =
  /(?<=[\d)\]}!²³½¼¾] {1,3})[xX](?= {1,3}(?:[-−]?(?:\d|\.\d|[([√∛|]|sqrt|cbrt|\\(?:frac|sqrt|left))))/g;

/** A number is asked for, in these words or by an equals sign at the end. */
const VALUE_ASKED = /^\s*(?:what[’']?s|what is|work out)\b|=[\s?]*$/i;

/** 5x5: the letter x between numbers may be a multiplication sign, a letter with a factor behind it, or a letter whose
 * exponent has come down. Where x stands elsewhere as a letter it is no sign. */
export const multiplicationCross: Detector = (text) => crossApart(text) ?? crossWithin(text);

/** 2/3 x 5/8 and √2 x √8: with spaces around it is the sign, unless x is a letter elsewhere. */
const crossApart: Detector = (text) => {
  const signs = [...text.matchAll(APART)].map(({ index }) => ({ start: index, end: index + 1 }));
  if (signs.length === 0) return null;
  const replaced = (put: string): Edit[] => signs.map((sign) => ({ ...sign, text: put }));
  const product = { edits: replaced("×"), meaning: "x is the multiplication sign" };
  const isLetterElsewhere = LETTER.test(text.replace(APART, " ").replace(CHAIN, " "));
  const letter = { edits: replaced("* x *"), meaning: "x is a letter" };
  return {
    question: QUESTION,
    ways: isLetterElsewhere ? [product, letter] : [product],
    asItStands: "or",
  };
};

/** Beside the name of a base 0x10 is a number in base 16. */
const BASES = /\b(?:decimal|denary|binary|octal|hex(?:adecimal)?)\b/i;

const crossWithin: Detector = (text) => {
  const chains = [...text.matchAll(CHAIN)];
  if (chains.length === 0 || (chains.some(([written]) => /^0x/i.test(written)) && BASES.test(text)))
    return null;
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
  if (LETTER.test(text.replace(CHAIN, " "))) return { question: QUESTION, ways, asItStands: "or" };
  const isValue = VALUE_ASKED.test(text) && text.split("=").length <= 2;
  return {
    question: QUESTION,
    ways: isValue ? [product] : [product, ...ways],
    asItStands: "or",
  };
};
