import type { Expression } from "../expression/ast";
import { some } from "../expression/walk";
import { toText } from "../printer/text";
import type { Budget, Check } from "../types";
import { are, is, unitless } from "./claims";
import { inTidyForm } from "./expression-form";
import { exactly, type ProblemOf, refuted, type ValueOf, type Verifier, weakest } from "./obligations";
import { isWave } from "./single-wave";
import { checkAngle, hasAskedUnit, hasDegrees } from "./trigonometric-angle";
import { equationRoots } from "./trigonometric-equation";
import { checkIdentityWord, checkRewrite } from "./trigonometric-identity";
import { checkKnown } from "./trigonometric-known";
import { checkArc, checkSinusoid } from "./trigonometric-measure";
import { checkNoTriangle, checkTriangle, triangleNames } from "./trigonometric-triangle";
import { checkUndefined, checkValues } from "./trigonometric-value";

type Trigonometry = ProblemOf<"trigonometry">;

/** Checks an answer about angles and circular functions: identities through tan(u/2), numbers by what separates them,
 * rounded ones and equations by intervals; triangles and what is left with values in doubles. */
export const TRIGONOMETRY: Verifier<"trigonometry"> = {
  expression: (problem, { expression }, budget) => ({
    value: () => checkExpression(problem, expression, budget),
    form: () =>
      weakest([
        inTidyForm(bare(expression), problem.form, budget),
        () => exactly(isWorkedOut(problem, expression), "The answer is to be written in another way."),
      ]),
  }),
  named: (problem, { values }, budget) => ({
    names: are(
      values.map(({ name }) => name),
      namesOf(problem, values.length),
    ),
    values: () =>
      weakest([
        () => checkSeveral(problem, values, budget),
        inTidyForm(
          values.map(({ value }) => bare(value)),
          problem.form,
          budget,
        ),
      ]),
    units: unitless(values),
  }),
  word: (problem, { word }, budget) => ({ word: () => checkWord(problem, word, budget) }),
  roots: (problem, { unknown, roots }, budget) => equationRoots(problem, { unknown, roots }, budget),
  quantity: (problem, { value, unit }, budget) => ({
    value: () => weakest([() => checkArc(problem, value, budget), inTidyForm(value, problem.form, budget)]),
    unit: is(unit, problem.question.kind === "circle" ? problem.question.unit : "°"),
  }),
};

/** Without the sign for degrees. */
const bare = (e: Expression): Expression =>
  e.kind === "function" && e.name === "degree" && e.args[0]
    ? e.args[0]
    : e.kind === "negation"
      ? bare(e.operand)
      : e;

function checkExpression(problem: Trigonometry, answer: Expression, budget: Budget): Check {
  const { question } = problem;
  switch (question.kind) {
    case "values":
      return checkValues(problem, [answer], budget);
    case "known":
      return checkKnown(problem, [answer], budget);
    case "convert":
    case "coterminal":
    case "reference":
      return checkAngle(problem, answer, budget);
    case "rewrite":
      return checkRewrite(question.expression, answer, budget);
    case "triangle":
      return checkTriangle(problem, [answer], budget);
    case "sinusoid":
      return checkSinusoid(question, [answer], budget);
    default:
      return refuted("The answer is of another kind.");
  }
}

function checkSeveral(problem: Trigonometry, named: ValueOf<"named">["values"], budget: Budget): Check {
  const values = named.map(({ value }) => value);
  switch (problem.question.kind) {
    case "values":
      return checkValues(problem, values, budget);
    case "known":
      return checkKnown(problem, values, budget);
    case "triangle":
      return checkTriangle(problem, values, budget);
    case "sinusoid":
      return checkSinusoid(problem.question, values, budget);
    default:
      return refuted("One value is asked for.");
  }
}

/** What each value of an answer is called. */
function namesOf({ question }: Trigonometry, count: number): readonly string[] {
  switch (question.kind) {
    case "values":
      return question.expressions.map(toText);
    case "known":
      return question.asked.map(toText);
    case "triangle":
      return triangleNames(question, count);
    case "sinusoid":
      return question.asked;
    default:
      return [];
  }
}

function checkWord({ question }: Trigonometry, word: string, budget: Budget): Check {
  if (question.kind === "identity") return checkIdentityWord(question.relation, word, budget);
  if (question.kind === "triangle") return checkNoTriangle(question, word);
  const [only, more] = question.kind === "values" ? question.expressions : [];
  return only && !more && word === "undefined" ? checkUndefined(only, budget) : refuted("There is a value.");
}

/** Values have no circular function left; angles have the unit that is asked for; a polar form has cosine and sine. */
function isWorkedOut({ question }: Trigonometry, answer: Expression): boolean {
  const isCall = some(answer, (part) => part.kind === "function" && part.name !== "degree");
  switch (question.kind) {
    case "values":
    case "known":
    case "sinusoid":
      return !isCall;
    case "triangle":
      return !isCall && hasDegrees(answer) === /^[ABC]$/.test(question.asked[0] ?? "");
    case "convert":
    case "coterminal":
    case "reference":
      return !isCall && hasAskedUnit(question, answer);
    case "rewrite":
      return typeof question.goal === "object" && "wave" in question.goal
        ? isWave(answer, question.goal.wave)
        : toText(answer) !== toText(question.expression);
    default:
      return true;
  }
}
