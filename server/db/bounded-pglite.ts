import "server-only";
import type { PGlite } from "@electric-sql/pglite";

/** Statements and transactions that may wait for their turn: about a second of work. Further ones would be answered when
 * nobody waits for them any more, and take the place of those that someone does. */
const WAITING_MAX = 1_000;

/** What PostgreSQL says when it takes no more. By its code, not its class, everyone knows it: modules are loaded more
 * than once in this process. */
export const TOO_MANY_WAITING = "53300";

type Calls = Pick<PGlite, "query" | "exec" | "transaction">;

/** Puts a bound on the queue before the embedded database, which answers one after the other. A statement inside a
 * transaction is not counted: what has begun may finish.
 * @returns the same PGlite; beyond the bound its calls reject as those of a server with too many connections do */
export function boundQueue<Driver extends Calls>(pglite: Driver, waitingMax = WAITING_MAX): Driver {
  let waiting = 0;
  const counted = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (waiting >= waitingMax)
      throw Object.assign(new Error("too many statements wait for the database"), { code: TOO_MANY_WAITING });
    waiting += 1;
    try {
      return await run();
    } finally {
      waiting -= 1;
    }
  };
  const { query, exec, transaction } = pglite;
  pglite.query = (...args: unknown[]) => counted(() => Reflect.apply(query, pglite, args));
  pglite.exec = (...args) => counted(() => exec.apply(pglite, args));
  pglite.transaction = (...args: unknown[]) => counted(() => Reflect.apply(transaction, pglite, args));
  return pglite;
}
