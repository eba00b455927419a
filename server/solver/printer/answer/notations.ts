import type { AnswerValue, Problem, Task } from "../../types";
import { writeSet } from "../real-set";
import { tuple } from "./bracket";
import { chemistryNotation } from "./chemistry";
import { distributionNotation } from "./distribution";
import { systemNotation, writeRoots } from "./equations";
import { featuresNotation } from "./function-features";
import { derivativeNotation, divisionNotation, inverseNotation, matrixNotation } from "./functions";
import { byHand, type Written } from "./hand";
import {
  assigned,
  boundsNotation,
  chosenNotation,
  digitsNotation,
  numberNotation,
  remainderNotation,
} from "./numbers";
import { conicNotation, polarNotation, slopeAndIntercept, vector, vectorNotation } from "./plane";
import { sequenceNotation } from "./sequence";
import { storyNotation } from "./story";
import { trigonometryNotation } from "./trigonometry";
import { key, type Setting, writeValue } from "./value";

/** How a task's book writes a value; null where it is written as usual. It knows the question and the value, never the
 * way the value was found. */
type Notation<Name extends Task> = (
  problem: Extract<Problem, { readonly task: Name }>,
  value: AnswerValue,
) => Written | null;

const set =
  (setting: Setting) =>
  (_: Problem, value: AnswerValue): Written =>
    writeValue(value, setting);
const close = set({ close: true });

/** A set in the notation that is asked for. */
const asAsked = (
  { notation }: { readonly notation: Parameters<typeof writeSet>[1]["notation"] },
  value: AnswerValue,
): Written | null =>
  value.kind === "set" ? writeSet(value.set, { unknown: value.unknown, notation }) : null;

const numeral = (_: Problem, value: AnswerValue): Written | null =>
  value.kind === "word" ? { latex: value.word, text: value.word } : null;

const inForm = ({ form }: Problem, value: AnswerValue): Written | null => numberNotation(form, value);

export const NOTATIONS: { readonly [Name in Task]?: Notation<Name> } = {
  calculate: inForm,
  evaluate: inForm,
  "calculate-each": inForm,
  "piecewise-value": inForm,
  solve: ({ form }, value) => (value.kind === "roots" ? writeRoots(value, form) : null),
  "solve-system": (_, value) => systemNotation(value),
  inequality: asAsked,
  domain: asAsked,
  range: asAsked,
  "domain-and-range": ({ notation }, value) =>
    value.kind === "named-sets"
      ? byHand((hand) =>
          value.sets
            .map(({ name, unknown, set: each }, i) => {
              const title = i === 0 ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
              return `${hand.lead(`${title}:`)}${writeSet(each, { unknown, notation })[key(hand)]}`;
            })
            .join(hand.comma),
        )
      : null,
  "curve-study": (_, value) =>
    value.kind === "roots"
      ? writeRoots(value, { domain: "real" })
      : (asAsked({ notation: "interval" }, value) ?? writeValue(value, { close: true })),
  "power-series": (_, value) => asAsked({ notation: "interval" }, value),
  "common-denominator": close,
  "polynomial-property": close,
  data: close,
  distribution: (problem, value) => distributionNotation(problem, value) ?? close(problem, value),
  confidence: (_, value) =>
    value.kind === "list" ? byHand((hand) => tuple(value.items, "large", hand)) : null,
  "relation-pairs": (_, value) =>
    value.kind === "list"
      ? byHand((hand) => {
          const inner = value.items.map(hand.print).join(", ");
          return hand.isLatex ? `\\{${inner}\\}` : `{${inner}}`;
        })
      : null,
  "root-bounds": boundsNotation,
  "select-numbers": chosenNotation,
  "divide-with-remainder": (_, value) => remainderNotation(value),
  "write-digits": (_, value) => digitsNotation(value),
  "base-conversion": numeral,
  "base-arithmetic": numeral,
  sequence: sequenceNotation,
  derivative: derivativeNotation,
  "inverse-function": inverseNotation,
  "function-features": featuresNotation,
  "polynomial-division": divisionNotation,
  variation: ({ asked }, value) => (asked === "constant" ? assigned("k", value) : null),
  matrix: matrixNotation,
  line: ({ asked }, value) =>
    asked === "slope-and-intercept"
      ? slopeAndIntercept(value)
      : writeValue(value, { close: true, brackets: "fitting" }),
  segment: set({ close: true, brackets: "large" }),
  conic: conicNotation,
  "to-polar": polarNotation,
  "to-rectangular": polarNotation,
  vector: vectorNotation,
  "several-variables": ({ asked }, value) =>
    value.kind === "list" && asked.kind !== "partials"
      ? byHand((hand) => vector(value.items, false, hand))
      : writeValue(value, { close: true }),
  trigonometry: ({ question }, value) => trigonometryNotation(question, value),
  chemistry: chemistryNotation,
  story: storyNotation,
};
