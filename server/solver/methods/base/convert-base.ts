import type { BaseConversionTask } from "../../tasks/digits";
import type { Budget, Derivation } from "../../types";
import { baseAnswer } from "./base-answer";
import { divideRepeatedly } from "./divide-repeatedly";
import { readInBase } from "./read-in-base";
import { valueInBase } from "./value-in-base";

/** Through the ordinary number, base ten. */
export function convertBase({ written, from, to }: BaseConversionTask, budget: Budget): Derivation | null {
  budget.spend(written.length);
  const value = valueInBase(written, from);
  if (value === null) return null;
  const read = from === 10 ? [] : [readInBase(written, from, value)];
  const ten = String(value);
  const { written: answer, steps } = to === 10 ? { written: ten, steps: [] } : divideRepeatedly(value, to);
  if (read.length + steps.length === 0) return null;
  return { method: "base", steps: [...read, ...steps], answer: baseAnswer(answer) };
}
