"use client";

import { memo } from "react";
import type { MessageVersions } from "@/server/features/chat/types";
import { CopyButton } from "../ui/copy-button";
import { asText } from "./rich-text/as-text";
import { Versions } from "./versions";

interface ReplyToolsProps {
  /** The reply: Markdown with LaTeX in it. */
  readonly text: string;
  readonly versions?: MessageVersions | undefined;
  /** Has the reply written again; only the last one can be. */
  readonly onRegenerate?: (() => void) | undefined;
  /** Has the missing end of a reply written. */
  readonly onResume?: (() => void) | undefined;
}

/** What can be done with a reply. A reply that grows further down leaves the tools of the others alone. */
export const ReplyTools = memo(function ReplyTools({
  text,
  versions,
  onRegenerate,
  onResume,
}: ReplyToolsProps) {
  return (
    <div className="reply-tools needs-script">
      {versions && <Versions versions={versions} />}
      <CopyButton text={() => asText(text)} name="Copy text" />
      <CopyButton text={text} name="Copy LaTeX" />
      {onResume && (
        <button type="button" onClick={onResume} className="button">
          Continue from here
        </button>
      )}
      {onRegenerate && (
        <button type="button" onClick={onRegenerate} className="button">
          Write it again
        </button>
      )}
    </div>
  );
});
