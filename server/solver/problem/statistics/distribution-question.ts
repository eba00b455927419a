import { compare, divide, ONE, type Rational, rational, subtract, ZERO } from "../../expression/rational";
import type {
  Bounds,
  Distribution,
  DistributionQuestion,
  DistributionTask,
  Sampling,
} from "../../tasks/statistics";
import { spokenEvent, writtenEvent } from "./bounds";
import { firstSuccess } from "./first-success";
import { distributionOf, onlyOf, single } from "./model";
import { amountOf, NUMBER, type StatisticsText } from "./plain-statistics";
import { readSetting, type Setting } from "./setting";
import { wordsOf } from "./words";

/** What is asked, the words that ask it, and whether of one value, of sample means or of sums. */
interface Asked {
  readonly kind: DistributionQuestion | "spoken-event";
  readonly matched: string;
  readonly of?: "one" | "mean" | "sum" | "proportion";
  /** Bounds are z-scores. */
  readonly standard?: boolean;
}

/** A question about a distribution or about samples from one. Null when it is something else. */
export function distributionQuestion({ setting, question }: StatisticsText): DistributionTask | null {
  const tail = tailAsked(setting, question);
  const asked = askedOf(question) ?? tailAsked(question) ?? tail;
  if (!asked) return null;
  const mark = asked.kind === "spoken-event" ? "¤" : " ";
  const before = asked === tail ? setting.replace(tail.matched, " ") : setting;
  const told = readSetting(before, question.replace(asked.matched, mark));
  if (told && asked.standard && isBare(told)) return standardNormal(asked);
  const distribution = told && !told.levels.length && !told.errors.length ? distributionOf(told) : null;
  if (!told || !distribution) return null;
  if (firstSuccess(question) && distribution.kind !== "geometric") return null;
  const of = asked.of ?? subjectOf(question);
  if (asked.standard) return standardNormal(asked);
  const sampling = of === "one" ? null : samplingOf(of, told, distribution);
  if (sampling === undefined) return null;
  if (!sampling && !answersForOne(distribution, told, { question, asked })) return null;
  const final = asked.kind === "spoken-event" ? eventOf(question, told, distribution) : asked.kind;
  return final && fits(distribution, sampling, final)
    ? { task: "distribution", distribution, sampling, asked: final }
    : null;
}

/** Z is the standard normal variable by its name. */
function standardNormal({ kind }: Asked): DistributionTask | null {
  if (kind === "spoken-event" || kind.kind !== "probability") return null;
  const distribution: Distribution = { kind: "normal", mean: ZERO, deviation: ONE };
  return { task: "distribution", distribution, sampling: null, asked: kind };
}

/** Nothing is told by numbers, and no word names another distribution than the one of Z. */
const isBare = ({ text, notation, ...lists }: Setting): boolean =>
  notation === null &&
  Object.values(lists).every((list) => list.length === 0) &&
  wordsOf(text).every((word) => OF_STANDARD.has(word));

const OF_STANDARD: ReadonlySet<string> = new Set(
  "z has have is a the standard normal distribution variable random follows for find what calculate compute determine if where and that of".split(
    " ",
  ),
);

