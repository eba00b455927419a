const NONE =
  /^(?:there (?:is|are) )?(?:no|none|the empty set|empty set)(?: real)?(?: number)?(?: solutions?| roots?)?$/;
const ALL =
  /^(?:all|any|every)(?: real)? (?:numbers?|values?|x)$|^all reals$|^infinitely many(?: solutions)?$|^always true$/;

/** "no solution", "there are no real solutions": words in lower case. */
export const isNone = (words: string): boolean => NONE.test(words);
/** "all real numbers", "infinitely many solutions". */
export const isAll = (words: string): boolean => ALL.test(words);
