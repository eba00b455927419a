"use client";

import { useRouter } from "next/navigation";
import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { chooseBranchAction } from "@/server/features/chat/actions";
import type { TutorMode } from "@/server/features/chat/types";
import type { Branching, EditProblem } from "./branching";
import type { Exchange } from "./last-exchange";
import { LimitReached } from "./limit-reached";
import type { ConversationState } from "./use-conversation";

interface BranchesOptions {
  /** Null before the conversation has begun, and in one that is not kept. */
  readonly chatId: string | null;
  /** Undefined where the student has not chosen. */
  readonly mode: TutorMode | undefined;
  readonly busy: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Changes when the page shows the conversation as it is kept. */
  readonly exchange: Exchange | null;
  readonly conversation: Pick<ConversationState, "drop" | "setProblem">;
}

/** Finds again what had the focus, also where it is another element afterwards: a conversation that began in this visit
 * gets a page of its own. The branches before and after a choice have the same beginning, and the same buttons in it. */
let refocus: (() => HTMLElement | null | undefined) | null = null;

const versionButtons = () => [...document.querySelectorAll<HTMLElement>(".versions button")];

function rememberFocus(field: HTMLElement | null): void {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement)) return;
  const at = versionButtons().indexOf(focused);
  if (at >= 0) refocus = () => versionButtons()[at];
  else if (focused === field) refocus = () => document.getElementById("message");
}

const FAILED = "That did not go through. Check your connection and try again.";

interface Edited {
  readonly text: string;
  /** The built-in tutor is to answer it. */
  readonly engine: true | undefined;
}

const problemOf = (error: unknown): EditProblem => ({
  words: error instanceof Error ? error.message : FAILED,
  limited: LimitReached.isInstance(error),
});

/** Editing, and moving between branches. Each ends with the conversation as it is kept in place of the live part. */
export function useBranches(options: BranchesOptions): Branching | null {
  const { chatId, mode, busy, field, exchange, conversation } = options;
  const { refresh } = useRouter();
  /** Another reply was asked for: when it is there, the page learns of its versions. */
  const [asked, setAsked] = useState(false);
  const wasBusy = useRef(busy);

  const settle = () => {
    rememberFocus(field.current);
    startTransition(() => {
      refresh();
      conversation.drop();
    });
  };

  useEffect(() => {
    if (exchange) refocus?.()?.focus();
    refocus = null;
  }, [exchange]);

  useEffect(() => {
    const ended = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (!ended || !asked) return;
    setAsked(false);
    settle();
  });

  const edit = async (id: string, parentId: string | null, edited: Edited): Promise<EditProblem | null> => {
    try {
      const { beginBranch } = await import("./live");
      await beginBranch({ id, parentId, mode, ...edited });
    } catch (error) {
      return problemOf(error);
    }
    field.current?.focus();
    settle();
    return null;
  };

  const choose = async (id: string, messageId: string): Promise<void> => {
    conversation.setProblem("");
    const result = await chooseBranchAction({ id, messageId }).catch(
      () => ({ ok: false, error: FAILED }) as const,
    );
    if (result.ok) settle();
    else conversation.setProblem(result.error);
  };

  const branching: Branching | null =
    chatId === null
      ? null
      : {
          busy,
          edit: (after, text, engine) => edit(chatId, after, { text, engine }),
          choose: (messageId) => void choose(chatId, messageId),
          onAgain: () => setAsked(true),
        };
  return branching;
}
