import "server-only";
import { AppError } from "@/server/errors/app-error";

/** Calls one request may carry. */
export const BATCH_MAX = 20;

/** Refuses what no procedure would take, before anything of it is read.
 * @throws {AppError} METHOD_NOT_SUPPORTED, UNSUPPORTED_MEDIA_TYPE, BAD_REQUEST or PAYLOAD_TOO_LARGE */
export function assertProtocol({ method, headers, url }: Pick<Request, "method" | "headers" | "url">): void {
  if (method !== "GET" && method !== "POST" && method !== "HEAD") throw new AppError("METHOD_NOT_SUPPORTED");
  if (method === "POST") assertJson(headers);
  const { pathname, searchParams } = new URL(url);
  const names = decode(pathname);
  if (searchParams.get("batch") === "1" && names.split(",").length > BATCH_MAX) {
    throw new AppError("PAYLOAD_TOO_LARGE", { message: `Send at most ${BATCH_MAX} calls in one request.` });
  }
}

/** A page of another site can make a browser send a form, but not JSON without asking first. */
function assertJson(headers: Headers): void {
  const type = headers.get("content-type")?.split(";")[0]?.trim();
  const coding = headers.get("content-encoding") ?? "identity";
  if (type !== "application/json" || coding !== "identity") throw new AppError("UNSUPPORTED_MEDIA_TYPE");
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (cause) {
    throw new AppError("BAD_REQUEST", { cause });
  }
}
