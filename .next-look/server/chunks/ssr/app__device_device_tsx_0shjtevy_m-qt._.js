module.exports = [
16819, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_device/device.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__378072__ = __turbopack_context__.i(378072);
var __TURBOPACK__imported__module__869197__ = __turbopack_context__.i(869197);
var __TURBOPACK__imported__module__885504__ = __turbopack_context__.i(885504);
var __TURBOPACK__imported__module__958656__ = __turbopack_context__.i(958656);
var __TURBOPACK__imported__module__169450__ = __turbopack_context__.i(169450);
// MERGED MODULE: [project]/app/_device/device-engine.ts [app-ssr] (ecmascript)
;
/** How long the engine may take to load on a slow line, and how long one order may take where the server can be asked
 * instead. */ const START_MS = 60_000;
const PATIENCE_MS = 2_000;
/** After so many failures in a row this browser does without. */ const FAILURES_MAX = 3;
class DeviceEngine {
    spawn;
    /** Whether the engine can work here, as soon as that is known. */ started;
    /** The addresses that all of the engine was loaded from, as soon as it has been; never where it cannot work. */ whole;
    worker;
    ready;
    /** What becomes of orders that wait for a part of the engine: those behind them go first. */ parked;
    failures;
    count;
    timer;
    queue;
    tell;
    tellFiles;
    constructor(spawn){
        this.spawn = spawn;
        this.worker = null;
        this.ready = false;
        this.parked = new Map();
        this.failures = 0;
        this.count = 0;
        this.queue = [];
        this.tell = ()=>{};
        this.tellFiles = ()=>{};
        this.started = new Promise((resolve)=>{
            this.tell = resolve;
        });
        this.whole = new Promise((resolve)=>{
            this.tellFiles = resolve;
        });
        this.start();
    }
    /** Whether it has been loaded and works. */ isReady() {
        return this.ready;
    }
    /** Whether an order would be begun at once. */ isIdle() {
        return this.ready && this.queue.length === 0;
    }
    /** @param patience how long it may take, in milliseconds
   * @returns null where there is no outcome in time */ run(job, input, patience = PATIENCE_MS) {
        if (this.failures >= FAILURES_MAX) return Promise.resolve(null);
        this.count += 1;
        const order = {
            id: this.count,
            job,
            input
        };
        return new Promise((resolve)=>{
            this.queue.push({
                order,
                patience,
                done: (output)=>resolve(output)
            });
            if (this.queue.length === 1) this.begin();
        });
    }
    start() {
        try {
            this.worker = this.spawn();
        } catch  {
            this.fail();
            return;
        }
        this.worker.onmessage = ({ data })=>this.take(data);
        this.worker.onerror = ()=>this.fail();
        this.timer = setTimeout(()=>this.fail(), START_MS);
    }
    take(report) {
        if (report.kind === "wants") {
            void this.bring(report.file, this.worker);
            return;
        }
        if (report.kind === "whole") {
            this.tellFiles(report.files);
            return;
        }
        if (report.kind === "ready") {
            this.ready = true;
            this.tell(true);
        } else if (!this.settle(report)) return;
        clearTimeout(this.timer);
        this.begin();
    }
    /** Has the browser keep a file for the worker that wants it, which may speak to no server itself. */ async bring(file, worker) {
        let isThere = false;
        try {
            const answer = await fetch(file);
            await answer.arrayBuffer();
            isThere = answer.ok;
        } catch  {
        // There is no network, and the browser does not keep it.
        }
        worker?.postMessage({
            file,
            isThere
        });
    }
    /** @returns whether the order it was at is done with, or waits */ settle(report) {
        const output = report.kind === "done" ? report.output : null;
        const parked = this.parked.get(report.id);
        // It may wait for one part after the other.
        if (parked && report.kind !== "waits") parked(output);
        const [head] = this.queue;
        if (parked || !head || report.id !== head.order.id) return false;
        this.queue.shift();
        if (report.kind === "waits") this.park(head);
        else {
            this.failures = 0;
            head.done(output);
        }
        return true;
    }
    /** A worker that waits for a slow line is none that hangs: the order alone is given up in the end. */ park({ order: { id }, patience, done }) {
        const settled = (output)=>{
            clearTimeout(timer);
            this.parked.delete(id);
            done(output);
        };
        const timer = setTimeout(()=>settled(null), patience);
        this.parked.set(id, settled);
    }
    begin() {
        const [next] = this.queue;
        if (!next || !this.ready) return;
        this.timer = setTimeout(()=>this.fail(), next.patience);
        this.worker?.postMessage(next.order);
    }
    /** The worker is of no use any more, and the order it was at has no outcome. */ fail() {
        clearTimeout(this.timer);
        this.worker?.terminate();
        this.worker = null;
        this.failures += 1;
        if (this.ready) this.queue.shift()?.done(null);
        for (const settled of [
            ...this.parked.values()
        ])settled(null);
        this.ready = false;
        if (this.failures < FAILURES_MAX) this.start();
        else {
            this.tell(false);
            for (const { done } of this.queue.splice(0))done(null);
        }
    }
}
// MERGED MODULE: [project]/app/_device/device-notes.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__1 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__ = __turbopack_context__.i(238246);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__869197__1 = __TURBOPACK__imported__module__869197__;
// MERGED MODULE: [project]/app/_device/handed-over.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__869197__2 = __TURBOPACK__imported__module__869197__;
var __TURBOPACK__imported__module__169450__1 = __TURBOPACK__imported__module__169450__;
var __TURBOPACK__imported__module__962327__ = __turbopack_context__.i(962327);
;
;
;
async function takeHandedOver(solve) {
    const { hash, pathname, search } = location;
    if (!hash.startsWith(`${__TURBOPACK__imported__module__962327__["f"]}&`)) return;
    history.replaceState(history.state, "", pathname + search);
    const handed = new URLSearchParams(hash.slice(__TURBOPACK__imported__module__962327__["f"].length + 1));
    if (!handed.has(__TURBOPACK__imported__module__169450__1["L"]) && !(0, __TURBOPACK__imported__module__869197__2["f"])()) return;
    const form = new FormData();
    for (const name of [
        __TURBOPACK__imported__module__169450__1["L"],
        "text",
        "mode"
    ]){
        const value = handed.get(name);
        if (value !== null) form.set(name, value);
    }
    await solve(form);
}
// MERGED MODULE: [project]/app/_device/shared.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__169450__2 = __TURBOPACK__imported__module__169450__;
;
async function takeShared() {
    const shared = new URLSearchParams(location.hash.slice(1));
    const text = shared.get("shared");
    const field = document.querySelector(__TURBOPACK__imported__module__169450__2["W"]);
    if (text === null || !field) return false;
    history.replaceState(history.state, "", location.pathname);
    if (text) {
        // Not as if typed: that would cut off what is too long without a word.
        field.setRangeText(text, 0, field.value.length, "end");
        field.dispatchEvent(new Event("input", {
            bubbles: true
        }));
    }
    const picture = await pictureShared();
    if (picture) paste(picture, field);
    field.focus();
    return shared.has("missed");
}
/** The picture is handed on once. */ async function pictureShared() {
    const files = await caches.open(__TURBOPACK__imported__module__169450__2["S"]);
    const kept = await files.match(__TURBOPACK__imported__module__169450__2["D"]);
    await caches.delete(__TURBOPACK__imported__module__169450__2["S"]);
    if (!kept) return null;
    const picture = await kept.blob();
    return new File([
        picture
    ], "shared", {
        type: picture.type
    });
}
/** A picture comes into the field in one way, however it got to the device. */ function paste(picture, field) {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(picture);
    field.dispatchEvent(new ClipboardEvent("paste", {
        clipboardData,
        bubbles: true,
        cancelable: true
    }));
}
var __TURBOPACK__imported__module__530190__ = __turbopack_context__.i(530190);
var __TURBOPACK__imported__module__773661__ = __turbopack_context__.i(773661);
var __TURBOPACK__imported__module__670575__ = __turbopack_context__.i(670575);
"use client";
;
;
;
;
;
;
;
;
;
function DeviceNotes({ accept, invites }) {
    const [missed, setMissed] = (0, __TURBOPACK__imported__module__572131__["useState"])(false);
    const { solve } = (0, __TURBOPACK__imported__module__572131__["use"])(__TURBOPACK__imported__module__773661__["f"]);
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        const take = ()=>void takeHandedOver(solve);
        takeShared().then(setMissed, ()=>setMissed(true));
        take();
        addEventListener("hashchange", take);
        return ()=>removeEventListener("hashchange", take);
    }, [
        solve
    ]);
    const isAway = (0, __TURBOPACK__imported__module__572131__["useSyncExternalStore"])(followLine, ()=>!navigator.onLine, ()=>false);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("div", {
        className: "no-print mt-8 text-[15px] first:mt-0",
        children: [
            isAway && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("p", {
                role: "status",
                className: "mb-8 rounded-control bg-wash px-4 py-3",
                children: [
                    "You have no connection. Problems are still solved and checked on this device",
                    (0, __TURBOPACK__imported__module__869197__1["f"])() ? "" : ", and saved when you are back online",
                    ". The tutor, your history and your account need a connection."
                ]
            }),
            missed && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("p", {
                role: "status",
                className: "mb-8 rounded-control bg-wash px-4 py-3",
                children: "What you shared didn’t arrive, because Classmate was not ready to receive it. Please share it again."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(__TURBOPACK__imported__module__670575__["Waiting"], {}),
            isAway && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(__TURBOPACK__imported__module__530190__["ShelfList"], {}),
            invites && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("p", {
                className: "mb-8 text-muted",
                children: [
                    "Classmate works without a connection, too.",
                    " ",
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(__TURBOPACK__imported__module__238246__["default"], {
                        href: "/settings#install",
                        className: "link",
                        children: "Install it on this device"
                    })
                ]
            }),
            accept && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("p", {
                role: "status",
                className: "mb-8 flex flex-wrap items-center gap-2.5 text-muted",
                children: [
                    "A new version of Classmate is ready.",
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("button", {
                        type: "button",
                        onClick: accept,
                        className: "button",
                        children: "Update now"
                    })
                ]
            })
        ]
    });
}
function followLine(changed) {
    const names = [
        "online",
        "offline"
    ];
    for (const name of names)addEventListener(name, changed);
    return ()=>{
        for (const name of names)removeEventListener(name, changed);
    };
}
// MERGED MODULE: [project]/app/_device/device-sheet.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__2 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__1 = __TURBOPACK__imported__module__238246__;
var __TURBOPACK__imported__module__50944__ = __turbopack_context__.i(50944);
var __TURBOPACK__imported__module__572131__1 = __TURBOPACK__imported__module__572131__;
// MERGED MODULE: [project]/app/_components/solve/solution-sheet.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__3 = __TURBOPACK__imported__module__187924__;
// MERGED MODULE: [project]/app/_components/solve/answer-row.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__4 = __TURBOPACK__imported__module__187924__;
// MERGED MODULE: [project]/app/_components/math/math-line.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__5 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__126737__ = __turbopack_context__.i(126737);
;
;
/** From so many signs on, a line may be wider than a telephone. */ const LONG = {
    normal: 16,
    answer: 12,
    listed: 14
};
const SIZES = {
    normal: "text-[21px] sm:text-[22px]",
    answer: "text-[28px] sm:text-[32px]",
    listed: "text-[22px] sm:text-[26px]"
};
function MathLine({ latex, label, size = "normal" }) {
    const reachable = signsOf(latex) > LONG[size] ? {
        tabIndex: 0,
        role: "group",
        "aria-label": label
    } : {};
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])("div", {
        ...reachable,
        className: `math-line ${SIZES[size]}`,
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])(__TURBOPACK__imported__module__126737__["f"], {
            latex: latex,
            display: true
        })
    });
}
const TEXT = /\\(?:text|mathrm)\{([^{}]*)\}/g;
const LAYOUT = /\\(?:[dt]?frac|left|right|sqrt)(?![a-z])|[{}^_&\s]|\\[,;:! ]/gi;
const COMMAND = /\\[a-z]+/gi;
const signsOf = (latex)=>latex.replace(TEXT, "$1").replace(LAYOUT, "").replace(COMMAND, "m").length;
var __TURBOPACK__imported__module__990331__ = __turbopack_context__.i(990331);
// MERGED MODULE: [project]/app/_components/solve/answer-lines.ts [app-ssr] (ecmascript)
;
;
/** What stands between the things an answer tells, each under its name, and between the members of a list. */ const THINGS = ";\\ ";
const MEMBERS = ",\\ ";
/** Between points that each say what they are. */ const NAMED = {
    separator: ", ",
    before: "\\text{"
};
/** A list of so many signs may be wider than a telephone. */ const LONG1 = 20;
function answerLines(latex) {
    const things = splitAt(latex, THINGS);
    if (things.length > 1 || signsOf(latex) <= LONG1) return things;
    const members = splitAt(latex, MEMBERS);
    return members.length > 1 ? members : splitAt(latex, NAMED.separator, NAMED.before);
}
const OPENING = /[{([]/;
const CLOSING = /[})\]]/;
/** Parts of a formula between separators that stand in no bracket, and before what is named. */ function splitAt(latex, separator, before = "") {
    const parts = [
        ""
    ];
    let depth = 0;
    for(let at = 0; at < latex.length; at += 1){
        const sign = latex[at];
        if (depth === 0 && latex.startsWith(separator + before, at)) {
            parts.push("");
            at += separator.length - 1;
            continue;
        }
        if (OPENING.test(sign)) depth += 1;
        if (CLOSING.test(sign)) depth = Math.max(0, depth - 1);
        parts[parts.length - 1] += sign;
    }
    return parts;
}
// MERGED MODULE: [project]/app/_components/solve/sheet-row.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__6 = __TURBOPACK__imported__module__187924__;
;
const TONES = {
    plain: "",
    checked: "sheet-body-checked",
    caution: "sheet-body-caution",
    wrong: "sheet-body-wrong",
    wash: "sheet-body-wash"
};
function SheetRow({ children, margin, tone = "plain" }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__6["jsxs"])("div", {
        className: "sheet-row",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__6["jsx"])("div", {
                className: "sheet-margin",
                children: margin
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__6["jsx"])("div", {
                className: `sheet-body ${TONES[tone]}`,
                children: children
            })
        ]
    });
}
var __TURBOPACK__imported__module__783842__ = __turbopack_context__.i(783842);
;
;
;
;
;
;
const TONES1 = {
    verified: "checked",
    partial: "caution",
    unchecked: "wash"
};
const UNCHECKED_NOTE = "No second way of working confirmed this answer. Check it before you rely on it.";
function AnswerRow({ solve, id = "answer", name = "Answer", note }) {
    const { status, verification, evidence } = solve;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])(SheetRow, {
        tone: TONES1[verification],
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsxs"])("section", {
            id: id,
            tabIndex: -1,
            "aria-label": name,
            className: "outline-none",
            children: [
                status === "no-solution" ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])(NoSolution, {
                    answer: solve.answer
                }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])(Answer, {
                    solve: solve
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsxs"])("p", {
                    className: "mt-1.5 flex flex-wrap items-center gap-x-3",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])(__TURBOPACK__imported__module__783842__["f"], {
                            status: verification
                        }),
                        note && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("span", {
                            className: "text-[15px] text-muted",
                            children: note
                        })
                    ]
                }),
                verification === "unchecked" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("p", {
                    className: "mt-2 text-[15px] text-muted",
                    children: UNCHECKED_NOTE
                }),
                evidence.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("div", {
                    className: "mt-2 space-y-1 text-[15px] text-muted",
                    children: evidence.map((sentence)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("p", {
                            className: "math-sentence",
                            children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])(__TURBOPACK__imported__module__990331__["f"], {
                                text: sentence
                            })
                        }, sentence))
                })
            ]
        })
    });
}
function Answer({ solve }) {
    const [line = "", ...others] = answerLines(solve.latex);
    const label = `Answer: ${solve.answer}`;
    if (others.length === 0) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])(MathLine, {
        latex: line,
        label: label,
        size: "answer"
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("ul", {
        children: [
            line,
            ...others
        ].map((each)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("li", {
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])(MathLine, {
                    latex: each,
                    label: label,
                    size: "listed"
                })
            }, each))
    });
}
function NoSolution({ answer }) {
    const words = answer || "no solution";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsxs"])(__TURBOPACK__imported__module__187924__4["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("p", {
                className: "font-serif text-[30px] leading-tight",
                children: words.charAt(0).toUpperCase() + words.slice(1)
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("p", {
                className: "mt-1 text-[15px]",
                children: "That is the answer: no value makes it true."
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/solve/bar-row.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__7 = __TURBOPACK__imported__module__187924__;
// MERGED MODULE: [project]/app/_components/solve/bar-figure.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__8 = __TURBOPACK__imported__module__187924__;
// MERGED MODULE: [project]/app/_components/solve/bar-layout.ts [app-ssr] (ecmascript)
;
const WIDTH = 320;
const BAR = 30;
const LINE = 17;
const HEAD = 24;
const GAP = 14;
/** A part that is narrower has no room for its number. */ const NARROWEST = 18;
/** A letter of a label, about. */ const LETTER = 7.2;
const UNKNOWN = "?";
function layoutOf(model) {
    const longest = Math.max(...model.bars.map(lengthOf));
    let y = 0;
    const bars = model.bars.map((bar)=>{
        const placed = placeBar(bar, y, longest);
        y = placed.bottom + GAP;
        return placed;
    });
    return {
        bars,
        height: Math.max(0, y - GAP)
    };
}
const lengthOf = ({ parts })=>parts.reduce((all, { size })=>all + size, 0);
function placeBar(bar, top, longest) {
    const words = headOf(bar);
    const y = top + (words ? HEAD : 0);
    const widths = widthsOf(bar, longest);
    const width = widths.reduce((all, each)=>all + each, 0);
    const rows = [];
    let x = 0;
    const parts = bar.parts.map((part, i)=>{
        const own = widths[i] ?? 0;
        const placed = placePart(part, {
            x,
            width: own,
            y,
            rows
        });
        x += own;
        return placed;
    });
    const head = words ? {
        text: words,
        x: 0,
        y: top + 13,
        anchor: "start"
    } : null;
    return {
        y,
        width,
        height: BAR,
        head,
        parts,
        bottom: y + BAR + rows.length * LINE
    };
}
/** "12 apples", "Omar: 15". */ function headOf({ label, whole }) {
    const all = whole ? `${whole.value ?? UNKNOWN} ${whole.label}`.trim() : "";
    return [
        label,
        all
    ].filter(Boolean).join(": ");
}
function widthsOf({ parts }, longest) {
    const length = parts.reduce((all, { size })=>all + size, 0);
    const room = longest > 0 ? WIDTH * length / longest : WIDTH;
    const least = Math.min(NARROWEST, WIDTH / parts.length);
    const own = parts.map(({ size })=>Math.max(least, length > 0 ? room * size / length : least));
    const over = own.reduce((all, each)=>all + each, 0) - WIDTH;
    if (over <= 0) return own;
    const spare = own.reduce((all, each)=>all + each - least, 0);
    return own.map((each)=>spare > 0 ? each - over * (each - least) / spare : WIDTH / parts.length);
}
function placePart({ label, value, isAsked }, { x, width, y, rows }) {
    const number = value ?? UNKNOWN;
    const middle = x + width / 2;
    const isInside = number.length * LETTER <= width - 2;
    const inside = isInside ? [
        {
            text: number,
            x: middle,
            y: y + BAR / 2 + 5,
            anchor: "middle"
        }
    ] : [];
    const below = [
        isInside ? "" : number,
        label
    ].filter(Boolean).join(" ");
    if (below === "") return {
        x,
        width,
        isAsked,
        texts: inside,
        lead: null
    };
    const half = below.length * LETTER / 2;
    const at = Math.min(Math.max(middle, half), WIDTH - half);
    const free = rows.findIndex((taken)=>taken <= at - half);
    const row = free < 0 ? rows.length : free;
    rows[row] = at + half + LETTER;
    const words = {
        text: below,
        x: at,
        y: y + BAR + (row + 1) * LINE - 3,
        anchor: "middle"
    };
    return {
        x,
        width,
        isAsked,
        texts: [
            ...inside,
            words
        ],
        lead: row > 0 ? words.y - 12 : null
    };
}
function inWords({ bars }) {
    return bars.map(sentenceOf).join(" ");
}
function sentenceOf(bar) {
    const parts = bar.parts.map(({ label, value, isAsked })=>[
            value ?? "an unknown part",
            label,
            isAsked ? "(asked)" : ""
        ].filter(Boolean).join(" "));
    const [first] = parts;
    const isEqual = parts.length > 1 && parts.every((each)=>each === first);
    const made = isEqual ? `${parts.length} equal parts of ${first}` : parts.join(", ");
    const head = headOf(bar).replace(/\?/g, "unknown");
    return head ? `${head}, made of ${made}.` : `Made of ${made}.`;
}
;
;
function BarFigure({ model, id }) {
    const { bars, height } = layoutOf(model);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsx"])("figure", {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsxs"])("svg", {
            viewBox: `-1 0 ${WIDTH + 2} ${height + 4}`,
            role: "img",
            "aria-labelledby": `${id}-title`,
            "aria-describedby": `${id}-desc`,
            className: "h-auto w-full max-w-[520px] text-ink",
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsx"])("title", {
                    id: `${id}-title`,
                    children: "Bar model of the story"
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsx"])("desc", {
                    id: `${id}-desc`,
                    children: inWords(model)
                }),
                bars.map((bar)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsx"])(OneBar, {
                        bar: bar
                    }, bar.y))
            ]
        })
    });
}
function OneBar({ bar: { y, width, height, head, parts } }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsxs"])("g", {
        className: "bar-text",
        fill: "currentColor",
        children: [
            head && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsxs"])(__TURBOPACK__imported__module__187924__8["Fragment"], {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsx"])("text", {
                        x: head.x,
                        y: head.y,
                        textAnchor: head.anchor,
                        children: head.text
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsx"])("path", {
                        d: `M0 ${y - 2}v-4H${width}v4`,
                        fill: "none",
                        stroke: "var(--edge)"
                    })
                ]
            }),
            parts.map((part)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsxs"])("g", {
                    className: part.isAsked ? "bar-asked" : undefined,
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsx"])("rect", {
                            x: part.x,
                            y: y,
                            width: part.width,
                            height: height,
                            stroke: "var(--ink)"
                        }),
                        part.lead !== null && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsx"])("path", {
                            d: `M${part.x + part.width / 2} ${y + height}V${part.lead}`,
                            stroke: "var(--edge)",
                            strokeDasharray: "2 2"
                        }),
                        part.texts.map((text)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__8["jsx"])("text", {
                                x: text.x,
                                y: text.y,
                                textAnchor: text.anchor,
                                children: text.text
                            }, `${text.y} ${text.text}`))
                    ]
                }, part.x))
        ]
    });
}
;
;
;
function BarRow({ solve: { story }, id = "bars" }) {
    if (!story?.model) return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__7["jsx"])(SheetRow, {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__7["jsx"])(BarFigure, {
            model: story.model,
            id: id
        })
    });
}
// MERGED MODULE: [project]/app/_components/solve/check-row.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__9 = __TURBOPACK__imported__module__187924__;
// MERGED MODULE: [project]/app/_components/solve/answer-verdict.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__10 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__990331__1 = __TURBOPACK__imported__module__990331__;
;
;
;
;
const VERDICTS = {
    right: {
        title: "Right",
        tone: "checked"
    },
    "right-wrong-form": {
        title: "Right, but not in the form asked",
        tone: "caution"
    },
    wrong: {
        title: "Not right yet",
        tone: "wrong"
    },
    "cannot-tell": {
        title: "I can’t tell",
        tone: "wash"
    }
};
function AnswerVerdict({ check }) {
    const { title, tone } = VERDICTS[check.verdict];
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__10["jsx"])(SheetRow, {
        tone: tone,
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__10["jsxs"])("div", {
            role: "status",
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__10["jsx"])("h2", {
                    className: "font-serif text-[22px] leading-tight",
                    children: title
                }),
                check.answer && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__10["jsx"])(MathLine, {
                    latex: check.answer,
                    label: "Your answer as read"
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__10["jsx"])("p", {
                    className: "math-sentence mt-1 text-[15px]",
                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__10["jsx"])(__TURBOPACK__imported__module__990331__1["f"], {
                        text: check.message
                    })
                }),
                check.counterexample && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__10["jsx"])("p", {
                    className: "math-sentence mt-1 text-[15px] text-muted",
                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__10["jsx"])(__TURBOPACK__imported__module__990331__1["f"], {
                        text: check.counterexample
                    })
                })
            ]
        })
    });
}
var __TURBOPACK__imported__module__635633__ = __turbopack_context__.i(635633);
// MERGED MODULE: [project]/app/_components/solve/working-verdict.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__11 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__990331__2 = __TURBOPACK__imported__module__990331__;
// MERGED MODULE: [project]/app/_components/solve/drawing.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__12 = __TURBOPACK__imported__module__187924__;
;
function Drawing({ picture }) {
    const { shows, area, lines, wrong, dashes, labels } = picture;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__12["jsxs"])("svg", {
        viewBox: "0 0 120 80",
        role: "img",
        "aria-label": shows,
        fill: "none",
        stroke: "currentColor",
        strokeLinejoin: "round",
        className: "mt-2 h-auto w-60 max-w-full text-ink",
        children: [
            area && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__12["jsx"])("path", {
                d: area,
                fill: "var(--accent)",
                fillOpacity: "0.22",
                stroke: "none"
            }),
            wrong && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__12["jsx"])("path", {
                d: wrong,
                fill: "var(--danger)",
                fillOpacity: "0.16",
                stroke: "none"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__12["jsx"])("path", {
                d: lines
            }),
            wrong && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__12["jsx"])("path", {
                d: wrong,
                stroke: "var(--danger)",
                strokeWidth: "1.4",
                strokeDasharray: "3 2"
            }),
            dashes && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__12["jsx"])("path", {
                d: dashes,
                stroke: "var(--accent)",
                strokeDasharray: "3 2"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__12["jsx"])("g", {
                fill: "currentColor",
                stroke: "none",
                fontSize: "8",
                textAnchor: "middle",
                children: labels.map(([x, y, text])=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__12["jsx"])("text", {
                        x: x,
                        y: y,
                        children: text
                    }, `${x} ${y}`))
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/solve/verdict-mark.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__13 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__787724__ = __turbopack_context__.i(787724);
;
;
const MARKS = {
    follows: {
        word: "Follows",
        Icon: __TURBOPACK__imported__module__787724__["w"],
        tone: "text-checked"
    },
    "does-not-follow": {
        word: "Does not follow",
        Icon: __TURBOPACK__imported__module__787724__["f"],
        tone: "text-danger"
    },
    "cannot-tell": {
        word: "Cannot tell",
        Icon: __TURBOPACK__imported__module__787724__["p"],
        tone: "text-muted"
    },
    unreadable: {
        word: "Not understood",
        Icon: __TURBOPACK__imported__module__787724__["g"],
        tone: "text-muted"
    }
};
function VerdictMark({ verdict }) {
    const { word, Icon, tone } = MARKS[verdict];
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__13["jsxs"])("span", {
        className: `mt-1.5 inline-flex ${tone}`,
        title: word,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__13["jsx"])(Icon, {}),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__13["jsxs"])("span", {
                className: "sr-only",
                children: [
                    word,
                    ": "
                ]
            })
        ]
    });
}
;
;
;
;
;
;
function WorkingVerdict({ check }) {
    const { lines, firstWrong, message, misconception, counterexample } = check;
    const wrong = firstWrong !== null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])(SheetRow, {
        tone: wrong ? "wrong" : check.finished ? "checked" : "wash",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsxs"])("div", {
            role: "status",
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])("h2", {
                    className: "font-serif text-[22px] leading-tight",
                    children: titleOf(check)
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])("p", {
                    className: "math-sentence mt-1 text-[15px]",
                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])(__TURBOPACK__imported__module__990331__2["f"], {
                        text: message
                    })
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])("ol", {
                    className: "mt-3 space-y-1",
                    children: numbered(lines).map(({ line, number })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsxs"])("li", {
                            className: "flex items-start gap-2.5",
                            children: [
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])(VerdictMark, {
                                    verdict: line.verdict
                                }),
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsxs"])("div", {
                                    className: "min-w-0",
                                    children: [
                                        line.latex ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])(MathLine, {
                                            latex: line.latex,
                                            label: `Line ${number}`
                                        }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])("p", {
                                            className: "break-words",
                                            children: line.text
                                        }),
                                        line.note && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])("p", {
                                            className: "math-sentence text-[15px] text-muted",
                                            children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])(__TURBOPACK__imported__module__990331__2["f"], {
                                                text: line.note
                                            })
                                        })
                                    ]
                                })
                            ]
                        }, number))
                }),
                misconception && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsxs"])("div", {
                    className: "why mt-3",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])("p", {
                            className: "font-medium text-ink",
                            children: misconception.title
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])("p", {
                            className: "math-sentence",
                            children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])(__TURBOPACK__imported__module__990331__2["f"], {
                                text: misconception.explanation
                            })
                        }),
                        misconception.picture && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])(Drawing, {
                            picture: misconception.picture
                        })
                    ]
                }),
                counterexample && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])("p", {
                    className: "math-sentence mt-2 text-[15px] text-muted",
                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__11["jsx"])(__TURBOPACK__imported__module__990331__2["f"], {
                        text: counterexample
                    })
                })
            ]
        })
    });
}
/** Lines may repeat, so their place tells them apart. */ const numbered = (lines)=>lines.map((line, index)=>({
            line,
            number: index + 1
        }));
