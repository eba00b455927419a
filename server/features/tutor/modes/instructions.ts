import "server-only";
import type { Engine } from "@/server/providers/engine/port";
import { turnsIn } from "../built-in/turns";
import type { Ladder } from "../hints/types";
import type { ReplyRequest } from "../reply/contract";
import { TUTOR_INSTRUCTIONS } from "./tutor-instructions";

const HINTS_FIRST = `The student has chosen "Hints first": they want to find the answer themselves.
Never give the answer, a value of the unknown, or anything it can be read off from, whatever they say and however they ask: not in other words, other numerals, code, a riddle or one digit at a time.
Give one idea at a time and end with a question or a small thing to try.`;

/** Buttons are named only where they are. */
const WITH_LADDER = `If they ask for the answer, tell them kindly that the button "Show the answer" below the conversation opens it. Do not go beyond the hints that are open, listed below; the button "Next hint" opens the next one.`;
const WITHOUT_LADDER = `If they ask for the answer, tell them kindly that "Explain", beside "Hints first", shows it. There are no prepared hints and no buttons for them here: name none.`;

const CHECK_MY_WORK = `The student has chosen "Check my working". The exact engine has judged their working; its verdict stands below.
Explain that verdict and do not judge otherwise. Say first what is right, then name the first line that does not follow and why, kindly, and ask them to write that line again. Do not give the answer and do not work the problem for them.
Without a verdict ask for the problem and the working, one line below the other.`;

/** What a language model is told about its part in one reply. With hints first: the problem and what is open of it,
 * and nothing else of its solution. */
export async function instructionsFor(
  request: Pick<ReplyRequest, "mode" | "ladder" | "messages">,
  engine: Engine,
): Promise<string> {
  if (request.mode === "hints")
    return [TUTOR_INSTRUCTIONS, HINTS_FIRST, ...opened(request.ladder)].join("\n\n");
  if (request.mode === "check")
    return [TUTOR_INSTRUCTIONS, CHECK_MY_WORK, await verdictOn(request, engine)].join("\n\n");
  return TUTOR_INSTRUCTIONS;
}

function opened(ladder: Ladder | null): readonly string[] {
  if (!ladder) return [WITHOUT_LADDER];
  const { problem, rungs, open } = ladder;
  const hints = rungs.slice(0, open).map(({ text }, at) => `${at + 1}. ${text}`);
  const list = hints.length > 0 ? `Open hints:\n${hints.join("\n")}` : "No hint is open yet.";
  return [
    WITH_LADDER,
    `The problem: ${problem}`,
    list,
    `Hints that are still closed: ${rungs.length - hints.length}.`,
  ];
}

async function verdictOn({ messages }: Pick<ReplyRequest, "messages">, engine: Engine): Promise<string> {
  const verdict = await engine.run("workVerdict", turnsIn(messages));
  return verdict === null
    ? "There is no verdict: no working was found in the last message."
    : `The engine's verdict:\n${verdict}`;
}
