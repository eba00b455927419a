module.exports = [
705035, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__553750__ = __turbopack_context__.i(553750);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
"use client";
;
;
;
;
function TryForm({ text, action, children }) {
    const [{ error }, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(action, {
        error: null,
        text: "",
        mode: "hints"
    });
    const id = (0, __TURBOPACK__imported__module__572131__["useId"])();
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        action: submit,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                type: "hidden",
                name: "text",
                value: text
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                type: "hidden",
                name: "mode",
                value: "hints"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                className: "button",
                pendingText: "Opening…",
                children: children
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__553750__["f"], {
                id: id,
                message: error ?? undefined
            })
        ]
    });
}
__turbopack_context__.s([
    "TryForm",
    0,
    TryForm
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
974425, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__660081__ = __turbopack_context__.i(660081);
var __TURBOPACK__imported__module__869197__ = __turbopack_context__.i(869197);
;
;
;
let device = null;
let coming = null;
/** What there is to say of this device, and the page that says it now. */ let notes = null;
let tell = ()=>{};
const deviceAtHand = ()=>device ?? ((0, __TURBOPACK__imported__module__869197__["f"])() ? fetched() : null);
function bringDeviceWhenWanted(note, ready = ()=>{}) {
    tell = note;
    note(notes);
    const off = new AbortController();
    const bring = ()=>void fetched().then((device)=>off.signal.aborted || ready(device), ()=>{});
    if (isHandedOver() || (0, __TURBOPACK__imported__module__869197__["f"])()) bring();
    else if (!savesData()) {
        if (navigator.serviceWorker?.controller) (0, __TURBOPACK__imported__module__660081__["v"])(bring);
        if (wasUsed()) bring();
        for (const name of [
            "pointerdown",
            "keydown",
            "focusin"
        ])addEventListener(name, bring, {
            once: true,
            passive: true,
            signal: off.signal
        });
    }
    return ()=>{
        off.abort();
        if (tell === note) tell = ()=>{};
    };
}
const keptDevice = ()=>navigator.serviceWorker?.controller ? fetched() : null;
function fetched() {
    coming ??= (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(253531)).then(({ openDevice })=>{
        device = openDevice((latest)=>{
            notes = latest;
            tell(latest);
        });
        return device;
    });
    coming.catch(()=>{
        coming = null;
    });
    return coming;
}
/** Whether someone did something on the page before its script ran. */ function wasUsed() {
    const { activeElement, body } = document;
    return navigator.userActivation?.hasBeenActive || activeElement !== null && activeElement !== body;
}
/** Whether another app or another page has handed something over, which the device takes in (see constants.ts). */ const isHandedOver = ()=>/^#(shared|here)/.test(location.hash);
function savesData() {
    const { connection } = navigator;
    return connection?.saveData === true;
}
__turbopack_context__.s([
    "S",
    0,
    bringDeviceWhenWanted,
    "d",
    0,
    deviceAtHand,
    "T",
    0,
    keptDevice
]);
}),
542969, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__660081__ = __turbopack_context__.i(660081);
var __TURBOPACK__imported__module__974425__ = __turbopack_context__.i(974425);
var __TURBOPACK__imported__module__7897__ = __turbopack_context__.i(7897);
"use client";
;
;
;
;
;
function SessionStage({ session, children }) {
    const [sheet, show] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    const [notes, note] = (0, __TURBOPACK__imported__module__572131__["useState"])(null);
    const prepare = (0, __TURBOPACK__imported__module__572131__["useEffectEvent"])((device)=>{
        const [first] = session.problems;
        if (first) device.prepare({
            ...session,
            at: Date.now()
        });
    });
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        (0, __TURBOPACK__imported__module__660081__["v"])(()=>(0, __TURBOPACK__imported__module__974425__["T"])()?.then(prepare, ()=>{}));
        return (0, __TURBOPACK__imported__module__974425__["S"])(note, prepare);
    }, []);
    const goOn = async (form)=>{
        const device = await (0, __TURBOPACK__imported__module__974425__["d"])();
        return await device?.practise({
            session: {
                ...session,
                at: Date.now()
            },
            form
        }, show) ?? false;
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__7897__["f"], {
        value: goOn,
        children: [
            notes,
            sheet,
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("div", {
                hidden: sheet !== null,
                children: children
            })
        ]
    });
}
__turbopack_context__.s([
    "SessionStage",
    0,
    SessionStage
]);
}),
869197, ((__turbopack_context__) => {
"use strict";

/** Whether problems stay on this device, so that nothing of them is sent. A script in the page's head writes it on the root
 * before anything can be sent, and whenever another tab changes it (KEEP_ON_DEVICE). */ const isDeviceOnly = ()=>"deviceOnly" in document.documentElement.dataset;
__turbopack_context__.s([
    "f",
    0,
    isDeviceOnly
]);
}),
];