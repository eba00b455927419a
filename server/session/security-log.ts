import "server-only";
import { metrics } from "@/server/providers/metrics/metrics";
import type { Deps } from "../deps";

/** What is written down of who comes in and goes out, as it went well and as it did not. */
const SENTENCES = {
  "sign-in": ["someone signed in", "a sign-in failed"],
  "sign-up": ["a sign-up was asked for", "a sign-up was refused"],
  code: ["a code was taken", "a code was refused"],
  "two-step": ["two-step sign-in was changed", "two-step sign-in was not changed"],
  mail: ["a link was asked for", "a link was refused"],
  password: ["a password was changed", "a password was not changed"],
  "sign-out": ["someone signed out", "a sign-out failed"],
  extension: ["an extension was let in", "an extension was not let in"],
  sessions: ["sessions were ended", "sessions were not ended"],
  deletion: ["an account was deleted", "an account was not deleted"],
  renewal: ["a session was renewed", "a session was not renewed"],
} as const;

export interface SecurityEvent {
  readonly what: keyof typeof SENTENCES;
  readonly ok: boolean;
  /** How: by password, link, provider, or a program's call of the auth protocol. */
  readonly method?: string;
  /** Whose e-mail address it is about; nothing of it but a keyed digest is written down. */
  readonly email?: string | null;
  /** Why not, as a code of the error table or of the auth protocol. */
  readonly code?: string;
  readonly status?: number;
}

interface Place {
  readonly deps: Pick<Deps, "log" | "digestAddress">;
  readonly requestId?: string | null;
  /** Where the request came from; a keyed digest of it is written down. */
  readonly address?: string;
}

const DIGEST_LENGTH = 22;

/** Writes one line about a security event. The same address of mail, and the same client, have the same digest in every
 * line; nobody can tell which it is without AUTH_SECRET. */
export function noteSecurity({ deps, requestId, address }: Place, event: SecurityEvent): void {
  const digest = (kind: string, text: string) =>
    deps.digestAddress(`log ${kind} ${text}`).slice(0, DIGEST_LENGTH);
  const { what, ok, method, email, code, status } = event;
  const [done, failed] = SENTENCES[what];
  metrics().security.add({ event: what, ok: String(ok) });
  deps.log.info(ok ? done : failed, {
    operation: `security.${what}`,
    ...(requestId && { requestId }),
    ...(method && { method }),
    ...(email && { subject: digest("mail", email.trim().toLowerCase()) }),
    ...(address && { client: digest("client", address) }),
    ...(code && { code }),
    ...(status && { status }),
  });
}
