import { decimalNode, roundTo } from "../../expression/decimal";
import { ELEMENTS } from "../../expression/elements";
import { add, multiply, type Rational, rational, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { ChemicalFormula } from "../../tasks/chemistry";
import type { Step } from "../../types";

/** The mass of a formula with the calculation that gave it. */
export interface FormulaMass {
  readonly value: Rational;
  /** Digits after the point that all atomic masses have. */
  readonly places: number;
  readonly steps: readonly Step[];
}

const placesOf = (written: string): number => written.split(".")[1]?.length ?? 0;
/** Classroom tables print masses with two places; one element alone is given so. */
const CLASSROOM_PLACES = 2;

/** Adds the atomic masses, each as often as its element occurs.
 * @param only the mass of this element alone, from a mass to two places */
export function formulaMass(formula: ChemicalFormula, unit: string, only: string | null): FormulaMass | null {
  const counted = [...formula.atoms].filter(([symbol]) => only === null || symbol === only);
  const parts = counted.map(([symbol, count]) => {
    const element = ELEMENTS.get(symbol);
    if (!element) return null;
    const places = only ? Math.min(CLASSROOM_PLACES, placesOf(element.written)) : placesOf(element.written);
    return { count, mass: roundTo(element.mass, places), places };
  });
  if (parts.some((part) => part === null)) return null;
  const known = parts as { count: bigint; mass: Rational; places: number }[];
  const places = Math.min(...known.map((part) => part.places));
  const total = known.reduce((sum, { count, mass }) => add(sum, multiply(rational(count), mass)), ZERO);
  const value = roundTo(total, places);
  const terms = known.map(
    ({ count, mass, places: own }) =>
      `${count === 1n ? "" : `${count} \\cdot `}${toLatex(decimalNode(mass, own))}`,
  );
  return { value, places, steps: steps(formula, terms, { value, places, unit }) };
}

function steps(
  formula: ChemicalFormula,
  terms: readonly string[],
  { value, places, unit }: { readonly value: Rational; readonly places: number; readonly unit: string },
): Step[] {
  const result = `${toLatex(decimalNode(value, places))}\\text{ ${unit}}`;
  const sum = terms.join(" + ");
  const finish: Step = {
    rule: "add-atomic-masses",
    title: "Add them up.",
    latex: result,
    why: "The mass of the whole is the sum of the masses of its atoms.",
  };
  if (terms.length === 1 && !sum.includes("\\cdot"))
    return [
      { ...finish, title: "Read the atomic mass from the periodic table.", why: "There is one atom of it." },
    ];
  return [
    {
      rule: "count-atoms",
      title: `Count the atoms in $\\mathrm{${formula.latex}}$ and take each atomic mass as often.`,
      latex: sum,
      why: "A small number after a symbol or a bracket says how often it occurs.",
    },
    finish,
  ];
}
