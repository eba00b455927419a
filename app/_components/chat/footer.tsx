"use client";

import { type ReactNode, useRef } from "react";
import type { TutorMode } from "@/server/features/chat/types";
import { Composer, type ComposerProps, HINT_ID } from "./composer";
import { ModeSwitch } from "./mode-switch";
import { useAboveKeyboard } from "./use-above-keyboard";

interface FooterProps extends ComposerProps {
  readonly mode: TutorMode;
  readonly onMode: (mode: TutorMode) => void;
  /** A word on what is left. */
  readonly note: ReactNode;
}

/** The end of the page: how the tutor helps, the field, always in view, and which keys do what. */
export function Footer({ mode, onMode, note, ...composer }: FooterProps) {
  const foot = useRef<HTMLDivElement>(null);
  useAboveKeyboard(foot);
  return (
    <div ref={foot} className="chat-foot">
      <p className="without-script pb-2 text-muted">
        The tutor needs JavaScript. Solving a problem on the front page works without it.
      </p>
      <ModeSwitch value={mode} onChange={onMode} />
      <Composer {...composer} />
      <p id={HINT_ID} className="key-hint needs-script">
        Enter sends, Shift + Enter starts a new line, / comes back here, Esc stops a reply.
      </p>
      {note}
    </div>
  );
}
