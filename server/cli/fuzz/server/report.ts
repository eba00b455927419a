import { type Hold, type Holds, ownMs } from "./holds";
import type { Largest } from "./stored";
import type { Suspects } from "./suspects";

/** What came of a run. */
export interface Run {
  texts: number;
  /** How many requests of a kind were answered with a status. */
  readonly outcomes: Map<string, number>;
  /** The holds before all of it was loaded. */
  warmUp: readonly Hold[];
  readonly holds: Holds;
  readonly largest: Largest;
  /** Texts by the names of the requests that carried them; the latest ones. */
  readonly sent: Map<string, string>;
  readonly suspects: Suspects;
}

export interface Bounds {
  readonly holdMs: number;
  readonly rssMb: number;
}

const SHOWN = 12;
const MB = 1024 * 1024;

/** Prints what came of a run. Times are those of the process: without the time in which the processors did other programs' work,
 * where the system tells.
 * @returns whether it kept within the bounds */
export function printOutcome(run: Run, bounds: Bounds): boolean {
  const { holds, warmUp, largest } = run;
  console.log(`${run.texts} texts`);
  for (const [outcome, count] of [...run.outcomes].sort()) console.log(`  ${outcome}: ${count}`);
  console.log(`largest page of stored texts: ${(largest.bytes / MB).toFixed(2)} MB ${largest.path}`);
  console.log(`longest hold while it was warming up: ${longestOf(warmUp).toFixed(0)} ms`);
  const over = holds.all.filter((hold) => ownMs(hold) > bounds.holdMs);
  console.log(`holds of over 20 ms: ${holds.all.length}; over ${bounds.holdMs} ms: ${over.length}`);
  for (const hold of [...holds.all].sort((one, other) => ownMs(other) - ownMs(one)).slice(0, SHOWN))
    printHold(hold, run.sent);
  printSuspects(run.suspects);
  for (const [kind, all] of byKind(holds.all))
    console.log(
      `  ${kind}: ${all.length} holds, longest ${longestOf(all).toFixed(0)} ms, median ${medianOf(all).toFixed(0)} ms`,
    );
  const { p50 = 0, p999 = 0 } = holds.latest ?? {};
  const longest = longestOf(holds.all);
  const computing = Math.max(0, ...holds.all.map(({ ranMs }) => ranMs));
  const rss = Math.round(holds.rssMax / MB);
  console.log(
    `event loop: median ${p50.toFixed(1)} ms, p99.9 ${p999.toFixed(1)} ms, p100 ${longest.toFixed(0)} ms (bound ${bounds.holdMs})`,
  );
  const byClock = Math.max(0, ...holds.all.map(({ ms }) => ms));
  console.log(
    `of a hold this thread computed at most ${computing.toFixed(0)} ms; by the clock, other programs and all, the longest was ${byClock.toFixed(0)} ms`,
  );
  console.log(`memory: ${rss} MB (bound ${bounds.rssMb})`);
  const kept = longest <= bounds.holdMs && rss <= bounds.rssMb;
  console.log(kept ? "kept" : "NOT KEPT");
  return kept;
}

function printHold(hold: Hold, sent: ReadonlyMap<string, string>): void {
  const { ms, ranMs, waitMs, siblingWaitMs, gcMs, dbMs, names, load } = hold;
  const [first = "nothing", ...others] = names;
  const beside = others.length > 0 ? ` beside ${others.join(", ")}` : "";
  console.log(
    `  ${ownMs(hold).toFixed(0)} ms (by the clock ${ms.toFixed(0)}, computing ${ranMs.toFixed(0)}, kept from it ${waitMs.toFixed(0)}, other threads ${siblingWaitMs.toFixed(0)}, collector ${gcMs.toFixed(0)}, database ${dbMs.toFixed(0)}; load ${load.toFixed(1)}): ${first}${beside}`,
  );
  const text = sent.get(first);
  if (text) console.log(`    ${JSON.stringify(text.slice(0, 160))}`);
}

/** What came of the requests in the holds beyond the bound when each was sent again with nothing beside it. */
function printSuspects({ all }: Suspects): void {
  for (const { hold, alone } of all)
    for (const [name, ms] of alone)
      console.log(
        `  ${ownMs(hold).toFixed(0)} ms, sent again alone: ${name} ${ms > 0 ? ms.toFixed(0) : "under 20"} ms`,
      );
}

const kindOf = (name: string): string => name.replace(/ #\d+/, "");

/** Holds by the kinds of the requests that were being answered alone. */
function byKind(holds: readonly Hold[]): [string, Hold[]][] {
  const kinds = new Map<string, Hold[]>();
  for (const hold of holds) {
    const kind = [...new Set(hold.names.map(kindOf))].sort().join(" + ") || "nothing";
    kinds.set(kind, [...(kinds.get(kind) ?? []), hold]);
  }
  return [...kinds].filter(([kind]) => !kind.includes(" + "));
}

const longestOf = (holds: readonly Hold[]): number => Math.max(0, ...holds.map(ownMs));

const medianOf = (holds: readonly Hold[]): number =>
  holds.map(ownMs).sort((one, other) => one - other)[Math.floor(holds.length / 2)] ?? 0;
