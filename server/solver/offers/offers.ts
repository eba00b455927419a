import { itemise } from "../grammar/itemise";
import type { Item, MathsItem } from "../grammar/items";
import { limitBehind, onLedger, onShare } from "../ledger";
import { budget, type Limits } from "../limits";
import type { Offer } from "../outcome";
import { readingsOf } from "../problem/readings/readings";
import { workProblem } from "../work";
import { otherQuestions } from "./other-questions";
import { type AskedStory, numbersIn, storyQuestions } from "./story-questions";

/** Offers shown, and texts that are tried for them. */
const OFFERS_MAX = 4;
const TRIED_MAX = 12;

/** What can be asked of an equation and of an expression, the likeliest first. What does not suit it is not solved, and so
 * not offered. */
const OF_A_STATEMENT = ["Solve", "Graph"] as const;
const OF_AN_EXPRESSION = ["Work out", "Simplify", "Factorise", "Expand"] as const;
/** A letter that stands for a number: alone, behind a number or before a power, not within a word or a command. */
const LETTER = /(?<![\p{L}\\])\p{L}(?!\p{L})/gu;
/** What only tells the value of a letter leaves nothing to do. */
const TOLD = /^\s*\p{L}\s*=\s*-?[\d.,/]+\s*$/u;
const OPERATION = /[-+/]|\\(?:cdot|times|div|d?frac)/;
const RELATION = /[=<>≤≥≠]|\\(?:leq?|geq?|neq?|lt|gt)\b/;

/** What can be done with a text that was refused: its sentences that are problems by themselves, the mathematics in it
 * under the commands that suit it, and what can be asked of a story. Each has been solved, so that none leads to another
 * refusal. Numbers that stand alone are not mathematics to do something with.
 * @returns the offers, four at most; none where there is too little left to work with */
export function offersFor(text: string, limits: Limits): readonly Offer[] {
  return onLedger(limits, () => {
    const items = itemise(text);
    const tried = wordingsOf(items, text).slice(0, TRIED_MAX);
    const offers: Offer[] = [];
    const answers = new Set<string>();
    for (const [place, wording] of tried.entries()) {
      const found = within(() => onShare(tried.length - place, () => offerOf(wording, limits)));
      if (!found || answers.has(found.mark)) continue;
      answers.add(found.mark);
      offers.push(found.offer);
      if (offers.length === OFFERS_MAX) break;
    }
    return offers;
  });
}

/** A text to try, with the question it asks where that is not the student's own. */
type Wording = Pick<AskedStory, "text"> & Partial<AskedStory>;

function wordingsOf(items: readonly Item[], text: string): readonly Wording[] {
  const other = otherQuestions(items, text);
  const own = [
    ...new Set([...sentencesOf(items, text), ...other, ...(other.length > 0 ? [] : commandsOf(items))]),
  ];
  return [...own.map((each) => ({ text: each })), ...storyQuestions(text)];
}

interface Found {
  readonly offer: Offer;
  /** Offers with one problem and one answer are the same thing to a student. */
  readonly mark: string;
}

/** @returns null where the text is not solved, or the answer only says what was asked or told again */
function offerOf({ text, question, told = [] }: Wording, limits: Limits): Found | null {
  // As it is worded: a command of ours needs no other wording, and looking for one is what costs.
  const [only, ...others] = readingsOf(text, limits).all;
  if (!only?.outcome.ok || others.length > 0) return null;
  const read = only.outcome;
  const worked = workProblem(read.problem, budget(limits));
  if (!worked || worked.answer.latex === read.reading.latex) return null;
  const { instruction, latex } = read.reading;
  if (question !== undefined && !worksOut(latex, told)) return null;
  const offer = { text, instruction, latex, ...(question !== undefined && { question }) };
  return { offer, mark: `${latex}\n${worked.answer.latex}` };
}

/** Whether a set-up is a calculation with every number of its story: one without may be of another story, and a number alone
 * only tells again what the story does. */
function worksOut(latex: string, told: readonly number[]): boolean {
  const used = new Set(numbersIn(latex));
  return !latex.includes("=") && OPERATION.test(latex) && told.every((each) => used.has(each));
}

/** Running out of work on an offer costs the offer only. */
function within<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (limitBehind(error)) return null;
    throw error;
  }
}

/** The sentences of a text that has several, as far as they ask something about a number or hold a formula: what only tells
 * something is no problem by itself. */
function sentencesOf(items: readonly Item[], text: string): string[] {
  const ends = items.filter((item) => item.kind === "break" && item.text === ".").map(({ end }) => end);
  if (ends.every((end) => end >= text.trimEnd().length)) return [];
  return [0, ...ends].flatMap((start, place) => {
    const end = ends[place] ?? text.length;
    const maths = items.filter((item) => item.kind === "maths" && item.start >= start && item.end <= end);
    const sentence = text.slice(start, end).trim();
    const asks = maths.length > 0 && sentence.endsWith("?");
    return asks || maths.some((item) => item.kind === "maths" && isCompound(item)) ? [sentence] : [];
  });
}

const commandsOf = (items: readonly Item[]): string[] =>
  items.flatMap((item) => {
    if (item.kind !== "maths" || item.droppable || !isCompound(item) || TOLD.test(item.text)) return [];
    return RELATION.test(item.text) ? ofStatement(item) : ofExpression(item, items);
  });

/** Of several letters each can be the one to solve for. */
function ofStatement(item: MathsItem): string[] {
  const letters = lettersIn(item);
  const solveFor = letters.length > 1 ? letters.map((letter) => `Solve ${asTyped(item)} for ${letter}`) : [];
  return [...OF_A_STATEMENT.map((command) => `${command} ${asTyped(item)}`), ...solveFor];
}

/** Who asks to solve what is no equation has most likely left out “= 0”. */
function ofExpression(item: MathsItem, items: readonly Item[]): string[] {
  const commands = OF_AN_EXPRESSION.map((command) => `${command} ${asTyped(item)}`);
  const isSolved = items.some((each) => each.kind === "word" && each.concept === "solve");
  if (!isSolved || lettersIn(item).length !== 1) return commands;
  const equation = asTyped({ ...item, text: `${item.text.trim()} = 0` });
  return [`Solve ${equation}`, ...commands];
}

const lettersIn = ({ text }: MathsItem): readonly string[] => [...new Set(text.match(LETTER))];

const asTyped = ({ text, delimited }: MathsItem): string => (delimited ? `$${text}$` : text);

/** More than one number, letter or quantity: something stands between two of them. A time of day and a ratio are one. */
const isCompound = ({ text }: MathsItem): boolean =>
  !/^\s*\d+(?:\s?:\s?\d+)+\s*$/.test(text) &&
  /[\p{L}\p{N})\]}].*[^\p{L}\p{N}\s.,].*[\p{L}\p{N}([{\\]/su.test(text);
