import type { Expression } from "../expression/ast";
import { equation, int, negation, power, product, quotient, sum } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { holdsAt } from "../expression/holds-at";
import type { Components } from "../tasks/polar";
import type { Budget, Check } from "../types";
import { are, inForm, is } from "./claims";
import {
  exactly,
  type Obligations,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type ValueOf,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { isFigure } from "./statistics-figure";

type Vector = ProblemOf<"vector">;
type Named = ValueOf<"named">["values"];

/** Decimals of an angle when the question does not say how many. */
const ANGLE_DECIMALS = 1;
const DIRECTION_DECIMALS = 3;

/** Checks a length by its square, a dot product by the lengths of sum and difference, a unit vector by its length and
 * by cross-multiplying, a cross product by its right angles and length, a projection by what is left, an angle in doubles. */
export const VECTOR: Verifier<"vector"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkNumber(problem, expression, budget),
    form: inForm(expression, problem.form, budget),
  }),
  list: (problem, { items }, budget) => components(problem, items, budget),
  named: (problem, { values }, budget) => ({
    names: are(
      values.map(({ name }) => name),
      ["|v|", "theta"],
    ),
    values: () => checkDirection(problem, values, budget),
    units: are(
      values.map(({ unit }) => unit ?? ""),
      ["", "°"],
    ),
  }),
  word: (problem, { word }, budget) => ({ word: () => checkEqual(problem, word, budget) }),
  quantity: (problem, { value, unit }, budget) => ({
    value: () => checkAngle(problem, value, budget),
    unit: is(unit, "°"),
  }),
};

const vectorsOf = ({ vectors }: Vector): Components[] => vectors.map((each) => each.components);
const real = (e: Expression | undefined): number =>
  e ? (evaluateComplex(e, new Map())?.re ?? Number.NaN) : Number.NaN;
const square = (u: Components): Expression => sum(u.map((each) => power(each, int(2))));
const same = (left: Expression, right: Expression, budget: Budget): boolean | null =>
  holdsAt(equation(left, right), new Map(), budget);

function settled(checks: readonly (boolean | null)[], sentence: string): Check {
  if (checks.includes(false)) return refuted("The check does not come out.");
  return checks.includes(null) ? UNCHECKED : verified(sentence);
}

function checkNumber(problem: Vector, answer: Expression, budget: Budget): Check {
  const [u, v] = vectorsOf(problem);
  if (problem.asked === "magnitude" && u) {
    if (!(real(answer) >= 0)) return refuted("A length is not negative.");
    return settled(
      [same(power(answer, int(2)), square(u), budget)],
      "Its square is the sum of the squares of the components.",
    );
  }
  if (problem.asked !== "dot" || !u || !v) return refuted("The answer is of another kind.");
  const joined = (sign: (e: Expression) => Expression) =>
    square(u.map((each, i) => sum([each, sign(v[i] ?? int(0))])));
  const quarter = quotient(sum([joined((e) => e), negation(joined(negation))]), int(4));
  return settled(
    [same(answer, quarter, budget)],
    "A quarter of $|\\vec{u} + \\vec{v}|^2 - |\\vec{u} - \\vec{v}|^2$ gives the same number.",
  );
}

/** As many components as the vectors have, in their order. */
function components(problem: Vector, items: readonly Expression[], budget: Budget): Obligations<"list"> {
  const length = problem.vectors[0]?.components.length ?? 0;
  return {
    items: () => weakest([() => checkVector(problem, items, budget), inForm(items, problem.form, budget)]),
    complete: () => exactly(items.length >= length, "A component is missing."),
    order: () => exactly(items.length <= length, "There are more components than the vector has."),
  };
}

function checkVector(problem: Vector, items: readonly Expression[], budget: Budget): Check {
  const [u, v] = vectorsOf(problem);
  if (!u) return UNCHECKED;
  if (problem.asked === "unit") return checkUnit(u, items, budget);
  if (problem.asked === "projection") return v ? checkProjection([u, v], items, budget) : UNCHECKED;
  if (problem.asked === "cross") return v ? checkCross([u, v], items, budget) : UNCHECKED;
  const { expression, vectors } = problem;
  if (!expression) return refuted("The answer is of another kind.");
  const checks = items.map((item, i) =>
    holdsAt(
      equation(item, expression),
      new Map(vectors.map(({ name, components: own }) => [name, own[i] ?? int(0)])),
      budget,
    ),
  );
  return settled(checks, "Put in one component at a time, the question gives the components of the answer.");
}

/** Whether two vectors run along one line: neighbouring components in the same ratio. */
const alongside = (a: Components, b: Components, budget: Budget): (boolean | null)[] =>
  a
    .slice(1)
    .map((each, i) =>
      same(product([each, b[i] ?? int(0)]), product([a[i] ?? int(0), b[i + 1] ?? int(0)]), budget),
    );

