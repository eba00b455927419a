import { scienceUnitNamed, unitNamed } from "../expression/units";
import { itemise } from "../grammar/itemise";
import type { Item, WordItem } from "../grammar/items";
import { isManner } from "../lexicon/lexicon";
import { IDLE, LIMITING } from "../lexicon/manners";
import {
  ANYTHING,
  COINS,
  DAYS,
  GROUPS,
  isNamedThing,
  MEASURES,
  PORTIONS,
  singular,
  TIMES,
  WHEN,
} from "../lexicon/nouns";
import { numberAt } from "../lexicon/number-words";
import {
  ADJECTIVES,
  ADVERBS,
  AMOUNTS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  genderOf,
  POSSESSIVES,
  PREPOSITIONS,
  SUBJECTS,
} from "../lexicon/pronouns";
import type { Span } from "../lexicon/tokens";
import { verbForm } from "../lexicon/verbs";
import { HARMLESS } from "../problem/harmless-words";
import { termsIn } from "../problem/physics/vocabulary";
import { words } from "../word-list";

/** The stretches of a text of which the engine makes nothing, word by word: what is neither mathematics nor a word it
 * knows, nor the name of someone or of what is counted. Neighbours are one stretch. */
export function missedIn(text: string): readonly Span[] {
  const items = itemise(text);
  const counted = new Set(items.flatMap((_, at) => thingBehind(items, at)));
  const missed: Span[] = [];
  for (const item of items) {
    if (item.kind !== "word" || isMeant(item) || isUnderstood(item.text, counted)) continue;
    if (isName(text, item)) continue;
    const last = missed.at(-1);
    const isNext = last !== undefined && /^[\s'’-]*$/.test(text.slice(last.end, item.start));
    if (isNext) missed[missed.length - 1] = { start: last.start, end: item.end };
    else missed.push({ start: item.start, end: item.end });
  }
  return missed;
}

/** A phrase that the lexicon knows. A slip that makes manners of a word is more likely another word. */
const isMeant = ({ concept, slips }: WordItem): boolean =>
  concept !== null && (slips.length === 0 || !isManner(concept));

/** What is asked for and cannot be done is understood all the same. */
const REQUESTS: ReadonlySet<string> = words(
  "prove proof disprove justify describe explain why sketch plot draw graph",
);

/** Terms are known by their beginnings; endings are no longer than this. */
const ENDING_MAX = 4;

const isTerm = (word: string): boolean =>
  [...termsIn(word)].some((term) => word.startsWith(term) && word.length - term.length <= ENDING_MAX);

/** Words that say what something is, how much of it, or how the words around them belong together. */
const TABLES: readonly ReadonlySet<string>[] = [
  REQUESTS,
  HARMLESS,
  IDLE,
  LIMITING,
  ANYTHING,
  GROUPS,
  MEASURES,
  PORTIONS,
  TIMES,
  DAYS,
  WHEN,
  ADJECTIVES,
  ADVERBS,
  AMOUNTS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  POSSESSIVES,
  PREPOSITIONS,
];

function isUnderstood(written: string, counted: ReadonlySet<string>): boolean {
  const word = written.replace(/'s$/, "");
  if (word.length === 1 || !/\p{L}/u.test(word)) return true;
  const one = singular(word);
  return (
    TABLES.some((table) => table.has(word) || table.has(one)) ||
    [word, one].some((each) => isNamedThing(each) || Object.hasOwn(COINS, each)) ||
    Object.hasOwn(SUBJECTS, word) ||
    genderOf(one) !== undefined ||
    counted.has(one) ||
    numberAt([word]) !== null ||
    verbForm(word) !== null ||
    unitNamed(word) !== null ||
    scienceUnitNamed(word) !== null ||
    isTerm(word)
  );
}

/** "3 hamsters": what stands behind a number is what there are so many of, and is that wherever it is named again. */
function thingBehind(items: readonly Item[], at: number): string[] {
  const [number, first, second] = [items[at], items[at + 1], items[at + 2]];
  if (number?.kind !== "maths" || !/^[\d.,]+$/.test(number.text) || first?.kind !== "word") return [];
  const described = ADJECTIVES.has(first.text) && second?.kind === "word" ? second : first;
  return [singular(described.text)];
}

/** A capital letter within a sentence, or one at its beginning that the text has again. */
function isName(text: string, { start, end }: Span): boolean {
  const written = text.slice(start, end);
  if (!/^\p{Lu}\p{Ll}/u.test(written)) return false;
  const isInside = /[^\s.?!:]\s*$/.test(text.slice(0, start));
  return isInside || text.indexOf(written, end) >= 0 || /^\s+\p{Ll}+(?:s|ed)\b/u.test(text.slice(end));
}
