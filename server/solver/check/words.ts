/** Words for an answer, by what they mean. They are compared in lower case, without articles and "it is". */
const MEANINGS: readonly (readonly [meaning: string, pattern: RegExp])[] = [
  [
    "none",
    /^(?:there (?:is|are) )?(?:no|none|(?:the )?empty set|null set|no such (?:number|value)|nothing)(?: (?:real|possible|valid))?(?: (?:numbers?|values?))?(?: (?:solutions?|roots?|answers?|zeros|zeroes))?$/,
  ],
  [
    "none",
    /^(?:(?:it|(?:the|this) (?:system|equation|inequality|problem)) )?has no (?:real )?(?:solutions?|roots?)$|^(?:inconsistent|never true|∅|ø|\\(?:emptyset|varnothing)|\\?\{\s*\\?\})$/,
  ],
  [
    "all",
    /^(?:all|any|every)(?: real)? (?:numbers?|values?(?: of [a-z])?|[a-z])$|^all reals?$|^infinite(?:ly many)?(?: (?:solutions|numbers))?$|^always true$|^true for all(?: [a-z]| real numbers)?$|^identity$|^(?:r|ℝ|\\mathbb\s*\{?\s*r\s*\}?)$/,
  ],
  ["undefined", /^(?:undefined|not defined|does not exist|doesn't exist|dne|d\.n\.e|no limit|no value)$/],
  ["yes", /^(?:yes|yep|yeah|yup|true|y|t)$/],
  ["no", /^(?:no|nope|nah|false|n|f)$/],
  ["convergent", /^(?:convergent|converges)$/],
  ["divergent", /^(?:divergent|diverges)$/],
];

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/\\text\s*\{([^{}]*)\}/g, "$1")
    .replace(/[$.!\s]+$/, "")
    .replace(/^\s*(?:(?:it|this|that|they)(?: is| are|'s)\s+)?(?:an?\s+)?/, "")
    .replace(/\s+/g, " ")
    // "No, it is not"
    .replace(
      /^(yes|no)\s*[,.;:!–-]\s*(?:it|they|this|that)\s+(?:is|are|does|do|can|has|have)(?:\s?n[o']t)?$/,
      "$1",
    )
    .trim();

/** What words say: a meaning that several wordings share, or the words themselves. A bare "no" answers a question. */
export function meaningOf(words: string): string {
  const said = plain(words);
  if (said === "no") return "no";
  return MEANINGS.find(([, pattern]) => pattern.test(said))?.[0] ?? said;
}

/** "no solution", "there are no real solutions", "∅". */
export const isNone = (words: string): boolean => plain(words) !== "no" && meaningOf(words) === "none";
/** "all real numbers", "infinitely many solutions", "ℝ". */
export const isAll = (words: string): boolean => meaningOf(words) === "all";
/** Whether words have a meaning that is known. */
export const isKnownWord = (words: string): boolean =>
  MEANINGS.some(([, pattern]) => pattern.test(plain(words)));
