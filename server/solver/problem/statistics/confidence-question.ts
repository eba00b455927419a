import { compare, divide, ONE, type Rational, rational, ZERO } from "../../expression/rational";
import { table } from "../../table";
import type { ConfidenceTask, ToldFigureTask } from "../../tasks/statistics";
import { onlyOf, single } from "./model";
import { amountOf, NUMBER, type StatisticsText } from "./plain-statistics";
import { readSetting, type Setting } from "./setting";

/** An interval, its error bound or the sample size for one. Null when the text asks for something else. */
export function confidenceQuestion({ setting, question }: StatisticsText): ConfidenceTask | null {
  const asked = askedOf(question, setting);
  if (!asked) return null;
  const told = readSetting(setting, question);
  if (!told || told.notation || told.rates.length + told.ranges.length > 0) return null;
  return asked === "size" ? sizeTask(told) : intervalTask(told, asked);
}

function askedOf(question: string, setting: string): ConfidenceTask["asked"] | null {
  if (/\b(?:how many|minimum number|sample size|smallest)\b/.test(question)) {
    return `${setting} ${question}`.includes(" confiden") ? "size" : null;
  }
  if (/\barea (?:is )?in each tail\b/.test(question)) return "tail";
  if (/^(?:calculate|find|what is|compute) the (?:error bound|margin of error)\b/.test(question))
    return "error";
  if (
    /^(?:using [^,]*, )?(?:find|state|construct|calculate|compute|what is|give|the)\b[^|]*\bconfidence interval\b/.test(
      question,
    ) &&
    !/\b(?:mean by|change|happen|would|interpret|level)\b/.test(question.replace(/confidence level/, ""))
  )
    return "interval";
  return null;
}

const inside = (share: Rational): boolean => compare(share, ZERO) > 0 && compare(share, ONE) < 0;

function intervalTask(told: Setting, asked: ConfidenceTask["asked"]): ConfidenceTask | null {
  const level = single(told.levels);
  if (told.levels.length > 1 || (level && !inside(level))) return null;
  const empty = { centre: null, deviation: null, known: false, size: null, error: null };
  if (asked === "tail") return level && { task: "confidence", of: "mean", ...empty, level, asked };
  const error = single(told.errors);
  if (told.errors.length > 1) return null;
  const about = /\b(?:proportion|percent(?:age)? of)\b/.test(told.text) ? "proportion" : "mean";
  const centre = about === "mean" ? onlyOf(told.means, "sample") : shareOf(told);
  if (error)
    return centre && asked === "interval"
      ? { task: "confidence", of: about, ...empty, centre, level, error, asked }
      : null;
  const size = single(told.sizes);
  if (!centre || !level || !size || size.d !== 1n || size.n < 2n) return null;
  if (about === "proportion") {
    return inside(centre) ? { task: "confidence", of: about, ...empty, centre, level, size, asked } : null;
  }
  const spread = spreadOf(told);
  return spread && { task: "confidence", of: about, centre, level, size, error: null, ...spread, asked };
}

/** The deviation of the population where it is told, else that of the sample. */
function spreadOf({ deviations }: Setting) {
  const known = deviations.filter(({ whose }) => whose === "population");
  const found = known.length > 0 ? known : deviations;
  const deviation = found.length === 1 ? (found[0]?.value ?? null) : null;
  if (!deviation || deviation.n <= 0n) return null;
  return { deviation, known: known.length === 1 };
}

/** A share that is told, or a count over the size of the sample. */
function shareOf({ shares, counts, sizes }: Setting): Rational | null {
  const [share, count, size] = [single(shares), single(counts), single(sizes)];
  if (share && counts.length === 0) return share;
  return count && size && shares.length === 0 && size.n > 0n ? divide(count, size) : null;
}

const SAMPLE_SHARE = new RegExp(String.raw`\bsample proportion is ${NUMBER}`);

function sizeTask(told: Setting): ConfidenceTask | null {
  const [level, error] = [single(told.levels), single(told.errors)];
  if (!level || !error || !inside(level) || told.sizes.length > 0) return null;
  const known = SAMPLE_SHARE.exec(told.text);
  const about = /\b(?:proportion|percent)/.test(told.text) ? "proportion" : "mean";
  const deviation = about === "mean" ? onlyOf(told.deviations) : null;
  if (about === "mean" ? !deviation || told.shares.length > 0 : told.deviations.length > 0) return null;
  if (told.shares.length > 0 && !known) return null;
  const bound = about === "proportion" && compare(error, ONE) >= 0 ? divide(error, rational(100n)) : error;
  const centre = known ? amountOf(known[1] ?? "0") : null;
  return {
    task: "confidence",
    of: about,
    centre,
    deviation,
    known: true,
    size: null,
    level,
    error: bound,
    asked: "size",
  };
}

const BLANK =
  /^(?:(?:calculate|identify|find|determine) the following: ?)?(xbar|s_x|n|σ|x|n ?[-–−] ?1) ?= ?_*$/;

const SIZE =
  /^what (?:is|was) the (?:sample size|size of the sample)(?: (?:for|of|in) (?:this|the) (?:study|survey|poll|sample))?$/;

/** "n = ____", "s_x = ____": a number of the text under its symbol. */
export function toldQuestion({ setting, question }: StatisticsText): ToldFigureTask | null {
  const symbol = SIZE.test(question) ? "n" : BLANK.exec(question)?.[1]?.replace(/\s/g, "");
  const told = symbol ? readSetting(setting, "") : null;
  if (!symbol || !told) return null;
  const size = single(told.sizes);
  const value = figureFor(symbol, told, size);
  return value && { task: "told-figure", symbol: LATEX[symbol] ?? symbol.replace(/[-–−]/, " - "), value };
}

const LATEX: Readonly<Record<string, string>> = table({ xbar: "\\bar{x}", s_x: "s_x", σ: "\\sigma" });

function figureFor(symbol: string, told: Setting, size: Rational | null): Rational | null {
  if (symbol === "n") return size;
  if (symbol.startsWith("n")) return size && rational(size.n - size.d, size.d);
  if (symbol === "xbar") return onlyOf(told.means, "sample");
  if (symbol === "x") return single(told.counts);
  const wanted = symbol === "s_x" ? ["sample", ""] : ["population"];
  const found = told.deviations.filter(({ whose }) => wanted.includes(whose));
  return found.length === 1 ? (found[0]?.value ?? null) : null;
}
