import { INK_SHARE } from "./paper";
import type { Grey, Mark, Page } from "./types";

const INK_BELOW = Math.round(250 * INK_SHARE);
/** Smaller marks are dust. */
const PIXELS_MIN = 4;

/** Takes a whitened picture apart into the marks on it. Pixels that touch, at a corner as well, hang together. */
export function findMarks(grey: Grey): Page {
  const { width, height, data } = grey;
  const labels = new Int32Array(data.length);
  const marks: Mark[] = [];
  const waiting: number[] = [];
  for (let start = 0; start < data.length; start++) {
    if (labels[start] !== 0 || (data[start] ?? 255) >= INK_BELOW) continue;
    const label = marks.length + 1;
    const mark = { x0: width, y0: height, x1: 0, y1: 0, label, pixels: 0 };
    labels[start] = label;
    waiting.push(start);
    for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
      const x = pixel % width;
      const y = (pixel - x) / width;
      mark.pixels += 1;
      mark.x0 = Math.min(mark.x0, x);
      mark.x1 = Math.max(mark.x1, x + 1);
      mark.y0 = Math.min(mark.y0, y);
      mark.y1 = Math.max(mark.y1, y + 1);
      for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++)
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
          const next = pixel + dy * width + dx;
          if (labels[next] !== 0 || (data[next] ?? 255) >= INK_BELOW) continue;
          labels[next] = label;
          waiting.push(next);
        }
    }
    marks.push(mark);
  }
  return { ...grey, labels, marks: marks.filter(({ pixels }) => pixels >= PIXELS_MIN) };
}