const ORDINAL = /\b(\d+(?:\.\d+)?)th percentile\b/;
const QUARTILES: readonly (readonly [RegExp, bigint])[] = [
  [/\b(?:first|lower) quartile\b|\bq_?1\b/, 1n],
  [/\b(?:median|second quartile)\b/, 2n],
  [/\b(?:third|upper) quartile\b|\bq_?3\b/, 3n],
];
const LASTING = new RegExp(
  `^${NUMBER} of (?:all |the )?[a-z ,]+? (at least|more than|longer than|above|at most|less than|fewer than|below|under) (?:how (?:long|many|much)|what [a-z]+)`,
);
/** "How long do half of the customers wait?" */
const HALF_OF_ALL = /^how (?:long|many [a-z]+|much [a-z]+) do 1\/2 times (?:of )?(?:all |the )*(?=[a-z ]+$)/;
const Z_OF = new RegExp(
  String.raw`\bz-score (?:of|for) (?:(x|xbar|sumx),? ?(?:=|when x =|if x =) ?)${NUMBER}`,
);
const Z_SPOKEN = new RegExp(
  String.raw`\bz-score (?:of|for|that corresponds to|corresponding to) (?:an? |the )(?!sample|mean|sum|total|average)[a-z ]{1,60}? ${NUMBER}`,
);
const AT_Z = new RegExp(
  String.raw`\b(?:(sum|mean|value|average)s?|x) (?:with|that has|has|whose) (?:a )?z-score (?:of |is )?${NUMBER}`,
);
const Z_BETWEEN = new RegExp(String.raw`\bbetween (?:the )?z-score (?:of )?${NUMBER} and ${NUMBER}`);
const DEVIATIONS_FROM = new RegExp(
  String.raw`\b(?:is )?${NUMBER} standard deviations? (above|below|to the (?:right|left) of|greater than|less than) the mean`,
);

const FIGURE =
  "(?:mean|expected value|average|standard deviation|standard error|variance|median|mode|[a-z0-9]+ quartile|percentile|z-score)";
/** "the mean and the standard deviation": one of the two would be half an answer. */
const TWO_FIGURES = new RegExp(`\\b${FIGURE}(?: of x)?(?:,| and|, and| &) (?:the |its )?${FIGURE}\\b`);

function askedOf(raw: string): Asked | null {
  const question = raw.replace(/–(?=\d)/g, "-");
  if (TWO_FIGURES.test(question)) return null;
  const written = writtenEvent(question);
  if (written) {
    const { letter, event, given, matched } = written;
    const of = letter === "sumx" ? "sum" : letter === "xbar" ? "mean" : "one";
    const asked: DistributionQuestion = { kind: "probability", event, ...(given ? { given } : {}) };
    return { kind: asked, matched, of, standard: letter === "z" };
  }
  return scoreAsked(question) ?? shareAsked(question) ?? eventAsked(question) ?? figureAsked(question);
}

function scoreAsked(question: string): Asked | null {
  const zOf = Z_OF.exec(question);
  if (zOf) {
    const of = zOf[1] === "sumx" ? "sum" : zOf[1] === "xbar" ? "mean" : "one";
    return { kind: { kind: "z-score", value: amountOf(zOf[2] ?? "0") }, matched: zOf[0], of };
  }
  const spoken = Z_SPOKEN.exec(question);
  if (spoken) {
    return { kind: { kind: "z-score", value: amountOf(spoken[1] ?? "0") }, matched: spoken[0], of: "one" };
  }
  const atZ = AT_Z.exec(question);
  if (atZ) {
    const of = atZ[1] === "sum" ? "sum" : /mean|average/.test(atZ[1] ?? "") ? "mean" : "one";
    return { kind: { kind: "value-at-z", z: amountOf(atZ[2] ?? "0") }, matched: atZ[0], of };
  }
  const between = Z_BETWEEN.exec(question);
  if (between) {
    const [low, high] = [amountOf(between[1] ?? "0"), amountOf(between[2] ?? "0")];
    const event: Bounds = { low, high, lowIncluded: false, highIncluded: false };
    return { kind: { kind: "probability", event }, matched: between[0], standard: true };
  }
  const from = DEVIATIONS_FROM.exec(question);
  if (!from) return null;
  const z = amountOf(from[1] ?? "0");
  const below = /below|left|less/.test(from[2] ?? "");
  return { kind: { kind: "value-at-z", z: below ? subtract(ZERO, z) : z }, matched: from[0], of: "one" };
}

const TAIL =
  /\b(?:(top|upper|highest|longest|heaviest|tallest|largest|oldest)|bottom|lowest|shortest|lightest|smallest) (\d+(?:\.\d+)?%)/;
const LIMIT =
  /\b(\d+(?:\.\d+)?%) of (?:all |the )?[a-z ]+? (?:(exceed|(?:are|is|last|weigh|score|take|lie|fall) (?:above|over|more than|longer than|at least))|(?:do|does) not exceed|(?:are|is|last|weigh|score|take|lie|fall) (?:below|under|less than|shorter than|at most))(?: this| that)?(?= ¤|[.,]|$)/;
const VALUE =
  /^(?:what|how|find|determine|calculate|above what|below what)\b(?!.*\b(?:probability|how many|number of|expected|percent|proportion)\b)/;

/** "The longest 5% are called trophies. How long must a trophy be?": the value at which a tail begins.
 * @param text where the tail is told */
function tailAsked(text: string, question = text): Asked | null {
  const [tail, limit] = [TAIL.exec(text), LIMIT.exec(text)];
  const found = tail ?? limit;
  if (!found || (tail && limit) || !VALUE.test(question)) return null;
  const [above, written] = tail ? [tail[1], tail[2]] : [limit?.[2], limit?.[1]];
  const share = amountOf(written ?? "0");
  const below = above === undefined ? share : subtract(ONE, share);
  return inside(below) ? { kind: { kind: "percentile", share: below }, matched: found[0], of: "one" } : null;
}

function shareAsked(question: string): Asked | null {
  const ordinal = ORDINAL.exec(question);
  if (ordinal) {
    const share = divide(amountOf(ordinal[1] ?? "0"), rational(100n));
    return inside(share) ? { kind: { kind: "percentile", share }, matched: ordinal[0] } : null;
  }
  if (/\b(?:iqr|interquartile range)\b/.test(question)) {
    return {
      kind: { kind: "middle-spread" },
      matched: /\b(?:iqr|interquartile range)\b/.exec(question)?.[0] ?? "",
    };
  }
  for (const [name, quarters] of QUARTILES) {
    const found = name.exec(question);
    if (found && !/\bprobability\b/.test(question)) {
      return { kind: { kind: "percentile", share: rational(quarters, 4n) }, matched: found[0] };
    }
  }
  const middle = HALF_OF_ALL.exec(question);
  if (middle) return { kind: { kind: "percentile", share: rational(1n, 2n) }, matched: middle[0], of: "one" };
  const lasting = LASTING.exec(question);
  if (!lasting) return null;
  const share = amountOf(lasting[1] ?? "0");
  const above = /least|more|longer|above/.test(lasting[2] ?? "");
  const below = above ? subtract(ONE, share) : share;
  return inside(below)
    ? { kind: { kind: "percentile", share: below }, matched: lasting[0], of: "one" }
    : null;
}

const inside = (share: Rational): boolean => compare(share, ZERO) > 0 && compare(share, ONE) < 0;

function eventAsked(question: string): Asked | null {
  if (
    !/\b(?:probability|chance|how likely|(?:what|find the) (?:percent|percentage|proportion|fraction))\b/.test(
      question,
    )
  )
    return null;
  if (
    /\b(?:given that|if (?:it|he|she|they)|and (?:then )?find|all|both|each|either|neither|same|different|another|density|distribution|function)\b/.test(
      question,
    )
  )
    return null;
  const found = spokenEvent(question, ZERO);
  return found && { kind: "spoken-event", matched: found.matched };
}