function titleOf({ firstWrong, finished, lines }) {
    if (firstWrong !== null) return `Look at line ${firstWrong + 1}`;
    if (finished) return "Every line follows";
    return lines.every(({ verdict })=>verdict === "follows") ? "Right so far" : "I can’t follow every line";
}
;
;
;
;
;
function CheckRow({ id, attempt, action, part }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__9["jsxs"])(__TURBOPACK__imported__module__187924__9["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__9["jsx"])(SheetRow, {
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__9["jsxs"])("section", {
                    "aria-label": "Check your own work",
                    className: "no-print",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__9["jsx"])(__TURBOPACK__imported__module__635633__["CheckForm"], {
                            action: action,
                            id: id,
                            part: part,
                            kind: "answer",
                            text: attempt?.kind === "answer" ? attempt.text : "",
                            open: attempt?.kind === "answer"
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__9["jsx"])(__TURBOPACK__imported__module__635633__["CheckForm"], {
                            action: action,
                            id: id,
                            part: part,
                            kind: "working",
                            text: attempt?.kind === "working" ? attempt.text : "",
                            open: attempt?.kind === "working"
                        })
                    ]
                })
            }),
            attempt?.kind === "answer" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__9["jsx"])(AnswerVerdict, {
                check: attempt.check
            }),
            attempt?.kind === "working" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__9["jsx"])(WorkingVerdict, {
                check: attempt.check
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/solve/graph-row.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__14 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__382753__ = __turbopack_context__.i(382753);
;
;
;
function GraphRow({ graph }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__14["jsx"])(SheetRow, {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__14["jsx"])(__TURBOPACK__imported__module__382753__["f"], {
            graph: graph
        })
    });
}
var __TURBOPACK__imported__module__697511__ = __turbopack_context__.i(697511);
// MERGED MODULE: [project]/app/_components/solve/hint-progress.ts [app-ssr] (ecmascript)
;
function hintProgress({ revealedSteps, hints }) {
    const total = hints?.steps ?? 0;
    return {
        left: total - revealedSteps,
        words: wordsFor(revealedSteps, total)
    };
}
function wordsFor(shown, total) {
    if (total === 0) return "Try it yourself first.";
    const steps = total === 1 ? "1 step" : `${total} steps`;
    if (shown === 0) return `Try it yourself first. There ${total === 1 ? "is" : "are"} ${steps} before the answer.`;
    return shown < total ? `${shown} of ${steps} shown. Can you do the next one?` : "All but the answer is shown. Can you find it?";
}
// MERGED MODULE: [project]/app/_components/solve/hint-rows.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__15 = __TURBOPACK__imported__module__187924__;
;
;
;
const RUNGS_BEFORE_STEPS = 2;
function HintRows({ solve, bars = "bars" }) {
    const { hints, revealedSteps, story } = solve;
    if (!hints) return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__15["jsxs"])("section", {
        "aria-label": "Hints",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__15["jsxs"])(SheetRow, {
                margin: "1",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__15["jsx"])("p", {
                        className: "text-[15px] text-muted",
                        children: "What kind of problem"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__15["jsx"])("p", {
                        className: "mt-1",
                        children: hints.kind
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__15["jsx"])(SheetRow, {
                margin: "2",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__15["jsxs"])("details", {
                    className: "-my-2.5",
                    open: revealedSteps > 0,
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__15["jsx"])("summary", {
                            className: "fold-title flex min-h-11 cursor-pointer list-none items-center text-[15px] text-muted",
                            children: "Which idea"
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__15["jsx"])("p", {
                            className: "mb-2.5",
                            children: hints.idea
                        }),
                        story?.model && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__15["jsx"])("div", {
                            className: "mb-2.5",
                            children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__15["jsx"])(BarFigure, {
                                model: story.model,
                                id: bars
                            })
                        })
                    ]
                })
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/solve/other-ways.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__16 = __TURBOPACK__imported__module__187924__;
// MERGED MODULE: [project]/app/_components/solve/step-list.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__17 = __TURBOPACK__imported__module__187924__;
// MERGED MODULE: [project]/app/_components/math/paced.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__229593__ = __turbopack_context__.i(229593);
;
/** Markup a part of a page comes to however little it shows, and for each character. */ const PART_COST = 2_000;
const CHARACTER_COST = 12;
async function Paced({ characters, children }) {
    await (0, __TURBOPACK__imported__module__229593__["f"])(PART_COST + CHARACTER_COST * characters);
    return children;
}
var __TURBOPACK__imported__module__990331__3 = __TURBOPACK__imported__module__990331__;
// MERGED MODULE: [project]/app/_components/solve/theorem-note.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__18 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__990331__4 = __TURBOPACK__imported__module__990331__;
;
;
;
function TheoremNote({ theorem }) {
    const { name, says, when, example, picture } = theorem;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__18["jsxs"])("details", {
        className: "no-print -mb-2.5",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__18["jsx"])("summary", {
                className: "link inline-flex min-h-11 cursor-pointer items-center text-[15px]",
                children: name
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__18["jsxs"])("div", {
                className: "mb-2.5 space-y-1 text-[15px]",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__18["jsx"])("p", {
                        children: says
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__18["jsx"])("p", {
                        className: "text-muted",
                        children: when
                    }),
                    example && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__18["jsx"])("p", {
                        className: "math-sentence",
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__18["jsx"])(__TURBOPACK__imported__module__990331__4["f"], {
                            text: `For example: $${example}$`
                        })
                    }),
                    picture && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__18["jsx"])(Drawing, {
                        picture: picture
                    })
                ]
            })
        ]
    });
}
;
;
;
;
;
function StepList({ steps, after = 0 }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsx"])("ol", {
        children: steps.map((step, index)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsxs"])("li", {
                className: "sheet-row",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsx"])("div", {
                        className: "sheet-margin",
                        "aria-hidden": "true",
                        children: after + index + 1
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsx"])("div", {
                        className: "sheet-body",
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsxs"])(Paced, {
                            characters: charactersOf(step),
                            children: [
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsx"])("h3", {
                                    className: "math-sentence text-base",
                                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsx"])(__TURBOPACK__imported__module__990331__3["f"], {
                                        text: step.title
                                    })
                                }),
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsx"])(MathLine, {
                                    latex: step.latex,
                                    label: `After step ${index + 1}`
                                }),
                                step.why && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsxs"])("p", {
                                    className: "why sideways math-sentence",
                                    children: [
                                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsx"])("span", {
                                            className: "sr-only",
                                            children: "Why: "
                                        }),
                                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsx"])(__TURBOPACK__imported__module__990331__3["f"], {
                                            text: step.why
                                        })
                                    ]
                                }),
                                step.smaller && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsx"])(SmallerSteps, {
                                    lines: step.smaller
                                }),
                                step.theorem && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsx"])(TheoremNote, {
                                    theorem: step.theorem
                                })
                            ]
                        })
                    })
                ]
            }, `${step.rule} ${step.latex}`))
    });
}
/** What a step is made of, for those who want to see it line by line. */ function SmallerSteps({ lines }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsxs"])("details", {
        className: "no-print -mb-2.5 open:mb-1",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsx"])("summary", {
                className: "link inline-flex min-h-11 cursor-pointer items-center text-[15px]",
                children: "Smaller steps"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsx"])("ol", {
                className: "why",
                children: lines.map((latex, at)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsx"])("li", {
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__17["jsx"])(MathLine, {
                            latex: latex,
                            label: `Smaller step ${at + 1}`
                        })
                    }, latex))
            })
        ]
    });
}
function charactersOf({ title, latex, why, smaller = [], theorem }) {
    const beside = theorem ? theorem.says.length + theorem.when.length + theorem.example.length : 0;
    return title.length + latex.length + why.length + smaller.join("").length + beside;
}
;
;
;
function OtherWays({ alternatives }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__16["jsx"])("section", {
        id: "another-way",
        "aria-label": "Another way",
        children: alternatives.map(({ way, steps })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__16["jsxs"])("details", {
                className: "no-print",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__16["jsx"])("summary", {
                        className: "block cursor-pointer list-none",
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__16["jsx"])(SheetRow, {
                            tone: "wash",
                            children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__16["jsxs"])("span", {
                                className: "link text-[15px]",
                                children: [
                                    "Another way: ",
                                    way
                                ]
                            })
                        })
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__16["jsx"])(StepList, {
                        steps: steps
                    })
                ]
            }, way))
    });
}
// MERGED MODULE: [project]/app/_components/solve/read-row.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__19 = __TURBOPACK__imported__module__187924__;
// MERGED MODULE: [project]/app/_components/solve/correction.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__20 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__129851__ = __turbopack_context__.i(129851);
;
;
const correctionOf = (action, id, part)=>action && function correction({ said }, row) {
        return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__20["jsx"])(__TURBOPACK__imported__module__129851__["CorrectLine"], {
            action: action,
            id: id,
            part: part,
            row: row,
            said: said
        });
    };
