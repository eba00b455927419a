import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { WebHandler } from "./admission/web-handler";
import { compose, getDeps } from "./composition/compose";
import { startDailyRuns } from "./composition/daily-jobs";
import { warmEngine } from "./composition/engine";
import { offerServer } from "./composition/offer-server";
import { sweepReplies } from "./composition/tutor-deps";
import { openDatabase } from "./db/client";
import { DataDirectoryLocked } from "./db/lock";
import { createForOwnerOnly } from "./db/owner-only";
import { env } from "./env";
import { InvalidEnvironment } from "./env-parse";
import { getAuthProvider } from "./providers/auth";
import { closeBeforeExit, exitWithLauncher } from "./shutdown";

/** How long the engine's threads are waited for. */
const WARM_MS = 5_000;

/** Checks the configuration, opens the database and wakes the auth server, so that the first visitor does not wait.
 * What the person at the terminal has to put right ends the process with a plain message. A database server that
 * cannot be reached does not: it may be back by the first request. */
export async function startServices(): Promise<void> {
  try {
    createForOwnerOnly();
    await offerServer(loadApi);
    exitWithLauncher(env.LAUNCHER_PID);
    closeBeforeExit();
    startDailyRuns();
    getDeps();
    const warming = warmEngine();
    await openDatabase();
    sweepReplies();
    const auth = getAuthProvider();
    if (auth.kind === "embedded") await auth.isHealthy();
    await Promise.race([warming, pause(WARM_MS, undefined, { ref: false })]);
  } catch (error) {
    if (InvalidEnvironment.isInstance(error) || DataDirectoryLocked.isInstance(error)) {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    }
    console.error("The database cannot be opened yet; the next request tries again.", error);
  }
}

async function loadApi(): Promise<WebHandler> {
  const { createApiHandler } = await import("./trpc/handler");
  return createApiHandler(compose());
}
