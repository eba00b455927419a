import { symbolsOf } from "../../expression/walk";
import type { Method } from "../../types";
import { firstOrder } from "./first-order";
import { secondOrder } from "./second-order";

/** Ordinary differential equations: of first order by integration, separation or an integrating factor, of second
 * order with constant coefficients. */
export const differentialEquation: Method = {
  id: "differential-equation",
  tasks: ["differential-equation"],
  work(problem, budget) {
    if (problem.task !== "differential-equation") return null;
    const isSecond = symbolsOf(problem.equation).includes(`${problem.dependent}''`);
    return (isSecond ? secondOrder : firstOrder)({ problem, budget });
  },
};
