import type { Expression, Statement } from "../expression/ast";
import { toLatex } from "../printer/latex";
import { isNumeric } from "./classify";
import { pattern } from "./pattern";
import { type Recogniser, statementsIn } from "./sentence";

const EACH = pattern(
  "(simplify|evaluate|calculate|compute|work out|find|find the (value|values) of|(add|subtract|add or subtract|add and subtract)){KIND} {LIST}",
);
const MOST = 8;

/** "Simplify: 15 − 7 and 15 + (−7)": several calculations, each for itself. */
export const recogniseCalculateEach: Recogniser = (sentence) => {
  const found = EACH.exec(sentence.words);
  const statements = found ? statementsIn(sentence, found[1] as string) : [];
  if (!found || statements.length < 2 || statements.length > MOST || isSideBySide(found[1] as string))
    return null;
  const expressions = statements.filter(isCalculation);
  // A bare number in the list is something to be put into an operation, not to be worked out.
  if (expressions.length !== statements.length) return null;
  const addition = /^(?:add|subtract)/.test(sentence.words);
  if (addition && expressions.some(({ kind }) => kind !== "sum")) return null;
  return {
    mathematics: { task: "calculate-each", expressions },
    instruction: "Work out each",
    latex: expressions.map(toLatex).join(",\\quad "),
  };
};

/** Two pieces with nothing between them may be factors of a product. */
const isSideBySide = (list: string): boolean => /#\d+ #/.test(list) && !list.includes("and");

const isCalculation = (statement: Statement): statement is Expression =>
  statement.kind !== "relation" && isNumeric(statement) && !isLiteral(statement);

/** A number as it stands; −(−5) still has something to be worked out. */
const isLiteral = (node: Expression): boolean =>
  isUnsigned(node) || (node.kind === "negation" && isUnsigned(node.operand));

const isUnsigned = ({ kind }: Expression): boolean => kind === "number" || kind === "mixed";
