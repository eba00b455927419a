import "server-only";
import { IncomingMessage } from "node:http";
import { takeTurn } from "@/server/http/json/turns";

/** How the receiving of a body ended: all of it is in, it is larger than it may be, it finds no memory, it comes too
 * slowly, or anyone who sent it has gone. */
export type Received = "complete" | "too-large" | "no-room" | "too-slow" | "gone";

export interface Receiving {
  readonly done: Promise<Received>;
  /** Bytes that have come. */
  bytes(): number;
  /** Gives up. */
  stop(why: Received): void;
  /** The request with its body, as if it had just come; to be asked for once, when the body is complete. */
  replay(): IncomingMessage;
}

interface Bounds {
  readonly bytesMax: number;
  /** Asked for each part that comes whether there is memory for it. */
  readonly reserve: (bytes: number) => boolean;
}

/** Bytes of a body that whoever reads it gets at once. */
const BYTES_AT_ONCE = 256 * 1024;

/** Whether a request announces a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Takes in a request's body. */
export function receiveBody(request: IncomingMessage, { bytesMax, reserve }: Bounds): Receiving {
  const parts: Buffer[] = [];
  let bytes = 0;
  let stop: (why: Received) => void = () => {};
  const done = new Promise<Received>((resolve) => {
    const keep = (part: Buffer) => {
      bytes += part.length;
      if (bytes > bytesMax) stop("too-large");
      else if (reserve(part.length)) parts.push(part);
      else stop("no-room");
    };
    const end = () => stop("complete");
    const gone = () => stop("gone");
    stop = (why) => {
      request.off("data", keep).off("end", end).off("close", gone);
      if (why !== "complete") parts.length = 0;
      resolve(why);
    };
    request.on("data", keep).once("end", end).once("close", gone);
  });
  return { done, bytes: () => bytes, stop: (why) => stop(why), replay: () => withBody(request, parts) };
}

/** A request like another one whose body has been read. What was read cannot be put back: a stream that was read from
 * counts as disturbed, and no `Request` of the web takes it for a body. */
function withBody(original: IncomingMessage, parts: Buffer[]): IncomingMessage {
  const { socket, method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } =
    original;
  const request = new IncomingMessage(socket);
  Object.assign(request, {
    method,
    url,
    headers,
    rawHeaders,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
  });
  request.complete = true;
  if (parts.reduce((sum, { length }) => sum + length, 0) > BYTES_AT_ONCE) return inTurns(request, parts);
  for (const part of parts) request.push(part);
  request.push(null);
  return request;
}

/** A long body comes a part in a turn of the event loop, as it is asked for: whatever is there at once the framework copies
 * at once, and everyone would wait for it. What has been handed on is let go. */
function inTurns(request: IncomingMessage, parts: Buffer[]): IncomingMessage {
  parts.reverse();
  // Node's own says that the message is being read; without that it asks no further.
  const read = request._read.bind(request);
  request._read = async (size) => {
    read(size);
    const part = parts.pop() ?? null;
    if (part) await takeTurn(part.length);
    request.push(part);
  };
  return request;
}
