import { compose } from "@/server/composition/compose";
import { AppError } from "@/server/errors/app-error";
import { toErrorResponse } from "@/server/errors/to-response";
import { exportRequestSchema } from "@/server/features/export/schema";
import { exportWork } from "@/server/features/export/service";
import { assertOwnRead } from "@/server/http/origin";
import { getSeal } from "@/server/providers/seal";
import { takeRate } from "@/server/rate-limits/take-rate";
import { openApiRequest } from "@/server/request-context/api-context";

/** Everything that is kept of the one who asks, as a download: `?format=json` or `?format=md`. */
export async function GET(request: Request): Promise<Response> {
  const composition = compose();
  const { deps } = composition;
  const opened = openApiRequest(request, composition);
  let response: Response;
  try {
    assertOwnRead(request.headers);
    const format = new URL(request.url).searchParams.get("format") ?? undefined;
    const { format: shape } = exportRequestSchema.parse({ format });
    const scope = await opened.scope();
    if (!scope) throw new AppError("UNAUTHORIZED");
    await takeRate(deps, "export", { scope, address: opened.address });
    const { name, mediaType, body } = await exportWork({ ...deps, seal: getSeal() }, scope, shape);
    response = new Response(body, {
      headers: {
        "content-type": mediaType,
        "content-disposition": `attachment; filename="${name}"`,
        "cache-control": "private, no-store",
      },
    });
  } catch (error) {
    const context = { log: deps.log, requestId: opened.requestId, operation: "export" };
    response = toErrorResponse(error, context);
  }
  for (const cookie of opened.setCookies()) response.headers.append("set-cookie", cookie);
  return response;
}
