import {
  ANIONS,
  COUNT_PREFIXES,
  FIXED_CATIONS,
  type NamedIon,
  NONMETALS,
  ROMAN,
  VARIABLE_METALS,
} from "../../expression/compound-names";
import { type Worked, writtenAnswer } from "./worked";

/** The systematic name of a salt or of a compound of two nonmetals.
 * @param plain the formula in plain notation: "Ca3(PO4)2" */
export function compoundName(plain: string): Worked | null {
  const salt = saltName(plain);
  const name = salt ?? molecularName(plain);
  if (!name) return null;
  const step = salt
    ? {
        rule: "name-the-ions",
        title: "Name the positive ion first, then the negative one.",
        why: "A metal that forms several ions shows its charge as a Roman numeral, which the negative ions fix.",
      }
    : {
        rule: "count-with-prefixes",
        title: "Count the atoms of two nonmetals with Greek prefixes.",
        why: "The second element ends in -ide; a single first atom needs no prefix.",
      };
  return { answer: writtenAnswer(name), steps: [{ ...step, latex: `\\text{${name}}` }] };
}

/** Splits a formula into a positive part with its count and a negative part with its count. */
function saltName(plain: string): string | null {
  for (const anion of ANIONS) {
    const cation = cationBefore(plain, anion);
    if (cation) return `${cation} ${anion.name}`;
  }
  return null;
}

function cationBefore(plain: string, anion: NamedIon): string | null {
  const single = /^[A-Z][a-z]?$/.test(anion.formula);
  const end = single ? `${anion.formula}(\\d*)` : `(?:\\(${anion.formula}\\)(\\d+)|${anion.formula})`;
  const found = new RegExp(`^(?:([A-Z][a-z]?)(\\d*)|(?:\\((NH4)\\)(\\d+)|(NH4)))${end}$`).exec(plain);
  if (!found) return null;
  const metal = found[1] ?? found[3] ?? found[5] ?? "";
  const count = Number(found[2] || found[4] || 1);
  const negative = -anion.charge * Number(found[6] || 1);
  const fixed = FIXED_CATIONS.find(({ formula }) => formula === metal);
  if (fixed) return fixed.charge * count === negative ? fixed.name : null;
  const variable = VARIABLE_METALS.get(metal);
  const charge = negative / count;
  return variable && ROMAN[charge] ? `${variable}(${ROMAN[charge]})` : null;
}

function molecularName(plain: string): string | null {
  const found = /^([A-Z][a-z]?)(\d*)([A-Z][a-z]?)(\d*)$/.exec(plain);
  const [first, second] = [NONMETALS.get(found?.[1] ?? ""), NONMETALS.get(found?.[3] ?? "")];
  const order = [...NONMETALS.keys()];
  if (!found || !first || !second) return null;
  if (order.indexOf(found[1] as string) >= order.indexOf(found[3] as string)) return null;
  const [one, two] = [Number(found[2] || 1), Number(found[4] || 1)];
  const [before, behind] = [COUNT_PREFIXES[one], COUNT_PREFIXES[two]];
  if (!before || !behind || (two === 1 && !/oxide|fluoride|chloride|bromide|iodide/.test(second[1])))
    return null;
  return `${one === 1 ? "" : before}${first[0]} ${prefixed(behind, second[1])}`;
}

/** "mono" and "oxide" make "monoxide"; "penta" and "oxide" make "pentoxide". */
const prefixed = (prefix: string, name: string): string =>
  name.startsWith("o") ? `${prefix.replace(/[ao]$/, "")}${name}` : `${prefix}${name}`;
