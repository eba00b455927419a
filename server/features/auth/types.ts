import type { z } from "zod";
import type { mailLinkSchema, mailRequestSchema, signInSchema } from "./schema";

export type PasswordCredentials = z.infer<typeof signInSchema>;

/** A link out of one of our e-mails, as its address carries it. */
export type MailLink = z.infer<typeof mailLinkSchema>;

/** Which e-mail a form has asked for: the one that finishes a sign-up, one to sign in with, or one that leads to
 * a new password. */
export type MailKind = z.infer<typeof mailRequestSchema>["kind"];

/** What a sign-in form shows after a try that did not redirect. Start a form with
 * `{ ok: true, error: null, fieldErrors: {}, values: { email: "" }, notice: null, mail: null }`. */
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
  /** The e-mail that is on its way, which may be asked for again. */
  readonly mail: MailKind | null;
}

/** What the form that changes a password shows. Start it with
 * `{ ok: true, error: null, fieldErrors: {}, notice: null }`. */
export interface PasswordFormState {
  readonly ok: boolean;
  readonly error: string | null;
  readonly fieldErrors: { readonly currentPassword?: string; readonly newPassword?: string };
  readonly notice: string | null;
}

/** A form that can show its state without JavaScript too. */
export type FormName = "sign-in" | "sign-up" | "reset-password";

/** What the sign-in pages offer besides a password. */
export interface SignInOptions {
  readonly social: readonly ("google" | "github")[];
  /** E-mail stays on this machine: `open` to this browser at /inbox, or still `closed` to it. Null where it goes out,
   * and for visitors from elsewhere. */
  readonly inbox: "open" | "closed" | null;
  /** The form as its last submission left it, for a browser without JavaScript; null otherwise. */
  readonly state: AuthFormState | null;
}

/** A message of the inbox page. */
export interface InboxMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: Date;
}
