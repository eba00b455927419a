import "server-only";
import type { Ask, TurnLanguage } from "../turns/types";
import FRAMES from "./frames.json";
import { inLanguage } from "./in-language";

/** What I can do, in one line. */
const ABILITIES_LINE =
  "I solve problems step by step, give hints, check your answers and working, say why a step works, explain a term, and set you another one like it.";

export const NEEDS_LANGUAGE_MODEL = `I can’t explain that yet. ${ABILITIES_LINE} Which of these would help?`;
export const HOW_TO_CHECK =
  "Put your answer in the place of the unknown in the problem as it was set, work out both sides, and see whether they are equal. Of a calculation, work it out backwards or in another way.";
export const WHICH_ANSWER = "Which answer shall I check? Write it out, for example “is it x = 3?”.";

/** A reply to what is no question about a problem, in the student's language; null for other asks. */
export function smallTalk(ask: Ask, language: TurnLanguage): string | null {
  const frames = FRAMES[ask.kind === "language" && ask.language !== null ? ask.language : language];
  switch (ask.kind) {
    case "greeting":
    case "thanks":
    case "farewell":
    case "abilities":
    case "feeling":
    case "distress":
    case "language":
      return frames[ask.kind];
    default:
      return null;
  }
}

/** A reply of the engine's in the student's language, as far as its sentences are known there; under a line that says so
 * where some are not. What needs a language model stays as it is: another sentence may take its place. */
export function framed(reply: string, language: TurnLanguage): string {
  if (language === "en" || reply === NEEDS_LANGUAGE_MODEL) return reply;
  const { text, all, known } = inLanguage(reply, language);
  return known === all ? text : `${FRAMES[language].inEnglish}\n\n${text}`;
}

/** "Which problem?" in the student's language. */
export const noProblemYet = (language: TurnLanguage): string => FRAMES[language].noProblem;
