import "server-only";
import { z } from "zod";
import type { AccessClaims } from "@/server/providers/auth/port";
import type { Seal } from "@/server/providers/seal/port";

/** What a browser extension is given in place of the auth server's tokens. Concealed under this server's own key, they
 * count where this server looks for them and nowhere else: the auth server, a session cookie and another installation
 * take neither of them, and neither is taken for the other. */

/** Begins both: nothing that an auth server signs begins like this. */
const MARK = "cmx.";

/** How long an access token is good, in seconds. */
export const ACCESS_SECONDS = 3600;

const accessSchema = z.object({
  kind: z.literal("access"),
  userId: z.uuid(),
  email: z.string().nullable(),
  provider: z.string().nullable(),
  sessionId: z.uuid(),
  issuedAt: z.number(),
  expiresAt: z.number(),
});

const renewalSchema = z.object({
  kind: z.literal("renewal"),
  id: z.uuid(),
  userId: z.uuid(),
  email: z.string().nullable(),
  provider: z.string().nullable(),
  extensionId: z.string(),
  generation: z.int().nonnegative(),
});

/** What a renewal token says: whose session it renews, and for which time. */
export type RenewalClaims = Omit<z.infer<typeof renewalSchema>, "kind">;

/** @param who whose token it is, by the number of the extension's session */
export function writeAccessToken(
  seal: Pick<Seal, "conceal">,
  who: Pick<RenewalClaims, "id" | "userId" | "email" | "provider">,
  now: Date,
): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const { id: sessionId, userId, email, provider } = who;
  const claims = { userId, email, provider, sessionId, issuedAt, expiresAt: issuedAt + ACCESS_SECONDS };
  return MARK + seal.conceal(JSON.stringify({ kind: "access", ...claims }));
}

/** @returns null for anything but an extension's access token that has not run out */
export function readAccessToken(seal: Pick<Seal, "reveal">, token: string, now: Date): AccessClaims | null {
  const read = accessSchema.safeParse(revealed(seal, token));
  if (!read.success || read.data.expiresAt * 1000 <= now.getTime()) return null;
  const { kind: _kind, ...claims } = read.data;
  return claims;
}

export function writeRenewalToken(seal: Pick<Seal, "conceal">, claims: RenewalClaims): string {
  return MARK + seal.conceal(JSON.stringify({ kind: "renewal", ...claims }));
}

/** @returns null for anything but a renewal token of an extension */
export function readRenewalToken(seal: Pick<Seal, "reveal">, token: string): RenewalClaims | null {
  const read = renewalSchema.safeParse(revealed(seal, token));
  if (!read.success) return null;
  const { kind: _kind, ...claims } = read.data;
  return claims;
}

/** What was concealed in a token; undefined where it is none of ours. */
function revealed(seal: Pick<Seal, "reveal">, token: string): unknown {
  const text = token.startsWith(MARK) ? seal.reveal(token.slice(MARK.length)) : null;
  return text === null ? undefined : JSON.parse(text);
}
