import { readdirSync } from "node:fs";
import { type SQL, sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { createSignalsAcross } from "@/server/providers/signals/across-processes";
import { migrationsFolder } from "./migrations";
import { administerOn, createEmptyDatabase, openOnServer } from "./testing-server";
import type { Database } from "./types";

const server = inject("databaseServer");
const MIGRATIONS = readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql")).length;

const TABLES = "select tablename from pg_tables where schemaname in ('public', 'drizzle')";

async function rowsOf<Row>(database: Database, query: SQL): Promise<Row[]> {
  return ((await database.execute(query)) as { rows: Row[] }).rows;
}

async function migrationsIn(database: Database): Promise<unknown> {
  const counts = sql`select count(*)::int as kept, count(distinct hash)::int as distinct
    from drizzle.__drizzle_migrations`;
  return (await rowsOf(database, counts))[0];
}

describe("opening a database on a server", () => {
  it("migrates once when several servers of the product start together", async () => {
    const name = await createEmptyDatabase(server);
    const opened = await Promise.all([1, 2, 3].map(() => openOnServer(server, name)));
    for (const { database, ping, close } of opened) {
      await ping();
      expect(await migrationsIn(database)).toEqual({ kept: MIGRATIONS, distinct: MIGRATIONS });
      await close();
    }
  });

  it("says so when there is no such database", async () => {
    await expect(openOnServer(server, "no_such_database")).rejects.toThrow();
  });
});

describe("migrating a server's database", () => {
  it("keeps no lock in a session, which a pooler would hand to someone else", async () => {
    const name = await createEmptyDatabase(server);
    const { database, close } = await openOnServer(server, name);
    const locks = sql`select 1 from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and d.datname = ${name}`;
    expect(await rowsOf(database, locks)).toEqual([]);
    await close();
  });

  it("leaves nothing behind when a statement of it fails, and does it all the next time", async () => {
    const name = await createEmptyDatabase(server);
    await administerOn(server, name, "create table solves (in_the_way int)");
    await expect(openOnServer(server, name)).rejects.toThrow();
    const tables = await administerOn(server, name, TABLES);
    expect(tables).toEqual([{ tablename: "solves" }]);
    await administerOn(server, name, "drop table solves");
    const { database, close } = await openOnServer(server, name);
    expect(await migrationsIn(database)).toEqual({ kept: MIGRATIONS, distinct: MIGRATIONS });
    await close();
  });

  it("leaves alone what a later version has migrated further", async () => {
    const name = await createEmptyDatabase(server);
    await (await openOnServer(server, name)).close();
    const later =
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)";
    await administerOn(server, name, later);
    const { database, close } = await openOnServer(server, name);
    expect(await migrationsIn(database)).toEqual({ kept: MIGRATIONS + 1, distinct: MIGRATIONS + 1 });
    await close();
  });
});

describe("a connection that breaks", () => {
  it("between two statements of a transaction fails that transaction and nothing else", async () => {
    const name = await createEmptyDatabase(server);
    const { database, close, ping } = await openOnServer(server, name);
    const broken = database.transaction(async (tx) => {
      const [row] = await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      await administerOn(server, name, `select pg_terminate_backend(${row?.pid}, 5000)`);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    await ping();
    await close();
  });
});

describe("two processes on one database", () => {
  it("hear of each other's news, also when their listening connections were cut", async () => {
    const name = await createEmptyDatabase(server);
    const [here, there] = [await openOnServer(server, name), await openOnServer(server, name)];
    const signals = [here, there].map(({ channel }) =>
      createSignalsAcross(async () => channel, { retryMs: 10 }),
    );
    const [speaking, listening] = signals;
    let heard = 0;
    listening?.subscribe("run", () => {
      heard += 1;
    });
    const reaches = async () => {
      heard = 0;
      await expect
        .poll(() => {
          speaking?.publish(["other", "run"]);
          return heard;
        })
        .toBeGreaterThan(0);
    };
    await reaches();
    await here.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and query ilike 'listen%'`,
    );
    await reaches();
    await Promise.all(signals.map((each) => each.close()));
    await Promise.all([here.close(), there.close()]);
  });
});
