"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";

interface Place {
  /** Null before the conversation has begun. */
  readonly chatId: string | null;
  /** Something was said in this tab: it has its own reading of the conversation. */
  readonly started: boolean;
  /** A reply is being written in this tab. */
  readonly busy: boolean;
}

const CHANNEL = "classmate-chat";

/** Brings up what other tabs say in the same conversation as they say it, and what other devices said when this tab is
 * looked at again. */
export function useNewsElsewhere({ chatId, started, busy }: Place): void {
  const { refresh } = useRouter();
  const look = useEffectEvent(() => {
    if (chatId !== null && !started) refresh();
  });

  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState === "visible") look();
    };
    const channel = "BroadcastChannel" in window ? new BroadcastChannel(CHANNEL) : null;
    channel?.addEventListener("message", ({ data }) => {
      if (data?.chatId === chatId) look();
    });
    document.addEventListener("visibilitychange", onShown);
    return () => {
      channel?.close();
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [chatId]);

  useEffect(() => {
    if (chatId === null || !started || !("BroadcastChannel" in window)) return;
    const channel = new BroadcastChannel(CHANNEL);
    // Once when a reply begins, which others read along from then on, and once when it is there.
    channel.postMessage({ chatId, busy });
    channel.close();
  }, [chatId, started, busy]);
}
