import { centreX, heightOf } from "./boxes";
import { digitHeight } from "./fractions";
import type { Grey, Mark, Page } from "./types";

/** A photo leans less than this, as rise over run. */
const SLOPE_MAX = 0.14;
const SLOPE_STEP = 0.002;
/** Fewer signs say nothing about a page's slope, and a slope must fit so much better than none. */
const SIGNS_MIN = 10;
const CLEARLY = 1.15;

/** How much the lines of a page fall to the right, as rise over run: the slope along which most signs end on the same
 * height. 0 of a page with hardly any signs. */
export function slopeOf({ marks }: Page): number {
  const size = digitHeight(marks);
  const bodies = marks.filter((mark) => heightOf(mark) >= 0.5 * size && heightOf(mark) <= 1.5 * size);
  if (bodies.length < SIGNS_MIN) return 0;
  let best = 0;
  let most = agreement(bodies, { slope: 0, size }) * CLEARLY;
  for (let step = 1; step * SLOPE_STEP <= SLOPE_MAX; step++)
    for (const slope of [step * SLOPE_STEP, -step * SLOPE_STEP]) {
      const found = agreement(bodies, { slope, size });
      if (found > most) [best, most] = [slope, found];
    }
  return best;
}

/** How well the feet of signs gather in few heights along a slope. */
function agreement(
  bodies: readonly Mark[],
  { slope, size }: { readonly slope: number; readonly size: number },
): number {
  const bin = Math.max(1, size * 0.08);
  const bins = new Map<number, number>();
  for (const body of bodies) {
    const height = (body.y1 - slope * centreX(body)) / bin;
    const low = Math.floor(height);
    bins.set(low, (bins.get(low) ?? 0) + 1 - (height - low));
    bins.set(low + 1, (bins.get(low + 1) ?? 0) + height - low);
  }
  let sum = 0;
  for (const count of bins.values()) sum += count * count;
  return sum;
}

/** Shifts each column up or down until lines of this slope are level. */
export function straighten({ width, height, data }: Grey, slope: number): Grey {
  const out = new Uint8Array(data.length).fill(255);
  for (let x = 0; x < width; x++) {
    const shift = slope * (x - width / 2);
    for (let y = 0; y < height; y++) {
      const from = y + shift;
      const upper = Math.floor(from);
      if (upper < 0 || upper + 1 >= height) continue;
      const part = from - upper;
      const above = data[upper * width + x] ?? 255;
      const below = data[(upper + 1) * width + x] ?? 255;
      out[y * width + x] = Math.round(above + (below - above) * part);
    }
  }
  return { width, height, data: out };
}
