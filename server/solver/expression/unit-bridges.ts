import { table } from "../table";
import { divide, fromInt, type Rational } from "./rational";
import { type Unit, unitNamed } from "./units";

/** An equality between a unit of each system. */
export interface Bridge {
  readonly us: Unit;
  readonly usCount: Rational;
  readonly metric: Unit;
  readonly metricCount: Rational;
}

/** The metric unit in which a customary one is written; its count is the defined one (1 lb = 0.45359237 kg). */
const BESIDE: Readonly<Record<string, string>> = table({
  inch: "centimeter",
  foot: "meter",
  yard: "meter",
  mile: "kilometer",
  acre: "hectare",
  ounce: "gram",
  pound: "kilogram",
  ton: "kilogram",
  teaspoon: "milliliter",
  tablespoon: "milliliter",
  "fluid ounce": "milliliter",
  cup: "milliliter",
  pint: "liter",
  quart: "liter",
  gallon: "liter",
});

/** The definition of a customary unit in metric ones; null for units that are not customary. */
export function bridgeFrom(us: Unit): Bridge | null {
  const metric = unitNamed(BESIDE[us.name] ?? "");
  return metric && { us, usCount: fromInt(1), metric, metricCount: divide(us.size, metric.size) };
}
