import { ADJECTIVE_DIMENSIONS as ADJECTIVES, COMPARATIVES, DIMENSIONS } from "../../lexicon/comparison";
import { isAmong } from "../../word-list";
import type { Fact, Slot } from "../facts";
import { bothOf, type Context, nounIn, ownerOf, remember, told, withPreposition } from "./context";
import type { Noun, Particle, Phrase, Quantity } from "./phrase-types";
import { isNow, isTogether, type Reading, type Rule, spanOf, standardIn, topLevel } from "./statement";

const MEASURED: ReadonlySet<string> = new Set(
  "year month inch foot centimeter meter millimeter mile kilometer pound kilogram gram ounce ton minute hour yard degree".split(
    " ",
  ),
);

/** @param unit what the amount is told in; ages are told in years */
const slotOf = (owner: string, entity: string, unit?: string): Slot => ({
  owner,
  entity,
  attributes: [],
  unit: entity === "age" ? undefined : unit,
});

/** The word after an amount that says what it measures: "14 years old". */
function dimension(phrases: readonly Phrase[], { noun, comparative }: Quantity): string | undefined {
  if (comparative) return DIMENSIONS[comparative];
  const word =
    phrases.find((each): each is Noun => each.kind === "noun" && each.head in ADJECTIVES)?.head ??
    phrases.find((each): each is Particle => each.kind === "particle" && each.word in ADJECTIVES)?.word ??
    noun?.attributes.find((each) => each in ADJECTIVES) ??
    noun?.head;
  if (word && word in ADJECTIVES) return ADJECTIVES[word];
  return noun ? undefined : "age";
}

/** What an amount measures, by the word that compares it or stands after it. */
function measuredBy({ clause, known }: Reading, own: Quantity): string | undefined {
  if (own.comparative) return comparedDimension(known, own.comparative);
  return own.isMultiple ? ADJECTIVES[own.adjective ?? "old"] : dimension(clause.rest, own);
}

/** "18 cm shorter" is of a length where lengths are told, and of a height elsewhere. */
function comparedDimension({ entities }: Context, comparative: string): string | undefined {
  const own = DIMENSIONS[comparative];
  return own === "height" && !entities.has("height") && entities.has("length") ? "length" : own;
}

/** "Mia is 14 years old", "Mia is 4 years younger than Tom", "his sister is 5 years younger". */
export const measuring: Rule = (reading) => {
  const { clause, owner, known } = reading;
  const [own, ...more] = topLevel(clause.rest);
  const lemma = clause.verb?.verb.lemma;
  if (
    (lemma !== "be" && lemma !== "weigh") ||
    clause.verb?.isNegated ||
    !own?.number ||
    more.length > 0 ||
    owner === "" ||
    (owner === "*" && !isTogether(reading)) ||
    own.of ||
    own.isEach
  )
    return null;
  if (
    own.number.unit !== "" ||
    (own.number.isFraction && !own.isMultiple) ||
    (own.noun && !MEASURED.has(own.noun.head) && !(own.noun.head in ADJECTIVES))
  )
    return null;
  const entity = lemma === "weigh" ? "weight" : measuredBy(reading, own);
  if (own.isMultiple && !own.adjective && lemma !== "weigh" && !known.entities.has(entity ?? "")) return null;
  if (!entity || hasThing(reading)) return null;
  reading.used.add(own);
  const unit = own.noun && MEASURED.has(own.noun.head) ? own.noun.head : undefined;
  const left = slotOf(owner, entity, unit);
  known.entities.add(entity);
  if (own.isMultiple) return timesAs(reading, own, left);
  if (own.comparative) return moreThan(reading, own, left);
  const all = bothOf(known, owner);
  if (isTogether(reading))
    return all.includes("&")
      ? [
          {
            kind: "together",
            span: spanOf(reading),
            slot: { ...left, owner: all },
            amount: told(own.number),
            verb: "have",
          },
        ]
      : null;
  return [
    {
      kind: "has",
      span: spanOf(reading),
      slot: left,
      amount: told(own.number),
      time: isNow(reading) && reading.had.size > 0 ? "end" : "",
    },
  ];
};

/** "4 years younger than Tom". */
function moreThan(reading: Reading, own: Quantity, left: Slot): readonly Fact[] | null {
  const { clause, known, owner } = reading;
  const other = nounIn(standardIn(reading, clause.rest, "than"));
  const right = other ? ownerOf(known, other, owner) : (known.owners.find((each) => each !== owner) ?? "");
  if (right === "" || right === owner) return null;
  remember(known, right, false);
  return [
    {
      kind: "compare",
      span: spanOf(reading),
      left,
      right: { ...left, owner: right },
      verb: "have",
      plus: own.number,
      sign: COMPARATIVES[own.comparative ?? ""],
    },
  ];
}

const hasThing = ({ clause }: Reading): boolean =>
  clause.rest.some((each) => each.kind === "noun" && !(each.head in ADJECTIVES)) ||
  withPreposition(clause.rest, "in", "on", "at") !== undefined;

/** "twice as old as Ben". */
function timesAs(reading: Reading, own: Quantity, left: Slot): readonly Fact[] | null {
  const { known, clause } = reading;
  const standard = standardIn(reading, clause.rest, own.comparative ? "than" : "as");
  const other = nounIn(standard);
  const [lone, ...more] = known.owners.filter((each) => each !== left.owner && !each.includes("&"));
  const right = other ? ownerOf(known, other, left.owner) : !standard && more.length === 0 ? lone : undefined;
  if (!right || right === left.owner) return null;
  remember(known, right, false);
  return [
    {
      kind: "compare",
      span: spanOf(reading),
      left,
      right: slotOf(right, left.entity),
      verb: "have",
      times: own.number,
    },
  ];
}

/** "That is 3 times as many as Ben": the amount told last is compared. */
export const backward: Rule = (reading) => {
  const { clause, known } = reading;
  const [own, ...more] = topLevel(clause.rest);
  const isThat =
    clause.subject.length === 0 ||
    clause.subject.every(
      (each) =>
        (each.kind === "noun" && each.pronoun === "it") ||
        (each.kind === "particle" && isAmong(each.word, "that which this")),
    );
  if (
    clause.verb?.verb.lemma !== "be" ||
    !isThat ||
    !own?.number ||
    more.length > 0 ||
    !known.last ||
    own.noun
  )
    return null;
  if (!own.isMultiple && !own.more) return null;
  const other = nounIn(standardIn(reading, clause.rest, own.isMultiple && !own.more ? "as" : "than"));
  const right = other ? ownerOf(known, other, known.last.owner) : "";
  if (right === "" || right === known.last.owner || own.number.unit === "%") return null;
  reading.used.add(own);
  const shared = {
    kind: "compare",
    span: spanOf(reading),
    left: known.last,
    right: { ...known.last, owner: right },
    verb: known.verb,
  } as const;
  return [
    own.isMultiple ? { ...shared, times: own.number } : { ...shared, plus: own.number, sign: own.more },
  ];
};
