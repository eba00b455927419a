module.exports = [
268581, ((__turbopack_context__) => {
"use strict";

/** How mathematics is written in a text: between dollar signs among words, or as it is where all is mathematics. */ function insertionOf(formula, notation, { before, after }) {
    if (notation === "between-dollars" && isWithinDollars(before)) return formula;
    const written = notation === "between-dollars" ? `$${formula}$` : formula;
    const left = needsSpace(before.at(-1), notation, /[\s([{«“"'−+=]/) ? " " : "";
    const right = needsSpace(after.at(0), notation, /[\s)\]}»”"'.,;:!?]/) ? " " : "";
    return left + written + right;
}
/** A dollar sign with nothing but one line of text behind it opens a formula. */ function isWithinDollars(before) {
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const signs = line.match(/(?<!\\)\$/g)?.length ?? 0;
    return signs % 2 === 1 && !/\$\d[\d.,]*(?:\s|$)/.test(line);
}
/** Bare mathematics goes on where it is: only words are kept apart from it. */ function needsSpace(neighbour, notation, apart) {
    if (neighbour === undefined) return false;
    return notation === "bare" ? /[\p{L}\p{N}]/u.test(neighbour) : !apart.test(neighbour);
}
function typeInto(field, text) {
    field.focus();
    // The only way that leaves the browser's own undo in place.
    if (document.execCommand("insertText", false, text)) return;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", {
        bubbles: true
    }));
}
function insertFormula(field, formula, notation) {
    const { value, selectionStart, selectionEnd } = field;
    const place = {
        before: value.slice(0, selectionStart),
        after: value.slice(selectionEnd)
    };
    typeInto(field, insertionOf(formula, notation, place));
}
__turbopack_context__.s([
    "d",
    0,
    insertFormula,
    "r",
    0,
    insertionOf,
    "m",
    0,
    typeInto
]);
}),
876656, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
"use client";
;
function MathButton({ open, onToggle }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
        type: "button",
        "aria-expanded": open,
        "aria-label": "Write mathematics",
        title: "Write mathematics",
        onClick: onToggle,
        className: "button button-quiet tool needs-script",
        children: "√x"
    });
}
__turbopack_context__.s([
    "f",
    0,
    MathButton
]);
}),
332923, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
"use client";
;
function ProblemField({ errorId, ...field }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("textarea", {
        ...field,
        name: "text",
        rows: 2,
        required: true,
        autoCapitalize: "off",
        autoComplete: "off",
        autoCorrect: "off",
        spellCheck: false,
        enterKeyHint: "go",
        "aria-invalid": errorId ? true : undefined,
        "aria-describedby": errorId,
        onKeyDown: submitOnEnter
    });
}
/** An Enter that ends a composition (Japanese, Chinese, Korean input) belongs to the input method. */ function submitOnEnter(event) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
}
__turbopack_context__.s([
    "f",
    0,
    ProblemField
]);
}),
542419, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__50944__ = __turbopack_context__.i(50944);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__773661__ = __turbopack_context__.i(773661);
var __TURBOPACK__imported__module__660081__ = __turbopack_context__.i(660081);
var __TURBOPACK__imported__module__49356__ = __turbopack_context__.i(49356);
;
;
;
;
;
const NOT_ARRIVED = "We could not reach Classmate. Your problem is still here: check your connection and try again.";
function useSolveForm(action, start) {
    const inBrowser = (0, __TURBOPACK__imported__module__49356__["f"])();
    const { solve } = (0, __TURBOPACK__imported__module__572131__["use"])(__TURBOPACK__imported__module__773661__["f"]);
    return (0, __TURBOPACK__imported__module__572131__["useActionState"])(inBrowser ? counted(orStay(onDevice(solve, action))) : action, {
        ...start,
        error: null
    });
}
function orStay(action) {
    return async (previous, form)=>{
        try {
            return await action(previous, form);
        } catch (error) {
            (0, __TURBOPACK__imported__module__50944__["unstable_rethrow"])(error);
            return {
                ...previous,
                text: String(form.get("text") ?? ""),
                error: NOT_ARRIVED
            };
        }
    };
}
function onDevice(solve, action) {
    return async (previous, form)=>{
        const isShown = await solve(form);
        return isShown ? {
            ...previous,
            text: "",
            error: null
        } : action(previous, form);
    };
}
function counted(action) {
    return (previous, form)=>{
        (0, __TURBOPACK__imported__module__660081__["H"])("solve_btn_clicked", {
            mode: form.get("mode") === "hints" ? "hints" : "answer"
        });
        return action(previous, form);
    };
}
__turbopack_context__.s([
    "f",
    0,
    useSolveForm
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
962327, ((__turbopack_context__) => {
"use strict";

/** How the address of the front page begins where another page hands over a problem that stays on this device: by its fields,
 * or one of the shelf by its number. What is behind the "#" is sent to nobody. A file of its own: pages without the engine
 * load nothing else of it. */ const HERE_HASH = "#here";
__turbopack_context__.s([
    "f",
    0,
    HERE_HASH
]);
}),
773661, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__869197__ = __turbopack_context__.i(869197);
var __TURBOPACK__imported__module__962327__ = __turbopack_context__.i(962327);
;
;
;
/** Where nothing is worked but on the server. A problem that stays on this device is worked on the front page. */ const SERVER_ONLY = {
    read: async ()=>null,
    solve: async (form)=>{
        if (!(0, __TURBOPACK__imported__module__869197__["f"])()) return false;
        location.href = `/${__TURBOPACK__imported__module__962327__["f"]}&${new URLSearchParams(form)}`;
        return true;
    }
};
const StageContext = /*#__PURE__*/ (0, __TURBOPACK__imported__module__572131__["createContext"])(SERVER_ONLY);
__turbopack_context__.s([
    "f",
    0,
    StageContext
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
446287, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
;
const Nothing = ()=>null;
function optional(fetch) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__572131__["lazy"])(()=>fetch().catch(()=>({
                default: Nothing
            })));
}
__turbopack_context__.s([
    "f",
    0,
    optional
]);
}),
];