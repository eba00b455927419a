"use client";

import { useState } from "react";
import type { TutorMode } from "@/server/features/chat/types";
import { chooseModeAction } from "@/server/features/hints/actions";

const FAILED = "Your choice was not kept. Check your connection; it goes along with your next message.";

/** How the tutor is to help. `chosen` is what the student has chosen in this visit, which goes along with every
 * message; `choose` also keeps it with a conversation that has begun, and resolves to what went wrong, if anything.
 * @param initial how the conversation has been helped with so far */
export function useMode(initial: TutorMode) {
  const [chosen, setChosen] = useState<TutorMode>();
  const choose = async (mode: TutorMode, chatId: string | null): Promise<string> => {
    setChosen(mode);
    if (chatId === null) return "";
    const failed = { ok: false, error: FAILED } as const;
    const result = await chooseModeAction({ id: chatId, mode }).catch(() => failed);
    return result.ok ? "" : result.error;
  };
  return { mode: chosen ?? initial, chosen, choose };
}
