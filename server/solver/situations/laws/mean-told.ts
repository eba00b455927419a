import { int, quotient, sum } from "../../expression/build";
import { equals, rational } from "../../expression/rational";
import { dimensionOf, isPlural, singular } from "../../lexicon/nouns";
import { PREPOSITIONS } from "../../lexicon/pronouns";
import { type Meaning, tellingWords } from "../../problem/story/ledger/meanings";
import { table } from "../../table";
import type { StoryTask } from "../../tasks/story";
import { isAmong, words as listed } from "../../word-list";
import { sentencesOf, type Word, wordsOf } from "../words";
import { numbersIn, type ToldNumber, unitNamed } from "./quantities";

const ALLOWS: ReadonlySet<Meaning> = new Set<Meaning>(["average", "single", "order", "now", "past"]);

/** "Three friends weigh 40 kg, 45 kg and 53 kg. What is their mean weight?" All that is told are the amounts, in one unit. */
export function readMeanTold(prose: string): StoryTask | null {
  const sentences = sentencesOf(wordsOf(prose) ?? []);
  const question = sentences.at(-1) ?? [];
  const asked = question.findIndex(({ text }) => isAmong(text, "mean average"));
  const isAsked =
    asked > 0 && question.some(({ text }, i) => i < asked && isAmong(text, "what find calculate"));
  const before = question[asked - 1]?.text;
  if (!isAsked || !isAmong(before, "the his her their its our my")) return null;
  // A list without a story is read elsewhere, and so are numbers with a sign of their own.
  const isSigned = sentences.some((words) => words.some(({ number, joined }) => number && joined));
  if (sentences.length < 2 || question.some(({ number }) => number) || isSigned) return null;
  if (tellingWords(prose.toLowerCase()).some(({ meaning }) => !ALLOWS.has(meaning))) return null;
  const told = sentences.flatMap((words) => kindsIn(words));
  const list = told.filter((each) => !isCountOf(each, told));
  const [first, ...others] = list;
  const isOneKind = first !== undefined && others.every(({ kind }) => kind === first.kind);
  if (!isOneKind || others.length === 0 || first.number.measure === "percent") return null;
  if (!isMeanOf(first.kind, question.slice(asked + 1), sentences.slice(0, -1).flat())) return null;
  const value = quotient(sum(list.map(({ number }) => number.number.shown)), int(list.length));
  const last = list.at(-1)?.number;
  const unit = last?.unit || (first.kind === "" ? "" : (last?.thing ?? ""));
  return {
    task: "story",
    unknowns: [],
    conditions: [],
    asked: [{ kind: "amount", label: "", value, unit }],
    domain: "positive",
  };
}

interface Kinded {
  readonly number: ToldNumber;
  readonly kind: string;
}

/** What is measured in units of this dimension. */
const MEASURED_IN: Readonly<Record<string, string>> = table({
  weight: "kilogram",
  mass: "kilogram",
  length: "meter",
  height: "meter",
  width: "meter",
  distance: "meter",
  time: "minute",
  duration: "minute",
  age: "year",
  volume: "liter",
});
/** What has no unit. */
const SCORES = listed("score mark grade point result");

/** Whether the mean is asked of what the numbers are numbers of: the story names it, or it is measured in their unit. "What
 * is the average power?" after lengths or counts asks for something else. */
function isMeanOf(kind: string, asked: readonly Word[], told: readonly Word[]): boolean {
  const [first, second] = asked;
  const named = isAmong(first?.text, "amount number") && second?.text === "of" ? asked[2] : first;
  const noun = named && !isAmong(named.text, "of is was for ? .") ? singular(named.text) : null;
  if (noun === null) return !isAmong(first?.text, "of for");
  if (told.some(({ text }) => singular(text) === noun)) return true;
  if (kind === "") return SCORES.has(noun) || (noun === "age" && areAges(told));
  const unit = MEASURED_IN[noun];
  return unit !== undefined && dimensionOf(unit) === dimensionOf(kind);
}

/** "Ann is 12, Ben is 14 and Cid is 16." */
const areAges = (told: readonly Word[]): boolean =>
  told.every(({ number }, at) => !number || isAmong(told[at - 1]?.text, "is are was were"));

/** What every number is a number of; in a list that is said behind the last. */
function kindsIn(words: readonly Word[]): readonly Kinded[] {
  const kinds: Kinded[] = [];
  for (const number of [...numbersIn(words)].reverse()) {
    const next = words[number.end];
    const isListed = isAmong(number.thing ?? next?.text, ", and");
    const thing = number.thing ?? "";
    const own = isPlural(thing) || dimensionOf(unitNamed(thing)) !== null ? unitNamed(thing) : "";
    const kind = number.unit !== "" ? singular(number.unit) : PREPOSITIONS.has(number.thing ?? "") ? "" : own;
    kinds.unshift({ number, kind: isListed && number.unit === "" ? (kinds[0]?.kind ?? "") : kind });
  }
  return kinds;
}

/** "Three friends", of whom three amounts are told. */
const isCountOf = ({ number }: Kinded, all: readonly Kinded[]): boolean =>
  number.number.isWord &&
  number.thing !== undefined &&
  isPlural(number.thing) &&
  equals(number.number.value, rational(BigInt(all.length - 1)));
