import type { Reaction, ReactionTerm } from "../../tasks/chemistry";
import { readFormula } from "./formula";

/** A reaction in plain notation: "N2 + 3H2 → 2NH3". Counts that are not written are 1 in a balanced equation and
 * unknown in one that has still to be balanced.
 * @returns null when a side holds anything but formulas with whole counts */
export function readReaction(text: string, balanced: boolean): Reaction | null {
  const sides = text.split(/→|⇌/);
  if (sides.length !== 2) return null;
  const [left, right] = sides.map((side) => readSide(side, balanced));
  return left && right ? { left, right } : null;
}

function readSide(text: string, balanced: boolean): ReactionTerm[] | null {
  const terms = text
    .split(/\s\+\s|\+(?=\s*\d*\s*[A-Z([])/)
    .map((term) => /^\s*(\d*)\s*(\S+?)\s*[.,;]?\s*$/.exec(term));
  const read = terms.map((found): ReactionTerm | null => {
    const formula = found ? readFormula(found[2] as string) : null;
    if (!found || !formula) return null;
    return { formula, count: found[1] ? BigInt(found[1]) : balanced ? 1n : null };
  });
  return read.every((term) => term !== null) && read.length > 0 ? (read as ReactionTerm[]) : null;
}

/** Whether every element and the charge occur as often on the left as on the right. */
export function isBalanced({ left, right }: Reaction): boolean {
  const totals = new Map<string, bigint>();
  const add = (terms: readonly ReactionTerm[], sign: bigint) => {
    for (const { formula, count } of terms) {
      for (const [element, atoms] of [...formula.atoms, ["charge", BigInt(formula.charge)] as const])
        totals.set(element, (totals.get(element) ?? 0n) + sign * (count ?? 0n) * atoms);
    }
  };
  add(left, 1n);
  add(right, -1n);
  return [...totals.values()].every((total) => total === 0n);
}
