import { equivalent } from "@/server/solver/check/check";

export type Grade = "correct" | "wrong" | "undecided";

const SAME_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:no|empty set|∅|\\varnothing|\\emptyset)$|no (?:real )?solutions?/i, "no solution"],
  [/^(?:yes|true)\b/i, "yes"],
  [/^(?:no|false)\b/i, "no"],
  [/not (?:a )?real/i, "not real"],
  [/undefined|not defined|does not exist/i, "undefined"],
  [/all real|infinitely many/i, "all"],
];

/** An answer beside the one a book prints. A key in decimals allows half a unit of its last place. */
export function gradeAnswer(answer: string, key: string): Grade {
  const [ours, theirs] = [answer, key].map(wordsOf);
  if (ours !== null && theirs !== null) return ours === theirs ? "correct" : "wrong";
  const cleaned = key.replace(/[.\s]+$/, "");
  if (answer === cleaned) return "correct";
  const { verdict } = equivalent(answer, cleaned, "positive");
  if (verdict === "same") return "correct";
  if (isRoundedTo(answer, cleaned)) return "correct";
  return verdict === "different" ? "wrong" : "undecided";
}

function wordsOf(text: string): string | null {
  const plain = text
    .replace(/\\text\s*\{([^{}]*)\}|\$/g, "$1")
    .trim()
    .replace(/\.$/, "");
  const known = SAME_WORDS.find(([pattern]) => pattern.test(plain))?.[1];
  return known ?? (/^[a-z][a-z -]{2,}$/i.test(plain) ? plain.toLowerCase() : null);
}

function isRoundedTo(answer: string, key: string): boolean {
  const [exact, printed] = [answer, key].map(numberIn);
  const decimals = /\.(\d+)/.exec(key)?.[1]?.length;
  if (exact === null || printed === null || decimals === undefined) return false;
  return Math.abs((exact ?? 0) - (printed ?? 0)) <= 0.5 * 10 ** -decimals * 1.000001;
}

function numberIn(text: string): number | null {
  const found = /-?\d+(?:\.\d+)?/.exec(text.replace(/[$,\\\s]|\{,\}/g, "").replace("−", "-"));
  return found ? Number(found[0]) : null;
}
