import type { Expression } from "../expression/ast";
import { int, negation, power, product, quotient, sum } from "../expression/build";
import { some } from "../expression/walk";

/** The real and the imaginary part of a number, neither with i in it. */
export interface ComplexParts {
  readonly real: Expression;
  readonly imaginary: Expression;
}

const ZERO = int(0);
const hasUnit = (e: Expression): boolean => some(e, (part) => part.kind === "constant" && part.name === "i");

/** @returns null where i stands in a power, a root or a function */
export function complexParts(e: Expression): ComplexParts | null {
  if (!hasUnit(e)) return { real: e, imaginary: ZERO };
  switch (e.kind) {
    case "constant":
      return { real: ZERO, imaginary: int(1) };
    case "negation": {
      const inner = complexParts(e.operand);
      return inner && { real: negation(inner.real), imaginary: negation(inner.imaginary) };
    }
    case "sum":
      return folded(e.terms, (a, b) => ({
        real: sum([a.real, b.real]),
        imaginary: sum([a.imaginary, b.imaginary]),
      }));
    case "product":
      return folded(e.factors, multiplied);
    case "quotient":
      return folded([e.numerator, e.denominator], (a, b) => multiplied(a, inverted(b)));
    default:
      return null;
  }
}

function folded(
  parts: readonly Expression[],
  join: (a: ComplexParts, b: ComplexParts) => ComplexParts,
): ComplexParts | null {
  return parts.map(complexParts).reduce((a, b) => a && b && join(a, b));
}

const multiplied = (a: ComplexParts, b: ComplexParts): ComplexParts => ({
  real: sum([product([a.real, b.real]), negation(product([a.imaginary, b.imaginary]))]),
  imaginary: sum([product([a.real, b.imaginary]), product([a.imaginary, b.real])]),
});

function inverted({ real, imaginary }: ComplexParts): ComplexParts {
  const square = sum([power(real, int(2)), power(imaginary, int(2))]);
  return { real: quotient(real, square), imaginary: negation(quotient(imaginary, square)) };
}
