module.exports = [
777897, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
var __TURBOPACK__imported__module__800717__ = __turbopack_context__.i(800717);
var __TURBOPACK__imported__module__4509__ = __turbopack_context__.i(4509);
var __TURBOPACK__imported__module__592810__ = __turbopack_context__.i(592810);
;
;
;
;
;
const metadata = {
    title: "Welcome",
    robots: {
        index: false
    }
};
function WelcomePage() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__4509__["f"], {
        title: "Welcome",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__800717__["Suspense"], {
                fallback: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                    children: "Looking for what you made before…"
                }),
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Moved, {})
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
                className: "flex flex-wrap gap-3 pt-2",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                        href: "/",
                        className: "button button-primary",
                        children: "Solve a problem"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                        href: "/history",
                        prefetch: false,
                        className: "button",
                        children: "Your history"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                        href: "/chat",
                        prefetch: false,
                        className: "button",
                        children: "Ask the tutor"
                    })
                ]
            })
        ]
    });
}
async function Moved() {
    const work = await (0, __TURBOPACK__imported__module__592810__["g"])();
    if (!work) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
        children: [
            "Nobody is signed in here.",
            " ",
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                href: "/sign-in",
                prefetch: false,
                className: "link -my-2.5 inline-flex min-h-11 items-center",
                children: "Sign in"
            }),
            " ",
            "to find your work on every device."
        ]
    });
    const parts = [
        counted(work.solves, "problem"),
        counted(work.chats, "conversation")
    ].flat();
    if (parts.length === 0) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
        children: "Your account is ready. Everything you work on from now on is kept in it, on every device."
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
        children: [
            "Your account is ready. ",
            parts.join(" and "),
            " moved into it from this browser. Your history has all of it, on every device you sign in on."
        ]
    });
}
const counted = (count, name)=>count === 0 ? [] : [
        `${count} ${name}${count === 1 ? "" : "s"}`
    ];
__turbopack_context__.s([
    "default",
    0,
    WelcomePage,
    "metadata",
    0,
    metadata
]);
}),
671288, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(777897));
}),
592810, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__843951__ = __turbopack_context__.i(843951);
var __TURBOPACK__imported__module__805986__ = __turbopack_context__.i(805986);
var __TURBOPACK__imported__module__265279__ = __turbopack_context__.i(265279);
var __TURBOPACK__imported__module__333851__ = __turbopack_context__.i(333851);
var __TURBOPACK__imported__module__809870__ = __turbopack_context__.i(809870);
;
;
;
;
;
;
async function loadViewer() {
    return (0, __TURBOPACK__imported__module__809870__["N"])(await (0, __TURBOPACK__imported__module__333851__["e"])());
}
async function loadProfile() {
    const scope = await (0, __TURBOPACK__imported__module__333851__["e"])();
    return scope?.kind === "user" ? (0, __TURBOPACK__imported__module__809870__["e"])((0, __TURBOPACK__imported__module__843951__["b"])(), scope) : null;
}
function loadWork() {
    return (0, __TURBOPACK__imported__module__805986__["f"])(ownWork(), null);
}
async function ownWork() {
    const scope = await (0, __TURBOPACK__imported__module__333851__["e"])();
    return scope?.kind === "user" ? (0, __TURBOPACK__imported__module__809870__["m"])((0, __TURBOPACK__imported__module__843951__["b"])(), scope) : null;
}
function loadNameForm() {
    return (0, __TURBOPACK__imported__module__265279__["A"])("name");
}
__turbopack_context__.s([
    "u",
    0,
    loadNameForm,
    "d",
    0,
    loadProfile,
    "o",
    0,
    loadViewer,
    "g",
    0,
    loadWork
]);
}),
];