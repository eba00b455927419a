import "server-only";
import { getTutorDeps } from "@/server/composition/tutor-deps";
import { guestOrUserProcedure, router } from "@/server/trpc/init";
import {
  chatByIdSchema,
  chatItemSchema,
  chatPageSchema,
  deletedChatSchema,
  listChatsSchema,
  renameChatSchema,
} from "./schema";
import { deleteChat, listChats, renameChat } from "./service";

export const chatRouter = router({
  /** The caller's conversations, the one written in last first, a page at a time. */
  list: guestOrUserProcedure
    .meta({ limit: "read" })
    .input(listChatsSchema.optional().transform((input) => input ?? listChatsSchema.parse({})))
    .output(chatPageSchema)
    .query(({ ctx, input }) => listChats(ctx.deps, ctx.scope, input)),
  /** Gives one of the caller's conversations another name. */
  rename: guestOrUserProcedure
    .meta({ limit: "read" })
    .input(renameChatSchema)
    .output(chatItemSchema)
    .mutation(async ({ ctx, input }) => {
      await renameChat(ctx.deps, ctx.scope, input);
      return input;
    }),
  /** Deletes one of the caller's conversations permanently, with its messages and the link to it. */
  delete: guestOrUserProcedure
    .meta({ limit: "read" })
    .input(chatByIdSchema)
    .output(deletedChatSchema)
    .mutation(async ({ ctx, input }) => {
      await deleteChat({ ...ctx.deps, live: getTutorDeps().live }, ctx.scope, input.id);
      return input;
    }),
});
