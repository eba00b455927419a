import "server-only";
import type { PGlite } from "@electric-sql/pglite";

/** The protocol's message that ends a connection. */
const TERMINATE = "X".charCodeAt(0);

/** Makes closing safe for queries that still wait for their turn: they are refused. PGlite 0.4 looks whether it is open
 * before a query waits and not after, and an ended server that is asked something never comes back: the process would
 * stand still with a busy processor.
 * @returns the same PGlite */
export function refuseAfterEnd<Driver extends PGlite>(pglite: Driver): Driver {
  const send = pglite.execProtocolRawSync.bind(pglite);
  let ended = false;
  pglite.execProtocolRawSync = (message) => {
    if (ended) throw new Error("The database is closed.");
    ended = message[0] === TERMINATE;
    return send(message);
  };
  return pglite;
}
