import "server-only";
import type { PGliteInterface, Transaction } from "@electric-sql/pglite";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";

type Runner = Pick<Transaction, "query">;

/** A transaction that PGlite holds open until `finish` is called. */
interface ParkedTransaction {
  runner: Transaction;
  finish(outcome: "commit" | "rollback"): Promise<void>;
}

/** Opens a PGlite transaction and stays inside it. PGlite lets one transaction in at a time and makes everyone
 * else wait, so nothing can slip between its BEGIN and its COMMIT on the one session there is. */
function parkTransaction(pglite: PGliteInterface): Promise<ParkedTransaction> {
  return new Promise((opened, failed) => {
    const ended = pglite.transaction(async (runner) => {
      const outcome = await new Promise<"commit" | "rollback">((finish) => {
        opened({
          runner,
          finish: async (how) => {
            finish(how);
            await ended;
          },
        });
      });
      if (outcome === "rollback") await runner.rollback();
    });
    ended.catch(failed);
  });
}

class PgliteConnection implements DatabaseConnection {
  parked: ParkedTransaction | null = null;

  constructor(private readonly pglite: PGliteInterface) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const runner: Runner = this.parked?.runner ?? this.pglite;
    const { rows, affectedRows } = await runner.query<Row>(query.sql, [...query.parameters]);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  streamQuery(): never {
    throw new Error("PGlite cannot stream rows.");
  }
}

class PgliteDriver implements Driver {
  constructor(private readonly pglite: PGliteInterface) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PgliteConnection> {
    return new PgliteConnection(this.pglite);
  }

  async beginTransaction(connection: PgliteConnection): Promise<void> {
    connection.parked = await parkTransaction(this.pglite);
  }

  async commitTransaction(connection: PgliteConnection): Promise<void> {
    await end(connection, "commit");
  }

  async rollbackTransaction(connection: PgliteConnection): Promise<void> {
    await end(connection, "rollback");
  }

  async releaseConnection(): Promise<void> {}

  /** The database is closed by the one who opened it. */
  async destroy(): Promise<void> {}
}

async function end(connection: PgliteConnection, outcome: "commit" | "rollback"): Promise<void> {
  const parked = connection.parked;
  connection.parked = null;
  await parked?.finish(outcome);
}

/** A Kysely dialect whose transactions take their turn with everything else that uses the same PGlite.
 * Inside such a transaction, only its own handle may be used: another query would wait for it for ever. */
export function pgliteDialect(pglite: PGliteInterface): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(pglite),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
