import type { Expression } from "../../expression/ast";
import { number as numberNode, product, quotient, sum } from "../../expression/build";
import { terminatingDigits } from "../../expression/decimal";
import {
  add,
  compare,
  divide,
  equals,
  isInteger,
  isNegative,
  multiply,
  ONE,
  type Rational,
  subtract,
} from "../../expression/rational";
import { conversion, dimensionOf, isKindOf, MEASURES, plural, singular, TIMES } from "../../lexicon/nouns";
import { type Meaning, tellingWords } from "../../problem/story/ledger/meanings";
import type { StoryTask } from "../../tasks/story";
import { isAmong, words as listed } from "../../word-list";
import { sentencesOf, type Word, wordsOf } from "../words";
import { instructionsIn } from "./instructions";
import {
  type Counted,
  countedIn,
  isNamedTwice,
  isSame,
  isSameAct,
  kindOf,
  namesStranger,
  nounsFrom,
  UNNAMED,
  withEach,
  withoutSigns,
} from "./kinds-told";

const LONGEST = 4;

/** What words may do in a story of one rate, shared evenly, or of amounts of a kind that are added or compared. */
const RATE: ReadonlySet<Meaning> = new Set<Meaning>(["each", "single", "need", "total", "now", "only"]);
const SHARE: ReadonlySet<Meaning> = new Set<Meaning>([...RATE, "equal"]);
const SUM: ReadonlySet<Meaning> = new Set<Meaning>(["total", "order", "now", "past", "single"]);
const LEFT: ReadonlySet<Meaning> = new Set<Meaning>(["rest", "now"]);
const GAP: ReadonlySet<Meaning> = new Set<Meaning>(["compare", "more", "now"]);

/** Words of other situations than one rate. */
const OTHER_RATES = listed(
  "inversely faster slower plus additional first discount tax already left increased decreased reduced average profit except interest perimeter area volume savings extra remaining shadow older ago again instead together alone opposite downstream upstream squared directly proportional change twice half than rest another eats gave sold lost away painters workers machines pipes pumps old rectangle rectangular circle circular triangle triangular fence around border",
);
/** What makes an amount less. */
const LESS = listed(
  "ate eats eaten gave gives spent spends sold sells lost loses donated broke missed threw left died failed removed returned wasted spilled dropped lent owes paid pays off cut drops",
);

const LESSENS = listed("eat give spend sell lose donate pay");

interface Told {
  readonly prose: string;
  readonly sentences: readonly (readonly Word[])[];
  readonly question: readonly Word[];
  readonly numbers: readonly Counted[];
  readonly decimals?: number;
}

/** A story that is settled by what its numbers are numbers of: one rate, an even share, a sum or a difference of amounts in
 * one unit. Null for all others, and where a word may change what a number counts for. */
export function readByKinds(prose: string): StoryTask | null {
  const written = wordsOf(prose);
  const told = written && instructionsIn(written);
  const sentences = told ? sentencesOf(withEach(withoutSigns(told.words))) : [];
  const question = sentences.at(-1);
  if (!told || !question || sentences.length > LONGEST) return null;
  const from = question.findIndex(({ text }, i) => isAmong(text, "how what find") && !question[i]?.number);
  const numbers = countedIn(sentences, from);
  if (from < 0 || !numbers || namesStranger(sentences, question.slice(from))) return null;
  const text: Told = { prose, sentences, question: question.slice(from), numbers, decimals: told.decimals };
  return rate(text) ?? total(text) ?? gap(text) ?? left(text) ?? missing(text);
}

/** What makes other amounts of those that are told. */
const CHANGING: ReadonlySet<Meaning> = new Set<Meaning>([
  "fraction",
  "multiple",
  "group",
  "unknown",
  "not",
  "average",
]);

