"use client";

import { useEffect, useRef } from "react";
import { api } from "@/app/_lib/trpc";
import type { ChatItem, ChatPage } from "@/server/features/chat/types";
import type { SolvePage } from "@/server/features/solve/types";
import type { Wanted } from "./wanted";

const listOf = ({ find, show }: Wanted) => ({ typeset: true, find, show });
const OLDER = { getNextPageParam: ({ nextCursor }: SolvePage) => nextCursor };

export interface FirstPage extends SolvePage {
  /** The cursor it begins at; null for the newest problems. */
  readonly cursor: string | null;
}

const startingWith = ({ cursor, items, nextCursor }: FirstPage) => ({
  pages: [{ items, nextCursor }],
  pageParams: [cursor],
});

/** The problems, newest first, a page at a time.
 * @param first the page the server has made: when it makes another one, that one counts
 * @param wanted which problems those are */
export function useSolves(first: FirstPage, wanted: Wanted) {
  const utils = api.useUtils();
  const query = api.solve.list.useInfiniteQuery(listOf(wanted), {
    ...OLDER,
    initialData: startingWith(first),
    initialCursor: first.cursor,
  });
  const applied = useRef(first);
  useEffect(() => {
    if (applied.current === first) return;
    applied.current = first;
    // What was asked for before would come later than this, and know less.
    void utils.solve.list
      .cancel(listOf(wanted))
      .then(() => utils.solve.list.setInfiniteData(listOf(wanted), startingWith(first)));
  }, [first, wanted, utils]);
  return {
    items: query.data.pages.flatMap(({ items }) => items),
    hasOlder: query.hasNextPage,
    showOlder: query.fetchNextPage,
    isFetching: query.isFetchingNextPage,
    failed: query.isFetchNextPageError,
  };
}

/** Deletes a problem: it leaves the list at once, and is back where the server does not delete it. */
export function useDeleteSolve(wanted: Wanted) {
  const shown = listOf(wanted);
  const { list } = api.useUtils().solve;
  return api.solve.delete.useMutation({
    onMutate: async ({ id: doomed }) => {
      await list.cancel(shown);
      const before = list.getInfiniteData(shown);
      list.setInfiniteData(
        shown,
        (all) =>
          all && {
            ...all,
            pages: all.pages.map((page) => ({
              ...page,
              items: page.items.filter(({ id }) => id !== doomed),
            })),
          },
      );
      return { before };
    },
    onError: (_error, _doomed, context) => list.setInfiniteData(shown, context?.before),
    onSettled: () => list.invalidate(),
  });
}

const OLDER_CHATS = { getNextPageParam: ({ nextCursor }: ChatPage) => nextCursor };

/** The conversations of the time that the problems shown reach back to.
 * @param first the first page of them, as the server has made it; null where none are wanted
 * @param oldest when the problem shown last was made; null where there are no older ones */
export function useChatsBeside(first: ChatPage | null, oldest: Date | null): readonly ChatOfDay[] {
  const { data, hasNextPage, fetchNextPage, isFetching } = api.chat.list.useInfiniteQuery(
    {},
    {
      ...OLDER_CHATS,
      enabled: first !== null,
      ...(first && { initialData: { pages: [first], pageParams: [null] } }),
    },
  );
  const entries = (first && data ? data.pages : []).flatMap(({ items }) =>
    items.map((chat): ChatOfDay => ({ kind: "chat", at: chat.updatedAt ?? new Date(), chat })),
  );
  const last = entries.at(-1)?.at;
  const isShort = hasNextPage && !isFetching && last !== undefined && (oldest === null || last > oldest);
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  return entries.filter(({ at }) => oldest === null || at >= oldest);
}

/** A conversation as an entry of the history. */
interface ChatOfDay {
  readonly kind: "chat";
  readonly at: Date;
  readonly chat: ChatItem;
}
