import { z } from "zod";
import { DISPLAY_NAME_MAX } from "./constants";

/** Control characters, halves of characters, and marks that turn the direction of what is written around them. */
export const UNPRINTABLE = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Who is asking. A guest without a cookie yet has no id. */
export const viewerSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("guest"), id: z.string().nullable(), email: z.null() }),
  z.object({ kind: z.literal("user"), id: z.string(), email: z.string() }),
]);

const UNNAMED = "Tell us what to call you.";
const NAME_TOO_LONG = `A name can have at most ${DISPLAY_NAME_MAX} characters.`;
const NAME_UNREADABLE = "This name contains a character that cannot be shown. Type it again.";

/** What a student wants to be called. */
export const displayNameSchema = z
  .string({ error: UNNAMED })
  .trim()
  .min(1, UNNAMED)
  .refine((name) => [...name].length <= DISPLAY_NAME_MAX, NAME_TOO_LONG)
  .refine((name) => !UNPRINTABLE.test(name), NAME_UNREADABLE);

export const profileChangeSchema = z.object({ displayName: displayNameSchema });
