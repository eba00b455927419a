import { decimalNode } from "../expression/decimal";
import { ELEMENTS } from "../expression/elements";
import { places } from "../expression/figures";
import { add, compare, divide, multiply, type Rational, rational, ZERO } from "../expression/rational";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { AmountUnit, ChemicalFormula, ChemistryTask, Portion } from "../tasks/chemistry";
import { countAtoms } from "./chemistry-atoms";
import { isRounded, type Written } from "./written-figures";

type Asked<Ask extends ChemistryTask["ask"]> = Extract<ChemistryTask, { ask: Ask }>;

const AVOGADRO = rational(602214076n * 10n ** 15n);
const FEWEST = 2;
const HUNDREDTHS = places(2);

/** The mass of a formula, its atoms counted afresh; null for an element without a mass. */
export function massOf(formula: ChemicalFormula, only: string | null = null): Rational | null {
  let sum = ZERO;
  for (const [symbol, count] of countAtoms(formula.latex) ?? []) {
    const element = ELEMENTS.get(symbol);
    if (!element) return null;
    if (only === null || symbol === only) sum = add(sum, multiply(rational(BigInt(count)), element.mass));
  }
  return sum.n === 0n ? null : sum;
}

/** The sum of the masses, with the decimals of its least exact term. */
export function checkMass({ formula, element }: Asked<"formula-mass">, written: Written): string | null {
  const mass = massOf(formula, element);
  const atoms = [...(countAtoms(formula.latex) ?? [])].filter(([symbol]) => !element || symbol === element);
  const decimals = atoms.map(([symbol]) => ELEMENTS.get(symbol)?.written.split(".")[1]?.length ?? 0);
  if (!mass || !isRounded(written, mass, places(Math.min(...decimals)))) return null;
  const counts = atoms.map(([symbol, count]) => `${count} ${symbol}`).join(", ");
  const parts = atoms.map(([symbol, count], i) =>
    toLatex(
      decimalNode(
        multiply(rational(BigInt(count)), ELEMENTS.get(symbol)?.mass ?? ZERO),
        decimals[i] as number,
      ),
    ),
  );
  return `Counted again, there are ${counts}; element by element their masses are $${parts.join(" + ")}$, together this.`;
}

const GRAMS: Readonly<Partial<Record<AmountUnit, Rational>>> = table({
  g: rational(1n),
  kg: rational(1000n),
  mg: rational(1n, 1000n),
});

/** How many moles one of a unit is. */
function molesIn(unit: AmountUnit, formula: ChemicalFormula): Rational | null {
  if (unit === "mol") return rational(1n);
  if (unit === "particles") return divide(rational(1n), AVOGADRO);
  const [grams, mass] = [GRAMS[unit], massOf(formula)];
  return grams && mass ? divide(grams, mass) : null;
}

export function checkAmount({ given, formula, wanted }: Asked<"amount">, written: Written): string | null {
  const [from, to] = [molesIn(given.unit, formula), molesIn(wanted, formula)];
  if (!from || !to) return null;
  const exact = divide(multiply(given.value, from), to);
  if (!isRounded(written, exact, { kind: "digits", digits: Math.max(FEWEST, given.digits) })) return null;
  return "Told and asked are the same number of moles, up to rounding once to the figures of the amount told.";
}

/** The one element that is asked for, or every element in the order of the formula. */
export const elementsAsked = ({ formula, element }: Asked<"percent-composition">): readonly string[] =>
  element ? [element] : [...(countAtoms(formula.latex)?.keys() ?? [])];

/** The shares of the elements asked for, each to hundredths. */
export function checkShares(
  task: Asked<"percent-composition">,
  shares: readonly (Written | null)[],
): string | null {
  const total = massOf(task.formula);
  const symbols = elementsAsked(task);
  if (!total || shares.length !== symbols.length) return null;
  const fits = symbols.every((symbol, i) => {
    const [part, written] = [massOf(task.formula, symbol), shares[i]];
    return part && written && isRounded(written, divide(multiply(rational(100n), part), total), HUNDREDTHS);
  });
  return fits ? `So many percent of the whole mass are the mass of ${symbols.join(", ")}.` : null;
}

/** Backwards from the answer through the equation to the amounts told: no reactant may be used up more than it is there. */
export function checkReaction(task: Asked<"stoichiometry">, written: Written): string | null {
  const { from, beside, to } = task;
  const each = wantedMoles(task);
  const made = [from, ...(beside ? [beside] : [])].map(({ term, portion }) => {
    const start = portionMoles(portion, term.formula);
    return start && term.count && to.term.count && multiply(start, rational(to.term.count, term.count));
  });
  const [one, other = one] = made;
  if (!each || !one || !other) return null;
  const most = compare(one, other) > 0 ? other : one;
  const exact = to.wanted === "%" ? divide(each, most) : divide(most, each);
  if (!isRounded(written, exact, { kind: "digits", digits: task.digits })) return null;
  return "Calculated backwards through the equation, the answer uses up the amount that was given, up to rounding.";
}

function portionMoles(portion: Portion, formula: ChemicalFormula): Rational | null {
  if (portion.kind === "moles") return portion.moles;
  if (portion.kind === "solution")
    return portion.liters && portion.molarity && multiply(portion.liters, portion.molarity);
  const mass = massOf(formula);
  return mass && divide(portion.grams, mass);
}

/** The moles in one of the unit asked for. */
function wantedMoles({ to, molarity }: Asked<"stoichiometry">): Rational | null {
  if (to.wanted === "L") return molarity;
  if (to.wanted === "%") {
    const obtained = to.obtained ? portionMoles(to.obtained, to.term.formula) : null;
    return obtained && multiply(obtained, rational(100n));
  }
  if (to.wanted === "mL") return molarity && divide(molarity, rational(1000n));
  return molesIn(to.wanted, to.term.formula);
}
