import { z } from "zod";

/** Who is asking. A guest without a cookie yet has no id. */
export const viewerSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("guest"), id: z.string().nullable(), email: z.null() }),
  z.object({ kind: z.literal("user"), id: z.string(), email: z.string() }),
]);
