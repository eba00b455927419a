import type { Expression, Statement } from "../expression/ast";
import { equation } from "../expression/build";
import { some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { type Assignment, assignments } from "./assignments";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Recognition, statementsIn } from "./sentence";

const WHEN = "(when|for|if|at|where|with|given|using)( that)?( the)?( given| following)?( values?)?";
const EVALUATE =
  "(evaluate|find|find the value of|what is|what is the value of|calculate|compute|work out|determine|give|simplify)";
const FOR_EACH =
  "( for( the| each| each of the)?( given| indicated| following)? values?( of the variables?)?)?";

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
  const used = at.filter(({ name }) => symbolsOf(expression).includes(name));
  const values = at.map(({ name, value }) => toLatex(equation({ kind: "symbol", name }, value)));
  return {
    mathematics: { task: "evaluate", expression, at: used },
    instruction: "Evaluate",
    latex: `${toLatex(expression)}, \\quad ${values.join(", \\; ")}`,
  };
}

/** Everything that may be said around a definition such as f(x) = 5x − 3 and what is asked of it. */
const AROUND = new Set(
  (
    "let for the this given if consider function functions polynomial rational radical linear quadratic evaluate find values value " +
    "indicated what is determine calculate compute give of following each at and where defined by suppose be with solve then it"
  ).split(" "),
);

/** "For f(x) = 5x − 3, find f(2)", with the definition and the question in either order. */
export const recogniseFunctionValue: Recogniser = (sentence) => {
  const other = sentence.words.split(" ").filter((word) => !word.startsWith("#"));
  const statements = sentence.maths.flat();
  if (statements.length !== 2 || !other.every((word) => AROUND.has(word))) return null;
  const definitions = statements.flatMap((statement) => definitionOf(statement) ?? []);
  const asked = statements.find((statement) => statement.kind === "function");
  const definition = definitions[0];
  if (!definition || !asked || asked.name !== definition.name || asked.args.length !== 1) return null;
  const value = asked.args[0] as Expression;
  if (symbolsOf(value).length > 0) return null;
  const evaluated = evaluateAt(definition.body, [{ name: definition.variable, value }]);
  if ("refusal" in evaluated) return evaluated;
  return { ...evaluated, latex: `${toLatex(definition.statement)}, \\quad ${toLatex(asked)}` };
};

interface Definition {
  readonly statement: Statement;
  readonly name: string;
  readonly variable: string;
  readonly body: Expression;
}

/** f(x) = …, where the right side does not call f again. */
function definitionOf(statement: Statement): Definition | null {
  if (statement.kind !== "relation" || statement.operator !== "=" || statement.left.kind !== "function")
    return null;
  const { left, right: body } = statement;
  const variable = left.args[0];
  if (left.args.length !== 1 || variable?.kind !== "symbol") return null;
  if (some(body, (node) => node.kind === "function" && node.name === left.name)) return null;
  return { statement, name: left.name, variable: variable.name, body };
}
