import type { Expression } from "../../expression/ast";
import type { AnswerValue } from "../../types";

/** The values under exactly these names in this order; null for other names, which are then written out. A notation
 * that puts its own signs in the place of names reads them through here, so that a value never stands under another
 * name than its own. */
export function valuesNamed(names: readonly string[], value: AnswerValue): readonly Expression[] | null {
  if (value.kind !== "named" || value.values.length !== names.length) return null;
  const fits = value.values.every(({ name }, i) => name === names[i]);
  return fits ? value.values.map((each) => each.value) : null;
}
