"use client";

import type { RefObject } from "react";
import { failureWords } from "@/app/_lib/failure-words";
import type { ChatItem } from "@/server/features/chat/types";
import { DeleteDialog } from "../ui/delete-dialog";
import { useDeleteChat } from "./chat-list-data";

interface DeleteChatProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly chat: ChatItem | null;
  readonly onDeleted: (id: string) => void;
}

const FAILED = "This could not be deleted. Check your connection and try again.";

/** Asks before a conversation is deleted permanently. */
export function DeleteChat({ ref, chat, onDeleted }: DeleteChatProps) {
  const { mutate, isPending, error, reset } = useDeleteChat();
  const confirm = () => {
    if (!chat) return;
    const gone = () => {
      ref.current?.close();
      onDeleted(chat.id);
    };
    mutate({ id: chat.id }, { onSuccess: gone });
  };
  return (
    <DeleteDialog
      ref={ref}
      title="Delete this conversation?"
      pending={isPending}
      problem={failureWords(error, FAILED)}
      onConfirm={confirm}
      onClose={reset}
    >
      “{chat?.title}” will be permanently deleted.
    </DeleteDialog>
  );
}
