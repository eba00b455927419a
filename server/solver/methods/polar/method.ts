import type { Method } from "../../types";
import { equationInPlane } from "./equation-in-plane";
import { equationInPolar } from "./equation-in-polar";
import { toPolar } from "./polar";
import { toRectangular } from "./rectangular";

/** Points and complex numbers by distance and angle, and back. */
export const polar: Method = {
  id: "polar",
  tasks: ["to-rectangular", "to-polar", "polar-equation"],
  work(problem, budget) {
    if (problem.task === "polar-equation") {
      return problem.to === "polar" ? equationInPolar(problem, budget) : equationInPlane(problem, budget);
    }
    if (problem.task === "to-rectangular") return toRectangular(problem, budget);
    return problem.task === "to-polar" ? toPolar(problem, budget) : null;
  },
};
