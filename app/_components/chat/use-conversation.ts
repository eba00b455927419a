"use client";

import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { ChatItem, TutorMode } from "@/server/features/chat/types";
import type { Asking } from "./asking";
import { useAddChat } from "./chat-list-data";
import type { Exchange } from "./last-exchange";
import type { ThreadStatus } from "./live-thread";
import { useAfterReply } from "./use-after-reply";
import { useLive } from "./use-live";

interface ConversationOptions {
  /** Null for a conversation that has not begun. */
  readonly chat: ChatItem | null;
  readonly solveId: string | null | Promise<string | null>;
  readonly exchange: Exchange | null;
  /** The run that is writing the reply to the last message; null when none is. */
  readonly runId: string | null;
  /** Undefined where the student has not chosen. */
  readonly mode: TutorMode | undefined;
  readonly onTaken: ((id: string) => void) | undefined;
  /** Nothing of it is kept. */
  readonly temporary: boolean;
  /** The server has taken a message. */
  readonly onSent: () => void;
}

/** Carries a conversation on: sends, stops, tries again, and reads along where a reply is being written already.
 * `send` resolves to whether the text was taken. */
export function useConversation({ chat: kept, exchange, onTaken, ...options }: ConversationOptions) {
  const add = useAddChat();
  const [chat, setChat] = useState(kept);
  const [sending, setSending] = useState<string | null>(null);
  const [status, setStatus] = useState<ThreadStatus>("idle");
  const [stoppedIds, setStoppedIds] = useState<ReadonlySet<string>>(new Set());
  const { live, withChat, ...rest } = useLive({ chatId: kept?.id ?? null, ...options });
  const { runId, temporary } = options;

  useAfterReply(status, temporary);
  const readAlong = useEffectEvent(() => {
    if (!live && exchange) void withChat((session) => session.resumeStream(), exchange.message);
  });
  useEffect(() => {
    if (runId !== null) readAlong();
  }, [runId]);

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

  const ask = (asking: Asking) =>
    withChat((session) => session.regenerate({ body: asking }), exchange?.message ?? null);

  const taken = useCallback(
    (begun: ChatItem) => {
      if (temporary) return;
      add(begun);
      if (kept) return;
      setChat(begun);
      window.history.replaceState(null, "", `/chat/${begun.id}`);
      onTaken?.(begun.id);
    },
    [add, kept, temporary, onTaken],
  );
  return { ...rest, chat, live, sending, status, stoppedIds, send, stop, ask, setStatus, taken };
}

export type ConversationState = ReturnType<typeof useConversation>;
