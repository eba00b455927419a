import { z } from "zod";
import { UNPRINTABLE } from "@/server/features/account/schema";
import {
  answerTextSchema,
  eventIdSchema,
  levelSchema,
  shownProblemSchema,
  skillIdSchema,
} from "@/server/features/practice/schema";
import {
  PARTICIPANT_NAME_MAX,
  SET_COUNT_MAX,
  SET_PROBLEMS_MAX,
  SET_SKILLS_MAX,
  SET_TITLE_MAX,
  SHEETS_MAX,
} from "../constants";

const NO_TITLE = "Give the set a title.";
const NO_SKILLS = "Choose at least one skill.";
const TOO_MANY_SKILLS = `A set has at most ${SET_SKILLS_MAX} skills. Make a second set for the others.`;
const SKILL_TWICE = "Each skill can be in a set once.";
const COUNT_WRONG = `Choose from 1 to ${SET_COUNT_MAX} problems for each skill.`;
const TOO_MANY_PROBLEMS = `A set has at most ${SET_PROBLEMS_MAX} problems. Choose fewer skills or fewer problems for each.`;
const UNPRINTABLE_TEXT = "This contains a character that cannot be shown. Type it again.";

const short = (most: number, what: string) =>
  z
    .string()
    .trim()
    .refine((text) => [...text].length <= most, `${what} has at most ${most} characters.`)
    .refine((text) => !UNPRINTABLE.test(text), UNPRINTABLE_TEXT);

const titleSchema = short(SET_TITLE_MAX, "A title").min(1, NO_TITLE);

/** What the maker of a set knows a participant by; null without a name. */
export const participantNameSchema = short(PARTICIPANT_NAME_MAX, "A name")
  .nullish()
  .transform((name) => name || null);

const setItemSchema = z.object({
  skill: skillIdSchema,
  level: levelSchema.default(1),
  count: z
    .number({ error: COUNT_WRONG })
    .int(COUNT_WRONG)
    .min(1, COUNT_WRONG)
    .max(SET_COUNT_MAX, COUNT_WRONG),
});

export const createSetSchema = z.object({
  title: titleSchema,
  items: z
    .array(setItemSchema)
    .min(1, NO_SKILLS)
    .max(SET_SKILLS_MAX, TOO_MANY_SKILLS)
    .refine((items) => new Set(items.map(({ skill }) => skill)).size === items.length, SKILL_TWICE)
    .refine(
      (items) => items.reduce((sum, { count }) => sum + count, 0) <= SET_PROBLEMS_MAX,
      TOO_MANY_PROBLEMS,
    ),
});

/** The end of a set's address. */
export const setTokenSchema = z
  .string()
  .regex(/^[\w-]{22,64}$/, "This link is not complete. Ask the person who sent it for the whole link.");

const placeSchema = z
  .number()
  .int()
  .min(0)
  .max(SET_PROBLEMS_MAX - 1);

export const namedSetSchema = z.object({ token: setTokenSchema });

/** `place` of the problem that is wanted as well, from 0. */
export const viewSetSchema = namedSetSchema.extend({ place: placeSchema.optional() });

export const joinSetSchema = namedSetSchema.extend({ name: participantNameSchema });

export const sheetsSchema = namedSetSchema.extend({ copies: z.coerce.number().int().min(1).max(SHEETS_MAX) });

const about = {
  token: setTokenSchema,
  place: placeSchema,
  /** The caller's own number for this try: sent twice, it counts once. */
  id: eventIdSchema,
};

export const setAnswerSchema = z.discriminatedUnion("what", [
  z.object({ ...about, what: z.literal("answer"), answer: answerTextSchema }),
  z.object({ ...about, what: z.literal("hint") }),
  z.object({ ...about, what: z.literal("reveal") }),
]);

/** The maker's way to a set. */
export const setLinkSchema = z.object({
  token: z.string(),
  /** The whole address, for those who are to take part. */
  url: z.string(),
});

const setSkillSchema = z.object({
  skill: z.string(),
  name: z.string(),
  level: levelSchema,
  count: z.number().int(),
});

/** How far a participant is with one problem. */
export const progressSchema = z.object({
  place: z.number().int(),
  skill: z.string(),
  name: z.string(),
  state: z.enum(["open", "begun", "right", "shown"]),
});

export const setViewSchema = setLinkSchema.extend({
  title: z.string(),
  skills: z.array(setSkillSchema),
  length: z.number().int(),
  /** Whether the caller made it. */
  isMaker: z.boolean(),
  /** Null for a caller who has not joined. */
  participation: z
    .object({ name: z.string().nullable(), joinedAt: z.date(), problems: z.array(progressSchema) })
    .nullable(),
  /** The problem at the place that was asked for; null where none was, or the caller has not joined. */
  problem: shownProblemSchema.nullable(),
});

export const setListSchema = z.object({
  sets: z.array(
    setLinkSchema.extend({
      title: z.string(),
      length: z.number().int(),
      participants: z.number().int(),
      createdAt: z.date(),
    }),
  ),
  /** Those in which the caller takes part. */
  joined: z.array(setLinkSchema.extend({ title: z.string(), length: z.number().int() })),
});

/** What the maker of a set is told. Nothing that a participant typed is in it but the name they gave for it. */
export const setReportSchema = setLinkSchema.extend({
  title: z.string(),
  length: z.number().int(),
  createdAt: z.date(),
  /** Each with how many problems they have come to the end of; in the order in which they joined. */
  participants: z.array(z.object({ name: z.string().nullable(), done: z.number().int() })),
  skills: z.array(
    z.object({
      skill: z.string(),
      name: z.string(),
      /** How many have answered a problem of it. */
      met: z.number().int(),
      /** Whose last problem of it was wrong or had its solution shown: their names, null for those without one. */
      stuck: z.array(z.string().nullable()),
      /** The known errors seen in it, each with how many made it; the most frequent first. */
      misconceptions: z.array(z.object({ id: z.string(), title: z.string(), count: z.number().int() })),
    }),
  ),
});
