module.exports = [
783842, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__787724__ = __turbopack_context__.i(787724);
;
;
const BADGES = {
    verified: {
        word: "Checked",
        Icon: __TURBOPACK__imported__module__787724__["w"],
        tone: "text-checked"
    },
    partial: {
        word: "Spot-checked",
        Icon: __TURBOPACK__imported__module__787724__["p"],
        tone: "text-caution"
    },
    unchecked: {
        word: "Not checked",
        Icon: __TURBOPACK__imported__module__787724__["g"],
        tone: "text-muted"
    }
};
function VerificationBadge({ status }) {
    const { word, Icon, tone } = BADGES[status];
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("span", {
        className: `inline-flex items-center gap-1.5 text-[15px] font-semibold whitespace-nowrap ${tone}`,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Icon, {}),
            word
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    VerificationBadge
]);
}),
530190, 169450, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_device/shelf-list.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__583231__ = __turbopack_context__.i(583231);
var __TURBOPACK__imported__module__693195__ = __turbopack_context__.i(693195);
// MERGED MODULE: [project]/app/_device/constants.ts [app-ssr] (ecmascript)
;
const SERVICE_WORKER_PATH = "/sw.js";
const SHARED_PATH = "/shared";
const SHARED_HASH = "#shared=";
const SHELVED_FIELD = "shelved";
const PROBLEM_FIELD = "#problem";
const SHARED_FILES = "cm-shared";
const SHARED_PICTURE = "/shared/picture";
__turbopack_context__.s([
    "W",
    0,
    PROBLEM_FIELD,
    "R",
    0,
    SERVICE_WORKER_PATH,
    "S",
    0,
    SHARED_FILES,
    "D",
    0,
    SHARED_PICTURE,
    "L",
    0,
    SHELVED_FIELD
], 169450);
// MERGED MODULE: [project]/app/_device/delete-shelved.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__1 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__183217__ = __turbopack_context__.i(183217);
var __TURBOPACK__imported__module__420173__ = __turbopack_context__.i(420173);
"use client";
;
;
;
function DeleteShelved({ ref, shelved }) {
    const confirm = async ()=>{
        if (shelved) await (0, __TURBOPACK__imported__module__420173__["f"])().remove(shelved.id);
        ref.current?.close();
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])(__TURBOPACK__imported__module__183217__["f"], {
        ref: ref,
        title: "Delete this problem?",
        pending: false,
        problem: "",
        onConfirm: ()=>void confirm(),
        onClose: ()=>{},
        children: [
            "“",
            shelved?.problem.text,
            "” and what you did with it will be permanently deleted. It is kept nowhere else."
        ]
    });
}
var __TURBOPACK__imported__module__962327__ = __turbopack_context__.i(962327);
var __TURBOPACK__imported__module__109208__ = __turbopack_context__.i(109208);
"use client";
;
;
;
;
;
;
;
;
function ShelfList() {
    const problems = (0, __TURBOPACK__imported__module__109208__["f"])();
    const dialog = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const [doomed, setDoomed] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    if (problems.length === 0) return null;
    const ask = (shelved)=>{
        setDoomed(shelved);
        dialog.current?.showModal();
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("section", {
        "aria-labelledby": "shelf",
        className: "mt-6 mb-8",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("h2", {
                id: "shelf",
                className: "text-[15px] text-muted",
                children: "On this device only"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("ul", {
                className: "sheet mt-2 divide-y divide-hairline overflow-hidden",
                children: problems.toReversed().map((shelved)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(ShelfRow, {
                        shelved: shelved,
                        onDelete: ask
                    }, shelved.id))
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(DeleteShelved, {
                ref: dialog,
                shelved: doomed
            })
        ]
    });
}
/** All of the row leads to the sheet, but for the button that deletes it. */ function ShelfRow({ shelved, onDelete }) {
    const { id, problem } = shelved;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("li", {
        className: "relative px-4 py-4 hover:bg-wash sm:px-6",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("a", {
                href: `/${__TURBOPACK__imported__module__962327__["f"]}&${SHELVED_FIELD}=${id}`,
                className: "block truncate text-[17px] after:absolute after:inset-0",
                children: problem.text
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                className: "mt-1 flex min-h-8 items-center justify-between gap-4",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                        className: "text-[15px] text-muted",
                        children: (0, __TURBOPACK__imported__module__693195__["M"])(new Date(problem.at))
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("button", {
                        type: "button",
                        onClick: ()=>onDelete(shelved),
                        className: "relative z-10 -my-1.5 -mr-3 flex size-11 shrink-0 items-center justify-center text-muted hover:text-danger",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__583231__["Y"], {}),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("span", {
                                className: "sr-only",
                                children: [
                                    "Delete “",
                                    problem.text,
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
__turbopack_context__.s([
    "ShelfList",
    0,
    ShelfList
], 530190);
}),
670575, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__692896__ = __turbopack_context__.i(692896);
var __TURBOPACK__imported__module__514007__ = __turbopack_context__.i(514007);
"use client";
;
;
;
function Waiting() {
    const problems = (0, __TURBOPACK__imported__module__514007__["f"])(waiting);
    if (problems.length === 0) return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("section", {
        "aria-labelledby": "waiting",
        className: "mt-6 mb-8",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("h2", {
                id: "waiting",
                className: "text-[15px] text-muted",
                children: "Waiting on this device"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("ul", {
                className: "sheet mt-2 divide-y divide-hairline overflow-hidden",
                children: problems.map(({ id, text })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("li", {
                        className: "truncate px-4 py-3.5 text-[17px] sm:px-6",
                        children: text
                    }, id))
            })
        ]
    });
}
function waiting() {
    const sender = (0, __TURBOPACK__imported__module__692896__["pageSender"])();
    return {
        list: ()=>sender.waiting(),
        follow: (changed)=>sender.listen(changed)
    };
}
__turbopack_context__.s([
    "Waiting",
    0,
    Waiting
]);
}),
];

//# sourceMappingURL=app_1lyayy2arasuy._.js.map