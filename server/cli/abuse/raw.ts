import { connect, type Socket } from "node:net";

/** An address nobody else comes from, as a proxy on this machine names it. */
const ATTACKER = "X-Forwarded-For: 203.0.113.66";

/** The head of an attacker's request. */
export const head = (line: string, ...fields: string[]): string =>
  `${[`${line} HTTP/1.1`, "Host: localhost", ATTACKER, ...fields].join("\r\n")}\r\n\r\n`;

/** Sockets without a client that tidies up after itself. */
export interface RawSockets {
  /** Opens connections and sends the same on each. */
  open(count: number, sent: string, options?: { readonly reads?: boolean }): Socket[];
  /** Opens connections again and again, as many at once, for as long as the attack lasts. */
  keep(count: number, sent: string): void;
  close(): void;
}

export function rawSockets(origin: string): RawSockets {
  const { hostname, port } = new URL(origin);
  const all = new Set<Socket>();
  let isOver = false;
  const dial = (sent: string, reads: boolean): Socket => {
    const socket = connect({ host: hostname, port: Number(port) });
    all.add(socket);
    // The server may reset anyone who attacks it.
    socket.on("error", () => undefined);
    socket.once("close", () => all.delete(socket));
    socket.write(sent);
    if (reads) socket.resume();
    else socket.pause();
    return socket;
  };
  return {
    open: (count, sent, { reads = true } = {}) => Array.from({ length: count }, () => dial(sent, reads)),
    keep(count, sent) {
      const again = () => {
        if (!isOver) dial(sent, false).once("close", again);
      };
      for (let of = 0; of < count; of += 1) again();
    },
    close() {
      isOver = true;
      for (const socket of all) socket.destroy();
    },
  };
}

/** Sends one request as it is.
 * @returns the status of the answer; 0 where there is none */
export function statusOf(origin: string, sent: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let said = "";
    const socket = connect({ host: hostname, port: Number(port) });
    const end = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0));
    };
    socket.setEncoding("latin1").on("data", (text: string) => {
      said += text;
      if (said.length > 12) end();
    });
    socket.on("error", end).once("close", end);
    socket.write(sent);
  });
}
