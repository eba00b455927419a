import type { Derivation, Method } from "../../types";
import { markDigit } from "./mark-digit";
import { namePlace } from "./name-place";

/** Digits of a number and the places in which they stand. */
export const placeValue: Method = {
  id: "place-value",
  tasks: ["place-digit", "digit-place"],
  work(problem): Derivation | null {
    if (problem.task === "place-digit") return markDigit(problem);
    return problem.task === "digit-place" ? namePlace(problem) : null;
  },
};
