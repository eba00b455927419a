"use client";

import { NoReply } from "./no-reply";
import { Thinking } from "./thinking";

interface UnansweredProps {
  /** The reply is being written on the server, for a page that has been left or reloaded. */
  readonly writing: boolean;
  readonly onRetry: () => void;
}

/** Stands for the reply that is not there yet, with the way to get it. */
export function Unanswered({ writing, onRetry }: UnansweredProps) {
  return writing ? <Thinking /> : <NoReply onRetry={onRetry} />;
}
