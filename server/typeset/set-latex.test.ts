import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formulaCost } from "./formula-cost";
import { CACHE_CHARACTERS_MAX, FORMULA_COST_MAX, FORMULA_DEPTH_MAX, FORMULA_MARKUP_MAX } from "./limits";
import { isSet, latexAsWritten, setLatex } from "./set-latex";

const source = readFileSync(createRequire(import.meta.url).resolve("katex/dist/katex.mjs"), "utf8");
/** Every command that KaTeX knows by its name. */
const COMMANDS = [...new Set([...source.matchAll(/"\\(\\[a-zA-Z]+)"/g)].map(([, name = ""]) => name))];

const NESTED = FORMULA_DEPTH_MAX - 3;
const nest = (open: string, close = "}") => `${open.repeat(NESTED)}x${close.repeat(NESTED)}`;
const fill = (unit: string, length = 1_900) => unit.repeat(Math.floor(length / unit.length));

/** A command many times, and in itself with scripts. */
const usesOf = (name: string): readonly string[] => [fill(`${name}{x}{y} `, 200), nest(`${name}{`, "}^2_3")];

const isAsWritten = (latex: string, html: string) => html === latexAsWritten(latex);

afterEach(() => vi.restoreAllMocks());

describe("a formula's cost, known before it is set", () => {
  it("knows of all commands there are", () => {
    expect(COMMANDS.length).toBeGreaterThan(800);
    expect(COMMANDS).toEqual(expect.arrayContaining(["\\frac", "\\underbrace", "\\newcommand"]));
  });

  it("bounds the markup of every command, repeated and in itself", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const over = COMMANDS.flatMap(usesOf).filter((latex) => {
      const html = setLatex(latex, true);
      return (
        html.length > FORMULA_MARKUP_MAX ||
        (!isAsWritten(latex, html) && html.length > 2 * formulaCost(latex))
      );
    });
    expect(over).toEqual([]);
  });

  it("bounds the markup of numbers, however they are parted", () => {
    for (const unit of ["1", "12", "1 2", "1{2}", "1,2", "1.2", "\\text{1}2", "1\\,2", "\\mathbf{1}2"]) {
      const latex = fill(unit, 1_000);
      const html = setLatex(latex, true);
      expect(isAsWritten(latex, html) || html.length <= 2 * formulaCost(latex)).toBe(true);
    }
  });

  it("bounds the markup of tables, ragged ones too", () => {
    for (const name of ["matrix", "aligned", "cases", "array", "CD", "gathered"])
      for (const body of ["x&", "&", "\\\\", "x\\\\", "\\hline ", `${"&".repeat(99)}${"\\\\".repeat(99)}`]) {
        const latex = `\\begin{${name}}${fill(body)}\\end{${name}}`;
        const html = setLatex(latex, true);
        expect(html.length).toBeLessThanOrEqual(FORMULA_MARKUP_MAX);
      }
  });

  it("is small for what homework needs", () => {
    const terms = Array.from({ length: 41 }, (_, n) => `${137_846_528_820 - n}x^{${40 - n}}`).join(" + ");
    const rows = Array.from({ length: 12 }, (_, n) => `2x + ${n} &= \\frac{${n}}{3} \\\\`).join("\n");
    const continued = "1+\\frac{1}{".repeat(8);
    for (const latex of [
      terms,
      `\\begin{aligned}${rows}\\end{aligned}`,
      `${continued}2${"}".repeat(8)}`,
      "\\begin{pmatrix}1&2&3\\\\4&5&6\\\\7&8&9\\end{pmatrix}\\begin{pmatrix}x\\\\y\\\\z\\end{pmatrix}",
      "x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}",
    ]) {
      expect(formulaCost(latex)).toBeLessThan(FORMULA_COST_MAX);
      expect(setLatex(latex, true)).toContain('class="katex');
    }
  });
});

describe("a formula that would cost too much", () => {
  it.each([
    ["a meaning of its own", `\\def\\a{${"x".repeat(900)}}${"\\a".repeat(180)}`],
    ["meanings that double", "\\newcommand{\\a}{x x}\\renewcommand{\\b}{\\a\\a}\\b"],
    ["a meaning for all after it", "\\gdef\\x{y}\\global\\let\\y=\\x"],
    ["braces in braces", nest("{{", "}}")],
    ["roots without braces", "\\sqrt".repeat(60)],
    ["brackets that grow", nest("\\left(\\left(", "\\right)\\right)")],
    ["more than anybody reads", fill("x^2+")],
  ])("is shown as it was written: %s", (_name, latex) => {
    expect(isAsWritten(latex, setLatex(latex, false))).toBe(true);
  });

  it("keeps every character of its source, none of them as markup", () => {
    const latex = `\\def\\a{}<img src=x onerror=y> & "z" ${"x".repeat(50)}`;
    const html = setLatex(latex, true);
    expect(html).not.toMatch(/<(?!\/?code)/);
    const text = html
      .replace(/<[^>]*>/g, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&amp;", "&");
    expect(text).toBe(latex);
  });
});

describe("setting formulas", () => {
  it("says nothing to the log, whatever the formula says", () => {
    const said = (["log", "info", "warn", "error"] as const).map((level) => vi.spyOn(console, level));
    for (const latex of ["\\message{secret}", "\\errmessage{secret}", "\\show\\frac x", "\\unknown{secret}"])
      setLatex(latex, true);
    expect(said.flatMap((spy) => spy.mock.calls)).toEqual([]);
  });

  it("keeps formulas that were set as long as there is room, the ones used last the longest", () => {
    const long = (n: number) => `${n} + ${"\\frac{x}{y} + ".repeat(60)}${n}`;
    setLatex("x+1", false);
    setLatex("x+2", false);
    expect(isSet("x+1", false)).toBe(true);
    const each = setLatex(long(0), false).length;
    for (let n = 1; n * each < 1.2 * CACHE_CHARACTERS_MAX; n += 1) {
      setLatex(long(n), false);
      setLatex("x+2", false);
    }
    expect(isSet("x+1", false)).toBe(false);
    expect(isSet("x+2", false)).toBe(true);
  });
});
