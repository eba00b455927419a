import { compose } from "@/server/composition/compose";
import { AppError } from "@/server/errors/app-error";
import { toErrorResponse } from "@/server/errors/to-response";
import { EVENT_BYTES_MAX } from "@/server/features/billing/reconciliation/constants";
import { receiveEvent } from "@/server/features/billing/reconciliation/service";
import { limitBody } from "@/server/http/limit-body";
import { openApiRequest } from "@/server/request-context/api-context";

const OF_SENDER = ["BAD_REQUEST", "NOT_FOUND", "PAYLOAD_TOO_LARGE", "TIMEOUT"] as const;

/** Takes what the payment provider reports. Its signature says who sends, so no origin is asked for. 200 says that the
 * event is worked off, now or before; 400 that the signature is not the provider's; 500 that it is to be sent again. */
export async function POST(request: Request): Promise<Response> {
  const composition = compose();
  const { deps } = composition;
  const { requestId } = openApiRequest(request, composition);
  const operation = "billing.webhook";
  try {
    const limited = await limitBody(request, undefined, EVENT_BYTES_MAX);
    const signature = request.headers.get("stripe-signature");
    const outcome = await receiveEvent(deps, { body: await limited.text(), signature });
    deps.log.info("a payment event came in", { requestId, operation, status: 200, reason: outcome });
    const headers = { "cache-control": "no-store", "x-request-id": requestId };
    return Response.json({ received: true }, { headers });
  } catch (error) {
    return toErrorResponse(answerOf(error), { log: deps.log, requestId, operation });
  }
}

/** The sender's own faults keep their status. Any other is ours, whatever it was, and a reason to send again. */
function answerOf(error: unknown): AppError {
  const ofSender = AppError.isInstance(error) && OF_SENDER.some((code) => code === error.code);
  return ofSender ? error : new AppError("INTERNAL_SERVER_ERROR", { cause: error });
}
