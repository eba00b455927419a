import { MONEY } from "../lexicon/nouns";
import { signOf } from "../lexicon/verbs";
import { type Amount, minus, NONE, plus, times, told } from "./amount";
import type { Rate } from "./entries";
import type { Fact, Sign, Slot } from "./facts";
import { isSameSlot } from "./match";
import { isOtherKindIn, isPriceOf, Unclear } from "./unclear";

/** The rates of a story, and where its unknowns come from. */
interface Book {
  readonly rates: Rate[];
  unknown(slot: Slot): Amount;
}

/** What a rate does to what is had; two prices for the same are two readings, whatever the verbs. */
const waysOf = (verb: string | undefined): Sign => (verb === undefined ? 0 : signOf(verb));

/** Two sizes of groups that are told apart by nothing cannot be counted together. */
export function tellRate({ rates }: Book, fact: Extract<Fact, { kind: "rate" }>): void {
  const { of, per, amount, isSingle = false, isReduction, isSize, isOffer, verb, doer, sign, span } = fact;
  const same = rates.find(
    (each) =>
      isSameSlot(each.of, of) &&
      each.of.purpose === of.purpose &&
      isSameSlot(each.per, per) &&
      each.per.when === per.when &&
      (each.verb === verb || (of.entity in MONEY && waysOf(each.verb) === waysOf(verb))) &&
      (each.doer === doer || each.doer === undefined || doer === undefined) &&
      each.isReduction === isReduction,
  );
  if (same || rates.some((each) => isOtherKindIn(each, fact))) throw new Unclear(of.entity);
  const rate = told(amount.value, amount.shown);
  rates.push({
    of,
    per,
    amount: rate,
    isSingle,
    isReduction,
    isSize,
    isOffer,
    verb,
    doer,
    sign,
    at: span.start,
  });
}

/** "A shirt costs $5 more than a hat." */
export function comparePrices(
  book: Book,
  { left, right, plus: more, sign, times: factor }: Extract<Fact, { kind: "compare" }>,
): void {
  const { rates } = book;
  const [other, ...others] = rates.filter((each) => isPriceOf(each, right));
  const isTold = rates.some((each) => isPriceOf(each, left));
  if (others.length > 0 || isTold || (!more && !factor)) throw new Unclear(right.entity);
  const of: Slot = other?.of ?? { owner: "", entity: "dollar", attributes: [] };
  const price = other?.amount ?? book.unknown(of);
  if (!other) rates.push({ of, per: right, amount: price, isSingle: true });
  const scaled = factor ? times(told(factor.value, factor.shown), price) : price;
  const on = more && told(more.value, more.shown);
  const amount = on ? plus([scaled ?? NONE, sign === -1 ? minus(on) : on]) : scaled;
  if (amount) rates.push({ of, per: left, amount, isSingle: true });
}
