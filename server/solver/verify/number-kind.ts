import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { integerPower } from "../expression/integer";
import type { Radical } from "../expression/radical-ring";
import { type RadicalValue, radicalValue } from "../expression/radical-value";
import { toLatex } from "../printer/latex";
import type { NumberKind } from "../tasks/number";
import type { Budget, Check } from "../types";
import { says } from "./claims";
import { type ProblemOf, UNCHECKED, type Verifier } from "./obligations";

/** From the narrowest to the widest. */
const ORDER: readonly NumberKind[] = ["natural", "whole", "integer", "rational", "irrational", "real"];

/** Works the number out a second time as a fraction of roots: one whole number over another is rational, one root
 * that does not come out over a whole number is irrational. */
export const NUMBER_KIND: Verifier<"number-kind"> = {
  word: (problem, { word }, budget) => ({
    word: () =>
      problem.options.includes("not real")
        ? realOrNot(problem.expression, word, budget)
        : narrowest(problem, word, budget),
  }),
};

function narrowest({ expression, options }: ProblemOf<"number-kind">, word: string, budget: Budget): Check {
  const kinds = kindsOf(radicalValue(expression, new Map(), budget).value);
  const right = ORDER.find((kind) => options.includes(kind) && kinds.includes(kind));
  return right ? says(word, right, evidenceFor(expression, kinds)) : UNCHECKED;
}

/** An even root of a negative number is no real number; every other single root is one. */
function realOrNot(expression: Expression, word: string, budget: Budget): Check {
  const sign = signUnderRoot(expression, budget);
  if (sign === null) return UNCHECKED;
  const shown = `$${toLatex(expression)}$`;
  const evidence =
    sign < 0
      ? `Squared, a real number is never negative, so there is no real number for ${shown}.`
      : `No even root of a negative number stands in ${shown}.`;
  return says(word, sign < 0 ? "not a real number" : "real number", evidence);
}

/** -1 where the one root of the expression is an even root of a negative number, 1 where it is not; null when the
 * expression is no number with one root before it. */
function signUnderRoot(node: Expression, budget: Budget): number | null {
  if (node.kind === "negation") return signUnderRoot(node.operand, budget);
  if (node.kind !== "root") return evaluateExact(node, new Map(), budget) ? 1 : null;
  const under = evaluateExact(node.radicand, new Map(), budget);
  if (!under) return null;
  return under.n < 0n && node.index % 2n === 0n ? -1 : 1;
}

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
  let high = 1n << (BigInt(n.toString(2).length) / k + 1n);
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (integerPower(middle, k) <= n) low = middle;
    else high = middle;
  }
  return integerPower(low, k) === n ? low : null;
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
