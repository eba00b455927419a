import "server-only";
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  lt,
  max,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { chats, messages, runEvents, runs } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";
import type { Scope } from "@/server/session/scope";
import type { NewRun, Run, RunEvent } from "../types";
import { nextReplyPosition } from "./policy";

const RUN = {
  id: runs.id,
  chatId: runs.chatId,
  messageId: runs.messageId,
  position: runs.position,
  status: runs.status,
};

const ownedBy = (scope: Scope): SQL =>
  scope.kind === "user" ? eq(chats.userId, scope.userId) : eq(chats.guestId, scope.guestId);

/** Runs the work in one transaction: all of it is kept, or nothing. */
export function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(work);
}

/** Begins a run and holds a place for its reply, unless one is writing the reply to this message already.
 * @param db a transaction that holds the conversation's row
 * @returns null when there is one */
export async function insert(db: Database, run: NewRun): Promise<Run | null> {
  const [spoken] = await db
    .select({ last: max(messages.position) })
    .from(messages)
    .where(eq(messages.chatId, run.chatId));
  const [held] = await db
    .select({ last: max(runs.position) })
    .from(runs)
    .where(eq(runs.chatId, run.chatId));
  const position = nextReplyPosition(Math.max(spoken?.last ?? -1, held?.last ?? -1));
  const [row] = await db
    .insert(runs)
    .values({ ...run, position, status: "running", heartbeatAt: sql`now()` })
    .onConflictDoNothing()
    .returning(RUN);
  return row ?? null;
}

/** @returns the latest run that writes or wrote a reply to the message */
export async function findLatest(db: Database, messageId: string): Promise<Run | null> {
  const [row] = await db
    .select(RUN)
    .from(runs)
    .where(eq(runs.messageId, messageId))
    .orderBy(desc(runs.position))
    .limit(1);
  return row ?? null;
}

/** @returns the run, or null when it does not exist or belongs to someone else */
export async function findById(db: Database, scope: Scope, id: string): Promise<Run | null> {
  const [row] = await db
    .select(RUN)
    .from(runs)
    .innerJoin(chats, eq(chats.id, runs.chatId))
    .where(and(eq(runs.id, id), ownedBy(scope)))
    .limit(1);
  return row ?? null;
}

/** @returns what a run has come to by now, or null when it is gone with its conversation */
export async function findStatus(db: Database, id: string): Promise<Run["status"] | null> {
  const [row] = await db.select({ status: runs.status }).from(runs).where(eq(runs.id, id));
  return row?.status ?? null;
}

/** The runs that are writing in a conversation, the latest first. */
export async function listRunning(db: Database, chatId: string): Promise<Run[]> {
  return db
    .select(RUN)
    .from(runs)
    .where(and(eq(runs.chatId, chatId), eq(runs.status, "running")))
    .orderBy(desc(runs.position));
}

/** Keeps events, of any runs; those of a run that is gone with its conversation are left out, so that they harm no other
 * run's. One statement with one value, however many there are: the database reads it faster than a list of rows.
 * @param again they may be there already */
