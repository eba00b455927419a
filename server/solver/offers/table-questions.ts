import { pairsInTable } from "../problem/number-table";

/** What can be asked of a table of two columns of numbers, or of two rows of them: the line through its points where they
 * are on one, and the mean of what it lists. */
export function ofTable(text: string): readonly string[] {
  const pairs = pairsInTable(text);
  if (pairs.length < 2) return [];
  const points = pairs.map(([x, y]) => `(${x}, ${y})`);
  const line = isLine(pairs) ? [`Find the equation of the line through ${points[0]} and ${points[1]}`] : [];
  return [...line, `Find the mean of ${pairs.map(([, y]) => y).join(", ")}`];
}

function isLine(pairs: readonly (readonly string[])[]): boolean {
  const points = pairs.map((row) => row.map((cell) => Number(cell.replace("−", "-"))));
  const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = []] = points;
  return (
    x0 !== x1 &&
    points.every(([x = 0, y = 0]) => Math.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) < 1e-9)
  );
}
