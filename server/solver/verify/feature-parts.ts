import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { FunctionFeature } from "../tasks/function-features";
import type { AnswerValue, Budget, Check } from "../types";
import { linesOwed } from "./bend-lines";
import { are } from "./claims";
import { graphChecks } from "./feature-graph";
import { type FeatureQuestion, heightName, type Point, quotientOf, zerosIn } from "./feature-subject";
import { exactly, type Obligations, refuted, type ValueOf, weakest } from "./obligations";

/** What each part of a drawing is called, as the question whose answer it is; null for points of the graph. */
const ASKED: ReadonlyMap<string, FunctionFeature | null> = new Map<string, FunctionFeature | null>([
  ["vertex", "vertex"],
  ["y-intercept", "y-intercept"],
  ["x-intercept", "x-intercepts"],
  ["x-intercepts", "x-intercepts"],
  ["asymptotes", "asymptotes"],
  ["asymptote", "asymptotes"],
  ["hole", "holes"],
  ["points", null],
  ["more points", null],
  ["another point", null],
]);

/** How one feature alone is verified. */
type CheckFeature = (question: FeatureQuestion, value: AnswerValue) => Check;

/** All that a drawing needs: every part under its own name and checked as the answer of its own question, the points
 * together as those from which the graph is drawn. */
export function partObligations(
  problem: FeatureQuestion,
  { parts }: ValueOf<"parts">,
  { checkFeature, budget }: { readonly checkFeature: CheckFeature; readonly budget: Budget },
): Obligations<"parts"> {
  const names = parts.map(({ name }) => name);
  const asPart = (name: string, value: AnswerValue): Check => {
    const asked = ASKED.get(name);
    return asked ? checkFeature({ ...problem, asked }, value) : checkTable(problem, value);
  };
  const other = isLine(problem, budget) ? "x-intercepts" : "x-intercept";
  return {
    names: () =>
      weakest([
        () => exactly(problem.asked === "graph", "Something else is asked for."),
        () =>
          exactly(
            names.every((name) => ASKED.has(name) && name !== other),
            "A part has no such name.",
          ),
        () => exactly(new Set(names).size === names.length, "A part stands twice."),
        () =>
          exactly(
            shown(problem, budget).every((name) => names.includes(name)),
            "A part is missing.",
          ),
      ]),
    parts: () =>
      weakest([
        ...parts
          .filter(({ name }) => ASKED.has(name))
          .map(
            ({ name, value }) =>
              () =>
                asPart(name, value),
          ),
        () => checkPoints(problem, pointsIn(parts), budget),
      ]),
  };
}

/** A line meets the axis across once, another curve may do so more often. */
function isLine(problem: FeatureQuestion, budget: Budget): boolean {
  const quotient = quotientOf(problem, budget);
  return quotient !== null && quotient.written.length === 1 && quotient.top.length <= 2;
}

/** Points in the letters of the question, each once and without a name of its own. */
function checkTable(problem: FeatureQuestion, value: AnswerValue): Check {
  if (value.kind !== "points") return refuted("These are no points.");
  const written = value.points.map((point) => point.map(toLatex).join(", "));
  return weakest([
    are(value.unknowns, [problem.unknown, heightName(problem)]),
    () => exactly(new Set(written).size === written.length, "A point stands twice."),
    () => exactly(value.pointNames === undefined, "These points have no names."),
  ]);
}

const OWED_PARTS: Readonly<Record<ReturnType<typeof linesOwed>, string[]>> = table({
  none: [],
  upright: ["asymptote"],
  "several upright": ["asymptotes"],
  level: ["asymptote"],
});

/** What the graph of a function has besides points, which has to be said. */
function shown(problem: FeatureQuestion, budget: Budget): string[] {
  const quotient = quotientOf(problem, budget);
  if (!quotient) return OWED_PARTS[linesOwed(problem, budget)];
  const { written, bottom } = quotient;
  const hasHoles = zerosIn(written, budget) > zerosIn(bottom, budget);
  return [...(bottom.length > 1 ? ["asymptotes"] : []), ...(hasHoles ? ["hole"] : [])];
}

/** The points of the graph, each once; a hole is none of them. */
function pointsIn(parts: ValueOf<"parts">["parts"]): Point[] {
  const all = parts.flatMap(({ name, value }) =>
    name !== "hole" && value.kind === "points" ? value.points : [],
  );
  const written = all.map((point) => point.map(toLatex).join(", "));
  return all.filter((_, i) => written.indexOf(written[i] ?? "") === i);
}

function checkPoints(problem: FeatureQuestion, points: readonly Point[], budget: Budget): Check {
  const { each, complete } = graphChecks(problem, points, budget);
  return weakest([...points.map((point) => () => each(point)), () => complete(points)]);
}
