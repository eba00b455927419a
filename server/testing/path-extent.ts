/** The corners between which a path of a drawing lies. */
export interface Extent {
  readonly low: readonly [x: number, y: number];
  readonly high: readonly [x: number, y: number];
}

/** How many numbers each command takes. */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 };

/** Where a path goes: the ends of its commands, and the points that bend its curves.
 * @throws {Error} for a command that no drawing uses */
export function extentOf(path: string): Extent {
  let [x, y] = [0, 0];
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
      const pairs = pairsIn(command, given, [x - from[0], y - from[1]]);
      for (const [right, down] of pairs) points.push([from[0] + right, from[1] + down]);
      [x, y] = points.at(-1) ?? [0, 0];
    }
  }
  const [xs, ys] = [points.map(([each]) => each), points.map(([, each]) => each)];
  return { low: [Math.min(...xs), Math.min(...ys)], high: [Math.max(...xs), Math.max(...ys)] };
}

function pairsIn(
  command: string,
  given: readonly number[],
  here: readonly [number, number],
): readonly (readonly [number, number])[] {
  const [first = 0] = given;
  if (command === "H") return [[first, here[1]]];
  if (command === "V") return [[here[0], first]];
  if (command === "A") return [[given[5] ?? 0, given[6] ?? 0]];
  return given.flatMap((each, index) => (index % 2 === 0 ? [[each, given[index + 1] ?? 0] as const] : []));
}
