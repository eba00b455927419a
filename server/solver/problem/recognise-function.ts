import type { Expression, Statement } from "../expression/ast";
import { product, symbol } from "../expression/build";
import { mapChildren, some, symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { toText } from "../printer/text";
import type { Form } from "../types";
import { words } from "../word-list";
import { assignments } from "./assignments";
import { isNumeric, multiplyOut } from "./classify";
import { type Definition, definitionsIn, withCallsReplaced } from "./definitions";
import { evaluateAt } from "./evaluate-at";
import type { Recogniser, Recognition, Sentence } from "./sentence";

/** Everything that may be said around a definition such as f(x) = 5x − 3 and what is asked of it. */
const AROUND = new Set(
  (
    "let for the this given if consider function functions polynomial rational radical linear quadratic evaluate find values value " +
    "indicated what is determine calculate compute give of following each at and where defined by suppose be with then it algebraic " +
    "expression expressions average rate change add subtract multiply divide simplify write your answer answers in exponential notation are " +
    "use using pair to composite composition sum difference product quotient as simplified new"
  ).split(" "),
);
/** Words that ask for something made of values: of zeros they would ask for one number. */
const MADE = words("sum difference product quotient average add subtract multiply divide");
/** Words that make one answer of several values. */
const NOT_EACH = new Set([...MADE, "rate", "change", "composite", "composition", "pair", "new"]);
/** "Is v(1) composite?" asks about a number, "the composite function" is one. */
const IS_COMPOSITE = /\b(?:is|are) #\d+ (?:a )?composite\b/;

/** Whether the words only name functions and ask for values of them, each for itself. */
export const asksForValues = (sentence: Sentence): boolean =>
  wordsAre(sentence, AROUND) && !sentence.words.split(" ").some((word) => NOT_EACH.has(word));

const wordsAre = (sentence: Sentence, allowed: ReadonlySet<string>): boolean =>
  sentence.words.split(" ").every((word) => word.startsWith("#") || allowed.has(word));

/** "For f(x) = 5x − 3, find f(2)": definitions and one question, in any order. */
export const recogniseFunctionValue: Recogniser = (sentence) => {
  if (!wordsAre(sentence, AROUND) || IS_COMPOSITE.test(sentence.words)) return null;
  const { definitions, rest } = definitionsIn(sentence.maths.flat());
  const at = definitions.length === 1 ? assignments(rest) : null;
  if (at?.length === 1 && at[0]?.name === definitions[0]?.variable) {
    return evaluateAt((definitions[0] as Definition).body, at);
  }
  const made = lastCall(definitions);
  const questions = made ? rest.filter((each) => !isNamed(each, definitions)) : rest;
  const asked = questions.length === 0 ? made : questions[0];
  if (definitions.length === 0 || questions.length > 1 || !asked || asked.kind === "relation") return null;
  const recognised = functionValue(asked, definitions);
  if (!recognised || "refusal" in recognised) return recognised;
  const isSpoken =
    /\bfunctions?\b/.test(sentence.words) && !/\b(?:let|if|suppose|values?)\b/.test(sentence.words);
  const name = nameOf(asked, definitions, isSpoken);
  // "Exponential notation" is meant for powers of letters; a function's value is a plain number.
  const number = sentence.form.number === "scientific" ? undefined : sentence.form.number;
  const form = { form: { ...sentence.form, number, ...(name ? { name } : {}) } };
  return { ...recognised, ...form, latex: shown(definitions, asked) };
};

/** Asked of a function, "f(3)" is answered as an equation, and (f + g)(x) always is; "let f(x) = …, what is f(3)"
 * asks for the value alone, and so does anything said about values or complex numbers. */
export function nameOf(
  asked: Expression,
  definitions: readonly Definition[],
  isSpoken: boolean,
): Form["name"] {
  if (asked.kind === "function") {
    const complex = some(asked, (node) => node.kind === "constant" && node.name === "i");
    return isSpoken && !complex ? { latex: toLatex(asked), text: toText(asked) } : undefined;
  }
  const argument = asked.kind === "product" ? asked.factors.at(-1) : undefined;
  if (asked.kind !== "product" || !argument) return undefined;
  // In "fg" both are names, and nothing is put into them.
  if (definitions.some(({ name }) => argument.kind === "symbol" && argument.name === name)) return undefined;
  const made = product(asked.factors.slice(0, -1));
  if (!symbolsOf(made).every((letter) => definitions.some(({ name }) => name === letter))) return undefined;
  if (some(made, (node) => node.kind === "function" || node.kind === "number")) return undefined;
  const [open, close] = made.kind === "quotient" ? ["\\left(", "\\right)"] : ["(", ")"];
  return {
    latex: `${open}${toLatex(made)}${close}(${toLatex(argument)})`,
    text: `(${toText(made)})(${toText(argument)})`,
  };
}

/** "Find R(x) = f(x) + g(x) where …" asks for the function made of others. */
function lastCall(definitions: readonly Definition[]): Expression | undefined {
  const made = definitions.find(
    ({ statement }) =>
      statement.kind === "relation" && some(statement.right, (node) => node.kind === "function"),
  );
  return made?.statement.kind === "relation" ? made.statement.left : undefined;
}

/** f(x) itself, as where "f(x) and g(x) are given". */
const isNamed = (statement: Statement, definitions: readonly Definition[]): boolean =>
  definitions.some(
    (known) => known.statement.kind === "relation" && toLatex(known.statement.left) === toLatex(statement),
  );

/** A value of a function that is told, or what functions make together: f(2), f(g(x)), (f + g)(x). */
export function functionValue(asked: Expression, definitions: readonly Definition[]): Recognition | null {
  const only = definitions.find(({ name }) => asked.kind === "function" && asked.name === name);
  const argument = asked.kind === "function" ? asked.args[0] : undefined;
  if (only && argument && isNumeric(argument) && symbolsOf(only.body).length === 1) {
    return evaluateAt(only.body, [{ name: only.variable, value: argument }]);
  }
  const expression = withCallsReplaced(called(asked, definitions), definitions);
  return expression && multiplyOut(expression);
}

/** f + g, which names a function, as f(x) + g(x); anything else as it is. */
function called(asked: Expression, definitions: readonly Definition[]): Expression {
  const variable = definitions[0]?.variable;
  const letters = symbolsOf(asked);
  const named =
    letters.length > 1 && letters.every((letter) => definitions.some(({ name }) => name === letter));
  const shared = definitions.every((each) => each.variable === variable);
  const plain = !some(asked, ({ kind }) => kind === "function" || kind === "power" || kind === "root");
  // (f + g)(3) is a value of f + g already.
  const isValue = asked.kind === "product" && symbolsOf(asked.factors.at(-1) as Expression).length === 0;
  if (variable === undefined || !named || !shared || !plain || isValue) return asked;
  const call = (part: Expression): Expression =>
    part.kind === "symbol"
      ? { kind: "function", name: part.name, args: [symbol(variable)] }
      : mapChildren(part, call);
  return call(asked);
}

/** Definitions and question; (f + g)(3) is read as a product but stays written as a call. */
function shown(definitions: readonly Definition[], asked: Expression): string {
  const given = definitions.map(({ statement }) => toLatex(statement));
  const argument = asked.kind === "product" ? asked.factors.at(-1) : undefined;
  if (asked.kind !== "product" || !argument) return [...given, toLatex(asked)].join(", \\quad ");
  const name = toLatex(product(asked.factors.slice(0, -1)));
  return [...given, `\\left(${name}\\right)(${toLatex(argument)})`].join(", \\quad ");
}
