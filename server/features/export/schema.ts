import { z } from "zod";
import type { Attempt, PartProgress } from "@/drizzle/schema/solves";
import type { ProblemResult, SolveResult } from "@/server/solver/outcome";
import type { Task } from "@/server/solver/types";
import { TITLE_LENGTH_MAX } from "../chat/constants";
import { graphPartSchema, replyChecksSchema, tutorModeSchema } from "../chat/schema";
import { EVENTS_MAX, SET_PROBLEMS_MAX } from "../practice/constants";
import { levelSchema } from "../practice/schema";
import { createSetSchema, participantNameSchema, setTokenSchema } from "../practice/sets/schema";
import { referralStandingSchema } from "../referral/schema";
import { ATTEMPT_LENGTH_MAX, PARTS_MAX, TEXT_LENGTH_MAX } from "../solve/constants";
import { answerCheckSchema, solveModeSchema, workingCheckSchema } from "../solve/schema";
import {
  EXPORT_FORMAT,
  EXPORT_SHAPES,
  EXPORT_VERSION,
  FILE_CHATS_MAX,
  FILE_LIST_MAX,
  FILE_MESSAGES_MAX,
  FILE_REVIEWS_MAX,
  FILE_SETS_MAX,
  FILE_SOLVES_MAX,
  FILE_TEXT_MAX,
} from "./constants";

/** The address of an export: `?format=json` or `?format=md`. */
export const exportRequestSchema = z.object({
  format: z.enum(EXPORT_SHAPES, { error: "Choose the format: json or md." }).default("json"),
});

const id = z.string().regex(/^[\w-]{1,64}$/);
const text = z.string().max(FILE_TEXT_MAX);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(FILE_LIST_MAX);
const finite = z.number();
const pair = z.tuple([finite, finite]);

const step = z.object({
  rule: text,
  title: text,
  latex: text,
  why: text,
  smaller: list(z.object({ latex: text, why: text })).optional(),
});

const graph = z.object({
  curves: list(z.object({ expression: text, letter: text, latex: text })),
  window: z.object({ x: pair, y: pair }),
  points: list(z.object({ x: finite, y: finite, label: text })),
});

const barEnd = z.object({
  label: text,
  value: text.nullable(),
  isTold: z.boolean(),
  isAsked: z.boolean(),
});
const span = z.object({ start: z.number().int().min(0), end: z.number().int().min(0) });
const storyRow = z.object({ who: text, what: text, when: text });

const story = z.object({
  text,
  rows: list(
    storyRow.extend({
      sentence: text,
      said: text,
      span,
    }),
  ),
  asked: storyRow,
  model: z
    .object({
      kind: z.enum(["part-whole", "comparison", "fraction", "percent", "groups"]),
      bars: list(
        z.object({ label: text, parts: list(barEnd.extend({ size: finite })), whole: barEnd.nullable() }),
      ),
    })
    .nullable(),
});

/** An answer is checked, and nothing else is. */
const finding = z.union([
  z.object({ status: z.enum(["solved", "no-solution"]), verification: z.enum(["verified", "partial"]) }),
  z.object({
    status: z.enum(["unsupported", "limit-reached", "ambiguous"]),
    verification: z.literal("unchecked"),
  }),
]);

const shown = z.object({
  read: z.object({ instruction: text, latex: text }),
  latex: text,
  answer: text,
  evidence: list(text),
  steps: list(step),
  method: text.nullable(),
  task: z.custom<Task>((value) => typeof value === "string" && /^[a-z-]{1,64}$/.test(value)).nullable(),
  reason: text.nullable(),
  readings: list(
    z.object({
      text,
      meaning: text,
      instruction: text,
      latex: text,
      status: z.enum(["solved", "no-solution", "unsupported", "limit-reached"]),
      answer: text,
    }),
  ).optional(),
  offers: list(z.object({ text, question: text.optional(), instruction: text, latex: text })).optional(),
  missed: list(span).optional(),
  alternatives: list(z.object({ way: text, method: text, steps: list(step) })),
  graph: graph.nullable(),
  truth: z.enum(["True", "False"]).optional(),
  story: story.optional(),
});

