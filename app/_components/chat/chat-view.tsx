"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ChatItem, TutorMode } from "@/server/features/chat/types";
import type { UsageView } from "@/server/features/usage/types";
import { MathStyles } from "../math/math-styles";
import { BranchingContext } from "./branching";
import { ChatTitle } from "./chat-title";
import type { EmptyStateProps } from "./empty-state";
import { Footer } from "./footer";
import { HintsBelow } from "./hints-below";
import { MessagesLeftLine } from "./messages-left";
import { TemporarySwitch, TemporaryTitle } from "./temporary";
import { type Before, Thread } from "./thread";
import { useBranches } from "./use-branches";
import { useConversation } from "./use-conversation";
import { NEW_PLACE } from "./use-draft";
import { warmUp } from "./use-live";
import { useMode } from "./use-mode";
import { useNewsElsewhere } from "./use-news-elsewhere";
import { useShortcuts } from "./use-shortcuts";
import { useStickToBottom } from "./use-stick-to-bottom";
import { useTyping } from "./use-typing";

interface ChatViewProps extends Before {
  /** Null for a conversation that has not begun. */
  readonly chat: ChatItem | null;
  /** The problem a new conversation is to be about; a promise while that is not known. */
  readonly solveId: string | null | Promise<string | null>;
  /** The problem, set on the server. */
  readonly subject: ReactNode;
  /** What is first in a new conversation. */
  readonly opening?: (view: Pick<EmptyStateProps, "started" | "onChoose">) => ReactNode;
  /** The run that is writing the reply to the last message; null when none is. */
  readonly runId: string | null;
  /** How the conversation has been helped with so far. */
  readonly mode: TutorMode;
  /** How the tutor messages stood as the page was made; null where nobody could tell. */
  readonly usage: Promise<UsageView | null>;
  readonly onTaken?: (id: string) => void;
  /** Begins another conversation in place of this one. Only what has not begun can be temporary. */
  readonly onRestart?: () => void;
}

/** One conversation: what was said, what is being said, and the field for what comes next. */
export function ChatView({ subject, opening, history, onTaken, onRestart, ...options }: ChatViewProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const thread = useRef<HTMLDivElement>(null);
  const keepDraft = useRef(() => {});
  const goToEnd = useStickToBottom(thread);
  const { mode, chosen, choose } = useMode(options.mode);
  const [temporary, setTemporary] = useState(false);
  const conversation = useConversation({
    ...options,
    temporary,
    mode: chosen,
    onTaken,
    onSent: () => keepDraft.current(),
  });
  const { chat, live, sending, status } = conversation;
  const started = live !== null || sending !== null;
  const before = useBefore({ history, exchange: options.exchange }, started);
  const busy = status === "writing" || sending !== null;
  const branching = useBranches({
    chatId: chat?.id ?? null,
    mode: chosen,
    busy,
    field,
    exchange: options.exchange,
    conversation,
  });
  useNewsElsewhere({ chatId: chat?.id ?? null, started, busy });

  const place = temporary ? null : placeOf(chat?.id ?? options.solveId);
  const said = options.exchange?.message.text ?? null;
  const { keep, send, sendTyped } = useTyping({ field, place, said, take: conversation.send, goToEnd });
  useEffect(() => {
    keepDraft.current = keep;
  }, [keep]);
  const stop = () => {
    conversation.stop();
    field.current?.focus();
  };
  useShortcuts({ field, busy: status === "writing", onStop: stop });

  return (
    <BranchingContext value={branching}>
      <MathStyles />
      <Head {...{ chat, started, temporary, onRestart }} onTemporary={setTemporary} />
      <Thread
        ref={thread}
        writing={options.runId !== null}
        {...{ subject, opening, before, conversation, started, onChoose: send }}
      />
      <HintsBelow mode={mode} chatId={chat?.id ?? null} busy={busy} />
      <Heard busy={busy} ended={live !== null && status === "idle"} />
      <Footer
        placeholder={chat || started ? "Ask, or send the next problem" : "Ask the tutor"}
        onMode={async (wanted) => conversation.setProblem(await choose(wanted, chat?.id ?? null))}
        onSend={sendTyped}
        onStop={stop}
        onFocus={warmUp}
        note={<MessagesLeftLine atFirst={options.usage} />}
        {...{ field, busy, mode, onType: keep }}
      />
    </BranchingContext>
  );
}

interface HeadProps {
  readonly chat: ChatItem | null;
  readonly started: boolean;
  readonly temporary: boolean;
  readonly onTemporary: (temporary: boolean) => void;
  readonly onRestart: (() => void) | undefined;
}

/** What is above a conversation: its name, or the choice to keep none of it. */
function Head({ chat, started, temporary, onTemporary, onRestart }: HeadProps) {
  if (chat) return <ChatTitle chat={chat} />;
  if (!onRestart) return null;
  if (!started) return <TemporarySwitch on={temporary} onChange={onTemporary} />;
  return temporary ? <TemporaryTitle onRestart={onRestart} /> : <div className="chat-title" />;
}

/** Screen readers hear when a reply begins and when it is there, not every word of it. */
function Heard({ busy, ended }: { readonly busy: boolean; readonly ended: boolean }) {
  return (
    <p role="status" className="sr-only">
      {busy ? "The tutor is writing." : ended ? "The tutor has finished writing." : ""}
    </p>
  );
}

/** Names the conversation its draft is kept for; undefined while that is not known. */
const placeOf = (id: ChatViewProps["solveId"]): string | undefined =>
  id instanceof Promise ? undefined : (id ?? NEW_PLACE);

/** What was said before this visit. What is said from now on is below it: a later rendering of the page must not
 * bring that a second time. */
function useBefore(now: Before, started: boolean): Before {
  const [before, setBefore] = useState(now);
  const changed = before.history !== now.history || before.exchange !== now.exchange;
  if (changed && !started) setBefore(now);
  return started ? before : now;
}
