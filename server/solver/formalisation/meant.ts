import { singular } from "../lexicon/nouns";
import { verbForm } from "../lexicon/verbs";
import type { Slot } from "../situations/facts";
import { words } from "../word-list";
import { isMeant, type Page } from "./page";
import { type FormalFact, type Formalisation, type FormalSlot, Misread } from "./types";

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

/** Everybody named, each by the last word of what they are called: "her mother" is mother. */
export const namesOf = (who: string): readonly string[] =>
  who.split(/,|&|\band\b/i).flatMap((each) => wordsIn(each).at(-1) ?? []);

/** The owner of a slot as the engine writes it. */
export const ownerOf = (who: string): string => namesOf(who).toSorted().join("&");

/** The thing by its last word, in the singular; what stands before it says which of them.
 * @throws {Misread} where no thing is named */
export function thingOf({ what, kind }: Pick<FormalSlot, "what" | "kind">): Omit<Slot, "owner"> {
  const words = wordsIn(what);
  const last = words.at(-1);
  if (last === undefined) throw new Misread("nothing is said to be counted");
  return {
    entity: singular(last),
    attributes: [...new Set([...kind.flatMap(wordsIn), ...words.slice(0, -1)])],
  };
}

/** @throws {Misread} where no thing is named */
export const slotOf = (slot: FormalSlot): Slot => ({ owner: ownerOf(slot.who), ...thingOf(slot) });

export const lemmaOf = (verb: string): string => {
  const [word = ""] = wordsIn(verb);
  return verbForm(word)?.lemma ?? word;
};

/** Who, what and which the facts and the question speak of. */
export interface Cast {
  readonly names: ReadonlySet<string>;
  readonly things: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
}

/** Everyone and everything a formalisation speaks of.
 * @throws {Misread} naming what is not in the text */
export function castOf({ facts, question }: Formalisation, page: Page): Cast {
  const slots = [...facts.flatMap(slotsIn), question, ...(question.than ? [question.than] : [])];
  const names = slots.flatMap(({ who }) => namesOf(who));
  const groups = [...facts.flatMap((fact) => (fact.say === "rate" ? [fact.per] : [])), question.per];
  const things = [
    ...slots.filter(({ what }) => what !== "").map((slot) => thingOf(slot).entity),
    ...groups.filter((per) => per !== "").map((per) => thingOf({ what: per, kind: [] }).entity),
  ];
  const kinds = slots.filter(({ what }) => what !== "").flatMap((slot) => thingOf(slot).attributes);
  const missing = [...names, ...things.filter((thing) => !UNSAID.has(thing)), ...kinds].find(
    (name) => !page.words.some((word) => isMeant(word, name)),
  );
  if (missing !== undefined) throw new Misread(`“${missing}” is not in the text`);
  return { names: new Set(names), things: new Set(things), kinds: new Set(kinds) };
}

/** What is said by a sign or by "older". */
const UNSAID = words("dollar cent age height length weight distance");

function slotsIn(fact: FormalFact): readonly FormalSlot[] {
  const { what, kind } = fact;
  if (fact.say === "transfer") return [fact.from, fact.to].map((who) => ({ who, what, kind }));
  if (fact.say === "together") return fact.who.map((who) => ({ who, what, kind }));
  if (fact.say === "rate") return [{ who: "", what, kind }];
  return fact.say === "compare" ? [fact, fact.than] : [fact];
}
