import fc from "fast-check";
import { expect, it } from "vitest";
import { onLedger } from "../ledger";
import { DEFAULT_LIMITS } from "../limits";
import type { Notation } from "./cursor";
import { parseStatements } from "./parse";

/** Pieces that mean something else with another notation, and some that do not. */
const PIECES = [
  "i",
  "e",
  "x",
  "p",
  "\\pi",
  "\\frac{1}{i}",
  "\\sin ",
  "sin 45",
  "f(x)",
  "p(2)",
  "(x + 1)2",
  "1/2x",
  "2^3^2",
  "80",
  "15%",
  "+",
  "-",
  "=",
  "^2",
  "\\sqrt{",
  "}",
  "?",
];

const text = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 }).map((all) => all.join(" "));
const notation: fc.Arbitrary<Notation> = fc.record({
  imaginary: fc.boolean(),
  euler: fc.boolean(),
  functions: fc.constantFrom(new Set(["f", "g", "h"]), new Set(["f", "p"]), new Set<string>()),
  trailingFactor: fc.boolean(),
  asks: fc.boolean(),
  asksAngle: fc.boolean(),
});

function outcome(of: string, read: Notation): unknown {
  try {
    return parseStatements(of, DEFAULT_LIMITS, read);
  } catch (error) {
    return String(error);
  }
}

it("reads a text within a call as it does alone, however often and in whatever notations it was read before", () => {
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 2 }),
      fc.array(notation, { maxLength: 6 }),
      (texts, all) => {
        const asked = all.flatMap((read) => texts.map((each) => [each, read] as const));
        const alone = asked.map(([each, read]) => outcome(each, read));
        const together = onLedger(DEFAULT_LIMITS, () => asked.map(([each, read]) => outcome(each, read)));
        expect(together).toEqual(alone);
      },
    ),
    { seed: 20261122, numRuns: 500 },
  );
});
