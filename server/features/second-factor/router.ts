import "server-only";
import { publicProcedure, router } from "@/server/trpc/init";
import { passedSchema, passSchema } from "./schema";
import { enterCode } from "./service";

export const secondFactorRouter = router({
  /** The second step of signing in, for a session that owes a code: one of the authenticator app, or a recovery code. */
  pass: publicProcedure
    .meta({ limit: "signIn" })
    .input(passSchema)
    .output(passedSchema)
    .mutation(async ({ ctx, input }) => {
      const { deps, request } = ctx;
      const { address, requestId } = request;
      const pending = await request.pending();
      return { kind: await enterCode({ deps, address, requestId }, pending, input.code) };
    }),
});
