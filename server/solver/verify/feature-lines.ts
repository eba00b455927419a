import type { Expression, Relation } from "../expression/ast";
import { negation, sum } from "../expression/build";
import { degreeIn } from "../expression/polynomial";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
import { bendLines } from "./bend-lines";
import { are, ascending, inForm, is, says, tidy, unitless } from "./claims";
import { type FeatureQuestion, heightName, quotientOf, vanishes, zerosIn } from "./feature-subject";
import { fractionOf } from "./fraction";
import {
  exactly,
  type Obligations,
  refuted,
  UNCHECKED,
  type ValueOf,
  verified,
  weakest,
} from "./obligations";

/** Asymptotes by what is left of a fraction in lowest terms: the zeros below, and the difference of the degrees. */
export const uprightLines = (
  question: FeatureQuestion,
  { unknown, roots }: ValueOf<"roots">,
  budget: Budget,
): Obligations<"roots"> => ({
  unknown: is(unknown, question.unknown),
  roots: () => weakest([inForm(roots, question.form, budget), () => checkUpright(question, roots, budget)]),
  complete: () => countUpright(question, new Set(roots.map(toLatex)).size, budget),
  order: ascending(roots),
});

function checkUpright(question: FeatureQuestion, roots: readonly Expression[], budget: Budget): Check {
  const quotient = quotientOf(question, budget);
  if (!quotient) return UNCHECKED;
  return exactly(
    roots.every((at) => vanishes(quotient.bottom, at, budget)),
    "The denominator in lowest terms is not zero there.",
  );
}

function countUpright(question: FeatureQuestion, found: number, budget: Budget): Check {
  const quotient = quotientOf(question, budget);
  if (!quotient) return UNCHECKED;
  const zeros = zerosIn(quotient.bottom, budget);
  return found >= zeros
    ? verified(`In lowest terms the denominator has $${zeros}$ real ${zeros === 1 ? "zero" : "zeros"}.`)
    : refuted("An upright asymptote is missing.");
}

/** The degree above minus that below; null for a function that is no fraction. */
function degreeGap(question: FeatureQuestion, budget: Budget): number | null {
  const quotient = quotientOf(question, budget);
  if (!quotient) return null;
  const { top, bottom } = quotient.reduced;
  return degreeIn(top, question.unknown) - degreeIn(bottom, question.unknown);
}

const hasFarLine = (asked: FeatureQuestion["asked"], gap: number): boolean => {
  if (asked === "horizontal-asymptote") return gap <= 0;
  return asked === "slant-asymptote" ? gap === 1 : gap <= 1;
};

export const farLine = (
  question: FeatureQuestion,
  { left, operator, right }: Relation,
  budget: Budget,
): Obligations<"relation"> => ({
  relation: () =>
    left.kind === "symbol" && left.name === heightName(question) && operator === "="
      ? checkFar(question, right, budget)
      : refuted("It is no equation for the height."),
  form: tidy(right),
});

/** The function minus the line is a fraction with the higher degree below; the line is as steep as is asked. */
function checkFar(question: FeatureQuestion, line: Expression, budget: Budget): Check {
  const { body, unknown, asked } = question;
  const [gap, own] = [degreeGap(question, budget), fractionOf(line, new Map(), budget)];
  const rest = fractionOf(sum([body, negation(line)]), new Map(), budget);
  if (gap === null || !rest) return UNCHECKED;
  if (!own || degreeIn(own.bottom, unknown) > 0 || !hasFarLine(asked, gap))
    return refuted("There is no such line.");
  const isLower = rest.top.terms.length === 0 || degreeIn(rest.top, unknown) < degreeIn(rest.bottom, unknown);
  return isLower
    ? verified(
        `The function minus $${toLatex(line)}$ is a fraction with the higher degree below, so it comes close to $0$ far out.`,
      )
    : refuted("The function does not come close to this line.");
}

/** All of them by their letters, those that go up first. */
export function allLines(
  question: FeatureQuestion,
  { values }: ValueOf<"named">,
  budget: Budget,
): Obligations<"named"> {
  const quotient = quotientOf(question, budget);
  const gap = degreeGap(question, budget);
  if (!quotient || gap === null) return bendLines(question, values, budget);
  const count = zerosIn(quotient.bottom, budget);
  const far = hasFarLine(question.asked, gap) ? [heightName(question)] : [];
  const upright = values.slice(0, count).map(({ value }) => value);
  return {
    names: are(
      values.map(({ name }) => name),
      [...Array.from({ length: count }, () => question.unknown), ...far],
    ),
    units: unitless(values),
    values: () =>
      weakest([
        ...values.map(({ value }) => tidy(value)),
        () => checkUpright(question, upright, budget),
        ascending(upright),
        () => countUpright(question, upright.length, budget),
        ...values.slice(count).map(
          ({ value }) =>
            () =>
              checkFar(question, value, budget),
        ),
      ]),
  };
}

/** "none", where there is no line of the kind. */
export function noLine(question: FeatureQuestion, word: string, budget: Budget): Check {
  const [quotient, gap] = [quotientOf(question, budget), degreeGap(question, budget)];
  if (!quotient || gap === null) return UNCHECKED;
  const { asked } = question;
  if (asked !== "vertical-asymptotes" && hasFarLine(asked, gap)) return refuted("There is such a line.");
  if ((asked === "asymptotes" || asked === "vertical-asymptotes") && zerosIn(quotient.bottom, budget) > 0)
    return refuted("There is an upright asymptote.");
  return says(word, "none", `The degree of the numerator minus that of the denominator is $${gap}$.`);
}
