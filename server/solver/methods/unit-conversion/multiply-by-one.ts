import type { Amount, NamedUnit } from "../../tasks/unit-conversion";
import type { Step } from "../../types";
import type { Factor } from "./factors";
import { amountOf, factorLatex, sidesOf } from "./write-amount";

/** 42 in → 42 in · 2.54 cm / 1 in. Parts that stand in the unit asked for already stay as they are. */
export function multiplyByOne(
  parts: readonly { readonly amount: Amount; readonly factors: readonly Factor[] }[],
  to: NamedUnit,
): Step {
  const spelled = spelledAs([...parts.map(({ amount }) => amount.unit.many), to.many]);
  const latex = parts
    .map(({ amount, factors }) =>
      [amountOf(amount.value, amount.unit), ...factors.map(factorLatex)].join(" \\cdot "),
    )
    .join(" + ");
  const used = new Map(
    parts
      .flatMap(({ factors }) => factors)
      .map((factor) => [
        factorLatex({ ...factor, power: 1 }),
        `$${sidesOf(factor).top} = ${sidesOf(factor).bottom}$`,
      ]),
  );
  const one = parts.length === 1 && used.size === 1;
  return {
    rule: "multiply-by-one",
    title: `Use ${spelled([...used.values()].join(" and "))}: multiply by ${one ? "a fraction that equals" : "fractions that equal"} $1$.`,
    latex: spelled(latex),
    why: "The amount stays the same, and the units that stand above and below cancel.",
  };
}

/** In British spelling, but where the question has another. */
function spelledAs(names: readonly string[]): (text: string) => string {
  return names.some((name) => name.includes("meter") || name.includes("liter"))
    ? (text) => text
    : (text) => text.replaceAll("meter", "metre").replaceAll("liter", "litre");
}
