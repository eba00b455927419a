import { table } from "../../../table";
import { conversionFactor, factorText } from "../conversion";
import type { Draft } from "../draft";
import type { Quantity } from "../story";
import { many, markIn, onlySaid, type Scene, type Told, wordsIn } from "./scene";

const EVERY = "( a / each / every / per ) &e:year|month|week|day|hour";
const YEARLY = `( [~] ${EVERY} / &e:annually|yearly|monthly|weekly|daily )`;
const ITS = "[of (its / their / the) (value / population / size / weight)]";
const START = "[at first / at the start / at the beginning / initially / now / today / currently]";
const COMPOUND =
  "[interest] [,] ( compounded / compound ) ( &e:annually|yearly|monthly / ( every / each / once a ) &e:year )";
const AFTER = "( after / in ) #t:T";
const WILL = "( will / would / was / does / did )";

/** An amount that is multiplied by the same number again and again: growth, loss of value, compound interest, doubling. */
export const growthScene: Scene = {
  cues: ["<P", "double", "triple", " times every", " year", " month", " week"],
  clauses: {
    start: [
      `the population of $w [~] (is / was) #n:N [people / inhabitants] ${START}`,
      `$w [~] (of / with / has / had / which has / that has) [a population of] #n:N [people / inhabitants / $t]`,
      `$w [~] (is / was) [bought / worth / valued / purchased] [for / at] #n:M ${START}`,
      `$w [~] (costs / cost / bought for / worth / valued at) #n:M [new] ${START}`,
      `%v [@buy] $w for #n:M`,
      `$w of #n:MWC`,
      `there @be #n:N [$t] ${START} [~]`,
      `%w has #n:N [people / inhabitants / $t] ${START}`,
      `$w [~] (starts / started / begins / began / start) with #n:N $t`,
      `%v (invests / invested / deposits / deposited / puts / put) #n:M [~]`,
      `#n:M [is / was] [invested / deposited] [~]`,
      `( at first / initially / at the start ) [,] there @be #n:N $t [~]`,
    ],
    grows: [
      `[%g / the number of $g [~]] [that / which] [is] @grow [in value] [by] #q:MN [$t] ${ITS} ${YEARLY}`,
      `(its / the) (value / population) @grow [by] #q:MN [$t] ${YEARLY}`,
      `[%g / the number of $g [~]] [that / which] [is] @grow [in value] [by / at] [a rate of] #p:P ${ITS} ${YEARLY}`,
      `(at / with / earning / which earns / that earns / it earns / the account earns / the account pays) [an] [annual] [interest] [rate] [of] #p:P ${COMPOUND}`,
      "at [an] [interest] [rate] [of] #p:P compound interest &e:annually|yearly",
    ],
    shrinks: [
      `[%g / the number of $g [~]] [that / which] [is] @shrink [in value] [by] #q:MN [$t] ${ITS} ${YEARLY}`,
      `(its / the) (value / population) @shrink [by] #q:MN [$t] ${YEARLY}`,
      `[%g / the number of $g [~]] [that / which] [is] @shrink [in value] [by / at] [a rate of] #p:P ${ITS} ${YEARLY}`,
      `(its / the) value @shrink [by] #p:P ${YEARLY}`,
    ],
    multiplies: [
      "[%g] &m:doubles|doubling|triples|halves [in number / in size / in value] every #e:T",
      "[%g] #m:N times every #e:T",
      "the number of $g &m:doubles|triples every #e:T",
    ],
    ask: [
      `(what / how much) ${WILL} [%g] [the] [population / value] [be] [worth] [~] ${AFTER}`,
      `what ${WILL} (the / its / their) (population / value / price / number) [of $g] be ${AFTER}`,
      `(what / how big / how large) is (the / its) (population / value) [of $g] ${AFTER}`,
      `(what is / how much is) (it / $g) worth ${AFTER}`,
      `(what / how much) ${WILL} (it / $g) be worth ${AFTER}`,
      `@ask [out] (the / its) (population / value) [of $g] ${AFTER}`,
      `how many $u [will / would / are / were] (be there / there be / there / live there) ${AFTER}`,
      `how many [$u] (will there be / are there / were there) [~] ${AFTER}`,
      `${AFTER} [,] how many [$u] (will there be / are there / were there) [~]`,
      `how much [money] (will / would / is) (there be / there / be) [~] ${AFTER}`,
      `how much [money] (will / would / does / did) %g have [~] ${AFTER}`,
      `how much will the investment be worth ${AFTER}`,
      `how much [of it / of $g] (is / will be) (in the account / left / there) ${AFTER}`,
    ],
    later: ["for #t:T"],
    "ask amount": [
      "(what is / @ask) the (final / total) (amount / balance / value)",
      "how much [money] is [there] [~] [at the end]",
      "how much will %g have [~] [at the end]",
    ],
    "ask interest": [
      "how much interest (is / was / will be) earned",
      "how much interest (does / did / will) %g earn",
      "(what is / @ask) the compound interest",
    ],
  },
  build(told, reading) {
    const [start, change] = [onlySaid(told, "start"), onlySaid(told, "grows", "shrinks", "multiplies")];
    const question = onlySaid(told, "ask", "ask amount", "ask interest");
    const later = onlySaid(told, "later");
    const span = question?.says === "ask" ? question : later;
    if (!start || !change || !question || !span || (question.says === "ask" && later)) return null;
    const amount = reading.take(markIn(start, "n"));
    const steps = stepsIn(reading.take(markIn(span, "t")), change, reading);
    if (steps === null || !isOfIt(told, start)) return null;
    const step = markIn(change, "q");
    if (step !== undefined) return linear({ amount, step, steps }, told, reading);
    const factor = factorOf(change, reading);
    if (factor === null) return null;
    reading.unknown("v", "the amount at the end");
    reading.condition(
      `v = ${amount.text}*(${factor})^(${steps})`,
      "Each time the amount is multiplied by the same number.",
    );
    const isInterest = question.says === "ask interest";
    if (isInterest && amount.kind !== "M") return null;
    const unit = amount.kind === "N" ? many(wordsIn(question, "u")) : amount.unit;
    const value = isInterest ? `v - ${amount.text}` : "v";
    reading.ask({ value, unit });
    // What is counted is there as a whole: the percentage is the model's, not the town's.
    return reading.done(amount.kind === "N" ? { decimals: 0 } : {});
  },
};

