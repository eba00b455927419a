import "server-only";
import { getTutorDeps } from "@/server/composition/tutor-deps";
import { track } from "@/server/features/analytics/service";
import { chatByIdSchema, deletedChatSchema } from "@/server/features/chat/schema";
import { guestOrUserProcedure, router } from "@/server/trpc/init";
import { readConversation } from "./runs/read-conversation";
import { startReply } from "./runs/start-reply";
import { stopReplies } from "./runs/stop-replies";
import { conversationSchema, programMessageSchema, readConversationSchema, takenSchema } from "./schema";

/** What a program does with a conversation. Replies are streamed by `GET /api/chat`. */
export const conversationRouter = router({
  /** One of the caller's conversations, with the last of its messages. */
  byId: guestOrUserProcedure
    .meta({ limit: "read" })
    .input(readConversationSchema)
    .output(conversationSchema)
    .query(({ ctx, input }) => readConversation({ ...getTutorDeps(), ...ctx.deps }, ctx.scope, input)),
  /** Takes a message and has the reply written, whether or not anyone follows it. */
  send: guestOrUserProcedure
    .meta({ limit: "chat" })
    .input(programMessageSchema)
    .output(takenSchema)
    .mutation(async ({ ctx, input }) => {
      const deps = { ...getTutorDeps(), ...ctx.deps };
      const { id = deps.newId(), messageId = deps.newId(), text, ...rest } = input;
      const { address } = ctx.request;
      const asked = { ...rest, id, message: { id: messageId, text }, address };
      const runId = await startReply(deps, ctx.scope, asked);
      track(deps, { scope: ctx.scope, optedOut: ctx.request.optedOut }, "chats_msg_sent", {});
      return { id, messageId, runId };
    }),
  /** Stops the reply that is being written; what there is of it is kept. */
  stop: guestOrUserProcedure
    .meta({ limit: "read" })
    .input(chatByIdSchema)
    .output(deletedChatSchema)
    .mutation(async ({ ctx, input }) => {
      await stopReplies({ ...getTutorDeps(), ...ctx.deps }, ctx.scope, input.id);
      return input;
    }),
});
