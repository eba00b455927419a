"use client";

import { usePathname, useRouter } from "next/navigation";
import { Suspense, useRef, useState } from "react";
import { optional } from "@/app/_lib/optional";
import type { ChatItem, ChatPage } from "@/server/features/chat/types";
import { useChats } from "./chat-list-data";
import { ChatRow } from "./chat-row";
import { ChatSearch } from "./chat-search";
import { DeleteChat } from "./delete-chat";

const RenameDialog = optional(() => import("./rename-dialog"));

/** The conversations, the one written in last first, each with a way to rename and to delete it. */
export function ChatList({ first }: { readonly first: ChatPage }) {
  const { items, hasOlder, showOlder, isFetching, failed } = useChats(first);
  const path = usePathname();
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [doomed, setDoomed] = useState<ChatItem | null>(null);
  const [renaming, setRenaming] = useState<ChatItem | null>(null);

  const ask = (chat: ChatItem) => {
    setDoomed(chat);
    dialog.current?.showModal();
  };
  const gone = (id: string) => {
    if (path === `/chat/${id}`) router.push("/chat");
  };

  return (
    <>
      {items.length === 0 ? (
        <p className="px-3 py-2 text-[15px] text-muted">Nothing here yet.</p>
      ) : (
        <ChatSearch>
          <ul>
            {items.map((chat) => (
              <ChatRow
                key={chat.id}
                chat={chat}
                current={path === `/chat/${chat.id}`}
                onRename={setRenaming}
                onDelete={ask}
              />
            ))}
          </ul>
          {hasOlder && (
            <button
              type="button"
              onClick={() => void showOlder()}
              aria-disabled={isFetching}
              className="button button-quiet needs-script mt-2 w-full"
            >
              {isFetching ? "Loading…" : "Show older"}
            </button>
          )}
          {failed && (
            <p role="alert" className="px-3 py-2 text-[15px] text-danger">
              The older conversations could not be loaded. Check your connection and try again.
            </p>
          )}
        </ChatSearch>
      )}
      <DeleteChat ref={dialog} chat={doomed} onDeleted={gone} />
      <Suspense>{renaming && <RenameDialog chat={renaming} onClose={() => setRenaming(null)} />}</Suspense>
    </>
  );
}
