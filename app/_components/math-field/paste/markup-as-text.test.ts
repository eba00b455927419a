import { describe, expect, it } from "vitest";
import type { MarkupNode } from "./markup";
import { markupAsText } from "./markup-as-text";

type Child = MarkupNode | string;

const text = (value: string): MarkupNode => ({ nodeName: "#text", nodeValue: value, childNodes: [] });

/** An element; attributes come before the first child. */
function el(name: string, ...children: readonly Child[]): MarkupNode {
  return {
    nodeName: name.toUpperCase(),
    nodeValue: null,
    childNodes: children.map((child) => (typeof child === "string" ? text(child) : child)),
  };
}

const withAttribute = (node: MarkupNode, attribute: string, value: string): MarkupNode => ({
  ...node,
  getAttribute: (name) => (name === attribute ? value : null),
});

const bare = (...children: readonly Child[]) => markupAsText(el("body", ...children), "bare");

describe("what was copied from a page", () => {
  it.each([
    ["a power", bare("x", el("sup", "2"), " + 1"), "x^2 + 1"],
    ["a longer power", bare("2", el("sup", "x+1"), " = 8"), "2^(x+1) = 8"],
    ["an index", bare("a", el("sub", "n"), " = a", el("sub", "n-1")), "a_n = a_(n-1)"],
    ["a power in italics", bare(el("i", "x"), el("sup", el("i", "n"))), "x^n"],
    ["degrees", bare("sin 30", el("sup", "o")), "sin 30°"],
    ["a date", bare("the 4", el("sup", "th"), " of May"), "the 4th of May"],
    ["a note", bare("x = 2", el("sup", "[3]")), "x = 2[3]"],
    ["lines", bare(el("p", "x + y = 3"), el("p", "x − y = 1")), "x + y = 3\n\nx − y = 1"],
    ["a break", bare("x = 1", el("br"), "y = 2"), "x = 1\ny = 2"],
    ["its style", bare(el("style", "p { x: 1 }"), "x = 1"), "x = 1"],
  ])("keeps %s", (_, result, expected) => {
    expect(result).toBe(expected);
  });

  it("takes a typeset formula once, from its source", () => {
    const source = withAttribute(el("annotation", "\\frac{x}{4}=2"), "encoding", "application/x-tex");
    const math = el("math", el("semantics", el("mrow", el("mfrac", el("mi", "x"), el("mn", "4"))), source));
    const katex = el("span", el("span", math), withAttribute(el("span", "x4=2"), "class", "katex-html"));
    expect(markupAsText(el("body", "Solve ", katex, "."), "bare")).toBe("Solve \\frac{x}{4}=2.");
    expect(markupAsText(el("body", "Solve ", katex, "."), "between-dollars")).toBe("Solve $\\frac{x}{4}=2$.");
  });

  const formula = (...children: readonly Child[]) => bare(el("math", ...children));
  const x = el("mi", "x");
  it.each([
    [
      "a fraction",
      formula(el("mfrac", el("mrow", x, el("mo", "+"), el("mn", "1")), el("mn", "2"))),
      "\\frac{x+1}{2}",
    ],
    ["a root", formula(el("msqrt", x, el("mo", "−"), el("mn", "3"))), "\\sqrt{x-3}"],
    ["a cube root", formula(el("mroot", el("mn", "27"), el("mn", "3"))), "\\sqrt[3]{27}"],
    ["a power", formula(el("msup", x, el("mn", "2")), el("mo", "≤"), el("mn", "9")), "x^{2}\\le 9"],
    [
      "a power of a bracket",
      formula(el("msup", el("mrow", el("mo", "("), x, el("mo", ")")), el("mn", "2"))),
      "{(x)}^{2}",
    ],
    ["a function", formula(el("mi", "sin"), el("mo", "\u2061"), x), "\\sin x"],
    [
      "letters of its own",
      formula(el("mi", "𝑦"), el("mo", "="), el("mn", "2"), el("mo", "\u2062"), x),
      "y=2x",
    ],
    ["space in the source", formula(" \n ", x, "\n", el("mo", "="), "\n", el("mn", "1")), "x=1"],
  ])("reads %s in MathML", (_, result, expected) => {
    expect(result).toBe(expected);
  });
});
