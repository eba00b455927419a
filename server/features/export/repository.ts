import "server-only";
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import { accountSessions, accounts, chats, messages, solves } from "@/drizzle/schema";
import { STORED_SOLVE } from "@/server/db/columns";
import type { Database } from "@/server/db/types";
import type { StoredChat, StoredMessage } from "@/server/features/chat/types";
import type { StoredSolve } from "@/server/features/solve/types";
import type { Scope } from "@/server/session/scope";
import type { Device, KeptChat, Profile } from "./types";

const ownSolves = (scope: Scope): SQL =>
  scope.kind === "user" ? eq(solves.userId, scope.userId) : eq(solves.guestId, scope.guestId);

const ownChats = (scope: Scope): SQL =>
  scope.kind === "user" ? eq(chats.userId, scope.userId) : eq(chats.guestId, scope.guestId);

/** The ids of all the owner's problems, oldest first. */
export async function listSolveIds(db: Database, scope: Scope): Promise<string[]> {
  const rows = await db
    .select({ id: solves.id })
    .from(solves)
    .where(ownSolves(scope))
    .orderBy(asc(solves.createdAt), asc(solves.id));
  return rows.map(({ id }) => id);
}

/** Some of the owner's problems, in the order of the ids. */
export async function listSolves(db: Database, scope: Scope, ids: readonly string[]): Promise<StoredSolve[]> {
  const rows = await db
    .select(STORED_SOLVE)
    .from(solves)
    .where(and(ownSolves(scope), inArray(solves.id, [...ids])));
  return inOrder(rows, ids);
}

/** The ids of all the owner's conversations, oldest first. */
export async function listChatIds(db: Database, scope: Scope): Promise<string[]> {
  const rows = await db
    .select({ id: chats.id })
    .from(chats)
    .where(ownChats(scope))
    .orderBy(asc(chats.createdAt), asc(chats.id));
  return rows.map(({ id }) => id);
}

/** Some of the owner's conversations with their messages, in the order of the ids. */
export async function listChats(db: Database, scope: Scope, ids: readonly string[]): Promise<KeptChat[]> {
  const { id, title, solveId, mode, headId, createdAt, updatedAt } = chats;
  const rows = await db
    .select({ id, title, solveId, mode, headId, createdAt, updatedAt })
    .from(chats)
    .where(and(ownChats(scope), inArray(chats.id, [...ids])));
  const spoken = await listMessages(
    db,
    rows.map((row) => row.id),
  );
  const whole = (chat: StoredChat): KeptChat => ({ ...chat, messages: spoken.get(chat.id) ?? [] });
  return inOrder(rows, ids).map(whole);
}

async function listMessages(
  db: Database,
  chatIds: readonly string[],
): Promise<ReadonlyMap<string, KeptChat["messages"]>> {
  const { id, chatId, parentId, role, parts, position, createdAt } = messages;
  const rows = await db
    .select({ id, chatId, parentId, role, parts, position, createdAt })
    .from(messages)
    .where(inArray(chatId, [...chatIds]))
    .orderBy(asc(position));
  const byChat = new Map<string, (StoredMessage & { readonly createdAt: Date })[]>();
  for (const { chatId: chat, role: by, ...message } of rows) {
    if (by === "system") continue;
    const known = byChat.get(chat) ?? [];
    byChat.set(chat, known);
    known.push({ ...message, role: by });
  }
  return byChat;
}

/** What the product keeps of the account itself; null when it keeps nothing. */
export async function findProfile(db: Database, userId: string): Promise<Profile | null> {
  const { displayName, signedUpAt } = accounts;
  const [row] = await db
    .select({ displayName, signedUpAt })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return row ?? null;
}

/** Where the account is or was signed in, the first time first. */
export async function listSessions(db: Database, userId: string): Promise<Device[]> {
  const { device, createdAt, lastSeenAt } = accountSessions;
  return db
    .select({ device, createdAt, lastSeenAt })
    .from(accountSessions)
    .where(eq(accountSessions.userId, userId))
    .orderBy(asc(createdAt), asc(accountSessions.id));
}

function inOrder<Row extends { readonly id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
