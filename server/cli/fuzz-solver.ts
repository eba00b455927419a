import { fork } from "node:child_process";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { checkAnswer, checkWorking } from "@/server/solver/check/check";
import { solve } from "@/server/solver/solve";
import { problemText } from "./fuzz/generate";
import { randomFrom } from "./fuzz/random";

/** `npm run fuzz:solver -- [inputs] [seed]`: random texts through the whole engine, by default a million. Fails when
 * one throws, takes longer than two seconds, or lets a message of the program out. */

const SLOWEST_MS = 2000;
const SLOW_KEPT = 5;
const FAILURES_SHOWN = 20;
/** Inputs after which a line is printed, so that a run that is cut off has said how far it came. */
const ROUND = 40_000;
const MEMORY_MB = 512;
const CHILD = "--child";
/** Every so many inputs the checker gets one too. */
const CHECK_EVERY = 10;
/** What only a program would say. */
const INTERNAL =
  /undefined is not|Cannot read prop|TypeError|RangeError|BigInt|\bat .+:\d+:\d+|\[object |\bNaN\b/;

interface Report {
  readonly inputs: number;
  readonly outcomes: Record<string, number>;
  readonly failures: readonly { readonly text: string; readonly message: string }[];
  readonly slowest: readonly { readonly ms: number; readonly text: string }[];
}

interface Share {
  readonly seed: number;
  readonly inputs: number;
}

function work({ seed, inputs }: Share): Report {
  const random = randomFrom(seed);
  const outcomes: Record<string, number> = {};
  const failures: { text: string; message: string }[] = [];
  let slowest: { ms: number; text: string }[] = [];
  for (let count = 0; count < inputs; count += 1) {
    const text = problemText(random);
    const started = performance.now();
    try {
      const outcome = tried(text, count);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    } catch (error) {
      failures.push({
        text,
        message: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      });
    }
    const ms = performance.now() - started;
    if (ms > SLOWEST_MS) failures.push({ text, message: `took ${Math.round(ms)} ms` });
    slowest = [...slowest, { ms, text }].sort((a, b) => b.ms - a.ms).slice(0, SLOW_KEPT);
  }
  return { inputs, outcomes, failures, slowest };
}

/** @throws {Error} when a sentence for the student is one for a programmer */
function tried(text: string, count: number): string {
  const result = solve(text);
  const said = JSON.stringify([result.reason, result.evidence, result.answer]);
  if (INTERNAL.test(said)) throw new Error(`says ${said.slice(0, 200)}`);
  if (count % CHECK_EVERY === 0) {
    checkAnswer(text, result.answer || text.slice(0, 60));
    checkWorking(text, [text.slice(0, 100), result.answer || "x = 1"]);
  }
  return `${result.status}, ${result.verification}`;
}

function merged(reports: readonly Report[]): Report {
  const outcomes: Record<string, number> = {};
  for (const report of reports) {
    for (const [name, count] of Object.entries(report.outcomes))
      outcomes[name] = (outcomes[name] ?? 0) + count;
  }
  return {
    inputs: reports.reduce((total, { inputs }) => total + inputs, 0),
    outcomes,
    failures: reports.flatMap(({ failures }) => failures),
    slowest: reports
      .flatMap(({ slowest }) => slowest)
      .sort((a, b) => b.ms - a.ms)
      .slice(0, SLOW_KEPT),
  };
}

/** A process of its own, with little memory, so that an input that fills it is found. */
function inProcess({ seed, inputs }: Share): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [CHILD, String(inputs), String(seed)], {
      execArgv: ["--import", "tsx", `--max-old-space-size=${MEMORY_MB}`],
    });
    child.once("message", (report) => resolve(report as Report));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`a process ended with ${code} before its report`)));
  });
}

async function main(): Promise<void> {
  const [inputs = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
  const workers = Math.max(1, cpus().length);
  const started = performance.now();
  let report = merged([]);
  for (let round = 0; report.inputs < inputs; round += 1) {
    const count = Math.ceil(Math.min(ROUND, inputs - report.inputs) / workers);
    const shares = Array.from({ length: workers }, (_, index) => ({
      seed: seed * 100_000 + round * workers + index,
      inputs: count,
    }));
    report = merged([report, ...(await Promise.all(shares.map(inProcess)))]);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${report.inputs} inputs, seed ${seed}, ${seconds} s: ${report.failures.length} failures`);
  }
  print(report);
  if (report.failures.length > 0) process.exitCode = 1;
}

function print({ outcomes, slowest, failures }: Report): void {
  for (const [name, count] of Object.entries(outcomes).sort()) console.log(`  ${name}: ${count}`);
  for (const { ms, text } of slowest)
    console.log(`  slowest ${ms.toFixed(0)} ms: ${JSON.stringify(text.slice(0, 120))}`);
  for (const { text, message } of failures.slice(0, FAILURES_SHOWN))
    console.log(`FAILED ${message}\n  ${JSON.stringify(text.slice(0, 400))}`);
}

if (process.argv[2] === CHILD) {
  const [inputs = 0, seed = 0] = process.argv.slice(3).map(Number);
  process.send?.(work({ seed, inputs }));
} else await main();
