import type { Relation } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import { definitionsIn } from "./definitions";
import { type Recogniser, type Recognition, type Sentence, statementsIn } from "./sentence";

const ASK =
  "(?:(?:for|in) the following exercises )?(?:determine|decide|state|find|tell|check|identify|say|classify|test)(?: whether| if)?(?: or not)?";
const THE = "(?:(?: (?:the|each|every|this|following|given))*)";
const EQUATION = [
  new RegExp(
    `^${ASK}${THE} (?:equations?|relations?)(?: (?:is|are|represents?|defines?|describes?))?(?: y as)?(?: an?)? functions?(?: of x)? (#\\d+)$`,
  ),
  new RegExp(
    `^${ASK}${THE} (?:equations?|relations?) (?:represents?|defines?|gives?) (#\\d+) as a function of (#\\d+) (#\\d+)$`,
  ),
  new RegExp(
    `^${ASK}${THE} (?:equations? )?(#\\d+) (?:is|represents|defines)(?: y as)? a function(?: of x)?$`,
  ),
  /^(?:does|is) (?:the )?(?:equation )?(#\d+) (?:define |represent )?(?:y as )?a function(?: of x)?$/,
];
const LINEAR = new RegExp(
  `^${ASK}${THE} (?:equations?|functions?)(?: of the curve)? (?:can be written as|is|represents) a linear function (#\\d+)$`,
);
const BODY = [
  [
    "monotonic",
    new RegExp(
      `^${ASK}${THE} (?:linear )?functions?(?: #\\d+)? is (?:an )?increasing or (?:a )?decreasing(?: function)? (#\\d+)$`,
    ),
  ],
  ["monotonic", /^is (?:the )?(?:linear )?function (#\d+) increasing or decreasing$/],
  ["monotonic", new RegExp(`^${ASK}${THE} (?:linear )?function (#\\d+) is increasing or decreasing$`)],
  [
    "parity",
    new RegExp(
      `^${ASK}${THE} functions?(?: #\\d+)?(?: (?:is|are|as))? (?:an )?(?:even(?: function)? or odd|even odd or neither even nor odd|odd or even|even odd or neither|odd even or neither|even an odd or neither)(?: function)? (#\\d+)$`,
    ),
  ],
  [
    "parity",
    /^is (?:the )?function (#\d+) (?:even or odd|odd or even|even odd or neither|odd even or neither)$/,
  ],
] as const;

/** "Determine whether the equation is a function", "Is f increasing or decreasing?", "even, odd, or neither?" */
export const recogniseFunctionProperty: Recogniser = (sentence) => {
  for (const form of EQUATION) {
    const found = form.exec(sentence.words);
    if (found?.[3] && !namesXandY(sentence, found[1], found[2])) return null;
    if (found) return aboutEquation(sentence, (found[3] ?? found[1]) as string, "is-function");
  }
  const linear = LINEAR.exec(sentence.words);
  if (linear) return aboutEquation(sentence, linear[1] as string, "is-linear");
  for (const [property, form] of BODY) {
    const found = form.exec(sentence.words);
    if (found) return aboutFunction(sentence, found[1] as string, property);
  }
  return null;
};

/** "y as a function of x", in which each is mathematics of its own. */
function namesXandY(sentence: Sentence, output = "", input = ""): boolean {
  const [y] = statementsIn(sentence, output);
  const [x] = statementsIn(sentence, input);
  return y?.kind === "symbol" && y.name === "y" && x?.kind === "symbol" && x.name === "x";
}

const INSTRUCTIONS = table({
  "is-function": "Is this a function?",
  "is-linear": "Is this a linear function?",
  monotonic: "Increasing or decreasing?",
  parity: "Even, odd or neither?",
} as const);

function aboutEquation(
  sentence: Sentence,
  mark: string,
  property: "is-function" | "is-linear",
): Recognition | null {
  const statements = statementsIn(sentence, mark);
  const equation = statements[0];
  if (statements.length !== 1 || equation?.kind !== "relation" || equation.operator !== "=") return null;
  if (symbolsOf(equation).some((name) => name !== "x" && name !== "y")) return null;
  if (!symbolsOf(equation).includes("y")) return null;
  return {
    mathematics: {
      task: "function-property",
      property,
      equation: equation as Relation,
      input: "x",
      output: "y",
    },
    instruction: INSTRUCTIONS[property],
    latex: toLatex(equation),
  };
}

function aboutFunction(
  sentence: Sentence,
  mark: string,
  property: "monotonic" | "parity",
): Recognition | null {
  const { definitions, rest } = definitionsIn(statementsIn(sentence, mark));
  const [definition, ...others] = definitions;
  if (!definition || others.length > 0 || rest.length > 0) return null;
  const { body, variable, statement } = definition;
  if (symbolsOf(body).some((name) => name !== variable)) return null;
  return {
    mathematics: { task: "function-property", property, body, unknown: variable },
    instruction: INSTRUCTIONS[property],
    latex: toLatex(statement),
  };
}
