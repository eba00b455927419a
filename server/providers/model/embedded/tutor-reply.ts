import "server-only";
import { anotherWay, byMethod } from "./another-way";
import { checkClaim } from "./check-claim";
import { isBareAnswer } from "./claim";
import { findProblem } from "./find-problem";
import { type Intent, readIntent } from "./intent";
import { presentSolution, presentStep } from "./present";
import { posedIn, readSituation } from "./situation";
import {
  ABILITIES,
  FAREWELL,
  GREETING,
  NEEDS_LANGUAGE_MODEL,
  NO_PROBLEM_YET,
  THANKS,
  WHICH_ANSWER,
} from "./small-talk";
import type { Situation, Turn } from "./types";
import { walk } from "./walk";
import { explain } from "./why";

/** The built-in tutor's reply to the last message of a conversation, as Markdown with LaTeX in dollar signs.
 * Deterministic; every mathematical statement comes from the engine. */
export function tutorReply(turns: readonly Turn[]): string {
  const message = turns.at(-1)?.text ?? "";
  const intent = readIntent(message);
  const posed = posedIn(message);
  switch (intent.kind) {
    case "greeting":
      return GREETING;
    case "thanks":
      return THANKS;
    case "farewell":
      return FAREWELL;
    case "abilities":
      return ABILITIES;
    default: {
      const situation = readSituation(turns, posed);
      return onProblem(intent, message, situation) ?? newProblem(message, situation);
    }
  }
}

/** @returns null when the message is not about the problem under discussion */
function onProblem(intent: Intent, message: string, situation: Situation | null): string | null {
  if (intent.kind === "other") {
    return situation && isBareAnswer(message)
      ? checkClaim(message.replace(/[\s.!?]+$/, ""), situation.worked)
      : null;
  }
  if (intent.kind === "check") {
    return situation
      ? checkClaim(intent.claim, situation.worked)
      : isBareAnswer(intent.claim)
        ? NO_PROBLEM_YET
        : null;
  }
  if (!situation) return intent.kind === "why" && intent.about ? null : NO_PROBLEM_YET;
  return followUp(intent, situation);
}

function followUp(intent: Intent, situation: Situation): string | null {
  const { steps } = situation.worked.result;
  switch (intent.kind) {
    case "hint":
    case "next":
      return walk(situation);
    case "solution":
      return presentSolution(situation.worked);
    case "stuck":
      return explain(situation, {});
    case "why":
      return explain(situation, intent);
    case "step": {
      const step = steps[intent.step - 1];
      return step ? presentStep(step, intent.step, steps.length) : explain(situation, intent);
    }
    case "another-way":
      return anotherWay(situation);
    case "method":
      return byMethod(situation, intent.method);
    default:
      return null;
  }
}

function newProblem(message: string, situation: Situation | null): string {
  const found = findProblem(message);
  if (found.kind === "worked") return presentSolution(found);
  if (found.kind === "none")
    return situation && /^(check|verify)\b/i.test(message) ? WHICH_ANSWER : NEEDS_LANGUAGE_MODEL;
  const { read, reason } = found.result;
  const seen = read.latex ? `I read this: $${read.latex}$\n\n` : "";
  return `${seen}${reason ?? "I cannot work this one out reliably."} I will not guess an answer.`;
}
