"use client";

import { memo } from "react";
import { CopyButton } from "../ui/copy-button";
import { asText } from "./rich-text/as-text";

interface ReplyToolsProps {
  /** The reply: Markdown with LaTeX in it. */
  readonly text: string;
  /** Has the reply written anew; only the last one can be. */
  readonly onRegenerate?: () => void;
}

/** What can be done with a reply. A reply that grows further down leaves the tools of the others alone. */
export const ReplyTools = memo(function ReplyTools({ text, onRegenerate }: ReplyToolsProps) {
  return (
    <div className="reply-tools needs-script">
      <CopyButton text={asText(text)} name="Copy text" />
      <CopyButton text={text} name="Copy LaTeX" />
      {onRegenerate && (
        <button type="button" onClick={onRegenerate} className="button">
          Write it again
        </button>
      )}
    </div>
  );
});
