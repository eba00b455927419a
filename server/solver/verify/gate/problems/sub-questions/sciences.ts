import { table } from "../../../../table";
import type { ChemistryTask } from "../../../../tasks/chemistry";
import type { RewriteGoal, TrigonometryQuestion, TrigonometryTask } from "../../../../tasks/trigonometry";
import type { ClockTimeTask, TemperatureTask } from "../../../../tasks/unit-conversion";
import { by, type SubQuestions } from "./by";

/** About chemistry, angles, temperatures and times. */
export const SCIENCE_QUESTIONS: Readonly<Record<string, SubQuestions>> = table({
  chemistry: by("chemistry", (problem: ChemistryTask) => problem.ask, {
    "formula-mass": true,
    amount: true,
    "percent-composition": true,
    "empirical-formula": true,
    "formula-from-parts": true,
    balance: true,
    "oxidation-number": true,
    "rate-law": true,
    stoichiometry: true,
    particles: true,
    "significant-count": true,
    "significant-value": true,
    "compound-name": true,
    "compound-formula": true,
    "electron-configuration": true,
  }),
  "parts of an atom": by(
    "chemistry",
    (problem: ChemistryTask) => (problem.ask === "particles" ? problem.which : null),
    {
      protons: true,
      neutrons: true,
      electrons: true,
    },
  ),
  "reasons to round": by(
    "chemistry",
    (problem: ChemistryTask) => (problem.ask === "significant-value" ? problem.because : null),
    { asked: true, factors: true, places: true },
  ),
  temperature: by("temperature", ({ from, to }: TemperatureTask) => `${from} in ${to}` as const, {
    "C in C": false,
    "C in F": true,
    "C in K": true,
    "F in C": true,
    "F in F": false,
    "F in K": false,
    "K in C": true,
    "K in F": false,
    "K in K": false,
  }),
  "clock-time": by("clock-time", (problem: ClockTimeTask) => problem.asked, { shift: true, between: true }),
  trigonometry: by("trigonometry", (problem: TrigonometryTask) => problem.question.kind, {
    values: true,
    known: true,
    convert: true,
    coterminal: true,
    reference: true,
    rewrite: true,
    identity: true,
    equation: true,
    triangle: true,
    circle: true,
    sinusoid: true,
  }),
  "rewriting with circular functions": by(
    "trigonometry",
    ({ question }: TrigonometryTask) => goalOf(question),
    {
      simplify: true,
      "product-to-sum": true,
      "sum-to-product": true,
      "lower-powers": true,
      "expand-angle": true,
      "positive-argument": true,
      cofunction: true,
      "without-inverse": true,
      "in terms of": true,
      "single wave": true,
    },
  ),
  "parts of a circle": by(
    "trigonometry",
    ({ question }: TrigonometryTask) => (question.kind === "circle" ? question.asked : null),
    { arc: true, sector: true, "angle-of-sector": false, "angle-of-arc": false, point: false },
  ),
});

/** A goal that names the functions to use is one of its own. */
const goalOf = (
  question: TrigonometryQuestion,
): Extract<RewriteGoal, string> | "in terms of" | "single wave" | null => {
  if (question.kind !== "rewrite") return null;
  if (typeof question.goal === "string") return question.goal;
  return "wave" in question.goal ? "single wave" : "in terms of";
};
