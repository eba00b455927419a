import "server-only";
import { closeDatabase } from "./db/client";
import { closeAnalytics } from "./providers/analytics";
import { closeTutoring } from "./request/tutoring";

/** How long requests under way may take to finish before the database is closed under them. */
const DRAIN_MS = 5_000;
const LAUNCHER_CHECK_MS = 2_000;

/** Closes the database and sends the last events between the end of the last request and the end of the process. On a
 * signal Next finishes the requests under way and then exits; it offers no place in between, so its exit is held back
 * until both are done. A request that streams for longer than `DRAIN_MS` does not keep the process alive. */
export function closeBeforeExit(): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      const exit = process.exit.bind(process);
      let closing = false;
      const closeAndExit = (code?: number | string | null) => {
        if (closing) return;
        closing = true;
        const database = closeTutoring()
          .then(closeDatabase)
          .catch((error) => console.error("The database did not close cleanly.", error));
        Promise.all([database, closeAnalytics()]).then(() => exit(code));
      };
      process.exit = closeAndExit as typeof process.exit;
      setTimeout(closeAndExit, DRAIN_MS, 0).unref();
    });
  }
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
