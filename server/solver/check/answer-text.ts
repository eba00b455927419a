import type { Rational } from "../expression/rational";
import { numberAt } from "../lexicon/number-words";

/** What people say before an answer. */
const BEFORE =
  /^(?:\s+|(?:so|thus|hence|therefore|then)\b,?|(?:(?:the|my|our|an|final|exact)\s+)*(?:answers?|solutions?|results?|value|ans)\b(?:\s+sets?\b)?\s*(?:is|are|=|:|would be)?|i (?:got|get|think)\b|(?:it|that|this)(?:'s| is| equals)\b(?! (?:undefined|not))|(?:about|approximately|approx\.?|roughly|around|nearly|equals|equal to)(?=\s)|=(?![=>])|≈|~|\\approx(?![a-z]))\s*/i;

/** An answer without what is said before it, with subscripts and ± in one writing.
 * @example withoutTalk("The answer is about 3.1") // "3.1" */
export function withoutTalk(text: string): string {
  let rest = text.replace(/\\boxed\s*\{(.*)\}/s, "$1").trim();
  for (let rounds = 0; rounds < 4; rounds += 1) {
    const shorter = rest.replace(BEFORE, "").trim();
    if (shorter === "" || shorter === rest) break;
    rest = shorter;
  }
  return rest
    .replace(/^([a-z])\s*(?:\\in(?![a-z])|∈)\s*(?=\\?\{)/i, "")
    .replace(/\b([a-z])\s+(?:is|equals|must be|has to be)\s+(?=[-−+]?[\d(√\\])/gi, "$1 = ")
    .replace(/[₁₂₃]/g, (digit) => `${"₁₂₃".indexOf(digit) + 1}`)
    .replace(/(?<=^|[,;]\s*|\bor\s+|\band\s+)([a-z])([1-9])(?=\s*=)/gi, "$1_$2");
}

const EITHER_SIGN = /\+\s*\/?\s*[-−–]|\bplus (?:or )?minus\b|\+ or -/gi;

/** An answer that is all words with its numbers as digits: "twelve marbles", "three or minus three". */
function inDigits(text: string): string {
  if (!/^[a-z][a-z\s-]*$/i.test(text)) return text;
  const words = text.toLowerCase().split(/[\s-]+/);
  const written: string[] = [];
  for (let at = 0; at < words.length; ) {
    const isNegative = words[at] === "minus" || words[at] === "negative";
    const number = numberAt(words.slice(isNegative ? at + 1 : at));
    if (number) written.push(`${isNegative ? "-" : ""}${digitsOf(number.value)}`);
    else written.push(words[at] as string);
    at += number ? number.length + (isNegative ? 1 : 0) : 1;
  }
  return written.some((word) => /\d/.test(word)) ? written.join(" ") : text;
}

const digitsOf = ({ n, d }: Rational): string => (d === 1n ? `${n}` : `${n}/${d}`);

/** The ways to take an answer: +- is ± for most people, and a sum for some. */
export function takingsOf(text: string): readonly string[] {
  const plain = inDigits(withoutTalk(text));
  const signed = plain.replace(EITHER_SIGN, "±");
  return signed === plain ? [plain] : [signed, plain];
}
