import { describe, expect, it } from "vitest";
import { withoutFences, withoutOpenFence } from "./fenced-math";

const fence = (name: string, content: string) => `\`\`\`${name}\n${content}\n\`\`\``;

describe("a formula in a fence", () => {
  it.each(["math", "latex", "tex", "KaTeX"])("is one between brackets: %s", (name) => {
    expect(withoutFences(`So:\n\n${fence(name, "x = \\frac{1}{2}")}\n\nDone.`)).toBe(
      "So:\n\n\\[x = \\frac{1}{2}\\]\n\nDone.",
    );
  });

  it("may have delimiters of its own", () => {
    for (const content of ["$$x = 2$$", "\\[x = 2\\]", "$x = 2$", "$$\nx = 2\n$$"])
      expect(withoutFences(fence("math", content))).toBe("\\[x = 2\\]");
  });

  it("of several lines is several formulas, unless they hang together", () => {
    expect(withoutFences(fence("math", "2x = 6\n\nx = 3"))).toBe("\\[2x = 6\\]\n\n\\[x = 3\\]");
    const aligned = "\\begin{aligned}\n2x &= 6 \\\\\nx &= 3\n\\end{aligned}";
    expect(withoutFences(fence("latex", aligned))).toBe(`\\[${aligned}\\]`);
    expect(withoutFences(fence("math", "\\frac{1}{\n2}"))).toBe("\\[\\frac{1}{\n2}\\]");
  });

  it("stays in the item of its list", () => {
    expect(withoutFences("1. First:\n\n   ```math\n   a^2\n   ```\n\n2. Then")).toBe(
      "1. First:\n\n   \\[a^2\\]\n\n2. Then",
    );
  });
});

describe("a fence with something else in it", () => {
  it.each([
    fence("python", "x = 2"),
    fence("", "x = 2"),
    fence("latex", "\\documentclass{article}\n\\begin{document}\nHi\n\\end{document}"),
    fence("math", ""),
    "```math\nx = 2",
  ])("stays as it is: %j", (text) => {
    expect(withoutFences(text)).toBe(text);
  });
});

describe("a text that is being written", () => {
  it("leaves out a formula whose fence is still open, and nothing else", () => {
    expect(withoutOpenFence("So:\n\n```math\nx = \\fr")).toBe("So:\n\n");
    expect(withoutOpenFence("So:\n\n```python\nx = 2")).toBe("So:\n\n```python\nx = 2");
    expect(withoutOpenFence(`${fence("math", "x")}\nand`)).toBe(`${fence("math", "x")}\nand`);
  });
});
