import { inTableSpelling } from "./element-spellings";
/** An ion as compounds are named by it. */
export interface NamedIon {
  readonly formula: string;
  readonly name: string;
  readonly charge: number;
}

const ions = (table: string): NamedIon[] =>
  table
    .trim()
    .split(/;\s*/)
    .map((row) => {
      const [formula = "", charge = "", ...name] = row.trim().split(" ");
      return { formula, charge: Number(charge), name: name.join(" ") };
    });

/** Positive ions with one charge only. */
export const FIXED_CATIONS: readonly NamedIon[] = ions(`
Li 1 lithium; Na 1 sodium; K 1 potassium; Rb 1 rubidium; Cs 1 caesium; Ag 1 silver; NH4 1 ammonium;
Be 2 beryllium; Mg 2 magnesium; Ca 2 calcium; Sr 2 strontium; Ba 2 barium; Zn 2 zinc; Cd 2 cadmium;
Al 3 aluminium; Ga 3 gallium; Sc 3 scandium; Y 3 yttrium; La 3 lanthanum`);

/** Metals whose charge stands in the name as a Roman numeral. */
export const VARIABLE_METALS: ReadonlyMap<string, string> = new Map([
  ["Ti", "titanium"],
  ["V", "vanadium"],
  ["Cr", "chromium"],
  ["Mn", "manganese"],
  ["Fe", "iron"],
  ["Co", "cobalt"],
  ["Ni", "nickel"],
  ["Cu", "copper"],
  ["Sn", "tin"],
  ["Pb", "lead"],
  ["Au", "gold"],
  ["Pt", "platinum"],
  ["Tl", "thallium"],
  ["Bi", "bismuth"],
]);

export const ANIONS: readonly NamedIon[] = ions(`
F -1 fluoride; Cl -1 chloride; Br -1 bromide; I -1 iodide; O -2 oxide; S -2 sulfide; Se -2 selenide; Te -2 telluride;
N -3 nitride; P -3 phosphide; As -3 arsenide; OH -1 hydroxide; CN -1 cyanide; NO3 -1 nitrate; NO2 -1 nitrite;
ClO4 -1 perchlorate; ClO3 -1 chlorate; ClO2 -1 chlorite; ClO -1 hypochlorite; BrO3 -1 bromate; IO3 -1 iodate;
MnO4 -1 permanganate; HCO3 -1 hydrogen carbonate; HSO4 -1 hydrogen sulfate; HSO3 -1 hydrogen sulfite;
H2PO4 -1 dihydrogen phosphate; SCN -1 thiocyanate; CH3CO2 -1 acetate; C2H3O2 -1 acetate; CH3COO -1 acetate;
CO3 -2 carbonate; SO4 -2 sulfate; SO3 -2 sulfite; CrO4 -2 chromate; Cr2O7 -2 dichromate; C2O4 -2 oxalate;
HPO4 -2 hydrogen phosphate; S2O3 -2 thiosulfate; O2 -2 peroxide; PO4 -3 phosphate; PO3 -3 phosphite; AsO4 -3 arsenate`);

/** Nonmetals, in the order in which formulas write them, with the name a second element takes. */
export const NONMETALS: ReadonlyMap<string, readonly [name: string, second: string]> = new Map([
  ["B", ["boron", "boride"]],
  ["Si", ["silicon", "silicide"]],
  ["C", ["carbon", "carbide"]],
  ["As", ["arsenic", "arsenide"]],
  ["P", ["phosphorus", "phosphide"]],
  ["N", ["nitrogen", "nitride"]],
  ["Te", ["tellurium", "telluride"]],
  ["Se", ["selenium", "selenide"]],
  ["S", ["sulfur", "sulfide"]],
  ["Xe", ["xenon", "xenide"]],
  ["I", ["iodine", "iodide"]],
  ["Br", ["bromine", "bromide"]],
  ["Cl", ["chlorine", "chloride"]],
  ["O", ["oxygen", "oxide"]],
  ["F", ["fluorine", "fluoride"]],
]);

export const COUNT_PREFIXES: readonly string[] = [
  "",
  "mono",
  "di",
  "tri",
  "tetra",
  "penta",
  "hexa",
  "hepta",
  "octa",
  "nona",
  "deca",
];

export const ROMAN: readonly string[] = ["", "I", "II", "III", "IV", "V", "VI", "VII"];

/** The formula of a salt by its name in small letters but for the Roman numeral: "iron(III) oxide". */
export function saltFormula(written: string): string | null {
  const name = inTableSpelling(written);
  for (const anion of ANIONS) {
    if (!name.endsWith(` ${anion.name}`)) continue;
    const cation = cationNamed(name.slice(0, -anion.name.length - 1));
    if (cation) return joined(cation, anion);
  }
  return null;
}

function cationNamed(name: string): NamedIon | null {
  const fixed = FIXED_CATIONS.find((ion) => ion.name === name);
  if (fixed) return fixed;
  const [, metal = "", numeral = ""] = /^([a-z]+) ?\(([IV]+)\)$/.exec(name) ?? [];
  const charge = ROMAN.indexOf(numeral);
  const symbol = [...VARIABLE_METALS].find(([, each]) => each === metal)?.[0];
  return symbol && charge > 0 ? { formula: symbol, name, charge } : null;
}

function joined(cation: NamedIon, anion: NamedIon): string {
  const [positive, negative] = [cation.charge, -anion.charge];
  const common = commonFactor(positive, negative);
  return `${times(cation.formula, negative / common)}${times(anion.formula, positive / common)}`;
}

function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b);
}

function times(formula: string, count: number): string {
  if (count === 1) return formula;
  return /^[A-Z][a-z]?$/.test(formula) ? `${formula}${count}` : `(${formula})${count}`;
}
