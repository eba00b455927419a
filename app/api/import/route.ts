import { compose } from "@/server/composition/compose";
import { toErrorResponse } from "@/server/errors/to-response";
import { FILE_BYTES_MAX, FILE_FIELD } from "@/server/features/import/constants";
import { landingOf, outcomeWords, problemOfStatus, refusalWords } from "@/server/features/import/policy";
import { importWork } from "@/server/features/import/service";
import type { ImportResult } from "@/server/features/import/types";
import { assertSameOrigin } from "@/server/http/origin";
import { readUpload } from "@/server/http/read-upload";
import { getSeal } from "@/server/providers/seal";
import { takeRate } from "@/server/rate-limits/take-rate";
import { type ApiRequest, openApiRequest } from "@/server/request-context/api-context";
import { workingFor } from "@/server/session/engine-caller";
import { userOf } from "@/server/session/scope";

/** Takes a file of exported work into the account of the one who posts it in a form. Answers a script in JSON and a plain
 * form with the settings page. The path is one that no proxy of ours reads before: a file would pass twice. */
export async function POST(request: Request): Promise<Response> {
  const composition = compose();
  const opened = openApiRequest(request, composition);
  const fromScript = request.headers.get("accept")?.includes("application/json") ?? false;
  let response: Response;
  try {
    const result = await takeIn(request, opened);
    response = fromScript ? inJson(result) : seeOther(landingOf(result));
  } catch (error) {
    const context = { log: composition.deps.log, requestId: opened.requestId, operation: "import" };
    response = toErrorResponse(error, context);
    if (!fromScript) response = seeOther(landingAfter(response.status));
  }
  for (const cookie of opened.setCookies()) response.headers.append("set-cookie", cookie);
  return response;
}

async function takeIn(request: Request, opened: ApiRequest): Promise<ImportResult> {
  const { deps } = compose();
  assertSameOrigin(request.headers);
  const scope = userOf(await opened.scope());
  await takeRate(deps, "import", { scope, address: opened.address });
  const file = await readUpload(request, { field: FILE_FIELD, bytesMax: FILE_BYTES_MAX });
  if (file === null) return { ok: false, problem: "empty", part: null };
  return importWork({ ...workingFor(deps, { ...opened, scope }), seal: getSeal() }, scope, file);
}

function inJson(result: ImportResult): Response {
  const headers = { "cache-control": "no-store" };
  if (result.ok) return Response.json({ message: outcomeWords(result.outcome) }, { headers });
  return Response.json({ error: { message: refusalWords(result) } }, { status: 422, headers });
}

function landingAfter(status: number): string {
  if (status === 401) return "/sign-in?next=/settings";
  return landingOf({ ok: false, problem: problemOfStatus(status), part: null });
}

const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } });
