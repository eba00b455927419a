import "server-only";
import type { Ask, TurnReading } from "../turns/types";
import { anotherOne, onePractice } from "./another-one";
import { anotherWay, byMethod } from "./another-way";
import { isAnswerTo, isRewriting } from "./attempt";
import { checkClaim } from "./check-claim";
import { checkLine } from "./check-line";
import { isBareAnswer, isNamedAnswer, readClaims } from "./claim";
import { define, timesTable } from "./define";
import { findProblem } from "./find-problem";
import { presentReadings, presentRefusal, presentSheet, presentSolution, presentStep } from "./present";
import { refusedBefore } from "./refused";
import { sibling } from "./sibling";
import { readConversation } from "./situation";
import {
  framed,
  HOW_TO_CHECK,
  NEEDS_LANGUAGE_MODEL,
  noProblemYet,
  smallTalk,
  WHICH_ANSWER,
} from "./small-talk";
import type { Situation, Turn } from "./types";
import { walk } from "./walk";
import { explain } from "./why";
import { whyNot } from "./why-not";

/** The built-in tutor's reply to the last message of a conversation, as Markdown with LaTeX in dollar signs.
 * Deterministic; every mathematical statement comes from the engine. */
export function tutorReply(turns: readonly Turn[]): string {
  const message = turns.at(-1)?.text ?? "";
  const { reading, situation } = readConversation(turns);
  if (!reading) return NEEDS_LANGUAGE_MODEL;
  const { ask, language } = reading;
  const said = smallTalk(ask, language);
  if (said !== null && situation?.posed == null) return said;
  const reply =
    (situation && ask.kind === "define" ? sibling(message, ask.terms, situation) : null) ??
    withoutAny(ask, turns) ??
    (situation ? onProblem(reading, { message, turns }, situation) : withoutProblem(reading, turns)) ??
    newProblem(message);
  return framed(reply, language);
}

/** @returns null where a problem is needed */
function withoutAny(ask: Ask, turns: readonly Turn[]): string | null {
  if (ask.kind === "define") return define(ask.terms, { isWorked: true });
  if (ask.kind === "table") return timesTable(ask.of);
  return ask.kind === "practise" ? onePractice(ask.terms, turns) : null;
}

interface Said {
  readonly message: string;
  readonly turns: readonly Turn[];
}

/** What is said of a change that fits nowhere or in several places. */
export const unsure = (change: string): string =>
  `I’m not sure what to change for “${change}”. Send me the whole problem as it would be then.`;

/** @returns null when the message is not about the problem under discussion */
function onProblem({ ask, problem }: TurnReading, said: Said, situation: Situation): string | null {
  if (problem.kind === "unsure") return unsure(problem.change);
  switch (ask.kind) {
    case "hint":
    case "next":
      return walk(situation);
    case "stuck":
      return situation.posed ? presentSolution(situation.worked) : walk(situation);
    case "solution":
      return presentSolution(situation.worked);
    case "why":
      return explain(situation, ask);
    case "why-not":
      return whyNot(ask.move, situation.worked);
    case "step":
      return stepOf(situation, ask.step);
    case "another":
      return anotherOne(situation, said.turns);
    case "another-way":
      return anotherWay(situation);
    case "method":
      return byMethod(situation, ask.method);
    case "check-what":
      return WHICH_ANSWER;
    case "check-how":
      return [HOW_TO_CHECK, situation.worked.result.evidence.join(" ")].filter(Boolean).join("\n\n");
    case "check":
      if (situation.posed && !ask.problem) return presentSolution(situation.worked);
      return checkClaim(ask.claim, situation.worked) ?? checkLine(ask.claim, situation.worked);
    default:
      return situation.posed ? posed(said.message, situation) : attempt(said.message, situation);
  }
}

function stepOf(situation: Situation, position: number): string | null {
  const { steps } = situation.worked.result;
  const step = steps[position - 1];
  return step ? presentStep(step, position, steps.length) : explain(situation, { step: position });
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
function withoutProblem({ ask, language }: TurnReading, turns: readonly Turn[]): string | null {
  const message = turns.at(-1)?.text ?? "";
  if (ask.kind === "other" && !isNamedAnswer(message)) return null;
  if (ask.kind === "check" && !isBareAnswer(ask.claim)) return null;
  if (ask.kind === "why" && ask.about) return null;
  if (ask.kind === "another") return onePractice([], turns);
  const refused = refusedBefore(turns);
  return refused ? presentRefusal(refused) : noProblemYet(language);
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
