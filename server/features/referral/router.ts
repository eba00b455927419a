import "server-only";
import { router, userProcedure } from "@/server/trpc/init";
import { bindingSchema, bindReferralSchema, referralStandingSchema } from "./schema";
import { bindReferral, referralStanding } from "./service";

export const referralRouter = router({
  /** Binds the caller's account to who invited it. */
  bind: userProcedure
    .meta({ limit: "referral" })
    .input(bindReferralSchema)
    .output(bindingSchema)
    .mutation(({ ctx, input }) => bindReferral(ctx.deps, ctx.scope, input)),
  /** The caller's own invitation link and what came of it. */
  mine: userProcedure
    .meta({ limit: "read" })
    .output(referralStandingSchema)
    .query(({ ctx }) => referralStanding(ctx.deps, ctx.scope)),
});
