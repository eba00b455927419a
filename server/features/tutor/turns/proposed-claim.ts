import "server-only";
import { isAmong } from "@/server/solver/word-list";
import { isBareAnswer } from "../built-in/claim";
import type { Clues } from "./clues";
import type { TurnToken } from "./tokens";
import type { Ask } from "./types";

const NONE = /\bno (?:real )?(?:solution|root)s?\b/i;
/** "… is a solution of …": what joins an answer to its problem. */
const OF: ReadonlySet<string> = new Set(["of", "to", "for", "in", "solves", "solve", "satisfies", "satisfy"]);
const RELATION = /[=<>≤≥]/;

/** An answer that a student proposes: "is it 7?", "i got x = 4", "does x = 6 work?".
 * @returns null where nothing is proposed */
export function proposedClaim({ text, core, tokens, has, concepts }: Clues): Ask | null {
  if (NONE.test(text) && (core === "" || has("check"))) return { kind: "check", claim: "no solution" };
  if (core === "" || tokens.length > MOST || HOW_MUCH.test(text)) return null;
  const split = withProblem(text, tokens);
  if (split && has("check")) return { kind: "check", ...split };
  const leading = concepts.find(({ concept }) => concept === "check" || concept === "maybe");
  if (!leading || !(has("check") || (has("maybe") && isBareAnswer(core)))) return null;
  const others = tokens.filter(({ kind, text: word }) => kind === "word" && isProblemWord(word));
  return others.length === 0 ? { kind: "check", claim: signed(core, tokens) } : null;
}

/** "is it minus 7": the sign that stands before it as a word. */
function signed(core: string, tokens: readonly TurnToken[]): string {
  const first = tokens.findIndex(({ kind }) => kind === "maths");
  const isTaken = isAmong(tokens[first - 1]?.text, "minus negative menos moins") && /^[\d.]/.test(core);
  return isTaken ? `-${core}` : core;
}

const MOST = 40;
/** An amount is asked for. */
const HOW_MUCH =
  /^(?:(?:so|and|ok|okay|but|then|wait),? )*how (?:far|long|much|many|fast|big|tall|old|often)\b/i;

/** A problem stands beside it, not an answer. */
export const isProblemWord = (word: string): boolean => PROBLEM_WORDS.has(word);

const PROBLEM_WORDS: ReadonlySet<string> = new Set(
  "solve factor factorise factorize expand simplify find calculate derivative integral differentiate integrate evaluate homework stuck".split(
    " ",
  ),
);

function withProblem(
  text: string,
  tokens: readonly TurnToken[],
): { readonly claim: string; readonly problem: string } | null {
  const joint = tokens.findLastIndex(
    ({ kind, text: word }, at) => kind === "word" && OF.has(word) && tokens[at + 1]?.kind === "maths",
  );
  const before = tokens.slice(0, Math.max(joint, 0));
  const first = before.findIndex(({ kind }) => kind === "maths");
  const last = before.findLastIndex(({ kind }) => kind === "maths");
  if (first < 0) return null;
  const problem = text.slice(tokens[joint + 1]?.start).replace(/(?<![\s?!.])[\s?!.]+$/, "");
  const claim = text.slice(before[first]?.start, before[last]?.end);
  return RELATION.test(problem) && isBareAnswer(claim) ? { claim, problem } : null;
}
