import "server-only";
import { OR_YOUR_OWN } from "@/server/features/chat/constants";
import type { Ask, TurnLanguage } from "../turns/types";
import FRAMES from "./frames.json";
import { inLanguage } from "./in-language";

/** What I can do, in one line. */
const ABILITIES_LINE =
  "I solve problems step by step, give hints, check your answers and working, say why a step works, explain a term, and set you another one like it.";

const ABILITIES_TO_TRY = ["Solve 5x + 2 = 17", "Give me a hint for x^2 + 3x = 40", "What is a prime number?"];

export const NEEDS_LANGUAGE_MODEL = [
  `I can’t explain that yet. ${ABILITIES_LINE} For example:`,
  ABILITIES_TO_TRY.map((each) => `- \`${each}\``).join("\n"),
  OR_YOUR_OWN,
].join("\n\n");
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

/** Said of oneself, with nothing asked: "everyone gets it except me". */
const OF_ONESELF = /\b(?:i|me|my|im|myself)\b/i;
const ASKS_OR_ORDERS =
  /\?|^(?:(?:please|pls|ok|okay|so|and|but|then|hey|hi),? )*(?:can|could|would|will|do|does|did|is|are|am|how|what|who|when|where|which|why|write|make|tell|give|help|show|do|let|translate|summari[sz]e|explain|draw|read|send|find)\b/i;

/** Said alone, where nothing was asked that it could answer. */
const YES = new Set([
  "ok",
  "okay",
  "k",
  "kk",
  "alright",
  "right",
  "sure",
  "fine",
  "yes",
  "yeah",
  "yep",
  "hmm",
]);
const NO = new Set(["no", "nope", "nah", "skip", "pass", "next", "continue", "whatever"]);
const GO_ON = "Send me a problem, or say “another one” and I will set you one.";

/** What is asked of the product, and not of a problem, with the place of the page that tells it. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:how much|what) (?:does|do|is|are|would) (?:this|it|that|you|plus|classmate)(?: app| site)? cost|price|pricing|subscriptions?|(?:is|are) (?:this|it|you)(?: app| site)? free)\b/i,
    `The built-in tutor is free and unlimited, and so is solving. “Plans” at the top of the page lists the rest. ${GO_ON}`,
  ],
  [
    /\b(?:quiz|quizzes|test me|mock (?:test|exam)|practice (?:test|paper|questions|problems)|revision)\b/i,
    `For ten problems in a row on what you choose, open “Practice” at the top of the page. ${GO_ON}`,
  ],
];

/** What is said to a message that is not understood. */
export function notUnderstood(message: string, language: TurnLanguage): string {
  const alone = message.trim().toLowerCase();
  if (alone !== "" && !/[\p{L}\p{N}]/u.test(alone)) return `I can’t read that. ${GO_ON}`;
  const elsewhere = ELSEWHERE.find(([asked]) => asked.test(alone));
  if (elsewhere) return elsewhere[1];
  if (YES.has(alone)) return `Good. ${GO_ON}`;
  if (NO.has(alone)) return `That is fine. ${GO_ON}`;
  return unclear(message, language);
}

const unclear = (message: string, language: TurnLanguage): string =>
  OF_ONESELF.test(message) && !/\d/.test(message) && !ASKS_OR_ORDERS.test(message.trim())
    ? FRAMES[language].feeling
    : NEEDS_LANGUAGE_MODEL;

/** A reply of the engine's in the student's language, as far as its sentences are known there; under a line that says so
 * where some are not. What needs a language model stays as it is: another sentence may take its place. */
export function framed(reply: string, language: TurnLanguage): string {
  if (language === "en" || reply === NEEDS_LANGUAGE_MODEL) return reply;
  const { text, all, known } = inLanguage(reply, language);
  return known === all ? text : `${FRAMES[language].inEnglish}\n\n${text}`;
}

/** "Which problem?" in the student's language. */
export const noProblemYet = (language: TurnLanguage): string => FRAMES[language].noProblem;
