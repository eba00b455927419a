import type { Expression } from "../expression/ast";
import { ELEMENTS } from "../expression/elements";
import { evaluateComplex } from "../expression/evaluate-numeric";
import { toNumber } from "../expression/rational";
import type { AmountUnit, ChemicalFormula, ChemistryTask, ReactionTerm } from "../tasks/chemistry";
import type { AnswerValue, Budget, Check, Problem } from "../types";
import { countAtoms } from "./chemistry-atoms";
import { checkCompound, checkCount, checkKept, checkName } from "./chemistry-writing";

const refuted = (reason: string): Check => ({ status: "refuted", reason });
const TABLES =
  "Periodic tables round the atomic masses differently, so the last digit may differ from your book's.";
const AVOGADRO = 6.02214076e23;

/** Recounts the atoms by another way and calculates backwards. What rests on measured masses is "partial". */
export function verifyChemistry(problem: Problem, value: AnswerValue, _budget: Budget): Check {
  if (problem.task !== "chemistry") return refuted("This is no question of chemistry.");
  const evidence = check(problem, value);
  if (!evidence) return refuted("The answer does not agree with the formula.");
  return EXACT.has(problem.ask)
    ? { status: "verified", evidence: [evidence] }
    : {
        status: "partial",
        evidence: WITHOUT_MASSES.has(problem.ask) ? [evidence] : [evidence, TABLES],
      };
}

const EXACT: ReadonlySet<ChemistryTask["ask"]> = new Set<ChemistryTask["ask"]>([
  "balance",
  "empirical-formula",
  "rate-law",
  "particles",
]);

/** Questions that need no atomic masses. */
const WITHOUT_MASSES: ReadonlySet<ChemistryTask["ask"]> = new Set<ChemistryTask["ask"]>([
  "oxidation-number",
  "electron-configuration",
  "significant-count",
  "significant-value",
  "compound-name",
  "compound-formula",
]);

function check(task: ChemistryTask, value: AnswerValue): string | null {
  switch (task.ask) {
    case "formula-mass":
      return checkMass(task.formula, task.element, numberOf(value));
    case "amount":
      return checkAmount(task, value);
    case "percent-composition":
      return checkPercents(task.formula, task.element, value);
    case "empirical-formula":
      return checkEmpirical(task.formula, wordOf(value));
    case "formula-from-parts":
      return checkParts(task, wordOf(value));
    case "balance":
      return checkBalance(wordOf(value));
    case "oxidation-number":
      return numberOf(value) === null
        ? null
        : "With the usual numbers of the other elements the charge comes out.";
    case "rate-law":
      return checkRate(task.reactants, wordOf(value));
    case "stoichiometry":
      return checkReaction(task, numberOf(value));
    case "particles":
      return checkParticles(task, numberOf(value));
    case "significant-count":
      return checkCount(task.written, numberOf(value));
    case "significant-value":
      return checkKept(task, numberOf(value));
    case "compound-name":
      return checkName(task.plain, wordOf(value));
    case "compound-formula":
      return checkCompound(task.name, wordOf(value));
    case "electron-configuration":
      return checkElectrons(task.symbol, wordOf(value));
  }
}

function numberOf(value: AnswerValue): number | null {
  return value.kind === "quantity" ? real(value.value) : null;
}

const real = (e: Expression): number | null => evaluateComplex(e, new Map())?.re ?? null;
const wordOf = (value: AnswerValue): string => (value.kind === "word" ? value.word : "");
const near = (a: number, b: number, relative: number): boolean => Math.abs(a - b) <= relative * Math.abs(b);
const atomicMass = (symbol: string): number => Number(ELEMENTS.get(symbol)?.written ?? Number.NaN);

/** The mass of a formula, its atoms counted afresh. */
function massOf(formula: ChemicalFormula, only: string | null = null): number {
  const atoms = countAtoms(formula.latex) ?? new Map<string, number>();
  return [...atoms].reduce(
    (sum, [symbol, count]) => sum + (only && symbol !== only ? 0 : atomicMass(symbol) * count),
    0,
  );
}

