import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { TutorDeps } from "@/server/deps";
import { toAppError } from "@/server/errors/normalise";
import { reportError } from "@/server/errors/report";
import { userMessage } from "@/server/errors/user-message";
import { closingEvents } from "@/server/features/tutor/reply/events";
import type { LiveRun } from "@/server/providers/live-runs";
import type { Run } from "../types";
import { PUT_DOWN_AFTER_MS } from "./constants";
import { interrupt } from "./recover";
import { inTransaction } from "./repository";

/** A run that could not be saved. What is in its log stays there, to be resumed: it is marked when the
 * database answers again, at the latest by the process that misses its heartbeat. Never throws. */
export async function giveUp(
  deps: TutorDeps,
  { run, here, error }: { readonly run: Run; readonly here: LiveRun; readonly error: unknown },
): Promise<void> {
  const report = (fault: unknown) =>
    reportError(deps.log, toAppError(fault), { requestId: run.id, operation: "tutor.keep" });
  report(error);
  here.publish(...closingEvents("failed", userMessage(toAppError(error), run.id)));
  here.end();
  for (const waitMs of PUT_DOWN_AFTER_MS) {
    await pause(waitMs, undefined, { ref: false });
    try {
      return await inTransaction(await deps.db(), (tx) => interrupt(deps, tx, run));
    } catch (also) {
      report(also);
    }
  }
}
