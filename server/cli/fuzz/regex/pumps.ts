/** A text that may take an expression long: `prefix`, `pump` over and over, `suffix`. */
export interface Pump {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
}

const STANDING_FOR: Readonly<Record<string, string>> = {
  d: "1",
  w: "a",
  s: " ",
  D: "x",
  W: " ",
  S: "x",
  n: "\n",
  t: "\t",
};
/** Matches nothing that people write. */
const NOTHING = "\u0001";
const LETTERS_MAX = 9;
const WORDS_MAX = 16;

/** Texts that are made of what an expression itself speaks of: its letters, its words, phrases, two letters after one another.
 * @param thorough also pairs of all letters, and more beginnings and ends */
export function pumpsFor(source: string, thorough: boolean): Pump[] {
  const letters = [...new Set(lettersOf(source))].slice(0, LETTERS_MAX);
  const plain = source.replace(/\\[bBdDwWsS]|\(\?[:<=!]*/g, "|");
  const phrases = [...(plain.match(/[a-z]{2,} [a-z]{2,}/gi) ?? []), ...(plain.match(/[a-z]{2,}/gi) ?? [])];
  const words = [...new Set(phrases)].slice(0, WORDS_MAX);
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  const pumps = [...letters, ...words, ...words.map((word) => `${word} `), ...(thorough ? pairs : [])];
  const prefixes = ["", ...words.slice(0, thorough ? 2 : 0), ...letters.slice(0, thorough ? 4 : 0)];
  const suffixes = thorough ? [NOTHING, "\n", "", ...letters.slice(0, 1)] : [NOTHING];
  return pumps.flatMap((pump) =>
    prefixes.flatMap((prefix) => suffixes.map((suffix) => ({ prefix, pump, suffix }))),
  );
}

/** One letter for each thing an expression matches: for a class its ends. */
function lettersOf(source: string): string[] {
  const plain = source.replace(/\(\?(?:<[=!]|<\w+>|[:=!])|[(){}|^$*+?]|\{\d+,?\d*\}/g, "");
  const found: string[] = [];
  for (const [, property, code, escaped, literal] of plain.matchAll(
    /\\[pP]\{([^}]*)\}|\\u\{?([0-9a-f]{2,6})\}?|\\(.)|([^\\[\]])/giu,
  )) {
    if (property !== undefined) found.push(/^N/.test(property) ? "1" : "a");
    else if (code !== undefined)
      found.push(String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)));
    else if (escaped !== undefined)
      found.push(STANDING_FOR[escaped] ?? (/[bBkc]/.test(escaped) ? " " : escaped));
    else if (literal !== undefined) found.push(literal === "." ? "x" : literal);
  }
  return [...found, " ", "1"];
}
