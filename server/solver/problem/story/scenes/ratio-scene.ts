import { compare, type Rational } from "../../../expression/rational";
import { isKindOf } from "../../../lexicon/nouns";
import type { Draft } from "../draft";
import type { Story } from "../story";
import { many, markIn, onlySaid, type Scene, type Told, wordsIn } from "./scene";

const PARTS = [
  "ratio of [the / number] [of] $a to [the / number] [of] $b",
  "ratio of [the / number] [of] $a to [the / number] [of] $b to [the / number] [of] $c",
  "ratio $a : $b",
  "ratio $a : $b : $c",
  "ratio of $a : $b",
];
const NUMBERS = ["#p:N (: / to) #q:N", "#p:N (: / to) #q:N (: / to) #r:N"];
const IN_RATIO = "[are / is] [shared / divided / split / mixed / combined] in (the / a) ratio [of]";
const PEOPLE = ["$a and $b", "$a , $b [,] and $c"];
const ENTRIES = ["#n", "#n:M", "#n $t"];
const TOGETHER = "( in all / altogether / in total / together / total )";

/** Several parts that stand to one another as whole numbers: one of them, all of them or what is between two is told,
 * and another is asked for. */
export const ratioScene: Scene = {
  cues: ["ratio", "for every"],
  clauses: {
    ratio: [
      ...PARTS.flatMap((parts) =>
        NUMBERS.map((numbers) => `[~ [,]] the ${parts} ~ (is / was / are) ${numbers}`),
      ),
      ...PEOPLE.flatMap((parts) =>
        NUMBERS.map(
          (numbers) =>
            `[%w @be made (of / from / by mixing) / $w (has / have / contains)] ${parts} ${IN_RATIO} ${numbers}`,
        ),
      ),
      "~ [,] (there @be / @pronoun has / @pronoun have) #p:N $a for every #q:N $b",
      "~ [,] for every #p:N $a [,] (there @be / @pronoun has / @pronoun have) #q:N $b",
    ],
    shared: PEOPLE.flatMap((parts) =>
      NUMBERS.flatMap((numbers) =>
        ["#n:M", "#n:N $t", "a (prize / sum / total) of #n:M", "some $t", "a sum of money"].flatMap(
          (whole) => [
            `${parts} [decide / agree / want] [to] @share ${whole} [between / among] [them / themselves] in (the / a) ratio [of] ${numbers}`,
            `@share ${whole} (between / among) ${parts} in (the / a) ratio [of] ${numbers}`,
            `${whole} @be [to] [be] (shared / divided / split) (between / among) ${parts} in (the / a) ratio [of] ${numbers}`,
          ],
        ),
      ),
    ),
    whole: [
      ...ENTRIES.flatMap((entry) => [
        `there @be ${TOGETHER} ${entry} ~`,
        `there @be a total of ${entry} ~`,
        `there @be ${entry} ~ ${TOGETHER} ~`,
        `( $w / @pronoun ) (has / have / contains) [a] [total] [of] ${entry} ${TOGETHER}`,
        `@pronoun (have / get / receive / earn) ${entry} ${TOGETHER}`,
        `the total [number / amount] [of] [$t] is ${entry}`,
      ]),
    ],
    some: ["there @be #n:N $t ~", "( $w / @pronoun ) (has / have / contains) #n:N $t ~"],
    part: ["$a @get #n:M", "$a 's share is #n:M", "$a @get #n:N $t", "#n:N (of / of the) $t @be $a"],
    more: ["there @be #n:N more $a than $b ~", "$a @get #n:M more than $b", "$a @get #n:N more $t than $b"],
    "ask part": [
      "how many $a @be there ~",
      "how many $a @be ~",
      "how many $a @verb [~]",
      "how much $a (is / are / will be) (needed / used / required) (for / with) #n [of] $b",
      "how much $a (do you / do we / does %w / should %w) (need / use / add) (for / with / to) #n [of] $b",
      "how many [of] [the] [them] $t @be $a",
      "how many [of] [the] them @be $a",
      "how many @be $a",
      "how many $t (does / did / will / should / do) $a @get",
      "how many $a (does / do) $w (have / has / contain) ~",
      "how many $a (does / do) @pronoun have ~",
      "how much (does / did / will / should / would) $a @get",
      "how much money (does / did / will / should / would) $a @get",
      "what is $a 's share",
      "@ask $a 's share",
      "@ask the number of $a ~",
      "what is the number of $a ~",
      "how big is $a 's share",
      "how much $a is there [~]",
      "how much $a (is / are) (needed / used)",
    ],
    "ask whole": [
      `how many $t @be there ${TOGETHER} ~`,
      `how many $t @be there ~ ${TOGETHER}`,
      `how many $t (do / does) ( $w / @pronoun ) have ${TOGETHER}`,
      "how much (money / was shared / did they share) ~ [in] [total / all]",
      "what is the total number of $t ~",
      "@ask the total number of $t ~",
    ],
    "ask most": [
      "how much is the (largest / biggest / larger / bigger) share",
      "(what is / @ask) the (largest / biggest / larger / bigger) share",
      "how big is the (largest / larger) share",
    ],
    "ask least": [
      "how much is the (smallest / smaller) share",
      "(what is / @ask) the (smallest / smaller) share",
    ],
    "ask more": [
      "how many more $a than $b @be there ~",
      "how much more (does / did / will) $a @get [than $b]",
    ],
    "ask all": [
      "how much (does / did / will / should) each [of] [them] [person] @get",
      "@ask (each / the) [person] ['s] (share / shares)",
      "how many $t (does / did / will / should) each [of] [them] [person / one] @get",
    ],
  },
  build(told, reading, story) {
    const ratio = onlySaid(told, "ratio", "shared");
    if (!ratio) return null;
    const parts = partsOf(ratio, reading);
    if (!parts || !tellAmounts(told, ratio, { parts, reading, story })) return null;
    reading.unknown("k", "one part of the ratio");
    if (!ask(told, ratio, { parts, reading, story })) return null;
    return reading.done();
  },
};

