import "server-only";
import type { Line } from "@/server/solver/check/working/line";
import { readLine } from "@/server/solver/check/working/read-line";
import { sidesOf } from "@/server/solver/check/working/relation-signs";
import { lettersIn } from "@/server/solver/check/working/subject";
import { statementOf } from "@/server/solver/check/written-answer";
import type { Expression } from "@/server/solver/expression/ast";
import { symbolsOf } from "@/server/solver/expression/walk";
import { budget, DEFAULT_LIMITS } from "@/server/solver/limits";
import { settle } from "@/server/solver/settle";
import type { Problem } from "@/server/solver/types";
import { CLAIM_LIMITS } from "./limits";
import { within } from "./verdict";

/** Letters of a statement in alphabetical order; null when it cannot be read. Numbers only: none. */
export function lettersOf(latex: string): readonly string[] | null {
  const line = within(() => readLine(latex, deskFor()), null);
  return line && lettersOfLine(line);
}

function lettersOfLine({ content }: Line): readonly string[] | null {
  if (content.kind === "chain") return [...new Set(content.parts.flatMap(symbolsOf))].sort();
  if (content.kind === "condition") return lettersIn(content.condition);
  return content.kind === "words" ? null : [];
}

const deskFor = () => ({
  limits: CLAIM_LIMITS,
  budget: budget(CLAIM_LIMITS),
  unknown: null,
  letters: new Set<string>(),
  intervals: false,
});

/** One side of a statement; `value` is null when it cannot be read. */
export interface Side {
  readonly text: string;
  readonly value: Expression | null;
}

/** The sides of an equation, or null when there is another sign in it. */
export function sidesOfEquation(latex: string): readonly Side[] | null {
  const { sides, signs } = sidesOf(latex);
  if (signs.length === 0 || signs.some((sign) => sign !== "=")) return null;
  return sides.map((text) => ({ text: text.trim(), value: within(() => expressionOf(text), null) }));
}

function expressionOf(text: string): Expression | null {
  const statement = statementOf(text.trim(), CLAIM_LIMITS);
  return statement && statement.kind !== "relation" ? statement : null;
}

/** The problem under discussion, or null when the engine does not read it. */
export function problemIn(text: string | null): Problem | null {
  if (text === null) return null;
  const settled = within(() => settle(text, DEFAULT_LIMITS), null);
  if (settled === null) return null;
  // What can be read in several ways is of one kind in each; the ways differ in what it comes to.
  const outcome = settled.kind === "one" ? settled.outcome : settled.readings[0]?.outcome;
  return outcome?.ok ? outcome.problem : null;
}
