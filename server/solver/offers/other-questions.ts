import type { Item, MathsItem } from "../grammar/items";
import { withBrackets } from "./mended";

/** What is decided with yes or no, as it begins. */
const DECIDES = /^\s*(?:is|are|does|do|true or false|check|verify|show)\b/i;
const RELATION = /[=<>≤≥]|\\(?:leq?|geq?|lt|gt)\b/;
const POINT = /^\(\s*-?[\d./]+\s*,\s*-?[\d./]+\s*\)$/;
const VALUE = /^[a-z]\s*=\s*-?[\d./]+$/i;
/** What is asked of a list of numbers. */
const FIGURES: ReadonlySet<string> = new Set(["mean", "median", "mode", "range"]);

const BIG_COIN = /[£€$](?=\s?\d)/;
/** Pence and cents, which are so many hundredths of what the sign beside them counts. */
const SMALL_COIN = /(?<![\d.,])(\d{1,4})\s?(?:p|c|¢|ct|cts)(?![a-z(^*])/gi;

/** Other ways to ask what a text seems to ask: whether something solves an equation or is true, each of several figures of
 * one list, decimals that never end to so many places, an amount in one unit, the text with a
 * bracket that is missing. Whether they are questions, solving has to show. */
export function otherQuestions(items: readonly Item[], text: string): readonly string[] {
  return [
    ...decisions(items, text),
    ...eachFigure(items, text),
    ...endless(items),
    ...inOneUnit(text),
    ...withBrackets(text),
  ];
}

/** "true or false: 91 is prime" */
const STATED =
  /^\s*(?:true or false|t ?\/ ?f|is it true that)\s*[:,;?]?\s*(\S.*?)\s+(is|are)\s+(\S.*?)[\s?.]*$/i;

function decisions(items: readonly Item[], text: string): string[] {
  const [, about, verb, what] = STATED.exec(text) ?? [];
  if (about && verb && what) return [`${verb.toLowerCase() === "is" ? "Is" : "Are"} ${about} ${what}?`];
  if (!DECIDES.test(text)) return [];
  const maths = items.filter((item): item is MathsItem => item.kind === "maths");
  const tried = maths.find((item) => POINT.test(item.text.trim()) || VALUE.test(item.text.trim()));
  const relation = maths.find((item) => item !== tried && RELATION.test(item.text));
  if (!relation) return [];
  if (tried) return [`Is ${tried.text.trim()} a solution of ${relation.text.trim()}?`];
  return [`Is ${relation.text.trim()}?`, `Verify ${relation.text.trim()}`];
}

/** "mean and median of 3, 7, 7" as two questions. */
function eachFigure(items: readonly Item[], text: string): string[] {
  const figures = items.filter((item) => item.kind === "word" && FIGURES.has(item.concept ?? ""));
  const list = items.find((item) => item.kind === "maths");
  if (figures.length < 2 || !list || figures.some(({ start }) => start > list.start)) return [];
  return figures.map(({ start, end }) => `${text.slice(start, end)} of ${text.slice(list.start).trim()}`);
}

/** Where all decimals are asked for and there is no end of them. */
function endless(items: readonly Item[]): string[] {
  if (!items.some((item) => item.kind === "word" && item.concept === "as-decimal")) return [];
  const [number, ...others] = items.filter((item): item is MathsItem => item.kind === "maths");
  if (!number || others.length > 0) return [];
  return [2, 3].map((places) => `Round ${number.text.trim()} to ${places} decimal places`);
}

function inOneUnit(text: string): string[] {
  const sign = BIG_COIN.exec(text)?.[0];
  const isMixed = sign !== undefined && text.search(SMALL_COIN) >= 0;
  return isMixed
    ? [text.replace(SMALL_COIN, (_, count: string) => `${sign}${(Number(count) / 100).toFixed(2)}`)]
    : [];
}
