import type { MathfieldElement } from "mathlive";

const RELATION = /^(?:[=<>]|\\(?:le|ge))$/;
/** Where a relation may be inside: under a sum, in brackets, in a system of equations. */
const HOLDS_RELATIONS = /\\(?:left|sum|prod|lim|int|begin)/;
const NESTING_MAX = 20;

/** Comes before a sign is typed. A relation does not belong into the fraction, the power or the root that was typed
 * last: the caret leaves them, so that `x/2=3` is read as it was meant. */
export function leaveGroups(field: MathfieldElement, sign: string): void {
  if (!RELATION.test(sign) || field.mode !== "math" || !field.selectionIsCollapsed) return;
  if (HOLDS_RELATIONS.test(field.getValue("latex"))) return;
  for (let level = 0; level < NESTING_MAX && depth(field) > 0; level++) {
    if (!field.executeCommand("moveAfterParent")) return;
  }
}

const depth = (field: MathfieldElement): number => field.getElementInfo(field.position)?.depth ?? 0;

/** The field leaves a power behind its first digit, so that `x^2+1` needs no further key. Another digit belongs to
 * the power all the same, as in `x^10`: behind it a number has no meaning. */
export function belongsToPower(field: MathfieldElement, key: string): boolean {
  if (!/^\d$/.test(key) || field.mode !== "math" || !field.selectionIsCollapsed || depth(field) > 0)
    return false;
  return /\^(?:\d|\{\d+\})$/.test(field.getValue(0, field.position, "latex"));
}

/** Types a digit into the power the caret is behind. */
export function typeIntoPower(field: MathfieldElement, digit: string): void {
  field.executeCommand("moveToPreviousChar");
  field.insert(digit, { focus: true });
  field.executeCommand("moveAfterParent");
}
