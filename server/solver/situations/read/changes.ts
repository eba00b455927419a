import { MEASURES, MONEY } from "../../lexicon/nouns";
import { signOf } from "../../lexicon/verbs";
import { isAmong, words } from "../../word-list";
import type { Fact, Slot } from "../facts";
import { hasParticle, nounIn, placeIn, withPreposition } from "./context";
import type { Phrase, Quantity } from "./phrase-types";
import type { Reading } from "./statement";

const TRAVELLED: ReadonlySet<string> = words(
  "mile kilometer lap hour minute second day week month year time",
);
const PUT: ReadonlySet<string> = words("put place pack load pour plant store add fill stack drop");

/** What an amount is spent on: what follows it, before the next amount. */
function purposeOf(rest: readonly Phrase[], quantity: Quantity): string | undefined {
  const at = rest.indexOf(quantity);
  const next = rest.findIndex((each, i) => i > at && each.kind === "quantity");
  const own = rest.slice(at + 1, next < 0 ? undefined : next);
  return nounIn(withPreposition(own, "on", "for"))?.head;
}

/** What a verb does to so much of a thing. */
export function changeOf(
  reading: Reading,
  slot: Slot,
  amount: Extract<Fact, { kind: "change" }>["amount"],
  quantity: Quantity,
): Fact {
  const { clause } = reading;
  const verb = clause.verb?.verb;
  const lemma = verb?.lemma ?? "";
  const isSpending = isAmong(lemma, "spend pay");
  const purpose = isSpending ? purposeOf(clause.rest, quantity) : undefined;
  const isPlaced =
    PUT.has(lemma) &&
    (placeIn(clause.rest) !== undefined ||
      hasParticle(clause.rest, "in") ||
      withPreposition(clause.rest, "inside", "in") !== undefined);
  const isMeasured =
    MEASURES.has(slot.entity) &&
    !(slot.entity in MONEY) &&
    (verb?.class === "act" || TRAVELLED.has(slot.entity));
  const isPut = quantity.of !== undefined && (verb?.class === "construct" || isPlaced);
  const isDone = quantity.of !== undefined && verb?.class === "act" && reading.known.isRemainder;
  const sign = isPut || isDone ? -1 : isPlaced ? 1 : isMeasured ? 0 : signOf(lemma);
  const span = { start: clause.start, end: Math.max(clause.end, quantity.end) };
  if (purpose !== undefined) reading.known.purposes.add(purpose);
  return {
    kind: "change",
    span,
    slot: {
      ...slot,
      owner: isPlaced && !isPut && slot.place !== undefined ? "" : slot.owner,
      place: isSpending || isPut ? undefined : slot.place,
      purpose,
    },
    amount,
    sign,
    verb: lemma,
    isSome: quantity.of !== undefined || undefined,
  };
}
