import { type AddressInfo, connect, type Socket } from "node:net";
import { networksOf } from "@/server/http/client-address";
import type { RequestLine } from "./request-log";
import { type AdmissionServer, createAdmissionServer, SERVER_LIMITS } from "./server";
import type { Handle, ServerLimits } from "./server-options";

/** A trusted proxy is here; other addresses of this machine are clients of their own. */
const PROXY = "127.0.0.1";

export interface Opened extends AdmissionServer {
  readonly port: number;
  readonly origin: string;
  /** What was written down. */
  readonly lines: RequestLine[];
  /** Lets time pass for deadlines, and looks. */
  pass(ms: number): void;
  /** A connection of a client, who sends something.
   * @param from an address of this machine */
  dial(sent: string, from?: string): Raw;
  close(): Promise<void>;
}

/** A connection without a client that tidies up what it sends. */
export interface Raw {
  readonly socket: Socket;
  /** What has come back. */
  said(): string;
  /** Whether it was closed at the other end. */
  readonly closed: Promise<void>;
}

/** A server with admission in front of `handle`, its deadlines on a clock that stands still by itself. */
export async function openServer(
  handle: Handle,
  limits: Partial<ServerLimits> = {},
  isEnding = () => false,
): Promise<Opened> {
  let time = 0;
  const lines: RequestLine[] = [];
  const opened = createAdmissionServer({
    handle,
    limits: { ...SERVER_LIMITS, lookEveryMs: 20, ...limits },
    isEnding,
    isBounded: true,
    addressOf: (peer = "", forwardedFor) => (peer === PROXY ? (forwardedFor ?? peer) : peer),
    networksOf,
    isProxy: (peer) => peer === PROXY,
    note: () => {},
    log: (line) => void lines.push(line),
    now: () => time,
  });
  await new Promise<void>((listening) => opened.server.listen(0, "0.0.0.0", listening));
  const { port } = opened.server.address() as AddressInfo;
  const dialled: Socket[] = [];
  return {
    ...opened,
    port,
    origin: `http://127.0.0.1:${port}`,
    lines,
    pass(ms) {
      opened.look();
      time += ms;
      opened.look();
    },
    dial(sent, from = PROXY) {
      const raw = dial(port, sent, from);
      dialled.push(raw.socket);
      return raw;
    },
    async close() {
      for (const socket of dialled) socket.destroy();
      opened.server.closeAllConnections();
      await new Promise((closed) => opened.server.close(closed));
    },
  };
}

function dial(port: number, sent: string, from: string): Raw {
  let said = "";
  const socket = connect({ port, host: PROXY, localAddress: from });
  socket.setEncoding("latin1").on("data", (text: string) => {
    said += text;
  });
  // What is destroyed at the other end says so as an error here.
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write(sent);
  return { socket, said: () => said, closed };
}

/** The head of a request. */
export const head = (line: string, ...fields: string[]): string =>
  `${[`${line} HTTP/1.1`, "Host: localhost", ...fields].join("\r\n")}\r\n\r\n`;
