import type { Relation, Statement } from "../expression/ast";
import { symbolsOf } from "../expression/walk";
import type { Limits } from "../limits";
import { ParseError } from "../parser/parse-error";
import { toLatex } from "../printer/latex";
import { isNumeric, solveOne } from "./classify";
import { statementOf } from "./phrase/grammar";
import { decimalNamed } from "./phrase/number-name";
import { tokensOf } from "./phrase/tokens";
import type { Recognition, Source, SourceRecogniser } from "./sentence";

const WORDS =
  "(?: (?:the|this|these|each|given|following|word|words|verbal|phrases?|sentences?|statements?|from words))*";
const TARGET =
  "(?:algebraic|mathematical|numerical|variable|math)? ?(?:expressions?|equations?|sentences?|notation|symbols|inequality|inequalities)(?: with integers)?";
const INTO = `(?: (?:in)?to| as) (?:an? )?(?:${TARGET})`;
const THEN =
  "(?:,(?: and)?| and)?(?: then)? (?<action>solve|simplify)(?: (?:it|the equation|the expression|if possible|for the (?:variable|unknown)))*";
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?:translate|write|express|convert)${WORDS}(?:${INTO})?(?:${THEN})?(?:,? if possible)?[.:;,]{0,2} (?<phrase>.+)$`,
    "i",
  ),
  new RegExp(`^(?:translate|write|express|convert)${WORDS} (?<phrase>.+?)${INTO}(?:${THEN})?[.]?$`, "i"),
  new RegExp(
    `^write (?:an? )?${TARGET}(?: (?:for|that represents|to represent)${WORDS})?(?:${THEN})?[:.]? (?<phrase>.+)$`,
    "i",
  ),
];

/** "Translate the sum of 3x and y into an algebraic expression", "Translate and solve: three-fourths of f is 21". */
export const recogniseTranslate: SourceRecogniser = (source) => {
  const { prose } = source;
  const sought = recogniseSoughtNumber(source);
  if (sought) return sought;
  if (!/^(?:translate|write|express|convert)\b/i.test(prose)) return recogniseLetClause(source);
  for (const form of FORMS) {
    const { phrase, action } = form.exec(prose)?.groups ?? {};
    const statement = phrase && saysWords(phrase) ? statementIn(phrase, source.limits) : null;
    if (!statement) continue;
    return taskOf(statement, action?.toLowerCase());
  }
  return recogniseDecimalName(source) ?? recogniseLetClause(source);
};

const SOUGHT =
  /^(?:(?:in|for) (?:each of )?the following (?:exercises|problems),? )?(?:(?:solve|translate and solve)(?: (?:each|the|this|following|number|word))*(?: problems?)?[.:] )?(?<phrase>[^.?!:]+(?:\d\.\d[^.?!:]*)*)[.;] (?:find|what is|determine) (?:the|this|that) (?:unknown )?number[.?]?$/i;

/** "The sum of a number and eight is 12. Find the number." */
function recogniseSoughtNumber({ prose, limits }: Source): Recognition | null {
  const phrase = SOUGHT.exec(prose)?.groups?.phrase;
  if (phrase === undefined || !/\b(?:a|some|certain) (?:certain )?number\b/i.test(phrase)) return null;
  const statement = statementIn(phrase, limits);
  return statement?.kind === "relation" && statement.operator === "=" && symbolsOf(statement).length === 1
    ? solveOne(statement)
    : null;
}

/** Null when the phrase, or mathematics in it, cannot be read. */
export function statementIn(phrase: string, limits: Limits): Statement | null {
  try {
    return statementOf(tokensOf(phrase, limits));
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

/** Written mathematics alone is no phrase. */
const saysWords = (phrase: string): boolean => /[A-Za-z]{2,}/.test(phrase.replace(/\b(?:and|sqrt)\b/g, " "));

function taskOf(statement: Statement, action: string | undefined): Recognition {
  if (statement.kind === "relation") {
    const solves = action === "solve" && statement.operator === "=" && symbolsOf(statement).length === 1;
    return solves ? solveOne(statement as Relation) : translation(statement);
  }
  if (action === "simplify" && isNumeric(statement)) {
    return {
      mathematics: { task: "calculate", expression: statement },
      instruction: "Translate and work out",
      latex: toLatex(statement),
    };
  }
  return translation(statement);
}

export const translation = (statement: Statement): Recognition => ({
  mathematics: { task: "translate", statement },
  instruction: statement.kind === "relation" ? "Write in symbols" : "Write as an expression",
  latex: toLatex(statement),
});

const DECIMAL =
  /^(?:translate|write|express|convert)(?: (?:the|each|this|following|given|number|name))*(?: (?:in)?to| as|:)(?: an?)? decimal(?: number| fraction)?s?[.:;]? (?<name>[A-Za-z -]+)[.]?$/i;

/** "Write as a decimal number: eight and three hundredths". */
function recogniseDecimalName({ prose }: Source): Recognition | null {
  const name = DECIMAL.exec(prose)?.groups?.name;
  const named = name === undefined ? null : decimalNamed(name.toLowerCase().trim().split(/[ -]+/));
  if (!named || named.decimals === undefined) return null;
  const { value, decimals } = named;
  const size = { n: value.n < 0n ? -value.n : value.n, d: value.d };
  const plain = { kind: "number", value: size, decimals } as const;
  return translation(value.n < 0n ? { kind: "negation", operand: plain } : plain);
}

const LET =
  /^(?:(?:translate|write) [a-z ]+[.:] )?(?<story>.+[.!]) let (?<letter>[a-z]) (?:represent|be|stand for) (?<known>the [a-z -]+)\. write an (?:algebraic )?expression for (?<asked>the [a-z -]+)\.?$/i;

/** "The coat cost $15 more than the hat. Let h represent the cost of the hat. Write an expression for the cost of the
 * coat." */
function recogniseLetClause({ prose, limits }: Source): Recognition | null {
  const { story = "", letter = "", known = "", asked = "" } = LET.exec(prose)?.groups ?? {};
  if (letter === "") return null;
  const telling = story
    .split(/(?<=[.!]) /)
    .filter((sentence) => /\d|\b(?:twice|times|half|more|less|fewer)\b/i.test(sentence));
  const [only] = telling;
  if (!only || telling.length !== 1) return null;
  const said = saidOf(only.toLowerCase(), asked.toLowerCase(), known.toLowerCase());
  const statement = said && statementIn(said.replaceAll("#", ` ${letter} `), limits);
  return statement && statement.kind !== "relation" ? translation(statement) : null;
}

/** What the sentence says of the asked quantity, with # for the known one. */
function saidOf(sentence: string, asked: string, known: string): string | null {
  const plain = sentence.replaceAll("$", "");
  const full = plain.startsWith(`${asked} `) ? plain.slice(asked.length) : "";
  const told = /^(?: (?:in|on|at|of) [a-z' -]+?)? (?:is|was|are) (.+)$/.exec(full)?.[1];
  if (told?.includes(known)) return told.replace(known, "#");
  const [, verb, object] = /^the (cost|price|weight|length|width|height|age) of (the .+)$/.exec(asked) ?? [];
  const other = /^the (cost|price|weight|length|width|height|age) of (the .+)$/.exec(known);
  if (!verb || !object || other?.[1] !== verb || !plain.startsWith(`${object} cost `)) return null;
  const rest = plain.slice(object.length + 6);
  return rest.includes(other[2] as string) ? rest.replace(other[2] as string, "#") : null;
}
