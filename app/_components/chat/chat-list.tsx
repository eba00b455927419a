"use client";

import { usePathname, useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { ChatItem } from "@/server/features/chat/types";
import { useChatList } from "./chat-list-context";
import { ChatRow } from "./chat-row";
import { ChatSearch } from "./chat-search";
import { DeleteDialog } from "./delete-dialog";
import { RenameDialog } from "./rename-dialog";

/** The conversations, the newest first, each with a way to rename and to delete it. */
export function ChatList({ items }: { readonly items: readonly ChatItem[] }) {
  const { added, removed, renamed, remove } = useChatList();
  const path = usePathname();
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [doomed, setDoomed] = useState<ChatItem | null>(null);
  const [renaming, setRenaming] = useState<ChatItem | null>(null);
  const known = new Set(items.map(({ id }) => id));
  const all = [...added.filter(({ id }) => !known.has(id)), ...items]
    .filter(({ id }) => !removed.has(id))
    .map(({ id, title }) => ({ id, title: renamed.get(id) ?? title }));

  const ask = (chat: ChatItem) => {
    setDoomed(chat);
    dialog.current?.showModal();
  };
  const gone = (id: string) => {
    remove(id);
    if (path === `/chat/${id}`) router.push("/chat");
  };

  if (all.length === 0) return <p className="px-3 py-2 text-[15px] text-muted">Nothing here yet.</p>;
  return (
    <>
      <ChatSearch>
        <ul>
          {all.map((chat) => (
            <ChatRow
              key={chat.id}
              chat={chat}
              current={path === `/chat/${chat.id}`}
              onRename={setRenaming}
              onDelete={ask}
            />
          ))}
        </ul>
      </ChatSearch>
      <DeleteDialog ref={dialog} chat={doomed} onDeleted={gone} />
      {renaming && <RenameDialog chat={renaming} onClose={() => setRenaming(null)} />}
    </>
  );
}
