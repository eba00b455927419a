import type { Relation } from "../expression/ast";

/** A quantity that a law needs. `si` is its value in SI units (temperatures in kelvin). */
export interface KnownQuantity {
  readonly letter: string;
  /** To follow "the": "mass", "initial speed". */
  readonly name: string;
  /** LaTeX of the value as it is told, "80.0\ \text{kg}". */
  readonly written: string;
  readonly si: number;
  /** LaTeX of the SI value, for the steps. */
  readonly siWritten: string;
}

/** A question of physics or of gases and solutions, answered from one law or a short chain of them. */
export interface PhysicsTask {
  readonly task: "physics";
  /** "Ohm's law" */
  readonly law: string;
  readonly equations: readonly Relation[];
  readonly known: readonly KnownQuantity[];
  readonly asked: {
    readonly letter: string;
    readonly name: string;
    /** As it is written after the number: "m/s". */
    readonly unit: string;
    /** SI value = number · factor + shift. */
    readonly factor: number;
    readonly shift: number;
  };
  /** Significant digits of the answer. */
  readonly digits: number;
}
