import "server-only";
import { guestOrUserProcedure, router } from "@/server/trpc/init";
import {
  answerSchema,
  answerViewSchema,
  logSchema,
  logViewSchema,
  nextSchema,
  nextViewSchema,
  skillsViewSchema,
} from "./schema";
import { answerProblem, listLog, listSkills, nextProblem } from "./service";
import { practiceSetRouter } from "./sets/router";

export const practiceRouter = router({
  /** The problem that comes next: one that is due, or one of a skill. */
  next: guestOrUserProcedure
    .meta({ limit: "solve" })
    .input(nextSchema.optional().transform((input) => input ?? nextSchema.parse({})))
    .output(nextViewSchema)
    .query(({ ctx, input }) => nextProblem(ctx.deps, ctx.scope, input)),
  /** Takes an answer, or gives a hint or the solution. */
  answer: guestOrUserProcedure
    .meta({ limit: "check" })
    .input(answerSchema)
    .output(answerViewSchema)
    .mutation(({ ctx, input }) => answerProblem(ctx.deps, ctx.scope, input)),
  /** Everything one can practise and how well the caller knows it. */
  skills: guestOrUserProcedure
    .meta({ limit: "read" })
    .output(skillsViewSchema)
    .query(({ ctx }) => listSkills(ctx.deps, ctx.scope)),
  /** What the caller practised, the newest first, a page at a time. */
  log: guestOrUserProcedure
    .meta({ limit: "read" })
    .input(logSchema.optional().transform((input) => input ?? logSchema.parse({})))
    .output(logViewSchema)
    .query(({ ctx, input }) => listLog(ctx.deps, ctx.scope, input)),
  set: practiceSetRouter,
});
