import type { Concept } from "../../lexicon/lexicon";
import { curveStudyOf } from "../../problem/curve-study";
import type { CurveAsked } from "../../tasks/curve-study";
import { functionGiven } from "../faces";
import { speakOf, spoken } from "../faces-books";
import { stretch } from "../faces-calculus";
import { type Frame, frame, one, several } from "../frame";

const ASKED: readonly (readonly [Concept, CurveAsked])[] = [
  ["critical", "critical"],
  ["extrema", "extrema"],
  ["inflection", "inflection"],
  ["increasing", "increasing"],
  ["decreasing", "decreasing"],
  ["concave-up", "concave up"],
  ["concave-down", "concave down"],
];

/** What the derivatives say about the graph of a function: "find all critical points of …", "where is … increasing". */
const studies: readonly Frame[] = ASKED.map(([head, asked]) =>
  frame({
    id: `curve-study-${asked}`,
    heads: [[head]],
    idle: [
      "function",
      "all",
      "interval",
      "on",
      "in",
      "over",
      "for",
      "if-it-exists",
      "exact",
      "by",
      "domain",
      "point",
    ],
    slots: { of: one(functionGiven), mentions: several(spoken, { least: 0, most: 3 }) },
    build: ({ of, mentions }, { limits }) =>
      speakOf(mentions, of.name) ? curveStudyOf(of, asked, limits) : null,
  }),
);

const END_HEADS: readonly Concept[] = ["absolute-extrema", "absolute-maximum", "absolute-minimum"];

/** "The absolute maximum and minimum of f(x) = … on [0, 3]". */
const onInterval = frame({
  id: "absolute-extrema",
  heads: [END_HEADS],
  idle: [
    "function",
    "interval",
    "on",
    "over",
    "in",
    "for",
    "there",
    "by",
    "all",
    "point",
    "thing",
    "if-it-exists",
    "local",
  ],
  slots: { of: one(functionGiven), over: one(stretch), mentions: several(spoken, { least: 0, most: 3 }) },
  build: ({ of, over: [low, high], mentions }, { limits }, words) => {
    const both =
      words.has("absolute-extrema") || (words.has("absolute-maximum") && words.has("absolute-minimum"));
    const asked = both
      ? "absolute extrema"
      : words.has("absolute-maximum")
        ? "absolute maximum"
        : "absolute minimum";
    const isBounded = [low, high].every((each) => each.kind !== "constant" || each.name !== "infinity");
    return isBounded && speakOf(mentions, of.name) ? curveStudyOf(of, asked, limits, { low, high }) : null;
  },
});

export const CURVE_STUDY_FRAMES: readonly Frame[] = [...studies, onInterval];
