import "server-only";
import { decodeJwt } from "jose";

/** What a token says of its bearer. */
export interface BearerClaims {
  readonly userId: string | null;
  readonly sessionId: string | null;
  readonly email: string;
}

/** Reads a token whose signature someone else checks; nothing may be let in by it alone. */
export function claimsIn(token: string): BearerClaims {
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
  try {
    const { sub, session_id, email } = decodeJwt(token);
    return { userId: text(sub), sessionId: text(session_id), email: text(email) ?? "" };
  } catch {
    return { userId: null, sessionId: null, email: "" };
  }
}

/** The same for the token that a call carries. */
export function bearerClaims(headers: Headers): BearerClaims {
  return claimsIn(headers.get("authorization")?.replace(/^Bearer /i, "") ?? "");
}