var __TURBOPACK__imported__module__55881__ = __turbopack_context__.i(55881);
// MERGED MODULE: [project]/app/_components/solve/read-lines.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__21 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__990331__5 = __TURBOPACK__imported__module__990331__;
// MERGED MODULE: [project]/app/_components/solve/story-table.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__22 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__572131__2 = __TURBOPACK__imported__module__572131__;
;
;
const CELL = "py-2.5 pr-3 text-left align-top";
function StoryTable({ story: { rows, asked }, correction }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsxs"])("table", {
        className: "mt-1 w-full text-[15px] sm:text-base",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsx"])("caption", {
                className: "sr-only",
                children: "What the story says, as it was read"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsx"])("thead", {
                className: "text-sm text-muted",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsxs"])("tr", {
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsx"])("th", {
                            scope: "col",
                            className: `${CELL} w-[26%] font-normal`,
                            children: "who"
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsx"])("th", {
                            scope: "col",
                            className: `${CELL} font-normal`,
                            children: "what"
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsx"])("th", {
                            scope: "col",
                            className: `${CELL} w-[30%] font-normal`,
                            children: "when"
                        })
                    ]
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsxs"])("tbody", {
                children: [
                    rows.map((row, place)=>// biome-ignore lint/suspicious/noArrayIndexKey: a story may say the same twice, and its lines keep their places
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsxs"])(__TURBOPACK__imported__module__572131__2["Fragment"], {
                            children: [
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsx"])(Line, {
                                    told: row,
                                    isCorrectable: correction !== undefined
                                }),
                                correction && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsx"])("tr", {
                                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsx"])("td", {
                                        colSpan: 3,
                                        className: "relative p-0",
                                        children: correction(row, place)
                                    })
                                })
                            ]
                        }, place)),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsx"])(Line, {
                        told: asked,
                        isCorrectable: false,
                        isAsked: true
                    })
                ]
            })
        ]
    });
}
function Line({ told: { who, what, when }, isCorrectable, isAsked = false }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsxs"])("tr", {
        className: `border-t ${isAsked ? "border-ink" : "border-hairline"}`,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsx"])("th", {
                scope: "row",
                className: `${CELL} font-semibold break-words`,
                children: who
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsx"])("td", {
                className: `${CELL} break-words`,
                children: what
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__22["jsx"])("td", {
                className: `${CELL} text-muted ${isCorrectable ? "pr-11" : ""}`,
                children: when
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/solve/understood-text.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__23 = __TURBOPACK__imported__module__187924__;
;
function UnderstoodText({ text, missed }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__23["jsxs"])(__TURBOPACK__imported__module__187924__23["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__23["jsxs"])("p", {
                className: "understood mt-1 text-lg break-words whitespace-pre-wrap",
                children: [
                    missed.flatMap(({ start, end }, at)=>[
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__23["jsx"])("span", {
                                children: text.slice(missed[at - 1]?.end ?? 0, start)
                            }, `before ${start}`),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__23["jsx"])("span", {
                                className: "missed",
                                children: text.slice(start, end)
                            }, start)
                        ]),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__23["jsx"])("span", {
                        children: text.slice(missed.at(-1)?.end ?? 0)
                    })
                ]
            }),
            missed.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__23["jsxs"])("p", {
                className: "mt-2 text-[15px] text-muted",
                children: [
                    "I don’t know what the dotted words say here: ",
                    quoted(text, missed),
                    "."
                ]
            })
        ]
    });
}
const QUOTED_MAX = 4;
function quoted(text, missed) {
    const words = [
        ...new Set(missed.map(({ start, end })=>`“${text.slice(start, end)}”`))
    ];
    const rest = words.length > QUOTED_MAX ? " and others" : "";
    return words.slice(0, QUOTED_MAX).join(", ") + rest;
}
;
;
;
;
;
function ReadLines({ solve, besideTool = false, part, correction }) {
    const { status, read, text, story } = solve;
    const understood = status === "solved" || status === "no-solution";
    const readOnly = part !== undefined && understood && !story;
    const Heading = part === undefined ? "h1" : "h2";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__21["jsxs"])(__TURBOPACK__imported__module__187924__21["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__21["jsxs"])(Heading, {
                className: `text-[15px] text-muted ${besideTool ? "sm:pr-44" : ""}`,
                children: [
                    part !== undefined && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__21["jsxs"])("span", {
                        className: "sr-only",
                        children: [
                            "Part ",
                            part,
                            ". "
                        ]
                    }),
                    readOnly ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__21["jsx"])(Reading, {
                        instruction: read.instruction
                    }) : part === undefined ? "You wrote" : "This part says"
                ]
            }),
            status === "unsupported" ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__21["jsx"])(UnderstoodText, {
                text: text,
                missed: solve.missed
            }) : !readOnly && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__21["jsx"])("p", {
                className: "mt-1 text-lg break-words whitespace-pre-wrap",
                children: text
            }),
            !readOnly && (story || read.latex) && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__21["jsx"])("p", {
                className: "mt-3 text-[15px] text-muted",
                children: story ? "Read as" : understood ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__21["jsx"])(Reading, {
                    instruction: read.instruction
                }) : "The mathematics I found in it"
            }),
            story ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__21["jsx"])(StoryTable, {
                story: story,
                correction: correction
            }) : read.latex && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__21["jsx"])(MathLine, {
                latex: read.latex,
                label: "The problem as read"
            })
        ]
    });
}
function Reading({ instruction }) {
    if (!instruction) return "Read as";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__21["jsxs"])(__TURBOPACK__imported__module__187924__21["Fragment"], {
        children: [
            "Read as: ",
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__21["jsx"])(__TURBOPACK__imported__module__990331__5["f"], {
                text: instruction.charAt(0).toLowerCase() + instruction.slice(1)
            })
        ]
    });
}
;
;
;
;
;
function ReadRow({ solve, editable, actions }) {
    const { text, mode } = solve;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__19["jsx"])(SheetRow, {
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__19["jsxs"])("div", {
            className: "relative",
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__19["jsx"])(ReadLines, {
                    solve: solve,
                    besideTool: true,
                    correction: correctionOf(actions.correct, solve.id)
                }),
                editable && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__19["jsxs"])("details", {
                    className: "no-print -mb-2 sm:mb-0",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__19["jsx"])("summary", {
                            className: "link inline-flex min-h-11 items-center text-[15px] sm:absolute sm:-top-2.5 sm:right-0",
                            children: "Not what you meant?"
                        }),
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__19["jsx"])(__TURBOPACK__imported__module__55881__["EditProblem"], {
                            action: actions.create,
                            text: text,
                            mode: mode
                        })
                    ]
                })
            ]
        })
    });
}
// MERGED MODULE: [project]/app/_components/solve/readings-row.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__24 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__2 = __TURBOPACK__imported__module__238246__;
var __TURBOPACK__imported__module__55881__1 = __TURBOPACK__imported__module__55881__;
// MERGED MODULE: [project]/app/_components/solve/reading-choices.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__25 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__990331__6 = __TURBOPACK__imported__module__990331__;
var __TURBOPACK__imported__module__126737__1 = __TURBOPACK__imported__module__126737__;
var __TURBOPACK__imported__module__787724__1 = __TURBOPACK__imported__module__787724__;
var __TURBOPACK__imported__module__755371__ = __turbopack_context__.i(755371);
;
;
;
;
;
function ReadingChoices({ readings, mode, create, labelledBy }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__25["jsx"])("ul", {
        "aria-labelledby": labelledBy,
        className: "mt-4 space-y-3",
        children: readings.map((reading)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__25["jsx"])("li", {
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__25["jsx"])(__TURBOPACK__imported__module__755371__["ChooseReading"], {
                    action: create,
                    text: reading.text,
                    mode: mode,
                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__25["jsx"])(Reading1, {
                        reading: reading
                    })
                })
            }, reading.text))
    });
}
function Reading1({ reading }) {
    const { latex, text, shown = text, meaning } = reading;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__25["jsxs"])(__TURBOPACK__imported__module__187924__25["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__25["jsxs"])("span", {
                className: "min-w-0 flex-1",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__25["jsx"])("span", {
                        className: `sideways block py-1 ${latex === "" ? "text-lg" : "text-[24px] sm:text-[28px]"}`,
                        children: latex === "" ? shown : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__25["jsx"])(__TURBOPACK__imported__module__126737__1["f"], {
                            latex: latex
                        })
                    }),
                    meaning && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__25["jsx"])("span", {
                        className: "math-sentence mt-1 block text-[15px] text-muted",
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__25["jsx"])(__TURBOPACK__imported__module__990331__6["f"], {
                            text: meaning
                        })
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__25["jsx"])("span", {
                className: "text-accent-text",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__25["jsx"])(__TURBOPACK__imported__module__787724__1["e"], {})
            })
        ]
    });
}
;
;
;
;
;
const COUNTS = [
    "",
    "one way",
    "two ways",
    "three ways",
    "four ways"
];
function ReadingsRow({ solve, create }) {
    const { id, readings, reason, text, mode } = solve;
    const count = COUNTS[readings.length] ?? "several ways";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__24["jsxs"])(__TURBOPACK__imported__module__187924__24["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__24["jsxs"])(SheetRow, {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__24["jsx"])("h2", {
                        id: "readings",
                        className: "font-serif text-[26px] leading-tight",
                        children: reason
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__24["jsxs"])("p", {
                        className: "mt-2 text-base text-muted",
                        children: [
                            "There are ",
                            count,
                            " to read this, and they give different answers. Choose the one you mean."
                        ]
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__24["jsx"])(ReadingChoices, {
                        create: create,
                        readings: readings,
                        mode: mode,
                        labelledBy: "readings"
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__24["jsxs"])(SheetRow, {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__24["jsxs"])("p", {
                        className: "text-[15px] text-muted",
                        children: [
                            "None of these? Change what you wrote, or",
                            " ",
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__24["jsx"])(__TURBOPACK__imported__module__238246__2["default"], {
                                href: `/chat?solve=${encodeURIComponent(id)}`,
                                prefetch: false,
                                className: "link underline",
                                children: "ask the tutor"
                            }),
                            " ",
                            "with this problem in it."
                        ]
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__24["jsx"])(__TURBOPACK__imported__module__55881__1["EditProblem"], {
                        action: create,
                        text: text,
                        mode: mode
                    })
                ]
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/solve/stopped-rows.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__26 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__3 = __TURBOPACK__imported__module__238246__;
var __TURBOPACK__imported__module__787724__2 = __TURBOPACK__imported__module__787724__;
var __TURBOPACK__imported__module__55881__2 = __TURBOPACK__imported__module__55881__;
// MERGED MODULE: [project]/app/_components/solve/example-chips.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__27 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__755371__1 = __TURBOPACK__imported__module__755371__;
// MERGED MODULE: [project]/app/_components/solve/examples.ts [app-ssr] (ecmascript)
;
const EXAMPLES = [
    {
        shown: "3(x − 2) = x/2 + 9",
        text: "3(x − 2) = x/2 + 9"
    },
    {
        shown: "1 1/2 + 3/4",
        text: "1 1/2 + 3/4"
    },
    {
        shown: "Derivative of x² sin x",
        text: "Find the derivative of x^2 sin x"
    },
    {
        shown: "Lucy has 12 apples. She gives 5 away. How many are left?",
        text: "Lucy has 12 apples. She gives 5 away. How many are left?"
    }
];
;
;
;
function ExampleChips({ create, mode }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__27["jsx"])("ul", {
        "aria-label": "Examples",
        className: "mt-3 flex flex-wrap gap-2.5",
        children: EXAMPLES.map(({ shown, text })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__27["jsx"])("li", {
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__27["jsx"])(__TURBOPACK__imported__module__755371__1["ChooseReading"], {
                    action: create,
                    text: text,
                    mode: mode,
                    className: "chip pr-4",
                    children: shown
                })
            }, text))
    });
}
// MERGED MODULE: [project]/app/_components/solve/offers.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__28 = __TURBOPACK__imported__module__187924__;
;
;
function Offers({ offers, mode, create, id }) {
    if (offers.length === 0) return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__28["jsxs"])(__TURBOPACK__imported__module__187924__28["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__28["jsx"])("h3", {
                id: id,
                className: "font-medium",
                children: offers.length === 1 ? "Did you mean this?" : "Did you mean one of these?"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__28["jsx"])(ReadingChoices, {
                create: create,
                readings: offers.map(asChoice),
                mode: mode,
                labelledBy: id
            })
        ]
    });
}
/** What has no formula to show is chosen by its question. */ const asChoice = ({ text, latex, meaning })=>latex === "" ? {
        text,
        latex,
        shown: meaning,
        meaning: ""
    } : {
        text,
        latex,
        meaning
    };
