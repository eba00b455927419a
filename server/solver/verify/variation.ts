import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import { divide, equals, fromInt, multiply, power, type Rational } from "../expression/rational";
import { toLatex } from "../printer/latex";
import type { VariationFactor, VariationTask, VariationValue } from "../tasks/variation";
import type { AnswerValue, Budget, Check, Problem } from "../types";

const REFUTED: Check = { status: "refuted", reason: "the values do not fit the variation" };

/** How the power of a letter shows: its k-th power (or root) is compared. Twelfth powers are free of roots. */
const TWELFTHS: Readonly<Record<VariationFactor["power"], bigint>> = {
  first: 12n,
  square: 24n,
  cube: 36n,
  fourth: 48n,
  "square-root": 6n,
  "cube-root": 4n,
};

/** Checks a variation without its constant: the ratio of two outputs against the ratios of the letters. Ratios are
 * compared by their twelfth powers, in which no root is left, and by their signs. */
export function verifyVariation(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "variation") return { status: "refuted", reason: "the task is another one" };
  if (problem.asked === "equation") return verifyEquation(problem, value, budget);
  if (problem.asked === "constant") {
    return value.kind === "expression" ? verifyConstant(problem, value.expression, budget) : REFUTED;
  }
  const found = value.kind === "roots" && value.roots.length === 1 ? (value.roots[0] as Expression) : null;
  const told = { name: problem.output, value: found as Expression };
  if (!found || !sameLaw(problem, [...problem.asked.at, told], budget)) return REFUTED;
  const ratio = "The ratio of the two values is the one that the variation asks for";
  return {
    status: "verified",
    evidence: [`${ratio}: $${problem.output} = ${toLatex(found)}$ belongs to the new values.`],
  };
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
function verifyEquation(task: VariationTask, value: AnswerValue, budget: Budget): Check {
  if (value.kind !== "relation" || value.relation.left.kind !== "symbol") return REFUTED;
  const { left, right } = value.relation;
  if (left.name !== task.output || value.relation.operator !== "=") return REFUTED;
  for (const scaled of [null, ...task.factors.map(({ letter }) => letter)]) {
    const at = new Map<string, Rational>();
    for (const { name, value: told } of task.given) {
      const exact = evaluateExact(told, new Map(), budget);
      if (!exact) return REFUTED;
      if (name !== task.output) at.set(name, name === scaled ? multiply(exact, fromInt(64)) : exact);
    }
    const output = evaluateExact(right, at, budget);
    if (!output) return REFUTED;
    const values = [...at].map(([name, exact]) => ({ name, value: literal(exact) }));
    if (!sameLaw(task, [...values, { name: task.output, value: literal(output) }], budget)) return REFUTED;
  }
  const given = task.given.map(({ name, value: told }) => `$${name} = ${toLatex(told)}$`).join(", ");
  return { status: "verified", evidence: [`The values ${given} fit $${toLatex(value.relation)}$.`] };
}

function verifyConstant(task: VariationTask, constant: Expression, budget: Budget): Check {
  const k = evaluateExact(constant, new Map(), budget);
  let expected: Rational = fromInt(1);
  for (const { letter, power: name, below } of task.factors) {
    const told = task.given.find((each) => each.name === letter);
    const exact = told && evaluateExact(told.value, new Map(), budget);
    if (!exact || exact.n <= 0n) return { status: "unchecked", evidence: [] };
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
    return REFUTED;
  return { status: "verified", evidence: [`With $k = ${toLatex(constant)}$ the given values fit.`] };
}

const literal = (value: Rational): Expression =>
  value.n < 0n
    ? { kind: "negation", operand: { kind: "number", value: { n: -value.n, d: value.d } } }
    : { kind: "number", value };
