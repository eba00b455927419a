import { table } from "@/server/solver/table";
import "server-only";
import { CHOOSE_ONE } from "@/server/features/chat/constants";
import type { Offer, SolveResult } from "@/server/solver/outcome";
import { NO_PROOFS } from "@/server/solver/problem/refusal";
import type { Step, VerificationStatus } from "@/server/solver/types";
import type { Worked } from "./types";

const BADGES: Readonly<Record<VerificationStatus, string>> = table({
  verified: "Checked.",
  partial: "Spot-checked.",
  unchecked: "Not checked.",
});

/** The worked problem: what was read, the numbered steps, the answer and how it was verified. */
export function presentSolution({ problem, result }: Worked): string {
  const read = `${leading(problem.instruction)}\n\n$$${result.read.latex}$$`;
  const steps = result.steps
    .map((step, at) => `${at + 1}. ${step.title}\n\n   $$${step.latex}$$`)
    .join("\n\n");
  return [read, steps, presentAnswer(result)].filter((part) => part !== "").join("\n\n");
}

/** The answer with its badge and evidence. */
export function presentAnswer(result: SolveResult): string {
  return `**Answer:** $${result.latex}$\n\n**${BADGES[result.verification]}** ${result.evidence.join(" ")}`.trim();
}

/** The ways to read an ambiguous problem, without their answers, for the student to choose from. */
export function presentReadings({ reason, readings = [] }: SolveResult): string {
  const ways = readings.map(({ text, meaning }) => `- \`${text.replaceAll("`", "'")}\`: ${meaning}`);
  return [`I can read this in several ways. ${reason ?? ""}`.trim(), ways.join("\n"), CHOOSE_ONE].join(
    "\n\n",
  );
}

/** Why a problem has no answer, and what can be done with it instead.
 * @param telling words beside the mathematics that are not understood, and may be a condition of it */
export function presentRefusal(
  { read, reason, offers = [] }: SolveResult,
  telling: readonly string[] = [],
): string {
  const seen = read.latex === "" ? "" : `I read this: $${read.latex}$\n\n`;
  // What is in an offer is understood.
  const unknown = telling.filter((word) => !offers.some(({ text }) => text.toLowerCase().includes(word)));
  const why = unknown.length === 0 ? (reason ?? UNRELIABLE) : unknownWords(unknown);
  const said = `${seen}I can’t solve this one yet. ${why}`;
  if (offers.length === 0) return `${said}\n\n${reason === NO_PROOFS ? FIRST_LINE : OTHER_WORDS}`;
  const ways = offers.map(offered);
  return [`${said} What I can do with it:`, ways.join("\n"), CHOOSE_ONE].join("\n\n");
}

const WORDS = new Intl.ListFormat("en-GB");

const unknownWords = (unknown: readonly string[]): string =>
  `I don’t know what ${WORDS.format(unknown.map((word) => `“${word}”`))} ${unknown.length === 1 ? "means" : "mean"} here.`;

const OTHER_WORDS =
  "Put it in other words, or send me one part of it: an equation, an expression, or a sentence that asks for one thing.";

/** What is to be shown is the student's to show; an equation of theirs can be checked. */
const FIRST_LINE =
  "Begin it yourself: write your first line, such as an equation, and I will check it. What would that line be?";

/** A question that is put to the student's own story is said beside it. */
const offered = ({ text, question }: Offer): string =>
  `- \`${text.replaceAll("`", "'").replace(/\s*\n\s*/g, " ")}\`${question === undefined ? "" : `: ${question}`}`;

const UNRELIABLE = "I can read it, but I can’t work it out reliably.";

/** The answers of a worksheet, part by part. */
export function presentSheet({ parts = [] }: SolveResult): string {
  const answers = parts.map(({ label, read, latex, verification, reason }) => {
    if (latex === "") return `**(${label})** ${reason ?? ""}`.trim();
    return `**(${label})** ${leading(read.instruction)} $${read.latex}$\n\n**Answer:** $${latex}$ **${BADGES[verification]}**`;
  });
  return [...answers, ONE_PART].join("\n\n");
}

const ONE_PART = "Send me one part alone to go through it step by step.";

/** One step with its place: "**Step 2 of 4.** …" and the state after it. */
export function presentStep(step: Step, position: number, total: number): string {
  return `**Step ${position} of ${total}.** ${step.title}\n\n$$${step.latex}$$`;
}

/** The reasons behind every step, numbered as in the solution. */
export function presentReasons(steps: readonly Step[]): string {
  return steps.map((step, at) => `${at + 1}. ${step.title} ${step.why}`).join("\n");
}

/** An instruction as it stands before what it is about. */
export function leading(instruction: string): string {
  const words = instruction.replace(/(?<![\s.:])[\s.:]+$/, "");
  return words.endsWith("?") ? words : `${words}:`;
}
