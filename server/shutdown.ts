import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { requestsUnderWay, stopListening } from "./admission/runtime";
import { closeEngine } from "./composition/engine";
import { closeTutorServices, repliesUnderWay } from "./composition/tutor-deps";
import { closeDatabase } from "./db/client";
import { closeAnalytics } from "./providers/analytics";
import { closeTracing } from "./providers/tracing";
import { beginShutdown } from "./shutdown-state";

/** How long requests under way may take to finish before replies are broken off and the database is closed. */
const DRAIN_MS = 5_000;
/** How long streams have to hand on how their replies ended. */
const FLUSH_MS = 1_000;
/** What does not come to an end by then, a database that does not answer, is left. */
const GRACE_MS = 9_000;
const STUCK = 1;
const LOOK_EVERY_MS = 25;
const LAUNCHER_CHECK_MS = 2_000;

/** Ends the process in good order on a signal. New requests are refused from then on. What is under way has `DRAIN_MS`
 * to finish; a reply that is still being written then is kept as interrupted, to be carried on, and its viewers are told.
 * Then the database closes and the last events are sent. Where Next ends the process itself its exit is held back until
 * all that is done. */
export function closeBeforeExit(): void {
  const exit = process.exit.bind(process);
  let ending = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      process.exit = (() => undefined) as unknown as typeof process.exit;
      void Promise.race([closeAll(), pause(GRACE_MS, STUCK)]).then(exit);
    });
  }
}

/** @returns the exit code */
async function closeAll(): Promise<number> {
  beginShutdown();
  await until(() => requestsUnderWay() + repliesUnderWay() === 0, DRAIN_MS);
  const analytics = closeAnalytics().catch(() => undefined);
  try {
    await closeTutorServices();
    await until(() => requestsUnderWay() === 0, FLUSH_MS);
    stopListening();
    await closeEngine();
    await closeDatabase();
  } catch (error) {
    console.error("The database did not close cleanly.", error);
  }
  await Promise.all([analytics, closeTracing().catch(() => undefined)]);
  return 0;
}

async function until(idle: () => boolean, ms: number): Promise<void> {
  const deadline = performance.now() + ms;
  while (!idle() && performance.now() < deadline) await pause(LOOK_EVERY_MS);
}

/** Ends this process when the one that launched it is gone, so that a launcher killed outright leaves no server
 * behind that holds the port and the data. */
export function exitWithLauncher(launcherPid: number | undefined): void {
  if (launcherPid === undefined) return;
  const check = setInterval(() => {
    try {
      process.kill(launcherPid, 0);
    } catch {
      clearInterval(check);
      process.kill(process.pid, "SIGTERM");
    }
  }, LAUNCHER_CHECK_MS);
  check.unref();
}
