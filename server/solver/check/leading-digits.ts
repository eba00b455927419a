import type { AnswerValue } from "../types";
import { partsOf } from "./answer-parts";
import { encloseValue } from "./proof/enclose";

const GOING_ON = /^\s*(?:[a-z]\s*[=≈]\s*)?([-−]?)\s*(\d*)\.(\d+)\s*(?:\.\.\.|…|\\[lc]?dots)\s*$/i;
const MOST_DIGITS = 12;

/** Whether an answer is the first digits of the right number, and says that they go on: "0.9166…". */
export function beginsSo(text: string, right: AnswerValue): boolean {
  const [, sign = "", whole = "", places = ""] = GOING_ON.exec(text) ?? [];
  const [part, ...others] = partsOf(right);
  const value = part && others.length === 0 && places !== "" ? encloseValue(part) : null;
  if (!value || places.length > MOST_DIGITS || Math.abs(value.im) > value.radius) return false;
  const from = Number(`${whole}.${places}`);
  const size = sign === "" ? value.re : -value.re;
  return size >= from && size < from + 10 ** -places.length;
}
