import "server-only";
import { anotherWay, byMethod } from "./another-way";
import { isAnswerTo, isRewriting } from "./attempt";
import { checkClaim } from "./check-claim";
import { isBareAnswer, isNamedAnswer, readClaims } from "./claim";
import { findProblem } from "./find-problem";
import { type Intent, readIntent } from "./intent";
import { presentReadings, presentRefusal, presentSheet, presentSolution, presentStep } from "./present";
import { refusedBefore } from "./refused";
import { readSituation } from "./situation";
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

const SMALL_TALK: Partial<Record<Intent["kind"], string>> = {
  greeting: GREETING,
  thanks: THANKS,
  farewell: FAREWELL,
  abilities: ABILITIES,
};

/** The built-in tutor's reply to the last message of a conversation, as Markdown with LaTeX in dollar signs.
 * Deterministic; every mathematical statement comes from the engine. */
export function tutorReply(turns: readonly Turn[]): string {
  const message = turns.at(-1)?.text ?? "";
  const intent = readIntent(message);
  const said = SMALL_TALK[intent.kind];
  if (said) return said;
  const situation = readSituation(turns);
  if (!situation) return withoutProblem(intent, turns) ?? newProblem(message);
  return onProblem(intent, message, situation) ?? newProblem(message);
}

/** @returns null when the message is not about the problem under discussion */
function onProblem(intent: Intent, message: string, situation: Situation): string | null {
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
    case "check-what":
      return WHICH_ANSWER;
    case "check":
      if (situation.posed && !intent.problem) return presentSolution(situation.worked);
      return checkClaim(intent.claim, situation.worked);
    default:
      return situation.posed ? posed(message, situation) : attempt(message, situation);
  }
}

/** A bare expression after a rewriting task may be meant as its answer: say why it is not taken for one. */
function posed(message: string, { worked, posed: here }: Situation): string {
  const before = here?.instead;
  const mistaken =
    before && isRewriting(before) && readClaims(message.replace(/(?<![\s.!?])[\s.!?]+$/, "")) !== null;
  const note = mistaken
    ? `This is not equal to $${before.result.read.latex}$, so I take it as a new problem.\n\n`
    : "";
  return `${note}${presentSolution(worked)}`;
}

/** A message that is nothing but an answer to the problem. */
function attempt(message: string, { worked }: Situation): string | null {
  const answer = message.replace(/(?<![\s.!?])[\s.!?]+$/, "");
  return isBareAnswer(answer) || isAnswerTo(answer, worked) ? checkClaim(answer, worked) : null;
}

/** @returns null when the message may pose a problem itself */
function withoutProblem(intent: Intent, turns: readonly Turn[]): string | null {
  const message = turns.at(-1)?.text ?? "";
  if (intent.kind === "other" && !isNamedAnswer(message)) return null;
  if (intent.kind === "check" && !isBareAnswer(intent.claim)) return null;
  if (intent.kind === "why" && intent.about) return null;
  const refused = refusedBefore(turns);
  return refused ? presentRefusal(refused) : NO_PROBLEM_YET;
}

function newProblem(message: string): string {
  const found = findProblem(message);
  switch (found.kind) {
    case "worked":
      return presentSolution(found);
    case "none":
      return NEEDS_LANGUAGE_MODEL;
    case "ambiguous":
      return presentReadings(found.result);
    case "sheet":
      return presentSheet(found.result);
    case "unworked":
      return presentRefusal(found.result, found.telling);
  }
}
