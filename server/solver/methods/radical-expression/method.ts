import type { Expression, Statement } from "../../expression/ast";
import type { RadicalReader } from "../../expression/radical-fraction";
import { some, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import type { Derivation, Method, Problem, Step } from "../../types";
import { deskFor } from "../expand/desk";
import { expressionAnswer } from "../expand/method";
import { derive } from "../expand/rewriting";
import { cancelUnderRoot } from "./cancel-under-root";
import { combineLikeRoots } from "./combine-like-roots";
import { fractionalExponentAsRoot } from "./fractional-exponent-as-root";
import { multiplyOutRoots } from "./multiply-out-roots";
import { productOfRoots } from "./product-of-roots";
import { quotientOfRoots } from "./quotient-of-roots";
import { conjugateBelow, rootBelow } from "./rationalise-denominator";
import type { RadicalRule } from "./reader";
import { simplestForm } from "./simplest-form";
import { takeOutOfRoot } from "./take-out-of-root";
import { writeAsOneTerm } from "./write-as-one-term";

const RULES: readonly RadicalRule[] = [
  fractionalExponentAsRoot,
  quotientOfRoots,
  cancelUnderRoot,
  productOfRoots,
  takeOutOfRoot,
  conjugateBelow,
  multiplyOutRoots,
  combineLikeRoots,
  rootBelow,
  writeAsOneTerm,
];

/** Simplifies expressions with roots of letters: products, quotients, sums and rationalised denominators. */
export const radicalExpression: Method = {
  id: "radical-expression",
  tasks: ["simplify", "expand"],
  work(problem, budget) {
    if (problem.task !== "simplify" && problem.task !== "expand") return null;
    const { expression } = problem;
    if (symbolsOf(expression).length === 0 || !some(expression, isRoot) || some(expression, isDecimal))
      return null;
    const reader = { absolute: problem.method === "absolute values", budget };
    const target = simplestForm(expression, reader);
    return target && derivation(problem, { expression, target, reader });
  },
};

const isRoot = (node: Statement): boolean =>
  node.kind === "root" || (node.kind === "power" && node.exponent.kind === "quotient");

const isDecimal = (node: Statement): boolean => node.kind === "number" && node.decimals !== undefined;

function derivation(
  { text }: Problem,
  {
    expression,
    target,
    reader,
  }: { readonly expression: Expression; readonly target: Expression; readonly reader: RadicalReader },
): Derivation {
  const rules = RULES.map((rule) => rule(reader));
  const worked = derive(expression, rules, deskFor(expression, reader.budget)) ?? {
    steps: [],
    state: expression,
  };
  const last: Step = {
    rule: "simplest-radical-form",
    title: text.includes("rationali")
      ? "Write the result over one denominator."
      : "Write the result in simplest form.",
    latex: toLatex(target),
    why: "No full power is left under a root, no root is left in a denominator, and like terms are combined.",
  };
  const reached = worked.steps.at(-1)?.latex ?? toLatex(expression);
  return {
    method: "radical-expression",
    steps: reached === last.latex ? worked.steps : [...worked.steps, last],
    answer: expressionAnswer(target),
  };
}
