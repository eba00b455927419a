import { describe, expect, it } from "vitest";
import { decimalValue } from "./figures";
import { divide, equals, fromInt, power } from "./rational";
import { bridgeFrom } from "./unit-bridges";
import { UNIT_TABLE } from "./unit-table";
import { dimensionOf, scienceUnitNamed, sizeOf, type Unit, unitNamed } from "./units";

const unit = (name: string): Unit => {
  const found = unitNamed(name);
  if (!found) throw new Error(`no unit: ${name}`);
  return found;
};

describe("the table of units", () => {
  it.each([
    ["pound", "kilogram", "0.45359237"],
    ["inch", "centimeter", "2.54"],
    ["foot", "meter", "0.3048"],
    ["mile", "kilometer", "1.609344"],
    ["gallon", "liter", "3.785411784"],
    ["ounce", "gram", "28.349523125"],
    ["yard", "meter", "0.9144"],
    ["cup", "milliliter", "236.5882365"],
  ])("joins %s and %s by the definition", (us, metric, count) => {
    expect(divide(unit(us).size, unit(metric).size)).toEqual(decimalValue(count));
    const bridge = bridgeFrom(unit(us));
    expect(bridge && equals(divide(unit(us).size, bridge.metric.size), bridge.metricCount)).toBe(true);
  });

  it("makes a gallon of 231 cubic inches, and the smaller measures parts of it", () => {
    const inch = [{ unit: unit("inch"), power: 3 }];
    expect(divide(unit("gallon").size, sizeOf(inch))).toEqual(fromInt(231));
    for (const [name, parts] of [
      ["quart", 4],
      ["pint", 8],
      ["cup", 16],
      ["fluid ounce", 128],
      ["tablespoon", 256],
      ["teaspoon", 768],
    ] as const)
      expect(divide(unit("gallon").size, unit(name).size), name).toEqual(fromInt(parts));
  });

  it("means the same unit by its sign, its word and its spelling", () => {
    for (const [sign, word] of [
      ["km", "kilometres"],
      ["mL", "millilitres"],
      ["µg", "micrograms"],
      ["ug", "micrograms"],
      ["lb", "Pounds"],
      ["ms", "milliseconds"],
    ] as const)
      expect(unitNamed(sign), sign).toBe(unitNamed(word));
  });

  it("gives everyday measures the sizes that science gives them", () => {
    for (const { names, months } of UNIT_TABLE) {
      for (const name of names) {
        const [everyday, science] = [unitNamed(name), scienceUnitNamed(name)];
        if (everyday && science && !months) expect(everyday.size, name).toEqual(science.factor);
      }
    }
  });

  it("tells capacities as cubes of a length", () => {
    expect(dimensionOf([{ unit: unit("liter"), power: 1 }])).toBe(
      dimensionOf([{ unit: unit("meter"), power: 3 }]),
    );
    expect(divide(unit("liter").size, power(unit("centimeter").size, 3n))).toEqual(fromInt(1000));
  });

  it.each(["apples", "xyz", "t", "in"])("is silent on what is a word in science: %s", (name) => {
    expect(scienceUnitNamed(name)).toBeNull();
  });
});