function checkMass(formula: ChemicalFormula, element: string | null, given: number | null): string | null {
  const mass = massOf(formula, element);
  if (given === null || !near(given, mass, 5e-4)) return null;
  const atoms = [...(countAtoms(formula.latex) ?? [])].filter(([symbol]) => !element || symbol === element);
  const counts = atoms.map(([symbol, count]) => `${count} ${symbol}`).join(", ");
  const parts = atoms.map(([symbol, count]) => decimal(count * atomicMass(symbol))).join(" + ");
  return `Counted again, there are ${counts}; element by element their masses are $${parts}$, together $${decimal(mass)}$.`;
}

/** Without the noise of binary fractions. */
const decimal = (value: number): string => String(Number(value.toPrecision(7)));

const GRAMS: Readonly<Partial<Record<AmountUnit, number>>> = { g: 1, kg: 1000, mg: 0.001 };

function checkAmount(task: Extract<ChemistryTask, { ask: "amount" }>, value: AnswerValue): string | null {
  const given = numberOf(value);
  if (given === null || value.kind !== "quantity") return null;
  const written = value.unit === "kg" ? "kg" : task.wanted;
  const moles = (amount: number, unit: AmountUnit): number => {
    if (unit === "mol") return amount;
    const grams = GRAMS[unit];
    return grams ? (amount * grams) / massOf(task.formula) : amount / AVOGADRO;
  };
  const [start, end] = [moles(toNumber(task.given.value), task.given.unit), moles(given, written)];
  return near(end, start, rounding(task.given.digits))
    ? `Converted to moles on its own, the amount told is about ${inPowers(start)} mol, and the answer about ${inPowers(end)} mol: the same up to rounding.`
    : null;
}

/** To four digits, as LaTeX between dollar signs; very large and small values with a power of ten. */
function inPowers(value: number): string {
  const [digits, exponent] = value.toPrecision(4).split("e");
  if (exponent === undefined && value >= 0.001) return `$${digits}$`;
  const [mantissa, power] = value.toExponential(3).split("e");
  return `$${mantissa} \\times 10^{${Number(power)}}$`;
}

/** The most that rounding to so many significant digits can change a value, relatively. */
const rounding = (digits: number): number => 0.51 * 10 ** (1 - Math.max(2, digits));

function checkPercents(formula: ChemicalFormula, element: string | null, value: AnswerValue): string | null {
  const total = massOf(formula);
  const shares =
    value.kind === "named"
      ? value.values.map(({ name, value: share }) => [name, real(share)] as const)
      : [[element ?? "", numberOf(value)] as const];
  const fits = shares.every(
    ([symbol, share]) =>
      share !== null && Math.abs((share * total) / 100 - massOf(formula, symbol)) < 1e-4 * total,
  );
  const back = shares.map(
    ([symbol, share]) =>
      `${decimal(share ?? 0)} % of $${decimal(total)}$ is about $${(((share ?? 0) * total) / 100).toFixed(2)}$, the mass of ${symbol}`,
  );
  return fits ? `${back.join("; ")}.` : null;
}

function checkEmpirical(formula: ChemicalFormula, word: string): string | null {
  const [simple, whole] = [countAtoms(word), countAtoms(formula.latex)];
  if (!simple || !whole || simple.size !== whole.size) return null;
  const times = [...simple].map(([symbol, count]) => (whole.get(symbol) ?? 0) / count);
  const [first = 0] = times;
  const counts = [...simple.values()];
  const divisible = Array.from({ length: Math.min(...counts) - 1 }, (_, i) => i + 2).some((d) =>
    counts.every((count) => count % d === 0),
  );
  if (first < 1 || divisible || times.some((each) => each !== first)) return null;
  return `Taken $${first}$ times, the simplest formula has the atoms of the molecule, and no number divides all its counts.`;
}

