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
];