import type { Expression } from "../../expression/ast";
import { isExact, squareRoot } from "../../expression/enclosure";
import { exactly } from "../../expression/figures";
import {
  add,
  compare,
  divide,
  equals,
  fromInt,
  multiply,
  type Rational,
  rational,
  subtract,
  toNumber,
  ZERO,
} from "../../expression/rational";
import { valueLatex } from "../../printer/answer/value";
import type { DataQuestion, DataTask } from "../../tasks/statistics";
import type { AnswerValue, Derivation, Method, Step } from "../../types";
import { figure, measured, numberAnswer, shown, wordAnswer, written } from "./rounded";

/** Mean, median, quartiles, spread and the like of a list of numbers. */
export const data: Method = {
  id: "data",
  tasks: ["data"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "data" || problem.values.length === 0) return null;
    budget.spend(problem.values.length * 10);
    return figureOf(problem, problem.form.decimals);
  },
};

function figureOf(task: DataTask, decimals?: number): Derivation | null {
  const sorted = [...task.values].sort(compare);
  const { asked } = task;
  const ordered = sortStep(sorted);
  const one = (value: Rational | null, steps: readonly Step[]): Derivation | null =>
    value && { method: "data", steps, answer: numberAnswer(figure(value, decimals)) };
  switch (asked.kind) {
    case "mean":
      return one(meanOf(sorted), [meanStep(sorted)]);
    case "median":
      return one(medianOf(sorted), [ordered, middleStep(sorted)]);
    case "mode":
      return modes(sorted, ordered);
    case "range":
      return one(subtract(at(sorted, -1), at(sorted, 0)), [
        step(
          "largest-minus-smallest",
          "Subtract the smallest value from the largest.",
          `${written(at(sorted, -1))} - ${bracketed(at(sorted, 0))}`,
          "The range is the distance between the ends.",
        ),
      ]);
    case "count":
      return one(fromInt(sorted.length), [
        step(
          "count-values",
          "Count the values.",
          `n = ${sorted.length}`,
          "Every value counts, also one that is repeated.",
        ),
      ]);
    case "minimum":
    case "maximum":
      return one(at(sorted, asked.kind === "minimum" ? 0 : -1), [ordered]);
    case "percentile":
      return one(percentileOf(sorted, asked.share), [ordered, percentileStep(sorted, asked.share)]);
    case "first-quartile":
    case "third-quartile":
    case "middle-spread":
    case "five-numbers":
    case "outliers":
      return quartileFigure(sorted, asked.kind, decimals);
    default:
      return spread(sorted, asked.kind, decimals);
  }
}

const step = (rule: string, title: string, latex: string, why: string): Step => ({ rule, title, latex, why });
const at = (values: readonly Rational[], index: number): Rational => values.at(index) ?? ZERO;
const sumOf = (values: readonly Rational[]): Rational => values.reduce(add, ZERO);
const meanOf = (values: readonly Rational[]): Rational => divide(sumOf(values), fromInt(values.length));
/** A number that is taken away: a sign needs brackets. */
const bracketed = (value: Rational): string => (value.n < 0n ? `(${written(value)})` : written(value));
const listed = (values: readonly Rational[]): string => values.map(written).join(", ");

const sortStep = (sorted: readonly Rational[]): Step =>
  step(
    "sort-values",
    "Put the values in order.",
    listed(sorted),
    "Places in the list only mean something when the list is in order.",
  );

const middleStep = (sorted: readonly Rational[]): Step =>
  step(
    "middle-value",
    "Take the middle.",
    written(medianOf(sorted)),
    "Half of the values lie on each side; with an even number of them it is halfway between the middle two.",
  );

const meanStep = (values: readonly Rational[]): Step =>
  step(
    "sum-over-count",
    "Divide the sum by the number of values.",
    `\\frac{${written(sumOf(values))}}{${values.length}}`,
    "The mean shares the total out equally.",
  );

function medianOf(sorted: readonly Rational[]): Rational {
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? at(sorted, half)
    : divide(add(at(sorted, half - 1), at(sorted, half)), rational(2n));
}

/** The medians of the halves; the middle value of an odd number belongs to neither. */
function quartilesOf(sorted: readonly Rational[]): readonly [Rational, Rational] {
  const half = Math.floor(sorted.length / 2);
  return [medianOf(sorted.slice(0, half)), medianOf(sorted.slice(sorted.length - half))];
}

/** The place k(n + 1)/100; between two places, halfway between their values. */
function percentileOf(sorted: readonly Rational[], share: Rational): Rational | null {
  const place = multiply(share, fromInt(sorted.length + 1));
  const below = Number(place.n / place.d);
  if (below < 1 || below > sorted.length || (below === sorted.length && place.d !== 1n)) return null;
  return place.d === 1n
    ? at(sorted, below - 1)
    : divide(add(at(sorted, below - 1), at(sorted, below)), rational(2n));
}

