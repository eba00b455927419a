"use client";

import type { MathfieldElement } from "mathlive";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { belongsToPower, leaveGroups, typeIntoPower } from "./typing";

interface MathFieldOptions {
  /** Where the field is put. */
  readonly place: RefObject<HTMLElement | null>;
  readonly onEnter: () => void;
  readonly onEscape: () => void;
  /** What is written has changed. */
  readonly onInput: () => void;
}

interface MathField {
  readonly ref: RefObject<MathfieldElement | null>;
  readonly state: "loading" | "ready" | "failed";
}

/** Fetches the mathematics field and puts it in its place, with the caret in it. */
export function useMathField({ place, onEnter, onEscape, onInput }: MathFieldOptions): MathField {
  const ref = useRef<MathfieldElement>(null);
  const [state, setState] = useState<MathField["state"]>("loading");
  const press = useEffectEvent((event: KeyboardEvent) => {
    // While the name of a command is typed, Enter and Escape end that.
    if (!ref.current || ref.current.mode === "latex" || event.isComposing) return;
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key === "Enter") handle(event, onEnter);
    else if (event.key === "Escape") handle(event, onEscape);
    else if (!modified) followTyping(event, ref.current);
  });

  const change = useEffectEvent(onInput);

  useEffect(() => {
    let gone = false;
    const put = async () => {
      try {
        const field = await createMathField();
        if (gone || !place.current) return;
        // Before the field sees the key itself.
        field.addEventListener("keydown", (event) => press(event), { capture: true });
        field.addEventListener("input", () => change());
        place.current.replaceChildren(field);
        settle(field);
        ref.current = field;
        setState("ready");
        field.focus();
      } catch {
        if (!gone) setState("failed");
      }
    };
    void put();
    return () => {
      gone = true;
      ref.current?.remove();
      ref.current = null;
    };
  }, [place]);
  return { ref, state };
}

function followTyping(event: KeyboardEvent, field: MathfieldElement): void {
  leaveGroups(field, event.key);
  if (belongsToPower(field, event.key)) handle(event, () => typeIntoPower(field, event.key));
}

/** Does something instead of what the field and the page would do. */
function handle(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  act();
}

async function createMathField(): Promise<MathfieldElement> {
  const { MathfieldElement } = await import("mathlive");
  // The fonts are those of the page, which come with its stylesheet; nothing is fetched from elsewhere.
  MathfieldElement.fontsDirectory = null;
  MathfieldElement.soundsDirectory = null;
  MathfieldElement.plonkSound = null;
  MathfieldElement.keypressSound = null;
  const field = new MathfieldElement();
  field.mathVirtualKeyboardPolicy = "manual";
  field.setAttribute("aria-label", "Mathematics");
  return field;
}

/** What can be set only once the field is in the page. */
function settle(field: MathfieldElement): void {
  field.menuItems = [];
  field.popoverPolicy = "off";
  field.environmentPopoverPolicy = "off";
  field.smartFence = true;
  field.smartSuperscript = true;
}
