import "server-only";
import { getTutorDeps } from "@/server/composition/tutor-deps";
import { track } from "@/server/features/analytics/service";
import { guestOrUserProcedure, publicProcedure, router } from "@/server/trpc/init";
import { chooseReaderSchema } from "./by-model/schema";
import { chooseReader, createReadSolve, readWhereRefused } from "./by-model/service";
import {
  answerCheckSchema,
  attemptSchema,
  checkAnswerSchema,
  checkWorkingSchema,
  correctSchema,
  createSolveSchema,
  deletedSchema,
  listSolvesSchema,
  readingSchema,
  readSchema,
  revealSchema,
  solveByIdSchema,
  solvePageSchema,
  solveViewSchema,
  workingCheckSchema,
} from "./schema";
import {
  checkAnswer,
  checkAttempt,
  checkWorking,
  correctStory,
  deleteSolve,
  getSolve,
  listSolves,
  readText,
  revealSolve,
} from "./service";

export const solveRouter = router({
  /** Works a problem and keeps it. One that the engine cannot read is read by the language model, where there is one. */
  create: guestOrUserProcedure
    .meta({ limit: "solve" })
    .input(createSolveSchema)
    .output(solveViewSchema)
    .mutation(async ({ ctx, input }) => {
      const { address } = ctx.request;
      const reading = () => ({ ...getTutorDeps(), ...ctx.deps });
      const solve = await createReadSolve(ctx.deps, ctx.scope, { ...input, address, reading });
      const visitor = { scope: ctx.scope, optedOut: ctx.request.optedOut };
      const { mode, status: outcome } = solve;
      // Pressed on a page: other programs that ask are not counted.
      if (input.onDevice) track(ctx.deps, visitor, "solve_btn_submitted", { mode, outcome });
      return solve;
    }),
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
  /** Deletes one of the caller's problems permanently, with the link to it. */
  delete: guestOrUserProcedure
    .meta({ limit: "read" })
    .input(solveByIdSchema)
    .output(deletedSchema)
    .mutation(async ({ ctx, input }) => {
      await deleteSolve(ctx.deps, ctx.scope, input.id);
      return input;
    }),
  /** What the engine makes of a text, typeset, without working it. */
  read: publicProcedure
    .meta({ limit: "preview" })
    .input(readSchema)
    .output(readingSchema)
    .query(({ ctx, input }) => readText(ctx.deps, input.text)),
  /** Whether an answer to a problem is right, without giving the right one away. */
  check: publicProcedure
    .meta({ limit: "check" })
    .input(checkAnswerSchema)
    .output(answerCheckSchema)
    .query(({ ctx, input }) => checkAnswer(ctx.deps, input)),
  /** The first line of a working that does not follow from the one before it. */
  checkWorking: publicProcedure
    .meta({ limit: "check" })
    .input(checkWorkingSchema)
    .output(workingCheckSchema)
    .query(({ ctx, input }) => checkWorking(ctx.deps, input)),
  /** Checks a try at one of the caller's problems and keeps it there. */
  attempt: guestOrUserProcedure
    .meta({ limit: "check" })
    .input(attemptSchema)
    .output(solveViewSchema)
    .mutation(({ ctx, input }) => checkAttempt(ctx.deps, ctx.scope, input)),
  /** Solves a story anew with one of its lines put right. */
  correct: guestOrUserProcedure
    .meta({ limit: "solve" })
    .input(correctSchema)
    .output(solveViewSchema)
    .mutation(async ({ ctx, input }) => {
      const reading = () => ({ ...getTutorDeps(), ...ctx.deps });
      const solve = await correctStory(ctx.deps, ctx.scope, input);
      return readWhereRefused(ctx.scope, { solve, address: ctx.request.address, reading });
    }),
  /** Has one of the caller's problems read by the language model, or by the engine alone again. */
  chooseReader: guestOrUserProcedure
    .meta({ limit: "chat" })
    .input(chooseReaderSchema)
    .output(solveViewSchema)
    .mutation(({ ctx, input }) => {
      const { address } = ctx.request;
      return chooseReader({ ...getTutorDeps(), ...ctx.deps }, ctx.scope, { ...input, address });
    }),
  /** Shows the next step, or the answer, of a problem with hints first. */
  reveal: guestOrUserProcedure
    .meta({ limit: "read" })
    .input(revealSchema)
    .output(solveViewSchema)
    .mutation(({ ctx, input }) => revealSolve(ctx.deps, ctx.scope, input)),
});
