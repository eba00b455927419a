"use server";

import "server-only";
import { refresh } from "next/cache";
import { runUserAction } from "@/server/request-context/action-client";
import { noteSecurity } from "@/server/session/security-log";
import { createSupabase } from "@/server/session/supabase-client";
import { endSessionSchema, endSessionsSchema } from "./schema";
import { endOtherSessions, endSession } from "./service";
import type { EndSessionState } from "./types";

/** Signs the account out in one place: field `id`. The page it is called from is rendered again. */
export async function endSessionAction(_previous: EndSessionState, form: FormData): Promise<EndSessionState> {
  const result = await runUserAction(
    { name: "session.end", schema: endSessionSchema, input: { id: form.get("id") }, limit: "read" },
    async ({ deps, scope, input, request }) => {
      await endSession(deps, scope, input.id);
      noteSecurity(request, { what: "sessions", ok: true, method: "one", email: scope.email });
    },
  );
  if (!result.ok) return { error: result.error };
  refresh();
  return { error: null };
}

/** Signs the account out everywhere but here. The page it is called from is rendered again. */
export async function endOtherSessionsAction(
  _previous: EndSessionState,
  _form: FormData,
): Promise<EndSessionState> {
  const result = await runUserAction(
    { name: "session.endOthers", schema: endSessionsSchema, input: {}, limit: "read" },
    async ({ deps, scope, request }) => {
      await endOtherSessions(deps, scope);
      noteSecurity(request, { what: "sessions", ok: true, method: "others", email: scope.email });
      const { error } = await createSupabase(deps.auth, request.jar).auth.signOut({ scope: "others" });
      // They are refused here either way; what is left undone is only that they can still be renewed there.
      if (error) deps.log.warn("the auth server was not told", { operation: "session.endOthers", error });
    },
  );
  if (!result.ok) return { error: result.error };
  refresh();
  return { error: null };
}
