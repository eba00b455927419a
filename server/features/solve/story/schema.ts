import { z } from "zod";

const barEndSchema = z.object({
  label: z.string(),
  /** Null where it is not told and the answer is not open. */
  value: z.string().nullable(),
  isAsked: z.boolean(),
});

/** A story in bars. Until the answer is open the lengths say nothing. */
export const barModelSchema = z.object({
  kind: z.enum(["part-whole", "comparison", "fraction", "percent", "groups"]),
  bars: z.array(
    z.object({
      label: z.string(),
      parts: z.array(barEndSchema.extend({ size: z.number() })),
      whole: barEndSchema.nullable(),
    }),
  ),
});

const toldSchema = z.object({ who: z.string(), what: z.string(), when: z.string() });

/** How a story was read: what it tells, who, what and when; what it asks; and bars where they show it. */
export const storySchema = z.object({
  rows: z.array(
    toldSchema.extend({
      /** The same as one sentence. */
      sentence: z.string(),
      /** The story's own words, which can be corrected. */
      said: z.string(),
    }),
  ),
  asked: toldSchema,
  model: barModelSchema.nullable(),
});
