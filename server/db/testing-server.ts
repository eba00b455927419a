import "server-only";
import { randomUUID } from "node:crypto";
import { neonConfig } from "@neondatabase/serverless";
import pg from "pg";
import type { DatabaseServer } from "@/server/cli/test/vitest-database";
import type { OpenDatabase } from "./open-database";
import { openNeon } from "./open-neon";
import { openPg } from "./open-pg";
import type { TestDatabase } from "./testing";

/** Any number; the same in every process of the run. */
const TEMPLATE_LOCK = 4_170_233;
const TEMPLATE = "migrated";
const POOL_MAX = 10;

/** A fresh, migrated database on the run's server, reached through the driver of the run.
 * Copied from one that is migrated once, which takes a tenth of a second. */
export async function createServerDatabase(server: DatabaseServer): Promise<TestDatabase> {
  const name = await createDatabase(server, () => ensureTemplate(server));
  const { database, close } = await openOnServer(server, name);
  return {
    db: database,
    close: async () => {
      await close();
      await administer(server, (client) => client.query(`drop database ${name}`));
    },
  };
}

/** An empty database on the run's server.
 * @returns its name */
export function createEmptyDatabase(server: DatabaseServer): Promise<string> {
  return createDatabase(server, async () => "template0");
}

/** Opens a database of the run's server as the product does, migrations included. */
export function openOnServer(server: DatabaseServer, name: string): Promise<OpenDatabase> {
  const url = new URL(server.url);
  url.pathname = name;
  const settings = { url: url.href, directUrl: url.href, poolMax: POOL_MAX };
  if (server.relayPort === null) return openPg(settings);
  const { relayPort } = server;
  neonConfig.wsProxy = (host, port) => `127.0.0.1:${relayPort}/v1?address=${host}:${port}`;
  neonConfig.useSecureWebSocket = false;
  neonConfig.pipelineTLS = false;
  neonConfig.pipelineConnect = false;
  // The driver would hold every message back for a millisecond, which spares a real network some packets.
  neonConfig.coalesceWrites = false;
  return openNeon(settings);
}

/** Runs one statement in a database of the run's server, past the driver under test.
 * @returns its rows */
export function administerOn(server: DatabaseServer, name: string, statement: string): Promise<unknown[]> {
  const url = new URL(server.url);
  url.pathname = name;
  return administer({ ...server, url: url.href }, async (client) => (await client.query(statement)).rows);
}

async function createDatabase(server: DatabaseServer, template: () => Promise<string>): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const from = await template();
  await administer(server, (client) => client.query(`create database ${name} template ${from}`));
  return name;
}

/** The first process of the run to come makes it; the others wait. */
function ensureTemplate(server: DatabaseServer): Promise<string> {
  return administer(server, async (client) => {
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [TEMPLATE]);
    if (rowCount === 0) {
      const draft = `${TEMPLATE}_draft`;
      await client.query(`create database ${draft}`);
      await (await openOnServer(server, draft)).close();
      await client.query(`alter database ${draft} rename to ${TEMPLATE}`);
    }
    return TEMPLATE;
  });
}

/** Runs something on a connection of its own; what it locks is given back with the connection. */
async function administer<Result>(
  server: DatabaseServer,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
