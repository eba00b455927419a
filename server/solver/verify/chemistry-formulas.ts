import { ELEMENTS } from "../expression/elements";
import { toNumber } from "../expression/rational";
import type { ChemicalFormula, ChemistryTask } from "../tasks/chemistry";
import { countAtoms } from "./chemistry-atoms";

type Counts = readonly (readonly [symbol: string, count: number])[];

const atomicMass = (symbol: string): number => Number(ELEMENTS.get(symbol)?.written ?? Number.NaN);

/** A formula without brackets, each element once and no count of 1 written: "C2H6O". Null for anything else. */
function plainCounts(word: string): Counts | null {
  if (!/^(?:[A-Z][a-z]?(?:[2-9]|[1-9]\d+)?)+$/.test(word)) return null;
  const parts = [...word.matchAll(/([A-Z][a-z]?)(\d*)/g)];
  const counts = parts.map(([, symbol = "", count]) => [symbol, Number(count || 1)] as const);
  return new Set(counts.map(([symbol]) => symbol)).size === counts.length ? counts : null;
}

const inOrder = (counts: Counts, symbols: Iterable<string>): boolean =>
  counts.map(([symbol]) => symbol).join() === [...symbols].join();

/** The elements of the formula in its order, in lowest terms, all with the same factor. */
export function checkEmpirical(formula: ChemicalFormula, word: string): string | null {
  const [simple, whole] = [plainCounts(word), countAtoms(formula.latex)];
  if (!simple || !whole || !inOrder(simple, whole.keys())) return null;
  const times = simple.map(([symbol, count]) => (whole.get(symbol) ?? 0) / count);
  const [first = 0] = times;
  if (first < 1 || !Number.isInteger(first) || times.some((each) => each !== first)) return null;
  if (divisor(simple) !== 1) return null;
  return `Taken $${first}$ times, the simplest formula has the atoms of the molecule, and no number divides all its counts.`;
}

const divisor = (counts: Counts): number =>
  counts.reduce((common, [, count]) => commonFactor(common, count), 0);
const commonFactor = (a: number, b: number): number => (b === 0 ? a : commonFactor(b, a % b));

const SHARE_ERROR = 0.004;
const MASS_ERROR = 0.02;
const MOST_TIMES = 12;

/** The shares of a formula calculated back, and that no simpler one has them as well. */
export function checkParts(
  { parts, molarMass }: Extract<ChemistryTask, { ask: "formula-from-parts" }>,
  word: string,
): string | null {
  const counts = plainCounts(word);
  if (
    !counts ||
    !inOrder(
      counts,
      parts.map(({ element }) => element),
    )
  )
    return null;
  const given = parts.map(({ share }) => toNumber(share));
  const common = divisor(counts);
  const simplest = counts.map(([, count]) => count / common);
  const symbols = counts.map(([symbol]) => symbol);
  if (simplestWith(symbols, given)?.join() !== simplest.join()) return null;
  if (!molarMass) return common === 1 ? FITS : null;
  const mass = counts.reduce((sum, [symbol, count]) => sum + atomicMass(symbol) * count, 0);
  return Math.abs(mass - toNumber(molarMass)) <= MASS_ERROR * mass ? `${FITS} ${MASS_FITS}` : null;
}

const FITS = "Calculated back, this formula has the percents of the question, and no simpler one has them.";
const MASS_FITS = "Its molar mass is the one told.";

/** The counts with the smallest number of atoms whose shares are those told: for every count of the first element
 * the others follow from their shares. */
function simplestWith(symbols: readonly string[], given: readonly number[]): readonly number[] | null {
  const moles = symbols.map((symbol, i) => (given[i] as number) / atomicMass(symbol));
  const least = Math.min(...moles);
  for (let times = 1; times <= MOST_TIMES; times += 1) {
    const counts = moles.map((each) => Math.round((each / least) * times));
    if (sharesFit(symbols, counts, given)) return counts;
  }
  return null;
}

function sharesFit(symbols: readonly string[], counts: readonly number[], given: readonly number[]): boolean {
  const masses = counts.map((count, i) => count * atomicMass(symbols[i] as string));
  const [total, told] = [masses, given].map((all) => all.reduce((sum, each) => sum + each, 0));
  return masses.every(
    (mass, i) => Math.abs(mass / (total as number) - (given[i] as number) / (told as number)) < SHARE_ERROR,
  );
}
