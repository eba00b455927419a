import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import { solve } from "@/server/solver/solve";
import type { Ladder } from "../hints/types";
import { createToolbox } from "./toolbox";

const context = {
  engine: createEngineInProcess(),
  onFault: (error: unknown) => {
    throw error;
  },
};
const LINEAR = "Solve 2x + 3 = 11";
const ladder: Ladder = { problem: LINEAR, result: solve(LINEAR), rungs: [], open: 0 };
const open = () => createToolbox({ mode: "explain", ladder: null }, context);
const tight = () => createToolbox({ mode: "hints", ladder }, context);
const use = (toolbox: ReturnType<typeof open>, name: string, input: object) =>
  toolbox.use({ name, input: JSON.stringify(input) });

const practised = z.object({ problems: z.array(z.string()) });

describe("the tool that solves", () => {
  it("gives the answer with its verification and numbered steps", async () => {
    const answer = await use(open(), "solve", { problem: LINEAR });
    expect(answer).toMatchObject({ status: "solved", answer: "x = 4", verification: "verified" });
    expect(answer.steps).toMatchObject([
      expect.stringMatching(/^1\. .*\$.*\$$/),
      expect.stringMatching(/^2\. /),
    ]);
  });

  it("gives the answers of a worksheet part by part", async () => {
    const answer = await use(open(), "solve", { problem: "a) 2x + 3 = 11 b) paint the fence" });
    expect(answer).toMatchObject({
      status: "partly-solved",
      parts: [
        { label: "a", status: "solved", answer: "x = 4", steps: [expect.any(String), expect.any(String)] },
        { label: "b", status: "unsupported", reason: expect.any(String) },
      ],
    });
  });

  it("says why where there is no answer", async () => {
    expect(await use(open(), "solve", { problem: "Why is the sky blue?" })).toMatchObject({
      status: "unsupported",
      reason: expect.stringMatching(/./),
    });
  });
});

describe("the tool that solves an ambiguous text", () => {
  it("gives the readings to ask about and no answer", async () => {
    const answer = await use(open(), "solve", { problem: "90 + 10%" });
    expect(answer).toMatchObject({ status: "ambiguous", reason: "A percentage of what?" });
    expect(answer.readings).toHaveLength(2);
    expect(answer).not.toHaveProperty("answer");
  });
});

describe("the tool that checks", () => {
  it("says what the engine gets where that an answer is wrong rests on how a story is read", async () => {
    const problem = "Tom has 3 times as many marbles as Ann. Together they have 48. How many does Ann have?";
    expect(await use(open(), "check", { problem, answer: "16" })).toMatchObject({
      verdict: "cannot-tell",
      engineGets: expect.stringContaining("12"),
    });
  });

  it("judges an answer and says how it is wrong", async () => {
    const [right, wrong] = [open(), open()];
    expect(await use(right, "check", { problem: LINEAR, answer: "x = 4" })).toMatchObject({
      verdict: "right",
    });
    expect(await use(wrong, "check", { problem: LINEAR, answer: "x = 5" })).toMatchObject({
      verdict: "wrong",
      counterexample: expect.stringContaining("13"),
    });
  });

  it("finds the first wrong line of a working", async () => {
    const working = ["2x = 14", "x = 7"];
    expect(await use(open(), "check", { problem: LINEAR, working })).toMatchObject({ firstWrongLine: 1 });
  });

  it("says no more than right or wrong with hints first", async () => {
    expect(await use(tight(), "check", { problem: LINEAR, answer: "x = 5" })).toEqual({ verdict: "wrong" });
    expect(await use(tight(), "check", { problem: LINEAR, working: ["2x = 14"] })).toEqual({
      lines: ["does-not-follow"],
      firstWrongLine: 1,
    });
  });
});

