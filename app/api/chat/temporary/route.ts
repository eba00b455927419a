import { inSlot } from "@/server/admission/stream-limit";
import { getTutorDeps } from "@/server/composition/tutor-deps";
import { track } from "@/server/features/analytics/service";
import { temporarySchema } from "@/server/features/temporary/schema";
import { replyTemporarily } from "@/server/features/temporary/service";
import { eventStream } from "@/server/http/event-stream";
import { takeRate } from "@/server/rate-limits/take-rate";
import { answerRequest, jsonOf } from "@/server/request-context/answer-request";
import { workingFor } from "@/server/session/engine-caller";

/** Takes a conversation that is kept nowhere, `{ messages: [{ role, text }] }`, and streams the reply to its last
 * message, in the same events as `/api/chat`. */
export function POST(request: Request): Promise<Response> {
  return answerRequest(request, "chat.temporary", async (opened) => {
    const deps = getTutorDeps();
    const talk = temporarySchema.parse(await jsonOf(request));
    const scope = await opened.scopeOrGuest();
    await takeRate(deps, "chat", { scope, address: opened.address });
    const { address, optedOut } = opened;
    return inSlot(scope, address, async (over) => {
      const gone = new AbortController();
      const events = await replyTemporarily(workingFor(deps, { ...opened, scope }), scope, {
        ...talk,
        address,
        signal: gone.signal,
      });
      track(deps, { scope, optedOut }, "chats_msg_sent", {});
      return eventStream(events, { leave: () => gone.abort(), over });
    });
  });
}
