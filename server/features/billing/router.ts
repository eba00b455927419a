import "server-only";
import { publicProcedure, router } from "@/server/trpc/init";
import { billingPlanSchema } from "./schema";
import { entitlementsOf } from "./service";

export const billingRouter = router({
  /** The caller's plan and what it allows. Makes nobody a guest. */
  plan: publicProcedure
    .meta({ limit: "read" })
    .output(billingPlanSchema)
    .query(async ({ ctx }) => entitlementsOf(ctx.deps, await ctx.request.scope())),
});
