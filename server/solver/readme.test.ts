import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "./limits";
import { readProblem } from "./problem/read";
import { solve } from "./solve";
import type { Task } from "./types";
import { PROBLEMS } from "./verify/gate/problems";
import { type Shared, sharedBy } from "./verify/routes";

const README = readFileSync(new URL("./README.md", import.meta.url), "utf8");
const TASKS = Object.entries(PROBLEMS) as readonly (readonly [Task, readonly string[]])[];

/** The cells of the row of a task. */
function rowOf(task: Task): readonly string[] {
  const rows = README.split("\n").filter((line) => line.startsWith(`| \`${task}\` |`));
  expect(rows).toHaveLength(1);
  return (rows[0] ?? "")
    .split(/(?<!\\)\|/)
    .slice(2)
    .map((cell) => cell.trim());
}

const ALL_SHARED: readonly Shared[] = ["nothing", "formula", "samples", "measurements", "reading"];

/** What the routes of a task share, over its problems: "nothing or formula". */
function sharedOver(texts: readonly string[]): string {
  const found = texts.flatMap((text) => {
    const read = readProblem(text, DEFAULT_LIMITS);
    return read.ok ? [sharedBy(read.problem)] : [];
  });
  return ALL_SHARED.filter((each) => found.includes(each)).join(" or ");
}

/** What is found over the problems of a task: "proved 3 of 12, else spot-checked". */
function foundOver(texts: readonly string[]): string {
  const proved = texts.filter((text) => solve(text).verification === "verified").length;
  if (proved === texts.length) return "proved";
  return proved === 0 ? "spot-checked" : `proved ${proved} of ${texts.length}, else spot-checked`;
}

describe("the engine's README", () => {
  it.each(TASKS)("says how %s is checked", (task) => {
    const [route = "", , , file = ""] = rowOf(task);
    expect(route).toMatch(/\.$/);
    const [, path = ""] = /\((verify\/[\w-]+\.ts)\)/.exec(file) ?? [];
    expect(() => readFileSync(new URL(path, import.meta.url))).not.toThrow();
  });

  it.each(TASKS)("says what the routes to %s share, and what is found", (task, texts) => {
    expect(rowOf(task).slice(1, 3)).toEqual([sharedOver(texts), foundOver(texts)]);
  });
});
