import "server-only";
import { randomUUID } from "node:crypto";
import type { Inbox, Mail } from "@/server/providers/auth/port";
import type { Mailer } from "./port";

export interface InboxOptions {
  /** Messages kept at most; the oldest go first. */
  readonly keep?: number;
  readonly now?: () => Date;
}

/** Keeps mail in this process instead of sending it. */
export function createInbox({ keep = 200, now = () => new Date() }: InboxOptions = {}): Inbox & Mailer {
  const kept: Mail[] = [];
  return {
    send({ to, subject, text }) {
      kept.unshift({ id: randomUUID(), to, subject, text, sentAt: now() });
      kept.length = Math.min(kept.length, keep);
    },
    list: () => [...kept],
  };
}
