"use client";

import { type RefObject, useEffect, useRef } from "react";
import { createBrowserStorage } from "@/app/_lib/browser-storage";
import { DRAFT_PREFIX } from "@/app/_lib/drafts";

const storage = createBrowserStorage(() => sessionStorage);

/** The place of a conversation that has not begun and is about no problem. */
export const NEW_PLACE = "new";

interface DraftOptions {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Names the conversation; when it changes the text moves along. Null where nothing is to be kept, undefined while it
   * is not known. */
  readonly place: string | null | undefined;
  /** What the student said last there. A page that is left at once never hears that the server has taken it, and keeps
   * it as a draft. */
  readonly said: string | null;
  /** What was sent from the field last in this visit. Until the server has it, it stays kept. */
  readonly sent: RefObject<string | null>;
}

interface Draft {
  /** Keeps what the field holds now; nothing, when it is empty. */
  readonly keep: () => void;
}

/** Keeps what is typed in a field and not sent, for this tab: over a reload, and while other pages are looked at. */
export function useDraft({ field, place, said, sent }: DraftOptions): Draft {
  const key = place === null || place === undefined ? null : DRAFT_PREFIX + place;
  const previous = useRef<string | null>(null);

  useEffect(() => {
    if (!field.current) return;
    if (previous.current !== null && previous.current !== key) storage.remove(previous.current);
    previous.current = key;
    if (key === null) return;
    if (said !== null && storage.get(key)?.trim() === said) storage.remove(key);
    // What was typed before the script arrived is newer than what was kept.
    if (field.current.value === "") field.current.value = unsent(storage.get(key), sent.current);
    else storage.set(key, field.current.value);
  }, [field, key, said, sent]);

  const keep = () => {
    if (place === null) return;
    const at = DRAFT_PREFIX + (place ?? addressed());
    const text = field.current?.value ?? "";
    if (text === "") storage.remove(at);
    else storage.set(at, text);
  };
  return { keep };
}

/** What of a kept text goes back into the field: nothing, where it is the message that is on its way.
 * @param kept null where nothing is
 * @param sent the last message; null where none was sent */
export const unsent = (kept: string | null, sent: string | null): string =>
  kept === null || kept.trim() === sent ? "" : kept;

/** What the address says a new conversation is about, before the server has said so too. */
const addressed = (): string => new URLSearchParams(window.location.search).get("solve") || NEW_PLACE;
