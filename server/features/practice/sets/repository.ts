import "server-only";
import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { practiceParticipants, practiceReviews, practiceSets } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { Scope } from "@/server/session/scope";
import { PARTICIPANTS_MAX, SETS_MAX } from "../constants";
import { isClosed, misconceptionIn } from "../policy";
import type { PracticeEvent } from "../types";
import type { Result, StoredParticipant, StoredSet } from "./types";

const ownSets = (scope: Scope): SQL =>
  scope.kind === "user" ? eq(practiceSets.userId, scope.userId) : eq(practiceSets.guestId, scope.guestId);

const ownPlaces = (scope: Scope): SQL =>
  scope.kind === "user"
    ? eq(practiceParticipants.userId, scope.userId)
    : eq(practiceParticipants.guestId, scope.guestId);

const ownReviews = (scope: Scope): SQL =>
  scope.kind === "user"
    ? eq(practiceReviews.userId, scope.userId)
    : eq(practiceReviews.guestId, scope.guestId);

const ownerOf = (scope: Scope) =>
  scope.kind === "user" ? { userId: scope.userId } : { guestId: scope.guestId };

const SET = {
  id: practiceSets.id,
  token: practiceSets.token,
  title: practiceSets.title,
  items: practiceSets.items,
  createdAt: practiceSets.createdAt,
} as const;

const PARTICIPANT = {
  id: practiceParticipants.id,
  name: practiceParticipants.name,
  problems: practiceParticipants.problems,
  joinedAt: practiceParticipants.joinedAt,
} as const;

/** Keeps a set.
 * @returns "full" for an owner who has as many as one may have */
export async function insertSet(db: Database, scope: Scope, set: StoredSet): Promise<"made" | "full"> {
  return db.transaction(async (tx) => {
    const [held] = await tx.select({ sets: count() }).from(practiceSets).where(ownSets(scope));
    if ((held?.sets ?? 0) >= SETS_MAX) return "full";
    await tx.insert(practiceSets).values({ ...set, items: [...set.items], ...ownerOf(scope) });
    return "made";
  });
}

/** A set by its link, no matter whose it is.
 * @returns null for a link that never was, and for a set that was deleted */
export async function findSet(db: Database, token: string): Promise<StoredSet | null> {
  const [row] = await db.select(SET).from(practiceSets).where(eq(practiceSets.token, token));
  return row ?? null;
}

/** The owner's own set. */
export async function findOwnSet(db: Database, scope: Scope, token: string): Promise<StoredSet | null> {
  const [row] = await db
    .select(SET)
    .from(practiceSets)
    .where(and(ownSets(scope), eq(practiceSets.token, token)));
  return row ?? null;
}

/** The owner's sets, the newest first, each with how many take part. */
export async function listSets(
  db: Database,
  scope: Scope,
): Promise<(StoredSet & { readonly participants: number })[]> {
  return db
    .select({ ...SET, participants: count(practiceParticipants.id) })
    .from(practiceSets)
    .leftJoin(practiceParticipants, eq(practiceParticipants.setId, practiceSets.id))
    .where(ownSets(scope))
    .groupBy(practiceSets.id)
    .orderBy(desc(practiceSets.createdAt), desc(practiceSets.id));
}

/** Removes the owner's set with everyone's place in it; what they practised stays theirs.
 * @returns whether there was one */
export async function removeSet(db: Database, scope: Scope, token: string): Promise<boolean> {
  const gone = await db
    .delete(practiceSets)
    .where(and(ownSets(scope), eq(practiceSets.token, token)))
    .returning({ id: practiceSets.id });
  return gone.length > 0;
}

/** The caller's own place in a set; null where they have not joined. */
export async function findParticipant(
  db: Database,
  scope: Scope,
  setId: string,
): Promise<StoredParticipant | null> {
  const [row] = await db
    .select(PARTICIPANT)
    .from(practiceParticipants)
    .where(and(ownPlaces(scope), eq(practiceParticipants.setId, setId)));
  return row ?? null;
}

/** Gives the caller a place in a set, or leaves them the one they have.
 * @returns "gone" where the set was deleted meanwhile, "full" where as many take part as may */
