import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Expression } from "../expression/ast";
import { power, product, quotient, sum } from "../expression/build";
import { mapChildren } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { toText } from "../printer/text";
import { LimitReached } from "../types";
import { parseExpression, parseStatements } from "./parse";
import { ParseError } from "./parse-error";

const letter = fc
  .constantFrom("x", "y", "a", "theta", "x_1", "x_12", "f")
  .map((name): Expression => ({ kind: "symbol", name }));
const whole = fc.bigInt(0n, 1200n).map((n): Expression => ({ kind: "number", value: { n, d: 1n } }));
const decimal = fc.integer({ min: 0, max: 999 }).map((n) => parseExpression((n / 100).toFixed(2)));
const mixedNumber = fc.tuple(fc.bigInt(1n, 20n), fc.bigInt(1n, 5n), fc.bigInt(6n, 9n)).map(
  ([wholePart, numerator, denominator]): Expression => ({
    kind: "mixed",
    whole: wholePart,
    numerator,
    denominator,
  }),
);
const constant = fc
  .constantFrom("pi" as const, "i" as const)
  .map((name): Expression => ({ kind: "constant", name }));

const { tree } = fc.letrec<{ tree: Expression }>((tie) => {
  const part = tie("tree");
  const parts = fc.array(part, { minLength: 2, maxLength: 3 });
  return {
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.oneof(letter, whole, decimal, mixedNumber, constant),
      parts.map(sum),
      fc.tuple(parts, fc.boolean()).map(([factors, explicit]) => product(factors, explicit)),
      fc.tuple(part, part).map(([a, b]) => quotient(a, b)),
      fc
        .tuple(part, part)
        .map(([a, b]): Expression => ({ kind: "quotient", numerator: a, denominator: b, inline: true })),
      fc.tuple(part, part).map(([a, b]) => power(a, b)),
      part.map((operand): Expression => ({ kind: "negation", operand })),
      part.map((operand): Expression => ({ kind: "absolute", operand })),
      part.map((operand): Expression => ({ kind: "percent", operand })),
      fc
        .tuple(part, fc.bigInt(2n, 5n))
        .map(([radicand, index]): Expression => ({ kind: "root", radicand, index })),
      fc
        .tuple(part, fc.constantFrom("sin", "ln"))
        .map(([arg, name]): Expression => ({ kind: "function", name, args: [arg] })),
      part.map(
        (arg): Expression => ({
          kind: "function",
          name: "log",
          args: [arg],
          base: { kind: "number", value: { n: 2n, d: 1n } },
        }),
      ),
    ),
  };
});

/** The same tree without the marks on how a product was written, which reading may add or drop. */
function plain(node: Expression): Expression {
  const inner = mapChildren(node, plain);
  return inner.kind === "product" ? { kind: "product", factors: inner.factors } : inner;
}

const same = (printed: string, tree: Expression): void => {
  expect(plain(parseExpression(printed)), printed).toEqual(plain(tree));
};

describe("printing and reading back", () => {
  it("gives the same tree from LaTeX", () => {
    fc.assert(
      fc.property(tree, (node) => same(toLatex(node), node)),
      { seed: 1, numRuns: 3000 },
    );
  });

  it("gives the same tree from text", () => {
    fc.assert(
      fc.property(tree, (node) => same(toText(node), node)),
      { seed: 2, numRuns: 3000 },
    );
  });
});

const PIECES =
  "1 2 12 .5 1,200 x y i e f pi sqrt sin log ln ( ) [ ] { } | + - * / ÷ · ^ ** _ = < <= , ; % $ . ! \\frac \\sqrt " +
  "\\left( \\right) \\left| \\right| \\cdot \\begin{cases} \\end{cases} \\\\ & \\text{and} \\{ ² ½ √ \\ \\foo ≤ 🙂";

/** An expression, or null for what is none. */
function readOrNull(text: string): Expression | null {
  try {
    return parseExpression(text);
  } catch (error) {
    if (error instanceof ParseError || error instanceof LimitReached) return null;
    throw error;
  }
}

describe("any input at all", () => {
  const onlyExpected = (text: string): void => {
    try {
      parseStatements(text);
    } catch (error) {
      expect(error instanceof ParseError || error instanceof LimitReached, `${text}: ${error}`).toBe(true);
    }
  };

  it("throws nothing but ParseError and LimitReached for mathematical noise", () => {
    const noise = fc
      .array(fc.constantFrom(...PIECES.split(" "), " "), { maxLength: 25 })
      .map((list) => list.join(""));
    fc.assert(fc.property(noise, onlyExpected), { seed: 3, numRuns: 5000 });
  });

  it("that can be read says the same when it is printed and read again", () => {
    const noise = fc
      .array(fc.constantFrom(...PIECES.split(" ")), { minLength: 2, maxLength: 9 })
      .map((list) => list.join(" "));
    let readable = 0;
    const saysTheSame = (text: string): void => {
      const tree = readOrNull(text);
      if (tree === null) return;
      readable += 1;
      for (const printed of [toLatex(tree), toText(tree)]) same(printed, tree);
    };
    fc.assert(fc.property(noise, saysTheSame), { seed: 5, numRuns: 20_000 });
    expect(readable).toBeGreaterThan(300);
  });

  it("throws nothing but ParseError and LimitReached for arbitrary characters", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), onlyExpected), {
      seed: 4,
      numRuns: 3000,
    });
  });
});