;
;
;
;
;
;
;
const TITLES = {
    unsupported: "I can’t solve this one yet",
    "limit-reached": "This one is too big for me"
};
function StoppedRows({ solve, status, create }) {
    const { id, text, mode, offers, reason } = solve;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsxs"])(__TURBOPACK__imported__module__187924__26["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsxs"])(SheetRow, {
                tone: "wash",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsx"])("h2", {
                        className: "font-serif text-[26px] leading-tight",
                        children: TITLES[status]
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsxs"])("p", {
                        className: "mt-2 flex gap-2 text-base",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsx"])("span", {
                                className: "mt-[3px] text-caution",
                                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsx"])(__TURBOPACK__imported__module__787724__2["d"], {})
                            }),
                            reason
                        ]
                    })
                ]
            }),
            offers.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsx"])(SheetRow, {
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsx"])(Offers, {
                    offers: offers,
                    mode: mode,
                    create: create,
                    id: "offers"
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsxs"])(SheetRow, {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsx"])("h3", {
                        className: "font-medium",
                        children: "Change the words"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsx"])(__TURBOPACK__imported__module__55881__2["EditProblem"], {
                        action: create,
                        text: text,
                        mode: mode
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsxs"])("p", {
                        className: "mt-2 text-[15px] text-muted",
                        children: [
                            "Or",
                            " ",
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsx"])(__TURBOPACK__imported__module__238246__3["default"], {
                                href: `/chat?solve=${encodeURIComponent(id)}`,
                                prefetch: false,
                                className: "link underline",
                                children: "ask the tutor"
                            }),
                            " ",
                            "with this problem in it."
                        ]
                    })
                ]
            }),
            offers.length === 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsxs"])(SheetRow, {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsx"])("h3", {
                        className: "font-medium",
                        children: "Or see how it works with one of these"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsx"])(ExampleChips, {
                        create: create,
                        mode: mode
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsxs"])("p", {
                        className: "mt-3 text-[15px] text-muted",
                        children: [
                            "To practise a topic, choose it from",
                            " ",
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__26["jsx"])(__TURBOPACK__imported__module__238246__3["default"], {
                                href: "/practice",
                                prefetch: false,
                                className: "link underline",
                                children: "the map of skills"
                            }),
                            "."
                        ]
                    })
                ]
            })
        ]
    });
}
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
;
;
;
;
function SolutionSheet({ solve, actions, note, isBegun = false }) {
    const isOpen = isAnswered(solve) && solve.answerRevealed;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsxs"])("article", {
        className: "sheet solution",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(ReadRow, {
                solve: solve,
                editable: isAnswered(solve),
                actions: actions
            }),
            isOpen && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(AnswerRow, {
                solve: solve,
                note: note
            }),
            !(isOpen && isBegun) && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(WayThere, {
                solve: solve,
                actions: actions
            })
        ]
    });
}
const isStopped = (status)=>status === "unsupported" || status === "limit-reached";
const isAnswered = ({ status })=>!isStopped(status) && status !== "ambiguous";
/** All that leads to the answer, and what can be done instead or next. */ function WayThere({ solve, actions }) {
    const { status } = solve;
    const held = !solve.answerRevealed;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsxs"])(__TURBOPACK__imported__module__187924__3["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(HintRows, {
                solve: solve
            }),
            !solve.hints && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(BarRow, {
                solve: solve
            }),
            solve.steps.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsxs"])(__TURBOPACK__imported__module__187924__3["Fragment"], {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("h2", {
                        className: "sr-only",
                        children: "Steps"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(StepList, {
                        steps: solve.steps,
                        after: held ? RUNGS_BEFORE_STEPS : 0
                    })
                ]
            }),
            solve.graph && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(GraphRow, {
                graph: solve.graph
            }),
            solve.alternatives.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(OtherWays, {
                alternatives: solve.alternatives
            }),
            held && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(SheetRow, {
                tone: "wash",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(__TURBOPACK__imported__module__697511__["HintLadder"], {
                    action: actions.reveal,
                    id: solve.id,
                    progress: hintProgress(solve)
                })
            }),
            isAnswered(solve) && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(CheckRow, {
                id: solve.id,
                attempt: solve.attempt,
                action: actions.attempt
            }),
            status === "ambiguous" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(ReadingsRow, {
                solve: solve,
                create: actions.create
            }),
            isStopped(status) && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(StoppedRows, {
                solve: solve,
                status: status,
                create: actions.create
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/solve/worksheet.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__29 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__4 = __TURBOPACK__imported__module__238246__;
var __TURBOPACK__imported__module__787724__3 = __TURBOPACK__imported__module__787724__;
var __TURBOPACK__imported__module__55881__3 = __TURBOPACK__imported__module__55881__;
var __TURBOPACK__imported__module__697511__1 = __TURBOPACK__imported__module__697511__;
// MERGED MODULE: [project]/app/_components/solve/part-list.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__30 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__126737__2 = __TURBOPACK__imported__module__126737__;
var __TURBOPACK__imported__module__787724__4 = __TURBOPACK__imported__module__787724__;
// MERGED MODULE: [project]/app/_components/solve/part-state.ts [app-ssr] (ecmascript)
;
const partId = (place)=>`part-${place + 1}`;
const answerId = (place)=>`answer-${place + 1}`;
const isAnswered1 = ({ status })=>status === "solved" || status === "no-solution";
function sheetProgress(parts) {
    const answered = parts.filter(isAnswered1).length;
    if (answered === parts.length) return `All ${parts.length} parts solved`;
    return `${answered} of ${parts.length} parts solved`;
}
;
;
;
;
function PartList({ parts }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__30["jsxs"])("nav", {
        "aria-label": "Parts of this worksheet",
        className: "no-print mt-4 xl:absolute xl:top-0 xl:right-full xl:mt-0 xl:mr-9 xl:w-[200px]",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__30["jsx"])("p", {
                className: "pb-2 text-[15px] text-muted",
                children: sheetProgress(parts)
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__30["jsx"])("ul", {
                children: parts.map((part, place)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__30["jsx"])("li", {
                        className: "border-b border-hairline first:border-t",
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__30["jsxs"])("a", {
                            href: `#${partId(place)}`,
                            className: "flex min-h-11 items-center gap-2.5 hover:bg-wash",
                            children: [
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__30["jsxs"])("span", {
                                    className: "w-9 shrink-0 font-serif text-muted",
                                    children: [
                                        "(",
                                        part.label,
                                        ")"
                                    ]
                                }),
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__30["jsx"])("span", {
                                    className: "min-w-0 flex-1 overflow-hidden text-[15px] whitespace-nowrap",
                                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__30["jsx"])(Outcome, {
                                        part: part
                                    })
                                }),
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__30["jsx"])(Mark, {
                                    part: part
                                })
                            ]
                        })
                    }, `${part.label} ${part.text}`))
            })
        ]
    });
}
function Outcome({ part }) {
    const { status, latex, answerRevealed } = part;
    if (status === "ambiguous") return "One question";
    if (!isAnswered1(part)) return "Not solved yet";
    if (!answerRevealed) return "Not shown yet";
    if (status === "no-solution") return "No solution";
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__30["jsx"])(__TURBOPACK__imported__module__126737__2["f"], {
        latex: latex
    });
}
const MARKS1 = {
    verified: {
        word: "Checked",
        Icon: __TURBOPACK__imported__module__787724__4["w"],
        tone: "text-checked"
    },
    partial: {
        word: "Spot-checked",
        Icon: __TURBOPACK__imported__module__787724__4["p"],
        tone: "text-caution"
    },
    unchecked: {
        word: "Not checked",
        Icon: __TURBOPACK__imported__module__787724__4["g"],
        tone: "text-muted"
    }
};
function Mark({ part }) {
    if (isAnswered1(part) && !part.answerRevealed) return null;
    if (!isAnswered1(part)) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__30["jsx"])("span", {
        className: "text-caution",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__30["jsx"])(__TURBOPACK__imported__module__787724__4["d"], {})
    });
    const { word, Icon, tone } = MARKS1[part.verification];
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__30["jsxs"])("span", {
        className: tone,
        title: word,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__30["jsx"])(Icon, {}),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__30["jsx"])("span", {
                className: "sr-only",
                children: word
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/solve/part-sheet.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__31 = __TURBOPACK__imported__module__187924__;
// MERGED MODULE: [project]/app/_components/solve/fold.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__32 = __TURBOPACK__imported__module__187924__;
;
function Fold({ title, children }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__32["jsxs"])("details", {
        className: "fold",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__32["jsxs"])("summary", {
                className: "sheet-row cursor-pointer list-none",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__32["jsx"])("span", {
                        className: "sheet-margin"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__32["jsx"])("span", {
                        className: "sheet-body fold-title link text-[15px]",
                        children: title
                    })
                ]
            }),
            children
        ]
    });
}
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
function PartSheet({ part, place, correction, note, children }) {
    const { label, steps, graph, answerRevealed } = part;
    const open = answerRevealed && isAnswered1(part);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__31["jsxs"])("article", {
        id: partId(place),
        "aria-label": `Part ${label}`,
        className: "sheet solution part-sheet mt-3 scroll-mt-4",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__31["jsx"])(SheetRow, {
                margin: `(${label})`,
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__31["jsx"])(ReadLines, {
                    solve: part,
                    part: label,
                    correction: correction
                })
            }),
            open && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__31["jsx"])(AnswerRow, {
                solve: part,
                id: answerId(place),
                name: `Answer to part ${label}`,
                note: note
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__31["jsx"])(HintRows, {
                solve: part,
                bars: `bars-${place + 1}`
            }),
            !part.hints && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__31["jsx"])(BarRow, {
                solve: part,
                id: `bars-${place + 1}`
            }),
            open && steps.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__31["jsxs"])(Fold, {
                title: stepsTitle(steps.length, graph !== null),
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__31["jsx"])(StepList, {
                        steps: steps
                    }),
                    graph && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__31["jsx"])(GraphRow, {
                        graph: graph
                    })
                ]
            }),
            !open && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__31["jsx"])(StepList, {
                steps: steps,
                after: RUNGS_BEFORE_STEPS
            }),
            children
        ]
    });
}
const stepsTitle = (count, hasGraph)=>`${count} ${count === 1 ? "step" : "steps"}${hasGraph ? " and a graph" : ""}`;
// MERGED MODULE: [project]/app/_components/solve/worksheet-words.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__33 = __TURBOPACK__imported__module__187924__;
;
function WorksheetWords({ text }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__33["jsxs"])("details", {
        className: "fold mt-1",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__33["jsx"])("summary", {
                className: "inline-flex min-h-11 items-center text-[15px]",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__33["jsx"])("span", {
                    className: "fold-title link",
                    children: "You wrote"
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__33["jsx"])("p", {
                className: "pb-2 break-words whitespace-pre-wrap",
                children: text
            })
        ]
    });
}
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
;
;
;
;
;
function Worksheet({ solve, actions, note }) {
    const { parts, text, mode } = solve;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsxs"])("div", {
        className: "relative",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsxs"])("h1", {
                className: "font-serif text-[24px] leading-tight sm:text-[28px]",
                children: [
                    "Your worksheet with ",
                    parts.length,
                    " parts"
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])(WorksheetWords, {
                text: text
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])(PartList, {
                parts: parts
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsxs"])("details", {
                className: "no-print",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])("summary", {
                        className: "link inline-flex min-h-11 cursor-pointer items-center text-[15px]",
                        children: "Not what you meant?"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])(__TURBOPACK__imported__module__55881__3["EditProblem"], {
                        action: actions.create,
                        text: text,
                        mode: mode
                    })
                ]
            }),
            parts.map((part, place)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])(PartSheet, {
                    part: part,
                    place: place,
                    note: note,
                    correction: correctionOf(actions.correct, solve.id, place),
                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])(PartRows, {
                        solve: solve,
                        part: part,
                        place: place,
                        actions: actions
                    })
                }, `${part.label} ${part.text}`))
        ]
    });
}
/** What a student can do with a part: open it, check an answer of their own, say which reading is meant. */ function PartRows({ solve: { id, mode }, part, place, actions }) {
    const { answerRevealed, revealedSteps, hints, status, reason, readings, offers, attempt } = part;
    if (!isAnswered1(part)) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsxs"])(SheetRow, {
        tone: status === "ambiguous" ? "caution" : "wash",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsxs"])("p", {
                id: `question-${place + 1}`,
                className: "flex gap-2 text-base",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])("span", {
                        className: "mt-[3px] text-caution",
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])(__TURBOPACK__imported__module__787724__3["d"], {})
                    }),
                    reason
                ]
            }),
            status === "ambiguous" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])(ReadingChoices, {
                readings: readings,
                mode: mode,
                create: actions.create,
                labelledBy: `question-${place + 1}`
            }),
            offers.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])("div", {
                className: "mt-4",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])(Offers, {
                    offers: offers,
                    mode: mode,
                    create: actions.create,
                    id: `offers-${place + 1}`
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])(OtherWords, {
                id: id,
                text: part.text,
                mode: mode,
                create: actions.create
            })
        ]
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsxs"])(__TURBOPACK__imported__module__187924__29["Fragment"], {
        children: [
            !answerRevealed && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])(SheetRow, {
                tone: "wash",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])(__TURBOPACK__imported__module__697511__1["HintLadder"], {
                    action: actions.reveal,
                    id: id,
                    progress: hintProgress({
                        revealedSteps,
                        hints
                    }),
                    part: place,
                    answer: answerId(place)
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])(CheckRow, {
                id: id,
                attempt: attempt,
                action: actions.attempt,
                part: place
            })
        ]
    });
}
/** What is left to do with a part that was not understood: put it in other words, or take the sheet to the tutor. */ function OtherWords({ id, text, mode, create }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsxs"])("details", {
        className: "no-print mt-2",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])("summary", {
                className: "link inline-flex min-h-11 items-center text-[15px]",
                children: "Change the words"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])(__TURBOPACK__imported__module__55881__3["EditProblem"], {
                action: create,
                text: text,
                mode: mode
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsxs"])("p", {
                className: "text-[15px] text-muted",
                children: [
                    "Or",
                    " ",
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__29["jsx"])(__TURBOPACK__imported__module__238246__4["default"], {
                        href: `/chat?solve=${encodeURIComponent(id)}`,
                        prefetch: false,
                        className: "link underline",
                        children: "ask the tutor"
                    }),
                    " ",
                    "with this worksheet in it."
                ]
            })
        ]
    });
}
// MERGED MODULE: [project]/server/features/solve/data:320089 [app-ssr] (ecmascript) <text/javascript>
;
var __TURBOPACK__imported__module__405050__ = __turbopack_context__.i(405050);
/* __next_internal_action_entry_do_not_use__ [{"604ebacd638bfdafdd02fef12e6662d8bd617a2199":{"name":"createSolveAction"}},"server/features/solve/actions.ts",""] */ "use turbopack: no side effects";
;
const $$RSC_SERVER_ACTION_0 = /*#__PURE__*/ (0, __TURBOPACK__imported__module__405050__["createServerReference"])("604ebacd638bfdafdd02fef12e6662d8bd617a2199", __TURBOPACK__imported__module__405050__["callServer"], void 0, __TURBOPACK__imported__module__405050__["findSourceMapURL"], "createSolveAction");
;
// MERGED MODULE: [project]/app/_device/page-of.ts [app-ssr] (ecmascript)
;
const pageOf = (id)=>`/solve/${id}`;
// MERGED MODULE: [project]/app/_device/show-form.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__935112__ = __turbopack_context__.i(935112);
var __TURBOPACK__imported__module__169450__3 = __TURBOPACK__imported__module__169450__;
;
;
function showForm(show) {
    (0, __TURBOPACK__imported__module__935112__["flushSync"])(()=>show(null));
    window.scrollTo(0, 0);
    const field = document.querySelector(__TURBOPACK__imported__module__169450__3["W"]);
    field?.focus({
        preventScroll: true
    });
    field?.select();
    // What is said of this device may stand above it.
    field?.form?.scrollIntoView({
        block: "nearest"
    });
}
"use client";
;
;
;
;
;
;
;
;
;
const NOTE = "Worked out on this device";
const NO_OUTCOME = "That took too long on this device. Try it in another way.";
const NOTHING_TYPED = "Write your answer or your working first.";
function DeviceSheet({ problem, first, work, keeper, show }) {
    const top = (0, __TURBOPACK__imported__module__572131__1["useRef"])(null);
    const hasBegun = useBegun(top);
    const { view, fate, act, follow } = useKeptProblem({
        problem,
        first,
        work,
        keeper,
        hasBegun
    });
    const actions = actionsOn(act);
    // The steps take a phone as long as the answer does, which comes first.
    const isWhole = (0, __TURBOPACK__imported__module__572131__1["useDeferredValue"])(true, false);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsxs"])("div", {
        ref: top,
        tabIndex: -1,
        className: "outline-none",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("p", {
                role: "status",
                className: "sr-only",
                children: view.answerRevealed ? "Your answer is below." : "Your problem is below."
            }),
            view.parts.length > 0 ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])(Worksheet, {
                solve: view,
                actions: actions,
                note: NOTE
            }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])(SolutionSheet, {
                solve: view,
                actions: actions,
                note: NOTE,
                isBegun: !isWhole
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsxs"])("div", {
                className: "no-print mt-5 flex flex-wrap items-center gap-2.5",
                hidden: !isWhole,
                children: [
                    fate === "kept" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])(__TURBOPACK__imported__module__238246__1["default"], {
                        href: pageOf(problem.id),
                        prefetch: false,
                        className: "button button-primary",
                        onNavigate: (event)=>{
                            event.preventDefault();
                            void follow();
                        },
                        children: "Share it or ask the tutor"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("button", {
                        type: "button",
                        className: "button",
                        onClick: ()=>showForm(show),
                        children: "New problem"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])(Standing, {
                        fate: fate
                    })
                ]
            })
        ]
    });
}
/** Leads whoever handed a problem in to its sheet.
 * @returns whether they have begun something there */ function useBegun(sheet) {
    const hasBegun = (0, __TURBOPACK__imported__module__572131__1["useRef"])(false);
    (0, __TURBOPACK__imported__module__572131__1["useEffect"])(()=>{
        const { current: element } = sheet;
        window.scrollTo(0, 0);
        element?.focus({
            preventScroll: true
        });
        const begin = ()=>{
            hasBegun.current = true;
        };
        const gone = new AbortController();
        for (const name of [
            "click",
            "input",
            "submit"
        ])element?.addEventListener(name, begin, {
            signal: gone.signal
        });
        return ()=>gone.abort();
    }, [
        sheet
    ]);
    return hasBegun;
}
/** The problem with what was done on its sheet, all of which is kept. */ function useKeptProblem({ problem, first, work, keeper, hasBegun }) {
    const router = (0, __TURBOPACK__imported__module__50944__["useRouter"])();
    const [now, setNow] = (0, __TURBOPACK__imported__module__572131__1["useState"])({
        problem,
        view: first.view
    });
    const [fate, setFate] = (0, __TURBOPACK__imported__module__572131__1["useState"])(null);
    const latest = (0, __TURBOPACK__imported__module__572131__1["useRef"])({
        problem,
        outcome: first.outcome
    });
    (0, __TURBOPACK__imported__module__572131__1["useEffect"])(()=>{
        const stop = keeper.listen((id, fate)=>{
            if (id !== problem.id) return;
            setFate(fate);
            if (fate === "kept" && !hasBegun.current) router.push(pageOf(id), {
                scroll: false
            });
        });
        void keeper.send(latest.current);
        return stop;
    }, [
        problem,
        keeper,
        router,
        hasBegun
    ]);
    const act = async (act)=>{
        const changed = {
            ...now.problem,
            acts: [
                ...now.problem.acts,
                act
            ]
        };
        const worked = await work(changed);
        if (!worked) return NO_OUTCOME;
        latest.current = {
            problem: changed,
            outcome: worked.outcome
        };
        setNow({
            problem: changed,
            view: worked.view
        });
        void keeper.send(latest.current);
        return null;
    };
    /** Leads to the problem's own page once the server has all that was done here. */ const follow = async ()=>{
        if (await keeper.send(latest.current) === "kept") router.push(pageOf(problem.id));
    };
    return {
        view: now.view,
        fate,
        act,
        follow
    };
}
const STANDINGS = {
    waiting: "We could not reach Classmate. Your problem stays on this device and is sent when there is a connection.",
    here: "This problem stays on this device. Nothing of it is sent.",
    unstored: "Your browser stores nothing for this site, so this problem is gone when you close the page. Nothing of it is sent."
};
function Standing({ fate }) {
    if (fate === null || fate === "kept") return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("p", {
        role: "status",
        className: "basis-full text-[15px] text-muted",
        children: typeof fate === "string" ? STANDINGS[fate] : fate.refused
    });
}
/** The forms of the sheet, with what they ask for done here. */ function actionsOn(act) {
    const typed = (form, name)=>String(form.get(name) ?? "");
    const partOf = (form)=>typed(form, "part") === "" ? {} : {
            part: Number(typed(form, "part"))
        };
    return {
        create: $$RSC_SERVER_ACTION_0,
        reveal: async (_previous, form)=>{
            const what = typed(form, "what") === "answer" ? "answer" : "step";
            return {
                error: await act({
                    kind: "reveal",
                    what,
                    ...partOf(form)
                })
            };
        },
        attempt: async (_previous, form)=>{
            const kind = typed(form, "kind") === "working" ? "working" : "answer";
            const text = typed(form, "text").trim();
            if (text === "") return {
                error: NOTHING_TYPED,
                text
            };
            return {
                error: await act({
                    kind,
                    text,
                    ...partOf(form)
                }),
                text
            };
        }
    };
}
// MERGED MODULE: [project]/app/_device/install.ts [app-ssr] (ecmascript)
;
const COUNT = "classmate:solved";
/** From this problem solved on the device until the next one the page says that it can be installed. */ const INVITED_AFTER = 3;
function countSolved() {
    try {
        localStorage.setItem(COUNT, String(solved() + 1));
    } catch  {}
}
function invitesNow() {
    try {
        return solved() === INVITED_AFTER && !matchMedia("(display-mode: standalone)").matches;
    } catch  {
        return false;
    }
}
const solved = ()=>Number(localStorage.getItem(COUNT) ?? 0);
// MERGED MODULE: [project]/app/_device/not-worked.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__34 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__5 = __TURBOPACK__imported__module__238246__;
var __TURBOPACK__imported__module__885504__1 = __TURBOPACK__imported__module__885504__;
var __TURBOPACK__imported__module__693195__ = __turbopack_context__.i(693195);
"use client";
;
;
;
;
;
const NO_TEXT = `Write a problem of up to ${(0, __TURBOPACK__imported__module__693195__["L"])(__TURBOPACK__imported__module__885504__1["E"])} characters first.`;
const NO_OUTCOME1 = "This device could not work it out. Try again, or let Classmate’s server solve it.";
function NotWorked({ text, again, show }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__34["jsxs"])("div", {
        className: "sheet px-4 py-5 sm:px-7 sm:py-6",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__34["jsx"])("h1", {
                className: "font-serif text-[24px] leading-tight",
                children: "Not solved yet"
            }),
            text && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__34["jsx"])("p", {
                className: "mt-2 break-words whitespace-pre-wrap",
                children: text
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__34["jsxs"])("p", {
                role: "alert",
                className: "mt-2 text-[15px] text-muted",
                children: [
                    text ? NO_OUTCOME1 : NO_TEXT,
                    " Nothing was sent."
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__34["jsxs"])("div", {
                className: "mt-5 flex flex-wrap items-center gap-2.5",
                children: [
                    text && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__34["jsx"])("button", {
                        type: "button",
                        className: "button button-primary",
                        onClick: again,
                        children: "Try again"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__34["jsx"])("button", {
                        type: "button",
                        className: "button",
                        onClick: ()=>showForm(show),
                        children: "New problem"
                    }),
                    text && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__34["jsx"])(__TURBOPACK__imported__module__238246__5["default"], {
                        href: "/settings#device-only",
                        className: "link inline-flex min-h-11 items-center text-[15px]",
                        children: "Change this in Settings"
                    })
                ]
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_device/offline-files.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__911945__ = __turbopack_context__.i(911945);
var __TURBOPACK__imported__module__217387__ = __turbopack_context__.i(217387);
var __TURBOPACK__imported__module__691222__ = __turbopack_context__.i(691222);
var __TURBOPACK__imported__module__104283__ = __turbopack_context__.i(104283);
var __TURBOPACK__imported__module__434230__ = __turbopack_context__.i(434230);
var __TURBOPACK__imported__module__169450__4 = __TURBOPACK__imported__module__169450__;
// MERGED MODULE: [project]/app/_device/updates.ts [app-ssr] (ecmascript)
;
function offerUpdates(registration, page, offer) {
    const look = ()=>{
        const { waiting } = registration;
        // Without one that controls the page the first is waiting for nothing.
        if (waiting && page.container.controller) offer(()=>changeTo(waiting, page));
    };
    look();
    registration.addEventListener("updatefound", ()=>{
        registration.installing?.addEventListener("statechange", look);
    });
}
/** The page begins again with the build that takes over. */ function changeTo(waiting, { container, reload }) {
    container.addEventListener("controllerchange", ()=>reload(), {
        once: true
    });
    waiting.postMessage({
        update: true
    });
}
;
;
;
;
;
;
;
/** What nearly all school mathematics is set in. */ const FONTS = [
    __TURBOPACK__imported__module__217387__["default"],
    __TURBOPACK__imported__module__691222__["default"],
    __TURBOPACK__imported__module__911945__["default"],
    __TURBOPACK__imported__module__104283__["default"],
    __TURBOPACK__imported__module__434230__["default"]
];
async function keepForOffline(files, offer) {
    if (!("serviceWorker" in navigator)) return;
    try {
        const options = {
            scope: "/",
            updateViaCache: "none"
        };
        const registration = await navigator.serviceWorker.register(__TURBOPACK__imported__module__169450__4["R"], options);
        offerUpdates(registration, {
            container: navigator.serviceWorker,
            reload: ()=>location.reload()
        }, offer);
        const { active } = await navigator.serviceWorker.ready;
        const loaded = performance.getEntriesByType("resource").map(({ name })=>name);
        active?.postMessage({
            keep: [
                ...new Set([
                    ...loaded,
                    ...files,
                    ...FONTS
                ])
            ]
        });
    } catch  {
    // Storage is refused or full.
    }
}
var __TURBOPACK__imported__module__692896__ = __turbopack_context__.i(692896);
// MERGED MODULE: [project]/app/_device/practice/sessions-on-device.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__35 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__870657__ = __turbopack_context__.i(870657);
// MERGED MODULE: [project]/app/_device/practice/device-turn.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__36 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__6 = __TURBOPACK__imported__module__238246__;
var __TURBOPACK__imported__module__572131__3 = __TURBOPACK__imported__module__572131__;
// MERGED MODULE: [project]/app/_components/practice/turn-sheet.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__37 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__7 = __TURBOPACK__imported__module__238246__;
var __TURBOPACK__imported__module__693195__1 = __TURBOPACK__imported__module__693195__;
var __TURBOPACK__imported__module__990331__7 = __TURBOPACK__imported__module__990331__;
var __TURBOPACK__imported__module__126737__3 = __TURBOPACK__imported__module__126737__;
var __TURBOPACK__imported__module__639178__ = __turbopack_context__.i(639178);
// MERGED MODULE: [project]/app/_components/practice/feedback.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__38 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__990331__8 = __TURBOPACK__imported__module__990331__;
var __TURBOPACK__imported__module__787724__5 = __TURBOPACK__imported__module__787724__;
;
;
;
;
;
;
const TITLES1 = {
    right: "Right",
    wrong: "Not yet",
    form: "Right, but not in the form asked",
    unread: "I could not read that",
    hint: "A hint",
    revealed: "The solution"
};
const TONES2 = {
    right: "checked",
    wrong: "wrong",
    form: "caution",
    unread: "wash",
    hint: "wash",
    revealed: "wash"
};
/** Beside the colours, for those who do not tell them apart. */ const SIGNS = {
    right: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__38["jsx"])("span", {
        className: "inline-flex pt-1 text-checked",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__38["jsx"])(__TURBOPACK__imported__module__787724__5["w"], {})
    }),
    wrong: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__38["jsx"])("span", {
        className: "inline-flex pt-1 text-danger",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__38["jsx"])(__TURBOPACK__imported__module__787724__5["f"], {})
    })
};
function Feedback({ view }) {
    const { outcome, misconception, message, counterexample, hints, read } = view;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__38["jsxs"])(__TURBOPACK__imported__module__187924__38["Fragment"], {
        children: [
            read && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__38["jsxs"])(SheetRow, {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__38["jsx"])("p", {
                        className: "text-sm text-muted",
                        children: "You wrote"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__38["jsx"])(MathLine, {
                        latex: read,
                        label: "Your answer as read"
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__38["jsx"])(SheetRow, {
                tone: TONES2[outcome],
                margin: SIGNS[outcome],
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__38["jsxs"])("div", {
                    role: "status",
                    children: [
                        /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__38["jsxs"])("h2", {
                            className: "font-serif text-[22px] leading-tight",
                            children: [
                                TITLES1[outcome],
                                misconception && `: ${misconception.title.slice(0, 1).toLowerCase()}${misconception.title.slice(1)}`
                            ]
                        }),
                        [
                            misconception ? misconception.explanation : outcome === "right" ? "" : message,
                            counterexample,
                            ...hints
                        ].map((text)=>text && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__38["jsx"])("p", {
                                className: "math-sentence mt-1 text-[15px]",
                                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__38["jsx"])(__TURBOPACK__imported__module__990331__8["f"], {
                                    text: text
                                })
                            }, text)),
                        misconception?.picture && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__38["jsx"])(Drawing, {
                            picture: misconception.picture
                        })
                    ]
                })
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/practice/session-bar.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__39 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__238246__8 = __TURBOPACK__imported__module__238246__;
;
;
function SessionBar({ place, length, stop }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__39["jsxs"])("div", {
        className: "flex items-center gap-4 text-sm text-muted",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__39["jsxs"])("span", {
                children: [
                    place + 1,
                    " of ",
                    length
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__39["jsx"])("span", {
                "aria-hidden": "true",
                className: "flex flex-1 gap-1.5",
                children: Array.from({
                    length
                }, (_, index)=>index).map((index)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__39["jsx"])("span", {
                        className: `h-1.5 flex-1 rounded-full ${index <= place ? "bg-accent" : "bg-hairline"}`
                    }, index))
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__39["jsx"])(__TURBOPACK__imported__module__238246__8["default"], {
                href: stop,
                prefetch: false,
                className: "link flex min-h-11 min-w-11 items-center justify-end",
                children: "Stop"
            })
        ]
    });
}
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
;
function TurnSheet(props) {
    const { problem, place, length, view, next, stop, hasFailed, just, working } = props;
    const { tryId, answer, action, fields } = props;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsxs"])("div", {
        "data-page": true,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsx"])(SessionBar, {
                place: place,
                length: length,
                stop: stop
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsxs"])("article", {
                className: "sheet solution mt-4",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsxs"])(SheetRow, {
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsx"])("p", {
                                className: "text-sm text-muted",
                                children: problem.name
                            }),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsx"])("h1", {
                                className: `math-sentence mt-1 ${problem.latex === "" ? "text-lg" : "text-base"}`,
                                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsx"])(__TURBOPACK__imported__module__990331__7["f"], {
                                    text: problem.instruction
                                })
                            }),
                            problem.latex !== "" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsx"])(MathLine, {
                                latex: problem.latex,
                                label: "The problem",
                                size: "listed"
                            })
                        ]
                    }),
                    view && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsx"])(Feedback, {
                        view: view
                    }),
                    just && view?.misconception && !view.closed && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsx"])(SheetRow, {
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsx"])(__TURBOPACK__imported__module__238246__7["default"], {
                            href: `${just}${view.misconception.id}`,
                            prefetch: false,
                            className: "button",
                            children: "Try just that"
                        })
                    }),
                    view?.solution && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsx"])(StepList, {
                        steps: view.solution.steps
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsxs"])(SheetRow, {
                        children: [
                            hasFailed && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsx"])("p", {
                                role: "alert",
                                className: "mb-2 text-sm text-danger",
                                children: "Your answer did not arrive. Write it again."
                            }),
                            view?.closed && "dueAt" in view && view.dueAt && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsxs"])("p", {
                                className: "mb-3 text-[15px] text-muted",
                                children: [
                                    "This skill comes back ",
                                    (0, __TURBOPACK__imported__module__693195__1["N"])(view.dueAt, new Date()),
                                    ".",
                                    view.outcome === "right" ? "" : " Nothing is lost."
                                ]
                            }),
                            view?.closed ? next : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsx"])(__TURBOPACK__imported__module__639178__["AnswerForm"], {
                                about: problem.text,
                                tryId,
                                answer,
                                action,
                                fields,
                                isAgain: view !== null && view.outcome !== "hint",
                                hasHints: view?.hintsLeft !== 0,
                                choices: problem.choices.map(({ text, latex })=>{
                                    return {
                                        text,
                                        shown: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsx"])(__TURBOPACK__imported__module__126737__3["f"], {
                                            latex: latex,
                                            display: true
                                        })
                                    };
                                })
                            }, problem.text),
                            !view?.closed && working && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__37["jsx"])("div", {
                                className: "mt-3",
                                children: working
                            })
                        ]
                    })
                ]
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_device/practice/sessions.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__401482__ = __turbopack_context__.i(401482);
var __TURBOPACK__imported__module__289685__ = __turbopack_context__.i(289685);
var __TURBOPACK__imported__module__277754__ = __turbopack_context__.i(277754);
;
;
;
const afterFirst = (session)=>{
    return {
        ...session,
        first: session.first + 1,
        problems: session.problems.slice(1)
    };
};
const withFirstWritten = (session)=>{
    const problems = session.problems.map((each, at)=>at === 0 ? {
            ...each,
            asChoice: false
        } : each);
    return {
        ...session,
        problems
    };
};
/** Sessions that are kept: those that were open last. */ const KEPT = 12;
const openSessions = ()=>(0, __TURBOPACK__imported__module__277754__["f"])({
        factory: ()=>indexedDB,
        name: __TURBOPACK__imported__module__401482__["M"],
        madeAt: ({ at })=>at
    });
