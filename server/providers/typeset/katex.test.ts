import { describe, expect, it } from "vitest";
import hostile from "@/server/testing/abuse/corpora/latex.json";
import bombs from "@/server/testing/abuse/corpora/latex-bombs.json";
import { typesetWithKatex } from "./katex";

/** What a formula's markup must not have: what loads, leads away or acts, and styles from the formula. */
const DANGERS =
  /<(?:a|img|script|iframe|style|object|form)\b|\s(?:href|src|on\w+|id|data-\w+)=|url\(|class="[^"]*\b(?:fixed|inset-0)\b/i;

/** Markup without what it merely shows: the formula's source and its letters are text. */
const tagsOf = (html: string): string =>
  (html.match(/<[^>]*>/g) ?? []).join("").replaceAll(/title="[^"]*"/g, "");

describe("a hostile formula", () => {
  it.each(hostile)("brings nothing into the page: %s", (_name, latex = "") => {
    const html = typesetWithKatex(latex);
    expect(html).not.toBe("");
    expect(tagsOf(html)).not.toMatch(DANGERS);
  });

  it.each(hostile)("leaves no meaning behind for the next one: %s", (_name, latex = "") => {
    const before = typesetWithKatex("\\frac{1}{2} + \\sqrt{2}");
    typesetWithKatex(latex);
    expect(typesetWithKatex("\\frac{1}{2} + \\sqrt{2}")).toBe(before);
  });

  it.each(bombs)(
    "is set, or shown as its source: $name",
    ({ before = "", pump, times, after = "", close = "" }) => {
      const latex = before + pump.repeat(times) + after + close.repeat(times);
      const html = typesetWithKatex(latex);
      expect(html).not.toBe("");
      expect(tagsOf(html)).not.toMatch(DANGERS);
    },
  );

  it("has no size of its own on the page", () => {
    const html = typesetWithKatex("\\rule{9999em}{9999em} \\kern9999em x \\raisebox{9999em}{y}");
    for (const [, size] of html.matchAll(/(?:width|height|margin-\w+|top):(-?[\d.]+)em/g)) {
      expect(Math.abs(Number(size))).toBeLessThanOrEqual(50);
    }
  });

  it("that was too deep is shown in letters that are no markup", () => {
    const html = typesetWithKatex(`${"{".repeat(20_000)}<img src=x onerror=y>&"${"}".repeat(20_000)}`);
    expect(tagsOf(html)).not.toMatch(DANGERS);
    expect(html).toContain("&lt;img");
  });
});
