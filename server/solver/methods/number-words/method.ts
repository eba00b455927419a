import type { Derivation, Method } from "../../types";
import { nameNumber } from "./name-number";
import { writeDigits } from "./write-digits";

/** Numbers in words and in digits. */
export const numberWords: Method = {
  id: "number-words",
  tasks: ["write-digits", "name-number"],
  work(problem): Derivation | null {
    if (problem.task === "write-digits") return writeDigits(problem);
    return problem.task === "name-number" ? nameNumber(problem) : null;
  },
};
