import "server-only";
import { offerServer } from "./admission/serve";
import { openDatabase } from "./db/client";
import { DataDirectoryLocked } from "./db/lock";
import { env } from "./env";
import { InvalidEnvironment } from "./env-parse";
import { getAuthProvider } from "./providers/auth";
import { startDailyRuns } from "./request/daily-runs";
import { sweepReplies } from "./request/tutoring";
import { closeBeforeExit, exitWithLauncher } from "./shutdown";

/** Checks the configuration, opens the database and wakes the auth server, so that the first visitor does not wait.
 * What the person at the terminal has to put right ends the process with a plain message. A database server that
 * cannot be reached does not: it may be back by the first request. */
export async function startServices(): Promise<void> {
  try {
    offerServer();
    exitWithLauncher(env.LAUNCHER_PID);
    closeBeforeExit();
    startDailyRuns();
    await openDatabase();
    sweepReplies();
    const auth = getAuthProvider();
    if (auth.kind === "embedded") await auth.isHealthy();
  } catch (error) {
    if (error instanceof InvalidEnvironment || error instanceof DataDirectoryLocked) {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    }
    console.error("The database cannot be opened yet; the next request tries again.", error);
  }
}
