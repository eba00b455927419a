import type { TrianglePart } from "../../tasks/trigonometry";

/** All parts in doubles, angles in degrees. */
export type Triangle = Readonly<Record<TrianglePart, number>>;
type Known = Readonly<Partial<Record<TrianglePart, number>>>;

const PAIRS = [
  ["a", "A"],
  ["b", "B"],
  ["c", "C"],
] as const;

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** The triangles with three given parts, one of them a side: none, one or two. `law` says which way leads there. */
export function trianglesFrom(known: Known): { triangles: Triangle[]; law: string } | null {
  const parts = Object.values(known);
  if (parts.length !== 3 || parts.some((value) => value === undefined || !(value > 0) || value > 1e6))
    return null;
  const angles = PAIRS.filter(([, angle]) => known[angle] !== undefined);
  if (angles.length === 3) return null;
  if (angles.length === 2) return { triangles: fromTwoAngles(known), law: "Use the law of sines." };
  if (angles.length === 0) return { triangles: fromSides(known), law: "Use the law of cosines." };
  const [side, angle] = angles[0] as (typeof PAIRS)[number];
  if (known[side] === undefined)
    return { triangles: fromEnclosedAngle(known, angle), law: "Use the law of cosines." };
  return { triangles: fromOpposite(known, [side, angle]), law: "Use the law of sines." };
}

function fromTwoAngles(known: Known): Triangle[] {
  const sum = (known.A ?? 0) + (known.B ?? 0) + (known.C ?? 0);
  if (sum >= 180) return [];
  const angles = { A: known.A ?? 180 - sum, B: known.B ?? 180 - sum, C: known.C ?? 180 - sum };
  const pair = PAIRS.find(([side]) => known[side] !== undefined);
  if (!pair) return [];
  return [scaled(angles, (known[pair[0]] ?? 0) / sine(angles[pair[1]]))];
}

function scaled(angles: { A: number; B: number; C: number }, ratio: number): Triangle {
  const [a, b, c] = [angles.A, angles.B, angles.C].map((angle) => ratio * sine(angle)) as [
    number,
    number,
    number,
  ];
  return { ...angles, a, b, c, area: (a * b * sine(angles.C)) / 2 };
}

function fromSides({ a = 0, b = 0, c = 0 }: Known): Triangle[] {
  if (a + b <= c || b + c <= a || a + c <= b) return [];
  const angle = (x: number, y: number, z: number) =>
    toDegrees(Math.acos((y * y + z * z - x * x) / (2 * y * z)));
  const [A, B] = [angle(a, b, c), angle(b, a, c)];
  const C = 180 - A - B;
  return [{ a, b, c, A, B, C, area: (a * b * sine(C)) / 2 }];
}

function fromEnclosedAngle(known: Known, angle: "A" | "B" | "C"): Triangle[] {
  const own = angle.toLowerCase() as "a" | "b" | "c";
  const [x, y] = PAIRS.flatMap(([side]) => (side === own ? [] : [known[side] ?? 0])) as [number, number];
  const third = Math.sqrt(x * x + y * y - 2 * x * y * cosine(known[angle] ?? 0));
  return fromSides({ a: known.a, b: known.b, c: known.c, [own]: third });
}

/** Two sides and the angle opposite one of them: the ambiguous case. */
function fromOpposite(known: Known, [side, angle]: readonly ["a" | "b" | "c", "A" | "B" | "C"]): Triangle[] {
  const other = PAIRS.find(([name]) => name !== side && known[name] !== undefined);
  if (!other) return [];
  const ratio = (known[side] ?? 0) / sine(known[angle] ?? 0);
  const value = (known[other[0]] ?? 0) / ratio;
  if (value > 1 + 1e-12) return [];
  const acute = toDegrees(Math.asin(Math.min(1, value)));
  const candidates = value > 1 - 1e-12 ? [acute] : [acute, 180 - acute];
  return candidates.flatMap((second) => {
    const third = 180 - second - (known[angle] ?? 0);
    if (third <= 1e-9) return [];
    const rest = PAIRS.find(([, name]) => name !== angle && name !== other[1])?.[1] ?? "C";
    const angles = { A: 0, B: 0, C: 0, [angle]: known[angle] ?? 0, [other[1]]: second, [rest]: third };
    return [scaled(angles, ratio)];
  });
}
