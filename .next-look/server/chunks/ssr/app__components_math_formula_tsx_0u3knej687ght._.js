module.exports = [
191581, 229593, 
728666, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/math/formula.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__264141__ = __turbopack_context__.i(264141);
// MERGED MODULE: [project]/app/_components/math/typesetter.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
// MERGED MODULE: [project]/app/_components/math/typesetter-of-server.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__19329__ = __turbopack_context__.i(19329);
// MERGED MODULE: [project]/server/typeset/pace.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__920261__ = __turbopack_context__.i(920261);
;
function createPace(slice, soon) {
    const waiting = [];
    let spent = 0;
    let planned = false;
    const plan = ()=>{
        if (planned) return;
        planned = true;
        soon(next);
    };
    const next = ()=>{
        planned = false;
        spent = 0;
        while(spent < slice){
            const first = waiting.shift();
            if (!first) break;
            spent += first.cost;
            first.resume();
        }
        if (spent > 0) plan();
    };
    return (cost)=>{
        plan();
        if (waiting.length > 0 || spent >= slice) {
            return new Promise((resume)=>waiting.push({
                    cost,
                    resume: ()=>resume()
                }));
        }
        spent += cost;
        return null;
    };
}
const pace = createPace(__TURBOPACK__imported__module__920261__["J"], (next)=>setImmediate(next));
__turbopack_context__.s([
    "f",
    0,
    pace
], 229593);
var __TURBOPACK__imported__module__958656__ = __turbopack_context__.i(958656);
;
;
;
const ownTypesetter = (latex, display)=>{
    const cost = (0, __TURBOPACK__imported__module__19329__["f"])(latex);
    const turn = cost === Number.POSITIVE_INFINITY || (0, __TURBOPACK__imported__module__958656__["isSet"])(latex, display) ? null : pace(cost);
    return turn ? turn.then(()=>(0, __TURBOPACK__imported__module__958656__["setLatex"])(latex, display)) : (0, __TURBOPACK__imported__module__958656__["setLatex"])(latex, display);
};
;
;
let atHand = ownTypesetter;
let loading = null;
const typesetterAtHand = ()=>atHand;
function bringTypesetter(typesetter) {
    atHand = typesetter;
}
function fetchTypesetter() {
    loading ??= /*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(872765)).then(({ setLatex })=>{
        atHand = setLatex;
        return setLatex;
    });
    return loading;
}
__turbopack_context__.s([
    "r",
    0,
    bringTypesetter,
    "J",
    0,
    fetchTypesetter,
    "t",
    0,
    typesetterAtHand
], 728666);
"use client";
;
;
;
;
function Formula({ latex, display = false, html }) {
    return html === undefined ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Kept, {
        latex: latex,
        display: display
    }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__264141__["f"], {
        html: html
    });
}
function Kept({ latex, display }) {
    const arriving = (0, __TURBOPACK__imported__module__572131__["useSyncExternalStore"])(nothing, isNotArriving, isArriving);
    const wanted = `${display} ${latex}`;
    const [kept, setKept] = (0, __TURBOPACK__imported__module__572131__["useState"])(()=>("TURBOPACK compile-time falsy", 0) ? "TURBOPACK unreachable" : null);
    if (kept === wanted) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__264141__["f"], {
        html: null
    });
    // Once it has been set again here, what arrived with the page is gone.
    if (kept !== null) setKept(null);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(SetHere, {
        latex: latex,
        display: display
    });
}
function SetHere({ latex, display }) {
    const typeset = typesetterAtHand() ?? (0, __TURBOPACK__imported__module__572131__["use"])(fetchTypesetter());
    const html = typeset(latex, display);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__264141__["f"], {
        html: typeof html === "string" ? html : (0, __TURBOPACK__imported__module__572131__["use"])(html)
    });
}
const inBrowser = ("TURBOPACK compile-time value", "undefined") !== "undefined";
const nothing = ()=>()=>{};
const isArriving = ()=>true;
const isNotArriving = ()=>false;
__turbopack_context__.s([
    "Formula",
    0,
    Formula
], 191581);
}),
];

//# sourceMappingURL=app__components_math_formula_tsx_0u3knej687ght._.js.map