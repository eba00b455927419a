import { describe, expect, it } from "vitest";
import { checkStructure } from "./check";
import { importsOf } from "./imports";

const messages = (file: string, source = ""): string[] => {
  const closed = file.startsWith("server/") && !file.startsWith("server/solver/");
  const text = closed ? `import "server-only";\n${source}` : source;
  return checkStructure(new Map([[file, text]])).map((violation) => violation.message);
};

describe("the structure check fails on a planted violation", () => {
  it.each([
    ["server/features/solve/service.ts", 'import { Page } from "@/app/page";', "never imports app/"],
    ["server/features/solve/service.ts", 'import { redirect } from "next/navigation";', "know no framework"],
    ["server/features/solve/service.ts", 'import { eq } from "drizzle-orm";', "SQL lives in repositories"],
    ["server/features/solve/router.ts", 'import { insert } from "./repository";', "call the service"],
    [
      "server/features/chat/service.ts",
      'import * as r from "@/server/features/solve/repository";',
      "meet through",
    ],
    ["server/features/chat/policy.ts", 'import { x } from "@/server/env";', "isomorphic and pure"],
    ["server/solver/methods/a/b.ts", 'import fs from "node:fs";', "the solver is pure"],
    ["app/_lib/trpc.ts", 'import { appRouter } from "@/server/trpc/root";', "by its types"],
    ["server/solver/verify/a.ts", 'import { m } from "../methods/a/method";', "shares no code"],
    ["app/page.tsx", 'import { list } from "@/server/features/solve/repository";', "a page composes"],
    ["app/page.tsx", 'const x = import("@/server/db/client");', "a page composes"],
    ["app/api/x/route.ts", 'import { solves } from "@/drizzle/schema";', "a route handler adapts"],
    [
      "server/features/photo/service.ts",
      'import { f } from "@/server/providers/model/transport/model-fetch";',
      "a permit",
    ],
    [
      "server/providers/model/vision/photo-reader/photo-reader.ts",
      'import { c } from "@ai-sdk/openai-compatible";',
      "a permit",
    ],
    ["server/providers/model/port.ts", 'import "../../features/solve/service";', "does not know them"],
    ["drizzle/schema/solves.ts", 'import { x } from "../../server/env";', "stands alone"],
  ])("%s with %s", (file, source, reason) => {
    expect(messages(file, source).join("\n")).toContain(reason);
  });

  it("knows a feature's file names only, and rooms of one storey", () => {
    expect(messages("server/features/solve/manager.ts")).toHaveLength(1);
    expect(messages("server/features/solve/parts/service.ts")).toEqual([]);
    expect(messages("server/features/solve/parts/split-parts.ts")).toEqual([]);
    expect(messages("server/features/solve/parts/deeper/service.ts")).toHaveLength(1);
    expect(messages("server/features/solve/service.ts")).toEqual([]);
    expect(messages("server/features/solve/service.test.ts")).toEqual([]);
  });

  it("wants server code closed to the browser", () => {
    const check = (file: string) => checkStructure(new Map([[file, "export const x = 1;"]]));
    expect(check("server/features/solve/service.ts")).toHaveLength(1);
    expect(check("server/features/solve/policy.ts")).toEqual([]);
    expect(check("server/solver/solve.ts")).toEqual([]);
  });

  it("keeps the root and grab-bags clean", () => {
    expect(messages("scripts/run.ts")).toHaveLength(1);
    expect(messages("app/_lib/utils.ts")).toHaveLength(1);
  });
});

describe("the structure check leaves good code alone", () => {
  it.each([
    ["server/features/chat/service.ts", 'import { solveProblem } from "@/server/features/solve/service";'],
    ["server/features/solve/service.ts", 'import * as repository from "./repository";'],
    ["app/page.tsx", 'import { loadSolve } from "@/server/features/solve/loaders";'],
    ["app/api/x/route.ts", 'import { send } from "@/server/features/chat/service";'],
    ["server/solver/solve.ts", 'import { verify } from "./verify/verify";'],
  ])("%s with %s", (file, source) => {
    expect(messages(file, source)).toEqual([]);
  });

  it("reads imports over several lines, re-exports and dynamic ones", () => {
    const source =
      'import {\n  a,\n  b,\n} from "./a";\nexport { c } from "../c";\nawait import("@/x/y");\nimport "z";';
    expect(importsOf("q/r/s.ts", source)).toEqual(["q/r/a", "q/c", "x/y", "z"]);
  });
});
