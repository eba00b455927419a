import { compare, rational } from "../../expression/rational";
import { singular } from "../../lexicon/nouns";
import type { DistributionTask } from "../../tasks/statistics";
import { words } from "../../word-list";
import { spokenEvent } from "./bounds";
import type { StatisticsText } from "./plain-statistics";
import { isNumber, wordsOf } from "./words";

const CHANCES: ReadonlySet<string> = words("probability chance likelihood");
const TAKING: ReadonlySet<string> = words(
  "chosen choose chooses drawn draw draws pick picked picks sampled select selected selects taken takes take",
);
/** They make the draws another experiment, or the group another one. */
const OTHERWISE: ReadonlySet<string> = new Set(
  "with replaced replaces replaces order first second third last both each either or neither not given if same different all%".split(
    " ",
  ),
);
/** Who is picked at once is picked without being put back. */
const AT_ONCE: ReadonlySet<string> = words("committee team jury hand group sample delegation");
const SILENT: ReadonlySet<string> = words(
  "a an the of are is were was to at random randomly and them who be",
);

/** "If the members are randomly selected, what …": that they are is known of a sample. */
const withoutChance = (question: string): string => {
  const [clause = "", ...rest] = question.split(", ");
  const isOfChance = clause.startsWith("if ") && clause.includes("random") && rest.length > 0;
  return isOfChance ? rest.join(", ") : question;
};

interface Kinds {
  readonly group: readonly string[];
  readonly inGroup: number;
  readonly rest: number;
}

/** "A box holds 12 red and 8 blue balls. Five are drawn without replacement. What is the probability that exactly three
 * are red?": two kinds, a sample that is not put back, and a number of the one kind in it. Null for anything else. */
export function ofTwoKinds({ setting, question }: StatisticsText): DistributionTask | null {
  const asked = wordsOf(withoutChance(question));
  const told = wordsOf(setting);
  const isOut = `${setting} ${question}`.includes("without replacement");
  if (
    !asked.some((word) => CHANCES.has(word)) ||
    (!isOut && ![...told, ...asked].some((word) => AT_ONCE.has(word)))
  )
    return null;
  if ([...told, ...asked].some((word) => OTHERWISE.has(word) || word.endsWith("%"))) return null;
  const found = spokenEvent(question, null);
  const numbers = told.filter(isNumber);
  const sample = sampleIn(told);
  if (!found || numbers.length !== 3 || sample === null) return null;
  const kinds = kindsIn(told, sample.at, asked);
  if (!kinds || kinds.inGroup < 0 || kinds.rest < 0 || sample.size > kinds.inGroup + kinds.rest) return null;
  const { event } = found;
  const isWhole = [event.low, event.high].every((bound) => !bound || bound.d === 1n);
  const isMore =
    asked.filter(isNumber).length >
    [event.low, event.high].filter(
      (bound, i, all) => bound && !(i === 1 && all[0] && compare(all[0], bound) === 0),
    ).length;
  if (!isWhole || isMore) return null;
  return {
    task: "distribution",
    distribution: {
      kind: "hypergeometric",
      group: rational(BigInt(kinds.inGroup)),
      rest: rational(BigInt(kinds.rest)),
      sample: rational(BigInt(sample.size)),
    },
    sampling: null,
    asked: { kind: "probability", event },
  };
}

/** The number that stands nearest to a word of taking. */
function sampleIn(told: readonly string[]): { readonly at: number; readonly size: number } | null {
  const group = told.findIndex(
    (word, i) => AT_ONCE.has(word) && told[i + 1] === "of" && isNumber(told[i + 2]),
  );
  if (group >= 0) return { at: group + 2, size: Number(told[group + 2]) };
  const taking = told.findIndex((word) => TAKING.has(word));
  if (taking < 0) return null;
  const places = told.flatMap((word, at) => (isNumber(word) ? [at] : []));
  const before = places.filter((at) => at < taking && taking - at <= 4).at(-1);
  const after = places.find((at) => at > taking && at - taking <= 3);
  const at = before ?? after;
  return at === undefined ? null : { at, size: Number(told[at]) };
}

/** "12 red and 8 blue balls", "30 students, 18 are women": two numbers with what they count. */
function kindsIn(told: readonly string[], sampleAt: number, asked: readonly string[]): Kinds | null {
  const [first, second] = told.flatMap((word, at) => (isNumber(word) && at !== sampleAt ? [at] : []));
  if (first === undefined || second === undefined) return null;
  const nouns = (from: number, to: number): string[] =>
    told
      .slice(from + 1, to)
      .filter((word) => !SILENT.has(word) && !isNumber(word))
      .map(singular);
  const one = nouns(first, second).slice(0, 2);
  const other = nouns(second, second + 4).slice(0, 2);
  const [a, b] = [Number(told[first]), Number(told[second])];
  const names = new Set(asked.map(singular));
  const isJoined = told.slice(first, second).includes("and");
  const isPart =
    !isJoined &&
    (told.slice(second - 1, second + 3).some((word) => word === "are" || word === "is" || word === "were") ||
      told[first - 1] === "of");
  const isNamed = (kind: readonly string[], rival: readonly string[]): boolean =>
    kind.some((word) => names.has(word) && !rival.includes(word));
  if (isPart) return b <= a && isNamed(other, one) ? { group: other, inGroup: b, rest: a - b } : null;
  if (!isJoined) return null;
  if (isNamed(one, other) && !isNamed(other, one)) return { group: one, inGroup: a, rest: b };
  return isNamed(other, one) && !isNamed(one, other) ? { group: other, inGroup: b, rest: a } : null;
}
