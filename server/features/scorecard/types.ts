import type { z } from "zod";
import type { scorecardSchema } from "./schema";

export type Scorecard = z.infer<typeof scorecardSchema>;
export type TopicScore = Scorecard["topics"][number];

/** The scorecard as its page shows it. */
export interface ScorecardView {
  readonly date: string;
  readonly topics: readonly (TopicScore & { readonly unanswered: number })[];
  /** Of all topics. */
  readonly exercises: number;
  /** The share of the exercises whose answer is the book's. */
  readonly accuracy: number;
  /** The share of the answers that could be compared; null where there is none. */
  readonly precision: number | null;
}
