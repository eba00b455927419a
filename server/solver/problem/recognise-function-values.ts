import type { Expression } from "../expression/ast";
import { toLatex } from "../printer/latex";
import { isNumeric } from "./classify";
import { definitionsIn, withCallsReplaced } from "./definitions";
import { asksForValues } from "./recognise-function";
import type { Recogniser } from "./sentence";

const MOST = 8;

/** "For f(x) = x² − 3x, find f(2), f(−1) and f(0)": several values, each for itself. */
export const recogniseFunctionValues: Recogniser = (sentence) => {
  if (!asksForValues(sentence)) return null;
  const { definitions, rest } = definitionsIn(sentence.maths.flat());
  if (definitions.length === 0 || rest.length < 2 || rest.length > MOST) return null;
  const expressions: Expression[] = [];
  for (const asked of rest) {
    if (asked.kind !== "function" || !definitions.some(({ name }) => name === asked.name)) return null;
    const value = withCallsReplaced(asked, definitions);
    if (!value || !isNumeric(value)) return null;
    expressions.push(value);
  }
  const given = definitions.map(({ statement }) => toLatex(statement));
  return {
    mathematics: { task: "calculate-each", expressions },
    instruction: "Find each value",
    latex: [...given, rest.map(toLatex).join(",\\ ")].join(", \\quad "),
  };
};
