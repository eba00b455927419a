import type { Expression } from "../../expression/ast";
import { some } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Budget } from "../../types";
import type { Tendency } from "./approach";
import { follow } from "./follow";

/** What an expression tends to at an end of a range: at a number from the given side, or at ±∞. */
export function limitAt(
  e: Expression,
  {
    variable,
    at,
    side,
    budget,
  }: { readonly variable: string; readonly at: Expression; readonly side: 1 | -1; readonly budget: Budget },
): Tendency | null {
  const isEndless = some(at, (node) => node.kind === "constant" && node.name === "infinity");
  const way = at.kind === "negation" ? -1 : 1;
  const approach = { variable, target: isEndless ? null : at, side: isEndless ? way : side, budget } as const;
  return follow(e, approach, toLatex)?.tendency ?? null;
}
