"use server";

import "server-only";
import { runAction } from "@/server/request-context/action-client";
import { shareSchema, shareSubjectSchema } from "./schema";
import { revokeShare, share } from "./service";
import type { RevokeShareResult, ShareActionResult, ShareSubject } from "./types";

/** Makes the link to a conversation or a problem, or gives the one it has.
 * @param input `upToNow`: the link of a conversation shows what was said since, too */
export async function shareAction(
  input: ShareSubject & { readonly upToNow?: boolean },
): Promise<ShareActionResult> {
  const result = await runAction(
    { name: "share.make", schema: shareSchema, input, limit: "profile" },
    ({ deps, scope, input: parsed }) => share(deps, scope, parsed),
  );
  return result.ok ? { ok: true, link: result.data } : { ok: false, error: result.error };
}

/** Takes a link back. */
export async function revokeShareAction(input: ShareSubject): Promise<RevokeShareResult> {
  const result = await runAction(
    { name: "share.revoke", schema: shareSubjectSchema, input, limit: "profile" },
    ({ deps, scope, input: parsed }) => revokeShare(deps, scope, parsed),
  );
  return result.ok ? { ok: true } : { ok: false, error: result.error };
}
