import { describe, expect, it } from "vitest";
import { checkBoundaries } from "./boundaries";

const SOLVE: [string, string] = ["server/solver/solve.ts", "export const solve = 1;"];
const crossings = (...files: [file: string, source: string][]): string[] =>
  checkBoundaries(new Map([SOLVE, ...files])).map(({ message }) => message);

describe("the engine stays on threads of its own", () => {
  it.each<[string, ...[string, string][]]>([
    [
      "from a service",
      ["server/features/solve/service.ts", 'import { solve } from "@/server/solver/solve";'],
    ],
    ["from a page", ["app/page.tsx", 'import { solve } from "@/server/solver/solve";']],
    ["at the server's start", ["server/boot.ts", 'await import("./solver/solve");']],
    [
      "through a provider",
      ["server/composition/compose.ts", 'import { check } from "@/server/providers/model/check";'],
      ["server/providers/model/check.ts", 'import { solve } from "../../solver/solve";'],
    ],
    [
      "through an export that is passed on",
      ["app/api/x/route.ts", 'import { a } from "@/server/errors/x";'],
      ["server/errors/x.ts", 'export { a } from "@/server/providers/a";'],
      ["server/providers/a/index.ts", 'export * from "./b";'],
      ["server/providers/a/b.ts", 'import "../../solver/solve";'],
    ],
    [
      "by the list of its jobs",
      ["server/features/solve/service.ts", 'import { JOBS } from "@/server/composition/engine/jobs";'],
      ["server/composition/engine/jobs.ts", ""],
    ],
  ])("and nothing leads there %s", (_how, ...files) => {
    const found = crossings(...files);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("ask deps.engine");
    expect(found[0]).toContain(files[0]?.[0]);
  });

  it("says the whole way", () => {
    const found = crossings(
      ["server/composition/compose.ts", 'import { check } from "@/server/providers/model/check";'],
      ["server/providers/model/check.ts", 'import { solve } from "../../solver/solve";'],
    );
    expect(found[0]).toMatch(
      /^server\/composition\/compose\.ts → server\/providers\/model\/check\.ts → server\/solver\/solve\.ts:/,
    );
  });

  it.each<[string, [string, string]]>([
    ["types", ["server/features/solve/service.ts", 'import type { A } from "@/server/solver/solve";']],
    ["tests", ["server/features/solve/service.test.ts", 'import { solve } from "@/server/solver/solve";']],
    ["commands", ["server/cli/solve.ts", 'import { solve } from "@/server/solver/solve";']],
    [
      "the thread itself",
      ["server/composition/engine/jobs.ts", 'import { a } from "@/server/solver/solve";'],
    ],
  ])("but for %s", (_what, file) => {
    expect(crossings(file)).toEqual([]);
  });
});
