import type { TrigonometryQuestion } from "../../tasks/trigonometry";
import type { Budget, Derivation, Method } from "../../types";
import { workConversion, workCoterminal, workReference } from "./angles";
import { workCircle } from "./circle";
import { workEquation } from "./equation";
import { workValue } from "./exact-value";
import { workIdentity } from "./identity";
import { workKnown } from "./known-values";
import { workRewrite } from "./rewrite";
import { workSinusoid } from "./sinusoid";
import { workTriangle } from "./triangle";
import { workValues } from "./values";
import type { Worked } from "./worked";

/** Angles, circular functions and their inverses, identities, equations on an interval, triangles, polar form. */
export const trigonometry: Method = {
  id: "trigonometry",
  tasks: ["trigonometry"],
  work(problem, budget): Derivation | null {
    if (problem.task !== "trigonometry") return null;
    const worked = workQuestion(problem.question, problem.form.decimals, budget);
    return worked && { method: `trigonometry-${problem.question.kind}`, ...worked };
  },
};

function workQuestion(
  question: TrigonometryQuestion,
  places: number | undefined,
  budget: Budget,
): Worked | null {
  switch (question.kind) {
    case "values": {
      const [only] = question.expressions;
      return only && !question.named ? workValue(only, places, budget) : workValues(question, places, budget);
    }
    case "known":
      return workKnown(question, places, budget);
    case "convert":
      return workConversion(question.angle, question.to, budget);
    case "coterminal":
      return workCoterminal(question.angle, budget);
    case "reference":
      return workReference(question.angle, budget);
    case "rewrite":
      return workRewrite(question.expression, question.goal, budget);
    case "identity":
      return workIdentity(question.relation, budget);
    case "equation":
      return workEquation(question, places, budget);
    case "triangle":
      return workTriangle(question, places, budget);
    case "circle":
      return workCircle(question, places, budget);
    case "sinusoid":
      return workSinusoid(question, budget);
  }
}