interface Part {
  readonly words: readonly string[];
  readonly text: string;
  readonly value: Rational;
}
interface Shared {
  readonly parts: readonly Part[];
  readonly reading: Draft;
  readonly story: Story;
}

/** As many parts as numbers, each with its own name. */
function partsOf(ratio: Told, reading: Draft): readonly Part[] | null {
  const names = ["a", "b", "c"].map((name) => wordsIn(ratio, name)).filter((words) => words.length > 0);
  const marks = ["p", "q", "r"].flatMap((name) => markIn(ratio, name) ?? []);
  if (names.length !== marks.length) return null;
  const [head, ...before] = (names.at(-1) ?? []).toReversed();
  // "Red to blue marbles": red marbles.
  if (head !== undefined && before.length > 0)
    for (const [i, words] of names.entries()) if (words.length === before.length) names[i] = [...words, head];
  const keys = new Set(names.map((words) => words.join(" ")));
  if (keys.size !== names.length) return null;
  return names.map((words, i) => {
    const { text, value } = reading.take(marks[i]);
    return { words, text, value };
  });
}

/** The part that words name: the one with which they share a word that no other has. */
function partNamed(parts: readonly Part[], words: readonly string[]): Part | null {
  const own = parts.filter((part) =>
    part.words.some(
      (word) => words.includes(word) && parts.every((other) => other === part || !other.words.includes(word)),
    ),
  );
  const [only, ...more] = own;
  if (!only || more.length > 0) return null;
  // "Large dogs" are no dogs as such.
  return words.every(
    (word) => only.words.includes(word) || parts.some(({ words: all }) => all.includes(word)),
  )
    ? only
    : null;
}

/** The name of all of them: what every part is, or a kind that every part belongs to. */
function isWhole(parts: readonly Part[], words: readonly string[]): boolean {
  const head = words.at(-1) ?? "";
  if (words.length !== 1) return false;
  const isOf = (part: Part): boolean => {
    const own = part.words.at(-1) ?? "";
    return own === head || isKindOf(own, head);
  };
  return partNamed(parts, words) === null && parts.every(isOf);
}

const sumOf = (parts: readonly Part[]): string => parts.map(({ text }) => `${text}*k`).join(" + ");

