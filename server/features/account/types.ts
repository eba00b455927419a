import type { z } from "zod";
import type { profileChangeSchema, viewerSchema } from "./schema";

export type Viewer = z.infer<typeof viewerSchema>;

export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** What the product itself keeps of an account. */
export interface Account {
  readonly userId: string;
  readonly displayName: string | null;
  readonly referralCode: string;
  readonly signedUpAt: Date;
  /** A keyed digest of the address of mail; null before one was seen. */
  readonly addressDigest: string | null;
}

/** An account as its owner sees it. */
export interface Profile {
  /** Empty when the account has none. */
  readonly email: string;
  /** `email`, `google`, `github`; null when the auth server does not say. */
  readonly provider: string | null;
  /** Null before the student said what to call them. */
  readonly displayName: string | null;
}

/** What the form that changes a name shows. Start it with
 * `{ error: null, saved: false, displayName }`. */
export interface ProfileFormState {
  readonly error: string | null;
  readonly saved: boolean;
  /** What was typed, to be shown again. */
  readonly displayName: string;
}

/** How many problems and conversations an account has. */
export interface Work {
  readonly solves: number;
  readonly chats: number;
}
