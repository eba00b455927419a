import type { Hints } from "./types";

/** Chances, data, chemistry and physics. */
export const OF_DATA_AND_SCIENCE = {
  distribution: {
    kind: "A random quantity with a known distribution.",
    idea: "Sketch the distribution and shade what is asked for. Which of its formulas gives that part?",
  },
  confidence: {
    kind: "An estimate from a sample, with its uncertainty.",
    idea: "The interval reaches equally far to both sides of the estimate. That reach depends on the confidence level, the spread and the sample size.",
  },
  data: {
    kind: "A question about a list of data.",
    idea: "Say what the figure measures: the middle, what is common, or how far the values are spread. Then put them in order if that helps.",
  },
  "event-chance": {
    kind: "A question about the chances of events.",
    idea: "Draw overlapping circles. Which regions are known, and which is asked for?",
  },
  "count-ways": {
    kind: "A question about how many ways there are.",
    idea: "Fill the places one after another and multiply the choices. Does the order matter, and is anything alike?",
  },
  "told-figure": {
    kind: "A question about what a number in the text means.",
    idea: "Ask of each number whether it is about the sample or about everyone, and what it measures.",
  },
  "draw-sequence": {
    kind: "A question about drawing in a certain order.",
    idea: "Take the draws one at a time. What is gone after the first is missing at the second.",
  },
  "draw-counts": {
    kind: "A question about how likely a draw is.",
    idea: "Compare the outcomes that fit with all that are equally likely.",
  },
  chemistry: {
    kind: "A problem about formulas, amounts or reactions.",
    idea: "Atoms are neither made nor lost. Count them, and go through moles when amounts are asked for.",
  },
  physics: {
    kind: "A problem about quantities with units.",
    idea: "List what is given and what is asked for, with units. Which law has exactly these quantities in it?",
  },
} as const satisfies Hints;
