import "server-only";
import type { Logger } from "@/server/providers/logging/port";
import type { ModelCall } from "../port";

const CALL_ENDED = {
  finished: "a reply was written",
  "cut-off": "a reply broke off",
  stopped: "a reply was stopped",
} as const;

/** Writes one line about a call of a model. One that failed has its own line: what its reply says.
 * @param requestId the run's number */
export function logCall(log: Logger, requestId: string, call: ModelCall): void {
  const { outcome, reason, status, tries, ms, tokens } = call;
  if (outcome === "failed") return;
  log[outcome === "cut-off" ? "warn" : "info"](CALL_ENDED[outcome], {
    requestId,
    operation: "tutor.reply",
    ms,
    tries,
    tokensIn: tokens.input,
    tokensOut: tokens.output,
    tokensEstimated: tokens.estimated,
    ...(reason && { reason }),
    ...(status && { status }),
  });
}
