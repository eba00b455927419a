import type { Method } from "../../types";
import { toPolar } from "./polar";
import { toRectangular } from "./rectangular";

/** Points and complex numbers by distance and angle, and back. */
export const polar: Method = {
  id: "polar",
  tasks: ["to-rectangular", "to-polar"],
  work(problem, budget) {
    if (problem.task === "to-rectangular") return toRectangular(problem, budget);
    return problem.task === "to-polar" ? toPolar(problem, budget) : null;
  },
};
