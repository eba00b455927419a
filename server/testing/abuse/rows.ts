import "server-only";
import { sql } from "drizzle-orm";
import type { Database } from "@/server/db/types";
import type { TestAuth } from "@/server/providers/auth/testing";

/** Every row of every table, as text, the product's and the auth server's. */
export type Rows = ReadonlyMap<string, readonly string[]>;

/** Counts of attempts and places, which anyone who tries anything changes and which name nobody; and links on their way,
 * because anyone may have one sent to an address. */
const COUNTERS = new Set(["rate_buckets", "known_places", "mailed_links"]);

/** What the auth server knows of an account and its sessions. Its log and its links stay out: anyone may have a link
 * sent to an address. */
const AUTH = {
  users: "select id::text || ' ' || email || ' ' || coalesce(encrypted_password, '') as row from auth.users",
  sessions: "select id::text || ' ' || user_id::text as row from auth.sessions",
  tokens: "select user_id::text || ' ' || token || ' ' || revoked::text as row from auth.refresh_tokens",
};

/** @param auth the auth server, where the test has one */
export async function takeRows(db: Database, auth: TestAuth | null): Promise<Rows> {
  const rows = new Map<string, readonly string[]>();
  const tables = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { name } of rowsOf(tables)) {
    if (COUNTERS.has(String(name))) continue;
    const table = sql.identifier(String(name));
    const found = await db.execute(sql`select t::text as row from ${table} t order by 1`);
    rows.set(
      String(name),
      rowsOf(found).map(({ row }) => String(row)),
    );
  }
  if (!auth) return rows;
  for (const [name, query] of Object.entries(AUTH)) {
    const found = await auth.embedded.connection.driver.query<{ row: string }>(`${query} order by 1`);
    rows.set(
      `auth.${name}`,
      found.rows.map(({ row }) => row),
    );
  }
  return rows;
}

/** What named one of these and is there no more, byte for byte, and what is new and names one of them.
 * @returns a line for each, with its table */
export function harmTo(before: Rows, after: Rows, names: readonly string[]): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table) ?? [];
    const about = (row: string) => names.some((name) => row.includes(name));
    const lost = rows.filter((row) => !now.includes(row) && about(row));
    const gained = now.filter((row) => !rows.includes(row) && about(row));
    return [...lost.map((row) => `${table} lost ${row}`), ...gained.map((row) => `${table} gained ${row}`)];
  });
}

function rowsOf(result: unknown): Record<string, unknown>[] {
  const rows = Array.isArray(result) ? result : (result as { rows: unknown }).rows;
  return rows as Record<string, unknown>[];
}
