import type { Expression } from "../../expression/ast";
import { symbol } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { table } from "../../table";
import type { TrianglePart, TrigonometryQuestion } from "../../tasks/trigonometry";
import type { Budget, Step } from "../../types";
import { exactRightTriangle } from "./right-triangle";
import { type Triangle, trianglesFrom } from "./triangle-parts";
import {
  degrees,
  type NamedValue,
  namedAnswer,
  namedLatex,
  rounded,
  type Worked,
  wordAnswer,
} from "./worked";

type Question = Extract<TrigonometryQuestion, { readonly kind: "triangle" }>;

/** Places of sides and angles when none are asked for. */
const PLACES = 1;

/** Sides, angles or the area of a triangle from three of its parts. */
export function workTriangle(question: Question, places: number | undefined, budget: Budget): Worked | null {
  const exact = places === undefined ? exactRightTriangle(question, budget) : null;
  if (exact) return exact;
  const known = Object.fromEntries(
    Object.entries(question.known).map(([part, e]) => [part, sizeOf(part as TrianglePart, e as Expression)]),
  );
  const found = trianglesFrom(known);
  if (!found) return null;
  if (found.triangles.length === 0) {
    const step: Step = {
      rule: "no-triangle",
      title: found.law,
      latex: "\\text{no triangle}",
      why: "A sine would have to be larger than $1$, or the angles would exceed $180^{\\circ}$.",
    };
    return { steps: [step], answer: wordAnswer("no triangle") };
  }
  const values = found.triangles.flatMap((triangle) => valuesOf(triangle, question, places ?? PLACES));
  if (values.some(({ value }) => value === null)) return null;
  const answer = namedAnswer(values as NamedValue[]);
  const step: Step = {
    rule: "solve-triangle",
    title: found.law,
    latex: namedLatex(values as NamedValue[]),
    why:
      found.triangles.length > 1
        ? "Two triangles have these parts: the angle found from its sine may be acute or obtuse."
        : "The angles of a triangle add up to $180^{\\circ}$.",
  };
  return { steps: [step], answer };
}

const isAngle = (part: TrianglePart): boolean => part === "A" || part === "B" || part === "C";

/** Sides as they are, angles in degrees. */
function sizeOf(part: TrianglePart, e: Expression): number {
  const value = evaluateComplex(e, new Map())?.re ?? Number.NaN;
  return isAngle(part) ? (value * 180) / Math.PI : value;
}

const GREEK: Readonly<Record<string, string>> = table({ A: "alpha", B: "beta", C: "gamma" });

function valuesOf(
  triangle: Triangle,
  { asked }: Question,
  places: number,
): { name: Expression; value: Expression | null }[] {
  return asked.map((part) => {
    const value = rounded(triangle[part], places);
    const name = symbol(GREEK[part] ?? (part === "area" ? "K" : part));
    return { name, value: value && isAngle(part) ? degrees(value) : value };
  });
}
