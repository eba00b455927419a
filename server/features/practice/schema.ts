import { z } from "zod";
import { UNPRINTABLE } from "@/server/features/solve/constants";
import { misconceptionSchema, solveIdSchema, stepSchema } from "@/server/features/solve/schema";
import { LINE_LENGTH_MAX } from "@/server/solver/check/limits";
import { STRANDS } from "@/server/solver/practice/types";
import { LIKE_ROUNDS_MAX, LOG_PAGE_SIZE, LOG_PAGE_SIZE_MAX, SESSION_LENGTH } from "./constants";

const NO_ANSWER = "Write your answer first.";
const TOO_LONG = `This is longer than ${LINE_LENGTH_MAX} characters. Write only the answer.`;

export const skillIdSchema = z
  .string({ error: "Choose what to practise." })
  .regex(/^[a-z][a-z-]{1,39}$/, "There is no such skill. Choose one from the map.");

export const levelSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const seedSchema = z.number().int().min(0).max(0xffff_ffff);

export const nextSchema = z.object({
  /** The skill the session is about; absent for what is due. */
  skill: skillIdSchema.optional(),
  /** Where in the session it is, from 0. */
  place: z
    .number()
    .int()
    .min(0)
    .max(SESSION_LENGTH - 1)
    .default(0),
});

/** A problem that can be made again, what its skill is called, and whether it is asked as a choice. */
export const plannedProblemSchema = z.object({
  skill: skillIdSchema,
  name: z.string(),
  level: levelSchema,
  seed: seedSchema,
  asChoice: z.boolean(),
});

/** A problem in an address: "two-steps.1.12345". */
const problemRefSchema = z
  .string()
  .regex(/^[a-z-]{2,40}\.[123]\.\d{1,10}$/)
  .transform((text) => text.split("."))
  .transform(([skill, level, seed]) => ({ skill, level: Number(level), seed: Number(seed) }))
  .pipe(z.object({ skill: skillIdSchema, level: levelSchema, seed: seedSchema }));

/** An error in an address: "square-binomials.square-of-sum". */
export const madeErrorSchema = z
  .string()
  .regex(/^[a-z-]{2,40}\.[a-z-]{2,64}$/)
  .transform((text) => text.split("."))
  .transform(([skill, misconception]) => ({ skill, misconception }))
  .pipe(z.object({ skill: skillIdSchema, misconception: z.string() }));

/** What an address of a session says. */
export const turnSchema = nextSchema.extend({
  problem: problemRefSchema.optional(),
  just: madeErrorSchema.optional(),
});

/** The address of problems like one: whose they are, which of many rounds, and whether they are about the step alone at
 * which the student's working failed. */
export const likeSchema = z.object({
  id: solveIdSchema,
  round: z.number().int().min(1).max(LIKE_ROUNDS_MAX),
  again: z.boolean().default(false),
});

export const eventIdSchema = z.string({ error: "Say which answer this is." }).regex(/^[\w-]{8,64}$/);

export const answerTextSchema = z
  .string({ error: NO_ANSWER })
  .overwrite((text) => text.replace(UNPRINTABLE, ""))
  .trim()
  .min(1, NO_ANSWER)
  .max(LINE_LENGTH_MAX, TOO_LONG);

const about = {
  /** The caller's own number for this try: sent twice, it counts once. */
  id: eventIdSchema,
  skill: skillIdSchema,
  level: levelSchema,
  seed: seedSchema,
  /** When it was done, for what was done without a network; absent for now. */
  doneAt: z.iso.datetime().optional(),
};

export const answerSchema = z.discriminatedUnion("what", [
  z.object({ ...about, what: z.literal("answer"), answer: answerTextSchema }),
  z.object({ ...about, what: z.literal("hint") }),
  z.object({ ...about, what: z.literal("reveal") }),
]);

export const logSchema = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,14}_[\w-]{1,64}$/, "This page of the log does not exist. Start again from the first one.")
    .nullish(),
  limit: z.number().int().min(1).max(LOG_PAGE_SIZE_MAX).default(LOG_PAGE_SIZE),
});

/** How well a skill is known. */
export const standingSchema = z.enum(["new", "shaky", "steady"]);

/** A problem as a page shows it. */
export const shownProblemSchema = z.object({
  skill: z.string(),
  name: z.string(),
  level: levelSchema,
  seed: z.number(),
  text: z.string(),
  instruction: z.string(),
  latex: z.string(),
  /** The mathematics typeset. */
  html: z.string(),
  /** The answers to choose from, one of which is right, as they are sent, as LaTeX and typeset; none where the answer is to be written. */
  choices: z.array(z.object({ text: z.string(), latex: z.string(), html: z.string() })),
});

export const problemSchema = shownProblemSchema.extend({
  /** Why it comes now. */
  reason: z.enum(["due", "chosen", "older", "new"]),
});

export const nextViewSchema = z.object({
  /** Null when nothing is due and nothing is new. */
  problem: problemSchema.nullable(),
  place: z.number().int(),
  length: z.number().int(),
});

export const answerViewSchema = z.object({
  /** "form": right, and not written as asked. "unread": it could not be read. Neither of these counts. */
  outcome: z.enum(["right", "wrong", "form", "unread", "hint", "revealed"]),
  message: z.string(),
  counterexample: z.string().nullable(),
  misconception: misconceptionSchema.nullable(),
  /** The answer as it was read, in LaTeX. */
  read: z.string(),
  /** The hints that are open, the newest last; none unless one was asked for. */
  hints: z.array(z.string()),
  /** How many more there are; null unless one was asked for. */
  hintsLeft: z.number().int().nullable(),
  /** Whether the problem is over. Only then is its solution shown. */
  closed: z.boolean(),
  solution: z.object({ latex: z.string(), steps: z.array(stepSchema) }).nullable(),
  standing: standingSchema,
  /** When the skill comes back; null as long as nothing has counted. */
  dueAt: z.date().nullable(),
});

export const skillViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  strand: z.enum(STRANDS),
  after: z.array(z.string()).readonly(),
  example: z.string(),
  /** Codes of the Common Core's standards that it belongs to. */
  standards: z.array(z.string()).readonly(),
  /** Sections of free textbooks that teach it. */
  sections: z.array(z.object({ book: z.string(), number: z.string(), title: z.string() })).readonly(),
  standing: standingSchema,
  isDue: z.boolean(),
  dueAt: z.date().nullable(),
  reviewedAt: z.date().nullable(),
  /** Whether the last answer was a slip. */
  slipped: z.boolean(),
});

export const skillsViewSchema = z.object({
  skills: z.array(skillViewSchema),
  due: z.number().int(),
  /** How many skills were steady and how many shaky at the end of each week, the oldest first. */
  weeks: z.array(z.object({ endsAt: z.date(), steady: z.number().int(), shaky: z.number().int() })),
});

const reviewViewSchema = z.object({
  id: z.string(),
  skill: z.string(),
  level: z.number().int(),
  text: z.string(),
  rating: z.enum(["again", "hard", "good"]),
  misconception: z.string().nullable(),
  reviewedAt: z.date(),
});

export const logViewSchema = z.object({
  reviews: z.array(reviewViewSchema),
  /** Hand it back for the next page; null on the last one. */
  nextCursor: z.string().nullable(),
});
