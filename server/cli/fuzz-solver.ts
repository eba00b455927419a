import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { recordMeasurement } from "./bench/record-measurement";
import { CALL_NAMES, CALLS } from "./fuzz/calls";
import { climb, type Try } from "./fuzz/climb";
import { problemText } from "./fuzz/generate";
import { type Random, randomFrom } from "./fuzz/random";

/** `npm run fuzz:solver -- [texts] [seed] [--corpus FILE]`: texts through every way into the engine, by default a
 * hundred thousand. One in three climbs by mutation towards the longest hold, from families that are known to grow and
 * from the texts of FILE (lines, or lines of `{"text"}`); the others are random. Prints the longest single holds, the
 * longest by family, and the memory. Fails when a call throws, holds the process for longer than two seconds, lets a message of
 * the program out, or needs more memory than is allowed. */

const LONGEST_MS = 2000;
/** A hold from here on is measured again, so that a busy machine does not count. */
const SUSPECT_MS = 150;
const HEAP_MB = 512;
const RESIDENT_MB = 900;
const SLOW_KEPT = 8;
const FAMILIES_SHOWN = 15;
const FAILURES_SHOWN = 20;
/** Texts after which a line is printed, so that a run that is cut off has said how far it came. */
const ROUND = 4000;
/** Every so many texts one climbs; it costs many times what a random one does. */
const CLIMB_EVERY = 3;
const CHILD = "--child";

interface Hold extends Try {
  readonly ms: number;
}

interface Report {
  readonly texts: number;
  readonly outcomes: Record<string, number>;
  readonly failures: readonly { readonly text: string; readonly message: string }[];
  readonly slowest: readonly Hold[];
  readonly families: Record<string, number>;
  readonly residentMb: number;
}

interface Share {
  readonly seed: number;
  readonly texts: number;
  readonly corpus: string;
}

const NOTHING: Report = { texts: 0, outcomes: {}, failures: [], slowest: [], families: {}, residentMb: 0 };

function work({ seed, texts, corpus }: Share): Report {
  const random = randomFrom(seed);
  const climbing = climb(random, textsOf(corpus));
  let report: Report = NOTHING;
  for (let count = 0; count < texts; count += 1) {
    const climbs = count % CLIMB_EVERY === 0;
    const tried = climbs ? climbing.next() : plain(random);
    const { ms, outcome, failure } = measured(tried);
    if (climbs) climbing.learn(tried, ms);
    report = merged([
      report,
      {
        texts: 1,
        outcomes: { [outcome]: 1 },
        failures: failure === null ? [] : [{ text: tried.text, message: `${tried.call}: ${failure}` }],
        slowest: [{ ...tried, ms }],
        families: { [tried.family]: ms },
        residentMb: 0,
      },
    ]);
  }
  return { ...report, residentMb: Math.round(process.resourceUsage().maxRSS / 1024) };
}

const plain = (random: Random): Try => ({
  text: problemText(random),
  call: random.oneIn(10) ? random.pick(CALL_NAMES) : "solve",
  family: "random",
});

/** How long a text holds the process when it has a processor to itself, the shorter of two times where the first is
 * suspicious. */
function measured(tried: Try): { ms: number; outcome: string; failure: string | null } {
  const first = timed(tried);
  const again = first.ms > SUSPECT_MS ? timed(tried) : first;
  const ms = Math.min(first.ms, again.ms);
  return { ...first, ms, failure: first.failure ?? (ms > LONGEST_MS ? `took ${Math.round(ms)} ms` : null) };
}

