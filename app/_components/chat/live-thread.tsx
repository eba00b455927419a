"use client";

import { useChat } from "@ai-sdk/react";
import { useCallback, useEffect, useLayoutEffect } from "react";
import type { MessageVersions } from "@/server/features/chat/types";
import type { Asking } from "./asking";
import { useBranching } from "./branching";
import { LimitPanel } from "./limit-panel";
import { LimitReached } from "./limit-reached";
import { isBroken, LiveMessageView } from "./live-message-view";
import { NoReply } from "./no-reply";
import { type LiveChat, type LiveMessage, textOf } from "./session";
import { Thinking } from "./thinking";
import { useLearnLeft } from "./use-learn-left";

export type ThreadStatus = "idle" | "writing" | "failed";

interface LiveThreadProps {
  readonly chat: LiveChat;
  /** The message the first one follows; null at the conversation's beginning. */
  readonly after: string | null;
  /** The versions of the first one, where it was kept before. */
  readonly versions: MessageVersions | undefined;
  /** Replies that were stopped in this visit, and messages whose reply was stopped before its first word, by id. */
  readonly stoppedIds: ReadonlySet<string>;
  /** The connection to the server is lost, and looked for. */
  readonly reconnecting: boolean;
  readonly onStatus: (status: ThreadStatus) => void;
  /** Called when the server has taken the first message. */
  readonly onTaken: (chat: { readonly id: string; readonly title: string }) => void;
}

/** What was said since the page was loaded, growing as the reply arrives. */
export function LiveThread(props: LiveThreadProps) {
  const { chat, after, versions, stoppedIds, reconnecting, onStatus, onTaken } = props;
  const branching = useBranching();
  const { messages, status, error, regenerate, sendMessage } = useChat<LiveMessage>({ chat });
  const title = messages.find(({ metadata }) => metadata)?.metadata?.title;
  const phase = phaseOf(status);
  const last = messages.at(-1);
  const spoken = messages.filter((message) => message.role === "user" || textOf(message) !== "");
  const answered = last?.role === "assistant";
  // A message without a reply is sent again as it is; one that has a reply gets another one.
  const again = useCallback(() => {
    if (answered) branching?.onAgain();
    void regenerate({ body: answered ? { again: true } : {} });
  }, [regenerate, answered, branching]);
  const ask = useCallback((asking: Asking) => void regenerate({ body: asking }), [regenerate]);
  const left = messages.findLast(({ metadata }) => metadata?.left)?.metadata?.left;
  const resume = useCallback((id: string) => void regenerate({ body: { resume: id } }), [regenerate]);

  const choose = useCallback((text: string) => void sendMessage({ text }), [sendMessage]);

  // Before the next paint: between a message that was sent and a reply that is written nothing has ended.
  useLayoutEffect(() => onStatus(phase), [phase, onStatus]);
  useLearnLeft(left);
  useEffect(() => {
    if (title !== undefined) onTaken({ id: chat.id, title });
  }, [title, chat, onTaken]);

  return (
    <>
      {spoken.map((message, index) => {
        const writing = phase === "writing" && message === last;
        // What is not kept cannot be carried on, only written again.
        const canResume = branching !== null && isBroken(message) && message === last;
        return (
          <LiveMessageView
            key={message.id}
            message={message}
            after={spoken[index - 1]?.id ?? after}
            versions={index === 0 ? versions : undefined}
            stopped={stoppedIds.has(message.id)}
            writing={writing}
            passed={index < spoken.length - 2}
            onResume={canResume ? resume : undefined}
            onRegenerate={phase === "idle" && message === last ? again : undefined}
            onChoose={phase === "idle" && message === last ? choose : undefined}
          />
        );
      })}
      {phase === "writing" && (last?.role !== "assistant" || textOf(last) === "") && <Thinking />}
      {phase === "writing" && reconnecting && (
        <p role="status" className="text-[15px] text-muted">
          The connection is lost. We are looking for it; the reply goes on meanwhile.
        </p>
      )}
      {phase === "idle" && last?.role === "user" && stoppedIds.has(last.id) && <NoReply onRetry={again} />}
      {phase === "failed" && LimitReached.isInstance(error) && <LimitPanel limit={error} onAsk={ask} />}
      {phase === "failed" && !LimitReached.isInstance(error) && (
        <div role="alert" className="space-y-3 rounded-control bg-danger-wash px-4 py-3 text-danger">
          <p>{error?.message}</p>
          <button type="button" onClick={again} className="button">
            Try again
          </button>
        </div>
      )}
    </>
  );
}

function phaseOf(status: "submitted" | "streaming" | "ready" | "error"): ThreadStatus {
  if (status === "error") return "failed";
  return status === "ready" ? "idle" : "writing";
}
