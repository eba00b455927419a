import { isDimension } from "../../lexicon/comparison";
import { isPlural, MEASURES, PORTIONS } from "../../lexicon/nouns";
import { words } from "../../word-list";
import type { Word } from "../words";
import { isNounish } from "./verb-groups";

/** "Ann's class" and "Ben's class" are two, so each is called by its owner's name; a class that only one has is simply
 * the class. What is told as the measure of somebody stays theirs: "Ann's height". */
export function withOwnNames(words: readonly Word[]): readonly Word[] {
  const owned = words.flatMap((_, at) => ownedAt(words, at) ?? []);
  const shared = owned.filter(({ name, thing }) =>
    owned.some((other) => other.thing === thing && other.name !== name),
  );
  if (shared.length === 0) return words;
  const names = new Map(shared.map(({ at, name, thing }) => [at, `${name}'s ${thing}`]));
  return words.map((word, at) => {
    const text = names.get(at);
    return text === undefined ? word : { ...word, text };
  });
}

interface Owned {
  readonly at: number;
  readonly name: string;
  readonly thing: string;
}

function ownedAt(words: readonly Word[], at: number): Owned | null {
  const [name, ending, thing, next] = words.slice(at, at + 4);
  if (!name?.isCapital || ending?.text !== "'s" || !thing || !isNounish(thing)) return null;
  if (next && isNounish(next) && next.text !== "'s") return null;
  const isOne = !isPlural(thing.text) && !MEASURES.has(thing.text) && !PORTIONS.has(thing.text);
  return isOne && !isDimension(thing.text) && !TOLD_OF.has(thing.text)
    ? { at: at + 2, name: name.text, thing: thing.text }
    : null;
}

/** What is told of somebody as an amount, and holds nothing itself. */
const TOLD_OF: ReadonlySet<string> = words(
  "share score grade salary income price cost pay speed rate time money profit bill",
);
