import type { Expression, Statement } from "../expression/ast";
import { number } from "../expression/build";
import { fromInt } from "../expression/rational";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Budget } from "../types";
import { tidy } from "./claims";
import { checkIdentity } from "./identity";
import { agreeNumerically } from "./numeric";
import {
  exactly,
  type Obligation,
  refuted,
  spotChecked,
  UNCHECKED,
  type Verifier,
  verified,
  weakest,
} from "./obligations";
import { valueAt } from "./sample-points";

/** Checks that an answer in symbols says the same as the words that were read. The reading itself cannot be proved,
 * so it is never more than "partial". */
export const TRANSLATE: Verifier<"translate"> = {
  expression: ({ statement }, { expression }, budget) => ({
    value: () =>
      statement.kind === "relation"
        ? refuted("The words say a relation.")
        : weakest([
            sameSide(statement, expression, budget),
            () => spotChecked(...evidenceFor(statement, budget)),
          ]),
    form: statement.kind === "relation" ? () => UNCHECKED : asNeat(statement, expression),
  }),
  relation: ({ statement }, { relation }, budget) => {
    const no = () => refuted("The words say no relation.");
    if (statement.kind !== "relation") return { relation: no, form: no };
    const { left, operator, right } = relation;
    return {
      relation: () =>
        weakest([
          () => exactly(operator === statement.operator, "The relation is another one."),
          sameSide(statement.left, left, budget),
          sameSide(statement.right, right, budget),
          () => spotChecked(...evidenceFor(statement, budget)),
        ]),
      form: () => weakest([asNeat(statement.left, left), asNeat(statement.right, right)]),
    };
  },
};

/** Proved the same, or the same at every place tried. */
const sameSide =
  (read: Expression, shown: Expression, budget: Budget): Obligation =>
  () => {
    const { equal } = checkIdentity(read, shown, budget);
    const outcome = equal === null ? agreeNumerically(read, shown) : equal ? "agree" : "differ";
    if (outcome === "no value") return toLatex(read) === toLatex(shown) ? verified() : UNCHECKED;
    return exactly(outcome === "agree", "The answer says something else.");
  };

/** As it was read, or written more simply. */
const asNeat =
  (read: Expression, shown: Expression): Obligation =>
  () =>
    toLatex(read) === toLatex(shown) ? verified() : tidy(shown)();

/** A number to try the words with. */
function evidenceFor(statement: Statement, budget: Budget): string[] {
  const letters = symbolsOf(statement);
  if (statement.kind === "relation" || letters.length === 0)
    return ["Read it back aloud and compare it with the words."];
  const at = new Map(letters.map((name, i) => [name, fromInt(7 + 3 * i)]));
  const result = valueAt(statement, at, budget);
  const names = [...at].map(([name, value]) => `$${name} = ${toLatex(number(value))}$`).join(" and ");
  return result
    ? [`Try ${names} in the words and in the answer: both come to $${toLatex(number(result))}$.`]
    : ["Read it back aloud and compare it with the words."];
}
