module.exports = [
504242, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/solve/live-preview.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__50944__ = __turbopack_context__.i(50944);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__378072__ = __turbopack_context__.i(378072);
var __TURBOPACK__imported__module__264141__ = __turbopack_context__.i(264141);
var __TURBOPACK__imported__module__773661__ = __turbopack_context__.i(773661);
var __TURBOPACK__imported__module__869197__ = __turbopack_context__.i(869197);
// MERGED MODULE: [project]/app/_lib/follow-keyboard.ts [app-ssr] (ecmascript)
;
/** The keyboard and, above it, the reading of what is typed and the buttons. */ const SEEN_ABOVE = "calc(var(--covered, 0px) + 150px)";
function followKeyboard() {
    const { visualViewport } = window;
    if (!visualViewport) return ()=>{};
    const { style } = document.documentElement;
    // What is written is not behind the reading and the buttons that stay in view below it.
    if (document.querySelector(".composer-dock")) style.scrollPaddingBottom = SEEN_ABOVE;
    const place = ()=>{
        const { height, offsetTop, scale } = visualViewport;
        const covered = Math.round(window.innerHeight - height - offsetTop);
        // Someone who zooms in sees less of the page as well, and has no keyboard open.
        style.setProperty("--covered", scale === 1 && covered > 0 ? `${covered}px` : "0px");
    };
    place();
    const gone = new AbortController();
    for (const name of [
        "resize",
        "scroll"
    ])visualViewport.addEventListener(name, place, {
        signal: gone.signal
    });
    return ()=>{
        gone.abort();
        style.scrollPaddingBottom = "";
    };
}
var __TURBOPACK__imported__module__337167__ = __turbopack_context__.i(337167);
var __TURBOPACK__imported__module__738726__ = __turbopack_context__.i(738726);
var __TURBOPACK__imported__module__885504__ = __turbopack_context__.i(885504);
var __TURBOPACK__imported__module__693195__ = __turbopack_context__.i(693195);
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
const PAUSE_MS = 250;
/** Any page of a solution: what all of them are made of comes before the one that is asked for. */ const SOLUTION_SHELL = "/solve/next";
// Looked for while the first letters are typed, so that the first formula waits for nothing.
if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
;
function LivePreview({ text, quiet = false }) {
    const settled = useSettled(text.trim());
    const { prefetch } = (0, __TURBOPACK__imported__module__50944__["useRouter"])();
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(followKeyboard, []);
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        if (!quiet) prefetch(SOLUTION_SHELL);
    }, [
        prefetch,
        quiet
    ]);
    const { length } = text.trim();
    if (length > __TURBOPACK__imported__module__885504__["E"]) return quiet ? null : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(TooLong, {
        length: length
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__738726__["default"], {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Reading, {
            text: settled,
            quiet: quiet
        })
    });
}
/** Nothing is cut off: the student decides what goes. */ function TooLong({ length }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("p", {
        role: "status",
        className: "leading-snug whitespace-pre-wrap text-danger",
        children: [
            (0, __TURBOPACK__imported__module__693195__["L"])(length),
            " of ",
            (0, __TURBOPACK__imported__module__693195__["L"])(__TURBOPACK__imported__module__885504__["E"]),
            " characters. Send one problem at a time."
        ]
    });
}
function Reading({ text, quiet }) {
    const data = useReading(text);
    if (!data || quiet && !data.ok) return null;
    if (!data.html) return quiet ? null : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
        className: "leading-snug whitespace-pre-wrap",
        children: data.reason ?? "Keep typing."
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("p", {
        children: [
            "Reads as",
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__264141__["f"], {
                html: data.html,
                className: "ml-2.5 text-ink"
            })
        ]
    });
}
/** What this device reads, and where it cannot, the server: of a problem that stays on this device, nobody. */ function useReading(text) {
    const { read } = (0, __TURBOPACK__imported__module__572131__["use"])(__TURBOPACK__imported__module__773661__["f"]);
    const [here, setHere] = (0, __TURBOPACK__imported__module__572131__["useState"])();
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        let isOld = false;
        const tell = (reading)=>isOld || setHere({
                text,
                reading
            });
        read(text).then(tell, ()=>tell(null));
        return ()=>{
            isOld = true;
        };
    }, [
        text,
        read
    ]);
    const isServers = here?.text === text && here.reading === null && !(0, __TURBOPACK__imported__module__869197__["f"])();
    const placeholderData = (previous)=>previous;
    const { data } = __TURBOPACK__imported__module__337167__["f"].solve.read.useQuery({
        text
    }, {
        enabled: isServers,
        placeholderData
    });
    return here?.reading && !isServers ? here.reading : data;
}
/** The text once typing has paused. */ function useSettled(text) {
    const [settled, setSettled] = (0, __TURBOPACK__imported__module__572131__["useState"])(text);
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        const timer = setTimeout(()=>setSettled(text), PAUSE_MS);
        return ()=>clearTimeout(timer);
    }, [
        text
    ]);
    return settled;
}
__turbopack_context__.s([
    "default",
    0,
    LivePreview
], 504242);
}),
];

//# sourceMappingURL=app__components_solve_live-preview_tsx_1isbt3z-7hopj._.js.map