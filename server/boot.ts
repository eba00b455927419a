import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { WebHandler } from "./admission/web-handler";
import { compose, getDeps } from "./composition/compose";
import { startDailyRuns } from "./composition/daily-jobs";
import { warmEngine } from "./composition/engine";
import { prepareServer } from "./composition/offer-server";
import { sweepReplies } from "./composition/tutor-deps";
import { openDatabase } from "./db/client";
import { chooseDriver } from "./db/driver";
import { DataDirectoryLocked } from "./db/lock";
import { createForOwnerOnly } from "./db/owner-only";
import { env } from "./env";
import { InvalidEnvironment } from "./env-parse";
import { getAuthProvider } from "./providers/auth";
import { startTracing } from "./providers/tracing";
import { closeBeforeExit, exitWithLauncher } from "./shutdown";

/** How long the engine's threads are waited for. */
const WARM_MS = 5_000;
/** How long a database server is waited for before this one listens: one that does not answer may be back soon. An embedded
 * database is there or fails, however slow the machine. */
const LISTEN_MS = 30_000;

/** Checks the configuration, opens the database and wakes the auth server; then the server listens, so that no visitor
 * waits for any of it. What the person at the terminal has to put right ends the process with a plain message. A
 * database server that cannot be reached does not: it may be back by the first request. */
export async function startServices(): Promise<void> {
  let listen = () => {};
  try {
    createForOwnerOnly();
    await startTracing();
    listen = await prepareServer(loadApi);
    exitWithLauncher(env.LAUNCHER_PID);
    closeBeforeExit();
    startDailyRuns();
    getDeps();
    const isEmbedded = chooseDriver(env.DATABASE_URL).kind === "pglite";
    await (isEmbedded ? wake() : atMost(LISTEN_MS, wake()));
  } catch (error) {
    if (InvalidEnvironment.isInstance(error) || DataDirectoryLocked.isInstance(error)) {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    }
    console.error("The database cannot be opened yet; the next request tries again.", error);
  } finally {
    listen();
  }
}

async function wake(): Promise<void> {
  const warming = warmEngine();
  await openDatabase();
  sweepReplies();
  const auth = getAuthProvider();
  if (auth.kind === "embedded") await auth.isHealthy();
  await atMost(WARM_MS, warming);
}

const atMost = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, pause(ms, undefined, { ref: false })]);

async function loadApi(): Promise<WebHandler> {
  const { createApiHandler } = await import("./trpc/handler");
  return createApiHandler(compose());
}
