import type { Expression } from "../../expression/ast";
import { equation } from "../../expression/build";
import type { DerivativeTask } from "../../tasks/calculus";
import type { InverseFunctionTask } from "../../tasks/inverse-function";
import type { MatrixTask } from "../../tasks/matrix";
import type { PolynomialDivisionTask } from "../../tasks/polynomial";
import type { AnswerValue } from "../../types";
import { toLatex } from "../latex";
import { toText } from "../text";
import { byHand, type Written } from "./hand";
import { matrixWithFactor } from "./matrix";
import { quantity } from "./quantity";
import { usual, writeValue } from "./value";

/** An expression after its name: f'(x) = 2x. */
const labelled = (label: Expression, value: AnswerValue): Written | null =>
  value.kind === "expression" ? byHand((hand) => hand.print(equation(label, value.expression))) : null;

export const derivativeNotation = ({ label }: DerivativeTask, value: AnswerValue): Written | null =>
  label ? labelled(label, value) : null;

/** f⁻¹(x) = …, with the numbers it takes where they are not all that the formula would take. */
export function inverseNotation({ name, unknown }: InverseFunctionTask, value: AnswerValue): Written | null {
  if (value.kind !== "expression") return null;
  return byHand((hand) => {
    const head = hand.isLatex ? `${name}^{-1}(${unknown})` : `${name}⁻¹(${unknown})`;
    return `${head} = ${usual(value, hand)}`;
  });
}

/** Quotient and remainder by name; "yes" with the product where that is asked for as well. */
export function divisionNotation(
  { asked }: Pick<PolynomialDivisionTask, "asked">,
  value: AnswerValue,
): Written | null {
  if (value.kind === "expression" && asked === "factor-if")
    return byHand((hand) => `${hand.lead("yes:")}${hand.print(value.expression)}`);
  if (value.kind !== "named") return null;
  return byHand((hand) =>
    value.values
      .map(({ name, value: part, unit = "" }) => {
        const written = quantity(part, unit, hand);
        return hand.isLatex ? `${hand.words(name)} = ${written}` : `${name} ${written}`;
      })
      .join(hand.isLatex ? ",\\; " : ", "),
  );
}

/** After row operations the entries stand as they are; otherwise a common denominator may stand in front. Where the
 * text names the matrices, the result has its name: AB = … */
export function matrixNotation(
  { operation, named, matrices }: MatrixTask,
  value: AnswerValue,
): Written | null {
  if (value.kind !== "matrix") return null;
  const plain = ["reduce", "row-operations", "clear-column"].includes(operation.kind);
  const written = plain ? writeValue(value) : byHand((hand) => matrixWithFactor(value.rows, hand));
  const name = matrices[0]?.name ?? "A";
  const label =
    operation.kind === "combine"
      ? { latex: toLatex(operation.expression), text: toText(operation.expression) }
      : operation.kind === "inverse"
        ? { latex: `${name}^{-1}`, text: `${name}^-1` }
        : operation.kind === "transpose"
          ? { latex: `${name}^{T}`, text: `${name}^T` }
          : null;
  if (!named || !label) return written;
  return { latex: `${label.latex} = ${written.latex}`, text: `${label.text} = ${written.text}` };
}
