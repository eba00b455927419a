import { int } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import type { RootBoundsTask } from "../../tasks/root-bounds";
import type { Step } from "../../types";

/** Takes the root of all three numbers. */
export function rootsBetween({ radicand, index }: RootBoundsTask, low: bigint): Step {
  const root = toLatex({ kind: "root", radicand: int(radicand), index: BigInt(index) });
  return {
    rule: "take-roots-between",
    title: "Take the root of all three numbers.",
    latex: `${low} < ${root} < ${low + 1n}`,
    why: "A larger number has the larger root, so the order stays the same.",
  };
}
