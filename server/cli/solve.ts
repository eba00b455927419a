import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import type { SolvedPart, SolveResult } from "@/server/solver/outcome";
import { solve } from "@/server/solver/solve";
import { endWhenUnread } from "./end-quietly";

/** `npm run -s solve -- "Solve 3x + 5 = 20"` prints for a person; `-- --jsonl` maps `{"id","text"}` lines on
 * standard input to `{"id","status","latex","verification","ms"}` lines, with the `readings` of an ambiguous one and the `parts` of a
 * worksheet, whose `latex` is "a: …; b: …". Collections of graded problems ask in whole sentences whether something
 * holds and judge it by True and False: to such a sentence these lines say so as well. */
endWhenUnread();
const args = process.argv.slice(2);

if (args.includes("--jsonl")) await mapLines();
else if (args.length > 0) print(args.join(" "));
else {
  console.error(
    'Give a problem: npm run -s solve -- "Solve 3x + 5 = 20", or --jsonl with lines on standard input.',
  );
  process.exitCode = 2;
}

async function mapLines(): Promise<void> {
  for await (const line of createInterface({ input: stdin })) {
    if (!line.trim()) continue;
    stdout.write(`${JSON.stringify(solveLine(line))}\n`);
  }
}

function solveLine(line: string): Record<string, unknown> {
  let id: unknown = null;
  try {
    const record = JSON.parse(line) as { id?: unknown; text?: unknown };
    id = record.id ?? null;
    if (typeof record.text !== "string") return { id, status: "error", reason: '"text" must be a string' };
    const started = performance.now();
    const { status, latex: said, truth, verification, readings, parts } = solve(record.text);
    const ms = Math.round((performance.now() - started) * 100) / 100;
    const latex = truth && isSentence(record.text) ? `\\text{${truth}}` : said;
    const outcome = { id, status, latex, verification, ms, ...(readings && { readings }) };
    return parts ? { ...outcome, latex: answersOf(parts), parts: parts.map(partOf) } : outcome;
  } catch (error) {
    return { id, status: "error", reason: error instanceof Error ? error.message : "unknown" };
  }
}

/** As collections write them, and people who type in a hurry do not. */
function isSentence(text: string): boolean {
  return /^[A-Z]/.test(text) && text.endsWith("?");
}

/** "a: x = 7; b: x = -5", without the parts that have none. */
function answersOf(parts: readonly SolvedPart[]): string {
  const answered = parts.filter(({ latex }) => latex !== "");
  return answered.map(({ label, latex }) => `${label}: ${latex}`).join("; ");
}

function partOf(part: SolvedPart): Record<string, unknown> {
  const { label, text, status, latex, verification, reason, readings } = part;
  return {
    label,
    text,
    status,
    latex,
    verification,
    ...(reason !== null && { reason }),
    ...(readings && { readings }),
  };
}

function print(text: string): void {
  const result = solve(text);
  if (result.parts) {
    for (const part of result.parts) {
      console.log(`\n(${part.label}) ${part.text}`);
      printResult(part);
    }
  } else printResult(result);
  if (result.reason) process.exitCode = 1;
}

function printResult(result: Omit<SolveResult, "parts">): void {
  if (result.read.latex) console.log(`Read as: ${result.read.instruction}  ${result.read.latex}\n`);
  if (result.reason) {
    console.log(result.reason);
    for (const { text: plain, meaning, answer } of result.readings ?? [])
      console.log(`\n  ${plain}\n    ${meaning}${answer && `: ${answer}`}`);
    return;
  }
  console.log(`Answer: ${result.answer}   [${result.verification}]`);
  for (const line of result.evidence) console.log(`  ${line}`);
  result.steps.forEach((step, index) => {
    console.log(`\n${index + 1}. ${step.title}\n   ${step.latex}\n   ${step.why}`);
  });
}
