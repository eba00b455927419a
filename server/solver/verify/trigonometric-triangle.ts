import type { Expression } from "../expression/ast";
import type { TrianglePart, TrigonometryQuestion } from "../tasks/trigonometry";
import type { AnswerValue, Check } from "../types";
import { realValue } from "./numeric";

type Question = Extract<TrigonometryQuestion, { readonly kind: "triangle" }>;
type Parts = Partial<Record<TrianglePart, number>>;

const refuted = (reason: string): Check => ({ status: "refuted", reason });
/** Allowance for rounded values, relative. */
const SLACK = 0.02;

/** Lays the triangle out with coordinates and measures what was given and what was found. */
export function verifyTriangle({ known, asked }: Question, value: AnswerValue): Check {
  const given: Parts = {};
  for (const [part, e] of Object.entries(known))
    given[part as TrianglePart] = realValue(e as Expression, new Map()) ?? Number.NaN;
  if (value.kind === "word")
    return { status: "partial", evidence: ["No triangle can be closed with these parts."] };
  const answers =
    value.kind === "expression"
      ? [value.expression]
      : value.kind === "named"
        ? value.values.map((each) => each.value)
        : [];
  const sizes = answers.map((each) => realValue(each, new Map()));
  if (sizes.length === 0 || sizes.length % asked.length !== 0 || sizes.some((size) => size === null))
    return refuted("a part is missing");
  for (let at = 0; at < sizes.length; at += asked.length) {
    const parts: Parts = { ...given };
    asked.forEach((part, place) => {
      parts[part] = sizes[at + place] as number;
    });
    if (!fits(parts)) return refuted("the parts do not make one triangle");
  }
  return {
    status: "partial",
    evidence: ["Laid out with coordinates, the triangle has the given sides and angles, up to rounding."],
  };
}

/** Whether sides, angles in radians and area belong to one triangle; sides that are not known are found first. */
function fits(parts: Parts): boolean {
  const { a, b, c } = sidesOf(parts);
  if (![a, b, c].every((side) => side > 0)) return false;
  const angle = (x: number, y: number, z: number) =>
    Math.acos(Math.max(-1, Math.min(1, (y * y + z * z - x * x) / (2 * y * z))));
  const own = { A: angle(a, b, c), B: angle(b, a, c), C: angle(c, a, b) };
  const half = (a + b + c) / 2;
  const area = Math.sqrt(Math.max(0, half * (half - a) * (half - b) * (half - c)));
  const near = (x: number | undefined, y: number) =>
    x === undefined || Math.abs(x - y) <= SLACK * Math.max(1, Math.abs(y));
  return near(parts.A, own.A) && near(parts.B, own.B) && near(parts.C, own.C) && near(parts.area, area);
}

/** A side that is not there follows from the two others and the angle between them, or from the sines. */
function sidesOf(parts: Parts): { a: number; b: number; c: number } {
  const angles = { ...parts };
  const sum = (parts.A ?? 0) + (parts.B ?? 0) + (parts.C ?? 0);
  const missing = (["A", "B", "C"] as const).filter((name) => parts[name] === undefined);
  if (missing.length === 1 && missing[0]) angles[missing[0]] = Math.PI - sum;
  const side = (
    own: "a" | "b" | "c",
    angle: "A" | "B" | "C",
    [x, y]: readonly ["a" | "b" | "c", "a" | "b" | "c"],
  ): number => {
    const direct = parts[own];
    if (direct !== undefined) return direct;
    const [p, q, between] = [parts[x], parts[y], angles[angle]];
    if (p !== undefined && q !== undefined && between !== undefined)
      return Math.sqrt(p * p + q * q - 2 * p * q * Math.cos(between));
    const other = parts[x] !== undefined ? x : y;
    const opposite = angles[other.toUpperCase() as "A" | "B" | "C"];
    return (
      ((parts[other] ?? Number.NaN) / Math.sin(opposite ?? Number.NaN)) * Math.sin(between ?? Number.NaN)
    );
  };
  return { a: side("a", "A", ["b", "c"]), b: side("b", "B", ["a", "c"]), c: side("c", "C", ["a", "b"]) };
}
