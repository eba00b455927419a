import { fromInt, isZero, ONE, type Rational, rational } from "./rational";
import {
  addSurds,
  multiplySurds,
  negateSurd,
  rationalisingFactor,
  rationalValue,
  type SurdNumber,
  scaleSurd,
  surdFromRational,
  surdRoot,
} from "./surd-number";

/** A direction by its exact cosine and sine, with the part of the number line (in radians) its size lies in. */
export interface Direction {
  readonly cos: SurdNumber;
  readonly sin: SurdNumber;
  readonly low: number;
  readonly high: number;
}

const UNIT: SurdNumber = surdFromRational(ONE);
const HALF = rational(1n, 2n);

/** cos and sin at the multiples of π/12 of the first quadrant. */
function tableEntry(twelfths: number): readonly [cos: SurdNumber, sin: SurdNumber] {
  const half = (n: bigint): SurdNumber => scaleSurd(surdRoot(fromInt(n), 2n) ?? [], HALF);
  const quarter = (sign: 1n | -1n): SurdNumber =>
    scaleSurd(
      addSurds(surdRoot(fromInt(6), 2n) ?? [], scaleSurd(surdRoot(fromInt(2), 2n) ?? [], fromInt(sign))),
      rational(1n, 4n),
    );
  const cosines = [UNIT, quarter(1n), half(3n), half(2n), half(1n), quarter(-1n), []];
  return [cosines[twelfths] ?? [], cosines[6 - twelfths] ?? []];
}

/** The direction turn·π, for multiples of π/12. */
export function directionOfTurn(turn: Rational): Direction | null {
  const twelfths = rational(turn.n * 12n, turn.d);
  if (twelfths.d !== 1n) return null;
  const place = Number(((twelfths.n % 24n) + 24n) % 24n);
  const [cos, sin] = tableEntry(place % 6);
  const size = (Number(turn.n) / Number(turn.d)) * Math.PI;
  const turned = [
    { cos, sin },
    { cos: negateSurd(sin), sin: cos },
    { cos: negateSurd(cos), sin: negateSurd(sin) },
    { cos: sin, sin: negateSurd(cos) },
  ][Math.floor(place / 6)] ?? { cos, sin };
  return { ...turned, low: size, high: size };
}

/** a / b without roots below the line; null when b is zero or its roots do not go away. */
export function divideSurds(a: SurdNumber, b: SurdNumber): SurdNumber | null {
  let [top, bottom] = [a, b];
  for (let round = 0; round < 6; round += 1) {
    const value = rationalValue(bottom);
    if (value) return isZero(value) ? null : scaleSurd(top, rational(value.d, value.n));
    const factor = rationalisingFactor(bottom);
    if (!factor) return null;
    top = multiplySurds(top, factor);
    bottom = multiplySurds(bottom, factor);
  }
  return null;
}

/** One of the six functions; null where it has no value. */
export function functionValue(name: string, { sin, cos }: Direction): SurdNumber | null {
  switch (name) {
    case "sin":
      return sin;
    case "cos":
      return cos;
    case "tan":
      return divideSurds(sin, cos);
    case "cot":
      return divideSurds(cos, sin);
    case "sec":
      return divideSurds(UNIT, cos);
    case "csc":
      return divideSurds(UNIT, sin);
    default:
      return null;
  }
}
