"use client";

import { useCallback, useEffect, useRef } from "react";
import { api } from "@/app/_lib/trpc";
import { useInBrowser } from "@/app/_lib/use-in-browser";
import type { ChatItem, ChatPage } from "@/server/features/chat/types";

/** The pages of the list that are kept: there is one list. */
const LIST = {};
const OLDER = { getNextPageParam: ({ nextCursor }: ChatPage) => nextCursor };

interface Pages {
  pages: ChatPage[];
}

const startingWith = (first: ChatPage) => ({ pages: [first], pageParams: [null] });

const changed = <List extends Pages>(list: List | undefined, change: (items: ChatItem[]) => ChatItem[]) =>
  list && { ...list, pages: list.pages.map((page) => ({ ...page, items: change(page.items) })) };

function withHead<List extends Pages>(list: List | undefined, begun: ChatItem): List | undefined {
  const isListed = list?.pages.some(({ items }) => items.some(({ id }) => id === begun.id));
  const [first, ...older] = list?.pages ?? [];
  if (!list || !first || isListed) return list;
  return { ...list, pages: [{ ...first, items: [begun, ...first.items] }, ...older] };
}

/** The conversations, a page at a time.
 * @param first the first page, as the server has made it: when it makes another one, that one counts */
export function useChats(first: ChatPage) {
  const utils = api.useUtils();
  const query = api.chat.list.useInfiniteQuery(LIST, { ...OLDER, initialData: startingWith(first) });
  const applied = useRef(first);
  useEffect(() => {
    if (applied.current === first) return;
    applied.current = first;
    utils.chat.list.setInfiniteData(LIST, startingWith(first));
  }, [first, utils]);
  const showOlder = query.fetchNextPage;
  // The list is on the page twice, and each takes over when the browser comes to it: what one has changed by then is not
  // what the server has drawn of the other.
  const isTakenOver = useInBrowser();
  if (!isTakenOver)
    return {
      items: first.items,
      hasOlder: first.nextCursor !== null,
      showOlder,
      isFetching: false,
      failed: false,
    };
  const items = query.data.pages.flatMap((page) => page.items);
  return {
    // What was written in between two pages is on both.
    items: [...new Map(items.map((item) => [item.id, item])).values()],
    hasOlder: query.hasNextPage,
    showOlder,
    isFetching: query.isFetchingNextPage,
    failed: query.isFetchNextPageError,
  };
}

/** The name a conversation has in the list; undefined where the list does not have it. */
export function useListedTitle(id: string): string | undefined {
  const { data } = api.chat.list.useInfiniteQuery(LIST, { ...OLDER, enabled: false });
  return data?.pages.flatMap(({ items }) => items).find((item) => item.id === id)?.title;
}

/** Puts a conversation that has just begun at the head of the list. */
export function useAddChat(): (chat: ChatItem) => void {
  const { list } = api.useUtils().chat;
  return useCallback((begun) => list.setInfiniteData(LIST, (pages) => withHead(pages, begun)), [list]);
}

/** Renames a conversation: the list has the name at once, and the old one again where the server does not take it. */
export function useRenameChat() {
  const { list } = api.useUtils().chat;
  return api.chat.rename.useMutation({
    onMutate: async (renamed) => {
      await list.cancel(LIST);
      const before = list.getInfiniteData(LIST);
      list.setInfiniteData(LIST, (pages) =>
        changed(pages, (items) => items.map((item) => (item.id === renamed.id ? renamed : item))),
      );
      return { before };
    },
    onError: (_error, _renamed, context) => list.setInfiniteData(LIST, context?.before),
    onSettled: () => list.invalidate(),
  });
}

/** Deletes a conversation: it leaves the list at once, and is back where the server does not delete it. */
export function useDeleteChat() {
  const { list } = api.useUtils().chat;
  return api.chat.delete.useMutation({
    onMutate: async (doomed) => {
      await list.cancel(LIST);
      const before = list.getInfiniteData(LIST);
      list.setInfiniteData(LIST, (pages) =>
        changed(pages, (items) => items.filter(({ id }) => id !== doomed.id)),
      );
      return { before };
    },
    onError: (_error, _doomed, context) => list.setInfiniteData(LIST, context?.before),
    onSettled: () => list.invalidate(),
  });
}
