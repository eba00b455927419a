module.exports = [
733032, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
"use client";
;
;
const FAILED = "The earlier messages could not be loaded. Check your connection and try again.";
const CHANGED = "This conversation has changed in another window. Reload the page to see it as it is now.";
function Earlier({ path, left, first, more }) {
    const [parts, setParts] = (0, __TURBOPACK__imported__module__572131__["useState"])([]);
    const [problem, setProblem] = (0, __TURBOPACK__imported__module__572131__["useState"])("");
    const [pending, startFetching] = (0, __TURBOPACK__imported__module__572131__["useTransition"])();
    const top = parts[0] ?? {
        left,
        first
    };
    const show = (event)=>{
        event.preventDefault();
        const before = top.first;
        if (pending || before === null) return;
        startFetching(async ()=>{
            try {
                const part = await more(before);
                setProblem(part ? "" : CHANGED);
                if (part) setParts((all)=>[
                        part,
                        ...all
                    ]);
            } catch  {
                setProblem(FAILED);
            }
        });
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
        children: [
            top.left > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("div", {
                className: "no-print text-center",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("a", {
                    href: `${path}?all=1&before=${top.first}`,
                    onClick: show,
                    "aria-disabled": pending,
                    className: "button",
                    children: pending ? "Loading…" : `Show earlier messages (${top.left})`
                })
            }),
            problem && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                role: "alert",
                className: "rounded-control bg-danger-wash px-4 py-3 text-danger",
                children: problem
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                role: "status",
                className: "sr-only",
                children: parts.length > 0 && !pending && "Earlier messages are shown above."
            }),
            parts.map((part)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__572131__["Fragment"], {
                    children: part.shown
                }, part.first))
        ]
    });
}
__turbopack_context__.s([
    "Earlier",
    0,
    Earlier
]);
}),
830746, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__components_chat_choices_tsx_05k-496cl9ms0._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(574568);
    });
});
}),
662098, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__components_math_1rv2v2xw2zslg._.js",
  "server/chunks/ssr/app__components_chat_rich-text_1ts04m8cv46ee._.js",
  "server/chunks/ssr/app__components_chat_hint-ladder_tsx_0ltxn3upjem0q._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(90943);
    });
});
}),
248422, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/[root-of-the-server]__108ax_4cicplu._.js",
  "server/chunks/ssr/app__components_chat_rich-text_1o5zhn75ptf1o._.js",
  "server/chunks/ssr/app__components_math_1nziqaq2rqz12._.js",
  "server/chunks/ssr/_0q56-hl814-ue._.js",
  "server/chunks/ssr/_07imrdq--cnu1._.js",
  "server/chunks/ssr/node_modules_@vercel_oidc_dist_1xczveikp2z4g._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(257949);
    });
});
}),
697692, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/_04gzqp68o5imv._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(160788);
    });
});
}),
856410, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/node_modules_mathlive_mathlive-ssr_min_mjs_018bxe_u4v229._.js",
  "server/chunks/ssr/app__components_math-field_math-panel_tsx_07mrg2s9gh77_._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(277962);
    });
});
}),
38450, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__components_math-field_paste_read-clipboard_ts_1h1a22q_9r-nj._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(842712);
    });
});
}),
429889, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__components_math_math_css_17ngh0asf18dq.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(113980);
    });
});
}),
371554, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app_16428fojzzoxw._.js",
  "server/chunks/ssr/app__components_photo_open-photo_ts_0fsdq9fpgql5q._.js",
  "server/chunks/ssr/_1rhlo59kz0krg._.js",
  "server/chunks/ssr/_1ch6kn0dnuhkv._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(385801);
    });
});
}),
510779, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__components_share_share-dialog_tsx_0-1em1d7bcc_p._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(197783);
    });
});
}),
541576, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
"use client";
;
function HydratedMark() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
        hidden: true,
        ref: mark
    });
}
function mark(own) {
    own?.parentElement?.setAttribute("data-hydrated", "");
}
__turbopack_context__.s([
    "HydratedMark",
    0,
    HydratedMark
]);
}),
785345, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/_19y59gyf98xpy._.js",
  "server/chunks/ssr/app__components_solve_live-preview_tsx_1isbt3z-7hopj._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(504242);
    });
});
}),
872765, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.resolve().then(() => {
        return parentImport(958656);
    });
});
}),
];