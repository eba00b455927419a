import "server-only";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import * as schema from "@/drizzle/schema";
import { refuseAfterEnd } from "./end-pglite";
import { migrateDatabase } from "./migrations";
import { parseTypesInUse } from "./parsers-pglite";
import { prepareStatements } from "./prepared-pglite";
import type { TestDatabase } from "./testing";
import { databaseImage } from "./testing-image";

/** Ids from here on belong to what was made after PostgreSQL itself. */
const OWN = 16_384;
/** Everything there is but rows: tables with their columns, constraints, triggers and functions. */
const SHAPE = `select md5(string_agg(line, ' ' order by line)) as shape from (
  select concat_ws(' ', c.oid, c.relname, attname, atttypid, attnotnull) as line
    from pg_class c join pg_attribute on attrelid = c.oid where c.oid >= ${OWN}
  union all select concat_ws(' ', oid, conname, contype) from pg_constraint where oid >= ${OWN}
  union all select concat_ws(' ', oid, tgname, tgenabled) from pg_trigger where oid >= ${OWN}
  union all select concat_ws(' ', oid, proname, md5(prosrc)) from pg_proc where oid >= ${OWN}) as lines`;
/** The tables that hold rows or have held some since they were emptied. */
const USED = `select format('%I.%I', nspname, relname) as name
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind = 'r' and nspname = 'public' and pg_relation_size(c.oid) > 0`;

/** A migrated database and the shape it was made with. */
interface Embedded {
  readonly pglite: PGlite;
  readonly shape: string;
}

/** Databases of this process that nobody uses: to empty one takes a tenth of the time that it takes to open one. */
const idle: Embedded[] = [];

/** An empty, migrated database in memory. It may have served an earlier test, of which nothing is left: no row, no
 * setting, no change of a table, and no query that comes too late. */
export async function createEmbeddedDatabase(): Promise<TestDatabase> {
  const embedded = (await emptied(idle.pop())) ?? (await open());
  const { client, end } = lend(embedded.pglite);
  return {
    db: drizzle({ client, schema }),
    close: async () => {
      if (end()) idle.push(embedded);
    },
  };
}

/** A database in memory with no tables, which its caller closes. */
export async function createEmptyPglite(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await databaseImage("empty", () => PGlite.create()) });
}

async function open(): Promise<Embedded> {
  const image = await databaseImage("migrated", async () => {
    const pglite = await PGlite.create();
    await migrateDatabase(drizzle({ client: pglite, schema }));
    return pglite;
  });
  const pglite = prepareStatements(
    refuseAfterEnd(parseTypesInUse(await PGlite.create({ loadDataDir: image }))),
  );
  return { pglite, shape: await shapeOf(pglite) };
}

/** @returns null for one whose tables were changed, which is closed, and where there is none */
async function emptied(embedded: Embedded | undefined): Promise<Embedded | null> {
  if (!embedded) return null;
  const { pglite, shape } = embedded;
  if ((await shapeOf(pglite)) !== shape) {
    await pglite.close();
    return null;
  }
  const { rows } = await pglite.query<{ name: string }>(USED);
  const names = rows.map(({ name }) => name).join(", ");
  if (names) await pglite.exec(`truncate ${names} restart identity cascade`);
  await pglite.exec("discard all");
  return embedded;
}

async function shapeOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? "";
}

/** The database for one test to use, until that test has ended: what asks it later is refused, as by a closed one.
 * @returns with what ends it, which says whether this was the first time */
function lend(pglite: PGlite): { readonly client: PGlite; readonly end: () => boolean } {
  let ended = false;
  const client = new Proxy(pglite, {
    get(target, key) {
      const part: unknown = Reflect.get(target, key, target);
      if (typeof part !== "function") return part;
      return async (...args: unknown[]) => {
        if (ended) throw new Error("The database is closed.");
        return Reflect.apply(part, target, args);
      };
    },
  });
  const end = () => {
    const isFirst = !ended;
    ended = true;
    return isFirst;
  };
  return { client, end };
}