const FIGURES: readonly (readonly [
  RegExp,
  "mean" | "deviation" | "variance" | "rate" | "density" | "nature" | "notation" | "values",
])[] = [
  [/\bprobability density function\b|\bpdf\b/, "density"],
  [/^is x (?:continuous or discrete|discrete or continuous)$/, "nature"],
  [/^x ?~ ?=? ?_*$|^(?:give|what is|state) the (?:probability )?distribution (?:of|for) x$/, "notation"],
  [
    /^(?:what|list the|which) values (?:does|can|may|that) (?:the random variable )?x (?:may |can |does )?take on$/,
    "values",
  ],
  [/\bstandard (?:deviation|error)\b/, "deviation"],
  [/\bvariance\b/, "variance"],
  [/\b(?:parameter|decay rate)(?: \(?m\)?)?$/, "rate"],
  [/\b(?:mean|expected value)\b|\bexpect(?:ed)?\b|^on average/, "mean"],
];
/** A figure asked for and nothing else. */
const PLAIN_FIGURE =
  /^(?:[a-z0-9/%,.' -]*, )?(?:find|what is|what's|calculate|compute|determine|state|give|is|x|list|how|on|which|what)\b/;

function figureAsked(question: string): Asked | null {
  if (
    /\b(?:probability that|how does|how will|percentile|confiden|difference|sample size|what size|z-score|estimat|will the|samples closer)\b/.test(
      question,
    )
  )
    return null;
  if (!PLAIN_FIGURE.test(question)) return null;
  for (const [name, kind] of FIGURES) {
    const found = name.exec(question);
    if (found)
      return {
        kind: { kind },
        matched: kind === "nature" || kind === "notation" || kind === "values" ? question : found[0],
      };
  }
  return null;
}

/** Whose value the question is about, by its words. */
function subjectOf(question: string): "one" | "mean" | "sum" | "proportion" {
  if (/\bsample proportions?\b/.test(question)) return "proportion";
  if (/\b(?:individual|a single|one randomly|a randomly|an individual)\b/.test(question)) return "one";
  if (/\b(?:sums?|sumx|totals?)\b/.test(question)) return "sum";
  const rest = question.replace(
    /\b(?:within|of) [^,]*?\b(?:true|population) mean\b.*|^what is the mean\b|^on average\b|^find the mean\b/,
    "",
  );
  return /\b(?:means?|averages?|xbar)\b/.test(rest) ? "mean" : "one";
}

/** How the samples are formed; undefined when that is not told. */
function samplingOf(
  of: Sampling["of"],
  { sizes, populations, shares }: Setting,
  distribution: Distribution,
): Sampling | undefined {
  const size = single(sizes);
  if (size?.d !== 1n || size.n < 2n) return undefined;
  if (of === "proportion") {
    return distribution.kind === "binomial" && shares.length === 1 ? { of, size } : undefined;
  }
  if (distribution.kind === "binomial" || distribution.kind === "geometric") return undefined;
  const population = single(populations);
  if (populations.length > 1 || (population && compare(population, size) <= 0)) return undefined;
  return population && of === "mean" ? { of, size, population } : { of, size };
}

/** Whether a question about one value is not in truth one about the sample told. */
function answersForOne(
  distribution: Distribution,
  { sizes, populations }: Setting,
  { question, asked }: { readonly question: string; readonly asked: Asked },
): boolean {
  if (populations.length > 0) return false;
  if (distribution.kind === "unknown") return false;
  if (["binomial", "hypergeometric", "poisson", "geometric"].includes(distribution.kind)) return true;
  if (sizes.length === 0 || asked.of === "one") return true;
  return typeof asked.kind !== "string" &&
    asked.kind.kind !== "percentile" &&
    asked.kind.kind !== "middle-spread"
    ? true
    : /\b(?:individual|single|randomly|x)\b/.test(question);
}

function eventOf(question: string, told: Setting, distribution: Distribution): DistributionQuestion | null {
  const mean = onlyOf(told.means) ?? (distribution.kind === "normal" ? distribution.mean : null);
  const found = spokenEvent(question, mean);
  return found && { kind: "probability", event: found.event };
}

const COUNTED = new Set<Distribution["kind"]>(["binomial", "geometric", "poisson", "hypergeometric"]);

/** Whether the question makes sense for the distribution. */
function fits(distribution: Distribution, sampling: Sampling | null, asked: DistributionQuestion): boolean {
  const counted = COUNTED.has(distribution.kind) && !sampling;
  if (asked.kind === "percentile" || asked.kind === "middle-spread") return !counted;
  if (asked.kind === "z-score" || asked.kind === "value-at-z")
    return distribution.kind === "normal" || sampling !== null;
  if (asked.kind !== "probability") return true;
  const { low, high, lowIncluded, highIncluded } = asked.event;
  if (low && high && compare(low, high) > 0) return false;
  const exact = low && high && compare(low, high) === 0;
  if (!counted) return !exact;
  if (low && high && !exact && !(lowIncluded && highIncluded)) return false;
  return [low, high].every((bound) => !bound || bound.d === 1n);
}
