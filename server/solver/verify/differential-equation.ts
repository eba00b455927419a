import type { Expression, Relation } from "../expression/ast";
import { int, negation, product, sum, symbol } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { nodesIn } from "../expression/nodes-in";
import { polynomialOf } from "../expression/polynomial";
import { substitute } from "../expression/substitute";
import { children, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget, Check } from "../types";
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
import { compareExpressions } from "./same-expression";

type Asked = ProblemOf<"differential-equation">;

/** Puts the solution and its derivatives into the equation and into the conditions, and counts its constants. */
export const DIFFERENTIAL_EQUATION: Verifier<"differential-equation"> = {
  relation: (problem, { relation }, budget) => ({
    relation: () =>
      isExplicit(problem, relation)
        ? checkFunction(problem, relation.right, budget)
        : checkCurve(problem, relation, budget),
    form: () =>
      weakest([
        inTidyForm([relation.left, relation.right], problem.form, budget),
        () => constantsFault(problem, relation, budget),
      ]),
  }),
};

const isExplicit = ({ dependent }: Asked, { left, right, operator }: Relation): boolean =>
  operator === "=" &&
  left.kind === "symbol" &&
  left.name === dependent &&
  !symbolsOf(right).includes(dependent);

const orderOf = ({ equation, dependent }: Asked): 1 | 2 =>
  symbolsOf(equation).includes(`${dependent}''`) ? 2 : 1;

/** The letters of the answer that the question does not have. */
function constantsOf(problem: Asked, ...parts: readonly Expression[]): readonly string[] {
  const known = new Set([...symbolsOf(problem.equation), problem.variable, problem.dependent]);
  for (const { at, value } of problem.conditions)
    for (const name of [...symbolsOf(at), ...symbolsOf(value)]) known.add(name);
  return [...new Set(parts.flatMap((part) => symbolsOf(part)))].filter((name) => !known.has(name)).sort();
}

/** As many constants as the order, by their usual letters; none where conditions settle them. */
function constantsFault(problem: Asked, { left, right }: Relation, budget: Budget): Check {
  const found = constantsOf(problem, left, right).join(" ");
  const first = symbolsOf(problem.equation).includes("C") ? "K" : "C";
  const wanted = problem.conditions.length > 0 ? "" : orderOf(problem) === 1 ? first : "C_1 C_2";
  if (found !== wanted)
    return refuted("The constants of the general solution are missing, or there are others.");
  const isPlain =
    wanted === "" ||
    (!hasNumber(left) &&
      !nodesIn(right).some((node) => isGrowthWithFactor(node, problem.variable, budget)) &&
      wanted.split(" ").every((name) => isPlainIn(right, name, problem.variable)));
  return exactly(isPlain, "A constant is written with a number that it could take in.");
}

const isNumber = (e: Expression): boolean => symbolsOf(e).length === 0;
const hasNumber = (e: Expression): boolean => e.kind === "sum" && e.terms.some(isNumber);

/** Whether a power of a number is another one times a number: e^(5(x + 1)) is e⁵ · e^(5x), and a constant before it takes
 * the e⁵ in. */
function isGrowthWithFactor(e: Expression, variable: string, budget: Budget): boolean {
  if (e.kind !== "power" || !isNumber(e.base) || !symbolsOf(e.exponent).includes(variable)) return false;
  const terms = polynomialOf(e.exponent, budget)?.terms;
  return terms ? terms.some(({ exponents }) => !exponents[variable]) : hasNumber(e.exponent);
}

/** Sums, products and signs alone stand between a part and the constant. */
function isLinearIn(e: Expression, name: string): boolean {
  if (e.kind === "symbol") return true;
  const inner = children(e).find((part) => symbolsOf(part).includes(name));
  const isLinear =
    e.kind === "sum" ||
    e.kind === "product" ||
    e.kind === "negation" ||
    (e.kind === "quotient" && inner === e.numerator);
  return inner !== undefined && isLinear && isLinearIn(inner, name);
}

/** Whether a constant occurs once, without a sign, a number before it or a number beside it, which would be part of the
 * constant. Inside a function, below a fraction line or in a power it stands on its own. */
function isPlainIn(e: Expression, name: string, variable: string): boolean {
  const holding = children(e).filter((part) => symbolsOf(part).includes(name));
  const [inner] = holding;
  if (e.kind === "symbol") return true;
  if (!inner || holding.length > 1 || e.kind === "absolute" || !staysFree(e, name, variable)) return false;
  const takesIn = isLinearIn(inner, name);
  if (takesIn && e.kind === "negation") return false;
  if (takesIn && e.kind === "product" && e.factors.some(isNumber)) return false;
  if (takesIn && e.kind === "quotient" && inner === e.numerator && isNumber(e.denominator)) return false;
  if (e.kind === "sum" && inner.kind === "symbol" && e.terms.some(isNumber)) return false;
  return isPlainIn(inner, name, variable);
}

/** Whether what is done to a part that holds the constant leaves it free to be any number: a power, root or function of the
 * constant by itself takes values of one sign, or not all of them; e to a sum with it, or an even root, is never
 * negative. */