const percentileStep = (sorted: readonly Rational[], share: Rational): Step =>
  step(
    "percentile-place",
    "Find the place of the percentile.",
    `i = ${written(share)} (${sorted.length} + 1) = ${written(multiply(share, fromInt(sorted.length + 1)))}`,
    "The place counts from the smallest value; between two places the value halfway is taken.",
  );

function modes(sorted: readonly Rational[], ordered: Step): Derivation {
  const counts = new Map<string, { readonly value: Rational; readonly count: number }>();
  for (const value of sorted) {
    const key = `${value.n}/${value.d}`;
    counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const most = Math.max(...[...counts.values()].map(({ count }) => count));
  const found = [...counts.values()].filter(({ count }) => count === most).map(({ value }) => value);
  const steps = [ordered];
  if (most === 1 && sorted.length > 1) return { method: "data", steps, answer: wordAnswer("no mode") };
  const answer = found.length === 1 ? numberAnswer(figure(at(found, 0))) : listAnswer(found, false);
  const why = "The mode is the value that comes most often; there can be several.";
  return {
    method: "data",
    steps: [
      ...steps,
      step(
        "most-frequent",
        `Take what comes most often, ${most} times.`,
        valueLatex(answer, { close: true }),
        why,
      ),
    ],
    answer,
  };
}

function listAnswer(values: readonly Rational[], ordered: boolean, decimals?: number): AnswerValue {
  const items: Expression[] = values.map((value) => figure(value, decimals));
  return { kind: "list", items, ordered };
}

function quartileFigure(
  sorted: readonly Rational[],
  kind: DataQuestion["kind"],
  decimals?: number,
): Derivation | null {
  if (sorted.length < 4) return null;
  const [first, third] = quartilesOf(sorted);
  const quartiles = step(
    "medians-of-halves",
    "Find the medians of the lower and the upper half.",
    `Q_1 = ${written(first)}, \\quad Q_3 = ${written(third)}`,
    "The quartiles cut the ordered list into four parts.",
  );
  const steps = [sortStep(sorted), quartiles];
  const done = (answer: AnswerValue, more: readonly Step[] = []): Derivation => ({
    method: "data",
    steps: [...steps, ...more],
    answer,
  });
  if (kind === "first-quartile") return done(numberAnswer(figure(first, decimals)));
  if (kind === "third-quartile") return done(numberAnswer(figure(third, decimals)));
  const iqr = subtract(third, first);
  if (kind === "middle-spread") {
    return done(numberAnswer(figure(iqr, decimals)), [
      step(
        "subtract-quartiles-of-data",
        "Subtract the quartiles.",
        `${written(third)} - ${bracketed(first)}`,
        "The interquartile range holds the middle half of the values.",
      ),
    ]);
  }
  if (kind === "five-numbers") {
    return done(listAnswer([at(sorted, 0), first, medianOf(sorted), third, at(sorted, -1)], true, decimals));
  }
  const reach = multiply(rational(3n, 2n), iqr);
  const [low, high] = [subtract(first, reach), add(third, reach)];
  const out = sorted.filter((value) => compare(value, low) < 0 || compare(value, high) > 0);
  const fences = step(
    "outlier-fences",
    "Go $1.5$ interquartile ranges beyond the quartiles.",
    `${written(low)} \\quad \\text{to} \\quad ${written(high)}`,
    "Values outside these fences count as outliers.",
  );
  return done(out.length === 0 ? wordAnswer("no outliers") : listAnswer(out, false), [fences]);
}

function spread(
  sorted: readonly Rational[],
  kind: DataQuestion["kind"],
  decimals?: number,
): Derivation | null {
  const sample = kind.startsWith("sample");
  const n = sorted.length - (sample ? 1 : 0);
  if (n < 1) return null;
  const mean = meanOf(sorted);
  const squares = sumOf(sorted.map((value) => multiply(subtract(value, mean), subtract(value, mean))));
  const variance = divide(squares, fromInt(n));
  const steps = [
    meanStep(sorted),
    step(
      sample ? "sample-variance" : "population-variance",
      `Add the squared distances from the mean and divide by ${n}.`,
      `\\frac{${written(squares)}}{${n}}`,
      sample
        ? "A sample is divided by $n - 1$, which makes up for the mean being taken from it."
        : "The variance is the mean of the squared distances.",
    ),
  ];
  const value = kind.endsWith("variance") ? exactly(variance) : squareRoot(variance);
  const answer = measured(value, decimals);
  if (!answer) return null;
  const root = step(
    "root-of-data-variance",
    "Take the square root.",
    `\\sqrt{${written(variance)}} \\approx ${shown(toNumber(value.low))}`,
    "The standard deviation is in the same unit as the values.",
  );
  const unchanged = isExact(value) && equals(variance, value.low);
  return {
    method: "data",
    steps: kind.endsWith("variance") || unchanged ? steps : [...steps, root],
    answer: numberAnswer(answer),
  };
}
