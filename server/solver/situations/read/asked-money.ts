import { isKindOf, MEASURES, TIMES } from "../../lexicon/nouns";
import { table } from "../../table";
import { isAmong, words } from "../../word-list";
import type { Slot } from "../facts";
import type { Asked } from "./asked";
import { type Context, hasParticle, nounIn, thingOf, withPreposition } from "./context";
import type { Noun } from "./phrase-types";
import { amountsIn } from "./statement";

/** What the money that is asked for was paid for: "the apples cost", "spend on apples". */
export const boughtIn = ({ verb, subject, rest }: Asked): Noun | undefined =>
  isAmong(verb?.lemma, "spend pay")
    ? nounIn(withPreposition(rest, "on", "for"))
    : isAmong(verb?.lemma, "make earn get raise collect receive")
      ? nounIn(withPreposition(rest, "from"))
      : verb?.lemma === "cost"
        ? subject.find((each): each is Noun => each.kind === "noun")
        : undefined;

/** "How much do a book and a pen cost": the prices of two things, beside which others may be told. */
export const asksSeveralPrices = ({ verb, subject }: Asked): boolean =>
  verb?.lemma === "cost" && subject.filter((each) => each.kind === "noun" && !each.pronoun).length > 1;

/** The cost of a thing of which none is told, where that of others is. */
export function asksOtherCost(known: Context, asked: Asked): boolean {
  const noun = boughtIn(asked);
  const isNew =
    known.priced !== undefined &&
    (noun?.determiner === "a" || noun?.determiner === "an") &&
    amountsIn([...asked.subject, ...asked.rest]).length === 0 &&
    !known.places.has(noun.head) &&
    !known.entities.has(thingOf(known, noun).entity);
  // "5 pairs of socks for $4 each and a hat. How much did the socks cost?" Which price that is, the pairs tell.
  const isInside = noun !== undefined && known.described.has(noun.head) && known.entities.size > 2;
  if (isNew || (isInside && !known.entities.has(thingOf(known, noun).entity))) return true;
  const isNamed = noun !== undefined && !noun.pronoun && known.purposes.size > 0;
  const isSaid =
    isNamed && [...known.purposes].some((each) => each === noun.head || isKindOf(each, noun.head));
  return isNamed && !isSaid && !known.entities.has(thingOf(known, noun).entity);
}

/** "the average price of a book", "the price per kilogram of the mixture": of what each has so much. */
export function meanPriced(known: Context, { how, noun, rest }: Asked): string | undefined {
  if (how !== "what" || !noun || MONEY_ASKED[noun.head] !== "cost") return undefined;
  const isMean = noun.attributes.includes("average");
  const per = nounIn(withPreposition(rest, "per"));
  if (isMean && isAmong(noun.of?.determiner, "a an each one every")) return thingOf(known, noun.of).entity;
  if (per?.portion !== undefined && MEASURES.has(per.portion))
    return isMean || MIXED.has(per.head) ? per.portion : undefined;
  return per && isMean ? thingOf(known, per).entity : undefined;
}

const MIXED: ReadonlySet<string> = words("mixture mix blend");

/** The same, where there are other things as well. */
export function pricedIn(known: Context, asked: Asked): Slot | undefined {
  const noun = boughtIn(asked);
  if (!noun || noun.pronoun) return undefined;
  const thing = thingOf(known, noun);
  return known.entities.has(thing.entity) ? { owner: "", ...thing } : undefined;
}

/** "What is the total cost": the money that is asked for, by what is done with it. */
const MONEY_ASKED: Readonly<Record<string, string>> = table({
  cost: "cost",
  price: "cost",
  bill: "cost",
  expense: "spend",
  earning: "earn",
  income: "earn",
  salary: "earn",
  wage: "earn",
  revenue: "earn",
});

/** "What is the total cost", "how much was the bill". */
export function moneyNamed({ how, noun, verb, subject, rest }: Asked): string | undefined {
  if (how === "what") return MONEY_ASKED[noun?.head ?? ""];
  const named = [...subject, ...rest].find((each): each is Noun => each.kind === "noun");
  return how === "much" && !noun && verb?.lemma === "be" ? MONEY_ASKED[named?.head ?? ""] : undefined;
}

const ABOUT_MONEY: ReadonlySet<string> = words("cost spend pay earn charge owe save make");

const OWNING: ReadonlySet<string> = words("have keep leave own");
const SPENDING: ReadonlySet<string> = words("buy spend pay purchase");

export function moneyAsked(
  known: Context,
  asked: Asked,
  shared: Omit<Slot, "entity" | "attributes">,
): Slot | null {
  if (asked.verb && ABOUT_MONEY.has(asked.verb.lemma))
    return {
      ...shared,
      entity: known.entities.has("cent") && !known.entities.has("dollar") ? "cent" : "dollar",
      attributes: [],
    };
  const counted = [...known.entities].filter((each) => !TIMES.has(each));
  const isOfMoney = counted.length > 0 && counted.every((each) => each === "dollar");
  const isLeft = hasParticle([...asked.rest, ...asked.subject], "left", "remaining");
  const isTraded = known.entities.has("dollar") && isLeft && [...known.acts].some((act) => SPENDING.has(act));
  if ((isOfMoney && OWNING.has(asked.verb?.lemma ?? "")) || isTraded)
    return { ...shared, entity: "dollar", attributes: [] };
  return known.last && known.entities.size === 1
    ? { ...shared, entity: known.last.entity, attributes: known.last.attributes }
    : null;
}
