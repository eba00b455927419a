import { number } from "../../expression/build";
import { decimalNode, terminatingDigits } from "../../expression/decimal";
import { type Rational, toNumber } from "../../expression/rational";
import { distributionNotation } from "../../printer/answer/distribution";
import { writeValue } from "../../printer/answer/value";
import { toLatex } from "../../printer/latex";
import type { Distribution } from "../../tasks/statistics";
import type { AnswerValue, Step } from "../../types";
import { wordAnswer } from "../statistics/rounded";
import { support } from "./count-chance";

const CONTINUOUS = new Set<Distribution["kind"]>(["normal", "uniform", "exponential"]);

type Described = "density" | "notation" | "nature" | "values";

/** What is said about a distribution rather than computed from it. */
export function described(
  distribution: Distribution,
  asked: Described,
): { readonly answer: AnswerValue; readonly step: Step } | null {
  if (asked === "nature") return nature(distribution);
  if (asked === "notation") return notation(distribution);
  return asked === "values" ? values(distribution) : density(distribution);
}

function nature({ kind }: Distribution) {
  if (kind === "unknown") return null;
  const word = CONTINUOUS.has(kind) ? "continuous" : "discrete";
  const why =
    word === "continuous"
      ? "It is measured, so it can take any value in a stretch."
      : "It is counted, so it takes separate values only.";
  return told("nature", wordAnswer(word), {
    rule: "nature-of-variable",
    title: "See whether it is counted or measured.",
    why,
  });
}

function notation(distribution: Distribution) {
  const parts = parametersOf(distribution);
  if (!parts) return null;
  const plain = `X ~ ${parts.name}(${parts.values.map(plainText).join(", ")})`;
  return told("notation", wordAnswer(plain), {
    rule: "name-distribution",
    title: "Write the kind of distribution and its parameters.",
    why: "The letter names the kind of distribution, the numbers in brackets are what fixes it.",
  });
}

const plainText = (value: Rational): string => {
  const digits = terminatingDigits(value);
  return digits !== null && digits <= 6 ? toLatex(decimalNode(value, digits)) : `${value.n}/${value.d}`;
};

function parametersOf(
  of: Distribution,
): { readonly name: string; readonly values: readonly Rational[] } | null {
  switch (of.kind) {
    case "normal":
      return { name: "N", values: [of.mean, of.deviation] };
    case "uniform":
      return { name: "U", values: [of.low, of.high] };
    case "exponential":
      return { name: "Exp", values: [of.rate] };
    case "binomial":
      return { name: "B", values: [of.trials, of.chance] };
    case "geometric":
      return { name: "G", values: [of.chance] };
    case "poisson":
      return { name: "P", values: [of.mean] };
    case "hypergeometric":
      return { name: "H", values: [of.group, of.rest, of.sample] };
    case "unknown":
      return null;
  }
}

function values(distribution: Distribution) {
  if (distribution.kind === "unknown" || CONTINUOUS.has(distribution.kind)) return null;
  const { first, last } = support(distribution as Parameters<typeof support>[0]);
  const open = last === Number.POSITIVE_INFINITY;
  if (!open && last - first > 40) return null;
  const shown = open ? [first, first + 1, first + 2, first + 3] : range(first, last);
  const answer: AnswerValue = open
    ? wordAnswer(`${shown.join(", ")}, ...`)
    : { kind: "list", items: shown.map((k) => number({ n: BigInt(k), d: 1n })), ordered: true };
  return told("values", answer, {
    rule: "possible-counts",
    title: "List every count that can happen.",
    why: "A count is a whole number, and it cannot go beyond what there is to count.",
  });
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

function density(distribution: Distribution) {
  if (distribution.kind !== "exponential" && distribution.kind !== "uniform") return null;
  const rate = distribution.kind === "exponential" ? plainText(distribution.rate) : "";
  const plain = distribution.kind === "exponential" ? `${rate} e^(-${rate} x)` : `1/${width(distribution)}`;
  return told("density", wordAnswer(`f(x) = ${plain}`), {
    rule: "write-density",
    title: "Put the parameters into the density.",
    why: "The area under the density over all possible values is $1$.",
  });
}

const width = ({ low, high }: { readonly low: Rational; readonly high: Rational }): string =>
  String(Math.round((toNumber(high) - toNumber(low)) * 1e6) / 1e6);

function told(kind: Described, answer: AnswerValue, step: Omit<Step, "latex">) {
  const { latex } = distributionNotation({ asked: { kind } }, answer) ?? writeValue(answer, { close: true });
  return { answer, step: { ...step, latex } };
}
