import { z } from "zod";

const NOT_TYPED = "Type your e-mail address to confirm.";

export const deletionRequestSchema = z.object({
  /** The account's own address, typed again. */
  email: z.string({ error: NOT_TYPED }).trim().min(1, NOT_TYPED).max(320, NOT_TYPED),
  /** Empty for an account without one. */
  currentPassword: z.string().max(1000, "This is too long to be your password."),
});
