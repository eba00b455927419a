import type { Budget } from "./budget";
import type { Expression, Relation } from "./expression/ast";
import type { RealSet } from "./expression/real-set";
import type { Graph } from "./graph/types";
import type { CalculusTask } from "./tasks/calculus";
import type { ChainTask } from "./tasks/chain";
import type { ChemistryTask } from "./tasks/chemistry";
import type { ChoiceTask } from "./tasks/choice";
import type { ConicTask } from "./tasks/conic";
import type { CurveStudyTask } from "./tasks/curve-study";
import type { DifferentialEquationTask } from "./tasks/differential-equation";
import type { DigitsTask } from "./tasks/digits";
import type { DomainTask } from "./tasks/domain";
import type { DrawTask } from "./tasks/draws";
import type { EquationPropertyTask } from "./tasks/equation-property";
import type { FunctionFeaturesTask } from "./tasks/function-features";
import type { FunctionPropertyTask } from "./tasks/function-property";
import type { InequalityTask } from "./tasks/inequality";
import type { InverseFunctionTask } from "./tasks/inverse-function";
import type { LinePairTask, LineTask, SegmentTask } from "./tasks/line";
import type { LogarithmBaseTask, LogarithmFormTask, LogarithmTask } from "./tasks/logarithm";
import type { AugmentedMatrixTask, MatrixTask } from "./tasks/matrix";
import type { NumberTask } from "./tasks/number";
import type { NumberTheoryTask } from "./tasks/number-theory";
import type { EliminateParameterTask } from "./tasks/parametric";
import type { PartialFractionsTask } from "./tasks/partial-fractions";
import type { PhysicsTask } from "./tasks/physics";
import type { PiecewiseTask } from "./tasks/piecewise";
import type { PolarEquationTask, PolarTask, VectorTask } from "./tasks/polar";
import type { PolynomialTask } from "./tasks/polynomial";
import type { QuadraticFormTask } from "./tasks/quadratic-form";
import type { RadicalFormTask } from "./tasks/radical-form";
import type { RelationPairsTask } from "./tasks/relation-pairs";
import type { RootBoundsTask } from "./tasks/root-bounds";
import type { SelectNumbersTask } from "./tasks/select-numbers";
import type { SequenceTask } from "./tasks/sequence";
import type { SeriesTask } from "./tasks/series";
import type { StatementKindTask } from "./tasks/statement-kind";
import type { StatisticsTask } from "./tasks/statistics";
import type { StoryTask } from "./tasks/story";
import type { TransformedFunctionTask } from "./tasks/transformed-function";
import type { TranslateTask } from "./tasks/translate";
import type { TrigonometryTask } from "./tasks/trigonometry";
import type { UnitTask } from "./tasks/unit-conversion";
import type { VariationTask } from "./tasks/variation";

export { type Budget, LimitReached } from "./budget";
export type { Graph } from "./graph/types";

/** What the student asks for. One task, one verification route (see verify/). */
export type Task =
  | "calculate" // a number out of numbers: arithmetic, powers, roots, percent expressions
  | StatementKindTask["task"] // expression or equation
  | RootBoundsTask["task"] // a root between two whole numbers
  | RadicalFormTask["task"] // roots as fractional exponents and back
  | SelectNumbersTask["task"] // the numbers of a list that are of one kind
  | NumberTask["task"] // a remainder, a list of calculations, the kind of a number
  | NumberTheoryTask["task"] // primes, factors, multiples, remainders
  | DigitsTask["task"] // places, names and bases of numbers
  | ChoiceTask["task"] // one of several numbers, a relation that holds or not
  | DrawTask["task"] // draws without putting back
  | StatisticsTask["task"] // data, distributions, samples, chances: see tasks/statistics.ts
  | "percent" // the percent relation: part, whole or rate asked for
  | "evaluate" // an expression at given values
  | "inequality" // all numbers that meet a condition
  | "domain" // where a function has a value
  | "range" // the values a function takes
  | "domain-and-range"
  | PiecewiseTask["task"] // values of a function told in pieces
  | "inverse-function"
  | "function-property" // a word about a function
  | FunctionFeaturesTask["task"] // vertex, intercepts, asymptotes; what one needs to draw a graph
  | "relation-pairs" // a relation given as ordered pairs
  | "logarithm" // a logarithm to evaluate, expand or condense
  | LogarithmBaseTask["task"]
  | "logarithm-form" // b^y = x as log_b x = y, or back
  | "sequence" // terms, rule or sum of a sequence
  | "series" // a sum in sigma notation
  | "simplify"
  | "expand"
  | "factor"
  | CurveStudyTask["task"]
  | CalculusTask["task"] // limits, derivatives, integrals, series: see tasks/calculus.ts
  | DifferentialEquationTask["task"]
  | PartialFractionsTask["task"]
  | EliminateParameterTask["task"]
  | PolynomialTask["task"] // division, degree, coefficients, denominators: see tasks/polynomial.ts
  | "solve" // one equation in one unknown
  | "solve-system"
  | LineTask["task"] // one straight line: see tasks/line.ts
  | LinePairTask["task"]
  | SegmentTask["task"]
  | MatrixTask["task"]
  | AugmentedMatrixTask["task"]
  | ConicTask["task"]
  | PolarTask["task"]
  | PolarEquationTask["task"]
  | VectorTask["task"]
  | "translate" // words in symbols
  | "equation-property" // identity or contradiction, number of solutions, discriminant
  | UnitTask["task"] // amounts in other units, temperatures, times of day
  | QuadraticFormTask["task"] // a quadratic function in vertex form
  | TransformedFunctionTask["task"] // the formula of a moved graph
  | VariationTask["task"] // direct, inverse and joint variation
  | "chain" // a question that builds on definitions
  | TrigonometryTask["task"] // angles, circular functions and triangles
  | ChemistryTask["task"] // formulas, amounts and reactions
  | PhysicsTask["task"] // a law with quantities
  | "story"; // a problem told in words

