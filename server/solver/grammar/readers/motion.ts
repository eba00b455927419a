import type { Expression } from "../../expression/ast";
import { int } from "../../expression/build";
import { differentiate } from "../../expression/differentiate";
import { tidy } from "../../expression/tidy";
import { symbolsOf } from "../../expression/walk";
import { budget } from "../../limits";
import { toLatex } from "../../printer/latex";
import { derivativeOf } from "../../problem/calculus-tasks";
import type { Given } from "../../problem/calculus-text";
import type { Recognition } from "../../problem/sentence";
import { words } from "../../word-list";
import { assignment, definition, value } from "../faces";
import { spoken } from "../faces-books";
import type { Item, MathsItem, WordItem } from "../items";
import type { ItemReader } from "../reader";
import type { Context } from "../sentence";

/** A story about a body whose place is told by a formula in the time: "A stone is dropped … its height is given by
 * s(t) = …. Find its velocity after 2 seconds." The formula tells the whole motion, so the sentences that lead to it set the
 * scene, and the question alone is read word by word; the things in it are those of the scene. */
export const motionReader: ItemReader = (items, context) => {
  const at = items.findIndex((item) => item.kind === "maths" && definition(item, context) !== null);
  const told = at < 0 ? null : definition(items[at] as MathsItem, context);
  if (told?.letter !== "t" || symbolsOf(told.body).join() !== "t" || !POSITIONS.has(told.name)) return null;
  const sentences = sentencesOf(items);
  const [question, ...more] = sentences.filter((sentence) => wordsOf(sentence).some(isAsking));
  const scene = sentences.filter((sentence) => sentence !== question).flat();
  if (!question || more.length > 0 || question.includes(items[at] as Item) || !tellsPlace(scene)) return null;
  const asked = readQuestion(question, scene, context);
  const given: Given = { expression: told.body, variable: "t", name: null, isFunction: false };
  const recognition = asked && answerTo(asked, given, context);
  return recognition && { recognition, weight: wordsOf(items).length };
};

function sentencesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const sentences: Item[][] = [[]];
  for (const item of items)
    if (item.kind === "break" && item.text === ".") sentences.push([]);
    else sentences.at(-1)?.push(item);
  return sentences.filter((sentence) => sentence.length > 0);
}

const POSITIONS: ReadonlySet<string> = new Set(["s", "x", "y", "h", "d", "p"]);

const wordsOf = (items: readonly Item[]): WordItem[] =>
  items.filter((item): item is WordItem => item.kind === "word");

const isAsking = ({ concept, text }: WordItem): boolean =>
  concept === "ask" || concept === "whether" || text === "how";

const PLACE_WORDS: ReadonlySet<string> = words(
  "position distance height displacement traveled travelled moves moving driven path",
);

const tellsPlace = (scene: readonly Item[]): boolean =>
  wordsOf(scene).some(
    ({ text, concept }) =>
      concept === "position" ||
      concept === "distance" ||
      text.split(" ").some((word) => PLACE_WORDS.has(word)),
  );

interface Asked {
  readonly what: "velocity" | "acceleration" | "time";
  /** When: at a time, or where one of the two is zero. */
  readonly at: Expression | null;
  readonly zero: "velocity" | "acceleration" | null;
}

/** Words of a question that say nothing beside what is asked and when. */
const IDLE: ReadonlySet<string> = words(
  "skip ask is of for in given at after function equals and position there",
);
const IDLE_WORDS: ReadonlySet<string> = words(
  "second seconds sec its being fired thrown dropped launched released time times meters feet",
);

function readQuestion(question: readonly Item[], scene: readonly Item[], context: Context): Asked | null {
  const words = wordsOf(question);
  const things = new Set(wordsOf(scene).flatMap(({ text }) => text.split(" ")));
  const isKnown = (word: WordItem) =>
    kindOf(word) !== null ||
    (word.concept !== null && IDLE.has(word.concept)) ||
    word.text.split(" ").every((each) => IDLE_WORDS.has(each) || things.has(each)) ||
    isThingOf(question, word);
  if (!words.some(isAsking) || !words.every(isKnown)) return null;
  const kinds = words.flatMap((word) => kindOf(word) ?? []);
  const [first, second, ...more] = kinds;
  const numbers = question.filter(
    (item): item is MathsItem =>
      item.kind === "maths" && spoken(item, context) === null && !SECONDS.includes(item.text.trim()),
  );
  if (!first || more.length > 0 || numbers.length > 1) return null;
  const [number] = numbers;
  if (first === "time") {
    const isZero = number === undefined ? second === "rest" : isNothing(number, context);
    if (!isZero || !second || second === "time") return null;
    return { what: "time", at: null, zero: second === "rest" ? "velocity" : second };
  }
  if (first === "rest" || second) return null;
  if (!number)
    return words.some(({ concept }) => concept === "at" || concept === "after")
      ? null
      : { what: first, at: null, zero: null };
  const at = timeIn(number, context);
  return at && { what: first, at, zero: null };
}

/** "of the bird": what moves, by another name than before. */
function isThingOf(items: readonly Item[], word: WordItem): boolean {
  const before = items.slice(0, items.indexOf(word)).reverse();
  const led = before.find((item) => item.kind !== "word" || item.concept !== "skip");
  return word.concept === null && led?.kind === "word" && led.concept === "of";
}

function kindOf({ concept, text }: WordItem): "velocity" | "acceleration" | "time" | "rest" | null {
  if (concept === "velocity" || concept === "acceleration") return concept;
  if (concept === "at-rest") return "rest";
  return text === "time" || text === "times" || text === "the time" ? "time" : null;
}

const isNothing = (item: MathsItem, context: Context): boolean => {
  const found = value(item, context);
  return found?.kind === "number" && found.value.n === 0n;
};

const SECONDS: readonly string[] = ["seconds", "second", "secs", "sec", "s"];

/** t = 3, 3 seconds, 3. */
function timeIn(item: MathsItem, context: Context): Expression | null {
  const text = item.text.trim();
  const unit = SECONDS.find((each) => text.endsWith(each));
  const bare = { ...item, text: unit ? text.slice(0, -unit.length) : text };
  const told = assignment(bare, context);
  if (told) return told.name === "t" ? told.value : null;
  return value(bare, context);
}

const LAST = 1000;

function answerTo({ what, at, zero }: Asked, given: Given, { limits }: Context): Recognition | null {
  if (what !== "time")
    return derivativeOf(given, { order: what === "velocity" ? 1 : 2, at, byDefinition: false, named: "t" });
  const slope =
    zero === "acceleration" ? differentiate(given.expression, "t", budget(limits)) : given.expression;
  if (!slope) return null;
  const expression = zero === "acceleration" ? tidy(slope, budget(limits)) : slope;
  return {
    mathematics: {
      task: "slope-places",
      expression,
      variable: "t",
      slope: int(0),
      within: { low: int(0), high: int(LAST), ends: true },
      unknown: "t",
      shown: "numbers",
    },
    instruction: `Find when the ${zero === "acceleration" ? "acceleration" : "velocity"} is zero`,
    latex: toLatex(given.expression),
  };
}
