import type { Expression } from "../../expression/ast";
import { evaluateExact } from "../../expression/evaluate-exact";
import type { Rational } from "../../expression/rational";
import { isUndefined } from "../../ledger";
import { table } from "../../table";
import type { NumberKind } from "../../tasks/number";
import type { ListedNumber } from "../../tasks/select-numbers";
import type { Budget } from "../../types";

/** The narrowest kind a number belongs to; null when it cannot be told. */
export function kindOfNumber({ value, repeats }: ListedNumber, budget: Budget): NumberKind | null {
  if (!value) return repeats ? "rational" : "irrational";
  const exact = exactValue(value, budget);
  if (exact) return kindOfRational(exact);
  return isIrrational(value) ? "irrational" : null;
}

/** Null for what is not rational by plain arithmetic, and for a division by zero. */
function exactValue(e: Expression, budget: Budget): Rational | null {
  try {
    return evaluateExact(e, new Map(), budget);
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}

function kindOfRational({ n, d }: Rational): NumberKind {
  if (d !== 1n) return "rational";
  if (n < 0n) return "integer";
  return n === 0n ? "whole" : "natural";
}

/** π, or a real root of a number that does not come out. */
function isIrrational(e: Expression): boolean {
  if (e.kind === "negation") return isIrrational(e.operand);
  if (e.kind === "constant") return e.name === "pi" || e.name === "e";
  return e.kind === "root" && e.radicand.kind === "number";
}

const WITHIN: Readonly<Record<NumberKind, readonly NumberKind[]>> = table({
  natural: ["natural"],
  whole: ["natural", "whole"],
  integer: ["natural", "whole", "integer"],
  rational: ["natural", "whole", "integer", "rational"],
  irrational: ["irrational"],
  real: ["natural", "whole", "integer", "rational", "irrational"],
});

export const belongs = (kind: NumberKind, wanted: NumberKind): boolean => WITHIN[wanted].includes(kind);
