import type { Method } from "../../types";
import { distance } from "./distance";
import { midpoint } from "./midpoint";

/** The midpoint and the length of the stretch between two points. */
export const segment: Method = {
  id: "segment",
  tasks: ["segment"],
  work(problem, budget) {
    if (problem.task !== "segment") return null;
    return problem.asked === "midpoint" ? midpoint(problem.points, budget) : distance(problem.points, budget);
  },
};
