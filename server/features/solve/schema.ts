import { z } from "zod";
import { formatCount } from "@/server/format";
import { LINE_LENGTH_MAX, WORKING_LINES_MAX } from "@/server/solver/check/limits";
import {
  CORRECTION_LENGTH_MAX,
  FIND_LENGTH_MAX,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  PARTS_MAX,
  SHOWN_KINDS,
  SOLVE_MODES,
  STORY_ROWS_MAX,
  TEXT_LENGTH_MAX,
  UNPRINTABLE,
} from "./constants";
import { storySchema } from "./story/schema";

const EMPTY = "Type a problem first, for example 2x + 3 = 7.";
const TOO_LONG = `This is longer than ${formatCount(TEXT_LENGTH_MAX)} characters. Send one problem at a time.`;

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
  .regex(/^[\w-]{1,64}$/, "We do not recognise this problem. Open it from your history.");

/** Which part of a worksheet, by its place from 0; absent for the whole. */
const partPlaceSchema = z
  .number({ error: "Say which part you mean." })
  .int()
  .min(0)
  .max(PARTS_MAX - 1, "This worksheet has no such part.")
  .optional();

/** What a device said of a problem that it worked out by itself. */
const onDeviceSchema = z.object({
  /** The version of its engine. */
  engine: z.string().regex(/^(?:[\da-f]{12}|unbuilt)$/, "This is not a version of the engine."),
  /** Stands for its outcome (see outcomeMark): tells nothing of the answer. */
  outcome: z.string().regex(/^[\da-z]{1,16}$/, "This does not stand for an outcome."),
});

export const createSolveSchema = z.object({
  /** Chosen by the client, so that asking twice makes one problem. */
  id: z.uuid("The id of a problem must be a UUID.").optional(),
  text: problemTextSchema,
  mode: solveModeSchema.default("answer"),
  onDevice: onDeviceSchema.optional(),
  /** What the result is to bring; all of it where this is absent. */
  select: z
    .object({
      /** The points of graphs, which are most of a result's bytes. */
      graph: z.boolean("Say true or false.").default(true),
    })
    .optional(),
});

export const solveByIdSchema = z.object({ id: solveIdSchema });

export const revealSchema = z.object({
  id: solveIdSchema,
  part: partPlaceSchema,
  what: z.enum(["step", "answer"], { error: "Choose the next step or the answer." }),
});

const NO_FACT = "Write what the story says here.";

/** What the story should say instead of one thing that was read in it. */
export const correctSchema = z.object({
  id: solveIdSchema,
  part: partPlaceSchema,
  /** Which row of the story, from 0. */
  row: z
    .number({ error: "Say which line you mean." })
    .int()
    .min(0)
    .max(STORY_ROWS_MAX - 1, "The story has no such line."),
  said: z
    .string({ error: NO_FACT })
    .overwrite((text) => text.replace(UNPRINTABLE, ""))
    .trim()
    .min(1, NO_FACT)
    .max(
      CORRECTION_LENGTH_MAX,
      `This is longer than ${CORRECTION_LENGTH_MAX} characters. Correct one thing at a time.`,
    ),
});

export const listSolvesSchema = z.object({
  cursor: z
    .string()
    .regex(
      /^\d{1,14}_[\w-]{1,64}$/,
      "This page of the history does not exist. Start again from the first one.",
    )
    .nullish(),
  limit: z.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
  /** Whether each item brings its answer typeset. */
  typeset: z.boolean().optional(),
  /** Words or mathematics of the problems to list. Spaces do not count: "3x+5" also finds "3x + 5". */
  find: z
    .string()
    .max(FIND_LENGTH_MAX, `Search for at most ${FIND_LENGTH_MAX} characters.`)
    .transform((find) => find.replace(UNPRINTABLE, "").replace(/\s+/g, ""))
    .optional(),
  /** Which problems to list; all where it is absent. */
  show: z.enum(SHOWN_KINDS, { error: "This is not a kind of problem that can be listed." }).optional(),
});

const NO_ATTEMPT = "Write your answer or your working first.";
const LINE_TOO_LONG = `A line has more than ${LINE_LENGTH_MAX} characters. Break it into several.`;
const TOO_MANY_LINES = `This has more than ${WORKING_LINES_MAX} lines. Send the part you are unsure about.`;

const lineSchema = z
  .string({ error: NO_ATTEMPT })
  .overwrite((text) => text.replace(UNPRINTABLE, ""))
  .trim()
  .min(1, NO_ATTEMPT)
  .max(LINE_LENGTH_MAX, LINE_TOO_LONG);

