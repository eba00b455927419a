import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import { checkAnswer, checkWorking } from "@/server/solver/check/check";

/** `npm run -s check -- "Solve 3x + 5 = 20" "x = 5"` judges an answer for a person, and with several answers a working
 * line by line; `-- --jsonl` maps `{"id","problem","answer"}` and `{"id","problem","lines"}` lines on standard input
 * to one verdict a line. */
const args = process.argv.slice(2);
const [problem, ...written] = args;

if (args.includes("--jsonl")) await mapLines();
else if (problem !== undefined && written.length > 0) print(problem, written);
else {
  console.error(
    'Give a problem and an answer, or the lines of a working: npm run -s check -- "Solve 3x + 5 = 20" "x = 5", or --jsonl with lines on standard input.',
  );
  process.exitCode = 2;
}

async function mapLines(): Promise<void> {
  for await (const line of createInterface({ input: stdin })) {
    if (!line.trim()) continue;
    stdout.write(`${JSON.stringify(checkLine(line))}\n`);
  }
}

interface Asked {
  readonly id?: unknown;
  readonly problem?: unknown;
  readonly answer?: unknown;
  readonly lines?: unknown;
}

function checkLine(line: string): Record<string, unknown> {
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

function print(asked: string, texts: readonly string[]): void {
  const [only, ...more] = texts;
  if (only !== undefined && more.length === 0) {
    const { verdict, message, counterexample } = checkAnswer(asked, only);
    console.log(`${verdict}: ${message}`);
    if (counterexample) console.log(counterexample);
    return;
  }
  const { lines, message, counterexample, misconception } = checkWorking(asked, texts);
  for (const { text, verdict, note } of lines)
    console.log(`${text}   [${verdict}]${note ? `  ${note}` : ""}`);
  console.log(`\n${message}`);
  if (counterexample) console.log(counterexample);
  if (misconception) console.log(`${misconception.title}: ${misconception.explanation}`);
}
