"use client";

import { useRef, useState } from "react";
import { DeleteChat } from "@/app/_components/chat/delete-chat";
import { useKeptMeanwhile } from "@/app/_device/use-kept-meanwhile";
import TrpcProvider from "@/app/_lib/trpc-provider";
import type { ChatItem, ChatPage } from "@/server/features/chat/types";
import type { SolveItem } from "@/server/features/solve/types";
import { byDay } from "./by-day";
import { ChatEntry } from "./chat-entry";
import { DeleteProblem } from "./delete-problem";
import { EmptyHistory } from "./empty-history";
import { type FirstPage, useChatsBeside, useSolves } from "./history-data";
import { Pager } from "./pager";
import { SolveRow } from "./solve-row";
import { historyAddress, type Wanted } from "./wanted";

interface HistoryListProps {
  readonly first: FirstPage;
  readonly wanted: Wanted;
  /** The conversations to list among the problems; null where only some problems are wanted. */
  readonly chats: ChatPage | null;
}

/** Problems and conversations by their days, newest first, with a way to the older ones and a way to delete each. */
export function HistoryList(props: HistoryListProps) {
  return (
    <TrpcProvider>
      <Entries {...props} />
    </TrpcProvider>
  );
}

function Entries({ first, wanted, chats }: HistoryListProps) {
  const { items, hasOlder, showOlder, isFetching, failed } = useSolves(first, wanted);
  useKeptMeanwhile(first.items, historyAddress(wanted) === "/history" && first.cursor === null);
  const beside = useChatsBeside(chats, hasOlder ? (items.at(-1)?.createdAt ?? null) : null);
  const { problem, chat, askProblem, askChat, problemDialog, chatDialog } = useDoomed();
  const entries = [...items.map((item) => ({ kind: "solve" as const, at: item.createdAt, item })), ...beside];

  return (
    <>
      {entries.length === 0 && first.cursor === null && <EmptyHistory wanted={wanted} />}
      {byDay(entries).map(({ name, entries: its }) => (
        <section key={name} aria-labelledby={dayId(name)} className="mt-6">
          <h2 id={dayId(name)} className="text-[15px] text-muted">
            {name}
          </h2>
          <ul className="sheet mt-2 divide-y divide-hairline overflow-hidden">
            {its.map((entry) =>
              entry.kind === "chat" ? (
                <ChatEntry key={entry.chat.id} chat={entry.chat} onDelete={askChat} />
              ) : (
                <SolveRow key={entry.item.id} item={entry.item} onDelete={askProblem} />
              ),
            )}
          </ul>
        </section>
      ))}
      {failed && (
        <p role="alert" className="mt-3 text-[15px] text-danger">
          The older problems could not be loaded. Check your connection and try again.
        </p>
      )}
      <Pager
        older={hasOlder && first.nextCursor ? historyAddress(wanted, first.nextCursor) : null}
        newest={historyAddress(wanted)}
        isFirst={first.cursor === null}
        isFetching={isFetching}
        onOlder={() => void showOlder()}
      />
      <DeleteProblem ref={problemDialog} problem={problem} wanted={wanted} />
      <DeleteChat ref={chatDialog} chat={chat} onDeleted={() => {}} />
    </>
  );
}

/** What is about to be deleted, and asking about it. */
function useDoomed() {
  const problemDialog = useRef<HTMLDialogElement>(null);
  const chatDialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<SolveItem | null>(null);
  const [chat, setChat] = useState<ChatItem | null>(null);
  const askProblem = (doomed: SolveItem) => {
    setProblem(doomed);
    problemDialog.current?.showModal();
  };
  const askChat = (doomed: ChatItem) => {
    setChat(doomed);
    chatDialog.current?.showModal();
  };
  return { problem, chat, askProblem, askChat, problemDialog, chatDialog };
}

const dayId = (day: string): string => `day-${day.replaceAll(" ", "-")}`;
