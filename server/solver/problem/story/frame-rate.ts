import { terminatingDigits } from "../../expression/decimal";
import { compare, divide, multiply, type Rational, rational } from "../../expression/rational";
import { asksUntold } from "../../situations/asks-untold";
import { words } from "../../word-list";
import { conversionFactor, factorText } from "./conversion";
import { type Draft, draft, type Frame } from "./draft";
import { askedNoun, askedStuff, nounsOf } from "./nouns";
import type { Story } from "./story";
import { plural } from "./units";
import { singular, withOwnQuestion } from "./wording";

/** Words that make more of a story than one rate. */
const MORE =
  /\b(?:inversely|directly|proportional|squares?|than|plus|additional|up to|first|discount|percent|squared?|faster|slower|times as|half|rest|others?|another|tax|already|left|increase[ds]?|decrease[ds]?|reduced|off|average|profit|except|altogether \w+ and|both|dry|interest|perimeter|area|volume|savings?|extra|remaining|shadow|older|years old|ago|again|instead)\b/;
const MORE_IN_TEXT = /\b(?:faster|slower|together|alone|opposite|downstream|upstream)\b/;
/** "20 crates of 16 oranges": so many in each, and not in all. */
const GROUPED = /<N\d+> (?:[a-z'-]+ ){1,3}(?:of <N\d+>|(?:with|holding|containing) <N\d+> [a-z' -]+ each\b)/;
const WORKERS = words(
  "person worker machine painter pump pipe hose man woman printer student friend gardener tap",
);

interface Entry {
  readonly at: number;
  noun: string;
  readonly sentence: number;
}

/** So much of one thing goes with so much of another, always in the same ratio: how much goes with another amount.
 * "5 ml for every 25 pounds": how many ml for 45 pounds. A rate for one is read by its facts. */
export const rateFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const { sentences } = story;
  const text = sentences.join(" . ");
  if (!isAboutTheSame(story)) return null;
  if (MORE.test(text.replace(/\bat least\b/g, "")) || MORE_IN_TEXT.test(text) || sentences.length > 6)
    return null;
  if (GROUPED.test(text)) return null;
  const reading = draft(story);
  const entries = entriesOf(story);
  const [only] = entries.filter(({ noun }) => noun !== "");
  if (entries.length === 2 && only && /s of <N\d+>/.test(text))
    for (const entry of entries) if (entry.noun === "") entry.noun = only.noun;
  if (entries.some(({ noun }) => noun === "" || noun === "%")) return null;
  return entries.length === 3 ? threeTold(story, entries, reading) : null;
};

function entriesOf(story: Story): Entry[] {
  const nouns = nounsOf(story);
  return nouns.map((noun, at) => ({
    at,
    noun,
    sentence: story.sentences.findIndex((sentence) => new RegExp(`<[A-Z]${at}>`).test(sentence)),
  }));
}

/** Two amounts of one thing and one of the other, which is asked for again. */
function threeTold(story: Story, entries: readonly Entry[], reading: Draft) {
  const question = story.sentences.at(-1) ?? "";
  const single = entries.filter(({ noun }) => entries.filter((other) => other.noun === noun).length === 1);
  const [of] = single;
  const same = entries.filter((each) => each !== of);
  if (single.length !== 1 || !of) return null;
  const [base] = same.filter(({ sentence }) => sentence === of.sentence);
  const [other] = same.filter(({ sentence }) => sentence !== of.sentence);
  if (!base || !other || isBounded(story)) return null;
  if (isInverse(of.noun, base.noun, story)) return sharedWork(story, { of, base, other }, reading);
  const unit = unitAsked(question, of.noun, story, of.at);
  if (unit === null) return null;
  const [a, b, c] = [of, base, other].map(({ at }) => reading.take(`${at}`));
  if (!a || !b || !c || b.value.n <= 0n) return null;
  reading.unknown("x", "the amount asked for");
  reading.condition(
    `x/${c.text} = ${a.text}${unit.factor}/${b.text}`,
    "The two amounts go together in the same ratio.",
  );
  reading.ask({ value: "x", unit: unit.unit });
  const exact = multiply(divide(a.value, b.value), c.value);
  // A count that does not come out even would be rounded in one way or another: the story does not say which.
  if (a.kind === "N" && story.decimals === undefined && terminatingDigits(exact) === null) return null;
  return reading.done(rounding(question, story, exact));
}

/** "At least $10" is no amount that anything is in proportion to. */
const isBounded = ({ sentences }: Story): boolean =>
  sentences.some((sentence) =>
    ["at least <", "at most <", "no more than <"].some((bound) => sentence.includes(bound)),
  );

