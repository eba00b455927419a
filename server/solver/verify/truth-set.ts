import type { Expression } from "../expression/ast";
import { number } from "../expression/build";
import { fromCoefficients, polynomialToExpression } from "../expression/polynomial";
import { evaluatePolynomialAt, evaluateSurd, isZeroSurd } from "../expression/quadratic-surd";
import type { Rational } from "../expression/rational";
import type { RealSet } from "../expression/real-set";
import { endsOf, isInSet } from "../expression/real-set-algebra";
import { compareExact, exactSign } from "../expression/real-set-order";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import type { Coefficients } from "./real-root-count";
import { rationalRootBetween, separators, withAllRoots } from "./root-isolation";

/** A claim that a set holds exactly the numbers for which something is true. */
export interface TruthClaim {
  readonly set: RealSet;
  readonly unknown: string;
  /** Polynomials in the unknown: the truth can change at their real roots only. */
  readonly changes: readonly Coefficients[];
  /** Null when it cannot be told exactly. */
  readonly truth: (x: Expression) => boolean | null;
  /** "is true" or "has a value", for the evidence. */
  readonly yes: string;
  readonly no: string;
  /** The numbers behind it at a value, to stand after "At x = 8 it is true", in words or LaTeX between dollar signs. */
  readonly because?: (x: Expression) => string | null;
}

const MOST_SENTENCES = 6;

/** Tests a number in every piece into which the roots cut the line, and every end of the set.
 * @returns "verified" when every piece, every end and every root between agrees */
export function checkTruth(claim: TruthClaim, budget: Budget): Check {
  const { set, truth } = claim;
  const all = withAllRoots(claim.changes, budget);
  const tests = separators(all, budget);
  if (!tests) return { status: "unchecked", evidence: [] };
  const evidence: string[] = [];
  for (const test of tests) {
    const result = agrees(claim, number(test), budget);
    if (result === null) return { status: "unchecked", evidence: [] };
    if (!result) return wrong(`At ${test.n}/${test.d} the answer does not fit.`);
    evidence.push(sentence(claim, number(test), truth(number(test)) === true));
  }
  const ends = endsOf(set);
  let proved = true;
  for (const end of ends) {
    const turns = isRoot(all, end, budget);
    const result = agrees(claim, end, budget);
    if (result === false || turns === false) return wrong("An end of the answer does not fit.");
    if (result === null || turns === null) proved = false;
    else evidence.push(sentence(claim, end, truth(end) === true));
  }
  for (let i = 1; i < tests.length; i++) {
    const between = [tests[i - 1] as Rational, tests[i] as Rational] as const;
    const held = heldBetween(claim, all, { between, ends, budget });
    if (held === false) return wrong("A single number does not fit.");
    if (held === null) proved = false;
  }
  const shown = [...new Set(evidence)].slice(0, MOST_SENTENCES);
  return { status: proved ? "verified" : "partial", evidence: shown };
}

/** Null where the polynomial has no value at the number that can be worked out exactly. */
function isRoot(all: Coefficients, x: Expression, budget: Budget): boolean | null {
  const surd = evaluateSurd(x, new Map(), budget);
  const value = surd && evaluatePolynomialAt(all, surd);
  if (value) return isZeroSurd(value);
  const p = polynomialToExpression(fromCoefficients(all, "x"));
  const sign = exactSign(p, new Map([["x", x]]), budget);
  return sign === null ? null : sign === 0;
}

const wrong = (reason: string): Check => ({ status: "refuted", reason });

function agrees({ set, truth }: TruthClaim, x: Expression, budget: Budget): boolean | null {
  const [claimed, actual] = [isInSet(set, x, budget), truth(x)];
  return claimed === null || actual === null ? null : claimed === actual;
}

/** Whether the claim is right at the one root between two tests; it is, when the root is an end that was tested. */
function heldBetween(
  claim: TruthClaim,
  all: Coefficients,
  {
    between,
    ends,
    budget,
  }: { between: readonly [Rational, Rational]; ends: readonly Expression[]; budget: Budget },
): boolean | null {
  const [low, high] = between;
  const inside = (end: Expression) =>
    compareExact(end, number(low), budget) === 1 && compareExact(end, number(high), budget) === -1;
  if (ends.some(inside)) return true;
  const root = rationalRootBetween(all, between, budget);
  return root && agrees(claim, number(root), budget);
}

function sentence({ unknown, yes, no, because }: TruthClaim, x: Expression, is: boolean): string {
  const reason = because?.(x);
  const told = `At $${toLatex({ kind: "symbol", name: unknown })} = ${toLatex(x)}$ it ${is ? yes : no}`;
  return reason ? `${told}: ${reason}.` : `${told}.`;
}
