import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Scope } from "@/server/session/scope";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { checkAttempt, createSolve, listMistakes, listSolves } from "./service";
import type { ListSolves } from "./types";

let fixtures: TestFixtures;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

async function make(scope: Scope, text: string): Promise<string> {
  fixtures.pass(1000);
  return (await createSolve(fixtures.deps, scope, { text, mode: "answer" })).id;
}

async function shown(scope: Scope, wanted: Partial<ListSolves>): Promise<string[]> {
  const { items } = await listSolves(fixtures.deps, scope, { cursor: null, limit: 50, ...wanted });
  return items.map(({ text }) => text);
}

const working = (scope: Scope, id: string, lines: string[], part?: number) =>
  checkAttempt(fixtures.deps, scope, { id, kind: "working", text: lines, part });

describe("searching the history", () => {
  it("finds mathematics however it is spaced, and takes no character for a wild card", async () => {
    const owner = fixtures.guest();
    for (const text of ["Solve 4x + 9 = 41", "What is 30% of 90?", "Factor y^2 - 16"])
      await make(owner, text);
    expect(await shown(owner, { find: "4x+9" })).toEqual(["Solve 4x + 9 = 41"]);
    expect(await shown(owner, { find: "FACTOR" })).toEqual(["Factor y^2 - 16"]);
    expect(await shown(owner, { find: "%" })).toEqual(["What is 30% of 90?"]);
    expect(await shown(owner, { find: "_" })).toEqual([]);
    expect(await shown(owner, { find: "\\" })).toEqual([]);
  });

  it("pages through what was found as through everything", async () => {
    const owner = fixtures.guest();
    for (let n = 2; n < 7; n += 1) await make(owner, `${n}t = ${n * 3}`);
    await make(owner, "1/2 + 1/3");
    const first = await listSolves(fixtures.deps, owner, { cursor: null, limit: 3, find: "t=" });
    const rest = await listSolves(fixtures.deps, owner, { cursor: first.nextCursor, limit: 3, find: "t=" });
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([3, 2, null]);
  });

  it("finds nothing of anyone else's", async () => {
    await make(fixtures.guest(), "Solve 12q = 60");
    expect(await shown(fixtures.guest(), { find: "12q" })).toEqual([]);
  });
});

describe("the kinds of problems", () => {
  it("tell what was solved from what was not, and name each problem in one of both", async () => {
    const owner = await fixtures.user("77777777-7777-4777-8777-777777777777");
    const texts = ["Solve 3k = 27", "compose a sonata", "sin(30)"];
    for (const text of texts) await make(owner, text);
    const solved = await shown(owner, { show: "solved" });
    const unsolved = await shown(owner, { show: "unsolved" });
    expect(solved).toEqual(["Solve 3k = 27"]);
    expect([...solved, ...unsolved].toSorted()).toEqual(texts.toSorted());
  });

  it("have one for problems at which a try went wrong, also in a part of a worksheet", async () => {
    const owner = fixtures.guest();
    const wrong = await make(owner, "Solve 2(m + 5) = 24");
    const right = await make(owner, "Solve 5n = 45");
    const sheet = await make(owner, "(a) 8/2 (b) Solve 3(w + 4) = 27");
    await working(owner, wrong, ["2m + 5 = 24"]);
    await working(owner, right, ["n = 9"]);
    await working(owner, sheet, ["3w + 4 = 27"], 1);
    expect(await shown(owner, { show: "mistakes" })).toEqual([
      "(a) 8/2 (b) Solve 3(w + 4) = 27",
      "Solve 2(m + 5) = 24",
    ]);
  });
});

describe("the mistakes I make", () => {
  it("are counted by name over problems and parts, the commonest first, and are nobody else's", async () => {
    const owner = fixtures.guest();
    const first = await make(owner, "Solve 2(m + 5) = 24");
    const sheet = await make(owner, "(a) 8/2 (b) Solve 3(w + 4) = 27");
    const square = await make(owner, "Expand (x + 3)^2");
    await working(owner, first, ["2m + 5 = 24"]);
    await working(owner, sheet, ["3w + 4 = 27"], 1);
    await working(owner, square, ["x^2 + 9"]);
    const mistakes = await listMistakes(fixtures.deps, owner);
    expect(mistakes.map(({ count }) => count)).toEqual([2, 1]);
    expect(mistakes[1]?.id).toBe("square-of-sum");
    for (const { title, explanation } of mistakes)
      expect(title.length * explanation.length).toBeGreaterThan(0);
    expect(await listMistakes(fixtures.deps, fixtures.guest())).toEqual([]);
  });
});
