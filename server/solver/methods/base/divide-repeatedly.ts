import type { Step } from "../../types";
import { digitsInBase } from "./value-in-base";

/** 31 in base 16: 31 = 16 · 1 + 15, 1 = 16 · 0 + 1 → 1f. */
export function divideRepeatedly(
  value: bigint,
  base: number,
): { readonly written: string; readonly steps: Step[] } {
  const rows = digitsInBase(value < 0n ? -value : value, base);
  const digits = rows
    .map(({ digit }) => digit)
    .reverse()
    .join("");
  const written = value < 0n ? `-${digits}` : digits;
  const lines = rows.map(
    ({ rest }) => `${rest} = ${rest / BigInt(base)} \\cdot ${base} + ${rest % BigInt(base)}`,
  );
  return {
    written,
    steps: [
      {
        rule: "divide-by-base",
        title: `Divide by $${base}$ again and again.`,
        latex: lines.join(",\\quad "),
        why: "Each remainder is the next digit, from the right.",
      },
      {
        rule: "read-remainders",
        title: "Read the remainders from the last to the first.",
        latex: written,
        why: /[a-z]/.test(written)
          ? "From ten on a digit is a letter: $a$ is ten, $b$ eleven and so on."
          : "The first remainder is the ones digit.",
      },
    ],
  };
}
