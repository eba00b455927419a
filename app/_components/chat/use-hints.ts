"use client";

import { useEffect, useState, useTransition } from "react";
import { hintsAction, revealRungAction } from "@/server/features/hints/actions";
import type { HintsResult, HintsView } from "@/server/features/hints/types";

interface HintsOptions {
  readonly chatId: string;
  /** A reply is being written; afterwards the hints may be those of another problem. */
  readonly busy: boolean;
}

const FAILED = "The hint could not be loaded. Check your connection and try again.";
const failed = (): HintsResult => ({ ok: false, error: FAILED });

/** The hints of a conversation as far as they are open, and opening more of them. */
export function useHints({ chatId, busy }: HintsOptions) {
  const [hints, setHints] = useState<HintsView | null>(null);
  const [problem, setProblem] = useState("");
  /** What was just opened, for those who hear the page. */
  const [news, setNews] = useState("");
  const [pending, startReveal] = useTransition();

  useEffect(() => {
    if (busy) return;
    let current = true;
    void hintsAction({ id: chatId })
      .catch(failed)
      .then((result) => {
        if (current && result.ok) setHints(result.hints);
      });
    return () => {
      current = false;
    };
  }, [chatId, busy]);

  const reveal = (what: "next" | "answer") =>
    startReveal(async () => {
      const seen = hints?.open.length ?? 0;
      const wanted = what === "next" ? { id: chatId, what, seen } : { id: chatId, what };
      const result = await revealRungAction(wanted).catch(failed);
      setProblem(result.ok ? "" : result.error);
      if (!result.ok || !result.hints) return;
      setHints(result.hints);
      setNews(what === "answer" ? "The answer is shown." : `Hint ${result.hints.open.length} is shown.`);
    });
  return { hints, problem, news, pending, reveal };
}
