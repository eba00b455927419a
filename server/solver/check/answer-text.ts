import { inDigits, inSigns, writingsOf } from "./other-writings";

/** What people say before an answer. */
const BEFORE =
  /^(?:\s+|(?:so|thus|hence|therefore|then)\b,?|(?:(?:the|my|our|an|final|exact)\s+)*(?:answers?|solutions?|results?|value|ans)\b(?:\s+sets?\b)?\s*(?:is|are|=|:|would be)?|i (?:got|get|think)\b|either\b|(?:it|that|this)(?:'s| is| equals)\b(?! (?:undefined|not))|(?:about|approximately|approx\.?|roughly|around|nearly|equals|equal to)(?=\s)|=(?![=>])|≈|~|\\approx(?![a-z]))\s*/i;

/** "…, k in Z", "where n is any integer": which numbers the letter of all solutions stands for. */
const ANY_WHOLE =
  /[,;]?\s*\(?(?:(?:where|with|for|and|all|any|every)\s+)*[a-z]\s*(?:∈\s*|\\in\s*|(?:is|are|being|=|in)\s+)(?:(?:an?|any|all|the)\s+)*(?:\\mathbb\s*\{?\s*Z\s*\}?|[Zℤ]|integers?|whole numbers?)\)?\s*\.?$/i;

/** An answer without what is said before it, with subscripts and ± in one writing.
 * @example withoutTalk("The answer is about 3.1") // "3.1" */
function withoutTalk(text: string): string {
  let rest = text.replace(/\\boxed\s*\{(.*)\}/s, "$1").trim();
  for (let rounds = 0; rounds < 4; rounds += 1) {
    const shorter = rest.replace(BEFORE, "").trim();
    if (shorter === "" || shorter === rest) break;
    rest = shorter;
  }
  return rest
    .replace(ANY_WHOLE, "")
    .replace(/\blambda(?=\d?\s*(?:=|∈))/gi, "λ")
    .replace(/^([a-zα-ω])\s*(?:\\in(?![a-z])|∈)\s*(?=\\?\{)/i, "")
    .replace(/\b([a-z])\s+(?:is|equals|must be|has to be)\s+(?=[-−+]?[\d(√\\])/gi, "$1 = ")
    .replace(/[₁₂₃]/g, (digit) => `${"₁₂₃".indexOf(digit) + 1}`)
    .replace(/(?<=^|[,;]\s*|\bor\s+|\band\s+)([a-zα-ω])([1-9])(?=\s*=)/gi, "$1_$2");
}

/** The ways to take an answer: +- is ± for most people, and a sum for some. */
export const takingsOf = (text: string): readonly string[] =>
  writingsOf(inSigns(inDigits(inSigns(withoutTalk(text)))));
