import type { Grey } from "./types";

/** Shades this close to the edge between dark and light belong to neither, and so few pixels of a picture have them where
 * there is such an edge. */
const NEAR_EDGE = 16;
const FEW = 0.03;
/** A square of one shade so large, as a share of the longer side, is in no stroke of a letter. */
const PATCH = 1 / 40;
/** What is no ground is beside no more than this many areas of the other shade: an "8" beside its paper and its holes. */
const BESIDE_MAX = 3;
/** Below this a picture is dark on the whole. */
const DARK_MEAN = 110;

/** Dark writing on light paper, however a picture has it: light writing on a dark page, on a dark card of a light page, or
 * a light card on a dark page. */
export function darkOnLight(picture: Grey): Grey {
  const edge = edgeBetween(picture);
  if (edge === null) return isDark(picture) ? inverted(picture) : picture;
  const areas = areasOf(picture, edge);
  const isInverted = polarityOf(areas);
  const out = picture.data.map((value, at) => (isInverted[areas.labels[at] ?? 0] ? 255 - value : value));
  wipeSeams(areas, picture, out);
  return { ...picture, data: out };
}

const isDark = ({ data }: Grey): boolean =>
  data.reduce((sum, value) => sum + value, 0) < data.length * DARK_MEAN;

const inverted = (picture: Grey): Grey => ({ ...picture, data: picture.data.map((value) => 255 - value) });

/** The shade between what is dark and what is light: where the two differ most (Otsu).
 * @returns null where many pixels are of about that shade, as on paper that the light falls on unevenly: then no shade parts
 * ink from ground everywhere */
function edgeBetween({ data }: Grey): number | null {
  const counts = new Float64Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  const whole = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [below, sum, most] = [0, 0, 0];
  // Where no pixel has a shade in between, it is as good as the next one: from the first to the last of the best.
  let [first, last] = [0, 0];
  for (const [value, count] of counts.entries()) {
    below += count;
    sum += count * value;
    if (below === 0 || below === data.length) continue;
    const apart = sum / below - (whole - sum) / (data.length - below);
    const between = below * (data.length - below) * apart * apart;
    if (between > most) [most, first] = [between, value];
    if (between === most) last = value;
  }
  const edge = Math.round((first + last) / 2) + 1;
  const near = counts.slice(Math.max(0, edge - NEAR_EDGE), edge + NEAR_EDGE);
  return near.reduce((all, count) => all + count, 0) <= FEW * data.length ? edge : null;
}

/** Areas of one shade that hang together, by their numbers from 0. */
interface Areas {
  readonly labels: Int32Array;
  readonly areas: readonly Area[];
}

interface Area {
  readonly isDark: boolean;
  /** What writing may be on: it has a patch that no stroke has, and reaches the picture's edge or has writing on it. */
  isGround: boolean;
  reachesEdge: boolean;
  readonly beside: Set<number>;
}

function areasOf({ width, height, data }: Grey, edge: number): Areas {
  const labels = new Int32Array(data.length).fill(-1);
  const areas: Area[] = [];
  const waiting: number[] = [];
  for (let start = 0; start < data.length; start++) {
    if (labels[start] !== -1) continue;
    const isDark = (data[start] ?? 255) < edge;
    const area: Area = { isDark, isGround: false, reachesEdge: false, beside: new Set() };
    const label = areas.push(area) - 1;
    labels[start] = label;
    waiting.push(start);
    for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
      const x = pixel % width;
      const y = (pixel - x) / width;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) area.reachesEdge = true;
      const nexts = [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width];
      for (const next of nexts) {
        if (next < 0 || next >= data.length) continue;
        const other = labels[next] ?? -1;
        if (other >= 0 && other !== label) {
          area.beside.add(other);
          areas[other]?.beside.add(label);
        } else if (other === -1 && (data[next] ?? 255) < edge === isDark) {
          labels[next] = label;
          waiting.push(next);
        }
      }
    }
  }
  markGrounds({ labels, areas }, width, Math.max(5, Math.round(Math.max(width, height) * PATCH)));
  return { labels, areas };
}

/** Finds squares of one area: how large the largest is whose lower right corner is here. */
function markGrounds({ labels, areas }: Areas, width: number, patch: number): void {
  let above = new Int32Array(width);
  for (let row = 0; row < labels.length; row += width) {
    const here = new Int32Array(width);
    for (let x = 0; x < width; x++) {
      const label = labels[row + x];
      const isSame = x > 0 && labels[row + x - 1] === label && labels[row + x - width] === label;
      const isWhole = isSame && labels[row + x - width - 1] === label;
      here[x] = isWhole ? 1 + Math.min(here[x - 1] ?? 0, above[x] ?? 0, above[x - 1] ?? 0) : 1;
      const area = areas[label ?? -1];
      if (area && (here[x] ?? 0) >= patch)
        area.isGround ||= area.reachesEdge || area.beside.size > BESIDE_MAX;
    }
    above = here;
  }
}

/** Whether an area has to be turned into its opposite: dark ground, and what is on it and in that. */
function polarityOf({ areas }: Areas): readonly boolean[] {
  const found: (boolean | undefined)[] = areas.map(({ isGround, isDark }) => (isGround ? isDark : undefined));
  const waiting = areas.flatMap(({ isGround }, label) => (isGround ? [label] : []));
  for (const label of waiting) {
    for (const other of areas[label]?.beside ?? []) {
      if (found[other] !== undefined) continue;
      found[other] = found[label] ?? false;
      waiting.push(other);
    }
  }
  return found.map((isInverted) => isInverted ?? false);
}

/** Where dark ground meets light ground, a seam of shades in between is no writing. */
function wipeSeams({ labels, areas }: Areas, { width, height }: Grey, data: Uint8Array): void {
  const isGround = (at: number, isDark: boolean): boolean => {
    const area = areas[labels[at] ?? -1];
    return area?.isGround === true && area.isDark === isDark;
  };
  for (let at = 0; at < data.length; at++) {
    if (!isGround(at, true)) continue;
    const x = at % width;
    const meets =
      (x > 0 && isGround(at - 1, false)) ||
      (x < width - 1 && isGround(at + 1, false)) ||
      isGround(at - width, false) ||
      isGround(at + width, false);
    if (!meets) continue;
    const y = (at - x) / width;
    for (let py = Math.max(0, y - 2); py <= Math.min(height - 1, y + 2); py++)
      data.fill(255, py * width + Math.max(0, x - 2), py * width + Math.min(width, x + 3));
  }
}
