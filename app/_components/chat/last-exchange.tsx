"use client";

import type { ReactNode } from "react";
import { ReplyTools } from "./reply-tools";
import { Unanswered } from "./unanswered";

/** The student's last message and what came of it. */
export interface Exchange {
  readonly message: { readonly id: string; readonly text: string };
  /** Null where there is no reply yet. */
  readonly reply: {
    /** As Markdown. */
    readonly text: string;
    /** The message and the reply, set on the server. */
    readonly shown: ReactNode;
  } | null;
}

interface LastExchangeProps {
  readonly exchange: Exchange;
  /** A reply is being written on the server, for a page that has been left or reloaded. */
  readonly writing: boolean;
  /** Something newer stands below. */
  readonly passed: boolean;
  readonly onRegenerate: () => void;
}

/** The end of the conversation as it was kept, with the way to get its reply, or another one. */
export function LastExchange({ exchange, writing, passed, onRegenerate }: LastExchangeProps) {
  const { message, reply } = exchange;
  if (!reply) return <Unanswered text={message.text} writing={writing} onRetry={onRegenerate} />;
  return (
    <div>
      {reply.shown}
      <ReplyTools text={reply.text} onRegenerate={passed ? undefined : onRegenerate} />
    </div>
  );
}
