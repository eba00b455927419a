import "server-only";
import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { type Coding, codingFor } from "./codings";
import { type Encoder, encoderOf } from "./encoders";

/** Bytes from which an answer is worth compressing, where its length is known: about one packet. */
const COMPRESS_FROM = 1_024;

/** What becomes shorter; pictures, fonts and archives are packed already. */
const SHORTENED = /^(?:text\/|application\/(?:javascript|json|manifest\+json|wasm|xml)\b|image\/svg\+xml\b)/;
const EVENTS = "text/event-stream";

/** Compresses what is written as an answer to a request, if its kind becomes shorter and its reader takes that. What is
 * written can be sent on at once, by `flush`, as the framework does: a page's shell is there before the rest is made.
 * @returns the same response */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): ServerResponse {
  new CompressedAnswer(request, response).begin();
  return response;
}

type Chunk = string | Uint8Array;
type Callback = (error?: Error | null) => void;
type Fields = OutgoingHttpHeaders | OutgoingHttpHeader[];

class CompressedAnswer {
  private encoder: Encoder | null = null;
  private isDecided = false;
  private isEnding = false;
  private readonly sent: Pick<ServerResponse, "writeHead" | "write" | "end">;

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
  ) {
    const { writeHead, write, end } = response;
    this.sent = {
      writeHead: writeHead.bind(response),
      write: write.bind(response),
      end: end.bind(response),
    } as typeof this.sent;
  }

  begin(): void {
    Object.assign(this.response, {
      writeHead: this.writeHead.bind(this),
      write: this.write.bind(this),
      end: this.end.bind(this),
      // The head goes with the first byte of the body: until then what makes the page can still change its status.
      flushHeaders: () => {},
      flush: () => this.encoder?.flush(),
    });
  }

  private writeHead(status: number, ...rest: readonly unknown[]): ServerResponse {
    const reason = typeof rest[0] === "string" ? rest[0] : undefined;
    const fields = (reason === undefined ? rest[0] : rest[1]) ?? rest[1];
    this.response.statusCode = status;
    if (fields) setAll(this.response, fields as Fields);
    this.decide(null);
    return reason === undefined ? this.sent.writeHead(status) : this.sent.writeHead(status, reason);
  }

  private write(chunk: Chunk, ...rest: readonly unknown[]): boolean {
    if (!this.response.headersSent) {
      if (chunk.length === 0) {
        const done = rest.find((one) => typeof one === "function") as Callback | undefined;
        if (done) process.nextTick(done);
        return true;
      }
      this.response.writeHead(this.response.statusCode);
    }
    const { stream } = this.encoder ?? {};
    return Reflect.apply(stream ? stream.write : this.sent.write, stream ?? this.response, [chunk, ...rest]);
  }

  private end(...given: readonly unknown[]): ServerResponse {
    const [first, second] = given;
    const chunk = typeof first === "function" || first === undefined ? null : (first as Chunk | null);
    const coding = typeof second === "string" ? (second as BufferEncoding) : undefined;
    if (!this.response.headersSent) this.decide(chunk === null ? 0 : Buffer.byteLength(chunk, coding));
    if (!this.encoder) return Reflect.apply(this.sent.end, this.response, given);
    if (this.isEnding) return this.response;
    this.isEnding = true;
    if (!this.response.headersSent) this.response.writeHead(this.response.statusCode);
    const done = given.find((one) => typeof one === "function") as Callback | undefined;
    if (done) this.response.once("finish", done);
    if (chunk !== null) this.response.write(chunk, coding ?? "utf8");
    this.encoder.stream.end();
    return this.response;
  }

  /** @param bytes how long all of the answer is; null where nobody knows yet */
  private decide(bytes: number | null): void {
    if (this.isDecided || this.response.headersSent) return;
    this.isDecided = true;
    const coding = this.coding(bytes);
    if (!coding) return;
    this.response.setHeader("content-encoding", coding);
    this.response.removeHeader("content-length");
    this.open(encoderOf(coding));
  }

  private coding(bytes: number | null): Coding | null {
    const { request, response } = this;
    const type = String(response.getHeader("content-type") ?? "");
    if (!SHORTENED.test(type) || !mayChange(response)) return null;
    appendVary(response);
    const length = bytes ?? Number(response.getHeader("content-length") ?? Number.POSITIVE_INFINITY);
    if (request.method === "HEAD" || length < COMPRESS_FROM) return null;
    const accepted = request.headers["accept-encoding"]?.toString();
    // An event is a few bytes long; the encoder that needs the least memory for each open stream does as well.
    if (type.startsWith(EVENTS)) return codingFor(accepted, ["gzip"]);
    return codingFor(accepted);
  }

  private open(encoder: Encoder): void {
    const { response, sent } = this;
    const { stream } = encoder;
    this.encoder = encoder;
    stream.on("data", (part: Buffer) => {
      if (!sent.write(part)) stream.pause();
    });
    stream.on("end", () => sent.end());
    stream.on("error", (error) => response.destroy(error));
    // Who writes waits for the response; it is told of both, and goes on when either has room.
    stream.on("drain", () => response.emit("drain"));
    response.on("drain", () => {
      if (!response.writableNeedDrain) stream.resume();
    });
    // What nobody reads any more is not compressed either.
    response.once("close", () => stream.destroy());
  }
}

/** Whether an answer may be sent in another form: it has a body, all of it, that is in no coding yet. */
function mayChange(response: ServerResponse): boolean {
  const { statusCode } = response;
  if (statusCode < 200 || statusCode === 204 || statusCode === 206 || statusCode === 304) return false;
  if (response.getHeader("content-encoding") !== undefined) return false;
  return !String(response.getHeader("cache-control") ?? "").includes("no-transform");
}

function appendVary(response: ServerResponse): void {
  const vary = String(response.getHeader("vary") ?? "");
  if (/(?:^|[\s,])(?:accept-encoding|\*)(?:[\s,]|$)/i.test(vary)) return;
  response.setHeader("vary", vary === "" ? "Accept-Encoding" : `${vary}, Accept-Encoding`);
}

/** Headers as `writeHead` takes them: by name, or names and values in turn. */
function setAll(response: ServerResponse, fields: Fields): void {
  const pairs = Array.isArray(fields)
    ? fields.flatMap((name, at) => (at % 2 === 0 ? [[String(name), fields[at + 1]] as const] : []))
    : Object.entries(fields);
  for (const [name, value] of pairs) if (value !== undefined) response.setHeader(name, value);
}
