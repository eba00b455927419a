import { loadOcrFile } from "@/server/features/photo/service";
import { answerRequest } from "@/server/request/answer-request";

/** The parts of the reader that runs in a browser, from this site and nowhere else. Their address has their version. */
export function GET(request: Request): Promise<Response> {
  return answerRequest(request, "photo.part", async () => {
    const { bytes, type } = await loadOcrFile(new URL(request.url).pathname);
    const headers = { "content-type": type, "cache-control": "public, max-age=31536000, immutable" };
    return new Response(bytes, { headers });
  });
}
