import { equals } from "../expression/rational";
import { isDimension } from "../lexicon/comparison";
import { COINS, MONEY } from "../lexicon/nouns";
import { asksUntold } from "./asks-untold";
import type { Fact, Question } from "./facts";
import { chain } from "./network/chain";
import type { PronounRule } from "./read/context";
import { readFacts, type StoryReading } from "./read/story";
import { type Answer, isPossible, reason } from "./reason";
import { isMoreThanUntold, isPartOfUnclear, isShareOfRestLost, isToldOutright, unheldWords } from "./unheld";
import { wordsOf } from "./words";

/** A story that is understood: what it tells, what it asks, and the answer. */
export interface Solved {
  readonly facts: readonly Fact[];
  readonly question: Question;
  readonly answer: Answer;
}

const RULES: readonly PronounRule[] = ["doer", "named", "topic"];

/** Reads a story by its facts. Every reading that can be understood has to come to the same answer.
 * @returns the words that are not understood where it is none */
export function solveSituation(text: string): Solved | { readonly unread: string } {
  const readings = allReadings(text);
  const [first, ...others] = readings.flatMap((reading) => solvedBy(reading) ?? []);
  const unheld = first && unheldIn(text, first);
  if (unheld !== null && unheld !== undefined) return { unread: unheld };
  if (!first) return { unread: readings.flatMap((each) => ("unread" in each ? [each.unread] : []))[0] ?? "" };
  const isClear = others.every((each) => equals(first.answer.value, each.answer.value));
  return isClear ? first : { unread: "" };
}

/** One reading for each way to take the pronouns; only one where they can be taken in one way. */
function allReadings(text: string): readonly StoryReading[] {
  const readings: StoryReading[] = [];
  for (const rule of RULES) {
    const reading = readFacts(text, rule);
    if (!reading) break;
    readings.push(reading);
    if (!reading.isAmbiguous) break;
  }
  return readings;
}

function solvedBy(reading: StoryReading): Solved | null {
  if ("unread" in reading) return null;
  const { facts, question } = reading;
  if (facts.some(isOwnedByMeasure) || isInOneOfGroups(facts, question)) return null;
  // What the account finds unclear stays so; where it merely leads nowhere, everything told may still chain together.
  const isMarked = facts.some((each) => each.kind === "markup" || (each.kind === "change" && each.isFee));
  const isChained = isOfCoins(facts, question) || isMarked;
  const answer = (isChained ? null : reason(facts, question)) ?? chain(facts, question);
  return answer && answer !== "unclear" && isPossible(answer) ? { facts, question, answer } : null;
}

/** "4 books of 10 stamps and 6 albums of 15 stamps. How many are in the albums?" What is in the books is not asked. */
function isInOneOfGroups(facts: readonly Fact[], question: Question): boolean {
  const { entity, place } = question.kind === "difference" ? question.left : question.slot;
  const groups = facts.flatMap((each) =>
    each.kind === "rate" && each.of.entity === entity ? [each.per.entity] : [],
  );
  return place !== undefined && groups.includes(place) && groups.some((each) => each !== place);
}

/** "3 dimes and 4 dollars": money, and no account of dollars alone. */
const isOfCoins = (facts: readonly Fact[], question: Question): boolean =>
  question.kind !== "difference" &&
  question.slot.entity in MONEY &&
  [COINS, MONEY].every((kinds) => facts.some((fact) => "slot" in fact && fact.slot.entity in kinds));

/** "The sum of their ages is 33", taken for the age of something called "age": who it is of was not understood. */
const isOwnedByMeasure = (fact: Fact): boolean =>
  ("slot" in fact && isDimension(fact.slot.owner)) ||
  (fact.kind === "compare" && (isDimension(fact.left.owner) || isDimension(fact.right.owner)));

/** What the words say that the facts do not hold; null where they hold all of it. */
function unheldIn(text: string, { facts, question }: Solved): string | null {
  if (
    isMoreThanUntold(text, facts, question) ||
    isToldOutright(facts, question) ||
    isPartOfUnclear(text, facts)
  )
    return "";
  if (isShareOfRestLost(text, facts)) return "";
  const said = wordsOf(text)?.map((word) => word.text) ?? [];
  const from = Math.max(said.lastIndexOf("how"), said.lastIndexOf("what"));
  if (from > 0 && asksUntold(said.slice(0, from), said.slice(from))) return "";
  return unheldWords(text, facts, question);
}
