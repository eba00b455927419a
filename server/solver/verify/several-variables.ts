import type { Expression, Relation } from "../expression/ast";
import { equation, int, negation, power, product, quotient, root, sum, symbol } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import type { Budget, Check } from "../types";
import { are, itemByItem } from "./claims";
import { inTidyForm } from "./expression-form";
import {
  type Obligation,
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
import { compareExpressions } from "./same-expression";
import { SOLVE_SYSTEM } from "./system";

type Several = ProblemOf<"several-variables">;

/** Takes each derivative all at once, by logarithmic differentiation; a slope in a direction is the derivative along
 * the line through the place, and a tangent has the value and the slopes of what it touches. */
export const SEVERAL_VARIABLES: Verifier<"several-variables"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkValue(problem, expression, budget),
    form: inTidyForm(expression, problem.form, budget),
  }),
  list: (problem, { items }, budget) =>
    itemByItem(
      items,
      (wantedItems(problem, budget) ?? []).map(
        (wanted) => (item) => () =>
          weakest([
            () => (wanted ? same(item, wanted, budget) : UNCHECKED),
            inTidyForm(item, problem.form, budget),
          ]),
      ),
    ),
  relation: (problem, { relation }, budget) => ({
    relation: () => checkTangent(problem, relation, budget),
    form: inTidyForm([relation.left, relation.right], problem.form, budget),
  }),
  points: (problem, value, budget) => checkCritical(problem, value, budget),
};

const EVIDENCE = "The derivatives, found in another way, agree.";

function same(given: Expression, wanted: Expression, budget: Budget): Check {
  const found = compareExpressions(given, wanted, budget);
  if (found === "different") return refuted("The derivative is another one.");
  if (found === "unknown") return UNCHECKED;
  return found === "same" ? verified(EVIDENCE) : spotChecked(EVIDENCE);
}

const placeOf = ({ at, variables }: Several): ReadonlyMap<string, Expression> =>
  new Map(at ? variables.map((name, i) => [name, at[i] as Expression]) : []);

/** A component differentiated by letters, at the place of the question. */
function partial(
  problem: Several,
  of: number,
  letters: readonly string[],
  budget: Budget,
): Expression | null {
  let state: Expression | null = problem.functions[of] ?? null;
  for (const by of letters) state = state && differentiate(state, by, budget);
  return state && substitute(state, placeOf(problem));
}

function wantedItems(problem: Several, budget: Budget): (Expression | null)[] | null {
  const { asked, variables, functions } = problem;
  const take = (of: number, ...letters: string[]) => partial(problem, of, letters, budget);
  if (asked.kind === "partials" && asked.orders.length > 1)
    return asked.orders.map((letters) => take(0, ...letters));
  if (asked.kind === "gradient") return variables.map((by) => take(0, by));
  if (asked.kind === "derivative") return functions.map((_, at) => take(at, ...variables));
  if (asked.kind === "unit-tangent") {
    const velocity = functions.map((_, at) => take(at, ...variables));
    const length = velocity.includes(null) ? null : lengthOf(velocity as Expression[]);
    return velocity.map((each) => each && length && quotient(each, length));
  }
  if (asked.kind !== "curl") return null;
  const [x = "", y = "", z = ""] = variables;
  const less = (a: Expression | null, b: Expression | null) => a && b && sum([a, negation(b)]);
  return [less(take(2, y), take(1, z)), less(take(0, z), take(2, x)), less(take(1, x), take(0, y))];
}

const squared = (all: readonly Expression[]): Expression => sum(all.map((each) => power(each, int(2))));
const lengthOf = (all: readonly Expression[]): Expression => root(squared(all));

/** Speed by its square; curvature by κ² |r'|⁶ = |r'|² |r''|² − (r' · r'')²; a Jacobian turned by a quarter. */
function checkCurve(problem: Several, answer: Expression, budget: Budget): Check {
  const { asked, variables, functions } = problem;
  const all = (letters: readonly string[]) => functions.map((_, at) => partial(problem, at, letters, budget));
  if (asked.kind === "jacobian") {
    const [across, down] = variables.map((by) => all([by]));
    const [a, c] = across ?? [];
    const [b, d] = down ?? [];
    if (!a || !b || !c || !d) return UNCHECKED;
    return same(answer, sum([product([d, a]), negation(product([c, b]))]), budget);
  }
  const [t = ""] = variables;
  const [first, second] = [all([t]), all([t, t])];
  if (first.includes(null) || second.includes(null)) return UNCHECKED;
  const [velocity, bend] = [first as Expression[], second as Expression[]];
  const signed = agreesInSign(answer);
  if (!signed) return refuted("It is not negative.");
  if (asked.kind === "speed") return same(power(answer, int(2)), squared(velocity), budget);
  const dot = sum(velocity.map((each, i) => product([each, bend[i] as Expression])));
  const whole = product([squared(velocity), squared(bend)]);
  return same(
    product([power(answer, int(2)), power(squared(velocity), int(3))]),
    sum([whole, negation(power(dot, int(2)))]),
    budget,
  );
}