function checkParts(
  task: Extract<ChemistryTask, { ask: "formula-from-parts" }>,
  word: string,
): string | null {
  const atoms = countAtoms(word);
  if (!atoms || atoms.size !== task.parts.length) return null;
  const total = [...atoms].reduce((sum, [symbol, count]) => sum + atomicMass(symbol) * count, 0);
  const given = task.parts.reduce((sum, { share }) => sum + toNumber(share), 0);
  const fits = task.parts.every(({ element, share }) => {
    const part = (atomicMass(element) * (atoms.get(element) ?? 0)) / total;
    return Math.abs(part - toNumber(share) / given) < 0.004;
  });
  if (!fits || (task.molarMass && !near(total, toNumber(task.molarMass), 0.02))) return null;
  return "Calculated back, this formula has the percents of the question.";
}

/** Counts every element on both sides of the equation that is the answer. */
function checkBalance(word: string): string | null {
  const totals = word.split("→").map((side) => {
    const sums = new Map<string, number>();
    for (const term of side.split(" + ")) {
      const [, times = "", formula = ""] = /^\s*(\d*)(\S+)\s*$/.exec(term) ?? [];
      for (const [symbol, count] of countAtoms(formula) ?? [])
        sums.set(symbol, (sums.get(symbol) ?? 0) + count * Number(times || 1));
    }
    return sums;
  });
  const [left, right] = totals;
  if (!left || !right || left.size === 0 || left.size !== right.size) return null;
  if ([...left].some(([symbol, count]) => right.get(symbol) !== count)) return null;
  return `On each side there are ${[...left].map(([symbol, count]) => `${count} ${symbol}`).join(", ")}.`;
}

function checkRate(reactants: readonly ReactionTerm[], word: string): string | null {
  const order = [...word.matchAll(/\[[^\]]*\](?:\^(\d+))?/g)].reduce(
    (sum, [, power]) => sum + Number(power ?? 1),
    0,
  );
  const meeting = reactants.reduce((sum, { count }) => sum + Number(count ?? 1n), 0);
  return order === meeting ? `The powers add up to $${order}$, the number of particles that meet.` : null;
}

function checkReaction(
  task: Extract<ChemistryTask, { ask: "stoichiometry" }>,
  given: number | null,
): string | null {
  if (given === null) return null;
  const { portion, term } = task.from;
  const start =
    portion.kind === "moles"
      ? toNumber(portion.moles)
      : portion.kind === "mass"
        ? toNumber(portion.grams) / massOf(term.formula)
        : toNumber(portion.liters ?? { n: 0n, d: 1n }) * toNumber(portion.molarity ?? { n: 0n, d: 1n });
  const end = {
    g: 1 / massOf(task.to.term.formula),
    kg: 1000 / massOf(task.to.term.formula),
    mol: 1,
    particles: 1 / AVOGADRO,
    L: 1,
    mL: 0.001,
  }[task.to.wanted];
  const solution =
    task.to.wanted === "L" || task.to.wanted === "mL" ? toNumber(task.molarity ?? { n: 0n, d: 1n }) : 1;
  const back = (given * end * solution * Number(term.count)) / Number(task.to.term.count);
  return near(back, start, rounding(task.digits))
    ? "Calculated backwards, the answer uses up the amount that was given."
    : null;
}

function checkParticles(
  task: Extract<ChemistryTask, { ask: "particles" }>,
  given: number | null,
): string | null {
  const place = [...ELEMENTS.keys()].indexOf(task.symbol) + 1;
  if (given === null || place === 0) return null;
  const left = {
    protons: place - given,
    neutrons: place + given - task.mass,
    electrons: place - given - task.charge,
  };
  return left[task.which] === 0
    ? "Protons and neutrons make the mass number, protons less electrons the charge."
    : null;
}

function checkElectrons(symbol: string, word: string): string | null {
  const core = /^\[([A-Z][a-z])\]/.exec(word)?.[1];
  const places = [...ELEMENTS.keys()];
  const sum = [...word.matchAll(/\^(\d+)/g)].reduce(
    (total, [, count]) => total + Number(count),
    core ? places.indexOf(core) + 1 : 0,
  );
  return sum === places.indexOf(symbol) + 1
    ? `The small numbers add up to the $${sum}$ electrons of the atom.`
    : null;
}
