import { isValidElement, type ReactElement, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { TypesetHtml } from "@/app/_components/math/typeset-html";
import { Formula } from "../../math/formula";
import { MathStyles } from "../../math/math-styles";
import { Typeset } from "../../math/typeset";
import { CodeBlock } from "./code-block";
import { PlainText } from "./plain-text";
import { RichText } from "./rich-text";

vi.mock("../../math/math-fonts", () => ({ mathFonts: "" }));

type Render = (props: object) => ReactNode;
interface Props {
  readonly children?: ReactNode;
  readonly text?: string;
  /** Of a formula that is set already. */
  readonly html?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The markup of elements, written as React writes it. */
function rendered(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (Array.isArray(node)) return node.map(rendered).join("");
  if (!isValidElement(node)) return escaped(String(node));
  const { type, props } = node as ReactElement<Props>;
  if (type === Formula)
    return props.html === undefined
      ? rendered(<Typeset {...(props as { latex: string })} />)
      : rendered(<TypesetHtml html={props.html} />);
  if (type === MathStyles) return "";
  if (type === CodeBlock) return `<pre><code>${escaped(props.text ?? "")}</code></pre>`;
  if (typeof type === "function") return rendered((type as Render)(props));
  if (typeof type === "object" && "type" in type) return rendered((type as { type: Render }).type(props));
  if (typeof type !== "string") return rendered(props.children);
  const { children, dangerouslySetInnerHTML: inner, ...attributes } = props;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  return `<${type}${written.join("")}>${inner ? inner.__html : rendered(children)}</${type}>`;
}

const html = (text: string) => rendered(<RichText text={text} />);

/** What a page is made of and could do, in its markup: elements' names, addresses, handlers, classes from outside. */
const ELEMENTS =
  /^(?:a|annotation|blockquote|br|code|del|div|em|hr|li|line|math|menclose|merror|mfrac|mglyph|mi|mlabeledtr|mmultiscripts|mn|mo|mover|mpadded|mphantom|mroot|mrow|ms|mspace|msqrt|mstyle|msub|msubsup|msup|mtable|mtd|mtext|mtr|munder|munderover|ol|p|path|pre|semantics|span|strong|svg|table|tbody|td|th|thead|tr|ul)$/;

function dangers(markup: string): string[] {
  const tags = markup.match(/<[^>]*>/g) ?? [];
  return tags.filter((tag) => {
    const name = /^<\/?([\w-]+)/.exec(tag)?.[1] ?? "";
    const address = /\s(?:href|src|xlink:href|action|formaction)="([^"]*)"/.exec(tag)?.[1];
    return (
      !ELEMENTS.test(name) ||
      /\son\w+=/i.test(tag) ||
      /\sid=/.test(tag) ||
      /url\(|expression\(|@import/i.test(tag) ||
      (address !== undefined && !/^https?:\/\//.test(address))
    );
  });
}

const HOSTILE: readonly (readonly [string, string])[] = [
  ["a script", "<script>alert(1)</script>"],
  ["a handler", '<img src=x onerror="alert(1)">'],
  ["a frame", '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ["a drawing with a handler", "<svg onload=alert(1)><a href='javascript:x'>y</a></svg>"],
  ["a style", "<style>@import url(https://evil.example/x.css)</style>"],
  ["a form", '<form action="https://evil.example"><input name=password></form>'],
  ["markup in a table", "| a |\n|---|\n| <b onclick=x>c</b> |"],
  ["a script's address", "[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](java\nscript:alert(1))"],
  ["an address of data", "[a](data:text/html;base64,PHNjcmlwdD4=) ![b](data:image/svg+xml,<svg/>)"],
  ["other addresses", "[a](vbscript:x) [b](file:///etc/passwd) [c](//evil.example) <javascript:alert(1)>"],
  ["a reference", "[a][b]\n\n[b]: javascript:alert(1)"],
  ["a link's title", '[a](https://example.org "x\\" onmouseover=alert(1) y=\\"")'],
  ["an address with quotes", '[a](https://example.org/"onmouseover="alert(1))'],
  ["a picture", "![a](https://evil.example/pixel.png)"],
  ["mathematics that links", "$\\href{javascript:alert(1)}{x}$ $\\url{javascript:alert(1)}$"],
  ["mathematics that loads", "$\\includegraphics{https://evil.example/x.png}$"],
  ["mathematics with classes", "$\\htmlClass{fixed inset-0}{x} \\htmlId{main}{y}$"],
  ["mathematics with styles", "$\\htmlStyle{position:fixed; background:url(https://evil.example)}{x}$"],
  ["mathematics with data", "$\\htmlData{foo=bar}{x}$"],
  ["markup in mathematics", "$<img src=x onerror=alert(1)>$ and $\\text{<script>alert(1)</script>}$"],
  ["markup in a fence of mathematics", "```math\n<img src=x onerror=alert(1)>\n\\href{javascript:x}{y}\n```"],
  ["markup in code", "```html\n<script>alert(1)</script>\n```\n\n`<img src=x onerror=y>`"],
  ["a fence's name", '```"><script>alert(1)</script>\nx\n```'],
];

describe("a hostile text", () => {
  it.each(HOSTILE)("brings nothing into the page: %s", (_name, text) => {
    expect(dangers(html(text))).toEqual([]);
    expect(dangers(rendered(<PlainText text={text} />))).toEqual([]);
  });

  it.each(HOSTILE)("brings nothing into the page while it arrives: %s", (_name, text) => {
    for (let end = 1; end < text.length; end += 1) {
      const part = rendered(<RichText text={text.slice(0, end)} growing />);
      expect(dangers(part)).toEqual([]);
    }
  });

  it("is told from markup by its looks", () => {
    expect(dangers('<p onclick="x">a</p><a href="javascript:x">b</a><iframe></iframe>')).toHaveLength(4);
  });
});

const BOMBS: readonly (readonly [string, string])[] = [
  ["a macro that calls itself", "$\\def\\a{\\a\\a}\\a$"],
  ["macros that double", `$${doublings(40)}$`],
  ["braces without end", `$${"{".repeat(3000)}x$`],
  ["fractions in fractions", `$${"\\frac{1}{".repeat(400)}x${"}".repeat(400)}$`],
  ["roots in roots", `$$${"\\sqrt{".repeat(500)}x${"}".repeat(500)}$$`],
  ["a size as large as a house", "$\\rule{99999em}{99999em} \\kern99999em x$"],
  ["brackets in brackets", `${"[".repeat(3000)}a${"](b)".repeat(3000)}`],
  ["quotes in quotes", `${"> ".repeat(2000)}a`],
  ["lists in lists", Array.from({ length: 100 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n")],
  ["lists in lists on one line", `${"- ".repeat(3000)}a`],
  ["lists in quotes in lists", `${"> - ".repeat(800)}a`],
  ["a script of scripts", `$x${"^{x".repeat(600)}${"}".repeat(600)}$`],
  ["emphasis without end", "*a **b _c __d ".repeat(1000)],
  ["very many dollar signs", "$ ".repeat(5000)],
  ["very many fences", "```\n".repeat(2000)],
  ["very many fences of mathematics", "```math\n".repeat(2000)],
  ["a table as wide as a road", `|${"a|".repeat(500)}\n|${"-|".repeat(500)}\n|${"$x$|".repeat(500)}`],
];

function doublings(count: number): string {
  const names = Array.from(
    { length: count },
    (_, at) => `\\x${String.fromCharCode(97 + (at % 26))}${at > 25 ? "z" : ""}`,
  );
  const defined = names.map(
    (name, at) => `\\def${name}{${at === 0 ? "y" : `${names[at - 1]}${names[at - 1]}`}}`,
  );
  return `${defined.join("")}${names.at(-1)}`;
}

describe("a text made to break the page", () => {
  it.each(BOMBS)("is shown within a moment, as mathematics or as it was written: %s", (_name, text) => {
    const markup = html(text);
    expect(markup).not.toBe("");
    expect(markup.length).toBeLessThan(3_000_000);
  });

  it("has no size of its own on the page", () => {
    const sizes = [...html("$\\rule{9999em}{9999em}$").matchAll(/(?:width|height):([\d.]+)em/g)];
    for (const [, size] of sizes) expect(Number(size)).toBeLessThanOrEqual(50);
  });
});

/** Everything a reply may be made of, in one. */
const LONG = [
  "## Solve $x^2 = 4$ for **you**",
  "It costs $5, then $10 and \\$7.50; 20% of $80 is $16.",
  "Inline \\(a_1 + b^{2}\\) and display \\[\\int_0^1 x\\,dx = \\tfrac12\\] here.",
  "$$\n\\begin{aligned}\n2x &= 6 \\\\\nx &= 3\n\\end{aligned}\n$$",
  "```math\n\\frac{1}{2}\nx = 2\n```",
  '```python\nfor i in range(3):\n    print(f"{i} costs $5")\n```',
  "1. One\n   - nested $y$\n     1. deeper\n\n        ```js\n        const a = `$1$`;\n        ```\n2. Two\n\n   $$z$$",
  "| n | $n^2$ |\n|--:|:--|\n| 1 | $1$ |\n| `a\\|b` | \\(b\\) |",
  "> A quote with $q$\n> and ~~more~~ [link](https://example.org/a_(b)).",
  "Ünïcode: ∑ ≤ 𝑥 e\u0301 and a half: \ud835\udc65.\n\n---\n\nEnd",
].join("\n\n");

describe("a stream", () => {
  it("never breaks the page, wherever it is cut, halves of characters included", () => {
    for (let end = 0; end <= LONG.length; end += 1) {
      const part = rendered(<RichText text={LONG.slice(0, end)} growing />);
      expect(dangers(part)).toEqual([]);
    }
  });

  it("never breaks the page where its bytes are cut", () => {
    const bytes = new TextEncoder().encode(LONG);
    for (let end = bytes.length - 60; end <= bytes.length; end += 1) {
      const text = new TextDecoder().decode(bytes.slice(0, end), { stream: true });
      expect(() => rendered(<RichText text={text} growing />)).not.toThrow();
    }
  });

  it("shows no formula's source while the formula is on its way", () => {
    for (let end = 0; end <= LONG.length; end += 1) {
      const part = rendered(<RichText text={LONG.slice(0, end)} growing />);
      const words = part
        .replace(/<annotation[\s\S]*?<\/annotation>/g, "")
        .replace(/<pre[\s\S]*?<\/pre>/g, "")
        .replace(/<[^>]*>/g, "");
      expect(words).not.toMatch(/\\(?:frac|begin|int|tfrac)/);
    }
  });

  it("ends as the whole text does", () => {
    const whole = html(LONG);
    expect(whole).toContain("costs $5, then $10 and $7.50; 20% of $80 is $16.");
    expect(whole.match(/class="katex-display"/g)).toHaveLength(5);
    expect(whole).toContain("print(f&quot;{i} costs $5&quot;)");
    expect(whole.match(/<ol/g)).toHaveLength(2);
  });
});
