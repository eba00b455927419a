import "server-only";
import { termNamed } from "../glossary/terms";
import { findProblem } from "./find-problem";
import { presentSolution } from "./present";
import type { Situation } from "./types";

const OPENING = /^\W*(?:(?:ok|okay|so)\W+)?(?:and|what about|how about)\b/i;

/** "And the median?": the problem at hand with another word for what it asks.
 * @returns null where it is not asked so, or the engine cannot work that */
export function sibling(message: string, terms: readonly string[], { worked }: Situation): string | null {
  const [term, ...others] = terms;
  if (term === undefined || others.length > 0 || !OPENING.test(message)) return null;
  const words = [...new Set(worked.text.match(/\p{L}{4,}/gu) ?? [])];
  for (const word of words) {
    if (!termNamed(word.toLowerCase())) continue;
    const found = findProblem(worked.text.replace(word, () => term));
    if (found.kind === "worked") return presentSolution(found);
  }
  return null;
}
