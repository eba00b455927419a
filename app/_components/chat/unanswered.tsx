"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Bubble } from "./bubble";
import { NoReply } from "./no-reply";
import { Thinking } from "./thinking";

interface UnansweredProps {
  readonly text: string;
  /** The reply is being written on the server, for a page that has been left or reloaded. */
  readonly writing: boolean;
  readonly onRetry: () => void;
}

const LOOK_AGAIN_MS = 1500;

/** A message whose reply is not there yet, and the way to get it. */
export function Unanswered({ text, writing, onRetry }: UnansweredProps) {
  const { refresh } = useRouter();
  useEffect(() => {
    if (!writing) return;
    const timer = setInterval(refresh, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [writing, refresh]);

  return (
    <>
      <Bubble by="user">
        <p className="break-words whitespace-pre-wrap">{text}</p>
      </Bubble>
      {writing ? <Thinking /> : <NoReply onRetry={onRetry} />}
    </>
  );
}
