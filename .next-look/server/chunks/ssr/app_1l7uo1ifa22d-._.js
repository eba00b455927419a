module.exports = [
615410, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/(product)/chat/layout.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__800717__ = __turbopack_context__.i(800717);
var __TURBOPACK__imported__module__205234__ = __turbopack_context__.i(205234);
// MERGED MODULE: [project]/app/_components/chat/icons.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__75527__ = __turbopack_context__.i(75527);
// Nothing here depends on anything: what would be remembered costs more bytes than it spares work.
"use no memo";
;
;
const DeleteIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__75527__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("path", {
            d: "M5 7h14M10 7V4.5h4V7m-7.5 0 .8 12.5h9.4L17.5 7"
        })
    });
const HaltIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__75527__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("rect", {
            x: "6.5",
            y: "6.5",
            width: "11",
            height: "11",
            rx: "1.5",
            fill: "currentColor"
        })
    });
const NewIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__75527__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("path", {
            d: "M12 5v14M5 12h14"
        })
    });
const BackIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__75527__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("path", {
            d: "m14.5 6-6 6 6 6"
        })
    });
const ForthIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__75527__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("path", {
            d: "m9.5 6 6 6-6 6"
        })
    });
const ListIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__75527__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("path", {
            d: "M8 6.5h12M8 12h12M8 17.5h12M4 6.5h.1M4 12h.1M4 17.5h.1"
        })
    });
const RenameIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__75527__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("path", {
            d: "m5 19 1-4.2L16.2 4.6l3.2 3.2L9.2 18zM14 6.8l3.2 3.2"
        })
    });
const SearchIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])(__TURBOPACK__imported__module__75527__["W"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("circle", {
                cx: "11",
                cy: "11",
                r: "6.5"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("path", {
                d: "m16 16 4.5 4.5"
            })
        ]
    });
const ShareIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])(__TURBOPACK__imported__module__75527__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("path", {
            d: "M12 15V4.5m-4 4 4-4 4 4M6 12v7.5h12V12"
        })
    });
var __TURBOPACK__imported__module__614808__ = __turbopack_context__.i(614808);
var __TURBOPACK__imported__module__38197__ = __turbopack_context__.i(38197);
var __TURBOPACK__imported__module__933955__ = __turbopack_context__.i(933955);
;
;
;
;
;
;
;
;
;
const viewport = {
    interactiveWidget: "resizes-content"
};
const MENU_ID = "conversations";
function ChatLayout({ children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__38197__["default"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
            className: "mx-auto flex w-full max-w-[1120px] flex-1 gap-10 px-4 lg:px-8",
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("aside", {
                    className: "hidden w-[260px] shrink-0 lg:block",
                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("nav", {
                        "aria-label": "Conversations",
                        className: "sticky top-0 max-h-dvh space-y-2 overflow-y-auto pt-6 pb-6",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(NewChatLink, {
                                className: "button mb-3 w-full"
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__800717__["Suspense"], {
                                fallback: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(ListSkeleton, {}),
                                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Conversations, {})
                            })
                        ]
                    })
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("main", {
                    id: "main",
                    tabIndex: -1,
                    className: "chat-main flex min-w-0 flex-1 flex-col outline-none",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
                            className: "flex justify-between gap-3 pt-3 lg:hidden",
                            children: [
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("button", {
                                    type: "button",
                                    popoverTarget: MENU_ID,
                                    className: "button",
                                    children: [
                                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(ListIcon, {}),
                                        "Conversations"
                                    ]
                                }),
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(NewChatLink, {
                                    className: "button"
                                })
                            ]
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("nav", {
                            id: MENU_ID,
                            popover: "auto",
                            "aria-label": "Conversations",
                            className: "menu chat-menu",
                            children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__800717__["Suspense"], {
                                fallback: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(ListSkeleton, {}),
                                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Conversations, {})
                            })
                        }),
                        children,
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__614808__["SendWaiting"], {})
                    ]
                })
            ]
        })
    });
}
async function Conversations() {
    const first = await (0, __TURBOPACK__imported__module__933955__["p"])();
    if (first) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__205234__["ChatList"], {
        first: first
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
        className: "px-3 py-2 text-[15px] text-muted",
        children: "Your conversations cannot be shown at the moment. They are safe; please try again in a minute."
    });
}
function NewChatLink({ className }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__395936__["default"], {
        href: "/chat",
        className: className,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(NewIcon, {}),
            "New chat"
        ]
    });
}
function ListSkeleton() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
        "data-skeleton": true,
        "aria-hidden": "true",
        className: "h-11 rounded-control bg-wash"
    });
}
__turbopack_context__.s([
    "default",
    0,
    ChatLayout,
    "viewport",
    0,
    viewport
], 615410);
}),
504602, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(615410));
}),
491374, ((__turbopack_context__) => {
"use strict";

// This file is generated by next-core EcmascriptClientReferenceModule.
var __TURBOPACK__imported__module__211857__ = __turbopack_context__.i(211857);
;
const ChatList = (0, __TURBOPACK__imported__module__211857__["registerClientReference"])(function() {
    throw new Error("Attempted to call ChatList() from the server but ChatList is on the client. It's not possible to invoke a client function from the server, it can only be rendered as a Component or passed to props of a Client Component.");
}, "[project]/app/_components/chat/chat-list.tsx", "ChatList");
__turbopack_context__.s([
    "ChatList",
    0,
    ChatList
]);
}),
205234, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__491374__ = __turbopack_context__.i(491374);
;
__turbopack_context__.n(__TURBOPACK__imported__module__491374__);
}),
604109, ((__turbopack_context__) => {
"use strict";

// This file is generated by next-core EcmascriptClientReferenceModule.
var __TURBOPACK__imported__module__211857__ = __turbopack_context__.i(211857);
;
const __TURBOPACK__default__export__ = (0, __TURBOPACK__imported__module__211857__["registerClientReference"])(function() {
    throw new Error("Attempted to call the default export of [project]/app/_lib/trpc-provider.tsx from the server, but it's on the client. It's not possible to invoke a client function from the server, it can only be rendered as a Component or passed to props of a Client Component.");
}, "[project]/app/_lib/trpc-provider.tsx", "default");
__turbopack_context__.s([
    "default",
    0,
    __TURBOPACK__default__export__
]);
}),
38197, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__604109__ = __turbopack_context__.i(604109);
;
__turbopack_context__.n(__TURBOPACK__imported__module__604109__);
}),
];

//# sourceMappingURL=app_1l7uo1ifa22d-._.js.map