import type { Method } from "../../types";
import { distance } from "./distance";
import { midpoint } from "./midpoint";

/** The midpoint and the length of the stretch between two points. */
export const segment: Method = {
  id: "segment",
  tasks: ["segment"],
  work(problem, budget) {
    if (problem.task !== "segment") return null;
    if (problem.asked !== "midpoint") return distance(problem.points, budget);
    const { steps, point } = midpoint(problem.points, budget);
    return { method: "segment", steps, answer: { kind: "points", unknowns: ["x", "y"], points: [point] } };
  },
};
