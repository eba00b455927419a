import { substitute } from "../../expression/substitute";
import type { Method } from "../../types";
import { exactValue } from "../comparison-sign/exact-value";
import { onOneScale, type Valued } from "../comparison-sign/on-one-scale";
import { sortNumbers } from "./sort-numbers";

/** Whole numbers, fractions and decimals put in order of size. */
export const numberOrder: Method = {
  id: "number-order",
  tasks: ["number-order"],
  work(problem, budget) {
    if (problem.task !== "number-order") return null;
    const numbers = problem.numbers.flatMap((node): Valued[] => {
      const value = exactValue(problem.bindings ? substitute(node, problem.bindings) : node, budget);
      return value ? [{ node, value }] : [];
    });
    if (numbers.length !== problem.numbers.length) return null;
    const scale = onOneScale(numbers);
    const { sorted, step } = sortNumbers(numbers, problem.ascending);
    const items = sorted.map(({ node }) => node);
    return {
      method: "number-order",
      steps: scale ? [scale, step] : [step],
      answer: { kind: "list", items, ordered: true },
    };
  },
};
