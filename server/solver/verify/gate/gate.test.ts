import { describe, expect, it } from "vitest";
import type { Task } from "../../types";
import { PROBLEMS } from "./problems";
import { type GateReport, runGate, SHARED_CLAIMS, solved } from "./run";

/** Problems of each task that are asked about; evenly spread over those there are. */
const MOST = 30;
const LEAST_MUTANTS = 175_000;

const TASKS = Object.keys(PROBLEMS) as Task[];

function chosen(task: Task): readonly string[] {
  const texts = PROBLEMS[task];
  const count = Math.min(MOST, texts.length);
  return Array.from({ length: count }, (_, i) => texts[Math.floor((i * texts.length) / count)] as string);
}

describe("the mutation gate", () => {
  let mutants = 0;
  const shared = new Set<string>();
  it.each(TASKS)("lets no wrong answer to %s through, and every obligation is needed", (task) => {
    const problems = chosen(task).map(solved);
    expect(problems).not.toContain(null);
    const report = runGate(problems as NonNullable<(typeof problems)[number]>[]);
    mutants += report.mutants;
    for (const claim of report.shared) shared.add(claim);
    const expected: Pick<GateReport, "accepted" | "idle"> = { accepted: [], idle: [] };
    expect({ accepted: report.accepted, idle: report.idle }).toEqual(expected);
  });

  it("needs what is claimed of every answer", () => {
    expect([...shared].sort()).toEqual([...SHARED_CLAIMS].sort());
  });

  it("has asked about enough wrong answers", () => {
    expect(mutants).toBeGreaterThan(LEAST_MUTANTS);
  });
});
