import { drizzle } from "drizzle-orm/pglite";
import { afterEach, describe, expect, it } from "vitest";
import * as schema from "@/drizzle/schema";
import { createTestDatabase } from "@/server/db/testing";
import { deleteBySql } from "./delete-by-sql";
import { createTestAuthServer } from "./testing";

const USER = "6f1c1c5e-2b7e-4d6a-9a53-0f6f7a1c2d3e";
const OTHER = "7a1c1c5e-2b7e-4d6a-9a53-0f6f7a1c2d3e";

let close: () => Promise<void>;
afterEach(() => close());

describe("deleting an account in the project's database", () => {
  it("removes the account and what is not tied to it, and nobody else's", async () => {
    const { embedded, close: end } = await createTestAuthServer();
    close = end;
    const database = embedded.connection.driver;
    for (const id of [USER, OTHER]) {
      await database.query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@example.test`]);
      await database.query("insert into auth.refresh_tokens (id, token, user_id) values ($1, $2, $3)", [
        id,
        id,
        id,
      ]);
      await database.query(
        "insert into auth.audit_log_entries (id, payload) values ($1, json_build_object('actor_id', $2::text))",
        [id, id],
      );
    }
    expect(await deleteBySql(drizzle({ client: database, schema }), USER)).toBe(true);
    for (const table of ["users", "refresh_tokens", "audit_log_entries"]) {
      const { rows } = await database.query(`select id from auth.${table}`);
      expect(rows).toEqual([{ id: OTHER }]);
    }
  });

  it("says so when the database keeps no accounts", async () => {
    const test = await createTestDatabase();
    close = test.close;
    expect(await deleteBySql(test.db, USER)).toBe(false);
  });
});
