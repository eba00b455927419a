/** The corners between which a path of a drawing lies. */
export interface Extent {
  readonly low: readonly [x: number, y: number];
  readonly high: readonly [x: number, y: number];
}

/** How many numbers each command takes. */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, S: 4, C: 6, A: 7, Z: 0 };

/** Where a path goes: the ends of its commands, and its curves between them.
 * @throws {Error} for a command that no drawing uses */
export function extentOf(path: string): Extent {
  let [x, y] = [0, 0];
  let turn: Point = [0, 0];
  const points: (readonly [number, number])[] = [];
  for (const [, letter = "", numbers = ""] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const command = letter.toUpperCase();
    const size = ARGUMENTS[command];
    if (size === undefined) throw new Error(`No drawing has the command ${letter}.`);
    const all = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let at = 0; size > 0 && at < all.length; at += size) {
      const [from, given] = [
        letter === command ? ([0, 0] as const) : ([x, y] as const),
        all.slice(at, at + size),
      ];
      const here = [x - from[0], y - from[1]] as const;
      const pairs = pairsIn(command, given, here);
      // A smooth curve goes on in the direction in which the one before it ended.
      const smooth = command === "S" ? [[here[0] + turn[0], here[1] + turn[1]] as const] : [];
      for (const [right, down] of along([here, ...smooth, ...pairs]))
        points.push([from[0] + right, from[1] + down]);
      const [[endX, endY] = here, [bendX, bendY] = here] = pairs.toReversed();
      turn = [endX - bendX, endY - bendY];
      [x, y] = points.at(-1) ?? [0, 0];
    }
  }
  const [xs, ys] = [points.map(([each]) => each), points.map(([, each]) => each)];
  return { low: [Math.min(...xs), Math.min(...ys)], high: [Math.max(...xs), Math.max(...ys)] };
}

type Point = readonly [number, number];

const STEPS = 24;

/** Points of a line or a curve from its first point to its last, which is bent by those between. */
function along(bends: readonly Point[]): readonly Point[] {
  const [, end = [0, 0]] = bends;
  if (bends.length <= 2) return [end];
  return Array.from({ length: STEPS }, (_, step) => pointAt(bends, (step + 1) / STEPS));
}

/** By de Casteljau's way: between each two points, until one is left. */
function pointAt(bends: readonly Point[], share: number): Point {
  const [first = [0, 0]] = bends;
  if (bends.length === 1) return first;
  const between = bends.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = bends[index] ?? [0, 0];
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
  });
  return pointAt(between, share);
}

function pairsIn(command: string, given: readonly number[], here: Point): readonly Point[] {
  const [first = 0] = given;
  if (command === "H") return [[first, here[1]]];
  if (command === "V") return [[here[0], first]];
  if (command === "A") return [[given[5] ?? 0, given[6] ?? 0]];
  return given.flatMap((each, index) => (index % 2 === 0 ? [[each, given[index + 1] ?? 0] as const] : []));
}
