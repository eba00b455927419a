import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

export interface CapturedEvent {
  readonly event: string;
  readonly distinct_id?: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly $set_once?: Readonly<Record<string, unknown>>;
}

export interface CapturedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  /** What was posted, unpacked. */
  readonly text: string;
  readonly events: readonly CapturedEvent[];
}

/** How the collector treats a request: takes it, takes it after a time, fails, refuses it, hangs up within its answer,
 * never answers, or sends the caller elsewhere. */
export type Behaviour =
  | { readonly kind: "take" | "fail" | "refuse" | "hang-up" | "silence" | "redirect" }
  | { readonly kind: "slow"; readonly ms: number };

/** A collector of analytics events on loopback, which keeps what it takes. */
export class CaptureServer {
  /** Requests that were taken. */
  readonly taken: CapturedRequest[] = [];
  /** Requests that arrived, taken or not. */
  arrived = 0;
  behaviour: Behaviour = { kind: "take" };
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<string> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Every event that was taken, in order. */
  get events(): readonly CapturedEvent[] {
    return this.taken.flatMap(({ events }) => events);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { behaviour } = this;
    this.arrived++;
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      return;
    }
    if (behaviour.kind === "slow") await new Promise((resolve) => setTimeout(resolve, behaviour.ms));
    if (behaviour.kind === "take" || behaviour.kind === "slow") {
      this.taken.push(read(request, Buffer.concat(chunks)));
      response.setHeader("set-cookie", "collector=1").end('{"status":1}');
    } else if (behaviour.kind === "fail") {
      response.writeHead(500).end("a word of the collector's own");
    } else if (behaviour.kind === "refuse") {
      response.writeHead(401).end("a word of the collector's own");
    } else if (behaviour.kind === "redirect") {
      response.writeHead(307, { location: "/e/elsewhere" }).end();
    } else if (behaviour.kind === "hang-up") {
      response.writeHead(500, { "content-length": "1000" }).write("half");
      response.destroy();
    }
  }
}

function read(request: IncomingMessage, body: Buffer): CapturedRequest {
  const { method = "", url = "", headers } = request;
  const text = unpack(body);
  return { method, url, headers, text, events: eventsOf(JSON.parse(text)) };
}

/** Gzip, base64 in a form field, or plain JSON. */
function unpack(body: Buffer): string {
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body).toString();
  const text = body.toString();
  const field = text.startsWith("data=") ? new URLSearchParams(text).get("data") : null;
  return field === null ? text : Buffer.from(field, "base64").toString();
}

function eventsOf(posted: unknown): CapturedEvent[] {
  if (Array.isArray(posted)) return posted;
  const { batch, ...single } = posted as CapturedEvent & { batch?: CapturedEvent[] };
  return batch ?? [single];
}
