"use client";

import type { ReactNode } from "react";
import type { MessageVersions } from "@/server/features/chat/types";
import type { Asking } from "./asking";
import { useBranching } from "./branching";
import { ChoicesBelow } from "./choices-below";
import { OwnMessage } from "./own-message";
import { ReplyTools } from "./reply-tools";
import { SAID_BEFORE } from "./said";
import { Unanswered } from "./unanswered";

/** The student's last message and what came of it. */
export interface Exchange {
  readonly message: {
    readonly id: string;
    readonly text: string;
    /** The message it follows; null for a first one. */
    readonly after: string | null;
    readonly versions?: MessageVersions | undefined;
    /** The message, set on the server. */
    readonly shown: ReactNode;
  };
  /** Null where there is no reply yet. */
  readonly reply: {
    readonly id: string;
    /** Its end is missing, and not because the student wanted it so. */
    readonly broken: boolean;
    /** As Markdown. */
    readonly text: string;
    readonly versions?: MessageVersions | undefined;
    /** The reply, set on the server. */
    readonly shown: ReactNode;
  } | null;
}

interface LastExchangeProps {
  readonly exchange: Exchange;
  /** A reply is being written on the server, for a page that has been left or reloaded. */
  readonly writing: boolean;
  /** Something newer is below. */
  readonly passed: boolean;
  readonly onAsk: (asking: Asking) => void;
  readonly onChoose: (text: string) => void;
}

/** The end of the conversation as it was kept, with the way to get its reply, or another one. */
export function LastExchange({ exchange, writing, passed, onAsk, onChoose }: LastExchangeProps) {
  const { message, reply } = exchange;
  const branching = useBranching();
  const again = () => {
    branching?.onAgain();
    onAsk({ again: true });
  };
  return (
    <>
      <OwnMessage
        after={message.after}
        text={message.text}
        versions={message.versions}
        className={SAID_BEFORE}
      >
        {message.shown}
      </OwnMessage>
      {reply ? (
        <div className={SAID_BEFORE}>
          {reply.shown}
          {!passed && <ChoicesBelow text={reply.text} onChoose={onChoose} />}
          <ReplyTools
            text={reply.text}
            versions={reply.versions}
            onResume={passed || !reply.broken ? undefined : () => onAsk({ resume: reply.id })}
            onRegenerate={passed ? undefined : again}
          />
        </div>
      ) : (
        <Unanswered writing={writing} onRetry={() => onAsk({})} />
      )}
    </>
  );
}
