import { int, number as numberNode, product, quotient } from "../expression/build";
import { compare, isZero, ONE, type Rational, subtract } from "../expression/rational";
import { isPlural, kindOfAll, singular } from "../lexicon/nouns";
import { AUXILIARIES } from "../lexicon/pronouns";
import { verbForm } from "../lexicon/verbs";
import type { StoryTask } from "../tasks/story";
import { isAmong, words as listed } from "../word-list";
import { type Amount, difference, isKnown, NONE, plus, times, told } from "./amount";
import type { Fact } from "./facts";
import { readFacts } from "./read/story";
import { reason } from "./reason";
import { replay } from "./replay/replay";
import { solveSituation } from "./situation";
import { sentencesOf, type Word, wordsOf } from "./words";

const SHARES = listed("fraction percentage percent proportion part");

/** A question for the part that some are of a whole: "What fraction of the cookies did she eat?" */
interface Asked {
  /** What stands before the question, as it is written. */
  readonly told: string;
  readonly whole: string;
  /** What is said of the part: "did she eat". */
  readonly said: string;
  readonly isPercent: boolean;
}

/** Reads a story that asks which share of a whole a part is: the part and the whole as the story tells them, or one whole
 * less the shares that are gone. */
export function readShareAsked(prose: string): StoryTask | null {
  const asked = askedIn(prose);
  if (!asked) return null;
  const found = ofShares(asked) ?? ofCounted(asked);
  if (!found || compare(found.constant, ONE) > 0 || isZero(found.constant)) return null;
  const value = asked.isPercent ? product([found.shown, int(100)], true) : found.shown;
  return {
    task: "story",
    unknowns: [],
    conditions: [],
    asked: [{ kind: "amount", label: "", value, unit: asked.isPercent ? "%" : "" }],
    domain: "positive",
  };
}

function askedIn(prose: string): Asked | null {
  const words = wordsOf(prose) ?? [];
  const at = words.findIndex(
    ({ text }, i) =>
      SHARES.has(text) && isAmong(words[i - 1]?.text, "what which") && words[i + 1]?.text === "of",
  );
  const verb = words.findIndex(
    ({ text }, i) => i > at + 2 && (AUXILIARIES.has(text) || isAmong(text, "remains remain is are was were")),
  );
  const whole = words
    .slice(at + 2, verb)
    .filter(({ text }) => !isAmong(text, "the his her their all its my"));
  const [first, last] = [words[at - 1], words[verb]];
  const isPlain = whole.length > 0 && whole.length < 3 && whole.every(({ number }) => !number);
  if (at < 1 || verb < 0 || !first || !last || !isPlain) return null;
  const rest = prose.slice(last.start);
  return {
    told: prose.slice(0, first.start),
    whole: whole.map(({ text }) => text).join(" "),
    said: rest.replace(/[?.!\s]+$/, ""),
    isPercent: isAmong(words[at]?.text, "percentage percent"),
  };
}

/** "ate 6 of her 24 cookies": so many of so many. */
function ofCounted(asked: Asked): Amount | null {
  const found = candidates(asked).flatMap((noun) => shareOf(asked, noun) ?? []);
  const [first, ...others] = found;
  return first && others.every((each) => compare(each.constant, first.constant) === 0) ? first : null;
}

/** What the whole may be counted in: its own name, and what is counted in it. */
function candidates({ told: text, whole }: Asked): readonly string[] {
  const words = wordsOf(text) ?? [];
  const counted = words.flatMap(({ text: each, number }, i) =>
    words[i - 1]?.number?.unit === "" && !number && isPlural(each) ? [each] : [],
  );
  const own = isPlural(whole.split(" ").at(-1) ?? "") ? [whole] : [];
  return counted.includes(whole) ? [whole] : [...new Set([...own, ...counted])];
}

