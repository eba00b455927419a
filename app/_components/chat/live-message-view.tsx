"use client";

import type { MessageVersions } from "@/server/features/chat/types";
import { ChoicesBelow } from "./choices-below";
import { MessageView } from "./message-view";
import { OwnMessage } from "./own-message";
import { ReplyTools } from "./reply-tools";
import { SAID, SAID_BEFORE } from "./said";
import { graphsOf, type LiveMessage, textOf } from "./session";

interface LiveMessageViewProps {
  readonly message: LiveMessage;
  /** The message it follows; null for a first one. */
  readonly after: string | null;
  readonly versions: MessageVersions | undefined;
  /** The student stopped it in this visit. */
  readonly stopped: boolean;
  readonly writing: boolean;
  /** A newer exchange is below it. */
  readonly passed: boolean;
  readonly onResume: ((id: string) => void) | undefined;
  readonly onRegenerate: (() => void) | undefined;
  /** Sends a message; absent for a reply that is not the last thing said. */
  readonly onChoose: ((text: string) => void) | undefined;
}

/** The end of the reply is missing, and not because the student wanted it so. */
export const isBroken = ({ metadata }: LiveMessage): boolean =>
  metadata?.interrupted === true || metadata?.cutOff === true;

/** One message of this visit, with what can be done with it. */
export function LiveMessageView(props: LiveMessageViewProps) {
  const { message, after, versions, stopped, writing, passed, onResume, onRegenerate, onChoose } = props;
  const { metadata } = message;
  const text = textOf(message);
  const by = message.role === "user" ? ("user" as const) : ("assistant" as const);
  const said = {
    role: by,
    text,
    source: metadata?.source ?? ("engine" as const),
    stopped: stopped || metadata?.stopped === true,
  };
  const className = passed ? SAID_BEFORE : SAID;
  if (by === "user") {
    return (
      <OwnMessage after={after} text={text} versions={versions} className={className}>
        <MessageView {...said} />
      </OwnMessage>
    );
  }
  return (
    <div className={className}>
      <MessageView
        {...said}
        {...(metadata?.cutOff && { cutOff: true })}
        {...(metadata?.interrupted && { interrupted: true })}
        {...(metadata?.standIn && { standIn: true })}
        {...(metadata?.counted && { counted: true })}
        {...(metadata?.checks && { checks: metadata.checks })}
        graphs={graphsOf(message)}
        growing={writing}
      />
      {onChoose && <ChoicesBelow text={text} onChoose={onChoose} />}
      {!writing && (
        <ReplyTools
          text={text}
          onResume={onResume && (() => onResume(message.id))}
          onRegenerate={onRegenerate}
        />
      )}
    </div>
  );
}
