import type { Expression } from "../expression/ast";
import { int } from "../expression/build";
import { differentiate } from "../expression/differentiate";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import type { Budget, Check } from "../types";
import { inTidyForm } from "./expression-form";
import {
  type Obligation,
  type ProblemOf,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { compareExpressions } from "./same-expression";

type Taylor = ProblemOf<"taylor-polynomial">;

/** The derivatives of the answer at the center, up to the degree, against those of the function, all taken at once; the
 * one after them is zero everywhere. */
export const TAYLOR_POLYNOMIAL: Verifier<"taylor-polynomial"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkContact(problem, expression, budget),
    form: inTidyForm(expression, problem.form, budget),
  }),
};

function checkContact(problem: Taylor, answer: Expression, budget: Budget): Check {
  const { expression, variable, center, degree } = problem;
  if (symbolsOf(answer).some((name) => name !== variable)) return refuted("There are other letters.");
  let [given, wanted]: (Expression | null)[] = [answer, expression];
  const contacts: Obligation[] = [];
  for (let k = 0; k <= degree; k += 1) {
    const [a, b] = [given, wanted].map((e) => e && substitute(e, new Map([[variable, center]])));
    contacts.push(() => (a && b ? found(a, b, budget) : UNCHECKED));
    given = given && differentiate(given, variable, budget);
    wanted = k < degree ? wanted && differentiate(wanted, variable, budget) : wanted;
  }
  const rest = given;
  contacts.push(() => (rest ? found(rest, int(0), budget) : UNCHECKED));
  return weakest(contacts);
}

function found(given: Expression, wanted: Expression, budget: Budget): Check {
  const comparison = compareExpressions(given, wanted, budget);
  if (comparison === "different") return refuted("A derivative at the center is another one.");
  if (comparison === "unknown") return UNCHECKED;
  return comparison === "same" ? verified() : spotChecked();
}