/** A student's working as typed: one line of mathematics to a line of text, empty ones left out. */
const workingTextSchema = z
  .string({ error: NO_ATTEMPT })
  .transform((text) => text.split(/\r?\n/).filter((line) => line.trim() !== ""))
  .pipe(z.array(lineSchema).min(1, NO_ATTEMPT).max(WORKING_LINES_MAX, TOO_MANY_LINES));

export const checkAnswerSchema = z.object({ problem: problemTextSchema, answer: lineSchema });

export const checkWorkingSchema = z.object({
  problem: problemTextSchema,
  lines: z.array(lineSchema).min(1, NO_ATTEMPT).max(WORKING_LINES_MAX, TOO_MANY_LINES),
});

/** A try at a problem that is kept with it. */
export const attemptSchema = z.discriminatedUnion("kind", [
  z.object({ id: solveIdSchema, part: partPlaceSchema, kind: z.literal("answer"), text: lineSchema }),
  z.object({ id: solveIdSchema, part: partPlaceSchema, kind: z.literal("working"), text: workingTextSchema }),
]);

export const readSchema = z.object({ text: problemTextSchema });

const partStatusSchema = z.enum(["solved", "no-solution", "unsupported", "limit-reached", "ambiguous"]);
const statusSchema = z.enum([...partStatusSchema.options, "partly-solved"]);
const verificationSchema = z.enum(["verified", "partial", "unchecked"]);

const readingOfProblemSchema = z.object({
  instruction: z.string(),
  latex: z.string(),
});

/** One of the ways to read an ambiguous text. What it would come to is not said before it is chosen. */
const possibleReadingSchema = z.object({
  /** A text that says this and nothing else: solve it to choose this reading. */
  text: z.string(),
  /** What sets it apart, in a few words with mathematics between single dollar signs. */
  meaning: z.string(),
  instruction: z.string(),
  latex: z.string(),
});

/** A stretch of a text, as offsets. */
const spanSchema = z.object({ start: z.number().int(), end: z.number().int() });

export const answerCheckSchema = z.object({
  verdict: z.enum(["right", "right-wrong-form", "wrong", "cannot-tell"]),
  message: z.string(),
  counterexample: z.string().nullable(),
  problem: readingOfProblemSchema,
  answer: z.string(),
});

/** A path as a drawing has it: commands and numbers, and nothing else. */
const pathSchema = z.string().regex(/^[A-Za-z\d\s.,-]*$/);

/** A line drawing, 120 wide and 80 high: paths, and labels where their middle is. */
const pictureSchema = z.object({
  shows: z.string(),
  lines: pathSchema,
  area: pathSchema.optional(),
  /** What went wrong. */
  wrong: pathSchema.optional(),
  dashes: pathSchema.optional(),
  labels: z.array(z.tuple([z.number(), z.number(), z.string()]).readonly()).readonly(),
});

/** A known wrong turn, drawn from the numbers at hand where these fit into a picture. */
export const misconceptionSchema = z.object({
  id: z.string(),
  title: z.string(),
  explanation: z.string(),
  picture: pictureSchema.optional(),
});

export const workingCheckSchema = z.object({
  problem: readingOfProblemSchema,
  lines: z
    .array(
      z.object({
        text: z.string(),
        latex: z.string(),
        verdict: z.enum(["follows", "does-not-follow", "cannot-tell", "unreadable"]),
        note: z.string().nullable(),
      }),
    )
    .readonly(),
  firstWrong: z.number().int().nullable(),
  misconception: misconceptionSchema.nullable(),
  counterexample: z.string().nullable(),
  finished: z.boolean(),
  message: z.string(),
});

/** A rule of mathematics with a name. */
const theoremSchema = z.object({
  name: z.string(),
  says: z.string(),
  /** When it holds, or what to watch. */
  when: z.string(),
  /** It at work on other numbers, as LaTeX; empty where the smaller steps show it. */
  example: z.string(),
  picture: pictureSchema.optional(),
});

export const stepSchema = z.object({
  rule: z.string(),
  title: z.string(),
  latex: z.string(),
  why: z.string(),
  /** The smaller steps it is made of, two at least: what is done before it is worked out, and last the step itself; each with
   * its reason. Absent for steps that are not, and before the answer is open. */
  smaller: z.array(z.object({ latex: z.string(), why: z.string() })).optional(),
  /** What the step rests on, with the first step of a solution that does; absent before the answer is open. */
  theorem: theoremSchema.optional(),
});

