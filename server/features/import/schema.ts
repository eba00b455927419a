import { z } from "zod";
import {
  EXPORT_FORMAT,
  FILE_CHATS_MAX,
  FILE_REVIEWS_MAX,
  FILE_SETS_MAX,
  FILE_SOLVES_MAX,
} from "@/server/features/export/constants";

/** Any file of ours, whatever its version. */
export const anyFileSchema = z.object({ format: z.literal(EXPORT_FORMAT), version: z.number().int() });

/** A file's outermost shape. Its items are looked at one by one, so that a refusal can say which one it is about, and
 * only after they were counted. */
export const fileShapeSchema = z.object({
  profile: z.object({ displayName: z.unknown() }).nullish(),
  solves: z.array(z.unknown()).max(FILE_SOLVES_MAX),
  chats: z.array(z.unknown()).max(FILE_CHATS_MAX),
  practice: z.array(z.unknown()).max(FILE_REVIEWS_MAX).default([]),
  practiceSets: z
    .object({
      made: z.array(z.unknown()).max(FILE_SETS_MAX),
      joined: z.array(z.unknown()).max(FILE_SETS_MAX).default([]),
    })
    .default({ made: [], joined: [] }),
});

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
