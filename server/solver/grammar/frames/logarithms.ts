import type { Statement } from "../../expression/ast";
import { logarithmOf } from "../../expression/logarithm";
import { some } from "../../expression/walk";
import type { Concept } from "../../lexicon/lexicon";
import { toLatex } from "../../printer/latex";
import type { LogarithmTask } from "../../tasks/logarithm";
import { equation, expression, value } from "../faces";
import { type Frame, frame, one, type Slot } from "../frame";

const IDLE: readonly Concept[] = [
  "logarithm",
  "log-laws",
  "simplify",
  "by",
  "to",
  "as",
  "leave",
  "exact",
  "round",
];

const hasLogarithm = (e: Statement): boolean =>
  some(e, (part) => part.kind !== "relation" && logarithmOf(part) !== null);

/** Logarithms to evaluate, to take apart or to put together. */
const logFrame = (
  asked: LogarithmTask["asked"],
  heads: Frame["heads"],
  of: Slot<Parameters<typeof toLatex>[0]>,
  instruction: string,
): Frame =>
  frame({
    id: `logarithm-${asked}`,
    heads,
    idle: IDLE,
    slots: { of },
    build: ({ of: written }) =>
      written.kind !== "relation" && hasLogarithm(written)
        ? {
            mathematics: { task: "logarithm", asked, expression: written },
            instruction,
            latex: toLatex(written),
          }
        : null,
  });

/** 2³ = 8 as log₂ 8 = 3, and back. */
const formFrame = (asked: "logarithmic" | "exponential"): Frame =>
  frame({
    id: `${asked}-form`,
    heads: [[`${asked}-form`]],
    idle: ["convert", "equation", "leave", "to", "as", "in", "logarithm"],
    slots: { of: one(equation) },
    build: ({ of }) => ({
      mathematics: { task: "logarithm-form", asked, equation: of },
      instruction: `Write in ${asked} form`,
      latex: toLatex(of),
    }),
  });

export const LOGARITHM_FRAMES: readonly Frame[] = [
  logFrame("value", [], one(value), "Find the value"),
  logFrame("expand", [["expand", "as-logs"]], one(expression), "Expand"),
  logFrame("condense", [["as-one-log", "single-fraction"]], one(expression), "Write as one logarithm"),
  formFrame("logarithmic"),
  formFrame("exponential"),
];
