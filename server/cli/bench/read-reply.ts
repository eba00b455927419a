import { randomBytes } from "node:crypto";
import { Agent, type IncomingMessage, request } from "node:http";
import type { Socket } from "node:net";

export interface ReadReply {
  readonly text: string;
  /** Everything that came over the connection: headers, framing, events. */
  readonly wireBytes: number;
  readonly chatId: string;
  /** `name=value`; null when none was set. */
  readonly cookie: string | null;
}

/** Sends a new conversation's first message over a connection of its own and reads the reply to its end.
 * @throws {Error} for an answer other than 200 */
export async function readReply(origin: string, text: string, cookie?: string): Promise<ReadReply> {
  const chatId = madeId();
  const message = { id: madeId(), text };
  const response = await post(`${origin}/api/chat`, JSON.stringify({ id: chatId, message }), cookie);
  const socket: Socket = response.socket;
  let body = "";
  for await (const part of response.setEncoding("utf8")) body += part;
  if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}: ${body}`);
  return {
    text: wordsIn(body),
    wireBytes: socket.bytesRead,
    chatId,
    cookie: response.headers["set-cookie"]?.[0]?.split(";")[0] ?? null,
  };
}

/** Each from an address of its own: guests of one address share its messages. */
let guests = 0;
const nextAddress = (): string => {
  guests += 1;
  return `10.0.${guests >> 8}.${guests & 255}`;
};

const madeId = (): string => randomBytes(16).toString("hex");

function post(url: string, body: string, cookie: string | undefined): Promise<IncomingMessage> {
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": nextAddress(),
    ...(cookie && { cookie }),
  };
  return new Promise((resolve, reject) => {
    const options = { method: "POST", agent: new Agent({ keepAlive: false }), headers };
    request(url, options, resolve).once("error", reject).end(body);
  });
}

/** What the events of a stream say, the product's or a relay's. */
function wordsIn(body: string): string {
  const events = body
    .split("\n\n")
    .filter((block) => block.startsWith("data: {") || block.startsWith('data: "'))
    .map((block): unknown => JSON.parse(block.slice("data: ".length)));
  return events.map(wordsOf).join("");
}

function wordsOf(event: unknown): string {
  if (typeof event === "string") return event;
  const isDelta = typeof event === "object" && event !== null && "delta" in event;
  return isDelta && typeof event.delta === "string" ? event.delta : "";
}
