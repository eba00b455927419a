import type { Expression, Relation, Statement } from "../../expression/ast";
import { polynomialOf, totalDegree } from "../../expression/polynomial";
import { some, symbolsOf } from "../../expression/walk";
import { budget } from "../../limits";
import { parseStatements } from "../../parser/parse";
import { ParseError } from "../../parser/parse-error";
import { table } from "../../table";
import { words } from "../../word-list";
import { calculateOrSimplify, solveOne, solveSeveral } from "../classify";
import type { Piece } from "../piece";
import type { Recognition, Source, SourceRecogniser } from "../sentence";
import {
  bareMathematics,
  isRounding,
  roundingIn,
  type ToldSentence,
  toldSentences,
  wordsOf,
} from "./told-sentences";

/** What can be ordered of mathematics that stands in the text: a command, and the same behind "by". */
type Order = "work-out" | "solve";

/** What the outermost operation has to be, where the command names it. */
const OPERATIONS: Readonly<Record<string, Expression["kind"]>> = table({
  add: "sum",
  adding: "sum",
  multiply: "product",
  multiplying: "product",
});

const VALUED: ReadonlySet<string> = words("evaluate evaluating calculate calculating compute computing");

const COMMANDS: Readonly<Record<string, Order>> = table({
  simplify: "work-out",
  evaluate: "work-out",
  calculate: "work-out",
  compute: "work-out",
  add: "work-out",
  multiply: "work-out",
  solve: "solve",
});
const BY: Readonly<Record<string, Order>> = table({
  simplifying: "work-out",
  evaluating: "work-out",
  calculating: "work-out",
  computing: "work-out",
  adding: "work-out",
  multiplying: "work-out",
  solving: "solve",
});
/** What mathematics may be called between the command and itself. */
const NAMES: ReadonlySet<string> = new Set(
  "the a an following equation equations formula system of expression expressions radical rational product sum quotient fraction fractions".split(
    " ",
  ),
);
/** What may follow it, and lead to words that say what for. */
const PURPOSES: readonly (readonly string[])[] = [
  "determine",
  "find",
  "get",
  "estimate",
  "calculate",
  "see",
  "show",
].map((verb) => ["to", verb]);
/** What is told with one of them may say something of the mathematics that is not in it. */
const CHANGING: ReadonlySet<string> = words(
  "not never no don't dont doesn't doesnt without except unless instead base modulo mod",
);
const isChanging = (word: string): boolean => CHANGING.has(word.replace("’", "'"));
/** Where an unknown is named. */
const FOR: readonly (readonly string[])[] = [["for"], ["to", "find"], ["what", "is", "the", "value", "of"]];
/** A sentence that begins so asks for something of its own. */
const ASKING: ReadonlySet<string> = new Set([
  ...Object.keys(COMMANDS),
  ..."find what how determine write graph sketch explain show prove which when where why use round express give convert check compare subtract divide factor expand estimate".split(
    " ",
  ),
]);

interface Ordered {
  readonly order: Order;
  readonly verb: string;
  readonly maths: Piece;
  /** What follows the mathematics. */
  readonly after: readonly Piece[];
  readonly isBy: boolean;
}

/** A story that gives its mathematics and orders what is to be done with it: "… Find the number of dimes, d, by solving
 * the equation 0.1d + 0.05(d + 4) = 2", "… Simplify √(250/16) to determine how many seconds the fall takes". What the
 * rest of the story tells is in that mathematics. */
