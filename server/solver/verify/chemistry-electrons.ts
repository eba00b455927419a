import { ELEMENTS } from "../expression/elements";
import type { ChemicalFormula, ChemistryTask } from "../tasks/chemistry";
import { words } from "../word-list";
import { countAtoms } from "./chemistry-atoms";
import type { Written } from "./written-figures";

/** Atomic numbers of the elements whose shells are full. */
const NOBLE = [2, 10, 18, 36, 54, 86] as const;
const SYMBOLS: readonly string[] = [...ELEMENTS.keys()];
const numberOf = (symbol: string): number => SYMBOLS.indexOf(symbol) + 1;

/** The place of an element between the full shells: electrons since the last one, and those to the next. */
function placeOf(symbol: string): { readonly since: number; readonly until: number } | null {
  const number = numberOf(symbol);
  const last = NOBLE.findLast((each) => each < number) ?? 0;
  const next = NOBLE.find((each) => each >= number);
  return number === 0 || next === undefined ? null : { since: number - last, until: next - number };
}

/** The number that an element's place in the periodic table fixes in compounds, from the strongest rule down. */
function fixedNumber(symbol: string, others: readonly string[]): number | null {
  const place = placeOf(symbol);
  if (!place || symbol === "He") return null;
  if (symbol === "F") return -1;
  if (symbol === "H") return others.some((each) => attracts(each) || each === "O") ? 1 : null;
  if (symbol === "O") return others.includes("F") ? null : -2;
  if (place.since <= 2) return place.since;
  if (symbol === "Al") return 3;
  const isHalogen = place.until === 1;
  const stronger = others.some(
    (each) => each === "O" || (placeOf(each)?.until === 1 && numberOf(each) !== numberOf(symbol)),
  );
  return isHalogen && !stronger ? -1 : null;
}

/** Nonmetals that draw the electron of hydrogen to themselves. */
const attracts = (symbol: string): boolean => /^(?:C|N|P|S|Se|Te|As|Si|F|Cl|Br|I)$/.test(symbol);

/** Whether an element can have such a number: no more electrons than its outer ones can go, and no more can come
 * than a full shell takes. */
function isPossible(symbol: string, value: number): boolean {
  const place = placeOf(symbol);
  if (!place) return false;
  const inShell = place.since + place.until <= 8 || place.until > 5 ? place.since : 8 - place.until;
  const lowest = place.until <= 4 || symbol === "H" ? -place.until : 0;
  return value <= Math.min(8, symbol === "H" ? 1 : inShell) && value >= lowest;
}

/** The number with which the charge comes out, when the numbers of all other elements follow from their places. */
export function checkOxidation({ formula, element }: Oxidation, written: Written | null): string | null {
  const atoms = countAtoms(formula.latex);
  if (!written || !atoms?.has(element) || written.value.d !== 1n || written.places > 0) return null;
  const value = Number(written.value.n);
  const symbols = [...atoms.keys()];
  let sum = value * (atoms.get(element) ?? 0);
  for (const symbol of symbols.filter((each) => each !== element)) {
    const fixed = fixedNumber(
      symbol,
      symbols.filter((each) => each !== symbol),
    );
    if (fixed === null) return null;
    sum += fixed * (atoms.get(symbol) ?? 0);
  }
  const own =
    symbols.length === 1
      ? null
      : fixedNumber(
          element,
          symbols.filter((each) => each !== element),
        );
  if (sum !== formula.charge || !isPossible(element, value) || (own !== null && own !== value)) return null;
  return `By their places in the periodic table the other elements have fixed numbers; with $${value}$ for ${element} all add up to the charge $${formula.charge}$.`;
}

type Oxidation = { readonly formula: ChemicalFormula; readonly element: string };

/** Protons, neutrons or electrons: a bare whole number. */
export function checkParticles(
  { symbol, mass, charge, which }: Extract<ChemistryTask, { ask: "particles" }>,
  written: Written | null,
): string | null {
  const protons = numberOf(symbol);
  if (!written || written.places > 0 || written.exponent !== null || protons === 0) return null;
  const left = {
    protons: BigInt(protons) - written.value.n,
    neutrons: BigInt(protons) + written.value.n - BigInt(mass),
    electrons: BigInt(protons) - written.value.n - BigInt(charge),
  };
  return written.value.d === 1n && left[which] === 0n
    ? "Protons and neutrons make the mass number, protons less electrons the charge."
    : null;
}

/** Elements found to depart from the order of filling, the heaviest without a full shell left out. */
const DEPARTING: ReadonlySet<string> = words("Cr Cu Nb Mo Ru Rh Pd Ag La Ce Gd Pt Au");
const LETTERS = "spdf";

/** The whole configuration by the rule of n + l: subshells with the smaller sum fill first, and of two the one with
 * the smaller n. */
export function checkElectrons(
  { symbol, short }: Extract<ChemistryTask, { ask: "electron-configuration" }>,
  word: string,
): string | null {
  const electrons = numberOf(symbol);
  if (electrons === 0 || electrons > 86 || DEPARTING.has(symbol)) return null;
  const core = short ? (NOBLE.findLast((each) => each < electrons) ?? 0) : 0;
  const shells = filled(electrons);
  const inside = filled(core);
  const rest = shells.filter((each) => !inside.includes(each));
  const expected = [...(core > 0 ? [`[${SYMBOLS[core - 1]}]`] : []), ...rest].join(" ");
  return word === expected
    ? `Filled by the rule of $n + l$, the subshells hold the $${electrons}$ electrons of the atom in this order.`
    : null;
}

function filled(electrons: number): string[] {
  const order = Array.from({ length: 7 }, (_, n) =>
    Array.from({ length: Math.min(n + 1, LETTERS.length) }, (_, l) => ({ n: n + 1, l })),
  )
    .flat()
    .sort((a, b) => a.n + a.l - b.n - b.l || a.n - b.n);
  const shells: string[] = [];
  let left = electrons;
  for (const { n, l } of order) {
    const taken = Math.min(left, 2 * (2 * l + 1));
    if (taken > 0) shells.push(`${n}${LETTERS[l]}^${taken}`);
    left -= taken;
  }
  return shells;
}
