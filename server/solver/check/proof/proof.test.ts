import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Expression } from "../../expression/ast";
import { evaluateExact } from "../../expression/evaluate-exact";
import { toNumber } from "../../expression/rational";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { DEFAULT_NOTATION, parseExpression } from "../../parser/parse";
import { combined, combinedUnordered, differing, SAME, UNDECIDED } from "./comparison";
import { encloseValue } from "./enclose";
import { figureOf } from "./figure";
import { Refutation } from "./refutation";

const parsed = (text: string): Expression =>
  parseExpression(text, DEFAULT_LIMITS, { ...DEFAULT_NOTATION, imaginary: true, euler: true });
const ball = (text: string) => encloseValue(parsed(text));

/** Sums, products, quotients and powers of whole numbers, of every shape. */
const arithmetic = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: 1, max: 999 }).map(String),
    fc
      .tuple(tie("text"), fc.constantFrom("+", "-", "*", "/"), tie("text"))
      .map(([a, operator, b]) => `((${a}) ${operator} (${b}))`),
    fc.tuple(tie("text"), fc.integer({ min: 2, max: 5 })).map(([a, k]) => `(${a})^${k}`),
  ),
})).text;

describe("a ball around a value", () => {
  it("holds the exact value of any arithmetic", () => {
    fc.assert(
      fc.property(arithmetic, (text) => {
        const enclosed = ball(text);
        if (!enclosed) return;
        const exact = evaluateExact(parsed(text), new Map(), budget(DEFAULT_LIMITS));
        expect(Math.abs(enclosed.re - toNumber(exact as NonNullable<typeof exact>))).toBeLessThanOrEqual(
          enclosed.radius * (1 + 1e-9) + 1e-16,
        );
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it.each([
    ["sqrt(2)^2", "2"],
    ["sin(pi/6)", "1/2"],
    ["(1 + sqrt(5))/4", "cos(pi/5)"],
    ["e^(ln(7))", "7"],
    ["sqrt(-4)", "2i"],
    ["(-8)^(1/3)", "-2"],
    ["arctan(1)", "pi/4"],
    ["cosh(1)^2 - sinh(1)^2", "1"],
    ["log(1000)", "3"],
  ])("%s is not apart from %s", (a, b) => {
    expect(Refutation.apart(ball(a), ball(b))).toBeNull();
    expect(ball(a)).not.toBeNull();
  });

  it.each([
    ["sqrt(2)", "1.41421356"],
    ["pi", "355/113"],
    ["1/3", "0.333333333333"],
    ["10^20 + 10^9", "10^20"],
    ["2^(-300)", "2^(-301)"],
  ])("%s is apart from %s", (a, b) => {
    expect(Refutation.apart(ball(a), ball(b))).not.toBeNull();
  });

  it.each(["1/0", "0^0", "ln(0)", "1/(sqrt(2)^2 - 2)", "x + 1", "10^400", "1/10^400", "1/(10^200 * 10^200)"])(
    "%s has none",
    (text) => {
      expect(ball(text)).toBeNull();
    },
  );
});

describe("a written figure", () => {
  it.each([
    ["78.54", 0.005, 0.005, 4],
    ["1200", 0.5, 50, 4],
    ["-3.10", 0.005, 0.005, 3],
    ["0.002", 0.0005, 0.0005, 1],
    ["45%", 0.005, 0.005, 2],
    ["3.2*10^5", 5000, 5000, 2],
  ])("%s stands for what rounds to it", (text, half, widest, digits) => {
    const figure = figureOf(parsed(text));
    expect(figure && [toNumber(figure.half), toNumber(figure.widest), figure.digits]).toEqual([
      half,
      widest,
      digits,
    ]);
  });

  it.each(["1/3", "sqrt(2)", "25pi", "2 1/2", "x"])("%s says its value exactly", (text) => {
    expect(figureOf(parsed(text))).toBeNull();
  });
});

describe("a refutation", () => {
  const [two, three] = [ball("2"), ball("3")];
  const proof = Refutation.apart(two, three);

  it("comes of numbers that differ, and of nothing else", () => {
    expect(proof).not.toBeNull();
    expect(Refutation.apart(two, two)).toBeNull();
    expect(Refutation.apart(two, null)).toBeNull();
    expect(Refutation.beyond(two, three, 2)).toBeNull();
    expect(Refutation.beyond(two, three, 0.5)).not.toBeNull();
    expect(Refutation.otherTruth(true, null)).toBeNull();
    expect(Refutation.otherTruth(true, true)).toBeNull();
    expect(Refutation.otherLength(2, 2)).toBeNull();
    expect(Refutation.exclusive("yes", "maybe", [["yes", "no"]])).toBeNull();
    expect(Refutation.exclusive("yes", "no", [["yes", "no"]])).not.toBeNull();
  });

  it("of several needs every one, and at least one", () => {
    expect(Refutation.all([proof, null])).toBeNull();
    expect(Refutation.all([])).toBeNull();
    expect(Refutation.all([proof, proof])).not.toBeNull();
  });

  it("cannot be made by hand", () => {
    // @ts-expect-error The constructor is private.
    expect(new Refutation(null)).toBeDefined();
    // @ts-expect-error An object of the same shape is no proof.
    const forged: Refutation = { counterexample: null, saying: () => null as never };
    expect(forged).toBeDefined();
    // @ts-expect-error Nothing is different without a proof.
    expect([differing(null).verdict, { verdict: "different" } satisfies typeof UNDECIDED]).toBeDefined();
  });
});

describe("comparisons put together", () => {
  const different = differing(Refutation.apart(ball("2"), ball("3")));

  it("differ where one does, and are undecided where one is", () => {
    expect(combined([SAME, different]).verdict).toBe("different");
    expect(combined([SAME, UNDECIDED]).verdict).toBe("cannot-tell");
    expect(combined([]).verdict).toBe("same");
  });

  it("tell sets apart by a member that is none of the others", () => {
    expect(combinedUnordered([[SAME, different]], 2).verdict).toBe("different");
    expect(combinedUnordered([[UNDECIDED, different]], 2).verdict).toBe("different");
    expect(combinedUnordered([[UNDECIDED]], 1).verdict).toBe("cannot-tell");
    expect(combinedUnordered([], 1).verdict).toBe("different");
    expect(combinedUnordered([], 0).verdict).toBe("same");
    const crossed = [
      [different, SAME],
      [SAME, different],
    ];
    expect(combinedUnordered(crossed, 2).verdict).toBe("same");
  });
});
