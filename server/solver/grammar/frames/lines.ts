import type { Expression, Relation } from "../../expression/ast";
import { int, negation, power, root, sum } from "../../expression/build";
import { toLatex } from "../../printer/latex";
import { solveSeveral } from "../../problem/classify";
import { isCurved, LINE_INSTRUCTIONS, lineShown } from "../../problem/recognise-line";
import type { Recognition } from "../../problem/sentence";
import type { LineAsked, LineGiven, LineTask, PlanePoint } from "../../tasks/line";
import { assignment, value } from "../faces";
import { curve, type PlaneCurve, planePoint, straight } from "../faces-plane";
import { type Frame, frame, maybe, one, several } from "../frame";

type Words = ReadonlySet<string>;

const lineTask = (
  given: LineGiven,
  asked: LineAsked,
  { shape = "slope-intercept", letters = ["x", "y"] }: Partial<Pick<LineTask, "shape" | "letters">> = {},
): Recognition => ({
  mathematics: { task: "line", given, asked, shape, letters },
  instruction: LINE_INSTRUCTIONS[asked],
  latex: lineShown(given),
});

const ofEquation = ({ relation, letters }: PlaneCurve, asked: LineAsked): Recognition =>
  lineTask({ kind: "equation", relation }, asked, { letters });

/** What is said around a line without saying more of it. */
const AROUND = [
  "line",
  "equation",
  "function",
  "point",
  "through",
  "between",
  "segment",
  "at",
  "to",
  "from",
  "after",
  "whether",
] as const;

const slopeFrames: readonly Frame[] = [
  frame({
    id: "slope-of-equation",
    heads: [["slope"]],
    idle: AROUND,
    slots: { of: one(straight) },
    build: ({ of }) => ofEquation(of, "slope"),
  }),
  frame({
    id: "slope-through-points",
    heads: [["slope"]],
    // Two points are no equation: where one is named, it is asked for as well.
    idle: AROUND.filter((concept) => concept !== "equation"),
    slots: { points: several(planePoint, { least: 2, most: 2 }) },
    build: ({ points }) => lineTask({ kind: "points", points: pairOf(points) }, "slope"),
  }),
  frame({
    id: "related-slope",
    heads: [["slope"], ["parallel", "perpendicular"]],
    idle: AROUND,
    slots: { to: one(straight, { after: ["parallel", "perpendicular", "to", "line"] }) },
    build: ({ to: { relation, letters } }, _, words) => {
      const how = howIn(words);
      return how && lineTask({ kind: "related", how, relation, point: null }, "slope", { letters });
    },
  }),
  frame({
    id: "slope-and-intercept",
    heads: [["slope"], ["y-intercept"]],
    idle: AROUND,
    slots: { of: one(straight) },
    build: ({ of }) => ofEquation(of, "slope-and-intercept"),
  }),
  ...(["x-intercept", "y-intercept", "intercepts"] as const).map((asked) =>
    frame({
      id: `line-${asked}`,
      heads: [[asked]],
      idle: AROUND,
      slots: { of: one(straight) },
      build: ({ of }) => (isDrawn(of) ? ofEquation(of, asked) : null),
    }),
  ),
  frame({
    id: "line-both-intercepts",
    heads: [["x-intercept"], ["y-intercept"]],
    idle: AROUND,
    slots: { of: one(straight) },
    build: ({ of }) => (isDrawn(of) ? ofEquation(of, "intercepts") : null),
  }),
];

/** Both letters occur: of x = 3 the question has no use. */
const isDrawn = ({ relation: { left, right } }: PlaneCurve): boolean =>
  /[xy]/.test(toLatex(left)) && toLatex(right) !== "0";

const pairOf = <T>(found: readonly T[]): readonly [T, T] => [found[0] as T, found[1] as T];

function howIn(words: Words): "parallel" | "perpendicular" | null {
  if (words.has("parallel") === words.has("perpendicular")) return null;
  return words.has("parallel") ? "parallel" : "perpendicular";
}

