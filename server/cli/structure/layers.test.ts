import { describe, expect, it } from "vitest";
import { checkLayers } from "./layers";

const found = (...files: [file: string, source: string][]) => checkLayers(new Map(files));

describe("no folder imports one above it", () => {
  it.each([
    ["server/errors/a.ts", "server/providers/mail/smtp.ts"],
    ["server/http/a.ts", "server/session/session-gate.ts"],
    ["server/providers/mail/a.ts", "server/features/chat/service.ts"],
    ["server/session/a.ts", "server/composition/compose.ts"],
    ["server/features/chat/service.ts", "server/composition/compose.ts"],
    ["server/features/tutor/runs/close-run.ts", "server/request-context/page-context.ts"],
    ["server/composition/a.ts", "server/request-context/page-context.ts"],
    ["server/request-context/a.ts", "server/features/chat/loaders.ts"],
    ["server/features/chat/router.ts", "server/trpc/root.ts"],
  ])("refuses %s importing %s, be it a type", (file, target) => {
    const name = target.replace(/\.ts$/, "");
    const sources: [string, string][] = [[target, "export type A = 1;"]];
    expect(found(...sources, [file, `import type { A } from "@/${name}";`])).toEqual([
      { file, message: `imports ${target}, which is of a layer above its own` },
    ]);
    expect(found([file, "export type A = 1;"], [target, `import "@/${file.replace(/\.ts$/, "")}";`])).toEqual(
      [],
    );
  });
});

describe("nothing imports itself by a way round", () => {
  it("tells a circle once, with every file in it", () => {
    expect(
      found(
        ["app/a.ts", 'import "./b";'],
        ["app/b.ts", 'import type { C } from "./c";'],
        ["app/c.ts", 'export { a } from "@/app/a";'],
        ["app/d.ts", 'import "./a";'],
      ),
    ).toEqual([{ file: "app/a.ts", message: "imports itself, by way of app/b.ts, app/c.ts" }]);
  });

  it("tells two circles apart, and leaves a diamond alone", () => {
    expect(
      found(
        ["app/a.ts", 'import "./b";\nimport "./c";'],
        ["app/b.ts", 'import "./a";\nimport "./d";'],
        ["app/c.ts", 'import "./d";'],
        ["app/d.ts", 'import "./e";'],
        ["app/e.ts", 'import "./d";'],
      ).map(({ file }) => file),
    ).toEqual(["app/d.ts", "app/a.ts"]);
    expect(
      found(["app/a.ts", 'import "./b";\nimport "./c";'], ["app/b.ts", 'import "./c";'], ["app/c.ts", ""]),
    ).toEqual([]);
  });
});
