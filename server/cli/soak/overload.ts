import { setTimeout as pause } from "node:timers/promises";
import type { LoadUsers } from "./load-users";
import { Tally, type Totals } from "./tally";

/** How the product took too many visitors, and how it was afterwards. Milliseconds. */
export interface Overload {
  /** Visitors at the height of it. */
  readonly visitors: number;
  readonly during: Tally;
  /** How long it took, in seconds. */
  readonly seconds: number;
  readonly before: number;
  readonly after: number;
}

interface Course {
  readonly crowd: LoadUsers;
  /** As many as the product was used to. */
  readonly visitors: number;
  /** Counts in a new tally from now on. */
  readonly countIn: (tally: Tally) => void;
  readonly signal: AbortSignal;
}

const MEASURE_MS = 45_000;
const STEP_MS = 20_000;
const SETTLE_MS = 35_000;
const DOUBLINGS_MAX = 5;

/** Doubles the visitors until answers are shed, stays there for a while, and goes back. Someone who visits acts every
 * ten seconds on average, however long answers take. */
export async function overload({ crowd, visitors, countIn, signal }: Course): Promise<Overload> {
  const wait = (ms: number) => pause(ms, undefined, { signal }).catch(() => undefined);
  const measured = async () => {
    const tally = new Tally();
    countIn(tally);
    await wait(MEASURE_MS);
    return p95(tally);
  };
  const before = await measured();
  const during = new Tally();
  countIn(during);
  const began = performance.now();
  let count = visitors;
  for (let step = 0; step < DOUBLINGS_MAX && !isShedding(during.totals()) && !signal.aborted; step += 1) {
    count *= 2;
    crowd.resize(count);
    console.log(`  ${count} visitors`);
    await wait(STEP_MS);
  }
  await wait(STEP_MS);
  crowd.resize(visitors);
  // What was asked at the height of it is answered now, or runs out of time.
  await wait(SETTLE_MS);
  const seconds = (performance.now() - began) / 1000;
  return { visitors: count, during, seconds, before, after: await measured() };
}

const isShedding = ({ shed, answers }: Totals): boolean => shed > answers / 100;

const p95 = (tally: Tally): number => tally.routes().at(-1)?.p95 ?? Number.NaN;
