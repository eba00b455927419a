module.exports = [
430357, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/chat/chat-list.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__50944__ = __turbopack_context__.i(50944);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__446287__ = __turbopack_context__.i(446287);
var __TURBOPACK__imported__module__112926__ = __turbopack_context__.i(112926);
// MERGED MODULE: [project]/app/_components/chat/chat-row.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__1 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__ = __turbopack_context__.i(238246);
// MERGED MODULE: [project]/app/_components/chat/close-menu.ts [app-ssr] (ecmascript)
;
function closeMenu({ currentTarget }) {
    currentTarget.closest("[popover]:popover-open")?.hidePopover();
}
var __TURBOPACK__imported__module__583231__ = __turbopack_context__.i(583231);
"use client";
;
;
;
;
function ChatRow({ chat, current, onRename, onDelete }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("li", {
        className: "chat-item",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(__TURBOPACK__imported__module__238246__["default"], {
                href: `/chat/${chat.id}`,
                prefetch: false,
                onClick: closeMenu,
                "aria-current": current ? "page" : undefined,
                className: "chat-link",
                children: chat.title
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("span", {
                className: "chat-tools needs-script",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("button", {
                        type: "button",
                        onClick: ()=>onRename(chat),
                        className: "chat-tool",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(__TURBOPACK__imported__module__583231__["j"], {}),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("span", {
                                className: "sr-only",
                                children: [
                                    "Rename “",
                                    chat.title,
                                    "”"
                                ]
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("button", {
                        type: "button",
                        onClick: ()=>onDelete(chat),
                        className: "chat-tool chat-delete",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(__TURBOPACK__imported__module__583231__["Y"], {}),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("span", {
                                className: "sr-only",
                                children: [
                                    "Delete “",
                                    chat.title,
                                    "”"
                                ]
                            })
                        ]
                    })
                ]
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/chat/chat-search.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__2 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__572131__1 = __TURBOPACK__imported__module__572131__;
// MERGED MODULE: [project]/server/features/chat/data:f8d150 [app-ssr] (ecmascript) <text/javascript>
;
var __TURBOPACK__imported__module__405050__ = __turbopack_context__.i(405050);
/* __next_internal_action_entry_do_not_use__ [{"4011022f865b48fb43ee50eaa6a71f0ce4f21fa162":{"name":"searchChatsAction"}},"server/features/chat/actions.ts",""] */ "use turbopack: no side effects";
;
const $$RSC_SERVER_ACTION_1 = /*#__PURE__*/ (0, __TURBOPACK__imported__module__405050__["createServerReference"])("4011022f865b48fb43ee50eaa6a71f0ce4f21fa162", __TURBOPACK__imported__module__405050__["callServer"], void 0, __TURBOPACK__imported__module__405050__["findSourceMapURL"], "searchChatsAction");
;
var __TURBOPACK__imported__module__909226__ = __turbopack_context__.i(909226);
// MERGED MODULE: [project]/app/_components/chat/chat-hits.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__3 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__1 = __TURBOPACK__imported__module__238246__;
;
;
;
function ChatHits({ hits, query }) {
    if (hits.length === 0) {
        return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsxs"])("p", {
            className: "px-3 py-2 text-[15px] break-words text-muted",
            children: [
                "Nothing has “",
                query,
                "” in it. Try a shorter word, or part of the problem."
            ]
        });
    }
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("ul", {
        "aria-label": "Found conversations",
        children: hits.map(({ id, title, excerpt })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("li", {
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsxs"])(__TURBOPACK__imported__module__238246__1["default"], {
                    href: `/chat/${id}`,
                    prefetch: false,
                    onClick: closeMenu,
                    className: "chat-hit",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("span", {
                            className: "block truncate",
                            children: title
                        }),
                        excerpt && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsxs"])("span", {
                            className: "chat-hit-line",
                            children: [
                                excerpt.before,
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("mark", {
                                    children: excerpt.match
                                }),
                                excerpt.after
                            ]
                        })
                    ]
                })
            }, id))
    });
}
var __TURBOPACK__imported__module__583231__1 = __TURBOPACK__imported__module__583231__;
"use client";
;
;
;
;
;
;
const PAUSE_MS = 250;
const FAILED = "The search failed. Check your connection and try again.";
function ChatSearch({ children }) {
    const id = (0, __TURBOPACK__imported__module__572131__1["useId"])();
    const [query, setQuery] = (0, __TURBOPACK__imported__module__572131__1["useState"])("");
    const [found, setFound] = (0, __TURBOPACK__imported__module__572131__1["useState"])(null);
    const wanted = query.trim();
    // While the next answer is on its way the last one stays, so that the list does not flicker with every key.
    const result = found?.result ?? null;
    const hits = result?.ok ? result.hits : [];
    (0, __TURBOPACK__imported__module__572131__1["useEffect"])(()=>{
        if (wanted === "") return;
        let stale = false;
        const timer = setTimeout(async ()=>{
            const answer = await $$RSC_SERVER_ACTION_1({
                query: wanted
            }).catch(()=>({
                    ok: false,
                    error: FAILED
                }));
            if (!stale) setFound({
                query: wanted,
                result: answer
            });
        }, PAUSE_MS);
        return ()=>{
            stale = true;
            clearTimeout(timer);
        };
    }, [
        wanted
    ]);
    const type = (text)=>{
        setQuery(text);
        if (text.trim() === "") setFound(null);
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsxs"])(__TURBOPACK__imported__module__187924__2["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsxs"])("search", {
                className: "chat-search needs-script block",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("label", {
                        htmlFor: id,
                        className: "sr-only",
                        children: "Search conversations"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])(__TURBOPACK__imported__module__583231__1["O"], {}),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("input", {
                        id: id,
                        type: "search",
                        value: query,
                        onChange: (event)=>type(event.target.value),
                        maxLength: __TURBOPACK__imported__module__909226__["Q"],
                        placeholder: "Search",
                        autoComplete: "off",
                        enterKeyHint: "search",
                        className: "field"
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("p", {
                role: "status",
                className: "sr-only",
                children: result?.ok && found?.query === wanted ? counted(hits.length) : ""
            }),
            result === null && children,
            result?.ok === false && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("p", {
                role: "alert",
                className: "px-3 py-2 text-[15px] text-danger",
                children: result.error
            }),
            result?.ok && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])(ChatHits, {
                hits: hits,
                query: found?.query ?? ""
            })
        ]
    });
}
function counted(count) {
    if (count === 0) return "Nothing found.";
    return count === 1 ? "1 conversation found." : `${count} conversations found.`;
}
var __TURBOPACK__imported__module__864771__ = __turbopack_context__.i(864771);
"use client";
;
;
;
;
;
;
;
;
;
const RenameDialog = (0, __TURBOPACK__imported__module__446287__["f"])(()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(795376)));
function ChatList({ first }) {
    const { items, hasOlder, showOlder, isFetching, failed } = (0, __TURBOPACK__imported__module__112926__["L"])(first);
    const path = (0, __TURBOPACK__imported__module__50944__["usePathname"])();
    const router = (0, __TURBOPACK__imported__module__50944__["useRouter"])();
    const dialog = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const [doomed, setDoomed] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    const [renaming, setRenaming] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    const ask = (chat)=>{
        setDoomed(chat);
        dialog.current?.showModal();
    };
    const gone = (id)=>{
        if (path === `/chat/${id}`) router.push("/chat");
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
        children: [
            items.length === 0 ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                className: "px-3 py-2 text-[15px] text-muted",
                children: "Nothing here yet."
            }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(ChatSearch, {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("ul", {
                        children: items.map((chat)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(ChatRow, {
                                chat: chat,
                                current: path === `/chat/${chat.id}`,
                                onRename: setRenaming,
                                onDelete: ask
                            }, chat.id))
                    }),
                    hasOlder && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                        type: "button",
                        onClick: ()=>void showOlder(),
                        "aria-disabled": isFetching,
                        className: "button button-quiet needs-script mt-2 w-full",
                        children: isFetching ? "Loading…" : "Show older"
                    }),
                    failed && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                        role: "alert",
                        className: "px-3 py-2 text-[15px] text-danger",
                        children: "The older conversations could not be loaded. Check your connection and try again."
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__864771__["f"], {
                ref: dialog,
                chat: doomed,
                onDeleted: gone
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__572131__["Suspense"], {
                children: renaming && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(RenameDialog, {
                    chat: renaming,
                    onClose: ()=>setRenaming(null)
                })
            })
        ]
    });
}
__turbopack_context__.s([
    "ChatList",
    0,
    ChatList
], 430357);
}),
];

//# sourceMappingURL=app__components_chat_chat-list_tsx_005ag2ga5_zdk._.js.map