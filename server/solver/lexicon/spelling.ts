/** Words shorter than this are too near to each other to be told apart from a slip. */
const SHORTEST = 5;
/** From here on two neighbours that changed places are the only slip. */
const SHORTEST_SWAPPED = 4;

/** How a word becomes what was typed: by two neighbours that changed places, which fingers do more often than anything
 * else, or by one letter more, less or other; null when it takes more. Nobody slips at the first letter: "dimes" are not
 * "times". */
export function slipOf(typed: string, word: string): "swap" | "letter" | null {
  if (typed === word || typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return null;
  const from = commonStart(typed, word);
  const isSwapped =
    typed.length === word.length &&
    typed[from] === word[from + 1] &&
    typed[from + 1] === word[from] &&
    typed.slice(from + 2) === word.slice(from + 2);
  if (isSwapped) return typed.length >= SHORTEST_SWAPPED ? "swap" : null;
  if (Math.min(typed.length, word.length) < SHORTEST) return null;
  const [a, b] = [typed.slice(from), word.slice(from)];
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) ? "letter" : null;
}

function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
