import "server-only";
import { guestOrUserProcedure, router } from "@/server/trpc/init";
import { answerViewSchema } from "../schema";
import {
  createSetSchema,
  joinSetSchema,
  namedSetSchema,
  setAnswerSchema,
  setLinkSchema,
  setListSchema,
  setReportSchema,
  setViewSchema,
  viewSetSchema,
} from "./schema";
import {
  answerInSet,
  createSet,
  deleteSet,
  getSet,
  joinSet,
  leaveSet,
  listSetsOf,
  reportOnSet,
} from "./service";

export const practiceSetRouter = router({
  /** Makes a set for others to work on under a link. */
  create: guestOrUserProcedure
    .meta({ limit: "profile" })
    .input(createSetSchema)
    .output(setLinkSchema)
    .mutation(({ ctx, input }) => createSet(ctx.deps, ctx.scope, input)),
  /** The sets the caller made. */
  list: guestOrUserProcedure
    .meta({ limit: "read" })
    .output(setListSchema)
    .query(({ ctx }) => listSetsOf(ctx.deps, ctx.scope)),
  /** A set by its link, and how far the caller is. */
  byToken: guestOrUserProcedure
    .meta({ limit: "read" })
    .input(viewSetSchema)
    .output(setViewSchema)
    .query(({ ctx, input }) => getSet(ctx.deps, ctx.scope, input)),
  /** Gives the caller a place in a set, with numbers of their own. */
  join: guestOrUserProcedure
    .meta({ limit: "solve" })
    .input(joinSetSchema)
    .output(setViewSchema)
    .mutation(({ ctx, input }) => joinSet(ctx.deps, ctx.scope, input)),
  /** Takes an answer to a problem of a set, or gives a hint or the solution. */
  answer: guestOrUserProcedure
    .meta({ limit: "check" })
    .input(setAnswerSchema)
    .output(answerViewSchema)
    .mutation(({ ctx, input }) => answerInSet(ctx.deps, ctx.scope, input)),
  /** Takes the caller out of a set; what they practised stays theirs. */
  leave: guestOrUserProcedure
    .meta({ limit: "read" })
    .input(namedSetSchema)
    .output(namedSetSchema)
    .mutation(async ({ ctx, input }) => {
      await leaveSet(ctx.deps, ctx.scope, input.token);
      return input;
    }),
  /** What came of a set, for who made it. */
  report: guestOrUserProcedure
    .meta({ limit: "read" })
    .input(namedSetSchema)
    .output(setReportSchema)
    .query(({ ctx, input }) => reportOnSet(ctx.deps, ctx.scope, input.token)),
  /** Deletes a set of the caller's. */
  delete: guestOrUserProcedure
    .meta({ limit: "read" })
    .input(namedSetSchema)
    .output(namedSetSchema)
    .mutation(async ({ ctx, input }) => {
      await deleteSet(ctx.deps, ctx.scope, input.token);
      return input;
    }),
});
