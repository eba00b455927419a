import type { Expression } from "../../expression/ast";
import { number } from "../../expression/build";
import { symbolsOf } from "../../expression/walk";
import { singular } from "../../lexicon/nouns";
import { numberAt } from "../../lexicon/number-words";
import { parseStatement } from "../../parser/parse";
import { ParseError } from "../../parser/parse-error";
import { toLatex } from "../../printer/latex";
import { words } from "../../word-list";
import type { Piece } from "../piece";
import type { Source, SourceRecogniser } from "../sentence";
import { bareMathematics, type ToldSentence, toldSentences, wordsOf } from "./told-sentences";

/** Say what a letter stands for. */
const STANDS: readonly (readonly string[])[] = [
  ["represents"],
  ["is"],
  ["denotes"],
  ["equals"],
  ["stands", "for"],
].flatMap((verb) => [
  [...verb, "the", "number", "of"],
  [...verb, "number", "of"],
  [...verb, "the", "time", "in"],
  [...verb, "time", "in"],
  [...verb, "measured", "in"],
]);
/** A question about the value of a formula begins so. */
const ASKS: readonly (readonly string[])[] = [
  ["how", "many"],
  ["how", "much"],
  ["how", "far"],
  ["how", "high"],
  ["find", "the"],
  ["determine", "the"],
  ["calculate", "the"],
  ["compute", "the"],
  ["what", "is", "the"],
  ["what", "was", "the"],
  ["what", "will", "the"],
  ["what", "will", "be", "the"],
  ["what", "would", "the"],
];
/** Words of a question that is not about one value of the formula, or about a number that is more than put in. */
const OTHERWISE = words(
  "more less fewer than between average maximum minimum greatest least most largest smallest change changes rate increase increases " +
    "decrease decreases difference before until per each every exceed exceeds equal first last next additional extra another " +
    "ago later earlier percent percentage total altogether combined and or if's not inverse slope derivative",
);
/** Words of a question that say nothing of what is asked for. */
const SILENT = words(
  "the a an is was will would be there are of to in for at after when if how many much find what it does do",
);

/** A formula in one letter told in a story, whose letter counts something, with so many of these in the question: "The
 * number of handshakes is (n² − n)/2, where n is the number of guests. How many handshakes are there for 12 guests?" */
export const recogniseToldFormula: SourceRecogniser = (source) => {
  const sentences = toldSentences(source.text);
  const question = sentences.at(-1);
  const told = sentences.slice(0, -1);
  if (!question || told.length === 0 || told.some(({ isQuestion }) => isQuestion)) return null;
  const asked = askedIn(question);
  const formula = asked && formulaIn(told, source);
  if (!formula || !asked) return null;
  const counted = nounsOf(formula.letter, told);
  const isSpoken = wordsOf(formula.sentence.pieces).some((word) => asked.about.has(singular(word)));
  if (!isSpoken || !counted.has(singular(asked.noun))) return null;
  const { letter, expression } = formula;
  return {
    mathematics: { task: "evaluate", expression, at: [{ name: letter, value: asked.value }] },
    instruction: `Evaluate when $${letter} = ${toLatex(asked.value)}$`,
    latex: toLatex(expression),
  };
};

interface Asked {
  readonly value: Expression;
  /** What the value counts. */
  readonly noun: string;
  /** The nouns of the question besides it. */
  readonly about: ReadonlySet<string>;
}

const isPhrase = (row: readonly string[], phrase: readonly string[]): boolean =>
  phrase.every((word, at) => row[at] === word);

/** A question with one number and what it counts. */
function askedIn({ pieces }: ToldSentence): Asked | null {
  const said = wordsOf(pieces);
  const asks = ASKS.find((phrase) => isPhrase(said, phrase));
  if (!asks || said.some((word) => OTHERWISE.has(word))) return null;
  const numbers = pieces.flatMap((piece, at) => numbersAt(pieces, piece, at));
  const [only] = numbers;
  if (!only || numbers.length > 1) return null;
  const about = said.filter((word) => !SILENT.has(word) && word !== only.noun).map((word) => singular(word));
  return { ...only, about: new Set(about) };
}

function numbersAt(pieces: readonly Piece[], piece: Piece, at: number): Pick<Asked, "value" | "noun">[] {
  if (piece.kind === "maths") {
    const value = statementOf(piece.text);
    const next = pieces[at + 1];
    return [{ value: value ?? { kind: "symbol", name: "?" }, noun: wordAt(next) }];
  }
  const found = numberAt([piece.text]);
  return found ? [{ value: number(found.value), noun: wordAt(pieces[at + 1]) }] : [];
}

const wordAt = (piece: Piece | undefined): string => (piece?.kind === "word" ? piece.text : "");

/** The expression that a piece writes; null for a relation or what cannot be read. */
function statementOf(text: string): Expression | null {
  try {
    const statement = parseStatement(bareMathematics(text));
    return statement.kind === "relation" ? null : statement;
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

export interface Formula {
  readonly letter: string;
  readonly expression: Expression;
  readonly sentence: ToldSentence;
}

/** The one formula that is told; all other mathematics names letters, or is idle. */
export function formulaIn(
  told: readonly ToldSentence[],
  source: Source,
  isIdle: (text: string) => boolean = () => false,
): Formula | null {
  const found = told.flatMap((sentence) =>
    sentence.pieces
      .filter(
        ({ kind, text }) =>
          kind === "maths" && !isName(bareMathematics(text)) && !isIdle(bareMathematics(text)),
      )
      .map((piece) => ({ piece, sentence })),
  );
  const [only] = found;
  if (!only || found.length > 1 || only.piece.text.length > source.limits.length) return null;
  const expression = rightSide(bareMathematics(only.piece.text));
  const letters = expression ? symbolsOf(expression) : [];
  const [letter] = letters;
  return expression && letter !== undefined && letters.length === 1
    ? { letter, expression, sentence: only.sentence }
    : null;
}

/** A number of the scenery, which the formula has in it. */
export const isPlainNumber = (text: string): boolean => text !== "" && Number.isFinite(Number(text));

const isName = (text: string): boolean => text.length === 1 && text.toLowerCase() !== text.toUpperCase();

/** What stands behind the equals sign, where a name alone stands before it. */
function rightSide(text: string): Expression | null {
  const at = text.indexOf("=");
  if (at < 0) return statementOf(text);
  const name = statementOf(text.slice(0, at));
  const isNamed = at === 0 || text.slice(0, at).trim() === "" || (name !== null && isHead(name));
  return isNamed ? statementOf(text.slice(at + 1)) : null;
}

/** "C" or "C(x)". */
const isHead = (head: Expression): boolean =>
  head.kind === "symbol" ||
  (head.kind === "function" && head.args.every(({ kind }) => kind === "symbol")) ||
  (head.kind === "product" && head.factors.every(({ kind }) => kind === "symbol"));

/** What a letter is told to count: "n is the number of guests", "for d days". */
export function nounsOf(letter: string, told: readonly ToldSentence[]): ReadonlySet<string> {
  const nouns = told.flatMap(({ pieces }) =>
    pieces.flatMap(({ text }, at) => {
      if (bareMathematics(text) !== letter) return [];
      const row = pieces.slice(at + 1, at + LONGEST_PHRASE).map((each) => each.text);
      const stands = STANDS.find((phrase) => isPhrase(row, phrase));
      const noun = row[stands?.length ?? 0];
      return noun === undefined || !(stands || singular(noun) !== noun) ? [] : [singular(noun)];
    }),
  );
  return new Set(nouns);
}

const LONGEST_PHRASE = 7;
