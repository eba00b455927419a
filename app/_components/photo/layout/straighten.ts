import { centreX, heightOf, quantile } from "./boxes";
import { digitHeight } from "./fractions";
import type { Grey, Mark, Page } from "./types";

/** A photo leans less than this, as rise over run. */
const SLOPE_MAX = 0.14;
/** What neighbours alone cannot tell from level, and how far off they may be. */
const LEVEL = 0.012;
const OFF = 0.03;
const SLOPE_STEP = 0.001;
/** From so many signs on, the lines they form tell the slope better than neighbours do. */
const LINE_SIGNS = 12;

/** How much the lines of a page fall to the right, as rise over run. 0 of a page with hardly any signs. */
export function slopeOf({ marks }: Page): number {
  const size = digitHeight(marks);
  const bodies = marks.filter((mark) => heightOf(mark) >= 0.5 * size && heightOf(mark) <= 1.5 * size);
  const falls = neighbourFalls(bodies, size);
  if (falls.length < 3) return 0;
  const rough = quantile(falls, 0.5);
  if (Math.abs(rough) > SLOPE_MAX) return 0;
  if (bodies.length < LINE_SIGNS) return Math.abs(rough) < LEVEL ? 0 : rough;
  let best = rough;
  let most = 0;
  for (let slope = rough - OFF; slope <= rough + OFF; slope += SLOPE_STEP) {
    const found = agreement(bodies, { slope, size });
    if (found > most) [best, most] = [slope, found];
  }
  return best;
}

/** From each sign to the next of its height: how much lower that ends, per pixel to the right. */
function neighbourFalls(bodies: readonly Mark[], size: number): number[] {
  return bodies.flatMap((body) => {
    const [next] = bodies
      .filter((other) => other.x0 >= body.x1 && other.x0 - body.x1 < 1.6 * size)
      .filter((other) => Math.abs(heightOf(other) - heightOf(body)) <= 0.12 * size)
      .filter((other) => Math.abs(other.y1 - body.y1) <= 0.3 * size)
      .sort((a, b) => a.x0 - b.x0);
    return next ? [(next.y1 - body.y1) / (centreX(next) - centreX(body))] : [];
  });
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
