import { fromInt, type Rational, rational } from "./rational";
import { type Unit, unitNamed } from "./units";

/** An equality between a unit of each system, as schoolbooks give it. */
export interface Bridge {
  readonly us: Unit;
  readonly usCount: Rational;
  readonly metric: Unit;
  readonly metricCount: Rational;
}

const ONE = fromInt(1);
const unit = (name: string): Unit => unitNamed(name) as Unit;
const bridge = (us: string, usCount: Rational, metric: string, metricCount: Rational): Bridge => ({
  us: unit(us),
  usCount,
  metric: unit(metric),
  metricCount,
});

const INCH = bridge("inch", ONE, "centimeter", rational(254n, 100n));
const FOOT = bridge("foot", rational(328n, 100n), "meter", ONE);
const POUND = bridge("pound", rational(22n, 10n), "kilogram", ONE);
const OUNCE = bridge("ounce", ONE, "gram", rational(2835n, 100n));
const QUART = bridge("quart", rational(106n, 100n), "liter", ONE);

/** The bridge that is used from a unit, the first that fits. Null as the metric unit: with any. */
const BRIDGES: readonly (readonly [us: string, metric: string | null, Bridge])[] = [
  ["inch", null, INCH],
  ["foot", "centimeter", INCH],
  ["foot", "millimeter", INCH],
  ["foot", null, FOOT],
  ["yard", null, bridge("yard", ONE, "meter", rational(914n, 1000n))],
  ["mile", null, bridge("mile", ONE, "kilometer", rational(161n, 100n))],
  ["ounce", "kilogram", POUND],
  ["ounce", null, OUNCE],
  ["pound", null, POUND],
  ["ton", null, POUND],
  ["teaspoon", null, bridge("teaspoon", ONE, "milliliter", fromInt(5))],
  ["tablespoon", null, bridge("tablespoon", ONE, "milliliter", fromInt(15))],
  ["fluid ounce", null, bridge("fluid ounce", ONE, "milliliter", fromInt(30))],
  ["cup", "milliliter", bridge("cup", ONE, "milliliter", fromInt(237))],
  ["cup", null, QUART],
  ["pint", null, QUART],
  ["quart", null, QUART],
  ["gallon", null, QUART],
];

/** How two units of different systems are joined; null when no schoolbook joins them. */
export function bridgeBetween(us: Unit, metric: Unit): Bridge | null {
  const found = BRIDGES.find(
    ([name, other]) => name === us.name && (other === null || other === metric.name),
  );
  return found?.[2] ?? null;
}
