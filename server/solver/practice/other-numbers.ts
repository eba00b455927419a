import type { Random } from "./random";
import type { Level } from "./types";

/** Numbers that may be others: not exponents, indices, parts of names, nor the 0 and 1 that a form needs. */
const NUMBER = /(?<![\w.,^_²³]|[\^_]\{|\\frac)(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?![\d.]*\d)/g;

/** A problem with other numbers, each of the same class: as many decimals, round where it was round, a square where it was
 * a square. A number that occurs twice is the same in both places again.
 * @returns null when there is no number to change */
export function withOtherNumbers(problem: string, random: Random, level: Level): string | null {
  const chosen = new Map<string, string>();
  const other = problem.replace(NUMBER, (written) => {
    const value = Number(written.replaceAll(",", ""));
    if (value <= 1) return written;
    const known = chosen.get(written);
    if (known !== undefined) return known;
    const made = likeNumber(written, value, { random, level });
    chosen.set(written, made);
    return made;
  });
  return chosen.size > 0 ? other : null;
}

interface Draw {
  readonly random: Random;
  readonly level: Level;
}

function likeNumber(written: string, value: number, draw: Draw): string {
  const decimals = /\.(\d+)$/.exec(written)?.[1]?.length ?? 0;
  const unit = unitOf(value);
  if (decimals === 0 && value > 9 && Number.isInteger(Math.sqrt(value)))
    return String(squareLike(value, draw));
  const scale = decimals > 0 ? 10 ** decimals : 1 / unit;
  const [low, high] = rangeOf(value * scale, draw.level);
  const made = draw.random.int(low, high) / scale;
  const text = decimals > 0 ? made.toFixed(decimals) : String(made);
  return written.includes(",") ? grouped(text) : text;
}

/** 10 for 40, 100 for 1,500: numbers this round stay so. Below 20 nothing counts as round. */
function unitOf(value: number): number {
  let unit = 1;
  while (value > 20 && value % (unit * 10) === 0) unit *= 10;
  return unit;
}

function squareLike(value: number, { random, level }: Draw): number {
  const root = Math.sqrt(value);
  const unit = root % 10 === 0 ? 10 : 1;
  const [low, high] = rangeOf(root / unit, level);
  return (random.int(low, high) * unit) ** 2;
}

/** Smaller numbers at the first level, the same size at the second, larger ones at the third. */
function rangeOf(size: number, level: Level): readonly [low: number, high: number] {
  const around = Math.round(size);
  const [low, high] = around <= 20 ? [2, Math.max(9, around + 3)] : [Math.ceil(around / 2), around * 2];
  if (level === 1) return [low, Math.max(9, around)];
  return level === 2 ? [low, high] : [Math.min(Math.max(2, around), high), Math.max(high, 12)];
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ",");
