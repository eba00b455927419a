import { describe, expect, it } from "vitest";
import { int } from "../expression/build";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import type { Problem } from "../types";
import { verifyValue } from "./verify";

const partOf: Problem = {
  task: "percent",
  rate: int(45),
  whole: int(120),
  part: null,
  text: "",
  instruction: "Find",
  latex: "",
  form: {},
};
const rateOf: Problem = { ...partOf, rate: null, part: int(30) };

const check = (problem: Problem, answer: string) =>
  verifyValue(problem, { kind: "expression", expression: parseExpression(answer) }, budget(DEFAULT_LIMITS));

describe("the check of a percent", () => {
  it("shows the cross products of the proportion", () => {
    expect(check(partOf, "54")).toEqual({
      status: "verified",
      evidence: [
        "As a proportion, part to whole is rate to $100$: the cross products $54 \\cdot 100$ and $120 \\cdot 45$ are both $5400$.",
      ],
    });
    expect(check(rateOf, "25\\%").status).toBe("verified");
  });

  it("refutes another number and a rate without its percent sign", () => {
    expect(check(partOf, "5.4").status).toBe("refuted");
    expect(check(rateOf, "25").status).toBe("refuted");
    expect(check(rateOf, "0.25").status).toBe("refuted");
  });
});
