import "server-only";
import { randomBytes } from "node:crypto";
import type { Database } from "@/server/db/types";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { shownBranch } from "@/server/features/chat/service";
import { shownSolve } from "@/server/features/solve/service";
import type { Scope } from "@/server/session/scope";
import { TOKEN_BYTES } from "./constants";
import {
  type FoundShare,
  findByToken,
  findChat,
  findSolve,
  remove,
  upsertChatShare,
  upsertSolveShare,
} from "./repository";
import type { NewShare, SharedChat, SharedSolve, SharedWork, ShareLink, ShareSubject } from "./types";

const NOT_FOUND = {
  chat: "We could not find this conversation. It may have been deleted, or it belongs to another account.",
  solve: "We could not find this problem. It may have been deleted, or it belongs to another account.",
} as const;
const EMPTY = "There is nothing to share yet. Send a message first.";

/** The link under which anyone may read a conversation or a problem. Each has one at most: asking again gives the
 * same one. A conversation is shown as it is now; what is said later is not, unless `upToNow` asks for it.
 * @throws {AppError} NOT_FOUND for what is not the owner's, PRECONDITION_FAILED for a conversation without messages */
export async function share(
  deps: Pick<Deps, "db" | "now" | "siteUrl">,
  scope: Scope,
  { kind, id, upToNow }: NewShare,
): Promise<ShareLink> {
  const db = await deps.db();
  const wanted = { id, token: randomBytes(TOKEN_BYTES).toString("base64url"), now: deps.now() };
  const made =
    kind === "chat"
      ? await upsertChatShare(db, scope, { ...wanted, upToNow })
      : await upsertSolveShare(db, scope, wanted);
  if (made === "not-found") throw new AppError("NOT_FOUND", { message: NOT_FOUND[kind] });
  if (made === "empty") throw new AppError("PRECONDITION_FAILED", { message: EMPTY });
  return { url: `${deps.siteUrl}/share/${made.token}`, behind: made.headId !== made.lastId };
}

/** Takes a link back, permanently: a later one is another. Without a link nothing happens. */
export async function revokeShare(
  { db }: Pick<Deps, "db">,
  scope: Scope,
  subject: ShareSubject,
): Promise<void> {
  await remove(await db(), scope, subject);
}

/** What anyone may read under a link.
 * @returns null for a link that never was, was taken back, or whose subject is gone */
export async function sharedWork(
  deps: Pick<Deps, "db" | "engine">,
  token: string,
): Promise<SharedWork | null> {
  const db = await deps.db();
  const found = await findByToken(db, token);
  if (found?.chatId) {
    const chat = await sharedChat(db, found.chatId, found);
    return chat && { kind: "chat", chat };
  }
  const solve = found?.solveId ? await sharedSolve(deps, db, found.solveId) : null;
  return solve && { kind: "solve", solve };
}

async function sharedChat(
  db: Database,
  id: string,
  { headId }: Pick<FoundShare, "headId">,
): Promise<SharedChat | null> {
  const chat = await findChat(db, id);
  // Without the message it ends with nobody can tell what was said later.
  if (!chat?.messages.some((message) => message.id === headId)) return null;
  const about = chat.solveId === null ? null : await findSolve(db, chat.solveId);
  return {
    title: chat.title,
    subject: about && {
      instruction: about.result.read.instruction,
      latex: about.result.read.latex,
      text: about.text,
    },
    messages: shownBranch(chat.messages, headId).map(({ versions: _others, ...message }) => message),
  };
}

async function sharedSolve(
  deps: Pick<Deps, "engine">,
  db: Database,
  solveId: string,
): Promise<SharedSolve | null> {
  const stored = await findSolve(db, solveId);
  if (!stored) return null;
  const { id: _id, attempt: _attempt, ms: _ms, parts, ...solve } = await shownSolve(deps, stored);
  return { ...solve, parts: parts.map((part) => ({ ...part, attempt: null })) };
}