/** The engine's whole result, as it is kept with a problem. */
export const resultSchema = finding.and(
  shown.extend({
    parts: z
      .array(finding.and(shown.extend({ label: z.string().max(20), text })))
      .min(2)
      .max(PARTS_MAX)
      .optional(),
  }),
) satisfies z.ZodType<SolveResult>;

const attempt = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("answer"),
    text: z.string().max(ATTEMPT_LENGTH_MAX),
    check: answerCheckSchema,
  }),
  z.object({ kind: z.literal("working"), text, check: workingCheckSchema }),
]) satisfies z.ZodType<Attempt>;

/** How far a student is with the parts of a worksheet. */
const partProgress = z
  .record(
    z.string().regex(/^\d{1,2}$/),
    z.object({
      revealedSteps: z.number().int().min(0).max(FILE_LIST_MAX).optional(),
      answerRevealed: z.boolean().optional(),
      attempt: attempt.nullish().transform((tried) => tried ?? null),
    }),
  )
  .refine((parts) => Object.keys(parts).length <= PARTS_MAX) satisfies z.ZodType<PartProgress>;

const moment = z.iso.datetime();

/** This installation's signature of the item it belongs to, over the item's JSON without it. */
const signature = z.string().max(100).optional();

/** A problem with everything that is kept of it. `result` is null while the student is still working with hints: the
 * answer is then in `sealed`, which only the installation that wrote it can read. */
export const exportedSolveSchema = z.object({
  id,
  text: z.string().min(1).max(TEXT_LENGTH_MAX),
  mode: solveModeSchema,
  result: resultSchema.nullable(),
  sealed: text.optional(),
  revealedSteps: z.number().int().min(0).max(FILE_LIST_MAX),
  answerRevealed: z.boolean(),
  attempt: attempt.nullable(),
  /** Absent in files from before there were worksheets. */
  partProgress: partProgress.nullish().transform((progress) => progress ?? null),
  /** Time the engine took, in milliseconds. */
  solveMs: z.number().min(0).max(10_000_000),
  createdAt: moment,
  signature,
});

const part = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text }),
  z.object({
    type: z.literal("data-reply"),
    data: z.object({
      source: z.enum(["engine", "language-model"]),
      stopped: z.boolean(),
      cutOff: z.literal(true).optional(),
      interrupted: z.literal(true).optional(),
      checks: replyChecksSchema.optional(),
    }),
  }),
  graphPartSchema,
]);

export const exportedMessageSchema = z.object({
  id,
  /** The message it follows; null for a first one. Absent in files from before there were branches. */
  parentId: id.nullable().optional(),
  role: z.enum(["user", "assistant"]),
  parts: z.array(part).max(20),
  /** Place in the conversation, from 0. */
  position: z.number().int().min(0).max(1_000_000),
  createdAt: moment,
});

/** A conversation without its messages. */
export const exportedChatHeadSchema = z.object({
  id,
  title: z.string().max(TITLE_LENGTH_MAX * 2),
  /** The problem the conversation started from. */
  solveId: id.nullable(),
  mode: tutorModeSchema.default("explain"),
  /** The last message of the branch that is shown; null for the one written in last. */
  headId: id.nullable().default(null),
  createdAt: moment,
  updatedAt: moment,
  signature,
});

const exportedChatSchema = exportedChatHeadSchema.extend({
  messages: z
    .array(exportedMessageSchema)
    .max(FILE_MESSAGES_MAX)
    .refine((all) => new Set(all.map(({ position }) => position)).size === all.length, {
      error: "two messages stand in the same place",
    }),
});

