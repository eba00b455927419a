import { GROUPS } from "../../lexicon/nouns";
import { words } from "../../word-list";
import type { Slot } from "../facts";
import type { Asked } from "./asked";
import { type Context, nounIn, thingOf, withPreposition } from "./context";
import type { Noun, Preposition } from "./phrase-types";

const isSpokenOf = (known: Context, noun: Noun): boolean =>
  known.entities.has(thingOf(known, noun).entity) || known.described.has(noun.head);

/** "How many shelves are needed for the red books?": what they are filled with, where it is one of the things told. */
export function contentIn(known: Context, { rest, subject, verb }: Asked): Slot | undefined {
  const isFilled = CONTAINED.has(verb?.lemma ?? "");
  // "How many vans do the pupils need?": for the pupils.
  const who = verb?.lemma === "need" ? subject.find((each): each is Noun => each.kind === "noun") : undefined;
  const isCounted = who !== undefined && !who.pronoun && known.entities.has(thingOf(known, who).entity);
  const noun = isFilled ? (nounIn(withPreposition(rest, "for")) ?? (isCounted ? who : undefined)) : undefined;
  return noun && !noun.pronoun && isSpokenOf(known, noun)
    ? { owner: "", ...thingOf(known, noun) }
    : undefined;
}

/** "How many bags of rolls": what they are filled with. */
export function contentOfGroups(known: Context, { entity, attributes }: Slot): Slot | undefined {
  const [own, ...more] = GROUPS.has(entity) ? attributes.filter((each) => known.entities.has(each)) : [];
  return own !== undefined && more.length === 0 ? { owner: "", entity: own, attributes: [] } : undefined;
}

const CONTAINED: ReadonlySet<string> = words("need use require fill take be");
const FOR_MONEY: ReadonlySet<string> = words("spend pay cost charge earn make get save owe");

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