/** More of them need less time for the same work: their number times the time stays. */
function sharedWork(story: Story, entries: Readonly<Record<"of" | "base" | "other", Entry>>, reading: Draft) {
  const question = story.sentences.at(-1) ?? "";
  const { of, base, other } = entries;
  const isAsked = question.includes("how long") || askedNoun(question) === of.noun;
  if (!isAsked || !isSameWork(story) || !WORKERS.has(singular(base.noun))) return null;
  const [time, some, others] = [of, base, other].map(({ at }) => reading.take(`${at}`));
  if (!time || !some || !others || others.value.n <= 0n) return null;
  reading.unknown("x", "the time asked for");
  reading.condition(
    `x*${others.text} = ${time.text}*${some.text}`,
    "The work is the same, so the number of those who do it times the time they take is the same.",
  );
  reading.ask({ value: "x", unit: time.unit });
  return reading.done({ assumption: "All of them work equally fast." });
}

/** What a question about the same work has in it besides the words in which the work was told. */
const ASKING: ReadonlySet<string> = new Set(
  "how long many for will would does do did it take takes took to by the same job work if there are were is can".split(
    " ",
  ),
);

const wordsIn = (sentence: string): readonly string[] =>
  sentence
    .replaceAll(",", " ")
    .split(" ")
    .filter((word) => word !== "" && !word.startsWith("<"));

/** "<W1>" is so many pounds. */
const MEASURED = /<[WCL]\d+>/g;

/** No pears where apples are priced, no run where a walk is timed. */
function isAboutTheSame({ sentences }: Story): boolean {
  const told = sentences.slice(0, -1).flatMap(wordsIn);
  const asked = wordsIn((sentences.at(-1) ?? "").replace(MEASURED, "pounds"));
  return !asksUntold(told, asked);
}

/** The question names nothing that was not told: no other house to paint. */
function isSameWork({ sentences }: Story): boolean {
  const told = new Set(sentences.slice(0, -1).flatMap(wordsIn).map(singular));
  return wordsIn(sentences.at(-1) ?? "").every((word) => told.has(singular(word)) || ASKING.has(word));
}

const TIMES: ReadonlySet<string> = new Set(["hours", "minutes", "days", "weeks", "months", "seconds"]);

/** More workers need less time, and less time needs more of them. */
const isInverse = (asked: string, base: string, story: Story): boolean =>
  (TIMES.has(asked) && (WORKERS.has(base) || /\bworkers?|machines?\b/.test(story.sentences.join(" ")))) ||
  (TIMES.has(base) && WORKERS.has(singular(asked)));

interface Unit {
  readonly unit: string;
  /** "*1000" when the question asks for a smaller unit than the story tells. */
  readonly factor: string;
}

/** The unit of the answer when the question asks for that thing. */
function unitAsked(question: string, noun: string, story: Story, at: number): Unit | null {
  const asked = askedNoun(question);
  if (/\bhow many [a-z]+ and [a-z]+ (?:of|does|do|will|are|is)\b/.test(question)) return null;
  if (asked === "$" && noun === "$") return { unit: "$", factor: "" };
  if (asked !== null && asked !== "$") {
    if (singular(asked) === singular(noun) || asked === noun)
      return { unit: noun === "$" ? "$" : written(noun, story, at), factor: "" };
    const factor = conversionFactor(noun, asked);
    return factor ? { unit: plural(asked), factor: `*${factorText(factor)}` } : null;
  }
  const measured = story.quantities[at]?.kind ?? "N";
  if (asked === null && "WCL".includes(measured) && askedStuff(question)) {
    const stuff = askedStuff(question)?.split(" ").at(-1) ?? "";
    const told = story.sentences.slice(0, -1).join(" ");
    return told.includes(`${at}> of ${stuff}`) || told.includes(stuff) ? { unit: noun, factor: "" } : null;
  }
  if (
    asked === null &&
    measured === "W" &&
    /\bhow much (?:do|does|will|would|did)\b.*\bweigh\b/.test(question)
  )
    return { unit: noun, factor: "" };
  return asked === null && measured === "L" && /\bhow far\b/.test(question)
    ? { unit: noun, factor: "" }
    : null;
}

/** The noun as it stands in the question or the story, as many. */
function written(noun: string, story: Story, at: number): string {
  const quantity = story.quantities[at];
  if (quantity && quantity.kind !== "N") return quantity.unit;
  const words =
    [...story.sentences]
      .reverse()
      .join(" ")
      .match(/[a-z'-]+/g) ?? [];
  return words.find((word) => word !== noun && singular(word) === noun) ?? noun;
}

/** Only whole things can be bought or filled: up when they have to be enough, down when there must be enough for
 * them. */
function rounding(question: string, story: Story, value: Rational): { whole?: "up" | "down" } {
  if (value.d === 1n || story.decimals !== undefined || compare(value, rational(0n)) <= 0) return {};
  if (
    !/\bhow many (?!hours|minutes|miles|pounds|ounces|cups|grams|liters|milli|kilo|teaspoons|tablespoons|gallons|calories|dollars|inches|feet|yards|euros|points)/.test(
      question,
    )
  )
    return {};
  if (/\b(?:need|needs|needed|have to|must|required)\b/.test(question)) return { whole: "up" };
  return /\b(?:can|could)\b/.test(question) ? { whole: "down" } : {};
}
