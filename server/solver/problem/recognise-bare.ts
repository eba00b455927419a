import type { Expression, Relation } from "../expression/ast";
import { logarithmOf } from "../expression/logarithm";
import { some, symbolsOf } from "../expression/walk";
import { calculateOrSimplify, isNumeric, solveOne, solveSeveral } from "./classify";
import { pattern } from "./pattern";
import { type Recogniser, statementsIn } from "./sentence";
import { whetherTrue } from "./whether-true";

const BARE = pattern("{LIST}");

/** Mathematics without words: an equation is solved, several are a system, numbers are worked out, an expression
 * with letters is simplified. */
export const recogniseBare: Recogniser = (sentence) => {
  const found = BARE.exec(sentence.words);
  const statements = found ? statementsIn(sentence, found[1] as string) : [];
  const only = statements[0];
  if (!only) return null;
  if (statements.length === 1) {
    if (only.kind === "relation")
      return isStatement(only) ? whetherTrue(only) : only.left.kind === "function" ? null : solveOne(only);
    if (only.kind === "symbol" || isLogarithmic(only)) return null;
    return calculateOrSimplify(only);
  }
  const equations = statements.filter(
    (statement): statement is Relation => statement.kind === "relation" && statement.operator === "=",
  );
  return equations.length === statements.length ? solveSeveral(equations) : null;
};

/** Of numbers alone there is nothing to solve: "2 + 2 = 5" is true or false. */
const isStatement = ({ left, right }: Relation): boolean => isNumeric(left) && isNumeric(right);

/** Its value is asked for, not a simpler form. */
const isLogarithmic = (of: Expression): boolean =>
  symbolsOf(of).length === 0 && some(of, (part) => part.kind === "function" && logarithmOf(part) !== null);
