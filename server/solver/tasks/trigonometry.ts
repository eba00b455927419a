import type { Expression, Relation } from "../expression/ast";
import type { Rational } from "../expression/rational";

/** A function value that is given: sin t = 3/5. */
export interface GivenValue {
  readonly call: Expression;
  readonly value: Expression;
}

/** The part of the turn a letter lies in, in multiples of π: the third quadrant is from 1 to 3/2. */
export interface Arc {
  readonly letter: string;
  readonly low: Rational;
  readonly high: Rational;
}

export type RewriteGoal =
  | "simplify"
  | "product-to-sum"
  | "sum-to-product"
  | "lower-powers"
  | "expand-angle"
  | "positive-argument"
  | "cofunction"
  | "without-inverse"
  | { readonly inTermsOf: readonly Expression[] }
  | { readonly wave: Wave };

/** One sine or cosine of a shifted angle, R sin(x + α) or its kin. */
/** 0 ≤ x < 2π, by its ends in multiples of π. */
export interface TurnInterval {
  readonly low: Rational;
  readonly high: Rational;
  /** Whether the ends belong to it. */
  readonly closed: readonly [low: boolean, high: boolean];
}

export interface Wave {
  readonly name: "sin" | "cos";
  /** Of the shift; null: whichever leads to an acute angle. */
  readonly sign: 1 | -1 | null;
  /** The shift is wanted in degrees. */
  readonly degrees: boolean;
}

export type SinusoidFeature =
  | "amplitude"
  | "period"
  | "midline"
  | "phase shift"
  | "horizontal shift"
  | "maximum"
  | "minimum";

/** Sides a, b, c and the angles A, B, C opposite them, angles in degrees. */
export type TrianglePart = "a" | "b" | "c" | "A" | "B" | "C" | "area";

/** What is asked about angles, circular functions and triangles. */
export type TrigonometryQuestion =
  /** The value of one or more expressions without letters. */
  | { readonly kind: "values"; readonly expressions: readonly Expression[]; readonly named: boolean }
  /** Values that follow from others. */
  | {
      readonly kind: "known";
      readonly givens: readonly GivenValue[];
      readonly arcs: readonly Arc[];
      readonly asked: readonly Expression[];
      readonly approximate: boolean;
    }
  | { readonly kind: "convert"; readonly angle: Expression; readonly to: "degrees" | "radians" }
  | { readonly kind: "coterminal" | "reference"; readonly angle: Expression }
  | { readonly kind: "rewrite"; readonly expression: Expression; readonly goal: RewriteGoal }
  | { readonly kind: "identity"; readonly relation: Relation }
  | {
      readonly kind: "equation";
      readonly equation: Relation;
      readonly unknown: string;
      /** Where solutions are wanted. Null: all solutions. */
      readonly interval: TurnInterval | null;
      readonly degrees: boolean;
    }
  | {
      readonly kind: "triangle";
      readonly known: Readonly<Partial<Record<TrianglePart, Expression>>>;
      readonly asked: readonly TrianglePart[];
    }
  /** Arc length rθ, sector area r²θ/2, or the angle of a sector. The angle is an expression with degrees or π. */
  | {
      readonly kind: "circle";
      readonly asked: "arc" | "sector" | "angle-of-sector" | "angle-of-arc" | "point";
      readonly radius: Expression;
      readonly amount: Expression;
      readonly unit: string;
    }
  | {
      readonly kind: "sinusoid";
      readonly expression: Expression;
      readonly unknown: string;
      readonly asked: readonly SinusoidFeature[];
    };

export interface TrigonometryTask {
  readonly task: "trigonometry";
  readonly question: TrigonometryQuestion;
}
