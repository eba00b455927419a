module.exports = [
580086, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__698556__ = __turbopack_context__.i(698556);
var __TURBOPACK__imported__module__909226__ = __turbopack_context__.i(909226);
var __TURBOPACK__imported__module__553750__ = __turbopack_context__.i(553750);
var __TURBOPACK__imported__module__112926__ = __turbopack_context__.i(112926);
"use client";
;
;
;
;
;
;
;
const FAILED = "The name could not be saved. Check your connection and try again.";
function RenameDialog({ chat, onRenamed, onClose }) {
    const id = (0, __TURBOPACK__imported__module__572131__["useId"])();
    const dialog = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const field = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const { mutate, isPending, error } = (0, __TURBOPACK__imported__module__112926__["B"])();
    const [isBlank, setBlank] = (0, __TURBOPACK__imported__module__572131__["useState"])(false);
    const problem = isBlank ? __TURBOPACK__imported__module__909226__["$"] : (0, __TURBOPACK__imported__module__698556__["f"])(error, FAILED);
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        dialog.current?.showModal();
        field.current?.select();
    }, []);
    const save = (event)=>{
        event.preventDefault();
        if (isPending) return;
        const title = field.current?.value.trim() ?? "";
        setBlank(title === "");
        if (title === "") return field.current?.focus();
        mutate({
            id: chat.id,
            title
        }, {
            onSuccess: ()=>{
                onRenamed?.(title);
                dialog.current?.close();
            },
            onError: ()=>field.current?.focus()
        });
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("dialog", {
        ref: dialog,
        "aria-labelledby": `${id}-heading`,
        onClose: onClose,
        className: "dialog",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
            onSubmit: save,
            noValidate: true,
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("h2", {
                    id: `${id}-heading`,
                    className: "font-serif text-[24px] leading-tight",
                    children: "Rename this conversation"
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("label", {
                    htmlFor: `${id}-title`,
                    className: "mt-4 mb-1.5 block text-[15px]",
                    children: "Name"
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                    ref: field,
                    id: `${id}-title`,
                    name: "title",
                    defaultValue: chat.title,
                    maxLength: __TURBOPACK__imported__module__909226__["B"],
                    autoComplete: "off",
                    "aria-invalid": problem !== "",
                    "aria-describedby": `${id}-error`,
                    className: "field"
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__553750__["f"], {
                    id: `${id}-error`,
                    message: problem
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                    className: "mt-5 flex flex-wrap justify-end gap-3",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                            type: "button",
                            onClick: ()=>dialog.current?.close(),
                            className: "button",
                            children: "Cancel"
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                            type: "submit",
                            "aria-disabled": isPending,
                            className: "button button-primary",
                            children: isPending ? "Saving…" : "Save"
                        })
                    ]
                })
            ]
        })
    });
}
__turbopack_context__.s([
    "default",
    0,
    RenameDialog
]);
}),
];