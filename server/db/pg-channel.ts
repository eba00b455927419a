import "server-only";
import type pg from "pg";
import type { Channel } from "@/server/providers/signals/port";

const CHANNEL = "classmate";

/** LISTEN and NOTIFY of a PostgreSQL server. Listening holds one connection of its own.
 * @param connect opens that connection */
export function pgChannel(pool: pg.Pool, connect: () => pg.Client): Channel {
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
