"use client";

import type { TutorMode } from "@/server/features/chat/types";

interface ModeSwitchProps {
  readonly value: TutorMode;
  readonly onChange: (mode: TutorMode) => void;
  readonly disabled?: boolean;
}

const MODES: readonly (readonly [mode: TutorMode, name: string])[] = [
  ["explain", "Explain"],
  ["hints", "Hints first"],
  ["check", "Check my work"],
];

/** How the tutor is to help with the next message. */
export function ModeSwitch({ value, onChange, disabled = false }: ModeSwitchProps) {
  return (
    <fieldset disabled={disabled} className="mode-switch needs-script">
      <legend className="sr-only">How the tutor helps</legend>
      {MODES.map(([mode, name]) => (
        <label key={mode} className="mode-choice">
          <input
            type="radio"
            name="mode"
            value={mode}
            checked={mode === value}
            onChange={() => onChange(mode)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
