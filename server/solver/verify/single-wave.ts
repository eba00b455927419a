import type { Expression } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import type { Wave } from "../tasks/trigonometry";
import { realValue } from "./numeric";

const numberOf = (e: Expression): number | null => realValue(e, new Map());

/** R sin(x ± α) with R above zero and the shift in the first quarter, of the sign that is asked for. */
export function isWave(answer: Expression, { name, sign }: Wave): boolean {
  const factors = answer.kind === "product" ? answer.factors : [answer];
  const [call, ...more] = factors.filter((each) => symbolsOf(each).length > 0);
  const isPositive = factors.every((each) => each === call || (numberOf(each) ?? 0) > 0);
  const argument = call?.kind === "function" && call.name === name ? call.args[0] : undefined;
  if (argument?.kind !== "sum" || more.length > 0 || !isPositive) return false;
  const shifts = argument.terms.filter((each) => symbolsOf(each).length === 0);
  const [shift] = shifts.map(numberOf);
  const isAcute = shift !== undefined && shift !== null && Math.abs(shift) < Math.PI / 2;
  return isAcute && shifts.length === 1 && (sign === null || Math.sign(shift) === sign);
}
