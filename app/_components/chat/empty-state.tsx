"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";

import { type ReactNode, Suspense, use, useEffect, useEffectEvent } from "react";
import { takeQuestion } from "@/app/_lib/carried-question";
import type { TutorMode } from "@/server/features/chat/types";
import { StartScreen } from "./start-screen";

/** The problem a conversation is to be about. */
export interface EmptyStateSubject {
  readonly solveId: string;
  /** How the tutor helps with it until the student chooses. */
  readonly mode: TutorMode;
  /** What can be done instead of it where it could not be solved. */
  readonly offers?: readonly string[];
  /** The problem, set on the server. */
  readonly card: ReactNode;
}

export interface EmptyStateProps {
  /** Arrives after the rest of the page; null where there is no problem. */
  readonly subject: Promise<EmptyStateSubject | null>;
  readonly started: boolean;
  readonly onChoose: (text: string) => void;
  readonly onArrived: (solveId: string | null, mode: TutorMode) => void;
}

/** How a conversation begins: its problem, and what could be said first. */
export function EmptyState(props: EmptyStateProps) {
  const { started, onChoose } = props;
  return (
    <Suspense fallback={started ? null : <StartScreen hasSubject={false} onChoose={onChoose} />}>
      <Arrived {...props} />
    </Suspense>
  );
}

function Arrived({ subject, started, onChoose, onArrived }: EmptyStateProps) {
  const arrived = use(subject);
  const solveId = arrived?.solveId ?? null;
  const mode = arrived?.mode ?? "explain";
  useEffect(() => onArrived(solveId, mode), [onArrived, solveId, mode]);
  const askCarried = useEffectEvent((about: string) => {
    const question = takeQuestion(about);
    if (question !== null) onChoose(question);
  });
  useEffect(() => {
    if (solveId !== null) askCarried(solveId);
  }, [solveId]);
  return (
    <>
      {arrived?.card}
      {!started && <StartScreen hasSubject={arrived !== null} offers={arrived?.offers} onChoose={onChoose} />}
    </>
  );
}
