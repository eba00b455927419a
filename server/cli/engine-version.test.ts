import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engineVersion } from "./engine-version";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "engine-version-"));
  mkdirSync(join(folder, "methods"));
  writeFileSync(join(folder, "solve.ts"), "export {};");
  writeFileSync(join(folder, "methods", "factor.ts"), "export {};");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the version of the engine", () => {
  it("stays while nothing of the engine changes, whatever its tests and pages say", () => {
    const before = engineVersion(folder);
    writeFileSync(join(folder, "solve.test.ts"), "export {};");
    writeFileSync(join(folder, "README.md"), "# Engine");
    expect(engineVersion(folder)).toBe(before);
    expect(before).toMatch(/^[\da-f]{12}$/);
  });

  it("changes with any text and any name in any folder", () => {
    const seen = new Set([engineVersion(folder)]);
    writeFileSync(join(folder, "methods", "factor.ts"), "export const RULE = 1;");
    seen.add(engineVersion(folder));
    renameSync(join(folder, "methods", "factor.ts"), join(folder, "methods", "expand.ts"));
    seen.add(engineVersion(folder));
    expect(seen.size).toBe(3);
  });
});
