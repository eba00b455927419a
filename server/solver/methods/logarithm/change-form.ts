import type { Relation } from "../../expression/ast";
import { equation, power } from "../../expression/build";
import { logarithm, logarithmOf } from "../../expression/logarithm";
import { toLatex } from "../../printer/latex";
import type { LogarithmFormTask } from "../../tasks/logarithm";
import type { Derivation } from "../../types";

/** b^y = x as log_b x = y, or back. */
export function changeForm({ asked, equation: given }: LogarithmFormTask): Derivation | null {
  const result = asked === "logarithmic" ? toLogarithm(given) : toPower(given);
  if (!result) return null;
  const latex = toLatex(result);
  return {
    method: "logarithm-form",
    steps: [
      {
        rule: asked === "logarithmic" ? "write-as-logarithm" : "write-as-power",
        title:
          asked === "logarithmic"
            ? "The exponent is the logarithm of the power."
            : "The logarithm is the exponent of the base.",
        latex,
        why: "$b^y = x$ and $\\log_b x = y$ say the same.",
      },
    ],
    answer: { kind: "relation", relation: result },
  };
}

function toLogarithm({ left, right }: Relation): Relation | null {
  if (left.kind === "power") return equation(logarithm(left.base, right), left.exponent);
  return right.kind === "power" ? equation(logarithm(right.base, left), right.exponent) : null;
}

function toPower({ left, right }: Relation): Relation | null {
  const onLeft = logarithmOf(left);
  if (onLeft) return equation(power(onLeft.base, right), onLeft.argument);
  const onRight = logarithmOf(right);
  return onRight && equation(power(onRight.base, left), onRight.argument);
}
