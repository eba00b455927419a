import { allSaid, many, markIn, onlySaid, type Scene, wordsIn } from "./scene";

const RATE = "( per $t / for each $t / for every $t / each / a $t / an $t / apiece )";
const HIS = "( his / her / their / the )";
const MOST = "( no more than / at most / less than or equal to )";
const MONTH = "( per month / a month / each month / per year / a year )";
const GET = "( buy / have / use / afford / invite / rent / get / send / order )";

/** A sum that must not be passed, what each thing costs, and what is paid in any case: how many there can be. */
export const limitScene: Scene = {
  cues: [" budget", " maximum", " to spend", " no more than"],
  clauses: {
    rate: [
      `[if] the average weight of (one / a / each) $t is #r:W`,
      `$x (costs / cost / charges / charge / sells / rents) [$y] [for] #r:M ${RATE} [for $z]`,
      `[it] will cost #r:M ${RATE} [for $z]`,
      `each $t [of $x] (costs / is) #r:M`,
      `$t (cost / are) #r:M each`,
    ],
    idle: ["including $x and $y", "including $x"],
    "fixed rate": [
      `$x (charges / costs) #f:M for $y plus #r:M ${RATE} [for $z]`,
      `$x (costs / is / charges) #f:M [${MONTH}] plus #r:M ${RATE} [of $y]`,
      `%x (pays / charges) #f:M [${MONTH}] plus #r:M ${RATE} [of $y]`,
    ],
    limit: [
      `%w has (a / a sign that says the) maximum (weight / load) (of / is) #b:W`,
      `%w [~] has a sign that says the maximum (weight / load) is #b:W`,
      `%w has #b:M to spend on $x [~]`,
      `%w has a budget of #b:M [for $x]`,
      `and has a budget of #b:M`,
      `${HIS} budget [for $x] is #b:M`,
    ],
    lead: [
      "%w wants to rent $x [~] [for $y]",
      "%w is planning [~] $x",
      "%w wants to surprise %v with $x [~]",
    ],
    ask: [
      `how many $u can [safely] (ride in / ride on / ride / use / be in) %w [~]`,
      `what is the maximum number of $u %w can ${GET} [~]`,
      `how many $u can %w ${GET} [~] [and stay within ${HIS} budget]`,
    ],
    "ask within": [
      `how many $u can %w ${GET} [~] if %v wants the maximum cost to be #b:M`,
      `what is the maximum number of $u %w can ${GET} (if %w wants / so / so that) ${HIS} [$x] bill (to be / is) ${MOST} #b:M`,
    ],
  },
  build(told, reading) {
    const rate = onlySaid(told, "rate", "fixed rate");
    const question = onlySaid(told, "ask", "ask within");
    const limits = [...allSaid(told, "limit"), ...allSaid(told, "ask within")];
    const [limit, ...more] = limits;
    if (!rate || !question || !limit || more.length > 0) return null;
    const [thing, asked] = [wordsIn(rate, "t").at(-1), wordsIn(question, "u").at(-1)];
    if (thing !== undefined && thing !== asked) return null;
    const each = reading.take(markIn(rate, "r")).text;
    const [fixed, sum] = [markIn(rate, "f"), reading.take(markIn(limit, "b")).text];
    reading.unknown("n", "how many there can be");
    reading.condition(
      `${fixed === undefined ? "" : `${reading.take(fixed).text} + `}${each}*n = ${sum}`,
      "At the limit the price of each, times their number, and what is paid in any case are exactly that sum.",
    );
    reading.ask({ value: "n", unit: many(wordsIn(question, "u")) });
    return reading.done({ domain: "whole", whole: "down" });
  },
};
