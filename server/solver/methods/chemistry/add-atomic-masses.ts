import { ELEMENTS } from "../../expression/elements";
import { exactly, type Figure, figureOf, places } from "../../expression/figures";
import { add, multiply, type Rational, rational, ZERO } from "../../expression/rational";
import { toLatex } from "../../printer/latex";
import type { ChemicalFormula } from "../../tasks/chemistry";
import type { Step } from "../../types";

/** The mass of a formula with the calculation that gave it. */
export interface FormulaMass {
  /** The sum of the atomic masses as the table prints them, to calculate on with. */
  readonly exact: Rational;
  /** The same as it is printed. */
  readonly figure: Figure;
  readonly steps: readonly Step[];
}

const placesOf = (written: string): number => written.split(".")[1]?.length ?? 0;

/** Adds the atomic masses, each as often as its element occurs. A sum has as many decimals as its least exact term.
 * @param only the mass of this element alone */
export function formulaMass(formula: ChemicalFormula, unit: string, only: string | null): FormulaMass | null {
  const counted = [...formula.atoms].filter(([symbol]) => only === null || symbol === only);
  const parts = counted.flatMap(([symbol, count]) => {
    const element = ELEMENTS.get(symbol);
    return element ? [{ count, element }] : [];
  });
  if (parts.length < counted.length) return null;
  const exact = parts.reduce(
    (sum, { count, element }) => add(sum, multiply(rational(count), element.mass)),
    ZERO,
  );
  const count = Math.min(...parts.map(({ element }) => placesOf(element.written)));
  const figure = figureOf(exactly(exact), places(count));
  if (!figure) return null;
  const terms = parts.map(
    ({ count: times, element }) => `${times === 1n ? "" : `${times} \\cdot `}${element.written}`,
  );
  return { exact, figure, steps: steps(formula, terms, `${toLatex(figure.node)}\\text{ ${unit}}`) };
}

function steps(formula: ChemicalFormula, terms: readonly string[], result: string): Step[] {
  const sum = terms.join(" + ");
  const finish: Step = {
    rule: "add-atomic-masses",
    title: "Add them up.",
    latex: result,
    why: "The mass of the whole is the sum of the masses of its atoms; it has as many decimals as the least exact of them.",
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
