import { inSlot } from "@/server/admission/stream-limit";
import { getTutorDeps } from "@/server/composition/tutor-deps";
import type { TutorDeps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { track } from "@/server/features/analytics/service";
import { chatByIdSchema } from "@/server/features/chat/schema";
import { followReply } from "@/server/features/tutor/runs/follow-reply";
import { startReply } from "@/server/features/tutor/runs/start-reply";
import { stopReplies } from "@/server/features/tutor/runs/stop-replies";
import { followSchema, replySchema } from "@/server/features/tutor/schema";
import { eventStream } from "@/server/http/event-stream";
import { takeRate } from "@/server/rate-limits/take-rate";
import { answerRequest, jsonOf } from "@/server/request-context/answer-request";
import { workingFor } from "@/server/session/engine-caller";
import type { Scope } from "@/server/session/scope";

/** Takes a conversation's new message, `{ id, message: { id, text }, … }`, or the reply to carry on, and streams the
 * reply. It is written to its end and kept whether or not anyone reads it. */
export function POST(request: Request): Promise<Response> {
  return answerRequest(request, "chat.send", async (opened) => {
    const deps = getTutorDeps();
    const input = replySchema.parse(await jsonOf(request));
    const scope = await opened.scopeOrGuest();
    await takeRate(deps, "chat", { scope, address: opened.address });
    return inSlot(scope, opened.address, async (over) => {
      const run = await startReply(workingFor(deps, { ...opened, scope }), scope, {
        ...input,
        address: opened.address,
      });
      track(deps, { scope, optedOut: opened.optedOut }, "chats_msg_sent", {});
      return stream(deps, scope, { run, after: 0, over });
    });
  });
}

/** Streams the reply `?run=` from behind the first `?after=` of its events: for viewers who lost the connection, came
 * back, or came later. */
export function GET(request: Request): Promise<Response> {
  return answerRequest(request, "chat.follow", async (opened) => {
    const deps = getTutorDeps();
    const wanted = followSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
    const scope = await opened.scope();
    if (!scope) throw new AppError("NOT_FOUND");
    await takeRate(deps, "read", { scope, address: opened.address });
    return inSlot(scope, opened.address, (over) => stream(deps, scope, { ...wanted, over }));
  });
}

/** Stops the reply being written in the conversation `{ id }`; what there is of it is kept. */
export function DELETE(request: Request): Promise<Response> {
  return answerRequest(request, "chat.stop", async (opened) => {
    const deps = getTutorDeps();
    const { id } = chatByIdSchema.parse(await jsonOf(request));
    const scope = await opened.scope();
    if (!scope) throw new AppError("NOT_FOUND");
    await takeRate(deps, "read", { scope, address: opened.address });
    await stopReplies(deps, scope, id);
    return new Response(null, { status: 204 });
  });
}

async function stream(
  deps: TutorDeps,
  scope: Scope,
  { run, after, over }: { readonly run: string; readonly after: number; readonly over: () => void },
): Promise<Response> {
  const gone = new AbortController();
  const events = await followReply(deps, scope, { run, after, signal: gone.signal });
  return eventStream(events, { leave: () => gone.abort(), over });
}
