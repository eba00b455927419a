import { divide, multiply, power, type Rational, rational } from "../../expression/rational";
import { bridgeFrom } from "../../expression/unit-bridges";
import { type Measure, type Unit, type UnitPower, unitNamed } from "../../expression/units";
import type { Amount, NamedUnit } from "../../tasks/unit-conversion";

/** A fraction that equals 1: so many of one unit over so many of another, perhaps squared or upside down. */
export interface Factor {
  readonly top: Rational;
  readonly topUnit: Unit;
  readonly bottom: Rational;
  readonly bottomUnit: Unit;
  readonly power: number;
  /** Where the power of a length stands against a unit of its own: 1 mL = 1 cm³. */
  readonly raised?: { readonly side: "top" | "bottom"; readonly to: 2 | 3 };
}

/** The fractions by which an amount in `from` is multiplied to stand in `to`, in order.
 * @returns null when the units do not pair off or nothing joins them */
export function factorsBetween(
  from: NamedUnit,
  to: NamedUnit,
  given: readonly [Amount, Amount] | undefined,
): Factor[] | null {
  const single = from.units.length === 1 && to.units.length === 1;
  if (given && single) return throughGiven(from, to, given);
  if (single) {
    const joined = throughPowers(from.units[0] as UnitPower, to.units[0] as UnitPower);
    if (joined) return given ? null : joined;
  }
  if (given || from.units.length !== to.units.length) return null;
  const factors: Factor[] = [];
  for (const part of from.units) {
    const partner = to.units.find(
      ({ unit, power: exponent }) => unit.measure === part.unit.measure && exponent === part.power,
    );
    const links = partner && linked(part.unit, partner.unit);
    if (!links) return null;
    factors.push(...links.map((factor) => ({ ...factor, power: part.power })));
  }
  return factors;
}

function linked(from: Unit, to: Unit): Factor[] | null {
  if (from === to) return [];
  if (from.system === to.system) return [within(from, to)];
  const us = from.system === "us" ? from : to;
  const bridge = bridgeFrom(us);
  if (!bridge) return null;
  const ends =
    from === us
      ? {
          first: bridge.us,
          firstCount: bridge.usCount,
          second: bridge.metric,
          secondCount: bridge.metricCount,
        }
      : {
          first: bridge.metric,
          firstCount: bridge.metricCount,
          second: bridge.us,
          secondCount: bridge.usCount,
        };
  return [
    ...(from === ends.first ? [] : [within(from, ends.first)]),
    {
      top: ends.secondCount,
      topUnit: ends.second,
      bottom: ends.firstCount,
      bottomUnit: ends.first,
      power: 1,
    },
    ...(ends.second === to ? [] : [within(ends.second, to)]),
  ];
}

/** Of two units of one system the larger counts as one, where the smaller goes into it. */
function within(from: Unit, to: Unit): Factor {
  const { n, d } = divide(from.size, to.size);
  return { top: rational(n), topUnit: to, bottom: rational(d), bottomUnit: from, power: 1 };
}

function throughGiven(from: NamedUnit, to: NamedUnit, given: readonly [Amount, Amount]): Factor[] | null {
  const [start, end] = [from, to].map(({ units }) => units[0] as UnitPower);
  const [a, b] = given.map(({ value, unit }) => ({ value, part: unit.units[0] as UnitPower }));
  if (!start || !end || !a || !b || [start, end, a.part, b.part].some((each) => each.power !== 1))
    return null;
  const sides = [a, b];
  const first =
    sides.find(({ part }) => part.unit === start.unit) ??
    sides.find(({ part }) => part.unit.system === start.unit.system);
  const second = sides.find((side) => side !== first);
  if (!first || !second || second.part.unit.system !== end.unit.system) return null;
  if (first.part.unit.system !== start.unit.system) return null;
  return [
    ...(start.unit === first.part.unit ? [] : [within(start.unit, first.part.unit)]),
    {
      top: second.value,
      topUnit: second.part.unit,
      bottom: first.value,
      bottomUnit: first.part.unit,
      power: 1,
    },
    ...(second.part.unit === end.unit ? [] : [within(second.part.unit, end.unit)]),
  ];
}

/** A measure with units of its own that is also the power of a length, and the equality that joins both. */
interface Joint {
  readonly measure: Measure;
  readonly power: 2 | 3;
  readonly unit: string;
  readonly length: string;
  /** How many of the powers of the length make one of the unit. */
  readonly count: bigint;
}

const JOINTS: readonly Joint[] = [
  { measure: "capacity", power: 3, unit: "milliliter", length: "centimeter", count: 1n },
  { measure: "area", power: 2, unit: "hectare", length: "meter", count: 10_000n },
];

/** Powers of a length and the units of their own that they have: 1 mL = 1 cm³, 1 ha = 10 000 m². */
function throughPowers(from: UnitPower, to: UnitPower): Factor[] | null {
  for (const joint of JOINTS) {
    const isOwn = (end: UnitPower) => end.unit.measure === joint.measure && end.power === 1;
    const isRaised = (end: UnitPower) => end.unit.measure === "length" && end.power === joint.power;
    const [unit, length] = [unitNamed(joint.unit) as Unit, unitNamed(joint.length) as Unit];
    const raised = (factors: readonly Factor[] | null) =>
      factors?.map((factor) => ({ ...factor, power: joint.power }));
    const [one, count] = [rational(1n), rational(joint.count)];
    if (isRaised(from) && isOwn(to)) {
      const [before, after] = [raised(linked(from.unit, length)), linked(unit, to.unit)];
      const factor: Factor = {
        top: one,
        topUnit: unit,
        bottom: count,
        bottomUnit: length,
        power: 1,
        raised: { side: "bottom", to: joint.power },
      };
      return before && after ? [...before, factor, ...after] : null;
    }
    if (isOwn(from) && isRaised(to)) {
      const [before, after] = [linked(from.unit, unit), raised(linked(length, to.unit))];
      const factor: Factor = {
        top: count,
        topUnit: length,
        bottom: one,
        bottomUnit: unit,
        power: 1,
        raised: { side: "top", to: joint.power },
      };
      return before && after ? [...before, factor, ...after] : null;
    }
  }
  return null;
}

/** What the fractions come to together. */
export const productOf = (factors: readonly Factor[]): Rational =>
  factors.reduce(
    (value, { top, bottom, power: exponent }) =>
      multiply(value, power(divide(top, bottom), BigInt(exponent))),
    rational(1n),
  );