/** The word of a story of numbers that changes an amount in a way that was not understood; null where there is none. */
export function changingWord(prose: string): string | null {
  const sentences = sentencesOf(wordsOf(prose) ?? []);
  const isCount = sentences
    .at(-1)
    ?.some(({ text }, i, all) => text === "how" && isAmong(all[i + 1]?.text, "many much"));
  const isTold = sentences.some((words) => words.filter(({ number }) => number).length > 0);
  if (!isCount || !isTold || sentences.length < 2) return null;
  return tellingWords(prose.toLowerCase()).find(({ meaning }) => CHANGING.has(meaning))?.word ?? null;
}

/** What is divided into bags of so much is one rate. */
const isHeld = ({ prose }: Told, allows: ReadonlySet<Meaning>): boolean =>
  tellingWords(prose.toLowerCase()).every(
    ({ meaning, word }) =>
      allows.has(meaning) ||
      (allows === RATE && isAmong(word, "divide divided divides")) ||
      (word === "same" && prose.includes("same rate")),
  );

const has = ({ sentences }: Told, words: ReadonlySet<string>): boolean =>
  sentences.some((sentence) => sentence.some(({ text }) => words.has(text)));

/** What a question asks for a number of; empty where it does not say. */
function askedKind({ question, numbers }: Told): string {
  const [, second, third] = question.map(({ text }) => text);
  if (second === "many") return kindOf(question, 2);
  if (second === "far" || isAmong(second, "long")) {
    const isLength = second === "far";
    const own = numbers.find(({ kind }) => dimensionOf(kind) === dimensionOf(isLength ? "meter" : "hour"));
    return own?.kind ?? "";
  }
  const rest = question.map(({ text }) => text);
  if (
    isAmong(second, "much") &&
    (third === "money" || rest.some((each) => isAmong(each, "cost pay spend earn")))
  )
    return "dollar";
  if (rest.some((each) => isAmong(each, "cost price"))) return "dollar";
  const weighs = rest.some((each) => isAmong(each, "weigh weighs"));
  const own = numbers.find(({ kind, nouns }) =>
    weighs ? dimensionOf(kind) === dimensionOf("pound") : third !== undefined && nouns.includes(third),
  );
  const isMoney = numbers.filter(({ kind }) => kind === "dollar").length === 1;
  return second === "much" ? (own?.kind ?? (isMoney ? "dollar" : "")) : "";
}

function rate(text: Told): StoryTask | null {
  if (!isHeld(text, SHARE) || hasSeveral(text)) return null;
  const asked = askedKind(text);
  const rates = text.numbers.filter(({ per }) => per !== undefined);
  if (asked === "" || rates.length > 1 || rates.some(({ per }) => per === UNNAMED)) return null;
  if (text.numbers.length === 2 && rates.length === 0) return evenShare(text, asked);
  if (has(text, OTHER_RATES) || has(text, LESS)) return null;
  if (!isHeld(text, RATE) || text.question.some(({ text: word }) => word === "and")) return null;
  // "How many miles per day" asks for the rate itself.
  if (
    text.question.some(
      ({ text: word }, i, all) =>
        isAmong(word, "per each every") || (word === "a" && TIMES.has(all[i + 1]?.text ?? "")),
    )
  )
    return null;
  if (text.numbers.length === 2) return oneForEach(text, asked);
  return text.numbers.length === 3 ? proportion(text, asked) : null;
}

/** Two things are told of each: "walks 10 meters each minute. Every day …". */
const hasSeveral = ({ sentences }: Told): boolean =>
  sentences.slice(0, -1).flatMap((words) => words.filter(({ text }) => isAmong(text, "each every per")))
    .length > 1;