const SIGNS_AT = [0.37, 1.42, -0.83];

/** Not negative at a few places. */
const agreesInSign = (e: Expression): boolean => {
  const [letter] = symbolsOf(e);
  return SIGNS_AT.every((re) => {
    const value = evaluateComplex(e, letter === undefined ? new Map() : new Map([[letter, { re, im: 0 }]]));
    return !value || value.re > -1e-12;
  });
};

/** The line has the slope of the curve, and the point of the curve lies on it. */
function checkParametricTangent(
  problem: Several,
  { left, operator, right }: Relation,
  budget: Budget,
): Check {
  const [t = ""] = problem.variables;
  const [across, up] = [partial(problem, 0, [t], budget), partial(problem, 1, [t], budget)];
  const [x, y] = problem.functions.map((each) => substitute(each, placeOf(problem)));
  const rise = differentiate(right, "x", budget);
  if (operator !== "=" || left.kind !== "symbol" || left.name !== "y")
    return refuted("The answer does not say where the tangent is.");
  if (!across || !up || !x || !y || !rise) return UNCHECKED;
  if (symbolsOf(rise).length > 0 || symbolsOf(right).some((name) => name !== "x"))
    return refuted("The answer is not a line.");
  return weakest([
    () => same(product([rise, across]), up, budget),
    () => same(substitute(right, new Map([["x", x]])), y, budget),
  ]);
}

function checkValue(problem: Several, answer: Expression, budget: Budget): Check {
  const { asked, variables } = problem;
  if (asked.kind === "partials" && asked.orders.length === 1) {
    const wanted = partial(problem, 0, asked.orders[0] ?? [], budget);
    return wanted ? same(answer, wanted, budget) : UNCHECKED;
  }
  if (asked.kind === "parametric") return checkParametric(problem, answer, { order: asked.order, budget });
  if (["speed", "curvature", "jacobian"].includes(asked.kind)) return checkCurve(problem, answer, budget);
  const slopes = variables.map((by, at) =>
    partial(problem, asked.kind === "divergence" ? at : 0, [by], budget),
  );
  if (slopes.includes(null)) return UNCHECKED;
  if (asked.kind === "divergence") return same(answer, sum(slopes as Expression[]), budget);
  if (asked.kind === "directional") {
    const wanted = alongLine(problem, asked.direction, budget);
    return wanted ? same(answer, wanted, budget) : UNCHECKED;
  }
  if (asked.kind !== "greatest-change") return refuted("The answer is of another kind.");
  const size = evaluateComplex(answer, new Map());
  if (!size || size.re < 0) return refuted("A length is not negative.");
  return same(
    power(answer, int(2)),
    sum((slopes as Expression[]).map((each) => power(each, int(2)))),
    budget,
  );
}

/** slope · x′ = y′, and bend · x′³ = x′ y″ − y′ x″. */
function checkParametric(
  problem: Several,
  answer: Expression,
  { order, budget }: { readonly order: 1 | 2; readonly budget: Budget },
): Check {
  const [t = ""] = problem.variables;
  const [x1, y1, x2, y2] = [
    partial(problem, 0, [t], budget),
    partial(problem, 1, [t], budget),
    partial(problem, 0, [t, t], budget),
    partial(problem, 1, [t, t], budget),
  ];
  if (!x1 || !y1 || !x2 || !y2) return UNCHECKED;
  if (compareExpressions(x1, int(0), budget) !== "different") return UNCHECKED;
  return order === 1
    ? same(product([answer, x1]), y1, budget)
    : same(
        product([answer, power(x1, int(3))]),
        sum([product([x1, y2]), negation(product([y1, x2]))]),
        budget,
      );
}

/** The letter that runs along the line; no question uses it. */
const STEP = "s_0";

/** d/ds of the function at the place plus s steps of length one, where s is zero. */
function alongLine(problem: Several, direction: readonly Expression[], budget: Budget): Expression | null {
  const length = root(sum(direction.map((each) => power(each, int(2)))));
  const on = new Map(
    problem.variables.map((name, i) => [
      name,
      sum([
        problem.at?.[i] ?? symbol(name),
        product([symbol(STEP), quotient(direction[i] ?? int(0), length)]),
      ]),
    ]),
  );
  const slope = differentiate(substitute(problem.functions[0] as Expression, on), STEP, budget);
  return slope && substitute(slope, new Map([[STEP, int(0)]]));
}

