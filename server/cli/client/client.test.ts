import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { API } from "typescript/unstable/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TypePrinter } from "./print-type";
import { writeClientPackage } from "./write-package";

/** Of others: they are run by e2e/specs/outsider.spec.ts, or are only looked at. */
const PROGRAMS = ["example.ts", "journey.ts"];
const ROOT = path.resolve(import.meta.dirname, "../../..");
const TSC = path.join(ROOT, "node_modules/typescript/bin/tsc");

let directory: string;
let declarations: string;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), "classmate-client-"));
  writeClientPackage(ROOT, path.join(directory, "dist/client"));
  declarations = readFileSync(path.join(directory, "dist/client/index.d.ts"), "utf8");
  mkdirSync(path.join(directory, "e2e/client"), { recursive: true });
  for (const file of [...PROGRAMS, "tsconfig.json"])
    copyFileSync(path.join(ROOT, "e2e/client", file), path.join(directory, "e2e/client", file));
  symlinkSync(path.join(ROOT, "node_modules"), path.join(directory, "node_modules"), "junction");
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const check = (project: string, ...options: readonly string[]) =>
  spawnSync(process.execPath, [TSC, "-p", project, ...options], { encoding: "utf8" }).stdout;

describe("the package of types", () => {
  it("is all a strict project needs: none of its files is one of the server's", () => {
    const files = check(path.join(directory, "e2e/client"), "--listFiles").trim().split("\n");
    const own = files.filter((file) => !file.includes("/node_modules/"));
    expect(own.map((file) => path.basename(file))).toEqual(["index.d.ts", ...PROGRAMS]);
    const packages = files.filter((file) => /node_modules\/(zod|drizzle-orm|next|react)\//.test(file));
    expect(packages).toEqual([]);
  });

  it("says of every procedure what the server's own types say, no more and no less", () => {
    writeFileSync(path.join(directory, "declared.ts"), declarations);
    writeFileSync(path.join(directory, "same.ts"), SAME);
    const config = {
      extends: path.join(ROOT, "tsconfig.json"),
      compilerOptions: { incremental: false, plugins: [], types: ["node"], paths: { "@/*": [`${ROOT}/*`] } },
      files: ["same.ts"],
      include: [],
    };
    writeFileSync(path.join(directory, "tsconfig.json"), JSON.stringify(config));
    expect(check(directory)).toBe("");
  });

  it("brings the procedures' own comments along", () => {
    expect(declarations).toContain(
      "/** Works a problem and keeps it. One that the engine cannot read is read by the language model, where there is one. */",
    );
  });
});

/** Inputs are compared as given, results as received; the error's kinds as a whole. */
const SAME = `
import type { inferRouterError } from "@trpc/server/unstable-core-do-not-import";
import type * as server from "@/server/trpc/types";
import type * as declared from "./declared";

type Fits<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Names<T> = { [D in keyof T]: \`\${D & string}.\${keyof T[D] & string}\` }[keyof T];
type Differing<A, B> = {
  [D in keyof A & keyof B]: {
    [P in keyof A[D] & keyof B[D]]: Fits<A[D][P], B[D][P]> extends true ? never : \`\${D & string}.\${P & string}\`;
  }[keyof A[D] & keyof B[D]];
}[keyof A & keyof B];
type None<T extends never> = T;

export type Checks = [
  None<Exclude<Names<server.ApiOutputs>, Names<declared.ApiOutputs>>>,
  None<Exclude<Names<declared.ApiOutputs>, Names<server.ApiOutputs>>>,
  None<Differing<server.ApiInputs, declared.ApiInputs>>,
  None<Differing<server.ApiOutputs, declared.ApiOutputs>>,
];
export const same: Fits<inferRouterError<server.AppRouter>, declared.ApiError> = true;
`;

const REFUSED: readonly (readonly [string, string])[] = [
  ["a function", "{ act: () => void }"],
  ["a class", "RegExp"],
  ["anything", "{ value: any }"],
  ["a symbol", "symbol"],
  ["a type that contains itself", "Tree"],
  ["a branded text, whose brand nobody sends", 'string & { readonly brand: "text" }'],
  ["a type that cannot be found", "Missing"],
];

const PRINTED: readonly (readonly [string, string])[] = [
  ["boolean | null | undefined", "boolean | undefined | null"],
  ['"a" | 1 | null', 'null | "a" | 1'],
  ["readonly ({ a?: string | undefined })[]", "ReadonlyArray<{ a?: string }>"],
  ["Map<string, Date>", "Map<string, Date>"],
  ["readonly [number, string]", "readonly [number, string]"],
  ['{ "not-a-name": bigint }', '{ "not-a-name": bigint }'],
  ["{ a: string; b: number }", "{ a: string } & { b: number }"],
  ["{ [key: string]: unknown }", "Record<string, unknown>"],
];

describe("printing a type", () => {
  function printed(type: string): string {
    const folder = mkdtempSync(path.join(directory, "type-"));
    writeFileSync(
      path.join(folder, "type.ts"),
      `interface Tree { readonly inner: Tree | null }\nexport interface Box { value: ${type} }\nexport type Used = Tree;`,
    );
    const config = { compilerOptions: { strict: true, lib: ["ES2023"], types: [] }, files: ["type.ts"] };
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
    const api = new API({ cwd: folder });
    try {
      const snapshot = api.updateSnapshot({ openProjects: [path.join(folder, "tsconfig.json")] });
      const [project] = snapshot.getProjects();
      const source = project?.program.getSourceFile(path.join(folder, "type.ts"));
      const module = source && project?.checker.getSymbolAtLocation(source);
      const box = module && project?.checker.getMemberInModuleExports(module, "Box");
      if (!project || !box) throw new Error("The type was not found.");
      const declared = project.checker.getDeclaredTypeOfSymbol(box);
      const printer = new TypePrinter(project.checker);
      return printer.print(declared, "box");
    } finally {
      api.close();
    }
  }

  it.each(REFUSED)("refuses %s: no answer can have one", (_what, type) => {
    expect(() => printed(type)).toThrow(/which no client can be told of/);
  });

  it.each(PRINTED)("writes %s out", (text, type) => {
    expect(printed(type)).toBe(`{ value: ${text} }`);
  });
});
