import type { Expression } from "../expression/ast";
import type { Radical } from "../expression/radical-ring";
import { type RadicalValue, radicalValue } from "../expression/radical-value";
import { toLatex } from "../printer/latex";
import type { NumberKind } from "../tasks/number";
import type { AnswerValue, Budget, Check, Problem } from "../types";

/** From the narrowest to the widest. */
const ORDER: readonly NumberKind[] = ["natural", "whole", "integer", "rational", "irrational", "real"];

/** Works the number out a second time as a fraction of roots: one whole number over another is rational, one root
 * that does not come out over a whole number is irrational. */
export function verifyNumberKind(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "number-kind" || value.kind !== "word") return refuted;
  const kinds = kindsOf(radicalValue(problem.expression, new Map(), budget).value);
  const narrowest = ORDER.find((kind) => problem.options.includes(kind) && kinds.includes(kind));
  if (narrowest !== value.word) return refuted;
  return { status: "verified", evidence: [evidenceFor(problem.expression, kinds)] };
}

const refuted: Check = { status: "refuted", reason: "The number is of another kind, or it cannot be told." };

function kindsOf(value: RadicalValue | null): readonly NumberKind[] {
  if (!value || value.top.length > 1 || value.bottom.length !== 1) return [];
  const [top] = value.top;
  const bottom = wholeOf(value.bottom[0] as Radical);
  if (!bottom || top?.imaginary) return [];
  if (!top) return ["whole", "integer", "rational", "real"];
  const over = wholeOf(top);
  if (over === null) return ["irrational", "real"];
  if (over % bottom !== 0n) return ["rational", "real"];
  const whole = over / bottom;
  if (whole < 0n) return ["integer", "rational", "real"];
  return [...(whole > 0n ? (["natural"] as const) : []), "whole", "integer", "rational", "real"];
}

/** The whole number that a multiple of a root comes out as; null when the root does not come out. */
function wholeOf({ coefficient, radicand, index }: Radical): bigint | null {
  const root = wholeRoot(radicand, index);
  return root === null ? null : coefficient * root;
}

/** The whole number whose k-th power is n, by halving the interval it lies in; null when there is none. */
function wholeRoot(n: bigint, k: bigint): bigint | null {
  let low = 0n;
  let high = n + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** k <= n) low = middle;
    else high = middle;
  }
  return low ** k === n ? low : null;
}

function evidenceFor(expression: Expression, kinds: readonly NumberKind[]): string {
  const shown = `$${toLatex(expression)}$`;
  if (kinds.includes("irrational")) {
    return `Between two powers of whole numbers that follow each other there is no third, so the root in ${shown} does not come out.`;
  }
  return kinds.includes("integer")
    ? `Worked out again, ${shown} comes out as a whole number or the opposite of one.`
    : `Worked out again, ${shown} is one whole number over another and does not come out.`;
}
