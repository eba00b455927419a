import type { Expression, Relation } from "../../expression/ast";
import { symbol } from "../../expression/build";
import { terminatingDigits } from "../../expression/decimal";
import { evaluateExact } from "../../expression/evaluate-exact";
import { equals, isNegative, isZero } from "../../expression/rational";
import { substitute } from "../../expression/substitute";
import { some, symbolsOf } from "../../expression/walk";
import { isPlural, singular, TIMES } from "../../lexicon/nouns";
import { budget, DEFAULT_LIMITS } from "../../limits";
import { parseExpression, parseStatement } from "../../parser/parse";
import { HOURS_AND_MINUTES } from "../../printer/answer/quantity";
import { tellingWords } from "../../problem/story/ledger/meanings";
import { table } from "../../table";
import type { StoryAsked, StoryTask } from "../../tasks/story";
import { isAmong } from "../../word-list";
import { sentencesOf, type Word, wordsOf } from "../words";
import { FIGURE_LAWS } from "./figure-laws";
import { type Instructions, instructionsIn } from "./instructions";
import type { StoryLaw } from "./law";
import { MIXING_LAWS } from "./mixing-laws";
import { MONEY_LAWS } from "./money-laws";
import { MOTION_LAWS } from "./motion-laws";
import { isOfTheFigure } from "./of-the-figure";
import { PAY_LAWS } from "./pay-laws";
import { numbersIn, type ToldNumber, unitNamed } from "./quantities";
import { type Binding, bind, type Told } from "./roles";

const LAWS: readonly StoryLaw[] = [
  ...MONEY_LAWS,
  ...MIXING_LAWS,
  ...PAY_LAWS,
  ...MOTION_LAWS,
  ...FIGURE_LAWS,
];

/** A text whose numbers are the quantities of one law that is known, each by the words told with it; every word that can
 * change what a number counts for is one of those, or changes nothing in that law. Null where it is none, or several
 * laws come to different answers. */
export function readLaw(prose: string): StoryTask | null {
  const written = wordsOf(prose);
  const told = written && instructionsIn(written);
  if (!told) return null;
  if (periodsIn(told.words) > 1) return null;
  const own = new Set(told.words.flatMap(({ text }, i) => (isOfUnit(told.words, i) ? [] : [text])));
  const sentences = sentencesOf(told.words).map((words) => ({ words, numbers: numbersIn(words) }));
  const figure = FIGURE_LAWS.find((law) => isAbout(law, own));
  const laws = LAWS.filter((law) => isAbout(law, own) && (law === figure || !FIGURE_LAWS.includes(law)));
  const tasks = laws.flatMap((law) => taskBy(law, { prose, told, sentences }) ?? []);
  const [first, ...others] = tasks;
  return first && others.every((other) => isSame(first, other)) ? first : null;
}

const PERIODS: Readonly<Record<string, string>> = table({
  hourly: "hour",
  daily: "day",
  weekly: "week",
  monthly: "month",
  yearly: "year",
  annual: "year",
  annually: "year",
});

/** How many different times something is told to go by: "earns $3000 a month and pays $200 a week". */
const periodsIn = (words: readonly Word[]): number =>
  new Set(
    words.flatMap(({ text }, i) => {
      const isEach = isAmong(words[i - 1]?.text, "a an per each every") && words[i - 2]?.number !== undefined;
      return PERIODS[text] ?? (isEach && TIMES.has(text) ? text : []);
    }),
  ).size;

/** The "square" of square feet. */
const isOfUnit = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === "square" && UNITS.has(unitNamed(words[at + 1]?.text ?? ""));

const isAbout = ({ scene, bars, needs }: StoryLaw, own: ReadonlySet<string>): boolean =>
  [...own].some((word) => scene.has(word)) &&
  ![...own].some((word) => bars.has(word)) &&
  (needs === undefined || needs.some((each) => each.every((word) => own.has(word))));

interface Text {
  readonly prose: string;
  readonly told: Instructions;
  readonly sentences: readonly Told[];
}

function taskBy(law: StoryLaw, text: Text): StoryTask | null {
  const binding = bind(law, text.sentences);
  if (!binding || !isHeld(law, binding, text)) return null;
  if (law.isFigure && !isOfTheFigure(law, text.sentences)) return null;
  const units = unitsOf(law, binding.given);
  if (!units || !isUnitAsked(law, binding, units, text) || !isRateOf(law, binding, text)) return null;
  const values = new Map([...binding.given].map(([letter, { number }]) => [letter, number.shown] as const));
  const pi = text.told.pi;
  if (pi) values.set(PI, pi.shown);
  const task = law.isDirect ? direct(law, binding, values) : solved(law, binding, values);
  if (!task) return null;
  const decimals = law.whole ? undefined : (text.told.decimals ?? placesOf(law, task));
  const letters = law.isDirect ? [...task.values.keys()] : binding.asked;
  const unitOf = (letter: string): string =>
    letter === law.rateOf?.[1] || letter === law.counts ? manyAsked(text) : units(letter);
  const names = namesOf(law, letters);
  const asked: readonly StoryAsked[] = letters.map((letter, at) => ({
    kind: law.whole ? "count" : "amount",
    label: names[at] ?? "",
    value: task.values.get(letter) ?? symbol(letter),
    unit: unitOf(letter),
  }));
  const { unknowns, conditions, says } = task;
  const assumption = law.isDirect ? [...says, ...aboutPi(task.values, pi)].join(" ") : undefined;
  return {
    task: "story",
    unknowns,
    conditions,
    asked,
    domain: "positive",
    whole: law.whole,
    decimals,
    assumption,
  };
}

const EXACT_DIGITS = 2;

/** Of measured amounts, whose digits go on, one is enough. */
function placesOf({ isOfOne, places }: StoryLaw, { values }: Work): number | undefined {
  const [value] = values.values();
  if (places !== undefined && value && evaluateExact(value, new Map(), budget(DEFAULT_LIMITS)) === null)
    return places;
  const number = isOfOne && value ? evaluateExact(value, new Map(), budget(DEFAULT_LIMITS)) : null;
  if (!number) return undefined;
  const digits = terminatingDigits(number);
  return digits !== null && digits <= EXACT_DIGITS ? undefined : 1;
}

/** Every word that can change an amount is among those of the law, or changes nothing in it. */
function isHeld(law: StoryLaw, { used, given }: Binding, { prose, told, sentences }: Text): boolean {
  const numbers = sentences.flatMap(({ words, numbers: all }) =>
    all.map(({ at, end }) => ({ at: words[at]?.start ?? 0, end: words[end - 1]?.end ?? 0 })),
  );
  const spans = [...used, ...told.used, ...numbers];
  return given.size > 0
    ? tellingWords(prose.toLowerCase()).every(
        ({ meaning, word, at }) =>
          law.allows.has(meaning) || spans.some((span) => span.at <= at && at + word.length <= span.end),
      )
    : false;
}

type Units = (letter: string) => string;

/** How each role's answer is written; null where lengths or times of different units meet. */
function unitsOf({ roles, isOfOne }: StoryLaw, given: Binding["given"]): Units | null {
  const told = [...given].map(([letter, each]) => ({ ...each, own: roles[letter]?.measure }));
  const lengths = told.filter(({ measure, unit }) => unit !== "" && isAsLength(measure));
  const times = [
    ...told.flatMap(({ measure, unit }) => (measure === "time" ? [unitNamed(unit)] : [])),
    ...told.flatMap(({ per }) => per ?? []),
  ];
  const anys = told.filter(({ own }) => own === "any");
  if (times.length === 0 && told.some(({ own }) => own === "time")) return null;
  if (new Set(lengths.map(({ unit }) => unitNamed(unit))).size > 1 || new Set(times).size > 1) return null;
  const things = anys.map(
    ({ measure, unit, thing }) => `${measure} ${isOfOne && thing ? singular(thing) : unit}`,
  );
  if (new Set(things).size > 1) return null;
  const length = lengths[0]?.unit ?? "";
  const [time = ""] = times;
  return (letter) => {
    const { measure, name } = roles[letter] ?? { measure: "bare" };
    if (name !== undefined && (name !== HOURS_AND_MINUTES || time === "hour")) return name;
    if (measure === "thing") return told.find(({ own }) => own === "thing")?.thing ?? "";
    if (measure === "any") return anys[0]?.unit || (anys[0]?.thing ?? "");
    const isSigned = told.some(({ unit }) => unit === "$") || told.every(({ own }) => own !== "money");
    if (measure === "money") return isSigned ? "$" : "";
    if (measure === "percent") return "%";
    if (measure === "time") return `${time}s`;
    if (measure === "speed") return SPEEDS[`${length} ${time}`] ?? `${length} per ${time}`;
    if (length === "" || measure === "length") return length;
    return `${measure === "area" ? "square" : "cubic"} ${length}`;
  };
}

