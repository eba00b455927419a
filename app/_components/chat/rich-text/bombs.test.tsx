import fc from "fast-check";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { lesson } from "@/server/cli/bench/lesson";
import { PAGE_CHARACTERS_MAX, PAGE_COST_MAX } from "@/server/typeset/limits";
import { openLedger, type RenderLedger } from "@/server/typeset/render-ledger";
import { setLatex } from "@/server/typeset/set-latex";
import { Formula } from "../../math/formula";
import { MathStyles } from "../../math/math-styles";
import { TypesetHtml } from "../../math/typeset-html";
import { BadgeList } from "../badge-list";
import { CodeBlock } from "./code-block";
import { isReadable } from "./limits";
import { PlainText } from "./plain-text";
import { RichText } from "./rich-text";

/** The page whose texts are rendered. */
const page = vi.hoisted((): { ledger: unknown } => ({ ledger: null }));
vi.mock("../../math/page-ledger", () => ({ pageLedger: () => page.ledger }));

afterEach(() => vi.restoreAllMocks());

type Render = (props: object) => ReactNode;
interface Props {
  readonly children?: ReactNode;
  readonly text?: string;
  readonly latex?: string;
  readonly display?: boolean;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

interface Shown {
  readonly markup: string;
  readonly text: string;
  readonly depth: number;
}

const NOTHING: Shown = { markup: "", text: "", depth: 0 };
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const beside = (all: readonly Shown[]): Shown => ({
  markup: all.map(({ markup }) => markup).join(""),
  text: all.map(({ text }) => text).join(""),
  depth: Math.max(0, ...all.map(({ depth }) => depth)),
});

/** What elements come to: markup as React writes it, the words in it, formulas as their LaTeX, and how deep it is. */
function shown(node: ReactNode): Shown {
  if (node === null || node === undefined || typeof node === "boolean") return NOTHING;
  if (Array.isArray(node)) return beside(node.map(shown));
  if (!isValidElement(node)) return { markup: escaped(String(node)), text: String(node), depth: 0 };
  const { type, props } = node as ReactElement<Props>;
  if (type === Formula) {
    const html = setLatex(props.latex ?? "", props.display ?? false);
    return { ...shown(<TypesetHtml html={html} />), text: props.latex ?? "" };
  }
  if (type === MathStyles) return NOTHING;
  if (type === CodeBlock)
    return { ...NOTHING, markup: `<pre>${escaped(props.text ?? "")}</pre>`, text: props.text ?? "" };
  if (typeof type === "function") return shown((type as Render)(props));
  if (typeof type === "object" && "type" in type) return shown((type as { type: Render }).type(props));
  if (typeof type !== "string") return shown(props.children);
  const { children, dangerouslySetInnerHTML: inner, ...attributes } = props;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const inside = inner ? { ...NOTHING, markup: inner.__html } : shown(children);
  return {
    ...inside,
    markup: `<${type}${written.join("")}>${inside.markup}</${type}>`,
    depth: inside.depth + 1,
  };
}

/** One page with all these replies. */
function pageOf(texts: readonly string[], ledger: RenderLedger = openLedger()): Shown {
  page.ledger = ledger;
  return beside(texts.map((text) => shown(<RichText text={text} />)));
}

/** What a page's markup may come to: all that may be set, which comes to twice its estimate at worst, and what is
 * shown as it was written, every character of which may have to be escaped. */
const MARKUP_MAX = 2 * PAGE_COST_MAX + 6 * PAGE_CHARACTERS_MAX + 100_000;
const DEPTH_MAX = 80;

const letters = (text: string) => (text.match(/[a-z]/gi) ?? []).length;
const nested = (open: string, close: string, times: number) => `${open.repeat(times)}x${close.repeat(times)}`;

const BOMBS: readonly (readonly [string, string])[] = [
  ["quotes in quotes", `${"> ".repeat(40_000)}a`],
  ["quotes in quotes by lines", Array.from({ length: 400 }, (_, n) => `${">".repeat(n)} a`).join("\n")],
  ["lists in lists", Array.from({ length: 300 }, (_, n) => `${"  ".repeat(n)}- a`).join("\n")],
  ["lists on one line", `${"- ".repeat(40_000)}a`],
  ["emphasis without end", "*a **b _c __d ".repeat(7_000)],
  ["emphasis in emphasis", nested("*a **b ", "** *", 3_000)],
  ["strikes", "~~a ".repeat(20_000)],
  ["brackets", `${"[".repeat(50_000)}a${"](b)".repeat(10_000)}`],
  ["long addresses", `[a](https://b.example/${"c".repeat(90_000)})`],
  ["very many links", "[a](http://b.c) ".repeat(6_000)],
  ["pictures", "![a](b)".repeat(14_000)],
  ["a ragged table", `|${"a|".repeat(2_000)}\n|${"-|".repeat(2_000)}\n${"|\n".repeat(40_000)}`],
  ["very many tables", "|a|\n|-|\n|b|\n\n".repeat(7_000)],
  ["entities", "&amp;&#120;&lt;".repeat(7_000)],
  ["what has to be escaped", "<>&\"'".repeat(20_000)],
  ["a huge block of code", `\`\`\`\n${"x\n".repeat(50_000)}\`\`\``],
  ["very many blocks of code", "```\nx\n```\n\n".repeat(9_000)],
  ["ticks", "`a".repeat(50_000)],
  ["very many formulas", "$x^2$ ".repeat(16_000)],
  ["very many formulas on lines of their own", "$$x_1$$\n\n".repeat(10_000)],
  ["one formula without end", `$${"x^2+".repeat(25_000)}$`],
  ["fractions in fractions", `$$${nested("\\frac{1}{", "}", 9_000)}$$`],
  ["roots in roots", `\\[${nested("\\sqrt{", "}", 14_000)}\\]`],
  ["braces", `$${nested("{", "}", 45_000)}$`],
  ["a formula that defines", `$\\def\\a{${"x".repeat(900)}}${"\\a".repeat(180)}$ `.repeat(60)],
  ["cells", `$$\\begin{matrix}${"x&".repeat(40_000)}\\end{matrix}$$`],
  ["dollar signs", "$".repeat(99_000)],
  ["definitions", "[a]: b\n".repeat(12_000)],
  ["markup", "<div><b>".repeat(11_000)],
  ["empty lines", "a\n\n".repeat(30_000)],
  ["headings", "# a\n".repeat(20_000)],
];

describe("a text made to be dear", () => {
  it.each(BOMBS)("is shown within the bound, and all of it: %s", (_name, text) => {
    const { markup, text: words, depth } = pageOf([text]);
    expect(markup.length).toBeLessThan(MARKUP_MAX);
    expect(depth).toBeLessThanOrEqual(DEPTH_MAX);
    // Addresses and definitions are not words; all else is on the page.
    if (!isReadable(text)) expect(words).toContain(text);
  });

  it.each(BOMBS)("costs a page no more for coming thirty times: %s", (_name, text) => {
    const { markup } = pageOf(Array.from({ length: 30 }, () => text.slice(0, 19_000)));
    expect(markup.length).toBeLessThan(MARKUP_MAX);
  });

  it.each(BOMBS)("is read within the bound where a student typed it: %s", (_name, text) => {
    page.ledger = openLedger();
    const { markup, text: words } = shown(<PlainText text={text} />);
    expect(markup.length).toBeLessThan(MARKUP_MAX);
    expect(letters(words)).toBeGreaterThanOrEqual(letters(text));
  });
});

describe("the texts of one page", () => {
  const bomb = "$\\underbrace{x}_{y}$ ".repeat(600).slice(0, 12_000);

  it("draw from one ledger: what is left for the last one is what the others have left", () => {
    const ledger = openLedger(60_000, 100_000);
    const texts = Array.from({ length: 30 }, () => lesson(3, 2));
    const { markup } = pageOf(texts, ledger);
    expect(markup).toContain('class="katex');
    expect(markup).toContain("Shown as it was typed");
    expect(markup.length).toBeLessThan(2 * 60_000 + 6 * 100_000 + 30 * 2_000);
    expect(ledger.takeCost(60_000)).toBe(false);
  });

  it("are set as before where they are ordinary, however many a page has of them", () => {
    const { markup } = pageOf(Array.from({ length: 20 }, (_, n) => lesson(n, 3)));
    expect(markup).not.toContain("Shown as it was typed");
    expect(markup).not.toContain("as-written");
  });

  it("say so where there is no room for their characters, and how many are left out", () => {
    const { markup } = pageOf([bomb.repeat(2)], openLedger(0, 5_000));
    expect(markup).toContain("without its last 19,000 characters");
    expect(markup).toContain("Download your work");
  });

  it("share it with the checks of replies", () => {
    page.ledger = openLedger(100_000, 100_000);
    const claims = Array.from({ length: 500 }, (_, at) => ({
      kind: "step" as const,
      latex: `x^{${at}} = \\frac{1}{${at}}`,
      at,
      outcome: "refuted" as const,
      note: null,
    }));
    const { markup, text } = shown(<BadgeList checks={{ claims, left: 0 }} />);
    expect(markup.match(/class="katex"/g)?.length).toBeLessThan(100);
    for (const { latex } of claims) expect(text).toContain(latex);
  });
});

const unit = fc.array(
  fc.constantFrom(
    ..."> |- |1. |*a |**b |_c_ |`d |[e]( |[f](http://g.h) |![i]( |<j |&amp; |$ |$$ |\\[ |\\( |$x^2$ ".split(
      "|",
    ),
    ..."\\frac{1}{ \\sqrt{ { } ^ _ \\hat{ \\begin{matrix} & \\\\ \\end{matrix} \\def\\a{ \\left( \\right)".split(
      " ",
    ),
    ...["\n", "\n\n", "  ", "|", "|-|\n", "```\n", "~~~", "é", "𝑥", "a "],
  ),
  { minLength: 1, maxLength: 8 },
);

describe("any text at all", () => {
  it("comes to no more markup than the bound, nor deeper", () => {
    fc.assert(
      fc.property(unit, fc.integer({ min: 1, max: 2_500 }), (pieces, times) => {
        const text = pieces.join("").repeat(times).slice(0, 60_000);
        const { markup, depth, text: words } = pageOf([text]);
        expect(markup.length).toBeLessThan(MARKUP_MAX);
        expect(depth).toBeLessThanOrEqual(DEPTH_MAX);
        if (!isReadable(text)) expect(words).toContain(text);
      }),
      { numRuns: 250, seed: 23 },
    );
  });
});
