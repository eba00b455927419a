import { equation, int, number, product, quotient, sum, symbol } from "../../expression/build";
import { compare, fromInt, type Rational, ZERO } from "../../expression/rational";
import type { Concept } from "../../lexicon/lexicon";
import { calculateOrSimplify, solveOne } from "../../problem/classify";
import { byFormula, type Recognition } from "../../problem/sentence";
import { shownStatistics } from "../../problem/statistics/shown-statistics";
import type { DataQuestion, StatisticsTask } from "../../tasks/statistics";
import { letter, whole } from "../faces";
import { named, rational, rationalOrNamed, rationals } from "../faces-exact";
import { type Frame, frame, maybe, one, several } from "../frame";

const recognitionOf = (mathematics: StatisticsTask): Recognition => ({
  mathematics,
  ...shownStatistics(mathematics),
});

type Figure = Exclude<DataQuestion["kind"], "percentile">;

/** The names of one figure; each group has to be named. */
const FIGURES: readonly (readonly [Figure, ...(readonly Concept[])])[] = [
  ["mean", "mean"],
  ["median", "median"],
  ["mode", "mode"],
  ["range", "range"],
  ["first-quartile", "first-quartile"],
  ["third-quartile", "third-quartile"],
  ["middle-spread", "middle-spread"],
  ["five-numbers", "five-numbers"],
  ["outliers", "outliers"],
  ["sample-variance", "sample", "variance"],
  ["population-variance", "population", "variance"],
  ["sample-deviation", "sample", "standard-deviation"],
  ["population-deviation", "population", "standard-deviation"],
];

/** "The median of 3, 9, 1", "scores: 3, 9, 1. median?" The number of values may be told as well. */
const figureFrame = ([kind, ...heads]: (typeof FIGURES)[number]): Frame =>
  frame({
    id: `data-${kind}`,
    heads: heads.map((concept) => [concept]),
    idle: ["data", "function", "all", "in", "from", "roots"],
    slots: {
      count: maybe(rational, { before: ["data", "thing"] }),
      lists: several(rationals, { unless: ["data", "thing"], inRow: true }),
    },
    build: ({ count, lists }) => {
      const values = lists.flat();
      const isCounted = count === undefined || compare(count, fromInt(values.length)) === 0;
      return isCounted && values.length > 1 ? recognitionOf({ task: "data", values, asked: { kind } }) : null;
    },
  });

/** "80 on 2 tests and 95 on 1 test": each value as often as it is told. */
const weightedMeanFrame = frame({
  id: "weighted-mean",
  heads: [["mean"]],
  idle: ["data", "scored", "reported", "on", "in", "at", "with"],
  slots: {
    counts: several(rational, { least: 2, most: 8, before: ["data", "thing"] }),
    values: several(rational, { least: 2, most: 8, unless: ["data", "thing"] }),
  },
  build: ({ counts, values }) => {
    const times = counts.map(({ n, d }) => (d === 1n && n > 0n && n <= MOST_TIMES ? Number(n) : 0));
    if (times.length !== values.length || times.includes(0)) return null;
    const all = values.flatMap((value, at) => Array<Rational>(times[at] as number).fill(value));
    return recognitionOf({ task: "data", values: all, asked: { kind: "mean" } });
  },
});

const MOST_TIMES = 50n;

/** "The mean of 5 numbers is 12, four of them are 10, 11, 13 and 15": the fifth. */
const missingValueFrame = frame({
  id: "missing-value",
  heads: [["mean"], ["missing-value"]],
  idle: ["data", "of-them", "scored"],
  slots: {
    count: one(rational, { before: ["data", "thing"] }),
    known: maybe(rational, { before: ["of-them"] }),
    mean: one(rational, { after: ["is", "mean"], unless: ["data", "of-them"] }),
    values: several(rational, { least: 1, unless: ["data", "of-them"] }),
  },
  build: ({ count, known, mean, values }) => {
    const isOneLeft = compare(count, fromInt(values.length + 1)) === 0;
    const isCounted = known === undefined || compare(known, fromInt(values.length)) === 0;
    return isOneLeft && isCounted ? missing(values, mean, "x") : null;
  },
});

