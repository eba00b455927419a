import "server-only";
import { pageScope } from "@/server/request/page-scope";
import { viewerOf } from "./service";
import type { Viewer } from "./types";

/** Who looks at the page. Call it inside a Suspense boundary: it waits for the request. */
export async function loadViewer(): Promise<Viewer> {
  return viewerOf(await pageScope());
}
