import type { ChemistryTask } from "../../../tasks/chemistry";
import type { ConicTask } from "../../../tasks/conic";
import type { CurveStudyTask } from "../../../tasks/curve-study";
import type { EquationPropertyTask } from "../../../tasks/equation-property";
import type { FunctionFeaturesTask } from "../../../tasks/function-features";
import type { FunctionPropertyTask } from "../../../tasks/function-property";
import type { LinePairTask, LineTask, SegmentTask } from "../../../tasks/line";
import type { LogarithmFormTask, LogarithmTask } from "../../../tasks/logarithm";
import type { MatrixTask } from "../../../tasks/matrix";
import type { VectorTask } from "../../../tasks/polar";
import type {
  CommonDenominatorTask,
  CompleteSquareTask,
  PolynomialDivisionTask,
  PolynomialPropertyTask,
  PowerNotationTask,
} from "../../../tasks/polynomial";
import type { RadicalFormTask } from "../../../tasks/radical-form";
import type { RelationPairsTask } from "../../../tasks/relation-pairs";
import type { SelectNumbersTask } from "../../../tasks/select-numbers";
import type { SequenceTask } from "../../../tasks/sequence";
import type { ConfidenceTask, CountWaysTask, DataTask, DistributionTask } from "../../../tasks/statistics";
import type { TrigonometryTask } from "../../../tasks/trigonometry";
import type { ClockTimeTask } from "../../../tasks/unit-conversion";
import type { Problem } from "../../../types";

/** The questions of which a task knows several, each by its name; false where no wording leads to it yet. The types
 * oblige every name to stand here. */
type Names<K extends string> = Readonly<Record<K, boolean>>;

interface SubQuestions {
  readonly names: Names<string>;
  /** The name of what a problem asks; null for a problem of another task. */
  of(problem: Problem): string | null;
}

const by = <T extends { readonly task: string }, K extends string>(
  task: T["task"],
  nameOf: (problem: T) => K,
  names: Names<K>,
): SubQuestions => ({
  names,
  of: (problem) => (problem.task === task ? nameOf(problem as unknown as T) : null),
});

const FIGURES_AND_CURVES: Readonly<Record<string, SubQuestions>> = {
  conic: by("conic", (problem: ConicTask) => problem.asked, {
    equation: true,
    kind: true,
    center: true,
    radius: true,
    "center-and-radius": true,
    vertices: true,
    foci: true,
    asymptotes: true,
    vertex: true,
    focus: true,
    directrix: true,
  }),
  "conic by what is given": by("conic", (problem: ConicTask) => problem.given.kind, {
    equation: true,
    circle: true,
    "circle-through": true,
    diameter: true,
    parabola: true,
    ellipse: true,
    hyperbola: true,
  }),
  line: by("line", (problem: LineTask) => problem.asked, {
    slope: true,
    "slope-and-intercept": true,
    intercepts: true,
    "x-intercept": true,
    "y-intercept": true,
    equation: true,
  }),
  "line by what is given": by("line", (problem: LineTask) => problem.given.kind, {
    points: true,
    "slope-and-point": true,
    equation: true,
    related: true,
    level: true,
  }),
  "line-pair": by("line-pair", (problem: LinePairTask) => problem.asked, {
    all: true,
    parallel: true,
    perpendicular: true,
  }),
  segment: by("segment", (problem: SegmentTask) => problem.asked, { midpoint: true, distance: true }),
  "curve-study": by("curve-study", (problem: CurveStudyTask) => problem.asked, {
    critical: true,
    extrema: true,
    inflection: true,
    increasing: true,
    decreasing: true,
    "concave up": true,
    "concave down": true,
  }),
  "function-features": by("function-features", (problem: FunctionFeaturesTask) => problem.asked, {
    graph: true,
    vertex: true,
    "axis-of-symmetry": true,
    "extreme-value": true,
    intercepts: true,
    "x-intercepts": true,
    "y-intercept": true,
    "zeros-with-multiplicity": true,
    "end-behavior": true,
    "vertical-asymptotes": true,
    "horizontal-asymptote": true,
    "slant-asymptote": true,
    asymptotes: true,
    holes: true,
  }),
  "function-property": by("function-property", (problem: FunctionPropertyTask) => problem.property, {
    monotonic: true,
    parity: true,
    "is-function": true,
    "is-linear": true,
    "is-solution": true,
  }),
  "relation-pairs": by("relation-pairs", (problem: RelationPairsTask) => problem.asked, {
    domain: true,
    range: true,
    "is-function": true,
    "is-one-to-one": true,
  }),
};

const ALGEBRA: Readonly<Record<string, SubQuestions>> = {
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
  "select-numbers": by("select-numbers", (problem: SelectNumbersTask) => problem.wanted, {
    natural: true,
    whole: true,
    integer: true,
    rational: true,
    irrational: true,
    real: true,
  }),
};

const SCIENCES: Readonly<Record<string, SubQuestions>> = {
  chemistry: by("chemistry", (problem: ChemistryTask) => problem.ask, {
    "formula-mass": true,
    amount: true,
    "percent-composition": true,
    "empirical-formula": true,
    "formula-from-parts": true,
    balance: true,
    "oxidation-number": true,
    "rate-law": true,
    stoichiometry: true,
    particles: true,
    "significant-count": true,
    "significant-value": true,
    "compound-name": true,
    "compound-formula": true,
    "electron-configuration": true,
  }),
  "clock-time": by("clock-time", (problem: ClockTimeTask) => problem.asked, { shift: true, between: true }),
  trigonometry: by("trigonometry", (problem: TrigonometryTask) => problem.question.kind, {
    values: true,
    known: true,
    convert: true,
    coterminal: true,
    reference: true,
    rewrite: true,
    identity: true,
    equation: true,
    triangle: true,
    circle: true,
    sinusoid: true,
    polar: true,
  }),
};

const STATISTICS: Readonly<Record<string, SubQuestions>> = {
  distribution: by("distribution", (problem: DistributionTask) => problem.asked.kind, {
    probability: true,
    percentile: true,
    "middle-spread": true,
    mean: true,
    deviation: true,
    variance: true,
    rate: true,
    density: true,
    notation: true,
    nature: true,
    values: true,
    "z-score": true,
    "value-at-z": true,
  }),
  "kinds of distribution": by("distribution", (problem: DistributionTask) => problem.distribution.kind, {
    normal: true,
    uniform: true,
    exponential: true,
    binomial: true,
    geometric: true,
    poisson: true,
    hypergeometric: true,
    unknown: true,
  }),
  confidence: by("confidence", (problem: ConfidenceTask) => problem.asked, {
    interval: true,
    error: true,
    size: true,
    tail: true,
  }),
  data: by("data", (problem: DataTask) => problem.asked.kind, {
    mean: true,
    median: true,
    mode: true,
    range: true,
    "first-quartile": true,
    "third-quartile": true,
    "middle-spread": true,
    "five-numbers": true,
    outliers: true,
    count: true,
    minimum: false,
    maximum: false,
    "sample-deviation": true,
    "population-deviation": true,
    "sample-variance": true,
    "population-variance": true,
    percentile: true,
  }),
  "count-ways": by("count-ways", (problem: CountWaysTask) => problem.way.kind, {
    choices: false,
    arrange: true,
    choose: true,
    alike: true,
  }),
};

export const SUB_QUESTIONS: Readonly<Record<string, SubQuestions>> = {
  ...FIGURES_AND_CURVES,
  ...ALGEBRA,
  ...SCIENCES,
  ...STATISTICS,
};
