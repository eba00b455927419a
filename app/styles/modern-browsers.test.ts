import { readFileSync } from "node:fs";
import path from "node:path";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { modernBrowsers } from "./modern-browsers.mjs";

const MIX = "@supports (color:color-mix(in lab, red, red))";

const modern = (css: string) =>
  postcss([modernBrowsers()]).process(css, { from: undefined }).css.replaceAll(/\s+/g, "");

describe("a sheet for the browsers of today", () => {
  it.each([
    [
      "says what all of them know in the place of what it replaces",
      `.a{color:red;background:blue}${MIX}{.a{background:color-mix(in srgb, blue 9%, transparent)}}.b{color:red}`,
      ".a{color:red}.a{background:color-mix(insrgb,blue9%,transparent)}.b{color:red}",
    ],
    [
      "does so within a rule and a condition of its own",
      `@layer a{@media print{.a{color:red}${MIX}{.a{color:color-mix(in srgb, red, blue)}}}}`,
      "@layera{@mediaprint{.a{color:color-mix(insrgb,red,blue)}}}",
    ],
    [
      "keeps what is said of something else before it",
      `.b{color:red}${MIX}{.a{color:color-mix(in srgb, red, blue)}}`,
      ".b{color:red}.a{color:color-mix(insrgb,red,blue)}",
    ],
    [
      "keeps a condition that tells them apart",
      "@supports (color:oklch(from red l c h)){.a{color:red}}",
      "@supports(color:oklch(fromredlch)){.a{color:red}}",
    ],
    ["says nothing twice", "a{x:1;x:1;y:2;x:1}b{x:1;x:2}", "a{y:2;x:1}b{x:1;x:2}"],
    [
      "names a font in one format",
      '@font-face{src:url(a.woff2) format("woff2"),url(a.woff) format("woff"),url(a.ttf) format("truetype")}',
      '@font-face{src:url(a.woff2)format("woff2")}',
    ],
  ])("%s", (_what, css, expected) => {
    expect(modern(css)).toBe(expected);
  });

  it("has nothing left of what Tailwind writes for older ones", async () => {
    const file = path.resolve("app/globals.css");
    const { css } = await postcss([tailwind({ optimize: { minify: true } }), modernBrowsers()]).process(
      readFileSync(file, "utf8"),
      { from: file },
    );
    expect(css).toContain("color-mix(");
    expect(css).not.toMatch(/@supports[^{]*(?:color-mix|-webkit-hyphens)/);
  }, 60_000);
});
