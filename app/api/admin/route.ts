import { compose } from "@/server/composition/compose";
import { AppError } from "@/server/errors/app-error";
import { adminCommandSchema } from "@/server/features/admin/schema";
import { runCommand } from "@/server/features/admin/service";
import { takeRate } from "@/server/rate-limits/take-rate";
import { answerRequest, jsonOf } from "@/server/request-context/answer-request";
import { isOperator } from "@/server/session/operator";

/** Does what the operator's command asks for, `{ command, … }`, where this server alone can open the database. For
 * everyone else there is nothing here. */
export function POST(request: Request): Promise<Response> {
  return answerRequest(request, "admin", async ({ address }) => {
    const { deps } = compose();
    await takeRate(deps, "admin", { scope: null, address });
    if (!isOperator(request.headers, address)) throw new AppError("NOT_FOUND");
    const command = adminCommandSchema.parse(await jsonOf(request));
    return Response.json(await runCommand(deps, command), { headers: { "cache-control": "no-store" } });
  });
}