/** "How many miles", "the maximum number of text messages". */
const manyAsked = ({ sentences }: Text): string =>
  sentences.flatMap(({ words }) =>
    words.flatMap(({ text }, i) => {
      if (words[i - 1]?.text === "many") return [text];
      if (text !== "of" || words[i - 1]?.text !== "number") return [];
      const end = words.findIndex((each, at) => at > i && isPlural(each.text));
      return end > i && end - i <= 2
        ? [
            words
              .slice(i + 1, end + 1)
              .map((each) => each.text)
              .join(" "),
          ]
        : [];
    }),
  )[0] ?? "";

/** "$0.20 per mile" goes with miles, told or asked for. */
function isRateOf({ rateOf }: StoryLaw, { given }: Binding, { sentences }: Text): boolean {
  const rate = rateOf && given.get(rateOf[0]);
  if (!rateOf || !rate) return rateOf === undefined;
  const per = sentences.flatMap(({ words, numbers }) =>
    numbers.includes(rate) && isAmong(words[rate.end]?.text, "per an a each every")
      ? (words[rate.end + 1]?.text ?? [])
      : [],
  )[0];
  const many = sentences.flatMap(({ words }) =>
    words.flatMap(({ text }, i) => (words[i - 1]?.text === "many" ? [text] : [])),
  );
  const of = given.get(rateOf[1]);
  const things = of ? [of.thing ?? of.unit] : many;
  return per !== undefined && things.some((each) => unitNamed(each) === unitNamed(per));
}

/** Speeds with a sign of their own, by the length and the time in them. */
const SPEEDS: Readonly<Record<string, string>> = table({
  "miles hour": "mph",
  "mi hour": "mph",
  "km hour": "km/h",
  "kilometers hour": "km/h",
  "kilometres hour": "km/h",
  "m second": "m/s",
});

const isAsLength = (measure: ToldNumber["measure"]): boolean =>
  measure === "length" || measure === "area" || measure === "volume" || measure === "speed";

/** "How many minutes", "in meters": the unit of the answer. */
function isUnitAsked({ roles }: StoryLaw, { asked }: Binding, units: Units, { sentences }: Text): boolean {
  const shown = asked.map((letter) => unitNamed(units(letter).split(" ").at(-1) ?? ""));
  // In which unit a speed is meant is clear for hours and seconds alone.
  if (
    asked.some(
      (letter) =>
        roles[letter]?.measure === "speed" &&
        isAmong(units(letter).split(" ").at(-1), "minute day week month year"),
    )
  )
    return false;
  return sentences.every(({ words }) =>
    words.every(({ text }, i) => {
      const from = isAmong(words[i - 1]?.text, "square cubic") ? i - 1 : i;
      const [before, ahead] = [words[from - 1]?.text, words[from - 2]?.text];
      const isAsked = (before === "many" && ahead === "how") || (before === "in" && from > 1);
      const unit = unitNamed(text);
      const isMeasure = ["length", "area", "volume", "time"].some((each) =>
        asked.some((letter) => roles[letter]?.measure === each),
      );
      return !isAsked || !isMeasure || !UNITS.has(unit) || shown.includes(unit);
    }),
  );
}

const UNITS: ReadonlySet<string> = new Set(
  "inch foot yard mile meter kilometer centimeter millimeter second minute hour day week month year".split(
    " ",
  ),
);

interface Work {
  readonly unknowns: StoryTask["unknowns"];
  readonly conditions: StoryTask["conditions"];
  readonly values: ReadonlyMap<string, Expression>;
  readonly says: readonly string[];
}

type Values = ReadonlyMap<string, Expression>;

/** Stands for a value of π that the text tells. */
const PI = "q";

