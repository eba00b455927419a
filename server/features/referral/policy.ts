import { BINDING_DAYS, CODE_LENGTH, FIRST_ENTRY_PREFIX } from "./constants";

const DAY_MS = 86_400_000;

/** Crockford's base 32, which has no I, L, O and U. */
const CODE = new RegExp(`^[0-9A-HJKMNP-TV-Z]{${CODE_LENGTH}}$`, "i");

/** What people and mail programs put around or into a code: spaces, hyphens, the full stop of the sentence. */
const AROUND = /[\s\u00AD\u200B-\u200D\u2060\uFEFF\-.,;:!?'"()<>[\]]/g;

/** The code in the address of an invitation, as it is kept: capitals, look-alikes read as the digits they stand for.
 * @param firstEntry path and query: "/?c=7k3m9p2q4r&utm_source=mail"
 * @returns null when no code can be read
 * @example codeOfFirstEntry("/?c=7k3m-9p2q-Oi") // "7K3M9P2Q01" */
export function codeOfFirstEntry(firstEntry: string): string | null {
  if (!firstEntry.startsWith(FIRST_ENTRY_PREFIX)) return null;
  const [query = ""] = firstEntry.slice("/?".length).split("#");
  const typed = new URLSearchParams(query).get("c") ?? "";
  const code = typed.replace(AROUND, "").replaceAll(/o/gi, "0").replaceAll(/[il]/gi, "1");
  return CODE.test(code) ? code.toUpperCase() : null;
}

/** The address an account hands on.
 * @param siteUrl without a trailing slash */
export function linkOf(siteUrl: string, code: string): string {
  return `${siteUrl}${FIRST_ENTRY_PREFIX}${code}`;
}

/** What is known when an account asks to be bound to who invited it. */
export interface Asked {
  readonly newcomerId: string;
  readonly referrerId: string;
  readonly signedUpAt: Date;
  readonly now: Date;
  /** Whether the newcomer has already been invited, by anyone. */
  readonly brought: boolean;
  /** The newcomer invited the referrer, directly or through others. */
  readonly wouldCircle: boolean;
  /** Both accounts have the same address of mail, however it is written. */
  readonly samePerson: boolean;
  /** An account with this address was deleted within the past year. */
  readonly madeAgain: boolean;
}

export type Refusal = "oneself" | "taken" | "mutual" | "late" | "again";

/** Why an account may not be bound.
 * @returns null when it may */
export function refusalOf(asked: Asked): Refusal | null {
  if (asked.newcomerId === asked.referrerId || asked.samePerson) return "oneself";
  if (asked.brought) return "taken";
  if (asked.wouldCircle) return "mutual";
  if (asked.madeAgain) return "again";
  const age = asked.now.getTime() - asked.signedUpAt.getTime();
  return age <= BINDING_DAYS * DAY_MS ? null : "late";
}
