import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import inlineStylesheet from "./inline-loader.mjs";

const SHEETS = ["app/globals.css", "app/_components/math/math.css"];

/** The module that a sheet becomes. */
function load(file: string, options: { nameOnly?: boolean } = {}): Promise<string> {
  const resourcePath = path.resolve(file);
  return new Promise((resolve, reject) => {
    const context = {
      async: () => (error: Error | null, module?: string) => (error ? reject(error) : resolve(module ?? "")),
      getOptions: () => options,
      resourcePath,
      addDependency: () => {},
      addContextDependency: () => {},
    };
    inlineStylesheet.call(context, readFileSync(resourcePath, "utf8"));
  });
}

/** What a module exports where every imported file is served under its own name. */
function exportsOf(module: string): { name: string; text: string; files: string[] } {
  const imports = [...module.matchAll(/^import (file\d+) from "([^"]+)";$/gm)];
  const body = module.replace(/^import .*$/gm, "").replaceAll("export const", "const");
  const names = imports.map(([, name = ""]) => name);
  const files = imports.map(([, , file = ""]) => file);
  const served = files.map((file) => `/served/${path.basename(file)}`);
  return { ...new Function(...names, `${body}; return { name, text };`)(...served), files };
}

describe.each(SHEETS)("%s as a module", (sheet) => {
  it("has one name everywhere, and its text only where it is wanted", async () => {
    const [whole, named] = [exportsOf(await load(sheet)), exportsOf(await load(sheet, { nameOnly: true }))];
    expect(named).toEqual({ name: whole.name, text: "", files: [] });
    expect(whole.text.length).toBeGreaterThan(1000);
  }, 60_000);

  it("names no file but by the address it is served under, and no font in a format of old", async () => {
    const { text, files } = exportsOf(await load(sheet));
    const addresses = [...text.matchAll(/url\(["']?([^"')]*)/g)].map(([, address]) => address);
    expect(addresses.filter((address) => !/^(?:\/served\/|data:)/.test(address ?? ""))).toEqual([]);
    expect(files.filter((file) => /\.(?:woff|ttf)$/.test(file))).toEqual([]);
    for (const file of files) expect(file).toMatch(/^(?:\.\.?\/|[\w@])/);
  }, 60_000);
});

it("the sheet of formulas brings every face of theirs", async () => {
  const { text, files } = exportsOf(await load("app/_components/math/math.css"));
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) expect(text).toContain(`url(/served/${path.basename(file)})`);
}, 60_000);
