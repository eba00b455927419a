import "server-only";
import { AppError } from "@/server/errors/app-error";

/** Room for a form's own lines around the file. */
const FORM_BYTES = 16 * 1024;

/** Reads the one file of a posted form, no further than the limit, whatever its Content-Length says.
 * @param options `field` names the form field, `bytesMax` the most the file may have
 * @returns the file's text; null when none was chosen
 * @throws {AppError} PAYLOAD_TOO_LARGE, or PARSE_ERROR for a body that is no form */
export async function readUpload(
  request: Request,
  { field, bytesMax }: { readonly field: string; readonly bytesMax: number },
): Promise<string | null> {
  const limit = bytesMax + FORM_BYTES;
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(bytesMax);
  const body = await readBody(request, limit);
  if (body === null) throw tooLarge(bytesMax);
  const form = await formOf(body, request.headers.get("content-type"));
  const file = form.get(field);
  if (!(file instanceof Blob) || file.size === 0) return null;
  if (file.size > bytesMax) throw tooLarge(bytesMax);
  return file.text();
}

/** @returns null when there is more than the limit */
async function readBody({ body }: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, type: string | null): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "content-type": type ?? "" } }).formData();
  } catch (cause) {
    throw new AppError("PARSE_ERROR", { cause });
  }
}

function tooLarge(bytesMax: number): AppError {
  const limit = `${Math.floor(bytesMax / 1024 / 1024)} MB`;
  return new AppError("PAYLOAD_TOO_LARGE", {
    message: `This file is too large. Choose one of at most ${limit}.`,
  });
}
