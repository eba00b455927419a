import { compare } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { Step } from "../../types";
import type { Valued } from "../comparison-sign/on-one-scale";

/** 0.4, 3/8, 1/2 → 3/8, 0.4, 1/2; equal numbers keep their order. */
export function sortNumbers(
  numbers: readonly Valued[],
  ascending: boolean,
): { readonly sorted: readonly Valued[]; readonly step: Step } {
  const sorted = [...numbers].sort((a, b) =>
    ascending ? compare(a.value, b.value) : compare(b.value, a.value),
  );
  return {
    sorted,
    step: {
      rule: "sort-numbers",
      title: `Put the numbers in order from the ${ascending ? "smallest to the largest" : "largest to the smallest"}.`,
      latex: sorted.map(({ node }) => toLatex(node)).join(",\\ "),
      why: "On the number line smaller numbers stand to the left; of two negative numbers the one farther from $0$ is smaller.",
    },
  };
}
