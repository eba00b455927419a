import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { followWalk, readWalks, type Walk } from "./walks";

const ROOT = join(import.meta.dirname, "../../..");
const PAGE = readFileSync(join(ROOT, "docs/architecture.md"), "utf8");

function sourceOf(file: string): string | null {
  const path = join(ROOT, file);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

describe("the walks of docs/architecture.md", () => {
  const walks = readWalks(PAGE);

  it("are the four a newcomer asks for", () => {
    expect(walks.map(({ title }) => title)).toEqual([
      "A problem, from the composer to the stored solution",
      "A chat message, to its event log and back to a second tab",
      "Where a quota is charged",
      "How a referral is bound",
    ]);
  });

  it.each(walks.map((walk) => [walk.title, walk] as const))("can be followed: %s", (_title, walk) => {
    expect(followWalk(walk, sourceOf)).toEqual([]);
  });

  it("pass no file twice", () => {
    for (const { steps } of walks) {
      const files = steps.map(({ file }) => file);
      expect(new Set(files).size).toBe(files.length);
    }
  });
});

describe("every file named in a table of docs/architecture.md", () => {
  const named = [...PAGE.matchAll(/`((?:app|server|drizzle|e2e)\/[^`<]*)`/g)].map(([, path]) => path ?? "");

  it.each([...new Set(named)])("exists: %s", (path) => {
    expect(existsSync(join(ROOT, path))).toBe(true);
  });
});

describe("following a walk", () => {
  const sources = new Map([
    ["app/a.ts", 'import { b } from "./b";\nfetch("/api/c");'],
    ["app/b.ts", "export const b = 1;"],
    ["app/c/index.ts", 'import "../b";'],
  ]);
  const read = (file: string): string | null => sources.get(file) ?? null;
  const walk = (...lines: string[]): Walk =>
    readWalks(["### A walk", "", ...lines].join("\n"))[0] ?? { title: "", steps: [] };

  it("takes imports, imports of an earlier step, imports backwards and named code", () => {
    const found = walk(
      "1. `app/a.ts`: begins.",
      "2. `app/b.ts`: is imported.",
      "3. `app/c/index.ts` (imports 2): the other way.",
      "4. `app/b.ts` (from 1): again.",
      '5. `app/c/index.ts` (from 1, through `fetch("/api/c")`): over the network.',
    );
    expect(followWalk(found, read)).toEqual([]);
  });

  it.each([
    ["a file that is gone", "`app/gone.ts`: x.", "does not exist"],
    ["a file the last one does not import", "`app/c/index.ts`: x.", "does not import app/c/index.ts"],
    ["code that is not there", "`app/c/index.ts` (through `fetch(d)`): x.", "has no `fetch(d)`"],
    ["a step that comes later", "`app/b.ts` (from 3): x.", "no step 3"],
  ])("refuses %s", (_what, line, words) => {
    expect(followWalk(walk("1. `app/a.ts`: begins.", `2. ${line}`), read).join()).toContain(words);
  });

  it("refuses a line that is not a step", () => {
    expect(() => walk("1. app/a.ts without quotes: x.")).toThrow("not a step");
    expect(() => walk("1. `app/a.ts`: x.", "3. `app/b.ts`: x.")).toThrow("out of order");
  });
});
