import type { Expression } from "../../expression/ast";
import { int, product, quotient, sum } from "../../expression/build";
import { type KnownNumber, knownAt, shownNumber } from "../../expression/known-number";
import { fromInt, multiply, add as plus, rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { ApproximateIntegralTask, SumRule } from "../../tasks/approximation";
import type { Method, Problem, Step } from "../../types";

type Approximate = Extract<Problem, ApproximateIntegralTask>;

/** How often each value counts, and what the sum is multiplied by: a share of the width. */
const WEIGHTS: Readonly<Record<SumRule, (place: number, last: number) => number>> = {
  left: () => 1,
  right: () => 1,
  midpoint: () => 1,
  trapezoidal: (place, last) => (place === 0 || place === last ? 1 : 2),
  simpson: (place, last) => (place === 0 || place === last ? 1 : place % 2 === 1 ? 4 : 2),
};
const SHARE: Readonly<Record<SumRule, number>> = table({
  left: 1,
  right: 1,
  midpoint: 1,
  trapezoidal: 2,
  simpson: 3,
});
const NAMES: Readonly<Record<SumRule, string>> = table({
  left: "left endpoints",
  right: "right endpoints",
  midpoint: "midpoints",
  trapezoidal: "trapezoidal rule",
  simpson: "Simpson's rule",
});

/** An integral as a sum over equal parts: the width, the values, the sum. */
export const approximateIntegral: Method = {
  id: "approximate-integral",
  tasks: ["approximate-integral"],
  work(problem, budget) {
    if (problem.task !== "approximate-integral") return null;
    const { rule, parts, form } = problem;
    const ends = [problem.low, problem.high].map((end) => knownAt(end, new Map(), budget));
    const [low, high] = ends;
    if (!low || !high || parts < 1 || (rule === "simpson" && parts % 2 === 1)) return null;
    const width = widthOf(low, high, parts);
    const nodes = nodesOf(problem, { low, high });
    const values = nodes.map((node) =>
      knownAt(problem.expression, new Map([[problem.variable, node]]), budget),
    );
    if (values.includes(null)) return null;
    const weights = nodes.map((_, place) => WEIGHTS[rule](place, nodes.length - 1));
    const total = weighted(values as KnownNumber[], weights);
    const answer = shownNumber(times(total, width, SHARE[rule]), form);
    if (!answer) return null;
    return {
      method: "approximate-integral",
      steps: stepsOf(problem, { width, nodes, values: values as KnownNumber[], weights, answer }),
      answer: { kind: "expression", expression: answer },
    };
  },
};

const widthOf = (low: KnownNumber, high: KnownNumber, parts: number): KnownNumber => ({
  exact:
    low.exact && high.exact
      ? multiply(plus(high.exact, { n: -low.exact.n, d: low.exact.d }), rational(1n, BigInt(parts)))
      : null,
  size: (high.size - low.size) / parts,
});

/** low + share · width, for the places that the rule takes. */
function nodesOf(
  { rule, parts }: Approximate,
  { low, high }: { readonly low: KnownNumber; readonly high: KnownNumber },
): KnownNumber[] {
  const [first, last, half] =
    rule === "left"
      ? [0, parts - 1, 0]
      : rule === "right"
        ? [1, parts, 0]
        : rule === "midpoint"
          ? [0, parts - 1, 1]
          : [0, parts, 0];
  const width = widthOf(low, high, parts);
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const halves = 2 * (first + i) + half;
    return {
      exact:
        low.exact && width.exact
          ? plus(low.exact, multiply(width.exact, rational(BigInt(halves), 2n)))
          : null,
      size: low.size + (width.size * halves) / 2,
    };
  });
}

function weighted(values: readonly KnownNumber[], weights: readonly number[]): KnownNumber {
  const isExact = values.every(({ exact }) => exact !== null);
  return {
    exact: isExact
      ? values.reduce(
          (total, { exact }, i) => plus(total, multiply(exact ?? fromInt(0), fromInt(weights[i] ?? 0))),
          fromInt(0),
        )
      : null,
    size: values.reduce((total, { size }, i) => total + size * (weights[i] ?? 0), 0),
  };
}

const times = (total: KnownNumber, width: KnownNumber, share: number): KnownNumber => ({
  exact:
    total.exact && width.exact
      ? multiply(multiply(total.exact, width.exact), rational(1n, BigInt(share)))
      : null,
  size: (total.size * width.size) / share,
});

interface Worked {
  readonly width: KnownNumber;
  readonly nodes: readonly KnownNumber[];
  readonly values: readonly KnownNumber[];
  readonly weights: readonly number[];
  readonly answer: Expression;
}

const MOST_SHOWN = 9;
const shown = (known: KnownNumber): Expression => shownNumber(known, {}) ?? int(0);

function stepsOf({ rule, parts }: Approximate, { width, nodes, values, weights, answer }: Worked): Step[] {
  const factor = quotient(shown(width), int(SHARE[rule]));
  const terms = values.map((each, i) => {
    const value = shown(each);
    const weight = weights[i] ?? 1;
    return weight === 1 ? value : product([int(weight), value], true);
  });
  const isLong = terms.length > MOST_SHOWN;
  const inside = isLong
    ? `${terms.slice(0, 4).map(toLatex).join(" + ")} + \\cdots + ${toLatex(terms.at(-1) ?? int(0))}`
    : toLatex(terms.length === 1 ? (terms[0] as Expression) : sum(terms));
  return [
    {
      rule: "width-of-the-parts",
      title: `Cut the interval into $${parts}$ equal parts.`,
      latex: `\\Delta x = ${toLatex(shown(width))}`,
      why: "Each part is as wide as the interval divided by their number.",
    },
    {
      rule: "places-of-the-values",
      title: "Write down the numbers at which the function is taken.",
      latex: (isLong ? [...nodes.slice(0, 4), ...nodes.slice(-1)] : nodes)
        .map((node) => toLatex(shown(node)))
        .join(isLong ? ",\\ \\ldots " : ",\\ "),
      why: `That is what is meant by ${NAMES[rule]}.`,
    },
    {
      rule: "sum-of-the-values",
      title: "Put the values of the function together.",
      latex: `${toLatex(SHARE[rule] === 1 ? shown(width) : factor)} \\left(${inside}\\right)`,
      why: "Every part counts with its width times a height.",
    },
    {
      rule: "value-of-the-sum",
      title: "Work it out.",
      latex: toLatex(answer),
      why: "More and narrower parts would come nearer to the integral.",
    },
  ];
}