function checkUnit(u: Components, items: readonly Expression[], budget: Budget): Check {
  if (!items.every((each, i) => real(each) * real(u[i] ?? int(0)) >= 0))
    return refuted("It points the other way.");
  return settled(
    [...alongside(items, u, budget), same(square(items), int(1), budget)],
    "Its length is $1$, and its components are in the same ratio as before.",
  );
}

/** Along v, and what is left of u stands at right angles to v. */
function checkProjection(
  [u, v]: readonly [Components, Components],
  items: readonly Expression[],
  budget: Budget,
): Check {
  const left = sum(v.map((each, i) => product([each, sum([u[i] ?? int(0), negation(items[i] ?? int(0))])])));
  return settled(
    [...alongside(items, v, budget), same(left, int(0), budget)],
    "It points along the second vector, and what is left of the first stands at right angles to it.",
  );
}

/** At right angles to both, as long as the parallelogram is large, and on the side from which u turns to v to the left. */
function checkCross(
  [u, v]: readonly [Components, Components],
  items: readonly Expression[],
  budget: Budget,
): Check {
  const dot = (a: Components, b: Components) => sum(a.map((each, i) => product([each, b[i] ?? int(0)])));
  const area = sum([product([square(u), square(v)]), negation(power(dot(u, v), int(2)))]);
  if (items.length !== 3) return refuted("The answer has another number of components.");
  const turned = real(determinant([u, v, items]));
  if (!(turned >= 0)) return refuted("It points the other way.");
  return settled(
    [
      same(dot(u, items), int(0), budget),
      same(dot(v, items), int(0), budget),
      same(square(items), area, budget),
    ],
    "It stands at right angles to both vectors, on the right side, and is as long as the parallelogram between them is large.",
  );
}

/** The volume of the box that three vectors span, with its sign. */
function determinant([a, b, c]: readonly [Components, Components, readonly Expression[]]): Expression {
  const at = (components: readonly Expression[], i: number) => components[i % 3] ?? int(0);
  return sum(
    [0, 1, 2].flatMap((i) => [
      product([at(a, i), at(b, i + 1), at(c, i + 2)]),
      negation(product([at(a, i + 2), at(b, i + 1), at(c, i)])),
    ]),
  );
}

/** The length by its square; the angle by going back the other way in doubles. */
function checkDirection(problem: Vector, values: Named, budget: Budget): Check {
  const [u] = vectorsOf(problem);
  const [size, angle] = values.map((each) => each.value);
  if (problem.asked !== "magnitude-and-direction" || !size || !angle || !u || u.length !== 2)
    return refuted("The answer is of another kind.");
  if (!(real(size) >= 0) || same(power(size, int(2)), square(u), budget) !== true)
    return refuted("The length does not fit.");
  const turn = (Math.atan2(real(u[1]), real(u[0])) * 180) / Math.PI;
  const form = { ...problem.form, decimals: problem.form.decimals ?? DIRECTION_DECIMALS };
  if (!isFigure(angle, turn < 0 ? turn + 360 : turn, { form, budget }))
    return refuted("The direction is another one.");
  return weakest([
    inForm([size, angle], problem.form, budget),
    () =>
      spotChecked("The length times cosine and sine of the angle, in decimals, gives the components back."),
  ]);
}

function checkEqual(problem: Vector, word: string, budget: Budget): Check {
  const [u, v] = vectorsOf(problem);
  if (problem.asked !== "equal" || !u || !v) return refuted("The answer is of another kind.");
  const matches = u.map((each, i) => same(sum([each, negation(v[i] ?? int(0))]), int(0), budget));
  if (matches.includes(null)) return UNCHECKED;
  return word === (matches.every((each) => each) ? "equal" : "not equal")
    ? verified("The differences of the components say whether the vectors are equal.")
    : refuted("The components say otherwise.");
}

/** From the area between the vectors and their dot product. */
function checkAngle(problem: Vector, answer: Expression, budget: Budget): Check {
  const [a, b] = vectorsOf(problem).map((each) => each.map(real));
  if (problem.asked !== "angle" || !a || !b) return refuted("The answer is of another kind.");
  const dot = a.reduce((total, each, i) => total + each * (b[i] ?? 0), 0);
  const area = Math.sqrt(Math.max(0, Math.hypot(...a) ** 2 * Math.hypot(...b) ** 2 - dot ** 2));
  const form = { ...problem.form, decimals: problem.form.decimals ?? ANGLE_DECIMALS };
  if (!isFigure(answer, (Math.atan2(area, dot) * 180) / Math.PI, { form, budget }))
    return refuted("The angle is another one.");
  return weakest([
    inForm(answer, problem.form, budget),
    () => spotChecked("Worked out in decimals from area and dot product, the angle is the same."),
  ]);
}
