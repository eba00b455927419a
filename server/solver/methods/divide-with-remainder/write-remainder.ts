import type { Step } from "../../types";
import type { Division } from "./take-largest-multiple";

/** 47 = 6 · 7 + 5 → 7 R 5 */
export function writeRemainder({ quotient, remainder }: Division): Step {
  return {
    rule: "write-remainder",
    title: "Write the quotient and the remainder.",
    latex: `${quotient} \\text{ R } ${remainder}`,
    why: "What is left over is smaller than the divisor, so it is the remainder.",
  };
}
