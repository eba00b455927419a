import { withRetryAfter } from "@/server/admission/retry-after";
import { compose } from "@/server/composition/compose";
import { toErrorResponse } from "@/server/errors/to-response";
import { limitBody } from "@/server/http/limit-body";
import { getForward } from "@/server/providers/analytics";
import { takeRate } from "@/server/rate-limits/take-rate";
import { openApiRequest } from "@/server/request-context/api-context";

/** Passes a browser's events on to who collects them. Without a token there is nothing here; of a browser that asks
 * not to be counted nothing goes on. */
export async function POST(
  request: Request,
  { params }: { readonly params: Promise<{ path?: string[] }> },
): Promise<Response> {
  const forward = getForward();
  if (!forward) return new Response(null, { status: 404 });
  const composition = compose();
  const { requestId, address, optedOut } = openApiRequest(request, composition);
  if (optedOut) return new Response(null, { status: 204 });
  try {
    await takeRate(composition.deps, "read", { scope: null, address });
    const { path = [] } = await params;
    const limited = await limitBody(request);
    const status = await forward({
      path: path.join("/"),
      query: new URL(request.url).searchParams,
      headers: request.headers,
      body: await limited.arrayBuffer(),
    });
    return withRetryAfter(Response.json({ status: status === 200 ? 1 : 0 }, { status }));
  } catch (error) {
    return toErrorResponse(error, { log: composition.deps.log, requestId, operation: "analytics.forward" });
  }
}
