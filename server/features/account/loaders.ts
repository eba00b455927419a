import "server-only";
import { getDeps } from "@/server/composition/compose";
import { withFallback } from "@/server/request-context/fallback";
import { keptFormState } from "@/server/request-context/form-state";
import { pageScope } from "@/server/request-context/page-context";
import { profileOf, viewerOf, workOf } from "./service";
import type { Profile, ProfileFormState, Viewer, Work } from "./types";

/** Who looks at the page. Call it inside a Suspense boundary: it waits for the request. */
export async function loadViewer(): Promise<Viewer> {
  return viewerOf(await pageScope());
}

/** The account's profile; null for a guest. Call it inside a Suspense boundary: it waits for the request. */
export async function loadProfile(): Promise<Profile | null> {
  const scope = await pageScope();
  return scope?.kind === "user" ? profileOf(getDeps(), scope) : null;
}

/** What is in the account already; null for a guest, and while nobody can tell. Call it inside a Suspense boundary: it
 * waits for the request. */
export function loadWork(): Promise<Work | null> {
  return withFallback(ownWork(), null);
}

async function ownWork(): Promise<Work | null> {
  const scope = await pageScope();
  return scope?.kind === "user" ? workOf(getDeps(), scope) : null;
}

/** The form for the name as its last submission left it, for a browser without JavaScript; null otherwise. */
export function loadNameForm(): Promise<ProfileFormState | null> {
  return keptFormState("name");
}
