module.exports = [
604836, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__608121__ = __turbopack_context__.i(608121);
;
const operatorName = ()=>__TURBOPACK__imported__module__608121__["f"].NEXT_PUBLIC_OPERATOR ?? "the people who gave you the address of this site";
__turbopack_context__.s([
    "f",
    0,
    operatorName
]);
}),
431789, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
;
function TextPage({ title, lead, sections, children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h1", {
                className: "font-serif text-[34px] leading-tight sm:text-[44px]",
                children: title
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-3 text-lg leading-7 text-pretty text-muted",
                children: lead
            }),
            sections.map((section)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("section", {
                    "aria-label": section.title,
                    className: "mt-10",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h2", {
                            className: "font-serif text-[24px] leading-tight",
                            children: section.title
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("ul", {
                            className: "mt-3 list-disc space-y-2 pl-5",
                            children: section.lines.map((line)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("li", {
                                    children: line
                                }, line))
                        })
                    ]
                }, section.title)),
            children
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    TextPage
]);
}),
782579, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__604836__ = __turbopack_context__.i(604836);
var __TURBOPACK__imported__module__431789__ = __turbopack_context__.i(431789);
;
;
;
;
const metadata = {
    title: "Privacy"
};
const SECTIONS = [
    {
        title: "What is kept",
        lines: [
            "Your problems with their solutions, what you had checked, and your practice.",
            "In a practice set, the name you give for it. The person who made the set sees who is stuck on which skill and which known errors come up, and nothing that you write.",
            "Your conversations with the tutor, unless you choose a temporary one, which is not kept.",
            "With an account: your e-mail address, your name if you give one, and the devices you are signed in on.",
            "If you choose “On this device only” in Settings, your problems stay in your browser and nothing of them is sent.",
            "A photo is read and then forgotten. Only the text that was read from it is kept, once you send it."
        ]
    },
    {
        title: "Without an account",
        lines: [
            "A cookie tells your browser from others for a year, so that you find your work again. Anyone who uses that browser can open it.",
            "When you create an account, your work moves into it."
        ]
    },
    {
        title: "Who else receives something",
        lines: [
            "If a language model is connected, it receives the conversation you have with it, and a photo if it is asked to read one. The built-in tutor sends nothing anywhere.",
            "Payments are handled by a payment provider. Card numbers never reach this site.",
            "If counting visits is switched on, pages you open and buttons you press are counted. A browser that sends Global Privacy Control or Do Not Track is not counted.",
            "What you type is never used for advertising."
        ]
    },
    {
        title: "What you can do",
        lines: [
            "Download everything that is kept, in Settings, with or without an account.",
            "Delete a problem or a conversation, permanently, wherever it is listed.",
            "Delete your account in Settings. Your work goes with it. A code made from your address, from which it cannot be read, stays for a year, so that a free trial is given once."
        ]
    }
];
function PrivacyPage() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__431789__["f"], {
        title: "Privacy",
        lead: `This site is run by ${(0, __TURBOPACK__imported__module__604836__["f"])()}. This is what it keeps, why, and what you can do about it.`,
        sections: SECTIONS,
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
            className: "mt-10",
            children: [
                "Questions?",
                " ",
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                    href: "/contact",
                    className: "link -my-2.5 inline-flex min-h-11 items-center",
                    children: "Get in touch"
                })
            ]
        })
    });
}
__turbopack_context__.s([
    "default",
    0,
    PrivacyPage,
    "metadata",
    0,
    metadata
]);
}),
812550, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(782579));
}),
];