"use client";

import { createContext, useContext } from "react";

/** Why an edited message was not taken. */
export interface EditProblem {
  /** For the student. */
  readonly words: string;
  /** No tutor message is left; the built-in tutor takes it all the same. */
  readonly limited: boolean;
}

/** What can be done with the branches of the conversation on the page. */
export interface Branching {
  /** A reply is being written: the branch that is shown stays. */
  readonly busy: boolean;
  /** Sends another version of a message, and shows its branch.
   * @param after the message it follows; null for the conversation's beginning
   * @param engine the built-in tutor is to answer it
   * @returns why it was not taken; null when it was */
  readonly edit: (after: string | null, text: string, engine?: true) => Promise<EditProblem | null>;
  /** Another reply to a message that has one is asked for: once it is there, the page learns of its versions. */
  readonly onAgain: () => void;
  /** Shows another version of a message with what follows it. */
  readonly choose: (messageId: string) => void;
}

/** Null where there are no branches: before a conversation has begun, and in one that is not kept. */
export const BranchingContext = createContext<Branching | null>(null);

export const useBranching = (): Branching | null => useContext(BranchingContext);
