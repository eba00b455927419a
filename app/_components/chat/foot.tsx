"use client";

import { useRef } from "react";
import { Composer, type ComposerProps, HINT_ID } from "./composer";
import { useAboveKeyboard } from "./use-above-keyboard";

/** The end of the page: the field, always in view, and which keys do what. */
export function Foot(composer: ComposerProps) {
  const foot = useRef<HTMLDivElement>(null);
  useAboveKeyboard(foot);
  return (
    <div ref={foot} className="chat-foot">
      <p className="without-script pb-2 text-muted">
        The tutor needs JavaScript. Solving a problem on the front page works without it.
      </p>
      <Composer {...composer} />
      <p id={HINT_ID} className="key-hint needs-script">
        <kbd>Enter</kbd> sends, <kbd>Shift</kbd> + <kbd>Enter</kbd> starts a new line, <kbd>/</kbd> comes back
        here, <kbd>Esc</kbd> stops a reply.
      </p>
    </div>
  );
}
