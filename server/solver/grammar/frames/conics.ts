import type { Relation } from "../../expression/ast";
import { int, quotient } from "../../expression/build";
import type { Concept } from "../../lexicon/lexicon";
import { CONIC_INSTRUCTIONS, conicShown } from "../../problem/recognise-conic";
import type { Recognition } from "../../problem/sentence";
import type { ConicAsked, ConicGiven } from "../../tasks/conic";
import { equation, value } from "../faces";
import { conicEquation, planePoint } from "../faces-plane";
import { type Frame, frame, maybe, one, several } from "../frame";

const conic = (given: ConicGiven, asked: ConicAsked): Recognition => ({
  mathematics: { task: "conic", given, asked },
  instruction: CONIC_INSTRUCTIONS[asked],
  latex: conicShown(given),
});

const SHAPES = ["circle", "ellipse", "hyperbola", "conic", "function"] as const;
const AROUND = [...SHAPES, "equation", "point", "leave", "in", "standard-form", "notation", "line"] as const;

const PARTS: readonly (readonly [heads: readonly (readonly Concept[])[], ConicAsked])[] = [
  [[["center"]], "center"],
  [[["radius"]], "radius"],
  [[["center"], ["radius"]], "center-and-radius"],
  [[["vertices"]], "vertices"],
  [[["vertex"]], "vertex"],
  [[["foci"]], "foci"],
  [[["focus"]], "focus"],
  [[["directrix"]], "directrix"],
  [[["asymptotes"]], "asymptotes"],
  [[["conic"]], "kind"],
];

/** A part of the curve that an equation describes. */
const partFrames: readonly Frame[] = PARTS.map(([heads, asked]) =>
  frame({
    id: `conic-${asked}`,
    heads,
    idle: AROUND,
    slots: { of: one(conicEquation) },
    build: ({ of: relation }) =>
      isFunctionOfX(relation) && !OF_PARABOLAS.has(asked)
        ? null
        : conic({ kind: "equation", relation }, asked),
  }),
);

/** Where the graph of a function has a vertex or asymptotes, the frames of functions find them. */
const OF_PARABOLAS: ReadonlySet<ConicAsked> = new Set<ConicAsked>(["focus", "directrix", "kind"]);
const isFunctionOfX = ({ left }: Relation): boolean => left.kind === "symbol" && left.name === "y";

/** "Write x² + y² − 4x = 0 in standard form". */
const standardFrame = frame({
  id: "conic-standard-form",
  heads: [["standard-form"], ["circle", "ellipse", "hyperbola", "conic"]],
  idle: [...AROUND, "completing-square", "by", "convert"],
  slots: { of: one(conicEquation) },
  build: ({ of: relation }) => conic({ kind: "equation", relation }, "equation"),
});

/** The equation of a circle from what is told of it. */
const circleFrame = frame({
  id: "circle-equation",
  heads: [["circle"], ["equation", "standard-form"]],
  idle: [...AROUND, "center", "at", "through"],
  slots: {
    radius: maybe(value, { after: ["radius"] }),
    diameter: maybe(value, { after: ["diameter"] }),
    center: maybe(planePoint, { after: ["center"] }),
    through: maybe(planePoint, { after: ["through", "point"] }),
    ends: several(planePoint, { least: 0, most: 2, after: ["ends-of-diameter", "diameter"] }),
  },
  build: ({ radius, diameter, center, through, ends }) => {
    const [first, second] = ends;
    if (first && second)
      return radius || diameter || center || through
        ? null
        : conic({ kind: "diameter", ends: [first, second] }, "equation");
    if (!center || first || [radius, diameter, through].filter(Boolean).length !== 1) return null;
    if (through) return conic({ kind: "circle-through", center, point: through }, "equation");
    const size = radius ?? (diameter && quotient(diameter, int(2)));
    return size ? conic({ kind: "circle", center, radius: size }, "equation") : null;
  },
});

/** The equation of a parabola from focus and directrix, of an ellipse or hyperbola from vertices and foci. */
const fromPartsFrames: readonly Frame[] = [
  frame({
    id: "parabola-equation",
    heads: [["equation"], ["function"]],
    idle: AROUND,
    slots: {
      focus: one(planePoint, { after: ["focus"] }),
      directrix: one(equation, { after: ["directrix"] }),
    },
    build: ({ focus, directrix }) => conic({ kind: "parabola", focus, directrix }, "equation"),
  }),
  ...(["ellipse", "hyperbola"] as const).map((kind) =>
    frame({
      id: `${kind}-equation`,
      heads: [["equation"], [kind]],
      idle: AROUND,
      slots: {
        vertices: several(planePoint, { least: 2, most: 2, after: ["vertices"] }),
        foci: several(planePoint, { least: 2, most: 2, after: ["foci"] }),
      },
      build: ({ vertices: [v, w], foci: [f, g] }) =>
        v && w && f && g ? conic({ kind, vertices: [v, w], foci: [f, g] }, "equation") : null,
    }),
  ),
];

export const CONIC_FRAMES: readonly Frame[] = [...partFrames, standardFrame, circleFrame, ...fromPartsFrames];
