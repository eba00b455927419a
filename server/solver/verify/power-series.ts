import type { Expression } from "../expression/ast";
import { number } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { rational } from "../expression/rational";
import { substitute } from "../expression/substitute";
import type { Check } from "../types";
import { is } from "./claims";
import { inTidyForm } from "./expression-form";
import {
  exactly,
  type Obligation,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  weakest,
} from "./obligations";
import { kindOf, ratioGrowth, termAt } from "./series-test";

type Powers = ProblemOf<"power-series">;

/** Looks at series of numbers: a little inside the radius and a little outside it, and at the two ends. */
export const POWER_SERIES: Verifier<"power-series"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkRadius(problem, expression),
    form: inTidyForm(expression, problem.form, budget),
  }),
  set: (problem, { unknown, set }, budget) => ({
    unknown: is(unknown, problem.variable),
    set: () => {
      const [only, ...others] = set;
      if (problem.asked !== "interval" || !only || others.length > 0)
        return refuted("One interval is asked for.");
      const ends = [only.low, only.high];
      if (ends.every(({ value }) => value === null)) return everywhere(problem);
      if (ends.some(({ value }) => value === null)) return refuted("The interval has two ends, or none.");
      const [low, high] = ends.map(({ value }) => sizeOf(value as Expression)) as [number, number];
      const edge = MARGIN * (high - low);
      return weakest([
        inTidyForm(
          ends.map(({ value }) => value as Expression),
          problem.form,
          budget,
        ),
        () => exactly(low < high, "The ends are in the wrong order."),
        () => converges(problem, [low + edge, high - edge], true),
        () => converges(problem, [low - edge, high + edge], false),
        ...ends.map(
          ({ value, closed }): Obligation =>
            () =>
              membership(problem, value as Expression, closed),
        ),
      ]);
    },
  }),
};

const MARGIN = 0.01;
const SCALE = 1_000_000;
const sizeOf = (e: Expression): number => evaluateComplex(e, new Map())?.re ?? Number.NaN;

const near = (x: number): Expression => {
  const size = number(rational(BigInt(Math.round(Math.abs(x) * SCALE)), BigInt(SCALE)));
  return x < 0 ? { kind: "negation", operand: size } : size;
};

const kindAt = ({ body, index, variable }: Powers, x: Expression) =>
  kindOf({ body: substitute(body, new Map([[variable, x]])), index });

function membership(problem: Powers, end: Expression, closed: boolean): Check {
  const kind = kindAt(problem, end);
  if (kind === null) return UNCHECKED;
  return (kind !== "diverges") === closed
    ? spotChecked("The series of numbers at each end was looked at by its ratios.")
    : refuted("At an end the series does something else.");
}

function converges(problem: Powers, places: readonly number[], wanted: boolean): Check {
  const kinds = places.map((x) => kindAt(problem, near(x)));
  if (kinds.includes(null)) return UNCHECKED;
  return kinds.every((kind) => (kind !== "diverges") === wanted)
    ? spotChecked(
        wanted ? "Inside, the terms fall like those of a series that converges." : "Outside, the terms grow.",
      )
    : refuted("The series does something else there.");
}

/** The ratios of neighbouring terms fall, or grow, without end, however large or small the power is. */
const FALLS = 0.8;
const GROWS = 1.25;

const growthAt = ({ body, index, variable }: Powers, x: number): number =>
  ratioGrowth({ body: substitute(body, new Map([[variable, near(x)]])), index }) ?? Number.NaN;

const everywhere = (problem: Powers): Check =>
  [-10.5, 10.5].every((x) => growthAt(problem, x) < FALLS)
    ? spotChecked("The ratios of neighbouring terms fall towards $0$, whatever the power is.")
    : refuted("The ratios of neighbouring terms do not fall towards $0$.");

const nowhere = (problem: Powers, center: number): Check =>
  [center - 0.5, center + 0.5].every((x) => growthAt(problem, x) > GROWS)
    ? spotChecked("The ratios of neighbouring terms grow without end away from the center.")
    : refuted("The ratios of neighbouring terms do not grow without end.");

function checkRadius(problem: Powers, radius: Expression): Check {
  if (problem.asked !== "radius") return refuted("An interval is asked for.");
  if (radius.kind === "constant" && radius.name === "infinity") return everywhere(problem);
  const size = sizeOf(radius);
  const center = centerOf(problem);
  if (center === null || !(size >= 0)) return refuted("A radius is not negative.");
  if (size === 0) return nowhere(problem, center);
  return weakest([
    () => converges(problem, [center - size * (1 - MARGIN), center + size * (1 - MARGIN)], true),
    () => converges(problem, [center - size * (1 + MARGIN), center + size * (1 + MARGIN)], false),
  ]);
}

/** Where the terms far out vanish: between two places of other size the power falls to nothing. */
function centerOf({ body, index, variable }: Powers): number | null {
  const at = (x: number) => termAt(substitute(body, new Map([[variable, near(x)]])), index, 3);
  for (let k = -120; k <= 120; k += 1) if (Math.abs(at(k / 6) ?? 1) < 1e-15) return k / 6;
  return null;
}
