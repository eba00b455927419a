import "server-only";
import { guestOrUserProcedure, publicProcedure, router } from "@/server/trpc/init";
import {
  createSolveSchema,
  listSolvesSchema,
  readingSchema,
  readSchema,
  revealSchema,
  solveByIdSchema,
  solvePageSchema,
  solveViewSchema,
} from "./schema";
import { createSolve, getSolve, listSolves, readText, revealSolve } from "./service";

export const solveRouter = router({
  /** Works a problem and keeps it. */
  create: guestOrUserProcedure
    .meta({ limit: "solve" })
    .input(createSolveSchema)
    .output(solveViewSchema)
    .mutation(({ ctx, input }) => createSolve(ctx.deps, ctx.scope, input)),
  /** One of the caller's problems. */
  byId: guestOrUserProcedure
    .meta({ limit: "read" })
    .input(solveByIdSchema)
    .output(solveViewSchema)
    .query(({ ctx, input }) => getSolve(ctx.deps, ctx.scope, input.id)),
  /** The caller's problems, newest first, a page at a time. */
  list: guestOrUserProcedure
    .meta({ limit: "read" })
    .input(listSolvesSchema.optional().transform((input) => input ?? listSolvesSchema.parse({})))
    .output(solvePageSchema)
    .query(({ ctx, input }) => listSolves(ctx.deps, ctx.scope, input)),
  /** What the engine makes of a text, typeset, without working it. */
  read: publicProcedure
    .meta({ limit: "preview" })
    .input(readSchema)
    .output(readingSchema)
    .query(({ ctx, input }) => readText(ctx.deps, input.text)),
  /** Shows the next step, or the answer, of a problem with hints first. */
  reveal: guestOrUserProcedure
    .meta({ limit: "read" })
    .input(revealSchema)
    .output(solveViewSchema)
    .mutation(({ ctx, input }) => revealSolve(ctx.deps, ctx.scope, input)),
});
