import type { Step } from "../../types";
import { numeral } from "./value-in-base";

/** 1f in base 16 → 1 · 16 + 15 = 31. */
export function readInBase(written: string, base: number, value: bigint): Step {
  const digits = [...written.replace("-", "")];
  const terms = digits
    .map((digit, at) => term(Number.parseInt(digit, 36), base, digits.length - 1 - at))
    .join(" + ");
  const sum = written.startsWith("-") ? `-(${terms})` : terms;
  return {
    rule: "read-in-base",
    title: `Read $${numeral(written, base)}$ as an ordinary number.`,
    latex: `${sum} = ${value}`,
    why: `In base $${base}$ the places count $1$, $${base}$, $${base}^2$ and so on.`,
  };
}

const term = (digit: number, base: number, exponent: number): string =>
  exponent === 0
    ? `${digit}`
    : exponent === 1
      ? `${digit} \\cdot ${base}`
      : `${digit} \\cdot ${base}^{${exponent}}`;
