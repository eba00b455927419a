import { decimalValue } from "../../expression/figures";
import { add, multiply, type Rational, ZERO } from "../../expression/rational";
import { significantDigits } from "../../expression/significant";
import { table } from "../../table";
import { proseOf } from "../prose";
import { withIsotopes } from "./isotope";
import { type Unit, unitAt, unitOf } from "./units";

/** A number of the text with its unit. */
export interface Quantity {
  readonly start: number;
  readonly end: number;
  /** As it is written: "0.250 kg". */
  readonly written: string;
  readonly unit: Unit;
  readonly si: Rational;
  /** Significant figures as it is written. */
  readonly digits: number;
  /** Digits behind the decimal point as it is written. */
  readonly places: number;
}

/** The text in plain notation for physics: numbers joined that LaTeX takes apart, one micro sign and one ohm. */
export function physicsText(text: string): string {
  const joined = withIsotopes(withPlainExponents(text))
    .replace(/\([^()]*\\to [^()]*\)/g, " ")
    .replace(/(?<=[A-Za-z)])_\{(\d+)\}/g, "$1")
    .replace(/(\d+)\.\s*\\text\{\s*(-?)(\d)/g, "\\text{$2$1.$3")
    .replace(/(?<![A-Za-z\d)}\s])\s*([-–−])\s*\\text\{\s*(?=\d)/g, "\\text{$1")
    .replace(/\$(-?\d+)\. (\d)/g, "$$$1.$2")
    .replace(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, " $1")
    .replace(/\\gamma(?![a-z])|γ/g, "gamma")
    .replace(/\b([vIV])_\{? ?rms ?\}?/g, (_, letter: string) => `rms ${RMS[letter]}`)
    .replace(/\\mu\s*|μ|\\text\{μ\}/g, "µ")
    .replace(/\\Omega|Ω/g, " Ω")
    .replace(/(\d)\s*-\s*Ω/g, "$1 Ω")
    .replace(/\\text\{ *º/g, "º")
    .replace(/\s*º\s*/g, "°")
    .replace(/\^\{\\circ\}|\^\\circ/g, "°")
    .replace(/(\d) ?- ?([kMGmµ]) ?Ω/g, "$1 $2Ω")
    .replace(/(\d) ([kMGmµ]) +Ω/g, "$1 $2Ω")
    .replace(/(\d)( |-)?µ +(?=[A-Za-z])/g, "$1 µ")
    .replace(/([A-Za-z]) \^/g, "$1^")
    .replace(/(\d)×(?= ?10)/g, "$1 × ");
  return proseOf(joined)
    .replace(SPELT, (_, word: string) => `${SPELT_NUMBERS.indexOf(word.toLowerCase())}${COUNTED}`)
    .replace(
      /(?<=\b[A-Za-zµ]{1,3})\/\(([A-Za-z]{1,3}(?:\^\d)?) ?[·⋅•∙*] ?(?:° ?C|K)\)/g,
      (_, unit: string) => `/${unit}/K`,
    )
    .replace(
      /(?<=\b[A-Za-zµ]{1,3})\/\(([A-Za-z]{1,3}(?:\^\d)?) ?[·⋅•∙*] ?([A-Za-z]{1,3}(?:\^\d)?)\)/g,
      "/$1/$2",
    )
    .replace(/\b(k?J|k?cal)\/\(?(k?g) ?[·⋅•∙*]? ?(?:° ?C|K)\)?/g, "$1/$2/K")
    .replace(/(?<=\d) ?°C ?(?:\/ ?m|m\^\{?-1\}?|kg\/mol|\/molal)(?![A-Za-z])/g, " K*kg/mol")
    .replace(
      /(?<=\d)[ -](?:m|molal)(?= (?:aqueous|solution|[a-z]+ solution|[A-Z][A-Za-z0-9()]* ?(?:\(aq\)|solution)))/g,
      " mol/kg",
    )
    .replace(
      /(?<=\d) ?(?:\/ ?°C|\/ ?C°|°C\^\{?-1\}?|per °C|per degree Celsius|\(°C\)\^\{?-1\}?)(?![A-Za-z/])/g,
      " K^-1",
    )
    .replace(/(?<=\d) lines (?:per|\/) ?(?:millimeter|mm)\b/g, " mm^-1")
    .replace(/(?<=\d) lines (?:per|\/) ?(?:centimeter|cm)\b/g, " cm^-1")
    .replace(/\bwatts? per (?:square meter|meter squared)\b/g, "W/m^2")
    .replace(/([A-Za-z]) \^(?=\d|-)/g, "$1^")
    .replace(/\b([kMGmµ]) Ω/g, "$1Ω")
    .replace(/° ?([CF])\b/g, "°$1")
    .replace(/(\d)-([kMGm])-?Ω/g, "$1 $2Ω")
    .replace(/\/ (?=[a-zA-Z])| (?=\/[a-zA-Z])/g, (slash) => slash.trim());
}

/** Letters of which the mean square is taken. */
const RMS: Readonly<Record<string, string>> = table({ v: "speed", I: "current", V: "voltage" });

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** m/s², 10⁻³: exponents that are small digits, but not the charges of ions. */
const withPlainExponents = (text: string): string =>
  text.replace(
    /(?<=[A-Za-zµΩ\d)])(⁻?)([⁰¹²³⁴-⁹]+)(?![⁰¹²³⁴-⁹⁺⁻])/g,
    (_, minus: string, digits: string) =>
      `^${minus && "-"}${[...digits].map((digit) => RAISED.indexOf(digit)).join("")}`,
  );

