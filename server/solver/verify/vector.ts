import type { Expression } from "../expression/ast";
import { equation, int, negation, power, product, quotient, sum } from "../expression/build";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { holdsAt } from "../expression/holds-at";
import type { Components, VectorTask } from "../tasks/polar";
import type { AnswerValue, Budget, Check, Problem } from "../types";

const refuted = (reason: string): Check => ({ status: "refuted", reason });
const real = (e: Expression | undefined): number =>
  e ? (evaluateComplex(e, new Map())?.re ?? Number.NaN) : Number.NaN;

/** Checks a length by its square, a dot product by the lengths of sum and difference, a unit vector by its length and
 * by cross-multiplying, a combination in two directions, an angle in doubles. */
export function verifyVector(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "vector") return refuted("This is no vector.");
  const [u, v] = problem.vectors.map(({ components }) => components);
  if (!u) return refuted("There is no vector.");
  const holds = (left: Expression, right: Expression) => holdsAt(equation(left, right), new Map(), budget);
  if (value.kind === "named") return checkDirection(u, value.values, holds);
  if (value.kind === "word")
    return v && problem.asked === "equal"
      ? checkEqual(u, v, { word: value.word, holds })
      : refuted("The answer is of another kind.");
  if (value.kind === "list" && problem.asked === "projection")
    return v ? checkProjection(u, v, { items: value.items, holds }) : refuted("There is one vector only.");
  if (value.kind === "list") return checkList(problem, value.items, holds);
  if (value.kind === "quantity")
    return v ? checkAngle(u, v, value.value) : refuted("There is one vector only.");
  if (value.kind !== "expression") return refuted("The answer is of another kind.");
  const answer = value.expression;
  if (problem.asked === "magnitude") {
    if (!(real(answer) >= 0)) return refuted("A length is not negative.");
    return settled(
      [holds(power(answer, int(2)), square(u))],
      "Its square is the sum of the squares of the components.",
    );
  }
  if (problem.asked !== "dot" || !v) return refuted("The answer is of another kind.");
  const joined = (sign: (e: Expression) => Expression) =>
    square(u.map((each, i) => sum([each, sign(v[i] ?? int(0))])));
  const quarter = quotient(sum([joined((e) => e), negation(joined(negation))]), int(4));
  return settled(
    [holds(answer, quarter)],
    "A quarter of $|\\vec{u} + \\vec{v}|^2 - |\\vec{u} - \\vec{v}|^2$ gives the same number.",
  );
}

/** The length by its square; the angle by going back the other way in doubles. */
function checkDirection(
  u: Components,
  values: Extract<AnswerValue, { readonly kind: "named" }>["values"],
  holds: Holds,
): Check {
  const [size, angle] = values.map((each) => each.value);
  if (!size || !angle || u.length !== 2 || holds(power(size, int(2)), square(u)) !== true)
    return refuted("The length does not fit.");
  const turn = (real(angle) * Math.PI) / 180;
  const gap = Math.hypot(Math.cos(turn) * real(size) - real(u[0]), Math.sin(turn) * real(size) - real(u[1]));
  return gap <= ROUNDED_ANGLE * real(size) && real(angle) >= 0 && real(angle) <= 360
    ? {
        status: "partial",
        evidence: ["The length times cosine and sine of the angle, in decimals, gives the components back."],
      }
    : refuted("The direction is another one.");
}

/** A thousandth of a degree in radians, with room for rounding. */
const ROUNDED_ANGLE = 0.00002;

function checkEqual(
  u: Components,
  v: Components,
  { word, holds }: { readonly word: string; readonly holds: Holds },
): Check {
  const same = u.map((each, i) => holds(sum([each, negation(v[i] ?? int(0))]), int(0)));
  if (same.includes(null)) return { status: "unchecked", evidence: [] };
  const expected = same.every((each) => each) ? "equal" : "not equal";
  return word === expected
    ? {
        status: "verified",
        evidence: ["The differences of the components say whether the vectors are equal."],
      }
    : refuted("The components say otherwise.");
}

/** Along v, and what is left of u stands at right angles to v. */
function checkProjection(
  u: Components,
  v: Components,
  { items, holds }: { readonly items: readonly Expression[]; readonly holds: Holds },
): Check {
  if (items.length !== v.length) return refuted("The answer has another number of components.");
  const along = items
    .slice(1)
    .map((each, i) =>
      holds(product([each, v[i] ?? int(0)]), product([items[i] ?? int(0), v[i + 1] ?? int(0)])),
    );
  const left = sum(v.map((each, i) => product([each, sum([u[i] ?? int(0), negation(items[i] ?? int(0))])])));
  return settled(
    [...along, holds(left, int(0))],
    "It points along the second vector, and what is left of the first stands at right angles to it.",
  );
}

const square = (u: Components): Expression => sum(u.map((each) => power(each, int(2))));

type Holds = (left: Expression, right: Expression) => boolean | null;

function checkList(
  { vectors, asked, expression }: VectorTask,
  items: readonly Expression[],
  holds: Holds,
): Check {
  const u = vectors[0]?.components ?? [];
  if (items.length !== u.length) return refuted("The answer has another number of components.");
  if (asked === "unit") {
    const crossed = items
      .slice(1)
      .map((each, i) =>
        holds(product([each, u[i] ?? int(0)]), product([items[i] ?? int(0), u[i + 1] ?? int(0)])),
      );
    const along = items.every((each, i) => real(each) * real(u[i]) >= 0);
    if (!along) return refuted("It points the other way.");
    return settled(
      [...crossed, holds(square(items), int(1))],
      "Its length is $1$, and its components are in the same ratio as before.",
    );
  }
  if (!expression) return refuted("The answer is of another kind.");
  const checks = items.map((each, i) => {
    const at = new Map(vectors.map(({ name, components }) => [name, components[i] ?? int(0)]));
    return holdsAtWith(equation(each, expression), at);
  });
  return settled(checks, "Put in one component at a time, the question gives the components of the answer.");
}

const NEAR = 1e-9;

/** In doubles with another evaluator: a check on the exact working. */
function holdsAtWith(
  { left, right }: { readonly left: Expression; readonly right: Expression },
  at: ReadonlyMap<string, Expression>,
): boolean {
  const values = new Map([...at].map(([name, e]) => [name, { re: real(e), im: 0 }]));
  const [a, b] = [
    evaluateComplex(left, values)?.re ?? Number.NaN,
    evaluateComplex(right, values)?.re ?? Number.NaN,
  ];
  return Math.abs(a - b) <= NEAR * (1 + Math.abs(a));
}

function checkAngle(u: Components, v: Components, answer: Expression): Check {
  const [a, b] = [u.map(real), v.map(real)];
  const dot = a.reduce((total, each, i) => total + each * (b[i] ?? 0), 0);
  const area = Math.sqrt(Math.max(0, Math.hypot(...a) ** 2 * Math.hypot(...b) ** 2 - dot ** 2));
  const degrees = (Math.atan2(area, dot) * 180) / Math.PI;
  return Math.abs(degrees - real(answer)) < 0.051
    ? {
        status: "partial",
        evidence: [
          "Worked out in decimals from area and dot product, the angle is the same to a tenth of a degree.",
        ],
      }
    : refuted("The angle is another one.");
}

function settled(checks: readonly (boolean | null)[], sentence: string): Check {
  if (checks.includes(false)) return refuted("The check does not come out.");
  return checks.includes(null)
    ? { status: "unchecked", evidence: [] }
    : { status: "verified", evidence: [sentence] };
}
