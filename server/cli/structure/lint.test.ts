import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/** Plants violations in a copy of the configuration's surroundings and lets the real linter judge them. */
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "classmate-lint-"));
  copyFileSync("biome.json", join(root, "biome.json"));
  plant(".gitignore", "node_modules/\n");
  mkdirSync(join(root, ".git"));
  plant("package.json", '{ "name": "planted" }\n');
  plant("tsconfig.json", '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function lint(): string {
  const biome = resolve("node_modules/@biomejs/biome/bin/biome");
  const { stdout, stderr } = spawnSync(process.execPath, [biome, "lint", "--max-diagnostics=50"], {
    cwd: root,
    encoding: "utf8",
  });
  return stdout + stderr;
}

describe("the linter fails on a planted violation", () => {
  it("refuses an import cycle", () => {
    plant("server/a.ts", 'import { b } from "./b";\nexport const a = (): number => b();\n');
    plant("server/b.ts", 'import { a } from "@/server/a";\nexport const b = (): number => a();\n');
    expect(lint()).toContain("noImportCycles");
  });

  it("refuses process.env outside the one reader", () => {
    plant("server/features/solve/service.ts", "export const key = process.env.KEY;\n");
    expect(lint()).toContain("noProcessEnv");
  });

  it("refuses a file over 400 lines and a function over 50", () => {
    plant("server/long.ts", `export const x = [\n${"  1,\n".repeat(400)}];\n`);
    plant("server/body.ts", `export function f(): void {\n${"  f();\n".repeat(51)}}\n`);
    const report = lint();
    expect(report).toContain("noExcessiveLinesPerFile");
    expect(report).toContain("noExcessiveLinesPerFunction");
  });

  it("refuses a focused test and `any`", () => {
    plant("server/a.test.ts", 'import { it } from "vitest";\nit.only("x", () => {});\n');
    plant("server/any.ts", "export const x: any = 1;\n");
    const report = lint();
    expect(report).toContain("noFocusedTests");
    expect(report).toContain("noExplicitAny");
  });

  it("leaves good code alone", () => {
    plant("server/good.ts", "export const double = (n: number): number => n * 2;\n");
    expect(lint()).not.toContain("×");
  });
});
