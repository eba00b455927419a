import { z } from "zod";
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN, PROBLEMS, type Problem } from "./constants";

const EMAIL = "Enter an e-mail address such as ada@example.org.";
const SHORT = `Use at least ${PASSWORD_LENGTH_MIN} characters.`;
const LONG = `Use at most ${PASSWORD_LENGTH_MAX} characters.`;

const emailSchema = z
  .string({ error: EMAIL })
  .trim()
  .toLowerCase()
  .max(254, EMAIL)
  .pipe(z.email({ error: EMAIL }));

/** By what people count, not by what an encoding takes. */
const isShortEnough = (password: string) => [...password].length <= PASSWORD_LENGTH_MAX;
const isLongEnough = (password: string) => [...password].length >= PASSWORD_LENGTH_MIN;

const knownPasswordSchema = z
  .string({ error: "Enter your password." })
  .min(1, "Enter your password.")
  .max(1000, LONG);

const newPasswordSchema = z.string({ error: SHORT }).refine(isLongEnough, SHORT).refine(isShortEnough, LONG);

export const signInSchema = z.object({ email: emailSchema, password: knownPasswordSchema });

export const signUpSchema = z.object({ email: emailSchema, password: newPasswordSchema });

export const newPasswordFormSchema = z.object({ password: newPasswordSchema });

export const changePasswordSchema = z.object({
  currentPassword: knownPasswordSchema,
  newPassword: newPasswordSchema,
});

export const mailRequestSchema = z.object({
  email: emailSchema,
  kind: z.enum(["sign-up", "sign-in", "recovery"]),
});

export const mailLinkSchema = z.object({
  tokenHash: z.string().regex(/^[\w-]{8,256}$/),
  type: z.enum(["signup", "magiclink", "recovery", "email_change", "email", "invite"]),
});

export const socialProviderSchema = z.enum(["google", "github"]);

/** What a page's address says in `?problem=`. */
export const problemSchema = z.custom<Problem>(
  (value) => typeof value === "string" && Object.hasOwn(PROBLEMS, value),
);
