module.exports = [
774082, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__762847__ = __turbopack_context__.i(762847);
var __TURBOPACK__imported__module__285081__ = __turbopack_context__.i(285081);
var __TURBOPACK__imported__module__841529__ = __turbopack_context__.i(841529);
var __TURBOPACK__imported__module__537719__ = __turbopack_context__.i(537719);
var __TURBOPACK__imported__module__488367__ = __turbopack_context__.i(488367);
var __TURBOPACK__imported__module__422338__ = __turbopack_context__.i(422338);
var __TURBOPACK__imported__module__568805__ = __turbopack_context__.i(568805);
var __TURBOPACK__imported__module__640774__ = __turbopack_context__.i(640774);
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
const instant = false;
const metadata = {
    title: "Sign in"
};
async function SignInPage({ searchParams }) {
    const given = await searchParams;
    const next = typeof given.next === "string" ? given.next : null;
    const problem = __TURBOPACK__imported__module__488367__["M"].safeParse(given.problem).data;
    const { social, inbox, state } = await (0, __TURBOPACK__imported__module__537719__["F"])("sign-in", given.told === "1");
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h1", {
                className: "font-serif text-[36px] leading-tight",
                children: "Welcome back"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-2 mb-6 text-muted",
                children: "Sign in to find your problems on every device."
            }),
            problem && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__762847__["f"], {
                kind: "wrong",
                children: __TURBOPACK__imported__module__841529__["b"][problem]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__640774__["f"], {
                offered: social,
                next: next
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__422338__["AuthForm"], {
                action: __TURBOPACK__imported__module__285081__["x"],
                kind: "sign-in",
                next: next,
                start: state,
                inbox: inbox
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-5 text-[15px] text-muted",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                    href: "/reset-password",
                    prefetch: false,
                    className: "link inline-flex min-h-11 items-center font-medium",
                    children: "Forgot your password?"
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
                className: "text-[15px] text-muted",
                children: [
                    "New here?",
                    " ",
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__568805__["f"], {
                        href: "/sign-up",
                        next: next,
                        children: "Create an account"
                    })
                ]
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
    SignInPage,
    "instant",
    0,
    instant,
    "metadata",
    0,
    metadata
]);
}),
151398, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(774082));
}),
];