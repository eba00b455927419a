import { equation, symbol } from "../expression/build";
import { parseStatements } from "../parser/parse";
import { toLatex } from "../printer/latex";
import type { VariationFactor, VariationTask, VariationValue } from "../tasks/variation";
import { isNumeric } from "./classify";
import { markedText } from "./marked-text";
import type { Recognition, Source, SourceRecogniser } from "./sentence";
import { factorsIn, RELATION } from "./variation-words";

const WRITE =
  "(?:write|find|determine|give|state|what is) (?:the|an|a) (?:equation|formula)(?: (?:of variation|that relates|relating|" +
  "that describes|describing|describes|for|that represents|representing))*(?: (?:the|this))*(?: relationship)?" +
  "(?: (?:of|between|relates))?(?: (?:the )?(?:given )?variables| (?:[A-Za-z](?: and)? )*[A-Za-z](?![A-Za-z]))?";
const UNKNOWN = "use the given information to find the unknown value";
const LEAD = new RegExp(
  `^(?:(?:for|in) the following exercises )?(${WRITE}|${UNKNOWN})?(?: ?(?:solve|if|suppose|assume|given)(?: that)?)? ?`,
);
const EQUATION = new RegExp(`^${WRITE}$`);
const CONSTANT =
  /^(?:find|determine|what is|give) (?:the )?(?:constant(?: of (?:variation|proportionality))?|variation constant)(?: k)?$/;
const VALUE =
  /^(?:find|determine|what is|calculate)(?: the value of)? ([A-Za-z]) (?:when|if|for|where) ((?:#\d+|and| )+)$/;
const TOLD =
  /^(?:(?:and|when|if|where|then|also|suppose|that|given|it is known) )*((?:(?:#\d+|and|when|if|where|then) ?)+)/;

/** "If y varies inversely with the square of x and y = 9 when x = 2, find y when x = 3." */
export const recogniseVariation: SourceRecogniser = (source) => {
  if (!/\b(?:varies|proportion)/.test(source.text)) return null;
  const marked = markedText(source.text);
  const words = marked.words.replace(
    /#(\d+)/g,
    (mark, at: string) => letterOf(marked.maths[Number(at)]) ?? mark,
  );
  const lead = LEAD.exec(words);
  const rest = words.slice(lead?.[0].length ?? 0);
  const related = RELATION.exec(rest);
  const told = related && TOLD.exec(rest.slice(related[0].length).trim());
  if (!related || !told) return null;
  const question = rest.slice(related[0].length).trim().slice(told[0].length).trim();
  const task = taskOf(related, valuesIn(told[1] as string, marked.maths, source));
  const asked = task && askedIn(lead?.[1] ?? "", question, { task, maths: marked.maths, source });
  return task && asked ? recognition({ ...task, asked }) : null;
};

/** A piece of mathematics that is one letter counts as a word. */
const letterOf = (piece = ""): string | undefined => /^\s*([a-zA-Z])[\s,.;:]*$/.exec(piece)?.[1];

function taskOf(related: RegExpExecArray, given: readonly VariationValue[] | null): VariationTask | null {
  const [, output = "", how = "", list = "", secondHow, secondList] = related;
  const first = factorsIn(list, how);
  const second = secondHow === undefined ? [] : factorsIn(secondList ?? "", secondHow);
  if (!first || !second || !given) return null;
  const factors = [...first, ...second];
  const letters = [output, ...factors.map(({ letter }) => letter)];
  if (new Set(letters).size !== letters.length || !sameLetters(given, letters)) return null;
  return { task: "variation", output, factors, given, asked: "equation" };
}

const sameLetters = (values: readonly VariationValue[], letters: readonly string[]): boolean =>
  values.length === letters.length && letters.every((letter) => values.some(({ name }) => name === letter));

/** The values in "#2 when #3 and #4"; null when one is not "letter = number". */
function valuesIn(list: string, maths: readonly string[], { limits }: Source): VariationValue[] | null {
  const values: VariationValue[] = [];
  for (const [, at] of list.matchAll(/#(\d+)/g)) {
    for (const statement of parseStatements(
      (maths[Number(at)] ?? "").replace(/(?<![\s.,;:])[\s.,;:]+$/, ""),
      limits,
    )) {
      if (statement.kind !== "relation" || statement.operator !== "=" || statement.left.kind !== "symbol")
        return null;
      if (!isNumeric(statement.right)) return null;
      values.push({ name: statement.left.name, value: statement.right });
    }
  }
  return values;
}

interface Context {
  readonly task: VariationTask;
  readonly maths: readonly string[];
  readonly source: Source;
}

function askedIn(
  lead: string,
  question: string,
  { task, maths, source }: Context,
): VariationTask["asked"] | null {
  if (question === "") return /equation|formula/.test(lead) ? "equation" : null;
  if (EQUATION.test(question)) return "equation";
  if (CONSTANT.test(question)) return "constant";
  const [, letter, list = ""] = VALUE.exec(question) ?? [];
  const at = letter === task.output ? valuesIn(list, maths, source) : null;
  return at &&
    sameLetters(
      at,
      task.factors.map((factor: VariationFactor) => factor.letter),
    )
    ? { at }
    : null;
}

function recognition(task: VariationTask): Recognition {
  const shown = (values: readonly VariationValue[]) =>
    values.map(({ name, value }) => toLatex(equation(symbol(name), value))).join(", \\; ");
  const value = typeof task.asked === "object";
  return {
    mathematics: task,
    instruction: value ? `Find $${task.output}$` : "Find the equation of variation",
    latex:
      typeof task.asked === "object"
        ? `${shown(task.given)}; \\quad ${shown(task.asked.at)}`
        : shown(task.given),
  };
}
