"use client";

import type { ReactNode, Ref } from "react";
import { Bubble } from "./bubble";
import type { EmptyStateProps } from "./empty-state";
import { type Exchange, LastExchange } from "./last-exchange";
import { StartScreen } from "./start-screen";
import type { ConversationState } from "./use-conversation";
import { useSettled } from "./use-settled";

/** What was said before this visit. */
export interface Before {
  /** What was said before the last message, set on the server. */
  readonly history: ReactNode;
  readonly exchange: Exchange | null;
}

interface ThreadProps {
  readonly ref: Ref<HTMLDivElement>;
  /** The problem, set on the server. */
  readonly subject: ReactNode;
  /** What is first in a new conversation. */
  readonly opening: ((view: Pick<EmptyStateProps, "started" | "onChoose">) => ReactNode) | undefined;
  readonly before: Before;
  readonly conversation: ConversationState;
  readonly started: boolean;
  /** The reply to the last message was being written when the page was made. */
  readonly writing: boolean;
  readonly onChoose: (text: string) => void;
}

/** How long a page opens before its end is laid out. */
const SETTLED_MS = 3000;

/** What was said and is being said. */
export function Thread(props: ThreadProps) {
  const { subject, opening, before, conversation, started, writing, onChoose } = props;
  const { live, sending, problem, connected, stoppedIds, retaken, ask, setStatus, taken } = conversation;
  const settled = useSettled(SETTLED_MS);
  const stage = started ? "thread-live" : settled ? "thread-settled" : "";
  return (
    <div ref={props.ref} className={`thread ${stage}`}>
      {subject}
      {opening?.({ started, onChoose })}
      {before.history}
      {before.exchange && !retaken && (
        <LastExchange
          exchange={before.exchange}
          writing={writing}
          passed={started}
          onAsk={ask}
          onChoose={onChoose}
        />
      )}
      {!started && !opening && !before.history && !before.exchange && (
        <StartScreen hasSubject={subject !== null} onChoose={onChoose} />
      )}
      {live && (
        <live.LiveThread
          chat={live.chat}
          after={lastOf(before, retaken)}
          versions={retaken ? before.exchange?.message.versions : undefined}
          stoppedIds={stoppedIds}
          reconnecting={!connected}
          onStatus={setStatus}
          onTaken={taken}
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
  );
}

/** The kept message behind which the live part begins.
 * @param retaken the live part begins with the last message that was kept */
function lastOf({ exchange }: Before, retaken: boolean): string | null {
  if (retaken) return exchange?.message.after ?? null;
  return exchange?.reply?.id ?? exchange?.message.id ?? null;
}
