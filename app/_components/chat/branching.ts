"use client";

import { createContext, useContext } from "react";

/** What can be done with the branches of the conversation on the page. */
export interface Branching {
  /** A reply is being written: the branch that is shown stays. */
  readonly busy: boolean;
  /** Sends another version of a message, and shows its branch.
   * @param after the message it follows; null for the conversation's beginning
   * @returns why it was not taken, for the student; null when it was */
  readonly edit: (after: string | null, text: string) => Promise<string | null>;
  /** Another reply to a message that has one is asked for: once it is there, the page learns of its versions. */
  readonly onAgain: () => void;
  /** Shows another version of a message with what follows it. */
  readonly choose: (messageId: string) => void;
}

/** Null where there are no branches: before a conversation has begun, and in one that is not kept. */
export const BranchingContext = createContext<Branching | null>(null);

export const useBranching = (): Branching | null => useContext(BranchingContext);
