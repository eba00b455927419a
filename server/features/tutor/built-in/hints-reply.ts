import "server-only";
import { checkAnswer } from "@/server/solver/check/check";
import { quietReading } from "@/server/solver/hints/own-writing";
import { guardedAnswerOf } from "../answer-leak/guarded-answer";
import { leaksAnswer } from "../answer-leak/leaks-answer";
import { shownIn } from "../answer-leak/shown";
import type { Ladder, Rung } from "../hints/types";
import type { TurnReading } from "../turns/types";
import { anotherOne, onePractice } from "./another-one";
import { define, timesTable } from "./define";
import { findProblem } from "./find-problem";
import { presentReadings, presentRefusal } from "./present";
import { proposedIn } from "./proposed";
import { refusedBefore } from "./refused";
import { readConversation } from "./situation";
import { framed, HOW_TO_CHECK, NEEDS_LANGUAGE_MODEL, noProblemYet, smallTalk } from "./small-talk";
import { unsure } from "./tutor-reply";
import type { Situation, Turn } from "./types";
import { TRY_IT, tryMove } from "./why-not";

const ONLY_HINTS =
  "With hints first I show the solution one hint at a time, and the answer only when you open it with “Show the answer”.";
const HOW_TO_GO_ON =
  "Say “hint” or press “Next hint” for one more, or write what you get and I will check it.";

/** The built-in tutor's reply with hints first: what is open of the ladder, and nothing else of the solution.
 * @param ladder of the problem under discussion; null without one */
export function hintsReply(turns: readonly Turn[], ladder: Ladder | null): string {
  const { reading, situation } = readConversation(turns);
  if (!reading) return NEEDS_LANGUAGE_MODEL;
  const { ask, language } = reading;
  const said = smallTalk(ask, language);
  if (said !== null && situation?.posed == null) return said;
  if (!ladder) return framed(withoutLadder(turns, reading), language);
  return framed(withLadder(turns, ladder, { reading, situation }), language);
}

interface Understood {
  readonly reading: TurnReading;
  readonly situation: Situation | null;
}

function withLadder(turns: readonly Turn[], ladder: Ladder, { reading, situation }: Understood): string {
  const { ask, problem } = reading;
  const isPosed = situation?.posed != null;
  const proposed = proposedIn(turns.at(-1)?.text ?? "");
  if (proposed !== null && !isPosed && problem.kind !== "unsure") return checked(ladder, proposed);
  switch (ask.kind) {
    case "hint":
    case "next":
      return latest(ladder);
    case "stuck":
      return isPosed ? opening(ladder) : latest(ladder);
    case "why":
      return ask.step === undefined ? reasonOf(ladder) : openStep(ladder, ask.step);
    case "why-not":
      return moveTried(ask.move, ladder);
    case "step":
      return openStep(ladder, ask.step);
    case "define":
      return quietly(define(ask.terms, { isWorked: false }), ladder) ?? onlyHints(ladder);
    case "table":
      return quietly(timesTable(ask.of), ladder) ?? onlyHints(ladder);
    case "another":
      return (situation && quietly(anotherOne(situation, turns, ask.level), ladder)) ?? onlyHints(ladder);
    case "practise":
      return quietly(onePractice(ask.terms, turns), ladder) ?? onlyHints(ladder);
    case "asked":
      return opening(ladder);
    case "check-how":
      return HOW_TO_CHECK;
    case "check-what":
      return "Which answer shall I check? Write it out, with the name of the unknown before it.";
    default:
      if (problem.kind === "unsure") return unsure(problem);
      return isPosed ? opening(ladder) : onlyHints(ladder);
  }
}

const onlyHints = (ladder: Ladder): string => [ONLY_HINTS, latest(ladder)].join("\n\n");

/** A text that tells nothing of the answers that are kept back; null for one that would. */
const quietly = (text: string, { problem, closed = [] }: Ladder): string | null =>
  [problem, ...closed].some((each) => tells(text, each)) ? null : text;

/** A move tried, as far as nothing of the answer is told by it. */
function moveTried(move: string, ladder: Ladder): string {
  const found = findProblem(ladder.problem);
  const tried = found.kind === "worked" ? tryMove(move, found) : null;
  if (!tried || !quietly(tried.line, ladder)) return TRY_IT;
  const parts = [tried.line, tried.shown, tried.rule].filter((part) => part && quietly(part, ladder));
  return parts.join("\n\n");
}

function withoutLadder(turns: readonly Turn[], { ask, language }: TurnReading): string {
  const found = findProblem(turns.at(-1)?.text ?? "");
  if (found.kind === "ambiguous") return presentReadings(found.result);
  if (found.kind === "unworked") return presentRefusal(found.result, found.telling);
  if (ask.kind === "define") return define(ask.terms, { isWorked: true });
  if (ask.kind === "table") return timesTable(ask.of);
  if (ask.kind === "practise") return onePractice(ask.terms, turns);
  if (ask.kind === "another") return onePractice([], turns);
  if (ask.kind === "other") return NEEDS_LANGUAGE_MODEL;
  const refused = refusedBefore(turns);
  return refused ? presentRefusal(refused) : noProblemYet(language);
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
