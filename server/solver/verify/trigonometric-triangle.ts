import type { Expression } from "../expression/ast";
import { table } from "../table";
import type { TrianglePart, TrigonometryQuestion } from "../tasks/trigonometry";
import type { Budget, Check, Form } from "../types";
import { realValue } from "./numeric";
import { type ProblemOf, refuted, spotChecked, UNCHECKED } from "./obligations";
import { isFigure } from "./statistics-figure";
import { type Parts, type Triangle, trianglesWith } from "./triangle-sides";

type Question = Extract<TrigonometryQuestion, { readonly kind: "triangle" }>;

/** Decimals of a part when the question does not say how many. */
const USUAL_DECIMALS = 1;
const NAMES: Readonly<Record<string, string>> = table({ A: "alpha", B: "beta", C: "gamma", area: "K" });

/** What the values are called: the parts asked for, once for every triangle. */
export const triangleNames = ({ asked }: Question, count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const part = asked[i % asked.length] ?? "";
    return NAMES[part] ?? part;
  });

/** Finds the sides of every triangle with the given parts, measures its angles and area, and compares. */
export function checkTriangle(
  { question, form }: ProblemOf<"trigonometry">,
  values: readonly Expression[],
  budget: Budget,
): Check {
  if (question.kind !== "triangle") return refuted("no triangle is asked for");
  const { asked } = question;
  const triangles = trianglesWith(givenParts(question));
  if (!triangles) return UNCHECKED;
  const groups = Array.from({ length: Math.ceil(values.length / asked.length) }, (_, i) =>
    values.slice(i * asked.length, (i + 1) * asked.length),
  );
  const matches = groups.map((group) =>
    triangles.findIndex((each) => isGroupOf(each, { asked, group, form, budget })),
  );
  const isAll = groups.length === triangles.length && new Set(matches).size === triangles.length;
  return isAll && !matches.includes(-1)
    ? spotChecked(
        "Laid out by its sides, the triangle has the given angles, and the answer is what it measures.",
      )
    : refuted("the parts do not make one triangle");
}

interface Group {
  readonly asked: readonly TrianglePart[];
  readonly group: readonly Expression[];
  readonly form: Form;
  readonly budget: Budget;
}

const isGroupOf = (triangle: Triangle, { asked, group, form, budget }: Group): boolean =>
  asked.every((part, i) => {
    const value = group[i];
    const decimals = form.decimals ?? USUAL_DECIMALS;
    const size = value?.kind === "function" && value.name === "degree" ? value.args[0] : value;
    const isAngle = part === "A" || part === "B" || part === "C";
    const measured = isAngle ? (triangle[part] * 180) / Math.PI : triangle[part];
    return (
      size !== undefined &&
      isAngle === (size !== value) &&
      isFigure(size, measured, { form: { ...form, decimals }, budget })
    );
  });

function givenParts({ known }: Question): Parts {
  const given: Parts = {};
  for (const [part, e] of Object.entries(known))
    given[part as TrianglePart] = realValue(e as Expression, new Map()) ?? Number.NaN;
  return given;
}

/** "no triangle", where none can be closed. */
export function checkNoTriangle(question: Question, word: string): Check {
  const triangles = trianglesWith(givenParts(question));
  if (!triangles) return UNCHECKED;
  return word === "no triangle" && triangles.length === 0
    ? spotChecked("No triangle can be closed with these parts.")
    : refuted("There is a triangle.");
}
