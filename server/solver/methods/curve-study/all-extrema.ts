import type { Expression } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import { degreeIn, polynomialOf } from "../../expression/polynomial";
import { valueLatex } from "../../printer/answer/value";
import type { CurveStudyTask } from "../../tasks/curve-study";
import type { Budget, Derivation, Step } from "../../types";
import { type Candidate, candidatesOf, isNear, namedPoints, placesLatex } from "./candidates";
import { sizeOf } from "./zeros";

interface Place extends Candidate {
  /** 1 where the graph turns from rising to falling, −1 where it turns back, 0 at an end and where it does neither. */
  readonly turn: -1 | 0 | 1;
}

/** The local and the absolute extrema together: over a closed interval, or of a polynomial over all numbers. A point that
 * is both is named by the stronger word.
 * @returns null where there is none of them */
export function allExtrema(problem: CurveStudyTask, budget: Budget): Derivation | null {
  const { expression, variable, on } = problem;
  const why = "Between the ends a smooth graph turns only where it is level.";
  const candidates = candidatesOf(problem, why, budget);
  const bounded = on ? ([true, true] as const) : boundsOf(expression, variable, budget);
  if (!candidates || !bounded) return null;
  const { derivative, level, steps } = candidates;
  const ends = on ? ([sizeOf(on.low), sizeOf(on.high)] as const) : ([-Infinity, Infinity] as const);
  const turns = turnsAt(derivative, variable, level.map(sizeOf), ends);
  const places = candidates.places.map((each) => ({ ...each, turn: turns[level.indexOf(each.at)] ?? 0 }));
  const found = named(places, problem.asked, bounded);
  if (found.length === 0) return null;
  const answer = namedPoints(variable, found);
  const compared: Step[] = [
    {
      rule: "values-to-compare",
      title: on
        ? "Work out the function at the ends and at the numbers between them."
        : "Work out the function there.",
      latex: placesLatex(places),
      why: on
        ? "An extreme value over a closed interval is one of these."
        : "An extreme value of a polynomial is one of these.",
    },
    {
      rule: "local-and-absolute",
      title: "See where the sign of the derivative changes, and compare the values.",
      latex: valueLatex(answer),
      why: "From plus to minus is a maximum, from minus to plus a minimum; it is absolute when no other value goes further.",
    },
  ];
  return { method: "curve-study", steps: [...steps, ...compared], answer };
}

/** How the sign of the derivative changes at each of its zeros. */
function turnsAt(
  derivative: Expression,
  variable: string,
  zeros: readonly number[],
  [from, to]: readonly [number, number],
): (-1 | 0 | 1)[] {
  const slope = (x: number) =>
    Math.sign(evaluateComplex(derivative, new Map([[variable, { re: x, im: 0 }]]))?.re ?? 0);
  return zeros.map((here, i) => {
    const left = Math.max(zeros[i - 1] ?? here - 2, from);
    const right = Math.min(zeros[i + 1] ?? here + 2, to);
    const [before, after] = [slope((left + here) / 2), slope((here + right) / 2)];
    return before > 0 && after < 0 ? 1 : before < 0 && after > 0 ? -1 : 0;
  });
}

/** Whether a polynomial has a greatest value, and whether it has a least one; null for other functions. */
function boundsOf(e: Expression, variable: string, budget: Budget): readonly [boolean, boolean] | null {
  const p = polynomialOf(e, budget);
  const degree = p ? degreeIn(p, variable) : 0;
  if (!p || degree < 1) return null;
  const far = evaluateComplex(e, new Map([[variable, { re: 1e6, im: 0 }]]))?.re ?? Number.NaN;
  return degree % 2 === 1 ? [false, false] : [far < 0, far > 0];
}

function named(
  places: readonly Place[],
  asked: CurveStudyTask["asked"],
  [hasMost, hasLeast]: readonly [boolean, boolean],
): (Place & { readonly name: string })[] {
  const sizes = places.map(({ height }) => sizeOf(height));
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return places.flatMap((each, i) => {
    const size = sizes[i] as number;
    const name =
      hasMost && isNear(size, most)
        ? "absolute maximum"
        : hasLeast && isNear(size, least)
          ? "absolute minimum"
          : each.turn > 0
            ? "local maximum"
            : each.turn < 0
              ? "local minimum"
              : null;
    const isAsked =
      name !== null &&
      (asked === "all extrema" || name.endsWith(asked === "all maxima" ? "maximum" : "minimum"));
    return isAsked ? [{ ...each, name }] : [];
  });
}