export const recogniseToldCommand: SourceRecogniser = (source) => {
  const sentences = toldSentences(source.text);
  const found = sentences.flatMap((sentence, at) => {
    const ordered = orderedIn(sentence);
    return ordered ? [{ ...ordered, at }] : [];
  });
  const [only] = found;
  if (!only || found.length > 1 || sentences.some(({ pieces }) => wordsOf(pieces).some(isChanging)))
    return null;
  const others = sentences.filter((_, at) => at !== only.at);
  const rounding = others.filter(({ pieces }) => isRounding(pieces));
  const rest = others.filter((each) => !rounding.includes(each));
  if (rounding.length > 1 || !rest.every((each) => isTelling(each, only.isBy))) return null;
  const form = rounding[0] ? roundingIn(rounding[0].pieces) : {};
  try {
    const recognition = only.order === "solve" ? solving(only, source) : workingOut(only, source);
    return recognition && !("refusal" in recognition)
      ? { ...recognition, form: { ...recognition.form, ...form } }
      : recognition;
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
};

const isMaths = ({ kind }: Piece): boolean => kind === "maths";

/** The command of a sentence with the mathematics that it is about. */
function orderedIn({ pieces }: ToldSentence): Ordered | null {
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind !== "word") continue;
    const isBy = pieces[at - 1]?.kind === "word" && pieces[at - 1]?.text === "by";
    const order = isBy ? BY[piece.text] : COMMANDS[piece.text.toLowerCase()];
    if (!order) continue;
    const behind = pieces.slice(at + 1);
    const from = behind.findIndex((each) => isMaths(each) || !NAMES.has(each.text));
    const maths = behind[from];
    if (!maths || !isMaths(maths)) continue;
    // "Don't solve …" and "we did not simplify …" order nothing.
    if (!isBy && at > 0) continue;
    return { order, verb: piece.text.toLowerCase(), maths, after: behind.slice(from + 1), isBy };
  }
  return null;
}

const startsWith = (words: readonly string[], phrase: readonly string[]): boolean =>
  phrase.every((word, at) => words[at] === word);

/** Whether a sentence asks for nothing of its own. A question is answered by the mathematics where the text says so. */
const isTelling = ({ pieces, isQuestion }: ToldSentence, isBy: boolean): boolean => {
  const [first = "", ...more] = wordsOf(pieces);
  // "Let x = 2", or a part of a worksheet, is no story.
  if (more.length === 0 || pieces.some((piece) => isMaths(piece) && piece.text.includes("="))) return false;
  return isQuestion ? isBy && !pieces.some(isMaths) : !ASKING.has(first);
};

function solving({ maths, after }: Ordered, { limits }: Source): Recognition | null {
  const statements = parseStatements(bareMathematics(maths.text), limits);
  if (!statements.every((each): each is Relation => isEquation(each) && isLinear(each, limits))) return null;
  const [only] = statements;
  const name = unknownIn(after, statements);
  if (!only || name === null) return null;
  return statements.length === 1 ? solveOne(only, name) : solveSeveral(statements, [name]);
}

/** The letter that is named behind the equations, else the only one in them. */
function unknownIn(after: readonly Piece[], statements: readonly Statement[]): string | null {
  const letters = new Set(statements.flatMap(symbolsOf));
  const words = after.map(({ text }) => text);
  const lead = FOR.find((phrase) => startsWith(words, phrase));
  const named = lead && bareMathematics(words[lead.length] ?? "");
  const rest = lead ? after.slice(lead.length + 1) : [];
  if (!isLast(rest) && !isPurpose(rest.map(({ text }) => text))) return null;
  if (named !== undefined && letters.has(named)) return named;
  const [only] = letters;
  const isPlain = words.length === 0 || isPurpose(words);
  return isPlain && letters.size === 1 && only !== undefined ? only : null;
}

/** Behind the letter nothing more is asked: what it is, what it is for, or the letters that it is to be told in. */
const isLast = (rest: readonly Piece[]): boolean =>
  !rest.some(isMaths) && !rest.some(({ text }) => ASKING.has(text.toLowerCase()));

const isEquation = (statement: Statement): statement is Relation =>
  statement.kind === "relation" && statement.operator === "=";

/** Only linear ones, whose solution needs no choosing. */
const isLinear = ({ left, right }: Relation, limits: Source["limits"]): boolean =>
  [left, right].every((side) =>
    polynomialOf(side, budget(limits))?.terms.every((term) => totalDegree(term) <= 1),
  );

const isPurpose = (words: readonly string[]): boolean => PURPOSES.some((phrase) => startsWith(words, phrase));

function workingOut({ maths, after, verb }: Ordered, { limits }: Source): Recognition | null {
  const words = after.map(({ text }) => text);
  if (after.some(isMaths) || (words.length > 0 && !isPurpose(words))) return null;
  const [expression, ...others] = parseStatements(bareMathematics(maths.text), limits);
  if (!expression || others.length > 0 || expression.kind === "relation") return null;
  // "P(L)" names something, and is no product.
  if (!some(expression, ({ kind }) => kind === "number")) return null;
  // To evaluate something with a letter takes a value for it.
  if (VALUED.has(verb) && symbolsOf(expression).length > 0) return null;
  const wanted = OPERATIONS[verb];
  return wanted === undefined || expression.kind === wanted ? calculateOrSimplify(expression) : null;
}
