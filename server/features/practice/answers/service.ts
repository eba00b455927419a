import "server-only";
import type { Deps } from "@/server/deps";
import { isClosed, withEvent } from "../policy";
import { answerTextSchema } from "../schema";
import type { Done, PracticeEvent, ProblemRef, StoredReview } from "../types";
import { eventOf } from "./policy";

type Told = ProblemRef & Pick<StoredReview, "text" | "events">;

/** Judges again what somebody says they did with a problem: only what they typed is believed, and the engine checks it
 * against the problem as it makes it from the seed. So no file can call an answer right that is not, nor name an error that
 * was not made.
 * @returns null where nothing of it can be judged: there is no such problem, it is another one here, or nothing was done */
export async function judgedAgain<Review extends Told>(
  { engine }: Pick<Deps, "engine">,
  review: Review,
): Promise<Review | null> {
  const { skill, level, seed } = review;
  let events: readonly PracticeEvent[] = [];
  for (const done of review.events.flatMap(doneIn)) {
    const answer = done.what === "answer" ? done.answer : "";
    const checked = await engine.run("practiceAnswer", { skill, level, seed, answer });
    if (checked?.problem.text !== review.text) return null;
    events = withEvent(events, eventOf(done, checked));
    if (isClosed(events)) break;
  }
  return events.length > 0 ? { ...review, events } : null;
}

/** What an event says was done, without what it says came of it; nothing where it is an answer without its text. */
function doneIn({ id, kind, text }: PracticeEvent): Done[] {
  if (kind === "hint" || kind === "reveal") return [{ id, what: kind }];
  const typed = answerTextSchema.safeParse(text);
  return typed.success ? [{ id, what: "answer", answer: typed.data }] : [];
}
