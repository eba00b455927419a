import type { Expression } from "../expression/ast";
import { evaluateExact } from "../expression/evaluate-exact";
import {
  compare,
  equals,
  fromInt,
  type Rational,
  rational,
  subtract,
  toNumber,
} from "../expression/rational";
import type { Distribution } from "../tasks/statistics";
import type { Budget, Check } from "../types";
import { exactly, type Obligations, type ProblemOf, refuted, spotChecked, weakest } from "./obligations";

type Question = ProblemOf<"distribution">;

/** What is said of a distribution in words is read back and compared with what is told. */
export function describedBy({ distribution, asked }: Question, word: string): Check {
  const fits = {
    nature: () => word === natureOf(distribution),
    notation: () => isNotation(distribution, word),
    density: () => isDensity(distribution, word),
    values: () => word === endlessCounts(distribution),
  };
  if (!Object.hasOwn(fits, asked.kind)) return refuted("A number is asked for.");
  return weakest([
    () => exactly(fits[asked.kind as keyof typeof fits](), "It is another distribution."),
    () => spotChecked("This follows from the kind of distribution and its parameters."),
  ]);
}

function natureOf({ kind }: Distribution): string | null {
  if (kind === "unknown") return null;
  return kind === "normal" || kind === "uniform" || kind === "exponential" ? "continuous" : "discrete";
}

/** "0, 1, 2, 3, ..." for counts without a largest one. */
function endlessCounts({ kind }: Distribution): string | null {
  if (kind === "geometric") return "1, 2, 3, 4, ...";
  return kind === "poisson" ? "0, 1, 2, 3, ..." : null;
}

/** "X ~ N(40, 5)": the letter of the kind and its parameters in their order. */
function isNotation(of: Distribution, word: string): boolean {
  const [, name, listed] = /^X ~ ([A-Za-z]+)\(([^()]*)\)$/.exec(word) ?? [];
  const expected = parametersOf(of);
  if (!listed || !expected || name !== expected.name) return false;
  const given = listed.split(", ").map(readNumber);
  return (
    given.length === expected.values.length &&
    expected.values.every((value, i) => sameNumber(given[i], value))
  );
}

const sameNumber = (a: Rational | null | undefined, b: Rational): boolean => Boolean(a && equals(a, b));

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

/** "f(x) = 1/8" or "f(x) = 0.25 e^{-0.25 x}". */
function isDensity(of: Distribution, word: string): boolean {
  if (of.kind === "uniform") {
    const [, width] = /^f\(x\) = 1\/(\S+)$/.exec(word) ?? [];
    return sameNumber(width ? readNumber(width) : null, subtract(of.high, of.low));
  }
  const [, factor, rate] = /^f\(x\) = (\S+) e\^\(-(\S+) x\)$/.exec(word) ?? [];
  if (of.kind !== "exponential" || !factor || !rate) return false;
  return [factor, rate].every((each) => sameNumber(readNumber(each), of.rate));
}

/** "0.25", "-3" or "1/3" as an exact number. */
function readNumber(text: string): Rational | null {
  const [, minus = "", top, bottom] = /^(-?)(\d+)\/(\d+)$/.exec(text) ?? [];
  if (top && bottom) return BigInt(bottom) === 0n ? null : rational(BigInt(`${minus}${top}`), BigInt(bottom));
  const [, sign = "", whole, places = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole ? rational(BigInt(`${sign}${whole}${places}`), 10n ** BigInt(places.length)) : null;
}

/** Every count that can happen, from the smallest to the largest. */
export function valuesObligations(
  { distribution, asked }: Question,
  items: readonly Expression[],
  budget: Budget,
): Obligations<"list"> {
  const counts = items.map((item) => evaluateExact(item, new Map(), budget));
  const ends = asked.kind === "values" ? countsOf(distribution) : null;
  const isCount = (x: Rational | null) =>
    x?.d === 1n && ends !== null && toNumber(x) >= ends.first && toNumber(x) <= ends.last;
  return {
    items: () =>
      weakest([
        () => exactly(counts.every(isCount), "A value cannot happen."),
        () => spotChecked("This follows from the kind of distribution and its parameters."),
      ]),
    complete: () =>
      exactly(ends !== null && counts.length >= ends.last - ends.first + 1, "A value is missing."),
    order: () =>
      exactly(
        counts.every((x, i) => i === 0 || compare(x ?? fromInt(0), counts[i - 1] ?? fromInt(0)) > 0),
        "The values are not in order.",
      ),
  };
}

function countsOf(of: Distribution): { readonly first: number; readonly last: number } | null {
  if (of.kind === "binomial") return { first: 0, last: toNumber(of.trials) };
  if (of.kind !== "hypergeometric") return null;
  const [group, rest, sample] = [of.group, of.rest, of.sample].map(toNumber) as [number, number, number];
  return { first: Math.max(0, sample - rest), last: Math.min(sample, group) };
}
