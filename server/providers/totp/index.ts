import "server-only";
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** How long a code is good for, in seconds, and its digits: what all the usual apps assume. */
const STEP_SECONDS = 30;
const DIGITS = 6;

/** How many steps a telephone's clock may be ahead or behind. */
const STEPS_APART_MAX = 1;

/** @param bytes of randomness
 * @returns them in base 32, as authenticator apps and people take it */
export function randomSecret(bytes: number): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(bytes)).buffer }).base32;
}

/** Checks a code of an authenticator app.
 * @param secret the shared secret in base 32
 * @returns the time step, counted from 1970, that the code belongs to; null for a wrong one
 * @source RFC 6238 with SHA-1, 30 seconds and six digits */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: STEPS_APART_MAX });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

/** The `otpauth://` address that apps scan.
 * @param names `issuer` and `label` as the app lists them */
export function addressOfSecret(
  secret: string,
  names: { readonly issuer: string; readonly label: string },
): string {
  return totpOf(secret, names).toString();
}

function totpOf(secret: string, names?: { readonly issuer: string; readonly label: string }): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: DIGITS, ...names });
}
