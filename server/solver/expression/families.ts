import {
  add,
  compare,
  divide,
  equals,
  fromInt,
  isInteger,
  lcm,
  multiply,
  type Rational,
  rational,
  subtract,
} from "./rational";

/** Solutions start + k · period for every whole number k, both in multiples of π; the period is above zero. */
export interface Family {
  readonly start: Rational;
  readonly period: Rational;
}

/** The same solutions in as few families as there are, in order of their first solutions from zero on: those that
 * follow each other in equal gaps within one period are one, with that gap as its period. */
export function fewestFamilies(families: readonly Family[]): readonly Family[] {
  let rest: readonly Family[] = families.map(fromZero);
  for (let merged = joined(rest); merged !== rest; merged = joined(rest)) rest = merged;
  return rest.toSorted((a, b) => compare(a.start, b.start));
}

/** The first solution that is not below zero. */
function fromZero({ start, period }: Family): Family {
  const { n, d } = divide(start, period);
  const below = n >= 0n ? n / d : -((-n + d - 1n) / d);
  return { start: subtract(start, multiply(period, fromInt(below))), period };
}

/** With one family fewer where two are one; else the families themselves. */
function joined(families: readonly Family[]): readonly Family[] {
  const all = [...families];
  const others = (family: Family) => all.filter((other) => other !== family);
  const inner = all.find((family) => others(family).some((other) => holdsAll(other, family)));
  if (inner) return others(inner);
  for (const family of all) {
    const ring = equalGaps(family, others(family));
    if (ring) return [...others(family).filter((other) => !ring.members.includes(other)), ring.family];
  }
  return families;
}

/** Whether a place is one of the solutions. */
export const isAmongFamilies = (place: Rational, families: readonly Family[]): boolean =>
  families.some(({ start, period }) => isInteger(divide(subtract(place, start), period)));

const holdsAll = (outer: Family, inner: Family): boolean =>
  isInteger(divide(inner.period, outer.period)) &&
  isInteger(divide(subtract(inner.start, outer.start), outer.period));

const MOST_PARTS = 6;

/** The families that, with this one, cut its period into equal parts. */
function equalGaps(
  family: Family,
  others: readonly Family[],
): { readonly family: Family; readonly members: readonly Family[] } | null {
  const alike = others.filter(({ period }) => equals(period, family.period));
  for (let parts = Math.min(alike.length + 1, MOST_PARTS); parts > 1; parts -= 1) {
    const gap = divide(family.period, fromInt(parts));
    const whole = fromZero({ start: family.start, period: gap });
    const members = Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
      const start = add(whole.start, multiply(gap, fromInt(part)));
      return [family, ...alike].find((one) => equals(one.start, start)) ?? [];
    });
    if (members.length === parts) return { family: whole, members };
  }
  return null;
}

/** Two sets of solutions: one of the first that the second has not, and whether the second has others. Null where they
 * repeat themselves too seldom for all to be looked at. */
export function comparedFamilies(
  some: readonly Family[],
  all: readonly Family[],
): { readonly strange: Rational | null; readonly missing: boolean } | null {
  const whole = [...some, ...all].reduce((length, { period }) => lcmOf(length, period), fromInt(1));
  const [given, right] = [some, all].map((families) => placesIn(families, whole));
  if (!given || !right) return null;
  const isAmong = (places: readonly Rational[], one: Rational) => places.some((place) => equals(place, one));
  return {
    strange: given.find((one) => !isAmong(right, one)) ?? null,
    missing: right.some((one) => !isAmong(given, one)),
  };
}

const MOST_PLACES = 400;

/** Every solution from zero up to a length that all periods divide. */
function placesIn(families: readonly Family[], whole: Rational): readonly Rational[] | null {
  const places: Rational[] = [];
  for (const family of families.map(fromZero)) {
    const count = divide(whole, family.period);
    if (!isInteger(count) || places.length + Number(count.n) > MOST_PLACES) return null;
    for (let k = 0; k < Number(count.n); k += 1)
      places.push(add(family.start, multiply(family.period, fromInt(k))));
  }
  return places;
}

/** The least length that is a whole number of times each of two. */
const lcmOf = (a: Rational, b: Rational): Rational => rational(lcm(a.n * b.d, b.n * a.d), a.d * b.d);
