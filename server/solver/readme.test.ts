import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PROBLEMS } from "./verify/gate/problems";

const README = readFileSync(new URL("./README.md", import.meta.url), "utf8");

describe("the engine's README", () => {
  it.each(Object.keys(PROBLEMS))("says how %s is checked", (task) => {
    const rows = README.split("\n").filter((line) => line.startsWith(`| \`${task}\` |`));
    expect(rows).toHaveLength(1);
    const [, , route = "", found = "", file = ""] = (rows[0] ?? "").split(/(?<!\\)\|/);
    expect(route.trim()).toMatch(/\.$/);
    expect(found).toMatch(/proved|spot-checked/);
    const [, path = ""] = /\((verify\/[\w-]+\.ts)\)/.exec(file) ?? [];
    expect(() => readFileSync(new URL(path, import.meta.url))).not.toThrow();
  });
});
