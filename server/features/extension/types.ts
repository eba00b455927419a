import type { z } from "zod";
import type { connectSchema, tokenRequestSchema } from "./schema";

/** A sign-in that an extension asks for. */
export type Connect = z.output<typeof connectSchema>;

export type TokenRequest = z.output<typeof tokenRequestSchema>;

/** The tokens of an extension's session, in the words of OAuth. */
export interface ExtensionTokens {
  readonly access_token: string;
  readonly token_type: "Bearer";
  /** In seconds. */
  readonly expires_in: number;
  readonly refresh_token: string;
  /** Whose account it is; empty when the account has no address. */
  readonly email: string;
}

/** What the form that lets an extension in shows. Start with `{ error: null }`. */
export interface ConnectState {
  readonly error: string | null;
}

/** What the page that lets an extension in shows: that the address is not complete, that nobody can tell who is there and where to
 * ask again, that someone has to sign in first and comes back to `next`, or who asks for what. */
export type ConnectView =
  | { readonly kind: "broken" }
  | { readonly kind: "away"; readonly again: string }
  | { readonly kind: "guest"; readonly next: string }
  | {
      readonly kind: "account";
      readonly asked: Connect;
      readonly email: string;
      /** Whether it is the extension that the link to the store leads to. */
      readonly isFromStore: boolean;
      /** The address that tells the extension no. */
      readonly refusal: string;
    };
