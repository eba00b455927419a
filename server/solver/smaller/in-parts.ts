import type { Expression } from "../expression/ast";
import { int, product, sum } from "../expression/build";
import { children } from "../expression/walk";
import type { Writing } from "./writing";

/** A whole number that becomes a product: one factor after the other is split off, the last by tens and units. */
export function splitOff(from: Expression, to: Expression): readonly Writing[] {
  const factors = to.kind === "product" ? children(to).map(whole) : [];
  const value = whole(from);
  if (value === null || factors.length < 2 || !factors.every((factor) => factor !== null)) return [];
  const lines = factors.slice(0, -2).map((factor, at): Writing => {
    const before = factors.slice(0, at + 1);
    const rest = value / before.reduce((all, each) => all * each, 1n);
    return [product([...before, rest].map(int), true), `Divide by $${factor}$.`];
  });
  return lines.length > 0 ? lines : byTens(factors as readonly bigint[]);
}

const FACTORS_MAX = 6n;

/** 32 = 2⁵: the factors that the exponent counts. */
export function asPower(from: Expression, to: Expression): readonly Writing[] {
  if (to.kind !== "power" || whole(from) === null) return [];
  const [base, times] = [whole(to.base), whole(to.exponent)];
  if (base === null || times === null || times < 2n || times > FACTORS_MAX) return [];
  const factors = Array.from({ length: Number(times) }, () => int(base));
  return [
    [product(factors, true), `Divide by $${base}$ until $1$ is left.`],
    [to, "The exponent counts the factors."],
  ];
}

const whole = (node: Expression): bigint | null =>
  node.kind === "number" && node.value.d === 1n && node.decimals === undefined ? node.value.n : null;

/** 231 = 3 · 77: 210 + 21, each of which is divided by 3. */
function byTens([one = 1n, other = 1n]: readonly bigint[]): readonly Writing[] {
  const units = other % 10n;
  if (other < 10n || units === 0n) return [];
  const parts = [other - units, units];
  return [
    [sum(parts.map((part) => int(one * part))), `Split it into parts that are easy to divide by $${one}$.`],
    [sum(parts.map((part) => product([int(one), int(part)], true))), `Divide each part by $${one}$.`],
  ];
}
