import type { Expression } from "../expression/ast";
import { int, power, quotient, symbol } from "../expression/build";
import { evaluateExact } from "../expression/evaluate-exact";
import {
  addPolynomials,
  equalPolynomials,
  multiplyPolynomials,
  type Polynomial,
  powerPolynomial,
  variablesOf,
  ZERO_POLYNOMIAL,
} from "../expression/polynomial";
import { coefficientsIn } from "../expression/polynomial-gcd";
import { mapChildren, symbolsOf } from "../expression/walk";
import type { Budget } from "../types";
import { words } from "../word-list";
import { type Fraction, fractionOf } from "./fraction";

/** What is no fraction of polynomials, under a letter of its own: ⁿ√of, base^of, the logarithm of `of` to the base, or what
 * another function of `of` is called. */
export type Atom = { readonly name: string; readonly of: Fraction } & (
  | { readonly kind: "root"; readonly index: number }
  | { readonly kind: "power" | "logarithm"; readonly base: Fraction }
  | { readonly kind: "function"; readonly called: string }
);
type Shape<A = Atom> = A extends Atom ? Omit<A, "name"> : never;

const E = symbol("#e");
const EULER: Expression = { kind: "constant", name: "e" };
const CIRCULAR: ReadonlySet<string> = words("sin cos tan arcsin arccos arctan");
const LARGEST_INDEX = 12n;

/** Expressions as fractions of polynomials in letters and in roots, powers and logarithms of such fractions, each of
 * which is a letter as well. The letters of a root, power or logarithm come before its own. */
export class LetterTower {
  readonly #atoms = new Map<string, Atom>();
  readonly #budget: Budget;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Null where something else than roots, powers and logarithms occurs. */
  read(e: Expression): Fraction | null {
    const plain = this.#lettered(e);
    return plain && fractionOf(plain, new Map(), this.#budget);
  }

  /** Whether there is anything but fractions of polynomials. */
  get isHigher(): boolean {
    return this.#atoms.size > 0;
  }

  atom(name: string): Atom | undefined {
    return this.#atoms.get(name);
  }

  /** The letter for a root, power or logarithm, the same for equal ones. */
  letterFor(shape: Shape): Expression {
    for (const atom of this.#atoms.values()) if (this.#isSame(atom, shape)) return symbol(atom.name);
    const name = `#${this.#atoms.size + 1}`;
    this.#atoms.set(name, { ...shape, name } as Atom);
    return symbol(name);
  }

  /** Whether a letter is among those of a polynomial, or below the roots, powers and logarithms in it. */
  holds(p: Polynomial, letter: string): boolean {
    return variablesOf(p).some((name) => {
      const atom = this.#atoms.get(name);
      return name === letter || (atom !== undefined && this.#isIn(atom, letter));
    });
  }

  /** Whether a polynomial is zero whatever the letters are, by ρⁿ = radicand for every root ρ. */
  isZero(p: Polynomial): boolean {
    const root = [...this.#atoms.values()].findLast(
      (atom) => atom.kind === "root" && variablesOf(p).includes(atom.name),
    );
    if (root?.kind !== "root") return p.terms.length === 0;
    const coefficients = coefficientsIn(p, root.name);
    const most = Math.floor((coefficients.length - 1) / root.index);
    return Array.from({ length: root.index }, (_, rest) => rest).every((rest) => {
      const terms = coefficients.filter((_, exponent) => exponent % root.index === rest);
      return this.isZero(
        terms.reduce(
          (total, term, k) => addPolynomials(total, this.#scaled(term, root.of, [k, most])),
          ZERO_POLYNOMIAL,
        ),
      );
    });
  }

  /** term · topᵏ · bottom^(most - k) */
  #scaled(term: Polynomial, { top, bottom }: Fraction, [k, most]: readonly [number, number]): Polynomial {
    const budget = this.#budget;
    const above = multiplyPolynomials(term, powerPolynomial(top, k, budget), budget);
    return multiplyPolynomials(above, powerPolynomial(bottom, most - k, budget), budget);
  }

  #isIn(atom: Atom, letter: string): boolean {
    const parts = "base" in atom ? [atom.of, atom.base] : [atom.of];
    return parts.some(({ top, bottom }) => this.holds(top, letter) || this.holds(bottom, letter));
  }

  #isSame(a: Atom, b: Shape): boolean {
    if (!this.isSameFraction(a.of, b.of)) return false;
    if (a.kind === "root") return b.kind === "root" && a.index === b.index;
    if (a.kind === "function") return b.kind === "function" && a.called === b.called;
    if (b.kind === "root" || b.kind === "function") return false;
    return a.kind === b.kind && this.isSameFraction(a.base, b.base);
  }

  isSameFraction(a: Fraction, b: Fraction): boolean {
    const cross = (p: Polynomial, q: Polynomial) => multiplyPolynomials(p, q, this.#budget);
    return equalPolynomials(cross(a.top, b.bottom), cross(b.top, a.bottom));
  }

  /** The expression with letters for what is no fraction of polynomials. */
  #lettered(e: Expression): Expression | null {
    this.#budget.spend();
    if (e.kind === "constant") return e.name === "pi" ? e : e.name === "e" ? E : null;
    if (e.kind === "root") return this.#root(e.radicand, e.index);
    if (e.kind === "power") return this.#power(e.base, e.exponent);
    if (e.kind === "function") return this.#function(e);
    if (e.kind === "absolute") return this.#called("absolute", e.operand);
    let isWhole = true;
    const lettered = mapChildren(e, (part) => {
      const read = this.#lettered(part);
      isWhole &&= read !== null;
      return read ?? part;
    });
    return isWhole ? lettered : null;
  }

  #root(radicand: Expression, index: bigint): Expression | null {
    const of = index <= LARGEST_INDEX ? this.read(radicand) : null;
    return of && this.letterFor({ kind: "root", index: Number(index), of });
  }

  #power(base: Expression, exponent: Expression): Expression | null {
    const k = symbolsOf(exponent).length === 0 ? evaluateExact(exponent, new Map(), this.#budget) : null;
    if (k && (base.kind !== "constant" || base.name === "pi")) {
      const whole = k.d === 1n ? this.#lettered(base) : this.#root(base, k.d);
      if (!whole) return null;
      return k.n < 0n ? quotient(int(1), power(whole, int(-k.n))) : power(whole, int(k.n));
    }
    const [of, below] = [this.read(exponent), this.read(base)];
    return of && below && this.letterFor({ kind: "power", base: below, of });
  }

  #called(called: string, argument: Expression): Expression | null {
    const of = this.read(argument);
    return of && this.letterFor({ kind: "function", called, of });
  }

  #function({ name, args, base }: Expression & { readonly kind: "function" }): Expression | null {
    const [argument] = args;
    if (argument && args.length === 1 && name === "exp") return this.#power(EULER, argument);
    if (!argument || args.length !== 1) return null;
    if (name !== "ln" && name !== "log") return CIRCULAR.has(name) ? this.#called(name, argument) : null;
    const of = this.read(argument);
    const below = this.read(name === "ln" ? EULER : (base ?? int(10)));
    return of && below && this.letterFor({ kind: "logarithm", base: below, of });
  }
}
