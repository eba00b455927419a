import { int } from "../../expression/build";
import type { Method } from "../../types";
import { takeLargestMultiple } from "./take-largest-multiple";
import { writeRemainder } from "./write-remainder";

/** Whole numbers divided with a remainder. */
export const divideWithRemainder: Method = {
  id: "divide-with-remainder",
  tasks: ["divide-with-remainder"],
  work(problem) {
    if (problem.task !== "divide-with-remainder" || problem.divisor <= 0n || problem.dividend < 0n)
      return null;
    const division = takeLargestMultiple(problem.dividend, problem.divisor);
    const last = writeRemainder(division);
    const { quotient, remainder } = division;
    return {
      method: "divide-with-remainder",
      steps: [division.step, last],
      answer: {
        kind: "named",
        values: [
          { name: "quotient", value: int(quotient) },
          { name: "remainder", value: int(remainder) },
        ],
      },
    };
  },
};
