module.exports = [
197783, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/share/share-dialog.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__84275__ = __turbopack_context__.i(84275);
// MERGED MODULE: [project]/app/_components/share/use-share.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__1 = __TURBOPACK__imported__module__572131__;
// MERGED MODULE: [project]/server/features/share/data:28d72e [app-ssr] (ecmascript) <text/javascript>
;
var __TURBOPACK__imported__module__405050__ = __turbopack_context__.i(405050);
/* __next_internal_action_entry_do_not_use__ [{"4095ce67ebce185715f955c3b6639f4a122b99228e":{"name":"revokeShareAction"}},"server/features/share/actions.ts",""] */ "use turbopack: no side effects";
;
const $$RSC_SERVER_ACTION_1 = /*#__PURE__*/ (0, __TURBOPACK__imported__module__405050__["createServerReference"])("4095ce67ebce185715f955c3b6639f4a122b99228e", __TURBOPACK__imported__module__405050__["callServer"], void 0, __TURBOPACK__imported__module__405050__["findSourceMapURL"], "revokeShareAction");
;
// MERGED MODULE: [project]/server/features/share/data:36699f [app-ssr] (ecmascript) <text/javascript>
;
var __TURBOPACK__imported__module__405050__1 = __TURBOPACK__imported__module__405050__;
/* __next_internal_action_entry_do_not_use__ [{"40bd8582d3ed1c24089d13e68ca55bb7f51bb5f7e5":{"name":"shareAction"}},"server/features/share/actions.ts",""] */ "use turbopack: no side effects";
;
const $$RSC_SERVER_ACTION_0 = /*#__PURE__*/ (0, __TURBOPACK__imported__module__405050__1["createServerReference"])("40bd8582d3ed1c24089d13e68ca55bb7f51bb5f7e5", __TURBOPACK__imported__module__405050__1["callServer"], void 0, __TURBOPACK__imported__module__405050__1["findSourceMapURL"], "shareAction");
;
"use client";
;
;
const FAILED = "That did not go through. Check your connection and try again.";
function useShare({ kind, id }) {
    const [link, setLink] = (0, __TURBOPACK__imported__module__572131__1["useState"])(null);
    const [state, setState] = (0, __TURBOPACK__imported__module__572131__1["useState"])("asking");
    const [error, setError] = (0, __TURBOPACK__imported__module__572131__1["useState"])("");
    const ask = (0, __TURBOPACK__imported__module__572131__1["useCallback"])(async (upToNow)=>{
        setError("");
        const result = await $$RSC_SERVER_ACTION_0({
            kind,
            id,
            upToNow
        }).catch(()=>({
                ok: false,
                error: FAILED
            }));
        if (!result.ok) {
            setState("failed");
            setError(result.error);
            return;
        }
        setLink(result.link);
        setState("shared");
        // Where the browser forbids it the button beside the link does it.
        await navigator.clipboard?.writeText(result.link.url).catch(()=>undefined);
    }, [
        kind,
        id
    ]);
    (0, __TURBOPACK__imported__module__572131__1["useEffect"])(()=>void ask(false), [
        ask
    ]);
    const revoke = async ()=>{
        setError("");
        const result = await $$RSC_SERVER_ACTION_1({
            kind,
            id
        }).catch(()=>({
                ok: false,
                error: FAILED
            }));
        if (!result.ok) {
            setError(result.error);
            return;
        }
        setLink(null);
        setState("revoked");
    };
    return {
        link,
        state,
        error,
        includeNewer: ()=>ask(true),
        revoke
    };
}
"use client";
;
;
;
;
;
const WORDS = {
    chat: {
        title: "Share this conversation",
        note: "Anyone with this link can read the conversation as it is now. What you write later and your name are not shown."
    },
    solve: {
        title: "Share this solution",
        note: "Anyone with this link can read as much of the solution as you have opened. Your name and your own attempts are not shown."
    }
};
function ShareDialog({ subject, onClose }) {
    const id = (0, __TURBOPACK__imported__module__572131__["useId"])();
    const dialog = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const { link, state, error, includeNewer, revoke } = useShare(subject);
    const { title, note } = WORDS[subject.kind];
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>dialog.current?.showModal(), []);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("dialog", {
        ref: dialog,
        "aria-labelledby": id,
        onClose: onClose,
        className: "dialog",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("h2", {
                id: id,
                className: "font-serif text-[24px] leading-tight",
                children: title
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("p", {
                role: "status",
                className: "mt-2 text-muted",
                children: [
                    state === "asking" && "Making the link…",
                    state === "shared" && note,
                    state === "revoked" && "This is no longer shared, and the link no longer works."
                ]
            }),
            error && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                role: "alert",
                className: "mt-3 text-danger",
                children: error
            }),
            link && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                className: "mt-4 flex flex-wrap gap-3",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                        readOnly: true,
                        "aria-label": "Link",
                        value: link.url,
                        onFocus: ({ currentTarget })=>currentTarget.select(),
                        className: "field min-w-0 flex-1 basis-52 text-[15px]"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__84275__["CopyButton"], {
                        text: link.url,
                        name: "Copy link"
                    })
                ]
            }),
            link?.behind && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("p", {
                className: "mt-3 flex flex-wrap items-center gap-x-3 text-[15px] text-muted",
                children: [
                    "You have written more since.",
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                        type: "button",
                        onClick: includeNewer,
                        className: "button",
                        children: "Show that too"
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                className: "mt-5 flex flex-wrap justify-end gap-3",
                children: [
                    link && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                        type: "button",
                        onClick: revoke,
                        className: "button button-danger",
                        children: "Stop sharing"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                        type: "button",
                        onClick: ()=>dialog.current?.close(),
                        className: "button",
                        children: "Close"
                    })
                ]
            })
        ]
    });
}
__turbopack_context__.s([
    "ShareDialog",
    0,
    ShareDialog
], 197783);
}),
];

//# sourceMappingURL=app__components_share_share-dialog_tsx_0-1em1d7bcc_p._.js.map