function shareOf({ told: text, said, whole }: Asked, noun: string): Amount | null {
  const [verb = "", ...behind] = said.split(" ");
  const kind = behind.length === 1 && isAmong(verb, "is are was were") ? behind[0] : undefined;
  const isKind = kind !== undefined && singular(kind) === singular(noun);
  const question = isKind ? `How many ${noun} are there?` : `How many ${noun} ${said}?`;
  const part = solveSituation(`${text} ${question}`);
  if ("unread" in part || !isKnown(part.answer.amount)) return null;
  const all = wholeOf(text, noun, singular(whole));
  if (!all || isZero(all.constant)) return null;
  const { n, d } = all.constant;
  const { amount, value } = part.answer;
  if (replay(part, value) === "fails") return null;
  const constant: Rational = { n: value.n * d, d: value.d * n };
  return { shown: quotient(numberNode(value), numberNode(all.constant)), constant, letters: amount.letters };
}

/** All there was before anything was done: everything counted, where it is counted in kinds of one thing. */
function wholeOf(text: string, noun: string, name: string): Amount | null {
  const reading = readFacts(`${text} How many ${noun} are there?`, "doer");
  if (!reading || "unread" in reading) return null;
  const had = reading.facts.filter(isHad);
  const kinds = [...new Set(had.map((each) => (each.kind === "rate" ? each.of.entity : each.slot.entity)))];
  const isNamed = kinds.length > 1 && !kinds.includes(name);
  const kind = isNamed ? kindOfAll(kinds) : singular(noun);
  const isThere = had.every(
    (each) =>
      each.kind === "has" &&
      [each.slot.owner, each.slot.place].some((one) => one?.split(" ").at(-1) === name),
  );
  const entity = kind === name || !isNamed || isThere ? kind : undefined;
  if (entity === undefined) return null;
  const slot = { owner: "", entity, attributes: [] };
  const answer = reason(had, {
    kind: "state",
    span: { start: 0, end: 0 },
    slot,
    time: "end",
    together: true,
  });
  return answer && answer !== "unclear" && isKnown(answer.amount) ? answer.amount : null;
}

type Had = Extract<Fact, { kind: "has" | "rate" }>;

const isHad = (fact: Fact): fact is Had =>
  (fact.kind === "has" && fact.time !== "end") || fact.kind === "rate";

const GONE = listed("lose destroy give take");
const OF_REST = listed("rest remaining remainder left");
const LEFT = listed("left remaining remains remain");

/** "ate 1/4 of it and 1/3 of it": shares of one whole, each of it or of what was left. */
function ofShares({ told: text, whole, said }: Asked): Amount | null {
  const sentences = sentencesOf(wordsOf(text) ?? []);
  const all = sentences.flat();
  const shares = all.flatMap((word, at) => (word.number ? [{ word, at }] : []));
  const isAsked = said.split(" ").some((each) => LEFT.has(each));
  if (shares.length === 0 || !isAsked) return null;
  let left: Amount = told(ONE, numberNode(ONE));
  for (const { word, at } of shares) {
    const { number } = word;
    const behind = all.slice(at + 1, at + 5).map((each) => each.text);
    const isOfIt =
      behind[0] === "of" &&
      behind.some((each) => each === "it" || each === singular(whole) || each === whole);
    const isOfRest = behind[0] === "of" && behind.some((each) => OF_REST.has(each));
    const isShare = number?.isFraction === true || number?.unit === "%";
    if (!number || !isShare || !(isOfIt || isOfRest || (at !== shares[0]?.at && behind[0] !== "of")))
      return null;
    if (!isGoneBefore(all, at)) return null;
    const own = told(number.unit === "%" ? hundredths(number.value) : number.value, number.shown);
    const gone = isOfRest ? times(own, left) : own;
    if (!gone) return null;
    left = difference(left, gone);
  }
  return plus([NONE, left]).constant.n >= 0n ? left : null;
}

const hundredths = ({ n, d }: Rational): Rational => subtract({ n, d: d * 100n }, { n: 0n, d: 1n });

/** Whether the verb before it says that it is no more there. */
function isGoneBefore(words: readonly Word[], at: number): boolean {
  const verbs = words.slice(0, at).flatMap(({ text }) => verbForm(text) ?? []);
  return GONE.has(verbs.findLast(({ isNounToo }) => !isNounToo)?.class ?? "");
}
