import { table } from "../../../../table";
import type { EquationPropertyTask } from "../../../../tasks/equation-property";
import type { LogarithmFormTask, LogarithmTask } from "../../../../tasks/logarithm";
import type { MatrixTask } from "../../../../tasks/matrix";
import type { DivisibilityTask, PrimalityTask } from "../../../../tasks/number-theory";
import type { VectorTask } from "../../../../tasks/polar";
import type {
  CommonDenominatorTask,
  CompleteSquareTask,
  PolynomialDivisionTask,
  PolynomialPropertyTask,
  PowerNotationTask,
} from "../../../../tasks/polynomial";
import type { RadicalFormTask } from "../../../../tasks/radical-form";
import type { SelectNumbersTask } from "../../../../tasks/select-numbers";
import type { SequenceTask } from "../../../../tasks/sequence";
import { by, type SubQuestions } from "./by";

/** About expressions, sequences, matrices and numbers. */
export const ALGEBRA_QUESTIONS: Readonly<Record<string, SubQuestions>> = table({
  "polynomial-division": by("polynomial-division", (problem: PolynomialDivisionTask) => problem.asked, {
    "quotient-and-remainder": true,
    remainder: true,
    "is-factor": true,
    "factor-if": true,
  }),
  "polynomial-property": by("polynomial-property", (problem: PolynomialPropertyTask) => problem.asked, {
    degree: true,
    type: true,
    "leading-coefficient": true,
    "leading-term": true,
    "constant-term": true,
    "term-count": true,
    terms: true,
  }),
  "complete-square": by("complete-square", (problem: CompleteSquareTask) => problem.asked, {
    square: true,
    number: true,
  }),
  "common-denominator": by("common-denominator", (problem: CommonDenominatorTask) => problem.asked, {
    denominator: true,
    fractions: true,
  }),
  "power-notation": by("power-notation", (problem: PowerNotationTask) => problem.to, {
    product: true,
    powers: true,
    "single-power": true,
  }),
  "radical-form": by("radical-form", (problem: RadicalFormTask) => problem.to, { root: true, power: true }),
  logarithm: by("logarithm", (problem: LogarithmTask) => problem.asked, {
    value: true,
    expand: true,
    condense: true,
  }),
  "logarithm-form": by("logarithm-form", (problem: LogarithmFormTask) => problem.asked, {
    exponential: true,
    logarithmic: true,
  }),
  "equation-property": by("equation-property", (problem: EquationPropertyTask) => problem.property, {
    kind: true,
    "solution-count": true,
    "solution-nature": true,
    discriminant: true,
  }),
  matrix: by("matrix", (problem: MatrixTask) => problem.operation.kind, {
    combine: true,
    determinant: true,
    inverse: true,
    transpose: true,
    eigenvalues: true,
    rank: true,
    nullity: true,
    "null-space": true,
    trace: true,
    characteristic: true,
    minor: true,
    cofactor: true,
    "row-operations": true,
    "clear-column": true,
    reduce: true,
  }),
  vector: by("vector", (problem: VectorTask) => problem.asked, {
    combination: true,
    magnitude: true,
    direction: false,
    unit: true,
    dot: true,
    cross: true,
    angle: true,
    "magnitude-and-direction": true,
    projection: true,
    equal: true,
    "between-points": true,
  }),
  sequence: by("sequence", (problem: SequenceTask) => problem.asked.kind, {
    terms: true,
    term: true,
    next: true,
    formula: true,
    recursion: true,
    step: true,
    kind: true,
    sum: true,
    count: true,
  }),
  "sequence by what is given": by("sequence", (problem: SequenceTask) => problem.given.kind, {
    explicit: true,
    recursive: true,
    terms: true,
    progression: true,
  }),
  divisibility: by("divisibility", (problem: DivisibilityTask) => problem.truth, {
    "yes-no": true,
    "true-false": true,
  }),
  primality: by("primality", (problem: PrimalityTask) => problem.asks, {
    prime: true,
    composite: true,
    which: true,
  }),
  "select-numbers": by("select-numbers", (problem: SelectNumbersTask) => problem.wanted, {
    natural: true,
    whole: true,
    integer: true,
    rational: true,
    irrational: true,
    real: true,
  }),
});
