/** How to reach the database a DATABASE_URL names. */
export type Driver =
  | { kind: "pglite"; directory: string }
  | { kind: "neon"; url: string }
  | { kind: "pg"; url: string };

const NEON_HOST = /(^|\.)neon\.(tech|build)$/;

/** Chooses the driver for a database URL.
 * @param databaseUrl `pglite:` and a directory (relative to the working directory, or absolute), or a `postgres://` URL
 * @returns the embedded PGlite for `pglite:`, Neon's WebSocket driver for a Neon host, node-postgres otherwise
 * @example chooseDriver("pglite:.data/db") // { kind: "pglite", directory: ".data/db" } */
export function chooseDriver(databaseUrl: string): Driver {
  if (databaseUrl.startsWith("pglite:")) {
    return { kind: "pglite", directory: databaseUrl.replace(/^pglite:(\/\/)?/, "") };
  }
  const host = new URL(databaseUrl).hostname;
  return NEON_HOST.test(host) ? { kind: "neon", url: databaseUrl } : { kind: "pg", url: databaseUrl };
}