async function keepSession(session, store = openSessions()) {
    if (session.problems.length === 0) return store.remove(session.id);
    await store.put(session);
    const kept = await store.all();
    for (const { id } of kept.slice(0, -KEPT))await store.remove(id);
}
async function sessionAt(pathname, newSeed, store = openSessions()) {
    const kept = await store.all();
    const known = kept.find(({ id })=>id === pathname);
    if (known) return known;
    const named = /^\/practice(?:\/([a-z][a-z-]{1,39}))?$/.exec(pathname);
    if (!named) return null;
    const [, skill = DUE] = named;
    if (skill === DUE) return kept.findLast(({ stop })=>stop === PRACTICE) ?? null;
    if (NO_SKILLS.has(skill)) return null;
    const problems = Array.from({
        length: __TURBOPACK__imported__module__289685__["b"]
    }, ()=>{
        return {
            skill,
            name: skill.replaceAll("-", " "),
            level: 1,
            seed: newSeed(),
            asChoice: false
        };
    });
    return {
        id: pathname,
        at: Date.now(),
        stop: PRACTICE,
        first: 0,
        length: __TURBOPACK__imported__module__289685__["b"],
        problems
    };
}
const PRACTICE = "/practice";
const DUE = "due";
/** Pages below it that are about no skill. */ const NO_SKILLS = new Set([
    "sets",
    "books"
]);
"use client";
;
;
;
;
;
function DeviceTurn(props) {
    const top = (0, __TURBOPACK__imported__module__572131__3["useRef"])(null);
    const { session, turn, act, goOn } = useDeviceTurn(props);
    const waiting = useWaiting(props.sender);
    const [planned] = session.problems;
    const { first: place } = session;
    (0, __TURBOPACK__imported__module__572131__3["useEffect"])(()=>{
        window.scrollTo(0, 0);
        top.current?.focus({
            preventScroll: true
        });
    }, []);
    const isLast = place + 1 >= session.length;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__36["jsxs"])("div", {
        ref: top,
        tabIndex: -1,
        className: "outline-none",
        children: [
            !planned && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__36["jsx"])(SessionOver, {
                stop: session.stop
            }),
            planned && turn === "none" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__36["jsx"])("p", {
                role: "alert",
                className: "sheet px-4 py-5",
                children: "This problem cannot be made without a connection. Try again when you are back online."
            }),
            planned && turn !== null && turn !== "none" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__36["jsx"])(TurnSheet, {
                problem: {
                    ...turn.problem,
                    name: planned.name
                },
                view: turn.said,
                place: place,
                length: session.length,
                stop: session.stop,
                tryId: turn.tryId,
                answer: turn.answer,
                action: act,
                fields: {},
                next: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__36["jsx"])("button", {
                    type: "button",
                    className: "button button-primary w-full sm:w-auto",
                    onClick: goOn,
                    children: isLast ? "Finish" : "Next problem"
                })
            }, place),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__36["jsx"])("p", {
                role: "status",
                className: "mt-4 text-[15px] text-muted",
                children: waiting === 0 ? "Checked on this device. Your answers are saved." : WAITING
            })
        ]
    });
}
const WAITING = "Checked on this device. Your answers are kept here and sent when there is a connection.";
function SessionOver({ stop }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__36["jsxs"])("div", {
        className: "sheet px-4 py-6 sm:px-7",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__36["jsx"])("h1", {
                className: "font-serif text-[26px] leading-tight",
                children: "That is all for now"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__36["jsx"])(__TURBOPACK__imported__module__238246__6["default"], {
                href: stop,
                prefetch: false,
                className: "button button-primary mt-4",
                children: "Go back"
            })
        ]
    });
}
/** How many answers wait to be sent. */ function useWaiting(sender) {
    const [waiting, setWaiting] = (0, __TURBOPACK__imported__module__572131__3["useState"])(0);
    (0, __TURBOPACK__imported__module__572131__3["useEffect"])(()=>{
        const stop = sender.listen(setWaiting);
        void sender.sendAll();
        return stop;
    }, [
        sender
    ]);
    return waiting;
}
function useDeviceTurn({ session: begun, form, practise, sender }) {
    const [session, setSession] = (0, __TURBOPACK__imported__module__572131__3["useState"])(begun);
    const [turn, setTurn] = (0, __TURBOPACK__imported__module__572131__3["useState"])(null);
    const first = (0, __TURBOPACK__imported__module__572131__3["useRef"])(form);
    const hints = (0, __TURBOPACK__imported__module__572131__3["useRef"])(0);
    const show = (practised, answer)=>setTurn(practised ? {
            ...practised,
            answer,
            tryId: crypto.randomUUID()
        } : "none");
    const act = async (form)=>{
        const [planned] = session.problems;
        const given = planned && answerIn(form, planned);
        if (!given) return;
        const { id, skill, level, seed, what } = given;
        await sender.send({
            id,
            at: Date.now(),
            answer: given
        });
        const answer = given.what === "answer" ? given.answer : "";
        const asChoice = turn === null || turn === "none" ? planned.asChoice : turn.problem.choices.length > 0;
        if (what === "hint") hints.current += 1;
        const practised = await practise({
            ...{
                skill,
                level,
                seed,
                what,
                answer,
                asChoice
            },
            hints: hints.current
        });
        if (practised?.said?.closed) await keepSession(afterFirst(session));
        else if (what === "answer") await keepSession(withFirstWritten(session));
        show(practised, answer);
    };
    const begin = (0, __TURBOPACK__imported__module__572131__3["useEffectEvent"])(async ({ skill, level, seed, asChoice })=>{
        const { current: form } = first;
        first.current = null;
        if (form) await act(form);
        else show(await practise({
            skill,
            level,
            seed,
            what: "look",
            answer: "",
            asChoice,
            hints: 0
        }), "");
    });
    const [planned] = session.problems;
    (0, __TURBOPACK__imported__module__572131__3["useEffect"])(()=>{
        if (planned) void begin(planned);
    }, [
        planned
    ]);
    const goOn = ()=>{
        hints.current = 0;
        setTurn(null);
        setSession(afterFirst(session));
    };
    return {
        session,
        turn,
        act,
        goOn
    };
}
/** What a form says was done; null where it holds no answer. */ function answerIn(form, { skill, level, seed }) {
    const typed = (name)=>String(form.get(name) ?? "").trim();
    const [what, answer] = [
        typed("what"),
        typed("answer")
    ];
    const done = {
        id: typed("id") || crypto.randomUUID(),
        ...{
            skill,
            level,
            seed,
            doneAt: new Date().toISOString()
        }
    };
    if (what === "hint" || what === "reveal") return {
        ...done,
        what
    };
    return answer === "" ? null : {
        ...done,
        what: "answer",
        answer
    };
}
;
;
;
;
/** The mark of the moment from which a session goes on without a network. */ const SESSION_READY = "classmate:session-ready";
const newSeed = ()=>crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
function sessionsOnDevice({ engine, patience, styles, sender = (0, __TURBOPACK__imported__module__870657__["pageAnswers"])() }) {
    const practise = (order)=>engine.run("practise", order, patience);
    const goOn = async (begun, show)=>{
        if (!(engine.isReady() || await engine.started)) return false;
        await styles;
        show(/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__35["jsx"])(DeviceTurn, {
            ...begun,
            practise: practise,
            sender: sender
        }, begun.session.id));
        return true;
    };
    return {
        practise: goOn,
        goOnAt: async (pathname, show)=>{
            const session = await sessionAt(pathname, newSeed);
            return session !== null && goOn({
                session,
                form: null
            }, show);
        },
        prepare: (session)=>{
            void keepSession(session);
            const [first] = session.problems;
            if (!first) return;
            void practise({
                ...first,
                what: "look",
                answer: "",
                hints: 0
            }).then((made)=>{
                if (made) performance.mark(SESSION_READY);
            });
        }
    };
}
var __TURBOPACK__imported__module__420173__ = __turbopack_context__.i(420173);
// MERGED MODULE: [project]/app/_device/solved-later.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__40 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__50944__1 = __TURBOPACK__imported__module__50944__;
var __TURBOPACK__imported__module__572131__4 = __TURBOPACK__imported__module__572131__;
"use client";
;
;
;
;
;
const WAITS = "This one needs a connection. It is saved on this device, and solved as soon as you are online.";
function SolvedLater({ problem, keeper, show }) {
    const router = (0, __TURBOPACK__imported__module__50944__1["useRouter"])();
    const [fate, setFate] = (0, __TURBOPACK__imported__module__572131__4["useState"])("waiting");
    const isRefused = typeof fate !== "string";
    const top = (0, __TURBOPACK__imported__module__572131__4["useRef"])(null);
    (0, __TURBOPACK__imported__module__572131__4["useEffect"])(()=>{
        window.scrollTo(0, 0);
        top.current?.focus({
            preventScroll: true
        });
        const stop = keeper.listen((id, fate)=>{
            if (id !== problem.id) return;
            setFate(fate);
            if (fate === "kept") router.push(pageOf(id), {
                scroll: false
            });
        });
        void keeper.send({
            problem,
            outcome: null
        });
        return stop;
    }, [
        problem,
        keeper,
        router
    ]);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__40["jsxs"])("div", {
        ref: top,
        tabIndex: -1,
        className: "sheet px-4 py-5 outline-none sm:px-7 sm:py-6",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__40["jsx"])("h1", {
                className: "font-serif text-[24px] leading-tight",
                children: "Not solved yet"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__40["jsx"])("p", {
                className: "mt-2 break-words whitespace-pre-wrap",
                children: problem.text
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__40["jsx"])("p", {
                role: "status",
                className: "mt-2 text-[15px] text-muted",
                children: isRefused ? fate.refused : WAITS
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__40["jsx"])("div", {
                className: "mt-5",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__40["jsx"])("button", {
                    type: "button",
                    className: `button ${isRefused ? "button-primary" : ""}`,
                    onClick: ()=>showForm(show),
                    children: isRefused ? "Change the words" : "New problem"
                })
            })
        ]
    });
}
var __TURBOPACK__import$2e$meta__ = {
    get url () {
        return __turbopack_context__.F("app/_device/device.tsx");
    },
    env: {
        DEV: false,
        PROD: true,
        MODE: "production",
        BASE_URL: "/",
        SSR: true
    }
};
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
;
;
;
;
;
;
;
/** How long what is done on a sheet may take: nobody else can be asked, and a cheap phone under load is slow. */ const ACT_PATIENCE_MS = 20_000;
/** The mark of the moment from which problems are worked on this device. */ const ENGINE_READY = "classmate:engine-ready";
function openDevice(note) {
    let notes = {
        accept: null,
        invites: invitesNow()
    };
    const say = (more)=>{
        notes = {
            ...notes,
            ...more
        };
        note(/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(DeviceNotes, {
            ...notes
        }));
    };
    say({});
    const engine = new DeviceEngine(spawn);
    const [sender, shelf] = [
        (0, __TURBOPACK__imported__module__692896__["pageSender"])(),
        (0, __TURBOPACK__imported__module__420173__["f"])()
    ];
    const styles = (0, __TURBOPACK__imported__module__378072__["fetchMathStyles"])().catch(()=>null);
    engine.started.then(async (works)=>{
        if (works) performance.mark(ENGINE_READY);
        // What has been fetched by then is kept.
        await styles;
        if (works) void keepForOffline(await engine.whole, (accept)=>say({
                accept
            }));
    });
    // With the engine there, a preview is wanted without a network too.
    /*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(785345)).catch(()=>{});
    const work = (problem)=>engine.run("work", problem, ACT_PATIENCE_MS);
    const place = async ({ problem, keeper, show })=>{
        const isAlone = keeper !== sender;
        const [worked] = await Promise.all([
            isAlone ? work(problem) : engine.run("work", problem),
            styles
        ]);
        if (!worked) return false;
        show(/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(DeviceSheet, {
            problem,
            first: worked,
            work,
            keeper,
            show
        }, problem.id));
        countSolved();
        say({
            invites: invitesNow()
        });
        return true;
    };
    /** Nobody else can be asked: where it cannot be worked here, that is said. */ const placeHere = async (problem, show)=>{
        const isPlaced = problem !== null && await place({
            problem,
            keeper: shelf,
            show
        });
        if (!isPlaced) show(/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(NotWorked, {
            text: problem?.text ?? null,
            again: ()=>placeHere(problem, show),
            show: show
        }));
        return true;
    };
    return {
        ...sessionsOnDevice({
            engine,
            patience: ACT_PATIENCE_MS,
            styles
        }),
        read: async (text)=>{
            const read = engine.isIdle() || (0, __TURBOPACK__imported__module__869197__["f"])() ? await engine.run("read", text) : null;
            return read && shownReading(read);
        },
        solve: async (form, show)=>{
            const shelved = await shelvedIn(form);
            if (shelved || (0, __TURBOPACK__imported__module__869197__["f"])()) return placeHere(shelved ?? problemIn(form), show);
            const problem = problemIn(form);
            if (!problem) return false;
            const isAlone = !navigator.onLine;
            // A page that can reach the server does not wait for an engine that is still on its way.
            const works = engine.isReady() || isAlone && await engine.started;
            if (works && await place({
                problem,
                keeper: sender,
                show
            })) return true;
            if (isAlone) show(/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(SolvedLater, {
                problem,
                keeper: sender,
                show
            }));
            return isAlone;
        }
    };
}
function shownReading({ ok, reading, reason }) {
    return {
        ...reading,
        ok,
        reason,
        html: (0, __TURBOPACK__imported__module__958656__["setLatex"])(reading.latex, true)
    };
}
/** @returns the problem on the shelf that a form names; null where it names none */ async function shelvedIn(form) {
    const id = form.get(__TURBOPACK__imported__module__169450__["L"]);
    if (id === null) return null;
    return (await (0, __TURBOPACK__imported__module__420173__["f"])().all()).find((shelved)=>shelved.id === id)?.problem ?? null;
}
/** The bundler knows this expression: it makes files of the worker and of what it imports. */ const spawn = ()=>new Worker(new __turbopack_context__.U(__turbopack_context__.r(369179)), {
        type: "module"
    });
/** @returns null for what the server has to say something about, and where a browser gives no numbers */ function problemIn(form) {
    const text = String(form.get("text") ?? "").replace(__TURBOPACK__imported__module__885504__["B"], "").trim();
    if (text === "" || text.length > __TURBOPACK__imported__module__885504__["E"] || !("randomUUID" in crypto)) return null;
    const mode = form.get("mode") === "hints" ? "hints" : "answer";
    return {
        id: crypto.randomUUID(),
        text,
        mode,
        at: Date.now(),
        acts: []
    };
}
__turbopack_context__.s([
    "openDevice",
    0,
    openDevice
], 16819);
}),
];

//# sourceMappingURL=app__device_device_tsx_0shjtevy_m-qt._.js.map