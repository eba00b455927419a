import { loadOcrFile } from "@/server/features/photo/service";

/** The parts of the reader that runs in a browser, from this site and nowhere else. Their address has their version,
 * so they are kept permanently. */
export async function GET(request: Request): Promise<Response> {
  const file = await loadOcrFile(new URL(request.url).pathname);
  if (!file) return new Response("Not found", { status: 404 });
  const headers = { "content-type": file.type, "cache-control": "public, max-age=31536000, immutable" };
  return new Response(file.bytes, { headers });
}
