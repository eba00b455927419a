import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "@/server/solver/limits";
import { readProblem } from "@/server/solver/problem/read";
import { hasEmptyBox, readableLatex } from "./readable-latex";

describe("what the mathematics field holds", () => {
  it.each([
    ["\\exponentialE^{x}=5", "e^{x}=5"],
    ["\\imaginaryI^2+1", "i^2+1"],
    ["\\mleft(x+1\\mright)^2=4", "\\left(x+1\\right)^2=4"],
    ["\\mleft\\lvert x\\mright\\rvert=3", "\\left\\lvert x\\right\\rvert=3"],
    ["\\int x^2\\differentialD x", "\\int x^2\\,dx"],
    ["\\frac{\\differentialD}{\\differentialD x}x^2", "\\frac{d}{dx}x^2"],
    ["x^{\\placeholder{2}}=9", "x^{2}=9"],
    ["\\text{Solve }2x=8", "Solve 2x=8"],
    ["x\\in\\doubleStruckCapitalR", "x\\in\\mathbb{R}"],
    ["\\left\\lbrack2,5\\right\\rbrack", "\\left[2,5\\right]"],
    ["3+\\frac12", "3+\\frac12"],
  ])("is written in LaTeX that is read everywhere: %s", (held, written) => {
    expect(readableLatex(held)).toBe(written);
  });

  it.each([
    ["\\exponentialE^{x}=5", "e^x = 5"],
    ["\\mleft(x+1\\mright)^2=4", "(x + 1)^2 = 4"],
    ["\\frac{x}{2}=3", "\\frac{x}{2} = 3"],
    ["\\mleft|x-3\\mright|=2", "\\left|x - 3\\right| = 2"],
    ["\\int x^2\\differentialD x", "\\int x^2 \\, dx"],
    ["\\sqrt{\\mleft(x+1\\mright)}=3", "\\sqrt{x + 1} = 3"],
    ["\\log_2\\mleft(8\\mright)", "\\log_{2}(8)"],
    ["\\sin30\\degree", "\\sin(30^{\\circ})"],
    ["2x+3\\le7", "2x + 3 \\le 7"],
    ["x^{10}=1024", "x^{10} = 1024"],
    ["\\sqrt[3]{27}", "\\sqrt[3]{27}"],
    ["12\\div4\\times3", "12 \\div 4 \\cdot 3"],
    ["\\text{Solve }2x=8", "2x = 8"],
  ])("is read by the engine: %s", (held, read) => {
    const outcome = readProblem(readableLatex(held), DEFAULT_LIMITS);
    expect(outcome.ok && outcome.reading.latex).toBe(read);
  });
});

describe("an empty box", () => {
  it("is seen wherever it is", () => {
    expect(hasEmptyBox("\\frac{1}{\\placeholder{}}")).toBe(true);
    expect(hasEmptyBox("x^{\\placeholder[n]{ }}")).toBe(true);
  });

  it("is not one once something is in it", () => {
    expect(hasEmptyBox("\\frac{1}{\\placeholder{2}}")).toBe(false);
    expect(hasEmptyBox("x^{2}")).toBe(false);
  });
});
