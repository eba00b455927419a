import type { Reaction, ReactionTerm } from "../tasks/chemistry";
import { countAtoms } from "./chemistry-atoms";

interface Term {
  readonly count: bigint;
  readonly formula: string;
}

const plain = (latex: string): string => latex.replace(/[{}_]/g, "").replace(" \\cdot ", "·");

/** "2H2 + O2" as its terms; null when one is no count with a formula. A count of 1 is not written. */
function termsOf(side: string): Term[] | null {
  const found = side.split(" + ").map((term) => /^([2-9]|[1-9]\d+)?([A-Z([].*)$/.exec(term));
  if (found.some((each) => each === null)) return null;
  return found.map((each) => ({ count: BigInt(each?.[1] ?? 1), formula: each?.[2] ?? "" }));
}

/** The equation of the question: its own substances, each once, on its own side and in its order, with the smallest
 * whole numbers that balance every element and the charge, and no other balance than multiples of this one. */
export function checkBalance(reaction: Reaction, word: string): string | null {
  const sides = word.split(" → ").map(termsOf);
  const [left, right] = sides;
  if (sides.length !== 2 || !left || !right) return null;
  if (!isSame(left, reaction.left) || !isSame(right, reaction.right)) return null;
  const terms = [...left, ...right.map(({ count, formula }) => ({ count: -count, formula }))];
  const rows = rowsOf(terms.map(({ formula }) => formula));
  if (!rows || rows.some((row) => total(row, terms) !== 0n)) return null;
  if (terms.reduce((common, { count }) => commonFactor(common, count), 0n) !== 1n) return null;
  if (rankOf(rows) !== terms.length - 1) return null;
  const counts = left.flatMap(({ formula }) => [...(countAtoms(formula)?.keys() ?? [])]);
  const shown = [...new Set(counts)].map((symbol) => `${amountOf(symbol, left)} ${symbol}`).join(", ");
  return `On each side there are ${shown}, the charges agree, and no number divides all the coefficients.`;
}

const isSame = (terms: readonly Term[], asked: readonly ReactionTerm[]): boolean =>
  terms.map(({ formula }) => formula).join(" + ") ===
  asked.map(({ formula }) => plain(formula.latex)).join(" + ");

const amountOf = (symbol: string, terms: readonly Term[]): bigint =>
  terms.reduce((sum, { count, formula }) => sum + count * BigInt(countAtoms(formula)?.get(symbol) ?? 0), 0n);

const total = (row: readonly bigint[], terms: readonly Term[]): bigint =>
  row.reduce((sum, each, i) => sum + each * (terms[i]?.count ?? 0n), 0n);

const commonFactor = (a: bigint, b: bigint): bigint =>
  b === 0n ? (a < 0n ? -a : a) : commonFactor(b, a % b);

/** How often each element and how much charge stands in each formula; null for a formula that cannot be read. */
function rowsOf(formulas: readonly string[]): bigint[][] | null {
  const atoms = formulas.map((formula) => countAtoms(formula));
  if (atoms.some((each) => each === null)) return null;
  const symbols = new Set(atoms.flatMap((each) => [...(each?.keys() ?? [])]));
  const rows = [...symbols].map((symbol) => atoms.map((each) => BigInt(each?.get(symbol) ?? 0)));
  return [...rows, formulas.map(chargeOf)];
}

function chargeOf(formula: string): bigint {
  const [, size = "", sign = ""] = /\^(\d*)([+-])$/.exec(formula) ?? [];
  if (sign === "") return 0n;
  return BigInt(size || 1) * (sign === "-" ? -1n : 1n);
}

/** A large prime: the rank of small whole numbers modulo it is their rank. */
const PRIME = 2_147_483_647n;

/** The number of rows that do not follow from the others, counted modulo a prime. */
function rankOf(rows: readonly (readonly bigint[])[]): number {
  let open = rows.map((row) => row.map((each) => ((each % PRIME) + PRIME) % PRIME));
  const width = open[0]?.length ?? 0;
  let rank = 0;
  for (let column = 0; column < width; column += 1) {
    const lead = open.find((row) => row[column] !== 0n);
    if (!lead) continue;
    rank += 1;
    const head = lead[column] as bigint;
    open = open
      .filter((row) => row !== lead)
      .map((row) =>
        row.map((each, i) => {
          const value = each * head - (lead[i] as bigint) * (row[column] as bigint);
          return ((value % PRIME) + PRIME) % PRIME;
        }),
      );
  }
  return rank;
}

/** rate = k times every reactant, each with the number of its particles as the power. */
export function checkRate(reactants: readonly ReactionTerm[], word: string): string | null {
  const [, product] = /^rate = k((?:\[[^\][]+\](?:\^[2-9])?)+)$/.exec(word) ?? [];
  if (product === undefined) return null;
  const powers = [...product.matchAll(/\[([^\]]+)\](?:\^(\d))?/g)].map(
    ([, formula = "", power]) => [formula, BigInt(power ?? 1)] as const,
  );
  const meeting = new Map<string, bigint>();
  for (const { formula, count } of reactants) {
    const name = plain(formula.latex);
    meeting.set(name, (meeting.get(name) ?? 0n) + (count ?? 1n));
  }
  if (powers.length !== meeting.size) return null;
  if (powers.map(([name]) => name).join() !== [...meeting.keys()].join()) return null;
  if (powers.some(([name, power]) => meeting.get(name) !== power)) return null;
  return "Each substance on the left stands in it once, to the power of the particles that meet.";
}
