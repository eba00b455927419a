import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { createWebSocketStream, WebSocketServer } from "ws";

/** A WebSocket in front of a PostgreSQL server, which is how Neon's driver reaches one. */
export interface NeonRelay {
  readonly port: number;
  stop(): Promise<void>;
}

/** Hands every WebSocket connection on to one server, byte for byte, whatever address the driver asks for.
 * @param target the server's URL */
export async function startNeonRelay(target: string): Promise<NeonRelay> {
  const { hostname, port } = new URL(target);
  const relay = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  relay.on("connection", (socket) => {
    // At once, as drivers send: a query comes in several pieces, and each would wait until the one before is acknowledged.
    const server = connect({ host: hostname, port: Number(port), noDelay: true });
    const client = createWebSocketStream(socket);
    client.pipe(server).pipe(client);
    // Whichever side breaks off takes the other with it.
    client.on("error", () => server.destroy()).on("close", () => server.destroy());
    server.on("error", () => socket.terminate());
  });
  await once(relay, "listening");
  return {
    port: (relay.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of relay.clients) socket.terminate();
      relay.close();
      await once(relay, "close");
    },
  };
}