function staysFree(e: Expression, name: string, variable: string): boolean {
  const isBound = (part: Expression) =>
    symbolsOf(part).includes(name) && (!symbolsOf(part).includes(variable) || isAddend(part, name));
  switch (e.kind) {
    case "root":
      return false;
    case "power":
      return !isBound(e.exponent) && symbolsOf(e.base).includes(variable);
    case "quotient":
      return !symbolsOf(e.denominator).includes(name) || symbolsOf(e.denominator).includes(variable);
    case "function":
      return e.args.every((part) => !symbolsOf(part).includes(name) || symbolsOf(part).includes(variable));
    default:
      return true;
  }
}

const isAddend = (e: Expression, name: string): boolean =>
  e.kind === "sum" && e.terms.some((term) => term.kind === "symbol" && term.name === name);

function checkFunction(problem: Asked, y: Expression, budget: Budget): Check {
  const { dependent, variable, conditions } = problem;
  const slope = differentiate(y, variable, budget);
  const bend = slope && differentiate(slope, variable, budget);
  if (!slope || !bend) return UNCHECKED;
  const values = new Map([
    [dependent, y],
    [`${dependent}'`, slope],
    [`${dependent}''`, bend],
  ]);
  const [left, right] = balanced(problem).map((side) => substitute(side, values)) as [Expression, Expression];
  const told = conditions.map(({ order, at, value }) => {
    const side = substitute(order === 0 ? y : slope, new Map([[variable, at]]));
    return compareExpressions(side, value, budget);
  });
  if (told.includes("different")) return refuted("The answer does not meet the condition.");
  if (!isGeneral(problem, y, budget)) return refuted("The answer leaves solutions out.");
  const found = compareExpressions(left, right, budget);
  if (found === "different") return refuted("Put into the equation, the answer does not fit.");
  if (found === "unknown" || told.includes("unknown")) return UNCHECKED;
  const evidence = [
    `Put $${toLatex(symbol(dependent))} = ${toLatex(y)}$ and its derivatives into the equation: both sides are the same.`,
    ...(conditions.length > 0 ? ["Put in, the condition is met."] : []),
  ];
  return found === "same" && !told.includes("alike") ? verified(...evidence) : spotChecked(...evidence);
}

/** The equation with the terms of its highest derivative on one side: values that nearly cancel say little. */
function balanced(problem: Asked): readonly [Expression, Expression] {
  const { equation, dependent } = problem;
  const highest = `${dependent}${"'".repeat(orderOf(problem))}`;
  const termsOf = (e: Expression) => (e.kind === "sum" ? e.terms : [e]);
  const all = [...termsOf(equation.left), ...termsOf(equation.right).map(negation)];
  const holds = (term: Expression) => symbolsOf(term).includes(highest);
  return [sum(all.filter(holds)), negation(sum(all.filter((term) => !holds(term))))];
}

/** The constants move the solution independently of each other. */
function isGeneral(problem: Asked, y: Expression, budget: Budget): boolean {
  const constants = constantsOf(problem, y);
  const moves = constants.map((name) => differentiate(y, name, budget));
  if (moves.includes(null)) return false;
  const [first, second] = moves as Expression[];
  const differs = (e: Expression) => compareExpressions(e, int(0), budget) === "different";
  if (!first) return true;
  if (!second) return differs(first);
  const [a, b] = [first, second].map((each) => differentiate(each, problem.variable, budget));
  if (!a || !b) return false;
  return compareExpressions(product([first, b]), product([second, a]), budget) === "different";
}

/** F(x, y) = 0: F_x + F_y · y' = 0 gives the slope, which has to fit the equation. */
function checkCurve(problem: Asked, relation: Relation, budget: Budget): Check {
  const { equation, dependent, variable, conditions } = problem;
  if (relation.operator !== "=" || orderOf(problem) !== 1) return refuted("This is no solution.");
  const f = sum([relation.left, negation(relation.right)]);
  const [byX, byY, byConstant] = [variable, dependent, constantsOf(problem, f)[0] ?? ""].map((name) =>
    differentiate(f, name, budget),
  );
  if (!byX || !byY || !byConstant) return UNCHECKED;
  const zero = (e: Expression) => compareExpressions(e, int(0), budget);
  if (zero(byY) !== "different") return refuted("The answer does not hold the function.");
  if (conditions.length === 0 && (symbolsOf(byConstant).length > 0 || zero(byConstant) !== "different"))
    return refuted("The constant has to be added to one side.");
  const slope: Expression = { kind: "quotient", numerator: negation(byX), denominator: byY };
  const values = new Map([[`${dependent}'`, slope]]);
  const found = compareExpressions(
    substitute(equation.left, values),
    substitute(equation.right, values),
    budget,
  );
  if (found === "different") return refuted("Put into the equation, the slope of the answer does not fit.");
  const told = conditions.map(({ at, value }) =>
    zero(
      substitute(
        f,
        new Map([
          [variable, at],
          [dependent, value],
        ]),
      ),
    ),
  );
  if (told.includes("different")) return refuted("The answer does not meet the condition.");
  if (found === "unknown" || told.includes("unknown")) return UNCHECKED;
  const evidence = `Differentiated with $${dependent}$ as a function of $${variable}$, the answer has the slope that the equation asks for.`;
  return found === "same" && !told.includes("alike") ? verified(evidence) : spotChecked(evidence);
}
