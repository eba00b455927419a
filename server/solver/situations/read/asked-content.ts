import type { Slot } from "../facts";
import type { Asked } from "./asked";
import { type Context, nounIn, thingOf, withPreposition } from "./context";
import type { Noun, Preposition } from "./phrase-types";

const isSpokenOf = (known: Context, noun: Noun): boolean =>
  known.entities.has(thingOf(known, noun).entity) || known.described.has(noun.head);

/** "How many shelves are needed for the red books?": what they are filled with, where it is one of the things told. */
export function contentIn(known: Context, { rest, verb }: Asked): Slot | undefined {
  const noun = CONTAINED.has(verb?.lemma ?? "") ? nounIn(withPreposition(rest, "for")) : undefined;
  return noun && !noun.pronoun && isSpokenOf(known, noun)
    ? { owner: "", ...thingOf(known, noun) }
    : undefined;
}

const CONTAINED: ReadonlySet<string> = new Set("need use require fill take be".split(" "));
const FOR_MONEY: ReadonlySet<string> = new Set("spend pay cost charge earn make get save owe".split(" "));

/** What is told of as a thing of its own, and has no part in what is asked. */
export function isUnreadFor(known: Context, { verb }: Asked, phrase: Preposition): boolean {
  const noun = nounIn(phrase);
  const lemma = verb?.lemma ?? "";
  return (
    noun !== undefined &&
    !noun.pronoun &&
    isSpokenOf(known, noun) &&
    !CONTAINED.has(lemma) &&
    !FOR_MONEY.has(lemma)
  );
}
