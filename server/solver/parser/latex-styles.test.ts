import fc from "fast-check";
import { expect, it } from "vitest";
import { realFunction } from "../graph/real-value";
import { parseExpression } from "./parse";

/** Mathematics as one of the ways to write it in LaTeX, with its value at X. */
interface Written {
  readonly text: string;
  readonly value: number;
  /** A bare argument of a function would go on with what is set beside it. */
  readonly isOpen?: boolean;
  /** Its last sign is a number at the height of the line, which makes a mixed number with a fraction. */
  readonly isCounted?: boolean;
}

const X = 1.3;
const CLOSE = 1e-6;

const digit = fc.integer({ min: 1, max: 9 });
const number = digit.map((n): Written => ({ text: `${n}`, value: n, isCounted: true }));
const letter = fc.constant<Written>({ text: "x", value: X });
const leaf = fc.oneof(letter, number);
const brackets = fc.constantFrom(["(", ")"], ["\\left(", "\\right)"]);
const FRACTIONS = ["\\frac{A}{B}", "\\frac AB", "\\frac{A}B", "\\tfrac{A}{B}", "\\dfrac{A}{B}"];
const FUNCTIONS: readonly (readonly [string, (x: number) => number])[] = [
  ["\\sin", Math.sin],
  ["\\cos", Math.cos],
  ["\\ln", Math.log],
];

/** Set side by side, with a sign between them where two numbers or a mixed number would stand there. */
function beside(left: Written, right: Written, joint: string): Written {
  const isMixed = left.isCounted && /^\\[td]?frac/.test(right.text);
  const needsSign = /^\d/.test(right.text) || left.isOpen || isMixed;
  const text = `${left.text}${needsSign ? " \\cdot " : joint}${right.text}`;
  return { text, value: left.value * right.value, isOpen: right.isOpen, isCounted: right.isCounted };
}

const { sum } = fc.letrec<Record<"sum" | "term" | "factor" | "group", Written>>((tie) => ({
  group: fc
    .tuple(brackets, tie("sum"))
    .map(([[open, close], { text, value }]) => ({ text: `${open}${text}${close}`, value })),
  factor: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    tie("group"),
    fc.tuple(fc.constantFrom(...FRACTIONS), digit, digit).map(([form, top, bottom]) => ({
      text: form.replace("A", `${top}`).replace("B", `${bottom}`),
      value: top / bottom,
    })),
    fc
      .tuple(tie("sum"), tie("sum"))
      .map(([a, b]) => ({ text: `\\frac{${a.text}}{${b.text}}`, value: a.value / b.value })),
    fc
      .tuple(fc.oneof(leaf, tie("group")), fc.integer({ min: 2, max: 4 }), fc.boolean())
      .map(([base, n, braced]) => ({
        text: `${base.text}^${braced ? `{${n}}` : n}`,
        value: base.value ** n,
      })),
    tie("sum").map(({ text, value }) => ({ text: `\\sqrt{${text}}`, value: Math.sqrt(value) })),
    fc.tuple(fc.constantFrom(...FUNCTIONS), tie("group")).map(([[name, of], inner]) => ({
      text: `${name}${inner.text}`,
      value: of(inner.value),
    })),
    fc.tuple(fc.constantFrom(...FUNCTIONS), leaf).map(([[name, of], inner]) => ({
      text: `${name} ${inner.text}`,
      value: of(inner.value),
      isOpen: true,
    })),
    fc.tuple(fc.integer({ min: 2, max: 9 }), fc.boolean(), tie("group")).map(([base, braced, inner]) => ({
      text: `\\log_${braced ? `{${base}}` : base}${inner.text}`,
      value: Math.log(inner.value) / Math.log(base),
    })),
  ),
  term: fc
    .tuple(
      tie("factor"),
      fc.array(fc.tuple(fc.constantFrom(" ", " \\cdot ", "\\,"), tie("factor")), { maxLength: 2 }),
    )
    .map(([first, rest]) => rest.reduce((left, [joint, right]) => beside(left, right, joint), first)),
  sum: fc
    .tuple(tie("term"), fc.array(fc.tuple(fc.boolean(), tie("term")), { maxLength: 1 }))
    .map(([first, rest]) =>
      rest.reduce<Written>(
        (left, [isLess, right]) => ({
          text: `${left.text} ${isLess ? "-" : "+"} ${right.text}`,
          value: left.value + (isLess ? -right.value : right.value),
        }),
        first,
      ),
    ),
}));

it("LaTeX means the same in every way of writing it, or is not read", () => {
  let read = 0;
  fc.assert(
    fc.property(sum, ({ text, value }) => {
      if (!Number.isFinite(value) || text.length > 100) return;
      let found: number | null;
      try {
        found = realFunction(parseExpression(text), "x")(X);
      } catch {
        // What could be meant in two ways is asked back.
        return;
      }
      if (found === null) return;
      read += 1;
      expect(Math.abs(found - value), text).toBeLessThanOrEqual(CLOSE * Math.max(1, Math.abs(value)));
    }),
    { seed: 20261127, numRuns: 3_000 },
  );
  expect(read).toBeGreaterThan(600);
});
