/** Whether two writings of an answer have the same numbers in them; the exponents of units are none. */
export function sameNumbers(a: string, b: string): boolean {
  const [first, second] = [numbersIn(a), numbersIn(b)];
  return first.length > 0 && first.join(" ") === second.join(" ");
}

const numbersIn = (text: string): readonly string[] =>
  text
    .replace(/−/g, "-")
    .replace(/\^\d/g, "")
    .match(/-?\d+(?:\.\d+)?/g) ?? [];
