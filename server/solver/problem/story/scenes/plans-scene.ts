import type { Draft } from "../draft";
import { allSaid, many, markIn, onlySaid, type Scene, type Told, wordsIn } from "./scene";

const SALARY = "[( a / an ) [annual / yearly / monthly / weekly] salary of] #f:M";
const COMMISSION =
  "( [a commission of] #r:M ( for each / for every / per ) $t [sold / %s @sell] / a #r:M commission ( for each / for every / per ) $t [sold / %s @sell] )";
const NAMED = "( company / plan / store / option / gym / shop / the )";
const PERIOD = "[a month / per month / a year / per year / each month / monthly]";
const SAME =
  "( to make the total pay the same / for the options to be equal / for the total pay to be the same / to make the pay the same / for the two to be equal / for the pay to be equal )";

/** Two offers, each of a fixed amount and one for each thing: where they come to the same. */
export const plansScene: Scene = {
  cues: [" plus ", " company", " plan"],
  clauses: {
    plan: [
      `[the] $w (pays / offers / charges) ${SALARY} plus ${COMMISSION}`,
      `%w [currently / now] (sells / works / sold) [$x] (for / at) ${NAMED} $n at ${SALARY} plus ${COMMISSION}`,
      `$w offers %v (a position / a job) (with / at) ${SALARY} plus ${COMMISSION}`,
      `$w (costs / charges) #f:M ${PERIOD} (plus / and) #r:M (for each / for every / per / a) $t`,
      `$w (has / charges) a fee of #f:M ${PERIOD} (plus / and) #r:M (for each / for every / per / a) $t`,
    ],
    lead: [
      "%w has been offered (positions / a position / jobs) by #c:N $x",
      "(there are / %w can choose between) #c:N (plans / offers / companies)",
    ],
    ask: [
      `how many $t (would / will / does / do) (need to be sold / have to be sold / %w need to sell / %w have to sell) ${SAME}`,
      `how many $t must %w @sell ${SAME}`,
      `for how many $t (do / are / will / would) (the [two / #c:N] (plans / offers / companies) / they) (cost / be / equal / pay) [the] [same] [amount]`,
      `(after / at) how many $t (do / are / will / would) (the [two / #c:N] (plans / offers / companies) / they) (cost / be / equal / pay) [the] [same] [amount]`,
    ],
  },
  build(told, reading) {
    const [one, other, ...more] = allSaid(told, "plan");
    const question = onlySaid(told, "ask");
    if (!one || !other || more.length > 0 || !question) return null;
    const things = [one, other, question].map((each) => wordsIn(each, "t").at(-1));
    if (new Set(things).size !== 1 || !isTwo(told, reading)) return null;
    reading.unknown("n", `the number of ${many(wordsIn(question, "t"))}`);
    reading.condition(
      `${costOf(one, reading)} = ${costOf(other, reading)}`,
      "The two come to the same, each a fixed amount and one for each thing.",
    );
    reading.ask({ value: "n", unit: many(wordsIn(question, "t")) });
    return reading.done({ domain: "whole" });
  },
};

const costOf = (plan: Told, reading: Draft): string =>
  `${reading.take(markIn(plan, "f")).text} + ${reading.take(markIn(plan, "r")).text}*n`;

const isTwo = (told: readonly Told[], reading: Draft): boolean =>
  told.every((each) => markIn(each, "c") === undefined || reading.counts(markIn(each, "c"), 2));

/** So much for up to a number of guests, and so much for each one more: how many there can be. */
export const guestsScene: Scene = {
  cues: ["up to"],
  clauses: {
    price: [
      "(the cost / the price / $w) (is / charges / costs) #f:M for up to #n:N $t [,] plus #r:M for (each / every) additional $u",
      "(the cost / the price / $w) (is / charges / costs) #f:M for (up to / the first) #n:N $t and #r:M for (each / every) additional $u",
    ],
    ask: [
      "how many $t can attend if %w [and $x] (wants / want) the total cost to be (no more than / at most) #b:M",
      "how many $t can (attend / come / be invited / %w invite) [if %w (wants / want) to (pay / spend) (no more than / at most) #b:M / for #b:M / with #b:M]",
    ],
  },
  build(told, reading) {
    const [price, question] = [onlySaid(told, "price"), onlySaid(told, "ask")];
    if (!price || !question || told.length !== 2) return null;
    const things = [wordsIn(price, "t"), wordsIn(price, "u"), wordsIn(question, "t")].map((words) =>
      words.at(-1),
    );
    const limit = markIn(question, "b");
    if (new Set(things).size !== 1 || limit === undefined) return null;
    const [fixed, count, each] = ["f", "n", "r"].map((name) => reading.take(markIn(price, name)).text);
    reading.unknown("n", "the number of guests there can be");
    reading.condition(
      `${fixed} + ${each}*(n - ${count}) = ${reading.take(limit).text}`,
      "The cost is the fixed amount and one for each guest beyond those it is for.",
    );
    reading.ask({ value: "n", unit: many(wordsIn(question, "t")) });
    return reading.done({ whole: "down" });
  },
};
