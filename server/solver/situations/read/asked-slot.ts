import { ADJECTIVE_DIMENSIONS, DIMENSIONS } from "../../lexicon/comparison";
import { dimensionOf, isKindOf, MEALS, TIMES } from "../../lexicon/nouns";
import { isAmong } from "../../word-list";
import type { Slot } from "../facts";
import type { Asked } from "./asked";
import { boughtIn, moneyAsked, moneyNamed } from "./asked-money";
import { type Context, nounIn, ownerOf, placeIn, thingOf, whenIn } from "./context";
import type { Noun, Phrase } from "./phrase-types";

/** What is measured: "how tall" and "how much taller" ask for heights, "how much does it weigh" for a weight. */
export const measuredBy = ({ adjective, comparative, how, noun, verb }: Asked): string | undefined => {
  if (noun) return undefined;
  if (how === "much" && verb?.lemma === "weigh") return "weight";
  return ADJECTIVE_DIMENSIONS[adjective ?? ""] ?? DIMENSIONS[comparative ?? ""];
};

export function askedSlot(known: Context, asked: Asked): Slot | null {
  const { noun, how, subject, rest } = asked;
  const dimension = measuredBy(asked);
  const isOfThing = (dimension !== undefined && asked.verb?.lemma === "be") || asked.verb?.lemma === "cost";
  const said = how === "what" ? rest.filter((each) => isOneOf(known, each)) : subject;
  const owner = ownerOfAsked(known, asked, isOfThing ? [...subject, ...rest] : said);
  const spentOn = boughtIn(asked)?.head;
  const isPurpose = (each: string): boolean =>
    each === spentOn || (isKindOf(each, spentOn ?? "") && !known.entities.has(spentOn ?? ""));
  const purpose = [...known.purposes].some(isPurpose) ? spentOn : undefined;
  const shared = {
    owner,
    place: spentOn === undefined ? placeIn(rest) : undefined,
    when: whenAsked(known, [...rest, ...subject]),
    purpose,
  };
  if (noun?.head === "change" && how === "much")
    return {
      ...shared,
      entity: known.entities.has("cent") && !known.entities.has("dollar") ? "cent" : "dollar",
      attributes: [],
    };
  if (moneyNamed(asked)) return { ...shared, owner: "", entity: "dollar", attributes: [] };
  const weighed = noun ? noun.head === "weight" && !isOneOfSeveral(noun) : dimension === "weight";
  if (weighed && !known.entities.has("weight")) {
    const [unit, ...units] = [...known.entities].filter((each) => dimensionOf(each) === MASS);
    if (unit && units.length === 0) return { ...shared, owner: "", entity: unit, attributes: [] };
  }
  if (noun) {
    const thing = thingOf(known, noun.head === "total" && noun.of ? noun.of : noun);
    return thing.entity === "" ? null : { ...shared, ...thing };
  }
  if (how === "big") return sizeAsked(known, asked, shared);
  if (how === "far" || how === "fast" || dimension === "distance") return unitAsked(known, "far", shared);
  if (dimension === "length" && asked.verb?.lemma !== "be")
    return unitAsked(known, "long", { ...shared, owner: owner === "it" ? "" : owner });
  if (dimension) return { ...shared, entity: dimension, attributes: [] };
  if (how === "much") return moneyAsked(known, asked, shared);
  if (how !== "many" || !known.last) return null;
  return { ...shared, entity: known.last.entity, attributes: [] };
}

const MASS = dimensionOf("pound");

/** "their mean weight", "the heaviest weight" */
const isOneOfSeveral = ({ attributes }: Noun): boolean =>
  attributes.some((each) => !isAmong(each, "total combined whole"));

/** "the total number of goals Ann scored": somebody of the story. */
const isOneOf = (known: Context, phrase: Phrase): boolean =>
  phrase.kind === "noun" && !phrase.pronoun && known.owners.includes(phrase.head);

