import { z } from "zod";

const countSchema = z.number().int().nonnegative();

/** One topic's exercises by what came of them. */
const topicSchema = z.object({
  topic: z.string().min(1),
  exercises: countSchema.positive(),
  /** The answer is the book's. */
  right: countSchema,
  /** The answer is not the book's; one of the two is wrong, or they are written to different rules. */
  differs: countSchema,
  /** There is an answer, and the comparison cannot tell whether it is the book's. */
  undecided: countSchema,
});

/** How often the engine gave the printed answer of textbook exercises, as the last run of `npm run bench:solver --
 * --record` found it. */
export const scorecardSchema = z.object({
  date: z.iso.date(),
  topics: z.array(topicSchema).min(1),
});
