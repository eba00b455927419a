import {
  ANIONS,
  COUNT_PREFIXES,
  FIXED_CATIONS,
  type NamedIon,
  NONMETALS,
  ROMAN,
  VARIABLE_METALS,
} from "../expression/compound-names";
import type { FigureRule } from "../expression/figures";
import type { ChemistryTask } from "../tasks/chemistry";
import { countAtoms } from "./chemistry-atoms";
import { isRounded, type Written } from "./written-figures";

type Atoms = ReadonlyMap<string, number>;

/** Strips what does not count from both ends and looks at what is left. */
export function checkCount(written: string, given: Written | null): string | null {
  const mantissa = written.split("*")[0]?.replace(/[^\d.]/g, "") ?? "";
  const firstDigit = [...mantissa].findIndex((sign) => /[1-9]/.test(sign));
  const digits = [...mantissa.slice(firstDigit)].filter((sign) => sign !== ".").length;
  if (firstDigit < 0 || !given || given.places > 0 || given.exponent !== null) return null;
  return given.value.d === 1n && given.value.n === BigInt(digits)
    ? `From the first digit that is not zero to the last one, $${digits}$ digits are written.`
    : null;
}

/** The rounded value is the nearest one with so many digits, and shows just these. */
export function checkKept(
  { value, keep }: Extract<ChemistryTask, { ask: "significant-value" }>,
  given: Written | null,
): string | null {
  if (!given) return null;
  const rule: FigureRule =
    "places" in keep ? { kind: "places", places: keep.places } : { kind: "digits", digits: keep.digits };
  const isShort = rule.kind === "places" || given.digits === rule.digits;
  const isPower = given.exponent !== null;
  if (!isShort || !isRounded(given, value, rule) || ("scientific" in keep && !isPower)) return null;
  return "Before rounding, the value is less than half a unit of the last figure away, and only figures that count are written.";
}

/** The name of a formula: it stands for the same atoms, and the formula is the one that the name spells. */
export const checkName = (plain: string, name: string): string | null => agreement(name, plain);

/** The formula of a name. */
export const checkCompound = (name: string, plain: string): string | null =>
  agreement(name.replace(/ \(/, "("), plain);

/** Whether a name stands for the atoms of a formula. */
function agreement(name: string, plain: string): string | null {
  const [named, written] = [saltAtoms(name) ?? molecularAtoms(name), countAtoms(plain)];
  if (!named || !written || named.size !== written.size) return null;
  if ([...named].some(([symbol, count]) => written.get(symbol) !== count)) return null;
  if (!spells(name, plain, [...named.keys()])) return null;
  return "Taken apart again, the name stands for the same atoms, and the charges add up to zero.";
}

/** Whether a formula has its parts in the order of the name: the ions as they are, in brackets only where they are
 * groups taken several times; or the two elements. */
function spells(name: string, plain: string, symbols: readonly string[]): boolean {
  const ions = ionsOf(name);
  const parts = ions ? ions.map(({ name: each }) => writings(each)) : symbols.map((symbol) => [symbol]);
  const pattern = parts.map((part) => {
    const [only] = part;
    if (part.length === 1 && /^[A-Z][a-z]?$/.test(only as string)) return `${only}(?:[2-9]|1\\d)?`;
    return `(?:${part.flatMap((each) => [each, `\\(${each}\\)[2-9]`]).join("|")})`;
  });
  return new RegExp(`^${pattern.join("")}$`).test(plain);
}

/** The formulas that books write for an ion of this name. */
function writings(name: string): string[] {
  const found = [...FIXED_CATIONS, ...ANIONS].filter((ion) => ion.name === name);
  const metal = [...VARIABLE_METALS].find(([, each]) => name.startsWith(`${each}(`))?.[0];
  return metal ? [metal] : found.map((ion) => ion.formula);
}

/** The positive and the negative ion that a name joins; null for names of other compounds. */
function ionsOf(name: string): readonly [NamedIon, NamedIon] | null {
  const space = name.indexOf(" ");
  const [first, last] = [name.slice(0, space), name.slice(space + 1)];
  const anion = ANIONS.find((ion) => ion.name === last);
  const [, metal = "", numeral = ""] = /^([a-z]+)\(([IV]+)\)$/.exec(first) ?? [];
  const variable = [...VARIABLE_METALS].find(([, each]) => each === metal)?.[0];
  const cation: NamedIon | undefined = variable
    ? { formula: variable, name: first, charge: ROMAN.indexOf(numeral) }
    : FIXED_CATIONS.find((ion) => ion.name === first);
  return anion && cation && cation.charge > 0 ? [cation, anion] : null;
}

function saltAtoms(name: string): Atoms | null {
  const ions = ionsOf(name);
  if (!ions) return null;
  const [cation, anion] = ions;
  for (let positive = 1; positive <= 4; positive += 1) {
    const negative = (positive * cation.charge) / -anion.charge;
    if (!Number.isInteger(negative)) continue;
    return together(countAtoms(cation.formula), positive, countAtoms(anion.formula), negative);
  }
  return null;
}

function together(a: Atoms | null, times: number, b: Atoms | null, more: number): Atoms {
  const sums = new Map<string, number>();
  for (const [symbol, count] of a ?? []) sums.set(symbol, count * times);
  for (const [symbol, count] of b ?? []) sums.set(symbol, (sums.get(symbol) ?? 0) + count * more);
  return sums;
}

function molecularAtoms(name: string): Atoms | null {
  const atoms = new Map<string, number>();
  for (const [i, word] of name.split(" ").entries()) {
    const found = [...NONMETALS].find(([, names]) => word.endsWith(names[i] ?? " "));
    if (!found) return null;
    const prefix = word.slice(0, -(found[1][i] ?? "").length).replace(/[ao]$/, "");
    const count =
      prefix === "" ? 1 : COUNT_PREFIXES.findIndex((each) => each.replace(/[ao]$/, "") === prefix);
    if (count < 1) return null;
    atoms.set(found[0], count);
  }
  return atoms;
}
