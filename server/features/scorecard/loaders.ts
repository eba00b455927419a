import "server-only";
import recorded from "./measured/scorecard.json";
import { precisionOf, totalOf, unanswered } from "./policy";
import { scorecardSchema } from "./schema";
import type { ScorecardView } from "./types";

/** The scorecard that came with this version of the engine, the topic with the most exercises first. */
export function loadScorecard(): ScorecardView {
  const { date, topics } = scorecardSchema.parse(recorded);
  const all = totalOf(topics);
  return {
    date,
    topics: topics.map((score) => ({ ...score, unanswered: unanswered(score) })),
    exercises: all.exercises,
    accuracy: all.right / all.exercises,
    precision: precisionOf(all),
  };
}