export async function insertParticipant(
  db: Database,
  scope: Scope,
  { setId, place }: { readonly setId: string; readonly place: StoredParticipant },
): Promise<"joined" | "gone" | "full"> {
  return db.transaction(async (tx) => {
    const [set] = await tx
      .select({ id: practiceSets.id })
      .from(practiceSets)
      .where(eq(practiceSets.id, setId))
      .for("update");
    if (!set) return "gone";
    if (await findParticipant(tx, scope, setId)) return "joined";
    const [held] = await tx
      .select({ people: count() })
      .from(practiceParticipants)
      .where(eq(practiceParticipants.setId, setId));
    if ((held?.people ?? 0) >= PARTICIPANTS_MAX) return "full";
    const row = { ...place, problems: [...place.problems], setId, ...ownerOf(scope) };
    await tx.insert(practiceParticipants).values(row).onConflictDoNothing();
    return "joined";
  });
}

/** Takes the caller out of a set; nothing happens where they have no place. */
export async function removeParticipant(db: Database, scope: Scope, setId: string): Promise<void> {
  await db.delete(practiceParticipants).where(and(ownPlaces(scope), eq(practiceParticipants.setId, setId)));
}

/** Everyone who takes part in a set, in the order in which they joined. */
export async function listParticipants(db: Database, setId: string): Promise<StoredParticipant[]> {
  return db
    .select(PARTICIPANT)
    .from(practiceParticipants)
    .where(eq(practiceParticipants.setId, setId))
    .orderBy(asc(practiceParticipants.joinedAt), asc(practiceParticipants.id));
}

/** What came of the problems of everyone who takes part. Of what they did only its outcome leaves this function. */
export async function listResults(db: Database, setId: string): Promise<Result[]> {
  const byOwner = (sameOwner: SQL) =>
    db
      .select({
        id: practiceParticipants.id,
        skill: practiceReviews.skill,
        rating: practiceReviews.rating,
        events: practiceReviews.events,
        reviewedAt: practiceReviews.reviewedAt,
      })
      .from(practiceParticipants)
      .innerJoin(
        practiceReviews,
        and(sameOwner, sql`${practiceParticipants.problems} @> to_jsonb(${practiceReviews.problem})`),
      )
      .where(and(eq(practiceParticipants.setId, setId), isNotNull(practiceReviews.rating)));
  const rows = await Promise.all([
    byOwner(eq(practiceReviews.userId, practiceParticipants.userId)),
    byOwner(eq(practiceReviews.guestId, practiceParticipants.guestId)),
  ]);
  return rows.flat().flatMap(({ events, rating, reviewedAt, ...row }) => {
    if (rating === null || reviewedAt === null) return [];
    const outcome = { closed: isClosed(events), misconception: misconceptionIn(events) };
    return [{ ...row, ...outcome, rating, reviewedAt }];
  });
}

/** What the owner did with each of these problems, by their names; those not begun are not in it. */
export async function listOwnEvents(
  db: Database,
  scope: Scope,
  problems: readonly string[],
): Promise<ReadonlyMap<string, readonly PracticeEvent[]>> {
  if (problems.length === 0) return new Map();
  const rows = await db
    .select({ problem: practiceReviews.problem, events: practiceReviews.events })
    .from(practiceReviews)
    .where(and(ownReviews(scope), inArray(practiceReviews.problem, [...problems])));
  return new Map(rows.map(({ problem, events }) => [problem, events]));
}

/** The sets the owner takes part in, with their place in each, in the order in which they joined. */
export async function listPlaces(
  db: Database,
  scope: Scope,
): Promise<(StoredParticipant & Pick<StoredSet, "token" | "title">)[]> {
  return db
    .select({ ...PARTICIPANT, token: practiceSets.token, title: practiceSets.title })
    .from(practiceParticipants)
    .innerJoin(practiceSets, eq(practiceSets.id, practiceParticipants.setId))
    .where(ownPlaces(scope))
    .orderBy(asc(practiceParticipants.joinedAt), asc(practiceParticipants.id));
}

/** Keeps sets out of a file under their tokens; those whose token is taken are left out.
 * @returns how many were kept */
export async function insertSets(tx: Database, scope: Scope, sets: readonly StoredSet[]): Promise<number> {
  if (sets.length === 0) return 0;
  const rows = sets.map((set) => ({ ...set, items: [...set.items], ...ownerOf(scope) }));
  const made = await tx
    .insert(practiceSets)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: practiceSets.id });
  return made.length;
}
