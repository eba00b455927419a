/** The value below which so many per cent of the values lie; NaN of none.
 * @param sorted ascending */
export function percentile(sorted: readonly number[], percent: number): number {
  const index = Math.min(sorted.length - 1, Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1));
  return sorted[index] ?? Number.NaN;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The slope of the line that fits best by least squares; 0 of fewer than two points or of points above each other. */
export function slope(points: readonly Point[]): number {
  const mean = (pick: (point: Point) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  let [across, along] = [0, 0];
  for (const { x, y } of points) {
    across += (x - mx) * (y - my);
    along += (x - mx) ** 2;
  }
  return along === 0 ? 0 : across / along;
}
