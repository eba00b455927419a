import "server-only";
import type { Database } from "@/server/db/types";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { followClaim } from "@/server/features/account/service";
import type { Scope } from "@/server/session/scope";
import type { PracticeCheck } from "@/server/solver/practice/check-practice";
import { sectionsOf } from "@/server/solver/practice/sections";
import { findSkill, SKILLS } from "@/server/solver/practice/skills";
import { STANDARDS } from "@/server/solver/practice/standards";
import type { PracticeProblem } from "@/server/solver/practice/types";
import { eventOf, saidOf } from "./answers/policy";
import { RATINGS, SESSION_LENGTH } from "./constants";
import {
  chooseAhead,
  chooseSkill,
  hintsIn,
  isClosed,
  misconceptionIn,
  nameOfProblem,
  ratingOf,
  timeOf,
  withEvent,
} from "./policy";
import { problemForError, problemOfSkill, seedFor, shownProblem } from "./problems/service";
import {
  countReviews,
  findReview,
  insertReviews,
  inTransaction,
  listAllReviews,
  listCards,
  listCounted,
  listReviews,
  lockReview,
  saveCard,
  updateReview,
} from "./repository";
import { cardOf, isAskedAsChoice, levelOf, standingOf, weeksOf } from "./scheduling/card";
import type {
  AnswerView,
  ListLog,
  LogView,
  MadeError,
  NewAnswer,
  NextProblem,
  NextView,
  PlannedProblem,
  PracticeEvent,
  ProblemRef,
  RatingName,
  ShownProblem,
  SkillsView,
  StoredCard,
  StoredReview,
  Turn,
} from "./types";

const NO_PROBLEM = "This practice problem is no longer there. Start the next one.";

/** The problem that comes next. Asked again before anything was answered, it is the same, on every device.
 * @param scope null for a visitor who has done nothing yet */
export async function nextProblem(
  deps: Deps,
  scope: Scope | null,
  { skill: focus, place }: NextProblem,
): Promise<NextView> {
  if (focus !== undefined && !findSkill(focus)) throw new AppError("NOT_FOUND", { message: NO_SKILL });
  const { cards, last } = await practised(deps, scope);
  const now = deps.now();
  const chosen = chooseSkill({
    ...{ skills: SKILLS, cards, now, place },
    focus: focus ?? null,
    last,
  });
  const session = { place, length: SESSION_LENGTH };
  if (!chosen) return { problem: null, ...session };
  const card = cards.get(chosen.skill) ?? null;
  const asked = { skill: chosen.skill, card, asChoice: isAskedAsChoice(card) };
  const problem = await problemOfSkill(deps, scope, asked);
  return { problem: { ...problem, reason: chosen.reason }, ...session };
}

/** A problem of a skill that the student has not met, as hard as suits them; the same one until it is answered.
 * @throws {AppError} NOT_FOUND for a skill that does not exist */
export async function setProblem(deps: Deps, scope: Scope, skill: string): Promise<ShownProblem> {
  if (!findSkill(skill)) throw new AppError("NOT_FOUND", { message: NO_SKILL });
  const card = cardOf(await listCounted(await deps.db(), scope, skill));
  return problemOfSkill(deps, scope, { skill, card, asChoice: false });
}

async function practised(
  deps: Pick<Deps, "db" | "newId">,
  scope: Scope | null,
): Promise<{ readonly cards: ReadonlyMap<string, StoredCard>; readonly last: string | null }> {
  if (!scope) return { cards: new Map(), last: null };
  const db = await deps.db();
  const [cards, [last]] = await Promise.all([
    cardsOf(deps, db, scope),
    listReviews(db, scope, { after: null, limit: 1 }),
  ]);
  return { cards, last: last?.skill ?? null };
}

const NO_SKILL = "There is no such skill. Choose one from the map.";

interface WantedTurn {
  /** One that was begun. */
  readonly problem?: ProblemRef;
  /** The error that was just made, for a problem about just that. */
  readonly just?: MadeError;
}

/** A turn of a session: the problem that is named, with what came of the last thing done with it, or else the next one.
 * @param scope null for a visitor who has done nothing yet
 * @throws {AppError} NOT_FOUND for a problem or a skill that does not exist */
