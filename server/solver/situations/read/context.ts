import { GROUPS, isKindOf, MEASURES, MONEY, PORTIONS } from "../../lexicon/nouns";
import { ordinal } from "../../lexicon/number-words";
import { ADJECTIVES, genderOf, pronounOf } from "../../lexicon/pronouns";
import { isAmong } from "../../word-list";
import type { Slot, Told } from "../facts";
import type { StoryNumber } from "../words";
import type { Noun, Phrase, Preposition, Quantity } from "./phrase-types";
import { Unread } from "./unread";

/** Which of the persons a pronoun can mean: the one who last did something, the one last named, or
 * the one the story began with. */
export type PronounRule = "doer" | "named" | "topic";

/** What has been spoken of so far. */
export interface Context {
  readonly rule: PronounRule;
  /** Those who have or do something, the last first. */
  owners: string[];
  /** The last that was a subject. */
  doer: string;
  /** What several things that were counted in one breath are, all of them: children, where boys and girls were. */
  many?: Slot;
  /** Several things were counted in one breath, so that "them" is no one of them. */
  isSeveral: boolean;
  /** Of whom something was told one by one last: "each box". */
  every?: Noun;
  /** The last thing counted, with what is said of it. */
  last?: Slot;
  /** What something is told to be done with before any of it is counted: "were picking carrots. Ann picked 29". */
  topic?: Slot;
  /** Everything counted so far, by portion ("piece" of candy). */
  readonly portions: Map<string, string>;
  readonly entities: Set<string>;
  /** A pronoun could mean more than one. */
  isAmbiguous: boolean;
  /** The question is how many more. */
  asksMore: boolean;
  /** The thing whose price was told last. */
  priced?: Slot;
  /** What the amounts of a clause are measured by, by where the clause begins. */
  beside?: { readonly at: number; readonly slot: Slot };
  /** What is said of the things that are counted: "red". */
  readonly described: Set<string>;
  /** What was done, by its verbs. */
  readonly acts: Set<string>;
  /** Of what some is told, and not how much. */
  readonly untold: Set<string>;
  /** Of what so much is told to be needed. */
  readonly needs: Set<string>;
  /** What money is spent on. */
  readonly purposes: Set<string>;
  /** "in each game": of what it is asked how much each has. */
  eachOf?: string;
  /** The question is how much for each. */
  asksEach: boolean;
  /** Where the purpose of a recipe begins: "to make 1 pie". */
  recipe: number;
  /** Those that something is shared out to: "each" alone is each of them. */
  sharer?: string;
  /** What was done last. */
  verb: string;
  /** The question is what would be: what is wanted or planned counts as done. */
  isHypothetical: boolean;
  /** The question is what remains. */
  isRemainder: boolean;
  /** "They share the cost": what is paid is paid by all of them. */
  isCostShared: boolean;
  /** "and the rest walk": what is told of some is told of parts of a whole. */
  isParted: boolean;
  /** Where anything is. */
  readonly places: Set<string>;
  /** The same before the clause that is read. */
  placesBefore: ReadonlySet<string>;
  /** Who has been called "he" or "she". */
  readonly genders: Map<string, string>;
  /** Named as the one somebody else belongs to: "Joe's mother". */
  readonly mentioned: Set<string>;
  /** In the order they were first named. */
  readonly cast: string[];
  /** The kinds that some of the things are told to be: "girl" of students. */
  readonly parts: Set<string>;
  /** Where any amount is told to be. */
  readonly wheres: Set<string>;
  /** When anything is told to be. */
  readonly whens: Set<string>;
  /** Every time that is spoken of. */
  readonly times: Set<string>;
}

export const context = (rule: PronounRule): Context => ({
  rule,
  owners: [],
  doer: "",
  portions: new Map(),
  entities: new Set(),
  isSeveral: false,
  verb: "have",
  asksMore: false,
  described: new Set(),
  acts: new Set(),
  untold: new Set(),
  needs: new Set(),
  purposes: new Set(),
  asksEach: false,
  recipe: -1,
  isHypothetical: false,
  isAmbiguous: false,
  isRemainder: false,
  isParted: false,
  isCostShared: false,
  places: new Set(),
  placesBefore: new Set(),
  genders: new Map(),
  mentioned: new Set(),
  cast: [],
  parts: new Set(),
  wheres: new Set(),
  whens: new Set(),
  times: new Set(),
});

