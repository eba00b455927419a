import { describe, expect, test } from "vitest";
import { physicsText, quantitiesOf } from "./quantities";

const written = (text: string): string[] =>
  quantitiesOf(physicsText(text)).map((quantity) => quantity.written.trim());

describe("quantities of a text", () => {
  test.each([
    ["whole", "12.5", "m"],
    ["negative", "-7.25", "°C"],
    ["of two digits before the point", "84.0", "kg"],
    ["of one", "3.14", "s"],
  ])("a decimal that LaTeX takes apart at its point is one number: %s", (_, number, unit) => {
    const [before, after] = number.split(".");
    expect(written(`It is $${before}.\\text{${after} ${unit}}$ now.`)).toEqual([`${number} ${unit}`]);
  });

  test("a sign in front of a number set in type of its own stays with it", () => {
    expect(written("The air is at $-\\text{14°C}$ and the ice at $-\\text{3°C}$.")).toEqual([
      "-14°C",
      "-3°C",
    ]);
  });

  test("a minus sign between two terms is no sign of the second", () => {
    expect(written("$x-\\text{3}$")).toEqual(["3"]);
  });

  test.each(["K", "V", "A", "C", "W", "Pa", "Hz"])(
    "a power of ten before %s is a power, not an isotope",
    (unit) => {
      expect(written(`The value is $2.50\\times 10^{4} ${unit}$.`)).toEqual([`2.50* 10^4 ${unit}`]);
      expect(written(`The value is $2.50\\times 10 ^{4} \\text{${unit}}$.`)).toHaveLength(1);
    },
  );

  test.each([
    ["m/s²", "m/s^2"],
    ["m·s⁻²", "m*s^-2"],
    ["kg/m³", "kg/m^3"],
    ["cm²", "cm^2"],
    ["W/m²", "W/m^2"],
  ])("a unit with small digits has its exponents: %s", (unit, plain) => {
    for (const text of [`It is 4 ${unit} now.`, `a = 4 ${unit}`, `It rains. How far with 4 ${unit}?`])
      expect(written(text)).toEqual([`4 ${plain}`]);
  });

  test.each(["m/s^x", "m^", "s⁻"])("a unit whose exponent cannot be read is none: %s", (unit) => {
    expect(written(`It is 4 ${unit} now.`)).toEqual(["4"]);
  });

  test("the mass number of an isotope is no quantity", () => {
    expect(written("A sample of $^{90}\\text{Sr}$ and one of potassium-40 weigh 3.0 g.")).toEqual(["3.0 g"]);
  });
});
