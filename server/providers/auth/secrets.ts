import "server-only";
import { hkdfSync } from "node:crypto";

/** Derives a secret for one purpose, so that knowing it tells nothing about the others.
 * @param secret AUTH_SECRET
 * @param purpose names the use; a frozen string
 * @returns 64 hexadecimal digits */
export function deriveSecret(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "classmate", purpose, 32)).toString("hex");
}
