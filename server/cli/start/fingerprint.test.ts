import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildFingerprint } from "./fingerprint";

let root: string;
let first: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "print-"));
  for (const folder of ["app", "server/cli", "drizzle/schema"])
    mkdirSync(path.join(root, folder), { recursive: true });
  write("app/page.tsx", "one");
  write("package-lock.json", "{}");
  first = buildFingerprint(root, {});
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string): void {
  writeFileSync(path.join(root, file), content);
}

describe("a build", () => {
  it.each([
    ["a page changes", "app/page.tsx", "two"],
    ["a file is added", "server/new.ts", ""],
    ["the packages change", "package-lock.json", "{ }"],
    ["the configuration of Next appears", "next.config.ts", "x"],
  ])("is another one when %s", (_what, file, content) => {
    write(file, content);
    expect(buildFingerprint(root, {})).not.toBe(first);
  });

  it("is another one when a public variable changes", () => {
    expect(buildFingerprint(root, { NEXT_PUBLIC_APP_NAME: "Other" })).not.toBe(first);
  });

  it("is the same one when nothing in it changes", () => {
    write("app/page.test.tsx", "test");
    write("server/cli/command.ts", "command");
    write("README.md", "words");
    mkdirSync(path.join(root, "server/decisions"));
    write("server/decisions/why.md", "words");
    const env = { AUTH_SECRET: "x", NEXT_PUBLIC_APP_NAME: "", NEXT_PUBLIC_ANALYTICS_TOKEN: "phc_x" };
    const promotion = { PROMO_TITLE: "SALE", PROMO_ENDS_ON: "2099-12-31", PROMO_CODE: "SALE" };
    expect(buildFingerprint(root, { ...env, ...promotion })).toBe(first);
  });
});
