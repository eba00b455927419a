"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";

import { useId } from "react";
import type { TutorMode } from "@/server/features/chat/types";

interface ModeSwitchProps {
  readonly value: TutorMode;
  readonly onChange: (mode: TutorMode) => void;
  readonly disabled?: boolean;
}

const MODES: readonly (readonly [mode: TutorMode, name: string])[] = [
  ["explain", "Explain"],
  ["hints", "Hints first"],
  ["check", "Check my working"],
];

/** How the tutor is to help with the next message. Its name is its own: while one conversation takes the place of
 * another on the page, both are there, and buttons of one name put each other out. */
export function ModeSwitch({ value, onChange, disabled = false }: ModeSwitchProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="mode-switch needs-script">
      <legend className="sr-only">How the tutor helps</legend>
      {MODES.map(([mode, words]) => (
        <label key={mode} className="mode-choice">
          <input
            type="radio"
            name={name}
            value={mode}
            checked={mode === value}
            onChange={() => onChange(mode)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
