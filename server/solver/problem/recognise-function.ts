import type { Expression, Relation, Statement } from "../expression/ast";
import { product } from "../expression/build";
import { some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { assignments } from "./assignments";
import { isNumeric, multiplyOut, solveOne } from "./classify";
import { type Definition, definitionsIn, withCallsReplaced } from "./definitions";
import { evaluateAt } from "./recognise-evaluate";
import type { Recogniser, Recognition, Sentence } from "./sentence";

/** Everything that may be said around a definition such as f(x) = 5x − 3 and what is asked of it. */
const AROUND = new Set(
  (
    "let for the this given if consider function functions polynomial rational radical linear quadratic evaluate find values value " +
    "indicated what is determine calculate compute give of following each at and where defined by suppose be with then it algebraic " +
    "expression expressions add subtract multiply divide simplify write your answer in exponential notation are"
  ).split(" "),
);
const SOLVING = new Set([...AROUND, "solve", "when", "x", "equations", "that", "involve", "zeros", "zero"]);

const wordsAre = (sentence: Sentence, allowed: ReadonlySet<string>): boolean =>
  sentence.words.split(" ").every((word) => word.startsWith("#") || allowed.has(word));

/** "For f(x) = 5x − 3, find f(2)": definitions and one question, in any order. */
export const recogniseFunctionValue: Recogniser = (sentence) => {
  if (!wordsAre(sentence, AROUND)) return null;
  const { definitions, rest } = definitionsIn(sentence.maths.flat());
  const at = definitions.length === 1 ? assignments(rest) : null;
  if (at?.length === 1 && at[0]?.name === definitions[0]?.variable) {
    return evaluateAt((definitions[0] as Definition).body, at);
  }
  const asked = rest.length === 0 ? lastCall(definitions) : rest[0];
  if (definitions.length === 0 || rest.length > 1 || !asked || asked.kind === "relation") return null;
  const recognised = functionValue(asked, definitions);
  if (!recognised || "refusal" in recognised) return recognised;
  return { ...recognised, latex: shown(definitions, asked) };
};

/** "Find R(x) = f(x) + g(x) where …" asks for the function made of others. */
function lastCall(definitions: readonly Definition[]): Expression | undefined {
  const made = definitions.find(
    ({ statement }) =>
      statement.kind === "relation" && some(statement.right, (node) => node.kind === "function"),
  );
  return made?.statement.kind === "relation" ? made.statement.left : undefined;
}

/** "For f(x) = x² − 8, find x when f(x) = 1", "find the zeros of f(x) = x² − 8". */
export const recogniseFunctionEquation: Recogniser = (sentence) => {
  const words = sentence.words.split(" ");
  if (!wordsAre(sentence, SOLVING) || !words.some((word) => /^(?:solve|when|zeros?)$/.test(word)))
    return null;
  const { definitions, rest: questions } = definitionsIn(sentence.maths.flat());
  const definition = definitions[0];
  if (definitions.length !== 1 || !definition) return null;
  const value = words.some((word) => word.startsWith("zero")) ? ZERO : soughtValue(questions, definition);
  if (!value || (value === ZERO && questions.length > 0)) return null;
  const equation: Relation = { kind: "relation", operator: "=", left: definition.body, right: value };
  return solveOne(equation, definition.variable);
};

const ZERO: Expression = { kind: "number", value: { n: 0n, d: 1n } };

/** The number c of the one question f(x) = c. */
function soughtValue(questions: readonly Statement[], definition: Definition): Expression | null {
  const asked = questions.filter((question) => question.kind !== "symbol")[0];
  if (questions.length > 2 || asked?.kind !== "relation" || asked.operator !== "=") return null;
  const { left, right } = asked;
  if (left.kind !== "function" || left.name !== definition.name || !isNumeric(right)) return null;
  const argument = left.args[0];
  return argument?.kind === "symbol" && argument.name === definition.variable ? right : null;
}

function functionValue(asked: Expression, definitions: readonly Definition[]): Recognition | null {
  const only = definitions.find(({ name }) => asked.kind === "function" && asked.name === name);
  const argument = asked.kind === "function" ? asked.args[0] : undefined;
  if (only && argument && isNumeric(argument) && symbolsOf(only.body).length === 1) {
    return evaluateAt(only.body, [{ name: only.variable, value: argument }]);
  }
  const expression = withCallsReplaced(asked, definitions);
  return expression && multiplyOut(expression);
}

/** Definitions and question; (f + g)(3) is read as a product but stays written as a call. */
function shown(definitions: readonly Definition[], asked: Expression): string {
  const given = definitions.map(({ statement }) => toLatex(statement));
  const argument = asked.kind === "product" ? asked.factors.at(-1) : undefined;
  if (asked.kind !== "product" || !argument) return [...given, toLatex(asked)].join(", \\quad ");
  const name = toLatex(product(asked.factors.slice(0, -1)));
  return [...given, `\\left(${name}\\right)(${toLatex(argument)})`].join(", \\quad ");
}
