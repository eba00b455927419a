module.exports = [
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
420173, 109208, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_device/shelf.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__401482__ = __turbopack_context__.i(401482);
var __TURBOPACK__imported__module__277754__ = __turbopack_context__.i(277754);
;
;
class Shelf {
    store;
    listeners;
    followers;
    constructor(store){
        this.store = store;
        this.listeners = new Set();
        this.followers = new Set();
    }
    listen(listener) {
        this.listeners.add(listener);
        return ()=>void this.listeners.delete(listener);
    }
    async send({ problem, outcome }) {
        const { id } = problem;
        const fate = await this.store.put({
            id,
            problem,
            outcome
        }) ? "here" : "unstored";
        for (const listener of this.listeners)listener(id, fate);
        this.tell();
        return fate;
    }
    /** Hears that something was put on the shelf or taken off it.
   * @returns what ends that */ follow(changed) {
        this.followers.add(changed);
        return ()=>void this.followers.delete(changed);
    }
    /** Oldest first. */ all() {
        return this.store.all();
    }
    async remove(id) {
        await this.store.remove(id);
        this.tell();
    }
    tell() {
        for (const changed of this.followers)changed();
    }
}
let opened;
function pageShelf() {
    opened ??= new Shelf((0, __TURBOPACK__imported__module__277754__["f"])({
        factory: ()=>indexedDB,
        name: __TURBOPACK__imported__module__401482__["Z"],
        madeAt: ({ problem })=>problem.at
    }));
    return opened;
}
__turbopack_context__.s([
    "f",
    0,
    pageShelf
], 420173);
// MERGED MODULE: [project]/app/_device/use-shelf.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__514007__ = __turbopack_context__.i(514007);
;
;
const useShelf = ()=>(0, __TURBOPACK__imported__module__514007__["f"])(shelved);
function shelved() {
    const shelf = pageShelf();
    return {
        list: ()=>shelf.all(),
        follow: (changed)=>shelf.follow(changed)
    };
}
__turbopack_context__.s([
    "f",
    0,
    useShelf
], 109208);
}),
514007, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
;
function useListed(open) {
    const [entries, setEntries] = (0, __TURBOPACK__imported__module__572131__["useState"])([]);
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        const { list, follow } = open();
        let isGone = false;
        const look = ()=>void list().then((all)=>isGone || setEntries(all));
        const stop = follow(look);
        // Someone has signed out in another tab, or problems stay on this device from now on.
        addEventListener("storage", look);
        look();
        return ()=>{
            isGone = true;
            stop();
            removeEventListener("storage", look);
        };
    }, [
        open
    ]);
    return entries;
}
__turbopack_context__.s([
    "f",
    0,
    useListed
]);
}),
869197, ((__turbopack_context__) => {
"use strict";

/** Whether problems stay on this device, so that nothing of them is sent. A script in the page's head writes it on the root
 * before anything can be sent, and whenever another tab changes it (KEEP_ON_DEVICE). */ const isDeviceOnly = ()=>"deviceOnly" in document.documentElement.dataset;
__turbopack_context__.s([
    "f",
    0,
    isDeviceOnly
]);
}),
];

//# sourceMappingURL=app_0xevu-n25_7d5._.js.map