const AMOUNTS: ReadonlySet<string> = new Set(["whole", "some", "part", "more"]);

function tellAmounts(told: readonly Told[], ratio: Told, { parts, reading }: Shared): boolean {
  const amounts = told.filter(
    (each) => AMOUNTS.has(each.says) || (each.says === "ask part" && markIn(each, "n") !== undefined),
  );
  const tellWhole = (mark: string | undefined): void =>
    reading.condition(`${sumOf(parts)} = ${reading.take(mark).text}`, "The parts add up to the whole.");
  const shared = markIn(ratio, "n");
  if (shared !== undefined) tellWhole(shared);
  if (amounts.length + Number(shared !== undefined) !== 1) return false;
  return amounts.every((each) => {
    const mark = markIn(each, "n");
    const thing = wordsIn(each, "t");
    if (each.says === "whole") {
      if (thing.length > 0 && partNamed(parts, thing)) return false;
      tellWhole(mark);
      return true;
    }
    const [one, other] = [wordsIn(each, "a"), wordsIn(each, "b")].map((words) => partNamed(parts, words));
    if (each.says === "ask part") {
      if (!other || one === other) return false;
      reading.condition(`${other.text}*k = ${reading.take(mark).text}`, "One of the parts is told.");
      return true;
    }
    if (each.says === "more") {
      if (!one || !other || one === other) return false;
      reading.condition(
        `${one.text}*k - ${other.text}*k = ${reading.take(mark).text}`,
        "The difference between the parts is told.",
      );
      return true;
    }
    const part = each.says === "part" ? one : partNamed(parts, thing);
    if (part) {
      reading.condition(`${part.text}*k = ${reading.take(mark).text}`, "One of the parts is told.");
      return true;
    }
    if (each.says === "part" || !isWhole(parts, thing)) return false;
    tellWhole(mark);
    return true;
  });
}

function ask(told: readonly Told[], ratio: Told, { parts, reading, story }: Shared): boolean {
  const asked = told.filter(({ says }) => says.startsWith("ask"));
  const [question, ...more] = asked;
  if (!question || more.length > 0) return false;
  const unit = unitOf(told, ratio, story);
  const value = valueAsked(question, parts);
  if (question.says === "ask all") {
    for (const { words, text } of parts) reading.ask({ label: words.join(" "), value: `${text}*k`, unit });
    return ratio.says === "shared";
  }
  if (value === null) return false;
  reading.ask({ value, unit: unit || unitAsked(question, parts) });
  return true;
}

function valueAsked(question: Told, parts: readonly Part[]): string | null {
  const bySize = parts.toSorted((one, other) => compare(one.value, other.value));
  if (question.says === "ask whole") return sumOf(parts);
  if (question.says === "ask most") return `${bySize.at(-1)?.text}*k`;
  if (question.says === "ask least") return `${bySize[0]?.text}*k`;
  const one = partNamed(parts, wordsIn(question, "a"));
  if (question.says === "ask more") {
    const rest = parts.filter((part) => part !== one);
    const than = wordsIn(question, "b");
    // "How much more does Ben get?" than the other one, where there is one.
    const other = than.length > 0 ? partNamed(parts, than) : rest.length === 1 ? rest[0] : null;
    return one && other && compare(one.value, other.value) > 0 ? `${one.text}*k - ${other.text}*k` : null;
  }
  return one ? `${one.text}*k` : null;
}

const unitAsked = (question: Told, parts: readonly Part[]): string =>
  many(
    question.says === "ask whole"
      ? wordsIn(question, "t")
      : (partNamed(parts, wordsIn(question, "a"))?.words ?? []),
  );

/** Money where money is told; otherwise what is shared. */
function unitOf(told: readonly Told[], ratio: Told, story: Story): string {
  const marks = [ratio, ...told].flatMap((each) => markIn(each, "n") ?? []);
  const [mark] = marks;
  const { kind, unit } = story.quantities[Number(mark)] ?? {};
  if (kind === "M") return "$";
  return unit && unit !== "" ? unit : ratio.says === "shared" ? many(wordsIn(ratio, "t")) : "";
}