function shapeIn(words: Words): LineTask["shape"] {
  if (words.has("point-slope")) return "point-slope";
  return words.has("standard-form") || words.has("general-form") ? "standard" : "slope-intercept";
}

const SHAPES = ["slope-intercept", "point-slope", "standard-form", "general-form"] as const;
const WRITTEN = [...SHAPES, "leave", "in", "as", "notation", "convert", "make"] as const;

/** Either word may name the question, and both may stand in it. */
const ofLine = (make: (head: "line" | "equation") => Frame): readonly Frame[] =>
  (["line", "equation"] as const).map(make);

/** The equation of a line from what is told of it. */
const equationFrame = (head: "line" | "equation") =>
  frame({
    id: `line-equation-${head}`,
    heads: [[head]],
    idle: [...AROUND, ...WRITTEN, "by"],
    slots: {
      slope: maybe(value, { after: ["slope"] }),
      up: maybe(value, { after: ["y-intercept"] }),
      upAt: maybe(planePoint, { after: ["y-intercept"] }),
      along: maybe(value, { after: ["x-intercept"] }),
      alongAt: maybe(planePoint, { after: ["x-intercept"] }),
      points: several(planePoint, { least: 0, most: 2 }),
      letters: several(assignment, { least: 0, most: 2 }),
    },
    build: ({ slope: spoken, up: crossing, upAt, along, alongAt, points, letters }, _, words) => {
      const m = letters.find(({ name }) => name === "m")?.value;
      const b = letters.find(({ name }) => name === "b" || name === "c")?.value;
      if (letters.length !== [m, b].filter(Boolean).length || (m && spoken) || (b && crossing)) return null;
      const [slope, up] = [spoken ?? m, crossing ?? b];
      const crossings = [
        ...(along ? [[along, int(0)] as const] : []),
        ...(up ? [[int(0), up] as const] : []),
        ...[upAt, alongAt].flatMap((each) => each ?? []),
      ] as PlanePoint[];
      const isOnAxis = (!upAt || isNothing(upAt[0])) && (!alongAt || isNothing(alongAt[1]));
      const known = [...points, ...crossings];
      const given = isOnAxis ? givenBy(slope, known) : null;
      return given && lineTask(given, "equation", { shape: shapeIn(words) });
    },
  });

const isNothing = (e: Expression): boolean => e.kind === "number" && e.value.n === 0n;

function givenBy(slope: Expression | undefined, known: readonly PlanePoint[]): LineGiven | null {
  const [first, second, third] = known;
  if (!first || third) return null;
  if (slope) return second ? null : { kind: "slope-and-point", slope, point: first };
  return second ? { kind: "points", points: [first, second] } : null;
}

const relatedFrame = (head: "line" | "equation" | "through") =>
  frame({
    id: `related-${head}`,
    heads: [[head], ["parallel", "perpendicular"]],
    idle: [...AROUND, ...WRITTEN],
    slots: { point: one(planePoint), to: one(straight) },
    build: ({ point, to: { relation, letters } }, _, words) => {
      const how = howIn(words);
      return (
        how &&
        lineTask({ kind: "related", how, relation, point }, "equation", { shape: shapeIn(words), letters })
      );
    },
  });

/** "The perpendicular bisector of the segment from (1, 2) to (5, 8)". */
const bisectorFrame = frame({
  id: "perpendicular-bisector",
  heads: [["perpendicular-bisector"]],
  idle: [...AROUND, ...WRITTEN],
  slots: { points: several(planePoint, { least: 2, most: 2 }) },
  build: ({ points }, _, words) =>
    lineTask({ kind: "bisector", points: pairOf(points) }, "equation", { shape: shapeIn(words) }),
});

