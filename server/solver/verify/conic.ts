import type { Expression, Relation } from "../expression/ast";
import { holdsAt } from "../expression/holds-at";
import { polynomialOf, subtractPolynomials } from "../expression/polynomial";
import { children, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { ConicAsked } from "../tasks/conic";
import type { Budget, Check } from "../types";
import { are, inForm, unitless } from "./claims";
import { checkKind, proportional } from "./conic-kind";
import { curvePoints } from "./conic-points";
import {
  asymptoteTest,
  circleTest,
  directrixTest,
  fociTest,
  focusTest,
  radiusTest,
  real,
  type Spot,
  symmetricAbout,
  type Test,
  vertexTest,
  verticesTest,
} from "./conic-samples";
import { inTidyForm } from "./expression-form";
import {
  exactly,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";

type Conic = ProblemOf<"conic">;

/** Checks a conic by what it is the place of: points at a distance from the center, at equal distance from focus and
 * directrix, with a constant sum or difference of distances; rewritten equations by their coefficients. */
export const CONIC: Verifier<"conic"> = {
  relation: (problem, { relation }, budget) => ({
    relation: () =>
      relation.operator === "=" ? checkRelation(problem, relation, budget) : refuted("It is no equation."),
    form: () =>
      weakest([
        inTidyForm([relation.left, relation.right], problem.form, budget),
        () => exactly(problem.asked !== "equation" || isStandard(relation), "It is not in standard form."),
      ]),
  }),
  word: (problem, { word }, budget) => ({
    word: () =>
      problem.given.kind === "equation" && problem.asked === "kind"
        ? checkKind(problem.given.relation, word, budget)
        : refuted("The answer is of another kind."),
  }),
  points: (problem, { unknowns, points }, budget) => ({
    unknowns: are(unknowns, ["x", "y"]),
    points: () =>
      weakest([
        ...points.map((point) => () => checkPoint(problem, point)),
        inForm(points.flat(), problem.form, budget),
      ]),
    complete: () => exactly(points.length >= (PLACES[problem.asked]?.count ?? 1), "A point is missing."),
    order: () =>
      exactly(
        new Set(points.map((point) => point.map(toLatex).join())).size === points.length &&
          points.length <= (PLACES[problem.asked]?.count ?? 1),
        "A point stands twice.",
      ),
  }),
  named: (problem, { values }, budget) => ({
    names: are(
      values.map(({ name }) => name),
      ["h", "k", "r"],
    ),
    values: () => {
      const all = values.map(({ value }) => value);
      const [h = Number.NaN, k = Number.NaN, r = Number.NaN] = all.map(real);
      return weakest([
        () => tested(problem, problem.asked === "center-and-radius" ? circleTest([h, k], r) : null),
        inForm(all, problem.form, budget),
      ]);
    },
    units: unitless(values),
  }),
  expression: (problem, { expression }, budget) => ({
    value: () => tested(problem, problem.asked === "radius" ? radiusTest(real(expression)) : null),
    form: inForm(expression, problem.form, budget),
  }),
  list: (problem, { items }, budget) => ({
    items: () =>
      weakest([
        ...items.map(
          (item) => () => tested(problem, problem.asked === "asymptotes" ? asymptoteTest(item) : null),
        ),
        inTidyForm(items, problem.form, budget),
      ]),
    complete: () => exactly(items.length >= 2, "A hyperbola has two asymptotes."),
    order: () =>
      exactly(new Set(items.map(toLatex)).size === items.length && items.length <= 2, "A line stands twice."),
  }),
};

const PLACES: Readonly<
  Partial<Record<ConicAsked, { readonly count: number; readonly test: (p: Spot) => Test }>>
> = {
  center: { count: 1, test: ([x, y]) => symmetricAbout(x, y) },
  vertices: { count: 2, test: verticesTest },
  foci: { count: 2, test: fociTest },
  vertex: { count: 1, test: vertexTest },
  focus: { count: 1, test: focusTest },
};

/** One place asked for; several fit only one by one. */
function checkPoint(problem: Conic, point: readonly Expression[]): Check {
  const [x, y] = point.map(real);
  const place = PLACES[problem.asked];
  if (!place || x === undefined || y === undefined || point.length !== 2)
    return refuted("The answer is of another kind.");
  return tested(problem, place.test([x, y]));
}

function tested({ given }: Conic, test: Test | null): Check {
  if (!test || given.kind !== "equation") return refuted("The answer is of another kind.");
  return test(given.relation)
    ? spotChecked("The curve was sampled at many points, and the answer fits all of them.")
    : refuted("The curve lies otherwise.");
}

function checkRelation(problem: Conic, relation: Relation, budget: Budget): Check {
  const { given, asked } = problem;
  if (asked === "directrix") return tested(problem, directrixTest(relation));
  if (asked !== "equation") return refuted("No equation is asked for.");
  if (given.kind === "equation")
    return proportional(given.relation, relation, budget)
      ? verified("Multiplied out, both equations are multiples of each other.")
      : refuted("The equation has changed.");
  return weakest([() => isOfKind(problem, relation, budget), () => holdsOnCurve(problem, relation, budget)]);
}

/** Points that lie on the curve by its definition fit the equation. */
function holdsOnCurve({ given }: Conic, relation: Relation, budget: Budget): Check {
  const points = curvePoints(given, budget);
  if (!points) return UNCHECKED;
  const fits = points.map(([x, y]) =>
    holdsAt(
      relation,
      new Map([
        ["x", x],
        ["y", y],
      ]),
      budget,
    ),
  );
  if (fits.includes(false)) return refuted("A point of the curve does not fit.");
  if (fits.includes(null)) return UNCHECKED;
  const shown = points
    .slice(0, 2)
    .map(([x, y]) => `$(${toLatex(x)}, ${toLatex(y)})$`)
    .join(" and ");
  return verified(
    `${points.length} points that lie on the curve by its definition fit the equation, ${shown} among them, and no other curve of this kind goes through all of them.`,
  );
}

/** The powers in the equation are those of the kind of curve: only among such curves do the points settle which. */
function isOfKind({ given }: Conic, { left, right }: Relation, budget: Budget): Check {
  const [l, r] = [polynomialOf(left, budget), polynomialOf(right, budget)];
  const gap = l && r && subtractPolynomials(l, r);
  if (!gap) return UNCHECKED;
  const of = (x: number, y: number) =>
    gap.terms.find(({ exponents }) => (exponents.x ?? 0) === x && (exponents.y ?? 0) === y)?.coefficient;
  const [a, c] = [of(2, 0), of(0, 2)];
  const known = gap.terms.every(({ exponents }) =>
    Object.entries(exponents).every(([name, power]) => power === 0 || name === "x" || name === "y"),
  );
  const plain = gap.terms.every(
    ({ exponents }) =>
      (exponents.x ?? 0) + (exponents.y ?? 0) <= 2 && !((exponents.x ?? 0) === 1 && (exponents.y ?? 0) === 1),
  );
  const isRound = a !== undefined && c !== undefined && a.n === c.n && a.d === c.d;
  const fits = {
    circle: isRound,
    "circle-through": isRound,
    diameter: isRound,
    parabola: Boolean(a) !== Boolean(c),
    ellipse: a !== undefined && c !== undefined,
    hyperbola: a !== undefined && c !== undefined,
    equation: false,
  }[given.kind];
  return exactly(known && plain && fits, "It is the equation of another kind of curve.");
}

/** Completed squares: each letter stands once. */
const isStandard = (relation: Relation): boolean =>
  ["x", "y"].every((name) => count(relation.left, name) + count(relation.right, name) === 1);

const count = (e: Expression, name: string): number =>
  e.kind === "symbol"
    ? Number(e.name === name)
    : symbolsOf(e).includes(name)
      ? children(e).reduce((total, part) => total + count(part, name), 0)
      : 0;
