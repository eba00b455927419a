import "server-only";
import { createEmptyCard, forgetting_curve, fsrs, type Grade, StrategyMode } from "ts-fsrs";
import { RATINGS, REQUEST_RETENTION, SETTLED_STREAK, SHAKY_RETRIEVABILITY, WEEKS_SHOWN } from "../constants";
import type { Counted, SkillsView, Standing, StoredCard } from "../types";

const DAY_MS = 86_400_000;

const scheduler = (skill: string) =>
  fsrs({
    request_retention: REQUEST_RETENTION,
    enable_fuzz: true,
    learning_steps: ["10m", "1d"],
    relearning_steps: ["10m"],
    // The same skill after as many reviews comes back after the same time, on every device and when it is worked out anew.
  }).useStrategy(StrategyMode.SEED, function seed() {
    return `${skill} ${this.current.reps}`;
  });

/** The card of a skill from all its reviews that count. A clock that was put back moves none of them: each is at the
 * earliest when the one before it was.
 * @param reviews of one skill, in their order
 * @returns null where there is none */
export function cardOf(reviews: readonly Counted[]): StoredCard | null {
  const [first] = reviews;
  if (!first) return null;
  const schedule = scheduler(first.skill);
  let card = createEmptyCard(first.reviewedAt);
  let at = first.reviewedAt;
  let streak = 0;
  for (const { rating, reviewedAt } of reviews) {
    at = new Date(Math.max(at.getTime(), reviewedAt.getTime()));
    card = schedule.next(card, at, rating as Grade).card;
    streak = rating === RATINGS.good ? streak + 1 : 0;
  }
  return {
    skill: first.skill,
    reviews: reviews.length,
    dueAt: card.due,
    reviewedAt: at,
    stability: card.stability,
    streak,
    misconception: reviews.at(-1)?.misconception ?? null,
  };
}

/** How likely a skill is still known. */
export const retrievability = ({ stability, reviewedAt }: StoredCard, now: Date): number =>
  forgetting_curve(
    fsrs().parameters.w,
    Math.max(0, (now.getTime() - reviewedAt.getTime()) / DAY_MS),
    Math.max(stability, 0.001),
  );

/** Steady after three right answers in a row; shaky after a slip or a long pause. */
export function standingOf(card: StoredCard | null, now: Date): Standing {
  if (!card) return "new";
  const isSteady = card.streak >= SETTLED_STREAK && retrievability(card, now) >= SHAKY_RETRIEVABILITY;
  return isSteady ? "steady" : "shaky";
}

/** The level at which a skill is practised next. */
export const levelOf = (card: Pick<StoredCard, "streak"> | null): 1 | 2 | 3 =>
  !card || card.streak < 2 ? 1 : card.streak < 4 ? 2 : 3;

/** Whether a problem of a skill is asked as a choice: only until something of the skill has counted. */
export const isAskedAsChoice = (card: Pick<StoredCard, "reviews"> | null): boolean =>
  !card || card.reviews === 0;

/** How many skills were steady and shaky at the end of each of the last weeks, the present one up to now.
 * @param reviews all that count, in their order */
export function weeksOf(reviews: readonly Counted[], now: Date): SkillsView["weeks"] {
  const bySkill = new Map<string, Counted[]>();
  for (const review of reviews) bySkill.set(review.skill, [...(bySkill.get(review.skill) ?? []), review]);
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => {
    const endsAt = new Date(now.getTime() - (WEEKS_SHOWN - 1 - index) * 7 * DAY_MS);
    const standings = [...bySkill.values()].map((each) =>
      standingOf(cardOf(each.filter(({ reviewedAt }) => reviewedAt <= endsAt)), endsAt),
    );
    const count = (wanted: Standing) => standings.filter((standing) => standing === wanted).length;
    return { endsAt, steady: count("steady"), shaky: count("shaky") };
  });
}
