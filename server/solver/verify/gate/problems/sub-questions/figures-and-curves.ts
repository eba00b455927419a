import { table } from "../../../../table";
import type { ApproximateIntegralTask, IterationTask } from "../../../../tasks/approximation";
import type { LimitTask } from "../../../../tasks/calculus";
import type { ConicTask } from "../../../../tasks/conic";
import type { CurveStudyTask } from "../../../../tasks/curve-study";
import type { FunctionFeaturesTask } from "../../../../tasks/function-features";
import type { FunctionPropertyTask } from "../../../../tasks/function-property";
import type { LinePairTask, LineTask, SegmentTask } from "../../../../tasks/line";
import type { PolarEquationTask } from "../../../../tasks/polar";
import type { QuadraticFormTask } from "../../../../tasks/quadratic-form";
import type { RelationPairsTask } from "../../../../tasks/relation-pairs";
import type { TransformedFunctionTask } from "../../../../tasks/transformed-function";
import { by, type SubQuestions } from "./by";

/** About lines, conic sections, graphs and functions. */
export const FIGURE_QUESTIONS: Readonly<Record<string, SubQuestions>> = table({
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
    bisector: true,
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
  "shapes of a line's equation": by(
    "line",
    ({ asked, shape }: LineTask) => (asked === "equation" ? shape : null),
    { "slope-intercept": true, "point-slope": true, standard: true },
  ),
  segment: by("segment", (problem: SegmentTask) => problem.asked, { midpoint: true, distance: true }),
  "quadratic-form": by("quadratic-form", (problem: QuadraticFormTask) => problem.shape, {
    vertex: true,
    general: true,
  }),
  "transformed-function by its first move": by(
    "transformed-function",
    (problem: TransformedFunctionTask) => problem.moves[0]?.kind ?? null,
    { shift: true, reflect: true, scale: true },
  ),
  "polar-equation": by("polar-equation", (problem: PolarEquationTask) => problem.to, {
    polar: true,
    rectangular: true,
  }),
  "sides of a limit": by("limit", ({ side }: LimitTask) => `${side}` as const, {
    "-1": true,
    "0": true,
    "1": true,
  }),
  "curve-study": by("curve-study", (problem: CurveStudyTask) => problem.asked, {
    critical: true,
    extrema: true,
    inflection: true,
    increasing: true,
    decreasing: true,
    "concave up": true,
    "concave down": true,
    "absolute extrema": true,
    "absolute maximum": true,
    "absolute minimum": true,
    "all extrema": true,
    "all maxima": true,
    "all minima": true,
  }),
  "rules for integrals": by("approximate-integral", ({ rule }: ApproximateIntegralTask) => rule, {
    left: true,
    right: true,
    midpoint: true,
    trapezoidal: true,
    simpson: true,
  }),
  "rules of steps": by("iteration", ({ rule }: IterationTask) => rule, {
    newton: true,
    euler: true,
    repeat: true,
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
});
