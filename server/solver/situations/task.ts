import type { Relation } from "../expression/ast";
import { equation } from "../expression/build";
import { equals, ONE, type Rational } from "../expression/rational";
import { isDimension } from "../lexicon/comparison";
import { dimensionOf, MEASURES, plural, singular, TIMES } from "../lexicon/nouns";
import type { StoryTask } from "../tasks/story";
import type { Amount } from "./amount";
import type { Condition } from "./entries";
import { evidenceOf } from "./evidence/evidence";
import type { Fact, Question, Slot } from "./facts";
import { isMeasured } from "./reason";
import type { Solved } from "./situation";
import { wordsOf } from "./words";

/** The solved situation as a problem of its own: the unknowns it needs, what the story says of them, and what is
 * asked. The method solves it again and the verifier checks it. */
export function storyTask(solved: Solved, text: string): StoryTask {
  const { answer, facts, question } = solved;
  const { amount, world } = answer;
  const slot = inToldUnit(answer.slot, facts);
  const isPoured = slot.unit !== undefined && answer.slot.unit === undefined;
  const whole = isPoured ? undefined : answer.whole;
  const conditions = needed(world.conditions, amount);
  const letters = new Set([
    ...amount.letters.keys(),
    ...conditions.flatMap(({ left, right }) => [...left.letters.keys(), ...right.letters.keys()]),
  ]);
  const isMeasure = isPoured || isMeasured(world, slot);
  return {
    task: "story",
    unknowns: world.unknowns.filter(({ letter }) => letters.has(letter)),
    conditions: conditions.map(({ left, right, says }) => ({
      relation: equation(left.shown, right.shown) as Relation,
      says,
    })),
    asked: [
      {
        kind: isMeasure || whole ? "amount" : "count",
        label: "",
        value: amount.shown,
        unit: spelledAs(unitAsked(question, slot, answer.value), text),
      },
    ],
    domain: isMeasure ? "positive" : "whole",
    whole,
    told: { facts, question, evidence: evidenceOf(solved, text) },
  };
}

/** "2 cups of sugar for each cake. How much sugar …": the one unit in which the story tells of a thing is that of the
 * answer. */
function inToldUnit(slot: Slot, facts: readonly Fact[]): Slot {
  const told = facts
    .flatMap((fact) => slotsIn(fact))
    .filter((each) => each.entity === slot.entity && each.attributes.join() === slot.attributes.join());
  const [unit, ...others] = new Set(told.map((each) => each.unit));
  return slot.unit === undefined && unit !== undefined && others.length === 0 ? { ...slot, unit } : slot;
}

const slotsIn = (fact: Fact): readonly Slot[] =>
  fact.kind === "rate" ? [fact.of, fact.per] : "slot" in fact ? [fact.slot] : [];

/** As it is written after the answer. Things that are asked for together are named together. */
function unitAsked(question: Question, slot: Slot, value: Rational): string {
  const isOne = question.kind !== "sum" && equals(value, ONE);
  const unit = unitOf(slot, isOne ? (noun) => noun : plural);
  if (isSpeed(question)) return `${unit} per ${question.per}`;
  return question.kind === "sum" && unit !== "$" && unit !== ""
    ? `${unit} and ${unitOf(question.also, plural)}`
    : unit;
}

/** "5 km" of a story is km in its answer, and "5 kilometres" kilometres, where it writes the unit in one way. */
function spelledAs(unit: string, text: string): string {
  const all = wordsOf(text) ?? [];
  // A sign for several words, "mph", is no spelling of one of them.
  const told = all.filter((each) => all.filter(({ start }) => start === each.start).length === 1);
  return unit
    .split(" ")
    .map((word) => {
      const own = singular(word);
      const written = told
        .filter((each) => singular(each.text) === own)
        .map(({ start, end }) => text.slice(start, end).toLowerCase());
      const [as, ...others] = new Set(written.map((each) => (isSign(each) ? each : singularIn(each))));
      const isUsual = written.every((each) => each === own || each === plural(own));
      if (as === undefined || others.length > 0 || isUsual || !MEASURES.has(own)) return word;
      return isSign(as) || word === own || as.endsWith("s") ? as : `${as}s`;
    })
    .join(" ");
}

const LONGEST_SIGN = 3;
const isSign = (word: string): boolean => word.length <= LONGEST_SIGN && singular(word) !== word;
/** In the spelling of the story: "metre" of "metres". */
const singularIn = (word: string): string =>
  word.endsWith("s") && plural(singular(word)).length === word.length ? word.slice(0, -1) : word;

/** A length in each unit of time. */
const isSpeed = (question: Question): question is Extract<Question, { kind: "each" }> =>
  question.kind === "each" &&
  dimensionOf(question.slot.entity) === dimensionOf("meter") &&
  TIMES.has(question.per);

/** The conditions that have to do with the letters of an amount. */
function needed(conditions: readonly Condition[], { letters }: Amount): readonly Condition[] {
  const wanted = new Set(letters.keys());
  const taken = new Set<Condition>();
  for (let again = true; again; ) {
    again = false;
    for (const condition of conditions) {
      const own = [...condition.left.letters.keys(), ...condition.right.letters.keys()];
      if (taken.has(condition) || !own.some((each) => wanted.has(each))) continue;
      taken.add(condition);
      for (const each of own) wanted.add(each);
      again = true;
    }
  }
  return conditions.filter((each) => taken.has(each));
}

/** As it is written after the number: "red marbles", "1 red marble", "pounds of honey"; "$" goes before it. */
function unitOf({ entity, attributes, unit }: Slot, counted: (noun: string) => string): string {
  if (entity === "dollar") return "$";
  if (isDimension(entity)) return unit === undefined ? "" : counted(unit);
  const thing = [...attributes, unit === undefined ? counted(entity) : entity].join(" ");
  return unit === undefined ? thing : `${counted(unit)} of ${thing}`;
}
