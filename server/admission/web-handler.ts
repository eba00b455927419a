import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { headersOfAll } from "@/server/headers/constants";
import { codingFor } from "@/server/http/compression/codings";
import { noteWholeBody } from "@/server/http/whole-body";
import type { Handle } from "./server-options";

/** Answers a request of the web, whatever becomes of it. */
export type WebHandler = (request: Request) => Promise<Response>;

/** Bytes from which an answer is worth compressing: about one packet. */
const COMPRESS_FROM = 1_200;

const compress = promisify(gzip);

/** Answers on Node's server what a web handler answers, with the headers that the framework puts on every answer and, where
 * it is long, compressed. A request's body is in when it comes here.
 * @param report told what a handler throws, or its stream, which is answered with 500 or broken off */
export const onNodeServer =
  (handle: WebHandler, report: (error: unknown) => void): Handle =>
  async (request, response) => {
    try {
      await send(await handle(await webRequest(request, response)), request, response);
    } catch (error) {
      // A reader who has gone is no failure.
      if (response.closed) return;
      report(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, headersOfAll(isByHttps(request))).end();
    }
  };

async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (response.destroyed) return;
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(headersOfAll(isByHttps(request))))
    response.setHeader(name, value);
  for (const [name, value] of answer.headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  if (request.method === "HEAD" || !answer.body) response.end();
  else if (isStreamed(answer)) await pipeline(Readable.fromWeb(answer.body as never), response);
  else await sendWhole(Buffer.from(await answer.arrayBuffer()), request, response);
}

const isByHttps = ({ headers }: IncomingMessage): boolean => headers["x-forwarded-proto"] === "https";

async function webRequest(request: IncomingMessage, response: ServerResponse): Promise<Request> {
  const { method = "GET" } = request;
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  const body = method === "GET" || method === "HEAD" ? null : Buffer.concat(await request.toArray());
  const init = { method, headers: webHeaders(request), signal: gone.signal, body };
  const asked = new Request(`http://localhost${request.url}`, init);
  return body ? noteWholeBody(asked, body) : asked;
}

function webHeaders({ headers }: IncomingMessage): Headers {
  const web = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) web.append(name, one);
  return web;
}

/** Whether the parts of an answer go out one by one, as they are made. */
const isStreamed = ({ headers }: Response): boolean => headers.get("transfer-encoding") === "chunked";

async function sendWhole(body: Buffer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (body.length >= COMPRESS_FROM) response.appendHeader("vary", "accept-encoding");
  if (body.length < COMPRESS_FROM || !takesGzip(request)) {
    response.setHeader("content-length", body.length).end(body);
    return;
  }
  const short = await compress(body);
  response.setHeader("content-encoding", "gzip").setHeader("content-length", short.length).end(short);
}

const takesGzip = ({ headers }: IncomingMessage): boolean =>
  codingFor(headers["accept-encoding"]?.toString(), ["gzip"]) !== null;
