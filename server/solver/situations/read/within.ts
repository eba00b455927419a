import type { Fact } from "../facts";
import type { Clause } from "./clauses";
import { type Context, nounIn, thingOf } from "./context";
import type { Noun, Phrase, Preposition, Quantity } from "./phrase-types";
import { ofMany } from "./statement";

interface Within {
  readonly facts: readonly Fact[];
  /** The clause without the words for it. */
  readonly clause: Clause;
}

const isEach = (noun: Noun | undefined): noun is Noun => /^(?:each|every)$/.test(noun?.determiner ?? "");

const sizeOf = (phrase: Phrase | undefined): Quantity | undefined => {
  if (phrase?.kind !== "preposition" || phrase.word !== "with") return undefined;
  const [only] = phrase.object;
  return only?.kind === "quantity" && isPlain(only) ? only : undefined;
};

const isPlain = ({ number, more, isMultiple, isEach: each, of }: Quantity): boolean =>
  number?.unit === "" && !number.isFraction && !more && !isMultiple && !each && !of;

const isInside = (phrase: Phrase | undefined): phrase is Preposition =>
  phrase?.kind === "preposition" && /^(?:in|on|inside|at)$/.test(phrase.word) && isEach(nounIn(phrase));

/** "She puts her cards in a binder with 9 cards on each page": what each page holds, and the rest of what is told. Null
 * where nothing of the kind is told. */
export function sizeWithin(known: Context, clause: Clause): Within | null {
  const at = clause.rest.findIndex((each, i) => sizeOf(each) !== undefined && isInside(clause.rest[i + 1]));
  const size = sizeOf(clause.rest[at]);
  const inside = clause.rest[at + 1];
  if (at < 0 || !size?.number || !isInside(inside)) return null;
  const group = nounIn(inside);
  const object = clause.rest.slice(0, at).find((each) => each.kind === "noun" || each.kind === "quantity");
  const own = object?.kind === "quantity" ? (object.noun ?? object.of) : object;
  // "with 5 on each page": of what is put there.
  const noun = size.noun ?? ofMany(known, size).noun ?? own;
  if (!group || group.head === "one" || !noun) return null;
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
  return { facts: [rate], clause: { ...clause, rest, tells: [...clause.subject, ...rest].some(isAmount) } };
}

const isAmount = (phrase: Phrase): boolean =>
  phrase.kind === "quantity" || (phrase.kind === "preposition" && phrase.object.some(isAmount));
