import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/server/env";
import { isLoopback } from "@/server/env-loopback";
import { deriveSecret } from "@/server/providers/auth/secrets";

/** The bearer token by which the command on this machine shows the server that it knows AUTH_SECRET. */
export const operatorToken = (secret: string): string => deriveSecret(secret, "operator");

/** Whether a request comes from the operator: from this machine, with the token. Takes as long for a token that is
 * nearly right as for one that is not right at all.
 * @param address where it came from */
export function isOperator(headers: Headers, address: string): boolean {
  if (!isLoopback(address.replace(/^::ffff:/i, ""))) return false;
  const token = /^Bearer (\S+)$/.exec(headers.get("authorization") ?? "")?.[1];
  if (token === undefined) return false;
  return timingSafeEqual(digest(token), digest(operatorToken(env.AUTH_SECRET)));
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
