import "server-only";
import { and, desc, eq, inArray, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import { solves } from "@/drizzle/schema";
import { STORED_SOLVE } from "@/server/db/columns";
import { containing } from "@/server/db/containing";
import type { Database } from "@/server/db/types";
import { UNNAMED, writtenOnce } from "@/server/db/written-once";
import type { Scope } from "@/server/session/scope";
import type { SolveStatus } from "@/server/solver/outcome";
import type { Mistake, ShownKind, StoredSolve } from "./types";

/** A place in the history: everything before it is older. */
export interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

const ownedBy = (scope: Scope): SQL =>
  scope.kind === "user" ? eq(solves.userId, scope.userId) : eq(solves.guestId, scope.guestId);

/** @returns the problem, or null when it does not exist or belongs to someone else */
export async function findById(db: Database, scope: Scope, id: string): Promise<StoredSolve | null> {
  const [row] = await db
    .select(STORED_SOLVE)
    .from(solves)
    .where(and(eq(solves.id, id), ownedBy(scope)))
    .limit(1);
  return row ?? null;
}

interface Wanted {
  /** The position of the last one already shown. */
  readonly after: Position | null;
  readonly limit: number;
  /** What its text has in it, without spaces; all where it is empty. */
  readonly find: string;
  readonly show: ShownKind;
}

/** The owner's problems, newest first; those made in the same millisecond by id, descending. */
export async function listByOwner(
  db: Database,
  scope: Scope,
  { after, limit, find, show }: Wanted,
): Promise<StoredSolve[]> {
  const older = after
    ? or(
        lt(solves.createdAt, after.createdAt),
        and(eq(solves.createdAt, after.createdAt), lt(solves.id, after.id)),
      )
    : undefined;
  return db
    .select(STORED_SOLVE)
    .from(solves)
    .where(
      and(
        ownedBy(scope),
        older,
        find === "" ? undefined : containing(sql`${solves.text}`, find),
        OF_KIND[show],
      ),
    )
    .orderBy(desc(solves.createdAt), desc(solves.id))
    .limit(limit);
}

const ANSWERED: SolveStatus[] = ["solved", "no-solution", "partly-solved"];

/** What was said of the tries at a problem: at the whole, and at each part of a worksheet. */
const CHECKS = sql`(
  select ${solves.attempt} -> 'check' as said
  union all
  select progress.value -> 'attempt' -> 'check'
  from jsonb_each(coalesce(${solves.partProgress}, '{}'::jsonb)) as progress
) as checks`;

const IS_WRONG = sql`(said ->> 'verdict' = 'wrong' or said ->> 'firstWrong' is not null)`;

const OF_KIND: Readonly<Record<ShownKind, SQL | undefined>> = {
  all: undefined,
  solved: inArray(solves.status, ANSWERED),
  unsolved: notInArray(solves.status, ANSWERED),
  mistakes: sql`exists (select 1 from ${CHECKS} where ${IS_WRONG})`,
};

/** Wrong turns by name that were found in the owner's tries, the commonest first, and of those as common the last one. */
export async function countMisconceptions(
  db: Database,
  scope: Scope,
  { limit }: { readonly limit: number },
): Promise<Mistake[]> {
  const id = sql<string>`said -> 'misconception' ->> 'id'`;
  return db
    .select({
      id,
      title: sql<string>`max(said -> 'misconception' ->> 'title')`,
      explanation: sql<string>`max(said -> 'misconception' ->> 'explanation')`,
      count: sql<number>`count(*)::int`,
    })
    .from(solves)
    .crossJoinLateral(CHECKS)
    .where(and(ownedBy(scope), sql`${id} is not null`))
    .groupBy(id)
    .orderBy(sql`count(*) desc`, sql`max(${solves.createdAt}) desc`)
    .limit(limit);
}

/** A problem of which nothing is shown yet, and at which nothing was tried. */
type Beginning = Pick<StoredSolve, "id" | "text" | "mode" | "result" | "solveMs" | "createdAt"> & {
  readonly engineVersion: string;
};

/** Keeps a new problem for its owner.
 * @returns false when there is a problem of that number already, whosever it is */
export async function insert(db: Database, scope: Scope, solve: Beginning): Promise<boolean> {
  const userId = scope.kind === "user" ? scope.userId : null;
  const guestId = scope.kind === "user" ? null : scope.guestId;
  const { status, verification, latex } = solve.result;
  const rows = await inserting(db).execute({ ...solve, userId, guestId, status, verification, latex });
  return rows.length > 0;
}

/** What a problem has from the beginning; the rest is as the table says. */
const inserting = writtenOnce((db) =>
  db
    .insert(solves)
    .values({
      id: sql.placeholder("id"),
      userId: sql.placeholder("userId"),
      guestId: sql.placeholder("guestId"),
      text: sql.placeholder("text"),
      mode: sql.placeholder("mode"),
      status: sql.placeholder("status"),
      verification: sql.placeholder("verification"),
      latex: sql.placeholder("latex"),
      result: sql.placeholder("result"),
      solveMs: sql.placeholder("solveMs"),
      engineVersion: sql.placeholder("engineVersion"),
      createdAt: sql.placeholder("createdAt"),
    })
    .onConflictDoNothing()
    .returning({ id: solves.id })
    .prepare(UNNAMED),
);

/** Puts another result in the place of a problem's: nothing of it is shown, and nothing was tried at it.
 * @returns the problem afterwards, or null when it does not exist or belongs to someone else */
export async function updateResult(
  db: Database,
  scope: Scope,
  { id, result }: Pick<StoredSolve, "id" | "result">,
): Promise<StoredSolve | null> {
  const { status, verification, latex } = result;
  const closed = { revealedSteps: 0, answerRevealed: false, attempt: null, partProgress: null };
  const [row] = await db
    .update(solves)
    .set({ result, status, verification, latex, ...closed })
    .where(and(eq(solves.id, id), ownedBy(scope)))
    .returning(STORED_SOLVE);
  return row ?? null;
}

/** Reveals more of a problem; never less, even when two requests overlap.
 * @returns the problem afterwards, or null when it does not exist or belongs to someone else */
export async function updateRevealed(
  db: Database,
  scope: Scope,
  { id, revealedSteps, answerRevealed }: Pick<StoredSolve, "id" | "revealedSteps" | "answerRevealed">,
): Promise<StoredSolve | null> {
  const [row] = await db
    .update(solves)
    .set({
      revealedSteps: sql`greatest(${solves.revealedSteps}, ${revealedSteps})`,
      answerRevealed: sql`${solves.answerRevealed} or ${answerRevealed}`,
    })
    .where(and(eq(solves.id, id), ownedBy(scope)))
    .returning(STORED_SOLVE);
  return row ?? null;
}

/** Reveals more of one part of a worksheet; never less, even when two requests overlap.
 * @param part its place, from 0
 * @returns the worksheet afterwards, or null when it does not exist or belongs to someone else */
export function updatePartRevealed(
  db: Database,
  scope: Scope,
  { id, part, revealedSteps, answerRevealed }: PartOf & Pick<StoredSolve, "revealedSteps" | "answerRevealed">,
): Promise<StoredSolve | null> {
  const before = partOf(part);
  const steps = sql`greatest(coalesce((${before} ->> 'revealedSteps')::int, 0), ${revealedSteps}::int)`;
  const open = sql`coalesce((${before} ->> 'answerRevealed')::boolean, false) or ${answerRevealed}::boolean`;
  return updatePart(
    db,
    scope,
    { id, part },
    sql`jsonb_build_object('revealedSteps', ${steps}, 'answerRevealed', ${open})`,
  );
}

/** Keeps what the student last had checked of one part of a worksheet.
 * @returns the worksheet afterwards, or null when it does not exist or belongs to someone else */
export function updatePartAttempt(
  db: Database,
  scope: Scope,
  { id, part, attempt }: PartOf & Pick<StoredSolve, "attempt">,
): Promise<StoredSolve | null> {
  return updatePart(db, scope, { id, part }, sql`${JSON.stringify({ attempt })}::jsonb`);
}

interface PartOf {
  readonly id: string;
  readonly part: number;
}

const partOf = (part: number): SQL =>
  sql`coalesce(${solves.partProgress} -> ${String(part)}::text, '{}'::jsonb)`;

/** @param changes an object in JSON; what it does not name stays */
async function updatePart(
  db: Database,
  scope: Scope,
  { id, part }: PartOf,
  changes: SQL,
): Promise<StoredSolve | null> {
  const all = sql`coalesce(${solves.partProgress}, '{}'::jsonb)`;
  const changed = sql`jsonb_build_object(${String(part)}::text, ${partOf(part)} || ${changes})`;
  const [row] = await db
    .update(solves)
    .set({ partProgress: sql`${all} || ${changed}` })
    .where(and(eq(solves.id, id), ownedBy(scope)))
    .returning(STORED_SOLVE);
  return row ?? null;
}

/** Deletes a problem with the link to it. Conversations about it stay.
 * @returns false when there was no such problem of the owner's */
export async function remove(db: Database, scope: Scope, id: string): Promise<boolean> {
  const rows = await db
    .delete(solves)
    .where(and(eq(solves.id, id), ownedBy(scope)))
    .returning({ id: solves.id });
  return rows.length > 0;
}

/** Keeps what the student last had checked.
 * @returns the problem afterwards, or null when it does not exist or belongs to someone else */
export async function updateAttempt(
  db: Database,
  scope: Scope,
  { id, attempt }: Pick<StoredSolve, "id" | "attempt">,
): Promise<StoredSolve | null> {
  const [row] = await db
    .update(solves)
    .set({ attempt })
    .where(and(eq(solves.id, id), ownedBy(scope)))
    .returning(STORED_SOLVE);
  return row ?? null;
}
