import { decimalValue } from "../../../expression/figures";
import { add, multiply, type Rational } from "../../../expression/rational";
import { significantDigits } from "../../../expression/significant";
import { readFormula } from "../../chemistry/formula";
import { substanceNamed } from "../../chemistry/substance";
import { formulasAt, namesAt } from "./spans";
import { type Typed, typedAt, typedUnitAt, type UnitReading } from "./typed-unit";

/** A number of the text, with all that its unit may be. */
export interface SpokenQuantity {
  readonly kind: "quantity";
  /** The number as it is typed, with a plain power of ten. */
  readonly number: string;
  readonly size: Rational;
  readonly digits: number;
  /** Empty for a bare number. */
  readonly units: readonly UnitReading[];
  /** The letter of the law it is the value of: "m = 4 kg". */
  readonly letter: string | null;
}

/** What a text consists of for the reader of a law. */
export type Item =
  | SpokenQuantity
  | { readonly kind: "word"; readonly word: string; readonly typed: string }
  /** "F = ?" */
  | { readonly kind: "asked"; readonly letter: string }
  /** Punctuation, over which no word tells the role of a quantity. */
  | { readonly kind: "break"; readonly isList: boolean }
  /** "mass = 4 kg" */
  | { readonly kind: "equals" }
  /** A substance by its formula or its name. */
  | { readonly kind: "substance" }
  /** "in km/h": the unit that is asked for. */
  | { readonly kind: "unit"; readonly units: readonly UnitReading[] }
  | { readonly kind: "sign" };

/** The letters of a law as they may be typed, and the ways to write its formula. */
export interface Notation {
  readonly letters: ReadonlyMap<string, string>;
  readonly formulas: ReadonlySet<string>;
  /** Whether a word can have a meaning here, alone or with its neighbours. */
  readonly canMean: (word: string) => boolean;
  /** Substances may stand in the text by their formulas. */
  readonly hasSubstances: boolean;
}

export interface Items {
  readonly items: readonly Item[];
  /** The law itself stands in the text: "F = ma". */
  readonly hasFormula: boolean;
}

/** Takes a text apart into quantities, words and what asks, as a law with these letters reads it.
 * @returns null for a text with a word that can mean nothing here */
export function itemsOf(typed: Typed, notation: Notation): Items | null {
  const items: Item[] = [];
  let hasFormula = false;
  for (let at = 0; at < typed.tokens.length; ) {
    const formula = formulaEnd(typed, at, notation.formulas);
    if (formula !== null) {
      hasFormula = true;
      items.push({ kind: "break", isList: false });
      at = formula;
      continue;
    }
    if (isHyphen(typed, at)) {
      at += 1;
      continue;
    }
    const found =
      letteredAt(typed, at, notation.letters) ??
      (notation.hasSubstances ? substanceAt(typed, at) : null) ??
      quantityAt(typed, at, null) ??
      askedUnitAt(typed, at) ??
      plainAt(typed, at);
    if (found.item.kind === "word" && !isPossible(found.item, notation)) return null;
    items.push(found.item);
    at = found.end;
  }
  return { items: withSharedUnits(items), hasFormula };
}

const isPossible = ({ word, typed }: Item & { readonly kind: "word" }, notation: Notation): boolean =>
  notation.letters.has(typed) || notation.canMean(word);

/** "half-life" is two words. */
const isHyphen = (typed: Typed, at: number): boolean =>
  typedAt(typed, at) === "-" &&
  typed.tokens[at - 1]?.kind === "word" &&
  [at, at + 1].every((each) => typed.tokens[each]?.spaced === false) &&
  typed.tokens[at + 1]?.kind === "word";

const LONGEST_SUBSTANCE = 9;

/** "Ca(OH)2", "H2O" and other formulas of several atoms. */
function substanceAt({ text, tokens }: Typed, at: number): Read | null {
  const first = tokens[at];
  if (first?.kind !== "word") return null;
  let found: Read | null = null;
  for (let last = at; last < Math.min(tokens.length, at + LONGEST_SUBSTANCE); last += 1) {
    const token = tokens[last];
    if (!token || (last > at && token.spaced)) break;
    const written = text.slice(first.start, token.end);
    const isMolecule =
      written.length > 1 && written !== written.toLowerCase() && readFormula(written) !== null;
    if (isMolecule) found = { item: { kind: "substance" }, end: last + 1 };
  }
  return found ?? (substanceNamed(first.text) ? { item: { kind: "substance" }, end: at + 1 } : null);
}

interface Read {
  readonly item: Item;
  readonly end: number;
}

/** Where a formula ends that begins at a token; in other capitals as well, which no second law shares. */
const formulaEnd = (typed: Typed, at: number, formulas: ReadonlySet<string>): number | null =>
  formulasAt(typed, at).findLast(({ text }) => formulas.has(text))?.end ?? null;

/** "u = 5 m/s", "P1 = 2 atm", "[H+] = 1e-4", "k is 200 N/m", "F = ?" */
function letteredAt(typed: Typed, at: number, letters: ReadonlyMap<string, string>): Read | null {
  const { tokens } = typed;
  for (const { end: last, text: written } of namesAt(typed, at)) {
    const letter = letters.get(written);
    if (letter === undefined) continue;
    const sign = typedAt(typed, last);
    const value = sign === "=" || sign === ":" || sign === "is" ? last + 1 : null;
    if (value !== null) {
      const quantity = quantityAt(typed, value, letter);
      if (quantity) return quantity;
      if (typedAt(typed, value) === "?") return { item: { kind: "asked", letter }, end: value + 1 };
      if (sign === "=" && (!tokens[value] || tokens[value]?.kind === "mark"))
        return { item: { kind: "asked", letter }, end: value };
    }
    if (sign === "?") return { item: { kind: "asked", letter }, end: last + 1 };
    if (last > at + 1) return { item: wordItem(written), end: last };
  }
  return null;
}

