module.exports = [
846924, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
;
;
function GuestInvitation() {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
        className: "sheet mt-5 px-4 py-5 sm:px-7 sm:py-6",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h2", {
                className: "font-serif text-[24px] leading-tight",
                children: "You are not signed in"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-1.5 text-[15px] text-muted",
                children: "With an account you can see your problems on every device. What you made here moves to it."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
                className: "mt-4 flex flex-wrap gap-3",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                        href: "/sign-in?next=/settings",
                        className: "button button-primary",
                        children: "Sign in"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                        href: "/sign-up?next=/settings",
                        className: "button",
                        children: "Create an account"
                    })
                ]
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    GuestInvitation
]);
}),
911591, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
;
function Section({ id, title, about, children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("section", {
        id: id,
        "aria-labelledby": `${id}-title`,
        className: "sheet mt-5 scroll-mt-6 px-4 py-5 sm:px-7 sm:py-6",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h2", {
                id: `${id}-title`,
                className: "font-serif text-[24px] leading-tight",
                children: title
            }),
            about && /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-1.5 text-[15px] text-muted",
                children: about
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("div", {
                className: "mt-4",
                children: children
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    Section
]);
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
461130, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__905246__ = __turbopack_context__.i(905246);
var __TURBOPACK__imported__module__843405__ = __turbopack_context__.i(843405);
var __TURBOPACK__imported__module__843951__ = __turbopack_context__.i(843951);
var __TURBOPACK__imported__module__934508__ = __turbopack_context__.i(934508);
var __TURBOPACK__imported__module__605187__ = __turbopack_context__.i(605187);
var __TURBOPACK__imported__module__265279__ = __turbopack_context__.i(265279);
var __TURBOPACK__imported__module__333851__ = __turbopack_context__.i(333851);
var __TURBOPACK__imported__module__833954__ = __turbopack_context__.i(833954);
;
;
;
;
;
;
;
;
;
async function loadPendingSignIn() {
    await (0, __TURBOPACK__imported__module__843405__["connection"])();
    const [store, head] = await Promise.all([
        (0, __TURBOPACK__imported__module__905246__["cookies"])(),
        (0, __TURBOPACK__imported__module__905246__["headers"])()
    ]);
    const present = (0, __TURBOPACK__imported__module__934508__["h"])(store.getAll(), (0, __TURBOPACK__imported__module__605187__["o"])(head));
    const pending = await (0, __TURBOPACK__imported__module__843951__["f"])().gate.readPending({
        cookies: present,
        authorization: null
    });
    return pending?.email ?? null;
}
function loadCodeForm() {
    return (0, __TURBOPACK__imported__module__265279__["A"])("code");
}
async function loadStanding() {
    const scope = await (0, __TURBOPACK__imported__module__333851__["e"])();
    return scope?.kind === "user" ? (0, __TURBOPACK__imported__module__833954__["w"])((0, __TURBOPACK__imported__module__843951__["b"])(), scope) : null;
}
async function loadSetUp(product) {
    const scope = await (0, __TURBOPACK__imported__module__333851__["e"])();
    return scope?.kind === "user" ? (0, __TURBOPACK__imported__module__833954__["A"])((0, __TURBOPACK__imported__module__843951__["b"])(), scope, product) : null;
}
function loadSecondFactorForm() {
    return (0, __TURBOPACK__imported__module__265279__["A"])("two-step");
}
__turbopack_context__.s([
    "K",
    0,
    loadCodeForm,
    "h",
    0,
    loadPendingSignIn,
    "$",
    0,
    loadSecondFactorForm,
    "L",
    0,
    loadSetUp,
    "R",
    0,
    loadStanding
]);
}),
];