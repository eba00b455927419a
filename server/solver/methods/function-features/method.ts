import type { FunctionFeature } from "../../tasks/function-features";
import type { Derivation, Method } from "../../types";
import { asymptotesAnswer, farLineAnswer, holesAnswer, verticalAnswer } from "./asymptotes";
import { endBehaviorAnswer } from "./end-behavior";
import { interceptsAnswer } from "./intercepts";
import { sketch } from "./sketch";
import { type Found, type Subject, subjectOf } from "./subject";
import { axisAnswer, extremeAnswer, vertexAnswer } from "./vertex";
import { multiplicityAnswer } from "./zeros";

const ANSWERS: Readonly<Record<FunctionFeature, (subject: Subject) => Found | null>> = {
  graph: sketch,
  vertex: vertexAnswer,
  "axis-of-symmetry": axisAnswer,
  "extreme-value": extremeAnswer,
  intercepts: (subject) => interceptsAnswer(subject, "intercepts"),
  "x-intercepts": (subject) => interceptsAnswer(subject, "x-intercepts"),
  "y-intercept": (subject) => interceptsAnswer(subject, "y-intercept"),
  "zeros-with-multiplicity": multiplicityAnswer,
  "end-behavior": endBehaviorAnswer,
  "vertical-asymptotes": verticalAnswer,
  "horizontal-asymptote": (subject) => farLineAnswer(subject, "horizontal"),
  "slant-asymptote": (subject) => farLineAnswer(subject, "slant"),
  asymptotes: asymptotesAnswer,
  holes: holesAnswer,
};

/** Questions about the graph of a function of one letter, and what is needed to draw it. */
export const functionFeatures: Method = {
  id: "function-features",
  tasks: ["function-features"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "function-features") return null;
    const found = ANSWERS[problem.asked](subjectOf(problem, budget));
    if (!found) return null;
    const steps = found.steps.filter((step, i) => step.latex !== found.steps[i - 1]?.latex);
    return { method: "function-features", steps, answer: found.answer };
  },
};
