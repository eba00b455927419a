import type { ChatMessage } from "@/server/features/chat/types";
import type { KeptProblem, StoredSolve } from "@/server/features/solve/types";
import { formatDay } from "@/server/format";
import type { ProblemResult } from "@/server/solver/outcome";
import type { Step } from "@/server/solver/types";

/** One problem of what is kept, and whether its answer may be shown. */
export interface ShownProblem extends KeptProblem {
  readonly open: boolean;
}

const CHECKS = {
  verified: "Checked",
  partial: "Spot-checked",
  unchecked: "Not checked",
} as const;

const quoted = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

const display = (latex: string): string => (latex ? `$$\n${latex}\n$$` : "");

const paragraphs = (...parts: readonly string[]): string => parts.filter(Boolean).join("\n\n");

/** A problem with its answer and steps as Markdown with TeX, or a worksheet with those of its parts. What has not been
 * revealed is left out.
 * @param problems those in it: the only one, or the parts of a worksheet
 * @param number its place in the document, from 1 */
export function solveMarkdown(solve: StoredSolve, problems: readonly ShownProblem[], number: number): string {
  const { text, createdAt, mode, result } = solve;
  const head = paragraphs(
    `### Problem ${number}`,
    `*${formatDay(createdAt)}${mode === "hints" ? ", with hints" : ""}*`,
    quoted(text),
  );
  if (!result.parts) return paragraphs(head, ...problems.map(problemMarkdown));
  const parts = problems.map((problem, place) =>
    paragraphs(`#### Part ${result.parts?.[place]?.label}`, quoted(problem.text), problemMarkdown(problem)),
  );
  return paragraphs(head, ...parts, attemptMarkdown(solve));
}

function problemMarkdown(problem: ShownProblem): string {
  const { result, open } = problem;
  const shown = open ? result.steps : result.steps.slice(0, problem.revealedSteps);
  const read = [result.read.instruction && `Read as: ${result.read.instruction}`, display(result.read.latex)];
  return paragraphs(
    ...read,
    answerMarkdown(result, open),
    shown.length > 0 ? paragraphs("#### Steps", stepsMarkdown(shown)) : "",
    ...(open ? result.alternatives : []).map(({ way, steps }) =>
      paragraphs(`#### Another way: ${way}`, stepsMarkdown(steps)),
    ),
    attemptMarkdown(problem),
  );
}

function answerMarkdown(result: ProblemResult, open: boolean): string {
  if (!open) return "**Answer**: not shown yet. You are working on this one with hints.";
  if (result.status === "unsupported" || result.status === "limit-reached")
    return `**No answer.** ${result.reason ?? ""}`.trim();
  if (result.readings)
    return paragraphs(`**No answer yet.** ${result.reason ?? ""}`.trim(), readingsMarkdown(result));
  return paragraphs(
    `**Answer** (${CHECKS[result.verification]})`,
    display(result.latex) || result.answer,
    result.evidence.map((sentence) => `- ${sentence}`).join("\n"),
  );
}

const readingsMarkdown = ({ readings = [] }: ProblemResult): string =>
  readings.map(({ text, meaning }) => `- ${text}: ${meaning}`).join("\n");

function stepsMarkdown(steps: readonly Step[]): string {
  return steps
    .map(({ title, latex, why }, index) => paragraphs(`${index + 1}. ${title}`, display(latex), why))
    .join("\n\n");
}

function attemptMarkdown({ attempt }: Pick<StoredSolve, "attempt">): string {
  if (!attempt) return "";
  const title = attempt.kind === "answer" ? "#### Your answer" : "#### Your working";
  return paragraphs(title, quoted(attempt.text), attempt.check.message);
}

/** A conversation as Markdown with TeX. Replies nobody checked say so. */
export function chatMarkdown(
  { title, createdAt }: { readonly title: string; readonly createdAt: Date },
  messages: readonly Omit<ChatMessage, "id">[],
): string {
  const said = messages.map(({ role, text, source, stopped, cutOff }) =>
    paragraphs(
      role === "user" ? "**You**" : "**Classmate**",
      role === "user" ? quoted(text) : text,
      role === "assistant" && source === "language-model"
        ? "*Not checked: a language model wrote this.*"
        : "",
      stopped ? "*You stopped the reply here.*" : "",
      cutOff ? "*The reply was cut off here.*" : "",
    ),
  );
  return paragraphs(`### ${title}`, `*${formatDay(createdAt)}*`, ...said);
}