/** "The mean of 4, 7, x and 10 is 8". */
const unknownValueFrame = frame({
  id: "unknown-value",
  heads: [["mean"]],
  idle: ["data", "missing-value"],
  slots: {
    values: several(rational, { least: 1, after: ["mean", "data", "and", "of"], unless: ["data", "thing"] }),
    unknown: several(letter, { most: 2 }),
    mean: one(rational, { after: ["is"], unless: ["data", "thing"] }),
  },
  build: ({ values, unknown: [name = "x", again = name], mean }) =>
    again === name ? missing(values, mean, name) : null,
});

const missing = (values: readonly Rational[], mean: Rational, name: string): Recognition =>
  byFormula(
    solveOne(
      equation(quotient(sum([...values.map(number), symbol(name)]), int(values.length + 1)), number(mean)),
      name,
    ),
    "the definition of the mean",
  );

const zScoreFrame = frame({
  id: "z-score",
  heads: [["z-score"]],
  idle: ["data", "population", "scored"],
  slots: {
    mean: maybe(rational, { after: ["mean"] }),
    meanNamed: maybe(named("mu", "m")),
    deviation: maybe(rational, { after: ["standard-deviation"] }),
    deviationNamed: maybe(named("sigma", "s")),
    value: one(rationalOrNamed("x", "X")),
  },
  build: ({ mean, meanNamed, deviation, deviationNamed, value }) => {
    const [centre, spread] = [mean ?? meanNamed, deviation ?? deviationNamed];
    if (!centre || !spread || compare(spread, ZERO) <= 0) return null;
    if ((mean && meanNamed) || (deviation && deviationNamed)) return null;
    return recognitionOf({
      task: "distribution",
      distribution: { kind: "unknown", mean: centre, deviation: spread },
      sampling: null,
      asked: { kind: "z-score", value },
    });
  },
});

/** "What mark has a z-score of 1.5?": the way back from the z-score to the value. */
const valueAtZFrame = frame({
  id: "value-at-z-score",
  heads: [["having-z-score"]],
  idle: ["data", "population", "scored"],
  slots: {
    z: one(rational, { after: ["having-z-score"] }),
    mean: one(rational, { after: ["mean"] }),
    deviation: one(rational, { after: ["standard-deviation"] }),
  },
  build: ({ z, mean, deviation }) =>
    compare(deviation, ZERO) > 0
      ? recognitionOf({
          task: "distribution",
          distribution: { kind: "normal", mean, deviation },
          sampling: null,
          asked: { kind: "value-at-z", z },
        })
      : null,
});

/** "The mean of 5 numbers is 8, what is their total": so many times the mean. */
const totalFrame = frame({
  id: "total-from-mean",
  heads: [["mean"], ["total-of", "sum"]],
  idle: ["data", "of-them", "scored"],
  slots: {
    count: one(rational, { before: ["data", "thing"] }),
    mean: one(rational, { after: ["is", "mean"], unless: ["data", "thing"] }),
  },
  build: ({ count, mean }) =>
    count.d === 1n && compare(count, ZERO) > 0
      ? byFormula(
          calculateOrSimplify(product([number(count), number(mean)], true)),
          "the definition of the mean",
        )
      : null,
});

/** Kinds of numbers that are told by how many there are of them, by their place. */
const COUNTED: readonly (readonly [Concept, (place: number) => number])[] = [
  ["natural-numbers", (place) => place],
  ["even-numbers", (place) => 2 * place],
  ["odd-numbers", (place) => 2 * place - 1],
  ["square-numbers", (place) => place ** 2],
  ["cube-numbers", (place) => place ** 3],
];
const MOST_COUNTED = 60n;

/** "The mean of the first 10 even numbers". */
const countedFrames: readonly Frame[] = (["mean", "median"] as const).flatMap((kind) =>
  COUNTED.map(([concept, numberAt]) =>
    frame({
      id: `${kind}-of-first-${concept}`,
      heads: [[kind], ["first"], [concept]],
      slots: { count: one(whole, { after: ["first"], beside: true }) },
      build: ({ count }) => {
        if (count < 2n || count > MOST_COUNTED) return null;
        const values = Array.from({ length: Number(count) }, (_, at) => fromInt(numberAt(at + 1)));
        return recognitionOf({ task: "data", values, asked: { kind } });
      },
    }),
  ),
);

export const STATISTICS_FRAMES: readonly Frame[] = [
  totalFrame,
  ...countedFrames,
  ...FIGURES.map(figureFrame),
  weightedMeanFrame,
  missingValueFrame,
  unknownValueFrame,
  zScoreFrame,
  valueAtZFrame,
];
