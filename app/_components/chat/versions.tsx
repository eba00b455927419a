"use client";

import type { MessageVersions } from "@/server/features/chat/types";
import { useBranching } from "./branching";
import { BackIcon, ForthIcon } from "./icons";

/** Which version of a message is shown, and the ways to its others. A way that leads nowhere stays in place, so that
 * anyone who pressed it with the keyboard is not lost. */
export function Versions({ versions }: { readonly versions: MessageVersions }) {
  const branching = useBranching();
  const { index, count, previousId, nextId } = versions;
  if (!branching) return null;
  const go = (id: string | null) => () => {
    if (id !== null && !branching.busy) branching.choose(id);
  };
  return (
    <span className="versions">
      <button
        type="button"
        onClick={go(previousId)}
        aria-disabled={previousId === null || branching.busy}
        className="chat-tool"
      >
        <BackIcon />
        <span className="sr-only">Previous version</span>
      </button>
      <span role="status">
        {index} of {count}
      </span>
      <button
        type="button"
        onClick={go(nextId)}
        aria-disabled={nextId === null || branching.busy}
        className="chat-tool"
      >
        <ForthIcon />
        <span className="sr-only">Next version</span>
      </button>
    </span>
  );
}
