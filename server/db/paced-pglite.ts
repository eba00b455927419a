import "server-only";
import type { PGlite } from "@electric-sql/pglite";

/** How much of one turn of the event loop statements and what follows upon them may take, in milliseconds. */
const TURN_MS = 5;

interface Options {
  readonly turnMs?: number;
  /** In milliseconds. */
  readonly now?: () => number;
  /** Calls back after everyone else had a turn. */
  readonly soon?: (next: () => void) => unknown;
}

/** Lets everyone else have a turn between two statements. PGlite computes on this thread and answers without going round
 * the event loop, so statements that wait for one another, and the pages that wait for them, would all be worked through
 * in one turn, however many there are.
 * @returns the same PGlite */
export function paceStatements<Driver extends Pick<PGlite, "execProtocolStream">>(
  pglite: Driver,
  { turnMs = TURN_MS, now = () => performance.now(), soon = setImmediate }: Options = {},
): Driver {
  const send: Driver["execProtocolStream"] = pglite.execProtocolStream.bind(pglite);
  let begun: number | null = null;
  const over = (): boolean => {
    if (begun !== null) return now() - begun >= turnMs;
    begun = now();
    soon(() => {
      begun = null;
    });
    return false;
  };
  pglite.execProtocolStream = async (message, how) => {
    if (over()) await new Promise<void>((resume) => soon(resume));
    return send(message, how);
  };
  return pglite;
}