interface Linear {
  readonly amount: Quantity;
  readonly step: string;
  readonly steps: string;
}

/** "Loses $500 a year": the same amount each time, and not the same part. */
function linear({ amount, step, steps }: Linear, told: readonly Told[], reading: Draft) {
  const each = reading.take(step);
  const question = onlySaid(told, "ask");
  const isGrowth = onlySaid(told, "grows") !== null;
  if (!question || each.kind !== amount.kind) return null;
  const value = `${amount.text} ${isGrowth ? "+" : "-"} ${each.text}*${steps}`;
  reading.ask({ value, unit: amount.kind === "M" ? "$" : many(wordsIn(question, "u")) });
  return reading.done();
}

/** What grows is what was told of, or a pronoun for it. */
function isOfIt(told: readonly Told[], start: Told): boolean {
  const own = ["w", "t", "v"].flatMap((name) => wordsIn(start, name)).filter((word) => !isAny(word));
  // "There are 100 at first": of what was told of before.
  const before = own.length > 0 ? own : told.flatMap((each) => wordsIn(each, "g")).slice(0, 1);
  const known = new Set([...before, ...ANY]);
  return told.every((each) =>
    [...wordsIn(each, "g"), ...wordsIn(each, "u")].every((word) => known.has(word)),
  );
}
const isAny = (word: string): boolean => ANY.some((each) => each === word);
const ANY = ["it", "they", "he", "she", "population", "value", "number", "person", "price"] as const;

const FACTORS: Readonly<Record<string, string>> = table({
  doubles: "2",
  doubling: "2",
  triples: "3",
  halves: "1/2",
});

function factorOf(change: Told, reading: Draft): string | null {
  if (change.says !== "multiplies") {
    const rate = reading.take(markIn(change, "p"));
    return `1 ${change.says === "grows" ? "+" : "-"} ${rate.text}/100`;
  }
  const [word = ""] = wordsIn(change, "m");
  const mark = markIn(change, "m");
  return mark === undefined ? (FACTORS[word] ?? null) : reading.take(mark).text;
}

const PERIODS: Readonly<Record<string, string>> = table({
  annually: "years",
  yearly: "years",
  monthly: "months",
  weekly: "weeks",
  daily: "days",
});

/** How often it happens in the time that is asked about. */
function stepsIn(span: Quantity, change: Told, reading: Draft): string | null {
  const mark = markIn(change, "e");
  const [word = ""] = wordsIn(change, "e");
  const period = mark === undefined ? (PERIODS[word] ?? `${word}s`) : reading.take(mark);
  const unit = typeof period === "string" ? period : period.unit;
  const factor = conversionFactor(span.unit, unit);
  if (!factor) return null;
  const steps = `${span.text}*${factorText(factor)}`;
  return typeof period === "string" ? steps : `${steps}/${period.text}`;
}
