import { table } from "../table";
import type { TrianglePart } from "../tasks/trigonometry";

/** Sides, angles in radians, area. */
export type Parts = Partial<Record<TrianglePart, number>>;
export type Triangle = Readonly<Record<TrianglePart, number>>;

type Side = "a" | "b" | "c";
type Angle = "A" | "B" | "C";

const SIDES: readonly Side[] = ["a", "b", "c"];
const OPPOSITE: Readonly<Record<Side, Angle>> = table({ a: "A", b: "B", c: "C" });
const NEAR = 1e-9;

/** All triangles with the given parts, found by their sides. Null when the parts do not fix the sides. */
export function trianglesWith(parts: Parts): Triangle[] | null {
  const { area: _, ...rest } = parts;
  if (Object.values(rest).some((size) => !((size ?? Number.NaN) > 0))) return null;
  const sides = SIDES.filter((side) => parts[side] !== undefined);
  if (sides.length === 3) return closed([[parts.a ?? 0, parts.b ?? 0, parts.c ?? 0]], parts);
  if (sides.length === 2) return byTwoSides(parts, sides as [Side, Side]);
  return sides.length === 1 && sides[0] ? byOneSide(parts, sides[0]) : null;
}

/** The third side from an angle: between the two, or opposite to one of them (c² - 2bc cos A + b² - a² = 0). */
function byTwoSides(parts: Parts, [first, second]: readonly [Side, Side]): Triangle[] | null {
  const third = SIDES.find((side) => side !== first && side !== second) as Side;
  const [p, q] = [parts[first] ?? 0, parts[second] ?? 0];
  const between = parts[OPPOSITE[third]];
  const put = (size: number): [number, number, number] => {
    const all = { [first]: p, [second]: q, [third]: size } as Record<Side, number>;
    return [all.a, all.b, all.c];
  };
  if (between !== undefined)
    return closed([put(Math.sqrt(p * p + q * q - 2 * p * q * Math.cos(between)))], parts);
  const known = [first, second].find((side) => parts[OPPOSITE[side]] !== undefined);
  if (!known) return null;
  const [own, other] = known === first ? [p, q] : [q, p];
  const angle = parts[OPPOSITE[known]] ?? 0;
  const middle = other * Math.cos(angle);
  const room = own * own - (other * Math.sin(angle)) ** 2;
  if (room < -NEAR) return [];
  const reach = Math.sqrt(Math.max(0, room));
  const sizes = reach < 1e-6 ? [middle] : [middle + reach, middle - reach];
  return closed(sizes.filter((size) => size > NEAR).map(put), parts);
}

/** Two angles and a side: the other sides are in the ratio of the sines. */
function byOneSide(parts: Parts, side: Side): Triangle[] | null {
  const angles = { A: parts.A, B: parts.B, C: parts.C };
  const missing = (["A", "B", "C"] as const).filter((name) => angles[name] === undefined);
  if (missing.length > 1) return null;
  const total = (parts.A ?? 0) + (parts.B ?? 0) + (parts.C ?? 0);
  if (missing[0]) angles[missing[0]] = Math.PI - total;
  if (missing.length === 0 && Math.abs(total - Math.PI) > 1e-6) return [];
  const size = (parts[side] ?? 0) / Math.sin(angles[OPPOSITE[side]] ?? Number.NaN);
  if (Object.values(angles).some((angle) => !((angle ?? 0) > NEAR))) return [];
  return closed(
    [[size * Math.sin(angles.A ?? 0), size * Math.sin(angles.B ?? 0), size * Math.sin(angles.C ?? 0)]],
    parts,
  );
}

/** Those that close, with every part that is told. */
const closed = (all: readonly (readonly [number, number, number])[], parts: Parts): Triangle[] =>
  all.flatMap(([a, b, c]) => {
    if (!(a + b > c + NEAR && b + c > a + NEAR && c + a > b + NEAR)) return [];
    const angle = (x: number, y: number, z: number) => Math.acos((y * y + z * z - x * x) / (2 * y * z));
    const half = (a + b + c) / 2;
    const triangle: Triangle = {
      a,
      b,
      c,
      A: angle(a, b, c),
      B: angle(b, a, c),
      C: angle(c, a, b),
      area: Math.sqrt(half * (half - a) * (half - b) * (half - c)),
    };
    const fits = Object.entries(parts).every(
      ([part, size]) => Math.abs(triangle[part as TrianglePart] - size) <= 1e-6 * (1 + size),
    );
    return fits ? [triangle] : [];
  });