/** "How far", "how long": in the unit of length or time that the story is told in, where it is only one. */
function unitAsked(
  known: Context,
  how: "far" | "long",
  shared: Omit<Slot, "entity" | "attributes">,
): Slot | null {
  const units = [...known.entities].filter((each) => (how === "far" ? LENGTHS : TIMES).has(each));
  const [unit] = units;
  return unit && units.length === 1 ? { ...shared, entity: unit, attributes: [] } : null;
}

/** "How big is each group of nuts": how many are in it. */
function sizeAsked(known: Context, asked: Asked, shared: Omit<Slot, "entity" | "attributes">): Slot | null {
  const each = eachIn(asked);
  if (!each || (!each.of && !known.last)) return null;
  return { ...shared, ...thingOf(known, each.of) };
}

const LENGTHS: ReadonlySet<string> = new Set([
  "mile",
  "kilometer",
  "meter",
  "foot",
  "yard",
  "lap",
  "block",
  "inch",
  "centimeter",
  "millimeter",
]);
const EVERYBODY = "*";

/** "the girls", "the two brothers": all who are spoken of, where none of them is called so. */
const isEverybody = ({ cast, entities, owners }: Context, noun: Noun): boolean =>
  noun.isPlural &&
  !noun.pronoun &&
  !noun.whose &&
  cast.length > 1 &&
  noun.attributes.length === 0 &&
  (isKindOf(noun.head, "person") || noun.head === "sibling") &&
  !owners.includes(noun.head) &&
  !entities.has(noun.head);

function ownerAsked(known: Context, subject: readonly Phrase[]): string {
  const own = subject.filter((each): each is Noun => each.kind === "noun");
  const [only] = own;
  if (own.length === 1 && only && isEverybody(known, only)) return EVERYBODY;
  if (own.length > 0) return [...new Set(own.map((noun) => ownerOf(known, noun)))].sort().join("&");
  return "";
}

/** "How long will the money last him?" Whose it is, and not what lasts; "how much does the hat cost" is nobody's. */
function ownerOfAsked(known: Context, { verb, rest }: Asked, said: readonly Phrase[]): string {
  if (verb?.lemma === "cost") return "";
  return verb?.lemma === "last" ? ownerAsked(known, rest) || known.doer : ownerAsked(known, said);
}

const DAYTIME: ReadonlySet<string> = new Set([
  ..."morning noon afternoon evening night".split(" "),
  ...MEALS,
]);
const isDaytime = (when: string): boolean => DAYTIME.has(when.split(" ").at(-1) ?? "");

/** "that day", "during the week": all that is told, where no such time is told by name. Of a day that are its parts
 * alone: which of several days is meant is not said. */
export function whenAsked(known: Context, phrases: readonly Phrase[]): string | undefined {
  const when = whenIn(phrases);
  const unit = when === "today" ? "day" : /^(?:that )?(day|week|month|year|weekend)$/.exec(when ?? "")?.[1];
  const isWhole =
    unit !== undefined &&
    !known.whens.has(when ?? "") &&
    (unit !== "day" || [...known.times].every((each) => each === when || isDaytime(each)));
  return isWhole ? undefined : when;
}

/** The thing that "each" or "per" is said of in the question. */
export function eachIn({ noun, subject, rest }: Asked): Noun | undefined {
  const isEach = (noun: Noun | undefined): boolean =>
    noun !== undefined && isAmong(noun.determiner, "each every");
  const own = subject.find((each): each is Noun => each.kind === "noun" && isEach(each));
  if (own) return own;
  if (noun?.of && isEach(noun.of)) return noun.of;
  for (const phrase of rest) {
    if (phrase.kind === "noun" && isEach(phrase)) return phrase;
    const noun = phrase.kind === "preposition" ? nounIn(phrase) : undefined;
    if (noun && (isEach(noun) || (phrase.kind === "preposition" && phrase.word === "per"))) return noun;
  }
  return undefined;
}
