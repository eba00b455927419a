import { saltFormula } from "../../expression/compound-names";
import { inTableSpelling } from "../../expression/element-spellings";
import { ELEMENTS, elementNamed } from "../../expression/elements";
import { table } from "../../table";
import type { ChemicalFormula } from "../../tasks/chemistry";
import { FORMULA, readFormula } from "./formula";

/** Everyday and systematic names whose formula every first course knows. */
const NAMES: Readonly<Record<string, string>> = table({
  water: "H2O",
  ammonia: "NH3",
  methane: "CH4",
  ethane: "C2H6",
  propane: "C3H8",
  butane: "C4H10",
  acetylene: "C2H2",
  ethylene: "C2H4",
  benzene: "C6H6",
  ethanol: "C2H5OH",
  methanol: "CH3OH",
  glucose: "C6H12O6",
  sucrose: "C12H22O11",
  ozone: "O3",
  urea: "CO(NH2)2",
  "oxalic acid": "H2C2O4",
  "phosphoric acid": "H3PO4",
  "carbon dioxide": "CO2",
  "carbon monoxide": "CO",
  "sulfur dioxide": "SO2",
  "nitrogen dioxide": "NO2",
  "hydrogen chloride": "HCl",
  "hydrochloric acid": "HCl",
  "sulfuric acid": "H2SO4",
  "nitric acid": "HNO3",
  "acetic acid": "CH3CO2H",
  "hydrogen peroxide": "H2O2",
});
const DIATOMIC: ReadonlySet<string> = new Set(["H", "N", "O", "F", "Cl", "Br", "I"]);

/** The formula of a substance by its name; the gases that come in pairs of atoms are meant as molecules.
 * @returns null for a name that is not known */
export function substanceNamed(written: string): ChemicalFormula | null {
  const name = inTableSpelling(written);
  const known = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  if (known) return readFormula(known);
  const salt = saltFormula(name);
  if (salt) return readFormula(salt);
  const element = elementNamed(name.replace(/ gas$/, ""));
  if (!element) return null;
  return readFormula(DIATOMIC.has(element.symbol) ? `${element.symbol}2` : element.symbol);
}

const NAMED = new RegExp(
  `^(?:(?:[a-z][a-z'()-]*(?: \\([ivIV]+\\))?,? ){1,6})?(${FORMULA})(?: ?\\([a-z][a-z ,()'-]*\\))?,?$`,
);
const ATOMS = /^(?:of )?(?:an? )?([a-z]+)(?: atoms?)$/;

/** A substance as an exercise lists it: a formula, with a name before or behind it ("ethane, C2H6", "CO2 (gas)"), a
 * name alone, or the atoms of an element. Null when it is none of these. */
export function readSubstance(text: string): ChemicalFormula | null {
  const plain = text.trim();
  const atoms = ATOMS.exec(plain)?.[1];
  const element = atoms ? elementNamed(atoms) : null;
  if (element) return readFormula(element.symbol);
  const formula = NAMED.exec(plain)?.[1];
  if (formula) return readFormula(formula);
  return substanceNamed(plain.replace(/^(?:of |the )/, "").toLowerCase());
}

/** The element a text names by word or symbol. */
export const readElement = (text: string): string | null =>
  elementNamed(text.toLowerCase())?.symbol ?? (ELEMENTS.has(text) ? text : null);
