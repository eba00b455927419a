import { describe, expect, it } from "vitest";
import { mapParts } from "../../check/answer-parts";
import type { Expression } from "../../expression/ast";
import { number, sum } from "../../expression/build";
import { rational } from "../../expression/rational";
import { some } from "../../expression/walk";
import { onLedger } from "../../ledger";
import { budget, DEFAULT_LIMITS } from "../../limits";
import type { AnswerValue, Check, Task } from "../../types";
import { asFarAsProved } from "../routes";
import { obligationsOf } from "../verify";
import { PROBLEMS } from "./problems";
import { type Solved, solved } from "./run";

/** How far the wrong values are from the right ones: 10⁻¹⁰ and less, where doubles see no difference. */
const DISTANCES = [10n, 11n, 12n, 13n];
/** Problems of each task that are asked about. */
const MOST = 12;
/** Tasks of which no wrong value at such a distance is let through at all. */
const EXACT: ReadonlySet<Task> = new Set<Task>([
  "trigonometry",
  "to-polar",
  "to-rectangular",
  "vector",
  "evaluate",
]);

const TASKS = Object.keys(PROBLEMS) as Task[];

function chosen(task: Task): readonly string[] {
  const texts = PROBLEMS[task];
  const count = EXACT.has(task) ? texts.length : Math.min(MOST, texts.length);
  return Array.from({ length: count }, (_, i) => texts[Math.floor((i * texts.length) / count)] as string);
}

/** An angle in degrees keeps its sign. */
function moved(e: Expression, distance: bigint): Expression {
  if (e.kind === "function" && e.name === "degree" && e.args[0])
    return { ...e, args: [moved(e.args[0], distance)] };
  return sum([e, number(rational(1n, 10n ** distance))]);
}

/** The answer with one of its values moved, once for each of them. What is infinite, or has a constant of integration,
 * stays what it was. */
function besides(value: AnswerValue, distance: bigint): AnswerValue[] {
  const parts: Expression[] = [];
  mapParts(value, (e) => {
    parts.push(e);
    return e;
  });
  return parts.flatMap((part, place) => {
    if (isUnmoved(part)) return [];
    let at = 0;
    return [mapParts(value, (e) => (at++ === place ? moved(e, distance) : e))];
  });
}

const isUnmoved = (e: Expression): boolean =>
  some(
    e,
    (part) =>
      (part.kind === "constant" && part.name === "infinity") || (part.kind === "symbol" && part.name === "C"),
  );

/** What is found of each claim; a claim that throws is not met. */
function findings({ problem }: Solved, value: AnswerValue): Check["status"][] {
  const found = (ask: () => Check): Check["status"] => {
    try {
      return asFarAsProved(ask(), problem).status;
    } catch {
      return "refuted";
    }
  };
  return onLedger(DEFAULT_LIMITS, () => {
    const claims = obligationsOf(problem, value, budget(DEFAULT_LIMITS));
    return Object.values(claims ?? {}).map(found);
  });
}

describe("a value beside the right one", () => {
  it.each(TASKS)("is never found proved in an answer to %s", (task) => {
    const passed: string[] = [];
    let asked = 0;
    for (const text of chosen(task)) {
      const one = solved(text);
      if (!one) throw new Error(`not solved: ${text}`);
      for (const distance of DISTANCES) {
        for (const value of besides(one.value, distance)) {
          asked += 1;
          const statuses = findings(one, value);
          const isThrough = EXACT.has(task)
            ? !statuses.includes("refuted")
            : statuses.every((status) => status === "verified");
          if (isThrough) passed.push(`${text}: 10^-${distance}`);
        }
      }
    }
    expect(passed).toEqual([]);
    expect(asked > 0 || !EXACT.has(task)).toBe(true);
  });
});
