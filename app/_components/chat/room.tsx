"use client";

import { type ReactNode, useRef, useState } from "react";
import type { ChatItem } from "@/server/features/chat/types";
import { Bubble } from "./bubble";
import { ChatTitle } from "./chat-title";

import { Foot } from "./foot";
import { type Exchange, LastExchange } from "./last-exchange";
import { StartScreen } from "./start-screen";
import { useConversation, warmUp } from "./use-conversation";
import { useShortcuts } from "./use-shortcuts";
import { useStickToBottom } from "./use-stick-to-bottom";
import { useTyping } from "./use-typing";

interface RoomProps {
  /** Null for a conversation that has not begun. */
  readonly chat: ChatItem | null;
  /** The problem a new conversation is to be about. */
  readonly solveId: string | null;
  /** The problem, set on the server. */
  readonly subject: ReactNode;
  /** What was said before the last message, set on the server. */
  readonly history: ReactNode;
  readonly exchange: Exchange | null;
  /** The reply to the last message is being written on the server. */
  readonly writing: boolean;
  readonly onTaken?: (id: string) => void;
}

/** One conversation: what was said, what is being said, and the field for what comes next. */
export function Room({ subject, history, writing, onTaken, ...options }: RoomProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const thread = useRef<HTMLDivElement>(null);
  const goToEnd = useStickToBottom(thread);
  const conversation = useConversation({ ...options, onTaken });
  const { chat, live, sending, problem, status, stoppedIds, retaken } = conversation;
  const started = live !== null || sending !== null;
  const before = useBefore({ history, exchange: options.exchange }, started);
  const busy = status === "writing" || sending !== null;

  const { keep, send, sendTyped } = useTyping({
    field,
    place: chat?.id ?? options.solveId ?? "new",
    take: conversation.send,
    goToEnd,
  });
  const stop = () => {
    conversation.stop();
    field.current?.focus();
  };
  useShortcuts({ field, busy: status === "writing", onStop: stop });

  return (
    <>
      {chat ? <ChatTitle chat={chat} /> : started && <div className="chat-title" />}
      <div ref={thread} className="flex-1 space-y-6 pt-6 pb-8">
        {subject}
        {before.history}
        {before.exchange && !retaken && (
          <LastExchange
            exchange={before.exchange}
            writing={writing}
            passed={started}
            onRegenerate={conversation.retry}
          />
        )}
        {!started && !history && !before.exchange && (
          <StartScreen hasSubject={subject !== null} onChoose={send} />
        )}
        {live && (
          <live.LiveThread
            chat={live.chat}
            stoppedIds={stoppedIds}
            onStatus={conversation.setStatus}
            onTaken={conversation.taken}
          />
        )}
        {sending !== null && (
          <Bubble by="user">
            <p className="break-words whitespace-pre-wrap">{sending}</p>
          </Bubble>
        )}
        {problem && (
          <p role="alert" className="rounded-control bg-danger-wash px-4 py-3 text-danger">
            {problem}
          </p>
        )}
      </div>
      {/* Screen readers hear when a reply begins and when it is there, not every word of it. */}
      <p role="status" className="sr-only">
        {busy ? "The tutor is writing." : live && status === "idle" ? "The tutor has finished writing." : ""}
      </p>
      <Foot
        field={field}
        placeholder={chat || started ? "Ask, or send the next problem" : "Ask the tutor"}
        busy={busy}
        onSend={sendTyped}
        onStop={stop}
        onFocus={warmUp}
        onType={keep}
      />
    </>
  );
}

type Before = Pick<RoomProps, "history" | "exchange">;

/** What was said before this visit. What is said from now on stands below it: a later rendering of the page must not
 * bring that a second time. */
function useBefore(now: Before, started: boolean): Before {
  const [before, setBefore] = useState(now);
  const changed = before.history !== now.history || before.exchange !== now.exchange;
  if (changed && !started) setBefore(now);
  return started ? before : now;
}
