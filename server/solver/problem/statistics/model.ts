import { compare, divide, ONE, type Rational, rational, subtract, ZERO } from "../../expression/rational";
import type { Distribution } from "../../tasks/statistics";
import { firstSuccess } from "./first-success";
import type { Labelled, Setting } from "./setting";

/** The only value, or the one of the population where a sample is told as well. Null when it is not clear. */
export function onlyOf(
  values: readonly Labelled[],
  whose: Labelled["whose"] = "population",
): Rational | null {
  if (values.length === 1) return values[0]?.value ?? null;
  const preferred = values.filter((each) => each.whose === whose);
  if (preferred.length === 1) return preferred[0]?.value ?? null;
  const plain = values.filter((each) => each.whose === "");
  return preferred.length === 0 && plain.length === 1 ? (plain[0]?.value ?? null) : null;
}

export const single = <T>(values: readonly T[]): T | null =>
  values.length === 1 ? (values[0] ?? null) : null;

const isChance = (value: Rational): boolean => compare(value, ZERO) > 0 && compare(value, ONE) < 0;

/** The distribution that a text describes. Null when it is none, or when two are mixed. */
export function distributionOf(setting: Setting): Distribution | null {
  const { text, notation } = setting;
  if (notation) return notedDistribution(notation.name, notation.values);
  const names = [/\buniform/, /\bexponential|\bdecays? /, /\bpoisson\b/, /\bnormal/].map((name) =>
    name.test(text),
  );
  const [uniform, exponential, poisson, normal] = names;
  if (names.filter(Boolean).length > 1) return null;
  if (uniform) {
    const range = single(setting.ranges);
    return range && compare(range[0], range[1]) < 0
      ? { kind: "uniform", low: range[0], high: range[1] }
      : null;
  }
  if (setting.ranges.length > 0) return null;
  if (exponential) return exponentialOf(setting);
  if (setting.rates.length > 0) return null;
  if (poisson) return setting.deviations.length > 0 ? null : poissonOf(setting);
  const [mean, deviation] = [onlyOf(setting.means), onlyOf(setting.deviations)];
  if (setting.shares.length > 0 || setting.counts.length > 0) {
    return setting.means.length + setting.deviations.length > 0 ? null : countOf(setting);
  }
  if (deviation && deviation.n <= 0n) return null;
  if (normal) return mean && deviation ? { kind: "normal", mean, deviation } : null;
  return mean || deviation ? { kind: "unknown", mean, deviation } : null;
}

function exponentialOf({ rates, means }: Setting): Distribution | null {
  const [rate, mean] = [single(rates), onlyOf(means)];
  if (rate && means.length === 0) return rate.n > 0n ? { kind: "exponential", rate } : null;
  return mean && mean.n > 0n && rates.length === 0 ? { kind: "exponential", rate: divide(ONE, mean) } : null;
}

function poissonOf({ means, shares, sizes }: Setting): Distribution | null {
  const [share, size, mean] = [single(shares), single(sizes), onlyOf(means)];
  if (mean && shares.length === 0 && mean.n > 0n) return { kind: "poisson", mean };
  if (!share || !size || means.length > 0 || !isChance(share)) return null;
  return { kind: "poisson", mean: rational(share.n * size.n, share.d * size.d) };
}

/** Counting successes, or tries up to the first. */
function countOf({ text, shares, sizes, counts }: Setting): Distribution | null {
  const told = single(shares);
  const chance = told && (isOfOthers(text) ? subtract(ONE, told) : told);
  if (!chance || counts.length > 0 || !isChance(chance)) return null;
  if (firstSuccess(text.split(" | ").at(-1) ?? ""))
    return sizes.length === 0 ? { kind: "geometric", chance } : null;
  if (/\bin order to find\b/.test(text)) return { kind: "geometric", chance };
  if (/\buntil\b|\bfirst (?:success|time|one)\b/.test(text)) {
    return sizes.length === 0 ? { kind: "geometric", chance } : null;
  }
  if (/\bhow many [a-z ]*\bbefore\b/.test(text) && sizes.length === 0) {
    return { kind: "geometric", chance };
  }
  if (/\bbefore\b|\bin a row\b/.test(text)) return null;
  const trials = single(sizes);
  if (trials?.d !== 1n || trials.n < 1n || trials.n > 5000n) return null;
  if (/\bat most once\b|\bwithout repl|\bnot repl/.test(text)) return drawnFrom(text, trials);
  return { kind: "binomial", trials, chance };
}

/** "60% use it. How many are expected to not use it?": the question counts those of whom the share is not told. */
function isOfOthers(text: string): boolean {
  const clauses = text.split(" | ");
  const question = clauses.at(-1) ?? "";
  const told = clauses.slice(0, -1).find((clause) => SHARE.test(clause)) ?? "";
  return NEGATED.test(question) !== NEGATED.test(told) && told !== "";
}

const SHARE = /%|\d\/\d|\bprobability\b|\bchance\b/;
const NEGATED = /\bnot\b|n['’]t\b/;

/** "29 of its 192 pages", of which each is picked once at most. */
function drawnFrom(text: string, sample: Rational): Distribution | null {
  const found = [...text.matchAll(/(?<![\d.])(\d{1,4})\/(\d{1,4}) [a-z]/g)];
  if (found.length !== 1) return null;
  const [group, all] = [BigInt(found[0]?.[1] ?? 0), BigInt(found[0]?.[2] ?? 0)];
  if (group >= all || sample.n > all) return null;
  return { kind: "hypergeometric", group: rational(group), rest: rational(all - group), sample };
}

/** X ~ N(5, 2), X ~ U(1, 12), … */
function notedDistribution(name: string, values: readonly Rational[]): Distribution | null {
  const [first, second, third] = values;
  if (!first) return null;
  if (values.length === 3 && third) {
    const whole = [first, second ?? ZERO, third].every(({ d, n }) => d === 1n && n >= 0n && n < 5000n);
    return name === "h" && second && whole
      ? { kind: "hypergeometric", group: first, rest: second, sample: third }
      : null;
  }
  if (values.length === 2 && second) return twoParameters(name, first, second);
  if (name === "exp" || name === "e") return first.n > 0n ? { kind: "exponential", rate: first } : null;
  if (name === "g") return isChance(first) ? { kind: "geometric", chance: first } : null;
  return name === "p" && first.n > 0n ? { kind: "poisson", mean: first } : null;
}

function twoParameters(name: string, first: Rational, second: Rational): Distribution | null {
  if (name === "n") return second.n > 0n ? { kind: "normal", mean: first, deviation: second } : null;
  if (name === "u") return compare(first, second) < 0 ? { kind: "uniform", low: first, high: second } : null;
  const trials = first.d === 1n && first.n > 0n && first.n <= 5000n;
  return name === "b" && trials && isChance(second)
    ? { kind: "binomial", trials: first, chance: second }
    : null;
}
