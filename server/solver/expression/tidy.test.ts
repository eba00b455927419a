import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../limits";
import { DEFAULT_NOTATION, parseExpression } from "../parser/parse";
import { toLatex } from "../printer/latex";
import { agreeNumerically } from "../verify/numeric";
import type { Expression } from "./ast";
import { int, negation, power, product, quotient, root, sum, symbol } from "./build";
import { tidy } from "./tidy";

const read = (text: string): Expression =>
  parseExpression(text, DEFAULT_LIMITS, { ...DEFAULT_NOTATION, imaginary: false, euler: true });
const tidied = (text: string): string => toLatex(tidy(read(text), budget(DEFAULT_LIMITS)));

describe("tidy", () => {
  it.each([
    ["2x cos(x) + x^2*(-sin(x))", "2x\\cos(x) - x^2\\sin(x)"],
    ["1/2*x^(-1/2)", "\\frac{1}{2\\sqrt{x}}"],
    ["e^x*e^y", "e^{x + y}"],
    ["e^(x+1)", "e^{x + 1}"],
    ["e^(2ln(x))", "x^2"],
    ["ln(e^(3x))", "3x"],
    ["(e^x - e^(-x))/2", "\\frac{e^x - e^{-x}}{2}"],
    ["sqrt(x)*sqrt(x)", "x"],
    ["sqrt(12x)", "2\\sqrt{3x}"],
    ["1/sqrt(2)", "\\frac{\\sqrt{2}}{2}"],
    ["ln(8)/ln(2)", "3"],
    ["ln(sqrt(2)/2)", "-\\frac{\\ln(2)}{2}"],
    ["sin(pi/3)", "\\frac{\\sqrt{3}}{2}"],
    ["tan(3pi/4)", "-1"],
    ["arctan(1)", "\\frac{\\pi}{4}"],
    ["sin(-x)", "-\\sin(x)"],
    ["cos(-2x)", "\\cos(2x)"],
    ["sin(x)^2 + cos(x)^2", "1"],
    ["(cos(x)(1+cos(x))+sin(x)^2)/(1+cos(x))^2", "\\frac{1}{1 + \\cos(x)}"],
    ["2x(3x+1)^5 + 15x^2(3x+1)^4", "x(3x + 1)^4(21x + 2)"],
    ["(x^2-1)/(x-1)", "x + 1"],
    ["(x^2+3x+2)/(x^2-4)", "\\frac{x + 1}{x - 2}"],
    ["2x - 3/x^2", "2x - \\frac{3}{x^2}"],
    ["(1+sqrt(2))^2", "3 + 2\\sqrt{2}"],
    ["(2x+1)^50", "(2x + 1)^{50}"],
  ])("writes %j as by hand", (text, expected) => {
    expect(tidied(text)).toBe(expected);
  });

  it("keeps the sign under an even root", () => {
    expect(tidied("sqrt(x^2)")).toBe("\\left|x\\right|");
    expect(tidied("sqrt((x-1)^2)")).toBe("\\left|x - 1\\right|");
    expect(tidied("sqrt(x*y)")).toBe("\\sqrt{xy}");
  });

  it("gives back what divides by zero", () => {
    expect(tidied("1/(x-x)")).toBe("\\frac{1}{x - x}");
  });

  const leaf = fc.oneof(
    fc.integer({ min: 1, max: 5 }).map((n) => int(n)),
    fc.constantFrom("x", "y").map(symbol),
  );
  const call =
    (name: string) =>
    (u: Expression): Expression => ({ kind: "function", name, args: [u] });
  const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
    tree: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      leaf,
      fc.tuple(tie("tree"), tie("tree")).map(([a, b]) => sum([a, b])),
      fc.tuple(tie("tree"), tie("tree")).map(([a, b]) => product([a, b])),
      fc.tuple(tie("tree"), tie("tree")).map(([a, b]) => quotient(a, b)),
      fc.tuple(tie("tree"), fc.integer({ min: 2, max: 3 })).map(([a, n]) => power(a, int(n))),
      tie("tree").map(negation),
      tie("tree").map((a) => root(a)),
      fc.tuple(tie("tree"), fc.constantFrom("sin", "cos", "ln", "arctan")).map(([a, name]) => call(name)(a)),
      tie("tree").map((a) => power({ kind: "constant", name: "e" }, a)),
    ),
  }));

  it("never changes the value", () => {
    fc.assert(
      fc.property(tree, (e) => {
        expect(agreeNumerically(e, tidy(e, budget({ ...DEFAULT_LIMITS, work: 2_000_000 })))).not.toBe(
          "differ",
        );
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("changes nothing when done again", () => {
    fc.assert(
      fc.property(tree, (e) => {
        const once = tidy(e, budget({ ...DEFAULT_LIMITS, work: 2_000_000 }));
        const twice = tidy(once, budget({ ...DEFAULT_LIMITS, work: 2_000_000 }));
        expect(agreeNumerically(once, twice)).not.toBe("differ");
      }),
      { seed: 2, numRuns: 100 },
    );
  });
});
