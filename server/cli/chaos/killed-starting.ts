import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import type { OwnServer } from "@/e2e/own-server";
import { migrationsFolder } from "@/server/db/migrations";
import { Ledger } from "./ledger";
import { must, onPostgres, type Scenario, type Stage } from "./scenario";
import { Visitor } from "./visitor";

const KILLS = 6;
/** A start takes about that long until the database is open. */
const OPENING_MS = 4_000;
/** The database of the first release. */
const OLD = 1;

/** Reads every table's columns, indexes and constraints, so that two schemas can be compared as text. */
const SCHEMA = `
  select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
    from information_schema.columns where table_schema = 'public'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  order by 1`;

/** The process is killed while it makes its database, or brings an old one up to date. */
export const killedStarting: readonly Scenario[] = [
  {
    name: "killed-first-start",
    fault: "kill -9 while the embedded database is created",
    run: async (stage) => {
      const server = await stage.product();
      const kills = await killWhileStarting(stage, server);
      return `${kills} kills; ${await works(server)}`;
    },
  },
  {
    name: "killed-migrating",
    fault: "kill -9 in mid-migration, embedded database",
    run: killedMigratingEmbedded,
  },
  {
    name: "killed-migrating-postgres",
    fault: "kill -9 in mid-migration, PostgreSQL",
    run: killedMigratingPostgres,
  },
];

async function killedMigratingEmbedded(stage: Stage): Promise<string> {
  const directory = stage.directory();
  const old = await PGlite.create(join(directory, "database"));
  await migrateEmbedded(drizzleEmbedded({ client: old }), { migrationsFolder: oldMigrations(stage) });
  await old.close();
  const server = await stage.product({}, directory);
  const kills = await killWhileStarting(stage, server);
  const words = await works(server);
  must((await server.end()) === 0, "the product did not end in good order");
  const fresh = await PGlite.create();
  await migrateEmbedded(drizzleEmbedded({ client: fresh }), { migrationsFolder });
  const migrated = await PGlite.create(join(directory, "database"));
  const [wanted, found] = [await linesOf(fresh), await linesOf(migrated)];
  await Promise.all([fresh.close(), migrated.close()]);
  compare(found, wanted);
  return `${kills} kills; the schema is whole (${found.length} columns, indexes and constraints); ${words}`;
}

async function killedMigratingPostgres(stage: Stage): Promise<string> {
  const database = await stage.postgres();
  const wanted = await onDatabase(database.url, "wanted", async (client) => {
    await migrate(drizzle({ client }), { migrationsFolder });
    return linesOf(client);
  });
  await onDatabase(database.url, "product", (client) =>
    migrate(drizzle({ client }), { migrationsFolder: oldMigrations(stage) }),
  );
  const url = new URL(database.url);
  url.pathname = "product";
  const server = await stage.product({ ...onPostgres(database), DATABASE_URL: url.href });
  const kills = await killWhileStarting(stage, server);
  const words = await works(server);
  const found = await onDatabase(database.url, "product", linesOf);
  compare(found, wanted);
  return `${kills} kills; the schema is whole (${found.length} columns, indexes and constraints); ${words}`;
}

/** Starts it again and again, and kills it at a moment the seed chooses. */
async function killWhileStarting(stage: Stage, server: OwnServer): Promise<number> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    server.launch();
    const dies = new Promise((resolve) => setTimeout(resolve, stage.random.below(OPENING_MS)));
    // Counted from the moment at which the server itself begins, not the command that starts it.
    await server.says("http://localhost");
    await dies;
    await server.kill();
  }
  return KILLS;
}

/** @returns what was tried */
async function works(server: OwnServer): Promise<string> {
  await server.start();
  const ledger = new Ledger();
  await ledger.solve(new Visitor(server.origin), "3x + 5 = 20");
  await ledger.tell(new Visitor(server.origin), "Solve 2x + 9 = 33");
  const { problems, messages } = await ledger.check();
  must(problems === 1 && messages === 1, "the product that came up does not take new work");
  return "a problem and a conversation work";
}

/** The migrations as they were at the first release. */
function oldMigrations(stage: Stage): string {
  const folder = join(stage.directory(), "migrations");
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  for (const { tag } of journal.entries.splice(OLD)) rmSync(join(folder, `${tag}.sql`));
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}

interface Queryable {
  query(statement: string): Promise<{ rows: unknown[] }>;
}

async function linesOf(database: Queryable): Promise<string[]> {
  const { rows } = await database.query(SCHEMA);
  return (rows as { line: string }[]).map(({ line }) => line);
}

function compare(found: readonly string[], wanted: readonly string[]): void {
  const missing = wanted.filter((line) => !found.includes(line));
  must(missing.length === 0, `the schema lacks ${missing.join("; ")}`);
}

/** Works on a database of the server, which is made when it is not there. */
async function onDatabase<Result>(
  server: string,
  name: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const maker = new pg.Client({ connectionString: server });
  await maker.connect();
  const { rowCount } = await maker.query("select from pg_database where datname = $1", [name]);
  if (rowCount === 0) await maker.query(`create database ${name}`);
  await maker.end();
  const url = new URL(server);
  url.pathname = name;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
