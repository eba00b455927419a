import { checkAnswer, checkWorking } from "@/server/solver/check/check";

interface Asked {
  readonly id?: unknown;
  readonly problem?: unknown;
  readonly answer?: unknown;
  readonly lines?: unknown;
}

/** One line of `{"id","problem","answer"}` or `{"id","problem","lines"}` and what is said of it. A line that cannot be
 * read has the verdict "error". */
export function checkLine(line: string): Record<string, unknown> {
  let id: unknown = null;
  const failed = (reason: string) => ({ id, verdict: "error", message: reason });
  try {
    const asked = JSON.parse(line) as Asked | null;
    if (asked === null || typeof asked !== "object") return failed("a line must be an object");
    id = asked.id ?? null;
    if (typeof asked.problem !== "string") return failed('"problem" must be a string');
    if (isTexts(asked.lines)) return { id, ...workingVerdict(asked.problem, asked.lines) };
    if (typeof asked.answer !== "string")
      return failed('"answer" must be a string, or "lines" a list of strings');
    const { verdict, message, counterexample } = checkAnswer(asked.problem, asked.answer);
    return { id, verdict, message, counterexample };
  } catch (error) {
    return failed(error instanceof Error ? error.message : "unknown");
  }
}

function isTexts(lines: unknown): lines is string[] {
  return Array.isArray(lines) && lines.every((line) => typeof line === "string");
}

/** A working is right when its last line is the answer and no line is wrong. */
function workingVerdict(asked: string, texts: readonly string[]) {
  const { lines, firstWrong, finished, misconception, counterexample, message } = checkWorking(asked, texts);
  const verdict = firstWrong !== null ? "wrong" : finished ? "right" : "cannot-tell";
  return {
    verdict,
    message,
    counterexample,
    firstWrong,
    finished,
    misconception: misconception?.id ?? null,
    lines: lines.map((line) => ({ verdict: line.verdict, note: line.note })),
  };
}
