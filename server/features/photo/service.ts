import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { isSpent, type LedgerDeps } from "@/server/features/ledger/service";
import type { Spending } from "@/server/features/ledger/types";
import { chargePhoto, hasPhotosLeft, settle } from "@/server/features/usage/service";
import { ModelFailure } from "@/server/providers/model/failure";
import { cleanImage } from "@/server/providers/model/vision/clean-image";
import type { CleanImage } from "@/server/providers/model/vision/image";
import type { PhotoReader } from "@/server/providers/model/vision/photo-reader";
import type { Scope } from "@/server/session/scope";
import { OCR_FILES, OCR_PATH, PHOTO_BYTES_MAX, PHOTO_SIDE_MAX } from "./constants";
import { readingOf } from "./policy";
import type { PhotoReaderKind, PhotoReading } from "./types";

interface SentPhoto {
  readonly body: ReadableStream<Uint8Array> | null;
  /** Aborted when the student does not want the reading any more. */
  readonly signal: AbortSignal;
  /** Where the request came from, by which guests are counted. */
  readonly address: string;
}

/** How long a photo may take to arrive. */
const ARRIVAL_MS = 60_000;

const NO_PICTURE = "This is not a picture we can read. Choose a JPEG, PNG or WebP file.";
const TOO_LARGE = "This picture is too large. Choose a smaller one.";
const SPENT =
  "The language model can read no more photos today. Choose the photo again and your device reads it, or type the problem.";
const USED_UP =
  "You have had all the photos read that a language model reads in a day. Choose the photo again and your browser reads it, or type the problem.";
const NO_WRITING =
  "We could not find any writing in this photo. Try one that is sharp, straight and well lit.";

/** What having photos read takes. */
export type PhotoDeps = LedgerDeps &
  Pick<Deps, "digestAddress" | "payments"> & {
    readonly spending: Spending;
    /** The model that reads photos; null where browsers do it themselves. */
    readonly reader: PhotoReader | null;
  };

/** Who reads an owner's photos now: the model, where there is one, its budget for the day is not spent and they have
 * photos left. */
export async function readerKind(
  deps: PhotoDeps,
  scope: Scope | null,
  { address }: { readonly address: string },
): Promise<PhotoReaderKind> {
  if (!deps.reader || (await isSpent(deps, deps.spending))) return "browser";
  return (await hasPhotosLeft(deps, scope, { address })) ? "model" : "browser";
}

/** Has a photo read by the language model. Of it only what the reading took is kept, and nothing goes on with it but the
 * picture itself.
 * @returns the reading, for the student to check
 * @throws {AppError} NOT_FOUND where no model reads, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, UNPROCESSABLE_CONTENT
 *   where there is no writing, TIMEOUT, TOO_MANY_REQUESTS, MODEL_UNAVAILABLE, including when the day's budget is spent;
 *   TOO_MANY_REQUESTS, including when the day's photos are used up */
export async function readPhoto(
  deps: PhotoDeps,
  scope: Scope,
  { body, signal, address }: SentPhoto,
): Promise<PhotoReading> {
  const { reader, spending } = deps;
  if (!reader) throw new AppError("NOT_FOUND");
  if (await isSpent(deps, spending)) throw new AppError("MODEL_UNAVAILABLE", { message: SPENT });
  const image = cleanImage(await bytesOf(body));
  if (!image) throw new AppError("UNSUPPORTED_MEDIA_TYPE", { message: NO_PICTURE });
  if (Math.max(image.width, image.height) > PHOTO_SIDE_MAX)
    throw new AppError("PAYLOAD_TOO_LARGE", { message: TOO_LARGE });
  const answer = await answerTo(deps, scope, { image, signal, address, reader });
  const reading = readingOf(answer);
  if (!reading?.text) throw new AppError("UNPROCESSABLE_CONTENT", { message: NO_WRITING });
  return reading;
}

interface Sent extends Pick<SentPhoto, "signal" | "address"> {
  readonly image: CleanImage;
  readonly reader: PhotoReader;
}

async function answerTo(
  deps: PhotoDeps,
  scope: Scope,
  { image, signal, address, reader }: Sent,
): Promise<string> {
  const spending = { ...deps.spending, model: reader.name };
  const charged = await chargePhoto(deps, scope, { address, spending });
  if (!charged) throw new AppError("TOO_MANY_REQUESTS", { message: USED_UP });
  const { ledger, runId } = charged;
  try {
    return await reader.read(image, { ledger, abortSignal: signal });
  } catch (error) {
    throw isOutOfBudget(error) ? new AppError("MODEL_UNAVAILABLE", { message: SPENT, cause: error }) : error;
  } finally {
    const db = await deps.db();
    await db.transaction((tx) => settle(deps, tx, { runId, reason: null, allowance: null }));
  }
}

const isOutOfBudget = (error: unknown): boolean =>
  AppError.isInstance(error) &&
  ModelFailure.isInstance(error.cause) &&
  error.cause.reason === "out-of-budget";

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
