"use client";

import { useCallback, useEffect, useState } from "react";
import { useChatList } from "./chat-list-context";
import type { ThreadStatus } from "./live-thread";
import type { LiveChat } from "./session";

interface ConversationOptions {
  readonly chatId: string | null;
  readonly solveId: string | null;
  readonly unanswered: { readonly id: string; readonly text: string } | null;
  readonly onTaken: ((id: string) => void) | undefined;
}

interface Live extends Pick<typeof import("./live"), "LiveThread" | "stopSession"> {
  readonly chat: LiveChat;
}

/** The stream's code is fetched when it is about to be needed, so that the field can be typed in at once. */
const loadMachinery = () => import("./live");
const NOT_LOADED = "The tutor could not be loaded. Check your connection and send it again.";
const WARM_UP_MS = 3000;

/** Fetches the stream's code ahead of need. Without a network the first send says so instead. */
export function warmUp(): void {
  loadMachinery().catch(() => undefined);
}

/** Carries a conversation on: sends, stops, tries again. `send` resolves to whether the text was taken. */
export function useConversation({ chatId, solveId, unanswered, onTaken }: ConversationOptions) {
  const { add } = useChatList();
  const [live, setLive] = useState<Live | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const [status, setStatus] = useState<ThreadStatus>("idle");
  const [stoppedIds, setStoppedIds] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const timer = setTimeout(warmUp, WARM_UP_MS);
    return () => clearTimeout(timer);
  }, []);

  const withChat = async (use: (chat: LiveChat) => Promise<void>): Promise<boolean> => {
    setProblem("");
    try {
      const opened = live ?? (await open({ id: chatId, solveId, unanswered }));
      setLive(opened);
      void use(opened.chat);
      return true;
    } catch {
      setProblem(NOT_LOADED);
      return false;
    }
  };

  const send = async (text: string): Promise<boolean> => {
    setSending(text);
    const taken = await withChat((chat) => chat.sendMessage({ text }));
    setSending(null);
    return taken;
  };

  const stop = () => {
    if (!live) return;
    const last = live.chat.lastMessage;
    if (last?.role === "assistant") setStoppedIds((ids) => new Set(ids).add(last.id));
    void live.stopSession(live.chat);
  };

  const taken = useCallback(
    (chat: { readonly id: string; readonly title: string }) => {
      add(chat);
      if (chatId !== null) return;
      window.history.replaceState(null, "", `/chat/${chat.id}`);
      onTaken?.(chat.id);
    },
    [add, chatId, onTaken],
  );

  const retry = () => withChat((chat) => chat.regenerate());
  return { live, sending, problem, status, stoppedIds, send, stop, retry, setStatus, taken };
}

async function open({
  id,
  ...rest
}: Pick<ConversationOptions, "solveId" | "unanswered"> & { readonly id: string | null }): Promise<Live> {
  const { createSession, makeId, LiveThread, stopSession } = await loadMachinery();
  return { chat: createSession({ id: id ?? makeId(), ...rest }), LiveThread, stopSession };
}
