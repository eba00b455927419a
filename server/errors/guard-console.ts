import "server-only";
import type { Logger } from "@/server/providers/logging/port";

type Printing = Pick<Console, "error" | "warn">;

/** Takes over what libraries print about errors. The framework prints a failed page's error as it is, and a database's
 * error holds the values of its query: what a student typed. An error becomes a log line without them; sentences
 * without an error are printed as before. One with a digest is left to `reportPageError`, which is told of it too.
 * @param printing what to take over; the process's console when absent */
export function guardConsole(log: Logger, printing: Printing = console): void {
  for (const level of ["error", "warn"] as const) {
    const print = printing[level].bind(printing);
    printing[level] = (...words: unknown[]) => {
      const error = words.find((word) => word instanceof Error);
      if (!error) print(...words);
      else if (!("digest" in error)) log[level]("an error was printed", { error });
    };
  }
}