/** A practice problem with what was done with it. */
export const exportedReviewSchema = z.object({
  skill: z.string().regex(/^[a-z][a-z-]{1,39}$/),
  level: levelSchema,
  seed: z.number().int().min(0).max(0xffff_ffff),
  text: z.string().min(1).max(TEXT_LENGTH_MAX),
  events: z
    .array(
      z.object({
        id: z.string().regex(/^[\w-]{1,64}$/),
        kind: z.enum(["right", "wrong", "form", "unread", "hint", "reveal"]),
        text: z.string().max(ATTEMPT_LENGTH_MAX).optional(),
        misconception: z
          .string()
          .regex(/^[a-z-]{1,64}$/)
          .nullish(),
      }),
    )
    .max(EVENTS_MAX),
  reviewedAt: moment.nullable(),
  createdAt: moment,
  /** Absent in files from before reviews were signed. */
  signature,
});

/** A set of practice problems that the owner made. */
export const exportedSetSchema = createSetSchema.extend({ token: setTokenSchema, createdAt: moment });

/** A set in which the owner takes part, with the problems that are theirs. What they did with them is among their practice
 * problems. */
export const exportedPlaceSchema = z.object({
  /** Absent in files from before places were taken in. */
  token: setTokenSchema.optional(),
  title: text,
  name: participantNameSchema,
  problems: z.array(z.string().regex(/^[a-z][a-z-]{1,39}\/[123]\/\d{1,10}$/)).max(SET_PROBLEMS_MAX),
  joinedAt: moment,
  signature,
});

/** What the product keeps of the account itself; null in a guest's file. */
const exportedProfileSchema = z.object({
  email: z.string(),
  displayName: z.string().nullable(),
  signsInWith: z.string().nullable(),
  signedUpAt: moment.nullable(),
});

const invoiceStatus = z.enum(["draft", "open", "paid", "void", "uncollectible"]);

const exportedInvoiceSchema = z.object({
  id: z.string(),
  subscriptionId: z.string().nullable(),
  number: z.string().nullable(),
  status: invoiceStatus,
  currency: z.string(),
  amountDue: z.number().int(),
  amountPaid: z.number().int(),
  amountRefunded: z.number().int(),
  disputed: z.boolean(),
  periodStart: moment,
  periodEnd: moment,
  createdAt: moment,
  paidAt: moment.nullable(),
  url: z.string().nullable(),
});

const exportedSubscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  interval: z.enum(["month", "year"]),
  startedAt: moment,
  trialEndsAt: moment.nullable(),
  periodStart: moment,
  periodEnd: moment,
  cancelsAt: moment.nullable(),
  endedAt: moment.nullable(),
});

/** What the product keeps of an account's payments. Amounts are in cents. */
const exportedBillingSchema = z.object({
  subscriptions: list(exportedSubscriptionSchema),
  invoices: list(exportedInvoiceSchema),
  givenDays: list(z.object({ days: z.number().int(), reason: text, grantedAt: moment })),
});

const exportedSessionSchema = z.object({ device: z.string(), createdAt: moment, lastSeenAt: moment });

/** A whole file of ours, version 1. */
export const exportFileSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exportedAt: moment,
  profile: exportedProfileSchema.nullable(),
  referral: referralStandingSchema.nullable(),
  /** Absent in files from before there were plans. */
  billing: exportedBillingSchema.nullable().default(null),
  sessions: z.array(exportedSessionSchema),
  solves: z.array(exportedSolveSchema).max(FILE_SOLVES_MAX),
  chats: z.array(exportedChatSchema).max(FILE_CHATS_MAX),
  /** Absent in files from before there was practice. */
  practice: z.array(exportedReviewSchema).max(FILE_REVIEWS_MAX).default([]),
  /** Absent in files from before there were sets. */
  practiceSets: z
    .object({
      made: z.array(exportedSetSchema).max(FILE_SETS_MAX),
      joined: z.array(exportedPlaceSchema).max(FILE_SETS_MAX),
    })
    .default({ made: [], joined: [] }),
});
