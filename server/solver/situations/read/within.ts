import { TIMES } from "../../lexicon/nouns";
import { isAmong } from "../../word-list";
import type { Fact } from "../facts";
import type { Clause } from "./clauses";
import { type Context, nounIn, thingOf } from "./context";
import type { Noun, Phrase, Preposition, Quantity } from "./phrase-types";
import { isRemainder } from "./sharing";
import { amountsIn, ofMany } from "./statement";

interface Within {
  readonly facts: readonly Fact[];
  /** The clause without the words for it; null where it tells nothing else. */
  readonly clause: Clause | null;
}

const isEach = (noun: Noun | undefined): noun is Noun => isAmong(noun?.determiner, "each every");

const sizeOf = (phrase: Phrase | undefined): Quantity | undefined => {
  if (phrase?.kind !== "preposition" || phrase.word !== "with") return undefined;
  const [only] = phrase.object;
  return only?.kind === "quantity" && isPlain(only) ? only : undefined;
};

const isPlain = ({ number, more, isMultiple, isEach: each, of }: Quantity): boolean =>
  number?.unit === "" && !number.isFraction && !more && !isMultiple && !each && !of;

const isInside = (phrase: Phrase | undefined): phrase is Preposition =>
  phrase?.kind === "preposition" && isAmong(phrase.word, "in on inside at") && isEach(nounIn(phrase));

/** "into folders with 8 in each one": in each of the folders. */
function groupOf({ rest }: Clause, at: number, noun: Noun | undefined): Noun | undefined {
  if (noun?.head !== "one") return noun;
  const into = rest[at - 1];
  const group =
    into?.kind === "preposition" && isAmong(into.word, "in into on onto") ? nounIn(into) : undefined;
  return group?.isPlural && !group.pronoun ? group : undefined;
}

/** "She puts her cards in a binder with 9 cards on each page": what each page holds, and the rest of what is told. Null
 * where nothing of the kind is told. */
export function sizeWithin(known: Context, clause: Clause): Within | null {
  const at = clause.rest.findIndex((each, i) => sizeOf(each) !== undefined && isInside(clause.rest[i + 1]));
  const size = sizeOf(clause.rest[at]);
  const inside = clause.rest[at + 1];
  if (at < 0 || !size?.number || !isInside(inside)) return null;
  const group = groupOf(clause, at, nounIn(inside));
  const object = clause.rest.slice(0, at).find((each) => each.kind === "noun" || each.kind === "quantity");
  const put = object?.kind === "quantity" ? (object.noun ?? object.of) : object;
  // "with 5 on each page": of what is put there.
  const noun = size.noun ?? ofMany(known, size).noun ?? put;
  // "4 rows with 7 roses in each row": the rows are counted, and what is said of them is of those.
  if (!group || !noun || group.head === put?.head) return null;
  const [of, per] = [thingOf(known, noun), thingOf(known, group)];
  if (of.entity === "" || per.entity === "" || of.entity === per.entity) return null;
  for (const { entity } of [of, per]) known.entities.add(entity);
  if (known.last === undefined) known.last = { owner: "", ...of };
  const rest = [...clause.rest.slice(0, at), ...clause.rest.slice(at + 2)];
  const span = { start: clause.start, end: clause.end };
  const rate: Fact = {
    kind: "rate",
    span,
    of: { owner: "", ...of },
    per: { owner: "", ...per },
    amount: size.number,
  };
  const own = [...clause.subject, ...rest];
  // "put the rest into folders": what there is by then, which is told already.
  const isRest = own.some(isAmount) && amountsIn(own).every(({ quantity }) => isRemainder(quantity));
  if (isRest) return { facts: [rate], clause: null };
  return { facts: [rate], clause: { ...clause, rest, tells: own.some(isAmount) } };
}

const isAmount = (phrase: Phrase): boolean =>
  phrase.kind === "quantity" || (phrase.kind === "preposition" && phrase.object.some(isAmount));

/** "scored 40 points in 5 games", "has 48 pencils in 8 boxes": so many of what is asked for one by one, and the rest of
 * what is told. Null where none is told. */
export function groupsWithin(known: Context, clause: Clause): Within | null {
  const { eachOf } = known;
  const at = clause.rest.findIndex(
    (each) =>
      each.kind === "preposition" &&
      isAmong(each.word, "in on over during") &&
      groupIn(each, eachOf) !== undefined,
  );
  const group = groupIn(clause.rest[at], eachOf);
  const own = [...clause.subject, ...clause.rest.slice(0, at), ...clause.rest.slice(at + 1)];
  const isTold =
    amountsIn(own).length === 1 && amountsIn(own).every(({ quantity }) => quantity.number !== undefined);
  if (!group?.number || !group.noun || clause.verb?.isNegated || !isTold) return null;
  const thing = thingOf(known, group.noun);
  if (thing.entity === "" || known.entities.has(thing.entity) || TIMES.has(thing.entity)) return null;
  known.entities.add(thing.entity);
  known.sharer = thing.entity;
  const span = { start: clause.start, end: clause.end };
  const amount = { kind: "number", number: group.number } as const;
  const has: Fact = { kind: "has", span, slot: { owner: "", ...thing }, amount, time: "", isGroup: true };
  const rest = clause.rest.filter((_, i) => i !== at);
  return { facts: [has], clause: { ...clause, rest } };
}

function groupIn(phrase: Phrase | undefined, eachOf: string | undefined): Quantity | undefined {
  if (phrase?.kind !== "preposition" || eachOf === undefined) return undefined;
  const [only] = phrase.object;
  return only?.kind === "quantity" && isPlain(only) && only.noun?.head === eachOf ? only : undefined;
}
