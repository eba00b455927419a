import "server-only";
import type { JWTPayload } from "jose";
import { z } from "zod";
import type { AccessClaims } from "./port";

const payloadSchema = z.object({
  sub: z.uuid(),
  exp: z.number(),
  iat: z.number().nullish(),
  email: z.string().nullish(),
  session_id: z.string().nullish(),
  app_metadata: z.object({ provider: z.string().nullish() }).nullish(),
});

/** Reads the claims of a token whose signature has been checked.
 * @returns null when it is not the token of an account */
export function readClaims(payload: JWTPayload): AccessClaims | null {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return null;
  const { sub, exp, iat, email, session_id, app_metadata } = parsed.data;
  return {
    userId: sub,
    email: email || null,
    provider: app_metadata?.provider ?? null,
    sessionId: session_id ?? null,
    issuedAt: iat ?? 0,
    expiresAt: exp,
  };
}
