import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../../../limits";
import { readProblem } from "../../../problem/read";
import { solve } from "../../../solve";
import type { Task } from "../../../types";
import { PROBLEMS } from "./index";
import { SUB_QUESTIONS } from "./sub-questions";

const FEWEST = 10;
const FEWEST_OF_A_KIND = 3;
const TASKS = Object.entries(PROBLEMS) as readonly (readonly [Task, readonly string[]])[];

const READ = TASKS.flatMap(([, texts]) => texts).flatMap((text) => {
  const read = readProblem(text, DEFAULT_LIMITS);
  return read.ok ? [read.problem] : [];
});

/** What is wrong with a problem as one for the gate; null when its answer is found. */
function faultOf(text: string, task: Task): string | null {
  const result = solve(text);
  if (result.status !== "solved" && result.status !== "no-solution") return `${text}: ${result.status}`;
  return result.task === task ? null : `${text}: read as ${result.task}`;
}

describe("problems for the gate", () => {
  it.each(TASKS)(`${FEWEST} or more for %s`, (_, texts) => {
    expect(texts.length).toBeGreaterThanOrEqual(FEWEST);
  });

  it.each(Object.entries(SUB_QUESTIONS))(
    `${FEWEST_OF_A_KIND} or more for every question of %s`,
    (_, { names, of }) => {
      const asked = READ.map((problem) => of(problem));
      const count = (name: string): number => asked.filter((each) => each === name).length;
      const enough = (name: string): boolean => count(name) >= FEWEST_OF_A_KIND;
      const missing = Object.entries(names).filter(([name, isRead]) => isRead !== enough(name));
      expect(missing.map(([name]) => `${name}: ${count(name)}`)).toEqual([]);
    },
  );

  it("each stands once", () => {
    const all = TASKS.flatMap(([, texts]) => texts);
    expect(all.filter((text, i) => all.indexOf(text) < i)).toEqual([]);
  });

  it.each(TASKS)("those for %s are read so, solved", (task, texts) => {
    expect(texts.map((text) => faultOf(text, task)).filter((fault) => fault !== null)).toEqual([]);
  });
});
