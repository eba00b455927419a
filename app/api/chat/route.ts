import { consumeStream, createUIMessageStreamResponse } from "ai";
import { AppError } from "@/server/errors/app-error";
import { toErrorResponse } from "@/server/errors/to-response";
import { track } from "@/server/features/analytics/service";
import { chatByIdSchema, sendMessageSchema } from "@/server/features/chat/schema";
import { startReply, stopReply } from "@/server/features/chat/service";
import { getTutoring } from "@/server/providers/model";
import { compose } from "@/server/request/deps";
import { type OpenRequest, openRequest } from "@/server/request/open-request";
import { assertSameOrigin } from "@/server/request/origin";
import { takeRate } from "@/server/request/rate-limit";
import { limitBody } from "@/server/trpc/limit-body";

/** Takes a conversation's new message, `{ id, message: { id, text }, solveId? }`, and streams the reply. The reply is
 * read to its end here as well, so that it is finished and kept when the browser goes away. */
export function POST(request: Request): Promise<Response> {
  return answer(request, "chat.send", async (opened) => {
    const { deps } = compose();
    const input = sendMessageSchema.parse(await jsonOf(request));
    const scope = await opened.scopeOrGuest();
    await takeRate(deps, "chat", { scope, address: opened.address });
    const stream = await startReply({ ...deps, ...getTutoring() }, scope, input);
    track(deps, { scope, optedOut: opened.optedOut }, "chats_msg_sent", {});
    return createUIMessageStreamResponse({ stream, consumeSseStream: consumeStream });
  });
}

/** Stops the reply being written in the conversation `{ id }`; what there is of it is kept. */
export function DELETE(request: Request): Promise<Response> {
  return answer(request, "chat.stop", async (opened) => {
    const { deps } = compose();
    const { id } = chatByIdSchema.parse(await jsonOf(request));
    const scope = await opened.scope();
    if (!scope) throw new AppError("NOT_FOUND");
    await takeRate(deps, "read", { scope, address: opened.address });
    await stopReply({ ...deps, ...getTutoring() }, scope, id);
    return new Response(null, { status: 204 });
  });
}

async function answer(
  request: Request,
  operation: string,
  work: (opened: OpenRequest) => Promise<Response>,
): Promise<Response> {
  const composition = compose();
  const opened = openRequest(request, composition);
  let response: Response;
  try {
    assertSameOrigin(request.headers);
    response = await work(opened);
  } catch (error) {
    const context = { log: composition.deps.log, requestId: opened.requestId, operation };
    response = toErrorResponse(error, context);
  }
  response.headers.set("x-request-id", opened.requestId);
  for (const cookie of opened.setCookies()) response.headers.append("set-cookie", cookie);
  return response;
}

async function jsonOf(request: Request): Promise<unknown> {
  const limited = await limitBody(request);
  try {
    return await limited.json();
  } catch (cause) {
    throw new AppError("PARSE_ERROR", { cause });
  }
}
