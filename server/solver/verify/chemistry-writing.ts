import {
  ANIONS,
  COUNT_PREFIXES,
  FIXED_CATIONS,
  NONMETALS,
  ROMAN,
  VARIABLE_METALS,
} from "../expression/compound-names";
import { toNumber } from "../expression/rational";
import type { ChemistryTask } from "../tasks/chemistry";
import { countAtoms } from "./chemistry-atoms";

type Atoms = ReadonlyMap<string, number>;

/** Strips what does not count from both ends and looks at what is left. */
export function checkCount(written: string, given: number | null): string | null {
  const mantissa = written.split("*")[0]?.replace(/[^\d.]/g, "") ?? "";
  const firstDigit = [...mantissa].findIndex((sign) => /[1-9]/.test(sign));
  const digits = [...mantissa.slice(firstDigit)].filter((sign) => sign !== ".").length;
  return firstDigit >= 0 && digits === given
    ? `From the first digit that is not zero to the last one, $${digits}$ digits are written.`
    : null;
}

/** The rounded value is the nearest one with so many digits. */
export function checkKept(
  task: Extract<ChemistryTask, { ask: "significant-value" }>,
  given: number | null,
): string | null {
  if (given === null) return null;
  const exact = toNumber(task.value);
  const places =
    "places" in task.keep ? task.keep.places : task.keep.digits - 1 - Math.floor(Math.log10(Math.abs(exact)));
  return Math.abs(exact - given) <= 0.5000001 * 10 ** -places
    ? "Before rounding, the value is less than half a unit of the last figure away."
    : null;
}

export const checkName = (plain: string, name: string): string | null => agreement(name, plain);

export const checkCompound = (name: string, plain: string): string | null => agreement(name, plain);

/** Whether a name stands for the atoms of a formula. */
function agreement(name: string, plain: string): string | null {
  const [named, written] = [saltAtoms(name) ?? molecularAtoms(name), countAtoms(plain)];
  if (!named || !written || named.size !== written.size) return null;
  if ([...named].some(([symbol, count]) => written.get(symbol) !== count)) return null;
  return "Taken apart again, the name stands for the same atoms, and the charges add up to zero.";
}

function saltAtoms(name: string): Atoms | null {
  const space = name.indexOf(" ");
  const [first, last] = [name.slice(0, space), name.slice(space + 1)];
  const anion = ANIONS.find((ion) => ion.name === last);
  const [, metal = "", numeral = ""] = /^([a-z]+)\(([IV]+)\)$/.exec(first) ?? [];
  const variable = [...VARIABLE_METALS].find(([, each]) => each === metal)?.[0];
  const cation = variable
    ? { formula: variable, charge: ROMAN.indexOf(numeral) }
    : FIXED_CATIONS.find((ion) => ion.name === first);
  if (!anion || !cation || cation.charge <= 0) return null;
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
