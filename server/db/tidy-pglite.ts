import "server-only";
import type { PGliteInterface } from "@electric-sql/pglite";

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

/** Makes the space of deleted and changed rows free for new ones, and tells the planner how much there is. A PostgreSQL
 * server does so by itself; the embedded one has no process for it and would only ever grow. One table after the other,
 * so that requests come in between. */
export async function tidyPglite(pglite: PGliteInterface): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(TABLES);
  for (const { name } of rows) await pglite.exec(`vacuum (analyze) ${name}`);
}