/** The first way to ask for a role that is a name: "how much * of each" is none. */
const nameOf = ({ roles }: StoryLaw, letter: string): string =>
  (roles[letter]?.asks ?? "")
    .split(",")
    .map((way) => way.trim().split("/")[0] ?? "")
    .find((way) => !/^(?:how|what|which|when|where)\b|[*#]/.test(way)) ?? "";

/** What each of several amounts is called; nothing where that would not tell them apart. */
function namesOf(law: StoryLaw, letters: readonly string[]): readonly string[] {
  const names = letters.map((letter) => nameOf(law, letter));
  const areNames = letters.length > 1 && !names.includes("") && new Set(names).size === names.length;
  return areNames ? names : names.map(() => "");
}

/** Each answer as one calculation, in which every number that is told has a part. */
function direct({ formulas }: StoryLaw, { asked }: Binding, values: Values): Work | null {
  const used = new Set<string>();
  const says = new Set<string>();
  const inTerms = (letter: string, path: readonly string[]): Expression | null => {
    const told = values.get(letter);
    if (told) {
      used.add(letter);
      return told;
    }
    for (const formula of path.includes(letter) ? [] : formulas) {
      const [left, right = ""] = formula.equation.split(" = ");
      if (left !== letter) continue;
      const expression = parseExpression(values.has(PI) ? right.replaceAll("pi", PI) : right);
      const parts = symbolsOf(expression).map((each) => [each, inTerms(each, [...path, letter])] as const);
      if (parts.some(([, part]) => part === null)) continue;
      says.add(formula.says);
      return substitute(expression, new Map(parts as (readonly [string, Expression])[]));
    }
    return null;
  };
  const found = new Map<string, Expression>();
  for (const letter of asked) {
    const value = inTerms(letter, []);
    if (!value) return null;
    // "Find the percent change": up or down, whichever it is.
    if (isPositive(value)) found.set(letter, value);
  }
  if (found.size === 0) return null;
  const isAllUsed = [...values.keys()].every((letter) => letter === PI || used.has(letter));
  return isAllUsed ? { unknowns: [], conditions: [], values: found, says: [...says] } : null;
}

function isPositive(value: Expression): boolean {
  const number = evaluateExact(value, new Map(), budget(DEFAULT_LIMITS));
  return number === null || (!isNegative(number) && !isZero(number));
}

/** The fewest formulas by which everything that is told settles what is asked. */
function solved(law: StoryLaw, { asked, given }: Binding, values: Values): Work | null {
  const relations = law.formulas.map(({ equation, says }) => {
    const relation = parseStatement(equation) as Relation;
    const letters = [...symbolsOf(relation.left), ...symbolsOf(relation.right)];
    return { relation, says, letters };
  });
  const choices = subsets(relations).filter((chosen) => {
    const letters = new Set(chosen.flatMap((each) => each.letters));
    const open = [...letters].filter((letter) => !given.has(letter));
    return (
      open.length === chosen.length &&
      asked.every((letter) => open.includes(letter)) &&
      [...given.keys()].every((letter) => letters.has(letter))
    );
  });
  const least = Math.min(...choices.map(({ length }) => length));
  const [first, ...others] = choices.filter(({ length }) => length === least);
  if (!first || others.length > 0) return null;
  const open = new Set(first.flatMap(({ letters }) => letters).filter((letter) => !given.has(letter)));
  return {
    unknowns: [...open].map((letter) => ({ letter, means: `the ${nameOf(law, letter) || "amount"}` })),
    conditions: first.map(({ relation, says }) => ({ relation: withValues(relation, values), says })),
    values: new Map(),
    says: [],
  };
}

/** What is known stands on the right. */
function withValues(relation: Relation, values: Values): Relation {
  const [left, right] = [relation.left, relation.right].map((side) => substitute(side, values)) as [
    Expression,
    Expression,
  ];
  const isKnown = symbolsOf(left).length === 0;
  return { ...relation, left: isKnown ? right : left, right: isKnown ? left : right };
}

function subsets<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const [first, ...others] = items;
  if (first === undefined) return [[]];
  const without = subsets(others);
  return [...without, ...without.map((some) => [first, ...some])];
}

function aboutPi(values: Values, pi: Instructions["pi"]): readonly string[] {
  if (pi) return ["For $\\pi$ the value of the text is taken."];
  const isRound = [...values.values()].some((value) => some(value, ({ kind }) => kind === "constant"));
  return isRound ? ["$\\pi$ is kept, since its decimals never end."] : [];
}

/** Two laws that come to the same. */
function isSame(one: StoryTask, other: StoryTask): boolean {
  const [a, b] = [one, other].map(({ asked, conditions }) =>
    asked.length === 1 && conditions.length === 0 && asked[0]
      ? evaluateExact(asked[0].value, new Map(), budget(DEFAULT_LIMITS))
      : null,
  );
  return a !== null && b !== null && a !== undefined && b !== undefined && equals(a, b);
}
