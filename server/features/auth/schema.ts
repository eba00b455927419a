import { z } from "zod";
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from "./constants";

const EMAIL = "Enter an e-mail address such as ada@example.org.";
const SHORT = `Use at least ${PASSWORD_LENGTH_MIN} characters.`;
const LONG = `Use at most ${PASSWORD_LENGTH_MAX} characters.`;

const emailSchema = z
  .string({ error: EMAIL })
  .trim()
  .toLowerCase()
  .max(254, EMAIL)
  .pipe(z.email({ error: EMAIL }));

/** The auth server hashes bytes, and no more than so many. */
const fitsHash = (password: string) => new TextEncoder().encode(password).length <= PASSWORD_LENGTH_MAX;

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string({ error: "Enter your password." }).min(1, "Enter your password.").max(1000, LONG),
});

export const signUpSchema = z.object({
  email: emailSchema,
  password: z.string({ error: SHORT }).min(PASSWORD_LENGTH_MIN, SHORT).refine(fitsHash, LONG),
});
