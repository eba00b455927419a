import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { closing } from "./bench/product";
import { recordMeasurement } from "./bench/record-measurement";
import { audit } from "./soak/audit";
import { closeClient } from "./soak/client";
import { type Fixtures, openFixtures } from "./soak/fixtures";
import { Ledger } from "./soak/ledger";
import { type Ground, openLoadUsers, readReplies } from "./soak/load-users";
import { watchMachine } from "./soak/machine";
import { readOptions, type SoakOptions } from "./soak/options";
import { overload } from "./soak/overload";
import {
  ofAudit,
  ofOverload,
  ofTally,
  type Promised,
  printProcess,
  printPromises,
  printTally,
} from "./soak/report";
import { Tally } from "./soak/tally";

/** `npm run soak`: many visitors for a while, on its own product, and whether it keeps its promises: no error, no
 * lost write, flat memory, and with `--overload` shedding instead of falling over. Options: `--visitors`, `--minutes`,
 * `--streams`, `--postgres`, `--overload`. Ends with 1 when a promise is broken. Needs about a minute more than asked for,
 * and as long again as a build takes where there is none. */
recordMeasurement("soak");

const WARM_UP_MS = 20_000;

const options = readOptions(process.argv.slice(2));
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());

await closing(async ({ directory, add }) => {
  add(async () => closeClient());
  console.log(`${options.postgres ? "PostgreSQL" : "the embedded database"}; data in ${directory}`);
  const fixtures = await openFixtures({ directory, postgres: options.postgres, add });
  const kept = await run(fixtures, options);
  process.exitCode = kept && !stopping.signal.aborted ? 0 : 1;
});

async function run(
  fixtures: Fixtures,
  { visitors, streams, minutes, overload: beyond }: SoakOptions,
): Promise<boolean> {
  const leaving = new AbortController();
  // Every visitor who thinks listens to it.
  setMaxListeners(0, leaving.signal);
  stopping.signal.addEventListener("abort", () => leaving.abort());
  let tally = new Tally();
  const countIn = (next: Tally) => {
    tally = next;
  };
  const ground: Ground = {
    origin: fixtures.product.origin,
    auth: fixtures.auth,
    ledger: new Ledger(),
    tally: () => tally,
    closing: leaving.signal,
  };
  const wait = (ms: number) => pause(ms, undefined, { signal: leaving.signal }).catch(() => undefined);
  const crowd = openLoadUsers(ground);
  crowd.resize(visitors);
  const replies = readReplies(ground, streams);
  await wait(WARM_UP_MS);

  console.log(`${visitors} visitors and ${streams} replies at once for ${minutes} minutes`);
  const measured = new Tally();
  countIn(measured);
  const machine = watchMachine();
  const began = Date.now();
  await wait(minutes * 60_000);
  const ended = Date.now();
  printTally(measured, (ended - began) / 1000);
  console.log(`machine  other programs took ${machine.stop()}`);
  const promises: Promised[] = [...ofTally(measured), printProcess(fixtures.probe, began, ended)];

  if (beyond && !leaving.signal.aborted) {
    console.log("beyond capacity");
    const course = await overload({ crowd, visitors, countIn, signal: leaving.signal });
    printTally(course.during, course.seconds);
    promises.push(...ofOverload(course));
  }
  countIn(new Tally());
  leaving.abort();
  await Promise.all([crowd.gone(), replies]);
  if (!stopping.signal.aborted) promises.push(...ofAudit(await audit(ground)));
  return printPromises(promises);
}
