import "server-only";
import type { Channel } from "@/server/providers/signals/port";
import type { EmbeddedDatabase } from "./embedded";
import type { Database } from "./types";

/** An open database and how to leave it. */
export interface OpenDatabase {
  database: Database;
  /** The embedded database itself, for the auth server that shares it; null with a PostgreSQL server. */
  embedded: EmbeddedDatabase | null;
  /** How processes on this database reach each other; null where there is one process, or no way. */
  channel: Channel | null;
  /** Answers when the database does.
   * @throws whatever the driver throws when it does not */
  ping(): Promise<void>;
  /** Does what a database that nobody looks after needs now and then; a server does it by itself. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}
