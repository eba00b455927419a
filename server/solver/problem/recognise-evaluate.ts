import type { Expression, Statement } from "../expression/ast";
import { equation } from "../expression/build";
import { substitute } from "../expression/substitute";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { type Assignment, assignments } from "./assignments";
import { multiplyOut } from "./classify";
import { pattern } from "./pattern";
import { expressionIn, lettersIn, type Recogniser, type Recognition, statementsIn } from "./sentence";

const WHEN = "(when|for|if|at|where|with|given|using)( that)?( the)?( given| following)?( values?)?";
const EVALUATE =
  "(evaluate|find|find the value of|what is|what is the value of|calculate|compute|work out|determine|give|simplify)";
const FOR_EACH =
  "( for( the| each| each of the)?( given| indicated| following)? values?( of the variables?)?)?";

/** [the pattern, the group of the expression, the group of the values] */
const FORMS: readonly (readonly [RegExp, number, number])[] = [
  [pattern(`${EVALUATE}( both)?{EXPRESSION}${FOR_EACH} {M} ${WHEN} {LIST}`), 1, 2],
  [pattern(`evaluate{EXPRESSION}${FOR_EACH}( evaluate)? {M}( when)?${FOR_EACH} {LIST}`), 1, 2],
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
    const put =
      asked && known === null ? inOtherLetters(asked, statementsIn(sentence, found[values] as string)) : null;
    if (put) return multiplyOut(put);
  }
  return recogniseEach(sentence) ?? recogniseSpoken(sentence);
};

/** The expression with x = a + 1 put in; null when a value is not told as "letter = expression". */
function inOtherLetters(asked: Expression, statements: readonly Statement[]): Expression | null {
  const values = new Map<string, Expression>();
  for (const statement of statements) {
    if (statement.kind !== "relation" || statement.operator !== "=" || statement.left.kind !== "symbol")
      return null;
    values.set(statement.left.name, statement.right);
  }
  const all = symbolsOf(asked).every((name) => values.has(name));
  return all && values.size === statements.length ? substitute(asked, values) : null;
}

const EACH = pattern(
  "(evaluate|find){EXPRESSION} {M} for( each of)? the( following)? (integers|numbers|whole numbers|values) {LIST}",
);

/** "Evaluate 3n − 1 for the integers 1, 2 and 3". */
const recogniseEach: Recogniser = (sentence) => {
  const found = EACH.exec(sentence.words);
  const asked = found && expressionIn(sentence, found[1]);
  const values = found ? statementsIn(sentence, found[2] as string) : [];
  const [name, ...more] = asked ? symbolsOf(asked) : [];
  if (!asked || name === undefined || more.length > 0) return null;
  const numbers = values.filter((value) => value.kind !== "relation" && symbolsOf(value).length === 0);
  if (numbers.length !== values.length) return null;
  const expressions = (numbers as Expression[]).map((value) => substitute(asked, new Map([[name, value]])));
  return {
    mathematics: { task: "calculate-each", expressions },
    instruction: "Evaluate for each value",
    latex: `${toLatex(asked)}, \\quad ${name} = ${(numbers as Expression[]).map(toLatex).join(", ")}`,
  };
};

const SPOKEN = pattern(`${EVALUATE}{EXPRESSION} {M} ${WHEN} {LETTER} (is|equals|is equal to) {N}`);

/** "Evaluate 2x + 1 when x is 4". */
const recogniseSpoken: Recogniser = (sentence) => {
  const found = SPOKEN.exec(sentence.words);
  const asked = found && expressionIn(sentence, found[1]);
  const name = found && lettersIn(sentence, found[2] as string)?.[0];
  const value = found && expressionIn(sentence, found[3]);
  return asked && name && value && symbolsOf(value).length === 0
    ? evaluateAt(asked, [{ name, value }])
    : null;
};

const FORMULA = pattern("(evaluate{EXPRESSION} )?if {M} (evaluate|find) {LETTER} (given|when|if|for) {LIST}");

/** "If y = x² + 1, evaluate y given x = 2". */
export const recogniseFormulaValue: Recogniser = (sentence) => {
  const found = FORMULA.exec(sentence.words);
  if (!found) return null;
  const [, formulaMark = "", letter = "", values = ""] = found;
  const formula = statementsIn(sentence, formulaMark)[0];
  const known = assignments(statementsIn(sentence, values));
  if (!known || formula?.kind !== "relation" || formula.operator !== "=" || formula.left.kind !== "symbol")
    return null;
  return lettersIn(sentence, letter)?.[0] === formula.left.name ? evaluateAt(formula.right, known) : null;
};

export function evaluateAt(expression: Expression, at: readonly Assignment[]): Recognition {
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
