import type { Expression } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { isClose, realValue } from "./numeric";

const POINTS = [0.37, 1.42, 2.71, -0.83, 5.13];
const STEP = 1e-3;

/** Whether the slope between near points contradicts the derivative somewhere. A point at which two distances give
 * different slopes (a pole or a corner is near) says nothing. */
export function slopesDiffer(f: Expression, slope: Expression, variable: string): boolean {
  if (symbolsOf(f).some((name) => name !== variable)) return false;
  const value = (e: Expression, x: number) => realValue(e, new Map([[variable, { re: x, im: 0 }]]));
  return POINTS.some((x) => {
    const given = value(slope, x);
    const [wide, narrow] = [STEP, STEP / 2].map((h) => slopeAt((y) => value(f, y), x, h));
    if (given === null || !wide || !narrow || !isClose(wide.slope, narrow.slope, 1e-6)) return false;
    const error = Math.abs(narrow.slope - given);
    return !isClose(narrow.slope, given, 1e-4) && error > 1e-8 * narrow.size;
  });
}

/** The slope by four values around the point, and the size of those values. */
function slopeAt(
  f: (x: number) => number | null,
  x: number,
  h: number,
): { readonly slope: number; readonly size: number } | null {
  const near = [-2, -1, 1, 2].map((k) => f(x + k * h));
  if (near.some((y) => y === null)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = near as number[];
  return {
    slope: (a - 8 * b + 8 * c - d) / (12 * h),
    size: Math.max(1, ...(near as number[]).map(Math.abs)),
  };
}
