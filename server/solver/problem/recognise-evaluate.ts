import type { Expression, FunctionNode, Statement } from "../expression/ast";
import { equation } from "../expression/build";
import { some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { type Assignment, assignments } from "./assignments";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Recognition, type Sentence, statementsIn } from "./sentence";

const WHEN = "(when|for|if|at|where|with|given|using)( that)?( the)?( given| following)?( values?)?";
const EVALUATE = "(evaluate|find|find the value of|what is|what is the value of|calculate|compute|work out|determine|give|simplify)";
const FOR_EACH = "( for( the| each| each of the)?( given| indicated| following)? values?( of the variables?)?)?";

/** [the pattern, the group of the expression, the group of the values] */
const FORMS: readonly (readonly [RegExp, number, number])[] = [
  [pattern(`${EVALUATE}( both)?{EXPRESSION}${FOR_EACH} {M} ${WHEN} {LIST}`), 1, 2],
  [pattern(`evaluate{EXPRESSION}${FOR_EACH} {M}${FOR_EACH} {LIST}`), 1, 2],
  [pattern(`(evaluate( both)?{EXPRESSION}${FOR_EACH} )?${WHEN} {LIST} (${EVALUATE}{EXPRESSION} )?{M}`), 2, 1],
];

/** "Evaluate 3x + 2 when x = 4", "If a = −7, evaluate a + 3". */
export const recogniseEvaluate: Recogniser = (sentence) => {
  for (const [words, expression, values] of FORMS) {
    const found = words.exec(sentence.words);
    if (!found) continue;
    const asked = expressionIn(sentence, found[expression]);
    const known = assignments(statementsIn(sentence, found[values] as string));
    if (asked && known) return evaluateAt(asked, known);
  }
  return null;
};

function evaluateAt(expression: Expression, at: readonly Assignment[]): Recognition {
  const missing = symbolsOf(expression).find((name) => !at.some((known) => known.name === name));
  if (missing) return { refusal: `I need a value for ${missing} as well.` };
  const values = at.map(({ name, value }) => toLatex(equation({ kind: "symbol", name }, value)));
  return {
    mathematics: { task: "evaluate", expression, at: at.filter(({ name }) => symbolsOf(expression).includes(name)) },
    instruction: "Evaluate",
    latex: `${toLatex(expression)}, \\quad ${values.join(", \\; ")}`,
  };
}

/** Everything that may be said around a definition such as f(x) = 5x − 3 and what is asked of it. */
const AROUND = new Set(
  ("let for the this given if consider function functions polynomial rational radical linear quadratic evaluate find values value " +
    "indicated what is determine calculate compute give of following each at and where defined by suppose be with solve then it").split(" "),
);

/** "For f(x) = 5x − 3, find f(2)", with the definition and the question in either order. */
export const recogniseFunctionValue: Recogniser = (sentence) => {
  const other = sentence.words.split(" ").filter((word) => !word.startsWith("#"));
  if (!other.every((word) => AROUND.has(word)) || /\bsolve\b.*\bsolve\b/.test(sentence.words)) return null;
  const statements = sentence.maths.flat();
  const definitions = statements.filter(isDefinition);
  const definition = definitions[0];
  if (definitions.length !== 1 || !definition || statements.length !== 2) return null;
  const asked = statements.find((statement) => statement !== definition) as Statement;
  const { name, variable } = definition.left;
  if (asked.kind !== "function" || asked.name !== name) return null;
  const value = asked.args[0] as Expression;
  if (asked.args.length !== 1 || symbolsOf(value).length > 0) return null;
  if (some(definition.right, (node) => node.kind === "function" && node.name === name)) return null;
  return functionValue(definition.right, variable, asked as FunctionNode);
};

interface Definition {
  readonly left: { readonly name: string; readonly variable: string };
  readonly right: Expression;
}
