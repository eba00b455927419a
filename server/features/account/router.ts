import "server-only";
import { publicProcedure, router } from "@/server/trpc/init";
import { viewerSchema } from "./schema";
import { viewerOf } from "./service";

export const accountRouter = router({
  /** Who the caller is. Makes nobody a guest. */
  me: publicProcedure.output(viewerSchema).query(async ({ ctx }) => viewerOf(await ctx.request.scope())),
});
