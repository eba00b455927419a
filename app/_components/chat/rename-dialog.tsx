"use client";

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { failureWords } from "@/app/_lib/failure-words";
import { NO_NAME, TITLE_LENGTH_MAX } from "@/server/features/chat/constants";
import type { ChatItem } from "@/server/features/chat/types";
import { FieldError } from "../ui/field-error";
import { useRenameChat } from "./chat-list-data";
import "../ui/dialog.css";

interface RenameDialogProps {
  readonly chat: ChatItem;
  readonly onRenamed?: (title: string) => void;
  readonly onClose: () => void;
}

const FAILED = "The name could not be saved. Check your connection and try again.";

/** Asks for another name of a conversation, and shows it wherever the conversation is named. Open while it is there. */
export default function RenameDialog({ chat, onRenamed, onClose }: RenameDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useRenameChat();
  const [isBlank, setBlank] = useState(false);
  const problem = isBlank ? NO_NAME : failureWords(error, FAILED);

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.select();
  }, []);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const title = field.current?.value.trim() ?? "";
    setBlank(title === "");
    if (title === "") return field.current?.focus();
    mutate(
      { id: chat.id, title },
      {
        onSuccess: () => {
          onRenamed?.(title);
          dialog.current?.close();
        },
        onError: () => field.current?.focus(),
      },
    );
  };

  return (
    <dialog ref={dialog} aria-labelledby={`${id}-heading`} onClose={onClose} className="dialog">
      <form onSubmit={save} noValidate>
        <h2 id={`${id}-heading`} className="font-serif text-[24px] leading-tight">
          Rename this conversation
        </h2>
        <label htmlFor={`${id}-title`} className="mt-4 mb-1.5 block text-[15px]">
          Name
        </label>
        <input
          ref={field}
          id={`${id}-title`}
          name="title"
          defaultValue={chat.title}
          maxLength={TITLE_LENGTH_MAX}
          autoComplete="off"
          aria-invalid={problem !== ""}
          aria-describedby={`${id}-error`}
          className="field"
        />
        <FieldError id={`${id}-error`} message={problem} />
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <button type="button" onClick={() => dialog.current?.close()} className="button">
            Cancel
          </button>
          <button type="submit" aria-disabled={isPending} className="button button-primary">
            {isPending ? "Saving…" : "Save"}
          </button>
        </div>
      </form>
    </dialog>
  );
}
