"use client";

import { useCallback, useEffect, useState } from "react";
import { revokeShareAction, shareAction } from "@/server/features/share/actions";
import type { ShareLink, ShareSubject } from "@/server/features/share/types";

const FAILED = "That did not go through. Check your connection and try again.";

type State = "asking" | "shared" | "revoked" | "failed";

/** Makes the link of something, or finds the one it has, and copies it; takes it back. */
export function useShare({ kind, id }: ShareSubject) {
  const [link, setLink] = useState<ShareLink | null>(null);
  const [state, setState] = useState<State>("asking");
  const [error, setError] = useState("");

  const ask = useCallback(
    async (upToNow: boolean) => {
      setError("");
      const result = await shareAction({ kind, id, upToNow }).catch(
        () => ({ ok: false, error: FAILED }) as const,
      );
      if (!result.ok) {
        setState("failed");
        setError(result.error);
        return;
      }
      setLink(result.link);
      setState("shared");
      // Where the browser forbids it the button beside the link does it.
      await navigator.clipboard?.writeText(result.link.url).catch(() => undefined);
    },
    [kind, id],
  );

  useEffect(() => void ask(false), [ask]);

  const revoke = async () => {
    setError("");
    const result = await revokeShareAction({ kind, id }).catch(() => ({ ok: false, error: FAILED }) as const);
    if (!result.ok) {
      setError(result.error);
      return;
    }
    setLink(null);
    setState("revoked");
  };
  return { link, state, error, includeNewer: () => ask(true), revoke };
}