/** Explicit in one letter, with the value and the slopes of the function at the place, and without any bend. */
function checkTangent(problem: Several, { left, operator, right }: Relation, budget: Budget): Check {
  const { asked, variables, at, functions } = problem;
  if (asked.kind === "parametric-tangent")
    return checkParametricTangent(problem, { kind: "relation", left, operator, right }, budget);
  if (asked.kind !== "tangent" || !at) return refuted("No tangent is asked for.");
  const [f] = functions;
  const told = asked.relation.left;
  const isGraph = told.kind === "symbol" && !variables.includes(told.name);
  const free = isGraph ? variables : variables.slice(0, -1);
  const name = isGraph && told.kind === "symbol" ? told.name : variables.at(-1);
  if (operator !== "=" || left.kind !== "symbol" || left.name !== name)
    return refuted("The answer does not say where the tangent is.");
  if (!f || symbolsOf(right).some((each) => !free.includes(each))) return refuted("There are other letters.");
  const place = placeOf(problem);
  const rises = free.map((by) => differentiate(right, by, budget));
  if (rises.includes(null)) return UNCHECKED;
  if (rises.some((each) => each && symbolsOf(each).length > 0)) return refuted("The answer is not flat.");
  // Along the tangent the function changes as the tangent does: not at all where an equation is told.
  const slopes = variables.map((by) => partial(problem, 0, [by], budget));
  if (slopes.includes(null)) return UNCHECKED;
  const last = slopes.at(-1) as Expression;
  const fits = free.map((_, i) =>
    isGraph
      ? same(rises[i] as Expression, slopes[i] as Expression, budget)
      : same(sum([slopes[i] as Expression, product([last, rises[i] as Expression])]), int(0), budget),
  );
  const meets = same(
    substitute(right, place),
    isGraph ? substitute(f, place) : (at.at(-1) as Expression),
    budget,
  );
  return weakest([meets, ...fits].map((each) => () => each));
}

/** The points put into both partial derivatives, their number by the checks for systems, and their kinds by values
 * around each. */
function checkCritical(problem: Several, value: ValueOf<"points">, budget: Budget): Obligations<"points"> {
  const { asked, variables } = problem;
  const equations = variables.map((by) => partial({ ...problem, at: null }, 0, [by], budget));
  const open: Obligation = () =>
    asked.kind === "critical" ? UNCHECKED : refuted("No points are asked for.");
  const none = { unknowns: open, points: open, complete: open, order: open };
  if (asked.kind !== "critical" || equations.includes(null)) return none;
  const system: ProblemOf<"solve-system"> = {
    ...problem,
    task: "solve-system",
    equations: equations.map((each) => equation(each as Expression, int(0))),
    unknowns: variables,
    form: { domain: "real" },
  };
  const { points, pointNames = [] } = value;
  const [only] = points;
  const alone =
    points.length === 1 &&
    only &&
    SOLVE_SYSTEM.point?.(system, { kind: "point", unknowns: value.unknowns, values: only }, budget);
  const many = SOLVE_SYSTEM.points?.(system, { kind: "points", unknowns: value.unknowns, points }, budget);
  const claims = alone
    ? { unknowns: alone.unknowns, points: alone.values, complete: alone.unique, order: () => verified() }
    : (many ?? none);
  return {
    ...claims,
    ...(asked.classified || pointNames.length > 0
      ? { pointNames: () => checkKinds(problem, points, pointNames) }
      : {}),
  };
}

const NEAR = 1e-3;
const AROUND = 24;

/** Higher all around, lower all around, or both: by values on a small circle. */
function checkKinds(
  { functions, variables, asked }: Several,
  points: ValueOf<"points">["points"],
  names: readonly string[],
): Check {
  if (asked.kind !== "critical" || !asked.classified) return refuted("The kinds are not asked for.");
  const [x, y] = variables as [string, string];
  const height = (a: number, b: number) =>
    evaluateComplex(
      functions[0] as Expression,
      new Map([
        [x, { re: a, im: 0 }],
        [y, { re: b, im: 0 }],
      ]),
    )?.re ?? Number.NaN;
  const kinds = points.map((point) => {
    const [a = Number.NaN, b = Number.NaN] = point.map((each) => evaluateComplex(each, new Map())?.re);
    const rises = Array.from({ length: AROUND }, (_, k) => {
      const turn = (2 * Math.PI * (k + 0.37)) / AROUND;
      return height(a + NEAR * Math.cos(turn), b + NEAR * Math.sin(turn)) - height(a, b);
    });
    if (rises.every((each) => each > 0)) return "local minimum";
    if (rises.every((each) => each < 0)) return "local maximum";
    return rises.some((each) => each > 0) && rises.some((each) => each < 0) ? "saddle point" : "";
  });
  const found = are(names, kinds)();
  return found.status === "refuted"
    ? found
    : spotChecked("Values on a small circle around each point are higher, lower or both.");
}
