import { describe, expect, it } from "vitest";
import { int } from "../expression/build";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import type { Problem } from "../types";
import { verifyValue } from "./verify";

const problem: Problem = {
  task: "evaluate",
  expression: parseExpression("2x^2 - 3x + 5"),
  at: [{ name: "x", value: int(-2) }],
  text: "",
  instruction: "Evaluate",
  latex: "",
  form: {},
};

const check = (answer: string) =>
  verifyValue(problem, { kind: "expression", expression: parseExpression(answer) }, budget(DEFAULT_LIMITS));

describe("the check of an evaluation", () => {
  it("lists the value of every term", () => {
    expect(check("19")).toEqual({
      status: "verified",
      evidence: ["Term by term: $2x^2$ is $8$, $-3x$ is $6$, $5$ is $5$; together $8 + 6 + 5 = 19$."],
    });
  });

  it("refutes the usual slip with the sign of the square", () => {
    expect(check("3").status).toBe("refuted");
  });
});
