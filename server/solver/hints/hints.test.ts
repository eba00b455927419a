import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";
import { stepsBeforeAnswer } from "./before-answer";
import { BY_METHOD } from "./by-method";
import { BY_RULE, IDEA_BY_RULE } from "./by-rule";
import { hintOf } from "./hint-of";
import { isOwnWriting, quietReading } from "./own-writing";
import { BY_TASK } from "./tables";

const ENGINE = join(import.meta.dirname, "..");
const SOURCES = ["methods", "tasks"]
  .flatMap((folder) =>
    readdirSync(join(ENGINE, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(join(ENGINE, name), "utf8"))
  .join("\n");

/** An id is written out, or put together from a fixed part and the name of what is asked. */
function isInSources(id: string): boolean {
  if (SOURCES.includes(`"${id}"`)) return true;
  const cuts = [...id.matchAll(/-/g)].map(({ index }) => [id.slice(0, index), id.slice(index + 1)] as const);
  return cuts.some(
    ([head, tail]) =>
      (SOURCES.includes(`\`${head}-\${`) && SOURCES.includes(`"${tail}"`)) ||
      (SOURCES.includes(`}-${tail}\``) && SOURCES.includes(`"${head}"`)),
  );
}

const SAID = [
  ...Object.values(BY_TASK).flatMap(({ kind, idea }) => [kind, idea]),
  ...Object.values(BY_METHOD).flatMap(({ kind, idea }) => [kind, idea].filter((each) => each !== undefined)),
  ...Object.values(BY_RULE),
];

describe("the words of hints", () => {
  it("hold no number of a problem", () => {
    const number = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
    expect(SAID.filter((said) => number.test(said))).toEqual([]);
  });

  it("are sentences", () => {
    expect(SAID.filter((said) => !/^[A-Zx“].*[.?]$/u.test(said))).toEqual([]);
  });

  it("are about methods and rules that the engine has", () => {
    const named = [...Object.keys(BY_RULE), ...Object.keys(BY_METHOD)];
    expect(named.filter((id) => !isInSources(id))).toEqual([]);
    expect([...IDEA_BY_RULE].filter((task) => !Object.hasOwn(BY_TASK, task))).toEqual([]);
  });
});

const ideaOf = (text: string): string => hintOf(solve(text))?.idea ?? "";

describe("the idea", () => {
  it("follows the method that was chosen, not the shape of an equation in general", () => {
    expect(ideaOf("x^2 + 3x = 40")).toContain("right product and the right sum");
    expect(ideaOf("(x - 2)^2 = 18")).toContain("with both signs");
    expect(ideaOf("2x^2 - 7x + 1 = 0")).toContain("quadratic formula");
    expect(ideaOf("5x - 8 = 27")).toContain("Undo");
    expect(ideaOf("|x - 4| = 9")).toContain("pair of equations");
  });

  it("is that of the figure asked for, where a task asks for several", () => {
    const ideas = ["mean", "median", "mode", "range"].map((figure) =>
      ideaOf(`Find the ${figure} of 4, 19, 7, 7, 12`),
    );
    expect(new Set(ideas).size).toBe(ideas.length);
  });

  it("is the same for the same kind of problem, whatever its numbers", () => {
    const number = fc.integer({ min: 2, max: 60 });
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expect(hintOf(solve(`${a}x + ${b} = ${c}`))).toEqual(hintOf(solve("3x + 4 = 19")));
      }),
      { numRuns: 25 },
    );
  });
});

describe("a reading before the answer is open", () => {
  const quietly = (text: string) => quietReading(text, solve(text)).latex;

  it("shows the mathematics that the student wrote", () => {
    const number = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        for (const text of [`${a}x + ${b} = ${c}`, `(x - ${a})/${b} = ${c}`, `${a}/${b} + ${c}`])
          expect(quietly(text)).not.toBe("");
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    "Omar drove for 4 hours at 65 miles per hour. How far did he drive?",
    "area of a rectangle 13 cm by 6 cm",
    "A stone is dropped from rest. How far does it fall in 2.50 s?",
    "In how many ways can 7 people stand in a row?",
    "Write as an expression: eleven less than twice n",
    "Let u = 30 - 6. Let k be u/8 + 2. What is 3*k + 1?",
    "A die is rolled. What is the probability of rolling a number greater than 3?",
  ])("keeps the set-up and the formula of %j to itself", (text) => {
    expect(solve(text).read.latex).not.toBe("");
    expect(quietly(text)).toBe("");
  });

  it("knows the signs by their other writings", () => {
    expect(isOwnWriting("x²≥9÷y", "x^2 \\ge \\frac{9}{y}")).toBe(true);
    expect(isOwnWriting("sqrt(12,500)", "\\sqrt{12500}")).toBe(true);
    expect(isOwnWriting("3 and 4", "3 + 4")).toBe(false);
  });
});

describe("the steps before the answer", () => {
  it("end where a step first shows it, be it the last one or not", () => {
    const result = solve("Suppose x + y = 17. Suppose x - y = 5. What is x?");
    const before = stepsBeforeAnswer(result);
    expect(before).toBeLessThan(result.steps.length - 1);
    expect(result.steps[before]?.latex).toContain("11");
    expect(
      result.steps
        .slice(0, before)
        .map(({ latex }) => latex)
        .join(),
    ).not.toMatch(/x = 11/);
  });
});