/** "5 ml for every 25 pounds. How many ml for 60 pounds?" */
function proportion(text: Told, asked: string): StoryTask | null {
  const { numbers } = text;
  const [of, ...more] = numbers.filter(({ kind }) => isSame(kind, asked));
  const others = numbers.filter((each) => each !== of);
  const [base, ...bases] = others.filter(({ sentence, isAsked }) => sentence === of?.sentence && !isAsked);
  const [other] = others.filter((each) => each !== base);
  const isLater = base !== undefined && other !== undefined && isSameAct(text.sentences, base, other);
  if (of?.isAsked || (!other?.isAsked && !isLater)) return null;
  if (other?.nouns.some((noun) => noun !== other.kind && !isNamedTwice(text.sentences, noun))) return null;
  if (!of || more.length > 0 || !base || bases.length > 0 || !other) return null;
  if (isWork(of.kind, base.kind) || isWork(base.kind, of.kind)) return null;
  const factor = base.kind === other.kind ? ONE : conversion(other.kind, base.kind);
  if (!factor || (base.per !== undefined && base.per !== of.kind)) return null;
  const scaled = equals(factor, ONE)
    ? other.number.shown
    : product([other.number.shown, numberNode(factor)], true);
  const value = product([of.number.shown, quotient(scaled, base.number.shown)], true);
  return answered(text, {
    value,
    exact: multiply(of.number.value, divide(multiply(other.number.value, factor), base.number.value)),
    kind: of.kind,
    asked,
  });
}

const WORKERS = listed("machine printer pump pipe hose robot tractor horse");

/** More of them need less time for the same work. */
const isWork = (time: string, who: string): boolean =>
  TIMES.has(time) && (who === "person" || isKindOf(who, "person") || WORKERS.has(who));

/** "20 miles per gallon", "each box holds 12": so many of them, or so many groups. */
function oneForEach(text: Told, asked: string): StoryTask | null {
  const [each, ...more] = text.numbers.filter(({ per }) => per !== undefined);
  const [other] = text.numbers.filter((one) => one !== each);
  if (!each?.per || !other || more.length > 0) return null;
  const [a, b] = [each.number, other.number];
  if (other.kind === each.per && isSame(each.kind, asked) && other.kind !== each.kind)
    return answered(text, {
      value: product([a.shown, b.shown], true),
      exact: multiply(a.value, b.value),
      kind: each.kind,
      asked,
    });
  if (!isSame(other.kind, each.kind) || other.kind !== each.kind || !isSame(each.per, asked)) return null;
  return answered(text, {
    value: quotient(b.shown, a.shown),
    exact: divide(b.value, a.value),
    kind: each.per,
    asked,
  });
}

const SHARES = listed("equal equally same share shares shared divided split evenly each");

/** "18 balloons in 3 equal bunches. How many in each bunch?" */
function evenShare(text: Told, asked: string): StoryTask | null {
  const { question, numbers } = text;
  const at = question.findIndex(({ text: word }) => isAmong(word, "each every"));
  const pers = at < 0 ? [] : nounsFrom(question, at + 1);
  const [all, ...more] = numbers.filter(({ kind }) => isSame(kind, asked));
  const [groups] = numbers.filter((each) => each !== all);
  if (!all || !groups || more.length > 0 || numbers.some((each) => each.per)) return null;
  if (asked !== "dollar" && has(text, LESS)) return null;
  if (!pers.includes(groups.kind) || !has(text, SHARES) || compare(groups.number.value, ONE) <= 0)
    return null;
  const exact = divide(all.number.value, groups.number.value);
  return answered(text, {
    value: quotient(all.number.shown, groups.number.shown),
    exact,
    kind: all.kind,
    asked,
  });
}

/** All told in one unit: "0.25 cup of walnuts and 0.25 cup of almonds. How many cups in all?" */
function total(text: Told): StoryTask | null {
  const { numbers, question } = text;
  const [first, ...others] = numbers;
  const isTotal = text.sentences
    .at(-1)
    ?.some(({ text: word }) => isAmong(word, "altogether all total combined"));
  if (!first || others.length === 0 || !isTotal || !isHeld(text, SUM)) return null;
  // "They ate 2 and 3 pints. How many did they eat?": what is gone is what is asked for.
  if (has(text, LESS) && !question.some(({ text: word }) => LESS.has(word) || LESSENS.has(word))) return null;
  if (!others.every(({ kind }) => kind === first.kind) || numbers.some(({ per }) => per)) return null;
  const isMoney = first.kind === "dollar";
  const isAmount = MEASURES.has(first.kind) || numbers.some(({ number }) => !isInteger(number.value));
  if (isMoney || !isAmount || question.some(({ number }) => number)) return null;
  const asked = question[1]?.text === "many" ? kindOf(question, 2) : first.kind;
  if (asked !== first.kind || TIMES.has(asked)) return null;
  const [one, ...rest] = numbers.map(({ number }) => number);
  const exact = rest.reduce((all, { value }) => add(all, value), one?.value ?? ONE);
  return answered(text, {
    value: sum(numbers.map(({ number }) => number.shown)),
    exact,
    kind: first.kind,
    asked,
  });
}

