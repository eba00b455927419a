import { isValidElement, type ReactElement, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { CodeBlock } from "./code-block";
import { isWebAddress } from "./inline";
import { PlainText } from "./plain-text";
import { RichText } from "./rich-text";
import { blocksOf } from "./tokens";

vi.mock("../../math/math-fonts", () => ({ mathFonts: "" }));

type Render = (props: object) => ReactNode;

/** The elements a component comes down to, as compact markup; mathematics as its LaTeX in ‹›. */
function markup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (Array.isArray(node)) return node.map(markup).join("");
  if (!isValidElement(node)) return String(node);
  const { type, props } = node as ReactElement<{ children?: ReactNode; latex?: string; href?: string }>;
  if (props.latex !== undefined) return `‹${props.latex}›`;
  if (type === CodeBlock) return `<pre>${(props as { text?: string }).text}</pre>`;
  if (typeof type === "function") return markup((type as Render)(props));
  if (typeof type === "object" && "type" in type) return markup((type as { type: Render }).type(props));
  if (typeof type !== "string") return markup(props.children);
  return `<${type}${props.href ? ` ${props.href}` : ""}>${markup(props.children)}</${type}>`;
}

const shown = (text: string) => markup(<RichText text={text} />).replace(/^<div>|<\/div>$/g, "");

const SAMPLE = `# Read as\n\n$$3x^2 - 12 = 0$$\n\n1. Divide both sides by $3$.\n\n   $$x^2 - 4 = 0$$\n\n2. **Take** the _root_: \\(x = \\pm 2\\)\n\n> Pay $5 or \\$6\n\n| a | b |\n|---|---|\n| $x_1$ | \`code\` |\n\n\`\`\`\nraw\n\`\`\`\n\n<b>no</b> [site](https://example.org) ![alt](x.png) ~~old~~\n\n---\n`;

describe("a reply", () => {
  it("sets mathematics in paragraphs, lists and lines of its own", () => {
    expect(shown("So $x$:\n\n$$y$$")).toBe("<p>So <span>‹x›:</span></p><div>‹y›</div>");
    expect(shown("1. one\n\n   $$a$$\n\n2. two")).toBe(
      "<ol><li><p>one</p><div>‹a›</div></li><li><p>two</p></li></ol>",
    );
  });

  it("keeps a short formula and the punctuation after it on one line", () => {
    expect(shown("So $x = 7$. Then $y$), or $z$ *so*.")).toBe(
      "<p>So <span>‹x = 7›.</span> Then <span>‹y›),</span> or ‹z› <em>so</em>.</p>",
    );
    const long = "x_1 + x_2 + x_3 + x_4 + x_5 = 15";
    expect(shown(`So $${long}$.`)).toBe(`<p>So ‹${long}›.</p>`);
  });

  it("sees no emphasis inside mathematics", () => {
    expect(shown("a *b $x*y$ c* and $p_1 q_1$")).toBe("<p>a <em>b ‹x*y› c</em> and ‹p_1 q_1›</p>");
  });

  it("leaves money as it is", () => {
    expect(shown("$5 and $6, or \\$7")).toBe("<p>$5 and $6, or $7</p>");
  });

  it("shows raw HTML as text", () => {
    expect(shown("<script>alert(1)</script>")).toBe("<p><script>alert(1)</script></p>");
    expect(markup(blocksOf("<img src=x onerror=y>").map(({ raw }) => raw))).toBe("<img src=x onerror=y>");
  });

  it("links web addresses only and loads no pictures", () => {
    expect(shown("[a](https://example.org/b)")).toMatch(/^<p><a https:\/\/example.org\/b>a/);
    expect(shown("[a](javascript:alert(1))")).toBe("<p>a</p>");
    expect(shown("![alt](https://example.org/x.png)")).toBe("<p>alt</p>");
    expect(isWebAddress("data:text/html,x")).toBe(false);
  });

  it("renders whatever has arrived so far, however it was cut", () => {
    for (let end = 0; end <= SAMPLE.length; end += 1) {
      const part = SAMPLE.slice(0, end);
      expect(() => markup(<RichText text={part} growing />)).not.toThrow();
      expect(() => markup(<PlainText text={part} />)).not.toThrow();
    }
  });

  it("sets formulas in fences like those without", () => {
    expect(shown("So\n\n```math\n\\frac{1}{2}\n```\n\nand $x$")).toBe(
      "<p>So</p><div>‹\\frac{1}{2}›</div><p>and ‹x›</p>",
    );
    expect(shown("```python\nx = $y$\n```")).toBe("<pre>x = $y$</pre>");
  });

  it("changes only its last block while it grows", () => {
    const before = blocksOf("First.\n\nSecond $x$ and").map(({ raw }) => raw);
    const after = blocksOf("First.\n\nSecond $x$ and more.\n\nThird").map(({ raw }) => raw);
    expect(after[0]).toBe(before[0]);
    expect(after).toHaveLength(3);
  });
});

describe("a student's message", () => {
  it("keeps stars, underscores and line breaks as typed", () => {
    expect(markup(<PlainText text={"2 * x * y_1\n# 3 $a$"} />)).toBe(
      "<p><span>2 * x * y_1\n# 3 </span>‹a›</p>",
    );
  });
});
