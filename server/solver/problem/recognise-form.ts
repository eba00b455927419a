import type { Expression } from "../expression/ast";
import { some } from "../expression/walk";
import { toLatex } from "../printer/latex";
import type { Form } from "../types";
import { isNumeric } from "./classify";
import { ROUND_TASK } from "./clauses";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Recognition } from "./sentence";
import { decimalsOf } from "./wording";

interface Shape {
  /** Pattern of the words that name the shape. */
  readonly words: string;
  readonly number: NonNullable<Form["number"]>;
  readonly name: string;
  /** What must be in the number for the words to mean this shape; absent: anything. */
  readonly of?: (expression: Expression) => boolean;
}

/** A power of ten is written: "standard form" of it means its digits. */
const hasPowerOfTen = (expression: Expression): boolean =>
  some(
    expression,
    (node) => node.kind === "power" && node.base.kind === "number" && node.base.value.n === 10n,
  );
const isLiteral = (node: Expression): boolean =>
  node.kind === "negation" ? isLiteral(node.operand) : node.kind === "number";

export const SHAPES: readonly Shape[] = [
  { words: "decimal( form| notation| number)?", number: "decimal", name: "a decimal" },
  {
    words:
      "(standard|ordinary|usual|expanded decimal) (form|notation)|ordinary number|number without exponents?",
    number: "decimal",
    name: "a decimal",
    of: hasPowerOfTen,
  },
  {
    words: "(scientific|exponential) (notation|form)",
    number: "scientific",
    name: "a number in scientific notation",
    of: (expression) => isLiteral(expression) || hasPowerOfTen(expression),
  },
  { words: "percent|percentage", number: "percent", name: "a percent" },
  {
    words: "mixed number|fraction or mixed number|fraction or a mixed number",
    number: "mixed",
    name: "a mixed number",
  },
  {
    words:
      "(simplified |improper |common )?fraction( in (simplest|lowest|simplified) (form|terms))?|(ratio|quotient) of (two )?(integers|whole numbers)",
    number: "fraction",
    name: "a fraction",
  },
];
const FROM =
  "( (the|each|every|of|from|following|given|percents?|percentages?|decimals?|fractions?|mixed|improper|numbers?|form|notation|scientific notation|or|a|as))*";
const CONVERT = "((simplify|evaluate)( the| each)?( expressions?)? )?(convert|change|write|express|rewrite)";

/** What is left of "How would you write 0.0002 in scientific notation?" when the clause on the form is taken out. */
const BARE = pattern(`((${CONVERT}|give|show)${FROM} )?{M}`);

const PATTERNS = SHAPES.map((shape) => {
  const to = `(to|as|in|into|using)( an?| the)? (equivalent )?(${shape.words})s?( and simplify( all)?( fractions)?)?`;
  return {
    shape,
    patterns: [
      pattern(`${CONVERT}${FROM} {M} ${to}`),
      pattern(`${CONVERT}${FROM} ${to} {M}`),
      pattern(`what is {M} (as|in)( an?)? (${shape.words})`),
    ],
  };
});

/** "Convert 4.5% to a decimal", "Write 7/4 as a mixed number", "Write 48,300 in scientific notation",
 * "Round 3.14159 to two decimal places". */
export const recogniseForm: Recogniser = (sentence) => {
  for (const { shape, patterns } of PATTERNS) {
    for (const words of patterns) {
      const expression = expressionIn(sentence, words.exec(sentence.words)?.[1]);
      const recognised = expression && inShape(expression, shape, sentence.form);
      if (recognised) return recognised;
    }
  }
  const named = SHAPES.find(({ number }) => number === sentence.form.number);
  const bare = named && expressionIn(sentence, BARE.exec(sentence.words)?.[1]);
  if (named && bare && isLiteral(bare)) return inShape(bare, named, sentence.form);
  const round = ROUND_TASK.exec(sentence.words);
  const rounded = round && expressionIn(sentence, round[1]);
  if (!round || !rounded) return null;
  const decimals = decimalsOf([undefined, round[2], round[3]]);
  return inForm(rounded, { number: "decimal", decimals }, "Round");
};

/** A number to be written in a shape; null when the shape is none of this number. */
export function inShape(expression: Expression, shape: Shape, form: Form): Recognition | null {
  if (shape.of && !shape.of(expression)) return null;
  return inForm(expression, { ...form, number: shape.number }, `Write as ${shape.name}`);
}

function inForm(expression: Expression, form: Form, instruction: string): Recognition | null {
  if (!isNumeric(expression)) return null;
  return { mathematics: { task: "calculate", expression }, instruction, latex: toLatex(expression), form };
}
