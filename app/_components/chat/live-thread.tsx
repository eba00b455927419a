"use client";

import { useChat } from "@ai-sdk/react";
import { useEffect } from "react";
import { MessageView } from "./message-view";
import { type LiveChat, type LiveMessage, textOf } from "./session";
import { Thinking } from "./thinking";

export type ThreadStatus = "idle" | "writing" | "failed";

interface LiveThreadProps {
  readonly chat: LiveChat;
  /** Replies that were stopped in this visit, by id. */
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
          <MessageView
            key={message.id}
            role={message.role === "user" ? "user" : "assistant"}
            text={text}
            source={message.metadata?.source ?? "engine"}
            stopped={stoppedIds.has(message.id)}
            growing={growing && message.role === "assistant"}
          />
        );
      })}
      {phase === "writing" && (last?.role !== "assistant" || textOf(last) === "") && <Thinking />}
      {phase === "failed" && (
        <div role="alert" className="space-y-3 rounded-control bg-danger-wash px-4 py-3 text-danger">
          <p>{error?.message}</p>
          <button type="button" onClick={() => void regenerate()} className="button">
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
