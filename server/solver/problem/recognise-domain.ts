import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import { definitionsIn } from "./definitions";
import { type Recogniser, type Sentence, statementsIn } from "./sentence";
import { takeNotation } from "./set-notation";

const KIND =
  "(?: (?:the|this|each|every|of|following|given|function|functions|rational|radical|square|root|quadratic|linear|polynomial|" +
  "exponential|logarithmic|absolute|value|expression|for))*";
const WHICH = "(domain(?: and(?: the)? range)?|range(?: and(?: the)? domain)?)";
const ASKED = new RegExp(
  `^(?:(?:find|determine|state|give|write|identify|what (?:is|are)|compute)(?: both)?(?: the)? )?${WHICH}${KIND} (#\\d+)(?: and)?$`,
);

const GIVEN = new RegExp(
  `^(?:for|given|consider|let|if|suppose)${KIND} (#\\d+)(?: (?:be|is)(?: the| a)? function)? (?:find|determine|state|give|write|identify|what (?:is|are))(?: the)? ${WHICH}` +
    "(?: of(?: the)? (?:function|(#\\d+)|it)| of the function (#\\d+))?$",
);

/** "Find the domain of f(x) = √(x − 3)", "What is the range of g(x) = x² + 1?" */
export const recogniseDomain: Recogniser = (sentence) => {
  const { words, notation } = takeNotation(
    sentence.words.replace(/^(?:for|in) the following exercises /, ""),
  );
  const found = ASKED.exec(words);
  const given = found ? null : GIVEN.exec(words);
  const [, asked, mark = ""] = found ?? [null, given?.[2], given?.[1]];
  if (!found && !given) return null;
  const statements = statementsIn(sentence, mark);
  const { definitions, rest } = definitionsIn(statements);
  const [definition] = definitions;
  const only = rest[0];
  const explicit = only?.kind === "relation" && only.operator === "=" && only.left.kind === "symbol";
  const body = definition?.body ?? (explicit ? only.right : only);
  if (!body || body.kind === "relation" || definitions.length + rest.length !== 1) return null;
  if (given && !isNamed(sentence, given[3] ?? given[4], definition?.name)) return null;
  const [unknown, ...others] = symbolsOf(body);
  const variable = definition?.variable ?? unknown;
  if (variable === undefined || others.length > 0 || (unknown !== undefined && unknown !== variable))
    return null;
  const kind = asked?.includes(" ") ? "domain and range" : asked === "range" ? "range" : "domain";
  return {
    mathematics: {
      task: TASKS[kind],
      expression: body,
      unknown: variable,
      notation: notation ?? "interval",
    },
    instruction: `Find the ${kind}`,
    latex: statements.map(toLatex).join(", "),
  };
};

const TASKS = table({ domain: "domain", range: "range", "domain and range": "domain-and-range" } as const);

/** "Its" domain, or that of the function by its name: f, f(x). */
function isNamed(sentence: Sentence, mark: string | undefined, name: string | undefined): boolean {
  if (mark === undefined) return true;
  const [only, ...others] = statementsIn(sentence, mark);
  if (others.length > 0 || name === undefined) return false;
  if (only?.kind === "function") return only.name === name && only.args[0]?.kind === "symbol";
  return only?.kind === "symbol" && only.name === name;
}
