import { z } from "zod";

const WRONG = "Enter the six digits your app shows, or one of your recovery codes.";

/** A code as it is typed: of the app or a recovery code, with the spaces and dashes people put in. */
export const codeSchema = z
  .string({ error: WRONG })
  .max(64, WRONG)
  .transform((typed) => typed.replace(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{16})$/, WRONG));

export const passSchema = z.object({ code: codeSchema });

export const passedSchema = z.object({ kind: z.enum(["app", "recovery"]) });

/** The code and, for an account that has one, the password. */
export const confirmSchema = z.object({ code: codeSchema, currentPassword: z.string().max(1000) });
