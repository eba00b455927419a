"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";

import { usePathname } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import type { TutorMode } from "@/server/features/chat/types";
import type { UsageView } from "@/server/features/usage/types";
import { ChatView } from "./chat-view";
import { EmptyState, type EmptyStateSubject } from "./empty-state";

interface NewChatProps {
  readonly subject: Promise<EmptyStateSubject | null>;
  /** How many tutor messages are left; null where nobody can tell. */
  readonly usage: Promise<UsageView | null>;
}

interface Visit {
  readonly path: string;
  readonly round: number;
  readonly chatId: string | null;
  /** The problem the conversation is about; undefined until it has arrived. */
  readonly solveId: string | null | undefined;
  /** How the tutor helps with it until the student chooses. */
  readonly mode: TutorMode;
}

const START = "/chat";

/** A conversation that begins here. Its address becomes its own with the first message, while this page stays in
 * place and the reply goes on; coming back to the start, or to another problem, begins another one. */
export function NewChat({ subject, usage }: NewChatProps) {
  const path = usePathname();
  const [visit, setVisit] = useState<Visit>({
    path,
    round: 0,
    chatId: null,
    solveId: undefined,
    mode: "explain",
  });
  if (path !== visit.path) {
    const again = path === START && visit.chatId !== null;
    setVisit(again ? { ...visit, path, round: visit.round + 1, chatId: null } : { ...visit, path });
  }

  // The browser's back button can bring this page up under the address of a conversation it no longer holds.
  const astray = path.startsWith(`${START}/`) && path !== `${START}/${visit.chatId}`;
  useEffect(() => {
    if (astray) window.location.replace(window.location.pathname);
  }, [astray]);

  const taken = useCallback((chatId: string) => setVisit((current) => ({ ...current, chatId })), []);
  const arrived = useCallback(
    (solveId: string | null, mode: TutorMode) => setVisit((current) => about({ ...current, mode }, solveId)),
    [],
  );
  const restart = useCallback(() => setVisit((current) => ({ ...current, round: current.round + 1 })), []);
  return (
    <ChatView
      key={visit.round}
      chat={null}
      solveId={visit.solveId === undefined ? solveIdOf(subject) : visit.solveId}
      subject={null}
      opening={(view) => <EmptyState subject={subject} onArrived={arrived} {...view} />}
      history={null}
      exchange={null}
      runId={null}
      mode={visit.mode}
      usage={usage}
      onTaken={taken}
      onRestart={restart}
    />
  );
}

const solveIdOf = async (subject: NewChatProps["subject"]) => (await subject)?.solveId ?? null;

/** The first problem to arrive leaves the page as it is; another one begins another conversation. */
function about(visit: Visit, solveId: string | null): Visit {
  if (visit.solveId === solveId) return visit;
  if (visit.solveId === undefined) return { ...visit, solveId };
  return { ...visit, solveId, round: visit.round + 1, chatId: null };
}
