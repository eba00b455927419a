"use client";

import { useChat } from "@ai-sdk/react";
import { useCallback, useEffect } from "react";
import { MessageView } from "./message-view";
import { NoReply } from "./no-reply";
import { ReplyTools } from "./reply-tools";
import { type LiveChat, type LiveMessage, textOf } from "./session";
import { Thinking } from "./thinking";

export type ThreadStatus = "idle" | "writing" | "failed";

interface LiveThreadProps {
  readonly chat: LiveChat;
  /** Replies that were stopped in this visit, and messages whose reply was stopped before its first word, by id. */
  readonly stoppedIds: ReadonlySet<string>;
  readonly onStatus: (status: ThreadStatus) => void;
  /** Called when the server has taken the first message. */
  readonly onTaken: (chat: { readonly id: string; readonly title: string }) => void;
}

/** What was said since the page was loaded, growing as the reply arrives. */
export function LiveThread({ chat, stoppedIds, onStatus, onTaken }: LiveThreadProps) {
  const { messages, status, error, regenerate } = useChat<LiveMessage>({ chat });
  const title = messages.find(({ metadata }) => metadata)?.metadata?.title;
  const phase = phaseOf(status);
  const last = messages.at(-1);
  const again = useCallback(() => void regenerate(), [regenerate]);

  useEffect(() => onStatus(phase), [phase, onStatus]);
  useEffect(() => {
    if (title !== undefined) onTaken({ id: chat.id, title });
  }, [title, chat, onTaken]);

  return (
    <>
      {messages.map((message) => {
        const growing = phase === "writing" && message === last;
        const text = textOf(message);
        if (message.role === "assistant" && text === "") return null;
        return (
          <div key={message.id}>
            <MessageView
              role={message.role === "user" ? "user" : "assistant"}
              text={text}
              source={message.metadata?.source ?? "engine"}
              stopped={stoppedIds.has(message.id)}
              {...(message.metadata?.cutOff && { cutOff: true })}
              {...(message.metadata?.checks && { checks: message.metadata.checks })}
              growing={growing && message.role === "assistant"}
            />
            {message.role === "assistant" && !growing && (
              <ReplyTools
                text={text}
                onRegenerate={phase === "idle" && message === last ? again : undefined}
              />
            )}
          </div>
        );
      })}
      {phase === "writing" && (last?.role !== "assistant" || textOf(last) === "") && <Thinking />}
      {phase === "idle" && last?.role === "user" && stoppedIds.has(last.id) && <NoReply onRetry={again} />}
      {phase === "failed" && (
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
