import "server-only";
import { guestOrUserProcedure, publicProcedure, router } from "@/server/trpc/init";
import { viewerSchema } from "./schema";
import { viewerOf } from "./service";

export const accountRouter = router({
  /** Who the caller is. Makes nobody a guest. */
  me: publicProcedure.output(viewerSchema).query(async ({ ctx }) => viewerOf(await ctx.request.scope())),
  /** Makes a visitor a guest, so that what is sent next has an owner even if its answer is lost. */
  begin: guestOrUserProcedure.output(viewerSchema).mutation(({ ctx }) => viewerOf(ctx.scope)),
});
