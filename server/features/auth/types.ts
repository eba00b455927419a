import type { z } from "zod";
import type { signInSchema } from "./schema";

export type PasswordCredentials = z.infer<typeof signInSchema>;

/** What a sign-in or sign-up form shows after a try that did not redirect. Start a form with
 * `{ ok: true, error: null, fieldErrors: {}, values: { email: "" }, notice: null }`. */
export interface AuthFormState {
  readonly ok: boolean;
  /** A sentence for the student; null when there is nothing wrong. */
  readonly error: string | null;
  /** Messages beside a field. */
  readonly fieldErrors: { readonly email?: string; readonly password?: string };
  /** What was typed, to be shown again. Never the password. */
  readonly values: { readonly email: string };
  /** What to do next when nothing went wrong: "Check your e-mail". */
  readonly notice: string | null;
}
