import "@/app/_lib/zod-stub";
import { PHOTO_PATH } from "@/server/features/photo/constants";
import { photoReaderSchema, photoReadingSchema } from "@/server/features/photo/schema";
import type { PhotoReaderKind, PhotoReading } from "@/server/features/photo/types";
import { PhotoProblem } from "./open-photo";

const NOT_REACHED = "We could not reach Classmate. Check your connection and try again.";
const FAILED = "The photo could not be read just now. Try again, or type the problem.";

/** Asks who reads photos here.
 * @throws {PhotoProblem} when nobody answers: then nobody knows where the photo may go */
export async function askForReader(signal: AbortSignal): Promise<PhotoReaderKind> {
  const response = await reach(PHOTO_PATH, { signal });
  const answer = photoReaderSchema.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw new PhotoProblem(NOT_REACHED);
  return answer.data.reader;
}

/** Has the language model read a photo.
 * @throws {PhotoProblem} */
export async function readByModel(file: Blob, signal: AbortSignal): Promise<PhotoReading> {
  const response = await reach(PHOTO_PATH, { method: "POST", body: file, signal });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new PhotoProblem(messageOf(body) ?? FAILED);
  const reading = photoReadingSchema.safeParse(body);
  if (!reading.success) throw new PhotoProblem(FAILED);
  return reading.data;
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch (error) {
    request.signal?.throwIfAborted();
    throw new PhotoProblem(NOT_REACHED, { cause: error });
  }
}

/** What the product's own errors say to the student. */
function messageOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("error" in body)) return null;
  const { error } = body;
  if (typeof error !== "object" || error === null || !("message" in error)) return null;
  return typeof error.message === "string" ? error.message : null;
}