const levelFrame = (head: "line" | "equation") =>
  frame({
    id: `level-${head}`,
    heads: [[head], ["horizontal", "vertical"]],
    idle: AROUND,
    slots: { point: one(planePoint) },
    build: ({ point }, _, words) =>
      words.has("horizontal") === words.has("vertical")
        ? null
        : lineTask(
            { kind: "level", how: words.has("horizontal") ? "horizontal" : "vertical", point },
            "equation",
          ),
  });

/** "Rewrite 3x − 2y = 8 in slope-intercept form". */
const shapeFrame = frame({
  id: "line-shape",
  heads: [["slope-intercept", "standard-form", "general-form"]],
  idle: [...AROUND, ...WRITTEN, "of-the-form"],
  slots: { of: one(straight) },
  build: ({ of: { relation, letters } }, _, words) =>
    relation.left.kind === "symbol" && relation.right.kind === "number"
      ? null
      : lineTask({ kind: "equation", relation }, "equation", { shape: shapeIn(words), letters }),
});

const segmentFrame = (asked: "midpoint" | "distance"): Frame =>
  frame({
    id: asked,
    heads: [[asked]],
    idle: ["point", "between", "from", "to", "segment", "line"],
    slots: { points: several(planePoint, { least: 2, most: 2 }) },
    build: ({ points }, { form, formed }): Recognition | null => {
      if (asked === "distance" && form.decimals !== undefined && !formed.has("exact"))
        return roundedDistance(pairOf(points));
      return {
        mathematics: { task: "segment", points: pairOf(points), asked },
        instruction: asked === "midpoint" ? "Find the midpoint" : "Find the distance between the points",
        latex: points.map(([x, y]) => `(${toLatex(x)}, ${toLatex(y)})`).join(", \\quad "),
      };
    },
  });

/** A distance of which decimals are asked for: the formula, to be worked out. */
function roundedDistance([p, q]: readonly [PlanePoint, PlanePoint]): Recognition {
  const gaps = ([0, 1] as const).map((axis) => power(sum([q[axis], negation(p[axis])]), int(2)));
  const expression = root(sum(gaps));
  return {
    mathematics: { task: "calculate", expression },
    instruction: "Find the distance between the points",
    latex: toLatex(expression),
    assumes: "the distance formula",
  };
}

/** "Are y = 2x + 1 and y = 2x − 5 parallel?" */
const pairFrame = frame({
  id: "line-pair",
  heads: [["parallel", "perpendicular"]],
  idle: ["line", "neither", "or", "whether", "parallel", "perpendicular", "to"],
  slots: { lines: several(straight, { least: 2, most: 2 }) },
  build: ({ lines }, _, words): Recognition => {
    const relations = pairOf(lines.map(({ relation }) => relation));
    const how = howIn(words);
    const asked = how && !words.has("neither") && !words.has("or") ? how : "all";
    return {
      mathematics: { task: "line-pair", relations, letters: lines[0]?.letters ?? ["x", "y"], asked },
      instruction: asked === "all" ? "Parallel, perpendicular or neither?" : `Are the lines ${asked}?`,
      latex: relations.map(toLatex).join(", \\quad "),
    };
  },
});

const crossingFrame = frame({
  id: "intersection",
  heads: [["intersection"]],
  idle: ["line", "function", "point", "between", "at", "equation", "whether"],
  slots: { curves: several(curve, { least: 2, most: 2 }) },
  build: ({ curves }) => {
    const relations: Relation[] = curves.map(({ relation }) => relation);
    return relations.every((each) => !isCurved(each)) ? solveSeveral(relations, ["x", "y"]) : null;
  },
});

export const LINE_FRAMES: readonly Frame[] = [
  ...slopeFrames,
  ...ofLine(equationFrame),
  ...ofLine(relatedFrame),
  // What is parallel to a line and goes through a point is a line, said or not.
  relatedFrame("through"),
  ...ofLine(levelFrame),
  bisectorFrame,
  shapeFrame,
  segmentFrame("midpoint"),
  segmentFrame("distance"),
  pairFrame,
  crossingFrame,
];
