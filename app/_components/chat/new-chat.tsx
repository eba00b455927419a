"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Room } from "./room";

interface NewChatProps {
  readonly solveId: string | null;
  readonly subject: ReactNode;
}

const START = "/chat";

/** A conversation that begins here. Its address becomes its own with the first message, while this page stays in
 * place and the reply goes on; coming back to the start begins another one. */
export function NewChat({ solveId, subject }: NewChatProps) {
  const path = usePathname();
  const [visit, setVisit] = useState<{ path: string; round: number; chatId: string | null }>({
    path,
    round: 0,
    chatId: null,
  });
  if (path !== visit.path) {
    const again = path === START && visit.chatId !== null;
    setVisit(again ? { path, round: visit.round + 1, chatId: null } : { ...visit, path });
  }

  // The browser's back button can bring this page up under the address of a conversation it no longer holds.
  const astray = path.startsWith(`${START}/`) && path !== `${START}/${visit.chatId}`;
  useEffect(() => {
    if (astray) window.location.replace(window.location.pathname);
  }, [astray]);

  const taken = useCallback((chatId: string) => setVisit((current) => ({ ...current, chatId })), []);
  return (
    <Room
      key={`${visit.round}:${solveId}`}
      chat={null}
      solveId={solveId}
      subject={subject}
      history={null}
      exchange={null}
      writing={false}
      onTaken={taken}
    />
  );
}
