import type { Expression } from "./expression/ast";
import { evaluateComplex } from "./expression/evaluate-numeric";
import { some, symbolsOf } from "./expression/walk";
import type { AnswerValue, Task } from "./types";

/** Tasks in which an exact number is the size of something. */
const SIZES: ReadonlySet<Task> = new Set<Task>(["story", "measure", "trigonometry"]);
const FIGURES = 4;
const SIZE_MAX = 1e7;

/** Beside an exact size with π in it, what it is about as a decimal: a sentence; null where there is nothing to say. */
export function decimalBeside(value: AnswerValue, task: Task): string | null {
  const sized = sizeOf(value, task);
  const isExact =
    sized !== null &&
    symbolsOf(sized).length === 0 &&
    some(sized, (node) => node.kind === "constant" && node.name === "pi");
  const number = isExact ? evaluateComplex(sized, new Map())?.re : undefined;
  if (number === undefined || !Number.isFinite(number) || Math.abs(number) >= SIZE_MAX) return null;
  return `As a decimal this is about $${Number(number.toPrecision(FIGURES))}$.`;
}

/** An angle in radians keeps its π. */
function sizeOf(value: AnswerValue, task: Task): Expression | null {
  if (value.kind === "quantity" && SIZES.has(task)) return value.value;
  return value.kind === "expression" && SIZES.has(task) && task !== "trigonometry" ? value.expression : null;
}
