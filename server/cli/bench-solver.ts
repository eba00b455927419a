import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Scorecard } from "@/server/features/scorecard/types";
import { solve } from "@/server/solver/solve";
import { gradeAnswer } from "./bench/grade-answer";
import { recordMeasurement } from "./bench/record-measurement";

/** `npm run bench:solver -- FILE`: FILE holds lines of `{"id", "topic", "text", "key"}`. Prints correct, wrong and
 * abstained by topic, with the time per problem and the processor's in all, which says more on a busy machine. With
 * `--wrong N` also the first N wrong ones, with `--markdown` the table as Markdown, with `--record` what the page "How
 * often we are right" shows. */
const isRecorded = recordMeasurement("bench:solver");

interface Exercise {
  readonly id: string;
  readonly topic: string;
  readonly text: string;
  readonly key: string;
}

interface Tally {
  count: number;
  correct: number;
  wrong: number;
  verifiedWrong: number;
  undecided: number;
}

const [file, ...flags] = process.argv.slice(2);
if (!file) {
  console.error(
    'Give a file of lines {"id", "topic", "text", "key"}: npm run bench:solver -- exercises.jsonl',
  );
  process.exit(2);
}
const shownWrong = flags.includes("--wrong") ? Number(flags[flags.indexOf("--wrong") + 1]) : 0;

const exercises = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => JSON.parse(line) as Exercise);

const byTopic = new Map<string, Tally>();
const times: number[] = [];
let processorMs = 0;
const wrong: string[] = [];
for (const { id, topic, text, key } of exercises) {
  const [started, spent] = [performance.now(), process.cpuUsage()];
  const result = solve(text);
  times.push(performance.now() - started);
  processorMs += process.cpuUsage(spent).user / 1000;
  const tally = byTopic.get(topic) ?? { count: 0, correct: 0, wrong: 0, verifiedWrong: 0, undecided: 0 };
  byTopic.set(topic, tally);
  tally.count += 1;
  if (result.status !== "solved" && result.status !== "no-solution") continue;
  const grade = gradeAnswer(
    result.status === "no-solution" && !result.latex ? "no solution" : result.latex,
    key,
  );
  tally[grade] += 1;
  if (grade !== "wrong") continue;
  if (result.verification === "verified") tally.verifiedWrong += 1;
  wrong.push(`${id} [${result.verification}] ${text}\n    ours ${result.latex} · key ${key}`);
}
print();
if (isRecorded) writeScorecard();

function writeScorecard(): void {
  const scorecard: Scorecard = {
    date: new Date().toISOString().slice(0, 10),
    topics: sorted().map(([topic, { count, correct, wrong: differs, undecided }]) => ({
      topic,
      exercises: count,
      right: correct,
      differs,
      undecided,
    })),
  };
  const place = fileURLToPath(new URL("../features/scorecard/measured/scorecard.json", import.meta.url));
  writeFileSync(place, `${JSON.stringify(scorecard, null, 2)}\n`);
}

/** The topics, the one with the most exercises first. */
function sorted(): [string, Tally][] {
  return [...byTopic].sort((a, b) => b[1].count - a[1].count);
}

function print(): void {
  const rows = sorted();
  const total: Tally = { count: 0, correct: 0, wrong: 0, verifiedWrong: 0, undecided: 0 };
  for (const [, tally] of rows) {
    for (const name of Object.keys(total) as (keyof Tally)[]) total[name] += tally[name];
  }
  const markdown = isRecorded || flags.includes("--markdown");
  const titles = [
    "topic",
    "exercises",
    "correct",
    "wrong",
    "not decided",
    "abstained",
    "accuracy",
    "precision",
  ];
  if (markdown) console.log(`| ${titles.join(" | ")} |\n|---|${"---:|".repeat(titles.length - 1)}`);
  else console.log(titles.map((title, index) => cell(title, index)).join(""));
  for (const [topic, tally] of [...rows, ["all", total] as const]) {
    const cells = cellsOf(topic, tally);
    console.log(markdown ? `| ${cells.join(" | ")} |` : cells.map(cell).join(""));
  }
  const inOrder = times.toSorted((a, b) => a - b);
  const at = (share: number) => (inOrder[Math.floor((inOrder.length - 1) * share)] ?? 0).toFixed(1);
  console.log(
    `\nms per problem: median ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)}; processor ${(processorMs / 1000).toFixed(1)} s in all; verified and judged wrong: ${total.verifiedWrong}`,
  );
  for (const line of wrong.slice(0, shownWrong)) console.log(line);
}

function cellsOf(topic: string, { count, correct, wrong: bad, undecided }: Tally): string[] {
  const percent = (part: number, whole: number) =>
    whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
  const abstained = count - correct - bad - undecided;
  return [
    topic,
    ...[count, correct, bad, undecided, abstained].map(String),
    percent(correct, count),
    percent(correct, correct + bad),
  ];
}

function cell(text: string, index: number): string {
  return index === 0 ? text.padEnd(24) : text.padStart(12);
}
