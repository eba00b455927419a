import "server-only";
import { and, asc, desc, eq, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import { practiceCards, practiceReviews } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { Scope } from "@/server/session/scope";
import { misconceptionIn } from "./policy";
import type { Counted, StoredCard, StoredReview } from "./types";

const ownReviews = (scope: Scope): SQL =>
  scope.kind === "user"
    ? eq(practiceReviews.userId, scope.userId)
    : eq(practiceReviews.guestId, scope.guestId);

const ownCards = (scope: Scope): SQL =>
  scope.kind === "user" ? eq(practiceCards.userId, scope.userId) : eq(practiceCards.guestId, scope.guestId);

const ownerOf = (scope: Scope) =>
  scope.kind === "user" ? { userId: scope.userId } : { guestId: scope.guestId };

const REVIEW = {
  id: practiceReviews.id,
  problem: practiceReviews.problem,
  skill: practiceReviews.skill,
  level: practiceReviews.level,
  seed: practiceReviews.seed,
  text: practiceReviews.text,
  events: practiceReviews.events,
  rating: practiceReviews.rating,
  reviewedAt: practiceReviews.reviewedAt,
  createdAt: practiceReviews.createdAt,
} as const;

const CARD = {
  skill: practiceCards.skill,
  reviews: practiceCards.reviews,
  dueAt: practiceCards.dueAt,
  reviewedAt: practiceCards.reviewedAt,
  stability: practiceCards.stability,
  streak: practiceCards.streak,
  misconception: practiceCards.misconception,
} as const;

/** Runs the work in one transaction: all of it is kept, or nothing. */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(work);
}

/** The owner's row of a problem, made if there is none, and nobody else's until the transaction ends. */
export async function lockReview(tx: Database, scope: Scope, fresh: StoredReview): Promise<StoredReview> {
  await tx
    .insert(practiceReviews)
    .values({ ...fresh, events: [...fresh.events], ...ownerOf(scope) })
    .onConflictDoNothing();
  const [row] = await tx
    .select(REVIEW)
    .from(practiceReviews)
    .where(and(ownReviews(scope), eq(practiceReviews.problem, fresh.problem)))
    .for("update");
  return row ?? fresh;
}

/** What the owner did with a problem; null when they have not met it.
 * @param problem skill, level and seed in one */
export async function findReview(db: Database, scope: Scope, problem: string): Promise<StoredReview | null> {
  const [row] = await db
    .select(REVIEW)
    .from(practiceReviews)
    .where(and(ownReviews(scope), eq(practiceReviews.problem, problem)));
  return row ?? null;
}

/** Keeps what was done with a problem. */
export async function updateReview(
  tx: Database,
  scope: Scope,
  { id, events, rating, reviewedAt }: Pick<StoredReview, "id" | "events" | "rating" | "reviewedAt">,
): Promise<void> {
  await tx
    .update(practiceReviews)
    .set({ events: [...events], rating, reviewedAt })
    .where(and(ownReviews(scope), eq(practiceReviews.id, id)));
}

/** The reviews of the owner that count, in their order; of one skill, or of all. */
export async function listCounted(db: Database, scope: Scope, skill?: string): Promise<Counted[]> {
  const rows = await db
    .select(REVIEW)
    .from(practiceReviews)
    .where(
      and(
        ownReviews(scope),
        isNotNull(practiceReviews.rating),
        skill === undefined ? undefined : eq(practiceReviews.skill, skill),
      ),
    )
    .orderBy(asc(practiceReviews.reviewedAt), asc(practiceReviews.id));
  return rows.flatMap(({ skill: its, rating, reviewedAt, events }) =>
    rating === null || reviewedAt === null
      ? []
      : [{ skill: its, rating, reviewedAt, misconception: misconceptionIn(events) }],
  );
}

/** How many reviews count, by skill. */
export async function countReviews(db: Database, scope: Scope): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ skill: practiceReviews.skill, count: sql`count(*)`.mapWith(Number) })
    .from(practiceReviews)
    .where(and(ownReviews(scope), isNotNull(practiceReviews.rating)))
    .groupBy(practiceReviews.skill);
  return new Map(rows.map(({ skill, count }) => [skill, count]));
}

/** The owner's reviews, the newest first; those of one moment by id, descending. */
export async function listReviews(
  db: Database,
  scope: Scope,
  {
    after,
    limit,
  }: { readonly after: { readonly at: Date; readonly id: string } | null; readonly limit: number },
): Promise<StoredReview[]> {
  const older = after
    ? or(
        lt(practiceReviews.reviewedAt, after.at),
        and(eq(practiceReviews.reviewedAt, after.at), lt(practiceReviews.id, after.id)),
      )
    : undefined;
  return db
    .select(REVIEW)
    .from(practiceReviews)
    .where(and(ownReviews(scope), isNotNull(practiceReviews.rating), older))
    .orderBy(desc(practiceReviews.reviewedAt), desc(practiceReviews.id))
    .limit(limit);
}

/** The texts of the problems of a skill that the owner met last, and how many there are. */
export async function listSeen(
  db: Database,
  scope: Scope,
  { skill, limit }: { readonly skill: string; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .select({ text: practiceReviews.text })
    .from(practiceReviews)
    .where(and(ownReviews(scope), eq(practiceReviews.skill, skill), isNotNull(practiceReviews.rating)))
    .orderBy(desc(practiceReviews.createdAt))
    .limit(limit);
  return rows.map(({ text }) => text);
}

export async function listCards(db: Database, scope: Scope): Promise<StoredCard[]> {
  return db.select(CARD).from(practiceCards).where(ownCards(scope));
}

/** Keeps the card of a skill in place of the one before. */
export async function saveCard(
  db: Database,
  scope: Scope,
  { id, card }: { readonly id: string; readonly card: StoredCard },
): Promise<void> {
  const target =
    scope.kind === "user"
      ? [practiceCards.userId, practiceCards.skill]
      : [practiceCards.guestId, practiceCards.skill];
  await db
    .insert(practiceCards)
    .values({ id, ...card, ...ownerOf(scope) })
    .onConflictDoUpdate({ target, set: card });
}

/** All problems the owner has met, the first one first. */
export async function listAllReviews(db: Database, scope: Scope): Promise<StoredReview[]> {
  return db
    .select(REVIEW)
    .from(practiceReviews)
    .where(ownReviews(scope))
    .orderBy(asc(practiceReviews.createdAt), asc(practiceReviews.id));
}

/** Rows to a statement, well below the number of parameters a statement may have. */
const ROWS_AT_ONCE = 200;

/** Keeps problems the owner has met elsewhere. Those that are known stay as they are.
 * @returns how many were kept */
export async function insertReviews(
  tx: Database,
  scope: Scope,
  incoming: readonly StoredReview[],
): Promise<number> {
  let kept = 0;
  for (let at = 0; at < incoming.length; at += ROWS_AT_ONCE) {
    const rows = incoming
      .slice(at, at + ROWS_AT_ONCE)
      .map((review) => ({ ...review, events: [...review.events], ...ownerOf(scope) }));
    const made = await tx
      .insert(practiceReviews)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: practiceReviews.id });
    kept += made.length;
  }
  return kept;
}
