import "server-only";
import { AppError } from "@/server/errors/app-error";
import { takeTurn } from "./json/turns";

/** Room for a form's own lines around the file. */
const FORM_BYTES = 16 * 1024;

/** Fields a form may have, and bytes of the lines that one begins with. */
const FIELDS_MAX = 16;
const HEADER_BYTES_MAX = 4 * 1024;

/** How much is searched before everyone else's requests get their turn. */
const SEARCHED_AT_ONCE = 128 * 1024;

const MULTIPART = /^multipart\/form-data;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
const NAME = /^content-disposition:\s*form-data;(?:.*;)?\s*name="([^"]*)"/im;
const FILE_NAME = /^content-disposition:.*;\s*filename\*?=/im;

/** Reads the one file of a posted form, no further than the limit, whatever its Content-Length says, and a stretch at a
 * time: nothing is made of the form but a view of the file's bytes.
 * @param options `field` names the form field, `bytesMax` the most the file may have
 * @returns the file's bytes, in memory of their own; null when none was chosen
 * @throws {AppError} PAYLOAD_TOO_LARGE, or PARSE_ERROR for a body that is no form */
export async function readUpload(
  request: Request,
  { field, bytesMax }: { readonly field: string; readonly bytesMax: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const limit = bytesMax + FORM_BYTES;
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(bytesMax);
  const [, quoted, plain] = MULTIPART.exec(request.headers.get("content-type") ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw noForm();
  const body = await readBody(request, limit);
  if (body === null) throw tooLarge(bytesMax);
  const file = await fileIn(body, boundary, field);
  if (file === null || file.length === 0) return null;
  if (file.length > bytesMax) throw tooLarge(bytesMax);
  return file;
}

/** @returns null when there is more than the limit */
async function readBody({ body }: Request, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  // What is never written to takes no memory.
  const bytes = Buffer.allocUnsafeSlow(limit);
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    if (size + part.value.byteLength > limit) {
      await reader?.cancel();
      return null;
    }
    bytes.set(part.value, size);
    size += part.value.byteLength;
    await takeTurn(part.value.byteLength);
  }
  return bytes.subarray(0, size);
}

/** The file under a name in a form (RFC 7578).
 * @returns null for none; a view of the body otherwise */
async function fileIn(
  body: Buffer<ArrayBuffer>,
  boundary: string,
  field: string,
): Promise<Buffer<ArrayBuffer> | null> {
  const line = Buffer.from(`\r\n--${boundary}`, "latin1");
  // The first line has no line before it.
  let at = line.subarray(2).equals(body.subarray(0, line.length - 2))
    ? line.length - 2
    : await behind(body, line, 0);
  for (let fields = 0; fields < FIELDS_MAX; fields += 1) {
    if (body.toString("latin1", at, at + 2) === "--") return null;
    const head = body.subarray(at, at + HEADER_BYTES_MAX);
    const length = head.indexOf("\r\n\r\n");
    if (length < 0) throw noForm();
    const lines = head.toString("utf8", 0, length);
    const from = at + length + 4;
    at = await behind(body, line, from);
    if (NAME.exec(lines)?.[1] === field)
      return FILE_NAME.test(lines) ? body.subarray(from, at - line.length) : null;
  }
  throw noForm();
}

/** Where a line of the form ends that stands in it from here on. */
async function behind(body: Buffer, line: Buffer, from: number): Promise<number> {
  for (let at = from; at < body.length; at += SEARCHED_AT_ONCE) {
    await takeTurn(SEARCHED_AT_ONCE);
    const found = body.subarray(at, at + SEARCHED_AT_ONCE + line.length).indexOf(line);
    if (found >= 0) return at + found + line.length;
  }
  throw noForm();
}

const noForm = () => new AppError("PARSE_ERROR");

function tooLarge(bytesMax: number): AppError {
  const limit = `${Math.floor(bytesMax / 1024 / 1024)} MB`;
  return new AppError("PAYLOAD_TOO_LARGE", {
    message: `This file is too large. Choose one of at most ${limit}.`,
  });
}
