import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { eq } from "drizzle-orm";
import { drizzle, type PgliteDatabase } from "drizzle-orm/pglite";
import { chats, messages } from "@/drizzle/schema";
import { replyParts, userParts } from "@/server/features/chat/policy";
import { lesson } from "./lesson";

const SECTIONS_A_REPLY = 3;

/** Writes conversations full of mathematics into the database of a product that is not running.
 * @param likeId a conversation there is; the new ones belong to the same person
 * @param lengths how many messages each has, half of them the student's
 * @returns their ids */
export async function seedChats(
  dataDirectory: string,
  likeId: string,
  lengths: readonly number[],
): Promise<string[]> {
  const client = await PGlite.create(join(dataDirectory, "database"));
  const db = drizzle({ client });
  const [like] = await db.select().from(chats).where(eq(chats.id, likeId));
  if (!like) throw new Error(`there is no conversation ${likeId}`);
  const ids: string[] = [];
  for (const length of lengths) {
    const id = randomUUID();
    await db.insert(chats).values({ ...like, id, title: `${length} messages`, headId: null });
    await fill(db, id, length);
    ids.push(id);
  }
  await client.close();
  return ids;
}

async function fill(db: PgliteDatabase, chatId: string, length: number): Promise<void> {
  const ids = Array.from({ length }, () => randomUUID());
  const rows = ids.map((id, position) => ({
    id,
    chatId,
    parentId: ids[position - 1] ?? null,
    role: position % 2 === 0 ? ("user" as const) : ("assistant" as const),
    parts: position % 2 === 0 ? question(position) : reply(position),
    position,
  }));
  await db.insert(messages).values(rows);
  await db
    .update(chats)
    .set({ headId: ids.at(-1) ?? null })
    .where(eq(chats.id, chatId));
}

const question = (n: number) =>
  userParts(`And how do I see that $\\frac{${n + 1}}{${n + 3}} < 1$ when $x = ${n}$?`);

/** With badges, as a language model's reply has them. */
function reply(n: number) {
  const text = lesson(n, SECTIONS_A_REPLY);
  const equations = [...text.matchAll(/\$([^$]*=[^$]*)\$/g)];
  const claims = equations.map(({ 1: latex = "", index: at }, place) => ({
    kind: place === equations.length - 1 ? ("answer" as const) : ("step" as const),
    latex,
    at,
    outcome: "verified" as const,
    note: null,
  }));
  return replyParts(text, { source: "language-model", stopped: false, checks: { claims, left: 0 } });
}
