"use client";

import { type RefObject, useRef } from "react";
import { useDraft } from "./use-draft";

interface TypingOptions {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Names the conversation; null where nothing is to be kept, undefined while it is not known which it is. */
  readonly place: string | null | undefined;
  /** What the student said last in it. */
  readonly said: string | null;
  /** Resolves to whether the text was taken. */
  readonly take: (text: string) => Promise<boolean>;
  readonly goToEnd: () => void;
}

/** What happens to the text in the field: it is kept while it is typed, sent, and given back when it was not taken. */
export function useTyping({ field, place, said, take, goToEnd }: TypingOptions) {
  const sent = useRef<string | null>(null);
  const { keep } = useDraft({ field, place, said, sent });

  const send = async (text: string) => {
    requestAnimationFrame(goToEnd);
    const taken = await take(text);
    if (!taken && field.current?.value === "") {
      field.current.value = text;
      keep();
    }
    requestAnimationFrame(goToEnd);
  };

  const sendTyped = () => {
    const text = field.current?.value.trim() ?? "";
    if (text === "" || !field.current) return;
    // The draft stays until the server has the message: a page that dies on the way loses nothing.
    sent.current = text;
    field.current.value = "";
    void send(text);
  };
  return { keep, send, sendTyped };
}