/** Between a number that was a word and its unit: it is counted, not measured, so it limits no figures. */
const COUNTED = "\u00A0";
const EXACT_DIGITS = 9;
const SPELT_NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
/** "in one day": a number in a word with a unit behind it, alone. */
const SPELT = new RegExp(
  `\\b(${SPELT_NUMBERS.slice(1).join("|")}) (?=(?:seconds?|minutes?|hours?|days?|weeks?|years?|meters?|kilometers?|kilograms?|grams?|liters?|joules?|newtons?|volts?|amperes?|watts?)\\b(?! (?:each|apart|of the)))`,
  "gi",
);

/** A bare power of ten first: its ten is no number by itself. */
const NUMBER =
  /(?<![A-Za-z_\d.^*]|\* )10 ?\^ ?\{?(-?\d{1,2})\}?|(?<![A-Za-z_\d.^]|[A-Za-z^]-)([-–−]?\d+(?:\.\d+)?)(?: ?[*×] ?10 ?\^ ?\{?(-?\d{1,2})\}?)?/g;

/** Every number of a text with the unit behind it, in order. A hyphen between two of them or after a word is no
 * minus sign. */
export function quantitiesOf(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const start = match.index;
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const [whole, bare, mantissa, exponent] = match;
    const end = start + whole.length;
    const size = decimalValue(
      mantissa === undefined ? `1e${bare}` : `${mantissa.replace(/[–−]/, "-")}e${exponent ?? 0}`,
    );
    const gap = /^[ \u00A0-]?/.exec(text.slice(end))?.[0] ?? "";
    const measured = unitAt(text.slice(end + gap.length));
    if (REPEATED.test(text.slice(Math.max(0, start - 20), start)) && found.length > 0) continue;
    const last = measured ? end + gap.length + measured.length : end;
    const unit = differenceOr(measured?.unit ?? unitOf(""), text.slice(0, start), text.slice(last));
    found.push({
      start,
      end: last,
      written: `${text.slice(start, end)}${gap === "-" || gap === COUNTED ? " " : gap}${text.slice(end + gap.length, last)}`,
      unit,
      si: add(multiply(size, unit.factor), unit.shift),
      digits:
        gap === COUNTED || (!measured && isCount(whole, text.slice(end), text.slice(0, start)))
          ? EXACT_DIGITS
          : digitsOf(mantissa ?? "1", unit),
      places: mantissa?.split(".")[1]?.length ?? 0,
    });
  }
  return found.map((quantity, i) => withSharedUnit(quantity, found[i + 1], text));
}

/** Words between two numbers of one unit: "from 65 to 110 km/h", "a 1.00 by 3.00 cm coil". */
const SHARING: ReadonlySet<string> = new Set([" to ", " by ", " and ", " or ", "-by-", " × "]);

/** A number whose unit stands behind the next one. */
function withSharedUnit(quantity: Quantity, next: Quantity | undefined, text: string): Quantity {
  const { unit, start, end, digits, si } = quantity;
  const isBare = unit === unitOf("") && digits !== EXACT_DIGITS;
  if (!next || !isBare || next.unit === unit || !SHARING.has(text.slice(end, next.start))) return quantity;
  const name = next.written.slice(next.written.search(/[^\d.\s×*^{}-]/));
  return {
    ...quantity,
    written: `${text.slice(start, end).trim()} ${name}`,
    unit: next.unit,
    si: add(multiply(si, next.unit.factor), next.unit.shift),
    digits: Math.max(digits, next.unit.shift.n === 0n ? 1 : DIGITS_IN_KELVIN),
  };
}

/** "A 75-turn coil", "300 loops": what is counted is exact. */
function isCount(number: string, behind: string, before: string): boolean {
  const isWhole = [...number].every((digit) => digit >= "0" && digit <= "9");
  const first = behind.slice(behind.startsWith("-") || behind.startsWith(" ") ? 1 : 0);
  if (isWhole && (before.endsWith("n = ") || before.endsWith("n="))) return true;
  return isWhole && COUNTABLE.some((word) => first.startsWith(word));
}

const COUNTABLE: readonly string[] = [
  "turn",
  "loop",
  "coil",
  "winding",
  "resistor",
  "electron",
  "slit",
  "line",
  "cell",
];

/** "in those 12.0 s" speaks of a time that has been told. */
const REPEATED = /\b(?:those|these) $/;
const CHANGED_BY =
  /\b(?:by|(?:change|rise|increase|decrease|drop|difference)(?: in temperature)? of)(?: about| only)? $|\bdifference (?:in temperature |of temperature )?(?:[a-z]+ ){0,4}(?:is|was|of) $/;

/** A change of temperature counts degrees, not from the zero of a scale. */
const differenceOr = (unit: Unit, before: string, after: string): Unit =>
  unit.shift.n !== 0n &&
  (CHANGED_BY.test(before) || /^ (?:change|rise|increase|drop|difference)\b/.test(after))
    ? { ...unit, shift: ZERO }
    : unit;

/** Temperatures count with the 273 kelvins that are added. */
const digitsOf = (mantissa: string, unit: Unit): number =>
  Math.max(unit.shift.n === 0n ? 1 : DIGITS_IN_KELVIN, significantDigits(mantissa));

const DIGITS_IN_KELVIN = 3;
