import type { Derivation, Method } from "../../types";
import { isFunction } from "./is-function";
import { isLinear } from "./is-linear";
import { isSolution } from "./is-solution";
import { monotonic } from "./monotonic";
import { parity } from "./parity";

/** Questions about a function or an equation that are answered by a word. */
export const functionProperty: Method = {
  id: "function-property",
  tasks: ["function-property"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "function-property") return null;
    switch (problem.property) {
      case "is-function":
        return isFunction(problem.equation, { input: problem.input, output: problem.output, budget });
      case "is-linear":
        return isLinear(problem.equation, problem.output, budget);
      case "monotonic":
        return monotonic(problem.body, problem.unknown, budget);
      case "parity":
        return parity(problem.body, problem.unknown, budget);
      case "is-solution":
        return isSolution(
          problem.relations,
          new Map(problem.at.map(({ name, value }) => [name, value])),
          budget,
        );
    }
  },
};
