import "server-only";
import { checkAnswer } from "@/server/solver/check/check";
import { quietReading } from "@/server/solver/hints/own-writing";
import { guardedAnswerOf } from "../answer-leak/guarded-answer";
import { leaksAnswer } from "../answer-leak/leaks-answer";
import { shownIn } from "../answer-leak/shown";
import type { Ladder, Rung } from "../hints/types";
import { findProblem } from "./find-problem";
import { type Intent, readIntent } from "./intent";
import { presentReadings, presentRefusal } from "./present";
import { proposedIn } from "./proposed";
import { refusedBefore } from "./refused";
import { readSituation } from "./situation";
import { ABILITIES, FAREWELL, GREETING, NEEDS_LANGUAGE_MODEL, NO_PROBLEM_YET, THANKS } from "./small-talk";
import type { Turn } from "./types";

const SMALL_TALK: Partial<Record<Intent["kind"], string>> = {
  greeting: GREETING,
  thanks: THANKS,
  farewell: FAREWELL,
  abilities: ABILITIES,
};
const ONLY_HINTS =
  "With hints first I show the solution one hint at a time, and the answer only when you open it with “Show the answer”.";
const HOW_TO_GO_ON =
  "Say “hint” or press “Next hint” for one more, or write what you get and I will check it.";

/** The built-in tutor's reply with hints first: what is open of the ladder, and nothing else of the solution.
 * @param ladder of the problem under discussion; null without one */
export function hintsReply(turns: readonly Turn[], ladder: Ladder | null): string {
  const message = turns.at(-1)?.text ?? "";
  const intent = readIntent(message);
  const said = SMALL_TALK[intent.kind];
  if (said) return said;
  if (!ladder) return withoutLadder(turns);
  const proposed = proposedIn(message);
  if (proposed !== null && !isPosed(turns)) return checked(ladder, proposed);
  switch (intent.kind) {
    case "hint":
    case "next":
    case "stuck":
      return latest(ladder);
    case "why":
      return intent.step === undefined ? reasonOf(ladder) : openStep(ladder, intent.step);
    case "step":
      return openStep(ladder, intent.step);
    case "check-what":
      return "Which answer shall I check? Write it out, with the name of the unknown before it.";
    case "solution":
    case "another-way":
    case "method":
      return [ONLY_HINTS, latest(ladder)].join("\n\n");
    default:
      return isPosed(turns) ? opening(ladder) : [ONLY_HINTS, latest(ladder)].join("\n\n");
  }
}

const isPosed = (turns: readonly Turn[]): boolean => readSituation(turns)?.posed != null;

function withoutLadder(turns: readonly Turn[]): string {
  const message = turns.at(-1)?.text ?? "";
  const found = findProblem(message);
  if (found.kind === "ambiguous") return presentReadings(found.result);
  if (found.kind === "unworked") return presentRefusal(found.result, found.telling);
  if (readIntent(message).kind === "other") return NEEDS_LANGUAGE_MODEL;
  const refused = refusedBefore(turns);
  return refused ? presentRefusal(refused) : NO_PROBLEM_YET;
}

function opening(ladder: Ladder): string {
  const { instruction, latex } = quietReading(ladder.problem, ladder.result);
  const said = instruction.replace(/(?<![\s.:])[\s.:]+$/, "");
  const task = latex === "" ? `${said}.` : `${said}:\n\n$$${latex}$$`;
  return [task, ladder.open === 0 ? closedYet(ladder) : latest(ladder)].join("\n\n");
}

const closedYet = ({ rungs }: Ladder): string =>
  `I have ${counted(rungs.length - 1)} for this, and the answer when you want it. Try it first. ${HOW_TO_GO_ON}`;

const counted = (hints: number): string => (hints === 1 ? "one hint" : `${hints} hints`);

/** The hint that was opened last, with its place. */
function latest(ladder: Ladder): string {
  const { rungs, open } = ladder;
  const rung = rungs[open - 1];
  if (!rung) return closedYet(ladder);
  if (rung.kind === "answer") return rung.text;
  const rest = rungs.length - 1 - open;
  const more =
    rest === 0
      ? "That is the last hint. Write what you get and I will check it; “Show the answer” opens the answer."
      : `Try it yourself. ${HOW_TO_GO_ON}`;
  return `**Hint ${open} of ${rungs.length - 1}.** ${plain(rung)}\n\n${more}`;
}

const plain = ({ text }: Rung): string => text.replace(/^\*\*Step \d+\.\*\* /, "");

function reasonOf(ladder: Ladder): string {
  const { rungs, open } = ladder;
  const rung = rungs[open - 1];
  if (!rung) return closedYet(ladder);
  const idea = rungs.slice(0, open).find(({ kind }) => kind === "idea");
  return rung.kind === "step" && isFirstStep(ladder) && idea
    ? `${idea.text}\n\n${latest(ladder)}`
    : latest(ladder);
}

const isFirstStep = ({ rungs, open }: Ladder): boolean =>
  rungs.slice(0, open).filter(({ kind }) => kind === "step").length === 1;

function openStep(ladder: Ladder, step: number): string {
  const steps = ladder.rungs.slice(0, ladder.open).filter(({ kind }) => kind === "step");
  const rung = steps[step - 1];
  if (rung) return rung.text;
  return steps.length === 0
    ? `No step is open yet. ${HOW_TO_GO_ON}`
    : `Step ${step} is not open yet; ${steps.length === 1 ? "step 1 is" : `steps 1 to ${steps.length} are`}. ${HOW_TO_GO_ON}`;
}

/** The verdict on an answer, without the right one. */
function checked({ problem }: Ladder, proposed: string): string {
  const { verdict, message, counterexample } = checkAnswer(problem, proposed);
  const mark = verdict.startsWith("right") ? "**Right.**" : verdict === "wrong" ? "**Not quite.**" : "";
  const text = message.replace(/^That is right\.\s*/, "");
  const told = counterexample !== null && !tells(counterexample, problem) ? counterexample : "";
  const next = verdict === "wrong" ? "Would you like a hint? Say “hint”." : "";
  return [`${mark} ${text}`.trim(), told, next].filter((part) => part !== "").join("\n\n");
}

/** A counterexample may hold the value that is asked for. */
function tells(counterexample: string, problem: string): boolean {
  const secret = guardedAnswerOf(problem);
  return (
    secret !== null && leaksAnswer(counterexample, { secret, shown: shownIn([problem], secret.letters) })
  );
}
