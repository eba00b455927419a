import type { Expression, Relation } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { divide, equals, fromInt, multiply, power, type Rational } from "../expression/rational";
import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { VariationFactor, VariationTask, VariationValue } from "../tasks/variation";
import type { Budget, Check } from "../types";
import { ascending, inForm, is, tidy } from "./claims";
import { exactly, refuted, UNCHECKED, type Verifier, verified, weakest } from "./obligations";

/** How the power of a letter shows: its k-th power (or root) is compared. Twelfth powers are free of roots. */
const TWELFTHS: Readonly<Record<VariationFactor["power"], bigint>> = table({
  first: 12n,
  square: 24n,
  cube: 36n,
  fourth: 48n,
  "square-root": 6n,
  "cube-root": 4n,
});

/** Checks a variation without its constant: the ratio of two outputs against the ratios of the letters. Ratios are
 * compared by their twelfth powers, in which no root is left, and by their signs. */
export const VARIATION: Verifier<"variation"> = {
  relation: (problem, { relation }, budget) => ({
    relation: () =>
      problem.asked === "equation"
        ? checkEquation(problem, relation, budget)
        : refuted("No equation is asked for."),
    form: tidy(relation.right),
  }),
  expression: (problem, { expression }, budget) => ({
    value: () =>
      problem.asked === "constant"
        ? checkConstant(problem, expression, budget)
        : refuted("The constant is not asked for."),
    form: inForm(expression, problem.form, budget),
  }),
  roots: (problem, { unknown, roots }, budget) => ({
    unknown: is(unknown, problem.output),
    roots: () =>
      weakest([...roots.map(tidy), ...roots.map((root) => () => checkOutput(problem, root, budget))]),
    complete: () => exactly(roots.length > 0, "There is such a value."),
    order: ascending(roots),
  }),
};

function checkOutput(task: VariationTask, found: Expression, budget: Budget): Check {
  if (typeof task.asked === "string") return refuted("No value is asked for.");
  const told = { name: task.output, value: found };
  return sameLaw(task, [...task.asked.at, told], budget)
    ? verified(
        `The ratio of the two values is the one that the variation asks for: $${task.output} = ${toLatex(found)}$ belongs to the new values.`,
      )
    : refuted("The value does not fit the variation.");
}

/** Whether values belong to the same law as those given. */
function sameLaw(task: VariationTask, values: readonly VariationValue[], budget: Budget): boolean {
  const ratioOf = (name: string): Rational | null => {
    const [a, b] = [values, task.given].map((list) => {
      const told = list.find((each) => each.name === name);
      return told ? evaluateExact(told.value, new Map(), budget) : null;
    });
    return a && b && b.n !== 0n && a.n !== 0n ? divide(a, b) : null;
  };
  const output = ratioOf(task.output);
  let expected: Rational = fromInt(1);
  let negative = false;
  for (const { letter, power: name, below } of task.factors) {
    const ratio = ratioOf(letter);
    if (!ratio) return false;
    const raised = power(ratio, TWELFTHS[name]);
    expected = below ? divide(expected, raised) : multiply(expected, raised);
    if (ratio.n < 0n && ["first", "cube", "cube-root"].includes(name)) negative = !negative;
    if (ratio.n < 0n && name === "square-root") return false;
  }
  return !!output && equals(power(output, 12n), expected) && output.n < 0n === negative;
}

/** The answer at the given values and with each letter made 64 times as large, which leaves roots whole. */
function checkEquation(task: VariationTask, { left, operator, right }: Relation, budget: Budget): Check {
  const misfit = refuted("The values do not fit the variation.");
  // A size is no power, and is the same for values of either sign.
  const isOfPowers = !some(right, ({ kind }) => kind === "absolute");
  if (left.kind !== "symbol" || left.name !== task.output || operator !== "=" || !isOfPowers)
    return refuted("It is no formula for the output.");
  for (const scaled of [null, ...task.factors.map(({ letter }) => letter)]) {
    const at = new Map<string, Rational>();
    for (const { name, value: told } of task.given) {
      const exact = evaluateExact(told, new Map(), budget);
      if (!exact) return misfit;
      if (name !== task.output) at.set(name, name === scaled ? multiply(exact, fromInt(64)) : exact);
    }
    const output = evaluateExact(right, at, budget);
    if (!output) return misfit;
    const values = [...at].map(([name, exact]) => ({ name, value: literal(exact) }));
    if (!sameLaw(task, [...values, { name: task.output, value: literal(output) }], budget)) return misfit;
  }
  const given = task.given.map(({ name, value: told }) => `$${name} = ${toLatex(told)}$`).join(", ");
  return verified(`The values ${given} fit $${toLatex({ kind: "relation", left, operator, right })}$.`);
}

function checkConstant(task: VariationTask, constant: Expression, budget: Budget): Check {
  const k = evaluateExact(constant, new Map(), budget);
  let expected: Rational = fromInt(1);
  for (const { letter, power: name, below } of task.factors) {
    const told = task.given.find((each) => each.name === letter);
    const exact = told && evaluateExact(told.value, new Map(), budget);
    if (!exact || exact.n <= 0n) return UNCHECKED;
    const raised = power(exact, TWELFTHS[name]);
    expected = below ? divide(expected, raised) : multiply(expected, raised);
  }
  const told = task.given.find(({ name }) => name === task.output);
  const output = told && evaluateExact(told.value, new Map(), budget);
  if (
    !k ||
    !output ||
    !equals(multiply(power(k, 12n), expected), power(output, 12n)) ||
    k.n < 0n !== output.n < 0n
  )
    return refuted("The given values do not fit.");
  return verified(`With $k = ${toLatex(constant)}$ the given values fit.`);
}

const literal = (value: Rational): Expression =>
  value.n < 0n
    ? { kind: "negation", operand: { kind: "number", value: { n: -value.n, d: value.d } } }
    : { kind: "number", value };
