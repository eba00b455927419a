import type { Expression } from "../expression/ast";
import { toLatex } from "../printer/latex";
import type { Form } from "../types";
import { isNumeric } from "./classify";
import { ROUND_TASK } from "./clauses";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Recognition } from "./sentence";
import { decimalsOf } from "./wording";

const SHAPES: readonly (readonly [string, NonNullable<Form["number"]>, string])[] = [
  ["decimal", "decimal", "decimal"],
  ["percent|percentage", "percent", "percent"],
  ["mixed number|fraction or mixed number|fraction or a mixed number", "mixed", "mixed number"],
  [
    "(simplified |improper |common )?fraction( in (simplest|lowest|simplified) (form|terms))?",
    "fraction",
    "fraction",
  ],
];
const FROM =
  "( (the|each|every|of|following|given|percents?|percentages?|decimals?|fractions?|mixed|improper|numbers?|or|a|as))*";
const CONVERT = "(convert|change|write|express|rewrite)";

/** "Convert 4.5% to a decimal", "Write 7/4 as a mixed number", "Round 3.14159 to two decimal places". */
export const recogniseForm: Recogniser = (sentence) => {
  for (const [shape, number, name] of SHAPES) {
    const to = `(to|as|in|into)( an?| the)? (equivalent )?(${shape})s?( and simplify( all)?( fractions)?)?`;
    for (const words of [pattern(`${CONVERT}${FROM} {M} ${to}`), pattern(`${CONVERT}${FROM} ${to} {M}`)]) {
      const expression = expressionIn(sentence, words.exec(sentence.words)?.[1]);
      if (expression) return inForm(expression, { ...sentence.form, number }, `Write as a ${name}`);
    }
  }
  const round = ROUND_TASK.exec(sentence.words);
  const rounded = round && expressionIn(sentence, round[1]);
  if (!round || !rounded) return null;
  const decimals = decimalsOf([undefined, round[2], round[3]]);
  return inForm(rounded, { number: "decimal", decimals }, "Round");
};

function inForm(expression: Expression, form: Form, instruction: string): Recognition | null {
  if (!isNumeric(expression)) return null;
  return { mathematics: { task: "calculate", expression }, instruction, latex: toLatex(expression), form };
}
