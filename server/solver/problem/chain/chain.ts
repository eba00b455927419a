import { symbolsOf } from "../../expression/walk";
import { isUndefined } from "../../ledger";
import { budget, type Limits } from "../../limits";
import { toLatex } from "../../printer/latex";
import type { Problem } from "../../types";
import type { Recognition } from "../sentence";
import { clausesOf } from "./clauses";
import { define } from "./define";
import { type Environment, newEnvironment, type Part } from "./environment";
import { parseAll } from "./parse";
import { type Read, readQuestion } from "./question";
import { defineByWords, defineDerivative } from "./told-in-words";

const MOST_DEFINITIONS = 20;
const STARTS =
  /^\W*(?:let|suppose|assume|given|if|consider|say|for|what|which|is|are|does|do|find|calculate|list|[a-z] ?=)/i;

/** "Let g = 30 − 11. Suppose 2x = g + 1. Is x prime?": definitions that build on each other, and a question that
 * `read` understands once the values are put in. Null: the text is told in another way. */
export function readChain(text: string, limits: Limits, read: Read): Recognition | null {
  if (!STARTS.test(text) || text.includes("\\$") || text.length > limits.length) return null;
  const told = clausesOf(plainly(text));
  if (!told || told.definitions.length > MOST_DEFINITIONS) return null;
  const env = newEnvironment(limits, budget(limits));
  try {
    if (!told.definitions.every((definition) => take(definition, env, read))) return null;
    const asked = readQuestion(told.question, env, read);
    const needed = asked && partsFor(asked.uses, env);
    if (asked && isOfBound(asked.problem, asked.uses)) return null;
    if (!asked || !needed || (told.definitions.length > 0 && !needed.any)) return null;
    if (told.definitions.length === 0 && needed.parts.length === 0) return null;
    return chainOf(needed.parts, asked.problem);
  } catch (error) {
    if (isUndefined(error)) return null;
    throw error;
  }
}

/** "The derivative of x³ for x = 2", "f(2) and f'(2)": with the value put in, there is nothing left that changes. */
const isOfBound = (problem: Problem, uses: readonly string[]): boolean =>
  "variable" in problem &&
  typeof problem.variable === "string" &&
  (uses.includes(problem.variable) || (uses.length > 0 && isWithout(problem, problem.variable)));

const isWithout = (problem: Problem, letter: string): boolean =>
  "expression" in problem &&
  problem.expression !== undefined &&
  problem.expression !== null &&
  !symbolsOf(problem.expression).includes(letter);

/** Without the delimiters of mathematics, and with powers written as 2^3. */
const plainly = (text: string): string =>
  text
    .replace(/\\[()[\]]|\$/g, "")
    .replaceAll("**", "^")
    .replace(/[−–]/g, "-");

/** Takes up one definition: a derivative or a number told in words, or mathematics. */
function take(definition: string, env: Environment, read: Read): boolean {
  if (defineDerivative(definition, env)) return true;
  if (defineByWords(definition, env, read)) return true;
  const formula = definition.replace(
    /^([A-Za-z](?: ?\( ?[a-z] ?\))?) (?:be|is|equals?|denotes?|be equal to)(?: the value of)? (?=[^a-z]|[a-z]\b)/,
    "$1 = ",
  );
  const named = [...formula.matchAll(/(?:^|, |and )([A-Za-z]) ?\( ?([a-z]) ?\) ?=(?![<>])/g)]
    .filter(([, name = "", letter = ""]) => !env.values.has(name) && !env.values.has(letter))
    .map(([, name = ""]) => name);
  const statements = parseAll(formula, env, named);
  return statements !== null && define(statements, env);
}

/** The parts that the names build on, in their order; `any`: something that was told is needed. */
function partsFor(
  uses: readonly string[],
  env: Environment,
): { readonly parts: Part[]; readonly any: boolean } {
  const names = new Set(uses);
  const parts: Part[] = [];
  let any = false;
  for (const told of [...env.told].reverse()) {
    if (!told.defines.some((name) => names.has(name))) continue;
    any = true;
    for (const name of told.uses) names.add(name);
    if (told.part) parts.unshift(told.part);
  }
  return { parts, any };
}

function chainOf(parts: readonly Part[], question: Problem): Recognition {
  const given = parts.map(({ label, problem, values }) =>
    problem.task === "solve" || problem.task === "solve-system" || label === ""
      ? problem.latex
      : `${label} = ${values.map(toLatex).join(", ")}`,
  );
  return {
    mathematics: { task: "chain", parts, question },
    instruction: question.instruction,
    latex: [...given, question.latex].join(", \\quad "),
    form: question.form,
  };
}
