import { table } from "@/server/solver/table";
import "server-only";
import { statementOf } from "@/server/solver/check/written-answer";
import type { Expression } from "@/server/solver/expression/ast";
import { int } from "@/server/solver/expression/build";
import { CLAIM_LIMITS } from "../claims/limits";
import { within } from "../claims/verdict";
import { type TurnToken, tokensOf } from "../turns/tokens";

/** What a move does to what it is made on. */
export type Operation = "add" | "subtract" | "multiply" | "divide" | "square" | "root" | "move";

/** Where a move is made: on a side, on both, on one part of a side, or it is not said. */
export type MovePlace =
  | { readonly kind: "left" | "right" | "one" | "both" | "unsaid" }
  | { readonly kind: "on"; readonly part: Expression };

/** A move as a student names it: "add 4 to one side", "divide the 7x by 7", "square both sides". */
export interface NamedMove {
  readonly operation: Operation;
  /** Null for squaring and taking the root. */
  readonly operand: Expression | null;
  readonly place: MovePlace;
}

const OPERATIONS: Readonly<Record<string, Operation>> = table({
  ...{ add: "add", adding: "add", plus: "add" },
  ...{
    subtract: "subtract",
    subtracting: "subtract",
    minus: "subtract",
    take: "subtract",
    taking: "subtract",
  },
  ...{ multiply: "multiply", multiplying: "multiply", times: "multiply", double: "multiply" },
  ...{ divide: "divide", dividing: "divide", halve: "divide", split: "divide" },
  ...{ move: "move", moving: "move", bring: "move", bringing: "move", shift: "move", carry: "move" },
  ...{ square: "square", squaring: "square", root: "root", rooting: "root" },
});
const BY_TWO: ReadonlySet<string> = new Set(["double", "halve"]);

/** Before the one thing a move is made on, and before what is done with it: "divide the 7x by 7", "take 4 from 7x". */
const ONTO: ReadonlySet<string> = new Set(["to", "from", "on", "into", "off"]);

/** Reads a move.
 * @returns null where no operation is named, or what it is done with is not */
export function readMove(text: string): NamedMove | null {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== "mark");
  const words = tokens.map((token) => (token.kind === "word" ? token.text : "#"));
  const named = words.includes("root") ? "root" : words.find((word) => word in OPERATIONS);
  const operation = named === undefined ? undefined : OPERATIONS[named];
  if (!named || !operation) return null;
  const runs = runsIn(text, tokens);
  const side = sideIn(words);
  if (operation === "square" || operation === "root")
    return { operation, operand: null, place: side ?? partOf(runs[0]) };
  if (BY_TWO.has(named)) return { operation, operand: int(2), place: side ?? partOf(runs[0]) };
  const by = runs.find(({ before }) => before === "by");
  const onto = runs.find(({ before }) => ONTO.has(before));
  const done = by ?? runs.find((run) => run !== onto);
  if (!done || runs.length > 2) return null;
  const other = runs.find((run) => run !== done);
  return { operation, operand: done.value, place: side ?? partOf(other) };
}

interface Run {
  readonly value: Expression;
  /** The word before it that is no article. */
  readonly before: string;
}

const partOf = (run: Run | undefined): MovePlace =>
  run ? { kind: "on", part: run.value } : { kind: "unsaid" };

const ARTICLES: ReadonlySet<string> = new Set(["the", "a", "just", "only", "that", "this"]);

/** The pieces of mathematics in a move. */
function runsIn(text: string, tokens: readonly TurnToken[]): readonly Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.kind !== "maths") continue;
    let end = at;
    while (tokens[end + 1]?.kind === "maths") end += 1;
    const written = text.slice(tokens[at]?.start, tokens[end]?.end).replaceAll("$", "");
    const statement = within(() => statementOf(written, CLAIM_LIMITS), null);
    const before = tokens.slice(0, at).findLast((token) => !ARTICLES.has(token.text));
    if (statement && statement.kind !== "relation")
      runs.push({ value: statement, before: before?.text ?? "" });
    at = end;
  }
  return runs;
}

function sideIn(words: readonly string[]): MovePlace | null {
  const said = words.join(" ");
  if (/\b(?:both|each|either|every) sides?\b/.test(said)) return { kind: "both" };
  if (/\bleft\b/.test(said)) return { kind: "left" };
  if (/\bright\b/.test(said)) return { kind: "right" };
  return /\b(?:one|1|that|this|just the one|a single|only one|#) side\b/.test(said) ? { kind: "one" } : null;
}
