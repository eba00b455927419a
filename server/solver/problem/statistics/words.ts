const ENDS: readonly string[] = [",", ".", ";", ":", "?", "!", ")"];

/** The words of a text in lower case with its numbers as digits, without the marks behind them. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(" ")
    .map(bare)
    .filter((word) => word !== "" && word !== "|");

function bare(word: string): string {
  let end = word.length;
  while (end > 0 && ENDS.includes(word[end - 1] as string)) end -= 1;
  return word.slice(word.startsWith("(") ? 1 : 0, end);
}

/** Whether a word is a number as it is written here: "12", "0.5". */
export const isNumber = (word: string | undefined): word is string =>
  word !== undefined && word !== "" && Number.isFinite(Number(word));

/** Whether a word is a percentage: "62%". */
export const isPercentage = (word: string): boolean => word.endsWith("%") && isNumber(word.slice(0, -1));
