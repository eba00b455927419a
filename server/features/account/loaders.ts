import "server-only";
import { getDeps } from "@/server/composition/compose";
import { keptFormState } from "@/server/request-context/form-state";
import { pageScope } from "@/server/request-context/page-context";
import { profileOf, viewerOf } from "./service";
import type { Profile, ProfileFormState, Viewer } from "./types";

/** Who looks at the page. Call it inside a Suspense boundary: it waits for the request. */
export async function loadViewer(): Promise<Viewer> {
  return viewerOf(await pageScope());
}

/** The account's profile; null for a guest. Call it inside a Suspense boundary: it waits for the request. */
export async function loadProfile(): Promise<Profile | null> {
  const scope = await pageScope();
  return scope?.kind === "user" ? profileOf(getDeps(), scope) : null;
}

/** The form for the name as its last submission left it, for a browser without JavaScript; null otherwise. */
export function loadNameForm(): Promise<ProfileFormState | null> {
  return keptFormState("name");
}
