import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A plain proxy in front of several servers of the product. */
export interface RoundRobin {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Hands each request on to the next server in turn, no matter who it comes from.
 * @param port a free one unless it is given */
export async function startRoundRobin(origins: () => readonly string[], port = 0): Promise<RoundRobin> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const all = origins();
    const target = all[turn++ % all.length] ?? "";
    handOn(incoming, outgoing, new URL(incoming.url ?? "/", target));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function handOn(incoming: IncomingMessage, outgoing: ServerResponse, target: URL): void {
  const address = incoming.socket.remoteAddress ?? "";
  const headers = { ...incoming.headers, "x-forwarded-for": address, "x-forwarded-proto": "http" };
  const onward = request(target, { method: incoming.method, headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on("error", () => outgoing.destroy());
  outgoing.on("close", () => onward.destroy());
  incoming.pipe(onward);
}
