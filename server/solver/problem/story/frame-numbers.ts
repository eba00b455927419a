import { multiply, type Rational, rational, subtract } from "../../expression/rational";
import { comparison } from "./comparison";
import { type Draft, draft, type Frame, readClauses, says } from "./draft";

const OTHER = /^(?:another|the other|the second|a second|the first|the smaller|the larger)(?: numbers?)?$/;

/** What is being gathered while the sentences are read. */
interface Pair {
  readonly reading: Draft;
  /** Not linear: one number is then written in terms of the other from the start. */
  readonly curved: boolean;
  asked: boolean;
}
type Clauses = Parameters<typeof readClauses>[1];

/** "The sum of two numbers is 20. One is four less than the other. Find the numbers." */
export const numbersFrame: Frame = (story) => {
  const curved = story.sentences.some((sentence) => /\b(?:product|squares)\b/.test(sentence));
  const pair: Pair = { reading: draft(story), curved, asked: false };
  if (!readClauses(story, [...totals(pair), ...comparisons(pair)]) || !pair.asked) return null;
  const { reading } = pair;
  reading.unknown("x", "one number");
  reading.unknown("y", "the other number");
  for (const value of ["x", "y"]) reading.ask({ value });
  return reading.done({ domain: "any" });
};

const isTwo = ({ reading }: Pair, mark: string | undefined): boolean => reading.counts(mark, 2);

type Operation = "sum" | "product" | "difference" | "difference of the squares";

/** Always true, so that it can close a condition on the clause. */
function tell({ reading, curved }: Pair, operation: Operation, mark: string | undefined): true {
  const { text } = reading.take(mark);
  const equations: Readonly<Record<Operation, string>> = {
    sum: curved ? `y = ${text} - x` : `x + y = ${text}`,
    product: `x*y = ${text}`,
    difference: `x - y = ${text}`,
    "difference of the squares": `x^2 - y^2 = ${text}`,
  };
  reading.condition(equations[operation], `The ${operation} of the numbers is given.`);
  return true;
}

function totals(pair: Pair): Clauses {
  return [
    [says("the sum of {N} numbers? is {N}"), ([, n, v]) => isTwo(pair, n) && tell(pair, "sum", v)],
    [
      says("the sum of {N} numbers? is {N},? and (the|their) product is {N}"),
      ([, n, v, p]) => isTwo(pair, n) && tell(pair, "sum", v) && tell(pair, "product", p),
    ],
    [
      says(
        "(the (=sum|product|difference) of (the|these) numbers|their (=sum|product|difference)) (is|equals) {N}",
      ),
      ([, a, b, v]) => tell(pair, (a ?? b) as Operation, v),
    ],
    [
      says("the (=difference|difference of the squares|product) of {N} numbers? is {N}"),
      ([, operation, n, v]) => isTwo(pair, n) && tell(pair, operation as Operation, v),
    ],
    [
      says("find {N} numbers whose sum is {N} and (whose )?difference is {N}"),
      ([, n, s, d]) => {
        pair.asked = true;
        return isTwo(pair, n) && tell(pair, "sum", s) && tell(pair, "difference", d);
      },
    ],
  ];
}

function comparisons(pair: Pair): Clauses {
  const { reading } = pair;
  return [
    [
      says("if their sum is (=increased|decreased) by {N}, the result is {N}"),
      ([, way, by, v]) =>
        reading.condition(
          `x + y ${way === "increased" ? "+" : "-"} ${reading.take(by).text} = ${reading.take(v).text}`,
          "The sum, changed as the story says, gives the result.",
        ),
    ],
    [
      says("(one|a|the first|the larger|the smaller) number is (=.+)"),
      ([, rest]) => related(rest ?? "", reading),
    ],
    [
      says("(find|what are) (the|both|these|the {N}) numbers"),
      ([, n]) => {
        pair.asked = true;
        return n === undefined || isTwo(pair, n);
      },
    ],
  ];
}

function related(rest: string, reading: Draft): boolean {
  const value = comparison(rest, reading, (name) => (OTHER.test(name) ? "y" : null));
  if (value === null) return false;
  reading.condition(`x = ${value}`, "One number is told in terms of the other.");
  return true;
}

/** "Find three consecutive even integers whose sum is 102." */
export const consecutiveFrame: Frame = (story) => {
  const reading = draft(story);
  let asked = false;
  let fits = true;
  const told = (operation: string, count: string | undefined, kind: string, total: string | undefined) => {
    const n = Number(reading.excuse(count).value.n);
    const { value, text } = reading.take(total);
    if (n < 2 || n > 6 || (operation === "product" && n !== 2)) return false;
    const step = kind ? 2 : 1;
    const numbers = Array.from({ length: n }, (_, i) => (i === 0 ? "n" : `n + ${i * step}`));
    const left = operation === "sum" ? numbers.join(" + ") : `n*(n + ${step})`;
    reading.unknown("n", "the first of the numbers");
    reading.condition(
      `${left} = ${text}`,
      `Each number is ${step} more than the one before, and the ${operation} is given.`,
    );
    for (const number of numbers) reading.ask({ value: number });
    fits = parityFits({ operation, n, step, kind, value });
    return fits;
  };
  const kinds = "consecutive (=even |odd )?(integers|numbers|whole numbers)";
  const understood = readClauses(story, [
    [
      says(`the (=sum|product) of {N} ${kinds} is {N}`),
      ([, op, n, kind, v]) => told(op ?? "", n, kind ?? "", v),
    ],
    [
      says(`find {N} ${kinds} whose (=sum|product) is {N}`),
      ([, n, kind, op, v]) => {
        asked = true;
        return told(op ?? "", n, kind ?? "", v);
      },
    ],
    [
      says("(find|what are) (the|these) (numbers|integers)"),
      () => {
        asked = true;
      },
    ],
  ]);
  return understood && asked && fits ? reading.done({ domain: "integer" }) : null;
};

/** Whether the first number comes out even or odd, as the story says. */
function parityFits({
  operation,
  n,
  step,
  kind,
  value,
}: {
  operation: string;
  n: number;
  step: number;
  kind: string;
  value: Rational;
}): boolean {
  if (kind === "") return true;
  const odd = kind.startsWith("odd");
  if (operation === "product") return value.d === 1n && (value.n % 2n !== 0n) === odd;
  const first = multiply(
    subtract(value, rational(BigInt((step * n * (n - 1)) / 2))),
    rational(1n, BigInt(n)),
  );
  return first.d === 1n && (first.n % 2n !== 0n) === odd;
}
