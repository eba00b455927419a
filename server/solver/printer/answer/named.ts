import type { Expression } from "../../expression/ast";
import type { AnswerValue } from "../../types";

/** The values under exactly these names in this order, each in its unit ("" for a bare number); null for others, which
 * are then written out. A notation that puts its own signs in the place of names reads them through here, so that a
 * value never stands under another name or in another unit than its own. */
export function valuesNamed(
  names: readonly string[],
  value: AnswerValue,
  units: readonly string[] = names.map(() => ""),
): readonly Expression[] | null {
  if (value.kind !== "named" || value.values.length !== names.length) return null;
  const fits = value.values.every(({ name, unit = "" }, i) => name === names[i] && unit === units[i]);
  return fits ? value.values.map((each) => each.value) : null;
}
