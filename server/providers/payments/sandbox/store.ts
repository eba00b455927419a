import "server-only";
import { and, asc, eq, max, notInArray } from "drizzle-orm";
import { sandboxObjects } from "@/drizzle/schema/sandbox-objects";
import type { Database } from "@/server/db/types";
import { type Books, openBooks } from "./books";
import { missing } from "./faults";
import { isDue, settle } from "./settle";
import type { CustomerObject, SandboxObject } from "./shapes";

/** Events that were not received yet, and those that were. */
export const PENDING_EVENT = "event_pending";
export const DONE_EVENT = "event";
/** What was answered to a request with an idempotency key. */
export const ANSWER = "answer";

const NOT_IN_BOOKS = [PENDING_EVENT, DONE_EVENT, ANSWER];

export interface StoreContext {
  readonly db: Database;
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Called when something has changed by a request, after it was kept. */
  readonly onChange: () => void;
}

export interface Row {
  readonly id: string;
  readonly kind: string;
  readonly body: Record<string, unknown>;
  readonly createdAt: Date;
}

const COLUMNS = {
  id: sandboxObjects.id,
  kind: sandboxObjects.kind,
  body: sandboxObjects.body,
  createdAt: sandboxObjects.createdAt,
};

const asObject = ({ body }: Row): SandboxObject => body as unknown as SandboxObject;
const asBody = (object: object): Record<string, unknown> => object as Record<string, unknown>;

/** Works on a customer's books, alone: they are locked, brought to the customer's time, and what has changed in them is
 * kept with its events in one transaction, or nothing of it.
 * @throws {SandboxFault} resource_missing for a customer nobody made or that was deleted; what `work` throws */
export function withBooks<T>(
  context: StoreContext,
  customerId: string,
  work: (books: Books) => T,
): Promise<T> {
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    await lock(tx, customerId);
    const { books, rows } = await load(inside, customerId);
    const before = new Map(rows.map((row) => [row.id, JSON.stringify(row.body)]));
    settle(books, books.now);
    const result = work(books);
    await keep(inside, books, before);
    return result;
  });
}

/** Reads a customer's books, brought to the customer's time.
 * @throws {SandboxFault} resource_missing */
export async function readBooks(context: StoreContext, customerId: string): Promise<Books> {
  const { books } = await load(context, customerId);
  if (!isDue(books, books.now)) return books;
  const settled = await withBooks(context, customerId, (opened) => opened);
  context.onChange();
  return settled;
}

async function load(context: StoreContext, customerId: string): Promise<{ books: Books; rows: Row[] }> {
  const rows = await context.db
    .select(COLUMNS)
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.customerId, customerId), notInArray(sandboxObjects.kind, NOT_IN_BOOKS)))
    .orderBy(asc(sandboxObjects.createdAt), asc(sandboxObjects.id));
  const objects = rows.map(asObject);
  const customer = objects.find((object): object is CustomerObject => object.id === customerId);
  if (!customer || customer.deleted) throw missing("customer", customerId);
  const books = openBooks({ ...context, customer, objects, now: nowOf(context, objects) });
  return { books, rows };
}

/** The customer's time: real time, or the clock's where that was moved ahead of it. */
function nowOf({ now }: StoreContext, objects: readonly SandboxObject[]): number {
  const real = Math.floor(now().getTime() / 1000);
  const clock = objects.find((object) => object.object === "test_helpers.test_clock");
  return Math.max(real, clock?.frozen_time ?? 0);
}

/** Keeps new books.
 * @returns the customer */
export async function openAccount(context: StoreContext, books: Books): Promise<CustomerObject> {
  await keep(context, books, new Map());
  return books.customer;
}

async function keep(
  { db, now }: StoreContext,
  books: Books,
  before: ReadonlyMap<string, string>,
): Promise<void> {
  const customerId = books.customer.id;
  const [latest] = await db
    .select({ at: max(sandboxObjects.createdAt) })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.customerId, customerId));
  // One millisecond each, so that what is kept together stays in order.
  let at = Math.max(now().getTime(), (latest?.at?.getTime() ?? 0) + 1);
  const made = (kind: string, object: { readonly id: string }) => ({
    id: object.id,
    kind,
    customerId,
    body: asBody(object),
    createdAt: new Date(at++),
  });
  const rows = [
    ...books
      .objects()
      .filter(({ id }) => !before.has(id))
      .map((object) => made(object.object, object)),
    ...books.events().map((event) => made(event.pending_webhooks > 0 ? PENDING_EVENT : DONE_EVENT, event)),
  ];
  for (const object of books.objects()) {
    const known = before.get(object.id);
    if (known === undefined || known === JSON.stringify(object)) continue;
    await db
      .update(sandboxObjects)
      .set({ body: asBody(object) })
      .where(eq(sandboxObjects.id, object.id));
  }
  if (rows.length > 0) await db.insert(sandboxObjects).values(rows);
}

/** Forgets a customer: only that the id is gone stays, and the report of it.
 * @throws {SandboxFault} resource_missing for one that is gone already */
export function closeAccount(context: StoreContext, customerId: string): Promise<object> {
  return context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    await lock(tx, customerId);
    const { books } = await load(inside, customerId);
    books.emit("customer.deleted", books.customer);
    const gone = { id: customerId, object: "customer", deleted: true };
    await tx.delete(sandboxObjects).where(eq(sandboxObjects.customerId, customerId));
    const reports = books.events().map((event) => ({ ...event, data: { object: gone } }));
    await tx.insert(sandboxObjects).values([
      { id: customerId, kind: "customer", customerId, body: gone, createdAt: context.now() },
      ...reports.map((event) => ({
        id: event.id,
        kind: PENDING_EVENT,
        customerId,
        body: asBody(event),
        createdAt: context.now(),
      })),
    ]);
    return gone;
  });
}

/** Whose an object is; null for one nobody made, or that is about no customer. */
export async function customerIdOf({ db }: StoreContext, id: string): Promise<string | null> {
  const [row] = await db
    .select({ customerId: sandboxObjects.customerId })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.id, id));
  return row?.customerId ?? null;
}

/** One object as it was kept; null for one nobody made. */
export async function findObject({ db }: StoreContext, id: string): Promise<Row | null> {
  const [row] = await db.select(COLUMNS).from(sandboxObjects).where(eq(sandboxObjects.id, id));
  return row ?? null;
}

async function lock(db: Database, customerId: string): Promise<void> {
  await db
    .select({ id: sandboxObjects.id })
    .from(sandboxObjects)
    .where(eq(sandboxObjects.id, customerId))
    .for("update");
}
