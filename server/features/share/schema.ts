import { z } from "zod";
import { SHARE_KINDS } from "./constants";

const NOT_OURS = "This cannot be shared. Reload the page and try again.";

/** What a link leads to: a conversation or a problem of the student's. */
export const shareSubjectSchema = z.object({
  kind: z.enum(SHARE_KINDS, { error: NOT_OURS }),
  id: z.string({ error: NOT_OURS }).regex(/^[\w-]{1,64}$/, NOT_OURS),
});

export const shareSchema = shareSubjectSchema.extend({
  /** A conversation that is shared already: show what was said since, too. */
  upToNow: z.boolean().default(false),
});

/** The end of a link's address. */
export const shareTokenSchema = z.string().regex(/^[\w-]{22,64}$/);
