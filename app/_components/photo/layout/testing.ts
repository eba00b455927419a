import type { Grey } from "./types";

/** A rectangle of ink: left, top, width, height. */
export type Ink = readonly [x: number, y: number, width: number, height: number];

/** White paper with rectangles of ink on it. */
export function paperWith(inks: readonly Ink[], { width = 300, height = 140 } = {}): Grey {
  const data = new Uint8Array(width * height).fill(255);
  for (const [x, y, wide, high] of inks)
    for (let row = y; row < y + high; row++) data.fill(20, row * width + x, row * width + x + wide);
  return { width, height, data };
}

/** A sign as high as a digit that is on a line, or as high as is said. */
export const digit = (x: number, foot: number, height = 20): Ink => [
  x,
  foot - height,
  Math.round(height * 0.6),
  height,
];
