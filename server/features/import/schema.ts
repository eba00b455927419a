import { z } from "zod";
import { EXPORT_FORMAT } from "@/server/features/export/constants";

/** What any file of ours begins with, whatever its version. Its items are looked at one by one, so that a refusal can say
 * which one it is about, and only after they were counted. */
export const formatSchema = z.literal(EXPORT_FORMAT);
export const versionSchema = z.number().int();

/** What is taken of an account. */
export const profileSchema = z.object({ displayName: z.unknown() }).nullish();

const count = z.coerce.number().int().min(0).max(1_000_000).catch(0);

/** What the settings page's address says of an import that was sent without JavaScript. */
export const importOutcomeSchema = z.object({
  solves: count,
  chats: count,
  /** Practice problems; absent when there were none. */
  reviews: count.optional(),
  /** Sets of practice problems; absent when there were none. */
  sets: count.optional(),
  /** Places in sets of others; absent when there were none. */
  places: count.optional(),
  known: count,
});
