/** Longer messages tell a story; what is read in them would be a guess. */
const LENGTH_MAX = 300;
const SIGNS =
  /[=<>≤≥≠√∛∫²³½×÷^]|\\[a-z]{2,}|\d\s*[+*/%−·]\s*[\d(a-z]|\d\s+-\s+\d|\d-\d+\s*$|[a-z]\s*[+*/−]\s*\d/i;

/** Whether there may be a problem in a message, worth a look at how it is read.
 * @example looksLikeMath("Solve 2x + 3 = 7") // true
 * @example looksLikeMath("Why did you do step 2?") // false */
export const looksLikeMath = (text: string): boolean => text.length <= LENGTH_MAX && SIGNS.test(text);
