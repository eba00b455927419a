import { stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import { checkAnswer, checkWorking } from "@/server/solver/check/check";
import { checkLine } from "./check/check-line";
import { endWhenUnread } from "./end-quietly";

/** `npm run -s check -- "Solve 3x + 5 = 20" "x = 5"` judges an answer for a person, and with several answers a working
 * line by line; `-- --jsonl` maps `{"id","problem","answer"}` and `{"id","problem","lines"}` lines on standard input
 * to one verdict a line. */
endWhenUnread();
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
