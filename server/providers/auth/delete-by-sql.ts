import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "@/server/db/types";

const answerSchema = z.object({ rows: z.array(z.object({ may: z.boolean() })) });

/** Deletes an account where a Supabase project keeps it, when the product's database is the project's.
 * @returns false when this database keeps no accounts, or does not let the product delete them */
export async function deleteBySql(database: Database, userId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const mayDelete = async (table: string): Promise<boolean> => {
      const answer = await transaction.execute(
        sql`select coalesce(has_table_privilege(to_regclass(${table}), 'delete'), false) as may`,
      );
      return answerSchema.parse(answer).rows[0]?.may ?? false;
    };
    if (!(await mayDelete("auth.users"))) return false;
    for (const [table, ofUser] of Object.entries(loose(userId))) {
      if (await mayDelete(table)) {
        await transaction.execute(sql`delete from ${sql.raw(table)} where ${ofUser}`);
      }
    }
    // Sessions, identities and one-time tokens go with the account by themselves.
    await transaction.execute(sql`delete from auth.users where id = ${userId}::uuid`);
    return true;
  });
}

/** Tables that are not tied to the account, and which of their rows are its. */
const loose = (userId: string): Record<string, SQL> => ({
  "auth.refresh_tokens": sql`user_id::text = ${userId}`,
  "auth.flow_state": sql`user_id::text = ${userId}`,
  "auth.audit_log_entries": sql`payload->>'actor_id' = ${userId}`,
});
