import "server-only";
import { AppError } from "@/server/errors/app-error";
import { assertSmallJson } from "./json/assert-small";
import { wholeBodyOf } from "./whole-body";

/** Bytes a request's body may have: a batch of the longest problems, with room. */
export const BODY_BYTES_MAX = 256 * 1024;

/** Bytes of an address, in which a read carries its input. */
export const URL_LENGTH_MAX = 64 * 1024;

/** How long a body may take to arrive. */
const BODY_MS_MAX = 15_000;

/** Reads a body no further than the limit, whatever its Content-Length says, and for no longer than it should take.
 * @param bytesMax what the body may have
 * @returns the request itself when it has no body, otherwise the same request with the body in memory
 * @throws {AppError} PAYLOAD_TOO_LARGE, or TIMEOUT for a body that does not arrive */
export async function limitBody(
  request: Request,
  withinMs = BODY_MS_MAX,
  bytesMax = BODY_BYTES_MAX,
): Promise<Request> {
  const body = await bodyOf(request, { withinMs, bytesMax });
  return body ? withBody(request, body) : request;
}

/** The same for a body of JSON, which is also looked through before anyone makes something of it. Where all of it is in
 * already, the request stays as it came: nothing of it has been read.
 * @throws {AppError} PAYLOAD_TOO_LARGE, TIMEOUT; BAD_REQUEST for what is nested too deep or has too many values */
export async function limitJson(request: Request, withinMs = BODY_MS_MAX): Promise<Request> {
  const body = await bodyOf(request, { withinMs, bytesMax: BODY_BYTES_MAX });
  if (!body) return request;
  await assertSmallJson(body);
  return body === wholeBodyOf(request) ? request : withBody(request, body);
}

interface BodyLimits {
  readonly withinMs: number;
  readonly bytesMax: number;
}

async function bodyOf(request: Request, limits: BodyLimits): Promise<Buffer<ArrayBuffer> | null> {
  if (request.url.length > URL_LENGTH_MAX) throw new AppError("PAYLOAD_TOO_LARGE");
  if (!request.body || request.method === "GET" || request.method === "HEAD") return null;
  const announced = Number(request.headers.get("content-length") ?? 0);
  const whole = wholeBodyOf(request);
  if (Math.max(announced, whole?.length ?? 0) > limits.bytesMax) throw new AppError("PAYLOAD_TOO_LARGE");
  return whole ?? readAll(request.body, limits);
}

const withBody = ({ url, method, headers, signal }: Request, body: Buffer<ArrayBuffer>): Request =>
  new Request(url, { method, headers, signal, body });

async function readAll(
  body: ReadableStream<Uint8Array>,
  { withinMs, bytesMax }: BodyLimits,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError("TIMEOUT")), withinMs);
  });
  try {
    for (;;) {
      const part = await Promise.race([reader.read(), late]);
      if (part.done) return Buffer.concat(chunks);
      size += part.value.byteLength;
      if (size > bytesMax) throw new AppError("PAYLOAD_TOO_LARGE");
      chunks.push(part.value);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
