import { equals, type Rational } from "../../expression/rational";
import { areApart, type Ball } from "./ball";

/** Proof that something a student wrote is not so. It is made here only, out of numbers that differ exactly, of
 * intervals without a common number, or of other proofs; and without one nothing can be called wrong. */
export class Refutation {
  /** Makes the class nominal: an object of the same shape is no proof. */
  readonly #proved = true;

  private constructor(
    /** Where the two differ, as a sentence for a student. */
    readonly counterexample: string | null,
  ) {}

  /** Two fractions that are not equal. */
  static unequal(a: Rational, b: Rational): Refutation | null {
    return equals(a, b) ? null : new Refutation(null);
  }

  /** Two texts that are the same exactly when the numbers are. */
  static otherKey(a: string, b: string): Refutation | null {
    return a === b ? null : new Refutation(null);
  }

  /** Two numbers, each known to lie in a ball. */
  static apart(a: Ball | null, b: Ball | null, counterexample: string | null = null): Refutation | null {
    return a && b && areApart(a, b) ? new Refutation(counterexample) : null;
  }

  /** Two numbers that are farther from each other than `allowed`, whatever they are exactly. */
  static beyond(a: Ball | null, b: Ball | null, allowed: number): Refutation | null {
    return Refutation.apart(a, b && { ...b, radius: b.radius + allowed });
  }

  /** Lists of another length. */
  static otherLength(a: number, b: number): Refutation | null {
    return a === b ? null : new Refutation(null);
  }

  /** Whether a number belongs to two sets, or a statement holds in two cases, where both are known. */
  static otherTruth(
    a: boolean | null,
    b: boolean | null,
    counterexample: string | null = null,
  ): Refutation | null {
    return a === null || b === null || a === b ? null : new Refutation(counterexample);
  }

  /** Two words of which at most one can be so. */
  static exclusive(a: string, b: string, options: readonly (readonly string[])[]): Refutation | null {
    const both = options.some((words) => words.includes(a) && words.includes(b));
    return both && a !== b ? new Refutation(null) : null;
  }

  /** All of several, at least one: a number that is none of the solutions, for example. */
  static all(parts: readonly (Refutation | null)[]): Refutation | null {
    const [first] = parts;
    return first && !parts.includes(null) ? first : null;
  }

  /** The same proof with a sentence that says more. */
  saying(counterexample: string | null): Refutation {
    return this.#proved ? new Refutation(counterexample ?? this.counterexample) : this;
  }
}
