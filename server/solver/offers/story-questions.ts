import { itemise } from "../grammar/itemise";
import type { Item } from "../grammar/items";
import { isKnownWord } from "../lexicon/lexicon";
import { isPlural, MONEY, singular } from "../lexicon/nouns";
import { ADJECTIVES } from "../lexicon/pronouns";
import { verbForm } from "../lexicon/verbs";

/** A story with a question that can be asked of it. */
export interface AskedStory {
  readonly text: string;
  readonly question: string;
  /** The numbers that the story tells: one that the answer leaves out would make it another story. */
  readonly told: readonly number[];
}

const SENTENCE = /[^.?!\n]*(?:\.\d[^.?!\n]*)*(?:[.?!\n]+|$)/g;
/** A sentence that asks, or tells someone to do something. */
const ASKS =
  /\?\s*$|^\s*(?:how|what|which|who|when|where|why|can|could|does|do|is|are|will|find|work|tell|say)\b/i;
const AMOUNTS_MIN = 2;
const THINGS_MAX = 2;

/** The questions that can be meant by a story that asks none, or one that is not understood: what it tells, and each of
 * them in its place. Whether the story answers them is for the reader to try.
 * @returns the likeliest first; none where the text tells of fewer than two amounts */
export function storyQuestions(text: string): readonly AskedStory[] {
  const sentences = (text.match(SENTENCE) ?? []).map((part) => part.trim()).filter((part) => part !== "");
  const statements = sentences.filter((sentence) => !ASKS.test(sentence)).join(" ");
  const items = itemise(statements);
  const amounts = items.filter((item) => item.kind === "maths" && /\d/.test(item.text));
  if (amounts.length < AMOUNTS_MIN) return [];
  const story = /[.!]$/.test(statements) ? statements : `${statements}.`;
  const told = numbersIn(statements);
  const questions = [...questionsAbout(items, statements)];
  return questions.map((question) => ({ text: `${story} ${question}`, question, told }));
}

/** The numbers as they are written in a text or a formula. */
export const numbersIn = (text: string): number[] =>
  (text.replace(/\{,\}|,(?=\d{3}(?!\d))/g, "").match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

function* questionsAbout(items: readonly Item[], statements: string): Generator<string> {
  const named = [doerIn(statements), PRONOUN.exec(statements)?.[1]?.toLowerCase()];
  const who = [...new Set(named.flatMap((each) => each ?? []))];
  const things = [...new Set(items.flatMap((_, at) => thingBehind(items, at)))];
  const isPaid = /[$£€]/.test(statements) || things.some((thing) => Object.hasOwn(MONEY, singular(thing)));
  if (isPaid) {
    for (const each of who) yield `How much money does ${each} have left?`;
    yield "How much does it cost altogether?";
  }
  for (const thing of things.filter((each) => !Object.hasOwn(MONEY, singular(each))).slice(0, THINGS_MAX)) {
    for (const each of who.slice(0, 1)) {
      yield `How many ${thing} does ${each} have left?`;
      yield `How many ${thing} does ${each} have now?`;
    }
    yield `How many ${thing} are there altogether?`;
  }
}

const PRONOUN = /\b(he|she|they)\b/i;

/** Who is told of first. */
function doerIn(statements: string): string | null {
  const names = statements.matchAll(/\p{Lu}\p{Ll}+/gu);
  for (const { 0: name, index } of names) {
    const after = /^\s+(\p{L}+)/u.exec(statements.slice(index + name.length))?.[1] ?? "";
    const isWord = isKnownWord(name.toLowerCase()) || verbForm(name.toLowerCase()) !== null;
    if (!isWord && verbForm(after.toLowerCase()) !== null) return name;
  }
  return null;
}

/** What there are so many of: the plural behind a number, without and with what describes it. */
function thingBehind(items: readonly Item[], at: number): string[] {
  const [number, first, second] = [items[at], items[at + 1], items[at + 2]];
  if (number?.kind !== "maths" || !/\d$/.test(number.text) || first?.kind !== "word") return [];
  if (isPlural(first.text)) return [first.text];
  const isDescribed = ADJECTIVES.has(first.text) && second?.kind === "word" && isPlural(second.text);
  return isDescribed ? [second.text, `${first.text} ${second.text}`] : [];
}
