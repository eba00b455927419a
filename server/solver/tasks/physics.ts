import type { Relation } from "../expression/ast";
import type { FigureRule } from "../expression/figures";
import type { Rational } from "../expression/rational";

/** A quantity that a law needs. `si` is its value in SI units (temperatures in kelvin). */
export interface KnownQuantity {
  readonly letter: string;
  /** To follow "the": "mass", "initial speed". */
  readonly name: string;
  /** The value as it is told: "80.0 kg". */
  readonly written: string;
  readonly si: Rational;
  /** Not told by the text: a constant of nature, or a value out of a table. */
  readonly constant?: true;
}

/** Bounds within which a law holds, for one of its letters in SI units. */
export interface Validity {
  readonly letter: string;
  readonly above?: Rational;
  readonly below?: Rational;
  /** A sentence for the student: why there is no answer beyond. */
  readonly because: string;
}

/** A question of physics or of gases and solutions, answered from one law or a short chain of them. */
export interface PhysicsTask {
  readonly task: "physics";
  /** "Ohm's law" */
  readonly law: string;
  readonly equations: readonly Relation[];
  readonly known: readonly KnownQuantity[];
  /** For every letter that has bounds, the one asked for and those in between among them. */
  readonly validity: readonly Validity[];
  readonly asked: {
    readonly letter: string;
    readonly name: string;
    /** As it is written after the number: "m/s". */
    readonly unit: string;
    /** The text asks for this unit, so that no other one will do. */
    readonly named: boolean;
    /** SI value = number · factor + shift. */
    readonly factor: Rational;
    readonly shift: Rational;
  };
  /** How far the answer is written out, and the sentence that says why. */
  readonly figures: FigureRule;
  readonly because: string;
}
