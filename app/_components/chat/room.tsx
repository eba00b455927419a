"use client";

import { type ReactNode, useRef, useState } from "react";
import { Bubble } from "./bubble";
import { Composer } from "./composer";
import { StartScreen } from "./start-screen";
import { Unanswered } from "./unanswered";
import { useConversation, warmUp } from "./use-conversation";
import { useStickToBottom } from "./use-stick-to-bottom";

interface RoomProps {
  /** Null for a conversation that has not begun. */
  readonly chatId: string | null;
  /** The problem a new conversation is to be about. */
  readonly solveId: string | null;
  /** The problem, set on the server. */
  readonly subject: ReactNode;
  /** What was said before, set on the server. */
  readonly history: ReactNode;
  /** The last message of the history when it has no reply. */
  readonly unanswered: { readonly id: string; readonly text: string } | null;
  /** That reply is being written on the server. */
  readonly writing: boolean;
  readonly onTaken?: (id: string) => void;
}

/** One conversation: what was said, what is being said, and the field for what comes next. */
export function Room({ subject, history, writing, onTaken, ...options }: RoomProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const thread = useRef<HTMLDivElement>(null);
  const goToEnd = useStickToBottom(thread);
  const conversation = useConversation({ ...options, onTaken });
  const { live, sending, problem, status, stoppedIds } = conversation;
  const { chatId, unanswered } = options;
  const started = live !== null || sending !== null;
  // What is said from now on stands below: a later rendering of the page must not bring it a second time.
  const [before, setBefore] = useState(history);
  if (!started && before !== history) setBefore(history);
  const busy = status === "writing" || sending !== null;

  const send = async (text: string) => {
    requestAnimationFrame(goToEnd);
    const sent = await conversation.send(text);
    if (!sent && field.current?.value === "") field.current.value = text;
    requestAnimationFrame(goToEnd);
  };
  const sendTyped = () => {
    const text = field.current?.value.trim() ?? "";
    if (text === "" || !field.current) return;
    field.current.value = "";
    void send(text);
  };
  const stop = () => {
    conversation.stop();
    field.current?.focus();
  };

  return (
    <>
      <div ref={thread} className="flex-1 space-y-6 pt-6 pb-8">
        {subject}
        {started ? before : history}
        {!started && unanswered && (
          <Unanswered text={unanswered.text} writing={writing} onRetry={conversation.retry} />
        )}
        {!started && !history && !unanswered && <StartScreen hasSubject={subject !== null} onChoose={send} />}
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
        {busy ? "The tutor is writing." : live && status === "idle" ? "The reply is complete." : ""}
      </p>
      <div className="sticky bottom-0 bg-paper pt-2 pb-[max(16px,env(safe-area-inset-bottom))]">
        <p className="without-script pb-2 text-muted">
          The tutor needs JavaScript. Solving a problem on the front page works without it.
        </p>
        <Composer
          ref={field}
          placeholder={chatId || started ? "Ask, or send the next problem" : "Ask the tutor"}
          busy={busy}
          onSend={sendTyped}
          onStop={stop}
          onFocus={warmUp}
        />
      </div>
    </>
  );
}
