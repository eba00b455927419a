import "server-only";
import { FORM_WANTED } from "../turns/forms";
import { findProblem } from "./find-problem";
import { presentSolution } from "./present";
import type { Worked } from "./types";

/** The answer in another form: "can I write it as a decimal?".
 * @returns null where no form is named, or the engine does not write the answer so */
export function inForm(message: string, { result }: Worked): string | null {
  const form = FORM_WANTED.exec(message)?.[1]?.toLowerCase().replace(/s$/, "");
  if (!form) return null;
  const value = result.answer.replace(/^\s*[a-z] = (?=[^=]*$)/i, "");
  const ways = [
    `Write ${value} as a ${form}`,
    ...(form === "decimal" ? [`Round ${value} to ${PLACES}`] : []),
  ];
  for (const way of ways) {
    const found = findProblem(way);
    if (found.kind === "worked") return presentSolution(found);
  }
  return null;
}

/** Of a decimal that never ends. */
const PLACES = "3 decimal places";

const UNIT_ASKED = /\b(?:what|which) units?\b|\bunits?\b.*\b(?:it|answer)\b/i;
/** A number and what it is of. */
const AMOUNT = /^-?[\d.,]+\s*((?:\\?[a-zA-Z°µ%]|\p{L})[^=]*)$/u;

/** What the answer is measured in: "what unit is it in?".
 * @returns null where that is not asked, or the answer is a bare number */
export function unitOf(message: string, { result }: Worked): string | null {
  const unit = UNIT_ASKED.test(message) ? AMOUNT.exec(result.answer.trim())?.[1] : undefined;
  return unit === undefined ? null : `The answer is in ${unit}.`;
}