describe("the tool that draws", () => {
  it.each([
    ["x^2 - 2x - 3", ["-1", "3"], "-3", ["(1, -4)"]],
    ["f(x) = x^3 - 3x", ["≈ -1.7321", "0", "≈ 1.7321"], "0", ["(-1, 2)", "(1, -2)"]],
    ["y = (x-1)^2", ["1"], "1", ["(1, 0)"]],
    ["1/(x-2)", [], "-0.5", []],
    ["$\\frac{x}{2} + 1$", ["-2"], "1", []],
    ["5", [], "5", []],
  ])("finds what matters on %s", async (written, roots, yIntercept, turningPoints) => {
    const toolbox = open();
    const answer = await use(toolbox, "graph", { functions: [written] });
    expect(answer.functions).toMatchObject([{ roots, yIntercept, turningPoints }]);
    expect(toolbox.takeGraphs()).toHaveLength(1);
    expect(toolbox.takeGraphs()).toEqual([]);
  });

  it("finds where two curves meet", async () => {
    const answer = await use(open(), "graph", { functions: ["x^2", "x + 2"] });
    expect(answer.intersections).toEqual(["(-1, 1)", "(2, 4)"]);
  });

  it("draws nothing that shows the answer with hints first", async () => {
    const toolbox = tight();
    expect(await use(toolbox, "graph", { functions: ["2x + 3", "11"] })).toMatchObject({
      error: expect.anything(),
    });
    expect(await use(toolbox, "graph", { functions: ["2x - 8"] })).toMatchObject({
      error: expect.anything(),
    });
    expect(toolbox.takeGraphs()).toEqual([]);
    expect(await use(toolbox, "graph", { functions: ["x - 1"] })).not.toHaveProperty("error");
  });
});

describe("the tool that finds practice", () => {
  it.each([
    LINEAR,
    "Solve x^2 - 5x + 6 = 0",
    "What is 45% of 120?",
    "Expand (x + 3)^2",
    "Find the derivative of 4x^3 - 7x",
    "Simplify $\\frac{12}{18}$",
  ])("finds three other problems like %s, each of which the engine verifies", async (problem) => {
    const { problems } = practised.parse(await use(open(), "practice", { problem }));
    expect(new Set([problem, ...problems]).size).toBe(4);
    for (const each of problems)
      expect(solve(each)).toMatchObject({ verification: "verified", method: solve(problem).method });
  });

  it("finds none where there is nothing to change or to solve", async () => {
    expect(await use(open(), "practice", { problem: "Why is the sky blue?" })).toEqual({ problems: [] });
  });

  it("is for other problems only with hints first", async () => {
    for (const problem of [LINEAR, "Please solve 2x+3=11 for x", "Solve 4x + 6 = 22"])
      expect(await use(tight(), "practice", { problem })).toMatchObject({ error: expect.anything() });
    expect(await use(tight(), "practice", { problem: "Solve 5x = 35" })).toHaveProperty("problems");
  });
});

describe("the tools of one reply", () => {
  it("do not include one that solves with hints first", () => {
    const names = tight().definitions.map(({ name }) => name);
    expect(names).toEqual(["check", "graph", "practice"]);
    expect(open().definitions.map(({ name }) => name)).toEqual(["solve", ...names]);
  });

  it("include the student's practice where it is kept", async () => {
    const desk = {
      set: async (topic: string) => ({ problem: `of ${topic}` }),
      seen: async () => ({ problems: [] }),
    };
    const toolbox = createToolbox({ mode: "hints", ladder }, { ...context, desk });
    const names = toolbox.definitions.map(({ name }) => name);
    expect(names).toEqual(["check", "graph", "practice", "setProblem", "seePractice"]);
    expect(await use(toolbox, "setProblem", { topic: "slopes" })).toEqual({ problem: "of slopes" });
    expect(await use(toolbox, "setProblem", {})).toHaveProperty("error");
    expect(await use(toolbox, "seePractice", {})).toEqual({ problems: [] });
    expect(await use(open(), "setProblem", { topic: "slopes" })).toHaveProperty("error");
  });

  it("are used six times at most", async () => {
    const toolbox = open();
    for (let use = 0; use < 6; use += 1)
      expect(
        await toolbox.use({ name: "check", input: '{"problem":"1+1","answer":"2"}' }),
      ).not.toHaveProperty("error");
    expect(await toolbox.use({ name: "check", input: '{"problem":"1+1","answer":"2"}' })).toHaveProperty(
      "error",
    );
  });

  it.each([
    ["solve", { problem: "Simplify ((((((x+1)^9+1)^9+1)^9+1)^9+1)^9" }],
    ["solve", { problem: "Factor x^60 - 1234567890123456789" }],
    ["graph", { functions: ["sin(1/x)", "tan(x)", "x^x^x^x"] }],
    ["practice", { problem: "Solve x^5 - 17x^4 + 3x^3 - 12x^2 + 19x - 23 = 0" }],
    ["check", { problem: "Expand (x+y+z)^40", answer: "(x+y+z)^40" }],
  ])("come to an end: %s %o", async (name, input) => {
    expect(await use(open(), name, input)).toBeDefined();
  });
});
