import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { modernBrowsers } from "./modern-browsers.mjs";
import { usedOnly, wordsOfTexts } from "./used-only.mjs";

const left = (css: string, words: readonly string[] = []) =>
  postcss([usedOnly(new Set(words))])
    .process(css, { from: undefined })
    .css.replaceAll(/\s+/g, "");

describe("a sheet", () => {
  it.each([
    ["a word that no text says", "@layer utilities{.filter{x:1}.flex{x:2}}", "@layerutilities{.flex{x:2}}"],
    [
      "the condition that held nothing else",
      "@layer utilities{@media print{.filter{x:1}}.flex{x:2}}",
      "@layerutilities{.flex{x:2}}",
    ],
  ])("leaves out %s", (_what, css, expected) => {
    expect(left(css, ["flex"])).toBe(expected);
  });

  it("keeps what it was given by hand, and what is no word of the language", () => {
    const css = "@layer components{.filter{x:1}}@layer utilities{.mt-1{x:1}}";
    expect(left(css)).toBe(css.replaceAll(" ", ""));
  });

  it("writes a variable out that never changes, and keeps one that does", () => {
    const variables =
      '@property --tw-a{syntax:"*";inherits:false;initial-value:0}@property --tw-b{syntax:"*";inherits:false}';
    expect(
      left(`.x-1{--tw-a:0;y:calc(calc(.25rem * 6) * calc(1 - var(--tw-a)));z:var(--tw-b, )}${variables}`),
    ).toBe(".x-1{y:1.5rem;z:}");
    const used = `.x-1{--tw-a:1}.x-2{y:var(--tw-a,calc(1 / 2))}${variables}`;
    expect(left(used)).toContain(".x-1{--tw-a:1}");
  });
});

/** Lists of classes as they stand in the code: every one of them is worth a rule, or names an element for a sheet. */
const CLASS_LISTS = /className="([^"]+)"/g;

it("the sheet of all pages has a rule for every class of Tailwind's in their code", async () => {
  const file = path.resolve("app/globals.css");
  const source = readFileSync(file, "utf8");
  const all = postcss([tailwind({ optimize: { minify: true } }), modernBrowsers()]);
  const whole = await all.process(source, { from: file });
  const kept = await postcss([usedOnly(wordsOfTexts("app"))]).process(whole.css, { from: file });
  const code = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => readFileSync(path.join("app", name), "utf8"))
    .join("\n");
  const said = new Set([...code.matchAll(CLASS_LISTS)].flatMap(([, list = ""]) => list.split(/\s+/)));
  const classesIn = (css: string) =>
    new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll("\\", "")));
  const [before, after] = [classesIn(whole.css), classesIn(kept.css)];
  expect([...said].filter((name) => before.has(name) && !after.has(name))).toEqual([]);
  expect(kept.css).not.toMatch(/\.(?:container|filter|shadow|ring|transition)\{/);
}, 60_000);