/** The shape the instruction asks the answer to have. Absent: the method's usual one (exact, lowest terms). */
export interface Form {
  /** "decimal" when the exercise is written in decimals or asks for one; "mixed" for mixed numbers; "scientific"
   * for a number from 1 to 10 times a power of ten. */
  readonly number?: "fraction" | "decimal" | "mixed" | "percent" | "scientific";
  /** Digits after the point to round to, when the instruction says so. */
  readonly decimals?: number;
  /** Significant figures to round to, when the instruction says so. */
  readonly figures?: number;
  /** What the question calls the answer, "f(3)", to stand before a value with an equals sign. */
  readonly name?: { readonly latex: string; readonly text: string };
  /** Real solutions only, when the instruction says so. Complex ones are given otherwise. */
  readonly domain?: "real" | "complex";
}

export type Mathematics =
  | ChainTask<Problem>
  | UnitTask
  | NumberTheoryTask
  | DigitsTask
  | ChoiceTask
  | DrawTask
  | StatisticsTask
  | CalculusTask
  | CurveStudyTask
  | DifferentialEquationTask
  | TranslateTask
  | TrigonometryTask
  | EquationPropertyTask
  | VariationTask
  | TransformedFunctionTask
  | QuadraticFormTask
  | ChemistryTask
  | PhysicsTask
  | StoryTask
  | LineTask
  | LinePairTask
  | SegmentTask
  | MatrixTask
  | AugmentedMatrixTask
  | ConicTask
  | PolarTask
  | PolarEquationTask
  | VectorTask
  | PartialFractionsTask
  | EliminateParameterTask
  | PolynomialTask
  | NumberTask
  | SelectNumbersTask
  | RadicalFormTask
  | RootBoundsTask
  | StatementKindTask
  | InequalityTask
  | DomainTask
  | PiecewiseTask
  | RelationPairsTask
  | FunctionPropertyTask
  | FunctionFeaturesTask
  | InverseFunctionTask
  | { readonly task: "calculate" | "simplify" | "expand" | "factor"; readonly expression: Expression }
  | {
      readonly task: "evaluate";
      readonly expression: Expression;
      readonly at: readonly { readonly name: string; readonly value: Expression }[];
    }
  /** Exactly one of the three is null: the one asked for. rate is in percent (45 means 45 %). */
  | {
      readonly task: "percent";
      readonly rate: Expression | null;
      readonly whole: Expression | null;
      readonly part: Expression | null;
    }
  | LogarithmBaseTask
  | LogarithmFormTask
  | LogarithmTask
  | SequenceTask
  | SeriesTask
  | { readonly task: "solve"; readonly equation: Relation; readonly unknown: string }
  | {
      readonly task: "solve-system";
      readonly equations: readonly Relation[];
      readonly unknowns: readonly string[];
    };

/** A problem as it was read. `instruction` says the task in words ("Solve for $x$"), `latex` shows the mathematics. */
export type Problem = Mathematics & {
  readonly text: string;
  readonly instruction: string;
  readonly latex: string;
  readonly form: Form;
  /** How a hint or a method named in the text restricts the way ("by completing the square"). */
  readonly method?: string;
  /** The definition or law that the reader put in place of words of the text, to follow "takes". The method and
   * the verifier both start from it, so that neither proves it to be the right one. */
  readonly assumes?: string;
};

/** One rule applied once. `latex` is the state AFTER it. `title` and `why` are sentences for a student, in
 * which mathematics stands between single dollar signs. */
export interface Step {
  /** Frozen kebab-case id of the rule, unique over the engine: "distribute", "add-to-both-sides". */
  readonly rule: string;
  readonly title: string;
  readonly latex: string;
  readonly why: string;
  /** What it is made of, the step itself last; absent where it is not taken apart. */
  readonly smaller?: readonly SmallerStep[];
}

/** A line on the way from the line before a step to the step, and why it says the same. */
export interface SmallerStep {
  readonly latex: string;
  readonly why: string;
}

/** The answer as a value the verifier can work on. It holds all that is shown, but for what the question says itself:
 * printer/answer.ts writes it from the question and the value alone. */
