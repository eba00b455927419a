"use client";

import type { RefObject } from "react";
import { useDraft } from "./use-draft";

interface TypingOptions {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Names the conversation. */
  readonly place: string;
  /** Resolves to whether the text was taken. */
  readonly take: (text: string) => Promise<boolean>;
  readonly goToEnd: () => void;
}

/** What happens to the text in the field: it is kept while it is typed, sent, and given back when it was not taken. */
export function useTyping({ field, place, take, goToEnd }: TypingOptions) {
  const { keep } = useDraft(field, place);

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
    field.current.value = "";
    keep();
    void send(text);
  };
  return { keep, send, sendTyped };
}
