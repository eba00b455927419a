import type { Concept } from "../../lexicon/lexicon";
import { curveStudyOf } from "../../problem/recognise-curve-study";
import type { CurveAsked } from "../../tasks/curve-study";
import { functionGiven } from "../faces";
import { speakOf, spoken } from "../faces-books";
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
export const CURVE_STUDY_FRAMES: readonly Frame[] = ASKED.map(([head, asked]) =>
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
