import { around, centreX, heightOf, quantile } from "./boxes";
import type { Box, Glyph, Item, Row } from "./types";

export type Baseline = Pick<Row, "baseline" | "middle" | "slope">;

/** Two signs further apart than this, in heights of a digit, tell a slope. */
const APART = 1.5;
/** A row leans less than this, as rise over run. */
const SLOPE_MAX = 0.09;

/** Where a row's line is below a part of it. */
export const levelAt = ({ baseline, middle, slope }: Baseline, part: Box): number =>
  baseline + slope * (centreX(part) - middle);

/** The line on which most of a row's signs are. In a row as short as a power the first sign is on it.
 * @param items from left to right
 * @param size the height of a digit, in pixels */
export function baselineOf(items: readonly Item[], size: number): Baseline {
  const box = around(items);
  const middle = centreX(box);
  const bodies = items.filter(
    (item): item is Glyph =>
      item.kind === "glyph" && heightOf(item) >= 0.5 * size && heightOf(item) <= 1.2 * size,
  );
  const [first] = bodies;
  if (!first) {
    const isStacked = items.some(({ kind }) => kind !== "glyph");
    // A fraction's bar is as high above the line as a minus.
    return { baseline: isStacked ? (box.y0 + box.y1) / 2 + 0.35 * size : box.y1, middle, slope: 0 };
  }
  const slope = slopeOf(bodies, size);
  const foot = (body: Glyph) => body.y1 - slope * (centreX(body) - middle);
  const near = (y: number) => bodies.filter((body) => Math.abs(foot(body) - y) <= 0.13 * size);
  const most = bodies.reduce((best, body) =>
    near(foot(body)).length > near(foot(best)).length ? body : best,
  );
  const standing = near(foot(first)).length * 3 >= bodies.length ? near(foot(first)) : near(foot(most));
  return { baseline: quantile(standing.map(foot), 0.5), middle, slope };
}

/** The middle one of the slopes between any two signs of one height, so that powers do not count. */
function slopeOf(bodies: readonly Glyph[], size: number): number {
  const slopes = bodies.flatMap((one, index) =>
    bodies
      .slice(index + 1)
      .filter((other) => centreX(other) - centreX(one) > APART * size)
      .filter((other) => Math.abs(heightOf(other) - heightOf(one)) <= 0.12 * size)
      .map((other) => (other.y1 - one.y1) / (centreX(other) - centreX(one))),
  );
  if (slopes.length < 3) return 0;
  const slope = quantile(slopes, 0.5);
  return Math.abs(slope) > SLOPE_MAX ? 0 : slope;
}
