import type { Expression } from "../../expression/ast";
import { equation as equate, symbol } from "../../expression/build";
import { substitute } from "../../expression/substitute";
import { some, symbolsOf } from "../../expression/walk";
import { toLatex } from "../../printer/latex";
import { toText } from "../../printer/text";
import type { Assignment } from "../../problem/assignments";
import { multiplyOut } from "../../problem/classify";
import { evaluateAt } from "../../problem/evaluate-at";
import type { Recognition } from "../../problem/sentence";
import { assignment, definition, expression, inLetters, letter, placement, value } from "../faces";
import { type Frame, frame, one, several } from "../frame";

/** With numbers put in, or with other letters. A letter that is told twice has no value; several values of the only letter
 * are put in one by one. */
function withPut(of: Expression, at: readonly Assignment[]): Recognition | null {
  const values = new Map(at.map(({ name, value: put }) => [name, put]));
  if (values.size < at.length) return eachPut(of, at);
  if (at.every((each) => symbolsOf(each.value).length === 0)) return evaluateAt(of, at);
  // A letter that is put in and has a value itself is told in a chain, which is read elsewhere.
  if (at.some((each) => symbolsOf(each.value).some((name) => values.has(name)))) return null;
  return symbolsOf(of).every((name) => values.has(name)) ? multiplyOut(substitute(of, values)) : null;
}

function eachPut(of: Expression, at: readonly Assignment[]): Recognition | null {
  const [name, ...others] = symbolsOf(of);
  const isOnly = name !== undefined && others.length === 0 && at.every((each) => each.name === name);
  return isOnly
    ? evaluatedEach(
        of,
        name,
        at.map((each) => each.value),
      )
    : null;
}

function evaluatedEach(of: Expression, name: string, values: readonly Expression[]): Recognition {
  return {
    mathematics: {
      task: "calculate-each",
      expressions: values.map((put) => substitute(of, new Map([[name, put]]))),
    },
    instruction: "Evaluate for each value",
    latex: `${toLatex(of)}, \\quad ${name} = ${values.map(toLatex).join(", ")}`,
  };
}

/** "Evaluate 3x + 2 when x = 4", "if x = a + 1, find x²". */
const evaluateFrame = frame({
  id: "evaluate",
  heads: [],
  idle: ["simplify", "at", "function", "both", "there"],
  slots: { of: one(inLetters), at: several(placement, { most: 5 }) },
  // What is told in sentences of its own is read as a chain of definitions.
  build: ({ of, at }, _, words) => (words.has("suppose") ? null : withPut(of, at)),
});

/** "If y = x² + 1, evaluate y given x = 2": the letter on the left has a value where those on the right have one. */
const formulaValue = frame({
  id: "formula-value",
  heads: [],
  slots: { told: one(placement), asked: one(letter), at: several(assignment, { most: 5 }) },
  build: ({ told, asked, at }, _, words) =>
    asked === told.name && symbolsOf(told.value).length > 0 && !words.has("suppose")
      ? evaluateAt(told.value, at)
      : null,
});

/** "The value of 2x + 1 when x is 4". */
const evaluateSaid = frame({
  id: "evaluate-said",
  heads: [["is"]],
  slots: {
    of: one(inLetters),
    name: one(letter, { after: ["given"] }),
    put: one(value, { after: ["is"], beside: true }),
  },
  build: ({ of, name, put }) => evaluateAt(of, [{ name, value: put }]),
});

/** "Evaluate 3n − 1 for the integers 1, 2 and 3". */
const evaluateEach = frame({
  id: "evaluate-each",
  heads: [["for"]],
  idle: ["whole-number"],
  slots: { of: one(inLetters), values: several(value, { least: 2, after: ["for", "whole-number"] }) },
  build: ({ of, values }): Recognition | null => {
    const [name, ...others] = symbolsOf(of);
    if (name === undefined || others.length > 0) return null;
    return evaluatedEach(of, name, values);
  },
});

/** f(a + 1), where a is a letter of its own. */
function inOtherLetters(
  { letter: name, body }: { readonly letter: string; readonly body: Expression },
  argument: Expression,
): Recognition | null {
  const isPlain = !symbolsOf(argument).includes(name) && symbolsOf(body).every((each) => each === name);
  return isPlain && !some(argument, ({ kind }) => kind === "function")
    ? multiplyOut(substitute(body, new Map([[name, argument]])))
    : null;
}

/** "f(x) = 3x − 2, find f(5)". */
const functionValueFrame = frame({
  id: "function-value",
  heads: [],
  idle: ["function"],
  slots: { told: one(definition), asked: one(expression) },
  build: ({ told, asked }, { form }, words) => {
    if (asked.kind !== "function" || asked.name !== told.name || asked.args.length !== 1) return null;
    const [argument] = asked.args as readonly [Expression];
    if (symbolsOf(argument).length > 0) return inOtherLetters(told, argument);
    const found = evaluateAt(told.body, [{ name: told.letter, value: argument }]);
    if ("refusal" in found) return found;
    const name: Expression = { kind: "function", name: told.name, args: [symbol(told.letter)] };
    const shown = { ...found, latex: `${toLatex(equate(name, told.body))}, \\quad ${toLatex(asked)}` };
    const isNamed =
      words.has("function") && !words.has("given") && !words.has("suppose") && !words.has("thing");
    return isNamed
      ? { ...shown, form: { ...form, name: { latex: toLatex(asked), text: toText(asked) } } }
      : shown;
  },
});

export const EVALUATING_FRAMES: readonly Frame[] = [
  evaluateFrame,
  formulaValue,
  evaluateSaid,
  evaluateEach,
  functionValueFrame,
];
