import type { Expression } from "../../expression/ast";
import { imaginaryUnit, negation, product, sum } from "../../expression/build";
import { tidy } from "../../expression/tidy";
import type { AnswerValue, Budget } from "../../types";

/** x + yi as it is written by hand. */
export function complexNumber(x: Expression, y: Expression, budget: Budget): AnswerValue {
  const isNothing = (e: Expression) => e.kind === "number" && e.value.n === 0n;
  const imaginary = y.kind === "negation" ? negation(multiple(y.operand)) : multiple(y);
  const parts = [...(isNothing(x) ? [] : [x]), ...(isNothing(y) ? [] : [imaginary])];
  const expression = parts.length > 0 ? sum(parts) : tidy(x, budget);
  return { kind: "expression", expression };
}

const multiple = (e: Expression): Expression =>
  e.kind === "number" && e.value.n === e.value.d ? imaginaryUnit : product([e, imaginaryUnit]);
