"use client";

import { useCallback, useEffect, useState } from "react";
import type { ChatItem } from "@/server/features/chat/types";
import { useChatList } from "./chat-list-context";
import type { Exchange } from "./last-exchange";
import type { ThreadStatus } from "./live-thread";
import type { LiveChat } from "./session";

interface ConversationOptions {
  /** Null for a conversation that has not begun. */
  readonly chat: ChatItem | null;
  readonly solveId: string | null;
  readonly exchange: Exchange | null;
  readonly onTaken: ((id: string) => void) | undefined;
}

interface Live extends Pick<typeof import("./live"), "LiveThread" | "stopSession"> {
  readonly chat: LiveChat;
}

type Use = (session: LiveChat) => Promise<void>;

/** The stream's code is fetched when it is about to be needed, so that the field can be typed in at once. */
const loadMachinery = () => import("./live");
const NOT_LOADED = "The tutor could not be loaded. Check your connection and send it again.";
const WARM_UP_MS = 3000;

/** Fetches the stream's code ahead of need. Without a network the first send says so instead. */
export function warmUp(): void {
  loadMachinery().catch(() => undefined);
}

function warmUpSoon(): () => void {
  const timer = setTimeout(warmUp, WARM_UP_MS);
  return () => clearTimeout(timer);
}

/** Carries a conversation on: sends, stops, tries again. `send` resolves to whether the text was taken. */
export function useConversation({ chat: kept, solveId, exchange, onTaken }: ConversationOptions) {
  const { add } = useChatList();
  const [chat, setChat] = useState(kept);
  const [live, setLive] = useState<Live | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const [status, setStatus] = useState<ThreadStatus>("idle");
  const [stoppedIds, setStoppedIds] = useState<ReadonlySet<string>>(new Set());
  /** The live part begins with the last message that was kept, to have its reply written. */
  const [retaken, setRetaken] = useState(false);

  useEffect(warmUpSoon, []);

  const withChat = async (use: Use, first: Exchange["message"] | null): Promise<boolean> => {
    setProblem("");
    try {
      const opened = live ?? (await open({ id: kept?.id ?? null, solveId, unanswered: first }));
      setLive(opened);
      if (!live) setRetaken(first !== null);
      void use(opened.chat);
      return true;
    } catch {
      setProblem(NOT_LOADED);
      return false;
    }
  };

  const send = async (text: string): Promise<boolean> => {
    setSending(text);
    const unanswered = exchange?.reply ? null : (exchange?.message ?? null);
    const taken = await withChat((session) => session.sendMessage({ text }), unanswered);
    setSending(null);
    return taken;
  };

  const stop = () => {
    if (!live) return;
    const last = live.chat.lastMessage;
    if (last) setStoppedIds((ids) => new Set(ids).add(last.id));
    void live.stopSession(live.chat);
  };

  const taken = useCallback(
    (begun: ChatItem) => {
      add(begun);
      if (kept) return;
      setChat(begun);
      window.history.replaceState(null, "", `/chat/${begun.id}`);
      onTaken?.(begun.id);
    },
    [add, kept, onTaken],
  );

  const retry = () => withChat((session) => session.regenerate(), exchange?.message ?? null);
  return { chat, live, sending, problem, status, stoppedIds, retaken, send, stop, retry, setStatus, taken };
}

async function open({
  id,
  ...rest
}: Pick<ConversationOptions, "solveId"> & {
  readonly id: string | null;
  readonly unanswered: Exchange["message"] | null;
}): Promise<Live> {
  const { createSession, makeId, LiveThread, stopSession } = await loadMachinery();
  return { chat: createSession({ id: id ?? makeId(), ...rest }), LiveThread, stopSession };
}
