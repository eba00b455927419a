import type { Derivation, Method } from "../../types";
import { calculateInBase } from "./calculate-in-base";
import { convertBase } from "./convert-base";

/** Whole numbers written in other bases. */
export const base: Method = {
  id: "base",
  tasks: ["base-conversion", "base-arithmetic"],
  work(problem, budget): Derivation | null {
    if (problem.task === "base-conversion") return convertBase(problem, budget);
    return problem.task === "base-arithmetic" ? calculateInBase(problem, budget) : null;
  },
};
