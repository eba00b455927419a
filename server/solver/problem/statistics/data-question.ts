import { divide, rational } from "../../expression/rational";
import type { DataQuestion, DataTask } from "../../tasks/statistics";
import { amountOf } from "./plain-statistics";

const LIST = /(?<![\w.])(-?\d+(?:\.\d+)?(?:(?:[,;] ?(?:and )?| and )-?\d+(?:\.\d+)?){2,})(?![\w/%])/g;

/** Names of figures; an unnamed deviation is a sample's only where the text speaks of one. */
const FIGURES: readonly (readonly [RegExp, Exclude<DataQuestion["kind"], "percentile">])[] = [
  [/^(?:arithmetic )?(?:mean|average)$/, "mean"],
  [/^median$/, "median"],
  [/^modes?(?:\(s\))?$/, "mode"],
  [/^range$/, "range"],
  [/^(?:first|lower) quartile$/, "first-quartile"],
  [/^second quartile$/, "median"],
  [/^(?:third|upper) quartile$/, "third-quartile"],
  [/^(?:interquartile range|iqr)$/, "middle-spread"],
  [/^(?:five|5)[- ]number summary$/, "five-numbers"],
  [/^outliers?$/, "outliers"],
  [/^sample standard deviation$/, "sample-deviation"],
  [/^population standard deviation$/, "population-deviation"],
  [/^sample variance$/, "sample-variance"],
  [/^population variance$/, "population-variance"],
  [/^sample size$/, "count"],
];
const NAME = String.raw`((?:arithmetic |sample |population )?(?:mean|average|median|modes?(?:\(s\))?|range|standard deviation|variance|size)|(?:first|second|third|lower|upper) quartile|interquartile range|iqr|(?:five|5)[- ]number summary|outliers?|(?:the )?(\d+)th percentile)`;
const QUESTION = new RegExp(
  String.raw`^(?:find|what (?:is|are)|calculate|compute|determine|identify|give|state) (?:the )?${NAME}(?: (?:of|for|in) (?:the |these |this |each |a )?(?:following |given )?(?:sample |data )?(?:sets? of |list of )?(?:data(?: ?sets?)?|numbers?|values?|scores?|ages?|list|sample|set|observations?|data points?|integers)?(?: of (?:numbers|data|values))?(?: below)?)?(?: (?:of )?¤)?$`,
);
const ABOUT_DATA =
  /^(?:(?:consider|use|given|here (?:is|are)|listed are|we have|a sample (?:is|has the values)|for|the following) [a-z ]*|(?:the )?(?:following )?(?:data|values|numbers|scores|ages)[a-z ]*)?[:,]? ?¤$/;

/** "3, 6, 12, …": some numbers of the list are not told. */
const GOES_ON = /,\s*(?:\.{2,}|…|\\[lc]?dots)/;

/** One figure of one list of numbers; every other word must be part of the request. */
export function dataQuestion(prose: string): DataTask | null {
  const text = prose
    .toLowerCase()
    .replace(/\b(\d+)\^?\{?th\}?(?= percentile)/, "«$1»")
    .trim();
  const lists = [...text.matchAll(LIST)];
  const list = lists[0]?.[1];
  if (lists.length !== 1 || !list || GOES_ON.test(text)) return null;
  const marked = text.replace(list, "¤").replace(/«(\d+)»/, "$1th");
  const parts = marked.split(/(?<=[.?:])\s+(?=[a-z¤])/).map((part) =>
    part
      .replace(/(?<![.?:;,])[.?:;,]+$/, "")
      .replace(/[:,] ¤/, " ¤")
      .trim(),
  );
  const question = parts.find((part) => QUESTION.test(part));
  const others = parts.filter((part) => part !== question);
  if (!question || !others.every((part) => ABOUT_DATA.test(part) || part === "")) return null;
  const asked = figureNamed(QUESTION.exec(question) ?? []);
  const values = list.split(/[,;] ?(?:and )?| and /).map(amountOf);
  return asked && { task: "data", values, asked };
}

function figureNamed([, name = "", place]: readonly (string | undefined)[]): DataQuestion | null {
  if (place) {
    const share = divide(rational(BigInt(place)), rational(100n));
    return share.n > 0n && share.n < share.d ? { kind: "percentile", share } : null;
  }
  const found = FIGURES.find(([words]) => words.test(name));
  return found ? { kind: found[1] } : null;
}
