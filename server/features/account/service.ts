import "server-only";
import type { Database } from "@/server/db/types";
import type { Deps } from "@/server/deps";
import type { GuestScope, Scope, UserScope } from "@/server/session/scope";
import { CLAIM_GRACE_MS } from "./constants";
import { normalisedAddress, referralCodeOf } from "./policy";
import {
  claimGuest,
  countWork,
  findAccount,
  findFormer,
  hasClaim,
  insertAccount,
  type Moved,
  moveClaimed,
  rememberFormer,
  updateAddressDigest,
  updateDisplayName,
} from "./repository";
import type { Account, Profile, ProfileChange, Viewer } from "./types";

/** Who a scope belongs to, for display.
 * @param scope null for a visitor without a guest cookie */
export function viewerOf(scope: Scope | null): Viewer {
  if (scope?.kind === "user") return { kind: "user", id: scope.userId, email: scope.email };
  return { kind: "guest", id: scope?.guestId ?? null, email: null };
}

/** Moves what a guest made to the account they signed in to: once, all or nothing.
 * @returns how much moved, or null if this guest was claimed before */
export async function claimGuestWork(
  { db, now, revocations }: Pick<Deps, "db" | "now" | "revocations">,
  guest: GuestScope,
  user: UserScope,
): Promise<Moved | null> {
  const database = await db();
  const moved = await claimGuest(database, { guest, user, claimedAt: now() });
  revocations.forget(guest.guestId);
  if (moved) await moveClaimed(database, guest);
  return moved;
}

/** What an account has of its owner's work. Just after signing up that is what they made as a guest. */
export async function workOf({ db }: Pick<Deps, "db">, { userId }: UserScope): Promise<Moved> {
  return countWork(await db(), userId);
}

/** Hands on to the account what a guest makes in the moment in which they sign in elsewhere: in another tab, at another
 * server. To be called once it is kept. Either this sees the claim, or the claim's own second look sees what was kept.
 * A request that came after the claim, or that was kept open across it, hands over nothing. */
export async function followClaim({ db, now }: Pick<Deps, "db" | "now">, scope: Scope): Promise<void> {
  // Nobody claims a guest whose cookie no browser has.
  if (scope.kind !== "guest" || scope.isTold?.() === false) return;
  if (now().getTime() - scope.readAt.getTime() > CLAIM_GRACE_MS) return;
  await moveClaimed(await db(), scope);
}

/** Whether an account has taken over a guest. Answers are good for ten seconds, in this process until the claim. While
 * the database is away nobody can tell; a guest can neither read nor keep anything then. */
export async function isClaimed(
  { db, revocations, log }: Pick<Deps, "db" | "revocations" | "log">,
  guestId: string,
): Promise<boolean> {
  try {
    return await revocations.ask({ userId: guestId, sessionId: null }, async () =>
      hasClaim(await db(), guestId),
    );
  } catch (error) {
    log.warn("whether a guest was claimed cannot be told", { operation: "account.claim", error });
    return false;
  }
}

/** The account's row, made on first use.
 * @param signedUpAt when the auth server made the account; now, when nobody knows better
 * @param email its address, where that is known */
export async function ensureAccount(
  deps: Pick<Deps, "db" | "now" | "newId" | "digestAddress">,
  {
    userId,
    signedUpAt = deps.now(),
    email = "",
  }: { readonly userId: string; readonly signedUpAt?: Date; readonly email?: string },
): Promise<Account> {
  const database = await deps.db();
  const addressDigest = email === "" ? null : digestOf(deps, email);
  const known = await findAccount(database, userId);
  if (known) {
    if (addressDigest && addressDigest !== known.addressDigest)
      await updateAddressDigest(database, userId, addressDigest);
    return { ...known, addressDigest: addressDigest ?? known.addressDigest };
  }
  const referralCode = referralCodeOf(deps.newId());
  const account = { userId, displayName: null, referralCode, signedUpAt, addressDigest };
  await insertAccount(database, account);
  return (await findAccount(database, userId)) ?? account;
}

/** What is kept of an address of mail to know it again: nobody can tell which it is without AUTH_SECRET. */
const digestOf = ({ digestAddress }: Pick<Deps, "digestAddress">, email: string): string =>
  digestAddress(`account ${normalisedAddress(email)}`);

/** Whether an account with this address was deleted within the past year.
 * @returns null if none was */
export async function formerAccount(
  deps: Pick<Deps, "db" | "now" | "digestAddress">,
  { userId, email }: Pick<UserScope, "userId" | "email">,
): Promise<{ readonly hadTrial: boolean } | null> {
  const database = await deps.db();
  const kept = (await findAccount(database, userId))?.addressDigest;
  const digests = [...(email === "" ? [] : [digestOf(deps, email)]), ...(kept ? [kept] : [])];
  return findFormer(database, { digests, now: deps.now() });
}

/** Keeps the digests of an account's address for a year, so that an account that is made again is not a new one.
 * Call it before the account's own row and what it bought are deleted.
 * @param db the transaction that deletes the account */
export async function rememberAccount(
  deps: Pick<Deps, "now" | "digestAddress">,
  db: Database,
  { userId, email }: Pick<UserScope, "userId" | "email">,
): Promise<void> {
  const kept = (await findAccount(db, userId))?.addressDigest;
  const digests = new Set([...(email === "" ? [] : [digestOf(deps, email)]), ...(kept ? [kept] : [])]);
  await rememberFormer(db, { userId, digests: [...digests], deletedAt: deps.now() });
}

/** What the settings page shows of an account. Writes nothing. */
export async function profileOf({ db }: Pick<Deps, "db">, scope: UserScope): Promise<Profile> {
  const account = await findAccount(await db(), scope.userId);
  return { email: scope.email, provider: scope.provider, displayName: account?.displayName ?? null };
}

/** Keeps what a student wants to be called. */
export async function changeProfile(
  deps: Pick<Deps, "db" | "now" | "newId" | "digestAddress">,
  { userId }: UserScope,
  { displayName }: ProfileChange,
): Promise<void> {
  await ensureAccount(deps, { userId });
  await updateDisplayName(await deps.db(), userId, displayName);
}
