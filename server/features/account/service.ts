import "server-only";
import type { GuestScope, Scope, UserScope } from "@/server/request/scope";
import type { Deps } from "@/server/request/types";
import { claimGuest, type Moved } from "./repository";
import type { Viewer } from "./types";

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
  return claimGuest(await db(), { guest, user, claimedAt: now() });
}
