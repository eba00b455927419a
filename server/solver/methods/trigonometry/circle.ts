import type { Expression, Statement } from "../../expression/ast";
import { int, power, product, quotient, sum } from "../../expression/build";
import { evaluateExact } from "../../expression/evaluate-exact";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { turnOf } from "../../expression/exact-angle";
import { tidy } from "../../expression/tidy";
import { some } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { TrigonometryQuestion } from "../../tasks/trigonometry";
import type { Budget, Step } from "../../types";
import { piMultiple, rounded, type Worked } from "./worked";

type Question = Extract<TrigonometryQuestion, { readonly kind: "circle" }>;

const isDecimal = (node: Statement): boolean => node.kind === "number" && node.decimals !== undefined;

/** Places of a length or area of decimals when none are asked for. */
const PLACES = 2;

/** Arc length rθ, sector area r²θ/2, and the angle that belongs to one of them. */
export function workCircle(question: Question, places: number | undefined, budget: Budget): Worked | null {
  const { asked, radius, amount, unit } = question;
  if (!evaluateExact(radius, new Map(), budget)) return null;
  const isLength = asked === "arc" || asked === "sector";
  const turn = isLength ? turnOf(amount, budget) : null;
  const angle = turn ? piMultiple(turn) : amount;
  const formula = formulaFor(question, angle);
  const value = evaluateComplex(formula, new Map())?.re;
  const isExact = places === undefined && isLength && !some(sum([radius, amount]), isDecimal);
  const result = isExact
    ? tidy(formula, budget)
    : value === undefined
      ? null
      : rounded(value, places ?? PLACES);
  if (!result || (isLength && !turn && !evaluateExact(amount, new Map(), budget))) return null;
  const written = unit === "" ? toLatex(result) : `${toLatex(result)}\\text{ ${unit}}`;
  const steps: Step[] = [
    {
      rule: `circle-${asked}`,
      title: TITLES[asked],
      latex: toLatex(formula),
      why: "With the angle in radians, an arc is the radius times the angle, and a sector half the radius squared times the angle.",
    },
    {
      rule: "circle-value",
      title: "Work it out.",
      latex: written,
      why: isExact ? "This is the exact value." : `Rounded to ${places ?? PLACES} decimal places.`,
    },
  ];
  return {
    steps,
    answer: { kind: "quantity", value: result, unit },
  };
}

const TITLES: Readonly<Record<Question["asked"], string>> = table({
  arc: "Use $s = r\\theta$ with the angle in radians.",
  sector: "Use $A = \\frac{1}{2}r^{2}\\theta$ with the angle in radians.",
  "angle-of-sector": "Use $\\theta = \\frac{2A}{r^{2}}$.",
  "angle-of-arc": "Use $\\theta = \\frac{s}{r}$.",
  point: "Use $(r\\cos\\theta, r\\sin\\theta)$.",
});

function formulaFor({ asked, radius, amount }: Question, angle: Expression): Expression {
  switch (asked) {
    case "arc":
      return product([radius, angle], true);
    case "sector":
      return product([quotient(int(1), int(2)), power(radius, int(2)), angle], true);
    case "angle-of-sector":
      return quotient(product([int(2), amount], true), power(radius, int(2)));
    default:
      return quotient(amount, radius);
  }
}
