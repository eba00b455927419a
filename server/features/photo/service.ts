import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@/server/errors/app-error";
import type { PhotoReader } from "@/server/providers/model/vision";
import { cleanImage } from "@/server/providers/model/vision-image";
import { OCR_FILES, OCR_PATH, PHOTO_BYTES_MAX, PHOTO_SIDE_MAX } from "./constants";
import { readingOf } from "./policy";
import type { PhotoReading } from "./types";

interface SentPhoto {
  readonly body: ReadableStream<Uint8Array> | null;
  /** Aborted when the student does not want the reading any more. */
  readonly signal: AbortSignal;
}

/** How long a photo may take to arrive. */
const ARRIVAL_MS = 60_000;

const NO_PICTURE = "This is not a picture we can read. Choose a JPEG, PNG or WebP file.";
const TOO_LARGE = "This picture is too large. Choose a smaller one.";
const NO_WRITING =
  "We could not find any writing in this photo. Try one that is sharp, straight and well lit.";

/** Has a photo read by the language model. Nothing of it is kept, and nothing goes on with it but the picture itself.
 * @returns the reading, for the student to check
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, UNPROCESSABLE_CONTENT where there is no writing,
 *   TIMEOUT, TOO_MANY_REQUESTS, MODEL_UNAVAILABLE */
export async function readPhoto(
  { reader }: { readonly reader: PhotoReader },
  { body, signal }: SentPhoto,
): Promise<PhotoReading> {
  const image = cleanImage(await bytesOf(body));
  if (!image) throw new AppError("UNSUPPORTED_MEDIA_TYPE", { message: NO_PICTURE });
  if (Math.max(image.width, image.height) > PHOTO_SIDE_MAX)
    throw new AppError("PAYLOAD_TOO_LARGE", { message: TOO_LARGE });
  const answer = await reader.read(image, signal);
  const reading = readingOf(answer);
  if (!reading?.text) throw new AppError("UNPROCESSABLE_CONTENT", { message: NO_WRITING });
  return reading;
}

/** Reads a body no further than the limit and for no longer than it should take. */
async function bytesOf(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError("TIMEOUT")), ARRIVAL_MS);
  });
  try {
    for (;;) {
      const part = await Promise.race([reader?.read(), late]);
      if (!part || part.done) return Buffer.concat(chunks);
      size += part.value.byteLength;
      if (size > PHOTO_BYTES_MAX) throw new AppError("PAYLOAD_TOO_LARGE", { message: TOO_LARGE });
      chunks.push(part.value);
    }
  } catch (error) {
    void reader?.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

interface OcrFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** A part of the reader that runs in a browser.
 * @param path the address it is asked for under
 * @returns null for anything that is not such a part */
export async function loadOcrFile(path: string): Promise<OcrFile | null> {
  const file = Object.entries(OCR_FILES).find(([name]) => path === `${OCR_PATH}/${name}`)?.[1];
  if (!file) return null;
  const bytes = await readFile(join(process.cwd(), "node_modules", file.from));
  return { bytes: new Uint8Array(bytes), type: file.type };
}
