import "server-only";
import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from "node:crypto";
import { deriveSecret } from "@/server/providers/auth/secrets";
import type { Seal, SealKeys } from "./port";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is sealed. One that was made for one use opens nothing of another. */
export type SealUse = "export" | "second-factor" | "extension";

function isSame(expected: Buffer, signature: string): boolean {
  const given = Buffer.from(signature, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A seal under a secret: HMAC-SHA256 to sign, AES-256-GCM to conceal. The nonce is a keyed digest of the text, so
 * it repeats only together with the text itself, and two exports of the same work are the same file.
 * @param secret AUTH_SECRET; with another one, what was sealed before counts as foreign */
export function createSeal(secret: string, use: SealUse = "export"): Seal {
  return sealOf({
    signing: deriveSecret(secret, `${use}-signature`),
    nonces: deriveSecret(secret, `${use}-nonce`),
    cipher: deriveSecret(secret, `${use}-cipher`),
  });
}

/** The seal that has these keys. */
export function sealOf(keys: SealKeys): Seal {
  const { signing, nonces, cipher: hex } = keys;
  const key = Buffer.from(hex, "hex");
  const digest = (under: string, text: string) => createHmac("sha256", under).update(text).digest();

  return {
    keys,
    sign: (text) => digest(signing, text).toString("base64url"),
    isOwn: (text, signature) => isSame(digest(signing, text), signature),
    inParts() {
      const own = createHmac("sha256", signing);
      return { add: (part) => void own.update(part), isOwn: (signature) => isSame(own.digest(), signature) };
    },
    conceal(text) {
      const iv = digest(nonces, text).subarray(0, IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const hidden = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString("base64url");
    },
    reveal(concealed) {
      const bytes = Buffer.from(concealed, "base64url");
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