const USED = listed(
  "used uses use drank drinks spends spent spend ate eats gives gave sells sold cut donated",
);
const GOT = listed(
  "earned earns earn bought buys got gets found receives received added adds makes made saves",
);

/** "A 2-kilogram bag. She used 180 grams. How many kilograms are left?" */
function left(text: Told): StoryTask | null {
  const { numbers, question, sentences } = text;
  const [first, ...others] = numbers;
  const isLeft = question.some(({ text: word }) => isAmong(word, "left remaining remain remains"));
  if (!first || others.length === 0 || !isLeft || !isHeld(text, LEFT)) return null;
  const isGone = others.every(
    ({ sentence, per, isAsked }) =>
      !isAsked &&
      !per &&
      sentence > first.sentence &&
      sentences[sentence]?.some((word) => USED.has(word.text)),
  );
  const at = question.findIndex(({ text: word }) => word === "in");
  const named = question[1]?.text === "many" ? kindOf(question, 2) : at < 0 ? "" : kindOf(question, at + 1);
  const asked = named === "" ? first.kind : named;
  const factors = numbers.map(({ kind }) => (kind === asked ? ONE : conversion(kind, asked)));
  if (!isGone || first.per || factors.includes(null) || has(text, GOT) || !isMeasured(asked)) return null;
  const terms = numbers.map(({ number }, i) => {
    const factor = factors[i] ?? ONE;
    const shown = equals(factor, ONE) ? number.shown : product([number.shown, numberNode(factor)], true);
    return { shown, value: multiply(number.value, factor) };
  });
  const exact = terms.slice(1).reduce((rest, { value }) => subtract(rest, value), terms[0]?.value ?? ONE);
  if (isNegative(exact)) return null;
  const value = sum(
    terms.map(({ shown }, i): Expression => (i === 0 ? shown : { kind: "negation", operand: shown })),
  );
  return answered(text, { value, exact, kind: asked, asked });
}

const AIMS = listed("have make get reach earn save");

/** "She has 34 dollars. How many more dollars does she have to earn to have 47 dollars?" */
function missing(text: Told): StoryTask | null {
  const { numbers, question } = text;
  const [owned, aim, ...more] = numbers;
  const [, many, word] = question.map(({ text: each }) => each);
  const at = question.findIndex(({ number }) => number);
  const isAim = AIMS.has(question[at - 1]?.text ?? "") && question[at - 2]?.text === "to";
  if (!owned || !aim || more.length > 0 || many !== "many" || word !== "more" || !isAim) return null;
  if (owned.isAsked || !aim.isAsked || owned.kind !== aim.kind || kindOf(question, 3) !== aim.kind)
    return null;
  if (!isHeld(text, GAP) || numbers.some(({ per }) => per)) return null;
  const exact = subtract(aim.number.value, owned.number.value);
  const value: Expression = sum([aim.number.shown, { kind: "negation", operand: owned.number.shown }]);
  return isNegative(exact) ? null : answered(text, { value, exact, kind: aim.kind, asked: aim.kind });
}

const isMeasured = (kind: string): boolean => MEASURES.has(kind) || kind === "dollar";

const LARGER = listed("more taller longer heavier older wider higher farther deeper");

