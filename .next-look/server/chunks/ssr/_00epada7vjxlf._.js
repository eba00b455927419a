module.exports = [
392867, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__436110__ = __turbopack_context__.i(436110);
var __TURBOPACK__imported__module__289685__ = __turbopack_context__.i(289685);
"use client";
;
;
;
;
;
function JoinForm({ action, token }) {
    const [{ error, name }, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(action, {
        error: null,
        name: ""
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        action: submit,
        className: "mt-4",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                type: "hidden",
                name: "token",
                value: token
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__436110__["f"], {
                id: "participant-name",
                name: "name",
                label: "Your name, if you like",
                autoComplete: "nickname",
                maxLength: __TURBOPACK__imported__module__289685__["G"],
                defaultValue: name,
                error: error ?? undefined
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                className: "button button-primary mt-3 w-full sm:w-auto",
                pendingText: "Starting…",
                children: "Start"
            })
        ]
    });
}
__turbopack_context__.s([
    "JoinForm",
    0,
    JoinForm
]);
}),
553750, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
;
function FieldError({ id, message }) {
    if (!message) return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
        id: id,
        role: "alert",
        className: "mt-1.5 text-sm text-danger",
        children: message
    });
}
__turbopack_context__.s([
    "f",
    0,
    FieldError
]);
}),
149552, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__935112__ = __turbopack_context__.i(935112);
"use client";
;
;
function SubmitButton({ children, className, pendingText, name, value }) {
    const { pending } = (0, __TURBOPACK__imported__module__935112__["useFormStatus"])();
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
        type: "submit",
        name: name,
        value: value,
        "aria-disabled": pending,
        onClick: (event)=>pending && event.preventDefault(),
        className: className,
        children: pending && pendingText ? pendingText : children
    });
}
__turbopack_context__.s([
    "SubmitButton",
    0,
    SubmitButton
]);
}),
436110, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__553750__ = __turbopack_context__.i(553750);
;
;
function TextField({ id, label, error, ...input }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("label", {
                htmlFor: id,
                className: "text-[15px] font-medium",
                children: label
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                ...input,
                id: id,
                "aria-invalid": error ? true : undefined,
                "aria-describedby": error ? `${id}-error` : undefined,
                className: "field mt-1.5"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__553750__["f"], {
                id: `${id}-error`,
                message: error
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    TextField
]);
}),
289685, ((__turbopack_context__) => {
"use strict";

/** Problems of one session. */ const SESSION_LENGTH = 10;
const RATINGS = {
    again: 1,
    hard: 2,
    good: 3
};
const REQUEST_RETENTION = 0.9;
const SHAKY_RETRIEVABILITY = 0.8;
const SETTLED_STREAK = 3;
const ON_ITS_WAY_MS = 60 * 86_400_000;
const EVENTS_MAX = 20;
const REMEMBERED_PROBLEMS = 200;
const LOG_PAGE_SIZE = 50;
const LOG_PAGE_SIZE_MAX = 200;
const LIKE_COUNT = 3;
const LIKE_ROUNDS_MAX = 99;
const WEEKS_SHOWN = 8;
const SET_SKILLS_MAX = 8;
const SET_COUNT_MAX = 10;
const SET_PROBLEMS_MAX = 30;
const SET_TITLE_MAX = 80;
const PARTICIPANT_NAME_MAX = 40;
const SETS_MAX = 100;
const PARTICIPANTS_MAX = 200;
const SHEETS_MAX = 30;
const SHEET_PROBLEMS_MAX = 300;
const SET_TOKEN_BYTES = 18;
__turbopack_context__.s([
    "G",
    0,
    PARTICIPANT_NAME_MAX,
    "b",
    0,
    SESSION_LENGTH,
    "I",
    0,
    SET_COUNT_MAX,
    "u",
    0,
    SET_SKILLS_MAX,
    "h",
    0,
    SET_TITLE_MAX
]);
}),
];