export async function getTurn(
  deps: Deps,
  scope: Scope | null,
  { problem: named, just, ...wanted }: NextProblem & WantedTurn,
): Promise<Turn> {
  const tryId = deps.newId();
  if (!named && just) {
    const problem = await problemForError(deps, scope, just);
    const session = { place: wanted.place, length: SESSION_LENGTH };
    const ahead = await planAhead(deps, scope, { ...wanted, now: problem.skill });
    return { problem, ...session, answer: "", view: null, tryId, ahead };
  }
  if (!named) {
    const next = await nextProblem(deps, scope, wanted);
    const ahead = next.problem ? await planAhead(deps, scope, { ...wanted, now: next.problem.skill }) : [];
    return { ...next, answer: "", view: null, tryId, ahead };
  }
  const review = scope ? await findReview(await deps.db(), scope, nameOfProblem(named)) : null;
  const last = review?.events.at(-1);
  const answer = last?.text ?? "";
  const checked = await deps.engine.run("practiceAnswer", { ...named, answer });
  if (!checked) throw new AppError("NOT_FOUND", { message: NO_PROBLEM });
  const session = { place: wanted.place, length: SESSION_LENGTH };
  const card = scope ? cardOf(await listCounted(await deps.db(), scope, named.skill)) : null;
  const problem = await shownProblem(deps, checked.problem, isAskedAsChoice(card));
  const ahead = await planAhead(deps, scope, {
    ...wanted,
    now: named.skill,
    counted: review !== null && review.rating !== null,
  });
  if (!scope || !review || !last) return { problem, ...session, answer: "", view: null, tryId, ahead };
  const what = last.kind === "hint" || last.kind === "reveal" ? last.kind : "answer";
  return {
    problem,
    ...session,
    answer,
    view: await answerView(deps, { review, card, what, checked }),
    tryId,
    ahead,
  };
}

/** What follows in a session as it stands, for a device that goes on with it by itself.
 * @param now the skill of the problem at hand, `counted` once it is among its reviews */
async function planAhead(
  deps: Pick<Deps, "db" | "newId" | "now">,
  scope: Scope | null,
  {
    skill: focus,
    place,
    now: current,
    counted = false,
  }: NextProblem & {
    readonly now: string;
    readonly counted?: boolean;
  },
): Promise<readonly PlannedProblem[]> {
  const { cards } = await practised(deps, scope);
  const counts = new Map<string, number>();
  const plan = (skill: string): PlannedProblem => {
    const { reviews, streak } = cards.get(skill) ?? { reviews: 0, streak: 0 };
    const more = counts.get(skill) ?? 0;
    counts.set(skill, more + 1);
    const level = levelOf({ streak: streak + more });
    return {
      skill,
      name: findSkill(skill)?.name ?? skill,
      level,
      seed: seedFor(scope, skill, reviews + more),
      asChoice: isAskedAsChoice({ reviews: reviews + more }),
    };
  };
  if (!counted) plan(current);
  const from = { skills: SKILLS, cards, now: deps.now(), focus: focus ?? null, last: current };
  return chooseAhead({ ...from, place: place + 1 }, SESSION_LENGTH - place - 1).map(({ skill }) =>
    plan(skill),
  );
}

/** Takes an answer to a practice problem, a request for a hint or for the solution. Counts each problem once, however
 * often and from however many devices it comes.
 * @throws {AppError} NOT_FOUND for a problem that does not exist */
export async function answerProblem(deps: Deps, scope: Scope, given: NewAnswer): Promise<AnswerView> {
  const { skill, level, seed } = given;
  const answer = given.what === "answer" ? given.answer : "";
  const checked = await deps.engine.run("practiceAnswer", { skill, level, seed, answer });
  if (!checked) throw new AppError("NOT_FOUND", { message: NO_PROBLEM });
  const event = eventOf(given, checked);
  const at = timeOf(given.doneAt, deps.now());
  const db = await deps.db();
  const kept = await inTransaction(db, (tx) => keepEvent(deps, { tx, scope, at }, checked.problem, event));
  await followClaim(deps, scope);
  return answerView(deps, { ...kept, what: given.what, checked });
}

interface Kept {
  readonly review: StoredReview;
  readonly card: StoredCard | null;
}

/** Adds an event to a problem and works out the skill's card, unless the event is known or the problem is over. */
async function keepEvent(
  deps: Pick<Deps, "newId">,
  { tx, scope, at }: { readonly tx: Database; readonly scope: Scope; readonly at: Date },
  { skill, level, seed, text }: PracticeProblem,
  event: PracticeEvent,
): Promise<Kept> {
  const review = await lockReview(tx, scope, {
    ...{ id: deps.newId(), problem: nameOfProblem({ skill, level, seed }), skill, level, seed, text },
    ...{ events: [], rating: null, reviewedAt: null, createdAt: at },
  });
  const events = withEvent(review.events, event);
  if (events === review.events) return { review, card: cardOf(await listCounted(tx, scope, skill)) };
  const rating = ratingOf(events);
  const reviewedAt = review.reviewedAt ?? (rating === null ? null : at);
  const changed = { ...review, events, rating, reviewedAt };
  await updateReview(tx, scope, changed);
  const card = cardOf(await listCounted(tx, scope, skill));
  if (card) await saveCard(tx, scope, { id: deps.newId(), card });
  return { review: changed, card };
}

