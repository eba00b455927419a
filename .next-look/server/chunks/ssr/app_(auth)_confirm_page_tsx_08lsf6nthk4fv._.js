module.exports = [
790116, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__488367__ = __turbopack_context__.i(488367);
;
;
;
const instant = false;
const metadata = {
    title: "Open the link",
    robots: {
        index: false
    }
};
const SIGN_UP = {
    title: "Finish your sign-up",
    button: "Confirm and sign in"
};
const SIGN_IN = {
    title: "Sign in on this device?",
    button: "Sign in"
};
const WORDS = {
    signup: SIGN_UP,
    invite: SIGN_UP,
    email: SIGN_IN,
    magiclink: SIGN_IN,
    recovery: {
        title: "Choose a new password?",
        button: "Continue"
    },
    email_change: {
        title: "Change your e-mail address?",
        button: "Change it"
    }
};
async function ConfirmPage({ searchParams }) {
    const { token_hash: tokenHash, type, next } = await searchParams;
    const link = __TURBOPACK__imported__module__488367__["a"].safeParse({
        tokenHash,
        type
    }).data;
    if (!link) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Broken, {});
    const { title, button } = WORDS[link.type];
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h1", {
                className: "font-serif text-[36px] leading-tight",
                children: title
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-2 text-muted",
                children: "This link was requested in another browser. Continue only if you asked for the e-mail yourself. What you solved here as a guest will move to that account."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("form", {
                method: "post",
                action: "/auth/confirm",
                className: "mt-7",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("input", {
                        type: "hidden",
                        name: "token_hash",
                        value: link.tokenHash
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("input", {
                        type: "hidden",
                        name: "type",
                        value: link.type
                    }),
                    typeof next === "string" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("input", {
                        type: "hidden",
                        name: "next",
                        value: next
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("button", {
                        type: "submit",
                        className: "button button-primary w-full",
                        children: button
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-5 text-[15px] text-muted",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                    href: "/",
                    className: "link inline-flex min-h-11 items-center font-medium",
                    children: "No, cancel"
                })
            })
        ]
    });
}
function Broken() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h1", {
                className: "font-serif text-[36px] leading-tight",
                children: "This link is incomplete"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-2 text-muted",
                children: "Open it again from the e-mail, or ask for a new one."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                href: "/sign-in",
                className: "button button-primary mt-7 w-full",
                children: "Ask for a new link"
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
    ConfirmPage,
    "instant",
    0,
    instant,
    "metadata",
    0,
    metadata
]);
}),
411637, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(790116));
}),
];