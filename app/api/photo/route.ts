import { getTutorDeps } from "@/server/composition/tutor-deps";
import { readerKind, readPhoto } from "@/server/features/photo/service";
import { getPhotoReader } from "@/server/providers/model/vision/photo-reader";
import { takeRate } from "@/server/rate-limits/take-rate";
import { answerRequest } from "@/server/request-context/answer-request";

const HEADERS = { "cache-control": "no-store" };

/** Says who reads photos: `{ reader }`, "model" or "browser". */
export async function GET(request: Request): Promise<Response> {
  return answerRequest(request, "photo.reader", async (opened) => {
    const deps = { ...getTutorDeps(), reader: getPhotoReader() };
    const reader = await readerKind(deps, await opened.scope(), { address: opened.address });
    return Response.json({ reader }, { headers: HEADERS });
  });
}

/** Takes a photo as the body and answers what is in it, `{ text, doubtful }`. */
export function POST(request: Request): Promise<Response> {
  return answerRequest(request, "photo.read", async (opened) => {
    const deps = { ...getTutorDeps(), reader: getPhotoReader() };
    const scope = await opened.scopeOrGuest();
    await takeRate(deps, "chat", { scope, address: opened.address });
    const { address } = opened;
    const reading = await readPhoto(deps, scope, { body: request.body, signal: request.signal, address });
    return Response.json(reading, { headers: HEADERS });
  });
}
