import { add, type Rational, subtract } from "../../expression/rational";
import type { Bounds } from "../../tasks/statistics";
import { firstSuccess } from "./first-success";
import { amountOf, NUMBER } from "./plain-statistics";

/** An event in words or signs, where it stands, and whether its bounds are distances from the mean. */
export interface EventFound {
  readonly event: Bounds;
  readonly matched: string;
}

const WITHIN = new RegExp(
  String.raw`\bwithin ${NUMBER}(?: [a-z]+){0,4}? (?:of )?(?:the |its )?(?:true |population |actual )*(?:mean|average)\b(?: of the population)?`,
);
const BELOW =
  "less than|fewer than|under|below|shorter than|smaller than|lower than|lighter than|before|faster than";
const ABOVE =
  "more than|greater than|over|above|longer than|exceeds?|larger than|higher than|heavier than|taller than|after|older than";
const BETWEEN = new RegExp(
  String.raw`\bbetween ${NUMBER}(?: [a-z]+){0,2}? and ${NUMBER}(?: [a-z]+)?(,? inclusive| \(inclusive\))?`,
);
const AT_LEAST_AT_MOST = new RegExp(
  String.raw`\bat least ${NUMBER}(?: [a-z]+){0,2}? (?:and|but) at most ${NUMBER}`,
);
const ONE_SIDED = new RegExp(
  String.raw`\b(at least|no (?:less|fewer) than|at most|no more than|no greater than|exactly|${BELOW}|${ABOVE}) (?:a total of )?(?:age )?${NUMBER}|\b${NUMBER} (?:[a-z]+ )?or (more|less|fewer|greater)\b`,
  "g",
);
const NOBODY = /\b(?:no one|none|nobody|no [a-z]+s)\b/;

const bounds = (
  low: Rational | null,
  high: Rational | null,
  included: readonly [boolean, boolean],
): Bounds => ({
  low,
  high,
  lowIncluded: included[0],
  highIncluded: included[1],
});

/** The event of a sentence in words. Null when it names none or more than one. */
export function spokenEvent(sentence: string, mean: Rational | null): EventFound | null {
  const within = WITHIN.exec(sentence);
  if (within) {
    if (!mean) return null;
    const reach = amountOf(within[1] ?? "0");
    return { event: bounds(subtract(mean, reach), add(mean, reach), [true, true]), matched: within[0] };
  }
  const both = AT_LEAST_AT_MOST.exec(sentence);
  if (both)
    return {
      event: bounds(amountOf(both[1] ?? "0"), amountOf(both[2] ?? "0"), [true, true]),
      matched: both[0],
    };
  const between = BETWEEN.exec(sentence);
  if (between) {
    const included = Boolean(between[3]);
    const event = bounds(amountOf(between[1] ?? "0"), amountOf(between[2] ?? "0"), [included, included]);
    return { event, matched: between[0] };
  }
  const sided = [...sentence.matchAll(ONE_SIDED)];
  if (sided.length === 0) {
    const first = firstSuccess(sentence);
    if (first) return first;
    const nobody = NOBODY.exec(sentence);
    const zero = amountOf("0");
    return nobody ? { event: bounds(zero, zero, [true, true]), matched: nobody[0] } : null;
  }
  return sided.length === 1 && sided[0] ? oneSided(sided[0]) : null;
}

function oneSided(found: RegExpMatchArray): EventFound | null {
  const value = amountOf(found[2] ?? found[3] ?? "0");
  const words = found[1] ?? `or ${found[4]}`;
  return { event: sideOf(words, value), matched: found[0] };
}

function sideOf(words: string, value: Rational): Bounds {
  if (words === "exactly") return bounds(value, value, [true, true]);
  if (/^(?:at least|no less than|no fewer than|or more|or greater)$/.test(words))
    return bounds(value, null, [true, true]);
  if (/^(?:at most|no more than|no greater than|or less|or fewer)$/.test(words))
    return bounds(null, value, [true, true]);
  return new RegExp(`^(?:${BELOW})$`).test(words)
    ? bounds(null, value, [false, false])
    : bounds(value, null, [false, false]);
}

const WRITTEN = String.raw`p ?\( ?([^()|]+?)(?: ?\| ?([^()|]+?))? ?\)`;
const LETTER = "(x|xbar|sumx|z)";

/** What P(2 < x < 10) is about, and its bounds. */
export interface WrittenEvent {
  readonly letter: string;
  readonly event: Bounds;
  readonly given: Bounds | null;
  readonly matched: string;
}

/** An event in signs between the brackets of P( ). */
export function writtenEvent(sentence: string): WrittenEvent | null {
  const said = /\bprobability that ([^a-wyz]*\bx(?:bar)?\b[^a-z]*)$/.exec(sentence);
  const alone = said ? relation(said[1] ?? "") : null;
  if (said && alone) return { letter: alone.letter, event: alone.bounds, given: null, matched: said[0] };
  const found = new RegExp(WRITTEN).exec(sentence);
  if (!found) return null;
  const event = relation(found[1] ?? "");
  const given = found[2] ? relation(found[2]) : null;
  if (!event || (found[2] && (!given || given.letter !== event.letter))) return null;
  return { letter: event.letter, event: event.bounds, given: given?.bounds ?? null, matched: found[0] };
}

function relation(written: string): { readonly letter: string; readonly bounds: Bounds } | null {
  const text = written.replace(/<=/g, "≤").replace(/\s+/g, " ").trim();
  const two = new RegExp(`^${NUMBER} ?([<≤]) ?${LETTER} ?([<≤]) ?${NUMBER}$`).exec(text);
  if (two) {
    const included: [boolean, boolean] = [two[2] === "≤", two[4] === "≤"];
    return {
      letter: two[3] ?? "x",
      bounds: bounds(amountOf(two[1] ?? "0"), amountOf(two[5] ?? "0"), included),
    };
  }
  const one = new RegExp(`^${LETTER} ?([<≤>≥=]) ?${NUMBER}$`).exec(text);
  if (!one) return null;
  const [, letter = "x", sign = "=", number = "0"] = one;
  const value = amountOf(number);
  const kept: [boolean, boolean] = [sign !== "<" && sign !== ">", sign !== "<" && sign !== ">"];
  const low = sign === "<" || sign === "≤" ? null : value;
  const high = sign === ">" || sign === "≥" ? null : value;
  return { letter, bounds: bounds(low, high, kept) };
}
