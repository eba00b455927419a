import { int } from "../../expression/build";
import type { Method } from "../../types";
import { neighbouringPowers } from "./neighbouring-powers";
import { rootsBetween } from "./roots-between";

/** The two whole numbers in a row between which a square or cube root lies. */
export const rootBounds: Method = {
  id: "root-bounds",
  tasks: ["root-bounds"],
  work(problem, budget) {
    if (problem.task !== "root-bounds") return null;
    const found = neighbouringPowers(problem, budget);
    if (!found) return null;
    const last = rootsBetween(problem, found.low);
    const [low, high] = [int(found.low), int(found.low + 1n)];
    return {
      method: "root-bounds",
      steps: [found.step, last],
      answer: { kind: "list", items: [low, high], ordered: true },
    };
  },
};
