import "server-only";
import type { GuestScope, Scope, UserScope } from "@/server/request/scope";
import type { Deps } from "@/server/request/types";
import { referralCodeOf } from "./policy";
import {
  claimGuest,
  findAccount,
  insertAccount,
  type Moved,
  moveClaimed,
  updateDisplayName,
} from "./repository";
import type { Account, Profile, ProfileChange, Viewer } from "./types";

/** Who a scope stands for, for showing.
 * @param scope null for a visitor without a guest cookie */
export function viewerOf(scope: Scope | null): Viewer {
  if (scope?.kind === "user") return { kind: "user", id: scope.userId, email: scope.email };
  return { kind: "guest", id: scope?.guestId ?? null, email: null };
}

/** Moves what a guest made to the account they signed in to: once, all or nothing.
 * @returns how much moved, or null when somebody claimed this guest before */
export async function claimGuestWork(
  { db, now }: Pick<Deps, "db" | "now">,
  guest: GuestScope,
  user: UserScope,
): Promise<Moved | null> {
  const database = await db();
  const moved = await claimGuest(database, { guest, user, claimedAt: now() });
  if (moved) await moveClaimed(database, guest);
  return moved;
}

/** Hands on to the account what a guest makes in the moment in which they sign in elsewhere: in another tab, at another
 * server. To be called once it is kept. Either this sees the claim, or the claim's own second look sees what was kept. */
export async function followClaim({ db }: Pick<Deps, "db">, scope: Scope): Promise<void> {
  if (scope.kind === "guest") await moveClaimed(await db(), scope);
}

/** The account's row, made on first use.
 * @param signedUpAt when the auth server made the account; now, when nobody knows better */
export async function ensureAccount(
  { db, now, newId }: Pick<Deps, "db" | "now" | "newId">,
  { userId, signedUpAt = now() }: { readonly userId: string; readonly signedUpAt?: Date },
): Promise<Account> {
  const database = await db();
  const known = await findAccount(database, userId);
  if (known) return known;
  const account = { userId, displayName: null, referralCode: referralCodeOf(newId()), signedUpAt };
  await insertAccount(database, account);
  return (await findAccount(database, userId)) ?? account;
}

/** What the settings page shows of an account. Writes nothing. */
export async function profileOf({ db }: Pick<Deps, "db">, scope: UserScope): Promise<Profile> {
  const account = await findAccount(await db(), scope.userId);
  return { email: scope.email, provider: scope.provider, displayName: account?.displayName ?? null };
}

/** Keeps what a student wants to be called. */
export async function changeProfile(
  deps: Pick<Deps, "db" | "now" | "newId">,
  { userId }: UserScope,
  { displayName }: ProfileChange,
): Promise<void> {
  await ensureAccount(deps, { userId });
  await updateDisplayName(await deps.db(), userId, displayName);
}
