import type { Expression } from "../../expression/ast";
import { absolute, compare, isNegative, add as plus, type Rational, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { inline, type Rule } from "./rule";
import { allRational, isDecimalLiteral, writeRational } from "./settled";

/** Sums and differences of whole numbers and decimals. */
export const add: Rule = {
  id: "add",
  many: "Add and subtract.",
  manyWhy: "These sums hold only finished numbers, so each one can be worked out now.",
  apply(node, context) {
    if (node.kind !== "sum") return null;
    const values = allRational(node.terms, context);
    if (!values) return null;
    if (node.terms.some((term, at) => !isDecimalLiteral(term) && values[at]?.d !== 1n)) return null;
    const total = writeRational(values.reduce(plus, ZERO), node.terms);
    return { node: total, title: title(node.terms), why: reason(node.terms, values, total) };
  },
};

function title(terms: readonly Expression[]): string {
  const [first, second] = terms;
  if (terms.length !== 2 || !first || !second) return "Add and subtract from left to right.";
  if (second.kind === "negation") return `Subtract ${inline(second.operand)} from ${inline(first)}.`;
  return `Add ${inline(first)} and ${inline(second)}.`;
}

function reason(terms: readonly Expression[], values: readonly Rational[], total: Expression): string {
  if (terms.some(isDecimalLiteral)) return "Line up the decimal points.";
  const [a, b] = values;
  const [first, second] = terms;
  if (values.length !== 2 || !a || !b || !first || !second) {
    return "Addition and subtraction have the same rank, so go from left to right.";
  }
  if (isNegative(a) && isNegative(b)) {
    return "Both terms are negative, so their sizes add up and the minus sign stays.";
  }
  if (isNegative(a) === isNegative(b)) {
    return `Taking ${inline(second)} back gives $${toLatex(total)} - ${toLatex(second)} = ${toLatex(first)}$.`;
  }
  const order = compare(absolute(a), absolute(b));
  if (order === 0) return "As much is taken away as there is, so nothing is left.";
  return isNegative(order < 0 ? b : a)
    ? "More is taken away than there is, so the result is below zero."
    : "There is more than is taken away, so the result is above zero.";
}