const GROUP = "*";
/** A subject that stands for many, which no pronoun means and no later clause may take over. */
export const EACH = "\u0000each";

/** Who a pronoun means; empty when nobody fits. */
function antecedent(known: Context, pronoun: string, except: string): string {
  if (isAmong(pronoun, "i me my we us our you your")) return "i";
  if (isAmong(pronoun, "they them their")) {
    const [first] = known.owners;
    if (known.owners.length === 1 && first) return first;
    const several = known.owners.find((each) => each.includes("&"));
    return several ?? GROUP;
  }
  const gender = pronounOf(pronoun);
  if (pronoun === "it" && known.owners.length === 0) return "it";
  const fits = (each: string): boolean =>
    each !== "" &&
    // Whoever tells the story is no "he" of it.
    each !== "i" &&
    each !== except &&
    each !== GROUP &&
    each !== EACH &&
    !each.includes("&") &&
    // A box is no "she".
    (gender === "it" || !GROUPS.has(each.split(" ").at(-1) ?? "")) &&
    (known.genders.get(each) ?? genderOf(each) ?? gender) === gender;
  const order = { doer: [known.doer, ...known.owners], named: known.owners, topic: known.cast }[known.rule];
  if (new Set([...order, ...known.owners].filter(fits)).size > 1) known.isAmbiguous = true;
  const found = order.find(fits) ?? (pronoun === "it" ? "it" : ([...known.mentioned].find(fits) ?? ""));
  if (found !== "" && gender) known.genders.set(found, gender);
  return found;
}

/** The key of somebody or some place that has things. */
export function ownerOf(known: Context, noun: Noun, except = ""): string {
  if (noun.pronoun) return antecedent(known, noun.pronoun, except);
  if (noun.whose && pronounOf(noun.whose)) antecedent(known, noun.whose, "");
  // "Joe's mother gave him": Joe is spoken of as well, though he does nothing yet.
  if (noun.isOfName && noun.whose) known.mentioned.add(noun.whose);
  const gender = genderOf(noun.attributes[0] ?? "");
  if (noun.isName && gender && !known.genders.has(noun.head)) known.genders.set(noun.head, gender);
  const isToldApart =
    noun.determiner === "the" &&
    !noun.isName &&
    noun.attributes.length > 0 &&
    !isKindOf(noun.head, "person") &&
    noun.attributes.every((each) => ADJECTIVES.has(each) || ordinal(each) !== null);
  return GROUPS.has(noun.head) || isToldApart ? [...noun.attributes, noun.head].join(" ") : noun.head;
}

/** Who "they" are, where two have been spoken of. */
export function bothOf(known: Context, owner: string): string {
  const own = known.owners.filter((each) => !each.includes("&") && each !== GROUP);
  return owner === GROUP && own.length === 2 ? [...own].sort().join("&") : owner;
}

export function remember(known: Context, owner: string, isDoer: boolean): void {
  if (owner === "" || owner === GROUP) return;
  if (!known.cast.includes(owner)) known.cast.push(owner);
  known.owners = [owner, ...known.owners.filter((each) => each !== owner)];
  if (isDoer) known.doer = owner;
}

/** "red" of "3 red and 5 blue": a noun that only describes takes the thing from beside it. */
export const isBareAdjective = (noun: Noun | undefined): boolean =>
  noun !== undefined &&
  !noun.of &&
  !noun.isPlural &&
  (ADJECTIVES.has(noun.head) || (noun.head.endsWith("ed") && noun.head.length > 4));

export interface Thing {
  /** What it is measured in. */
  readonly unit?: string;
  readonly entity: string;
  readonly attributes: readonly string[];
}

/** What is counted without a name: what was counted last. "12 pens and 8 pencils. 5 of them": of all of them, where there
 * is a word for it. */
