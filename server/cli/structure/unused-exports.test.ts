import { describe, expect, it } from "vitest";
import { checkUnusedExports } from "./unused-exports";

const messages = (files: Readonly<Record<string, string>>): string[] =>
  checkUnusedExports(new Map(Object.entries(files))).map(({ file, message }) => `${file}: ${message}`);

const OWN = "server/features/solve/policy.ts";
const OTHER = "server/features/solve/service.ts";

describe("an export that nothing uses is refused", () => {
  it.each([
    ["export const limit = 3;", "nothing uses limit"],
    ["export async function read() {}", "nothing uses read"],
    ["export interface Shape { readonly a: 1 }", "nothing uses Shape"],
    ["export const limit = 3;\nconst twice = 2 * limit;", "only this file uses limit"],
  ])("%s", (source, reason) => {
    expect(messages({ [OWN]: source, [OTHER]: "const other = 1;" }).join()).toContain(reason);
  });

  it("where only a test says it, and the product could do without", () => {
    const test = { "server/features/solve/policy.test.ts": 'import { read } from "./policy";' };
    expect(messages({ [OWN]: "export function read() {}", ...test })).toEqual([
      `${OWN}: only tests use read: delete it, or move it to them`,
    ]);
    const used = "export function read() {}\nexport const shown = () => read();";
    expect(messages({ [OWN]: used, ...test, [OTHER]: "shown();" })).toEqual([]);
  });
});

describe("an export is let be", () => {
  it("that another file uses, whatever it is", () => {
    expect(messages({ [OWN]: "export class Meter {}", [OTHER]: "new Meter();" })).toEqual([]);
  });

  it("that is a type of a signature, a table that a test goes through, or a name the framework asks for", () => {
    const shape = "export interface Shape { readonly a: 1 }\nexport const shaped = (): Shape => ({ a: 1 });";
    expect(messages({ [OWN]: shape, [OTHER]: "shaped();" })).toEqual([]);
    const table = { [OWN]: "export const KINDS = [1];", "server/a.test.ts": "KINDS.length;" };
    expect(messages(table)).toEqual([]);
    const page = 'export const metadata = { title: "A" };\nexport const generateStaticParams = () => [];';
    expect(messages({ "app/(marketing)/page.tsx": page })).toEqual([]);
    expect(messages({ "app/(marketing)/list.tsx": page })).toHaveLength(2);
  });
});
