import { readFileSync } from "node:fs";
import { type Point, slope } from "./figures";

/** What the probe in the product saw in one second. Bytes, and milliseconds. */
export interface Sample {
  readonly pid: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly rss: number;
  readonly heap: number;
  /** What was alive after the last full collection; 0 before the first. */
  readonly live: number;
  readonly external: number;
  /** Processor time since the line before, of all threads. */
  readonly cpu: number;
  readonly lagMedian: number;
  readonly lagMax: number;
}

const MB = 1024 * 1024;
const HOUR_MS = 3_600_000;

/** The samples between two times of the process that serves: of all that loaded the probe then, the largest. */
export function readSamples(file: string, from: number, to: number): Sample[] {
  const all = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.endsWith("}"))
    .map((line): Sample => JSON.parse(line))
    .filter(({ at }) => at >= from && at <= to);
  const largest = all.reduce((one, other) => (other.rss > one.rss ? other : one), all[0] ?? EMPTY);
  return all.filter(({ pid }) => pid === largest.pid);
}

const EMPTY: Sample = {
  pid: 0,
  at: 0,
  rss: 0,
  heap: 0,
  live: 0,
  external: 0,
  cpu: 0,
  lagMedian: 0,
  lagMax: 0,
};

/** A trend over the second half of a stretch of time: the first half is warming up. */
export interface Trend {
  /** MB, of the fitted line at both ends of the half. */
  readonly from: number;
  readonly to: number;
  /** MB an hour. */
  readonly slope: number;
}

/** @param pick bytes */
export function trend(samples: readonly Sample[], pick: (sample: Sample) => number): Trend {
  const half = samples.slice(Math.floor(samples.length / 2));
  const points: Point[] = half.map((sample) => ({ x: sample.at, y: pick(sample) / MB }));
  const perMs = slope(points);
  const mean = points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length);
  const span = (points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0);
  return { from: mean - (perMs * span) / 2, to: mean + (perMs * span) / 2, slope: perMs * HOUR_MS };
}
