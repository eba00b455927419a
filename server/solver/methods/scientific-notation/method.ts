import type { Expression } from "../../expression/ast";
import { terminatingDigits } from "../../expression/decimal";
import { normalised, type Scientific, scientificNode } from "../../expression/scientific";
import type { Derivation, Method, Problem, Step } from "../../types";
import { combinePowersOfTen } from "./combine-powers-of-ten";
import { groupPowersOfTen } from "./group-powers-of-ten";
import { moveDecimalPoint } from "./move-decimal-point";
import { normaliseCoefficient } from "./normalise-coefficient";
import { type PowersOfTen, powersOfTen } from "./powers-of-ten";
import type { Move, Rule } from "./rule";

/** Longer numbers stay in scientific notation when the question leaves the form open. */
const MOST_PLACES = 15n;

/** Products and quotients of numbers with powers of ten: numbers and powers are worked separately. */
export const scientificNotation: Method = {
  id: "scientific-notation",
  tasks: ["calculate"],
  work(problem) {
    if (problem.task !== "calculate" || !isFitting(problem)) return null;
    const read = powersOfTen(problem.expression);
    return read && derive(read, problem);
  },
};

const isFitting = ({ form }: Problem): boolean =>
  form.decimals === undefined &&
  (form.number === undefined || form.number === "decimal" || form.number === "scientific");

function derive(read: PowersOfTen, { form, latex }: Problem): Derivation | null {
  const steps: Step[] = [];
  const add = <From, To>(rule: Rule<From, To>, state: From): Move<To> | null => {
    const move = rule.apply(state);
    const before = steps.at(-1)?.latex ?? latex;
    if (move && move.latex !== before)
      steps.push({ rule: rule.id, title: move.title, latex: move.latex, why: move.why });
    return move;
  };
  const single = read.bottom.length === 0 && read.top.length === 1 ? read.top[0] : undefined;
  if (!single) add(groupPowersOfTen, read);
  const product = single ?? add(combinePowersOfTen, read)?.state;
  if (!product || terminatingDigits(product.coefficient) === null) return null;
  const asked = form.number ?? (isLong(product) ? "scientific" : "decimal");
  if (asked === "decimal") {
    const decimal = add(moveDecimalPoint, product);
    return decimal && answered(steps, decimal.state);
  }
  const proper = add(normaliseCoefficient, product)?.state ?? product;
  return proper.coefficient.n === 0n ? null : answered(steps, scientificNode(proper));
}

function isLong(number: Scientific): boolean {
  const exponent = normalised(number)?.exponent ?? 0n;
  return exponent > MOST_PLACES || exponent < -MOST_PLACES;
}

const answered = (steps: readonly Step[], expression: Expression): Derivation => ({
  method: scientificNotation.id,
  steps,
  answer: { kind: "expression", expression },
});