function unnamed({ isSeveral, many, last, topic }: Context, noun: Noun | undefined): Slot | undefined {
  if (!isSeveral || (noun && !isAmong(noun.pronoun, "them they those"))) return last ?? topic;
  if (!many) throw new Unread(noun?.pronoun ?? "");
  return many;
}

/** The thing that is counted, with what is said of it. */
export function thingOf(known: Context, noun: Noun | undefined, fallback?: Slot): Thing {
  const last = fallback ?? unnamed(known, noun);
  if (!noun || noun.pronoun || noun.head === "one" || (noun.head === "total" && !noun.of))
    return { entity: last?.entity ?? "", attributes: last?.attributes ?? [], unit: last?.unit };
  if (isBareAdjective(noun))
    return { entity: last?.entity ?? "", attributes: [...noun.attributes, noun.head], unit: last?.unit };
  const entity = isAmong(noun.head, "money buck cash budget")
    ? "dollar"
    : (PORTIONS.has(noun.head) && known.portions.get(noun.head)) || noun.head;
  if (noun.portion) known.portions.set(noun.portion, noun.head);
  const unit = noun.portion ?? (entity === noun.head ? undefined : noun.head);
  const attributes = noun.attributes.filter(
    (each) => !isAmong(each, "new total many same other own") || each === "new",
  );
  const measured = unit !== undefined && MEASURES.has(unit) ? { unit } : {};
  return {
    entity,
    attributes: noun.of ? [...attributes, ...noun.of.attributes, noun.of.head] : attributes,
    ...measured,
  };
}

export const quantityThing = (known: Context, { noun, number, of }: Quantity, fallback?: Slot): Thing =>
  number?.unit === "$" ? { entity: "dollar", attributes: [] } : thingOf(known, noun ?? of, fallback);

export const isMoney = (entity: string): boolean => entity in MONEY;

export const placeIn = (phrases: readonly Phrase[]): string | undefined => {
  for (const phrase of phrases) {
    if (phrase.kind !== "preposition" || !isAmong(phrase.word, "in on at into inside onto under near aboard"))
      continue;
    const [object] = phrase.object;
    if (
      object?.kind === "noun" &&
      !object.pronoun &&
      object.head !== "total" &&
      !isAmong(object.head, "all way time row hand once moment start beginning end first")
    )
      return [...object.attributes.filter((each) => ordinal(each) !== null), object.head].join(" ");
  }
  return undefined;
};

export function whenIn(phrases: readonly Phrase[]): string | undefined {
  for (const phrase of phrases) {
    const time =
      phrase.kind === "time"
        ? phrase
        : phrase.kind === "preposition" && phrase.word !== "than"
          ? phrase.object.find(({ kind }) => kind === "time")
          : undefined;
    if (
      time?.kind === "time" &&
      !isAmong(time.when, "halloween christmas easter thanksgiving birthday summer")
    )
      return time.when;
  }
  return undefined;
}

export const withPreposition = (
  phrases: readonly Phrase[],
  ...words: readonly string[]
): Preposition | undefined =>
  phrases.find(
    (phrase): phrase is Preposition => phrase.kind === "preposition" && words.includes(phrase.word),
  );

export const nounIn = (preposition: Preposition | undefined): Noun | undefined =>
  preposition?.object.find((each): each is Noun => each.kind === "noun");
export const hasParticle = (phrases: readonly Phrase[], ...words: readonly string[]): boolean =>
  phrases.some((phrase) => phrase.kind === "particle" && words.includes(phrase.word));

/** "in all", "in total", "altogether", "together": everything is counted. */
export const isTotal = (phrases: readonly Phrase[]): boolean =>
  hasParticle(phrases, "altogether", "together", "combined", "total") ||
  phrases.some(
    (phrase) =>
      (phrase.kind === "noun" && isAmong(phrase.head, "total combined")) ||
      (phrase.kind === "preposition" &&
        phrase.object.some(
          (each) =>
            (each.kind === "quantity" && each.word === "all") ||
            (each.kind === "noun" && each.head === "total"),
        )),
  ) ||
  phrases.some((phrase) => phrase.kind === "quantity" && phrase.word === "all" && !phrase.noun && !phrase.of);

export const told = (number: StoryNumber): Told => ({ kind: "number", number });
