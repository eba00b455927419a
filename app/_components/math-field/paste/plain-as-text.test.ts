import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "@/server/solver/limits";
import { readProblem } from "@/server/solver/problem/read";
import { plainAsText } from "./plain-as-text";

describe("a text pasted where all is mathematics", () => {
  it.each([
    ["$4x-1=11$", "4x-1=11"],
    ["$$4x-1=11$$", "4x-1=11"],
    ["\\(4x-1=11\\)", "4x-1=11"],
    ["\\[\n4x-1=11\n\\]", "4x-1=11"],
    ["Solve $4x-1=11$ for $x$.", "Solve 4x-1=11 for x."],
    ["```math\n4x-1=11\n```", "4x-1=11"],
    ["```latex\n\\frac{x}{4}=2\n```", "\\frac{x}{4}=2"],
    ["\\begin{equation}\n4x-1=11 \\label{eq:first}\n\\end{equation}", "4x-1=11"],
    [
      "\\begin{align*}\n3x+y&=9\\\\\n3x-y&=3\n\\end{align*}",
      "\\begin{align*} 3x+y&=9\\\\ 3x-y&=3 \\end{align*}",
    ],
    ["A pen costs $3 and a book $12.", "A pen costs $3 and a book $12."],
    ["𝑥²+3𝑥=4", "x²+3x=4"],
    ["𝑥⁄4=2", "x/4=2"],
    ["sin\u2061(𝑥)=1", "sin(x)=1"],
    ["2\u2062x\u00a0=\u20098", "2x = 8"],
    ["x₁₂+2=5", "x_12+2=5"],
    ["½x+3=7", "½x+3=7"],
    ["line one\nline two", "line one\nline two"],
  ])("loses its marks and odd letters: %j", (pasted, text) => {
    expect(plainAsText(pasted, "bare")).toBe(text);
  });

  it.each([
    ["\\begin{align*}\n3x+y&=9\\\\\n3x-y&=3\n\\end{align*}", "3x + y = 9"],
    ["\\begin{equation*}\n4x-1=11\n\\end{equation*}", "4x - 1 = 11"],
    ["```math\n4x-1=11\n```", "4x - 1 = 11"],
    ["𝑥^2+3𝑥=4", "x^2 + 3x = 4"],
    ["2\u2062𝑥\u00a0=\u20098", "2x = 8"],
    ["Solve $4x-1=11$ for $x$.", "4x - 1 = 11"],
  ])("is read by the engine: %j", (pasted, read) => {
    const outcome = readProblem(plainAsText(pasted, "bare"), DEFAULT_LIMITS);
    expect(outcome.ok && outcome.reading.latex).toContain(read);
  });
});

describe("a text pasted among words", () => {
  it("keeps its marks, which are set there", () => {
    const text = "Solve\n\n$$x^2 = 9$$\n\nfor \\(x\\).\n\n```math\nx^2\n```";
    expect(plainAsText(text, "between-dollars")).toBe(text);
  });

  it("loses odd letters", () => {
    expect(plainAsText("Is 𝑥=2\u2062y right?", "between-dollars")).toBe("Is x=2y right?");
  });
});
