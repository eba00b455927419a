import "server-only";
import { AppError } from "@/server/errors/app-error";

/** Bytes a request's body may have: a batch of the longest problems, with room. */
export const BODY_BYTES_MAX = 256 * 1024;

/** Bytes of an address, in which a read carries its input. */
export const URL_LENGTH_MAX = 64 * 1024;

/** Reads a body no further than the limit, whatever its Content-Length says.
 * @returns the request itself when it has no body, otherwise the same request with the body in memory
 * @throws {AppError} PAYLOAD_TOO_LARGE */
export async function limitBody(request: Request): Promise<Request> {
  if (request.url.length > URL_LENGTH_MAX) throw new AppError("PAYLOAD_TOO_LARGE");
  if (!request.body || request.method === "GET" || request.method === "HEAD") return request;
  if (Number(request.headers.get("content-length") ?? 0) > BODY_BYTES_MAX)
    throw new AppError("PAYLOAD_TOO_LARGE");
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > BODY_BYTES_MAX) {
      await reader.cancel();
      throw new AppError("PAYLOAD_TOO_LARGE");
    }
    chunks.push(part.value);
  }
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: Buffer.concat(chunks) });
}
