import type { Dial } from "../expression/clock";
import type { Rational } from "../expression/rational";
import type { UnitPower } from "../expression/units";

/** A unit with the word it was called by: "litres", "km/h". */
export interface NamedUnit {
  readonly units: readonly UnitPower[];
  readonly one: string;
  readonly many: string;
}

export interface Amount {
  readonly value: Rational;
  readonly unit: NamedUnit;
}

/** A quantity in another unit. */
export interface UnitConversionTask {
  readonly task: "unit-conversion";
  /** Several where it is mixed: 5 feet 3 inches. */
  readonly amounts: readonly Amount[];
  readonly to: NamedUnit;
  /** An equality the text gives: 1 mile = 1.61 km. */
  readonly given?: readonly [Amount, Amount];
  /** The numbers are fractions, so that an answer that does not come out in decimals is a fraction. */
  readonly fraction: boolean;
  /** The quantity stands in a story. */
  readonly told: boolean;
}

export type Scale = "C" | "F" | "K";

/** A temperature on another scale. */
export interface TemperatureTask {
  readonly task: "temperature";
  readonly value: Rational;
  readonly from: Scale;
  readonly to: Scale;
}

/** Minutes after midnight, below a day. */
export type ClockTime = number;

/** The time a stretch after or before another, or the minutes between two times. */
export type ClockTimeTask = {
  readonly task: "clock-time";
  /** As the question writes its times; of twelve hours where it is absent. */
  readonly dial?: Dial;
} & (
  | { readonly asked: "shift"; readonly start: ClockTime; readonly minutes: number }
  | { readonly asked: "between"; readonly start: ClockTime; readonly end: ClockTime }
);

export type UnitTask = UnitConversionTask | TemperatureTask | ClockTimeTask;
