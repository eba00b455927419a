import type { Expression } from "../../expression/ast";
import { int, quotient } from "../../expression/build";
import type { Step } from "../../types";

interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** 3/8 = (3 · 3)/(8 · 3) = 9/24; null when the denominator is no multiple. */
export function extendFraction(
  { numerator, denominator }: Fraction,
  target: bigint,
): { readonly node: Expression; readonly step: Step } | null {
  if (denominator <= 0n || target <= 0n || target % denominator !== 0n) return null;
  const factor = target / denominator;
  const size = numerator < 0n ? -numerator : numerator;
  const minus = numerator < 0n ? "-" : "";
  const top = size * factor;
  return {
    node: signed(numerator, quotient(int(top), int(target))),
    step: {
      rule: "extend-fraction",
      title: `Multiply the numerator and the denominator by $${factor}$.`,
      latex: `${minus}\\frac{${size}}{${denominator}} = ${minus}\\frac{${size} \\cdot ${factor}}{${denominator} \\cdot ${factor}} = ${minus}\\frac{${top}}{${target}}`,
      why: `$${denominator} \\cdot ${factor} = ${target}$, and a fraction keeps its value when both parts are multiplied by the same number.`,
    },
  };
}

const signed = (sign: bigint, node: Expression): Expression =>
  sign < 0n ? { kind: "negation", operand: node } : node;