export type AnswerValue =
  /** `on`: the numbers for which a formula is the answer, where it could be worked out for others as well. */
  | { readonly kind: "expression"; readonly expression: Expression; readonly on?: RealSet }
  /** All solutions of a one-unknown equation, distinct, ascending when real. Empty: no solution. */
  | { readonly kind: "roots"; readonly unknown: string; readonly roots: readonly Expression[] }
  /** Every number (the equation is an identity). */
  | { readonly kind: "all"; readonly unknown: string }
  /** One value for each unknown of a system. */
  | { readonly kind: "point"; readonly unknowns: readonly string[]; readonly values: readonly Expression[] }
  /** A dependent system: each unknown in terms of the free ones. */
  | {
      readonly kind: "family";
      readonly unknowns: readonly string[];
      readonly values: readonly Expression[];
      readonly free: readonly string[];
    }
  /** An inconsistent system. */
  | { readonly kind: "none" }
  /** "undefined" (division by zero), "prime" (does not factor), "yes", "increasing": an answer that is a word. */
  | {
      readonly kind: "word";
      readonly word: string;
      /** With the kind of an equation: what solves it. */
      readonly solutions?: AnswerValue;
    }
  /** A set of real numbers: the solutions of an inequality, a domain or a range. */
  | { readonly kind: "set"; readonly unknown: string; readonly set: RealSet }
  /** Sets that have names: a domain and a range. */
  | {
      readonly kind: "named-sets";
      readonly sets: readonly { readonly name: string; readonly unknown: string; readonly set: RealSet }[];
    }
  /** Several values; `ordered` when their order is part of the answer (terms of a sequence, a sorted list). */
  | { readonly kind: "list"; readonly items: readonly Expression[]; readonly ordered: boolean }
  /** Expressions that belong together. */
  | { readonly kind: "groups"; readonly groups: readonly (readonly Expression[])[] }
  /** All solutions of a system with several, each a value for every unknown. */
  | {
      readonly kind: "points";
      readonly unknowns: readonly string[];
      readonly points: readonly (readonly Expression[])[];
      /** What each of them is: "local maximum". */
      readonly pointNames?: readonly string[];
    }
  /** Several things that are told together, each under its name: what one draws a graph from. */
  | {
      readonly kind: "parts";
      readonly parts: readonly { readonly name: string; readonly value: AnswerValue }[];
    }
  /** An equation or inequality that is itself the answer: a line, a circle, a translated sentence. `on`: the values of
   * one of its letters for which it is the answer, where it could be worked out for others as well. */
  | {
      readonly kind: "relation";
      readonly relation: Relation;
      readonly on?: { readonly unknown: string; readonly set: RealSet };
    }
  | { readonly kind: "matrix"; readonly rows: readonly (readonly Expression[])[] }
  /** A number with a unit as it is written: "kg", "m/s". An empty unit is a bare number. */
  | { readonly kind: "quantity"; readonly value: Expression; readonly unit: string }
  /** Values that have names: a slope and an intercept, the two ages of a story. */
  | {
      readonly kind: "named";
      readonly values: readonly {
        readonly name: string;
        readonly value: Expression;
        readonly unit?: string;
      }[];
    };

/** A value as it is shown. Only printer/answer.ts makes one. */
export interface Answer {
  readonly value: AnswerValue;
  /** "x = 6", "x = 2 \text{ or } x = 3", "\frac{19}{12}", "(x, y) = (1, 2)", "\text{no solution}". */
  readonly latex: string;
  /** The same for people and screen readers, without LaTeX: "x = 6". */
  readonly text: string;
}

/** What a method hands over. The steps ARE the computation. */
export interface Derivation {
  /** The method's frozen kebab-case id: "linear-equation", "quadratic-by-factoring". */
  readonly method: string;
  readonly steps: readonly Step[];
  readonly answer: AnswerValue;
  /** Drawn only for the answer that is shown: other methods and ways work with derivations as well. */
  readonly draw?: () => Graph | undefined;
}

export type VerificationStatus = "verified" | "partial" | "unchecked";

/** `evidence`: sentences a student can follow, mathematics between single dollar signs:
 * "Put $x = 6$ back: left $12$, right $12$." */
export interface Verification {
  readonly status: VerificationStatus;
  readonly evidence: readonly string[];
}

/** What a verifier says of a derivation. `refuted` makes the engine abstain. */
export type Check = Verification | { readonly status: "refuted"; readonly reason: string };

/** A way to work one task. `work` returns null when, having looked closer, the method does not apply. */
export interface Method {
  readonly id: string;
  readonly tasks: readonly Task[];
  /** Other ways it can be told to go: each is worked as well, with `problem.method` set to it, and offered as
   * "another method" when it leads to a derivation of its own. In words: "completing the square". */
  readonly ways?: readonly string[];
  work(problem: Problem, budget: Budget): Derivation | null;
  /** What a student says of each of several amounts that have names, with its place in the answer; null where that is not
   * clear. */
  tellApart?(
    text: string,
    problem: Problem,
    answer: AnswerValue,
  ): readonly (readonly [place: number, said: string])[] | null;
}
