import type { Expression } from "../expression/ast";
import { int } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { mapChildren } from "../expression/walk";
import type { Check } from "../types";
import { type ProblemOf, refuted, spotChecked, UNCHECKED, type Verifier } from "./obligations";

type Test = ProblemOf<"series-test">;

/** Takes the ratios of neighbouring terms far out, by their values: how far they stay from one, times the place (Raabe's
 * number), says how fast the terms fall. */
export const SERIES_TEST: Verifier<"series-test"> = {
  word: (problem, { word }) => ({ word: () => checkWord(problem, word) }),
};

type Terms = Pick<Test, "body" | "index">;

const PLACES = [20, 40, 80];
const FAR = [2000, 4000, 8000];

function checkWord(problem: Test, word: string): Check {
  const found = kindOf(problem);
  if (found === null) return UNCHECKED;
  const right = problem.asked === "kind" ? found : found === "diverges" ? "diverges" : "converges";
  return word === right
    ? spotChecked("The ratios of neighbouring terms, far out, say the same.")
    : refuted("The ratios of neighbouring terms say something else.");
}

/** How a series of numbers converges, by its values; null where they do not say. */
export function kindOf(
  problem: Terms,
): "converges absolutely" | "converges conditionally" | "diverges" | null {
  const ratios = ratiosAt(problem, FAR) ?? ratiosAt(problem, PLACES);
  if (!ratios) return null;
  const fall = fallOf(ratios);
  if (fall === null) return null;
  if (fall.isSummable) return "converges absolutely";
  const alternates = ratios.every(({ ratio }) => ratio < 0);
  const vanishes = fall.raabe > 0.02 && ratios.every(({ ratio }) => Math.abs(ratio) < 1);
  if (!alternates && ratios.some(({ ratio }) => ratio < 0)) return null;
  if (alternates && !vanishes && fall.raabe > -0.02) return fall.isFlat ? "diverges" : null;
  return alternates && vanishes ? "converges conditionally" : "diverges";
}

const MOST_FACTORIAL = 170;

/** The value of a term; factorials, which doubles hold up to 170, are multiplied out. */
export function termAt(body: Expression, index: string, n: number): number | null {
  const place = new Map([[index, { re: n, im: 0 }]]);
  const multipliedOut = (e: Expression): Expression => {
    if (e.kind !== "function" || e.name !== "factorial") return mapChildren(e, multipliedOut);
    const of = evaluateComplex(e.args[0] as Expression, place)?.re ?? Number.NaN;
    if (!Number.isInteger(of) || of < 0 || of > MOST_FACTORIAL) return e;
    let value = 1n;
    for (let k = 2n; k <= BigInt(of); k += 1n) value *= k;
    return int(value);
  };
  const value = evaluateComplex(multipliedOut(body), place);
  // cos πn leaves a rest of rounding.
  return value && Math.abs(value.im) <= 1e-9 * Math.abs(value.re) ? value.re : null;
}

interface Ratio {
  readonly at: number;
  readonly ratio: number;
}

function ratiosAt({ body, index }: Terms, places: readonly number[]): readonly Ratio[] | null {
  const term = (n: number) => termAt(body, index, n);
  const found = places.flatMap((at) =>
    [at, at + 1].flatMap((n) => {
      const [here, next] = [term(n), term(n + 1)];
      return here && next && Math.abs(here) > 1e-290 ? [{ at: n, ratio: next / here }] : [];
    }),
  );
  return found.length === places.length * 2 ? found : null;
}

interface Fall {
  readonly isSummable: boolean;
  readonly raabe: number;
  /** The terms settle at a number that is not zero. */
  readonly isFlat: boolean;
}

const CLEAR = 0.02;

/** How the ratio in size changes when the place is doubled: near 1 for series with a radius, which it divides. */
export function ratioGrowth(problem: Terms): number | null {
  const ratios = ratiosAt(problem, PLACES);
  const [near, far] = [ratios?.at(-4), ratios?.at(-2)];
  return near && far && near.ratio !== 0 ? Math.abs(far.ratio / near.ratio) : null;
}

/** n · (1 − |ratio|) at two places, and where the two lead. */
function fallOf(ratios: readonly Ratio[]): Fall | null {
  const numbers = ratios.map(({ at, ratio }) => ({ at, raabe: at * (1 - Math.abs(ratio)) }));
  const [near, far] = [numbers.at(-4), numbers.at(-2)];
  if (!near || !far) return null;
  // A geometric factor makes the number grow with the place.
  const share = far.raabe / far.at;
  if (Math.abs(share) > 0.002 && Math.abs(far.raabe / near.raabe) > 1.6)
    return { isSummable: share > 0, raabe: far.raabe, isFlat: false };
  const settled = 2 * far.raabe - near.raabe;
  // Where the number still moves towards one, a logarithm is among the factors.
  if (Math.abs(far.raabe - 1) < 0.4 && isLogarithmic(near, far)) return byLogarithms(near, far);
  if (settled > 1 + CLEAR && far.raabe > 1 + CLEAR)
    return { isSummable: true, raabe: far.raabe, isFlat: false };
  if (settled < 1 - CLEAR) return { isSummable: false, raabe: settled, isFlat: Math.abs(settled) < CLEAR };
  return Math.abs(settled - 1) < 2e-3 ? { isSummable: false, raabe: settled, isFlat: false } : null;
}

interface Place {
  readonly at: number;
  readonly raabe: number;
}

/** A power alone has settled at its number by then; a logarithm still moves it. */
const MOVES = 0.004;

const isLogarithmic = (near: Place, far: Place): boolean => {
  if (near.at > 1000 && Math.abs(near.raabe - far.raabe) < MOVES) return false;
  const [a, b] = [near, far].map(({ at, raabe }) => Math.log(at) * (raabe - 1)) as [number, number];
  return Math.abs(b) > 0.2 && Math.abs(a - b) < 0.1 * Math.abs(b);
};

/** 1/(n (ln n)^q): ln n · (Raabe's number − 1) goes to q. */
function byLogarithms(near: Place, far: Place): Fall | null {
  const q = Math.log(far.at) * (far.raabe - 1);
  const before = Math.log(near.at) * (near.raabe - 1);
  if (q > 1.25 && before > 1.25) return { isSummable: true, raabe: far.raabe, isFlat: false };
  return q < 1.1 && before < 1.1 ? { isSummable: false, raabe: far.raabe, isFlat: false } : null;
}
