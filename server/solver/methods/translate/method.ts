import type { Expression, Statement } from "../../expression/ast";
import { int, negation, product, relation } from "../../expression/build";
import { isInteger, multiply, type Rational } from "../../expression/rational";
import { mapChildren } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Derivation, Method, Step } from "../../types";

/** Words in symbols: the phrase as it was read, with numbers that stand side by side multiplied. */
export const translate: Method = {
  id: "translate",
  tasks: ["translate"],
  work(problem): Derivation | null {
    if (problem.task !== "translate") return null;
    const { statement } = problem;
    const tidy = tidied(statement);
    const read: Step = {
      rule: "translate-words",
      title: "Write the words in symbols.",
      latex: toLatex(statement),
      why: "Sum means $+$, difference $-$, product and times $\\cdot$, quotient $\\div$; “less than” and “more than” begin with the number that follows them.",
    };
    const neat: Step = {
      rule: "multiply-numbers",
      title: "Multiply the numbers.",
      latex: toLatex(tidy),
      why: "A term has one number in front of its letters.",
    };
    const steps = neat.latex === read.latex ? [read] : [read, neat];
    const value =
      tidy.kind === "relation"
        ? ({ kind: "relation", relation: tidy } as const)
        : ({ kind: "expression", expression: tidy } as const);
    return { method: "translate", steps, answer: value };
  },
};

const tidied = (statement: Statement): Statement =>
  statement.kind === "relation"
    ? relation(tidiedExpression(statement.left), statement.operator, tidiedExpression(statement.right))
    : tidiedExpression(statement);

/** Whole numbers in a product with letters come to one in front; products of numbers alone stay as they are said. */
function tidiedExpression(e: Expression): Expression {
  const inner = mapChildren(e, tidiedExpression);
  if (inner.kind !== "product" || inner.factors.every((factor) => factor.kind === "number")) return inner;
  const flat = inner.factors.flatMap((factor) => (factor.kind === "product" ? factor.factors : [factor]));
  const numbers = flat.flatMap((factor) => wholeOf(factor) ?? []);
  const others = flat.filter((factor) => wholeOf(factor) === null);
  if (numbers.length < 2 || others.length === 0) return inner;
  const value = numbers.reduce(multiply);
  const rest = product([int(value.n < 0n ? -value.n : value.n), ...others]);
  return value.n < 0n ? negation(rest) : rest;
}

function wholeOf(e: Expression): Rational | null {
  if (e.kind === "negation") {
    const inner = wholeOf(e.operand);
    return inner && { n: -inner.n, d: inner.d };
  }
  return e.kind === "number" && isInteger(e.value) && e.decimals === undefined ? e.value : null;
}
