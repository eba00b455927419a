module.exports = [
47738, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/(product)/history/_components/history-list.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__864771__ = __turbopack_context__.i(864771);
// MERGED MODULE: [project]/app/_device/use-kept-meanwhile.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__50944__ = __turbopack_context__.i(50944);
var __TURBOPACK__imported__module__572131__1 = __TURBOPACK__imported__module__572131__;
// MERGED MODULE: [project]/app/_device/kept-meanwhile.ts [app-ssr] (ecmascript)
;
/** What this page has asked for already: where it is not listed then, it was deleted. */ const askedFor = new Set();
function followKept({ sender, listed, areNewest, refresh }) {
    let isGone = false;
    const take = (ids)=>{
        const lacking = ids.filter((id)=>!askedFor.has(id) && !listed.some((known)=>known.id === id));
        for (const id of lacking)askedFor.add(id);
        if (lacking.length > 0 && !isGone) refresh();
    };
    const stop = sender.listen((id, fate)=>{
        if (fate === "kept") take([
            id
        ]);
    });
    if (areNewest) void sender.kept().then((ids)=>isGone || take(ids.slice(-listed.length)));
    return ()=>{
        isGone = true;
        stop();
    };
}
var __TURBOPACK__imported__module__692896__ = __turbopack_context__.i(692896);
;
;
;
;
function useKeptMeanwhile(listed, areNewest) {
    const router = (0, __TURBOPACK__imported__module__50944__["useRouter"])();
    (0, __TURBOPACK__imported__module__572131__1["useEffect"])(()=>followKept({
            sender: (0, __TURBOPACK__imported__module__692896__["pageSender"])(),
            listed,
            areNewest,
            refresh: ()=>router.refresh()
        }), [
        listed,
        areNewest,
        router
    ]);
}
var __TURBOPACK__imported__module__738726__ = __turbopack_context__.i(738726);
// MERGED MODULE: [project]/app/(product)/history/_components/by-day.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__693195__ = __turbopack_context__.i(693195);
;
function byDay(entries) {
    const days = new Map();
    for (const entry of entries.toSorted((one, other)=>other.at.getTime() - one.at.getTime())){
        const name = (0, __TURBOPACK__imported__module__693195__["M"])(entry.at);
        days.set(name, [
            ...days.get(name) ?? [],
            entry
        ]);
    }
    return [
        ...days
    ].map(([name, its])=>({
            name,
            entries: its
        }));
}
// MERGED MODULE: [project]/app/(product)/history/_components/chat-entry.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__1 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__ = __turbopack_context__.i(238246);
var __TURBOPACK__imported__module__583231__ = __turbopack_context__.i(583231);
;
;
;
function ChatEntry({ chat, onDelete }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("li", {
        className: "relative px-4 py-4 hover:bg-wash sm:px-6",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(__TURBOPACK__imported__module__238246__["default"], {
                href: `/chat/${chat.id}`,
                prefetch: false,
                className: "block truncate text-[17px] after:absolute after:inset-0",
                children: chat.title
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("div", {
                className: "mt-1 flex min-h-8 items-center gap-4",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("span", {
                        className: "text-[15px] text-muted",
                        children: "Conversation with the tutor"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("button", {
                        type: "button",
                        onClick: ()=>onDelete(chat),
                        className: "needs-script relative z-10 -my-1.5 -mr-3 ml-auto flex size-11 shrink-0 items-center justify-center text-muted hover:text-danger",
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
// MERGED MODULE: [project]/app/(product)/history/_components/delete-problem.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__2 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__183217__ = __turbopack_context__.i(183217);
var __TURBOPACK__imported__module__698556__ = __turbopack_context__.i(698556);
// MERGED MODULE: [project]/app/(product)/history/_components/history-data.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__2 = __TURBOPACK__imported__module__572131__;
var __TURBOPACK__imported__module__337167__ = __turbopack_context__.i(337167);
"use client";
;
;
const listOf = ({ find, show })=>({
        typeset: true,
        find,
        show
    });
const OLDER = {
    getNextPageParam: ({ nextCursor })=>nextCursor
};
const startingWith = ({ cursor, items, nextCursor })=>({
        pages: [
            {
                items,
                nextCursor
            }
        ],
        pageParams: [
            cursor
        ]
    });
function useSolves(first, wanted) {
    const utils = __TURBOPACK__imported__module__337167__["f"].useUtils();
    const query = __TURBOPACK__imported__module__337167__["f"].solve.list.useInfiniteQuery(listOf(wanted), {
        ...OLDER,
        initialData: startingWith(first),
        initialCursor: first.cursor
    });
    const applied = (0, __TURBOPACK__imported__module__572131__2["useRef"])(first);
    (0, __TURBOPACK__imported__module__572131__2["useEffect"])(()=>{
        if (applied.current === first) return;
        applied.current = first;
        // What was asked for before would come later than this, and know less.
        void utils.solve.list.cancel(listOf(wanted)).then(()=>utils.solve.list.setInfiniteData(listOf(wanted), startingWith(first)));
    }, [
        first,
        wanted,
        utils
    ]);
    return {
        items: query.data.pages.flatMap(({ items })=>items),
        hasOlder: query.hasNextPage,
        showOlder: query.fetchNextPage,
        isFetching: query.isFetchingNextPage,
        failed: query.isFetchNextPageError
    };
}
function useDeleteSolve(wanted) {
    const shown = listOf(wanted);
    const { list } = __TURBOPACK__imported__module__337167__["f"].useUtils().solve;
    return __TURBOPACK__imported__module__337167__["f"].solve.delete.useMutation({
        onMutate: async ({ id: doomed })=>{
            await list.cancel(shown);
            const before = list.getInfiniteData(shown);
            list.setInfiniteData(shown, (all)=>all && {
                    ...all,
                    pages: all.pages.map((page)=>({
                            ...page,
                            items: page.items.filter(({ id })=>id !== doomed)
                        }))
                });
            return {
                before
            };
        },
        onError: (_error, _doomed, context)=>list.setInfiniteData(shown, context?.before),
        onSettled: ()=>list.invalidate()
    });
}
const OLDER_CHATS = {
    getNextPageParam: ({ nextCursor })=>nextCursor
};
function useChatsBeside(first, oldest) {
    const { data, hasNextPage, fetchNextPage, isFetching } = __TURBOPACK__imported__module__337167__["f"].chat.list.useInfiniteQuery({}, {
        ...OLDER_CHATS,
        enabled: first !== null,
        ...first && {
            initialData: {
                pages: [
                    first
                ],
                pageParams: [
                    null
                ]
            }
        }
    });
    const entries = (first && data ? data.pages : []).flatMap(({ items })=>items.map((chat)=>({
                kind: "chat",
                at: chat.updatedAt ?? new Date(),
                chat
            })));
    const last = entries.at(-1)?.at;
    const isShort = hasNextPage && !isFetching && last !== undefined && (oldest === null || last > oldest);
    (0, __TURBOPACK__imported__module__572131__2["useEffect"])(()=>{
        if (isShort) void fetchNextPage();
    }, [
        isShort,
        fetchNextPage
    ]);
    return entries.filter(({ at })=>oldest === null || at >= oldest);
}
"use client";
;
;
;
;
const FAILED = "This could not be deleted. Check your connection and try again.";
function DeleteProblem({ ref, problem, wanted }) {
    const { mutate, isPending, error, reset } = useDeleteSolve(wanted);
    const confirm = ()=>problem && mutate({
            id: problem.id
        }, {
            onSuccess: ()=>ref.current?.close()
        });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsxs"])(__TURBOPACK__imported__module__183217__["f"], {
        ref: ref,
        title: "Delete this problem?",
        pending: isPending,
        problem: (0, __TURBOPACK__imported__module__698556__["f"])(error, FAILED),
        onConfirm: confirm,
        onClose: reset,
        children: [
            "“",
            problem?.text,
            "” and its steps will be permanently deleted. Any link you have shared will stop working; conversations about it stay."
        ]
    });
}
// MERGED MODULE: [project]/app/(product)/history/_components/empty-history.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__3 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__1 = __TURBOPACK__imported__module__238246__;
;
;
function EmptyHistory({ wanted }) {
    if (wanted.find !== "" || wanted.show !== "all") return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsxs"])("p", {
        role: "status",
        className: "mt-6 break-words text-muted",
        children: [
            wanted.find === "" ? "There are no such problems." : `No problem has “${wanted.find}” in it. Try a shorter word, or part of the problem.`,
            " ",
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(__TURBOPACK__imported__module__238246__1["default"], {
                href: "/history",
                prefetch: false,
                className: "link -my-2.5 inline-flex min-h-11 items-center",
                children: "Show all"
            })
        ]
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("div", {
        "data-page": true,
        className: "not-device-only sheet solution mt-6",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsxs"])("div", {
            className: "sheet-row",
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("div", {
                    className: "sheet-margin",
                    "aria-hidden": "true",
                    children: "1"
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsxs"])("div", {
                    className: "sheet-body pb-8",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("h2", {
                            className: "font-serif text-[26px] leading-tight",
                            children: "No problems yet"
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("p", {
                            className: "mt-2 text-muted",
                            children: "Every problem you solve is kept here, with its steps."
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(__TURBOPACK__imported__module__238246__1["default"], {
                            href: "/",
                            className: "button button-primary mt-5",
                            children: "Solve your first problem"
                        })
                    ]
                })
            ]
        })
    });
}
// MERGED MODULE: [project]/app/(product)/history/_components/pager.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__4 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__2 = __TURBOPACK__imported__module__238246__;
;
;
function Pager({ older, newest, isFirst, isFetching, onOlder }) {
    if (!older && isFirst) return null;
    const join = (event)=>{
        event.preventDefault();
        if (!isFetching) onOlder();
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsxs"])("nav", {
        "aria-label": "Pages",
        className: "mt-5 flex gap-3",
        children: [
            !isFirst && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])(__TURBOPACK__imported__module__238246__2["default"], {
                href: newest,
                className: "button",
                children: "Newest"
            }),
            older && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("a", {
                href: older,
                onClick: join,
                "aria-disabled": isFetching,
                className: "button",
                children: isFetching ? "Loading…" : "Show older"
            })
        ]
    });
}
// MERGED MODULE: [project]/app/(product)/history/_components/solve-row.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__5 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__3 = __TURBOPACK__imported__module__238246__;
var __TURBOPACK__imported__module__583231__1 = __TURBOPACK__imported__module__583231__;
var __TURBOPACK__imported__module__264141__ = __turbopack_context__.i(264141);
var __TURBOPACK__imported__module__783842__ = __turbopack_context__.i(783842);
;
;
;
;
;
function SolveRow({ item, onDelete }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsxs"])("li", {
        className: "relative px-4 py-4 hover:bg-wash sm:px-6",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])(__TURBOPACK__imported__module__238246__3["default"], {
                href: `/solve/${item.id}`,
                prefetch: false,
                className: "block truncate text-[17px] after:absolute after:inset-0",
                children: item.text
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsxs"])("div", {
                className: "mt-1 flex min-h-8 items-center gap-4",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])(Outcome, {
                        item: item
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsxs"])("button", {
                        type: "button",
                        onClick: ()=>onDelete(item),
                        className: "needs-script relative z-10 -my-1.5 -mr-3 ml-auto flex size-11 shrink-0 items-center justify-center text-muted hover:text-danger",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])(__TURBOPACK__imported__module__583231__1["Y"], {}),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsxs"])("span", {
                                className: "sr-only",
                                children: [
                                    "Delete “",
                                    item.text,
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
function Outcome({ item }) {
    const { status } = item;
    if (status === "partly-solved") return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])(Quiet, {
        children: "A worksheet: some parts solved"
    });
    if (status === "unsupported" || status === "limit-reached") return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])(Quiet, {
        children: "Not solved yet"
    });
    if (status === "ambiguous") return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])(Quiet, {
        children: "Several readings: none chosen yet"
    });
    if (!item.answerRevealed) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])(Quiet, {
        children: "Hints: answer not shown yet"
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsxs"])(__TURBOPACK__imported__module__187924__5["Fragment"], {
        children: [
            status === "no-solution" ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])("span", {
                children: "No solution"
            }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])("span", {
                className: "min-w-0 overflow-hidden whitespace-nowrap",
                style: FADING,
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])(__TURBOPACK__imported__module__264141__["f"], {
                    html: item.html ?? ""
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])(__TURBOPACK__imported__module__783842__["f"], {
                status: item.verification
            })
        ]
    });
}
/** An answer that is longer than its place fades at its end, and takes no more room for that. */ const FADING = {
    marginRight: -16,
    paddingRight: 16,
    maskImage: "linear-gradient(to left, transparent, #000 16px)"
};
function Quiet({ children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])("span", {
        className: "text-[15px] text-muted",
        children: children
    });
}
// MERGED MODULE: [project]/app/(product)/history/_components/wanted.ts [app-ssr] (ecmascript)
;
function historyAddress({ find, show }, before) {
    const query = new URLSearchParams({
        ...find !== "" && {
            find
        },
        ...show !== "all" && {
            show
        },
        ...before !== undefined && {
            before
        }
    }).toString();
    return query === "" ? "/history" : `/history?${query}`;
}
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
;
;
;
;
function HistoryList(props) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__738726__["default"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Entries, {
            ...props
        })
    });
}
function Entries({ first, wanted, chats }) {
    const { items, hasOlder, showOlder, isFetching, failed } = useSolves(first, wanted);
    useKeptMeanwhile(first.items, historyAddress(wanted) === "/history" && first.cursor === null);
    const beside = useChatsBeside(chats, hasOlder ? items.at(-1)?.createdAt ?? null : null);
    const { problem, chat, askProblem, askChat, problemDialog, chatDialog } = useDoomed();
    const entries = [
        ...items.map((item)=>({
                kind: "solve",
                at: item.createdAt,
                item
            })),
        ...beside
    ];
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
        children: [
            entries.length === 0 && first.cursor === null && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(EmptyHistory, {
                wanted: wanted
            }),
            byDay(entries).map(({ name, entries: its })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("section", {
                    "aria-labelledby": dayId(name),
                    className: "mt-6",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("h2", {
                            id: dayId(name),
                            className: "text-[15px] text-muted",
                            children: name
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("ul", {
                            className: "sheet mt-2 divide-y divide-hairline overflow-hidden",
                            children: its.map((entry)=>entry.kind === "chat" ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(ChatEntry, {
                                    chat: entry.chat,
                                    onDelete: askChat
                                }, entry.chat.id) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(SolveRow, {
                                    item: entry.item,
                                    onDelete: askProblem
                                }, entry.item.id))
                        })
                    ]
                }, name)),
            failed && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                role: "alert",
                className: "mt-3 text-[15px] text-danger",
                children: "The older problems could not be loaded. Check your connection and try again."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Pager, {
                older: hasOlder && first.nextCursor ? historyAddress(wanted, first.nextCursor) : null,
                newest: historyAddress(wanted),
                isFirst: first.cursor === null,
                isFetching: isFetching,
                onOlder: ()=>void showOlder()
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(DeleteProblem, {
                ref: problemDialog,
                problem: problem,
                wanted: wanted
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__864771__["f"], {
                ref: chatDialog,
                chat: chat,
                onDeleted: ()=>{}
            })
        ]
    });
}
/** What is about to be deleted, and asking about it. */ function useDoomed() {
    const problemDialog = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const chatDialog = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const [problem, setProblem] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    const [chat, setChat] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    const askProblem = (doomed)=>{
        setProblem(doomed);
        problemDialog.current?.showModal();
    };
    const askChat = (doomed)=>{
        setChat(doomed);
        chatDialog.current?.showModal();
    };
    return {
        problem,
        chat,
        askProblem,
        askChat,
        problemDialog,
        chatDialog
    };
}
const dayId = (day)=>`day-${day.replaceAll(" ", "-")}`;
__turbopack_context__.s([
    "HistoryList",
    0,
    HistoryList
], 47738);
}),
769643, ((__turbopack_context__, module, exports) => {
"use strict";

Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "default", {
    enumerable: true,
    get: function() {
        return Form;
    }
});
const _jsxruntime = __turbopack_context__.r(187924);
const _react = __turbopack_context__.r(572131);
const _addbasepath = __turbopack_context__.r(138243);
const _usemergedref = __turbopack_context__.r(808591);
const _approutercontextsharedruntime = __turbopack_context__.r(909270);
const _formshared = __turbopack_context__.r(843814);
const _links = __turbopack_context__.r(116441);
const _types = __turbopack_context__.r(510846);
function Form({ replace, scroll, prefetch: prefetchProp, ref: externalRef, ...props }) {
    const router = (0, _react.useContext)(_approutercontextsharedruntime.AppRouterContext);
    const actionProp = props.action;
    const isNavigatingForm = typeof actionProp === 'string';
    // Validate `action`
    if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
    ;
    // Validate `prefetch`
    if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
    ;
    // TODO(runtime-ppr): allow runtime prefetches in Form
    const prefetch = prefetchProp === false || prefetchProp === null ? prefetchProp : null;
    // Validate `scroll` and `replace`
    if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
    ;
    // Clean up any unsupported form props (and warn if present)
    for (const key of _formshared.DISALLOWED_FORM_PROPS){
        if (key in props) {
            if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
            ;
            delete props[key];
        }
    }
    const isPrefetchEnabled = !!router && isNavigatingForm && prefetch === null;
    const observeFormVisibilityOnMount = (0, _react.useCallback)((element)=>{
        if (isPrefetchEnabled && router !== null) {
            (0, _links.mountFormInstance)(element, actionProp, router, _types.FetchStrategy.PPR);
        }
        return ()=>{
            (0, _links.unmountPrefetchableInstance)(element);
        };
    }, [
        isPrefetchEnabled,
        actionProp,
        router
    ]);
    const mergedRef = (0, _usemergedref.useMergedRef)(observeFormVisibilityOnMount, externalRef ?? null);
    if (!isNavigatingForm) {
        return /*#__PURE__*/ (0, _jsxruntime.jsx)("form", {
            ...props,
            ref: mergedRef
        });
    }
    const actionHref = (0, _addbasepath.addBasePath)(actionProp);
    return /*#__PURE__*/ (0, _jsxruntime.jsx)("form", {
        ...props,
        ref: mergedRef,
        action: actionHref,
        onSubmit: (event)=>onFormSubmit(event, {
                router,
                actionHref,
                replace,
                scroll,
                onSubmit: props.onSubmit
            })
    });
}
function onFormSubmit(event, { actionHref, onSubmit, replace, scroll, router }) {
    if (typeof onSubmit === 'function') {
        onSubmit(event);
        // if the user called event.preventDefault(), do nothing.
        // (this matches what Link does for `onClick`)
        if (event.defaultPrevented) {
            return;
        }
    }
    if (!router) {
        // Form was somehow used outside of the router (but not in pages, the implementation is forked!).
        // We can't perform a soft navigation, so let the native submit handling do its thing.
        return;
    }
    const formElement = event.currentTarget;
    const submitter = event.nativeEvent.submitter;
    let action = actionHref;
    if (submitter) {
        if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
        ;
        if ((0, _formshared.hasUnsupportedSubmitterAttributes)(submitter)) {
            return;
        }
        // client actions have `formAction="javascript:..."`. We obviously can't prefetch/navigate to that.
        if ((0, _formshared.hasReactClientActionAttributes)(submitter)) {
            return;
        }
        // If the submitter specified an alternate formAction,
        // use that URL instead -- this is what a native form would do.
        // NOTE: `submitter.formAction` is unreliable, because it will give us `location.href` if it *wasn't* set
        // NOTE: this should not have `basePath` added, because we can't add it before hydration
        const submitterFormAction = submitter.getAttribute('formAction');
        if (submitterFormAction !== null) {
            if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
            ;
            action = submitterFormAction;
        }
    }
    const targetUrl = (0, _formshared.createFormSubmitDestinationUrl)(action, formElement);
    // Finally, no more reasons for bailing out.
    event.preventDefault();
    const method = replace ? 'replace' : 'push';
    const targetHref = targetUrl.href;
    router[method](targetHref, {
        scroll
    });
}
function hasReactServerActionAttributes(submitter) {
    // https://github.com/facebook/react/blob/942eb80381b96f8410eab1bef1c539bed1ab0eb1/packages/react-client/src/ReactFlightReplyClient.js#L931-L934
    const name = submitter.getAttribute('name');
    return name && (name.startsWith('$ACTION_ID_') || name.startsWith('$ACTION_REF_'));
}
if ((typeof exports.default === 'function' || typeof exports.default === 'object' && exports.default !== null) && typeof exports.default.__esModule === 'undefined') {
    Object.defineProperty(exports.default, '__esModule', {
        value: true
    });
    Object.assign(exports.default, exports);
    module.exports = exports.default;
}
}),
843814, ((__turbopack_context__, module, exports) => {
"use strict";

Object.defineProperty(exports, "__esModule", {
    value: true
});
0 && (module.exports = {
    DISALLOWED_FORM_PROPS: null,
    checkFormActionUrl: null,
    createFormSubmitDestinationUrl: null,
    hasReactClientActionAttributes: null,
    hasUnsupportedSubmitterAttributes: null,
    isSupportedFormEncType: null,
    isSupportedFormMethod: null,
    isSupportedFormTarget: null
});
function _export(target, all) {
    for(var name in all)Object.defineProperty(target, name, {
        enumerable: true,
        get: all[name]
    });
}
_export(exports, {
    DISALLOWED_FORM_PROPS: function() {
        return DISALLOWED_FORM_PROPS;
    },
    checkFormActionUrl: function() {
        return checkFormActionUrl;
    },
    createFormSubmitDestinationUrl: function() {
        return createFormSubmitDestinationUrl;
    },
    hasReactClientActionAttributes: function() {
        return hasReactClientActionAttributes;
    },
    hasUnsupportedSubmitterAttributes: function() {
        return hasUnsupportedSubmitterAttributes;
    },
    isSupportedFormEncType: function() {
        return isSupportedFormEncType;
    },
    isSupportedFormMethod: function() {
        return isSupportedFormMethod;
    },
    isSupportedFormTarget: function() {
        return isSupportedFormTarget;
    }
});
const DISALLOWED_FORM_PROPS = [
    'method',
    'encType',
    'target'
];
function createFormSubmitDestinationUrl(action, formElement) {
    let targetUrl;
    try {
        // NOTE: It might be more correct to resolve URLs relative to `document.baseURI`,
        // but we already do it relative to `location.href` elsewhere:
        //  (see e.g. https://github.com/vercel/next.js/blob/bb0e6722f87ceb2d43015f5b8a413d0072f2badf/packages/next/src/client/components/app-router.tsx#L146)
        // so it's better to stay consistent.
        const base = window.location.href;
        targetUrl = new URL(action, base);
    } catch (err) {
        throw new Error(`Cannot parse form action "${action}" as a URL`, {
            cause: err
        });
    }
    if (targetUrl.searchParams.size) {
        // url-encoded HTML forms *overwrite* any search params in the `action` url:
        //
        //  "Let `query` be the result of running the application/x-www-form-urlencoded serializer [...]"
        //  "Set parsed action's query component to `query`."
        //   https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submit-mutate-action
        //
        // We need to match that.
        // (note that all other parts of the URL, like `hash`, are preserved)
        targetUrl.search = '';
    }
    const formData = new FormData(formElement);
    for (let [name, value] of formData){
        if (typeof value !== 'string') {
            // For file inputs, the native browser behavior is to use the filename as the value instead:
            //
            //   "If entry's value is a File object, then let value be entry's value's name. Otherwise, let value be entry's value."
            //   https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#converting-an-entry-list-to-a-list-of-name-value-pairs
            //
            if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
            ;
            value = value.name;
        }
        targetUrl.searchParams.append(name, value);
    }
    return targetUrl;
}
function checkFormActionUrl(action, source) {
    const aPropName = source === 'action' ? `an \`action\`` : `a \`formAction\``;
    let testUrl;
    try {
        testUrl = new URL(action, 'http://n');
    } catch (err) {
        console.error(`<Form> received ${aPropName} that cannot be parsed as a URL: "${action}".`);
        return;
    }
    // url-encoded HTML forms ignore any queryparams in the `action` url. We need to match that.
    if (testUrl.searchParams.size) {
        console.warn(`<Form> received ${aPropName} that contains search params: "${action}". This is not supported, and they will be ignored. ` + `If you need to pass in additional search params, use an \`<input type="hidden" />\` instead.`);
    }
}
const isSupportedFormEncType = (value)=>value === 'application/x-www-form-urlencoded';
const isSupportedFormMethod = (value)=>value === 'get';
const isSupportedFormTarget = (value)=>value === '_self';
function hasUnsupportedSubmitterAttributes(submitter) {
    // A submitter can override `encType` for the form.
    const formEncType = submitter.getAttribute('formEncType');
    if (formEncType !== null && !isSupportedFormEncType(formEncType)) {
        if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
        ;
        return true;
    }
    // A submitter can override `method` for the form.
    const formMethod = submitter.getAttribute('formMethod');
    if (formMethod !== null && !isSupportedFormMethod(formMethod)) {
        if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
        ;
        return true;
    }
    // A submitter can override `target` for the form.
    const formTarget = submitter.getAttribute('formTarget');
    if (formTarget !== null && !isSupportedFormTarget(formTarget)) {
        if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
        ;
        return true;
    }
    return false;
}
function hasReactClientActionAttributes(submitter) {
    // CSR: https://github.com/facebook/react/blob/942eb80381b96f8410eab1bef1c539bed1ab0eb1/packages/react-dom-bindings/src/client/ReactDOMComponent.js#L482-L487
    // SSR: https://github.com/facebook/react/blob/942eb80381b96f8410eab1bef1c539bed1ab0eb1/packages/react-dom-bindings/src/client/ReactDOMComponent.js#L2401
    const action = submitter.getAttribute('formAction');
    return action && /\s*javascript:/i.test(action);
}
if ((typeof exports.default === 'function' || typeof exports.default === 'object' && exports.default !== null) && typeof exports.default.__esModule === 'undefined') {
    Object.defineProperty(exports.default, '__esModule', {
        value: true
    });
    Object.assign(exports.default, exports);
    module.exports = exports.default;
}
}),
];

//# sourceMappingURL=_0fcb9kemvo5pf._.js.map