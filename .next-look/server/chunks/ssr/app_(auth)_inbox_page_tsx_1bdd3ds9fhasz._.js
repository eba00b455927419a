module.exports = [
721498, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/(auth)/inbox/page.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__537719__ = __turbopack_context__.i(537719);
// MERGED MODULE: [project]/app/(auth)/inbox/_components/mail-text.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
;
const LINK = /(https?:\/\/\S+)/;
function MailText({ text }) {
    const pieces = text.split(LINK).map((piece, index)=>({
            piece,
            isLink: index % 2 === 1,
            key: `${index}`
        }));
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("p", {
        className: "mt-4 text-[15px] break-words whitespace-pre-line",
        children: pieces.map(({ piece, isLink, key })=>isLink ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("a", {
                href: piece,
                rel: "noreferrer",
                className: "link break-all underline",
                children: piece
            }, key) : piece)
    });
}
;
;
;
;
const instant = false;
const metadata = {
    title: "Inbox",
    robots: {
        index: false,
        follow: false
    }
};
const TIME = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "medium",
    timeStyle: "medium"
});
async function InboxPage() {
    const mails = await (0, __TURBOPACK__imported__module__537719__["B"])();
    if (!mails) (0, __TURBOPACK__imported__module__673727__["notFound"])();
    const heading = /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h1", {
        className: "font-serif text-[36px] leading-tight",
        children: "Inbox"
    });
    if (mails === "closed") return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            heading,
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-2 text-muted",
                children: "To read it, open the “mail” address shown in the terminal when the server started."
            })
        ]
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            heading,
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-2 text-muted",
                children: "No mail server is set up, so e-mail stays on this machine. Only a browser that has opened the address printed at start-up can read it."
            }),
            mails.length === 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-7",
                children: "Nothing here yet. Create an account, or ask for a link to sign in."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
                className: "mt-7 space-y-4",
                children: mails.map(({ id, to, subject, text, sentAt })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("article", {
                        className: "sheet p-5",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h2", {
                                className: "text-[17px] font-medium",
                                children: subject
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
                                className: "mt-1 text-sm break-all text-muted",
                                children: [
                                    to,
                                    " ·",
                                    " ",
                                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("time", {
                                        dateTime: sentAt.toISOString(),
                                        className: "whitespace-nowrap",
                                        children: TIME.format(sentAt)
                                    })
                                ]
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(MailText, {
                                text: text
                            })
                        ]
                    }, id))
            })
        ]
    });
}
const __debugCreateInstantConfigStack = process.env.NODE_ENV !== 'production' ? function instant() {
    const error = new Error(' ');
    error.name = 'Instant Validation';
    return error;
} : null;
__turbopack_context__.s([
    "__debugCreateInstantConfigStack",
    0,
    __debugCreateInstantConfigStack,
    "default",
    0,
    InboxPage,
    "instant",
    0,
    instant,
    "metadata",
    0,
    metadata
], 721498);
}),
247441, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(721498));
}),
];

//# sourceMappingURL=app_%28auth%29_inbox_page_tsx_1bdd3ds9fhasz._.js.map