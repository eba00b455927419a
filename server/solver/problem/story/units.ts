import { table } from "../../table";
import { isAmong } from "../../word-list";
/** What a number measures: Length, Area, Capacity, Time, Speed, Money, Percent, Weight, Degrees, or a Number of
 * things. */
export type Kind = "L" | "A" | "C" | "T" | "S" | "M" | "P" | "W" | "D" | "N";

const LENGTHS =
  "inches|inch|in\\.|feet|foot|ft\\.?|yards?|yd\\.?|miles?|mi\\.?|kilometers?|km|centimeters?|cm|millimeters?|mm|meters?|kilometres?|centimetres?|millimetres?|metres?|m";
const TIMES = "hours?|hrs?|minutes?|mins?|seconds?|days?|weeks?|months?|years?";

/** Units as they follow a number, the longer first. */
const UNITS: readonly (readonly [Kind, string])[] = [
  [
    "S",
    "(?:miles|feet|kilometers|meters|kilometres|metres) (?:per|an|a|each) (?:hour|second|minute)|mph|mi/h|ft/s|ft/sec|m/s|km/h|kph",
  ],
  ["A", `(?:square|sq\\.?) (?:${LENGTHS})`],
  ["C", `(?:cubic|cu\\.?) (?:${LENGTHS})`],
  ["A", `(?:${LENGTHS})\\^2`],
  ["C", `(?:${LENGTHS})\\^3`],
  ["T", TIMES],
  ["L", LENGTHS],
  ["W", "kilograms?|kg|grams?|milligrams?|mg|pounds?|lbs?\\.?|ounces?|oz\\.?|tons?"],
  ["C", "milliliters?|millilitres?|ml|liters?|litres?|gallons?|quarts?|cups?|pints?|teaspoons?|tablespoons?"],
  ["D", "degrees fahrenheit|degrees celsius|degrees|°\\s?f|°\\s?c|°"],
  ["M", "dollars?"],
  ["P", "%|percent"],
];
const MATCHERS = UNITS.map(([kind, unit]) => [kind, new RegExp(`^(?:${unit})(?![\\w/^])`)] as const);

/** The unit a text begins with, and what it measures; null when it begins with another word. */
export function unitAt(text: string): { readonly kind: Kind; readonly unit: string } | null {
  for (const [kind, unit] of MATCHERS) {
    const found = unit.exec(text)?.[0];
    if (found) return { kind, unit: found };
  }
  return null;
}

const SINGULAR: Readonly<Record<string, string>> = table({
  foot: "feet",
  inch: "inches",
  "in.": "inches",
  "ft.": "ft",
  "yd.": "yd",
  "miles per hour": "mph",
  "degrees fahrenheit": "degrees Fahrenheit",
  "degrees celsius": "degrees Celsius",
  "miles an hour": "mph",
  kph: "km/h",
  "kilometers per hour": "km/h",
  "kilometres per hour": "km/h",
  "°f": "°F",
  "° f": "°F",
  "°c": "°C",
  "° c": "°C",
});

/** The unit as it is written after an answer: many of it. */
export function plural(unit: string): string {
  const named = SINGULAR[unit];
  if (named) return named;
  return isAmong(
    unit,
    "yard mile meter kilometer centimeter millimeter kilometre metre centimetre millimetre litre millilitre hour minute second day week month year pound ounce gram kilogram liter cup gallon",
  )
    ? `${unit}s`
    : unit;
}
