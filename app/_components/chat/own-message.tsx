"use client";

import { type ReactNode, useRef, useState } from "react";
import type { MessageVersions } from "@/server/features/chat/types";
import { useBranching } from "./branching";
import { EditMessage } from "./edit-message";
import { RenameIcon } from "./icons";
import { Versions } from "./versions";

interface OwnMessageProps {
  /** The message it follows; null for a first one. */
  readonly after: string | null;
  readonly text: string;
  readonly versions?: MessageVersions | undefined;
  /** How its frame is drawn. */
  readonly className: string;
  /** The message as it is shown. */
  readonly children: ReactNode;
}

/** A message of the student's, with its other versions and the way to write another one. */
export function OwnMessage({ after, text, versions, className, children }: OwnMessageProps) {
  const branching = useBranching();
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  if (!branching) return children;
  if (editing) {
    return (
      <EditMessage
        text={text}
        onSend={async (written, engine) => {
          const problem = await branching.edit(after, written, engine);
          if (problem === null) setEditing(false);
          return problem;
        }}
        onCancel={() => {
          setEditing(false);
          requestAnimationFrame(() => opener.current?.focus());
        }}
      />
    );
  }
  return (
    <div className={className}>
      {children}
      <div className="own-tools needs-script">
        {versions && <Versions versions={versions} />}
        <button
          ref={opener}
          type="button"
          onClick={() => !branching.busy && setEditing(true)}
          aria-disabled={branching.busy}
          className="chat-tool"
        >
          <RenameIcon />
          <span className="sr-only">Edit this message</span>
        </button>
      </div>
    </div>
  );
}
