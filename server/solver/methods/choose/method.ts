import type { Derivation, Method } from "../../types";
import { chooseClosest } from "./choose-closest";
import { chooseRanked } from "./choose-ranked";
import { judgeRelation } from "./judge-relation";

/** One of several numbers, or whether a relation between two holds. */
export const choose: Method = {
  id: "choose",
  tasks: ["ranked-number", "closest-number", "relation-truth"],
  work(problem, budget): Derivation | null {
    switch (problem.task) {
      case "ranked-number":
        return chooseRanked(problem, budget);
      case "closest-number":
        return chooseClosest(problem, budget);
      case "relation-truth":
        return judgeRelation(problem, budget);
      default:
        return null;
    }
  },
};
