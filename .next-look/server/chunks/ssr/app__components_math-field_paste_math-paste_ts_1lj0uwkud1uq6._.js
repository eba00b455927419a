module.exports = [
127248, 283382, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/math-field/paste/math-paste.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__268581__ = __turbopack_context__.i(268581);
"use client";
;
;
const IN_MARKUP = /<su[bp]\b|<(?:\w+:)?math\b/i;
const ODD_SIGNS = /[\u{1d400}-\u{1d7ff}\u2061-\u2064\u2044\u2215₀-₉]/u;
const MARKED = /\$|\\[([]|\\begin\{|```/;
function mathPaste(notation) {
    return (event)=>{
        const html = event.clipboardData.getData("text/html");
        const plain = event.clipboardData.getData("text/plain");
        const marked = notation === "bare" && MARKED.test(plain);
        const field = event.target;
        if (event.defaultPrevented || plain === "" || !(field instanceof HTMLTextAreaElement)) return;
        if (!IN_MARKUP.test(html) && !ODD_SIGNS.test(plain) && !marked) return;
        event.preventDefault();
        /*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(38450)).then(({ readClipboard })=>readClipboard({
                html,
                plain
            }, notation)).catch(()=>plain).then((text)=>(0, __TURBOPACK__imported__module__268581__["m"])(field, text));
    };
}
__turbopack_context__.s([
    "f",
    0,
    mathPaste
], 127248);
// MERGED MODULE: [project]/app/_components/photo/photo-button.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__1 = __TURBOPACK__imported__module__766281__;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__787724__ = __turbopack_context__.i(787724);
"use client";
;
;
;
;
const PhotoDialog = /*#__PURE__*/ (0, __TURBOPACK__imported__module__572131__["lazy"])(()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__1["trackDynamicImport"])(__turbopack_context__.A(371554)));
function PhotoButton({ field }) {
    const input = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const menu = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const [photo, setPhoto] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        const target = field.current;
        const onPaste = (event)=>{
            const pasted = event.clipboardData;
            const picture = [
                ...pasted?.files ?? []
            ].find(({ type })=>type.startsWith("image/"));
            // Programs that copy text put a picture of it beside it.
            if (!picture || pasted?.types.includes("text/plain")) return;
            event.preventDefault();
            setPhoto(picture);
        };
        target?.addEventListener("paste", onPaste);
        return ()=>target?.removeEventListener("paste", onPaste);
    }, [
        field
    ]);
    const choose = ({ currentTarget })=>{
        setPhoto(currentTarget.files?.[0] ?? null);
        // The same file can be chosen again.
        currentTarget.value = "";
        menu.current?.hidePopover();
    };
    const open = ()=>{
        if (window.matchMedia("(pointer: coarse)").matches) menu.current?.showPopover();
        else input.current?.click();
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                type: "button",
                "aria-label": "Read a photo",
                title: "Read a photo",
                onClick: open,
                className: "button button-quiet tool camera needs-script",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__787724__["W"], {
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("path", {
                            d: "M4 8h3.5L9 5.5h6L16.5 8H20v11H4z"
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("circle", {
                            cx: "12",
                            cy: "13",
                            r: "3.4"
                        })
                    ]
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                ref: menu,
                popover: "auto",
                className: "menu fixed inset-[auto_16px_16px] w-auto",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("label", {
                        className: "menu-item",
                        children: [
                            "Take a photo",
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                                type: "file",
                                accept: "image/*",
                                capture: "environment",
                                onChange: choose,
                                className: "sr-only"
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("label", {
                        className: "menu-item",
                        children: [
                            "Choose a picture",
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                                ref: input,
                                type: "file",
                                accept: "image/*",
                                onChange: choose,
                                className: "sr-only"
                            })
                        ]
                    })
                ]
            }),
            photo && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__572131__["Suspense"], {
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(PhotoDialog, {
                    photo: photo,
                    field: field,
                    onClose: ()=>setPhoto(null),
                    onAnother: ()=>{
                        setPhoto(null);
                        open();
                    }
                })
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    PhotoButton
], 283382);
}),
];

//# sourceMappingURL=app__components_math-field_paste_math-paste_ts_1lj0uwkud1uq6._.js.map