import type { Expression, Relation } from "../expression/ast";
import { equation, symbol } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import { polynomialOf, subtractPolynomials, totalDegree } from "../expression/polynomial";
import { divide, equals, isZero, negate, type Rational, ZERO } from "../expression/rational";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { are, inForm } from "./claims";
import { curveObligations } from "./curves";
import {
  type ProblemOf,
  refuted,
  UNCHECKED,
  type ValueOf,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { determinant, type Matrix, rank, subsets } from "./rank";
import { shownValue } from "./shown-value";

type System = ProblemOf<"solve-system">;

/** Checks the answer to a system: put back into every equation, and the rank of a linear system or the resultant of
 * two curves. */
export const SOLVE_SYSTEM: Verifier<"solve-system"> = {
  point: (problem, { unknowns, values }, budget) => ({
    unknowns: are(unknowns, problem.unknowns),
    values: () => weakest([inForm(values, problem.form, budget), () => checkPoint(problem, values, budget)]),
    unique: () => checkUnique(problem, budget),
  }),
  family: (problem, value, budget) => ({
    unknowns: are(value.unknowns, namesIn(problem)),
    values: () => checkFamily(problem, value, budget),
    complete: () => checkFree(problem, value, budget),
  }),
  none: (problem, _none, budget) => ({ inconsistent: () => checkInconsistent(problem, budget) }),
  points: (problem, value, budget) =>
    linearSystem(problem, budget) ? notLinear : curveObligations(problem, value, budget),
};

const many = () => refuted("A linear system has one solution, none, or a family of them.");
const notLinear = { unknowns: many, points: many, complete: many, order: many };

/** The unknowns asked for, then the others. */
const namesIn = ({ unknowns, equations }: System): string[] => [
  ...new Set([...unknowns, ...equations.flatMap(symbolsOf)]),
];

interface Linear {
  readonly coefficients: Matrix;
  readonly constants: readonly Rational[];
}

/** Coefficients and constants of the equations; null when one is not linear. */
function linearSystem(problem: System, budget: Budget): Linear | null {
  const names = namesIn(problem);
  const coefficients: Rational[][] = [];
  const constants: Rational[] = [];
  for (const { left, right, operator } of problem.equations) {
    const [l, r] = [polynomialOf(left, budget), polynomialOf(right, budget)];
    if (!l || !r || operator !== "=") return null;
    const { terms } = subtractPolynomials(l, r);
    if (terms.some((term) => totalDegree(term) > 1)) return null;
    coefficients.push(names.map((name) => terms.find((t) => t.exponents[name] === 1)?.coefficient ?? ZERO));
    constants.push(negate(terms.find((t) => totalDegree(t) === 0)?.coefficient ?? ZERO));
  }
  return { coefficients, constants };
}

function checkPoint(problem: System, values: readonly Expression[], budget: Budget): Check {
  const { unknowns } = problem;
  if (values.length > unknowns.length) return refuted("There are more values than unknowns.");
  const at = new Map<string, Rational>();
  for (const [i, name] of unknowns.entries()) {
    const value = values[i] && evaluateExact(values[i], new Map(), budget);
    if (!value) return refuted("A value is missing.");
    at.set(name, value);
  }
  const missing = namesIn(problem).filter((name) => !at.has(name));
  const filled = missing.length > 0 ? withCramer(problem, { known: at, missing }, budget) : at;
  if (!filled) return refuted("The value does not belong to a solution.");
  const evidence = putBack(problem.equations, filled, { unknowns, budget });
  return evidence ? verified(...evidence) : refuted("The values do not fit every equation.");
}

function checkUnique(problem: System, budget: Budget): Check {
  const linear = linearSystem(problem, budget);
  return linear && rank(linear.coefficients, budget) === namesIn(problem).length
    ? verified("The determinant of the system is not zero, so there is no other solution.")
    : refuted("The system does not fix one solution.");
}

/** The other unknowns by Cramer's rule from equations whose determinant is not zero; null when the known ones
 * disagree with it. */
function withCramer(
  problem: System,
  { known, missing }: { readonly known: ReadonlyMap<string, Rational>; readonly missing: readonly string[] },
  budget: Budget,
): Map<string, Rational> | null {
  const linear = linearSystem(problem, budget);
  if (!linear) return null;
  const names = namesIn(problem);
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

function checkInconsistent(problem: System, budget: Budget): Check {
  const linear = linearSystem(problem, budget);
  if (!linear) return UNCHECKED;
  const augmented = linear.coefficients.map((row, i) => [...row, linear.constants[i] ?? ZERO]);
  return rank(augmented, budget) > rank(linear.coefficients, budget)
    ? verified(
        "The left sides can be combined to $0$ while the right sides then do not give $0$, so the equations contradict each other.",
      )
    : refuted("The system has a solution.");
}

/** Put into the equations, the values make both sides the same. */
function checkFamily(problem: System, { values }: ValueOf<"family">, budget: Budget): Check {
  const names = namesIn(problem);
  const at = new Map(values.map((value, i) => [names[i] ?? "", value]));
  const gaps = problem.equations.map(({ left, right }) => {
    const [l, r] = [left, right].map((side) => polynomialOf(substitute(side, at), budget));
    return l && r && subtractPolynomials(l, r);
  });
  if (gaps.some((gap) => !gap || gap.terms.length > 0))
    return refuted("The family does not fit every equation.");
  const fixed = [...at].filter(([name, value]) => !(value.kind === "symbol" && value.name === name));
  const point = fixed.map(([name, value]) => toLatex(equation(symbol(name), value)));
  return verified(
    `Put $${point.join(",\\ ")}$ into every equation: both sides are the same whatever the other letters are.`,
  );
}

/** Just the free unknowns stand for themselves and for what the others are made of, and they are as many as the
 * equations leave free. */
function checkFree(problem: System, { values, free }: ValueOf<"family">, budget: Budget): Check {
  const linear = linearSystem(problem, budget);
  if (!linear) return UNCHECKED;
  const unknowns = namesIn(problem);
  const own = unknowns.filter((name, i) => values[i]?.kind === "symbol" && symbolsOf(values[i])[0] === name);
  const used = values.flatMap((value) => symbolsOf(value));
  if (free.length !== own.length || ![...own, ...used].every((name) => free.includes(name)))
    return refuted("Other unknowns are free.");
  const count = unknowns.length - rank(linear.coefficients, budget);
  return free.length === count
    ? verified(
        `The equations leave $${count}$ of the $${unknowns.length}$ unknowns free, so these are all the solutions.`,
      )
    : refuted("Solutions are missing.");
}
