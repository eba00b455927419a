import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exchangingTests } from "./own-modules";

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "classmate-own-modules-"));
  mkdirSync(join(root, "app", "[id]"), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(root, "app", name), text);
// Put together, so that this file is not taken for one of them.
const call = (name: string) => `  ${["vi", name].join(".")}("x");\n`;

it("keeps apart whatever puts something in the place of a module, a global or the clock", () => {
  for (const name of ["mock", "stubGlobal", "stubEnv", "spyOn", "useFakeTimers"])
    write(`${name}.test.ts`, call(name));
  write("[id]/page.test.tsx", call("mock"));
  write("calm.test.ts", call("fn"));
  write("shared.test.ts", `import "@/server/testing/abuse/${"exchanged"}-modules";\n`);
  write("source.ts", call("mock"));
  expect(exchangingTests(root, ["app"])).toEqual([
    "app/\\[id\\]/page.test.tsx",
    "app/mock.test.ts",
    "app/shared.test.ts",
    "app/spyOn.test.ts",
    "app/stubEnv.test.ts",
    "app/stubGlobal.test.ts",
    "app/useFakeTimers.test.ts",
  ]);
});
