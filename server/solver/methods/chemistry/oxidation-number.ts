import { number } from "../../expression/build";
import { type Rational, rational } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import { table } from "../../table";
import type { ChemicalFormula } from "../../tasks/chemistry";
import { quantityAnswer, type Worked } from "./worked";

/** Elements with one oxidation number in almost all compounds. */
const FIXED: Readonly<Record<string, bigint>> = table({
  F: -1n,
  Li: 1n,
  Na: 1n,
  K: 1n,
  Rb: 1n,
  Cs: 1n,
  Be: 2n,
  Mg: 2n,
  Ca: 2n,
  Sr: 2n,
  Ba: 2n,
  Al: 3n,
});
const METALS: ReadonlySet<string> = new Set([
  "Li",
  "Na",
  "K",
  "Rb",
  "Cs",
  "Be",
  "Mg",
  "Ca",
  "Sr",
  "Ba",
  "Al",
]);
const HALOGENS: ReadonlySet<string> = new Set(["Cl", "Br", "I"]);

/** The numbers of all other elements by the usual rules; what is left makes the charge come out.
 * @returns null where the rules have exceptions: peroxides, hydrides, compounds of two unknown elements */
export function oxidationNumber(formula: ChemicalFormula, element: string): Worked | null {
  const value = formula.atoms.size === 1 ? alone(formula) : fromOthers(formula, element);
  if (!value) return null;
  return {
    answer: quantityAnswer(number(value), ""),
    steps: [
      {
        rule: "oxidation-sum",
        title: `The oxidation numbers add up to the charge $${formula.charge}$; solve for $\\mathrm{${element}}$.`,
        latex: `${element}: ${value.n > 0n ? "+" : ""}${toLatex(number(value))}`,
        why: "Oxygen counts $-2$, hydrogen $+1$, and the metals of the first two groups $+1$ and $+2$.",
      },
    ],
  };
}

const alone = ({ atoms, charge }: ChemicalFormula): Rational =>
  rational(BigInt(charge), [...atoms.values()][0] ?? 1n);

function fromOthers({ atoms, charge }: ChemicalFormula, element: string): Rational | null {
  let rest = BigInt(charge);
  for (const [symbol, count] of atoms) {
    if (symbol === element) continue;
    const each = usual(symbol, atoms);
    if (each === null) return null;
    rest -= each * count;
  }
  const value = rational(rest, atoms.get(element) ?? 1n);
  const expected = usual(element, atoms);
  return expected !== null && (value.d !== 1n || value.n !== expected) ? null : value;
}

function usual(symbol: string, atoms: ReadonlyMap<string, bigint>): bigint | null {
  const fixed = FIXED[symbol];
  if (fixed !== undefined) return fixed;
  const others = [...atoms.keys()].filter((each) => each !== symbol);
  if (symbol === "O") return atoms.has("F") ? null : -2n;
  if (symbol === "H") return others.every((each) => METALS.has(each) || each === "B") ? null : 1n;
  if (HALOGENS.has(symbol))
    return atoms.has("O") || others.some((each) => HALOGENS.has(each) || each === "F") ? null : -1n;
  return null;
}