export async function insertEvents(db: Database, events: readonly RunEvent[], again = false): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(events)}::jsonb)`;
  const told = sql`${rows} as told ("runId" text, seq integer, body jsonb)`;
  const there = sql`join ${runs} on ${runs.id} = told."runId" for key share of ${runs}`;
  const inserting = db
    .insert(runEvents)
    .select(sql`select told."runId", told.seq, told.body from ${told} ${there}`);
  await (again ? inserting.onConflictDoNothing() : inserting);
}

/** A run's events behind the first `after` ones, in order. */
export async function listEvents(
  db: Database,
  runId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<unknown[]> {
  const rows = await db
    // As text: a driver reads the JSON and the column again what it gave, which makes a number of the word "2".
    .select({ body: sql<string>`${runEvents.body}::text` })
    .from(runEvents)
    .where(and(eq(runEvents.runId, runId), gt(runEvents.seq, after)))
    .orderBy(asc(runEvents.seq))
    .limit(limit);
  return rows.map(({ body }): unknown => JSON.parse(body));
}

/** Ends a run that is still running. Its conversation is held first, as by anyone who deletes it: the two wait for each
 * other in one order.
 * @param db a transaction
 * @returns whether it was */
export async function end(
  db: Database,
  { id, status, endedAt }: { readonly id: string; readonly status: Run["status"]; readonly endedAt: Date },
): Promise<boolean> {
  const chat = db.select({ id: runs.chatId }).from(runs).where(eq(runs.id, id));
  await db
    .select({ id: chats.id })
    .from(chats)
    .where(eq(chats.id, sql`(${chat})`))
    .for("no key update");
  const rows = await db
    .update(runs)
    .set({ status, endedAt })
    .where(and(eq(runs.id, id), eq(runs.status, "running")))
    .returning({ id: runs.id });
  return rows.length > 0;
}

/** Tells that runs are being written.
 * @param live those of this process
 * @returns those of them that are to stop: that were asked to, or are gone with their conversation */
export async function touch(db: Database, live: readonly string[]): Promise<string[]> {
  const rows = await db
    .update(runs)
    .set({ heartbeatAt: sql`now()` })
    .where(and(inArray(runs.id, [...live]), eq(runs.status, "running")))
    .returning({ id: runs.id, stop: runs.stopRequested });
  const going = new Set(rows.filter(({ stop }) => !stop).map(({ id }) => id));
  return live.filter((id) => !going.has(id));
}

/** Asks the processes writing in a conversation to stop.
 * @returns the runs that are asked */
export async function requestStop(db: Database, chatId: string): Promise<string[]> {
  const rows = await db
    .update(runs)
    .set({ stopRequested: true })
    .where(and(eq(runs.chatId, chatId), eq(runs.status, "running")))
    .returning({ id: runs.id });
  return rows.map(({ id }) => id);
}

/** Ends a run whose process is gone: it has not been heard of for `leaseSeconds` by the database's clock, or there can be
 * no other process than this one.
 * @param db a transaction, in which its reply is to be kept
 * @returns null when there is none, or another process is ending it */
export async function takeAbandoned(
  db: Database,
  { chatId, leaseSeconds, only, live, endedAt }: Abandoned,
): Promise<Run | null> {
  const silent = lt(runs.heartbeatAt, sql`now() - make_interval(secs => ${leaseSeconds})`);
  const one = db
    .select({ id: runs.id })
    .from(runs)
    .innerJoin(chats, eq(chats.id, runs.chatId))
    .where(
      and(
        eq(runs.status, "running"),
        chatId === null ? undefined : eq(runs.chatId, chatId),
        // A clock that was put forward makes also those that are being written here look silent.
        live.length === 0 ? undefined : notInArray(runs.id, [...live]),
        only === null ? silent : or(silent, ne(runs.instance, only)),
      ),
    )
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(runs)
    .set({ status: "interrupted", endedAt })
    // Compared with one value, the choice is made once; a list may be made again for every row.
    .where(eq(runs.id, sql`(${one})`))
    .returning(RUN);
  return row ?? null;
}

/** Which runs count as abandoned. */
interface Abandoned {
  /** The conversation they write in; null for any. */
  readonly chatId: string | null;
  readonly leaseSeconds: number;
  /** The one process there can be; null with more. */
  readonly only: string | null;
  /** Those that are being written in this process. */
  readonly live: readonly string[];
  readonly endedAt: Date;
}

/** Forgets the events of runs that have ended. The replies themselves are in their conversations. */
export async function pruneEvents(db: Database, endedBefore: Date): Promise<void> {
  const ended = db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.id, runEvents.runId), lt(runs.endedAt, endedBefore)));
  await db.delete(runEvents).where(exists(ended));
}