async function answerView(
  deps: Deps,
  {
    review,
    card,
    what,
    checked,
  }: Kept & { readonly what: NewAnswer["what"]; readonly checked: PracticeCheck },
): Promise<AnswerView> {
  const closed = isClosed(review.events);
  const solved = closed || what === "hint" ? await deps.engine.run("solve", checked.problem.text) : null;
  return {
    ...saidOf({ what, checked, closed, solved, asked: hintsIn(review.events) }),
    standing: standingOf(card, deps.now()),
    dueAt: card?.dueAt ?? null,
  };
}

/** Everything one can practise, how well it is known, and how that grew over the weeks.
 * @param scope null for a visitor who has done nothing yet */
export async function listSkills(deps: Deps, scope: Scope | null): Promise<SkillsView> {
  const { cards } = await practised(deps, scope);
  const reviews = scope ? await listCounted(await deps.db(), scope) : [];
  const now = deps.now();
  const skills = SKILLS.map(({ id, name, strand, after, example }) => {
    const card = cards.get(id) ?? null;
    return {
      ...{ id, name, strand, after, example, standards: STANDARDS[id] ?? [], sections: sectionsOf(id) },
      standing: standingOf(card, now),
      isDue: card !== null && card.dueAt <= now,
      dueAt: card?.dueAt ?? null,
      reviewedAt: card?.reviewedAt ?? null,
      slipped: card !== null && card.streak === 0,
    };
  });
  return { skills, due: skills.filter(({ isDue }) => isDue).length, weeks: weeksOf(reviews, now) };
}

/** What was practised, the newest first. */
export async function listLog(
  { db }: Pick<Deps, "db">,
  scope: Scope,
  { cursor, limit }: ListLog,
): Promise<LogView> {
  const rows = await listReviews(await db(), scope, { after: positionOf(cursor), limit: limit + 1 });
  const reviews = rows.slice(0, limit).flatMap(({ id, skill, level, text, rating, events, reviewedAt }) =>
    rating === null || reviewedAt === null
      ? []
      : [
          {
            id,
            skill,
            level,
            text,
            rating: nameOf(rating),
            misconception: misconceptionIn(events),
            reviewedAt,
          },
        ],
  );
  const last = reviews.at(-1);
  const nextCursor = rows.length > limit && last ? `${last.reviewedAt.getTime()}_${last.id}` : null;
  return { reviews, nextCursor };
}

const nameOf = (rating: number): RatingName =>
  rating === RATINGS.good ? "good" : rating === RATINGS.hard ? "hard" : "again";

function positionOf(cursor: string | null | undefined): { readonly at: Date; readonly id: string } | null {
  if (!cursor) return null;
  const at = cursor.indexOf("_");
  return { at: new Date(Number(cursor.slice(0, at))), id: cursor.slice(at + 1) };
}

/** What an export holds of somebody's practice: what they met and did. All else is worked out from it. */
export async function reviewsToKeep(db: Database, scope: Scope) {
  const reviews = await listAllReviews(db, scope);
  return reviews.map(({ skill, level, seed, text, events, reviewedAt, createdAt }) => {
    return { skill, level, seed, text, events, reviewedAt, createdAt };
  });
}

/** Takes in what an export held. A problem that is known here stays as it is. What comes from a file that was changed
 * outside has been judged again before ({@link judgedAgain}).
 * @param db a transaction
 * @returns how many were taken in */
export async function takeInReviews(
  { newId }: Pick<Deps, "newId">,
  { db, scope }: { readonly db: Database; readonly scope: Scope },
  reviews: readonly Omit<StoredReview, "id" | "problem" | "rating">[],
): Promise<number> {
  const incoming = reviews.map((review) => {
    const rating = ratingOf(review.events);
    const reviewedAt = rating === null ? null : (review.reviewedAt ?? review.createdAt);
    return { ...review, id: newId(), problem: nameOfProblem(review), rating, reviewedAt };
  });
  return insertReviews(db, scope, incoming);
}

/** The owner's cards. One that was worked out from another number of reviews than there are, because some came along
 * from elsewhere, is worked out anew. */
async function cardsOf(
  { newId }: Pick<Deps, "newId">,
  db: Database,
  scope: Scope,
): Promise<ReadonlyMap<string, StoredCard>> {
  const [kept, counts] = await Promise.all([listCards(db, scope), countReviews(db, scope)]);
  const cards = new Map(kept.map((card) => [card.skill, card]));
  for (const [skill, count] of counts) {
    if (cards.get(skill)?.reviews === count) continue;
    const card = cardOf(await listCounted(db, scope, skill));
    if (!card) continue;
    await saveCard(db, scope, { id: newId(), card });
    cards.set(skill, card);
  }
  return cards;
}
