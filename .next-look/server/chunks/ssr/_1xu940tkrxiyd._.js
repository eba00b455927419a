module.exports = [
864771, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__698556__ = __turbopack_context__.i(698556);
var __TURBOPACK__imported__module__183217__ = __turbopack_context__.i(183217);
var __TURBOPACK__imported__module__112926__ = __turbopack_context__.i(112926);
"use client";
;
;
;
;
const FAILED = "This could not be deleted. Check your connection and try again.";
function DeleteChat({ ref, chat, onDeleted }) {
    const { mutate, isPending, error, reset } = (0, __TURBOPACK__imported__module__112926__["W"])();
    const confirm = ()=>{
        if (!chat) return;
        const gone = ()=>{
            ref.current?.close();
            onDeleted(chat.id);
        };
        mutate({
            id: chat.id
        }, {
            onSuccess: gone
        });
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__183217__["f"], {
        ref: ref,
        title: "Delete this conversation?",
        pending: isPending,
        problem: (0, __TURBOPACK__imported__module__698556__["f"])(error, FAILED),
        onConfirm: confirm,
        onClose: reset,
        children: [
            "“",
            chat?.title,
            "” will be permanently deleted."
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    DeleteChat
]);
}),
583231, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__787724__ = __turbopack_context__.i(787724);
// Nothing here depends on anything: what would be remembered costs more bytes than it spares work.
"use no memo";
;
;
const DeleteIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "M5 7h14M10 7V4.5h4V7m-7.5 0 .8 12.5h9.4L17.5 7"
        })
    });
const HaltIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("rect", {
            x: "6.5",
            y: "6.5",
            width: "11",
            height: "11",
            rx: "1.5",
            fill: "currentColor"
        })
    });
const NewIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "M12 5v14M5 12h14"
        })
    });
const BackIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "m14.5 6-6 6 6 6"
        })
    });
const ForthIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "m9.5 6 6 6-6 6"
        })
    });
const ListIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "M8 6.5h12M8 12h12M8 17.5h12M4 6.5h.1M4 12h.1M4 17.5h.1"
        })
    });
const RenameIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "m5 19 1-4.2L16.2 4.6l3.2 3.2L9.2 18zM14 6.8l3.2 3.2"
        })
    });
const SearchIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__787724__["W"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("circle", {
                cx: "11",
                cy: "11",
                r: "6.5"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
                d: "m16 16 4.5 4.5"
            })
        ]
    });
const ShareIcon = ()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__787724__["W"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
            d: "M12 15V4.5m-4 4 4-4 4 4M6 12v7.5h12V12"
        })
    });
__turbopack_context__.s([
    "l",
    0,
    BackIcon,
    "Y",
    0,
    DeleteIcon,
    "y",
    0,
    ForthIcon,
    "g",
    0,
    HaltIcon,
    "j",
    0,
    RenameIcon,
    "O",
    0,
    SearchIcon,
    "D",
    0,
    ShareIcon
]);
}),
183217, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
"use client";
;
;
;
function DeleteDialog({ ref, title, children, pending, problem, onConfirm, onClose }) {
    const titleId = (0, __TURBOPACK__imported__module__572131__["useId"])();
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("dialog", {
        ref: ref,
        "aria-labelledby": titleId,
        onClose: onClose,
        className: "dialog",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("h2", {
                id: titleId,
                className: "font-serif text-[24px] leading-tight",
                children: title
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                className: "mt-2 break-words text-muted",
                children: children
            }),
            problem && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                role: "alert",
                className: "mt-3 text-danger",
                children: problem
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                className: "mt-5 flex flex-wrap justify-end gap-3",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                        type: "button",
                        onClick: ()=>ref.current?.close(),
                        className: "button",
                        children: "Keep it"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                        type: "button",
                        onClick: ()=>pending || onConfirm(),
                        "aria-disabled": pending,
                        className: "button button-danger",
                        children: pending ? "Deleting…" : "Delete"
                    })
                ]
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    DeleteDialog
]);
}),
752424, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__660081__ = __turbopack_context__.i(660081);
var __TURBOPACK__imported__module__401482__ = __turbopack_context__.i(401482);
"use client";
;
;
;
;
function SendWaiting() {
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        (0, __TURBOPACK__imported__module__660081__["v"])(()=>{
            // Fails where the network does; the next page tries again.
            sendWhatWaits().catch(()=>{});
        });
    }, []);
    return null;
}
/** What sends is fetched only where something may wait. */ async function sendWhatWaits() {
    const kept = await indexedDB.databases?.();
    /** Whether this browser ever kept one. One that does not tell what it keeps may have. */ const mayWait = (wanted)=>kept?.some(({ name })=>name === wanted) ?? true;
    if (mayWait(__TURBOPACK__imported__module__401482__["x"])) (await (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(513149))).pageSender();
    if (mayWait(__TURBOPACK__imported__module__401482__["$"])) (await (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(725704))).pageAnswers();
}
__turbopack_context__.s([
    "SendWaiting",
    0,
    SendWaiting
]);
}),
698556, ((__turbopack_context__) => {
"use strict";

function failureWords(error, unreached) {
    if (!error) return "";
    return error.data ? error.message : unreached;
}
__turbopack_context__.s([
    "f",
    0,
    failureWords
]);
}),
446287, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
;
const Nothing = ()=>null;
function optional(fetch) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__572131__["lazy"])(()=>fetch().catch(()=>({
                default: Nothing
            })));
}
__turbopack_context__.s([
    "f",
    0,
    optional
]);
}),
909226, ((__turbopack_context__) => {
"use strict";

/** Characters one message may have after trimming. */ const MESSAGE_LENGTH_MAX = 4000;
const TITLE_LENGTH_MAX = 80;
const NO_NAME = "Give it a name.";
const CHAT_LIST_LENGTH = 50;
const CHAT_LIST_LENGTH_MAX = 100;
const HISTORY_LENGTH_MAX = 80;
const SEARCH_LENGTH_MAX = 100;
const SEARCH_RESULTS_MAX = 20;
const TUTOR_MODES = [
    "explain",
    "hints",
    "check"
];
const CHOOSE_ONE = "Send me the one you mean.";
__turbopack_context__.s([
    "o",
    0,
    CHOOSE_ONE,
    "l",
    0,
    MESSAGE_LENGTH_MAX,
    "$",
    0,
    NO_NAME,
    "Q",
    0,
    SEARCH_LENGTH_MAX,
    "B",
    0,
    TITLE_LENGTH_MAX
]);
}),
];