function timed({ call, text }: Try): { ms: number; outcome: string; failure: string | null } {
  const started = performance.now();
  const before = process.cpuUsage();
  let outcome = "thrown";
  let failure: string | null = null;
  try {
    outcome = CALLS[call](text);
  } catch (error) {
    failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  const { user, system } = process.cpuUsage(before);
  return { ms: Math.min(performance.now() - started, (user + system) / 1000), outcome, failure };
}

function merged(reports: readonly Report[]): Report {
  const outcomes: Record<string, number> = {};
  const families: Record<string, number> = {};
  for (const report of reports) {
    for (const [name, count] of Object.entries(report.outcomes))
      outcomes[name] = (outcomes[name] ?? 0) + count;
    for (const [name, ms] of Object.entries(report.families))
      families[name] = Math.max(families[name] ?? 0, ms);
  }
  return {
    texts: reports.reduce((total, { texts }) => total + texts, 0),
    outcomes,
    families,
    failures: reports.flatMap(({ failures }) => failures),
    slowest: reports
      .flatMap(({ slowest }) => slowest)
      .sort((a, b) => b.ms - a.ms)
      .slice(0, SLOW_KEPT),
    residentMb: Math.max(...reports.map(({ residentMb }) => residentMb)),
  };
}

function textsOf(file: string): string[] {
  if (file === "") return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => (line.startsWith("{") ? String((JSON.parse(line) as { text: unknown }).text) : line));
}

/** A process of its own, with little memory, so that a text that fills it is found. */
function inProcess({ seed, texts, corpus }: Share): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [CHILD, String(texts), String(seed), corpus], {
      execArgv: ["--import", "tsx", `--max-old-space-size=${HEAP_MB}`],
    });
    child.once("message", (report) => resolve(report as Report));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`a process ended with ${code} before its report`)));
  });
}

async function main(args: readonly string[]): Promise<void> {
  const at = args.indexOf("--corpus");
  const corpus = at < 0 ? "" : (args[at + 1] ?? "");
  const [texts = 100_000, seed = 1] = (at < 0 ? args : args.slice(0, at)).map(Number);
  const workers = availableParallelism();
  const started = performance.now();
  let report = NOTHING;
  for (let round = 0; report.texts < texts; round += 1) {
    const count = Math.ceil(Math.min(ROUND, texts - report.texts) / workers);
    const shares = Array.from({ length: workers }, (_, index) => ({
      seed: seed * 100_000 + round * workers + index,
      texts: count,
      corpus,
    }));
    report = merged([report, ...(await Promise.all(shares.map(inProcess)))]);
    const seconds = Math.round((performance.now() - started) / 1000);
    const longest = Math.round(report.slowest[0]?.ms ?? 0);
    console.log(
      `${report.texts} texts, seed ${seed}, ${seconds} s: longest hold ${longest} ms, ${report.residentMb} MB, ${report.failures.length} failures`,
    );
  }
  print(report);
  if (report.failures.length > 0 || report.residentMb > RESIDENT_MB) process.exitCode = 1;
}

function print({ outcomes, slowest, families, failures, residentMb }: Report): void {
  for (const [name, count] of Object.entries(outcomes).sort()) console.log(`  ${name}: ${count}`);
  const steepest = Object.entries(families).sort((a, b) => b[1] - a[1]);
  for (const [name, ms] of steepest.slice(0, FAMILIES_SHOWN)) console.log(`  ${name}: ${ms.toFixed(0)} ms`);
  for (const { ms, text, call, family } of slowest)
    console.log(`  held ${ms.toFixed(0)} ms by ${call} (${family}): ${JSON.stringify(text.slice(0, 400))}`);
  console.log(
    `  memory of one process: ${residentMb} MB at most (allowed ${RESIDENT_MB} MB, heap ${HEAP_MB} MB)`,
  );
  for (const { text, message } of failures.slice(0, FAILURES_SHOWN))
    console.log(`FAILED ${message}\n  ${JSON.stringify(text.slice(0, 400))}`);
}

if (process.argv[2] === CHILD) {
  const [texts = "0", seed = "0", corpus = ""] = process.argv.slice(3);
  process.send?.(work({ seed: Number(seed), texts: Number(texts), corpus }));
} else {
  recordMeasurement("fuzz:solver");
  await main(process.argv.slice(2));
}
