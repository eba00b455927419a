import { INK_BELOW } from "./marks";
import { turned } from "./turn";
import type { Grey } from "./types";

/** A line of the paper begins and ends this near to the edges of the picture, as a share of its width: a fraction's bar never
 * reaches both. */
const EDGE = 0.03;
/** It is no thicker than this, as a share of the height, and its ink is there for this share of its length. */
const THICK = 1 / 80;
const COVERED = 0.8;
/** From column to column it rises or falls no further than this, in pixels. */
const DRIFT = 2;

/** Takes away the lines of ruled and squared paper. What is written across them stays.
 * @param white a picture whose paper is white */
export function withoutRules(white: Grey): Grey {
  return turned(withoutLevelRules(turned(withoutLevelRules(white), 1)), 3);
}

function withoutLevelRules(picture: Grey): Grey {
  const { width, height, data } = picture;
  const thick = Math.max(4, Math.round(height * THICK));
  let out: Uint8Array | null = null;
  for (let y = 0; y < height; y++) {
    const rule = ruleFrom(picture, y, thick);
    if (!rule) continue;
    out ??= data.slice();
    for (const { x, top, foot } of rule) {
      // The grey at its rims as well.
      for (let at = Math.max(0, top - 1); at < Math.min(height, foot + 1); at++) out[at * width + x] = 255;
    }
    y = Math.max(y, rule[0]?.foot ?? y);
  }
  return out ? { ...picture, data: out } : picture;
}

/** The ink of one column that hangs together; the foot is not part of it. */
interface Run {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
}

/** Follows a line from the left edge to the right one.
 * @returns its columns without those where something is written across it; null where there is no such line */
function ruleFrom(picture: Grey, start: number, thick: number): readonly Run[] | null {
  const { width } = picture;
  const [first, last] = [Math.round(width * EDGE), Math.round(width * (1 - EDGE))];
  if (!isInk(picture, first, start)) return null;
  const thin: Run[] = [];
  let inked = 0;
  let y = start;
  for (const x of [...down(first), ...up(first + 1, width)]) {
    if (x === first + 1) y = start;
    const run = runAt(picture, x, y);
    if (!run) continue;
    inked += 1;
    if (run.foot - run.top > thick) continue;
    thin.push(run);
    y = Math.round((run.top + run.foot - 1) / 2);
  }
  const reaches = thin.some(({ x }) => x >= last) && thin.length >= 0.5 * inked;
  return reaches && inked >= COVERED * width ? thin : null;
}

const down = (from: number): number[] => Array.from({ length: from + 1 }, (_, at) => from - at);
const up = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

function runAt(picture: Grey, x: number, y: number): Run | null {
  for (let off = 0; off <= DRIFT; off++)
    for (const at of [y - off, y + off]) {
      if (!isInk(picture, x, at)) continue;
      let [top, foot] = [at, at + 1];
      while (isInk(picture, x, top - 1)) top -= 1;
      while (isInk(picture, x, foot)) foot += 1;
      return { x, top, foot };
    }
  return null;
}

const isInk = ({ width, height, data }: Grey, x: number, y: number): boolean =>
  y >= 0 && y < height && (data[y * width + x] ?? 255) < INK_BELOW;
