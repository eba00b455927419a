import { compose } from "@/server/composition/compose";
import { createApiHandler, sparingShort } from "@/server/trpc/handler";

let handle: ((request: Request) => Promise<Response>) | undefined;

/** The typed API: reads by GET, writes by POST, several calls in one with `batch=1`. A server of
 * our own answers the same by itself, with the same handler (server/composition/offer-server.ts). */
function handler(request: Request): Promise<Response> {
  handle ??= sparingShort(createApiHandler(compose()));
  return handle(request);
}

export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
