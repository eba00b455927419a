module.exports = [
424228, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/chat/views.tsx [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/app/_components/chat/views.tsx [app-ssr] (ecmascript) <locals>
;
// MERGED MODULE: [project]/app/_components/chat/chat-view.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__378072__ = __turbopack_context__.i(378072);
var __TURBOPACK__imported__module__530895__ = __turbopack_context__.i(530895);
// MERGED MODULE: [project]/app/_components/chat/chat-title.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__187924__1 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__572131__1 = __TURBOPACK__imported__module__572131__;
var __TURBOPACK__imported__module__446287__ = __turbopack_context__.i(446287);
var __TURBOPACK__imported__module__169101__ = __turbopack_context__.i(169101);
var __TURBOPACK__imported__module__112926__ = __turbopack_context__.i(112926);
var __TURBOPACK__imported__module__583231__ = __turbopack_context__.i(583231);
"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";
;
;
;
;
;
;
;
const RenameDialog = (0, __TURBOPACK__imported__module__446287__["f"])(()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(795376)));
function ChatTitle({ chat }) {
    const [renaming, setRenaming] = (0, __TURBOPACK__imported__module__572131__1["useState"])(false);
    // For a conversation so old that the list does not have it.
    const [given, setGiven] = (0, __TURBOPACK__imported__module__572131__1["useState"])(chat.title);
    const title = (0, __TURBOPACK__imported__module__112926__["J"])(chat.id) ?? given;
    // The page's title comes from the server and still has the name it was rendered with.
    const announced = (0, __TURBOPACK__imported__module__572131__1["useRef"])(chat.title);
    (0, __TURBOPACK__imported__module__572131__1["useEffect"])(()=>{
        const before = announced.current;
        announced.current = title;
        if (before !== title && document.title.startsWith(before)) document.title = title + document.title.slice(before.length);
    }, [
        title
    ]);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("div", {
        className: "chat-title",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("h1", {
                title: title,
                className: "min-w-0 truncate text-[15px] text-muted",
                children: title
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("button", {
                type: "button",
                onClick: ()=>setRenaming(true),
                className: "chat-tool needs-script",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(__TURBOPACK__imported__module__583231__["j"], {}),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("span", {
                        className: "sr-only",
                        children: "Rename this conversation"
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])(__TURBOPACK__imported__module__169101__["ShareButton"], {
                subject: {
                    kind: "chat",
                    id: chat.id
                },
                className: "chat-tool",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(__TURBOPACK__imported__module__583231__["D"], {}),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("span", {
                        className: "sr-only",
                        children: "Share this conversation"
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(__TURBOPACK__imported__module__572131__1["Suspense"], {
                children: renaming && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(RenameDialog, {
                    chat: {
                        id: chat.id,
                        title
                    },
                    onRenamed: setGiven,
                    onClose: ()=>setRenaming(false)
                })
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/chat/footer.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__2 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__572131__2 = __TURBOPACK__imported__module__572131__;
// MERGED MODULE: [project]/app/_components/chat/composer.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__1 = __TURBOPACK__imported__module__766281__;
var __TURBOPACK__imported__module__187924__3 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__572131__3 = __TURBOPACK__imported__module__572131__;
var __TURBOPACK__imported__module__446287__1 = __TURBOPACK__imported__module__446287__;
var __TURBOPACK__imported__module__49356__ = __turbopack_context__.i(49356);
var __TURBOPACK__imported__module__909226__ = __turbopack_context__.i(909226);
var __TURBOPACK__imported__module__876656__ = __turbopack_context__.i(876656);
var __TURBOPACK__imported__module__127248__ = __turbopack_context__.i(127248);
var __TURBOPACK__imported__module__283382__ = __turbopack_context__.i(283382);
var __TURBOPACK__imported__module__787724__ = __turbopack_context__.i(787724);
var __TURBOPACK__imported__module__583231__1 = __TURBOPACK__imported__module__583231__;
// MERGED MODULE: [project]/app/_components/chat/looks-like-math.ts [app-ssr] (ecmascript)
;
/** Longer messages tell a story; what is read in them would be a guess. */ const LENGTH_MAX = 300;
const SIGNS = /[=<>≤≥≠√∛∫²³½×÷^]|\\[a-z]{2,}|\d\s*[+*/%−·]\s*[\d(a-z]|\d\s+-\s+\d|\d-\d+\s*$|[a-z]\s*[+*/−]\s*\d/i;
const looksLikeMath = (text)=>text.length <= LENGTH_MAX && SIGNS.test(text);
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
const LivePreview = (0, __TURBOPACK__imported__module__446287__1["f"])(()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__1["trackDynamicImport"])(__turbopack_context__.A(785345)));
const MathPanel = (0, __TURBOPACK__imported__module__446287__1["f"])(()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__1["trackDynamicImport"])(__turbopack_context__.A(856410)));
const HINT_ID = "message-keys";
function Composer({ field, placeholder, busy, onSend, onStop, onFocus, onType }) {
    // Before the script is there the browser itself would submit the form, into the address.
    const ready = (0, __TURBOPACK__imported__module__49356__["f"])();
    const [maths, setMaths] = (0, __TURBOPACK__imported__module__572131__3["useState"])(false);
    const [problem, setProblem] = (0, __TURBOPACK__imported__module__572131__3["useState"])("");
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsxs"])("form", {
        onSubmit: (event)=>{
            event.preventDefault();
            if (busy) return;
            setProblem("");
            onSend();
        },
        onPaste: (0, __TURBOPACK__imported__module__127248__["f"])("between-dollars"),
        className: "composer sheet px-2 pt-1.5 pb-2",
        children: [
            problem && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("div", {
                className: "message-reading",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(__TURBOPACK__imported__module__572131__3["Suspense"], {
                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(LivePreview, {
                        text: problem,
                        quiet: true
                    })
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("label", {
                htmlFor: "message",
                className: "sr-only",
                children: "Your message"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("textarea", {
                ref: field,
                id: "message",
                name: "message",
                rows: 1,
                maxLength: __TURBOPACK__imported__module__909226__["l"],
                placeholder: placeholder,
                autoComplete: "off",
                enterKeyHint: "send",
                "aria-describedby": HINT_ID,
                "aria-keyshortcuts": "/",
                onFocus: onFocus,
                onInput: ({ currentTarget: { value } })=>{
                    setProblem(looksLikeMath(value) ? value : "");
                    onType();
                },
                onKeyDown: submitOnEnter,
                className: "composer-field message-field"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsxs"])("div", {
                className: "composer-tools",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(__TURBOPACK__imported__module__876656__["f"], {
                        open: maths,
                        onToggle: ()=>setMaths(!maths)
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(__TURBOPACK__imported__module__283382__["f"], {
                        field: field
                    }),
                    busy ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsxs"])("button", {
                        type: "button",
                        onClick: onStop,
                        "aria-keyshortcuts": "Escape",
                        className: "button ml-auto",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(__TURBOPACK__imported__module__583231__1["g"], {}),
                            "Stop"
                        ]
                    }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsxs"])("button", {
                        type: "submit",
                        disabled: !ready,
                        className: "button button-primary ml-auto",
                        children: [
                            "Send",
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(__TURBOPACK__imported__module__787724__["L"], {})
                        ]
                    })
                ]
            }),
            maths && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(__TURBOPACK__imported__module__572131__3["Suspense"], {
                fallback: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("div", {
                    className: "math-panel-place"
                }),
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(MathPanel, {
                    field: field,
                    notation: "between-dollars",
                    onClose: ()=>setMaths(false)
                })
            })
        ]
    });
}
/** An Enter that ends a composition (Japanese, Chinese, Korean input) belongs to the input method. Safari reports
 * it after the composition has ended, with key code 229. */ function submitOnEnter(event) {
    const { isComposing, keyCode } = event.nativeEvent;
    if (event.key !== "Enter" || event.shiftKey || isComposing || keyCode === 229) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
}
// MERGED MODULE: [project]/app/_components/chat/mode-switch.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__4 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__572131__4 = __TURBOPACK__imported__module__572131__;
"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";
;
;
const MODES = [
    [
        "explain",
        "Explain"
    ],
    [
        "hints",
        "Hints first"
    ],
    [
        "check",
        "Check my work"
    ]
];
function ModeSwitch({ value, onChange, disabled = false }) {
    const name = (0, __TURBOPACK__imported__module__572131__4["useId"])();
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsxs"])("fieldset", {
        disabled: disabled,
        className: "mode-switch needs-script",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("legend", {
                className: "sr-only",
                children: "How the tutor helps"
            }),
            MODES.map(([mode, words])=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsxs"])("label", {
                    className: "mode-choice",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("input", {
                            type: "radio",
                            name: name,
                            value: mode,
                            checked: mode === value,
                            onChange: ()=>onChange(mode)
                        }),
                        words
                    ]
                }, mode))
        ]
    });
}
// MERGED MODULE: [project]/app/_components/chat/use-above-keyboard.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__5 = __TURBOPACK__imported__module__572131__;
"use client";
;
function useAboveKeyboard(element) {
    (0, __TURBOPACK__imported__module__572131__5["useEffect"])(()=>{
        const { visualViewport } = window;
        if (!visualViewport) return;
        const place = ()=>{
            const { height, offsetTop, scale } = visualViewport;
            const covered = Math.round(window.innerHeight - height - offsetTop);
            // Someone who zooms in sees less of the page as well, and has no keyboard open.
            element.current?.style.setProperty("bottom", scale === 1 && covered > 0 ? `${covered}px` : "");
        };
        place();
        visualViewport.addEventListener("resize", place);
        visualViewport.addEventListener("scroll", place);
        return ()=>{
            visualViewport.removeEventListener("resize", place);
            visualViewport.removeEventListener("scroll", place);
        };
    }, [
        element
    ]);
}
"use client";
;
;
;
;
;
function Footer({ mode, onMode, note, ...composer }) {
    const foot = (0, __TURBOPACK__imported__module__572131__2["useRef"])(null);
    useAboveKeyboard(foot);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsxs"])("div", {
        ref: foot,
        className: "chat-foot",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("p", {
                className: "without-script pb-2 text-muted",
                children: "The tutor needs JavaScript. Solving a problem on the front page works without it."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])(ModeSwitch, {
                value: mode,
                onChange: onMode
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])(Composer, {
                ...composer
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("p", {
                id: HINT_ID,
                className: "key-hint needs-script",
                children: "Enter sends, Shift + Enter starts a new line, / comes back here, Esc stops a reply."
            }),
            note
        ]
    });
}
// MERGED MODULE: [project]/app/_components/chat/hints-below.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__2 = __TURBOPACK__imported__module__766281__;
var __TURBOPACK__imported__module__187924__5 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__572131__6 = __TURBOPACK__imported__module__572131__;
"use client";
;
;
;
const HintLadder = /*#__PURE__*/ (0, __TURBOPACK__imported__module__572131__6["lazy"])(()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__2["trackDynamicImport"])(__turbopack_context__.A(662098)));
function HintsBelow({ mode, chatId, busy }) {
    if (mode !== "hints" || chatId === null) return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])(__TURBOPACK__imported__module__572131__6["Suspense"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])(HintLadder, {
            chatId: chatId,
            busy: busy
        }, chatId)
    });
}
// MERGED MODULE: [project]/app/_components/chat/messages-left.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__6 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__572131__7 = __TURBOPACK__imported__module__572131__;
var __TURBOPACK__imported__module__337167__ = __turbopack_context__.i(337167);
var __TURBOPACK__imported__module__49356__1 = __TURBOPACK__imported__module__49356__;
var __TURBOPACK__imported__module__449374__ = __turbopack_context__.i(449374);
var __TURBOPACK__imported__module__720982__ = __turbopack_context__.i(720982);
var __TURBOPACK__imported__module__693195__ = __turbopack_context__.i(693195);
var __TURBOPACK__imported__module__229419__ = __turbopack_context__.i(229419);
var __TURBOPACK__imported__module__486448__ = __turbopack_context__.i(486448);
"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";
;
;
;
;
;
;
;
;
;
function MessagesLeftLine({ atFirst }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__6["jsx"])("div", {
        className: "messages-left",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__6["jsx"])(__TURBOPACK__imported__module__572131__7["Suspense"], {
            children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__6["jsx"])(Line, {
                atFirst: atFirst
            })
        })
    });
}
function Line({ atFirst }) {
    const { data: usage } = __TURBOPACK__imported__module__337167__["f"].usage.today.useQuery(undefined, {
        initialData: (0, __TURBOPACK__imported__module__572131__7["use"])(atFirst) ?? undefined
    });
    // Not before the time of day is the student's own: a line that changes moves.
    const here = (0, __TURBOPACK__imported__module__49356__1["f"])();
    if (!here || !usage?.counts || usage.remaining > __TURBOPACK__imported__module__720982__["U"]) return null;
    const { remaining, limit, resetAt, sold } = usage;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__6["jsxs"])(__TURBOPACK__imported__module__187924__6["Fragment"], {
        children: [
            remaining === 0 ? "No" : `${remaining} of ${(0, __TURBOPACK__imported__module__693195__["L"])(limit)}`,
            " tutor messages left today, more at",
            " ",
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__6["jsx"])(__TURBOPACK__imported__module__229419__["f"], {
                at: resetAt.toISOString()
            }),
            sold && limit === __TURBOPACK__imported__module__449374__["q"].free.messagesPerDay && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__6["jsxs"])(__TURBOPACK__imported__module__187924__6["Fragment"], {
                children: [
                    " · ",
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__6["jsx"])(__TURBOPACK__imported__module__486448__["UpgradeLink"], {
                        className: "link",
                        children: "Upgrade"
                    })
                ]
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/chat/temporary.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__7 = __TURBOPACK__imported__module__187924__;
// MERGED MODULE: [project]/app/_components/chat/use-leave-warning.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__8 = __TURBOPACK__imported__module__572131__;
"use client";
;
const QUESTION = "This chat is temporary and will be lost. Leave anyway?";
function useLeaveWarning(onRestart) {
    const follow = (0, __TURBOPACK__imported__module__572131__8["useEffectEvent"])((event)=>{
        const link = leadsAway(event);
        if (!link) return;
        const stays = !window.confirm(QUESTION);
        const again = link.pathname === window.location.pathname && link.search === window.location.search;
        if (!stays && !again) return;
        event.preventDefault();
        event.stopPropagation();
        if (!stays) onRestart();
    });
    (0, __TURBOPACK__imported__module__572131__8["useEffect"])(()=>{
        const unload = (event)=>event.preventDefault();
        const click = (event)=>follow(event);
        window.addEventListener("beforeunload", unload);
        document.addEventListener("click", click, {
            capture: true
        });
        return ()=>{
            window.removeEventListener("beforeunload", unload);
            document.removeEventListener("click", click, {
                capture: true
            });
        };
    }, []);
}
/** The link of this product that a click follows in this tab; null where it does something else. */ function leadsAway({ target, button, ctrlKey, metaKey, shiftKey, altKey }) {
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
    const link = target.closest("a[href]");
    if (!link || link.target === "_blank" || link.origin !== window.location.origin) return null;
    return link.hash !== "" && link.pathname === window.location.pathname ? null : link;
}
"use client";
;
;
function TemporarySwitch({ on, onChange }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__7["jsx"])("div", {
        className: "chat-title needs-script justify-end",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__7["jsxs"])("label", {
            className: "temporary-switch",
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__7["jsx"])("input", {
                    type: "checkbox",
                    checked: on,
                    onChange: ({ currentTarget })=>onChange(currentTarget.checked)
                }),
                "Temporary: nothing is kept"
            ]
        })
    });
}
function TemporaryTitle({ onRestart }) {
    useLeaveWarning(onRestart);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__7["jsxs"])("div", {
        className: "chat-title",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__7["jsx"])("h1", {
                className: "min-w-0 truncate text-[15px] text-muted",
                children: "Temporary chat"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__7["jsx"])("span", {
                className: "ml-auto text-[14px] whitespace-nowrap text-muted",
                children: "Gone when you leave this page"
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/chat/thread.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__8 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__935578__ = __turbopack_context__.i(935578);
// MERGED MODULE: [project]/app/_components/chat/last-exchange.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__9 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__530895__1 = __TURBOPACK__imported__module__530895__;
var __TURBOPACK__imported__module__443865__ = __turbopack_context__.i(443865);
var __TURBOPACK__imported__module__152832__ = __turbopack_context__.i(152832);
var __TURBOPACK__imported__module__288112__ = __turbopack_context__.i(288112);
var __TURBOPACK__imported__module__677020__ = __turbopack_context__.i(677020);
// MERGED MODULE: [project]/app/_components/chat/unanswered.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__10 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__797417__ = __turbopack_context__.i(797417);
var __TURBOPACK__imported__module__889857__ = __turbopack_context__.i(889857);
"use client";
;
;
;
function Unanswered({ writing, onRetry }) {
    return writing ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__10["jsx"])(__TURBOPACK__imported__module__889857__["f"], {}) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__10["jsx"])(__TURBOPACK__imported__module__797417__["f"], {
        onRetry: onRetry
    });
}
"use client";
;
;
;
;
;
;
;
function LastExchange({ exchange, writing, passed, onAsk, onChoose }) {
    const { message, reply } = exchange;
    const branching = (0, __TURBOPACK__imported__module__530895__1["d"])();
    const again = ()=>{
        branching?.onAgain();
        onAsk({
            again: true
        });
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__9["jsxs"])(__TURBOPACK__imported__module__187924__9["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__9["jsx"])(__TURBOPACK__imported__module__152832__["OwnMessage"], {
                after: message.after,
                text: message.text,
                versions: message.versions,
                className: __TURBOPACK__imported__module__677020__["q"],
                children: message.shown
            }),
            reply ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__9["jsxs"])("div", {
                className: __TURBOPACK__imported__module__677020__["q"],
                children: [
                    reply.shown,
                    !passed && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__9["jsx"])(__TURBOPACK__imported__module__443865__["f"], {
                        text: reply.text,
                        onChoose: onChoose
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__9["jsx"])(__TURBOPACK__imported__module__288112__["ReplyTools"], {
                        text: reply.text,
                        versions: reply.versions,
                        onResume: passed || !reply.broken ? undefined : ()=>onAsk({
                                resume: reply.id
                            }),
                        onRegenerate: passed ? undefined : again
                    })
                ]
            }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__9["jsx"])(Unanswered, {
                writing: writing,
                onRetry: ()=>onAsk({})
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/chat/start-screen.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__11 = __TURBOPACK__imported__module__187924__;
"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";
;
/** The widths are given, in letters as large as the reader has them, so that the row stays as it is when the font
 * arrives. */ const EXAMPLES = [
    [
        "Solve 4(x − 3) = 2x + 10",
        "w-[12.94em]"
    ],
    [
        "Give me a hint for x² + 3x = 40",
        "w-[16.27em]"
    ],
    [
        "What is 35% of 260?",
        "w-[11.94em]"
    ]
];
const ABOUT_SUBJECT = [
    [
        "Give me a hint",
        "w-[9.07em]"
    ],
    [
        "Show all steps",
        "w-[9.2em]"
    ],
    [
        "Is there another way?",
        "w-[12.4em]"
    ]
];
/** About a problem that could not be solved, with which nothing else can be done as it is. */ const ABOUT_UNSOLVED = [
    [
        "How do I begin?",
        ""
    ]
];
function StartScreen({ hasSubject, offers, onChoose }) {
    const examples = examplesFor(hasSubject, offers);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsxs"])("div", {
        className: "space-y-5",
        children: [
            !hasSubject && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsxs"])(__TURBOPACK__imported__module__187924__11["Fragment"], {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])("h1", {
                        className: "font-serif text-[34px] leading-tight sm:text-[40px]",
                        children: "What are you stuck on?"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])("p", {
                        className: "max-w-[52ch] text-[17px] text-muted",
                        children: "Send a problem. Then ask for a hint, the next step or the reason for one, or have your own answer checked."
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])("ul", {
                "aria-label": "Examples",
                className: "needs-script flex flex-wrap gap-2.5",
                children: examples.map(([example, width])=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])("li", {
                        className: "max-w-full",
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])("button", {
                            type: "button",
                            onClick: ()=>onChoose(example),
                            className: `chip ${width || "pr-4"}`,
                            children: example
                        })
                    }, example))
            })
        ]
    });
}
function examplesFor(hasSubject, offers) {
    if (!hasSubject) return EXAMPLES;
    if (offers === undefined) return ABOUT_SUBJECT;
    return offers.length === 0 ? ABOUT_UNSOLVED : offers.map((offer)=>[
            offer,
            ""
        ]);
}
// MERGED MODULE: [project]/app/_components/chat/use-settled.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__9 = __TURBOPACK__imported__module__572131__;
"use client";
;
function useSettled(ms) {
    const [settled, setSettled] = (0, __TURBOPACK__imported__module__572131__9["useState"])(false);
    (0, __TURBOPACK__imported__module__572131__9["useEffect"])(()=>{
        const timer = setTimeout(()=>setSettled(true), ms);
        return ()=>clearTimeout(timer);
    }, [
        ms
    ]);
    return settled;
}
"use client";
;
;
;
;
;
/** How long a page opens before its end is laid out. */ const SETTLED_MS = 3000;
function Thread(props) {
    const { subject, opening, before, conversation, started, writing, onChoose } = props;
    const { live, sending, problem, connected, stoppedIds, retaken, ask, setStatus, taken } = conversation;
    const settled = useSettled(SETTLED_MS);
    const stage = started ? "thread-live" : settled ? "thread-settled" : "";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsxs"])("div", {
        ref: props.ref,
        className: `thread ${stage}`,
        children: [
            subject,
            opening?.({
                started,
                onChoose
            }),
            before.history,
            before.exchange && !retaken && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsx"])(LastExchange, {
                exchange: before.exchange,
                writing: writing,
                passed: started,
                onAsk: ask,
                onChoose: onChoose
            }),
            !started && !opening && !before.history && !before.exchange && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsx"])(StartScreen, {
                hasSubject: subject !== null,
                onChoose: onChoose
            }),
            live && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsx"])(live.LiveThread, {
                chat: live.chat,
                after: lastOf(before, retaken),
                versions: retaken ? before.exchange?.message.versions : undefined,
                stoppedIds: stoppedIds,
                reconnecting: !connected,
                onStatus: setStatus,
                onTaken: taken
            }),
            sending !== null && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsx"])(__TURBOPACK__imported__module__935578__["f"], {
                by: "user",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsx"])("p", {
                    className: "break-words whitespace-pre-wrap",
                    children: sending
                })
            }),
            problem && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsx"])("p", {
                role: "alert",
                className: "rounded-control bg-danger-wash px-4 py-3 text-danger",
                children: problem
            })
        ]
    });
}
/** The kept message behind which the live part begins.
 * @param retaken the live part begins with the last message that was kept */ function lastOf({ exchange }, retaken) {
    if (retaken) return exchange?.message.after ?? null;
    return exchange?.reply?.id ?? exchange?.message.id ?? null;
}
// MERGED MODULE: [project]/app/_components/chat/use-branches.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__3 = __TURBOPACK__imported__module__766281__;
var __TURBOPACK__imported__module__50944__ = __turbopack_context__.i(50944);
var __TURBOPACK__imported__module__572131__10 = __TURBOPACK__imported__module__572131__;
// MERGED MODULE: [project]/server/features/chat/data:ee22e5 [app-ssr] (ecmascript) <text/javascript>
;
var __TURBOPACK__imported__module__405050__ = __turbopack_context__.i(405050);
/* __next_internal_action_entry_do_not_use__ [{"402075b0f03cef4cfb3808cba036d3393ed1b6246c":{"name":"chooseBranchAction"}},"server/features/chat/actions.ts",""] */ "use turbopack: no side effects";
;
const $$RSC_SERVER_ACTION_0 = /*#__PURE__*/ (0, __TURBOPACK__imported__module__405050__["createServerReference"])("402075b0f03cef4cfb3808cba036d3393ed1b6246c", __TURBOPACK__imported__module__405050__["callServer"], void 0, __TURBOPACK__imported__module__405050__["findSourceMapURL"], "chooseBranchAction");
;
var __TURBOPACK__imported__module__768607__ = __turbopack_context__.i(768607);
"use client";
;
;
;
;
;
/** Finds again what had the focus, also where it is another element afterwards: a conversation that began in this visit
 * gets a page of its own. The branches before and after a choice have the same beginning, and the same buttons in it. */ let refocus = null;
