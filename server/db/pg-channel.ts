import "server-only";
import type { Channel } from "@/server/providers/signals/port";

/** What a channel needs of a driver's pool. */
interface Sender {
  query(statement: string, values: string[]): Promise<unknown>;
}

/** What it needs of a driver's connection. */
interface Listener {
  on(event: "notification", listener: (message: { readonly payload?: string }) => void): unknown;
  on(event: "error", listener: () => void): unknown;
  once(event: "end", listener: () => void): unknown;
  connect(): Promise<unknown>;
  query(statement: string): Promise<unknown>;
  end(): Promise<unknown>;
}

const CHANNEL = "classmate";

/** LISTEN and NOTIFY of a PostgreSQL server. Listening holds one connection of its own.
 * @param connect opens that connection, past any pooler: a pooled one is someone else's after the statement */
export function pgChannel(pool: Sender, connect: () => Listener): Channel {
  return {
    async send(payload) {
      await pool.query("select pg_notify($1, $2)", [CHANNEL, payload]);
    },
    async listen(onPayload, onLost) {
      const client = connect();
      let left = false;
      client.on("error", () => undefined);
      client.once("end", () => {
        if (!left) onLost();
      });
      client.on("notification", ({ payload }) => onPayload(payload ?? ""));
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      return async () => {
        left = true;
        await client.end();
      };
    },
  };
}
