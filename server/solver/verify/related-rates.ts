import type { Expression, Relation } from "../expression/ast";
import { int, negation, product, sum } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import type { Budget, Check } from "../types";
import { inTidyForm } from "./expression-form";
import { type ProblemOf, refuted, UNCHECKED, type Verifier, verified } from "./obligations";
import { compareExpressions } from "./same-expression";
import { signChanges } from "./sign-changes";

type Related = ProblemOf<"related-rates">;

/** What all rates together change both sides by is the same: the derivative of the difference along them is zero. */
export const RELATED_RATES: Verifier<"related-rates"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkValue(problem, expression, budget),
    form: inTidyForm(expression, problem.form, budget),
  }),
};

function checkValue(problem: Related, answer: Expression, budget: Budget): Check {
  const { equation, asked, rates, at } = problem;
  const gap = sum([equation.left, negation(equation.right)]);
  const values = new Map(at.map(({ name, value }) => [name, value] as const));
  const told = explicit(equation, values);
  if (told) values.set(told.name, told.value);
  const open = symbolsOf(equation).filter((name) => !values.has(name));
  const speeds = new Map([...rates.map(({ name, rate }) => [name, rate] as const), [asked, answer] as const]);
  const moved = symbolsOf(equation).map((name) => {
    const slope = differentiate(gap, name, budget);
    const speed = speeds.get(name);
    return slope && speed ? product([slope, speed]) : null;
  });
  if (moved.includes(null) || open.length > 1) return UNCHECKED;
  const change = sum(moved as Expression[]);
  const [missing] = open;
  if (missing !== undefined) return inDoubles(substitute(gap, values), substitute(change, values), missing);
  if (compareExpressions(substitute(gap, values), int(0), budget) !== "same")
    return refuted("The values do not fit the equation.");
  const own = differentiate(gap, asked, budget);
  if (!own || compareExpressions(substitute(own, values), int(0), budget) !== "different") return UNCHECKED;
  const total = compareExpressions(substitute(change, values), int(0), budget);
  if (total === "different") return refuted("With this rate the sides do not stay equal.");
  return total === "same" ? verified("With these rates both sides change equally fast.") : UNCHECKED;
}

/** The letter that the equation is solved for, by the values of the others. */
function explicit(
  { left, right }: Relation,
  values: ReadonlyMap<string, Expression>,
): { readonly name: string; readonly value: Expression } | null {
  if (left.kind !== "symbol" || values.has(left.name)) return null;
  const value = substitute(right, values);
  return symbolsOf(value).length === 0 ? { name: left.name, value } : null;
}

const REACH = 60;

/** A value that is not told is looked for on a grid. */
function inDoubles(gap: Expression, change: Expression, open: string): Check {
  const value = (e: Expression) => (x: number) => {
    const found = evaluateComplex(e, new Map([[open, { re: x, im: 0 }]]));
    return found && Math.abs(found.im) < 1e-9 ? found.re : Number.NaN;
  };
  const [place, ...others] = signChanges(value(gap), -REACH, REACH + 0.0137);
  if (place === undefined || others.length > 0) return UNCHECKED;
  return Math.abs(value(change)(place)) < 1e-7
    ? { status: "partial", evidence: ["With these rates both sides change equally fast."] }
    : refuted("With this rate the sides do not stay equal.");
}