/** Two amounts in one unit, of which the larger is asked about: "How much taller is Ann than Ben?" */
function gap(text: Told): StoryTask | null {
  const { numbers, question } = text;
  const [one, other, ...more] = numbers;
  const word = question[2]?.text ?? "";
  if (!one || !other || more.length > 0 || question[1]?.text !== "much" || !LARGER.has(word)) return null;
  if (!question.some(({ text: each }) => each === "than") || !isHeld(text, GAP)) return null;
  if (one.kind !== other.kind || !MEASURES.has(one.kind) || one.per || other.per) return null;
  const way = compare(one.number.value, other.number.value);
  const isOrdered = isNamedFirst(text, way > 0 ? one : other, way > 0 ? other : one);
  if (way === 0 || !isOrdered || question.some(({ number }) => number)) return null;
  const [large, small] = way > 0 ? [one, other] : [other, one];
  const value: Expression = sum([large.number.shown, { kind: "negation", operand: small.number.shown }]);
  return answered(text, { value, exact: ONE, kind: one.kind, asked: one.kind });
}

/** The words told with the larger amount are what the question names before "than", those with the smaller behind it. */
function isNamedFirst({ sentences, question }: Told, large: Counted, small: Counted): boolean {
  const than = question.findIndex(({ text }) => text === "than");
  const ahead = new Set(question.slice(0, than).map(({ text }) => text));
  const behind = new Set(question.slice(than).map(({ text }) => text));
  const named = (each: Counted, from: number): readonly string[] => {
    const words = sentences[each.sentence] ?? [];
    const rest = words.slice(each.at + 1, each.at + 5);
    const end = rest.findIndex(({ text }) => isAmong(text, "and , but while"));
    return [...words.slice(from, each.at), ...(end < 0 ? rest : rest.slice(0, end))].map(({ text }) => text);
  };
  const start = (each: Counted, other: Counted): number =>
    each.sentence === other.sentence && other.at < each.at ? other.at + 2 : 0;
  const [own, others] = [named(large, start(large, small)), named(small, start(small, large))];
  const only = own.filter((word) => !others.includes(word));
  const rest = others.filter((word) => !own.includes(word));
  return (
    only.some((word) => ahead.has(word) && !behind.has(word)) &&
    rest.some((word) => behind.has(word) && !ahead.has(word)) &&
    !only.some((word) => behind.has(word) && !ahead.has(word))
  );
}

interface Found {
  readonly value: Expression;
  readonly exact: Rational;
  readonly kind: string;
  readonly asked: string;
}

/** "water bottle" of one: many of them. */
const inPlural = ({ shown, number }: Counted): string => {
  if (compare(number.value, ONE) > 0) return shown;
  const words = shown.split(" ");
  return [...words.slice(0, -1), plural(singular(words.at(-1) ?? ""))].join(" ");
};

const NEEDED = listed("need needs needed rent buy");

function answered(text: Told, { value, exact, kind, asked }: Found): StoryTask | null {
  const factor = kind === asked ? ONE : conversion(kind, asked);
  const own = text.numbers.find((each) => each.kind === kind && !MEASURES.has(kind));
  const unit =
    asked === "dollar" ? "$" : own ? inPlural(own) : plural(factor && !equals(factor, ONE) ? asked : kind);
  const isMeasure =
    isMeasured(kind) || text.numbers.some((each) => each.kind === kind && !isInteger(each.number.value));
  const isPaid = text.numbers.some((each) => each.kind === "dollar");
  const isUp = !isMeasure && !isPaid && !isInteger(exact) && has(text, NEEDED);
  if (!isMeasure && !isUp && !isInteger(exact)) return null;
  if (terminatingDigits(exact) === null && text.decimals === undefined && !isUp) return null;
  const scaled = factor && !equals(factor, ONE) ? product([value, numberNode(factor)], true) : value;
  return {
    task: "story",
    unknowns: [],
    conditions: [],
    asked: [{ kind: isMeasure ? "amount" : "count", label: "", value: scaled, unit }],
    domain: "positive",
    decimals: text.decimals,
    whole: isUp ? "up" : undefined,
  };
}
