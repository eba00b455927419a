import "server-only";
import { AppError } from "@/server/errors/app-error";

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
  if (request.url.length > URL_LENGTH_MAX) throw new AppError("PAYLOAD_TOO_LARGE");
  if (!request.body || request.method === "GET" || request.method === "HEAD") return request;
  if (Number(request.headers.get("content-length") ?? 0) > bytesMax) throw new AppError("PAYLOAD_TOO_LARGE");
  const { url, method, headers, signal } = request;
  return new Request(url, {
    method,
    headers,
    signal,
    body: await readAll(request.body, { withinMs, bytesMax }),
  });
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  { withinMs, bytesMax }: { readonly withinMs: number; readonly bytesMax: number },
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
