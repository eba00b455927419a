module.exports = [
150588, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__55384__ = __turbopack_context__.i(55384);
var __TURBOPACK__imported__module__49356__ = __turbopack_context__.i(49356);
"use client";
;
;
;
const THEMES = [
    [
        "system",
        "System"
    ],
    [
        "light",
        "Light"
    ],
    [
        "dark",
        "Dark"
    ]
];
function ThemeSwitch() {
    const { theme, setTheme } = (0, __TURBOPACK__imported__module__55384__["i"])();
    const inBrowser = (0, __TURBOPACK__imported__module__49356__["f"])();
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("fieldset", {
        className: "needs-script -ml-3 flex items-center gap-1 sm:-mr-3",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("legend", {
                className: "sr-only",
                children: "Colours"
            }),
            THEMES.map(([value, name])=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("label", {
                    className: "relative flex min-h-11 items-center rounded-control px-3 has-checked:font-medium has-checked:text-ink has-checked:underline has-checked:underline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-accent-text",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                            type: "radio",
                            name: "theme",
                            value: value,
                            checked: inBrowser && theme === value,
                            onChange: ()=>setTheme(value),
                            className: "absolute inset-0 cursor-pointer appearance-none outline-none"
                        }),
                        name
                    ]
                }, value))
        ]
    });
}
__turbopack_context__.s([
    "ThemeSwitch",
    0,
    ThemeSwitch
]);
}),
513149, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__lib_device-only_ts_1npt7izs4omnb._.js",
  "server/chunks/ssr/app__device_page-sender_ts_0vw5b8mkvyrq2._.js",
  "server/chunks/ssr/app__device_068lv3uzp_cec._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(692896);
    });
});
}),
725704, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__device_practice_answers_ts_0f06l3qc7embj._.js",
  "server/chunks/ssr/app__device_068lv3uzp_cec._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(870657);
    });
});
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
];