const pointSchema = z.tuple([z.number(), z.number()]);

/** A drawing: curves as stretches of points, the part of the plane shown, and the points worth marking. */
export const drawingSchema = z.object({
  curves: z.array(z.object({ latex: z.string(), stretches: z.array(z.array(pointSchema)) })),
  window: z.object({ x: pointSchema, y: pointSchema }),
  points: z.array(z.object({ x: z.number(), y: z.number(), label: z.string() })),
});

/** One problem as its owner may see it: all of it, or one part of a worksheet. With hints first, `status` reads
 * "solved" and `latex`, `answer`, `evidence`, `method` and the later steps are empty until they are revealed. */
const problemViewSchema = z.object({
  /** What the student typed; of a part, a text that says it alone. */
  text: z.string(),
  status: partStatusSchema,
  read: readingOfProblemSchema,
  latex: z.string(),
  answer: z.string(),
  verification: verificationSchema,
  evidence: z.array(z.string()),
  /** The rungs of the ladder before its steps; null where the answer is open. */
  hints: z
    .object({
      /** What kind of problem it is. */
      kind: z.string(),
      /** Which idea leads on. */
      idea: z.string(),
      /** Steps that come before the first that shows the answer. */
      steps: z.number().int(),
    })
    .nullable(),
  steps: z.array(stepSchema),
  revealedSteps: z.number().int(),
  totalSteps: z.number().int(),
  answerRevealed: z.boolean(),
  method: z.string().nullable(),
  /** The same problem worked in other ways; empty until the answer is open. */
  alternatives: z.array(z.object({ way: z.string(), steps: z.array(stepSchema) })),
  /** Null where nothing is worth drawing, and until the answer is open. */
  graph: drawingSchema.nullable(),
  /** Null where the problem is no story, or was not read by its facts. */
  story: storySchema.nullable(),
  /** What a language model read in a text that the engine could not; null where none did. With "agreed" the answer, steps
   * and story are worked out and checked from its reading; with hints first, `differ` holds no answers. */
  byModel: z
    .discriminatedUnion("kind", [
      z.object({ kind: z.literal("agreed") }),
      z.object({
        kind: z.literal("differ"),
        readings: z.array(z.object({ story: storySchema, latex: z.string(), answer: z.string() })),
      }),
      z.object({ kind: z.literal("unfit"), why: z.string() }),
    ])
    .nullable(),
  /** What the student last had checked; null before. */
  attempt: z
    .discriminatedUnion("kind", [
      z.object({ kind: z.literal("answer"), text: z.string(), check: answerCheckSchema }),
      z.object({ kind: z.literal("working"), text: z.string(), check: workingCheckSchema }),
    ])
    .nullable(),
  /** Why there is no answer, for the student; null when there is one. For an ambiguous text the question to settle. */
  reason: z.string().nullable(),
  /** The ways to read an ambiguous text, two or more; empty otherwise. */
  readings: z.array(possibleReadingSchema),
  /** What can be done with a text that was refused, each a text that the engine answers; empty otherwise. Of a question
   * that was put to the student's own story, that question is the meaning. */
  offers: z.array(possibleReadingSchema),
  /** The stretches of a text that was refused of which nothing was made; empty otherwise. */
  missed: z.array(spanSchema),
});

export const partViewSchema = problemViewSchema.extend({
  /** As it is marked, without brackets: "a", "2", "iii"; "1a" for a part of a part. */
  label: z.string(),
});

/** A problem as its owner may see it, or a worksheet: its answer is those of its parts under their labels, and steps,
 * evidence and drawings are the parts'. */
export const solveViewSchema = problemViewSchema.extend({
  id: z.string(),
  mode: solveModeSchema,
  /** "partly-solved": some parts of a worksheet have an answer and some have none. */
  status: statusSchema,
  /** The parts of a worksheet in order, two or more; empty for a single problem. */
  parts: z.array(partViewSchema).max(PARTS_MAX),
  createdAt: z.date(),
  /** Time the engine took, in milliseconds. */
  ms: z.number(),
});

export const solveItemSchema = solveViewSchema
  .pick({
    id: true,
    text: true,
    mode: true,
    status: true,
    latex: true,
    verification: true,
    answerRevealed: true,
    createdAt: true,
  })
  .extend({
    /** The answer typeset as HTML with MathML, where it was asked for; empty when there is none. */
    html: z.string().optional(),
  });

export const deletedSchema = z.object({ id: z.string() });

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
