import { readdirSync } from "node:fs";
import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { createSignalsAcross } from "@/server/providers/signals/across-processes";
import { migrationsFolder } from "./migrations";
import { createEmptyDatabase, openOnServer } from "./testing-server";
import type { Database } from "./types";

const server = inject("databaseServer");
const MIGRATIONS = readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql")).length;

async function migrationsIn(database: Database): Promise<unknown> {
  const result = await database.execute(
    sql`select count(*)::int as kept, count(distinct hash)::int as distinct from drizzle.__drizzle_migrations`,
  );
  return (result as { rows: unknown[] }).rows[0];
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

describe.skipIf(server.relayPort !== null)("two processes on one database", () => {
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
