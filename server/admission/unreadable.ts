import { table } from "@/server/solver/table";
import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { AppError } from "@/server/errors/app-error";
import type { ErrorCode } from "@/server/errors/codes";
import { ALLOW } from "./methods";
import { overloadResponse } from "./overload-response";
import type { RequestLog } from "./request-log";

/** What is sent on a socket that has no request of the framework's. */
interface Answer {
  readonly code: ErrorCode;
  /** Where the code's own status is not the one of HTTP for it. */
  readonly status?: number;
  /** For the log. */
  readonly method: string;
}

const CODE_OF_ERROR: Readonly<Record<string, Omit<Answer, "method">>> = table({
  HPE_HEADER_OVERFLOW: { code: "PAYLOAD_TOO_LARGE", status: 431 },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { code: "PAYLOAD_TOO_LARGE" },
  ERR_HTTP_REQUEST_TIMEOUT: { code: "TIMEOUT" },
});

/** Anyone who has gone in the middle of sending reads nothing. */
const GONE = new Set(["ECONNRESET", "HPE_INVALID_EOF_STATE"]);

/** A first line that has everything but a method that anyone knows. */
const REQUEST_LINE = /^[\w!#$%&'*+.^`|~-]+ \S+ HTTP\/1\.[01]\r?\n/;

type Unreadable = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** Answers what is no request of the protocol, or whose head does not come to its end. */
export function answerUnreadable(error: Unreadable, socket: Duplex, log: RequestLog): void {
  // A response that has begun on this socket would be torn, and anyone who reset the connection reads nothing.
  const { _httpMessage: answering } = socket as Duplex & { readonly _httpMessage?: ServerResponse };
  if (!socket.writable || GONE.has(error.code ?? "") || answering?.headersSent) {
    socket.destroy(error);
    return;
  }
  const known = CODE_OF_ERROR[error.code ?? ""];
  const code = isUnknownMethod(error) ? "METHOD_NOT_SUPPORTED" : "PARSE_ERROR";
  answerOn(socket, { method: "", ...(known ?? { code }) }, log);
}

/** Answers a request for a tunnel: this is no proxy. */
export function refuseTunnel({ method = "" }: IncomingMessage, socket: Duplex, log: RequestLog): void {
  // Node leaves such a socket to anyone who takes it, with nobody to hear that its other end broke off.
  socket.on("error", () => socket.destroy());
  answerOn(socket, { code: "METHOD_NOT_SUPPORTED", method }, log);
}

const isUnknownMethod = ({ code, rawPacket }: Unreadable): boolean =>
  code === "HPE_INVALID_METHOD" && REQUEST_LINE.test(rawPacket?.toString("latin1") ?? "");

function answerOn(socket: Duplex, { code, status: given, method }: Answer, log: RequestLog): void {
  const requestId = randomUUID();
  const error = new AppError(code);
  const { headers, body, ...answer } = overloadResponse({
    error,
    path: "/",
    accept: "",
    byHttps: false,
    requestId,
  });
  const status = given ?? answer.status;
  const lines = Object.entries({
    ...headers,
    connection: "close",
    "content-length": Buffer.byteLength(body),
    "x-request-id": requestId,
    ...(code === "METHOD_NOT_SUPPORTED" && { allow: ALLOW }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const sent = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
  socket.end(sent, () => socket.destroy());
  log({ requestId, method, path: "unreadable", status, ms: 0, bytes: Buffer.byteLength(sent) });
}
