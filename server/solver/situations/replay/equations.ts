import {
  add,
  divide,
  isZero,
  multiply,
  negate,
  type Rational,
  subtract,
  ZERO,
} from "../../expression/rational";

/** A number of the story that is told, put in, or still to come out. */
export type Cell = { value: Rational | null };

export const cell = (value: Rational | null = null): Cell => ({ value });

/** So many times a cell, and so on, come to nothing; or one cell times another is a third. */
type Equation =
  | { readonly kind: "sum"; readonly terms: readonly Term[] }
  | { readonly kind: "product"; readonly one: Cell; readonly other: Cell; readonly result: Cell };

export interface Term {
  readonly factor: Rational;
  readonly of: Cell;
}

/** What must hold between the numbers of a story. Numbers only: each equation with one gap fills it, and the full ones
 * are looked at. */
export class Equations {
  readonly #all: Equation[] = [];

  sum(terms: readonly Term[]): void {
    this.#all.push({ kind: "sum", terms });
  }

  product(one: Cell, other: Cell, result: Cell): void {
    this.#all.push({ kind: "product", one, other, result });
  }

  /** @returns whether no equation is broken; those with a gap that nothing fills say nothing */
  hold(): boolean {
    let open = [...this.#all];
    for (let again = true; again; ) {
      again = false;
      for (const equation of open) {
        const filled = fill(equation);
        if (filled === "wrong") return false;
        if (filled === "open") continue;
        again = true;
        open = open.filter((each) => each !== equation);
      }
    }
    return true;
  }
}

function fill(equation: Equation): "wrong" | "open" | "done" {
  return equation.kind === "sum" ? fillSum(equation.terms) : fillProduct(equation);
}

function fillSum(terms: readonly Term[]): "wrong" | "open" | "done" {
  const gaps = new Set(terms.filter(({ of }) => of.value === null).map(({ of }) => of));
  const known = terms.reduce(
    (all, { factor, of }) => (of.value ? add(all, multiply(factor, of.value)) : all),
    ZERO,
  );
  const [gap] = gaps;
  if (!gap) return isZero(known) ? "done" : "wrong";
  const factor = terms.reduce((all, term) => (term.of === gap ? add(all, term.factor) : all), ZERO);
  if (gaps.size > 1 || isZero(factor)) return "open";
  gap.value = divide(negate(known), factor);
  return "done";
}

function fillProduct({
  one,
  other,
  result,
}: Extract<Equation, { kind: "product" }>): "wrong" | "open" | "done" {
  if (one.value && other.value) {
    const found = multiply(one.value, other.value);
    if (result.value) return isZero(subtract(found, result.value)) ? "done" : "wrong";
    result.value = found;
    return "done";
  }
  const [known, gap] = one.value ? [one.value, other] : [other.value, one];
  if (!known || isZero(known) || !result.value) return "open";
  gap.value = divide(result.value, known);
  return "done";
}
