import "server-only";
import type { Database } from "./types";

/** A statement that is written once for each database instead of for each call: writing one takes longer than its values
 * take to be handed over. It has no name, so that what stands between us and the database need not remember it. */
export function writtenOnce<Statement>(write: (db: Database) => Statement): (db: Database) => Statement {
  const written = new WeakMap<Database, Statement>();
  return (db) => {
    const known = written.get(db) ?? write(db);
    written.set(db, known);
    return known;
  };
}

/** The name of a statement that has none. */
export const UNNAMED = "";
