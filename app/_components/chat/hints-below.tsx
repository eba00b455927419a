"use client";

import { lazy, Suspense } from "react";
import type { TutorMode } from "@/server/features/chat/types";

const HintLadder = lazy(() => import("./hint-ladder"));

interface HintsBelowProps {
  readonly mode: TutorMode;
  /** Null before the conversation has begun. */
  readonly chatId: string | null;
  /** A reply is being written. */
  readonly busy: boolean;
}

/** The hints below a conversation, where the student wants hints first. */
export function HintsBelow({ mode, chatId, busy }: HintsBelowProps) {
  if (mode !== "hints" || chatId === null) return null;
  return (
    <Suspense>
      <HintLadder key={chatId} chatId={chatId} busy={busy} />
    </Suspense>
  );
}
