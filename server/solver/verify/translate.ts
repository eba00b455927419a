import type { Expression, Statement } from "../expression/ast";
import { number } from "../expression/build";
import { fromInt } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { checkIdentity } from "./identity";
import { valueAt } from "./sample-points";

/** Checks that an answer in symbols says the same as the words that were read. The reading itself cannot be proved,
 * so it is never more than "partial". */
export function verifyTranslate(problem: Problem, value: AnswerValue, budget: Budget): Check {
  if (problem.task !== "translate") return refuted("This is no phrase.");
  const answer = statementIn(value);
  const { statement } = problem;
  if (!answer || (answer.kind === "relation") !== (statement.kind === "relation"))
    return refuted("The answer is of another kind.");
  const pairs = sidesOf(statement).map((side, i) => [side, sidesOf(answer)[i]] as const);
  if (operatorOf(answer) !== operatorOf(statement)) return refuted("The relation is another one.");
  for (const [read, shown] of pairs) {
    if (!shown || checkIdentity(read, shown, budget).equal === false)
      return refuted("The answer says something else.");
  }
  return { status: "partial", evidence: evidenceFor(statement, budget) };
}

const refuted = (reason: string): Check => ({ status: "refuted", reason });

const statementIn = (value: AnswerValue): Statement | null =>
  value.kind === "relation" ? value.relation : value.kind === "expression" ? value.expression : null;

const sidesOf = (statement: Statement): readonly Expression[] =>
  statement.kind === "relation" ? [statement.left, statement.right] : [statement];

const operatorOf = (statement: Statement): string =>
  statement.kind === "relation" ? statement.operator : "";

/** A number to try the words with. */
function evidenceFor(statement: Statement, budget: Budget): string[] {
  const letters = symbolsOf(statement);
  const [first] = sidesOf(statement);
  if (statement.kind === "relation" || !first || letters.length === 0)
    return ["Read it back aloud and compare it with the words."];
  const at = new Map(letters.map((name, i) => [name, fromInt(7 + 3 * i)]));
  const result = valueAt(first, at, budget);
  const names = [...at].map(([name, value]) => `$${name} = ${toLatex(number(value))}$`).join(" and ");
  return result
    ? [`Try ${names} in the words and in the answer: both come to $${toLatex(number(result))}$.`]
    : ["Read it back aloud and compare it with the words."];
}
