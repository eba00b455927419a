import "server-only";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { Readable } from "node:stream";
import type { VendorPermit } from "@/server/providers/model/port";
import { ModelFailure, NeverSent } from "../failure";
import { untilDone } from "./done-marker";
import { withSoundUsage } from "./sound-usage";

/** Statuses whose answers have no body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** Sends a model's request as `fetch` does, and reads the answer's event stream packet by packet. Node's own `fetch`
 * puts several streams between the socket and the reader; at fifty packets a second in each of many replies they cost
 * more than all that is done with the words. Redirections are not followed: an API has one address.
 * @param permit used up by the first request
 * @throws {NeverSent} when there is no connection; {Error} when it fails; what the signal was aborted with, when it was */
export const modelFetch =
  (permit: VendorPermit): typeof globalThis.fetch =>
  (input, init = {}) =>
    fetched(permit, input, init);

async function fetched(
  permit: VendorPermit,
  input: Parameters<typeof globalThis.fetch>[0],
  init: RequestInit,
): Promise<Response> {
  const request = new Request(input, { method: init.method ?? "GET", headers: init.headers ?? {} });
  const signal = init.signal ?? undefined;
  signal?.throwIfAborted();
  permit.use();
  try {
    const answer = await send(request, { body: bodyOf(init.body), signal });
    return responseOf(answer);
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  }
}

interface Sending {
  readonly body: string;
  readonly signal: AbortSignal | undefined;
}

function send({ url, method, headers }: Request, { body, signal }: Sending): Promise<IncomingMessage> {
  const { request } = url.startsWith("https:") ? https : http;
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers: Object.fromEntries(headers),
      highWaterMark: 1,
      ...(signal && { signal }),
    };
    const sent = request(url, options, resolve);
    let isThere = false;
    const isReached = () => {
      isThere = true;
    };
    // A connection that was kept from an earlier request is there already.
    sent.once("socket", (socket) => (socket.connecting ? socket.once("connect", isReached) : isReached()));
    sent.on("error", (error) => reject(isThere ? error : new NeverSent("no connection", { cause: error })));
    sent.end(body);
  });
}

/** @throws {TypeError} for anything but text, which is all that a model is sent */
function bodyOf(body: RequestInit["body"]): string {
  if (body === undefined || body === null) return "";
  if (typeof body !== "string") throw new TypeError("a model is sent text");
  return body;
}

/** Several times what the longest answer takes; a vendor that goes on and on is let go. */
const WHOLE_BYTES_MAX = 1_000_000;

/** An answer that comes as a whole, its count made sound.
 * @throws {ModelFailure} for one without end */
async function* soundBody(answer: IncomingMessage): AsyncGenerator<Buffer> {
  const packets: Buffer[] = [];
  let bytes = 0;
  for await (const packet of answer) {
    bytes += packet.length;
    if (bytes > WHOLE_BYTES_MAX) throw new ModelFailure("malformed");
    packets.push(packet);
  }
  yield Buffer.from(withSoundUsage(Buffer.concat(packets).toString("utf8")));
}

function responseOf(answer: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const status = answer.statusCode ?? 0;
  const isStream = /^text\/event-stream\b/i.test(headers.get("content-type") ?? "");
  if (BODILESS.has(status)) {
    answer.resume();
    return new Response(null, { status, headers });
  }
  const body = isStream ? untilDone(answer) : Readable.toWeb(Readable.from(soundBody(answer)));
  return new Response(body as BodyInit, { status, headers });
}
