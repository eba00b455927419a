import { AppError } from "@/server/errors/app-error";
import { readPhoto } from "@/server/features/photo/service";
import type { PhotoReaderKind } from "@/server/features/photo/types";
import { getPhotoReader } from "@/server/providers/model/vision";
import { answerRequest } from "@/server/request/answer-request";
import { compose } from "@/server/request/deps";
import { takeRate } from "@/server/request/rate-limit";

const HEADERS = { "cache-control": "no-store" };

/** Says who reads photos: `{ reader }`, "model" or "browser". */
export async function GET(request: Request): Promise<Response> {
  return answerRequest(request, "photo.reader", async () => {
    const reader: PhotoReaderKind = getPhotoReader() ? "model" : "browser";
    return Response.json({ reader }, { headers: HEADERS });
  });
}

/** Takes a photo as the body and answers what stands in it, `{ text, doubtful }`. */
export function POST(request: Request): Promise<Response> {
  return answerRequest(request, "photo.read", async (opened) => {
    const reader = getPhotoReader();
    if (!reader) throw new AppError("NOT_FOUND");
    const scope = await opened.scopeOrGuest();
    await takeRate(compose().deps, "chat", { scope, address: opened.address });
    const reading = await readPhoto({ reader }, { body: request.body, signal: request.signal });
    return Response.json(reading, { headers: HEADERS });
  });
}
