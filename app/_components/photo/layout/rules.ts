import { turned } from "./turn";
import type { Grey } from "./types";

/** A line of the paper begins and ends this near to the edges of the picture, as a share of its width: a fraction's bar never
 * reaches both. */
const EDGE = 0.03;
/** It is no thicker than this, as a share of the height, and its ink is there for this share of its length. */
const THICK = 1 / 80;
const COVERED = 0.8;
/** Darker than this is a line, which is paler than ink and paler still beside it, where the paper is white. */
const LINE_BELOW = 230;
/** What is written across it is thicker by more pixels than this, or darker by more than this. */
const THICKER = 1;
const DARKER = 45;
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

/** What hangs together of the dark in one column; the foot is not part of it. */
interface Run {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  /** Its darkest shade. */
  readonly shade: number;
}

/** Follows a line from the left edge to the right one. At the edge, where nobody writes, it is as thick and as dark as
 * everywhere: what is thicker or darker is written across it.
 * @returns its columns without those; null where there is no such line */
function ruleFrom(picture: Grey, start: number, thick: number): readonly Run[] | null {
  const { width } = picture;
  const [first, last] = [Math.round(width * EDGE), Math.round(width * (1 - EDGE))];
  const margin = along(picture, {
    y: start,
    columns: down(first),
    isOwn: ({ top, foot }) => foot - top <= thick,
  });
  const middle = margin[margin.length >> 1];
  if (!middle || margin.length < COVERED * first) return null;
  const most = middle.foot - middle.top + THICKER;
  const isOwn = ({ top, foot, shade }: Run) => foot - top <= most && shade >= middle.shade - DARKER;
  let inked = margin.length;
  const rest = along(picture, { y: start, columns: up(first + 1, width), isOwn, onRun: () => (inked += 1) });
  const reaches = rest.some(({ x }) => x >= last) && rest.length >= 0.5 * inked;
  return reaches && inked >= COVERED * width ? [...margin, ...rest] : null;
}

interface Way {
  readonly y: number;
  readonly columns: readonly number[];
  readonly isOwn: (run: Run) => boolean;
  readonly onRun?: () => void;
}

/** The runs of a line itself, which is followed from column to column. */
function along(picture: Grey, { y: start, columns, isOwn, onRun }: Way): readonly Run[] {
  const own: Run[] = [];
  let y = start;
  for (const x of columns) {
    const run = runAt(picture, x, y);
    if (!run) continue;
    onRun?.();
    if (!isOwn(run)) continue;
    own.push(run);
    y = Math.round((run.top + run.foot - 1) / 2);
  }
  return own;
}

const down = (from: number): number[] => Array.from({ length: from + 1 }, (_, at) => from - at);
const up = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

function runAt(picture: Grey, x: number, y: number): Run | null {
  for (let off = 0; off <= DRIFT; off++)
    for (const at of [y - off, y + off]) {
      if (shadeAt(picture, x, at) >= LINE_BELOW) continue;
      let [top, foot] = [at, at + 1];
      while (shadeAt(picture, x, top - 1) < LINE_BELOW) top -= 1;
      while (shadeAt(picture, x, foot) < LINE_BELOW) foot += 1;
      let shade = 255;
      for (let inner = top; inner < foot; inner++) shade = Math.min(shade, shadeAt(picture, x, inner));
      return { x, top, foot, shade };
    }
  return null;
}

const shadeAt = ({ width, height, data }: Grey, x: number, y: number): number =>
  y >= 0 && y < height ? (data[y * width + x] ?? 255) : 255;
