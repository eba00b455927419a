import { type Rational, rational } from "../expression/rational";
import { type UnitPower, unitNamed } from "../expression/units";
import type { Amount, NamedUnit } from "../tasks/unit-conversion";
import { cardinalAt, fractionAt } from "./phrase/number-name";

const POWERS: ReadonlyMap<string, number> = new Map([
  ["square", 2],
  ["sq", 2],
  ["cubic", 3],
  ["cu", 3],
]);
const SHORT: ReadonlyMap<string, string> = new Map([
  ["mph", "mi/h"],
  ["kph", "km/h"],
  ["fps", "ft/s"],
  ["knot", "nmi/h"],
  ["knots", "nmi/h"],
]);

/** "square feet", "miles per hour", "km/h", "m^2" as a unit; null for any other words. */
export function unitOf(words: string): NamedUnit | null {
  const text = words.trim().replace(/\.$/, "");
  const parts = (SHORT.get(text) ?? text).split(/\s+(?:per|an|each)\s+|\s*\/\s*/);
  const units: UnitPower[] = [];
  for (const [at, part] of parts.entries()) {
    const found = powerOf(part);
    if (!found || parts.length > 2) return null;
    units.push({ unit: found.unit, power: at === 0 ? found.power : -found.power });
  }
  return { units, one: text, many: text };
}

function powerOf(text: string): UnitPower | null {
  const [, before, name = "", raised] =
    /^(?:(square|sq|cubic|cu)\.? )?([A-Za-zµμ]+\.?(?: (?:ounces?|oz|miles?))?)(?:\^?([23²³]))?$/.exec(text) ??
    [];
  const unit = unitNamed(name);
  if (!unit) return null;
  const exponent = raised === undefined ? 1 : /[2²]/.test(raised) ? 2 : 3;
  return { unit, power: before === undefined ? exponent : (POWERS.get(before) ?? 1) };
}

const NUMBER = "(?:\\d+ )?\\d+/\\d+|\\d*\\.?\\d+";
const UNIT =
  "(?:(?:square|sq\\.?|cubic|cu\\.?) )?(?:fluid ounces?|fl\\.? oz|nautical miles?|[A-Za-zµμ]+\\.?)(?:\\^?[23²³](?!\\d))?(?:(?: per | an |/)[A-Za-zµμ]+)?";
const AMOUNT = new RegExp(`^(?:about |approximately )?(${NUMBER})(?: ?- ?| (?:of an? )?|)(${UNIT})`);

/** "7.25 L", "3/4 of a metre", "6 days and 18 hours" over the whole text; null when something else stands there. */
export function amountsOf(text: string): Amount[] | null {
  const words = amountInWords(text);
  if (words) return [words];
  const amounts: Amount[] = [];
  let rest = text.trim();
  while (rest !== "") {
    const found = AMOUNT.exec(rest);
    const unit =
      found && (unitOf(found[2] as string) ?? unitOf((found[2] as string).split(" ")[0] as string));
    const value = found && numeralOf(found[1] as string);
    if (!found || !unit || !value) return null;
    amounts.push({ value, unit });
    rest = rest.slice(found[0].length).replace(/^(?:,? and |, | )/, "");
  }
  return amounts.length > 0 && amounts.length <= 3 ? amounts : null;
}

/** "2 1/4", "19/2", "0.5". */
export function numeralOf(text: string): Rational | null {
  const [, whole, top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (top !== undefined && bottom !== undefined) {
    const parts = BigInt(bottom);
    return parts === 0n ? null : rational(BigInt(whole ?? 0) * parts + BigInt(top), parts);
  }
  const [, integer = "", decimals = ""] = /^-?(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (integer + decimals === "") return null;
  const value = rational(BigInt(integer + decimals), 10n ** BigInt(decimals.length));
  return text.startsWith("-") ? { n: -value.n, d: value.d } : value;
}

/** "nineteen fifths of a meter", "half an hour", "three days". */
function amountInWords(text: string): Amount | null {
  const words = text
    .toLowerCase()
    .replace(/^(?:a )?half(?: of)? an? /, "one half of a ")
    .replace(/^an? (?=[a-z]+$)/, "one ")
    .split(/[ -]+/);
  const parts = fractionAt(words, 0) ?? namedParts(words);
  const joint = parts ? /^(?:of )?(?:an?|one) (.+)$/.exec(words.slice(parts.length).join(" ")) : null;
  const unit = joint && unitOf(joint[1] as string);
  if (parts && unit) return { value: parts.value, unit };
  const count = cardinalAt(words, 0);
  const counted = count && unitOf(words.slice(count.length).join(" "));
  return count && counted ? { value: count.value, unit: counted } : null;
}

/** Fractions with larger parts: "five eighteenths". */
function namedParts(words: readonly string[]): { readonly value: Rational; readonly length: number } | null {
  const top = cardinalAt(words, 0);
  const stem = words[top?.length ?? 0]?.replace(/ieths?$/, "y").replace(/ths?$/, "");
  const bottom = stem === undefined ? null : cardinalAt([stem], 0);
  if (!top || !bottom || bottom.value.n === 0n) return null;
  return { value: rational(top.value.n, bottom.value.n), length: top.length + 1 };
}
