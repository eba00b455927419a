import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { definitionsIn } from "./definitions";
import { type Recogniser, statementsIn } from "./sentence";
import { takeNotation } from "./set-notation";

const KIND =
  "(?: (?:the|this|each|every|of|following|given|function|functions|rational|radical|square|root|quadratic|linear|polynomial|" +
  "exponential|logarithmic|absolute|value|expression|for))*";
const ASKED = new RegExp(
  `^(?:(?:find|determine|state|give|write|identify|what is|compute)(?: the)? )?(domain|range)${KIND} (#\\d+)(?: and)?$`,
);

/** "Find the domain of f(x) = √(x − 3)", "What is the range of g(x) = x² + 1?" */
export const recogniseDomain: Recogniser = (sentence) => {
  const { words, notation } = takeNotation(
    sentence.words.replace(/^(?:for|in) the following exercises /, ""),
  );
  const found = ASKED.exec(words);
  if (!found) return null;
  const [, asked, mark = ""] = found;
  const statements = statementsIn(sentence, mark);
  const { definitions, rest } = definitionsIn(statements);
  const [definition] = definitions;
  const only = rest[0];
  const explicit = only?.kind === "relation" && only.operator === "=" && only.left.kind === "symbol";
  const body = definition?.body ?? (explicit ? only.right : only);
  if (!body || body.kind === "relation" || definitions.length + rest.length !== 1) return null;
  const [unknown, ...others] = symbolsOf(body);
  const variable = definition?.variable ?? unknown;
  if (variable === undefined || others.length > 0 || (unknown !== undefined && unknown !== variable))
    return null;
  return {
    mathematics: {
      task: asked === "range" ? "range" : "domain",
      expression: body,
      unknown: variable,
      notation: notation ?? "interval",
    },
    instruction: asked === "range" ? "Find the range" : "Find the domain",
    latex: statements.map(toLatex).join(", "),
  };
};
