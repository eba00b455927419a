"use client";

import { type RefObject, useEffect, useRef } from "react";
import { createBrowserStorage } from "@/app/_lib/browser-storage";
import { DRAFT_PREFIX } from "@/app/_lib/drafts";

const storage = createBrowserStorage(() => sessionStorage);

interface Draft {
  /** Keeps what the field holds now; nothing, when it is empty. */
  readonly keep: () => void;
}

/** Keeps what is typed in a field and not sent, for this tab: over a reload, and while other pages are looked at.
 * @param place names the conversation; when it changes the text moves along. Null while it is not known: nothing is kept */
export function useDraft(field: RefObject<HTMLTextAreaElement | null>, place: string | null): Draft {
  const key = place === null ? null : DRAFT_PREFIX + place;
  const previous = useRef<string | null>(null);

  useEffect(() => {
    if (!field.current || key === null) return;
    if (previous.current !== null && previous.current !== key) storage.remove(previous.current);
    previous.current = key;
    // What was typed before the script arrived is newer than what was kept.
    if (field.current.value === "") field.current.value = storage.get(key) ?? "";
    else storage.set(key, field.current.value);
  }, [field, key]);

  const keep = () => {
    if (key === null) return;
    const text = field.current?.value ?? "";
    if (text === "") storage.remove(key);
    else storage.set(key, text);
  };
  return { keep };
}
