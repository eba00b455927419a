module.exports = [
112926, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__337167__ = __turbopack_context__.i(337167);
var __TURBOPACK__imported__module__49356__ = __turbopack_context__.i(49356);
"use client";
;
;
;
/** The pages of the list that are kept: there is one list. */ const LIST = {};
const OLDER = {
    getNextPageParam: ({ nextCursor })=>nextCursor
};
const startingWith = (first)=>({
        pages: [
            first
        ],
        pageParams: [
            null
        ]
    });
const changed = (list, change)=>list && {
        ...list,
        pages: list.pages.map((page)=>({
                ...page,
                items: change(page.items)
            }))
    };
function withHead(list, begun) {
    const isListed = list?.pages.some(({ items })=>items.some(({ id })=>id === begun.id));
    const [first, ...older] = list?.pages ?? [];
    if (!list || !first || isListed) return list;
    return {
        ...list,
        pages: [
            {
                ...first,
                items: [
                    begun,
                    ...first.items
                ]
            },
            ...older
        ]
    };
}
function useChats(first) {
    const utils = __TURBOPACK__imported__module__337167__["f"].useUtils();
    const query = __TURBOPACK__imported__module__337167__["f"].chat.list.useInfiniteQuery(LIST, {
        ...OLDER,
        initialData: startingWith(first)
    });
    const applied = (0, __TURBOPACK__imported__module__572131__["useRef"])(first);
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        if (applied.current === first) return;
        applied.current = first;
        utils.chat.list.setInfiniteData(LIST, startingWith(first));
    }, [
        first,
        utils
    ]);
    const showOlder = query.fetchNextPage;
    // The list is on the page twice, and each takes over when the browser comes to it: what one has changed by then is not
    // what the server has drawn of the other.
    const isTakenOver = (0, __TURBOPACK__imported__module__49356__["f"])();
    if (!isTakenOver) return {
        items: first.items,
        hasOlder: first.nextCursor !== null,
        showOlder,
        isFetching: false,
        failed: false
    };
    const items = query.data.pages.flatMap((page)=>page.items);
    return {
        // What was written in between two pages is on both.
        items: [
            ...new Map(items.map((item)=>[
                    item.id,
                    item
                ])).values()
        ],
        hasOlder: query.hasNextPage,
        showOlder,
        isFetching: query.isFetchingNextPage,
        failed: query.isFetchNextPageError
    };
}
function useListedTitle(id) {
    const { data } = __TURBOPACK__imported__module__337167__["f"].chat.list.useInfiniteQuery(LIST, {
        ...OLDER,
        enabled: false
    });
    return data?.pages.flatMap(({ items })=>items).find((item)=>item.id === id)?.title;
}
function useAddChat() {
    const { list } = __TURBOPACK__imported__module__337167__["f"].useUtils().chat;
    return (0, __TURBOPACK__imported__module__572131__["useCallback"])((begun)=>list.setInfiniteData(LIST, (pages)=>withHead(pages, begun)), [
        list
    ]);
}
function useRenameChat() {
    const { list } = __TURBOPACK__imported__module__337167__["f"].useUtils().chat;
    return __TURBOPACK__imported__module__337167__["f"].chat.rename.useMutation({
        onMutate: async (renamed)=>{
            await list.cancel(LIST);
            const before = list.getInfiniteData(LIST);
            list.setInfiniteData(LIST, (pages)=>changed(pages, (items)=>items.map((item)=>item.id === renamed.id ? renamed : item)));
            return {
                before
            };
        },
        onError: (_error, _renamed, context)=>list.setInfiniteData(LIST, context?.before),
        onSettled: ()=>list.invalidate()
    });
}
function useDeleteChat() {
    const { list } = __TURBOPACK__imported__module__337167__["f"].useUtils().chat;
    return __TURBOPACK__imported__module__337167__["f"].chat.delete.useMutation({
        onMutate: async (doomed)=>{
            await list.cancel(LIST);
            const before = list.getInfiniteData(LIST);
            list.setInfiniteData(LIST, (pages)=>changed(pages, (items)=>items.filter(({ id })=>id !== doomed.id)));
            return {
                before
            };
        },
        onError: (_error, _doomed, context)=>list.setInfiniteData(LIST, context?.before),
        onSettled: ()=>list.invalidate()
    });
}
__turbopack_context__.s([
    "d",
    0,
    useAddChat,
    "L",
    0,
    useChats,
    "W",
    0,
    useDeleteChat,
    "J",
    0,
    useListedTitle,
    "B",
    0,
    useRenameChat
]);
}),
];