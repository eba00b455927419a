import type { Amount } from "../../tasks/unit-conversion";
import type { Step } from "../../types";
import type { Factor } from "./factors";
import { amountOf, factorLatex, sidesOf } from "./write-amount";

/** 42 in → 42 in · 2.54 cm / 1 in. Parts that stand in the unit asked for already stay as they are. */
export function multiplyByOne(
  parts: readonly { readonly amount: Amount; readonly factors: readonly Factor[] }[],
): Step {
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
    title: `Use ${[...used.values()].join(" and ")}: multiply by ${one ? "a fraction that equals" : "fractions that equal"} $1$.`,
    latex,
    why: "The amount stays the same, and the units that stand above and below cancel.",
  };
}
