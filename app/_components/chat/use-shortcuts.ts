"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

interface Shortcuts {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** There is a reply to stop. */
  readonly busy: boolean;
  readonly onStop: () => void;
}

/** Keys that work anywhere on the page: Escape stops the reply, a slash goes to the field. */
export function useShortcuts({ field, busy, onStop }: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && busy && !somethingIsOpen()) {
      event.preventDefault();
      onStop();
    }
    if (event.key === "/" && nothingIsFocused() && !somethingIsOpen()) {
      event.preventDefault();
      field.current?.focus();
    }
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

/** A dialog or a menu, which Escape closes. */
const somethingIsOpen = (): boolean => document.querySelector("dialog[open], :popover-open") !== null;

/** Someone who goes through the page with the keyboard, or speaks to it, means the element they are at. */
const nothingIsFocused = (): boolean =>
  document.activeElement === document.body || document.activeElement?.id === "main";
