import type { Expression } from "../../expression/ast";
import { number, product } from "../../expression/build";
import { lcm, type Rational } from "../../expression/rational";
import { children } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { type Subject, valueSubject } from "../working/subject";
import type { WrongRule } from "./misconception";

export const denominatorDropped: WrongRule = {
  id: "denominator-dropped",
  title: "The denominators of an expression were dropped",
  explanation:
    "Only an equation can be multiplied through to clear fractions. In an expression the denominator stays, or its value changes.",
  applied: cleared,
};

/** An expression times one of its denominators, or times several of them. */
function* cleared(before: Subject): Generator<Subject> {
  if (before.kind !== "value") return;
  const found = new Map<string, Expression>();
  collect(before.expression, found);
  const denominators = [...found.values()].slice(0, 4);
  yield valueSubject(product([number(commonMultiple(denominators)), before.expression]));
  for (const each of subsets(denominators)) yield valueSubject(product([...each, before.expression]));
}

/** Of the denominators that are whole numbers. */
const commonMultiple = (denominators: readonly Expression[]): Rational => ({
  n: denominators.reduce((all, each) => (each.kind === "number" ? lcm(all, each.value.n) : all), 1n),
  d: 1n,
});

function collect(node: Expression, found: Map<string, Expression>): void {
  if (node.kind === "quotient") found.set(toLatex(node.denominator), node.denominator);
  for (const part of children(node)) collect(part, found);
}

function subsets(all: readonly Expression[]): Expression[][] {
  const [first, ...rest] = all;
  if (!first) return [];
  const others = subsets(rest);
  return [[first], ...others.map((each) => [first, ...each]), ...others];
}
