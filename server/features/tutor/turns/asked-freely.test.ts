import { expect, it } from "vitest";
import { findProblem } from "../built-in/find-problem";
import ASKED from "./asked-freely.json";

it("a problem is found in what students write around it, in at least 50 of 52 messages", () => {
  const lost = ASKED.filter(([text = ""]) => findProblem(text).kind !== "worked");
  expect(lost.length, JSON.stringify(lost)).toBeLessThanOrEqual(2);
});
