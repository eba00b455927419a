"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { ChatItem } from "@/server/features/chat/types";

interface ChatListChanges {
  /** Conversations begun since the list was loaded, newest first. */
  readonly added: readonly ChatItem[];
  readonly removed: ReadonlySet<string>;
  /** Names given since the list was loaded, by conversation. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly add: (chat: ChatItem) => void;
  readonly remove: (id: string) => void;
  readonly rename: (chat: ChatItem) => void;
}

const NONE: ChatListChanges = {
  added: [],
  removed: new Set(),
  renamed: new Map(),
  add: () => {},
  remove: () => {},
  rename: () => {},
};
const Changes = createContext<ChatListChanges>(NONE);

/** Carries what changed in the list of conversations from where it happens to where it is shown. */
export function ChatListProvider({ children }: { readonly children: ReactNode }) {
  const [added, setAdded] = useState<readonly ChatItem[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(NONE.removed);
  const [renamed, setRenamed] = useState<ReadonlyMap<string, string>>(NONE.renamed);
  const changes = useMemo(
    () => ({
      added,
      removed,
      renamed,
      add: (chat: ChatItem) =>
        setAdded((known) => (known.some(({ id }) => id === chat.id) ? known : [chat, ...known])),
      remove: (id: string) => setRemoved((known) => new Set(known).add(id)),
      rename: ({ id, title }: ChatItem) => setRenamed((known) => new Map(known).set(id, title)),
    }),
    [added, removed, renamed],
  );
  return <Changes value={changes}>{children}</Changes>;
}

export const useChatList = (): ChatListChanges => useContext(Changes);
