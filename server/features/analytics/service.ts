import "server-only";
import type { Deps } from "@/server/deps";
import type { Scope } from "@/server/session/scope";
import type { EventName, EventProperties } from "./types";

/** Whose event it is, and whether they asked not to be counted. */
export interface Visitor {
  readonly scope: Scope | null;
  readonly optedOut: boolean;
}

/** Reports one event of the catalogue. Returns at once and never throws. A visitor who asked not to be counted is not;
 * one without an account has no profile, and one without a guest cookie a name for this event alone. */
export function track<Name extends EventName>(
  { analytics, newId }: Pick<Deps, "analytics" | "newId">,
  { scope, optedOut }: Visitor,
  name: Name,
  properties: EventProperties[Name],
): void {
  if (optedOut) return;
  const distinctId = scope?.kind === "user" ? scope.userId : (scope?.guestId ?? newId());
  analytics.track({ name, distinctId, profile: scope?.kind === "user", properties: { ...properties } });
}