/** A number with its power of ten and its unit. */
function quantityAt(typed: Typed, from: number, letter: string | null): Read | null {
  const isNegative =
    typedAt(typed, from) === "-" &&
    typed.tokens[from + 1]?.spaced === false &&
    (typed.tokens[from]?.spaced || letter !== null);
  const at = isNegative ? from + 1 : from;
  const token = typed.tokens[at];
  if (token?.kind !== "number") return null;
  const power = powerAt(typed, at);
  const digits = `${isNegative ? "-" : ""}${token.text.startsWith(".") ? "0" : ""}${token.text.replaceAll(",", "")}`;
  const size = decimalValue(`${power.isBare ? "1" : digits}e${power.exponent}`);
  const isCounted = typed.text[token.end] === COUNTED;
  const behind = typedAt(typed, power.end) === "-" && typed.tokens[power.end]?.spaced === false ? 1 : 0;
  const unit = typedUnitAt(typed, power.end + behind);
  const number = power.exponent === 0 ? digits : `${power.isBare ? "1" : digits} × 10^${power.exponent}`;
  const counted = power.isBare ? POWER_DIGITS : significantDigits(digits);
  return {
    item: {
      kind: "quantity",
      number,
      size,
      digits: isCounted || size.n === 0n ? EXACT_DIGITS : counted,
      units: unit?.readings ?? [],
      letter,
    },
    end: unit?.end ?? power.end,
  };
}

/** Between a number that was a word and its unit (see `physicsText`). */
const COUNTED = "\u00A0";
const EXACT_DIGITS = 9;
/** 10^-3 alone says no more than its power. */
const POWER_DIGITS = 1;

interface Power {
  readonly exponent: number;
  readonly isBare: boolean;
  readonly end: number;
}

/** "1e-4", "1.5 × 10^-4", "3x10^8", "10^-3". */
function powerAt(typed: Typed, at: number): Power {
  const none = { exponent: 0, isBare: false, end: at + 1 };
  const next = typedAt(typed, at + 1);
  const isGlued = typed.tokens[at + 1]?.spaced === false;
  if (/^e$/i.test(next) && isGlued) {
    const found = signedAt(typed, at + 2);
    return found ? { ...found, isBare: false } : none;
  }
  if (typedAt(typed, at) === "10" && next === "^") {
    const found = signedAt(typed, at + 2);
    return found ? { ...found, isBare: true } : none;
  }
  const isTimes = next === "*" || next === "×" || next === "x";
  if (!isTimes || typedAt(typed, at + 2) !== "10" || typedAt(typed, at + 3) !== "^") return none;
  const found = signedAt(typed, at + 4);
  return found ? { ...found, isBare: false } : none;
}

function signedAt(typed: Typed, at: number): { readonly exponent: number; readonly end: number } | null {
  const sign = typedAt(typed, at);
  const from = sign === "-" || sign === "+" ? at + 1 : at;
  const digits = typedAt(typed, from);
  if (!/^\d{1,2}$/.test(digits)) return null;
  return { exponent: sign === "-" ? -Number(digits) : Number(digits), end: from + 1 };
}

const wordItem = (typed: string): Item => ({
  kind: "word",
  word: typed.toLowerCase().replaceAll("'", "").replaceAll("’", ""),
  typed,
});

/** "in km/h", as the table writes it. */
function askedUnitAt(typed: Typed, at: number): Read | null {
  if (typedAt(typed, at) !== "in") return null;
  const unit = typedUnitAt(typed, at + 1);
  const units = unit?.readings.filter(({ isExact }) => isExact || isPlain(unit.readings)) ?? [];
  return unit && units.length > 0 ? { item: { kind: "unit", units }, end: unit.end } : null;
}

/** "kwh" is one unit in whatever capitals; one letter is too little to tell. */
const isPlain = ([only, ...others]: readonly UnitReading[]): boolean =>
  only !== undefined && others.length === 0 && only.name.length > 2;

const LISTING: ReadonlySet<string> = new Set([",", "\n"]);

function plainAt(typed: Typed, at: number): Read {
  const token = typed.tokens[at];
  const text = typedAt(typed, at);
  const end = at + 1;
  if (token?.kind === "word") return { item: wordItem(text), end };
  if (token?.kind === "mark" || text === "(" || text === ")")
    return { item: { kind: "break", isList: LISTING.has(text) }, end };
  if (text === "%") return { item: wordItem(text), end };
  if (text === "&") return { item: wordItem("and"), end };
  return { item: { kind: text === "=" ? "equals" : "sign" }, end };
}

const SHARING: ReadonlySet<string> = new Set(["to", "and"]);

/** "from 20 to 80 degrees", "4, 6 and 10 ohms": a bare number has the unit of the next one in its row. */
function withSharedUnits(items: readonly Item[]): Item[] {
  const shared = [...items];
  for (let at = shared.length - 1; at >= 0; at -= 1) {
    const item = shared[at];
    if (item?.kind !== "quantity" || item.units.length > 0 || item.letter !== null) continue;
    const next = shared[at + 1];
    const isJoined =
      (next?.kind === "word" && SHARING.has(next.word)) || (next?.kind === "break" && next.isList);
    const other = isJoined ? shared[at + 2] : undefined;
    if (other?.kind === "quantity" && other.letter === null) shared[at] = { ...item, units: other.units };
  }
  return shared;
}

/** What a quantity is in SI units, read in one of its units. */
export const siOf = ({ size }: SpokenQuantity, { unit }: UnitReading, isDifference: boolean): Rational =>
  isDifference ? multiply(size, unit.factor) : add(multiply(size, unit.factor), unit.shift);
