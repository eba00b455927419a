import type pg from "pg";

/** What a table takes. */
export interface Kept {
  readonly name: string;
  readonly rows: number;
  /** With its indexes and what is kept aside of long values. */
  readonly bytes: number;
  readonly indexBytes: number;
}

const SIZES = `select relname as name, reltuples::int as rows, pg_total_relation_size(oid)::int as bytes,
    pg_indexes_size(oid)::int as "indexBytes"
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0 order by bytes desc`;

/** The product's tables that have rows, the largest first, freshly packed. */
export async function keptIn(client: pg.Client): Promise<readonly Kept[]> {
  await client.query("vacuum full analyze");
  const { rows } = await client.query<Kept>(SIZES);
  return rows;
}

/** How many bytes of PostgreSQL's log some work has written. */
export async function walWritten(client: pg.Client, work: () => Promise<void>): Promise<number> {
  await client.query("checkpoint");
  const position = "select pg_current_wal_insert_lsn()::text as lsn";
  const before = (await client.query<{ lsn: string }>(position)).rows[0]?.lsn;
  await work();
  const difference = "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1)::float as bytes";
  const { rows } = await client.query<{ bytes: number }>(difference, [before]);
  return rows[0]?.bytes ?? Number.NaN;
}
