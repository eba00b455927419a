import type { Relation, Statement } from "../expression/ast";
import { polynomialOf, totalDegree } from "../expression/polynomial";
import { symbolsOf } from "../expression/walk";
import { budget } from "../limits";
import { parseStatements } from "../parser/parse";
import { solveOne, solveSeveral } from "./classify";
import { markedText } from "./marked-text";
import type { Source, SourceRecogniser } from "./sentence";

const ASKED =
  /^(?:.* )?solve the (?:equation|formula|system|system of equations) (#\d+) (?:for|to find|what is the value of) (#\d+|[A-Za-z])(?: (?:the|to|which|that)(?: [a-z'-]+| [A-Z])*)?$/;

/** A story that gives its equation: "… Solve 0.05n + 0.1(n + 3) = 1.8 for n, the number of nickels." Only linear
 * ones, whose solution needs no choosing. */
export const recogniseSolveInStory: SourceRecogniser = (source) => {
  const { words, maths } = markedText(source.text);
  const [, list = "", letter = ""] = ASKED.exec(words) ?? [];
  const relations = relationsIn(maths[Number(list.slice(1))] ?? "", source);
  if (!relations?.every((each) => isLinear(each, source))) return null;
  const name = letter.startsWith("#")
    ? (maths[Number(letter.slice(1))] ?? "").replace(/[\s,.]/g, "")
    : letter;
  const [only] = relations;
  if (!only || !relations.some((each) => symbolsOf(each).includes(name))) return null;
  return relations.length === 1 ? solveOne(only, name) : solveSeveral(relations, [name]);
};

const isRelation = (statement: Statement): statement is Relation =>
  statement.kind === "relation" && statement.operator === "=";

function relationsIn(text: string, { limits }: Source): Relation[] | null {
  if (text === "") return null;
  const statements = parseStatements(text.replace(/(?<![\s.,;:])[\s.,;:]+$/, ""), limits);
  return statements.every(isRelation) ? statements : null;
}

function isLinear({ left, right }: Relation, { limits }: Source): boolean {
  return [left, right].every((side) =>
    polynomialOf(side, budget(limits))?.terms.every((term) => totalDegree(term) <= 1),
  );
}
