import { darkOnLight } from "./polarity";
import type { Grey } from "./types";

/** Ink is darker than this share of the paper around it. */
export const INK_SHARE = 0.8;
/** What counts as around, as a share of the longer side. */
const AROUND = 1 / 24;

/** Makes the paper white wherever the light fell unevenly, and light writing on a dark ground dark on white. */
export function whiten(picture: Grey): Grey {
  const grey = darkOnLight(picture);
  const { width, height, data } = grey;
  const radius = radiusOf(picture);
  const sums = sumsOf(grey);
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const mean = meanAround(sums, { width, height, radius, x, y });
      out[y * width + x] = Math.min(255, Math.round((at(data, y * width + x) / Math.max(1, mean)) * 250));
    }
  }
  return { width, height, data: out };
}

interface Window {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly x: number;
  readonly y: number;
}

const radiusOf = ({ width, height }: Grey): number =>
  Math.max(8, Math.round(Math.max(width, height) * AROUND));

function meanAround(sums: Float64Array, { width, height, radius, x, y }: Window): number {
  const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
  const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
  const sum = at(sums, bottom * (width + 1) + right) - at(sums, top * (width + 1) + right);
  const rest = at(sums, bottom * (width + 1) + left) - at(sums, top * (width + 1) + left);
  return (sum - rest) / ((bottom - top) * (right - left));
}

/** Every index that is asked for lies inside. */
const at = (values: ArrayLike<number>, index: number): number => values[index] ?? 0;

/** Sums of everything above and to the left, with a first row and column of zeros. */
function sumsOf({ width, height, data }: Grey): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += at(data, y * width + x);
      sums[(y + 1) * (width + 1) + x + 1] = at(sums, y * (width + 1) + x + 1) + row;
    }
  }
  return sums;
}
