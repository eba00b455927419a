import "server-only";
import { eq, lte } from "drizzle-orm";
import { extensionCodes } from "@/drizzle/schema";
import type { Database } from "@/server/db/types";

export type StoredCode = typeof extensionCodes.$inferSelect;

/** Keeps a code, and forgets those that have run out. */
export async function insertCode(db: Database, code: StoredCode, now: Date): Promise<void> {
  await db.delete(extensionCodes).where(lte(extensionCodes.expiresAt, now));
  await db.insert(extensionCodes).values(code);
}

/** Takes a code out: whatever becomes of it, nobody takes it again.
 * @returns null when there is no such code */
export async function takeCode(db: Database, digest: string): Promise<StoredCode | null> {
  const [taken] = await db.delete(extensionCodes).where(eq(extensionCodes.digest, digest)).returning();
  return taken ?? null;
}
