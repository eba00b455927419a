import type { Random } from "../fuzz/random";
import { mapTokens, type Token, tokensOf } from "./tokens";

/** Words before a number that is no quantity of the problem. */
const FIXED =
  /(?:\b(?:base|nearest|first|last|mod|modulo|to|grade|page|problem|number|top|step)\s+|[\^_#[.,]\s*|[\^_]\{\s*-?|\d\s*)$/i;
/** A number may be changed: whole, and neither 0 nor 1. */
const WHOLE = /\d+/g;

/** The same question about other numbers. Equal ones stay equal; exponents, indices, decimals and places stay.
 * @returns null where there is no number to change */
export function otherNumbers(text: string, random: Random): string | null {
  const replacements = new Map<string, string>();
  const replacement = (digits: string): string => {
    const known = replacements.get(digits) ?? String(Number(digits) + 1 + random.below(3));
    replacements.set(digits, known);
    return known;
  };
  let before = "";
  const changed = mapTokens(tokensOf(text), (token) => {
    const written = mayChange(token)
      ? token.text.replace(WHOLE, (digits, at: number) => {
          const left = before + token.text.slice(0, at);
          const right = token.text.slice(at + digits.length);
          const kept = FIXED.test(left) || /^(?:[.,]?\d|[a-z]{2}\b|\s*(?:st|nd|rd|th)\b)/.test(right);
          return kept || Number(digits) < 2 || digits.length > 6 ? digits : replacement(digits);
        })
      : token.text;
    before += token.text;
    return written;
  });
  return changed === text ? null : changed;
}

const mayChange = ({ kind }: Token): boolean => kind === "latex" || kind === "maths" || kind === "word";
