import fc from "fast-check";
import { expect, it } from "vitest";
import { budget, DEFAULT_LIMITS } from "../limits";
import { parseExpression } from "../parser/parse";
import { toText } from "../printer/text";
import { figureOf, places } from "./figures";
import { piBounds, piMultiple, piNode } from "./pi-multiple";
import { rational, toNumber } from "./rational";

const multiple = (text: string) => piMultiple(parseExpression(text), budget(DEFAULT_LIMITS));

it.each([
  ["4*pi*6^3/3", "288π"],
  ["pi*(5/2)^2", "6.25π"],
  ["pi/3", "π/3"],
  ["4*pi/3", "4π/3"],
  ["10/(2*pi)", "5/π"],
  ["7/(3*pi)", "7/(3π)"],
  ["75.36/pi", "75.36/π"],
  ["pi^2*4", "4π²"],
])("writes %s with π in front of it", (text, written) => {
  const found = multiple(text);
  expect(found && toText(piNode(found)).replace("^2", "²")).toBe(written);
});

it.each(["pi + 1", "sqrt(pi)", "7", "pi - pi", "2^pi"])("is no multiple of a power of π: %s", (text) => {
  expect(multiple(text)).toBeNull();
});

it("rounds a multiple of π as the digits of π say", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -999, max: 999 }),
      fc.integer({ min: 1, max: 99 }),
      fc.constantFrom(-2, -1, 1, 2),
      (n, d, exponent) => {
        fc.pre(n !== 0);
        const figure = figureOf(
          piBounds({ coefficient: rational(BigInt(n), BigInt(d)), exponent }),
          places(4),
        );
        const near = (n / d) * Math.PI ** exponent;
        expect(Math.abs(toNumber(figure?.value ?? rational(0n)) - near)).toBeLessThan(0.500001e-4);
      },
    ),
    { seed: 1, numRuns: 200 },
  );
});