const versionButtons = ()=>[
        ...document.querySelectorAll(".versions button")
    ];
function rememberFocus(field) {
    const { activeElement: focused } = document;
    if (!(focused instanceof HTMLElement)) return;
    const at = versionButtons().indexOf(focused);
    if (at >= 0) refocus = ()=>versionButtons()[at];
    else if (focused === field) refocus = ()=>document.getElementById("message");
}
const FAILED = "That did not go through. Check your connection and try again.";
const problemOf = (error)=>({
        words: error instanceof Error ? error.message : FAILED,
        limited: __TURBOPACK__imported__module__768607__["i"].isInstance(error)
    });
function useBranches(options) {
    const { chatId, mode, busy, field, exchange, conversation } = options;
    const { refresh } = (0, __TURBOPACK__imported__module__50944__["useRouter"])();
    /** Another reply was asked for: when it is there, the page learns of its versions. */ const [asked, setAsked] = (0, __TURBOPACK__imported__module__572131__10["useState"])(false);
    const wasBusy = (0, __TURBOPACK__imported__module__572131__10["useRef"])(busy);
    const settle = ()=>{
        rememberFocus(field.current);
        (0, __TURBOPACK__imported__module__572131__10["startTransition"])(()=>{
            refresh();
            conversation.drop();
        });
    };
    (0, __TURBOPACK__imported__module__572131__10["useEffect"])(()=>{
        if (exchange) refocus?.()?.focus();
        refocus = null;
    }, [
        exchange
    ]);
    (0, __TURBOPACK__imported__module__572131__10["useEffect"])(()=>{
        const ended = wasBusy.current && !busy;
        wasBusy.current = busy;
        if (!ended || !asked) return;
        setAsked(false);
        settle();
    });
    const edit = async (id, parentId, edited)=>{
        try {
            const { beginBranch } = await /*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__3["trackDynamicImport"])(__turbopack_context__.A(248422));
            await beginBranch({
                id,
                parentId,
                mode,
                ...edited
            });
        } catch (error) {
            return problemOf(error);
        }
        field.current?.focus();
        settle();
        return null;
    };
    const choose = async (id, messageId)=>{
        conversation.setProblem("");
        const result = await $$RSC_SERVER_ACTION_0({
            id,
            messageId
        }).catch(()=>({
                ok: false,
                error: FAILED
            }));
        if (result.ok) settle();
        else conversation.setProblem(result.error);
    };
    const branching = chatId === null ? null : {
        busy,
        edit: (after, text, engine)=>edit(chatId, after, {
                text,
                engine
            }),
        choose: (messageId)=>void choose(chatId, messageId),
        onAgain: ()=>setAsked(true)
    };
    return branching;
}
// MERGED MODULE: [project]/app/_components/chat/use-conversation.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__11 = __TURBOPACK__imported__module__572131__;
var __TURBOPACK__imported__module__112926__1 = __TURBOPACK__imported__module__112926__;
// MERGED MODULE: [project]/app/_components/chat/use-after-reply.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__12 = __TURBOPACK__imported__module__572131__;
var __TURBOPACK__imported__module__337167__1 = __TURBOPACK__imported__module__337167__;
;
;
function useAfterReply(status, temporary) {
    const { chat, usage } = __TURBOPACK__imported__module__337167__1["f"].useUtils();
    const before = (0, __TURBOPACK__imported__module__572131__12["useRef"])(status);
    (0, __TURBOPACK__imported__module__572131__12["useEffect"])(()=>{
        const hasEnded = before.current === "writing" && status === "idle";
        before.current = status;
        if (!hasEnded) return;
        if (!temporary) void chat.list.invalidate();
        void usage.today.invalidate();
    }, [
        status,
        temporary,
        chat,
        usage
    ]);
}
// MERGED MODULE: [project]/app/_components/chat/use-live.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__4 = __TURBOPACK__imported__module__766281__;
var __TURBOPACK__imported__module__572131__13 = __TURBOPACK__imported__module__572131__;
"use client";
;
;
/** The stream's code is fetched when it is about to be needed, so that the field can be typed in at once. */ const loadMachinery = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__4["trackDynamicImport"])(__turbopack_context__.A(248422));
const NOT_LOADED = "The tutor could not be loaded. Check your connection and send it again.";
const WARM_UP_MS = 3000;
function warmUp() {
    loadMachinery().catch(()=>undefined);
}
function warmUpSoon() {
    const timer = setTimeout(warmUp, WARM_UP_MS);
    return ()=>clearTimeout(timer);
}
function useLive({ chatId, solveId, runId, mode, temporary, onSent }) {
    const [live, setLive] = (0, __TURBOPACK__imported__module__572131__13["useState"])(null);
    const [problem, setProblem] = (0, __TURBOPACK__imported__module__572131__13["useState"])("");
    const [connected, setConnected] = (0, __TURBOPACK__imported__module__572131__13["useState"])(true);
    /** It begins with the last message that was kept, to have its reply written. */ const [retaken, setRetaken] = (0, __TURBOPACK__imported__module__572131__13["useState"])(false);
    const latest = (0, __TURBOPACK__imported__module__572131__13["useRef"])({
        mode,
        onSent
    });
    (0, __TURBOPACK__imported__module__572131__13["useEffect"])(()=>{
        latest.current = {
            mode,
            onSent
        };
    }, [
        mode,
        onSent
    ]);
    (0, __TURBOPACK__imported__module__572131__13["useEffect"])(warmUpSoon, []);
    const begin = async (unanswered)=>{
        const { createSession, createTemporarySession, makeId, LiveThread, stopSession } = await loadMachinery();
        const common = {
            solveId: await solveId,
            mode: ()=>latest.current.mode,
            onTaken: ()=>latest.current.onSent()
        };
        if (temporary) {
            return {
                chat: createTemporarySession(common),
                LiveThread,
                stopSession: (chat)=>chat.stop()
            };
        }
        const id = chatId ?? makeId();
        const chat = createSession({
            ...common,
            id,
            unanswered,
            runId,
            onConnection: setConnected
        });
        return {
            chat,
            LiveThread,
            stopSession
        };
    };
    /** @param first the message the live part begins with, if it has to begin
   * @returns whether there was a live part to use */ const withChat = async (use, first)=>{
        setProblem("");
        try {
            const opened = live ?? await begin(first);
            setLive(opened);
            if (!live) setRetaken(first !== null);
            void use(opened.chat);
            return true;
        } catch  {
            setProblem(NOT_LOADED);
            return false;
        }
    };
    /** Leaves what was said in this visit to the page as it is kept. */ const drop = ()=>{
        setLive(null);
        setRetaken(false);
        setProblem("");
    };
    return {
        live,
        problem,
        connected,
        retaken,
        withChat,
        drop,
        setProblem
    };
}
"use client";
;
;
;
;
function useConversation({ chat: kept, exchange, onTaken, ...options }) {
    const add = (0, __TURBOPACK__imported__module__112926__1["d"])();
    const [chat, setChat] = (0, __TURBOPACK__imported__module__572131__11["useState"])(kept);
    const [sending, setSending] = (0, __TURBOPACK__imported__module__572131__11["useState"])(null);
    const [status, setStatus] = (0, __TURBOPACK__imported__module__572131__11["useState"])("idle");
    const [stoppedIds, setStoppedIds] = (0, __TURBOPACK__imported__module__572131__11["useState"])(new Set());
    const { live, withChat, ...rest } = useLive({
        chatId: kept?.id ?? null,
        ...options
    });
    const { runId, temporary } = options;
    useAfterReply(status, temporary);
    const readAlong = (0, __TURBOPACK__imported__module__572131__11["useEffectEvent"])(()=>{
        if (!live && exchange) void withChat((session)=>session.resumeStream(), exchange.message);
    });
    (0, __TURBOPACK__imported__module__572131__11["useEffect"])(()=>{
        if (runId !== null) readAlong();
    }, [
        runId
    ]);
    const send = async (text)=>{
        setSending(text);
        const unanswered = exchange?.reply ? null : exchange?.message ?? null;
        const taken = await withChat((session)=>session.sendMessage({
                text
            }), unanswered);
        setSending(null);
        return taken;
    };
    const stop = ()=>{
        if (!live) return;
        const last = live.chat.lastMessage;
        if (last) setStoppedIds((ids)=>new Set(ids).add(last.id));
        void live.stopSession(live.chat);
    };
    const ask = (asking)=>withChat((session)=>session.regenerate({
                body: asking
            }), exchange?.message ?? null);
    const taken = (0, __TURBOPACK__imported__module__572131__11["useCallback"])((begun)=>{
        if (temporary) return;
        add(begun);
        if (kept) return;
        setChat(begun);
        window.history.replaceState(null, "", `/chat/${begun.id}`);
        onTaken?.(begun.id);
    }, [
        add,
        kept,
        temporary,
        onTaken
    ]);
    return {
        ...rest,
        chat,
        live,
        sending,
        status,
        stoppedIds,
        send,
        stop,
        ask,
        setStatus,
        taken
    };
}
// MERGED MODULE: [project]/app/_components/chat/use-draft.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__14 = __TURBOPACK__imported__module__572131__;
var __TURBOPACK__imported__module__395143__ = __turbopack_context__.i(395143);
var __TURBOPACK__imported__module__493754__ = __turbopack_context__.i(493754);
"use client";
;
;
;
const storage = (0, __TURBOPACK__imported__module__395143__["f"])(()=>sessionStorage);
const NEW_PLACE = "new";
function useDraft({ field, place, said, sent }) {
    const key = place === null || place === undefined ? null : __TURBOPACK__imported__module__493754__["k"] + place;
    const previous = (0, __TURBOPACK__imported__module__572131__14["useRef"])(null);
    (0, __TURBOPACK__imported__module__572131__14["useEffect"])(()=>{
        if (!field.current) return;
        if (previous.current !== null && previous.current !== key) storage.remove(previous.current);
        previous.current = key;
        if (key === null) return;
        if (said !== null && storage.get(key)?.trim() === said) storage.remove(key);
        // What was typed before the script arrived is newer than what was kept.
        if (field.current.value === "") field.current.value = unsent(storage.get(key), sent.current);
        else storage.set(key, field.current.value);
    }, [
        field,
        key,
        said,
        sent
    ]);
    const keep = ()=>{
        if (place === null) return;
        const at = __TURBOPACK__imported__module__493754__["k"] + (place ?? addressed());
        const text = field.current?.value ?? "";
        if (text === "") storage.remove(at);
        else storage.set(at, text);
    };
    return {
        keep
    };
}
const unsent = (kept, sent)=>kept === null || kept.trim() === sent ? "" : kept;
/** What the address says a new conversation is about, before the server has said so too. */ const addressed = ()=>new URLSearchParams(window.location.search).get("solve") || NEW_PLACE;
// MERGED MODULE: [project]/app/_components/chat/use-mode.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__15 = __TURBOPACK__imported__module__572131__;
// MERGED MODULE: [project]/server/features/hints/data:707b8c [app-ssr] (ecmascript) <text/javascript>
;
var __TURBOPACK__imported__module__405050__1 = __TURBOPACK__imported__module__405050__;
/* __next_internal_action_entry_do_not_use__ [{"40de168f64346ed5a48c7884ac6d549ec9dc738053":{"name":"chooseModeAction"}},"server/features/hints/actions.ts",""] */ "use turbopack: no side effects";
;
const $$RSC_SERVER_ACTION_2 = /*#__PURE__*/ (0, __TURBOPACK__imported__module__405050__1["createServerReference"])("40de168f64346ed5a48c7884ac6d549ec9dc738053", __TURBOPACK__imported__module__405050__1["callServer"], void 0, __TURBOPACK__imported__module__405050__1["findSourceMapURL"], "chooseModeAction");
;
"use client";
;
;
const FAILED1 = "Your choice was not kept. Check your connection; it goes along with your next message.";
function useMode(initial) {
    const [chosen, setChosen] = (0, __TURBOPACK__imported__module__572131__15["useState"])();
    const choose = async (mode, chatId)=>{
        setChosen(mode);
        if (chatId === null) return "";
        const failed = {
            ok: false,
            error: FAILED1
        };
        const result = await $$RSC_SERVER_ACTION_2({
            id: chatId,
            mode
        }).catch(()=>failed);
        return result.ok ? "" : result.error;
    };
    return {
        mode: chosen ?? initial,
        chosen,
        choose
    };
}
// MERGED MODULE: [project]/app/_components/chat/use-news-elsewhere.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__50944__1 = __TURBOPACK__imported__module__50944__;
var __TURBOPACK__imported__module__572131__16 = __TURBOPACK__imported__module__572131__;
"use client";
;
;
const CHANNEL = "classmate-chat";
function useNewsElsewhere({ chatId, started, busy }) {
    const { refresh } = (0, __TURBOPACK__imported__module__50944__1["useRouter"])();
    const look = (0, __TURBOPACK__imported__module__572131__16["useEffectEvent"])(()=>{
        if (chatId !== null && !started) refresh();
    });
    (0, __TURBOPACK__imported__module__572131__16["useEffect"])(()=>{
        const onShown = ()=>{
            if (document.visibilityState === "visible") look();
        };
        const channel = "BroadcastChannel" in window ? new BroadcastChannel(CHANNEL) : null;
        channel?.addEventListener("message", ({ data })=>{
            if (data?.chatId === chatId) look();
        });
        document.addEventListener("visibilitychange", onShown);
        return ()=>{
            channel?.close();
            document.removeEventListener("visibilitychange", onShown);
        };
    }, [
        chatId
    ]);
    (0, __TURBOPACK__imported__module__572131__16["useEffect"])(()=>{
        if (chatId === null || !started || !("BroadcastChannel" in window)) return;
        const channel = new BroadcastChannel(CHANNEL);
        // Once when a reply begins, which others read along from then on, and once when it is there.
        channel.postMessage({
            chatId,
            busy
        });
        channel.close();
    }, [
        chatId,
        started,
        busy
    ]);
}
// MERGED MODULE: [project]/app/_components/chat/use-shortcuts.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__17 = __TURBOPACK__imported__module__572131__;
"use client";
;
function useShortcuts({ field, busy, onStop }) {
    const press = (0, __TURBOPACK__imported__module__572131__17["useEffectEvent"])((event)=>{
        if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "Escape" && busy && !somethingIsOpen()) {
            event.preventDefault();
            onStop();
        }
        if (event.key === "/" && nothingIsFocused() && !somethingIsOpen()) {
            event.preventDefault();
            field.current?.focus();
        }
    });
    (0, __TURBOPACK__imported__module__572131__17["useEffect"])(()=>{
        const listen = (event)=>press(event);
        window.addEventListener("keydown", listen);
        return ()=>window.removeEventListener("keydown", listen);
    }, []);
}
/** A dialog or a menu, which Escape closes. */ const somethingIsOpen = ()=>document.querySelector("dialog[open], :popover-open") !== null;
/** Someone who goes through the page with the keyboard, or speaks to it, means the element they are at. */ const nothingIsFocused = ()=>document.activeElement === document.body || document.activeElement?.id === "main";
// MERGED MODULE: [project]/app/_components/chat/use-stick-to-bottom.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__18 = __TURBOPACK__imported__module__572131__;
"use client";
;
/** Pixels from the end of the page that still count as being there. */ const NEAR = 96;
function useStickToBottom(content) {
    const atEnd = (0, __TURBOPACK__imported__module__572131__18["useRef"])(true);
    (0, __TURBOPACK__imported__module__572131__18["useEffect"])(()=>{
        const element = content.current;
        if (!element) return;
        const isNear = ()=>{
            const { scrollHeight, clientHeight } = document.documentElement;
            return scrollHeight - window.scrollY - clientHeight < NEAR;
        };
        atEnd.current = isNear();
        let top = window.scrollY;
        // Only moving up leaves the end: a scroll event may come late, when the page has grown below the reader since.
        const look = ()=>{
            if (isNear()) atEnd.current = true;
            else if (window.scrollY < top) atEnd.current = false;
            top = window.scrollY;
        };
        let height = element.offsetHeight;
        const observer = new ResizeObserver(()=>{
            const grown = element.offsetHeight > height;
            height = element.offsetHeight;
            // A page that got shorter moves the reader up by itself.
            if (!grown) top = window.scrollY;
            if (grown && atEnd.current) toEnd();
        });
        // The keyboard of a phone takes its room from below, where the reader is looking.
        const fit = ()=>{
            if (atEnd.current) toEnd();
        };
        observer.observe(element);
        window.addEventListener("scroll", look, {
            passive: true
        });
        window.addEventListener("resize", fit);
        return ()=>{
            observer.disconnect();
            window.removeEventListener("scroll", look);
            window.removeEventListener("resize", fit);
        };
    }, [
        content
    ]);
    return ()=>{
        atEnd.current = true;
        toEnd();
    };
}
function toEnd() {
    window.scrollTo({
        top: document.documentElement.scrollHeight,
        behavior: "instant"
    });
}
// MERGED MODULE: [project]/app/_components/chat/use-typing.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__19 = __TURBOPACK__imported__module__572131__;
"use client";
;
;
function useTyping({ field, place, said, take, goToEnd }) {
    const sent = (0, __TURBOPACK__imported__module__572131__19["useRef"])(null);
    const { keep } = useDraft({
        field,
        place,
        said,
        sent
    });
    const send = async (text)=>{
        requestAnimationFrame(goToEnd);
        const taken = await take(text);
        if (!taken && field.current?.value === "") {
            field.current.value = text;
            keep();
        }
        requestAnimationFrame(goToEnd);
    };
    const sendTyped = ()=>{
        const text = field.current?.value.trim() ?? "";
        if (text === "" || !field.current) return;
        // The draft stays until the server has the message: a page that dies on the way loses nothing.
        sent.current = text;
        field.current.value = "";
        void send(text);
    };
    return {
        keep,
        send,
        sendTyped
    };
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
;
;
;
;
;
;
function ChatView({ subject, opening, history, onTaken, onRestart, ...options }) {
    const field = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const thread = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const keepDraft = (0, __TURBOPACK__imported__module__572131__["useRef"])(()=>{});
    const goToEnd = useStickToBottom(thread);
    const { mode, chosen, choose } = useMode(options.mode);
    const [temporary, setTemporary] = (0, __TURBOPACK__imported__module__572131__["useState"])(false);
    const conversation = useConversation({
        ...options,
        temporary,
        mode: chosen,
        onTaken,
        onSent: ()=>keepDraft.current()
    });
    const { chat, live, sending, status } = conversation;
    const started = live !== null || sending !== null;
    const before = useBefore({
        history,
        exchange: options.exchange
    }, started);
    const busy = status === "writing" || sending !== null;
    const branching = useBranches({
        chatId: chat?.id ?? null,
        mode: chosen,
        busy,
        field,
        exchange: options.exchange,
        conversation
    });
    useNewsElsewhere({
        chatId: chat?.id ?? null,
        started,
        busy
    });
    const place = temporary ? null : placeOf(chat?.id ?? options.solveId);
    const said = options.exchange?.message.text ?? null;
    const { keep, send, sendTyped } = useTyping({
        field,
        place,
        said,
        take: conversation.send,
        goToEnd
    });
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        keepDraft.current = keep;
    }, [
        keep
    ]);
    const stop = ()=>{
        conversation.stop();
        field.current?.focus();
    };
    useShortcuts({
        field,
        busy: status === "writing",
        onStop: stop
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__530895__["K"], {
        value: branching,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__378072__["MathStyles"], {}),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Head, {
                chat,
                started,
                temporary,
                onRestart,
                onTemporary: setTemporary
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Thread, {
                ref: thread,
                writing: options.runId !== null,
                subject,
                opening,
                before,
                conversation,
                started,
                onChoose: send
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(HintsBelow, {
                mode: mode,
                chatId: chat?.id ?? null,
                busy: busy
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Heard, {
                busy: busy,
                ended: live !== null && status === "idle"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Footer, {
                placeholder: chat || started ? "Ask, or send the next problem" : "Ask the tutor",
                onMode: async (wanted)=>conversation.setProblem(await choose(wanted, chat?.id ?? null)),
                onSend: sendTyped,
                onStop: stop,
                onFocus: warmUp,
                note: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(MessagesLeftLine, {
                    atFirst: options.usage
                }),
                field,
                busy,
                mode,
                onType: keep
            })
        ]
    });
}
/** What is above a conversation: its name, or the choice to keep none of it. */ function Head({ chat, started, temporary, onTemporary, onRestart }) {
    if (chat) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(ChatTitle, {
        chat: chat
    });
    if (!onRestart) return null;
    if (!started) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(TemporarySwitch, {
        on: temporary,
        onChange: onTemporary
    });
    return temporary ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(TemporaryTitle, {
        onRestart: onRestart
    }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("div", {
        className: "chat-title"
    });
}
/** Screen readers hear when a reply begins and when it is there, not every word of it. */ function Heard({ busy, ended }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
        role: "status",
        className: "sr-only",
        children: busy ? "The tutor is writing." : ended ? "The tutor has finished writing." : ""
    });
}
/** Names the conversation its draft is kept for; undefined while that is not known. */ const placeOf = (id)=>id instanceof Promise ? undefined : id ?? NEW_PLACE;
/** What was said before this visit. What is said from now on is below it: a later rendering of the page must not
 * bring that a second time. */ function useBefore(now, started) {
    const [before, setBefore] = (0, __TURBOPACK__imported__module__572131__["useState"])(now);
    const changed = before.history !== now.history || before.exchange !== now.exchange;
    if (changed && !started) setBefore(now);
    return started ? before : now;
}
// MERGED MODULE: [project]/app/_components/chat/new-chat.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__12 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__50944__2 = __TURBOPACK__imported__module__50944__;
var __TURBOPACK__imported__module__572131__20 = __TURBOPACK__imported__module__572131__;
// MERGED MODULE: [project]/app/_components/chat/empty-state.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__13 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__572131__21 = __TURBOPACK__imported__module__572131__;
var __TURBOPACK__imported__module__535274__ = __turbopack_context__.i(535274);
"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";
;
;
;
;
function EmptyState(props) {
    const { started, onChoose } = props;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__13["jsx"])(__TURBOPACK__imported__module__572131__21["Suspense"], {
        fallback: started ? null : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__13["jsx"])(StartScreen, {
            hasSubject: false,
            onChoose: onChoose
        }),
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__13["jsx"])(Arrived, {
            ...props
        })
    });
}
function Arrived({ subject, started, onChoose, onArrived }) {
    const arrived = (0, __TURBOPACK__imported__module__572131__21["use"])(subject);
    const solveId = arrived?.solveId ?? null;
    const mode = arrived?.mode ?? "explain";
    (0, __TURBOPACK__imported__module__572131__21["useEffect"])(()=>onArrived(solveId, mode), [
        onArrived,
        solveId,
        mode
    ]);
    const askCarried = (0, __TURBOPACK__imported__module__572131__21["useEffectEvent"])((about)=>{
        const question = (0, __TURBOPACK__imported__module__535274__["v"])(about);
        if (question !== null) onChoose(question);
    });
    (0, __TURBOPACK__imported__module__572131__21["useEffect"])(()=>{
        if (solveId !== null) askCarried(solveId);
    }, [
        solveId
    ]);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__13["jsxs"])(__TURBOPACK__imported__module__187924__13["Fragment"], {
        children: [
            arrived?.card,
            !started && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__13["jsx"])(StartScreen, {
                hasSubject: arrived !== null,
                offers: arrived?.offers,
                onChoose: onChoose
            })
        ]
    });
}
"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";
;
;
;
;
;
const START = "/chat";
function NewChat({ subject, usage }) {
    const path = (0, __TURBOPACK__imported__module__50944__2["usePathname"])();
    const [visit, setVisit] = (0, __TURBOPACK__imported__module__572131__20["useState"])({
        path,
        round: 0,
        chatId: null,
        solveId: undefined,
        mode: "explain"
    });
    if (path !== visit.path) {
        const again = path === START && visit.chatId !== null;
        setVisit(again ? {
            ...visit,
            path,
            round: visit.round + 1,
            chatId: null
        } : {
            ...visit,
            path
        });
    }
    // The browser's back button can bring this page up under the address of a conversation it no longer holds.
    const astray = path.startsWith(`${START}/`) && path !== `${START}/${visit.chatId}`;
    (0, __TURBOPACK__imported__module__572131__20["useEffect"])(()=>{
        if (astray) window.location.replace(window.location.pathname);
    }, [
        astray
    ]);
    const taken = (0, __TURBOPACK__imported__module__572131__20["useCallback"])((chatId)=>setVisit((current)=>({
                ...current,
                chatId
            })), []);
    const arrived = (0, __TURBOPACK__imported__module__572131__20["useCallback"])((solveId, mode)=>setVisit((current)=>about({
                ...current,
                mode
            }, solveId)), []);
    const restart = (0, __TURBOPACK__imported__module__572131__20["useCallback"])(()=>setVisit((current)=>({
                ...current,
                round: current.round + 1
            })), []);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__12["jsx"])(ChatView, {
        chat: null,
        solveId: visit.solveId === undefined ? solveIdOf(subject) : visit.solveId,
        subject: null,
        opening: (view)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__12["jsx"])(EmptyState, {
                subject: subject,
                onArrived: arrived,
                ...view
            }),
        history: null,
        exchange: null,
        runId: null,
        mode: visit.mode,
        usage: usage,
        onTaken: taken,
        onRestart: restart
    }, visit.round);
}
const solveIdOf = async (subject)=>(await subject)?.solveId ?? null;
/** The first problem to arrive leaves the page as it is; another one begins another conversation. */ function about(visit, solveId) {
    if (visit.solveId === solveId) return visit;
    if (visit.solveId === undefined) return {
        ...visit,
        solveId
    };
    return {
        ...visit,
        solveId,
        round: visit.round + 1,
        chatId: null
    };
}
"use client";
;
;
__turbopack_context__.s([
    "ChatView",
    0,
    ChatView,
    "NewChat",
    0,
    NewChat
], 424228);
}),
];

//# sourceMappingURL=app__components_chat_views_tsx_0x4h9erhcd1-2._.js.map