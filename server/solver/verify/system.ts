import type { Expression, Relation } from "../expression/ast";
import { equation, symbol } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { polynomialOf, subtractPolynomials, totalDegree } from "../expression/polynomial";
import { divide, equals, isZero, negate, type Rational, ZERO } from "../expression/rational";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { verifyCurves } from "./curves";
import { determinant, type Matrix, rank, subsets } from "./rank";
import { shownValue } from "./shown-value";

type System = Problem & { readonly task: "solve-system" };

/** Checks the answer to a system of linear equations: put back into every equation, and the rank of the system.
 * @returns "verified" only when the answer is right and complete */
export function verifySystem(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "solve-system") return refuted("This is no system.");
  const names = [...new Set([...problem.unknowns, ...problem.equations.flatMap(symbolsOf)])];
  const linear = linearSystem(problem.equations, names, budget);
  if (!linear) return verifyCurves(problem, value, budget);
  const tools = { names, linear, budget };
  switch (value.kind) {
    case "point":
      return verifyPoint(problem, value, tools);
    case "none":
      return verifyInconsistent(tools);
    case "family":
      return verifyFamily(problem, value, tools);
    default:
      return refuted("The answer is of another kind.");
  }
}

const refuted = (reason: string): Check => ({ status: "refuted", reason });

interface Linear {
  readonly coefficients: Matrix;
  readonly constants: readonly Rational[];
}

interface Tools {
  readonly names: readonly string[];
  readonly linear: Linear;
  readonly budget: Budget;
}

/** Coefficients and constants of the equations; null when one is not linear. */
function linearSystem(
  equations: readonly Relation[],
  names: readonly string[],
  budget: Budget,
): Linear | null {
  const coefficients: Rational[][] = [];
  const constants: Rational[] = [];
  for (const { left, right, operator } of equations) {
    const [l, r] = [polynomialOf(left, budget), polynomialOf(right, budget)];
    if (!l || !r || operator !== "=") return null;
    const { terms } = subtractPolynomials(l, r);
    if (terms.some((term) => totalDegree(term) > 1)) return null;
    coefficients.push(names.map((name) => terms.find((t) => t.exponents[name] === 1)?.coefficient ?? ZERO));
    constants.push(negate(terms.find((t) => totalDegree(t) === 0)?.coefficient ?? ZERO));
  }
  return { coefficients, constants };
}

type Point = AnswerValue & { readonly kind: "point" };

function verifyPoint(problem: System, { unknowns, values }: Point, tools: Tools): Check {
  const { names, linear, budget } = tools;
  if (!sameNames(unknowns, problem.unknowns)) return refuted("Other unknowns were asked for.");
  if (rank(linear.coefficients, budget) < names.length)
    return refuted("The system does not fix one solution.");
  const at = new Map<string, Rational>();
  for (const [i, name] of unknowns.entries()) {
    const value = values[i] && evaluateExact(values[i], new Map(), budget);
    if (!value) return refuted("A value is missing.");
    at.set(name, value);
  }
  const missing = names.filter((name) => !at.has(name));
  const filled = missing.length > 0 ? withCramer(at, missing, tools) : at;
  if (!filled) return refuted("The value does not belong to a solution.");
  const evidence = putBack(problem.equations, filled, { unknowns, budget });
  if (!evidence) return refuted("The values do not fit every equation.");
  return {
    status: "verified",
    evidence: [...evidence, "The determinant of the system is not zero, so there is no other solution."],
  };
}

const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name) => b.includes(name));

/** The other unknowns by Cramer's rule from equations whose determinant is not zero; null when the known ones
 * disagree with it. */
function withCramer(
  known: ReadonlyMap<string, Rational>,
  missing: readonly string[],
  tools: Tools,
): Map<string, Rational> | null {
  const { names, linear, budget } = tools;
  const part = (rows: readonly number[]) => rows.map((row) => linear.coefficients[row] ?? []);
  const rows = subsets(linear.coefficients.length, names.length).find(
    (chosen) => !isZero(determinant(part(chosen), budget)),
  );
  if (!rows) return null;
  const whole = determinant(part(rows), budget);
  const value = (name: string) => {
    const column = names.indexOf(name);
    const replaced = rows.map((row) =>
      (linear.coefficients[row] ?? []).map((c, i) => (i === column ? (linear.constants[row] ?? ZERO) : c)),
    );
    return divide(determinant(replaced, budget), whole);
  };
  if (![...known].every(([name, is]) => equals(value(name), is))) return null;
  return new Map([...known, ...missing.map((name) => [name, value(name)] as const)]);
}

/** One sentence for each equation; null when one does not hold. */
function putBack(
  equations: readonly Relation[],
  at: ReadonlyMap<string, Rational>,
  { unknowns, budget }: { readonly unknowns: readonly string[]; readonly budget: Budget },
): string[] | null {
  const written = (value: Rational) => shownValue(value, equations);
  const shown = [...at].map(([name, value]) => `$${toLatex(equation(symbol(name), written(value)))}$`);
  const extra = at.size > unknowns.length ? " (the others follow)" : "";
  const checks: string[] = [];
  for (const each of equations) {
    const [left, right] = [evaluateExact(each.left, at, budget), evaluateExact(each.right, at, budget)];
    if (!left || !right || !equals(left, right)) return null;
    checks.push(`$${toLatex(each)}$ becomes $${toLatex(equation(written(left), written(right)))}$`);
  }
  return [`Put ${shown.join(", ")} back${extra}: ${checks.join("; ")}.`];
}

function verifyInconsistent({ linear, budget }: Tools): Check {
  const augmented = linear.coefficients.map((row, i) => [...row, linear.constants[i] ?? ZERO]);
  if (rank(augmented, budget) <= rank(linear.coefficients, budget))
    return refuted("The system has a solution.");
  return {
    status: "verified",
    evidence: [
      "The left sides can be combined to $0$ while the right sides then do not give $0$, so the equations contradict each other.",
    ],
  };
}

type Family = AnswerValue & { readonly kind: "family" };

function verifyFamily(problem: System, { unknowns, values, free }: Family, tools: Tools): Check {
  const { names, linear, budget } = tools;
  if (!sameNames(unknowns, names)) return refuted("Not every unknown is given.");
  const at = new Map(unknowns.map((name, i) => [name, values[i] as Expression]));
  if (
    free.some((name) => at.get(name)?.kind !== "symbol" || symbolsOf(at.get(name) as Expression)[0] !== name)
  ) {
    return refuted("A free unknown is not free.");
  }
  if (values.some((value) => symbolsOf(value).some((name) => !free.includes(name))))
    return refuted("A value is not worked out.");
  for (const { left, right } of problem.equations) {
    const [l, r] = [left, right].map((side) => polynomialOf(substitute(side, at), budget));
    if (!l || !r || subtractPolynomials(l, r).terms.length > 0)
      return refuted("The family does not fit every equation.");
  }
  if (free.length !== names.length - rank(linear.coefficients, budget))
    return refuted("Solutions are missing.");
  const letters = free.map((name) => `$${toLatex(symbol(name))}$`).join(" and ");
  const point = unknowns.map((name, i) => toLatex(equation(symbol(name), values[i] as Expression)));
  return {
    status: "verified",
    evidence: [
      `Put $${point.filter((_, i) => !free.includes(unknowns[i] ?? "")).join(",\\ ")}$ into every equation: both sides are the same whatever ${letters} is.`,
      `The equations leave $${free.length}$ of the $${names.length}$ unknowns free, so these are all the solutions.`,
    ],
  };
}
