import { z } from "zod";
import { PAGE_SIZE, PAGE_SIZE_MAX, SOLVE_MODES, TEXT_LENGTH_MAX } from "./constants";

const EMPTY = "Type a problem first, for example 2x + 3 = 7.";
const TOO_LONG = `This is longer than ${TEXT_LENGTH_MAX.toLocaleString("en-GB")} characters. Send one problem at a time.`;

/** Control characters and halves of characters, which neither the engine nor a database can take. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|\p{Surrogate}/gu;

export const problemTextSchema = z
  .string({ error: EMPTY })
  .overwrite((text) => text.replace(UNPRINTABLE, ""))
  .trim()
  .min(1, EMPTY)
  .max(TEXT_LENGTH_MAX, TOO_LONG);

export const solveModeSchema = z.enum(SOLVE_MODES, {
  error: "Choose to see the answer or to get hints first.",
});

export const solveIdSchema = z
  .string({ error: "Say which problem you mean." })
  .regex(/^[\w-]{1,64}$/, "This is not the number of a problem. Open it from your history.");

export const createSolveSchema = z.object({
  text: problemTextSchema,
  mode: solveModeSchema.default("answer"),
});

export const solveByIdSchema = z.object({ id: solveIdSchema });

export const revealSchema = z.object({
  id: solveIdSchema,
  what: z.enum(["step", "answer"], { error: "Choose the next step or the answer." }),
});

export const listSolvesSchema = z.object({
  cursor: z
    .string()
    .regex(
      /^\d{1,15}_[\w-]{1,64}$/,
      "This page of the history does not exist. Start again from the first one.",
    )
    .nullish(),
  limit: z.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
});

export const readSchema = z.object({ text: problemTextSchema });

const statusSchema = z.enum(["solved", "no-solution", "unsupported", "limit-reached"]);
const verificationSchema = z.enum(["verified", "partial", "unchecked"]);

export const stepSchema = z.object({
  rule: z.string(),
  title: z.string(),
  latex: z.string(),
  why: z.string(),
});

/** A problem as its owner may see it. With hints first, `status` reads "solved" and `latex`, `answer`, `evidence`,
 * `method` and the later steps are empty until they are revealed. */
export const solveViewSchema = z.object({
  id: z.string(),
  /** What the student typed. */
  text: z.string(),
  mode: solveModeSchema,
  status: statusSchema,
  read: z.object({ instruction: z.string(), latex: z.string() }),
  latex: z.string(),
  answer: z.string(),
  verification: verificationSchema,
  evidence: z.array(z.string()),
  steps: z.array(stepSchema),
  revealedSteps: z.number().int(),
  totalSteps: z.number().int(),
  answerRevealed: z.boolean(),
  method: z.string().nullable(),
  /** Why there is no answer, for the student; null when there is one. */
  reason: z.string().nullable(),
  createdAt: z.date(),
  /** Time the engine took, in milliseconds. */
  ms: z.number(),
});

export const solveItemSchema = solveViewSchema.pick({
  id: true,
  text: true,
  mode: true,
  status: true,
  latex: true,
  verification: true,
  answerRevealed: true,
  createdAt: true,
});

export const solvePageSchema = z.object({
  items: z.array(solveItemSchema),
  /** Hand it back for the next page; null on the last one. */
  nextCursor: z.string().nullable(),
});

export const readingSchema = z.object({
  /** Whether there is a problem in the text that can be tried. */
  ok: z.boolean(),
  instruction: z.string(),
  latex: z.string(),
  /** The mathematics typeset as HTML with MathML; empty when there is none. */
  html: z.string(),
  /** Why nothing was read, for the student; null when something was. */
  reason: z.string().nullable(),
});
