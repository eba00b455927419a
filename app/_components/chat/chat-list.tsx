"use client";

import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { ChatItem } from "@/server/features/chat/types";
import { useChatList } from "./chat-list-context";
import { DeleteDialog } from "./delete-dialog";
import { DeleteIcon } from "./icons";

/** The conversations, the newest first, each with a way to delete it. */
export function ChatList({ items }: { readonly items: readonly ChatItem[] }) {
  const { added, removed, remove } = useChatList();
  const path = usePathname();
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [doomed, setDoomed] = useState<ChatItem | null>(null);
  const known = new Set(items.map(({ id }) => id));
  const all = [...added.filter(({ id }) => !known.has(id)), ...items].filter(({ id }) => !removed.has(id));

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
      <ul>
        {all.map((chat) => (
          <li key={chat.id} className="chat-item">
            <Link
              href={`/chat/${chat.id}`}
              prefetch={false}
              aria-current={path === `/chat/${chat.id}` ? "page" : undefined}
              className="chat-link"
            >
              {chat.title}
            </Link>
            <button type="button" onClick={() => ask(chat)} className="chat-delete needs-script">
              <DeleteIcon />
              <span className="sr-only">Delete “{chat.title}”</span>
            </button>
          </li>
        ))}
      </ul>
      <DeleteDialog ref={dialog} chat={doomed} onDeleted={gone} />
    </>
  );
}
