module.exports = [
385801, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/photo/photo-dialog.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__268581__ = __turbopack_context__.i(268581);
var __TURBOPACK__imported__module__824633__ = __turbopack_context__.i(824633);
// MERGED MODULE: [project]/app/_components/photo/photo-tools.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__1 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__572131__1 = __TURBOPACK__imported__module__572131__;
var __TURBOPACK__imported__module__824633__1 = __TURBOPACK__imported__module__824633__;
;
;
;
const SIDES = [
    [
        "left",
        "Left"
    ],
    [
        "right",
        "Right"
    ],
    [
        "top",
        "Top"
    ],
    [
        "bottom",
        "Bottom"
    ]
];
/** Of a side, in percent: opposite sides never meet. */ const CUT_MAX = 45;
const STEP = 5;
function PhotoTools({ edit, onEdit }) {
    const [cut, setCut] = (0, __TURBOPACK__imported__module__572131__1["useState"])(edit.cut);
    const isChanged = SIDES.some(([side])=>cut[side] !== edit.cut[side]);
    const turn = ()=>{
        setCut(__TURBOPACK__imported__module__824633__1["L"].cut);
        onEdit({
            turns: (edit.turns + 1) % 4,
            cut: __TURBOPACK__imported__module__824633__1["L"].cut
        });
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("div", {
        className: "mt-2 flex flex-wrap items-start gap-2",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("button", {
                type: "button",
                onClick: turn,
                className: "button button-quiet",
                children: "Turn the photo"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("details", {
                className: "min-w-0 flex-1 open:basis-60",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("summary", {
                        className: "button button-quiet",
                        children: "Cut off the edges"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("div", {
                        className: "mt-2 grid grid-cols-2 gap-x-4",
                        children: SIDES.map(([side, name])=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("label", {
                                className: "text-[15px]",
                                children: [
                                    name,
                                    ": ",
                                    Math.round(cut[side] * 100),
                                    "%",
                                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("input", {
                                        type: "range",
                                        min: 0,
                                        max: CUT_MAX,
                                        step: STEP,
                                        value: Math.round(cut[side] * 100),
                                        onChange: (event)=>setCut({
                                                ...cut,
                                                [side]: Number(event.target.value) / 100
                                            }),
                                        className: "block h-11 w-full accent-accent"
                                    })
                                ]
                            }, side))
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("button", {
                        type: "button",
                        disabled: !isChanged,
                        onClick: ()=>onEdit({
                                ...edit,
                                cut
                            }),
                        className: "button mt-2",
                        children: "Read this part"
                    })
                ]
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/photo/progress.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__2 = __TURBOPACK__imported__module__187924__;
;
function Progress({ share }) {
    const percent = share === null ? null : Math.round(share * 100);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsxs"])("div", {
        className: "mt-4",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsxs"])("p", {
                role: "status",
                className: "text-muted",
                children: [
                    "Reading the photo…",
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("span", {
                        "aria-hidden": "true",
                        children: percent === null ? "" : ` ${percent} %`
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("progress", {
                "aria-label": "Reading the photo",
                max: 100,
                ...percent === null ? {} : {
                    value: percent
                },
                className: "photo-progress"
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/photo/reading-editor.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__187924__3 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__572131__2 = __TURBOPACK__imported__module__572131__;
var __TURBOPACK__imported__module__446287__ = __turbopack_context__.i(446287);
var __TURBOPACK__imported__module__980866__ = __turbopack_context__.i(980866);
// MERGED MODULE: [project]/app/_components/photo/doubtful-marks.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__4 = __TURBOPACK__imported__module__187924__;
// MERGED MODULE: [project]/app/_components/photo/stretches.ts [app-ssr] (ecmascript)
;
function stretchesOf({ text, doubtful }) {
    const doubts = new Set(doubtful);
    const stretches = [];
    for(let at = 0; at < text.length; at++){
        const isDoubtful = doubts.has(at);
        const last = stretches.at(-1);
        if (last?.isDoubtful === isDoubtful) stretches[stretches.length - 1] = {
            ...last,
            to: at + 1
        };
        else stretches.push({
            from: at,
            to: at + 1,
            isDoubtful
        });
    }
    return stretches;
}
;
;
function DoubtfulMarks({ reading, onPick }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsxs"])("div", {
        className: "mt-4",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("p", {
                className: "text-[15px]",
                children: "Please check the marked characters:"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("p", {
                className: "photo-marks",
                children: stretchesOf(reading).map(({ from, to, isDoubtful })=>{
                    const text = reading.text.slice(from, to);
                    if (!isDoubtful) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("span", {
                        children: text
                    }, from);
                    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("button", {
                        type: "button",
                        "aria-label": `Check ${text}`,
                        onClick: ()=>onPick(from, to),
                        className: "photo-doubt",
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__4["jsx"])("mark", {
                            children: text
                        })
                    }, from);
                })
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/photo/pick-problem.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__5 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__572131__3 = __TURBOPACK__imported__module__572131__;
// MERGED MODULE: [project]/app/_components/photo/problems-on-page.ts [app-ssr] (ecmascript)
;
/** "3)", "b.", "(iv)": what begins a problem on a worksheet. */ const MARKER = /^\s*(?:\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[).]|(?:exercise|problem|question|task)\s+\d+[.:)]?)\s+/i;
/** Something to work with, rather than a heading. */ const MATHEMATICAL = /\d|[=<>≤≥√∫∑]/;
/** A sentence that goes on in the next line: so many words, and no end. */ const GOES_ON = /(?:(?<!\p{L})\p{L}{2,}(?!\p{L}).*){3}(?<![.?!:;])\s*$/u;
function problemsOnPage(text) {
    const lines = text.split("\n").filter((line)=>line.trim() !== "");
    const isMarked = lines.filter((line)=>MARKER.test(line)).length > 1;
    const problems = [];
    for (const [at, line] of lines.entries()){
        const begins = isMarked ? MARKER.test(line) : !GOES_ON.test(lines[at - 1] ?? "");
        const written = line.replace(MARKER, "").trim();
        if (begins) problems.push(written);
        else if (problems.length > 0) problems.push(`${problems.pop()}\n${written}`);
    }
    const worth = problems.filter((problem)=>MATHEMATICAL.test(problem));
    return worth.length > 1 ? worth : [];
}
;
;
;
function PickProblem({ text, onPick }) {
    const id = (0, __TURBOPACK__imported__module__572131__3["useId"])();
    const problems = problemsOnPage(text);
    if (problems.length === 0) return null;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsxs"])("section", {
        className: "mt-3",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsxs"])("h3", {
                id: id,
                className: "text-[15px]",
                children: [
                    "There are ",
                    problems.length,
                    " problems here. Which one do you want?"
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])("ul", {
                "aria-labelledby": id,
                className: "mt-2 space-y-2",
                children: problems.map((problem)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])("li", {
                        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])("button", {
                            type: "button",
                            onClick: ()=>onPick(problem),
                            className: "choice",
                            children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__5["jsx"])("span", {
                                className: "min-w-0 break-words whitespace-pre-wrap",
                                children: problem
                            })
                        })
                    }, problem))
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
const LivePreview = (0, __TURBOPACK__imported__module__446287__["f"])(()=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(785345)));
function ReadingEditor({ reading, onUse, onDiscard }) {
    const id = (0, __TURBOPACK__imported__module__572131__2["useId"])();
    const field = (0, __TURBOPACK__imported__module__572131__2["useRef"])(null);
    const [text, setText] = (0, __TURBOPACK__imported__module__572131__2["useState"])(reading.text);
    const isUntouched = text === reading.text;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsxs"])("div", {
        children: [
            reading.doubtful.length > 0 && isUntouched && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(DoubtfulMarks, {
                reading: reading,
                onPick: (from, to)=>{
                    field.current?.focus();
                    field.current?.setSelectionRange(from, to);
                }
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("label", {
                htmlFor: id,
                className: "mt-4 mb-1.5 block text-[15px]",
                children: "What I read"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("textarea", {
                ref: field,
                id: id,
                value: text,
                maxLength: __TURBOPACK__imported__module__980866__["U"],
                spellCheck: false,
                autoCapitalize: "off",
                autoComplete: "off",
                autoCorrect: "off",
                onChange: (event)=>setText(event.target.value),
                className: "field photo-text"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("div", {
                className: "composer-preview sideways mt-2",
                children: text.trim() !== "" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(__TURBOPACK__imported__module__572131__2["Suspense"], {
                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(LivePreview, {
                        text: text
                    })
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])(PickProblem, {
                text: text,
                onPick: onUse
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsxs"])("div", {
                className: "mt-3 flex flex-wrap justify-end gap-3",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("button", {
                        type: "button",
                        onClick: onDiscard,
                        className: "button",
                        children: "Discard"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__3["jsx"])("button", {
                        type: "button",
                        disabled: text.trim() === "",
                        onClick: ()=>onUse(text.trim()),
                        className: "button button-primary",
                        children: problemsOnPage(text).length > 0 ? "Use all of it" : "Use this"
                    })
                ]
            })
        ]
    });
}
// MERGED MODULE: [project]/app/_components/photo/use-photo-reading.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__1 = __TURBOPACK__imported__module__766281__;
var __TURBOPACK__imported__module__572131__4 = __TURBOPACK__imported__module__572131__;
var __TURBOPACK__imported__module__869197__ = __turbopack_context__.i(869197);
var __TURBOPACK__imported__module__824633__2 = __TURBOPACK__imported__module__824633__;
// MERGED MODULE: [project]/app/_components/photo/read-by-model.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__525043__ = __turbopack_context__.i(525043);
var __TURBOPACK__imported__module__980866__1 = __TURBOPACK__imported__module__980866__;
// MERGED MODULE: [project]/server/features/photo/schema.ts [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-ssr] (ecmascript) <export * as z .object>
;
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__954714__ = __turbopack_context__.i(954714);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/checks.js [app-ssr] (ecmascript)
;
__turbopack_context__.s([], 949825);
var __TURBOPACK__imported__module__949825__ = __turbopack_context__.i(949825);
var __TURBOPACK__imported__module__477818__ = __turbopack_context__.i(477818);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/parse.js [app-ssr] (ecmascript)
;
__turbopack_context__.s([], 951725);
var __TURBOPACK__imported__module__951725__ = __turbopack_context__.i(951725);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/compat.js [app-ssr] (ecmascript)
;
__turbopack_context__.s([], 825770);
var __TURBOPACK__imported__module__825770__ = __turbopack_context__.i(825770);
__turbopack_context__.S([
    __TURBOPACK__imported__module__954714__,
    "array,array,enum,enum,number,number,object,object,string,string"
], 57441);
var __TURBOPACK__imported__module__57441__ = __turbopack_context__.i(57441);
var __TURBOPACK__imported__module__57441__ = __TURBOPACK__imported__module__57441__;
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-ssr] (ecmascript) <export * as z .string>
;
var __TURBOPACK__imported__module__57441__1 = __TURBOPACK__imported__module__57441__;
var __TURBOPACK__imported__module__57441__1 = __TURBOPACK__imported__module__57441__;
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-ssr] (ecmascript) <export * as z .array>
;
var __TURBOPACK__imported__module__57441__2 = __TURBOPACK__imported__module__57441__;
var __TURBOPACK__imported__module__57441__2 = __TURBOPACK__imported__module__57441__;
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-ssr] (ecmascript) <export * as z .number>
;
var __TURBOPACK__imported__module__57441__3 = __TURBOPACK__imported__module__57441__;
var __TURBOPACK__imported__module__57441__3 = __TURBOPACK__imported__module__57441__;
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-ssr] (ecmascript) <export * as z .enum>
;
var __TURBOPACK__imported__module__57441__4 = __TURBOPACK__imported__module__57441__;
var __TURBOPACK__imported__module__57441__4 = __TURBOPACK__imported__module__57441__;
var __TURBOPACK__imported__module__980866__2 = __TURBOPACK__imported__module__980866__;
;
;
const modelReadingSchema = __TURBOPACK__imported__module__57441__.object({
    text: __TURBOPACK__imported__module__57441__1.string(),
    /** Pieces of the text that may be something else. */ doubtful: __TURBOPACK__imported__module__57441__2.array(__TURBOPACK__imported__module__57441__1.string()).max(200).catch([])
});
const photoReadingSchema = __TURBOPACK__imported__module__57441__.object({
    text: __TURBOPACK__imported__module__57441__1.string().max(__TURBOPACK__imported__module__980866__2["U"]),
    /** Which of its characters may be others, from 0. */ doubtful: __TURBOPACK__imported__module__57441__2.array(__TURBOPACK__imported__module__57441__3.number().int().min(0))
});
const photoReaderSchema = __TURBOPACK__imported__module__57441__.object({
    reader: __TURBOPACK__imported__module__57441__4.enum([
        "browser",
        "model"
    ])
});
var __TURBOPACK__imported__module__824633__3 = __TURBOPACK__imported__module__824633__;
;
;
;
;
const NOT_REACHED = "We could not reach Classmate. Check your connection and try again.";
const FAILED = "The photo could not be read just now. Try again, or type the problem.";
async function askForReader(signal) {
    const response = await reach(__TURBOPACK__imported__module__980866__1["T"], {
        signal
    });
    const answer = photoReaderSchema.safeParse(await response.json().catch(()=>null));
    if (!answer.success) throw new __TURBOPACK__imported__module__824633__3["M"](NOT_REACHED);
    return answer.data.reader;
}
async function readByModel(file, signal) {
    const response = await reach(__TURBOPACK__imported__module__980866__1["T"], {
        method: "POST",
        body: file,
        signal
    });
    const body = await response.json().catch(()=>null);
    if (!response.ok) throw new __TURBOPACK__imported__module__824633__3["M"](messageOf(body) ?? FAILED);
    const reading = photoReadingSchema.safeParse(body);
    if (!reading.success) throw new __TURBOPACK__imported__module__824633__3["M"](FAILED);
    return reading.data;
}
async function reach(path, request) {
    try {
        return await fetch(path, request);
    } catch (error) {
        request.signal?.throwIfAborted();
        throw new __TURBOPACK__imported__module__824633__3["M"](NOT_REACHED, {
            cause: error
        });
    }
}
/** What the product's own errors say to the student. */ function messageOf(body) {
    if (typeof body !== "object" || body === null || !("error" in body)) return null;
    const { error } = body;
    if (typeof error !== "object" || error === null || !("message" in error)) return null;
    return typeof error.message === "string" ? error.message : null;
}
;
;
;
;
;
const FAILED1 = "The photo could not be read. Try another one, or type the problem.";
function usePhotoReading(chosen, edit) {
    const [state, setState] = (0, __TURBOPACK__imported__module__572131__4["useState"])({
        stage: "opening"
    });
    const [shown, setShown] = (0, __TURBOPACK__imported__module__572131__4["useState"])(null);
    (0, __TURBOPACK__imported__module__572131__4["useEffect"])(()=>{
        const gone = new AbortController();
        let url = null;
        const tell = (next)=>{
            if (!gone.signal.aborted) setState(next);
        };
        const show = ({ file, canvas })=>{
            url = URL.createObjectURL(file);
            setShown({
                url,
                width: canvas.width,
                height: canvas.height
            });
        };
        tell({
            stage: "opening"
        });
        read({
            chosen,
            edit
        }, {
            signal: gone.signal,
            tell,
            show
        }).catch((error)=>{
            tell({
                stage: "failed",
                words: __TURBOPACK__imported__module__824633__2["M"].isInstance(error) ? error.message : FAILED1
            });
        });
        return ()=>{
            gone.abort();
            if (url) URL.revokeObjectURL(url);
        };
    }, [
        chosen,
        edit
    ]);
    return {
        state,
        shown
    };
}
async function read({ chosen, edit }, { signal, tell, show }) {
    const [photo, reader] = await Promise.all([
        (0, __TURBOPACK__imported__module__824633__2["X"])(chosen, edit),
        readerFor(signal)
    ]);
    signal.throwIfAborted();
    show(photo);
    tell({
        stage: "reading",
        reader,
        share: null
    });
    if (reader === "model") {
        tell({
            stage: "read",
            reader,
            reading: await readByModel(photo.file, signal)
        });
        return;
    }
    const { readOnDevice } = await /*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__1["trackDynamicImport"])(__turbopack_context__.A(653263));
    const onProgress = (share)=>tell({
            stage: "reading",
            reader,
            share
        });
    tell({
        stage: "read",
        reader,
        reading: await readOnDevice((0, __TURBOPACK__imported__module__824633__2["P"])(photo), {
            signal,
            onProgress
        })
    });
}
/** Who reads the photo: this device, where problems stay on it. */ const readerFor = async (signal)=>(0, __TURBOPACK__imported__module__869197__["f"])() ? "browser" : askForReader(signal);
// MERGED MODULE: [project]/app/_components/photo/zoomable-photo.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__6 = __TURBOPACK__imported__module__187924__;
// MERGED MODULE: [project]/node_modules/next/dist/client/image-component.js [app-ssr] (ecmascript) <export Image as default>
;
var __TURBOPACK__imported__module__767161__ = __turbopack_context__.i(767161);
var __TURBOPACK__imported__module__767161__ = __TURBOPACK__imported__module__767161__;
var __TURBOPACK__imported__module__572131__5 = __TURBOPACK__imported__module__572131__;
;
;
;
function ZoomablePhoto({ url, width, height }) {
    const [large, setLarge] = (0, __TURBOPACK__imported__module__572131__5["useState"])(false);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__6["jsx"])("button", {
        type: "button",
        "aria-pressed": large,
        "aria-label": large ? "Show the photo smaller" : "Show the photo larger",
        onClick: ()=>setLarge(!large),
        className: `photo-frame mt-4 ${large ? "photo-large" : ""}`,
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__6["jsx"])(__TURBOPACK__imported__module__767161__["Image"], {
            unoptimized: true,
            src: url,
            width: width,
            height: height,
            alt: "Your photo"
        })
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
;
;
function PhotoDialog({ photo, field, onClose, onAnother }) {
    const id = (0, __TURBOPACK__imported__module__572131__["useId"])();
    const dialog = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const heading = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const [edit, setEdit] = (0, __TURBOPACK__imported__module__572131__["useState"])(__TURBOPACK__imported__module__824633__["L"]);
    const { state, shown } = usePhotoReading(photo, edit);
    const isRead = state.stage === "read";
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>dialog.current?.showModal(), []);
    // What had the focus is gone by then; the heading says what came of the photo.
    (0, __TURBOPACK__imported__module__572131__["useEffect"])(()=>{
        if (isRead) heading.current?.focus();
    }, [
        isRead
    ]);
    const discard = ()=>{
        dialog.current?.close();
        if (state.stage === "failed") field.current?.focus();
    };
    const use = (text)=>{
        dialog.current?.close();
        if (field.current) put(field.current, text);
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("dialog", {
        ref: dialog,
        "aria-labelledby": id,
        onClose: onClose,
        className: "dialog photo-dialog",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("h2", {
                ref: heading,
                id: id,
                tabIndex: -1,
                className: "font-serif text-[24px] leading-tight outline-none",
                children: HEADINGS[state.stage]
            }),
            shown && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(ZoomablePhoto, {
                ...shown
            }),
            shown && (isRead || state.stage === "failed") && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(PhotoTools, {
                edit: edit,
                onEdit: setEdit
            }),
            state.stage === "read" ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(ReadingEditor, {
                reading: state.reading,
                onUse: use,
                onDiscard: discard
            }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__187924__["Fragment"], {
                children: [
                    state.stage === "failed" ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                        role: "alert",
                        className: "mt-4 text-danger",
                        children: state.words
                    }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Progress, {
                        share: state.stage === "reading" ? state.share : null
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                        className: "mt-5 flex flex-wrap justify-end gap-2",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                                type: "button",
                                onClick: discard,
                                className: "button",
                                children: state.stage === "failed" ? "Type it instead" : "Cancel"
                            }),
                            state.stage === "failed" && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                                type: "button",
                                onClick: onAnother,
                                className: "button button-primary",
                                children: "Another photo"
                            })
                        ]
                    })
                ]
            }),
            (state.stage === "read" || state.stage === "reading") && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                className: "mt-4 text-[14px] text-muted",
                children: WHERE_IT_GOES[state.reader]
            })
        ]
    });
}
const HEADINGS = {
    opening: "Reading your photo",
    reading: "Reading your photo",
    read: "Did I read this right?",
    failed: "I couldn’t read this photo"
};
const WHERE_IT_GOES = {
    browser: "The photo stays on this device, which reads print better than handwriting.",
    model: "The photo is sent to the language model and not kept."
};
/** Puts a reading where the caret is, on a line of its own if there is something before it, and leaves it to be sent. */ function put(field, text) {
    const before = field.value.slice(0, field.selectionStart);
    (0, __TURBOPACK__imported__module__268581__["m"])(field, before.trim() === "" ? text : `\n${text}`);
}
__turbopack_context__.s([
    "default",
    0,
    PhotoDialog
], 385801);
}),
833354, ((__turbopack_context__, module, exports) => {
"use strict";

function _interop_require_default(obj) {
    return obj && obj.__esModule ? obj : {
        default: obj
    };
}
exports._ = _interop_require_default;
}),
767161, ((__turbopack_context__, module, exports) => {
"use strict";

Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "Image", {
    enumerable: true,
    get: function() {
        return Image;
    }
});
const _interop_require_default = __turbopack_context__.r(833354);
const _interop_require_wildcard = __turbopack_context__.r(346058);
const _jsxruntime = __turbopack_context__.r(187924);
const _react = /*#__PURE__*/ _interop_require_wildcard._(__turbopack_context__.r(572131));
const _reactdom = /*#__PURE__*/ _interop_require_default._(__turbopack_context__.r(935112));
const _head = /*#__PURE__*/ _interop_require_default._(__turbopack_context__.r(258018));
const _getimgprops = __turbopack_context__.r(494915);
const _routercontextsharedruntime = __turbopack_context__.r(453773);
const _useimageconfig = __turbopack_context__.r(626239);
const _imageloader = /*#__PURE__*/ _interop_require_default._(__turbopack_context__.r(402305));
const _usemergedref = __turbopack_context__.r(808591);
if ("TURBOPACK compile-time truthy", 1) {
    ;
    globalThis.__NEXT_IMAGE_IMPORTED = true;
}
// See https://stackoverflow.com/q/39777833/266535 for why we use this ref
// handler instead of the img's onLoad attribute.
function handleLoading(img, placeholder, onLoadRef, onLoadingCompleteRef, setBlurComplete, unoptimized, sizesInput) {
    const src = img?.src;
    if (!img || img['data-loaded-src'] === src) {
        return;
    }
    img['data-loaded-src'] = src;
    const p = 'decode' in img ? img.decode() : Promise.resolve();
    p.catch(()=>{}).then(()=>{
        if (!img.parentElement || !img.isConnected) {
            // Exit early in case of race condition:
            // - onload() is called
            // - decode() is called but incomplete
            // - unmount is called
            // - decode() completes
            return;
        }
        if (placeholder !== 'empty') {
            setBlurComplete(true);
        }
        if (onLoadRef?.current) {
            // Since we don't have the SyntheticEvent here,
            // we must create one with the same shape.
            // See https://reactjs.org/docs/events.html
            const event = new Event('load');
            Object.defineProperty(event, 'target', {
                writable: false,
                value: img
            });
            let prevented = false;
            let stopped = false;
            onLoadRef.current({
                ...event,
                nativeEvent: event,
                currentTarget: img,
                target: img,
                isDefaultPrevented: ()=>prevented,
                isPropagationStopped: ()=>stopped,
                persist: ()=>{},
                preventDefault: ()=>{
                    prevented = true;
                    event.preventDefault();
                },
                stopPropagation: ()=>{
                    stopped = true;
                    event.stopPropagation();
                }
            });
        }
        if (onLoadingCompleteRef?.current) {
            onLoadingCompleteRef.current(img);
        }
        if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
        ;
    });
}
function getDynamicProps(fetchPriority) {
    if (Boolean(_react.use)) {
        // In React 19.0.0 or newer, we must use camelCase
        // prop to avoid "Warning: Invalid DOM property".
        // See https://github.com/facebook/react/pull/25927
        return {
            fetchPriority
        };
    }
    // In React 18.2.0 or older, we must use lowercase prop
    // to avoid "Warning: Invalid DOM property".
    return {
        fetchpriority: fetchPriority
    };
}
/**
 * A version of useLayoutEffect that doesn't warn during SSR.
 * TODO: Just useLayoutEffect once support for React 18 is dropped.
 * Do not rename this to "isomorphic layout effect". There is no such thing as
 * an isomorphic Layout Effect since there is no Layout on the server
 */ const useNonWarningLayoutEffect = ("TURBOPACK compile-time truthy", 1) ? _react.useEffect : "TURBOPACK unreachable";
const ImageElement = /*#__PURE__*/ (0, _react.forwardRef)(({ src, srcSet, sizes, height, width, decoding, className, style, fetchPriority, placeholder, loading, unoptimized, fill, onLoadRef, onLoadingCompleteRef, setBlurComplete, setShowAltText, sizesInput, onLoad, onError, ...rest }, forwardedRef)=>{
    const didInsertRef = (0, _react.useRef)(false);
    const insertedImgRef = (0, _react.useRef)(null);
    useNonWarningLayoutEffect(()=>{
        const { current: didInsert } = didInsertRef;
        const { current: img } = insertedImgRef;
        if (!didInsert && img !== null) {
            // Replay events from during hydration that React doesn't replay.
            if (onError) {
                // If the image has an error before react hydrates, then the error is lost.
                // The workaround is to wait until the image is mounted which is after hydration,
                // then we set the src again to trigger the error handler (if there was an error).
                // This doesn't just trigger the error handler but retries the whole request.
                // TODO: Consider dispatching a synthetic event instead.
                // eslint-disable-next-line no-self-assign
                img.src = img.src;
            }
            if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
            ;
            if (img.complete) {
                handleLoading(img, placeholder, onLoadRef, onLoadingCompleteRef, setBlurComplete, unoptimized, sizesInput);
            }
            didInsertRef.current = true;
        }
    }, [
        src,
        placeholder,
        onLoadRef,
        onLoadingCompleteRef,
        onError,
        unoptimized,
        sizesInput
    ]);
    const ref = (0, _usemergedref.useMergedRef)(forwardedRef, insertedImgRef);
    return(// reading from the ref. Otherwise we might run the Layout Effect when
    // the current value isn't set to the HTMLImageElement instance.
    /*#__PURE__*/ (0, _jsxruntime.jsx)("img", {
        ...rest,
        ...getDynamicProps(fetchPriority),
        // It's intended to keep `loading` before `src` because React updates
        // props in order which causes Safari/Firefox to not lazy load properly.
        // See https://github.com/facebook/react/issues/25883
        loading: loading,
        width: width,
        height: height,
        decoding: decoding,
        "data-nimg": fill ? 'fill' : '1',
        className: className,
        style: style,
        // It's intended to keep `src` the last attribute because React updates
        // attributes in order. If we keep `src` the first one, Safari will
        // immediately start to fetch `src`, before `sizes` and `srcSet` are even
        // updated by React. That causes multiple unnecessary requests if `srcSet`
        // and `sizes` are defined.
        // This bug cannot be reproduced in Chrome or Firefox.
        sizes: sizes,
        srcSet: srcSet,
        src: src,
        ref: ref,
        onLoad: (event)=>{
            const currentImage = event.currentTarget;
            handleLoading(currentImage, placeholder, onLoadRef, onLoadingCompleteRef, setBlurComplete, unoptimized, sizesInput);
        },
        onError: (event)=>{
            // if the real image fails to load, this will ensure "alt" is visible
            setShowAltText(true);
            if (placeholder !== 'empty') {
                // If the real image fails to load, this will still remove the placeholder.
                setBlurComplete(true);
            }
            if (onError) {
                onError(event);
            }
        }
    }));
});
function ImagePreload({ isAppRouter, imgAttributes }) {
    const opts = {
        as: 'image',
        imageSrcSet: imgAttributes.srcSet,
        imageSizes: imgAttributes.sizes,
        crossOrigin: imgAttributes.crossOrigin,
        referrerPolicy: imgAttributes.referrerPolicy,
        ...getDynamicProps(imgAttributes.fetchPriority)
    };
    if (isAppRouter && _reactdom.default.preload) {
        _reactdom.default.preload(imgAttributes.src, opts);
        return null;
    }
    return /*#__PURE__*/ (0, _jsxruntime.jsx)(_head.default, {
        children: /*#__PURE__*/ (0, _jsxruntime.jsx)("link", {
            rel: "preload",
            // Note how we omit the `href` attribute, as it would only be relevant
            // for browsers that do not support `imagesrcset`, and in those cases
            // it would cause the incorrect image to be preloaded.
            //
            // https://html.spec.whatwg.org/multipage/semantics.html#attr-link-imagesrcset
            href: imgAttributes.srcSet ? undefined : imgAttributes.src,
            ...opts
        }, '__nimg-' + imgAttributes.src + imgAttributes.srcSet + imgAttributes.sizes)
    });
}
const Image = /*#__PURE__*/ (0, _react.forwardRef)((props, forwardedRef)=>{
    const pagesRouter = (0, _react.useContext)(_routercontextsharedruntime.RouterContext);
    // We're in the app directory if there is no pages router.
    const isAppRouter = !pagesRouter;
    const config = (0, _useimageconfig.useImageConfig)();
    const { onLoad, onLoadingComplete } = props;
    const onLoadRef = (0, _react.useRef)(onLoad);
    (0, _react.useEffect)(()=>{
        onLoadRef.current = onLoad;
    }, [
        onLoad
    ]);
    const onLoadingCompleteRef = (0, _react.useRef)(onLoadingComplete);
    (0, _react.useEffect)(()=>{
        onLoadingCompleteRef.current = onLoadingComplete;
    }, [
        onLoadingComplete
    ]);
    const [blurComplete, setBlurComplete] = (0, _react.useState)(false);
    const [showAltText, setShowAltText] = (0, _react.useState)(false);
    const { props: imgAttributes, meta: imgMeta } = (0, _getimgprops.getImgProps)(props, {
        defaultLoader: _imageloader.default,
        imgConf: config,
        blurComplete,
        showAltText
    });
    return /*#__PURE__*/ (0, _jsxruntime.jsxs)(_jsxruntime.Fragment, {
        children: [
            /*#__PURE__*/ (0, _jsxruntime.jsx)(ImageElement, {
                ...imgAttributes,
                unoptimized: imgMeta.unoptimized,
                placeholder: imgMeta.placeholder,
                fill: imgMeta.fill,
                onLoadRef: onLoadRef,
                onLoadingCompleteRef: onLoadingCompleteRef,
                setBlurComplete: setBlurComplete,
                setShowAltText: setShowAltText,
                sizesInput: props.sizes,
                ref: forwardedRef
            }),
            imgMeta.preload ? /*#__PURE__*/ (0, _jsxruntime.jsx)(ImagePreload, {
                isAppRouter: isAppRouter,
                imgAttributes: imgAttributes
            }) : null
        ]
    });
});
if ((typeof exports.default === 'function' || typeof exports.default === 'object' && exports.default !== null) && typeof exports.default.__esModule === 'undefined') {
    Object.defineProperty(exports.default, '__esModule', {
        value: true
    });
    Object.assign(exports.default, exports);
    module.exports = exports.default;
}
}),
626239, ((__turbopack_context__, module, exports) => {
"use strict";

Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "useImageConfig", {
    enumerable: true,
    get: function() {
        return useImageConfig;
    }
});
const _react = __turbopack_context__.r(572131);
const _imageconfig = __turbopack_context__.r(300345);
const _imageconfigcontextsharedruntime = __turbopack_context__.r(4486);
// This is replaced by the bundler define plugin.
const configEnv = ("TURBOPACK compile-time value", {
    "deviceSizes": ("TURBOPACK compile-time value", [
        ("TURBOPACK compile-time value", 640),
        ("TURBOPACK compile-time value", 750),
        ("TURBOPACK compile-time value", 828),
        ("TURBOPACK compile-time value", 1080),
        ("TURBOPACK compile-time value", 1200),
        ("TURBOPACK compile-time value", 1920),
        ("TURBOPACK compile-time value", 2048),
        ("TURBOPACK compile-time value", 3840)
    ]),
    "imageSizes": ("TURBOPACK compile-time value", [
        ("TURBOPACK compile-time value", 32),
        ("TURBOPACK compile-time value", 48),
        ("TURBOPACK compile-time value", 64),
        ("TURBOPACK compile-time value", 96),
        ("TURBOPACK compile-time value", 128),
        ("TURBOPACK compile-time value", 256),
        ("TURBOPACK compile-time value", 384)
    ]),
    "qualities": ("TURBOPACK compile-time value", [
        ("TURBOPACK compile-time value", 75)
    ]),
    "path": ("TURBOPACK compile-time value", "/_next/image"),
    "loader": ("TURBOPACK compile-time value", "default"),
    "dangerouslyAllowSVG": ("TURBOPACK compile-time value", false),
    "unoptimized": ("TURBOPACK compile-time value", true)
});
function useImageConfig() {
    const configContext = (0, _react.useContext)(_imageconfigcontextsharedruntime.ImageConfigContext);
    return (0, _imageconfig.prepareImageConfig)(configEnv, configContext);
}
if ((typeof exports.default === 'function' || typeof exports.default === 'object' && exports.default !== null) && typeof exports.default.__esModule === 'undefined') {
    Object.defineProperty(exports.default, '__esModule', {
        value: true
    });
    Object.assign(exports.default, exports);
    module.exports = exports.default;
}
}),
292966, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(342602).vendored['contexts'].HeadManagerContext;
}),
4486, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(342602).vendored['contexts'].ImageConfigContext;
}),
453773, ((__turbopack_context__, module, exports) => {
"use strict";

module.exports = __turbopack_context__.r(342602).vendored['contexts'].RouterContext;
}),
35444, ((__turbopack_context__, module, exports) => {
"use strict";

Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "findClosestQuality", {
    enumerable: true,
    get: function() {
        return findClosestQuality;
    }
});
function findClosestQuality(quality, config) {
    const q = quality || 75;
    if (!config?.qualities?.length) {
        return q;
    }
    return config.qualities.reduce((prev, cur)=>Math.abs(cur - q) < Math.abs(prev - q) ? cur : prev, config.qualities[0]);
}
}),
494915, ((__turbopack_context__, module, exports) => {
"use strict";

Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "getImgProps", {
    enumerable: true,
    get: function() {
        return getImgProps;
    }
});
const _deploymentid = __turbopack_context__.r(68063);
const _imageblursvg = __turbopack_context__.r(104987);
const VALID_LOADING_VALUES = [
    'lazy',
    'eager',
    undefined
];
// Object-fit values that are not valid background-size values
const INVALID_BACKGROUND_SIZE_VALUES = [
    '-moz-initial',
    'fill',
    'none',
    'scale-down',
    undefined
];
function isStaticRequire(src) {
    return src.default !== undefined;
}
function isStaticImageData(src) {
    return src.src !== undefined;
}
function isStaticImport(src) {
    return !!src && typeof src === 'object' && (isStaticRequire(src) || isStaticImageData(src));
}
const allImgs = new Map();
let perfObserver;
function getInt(x) {
    if (typeof x === 'undefined') {
        return x;
    }
    if (typeof x === 'number') {
        return Number.isFinite(x) ? x : NaN;
    }
    if (typeof x === 'string' && /^[0-9]+$/.test(x)) {
        return parseInt(x, 10);
    }
    return NaN;
}
function getWidths({ deviceSizes, allSizes }, width, sizes) {
    if (sizes) {
        // Find all the "vw" percent sizes used in the sizes prop
        const viewportWidthRe = /(^|\s)(1?\d?\d)vw/g;
        const percentSizes = [];
        for(let match; match = viewportWidthRe.exec(sizes); match){
            percentSizes.push(parseInt(match[2]));
        }
        if (percentSizes.length) {
            const smallestRatio = Math.min(...percentSizes) * 0.01;
            return {
                widths: allSizes.filter((s)=>s >= deviceSizes[0] * smallestRatio),
                kind: 'w'
            };
        }
        return {
            widths: allSizes,
            kind: 'w'
        };
    }
    if (typeof width !== 'number') {
        return {
            widths: deviceSizes,
            kind: 'w'
        };
    }
    const widths = [
        ...new Set(// > are actually 3x in the green color, but only 1.5x in the red and
        // > blue colors. Showing a 3x resolution image in the app vs a 2x
        // > resolution image will be visually the same, though the 3x image
        // > takes significantly more data. Even true 3x resolution screens are
        // > wasteful as the human eye cannot see that level of detail without
        // > something like a magnifying glass.
        // https://blog.twitter.com/engineering/en_us/topics/infrastructure/2019/capping-image-fidelity-on-ultra-high-resolution-devices.html
        [
            width,
            width * 2 /*, width * 3*/ 
        ].map((w)=>allSizes.find((p)=>p >= w) || allSizes[allSizes.length - 1]))
    ];
    return {
        widths,
        kind: 'x'
    };
}
function generateImgAttrs({ config, src, unoptimized, width, quality, sizes, loader }) {
    if (unoptimized) {
        if (src.startsWith('/') && !src.startsWith('//')) {
            let deploymentId = (0, _deploymentid.getDeploymentId)();
            if (src.includes('/_next/static/immutable') && !(0, _deploymentid.getAssetToken)()) {
                // immutable static asset and supported by platform, don't add `?dpl=`
                deploymentId = undefined;
            } else if (deploymentId) {
                // We unfortunately can't easily use `new URL()` here, because it normalizes the URL which causes
                // double-encoding with the `encodeURIComponent(src)` below
                const qIndex = src.indexOf('?');
                if (qIndex !== -1) {
                    const params = new URLSearchParams(src.slice(qIndex + 1));
                    const srcDpl = params.get('dpl');
                    if (!srcDpl) {
                        // src is missing the dpl parameter, but we have a deploymentId, so add it to the src URL
                        params.append('dpl', deploymentId);
                        src = src.slice(0, qIndex) + '?' + params.toString();
                    }
                } else {
                    // src is missing the dpl parameter, but we have a deploymentId, so add it to the src URL
                    src = src + `?dpl=${deploymentId}`;
                }
            }
        }
        return {
            src,
            srcSet: undefined,
            sizes: undefined
        };
    }
    const { widths, kind } = getWidths(config, width, sizes);
    const last = widths.length - 1;
    return {
        sizes: !sizes && kind === 'w' ? '100vw' : sizes,
        srcSet: widths.map((w, i)=>`${loader({
                config,
                src,
                quality,
                width: w
            })} ${kind === 'w' ? w : i + 1}${kind}`).join(', '),
        // It's intended to keep `src` the last attribute because React updates
        // attributes in order. If we keep `src` the first one, Safari will
        // immediately start to fetch `src`, before `sizes` and `srcSet` are even
        // updated by React. That causes multiple unnecessary requests if `srcSet`
        // and `sizes` are defined.
        // This bug cannot be reproduced in Chrome or Firefox.
        src: loader({
            config,
            src,
            quality,
            width: widths[last]
        })
    };
}
function getImgProps({ src, sizes, unoptimized = false, priority = false, preload = false, loading, className, quality, width, height, fill = false, style, overrideSrc, onLoad, onLoadingComplete, placeholder = 'empty', blurDataURL, fetchPriority, decoding = 'async', layout, objectFit, objectPosition, lazyBoundary, lazyRoot, ...rest }, _state) {
    const { imgConf: config, showAltText, blurComplete, defaultLoader } = _state;
    if (typeof defaultLoader === 'undefined') {
        throw new Error('images.loaderFile detected but the file is missing default export.\nRead more: https://nextjs.org/docs/messages/invalid-images-config');
    }
    let loader = rest.loader || defaultLoader;
    // Remove property so it's not spread on <img> element
    delete rest.loader;
    delete rest.srcSet;
    // This special value indicates that the user
    // didn't define a "loader" prop or "loader" config.
    const isDefaultLoader = '__next_img_default' in loader;
    if (isDefaultLoader) {
        if (config.loader === 'custom') {
            throw new Error(`Image with src "${src}" is missing "loader" prop.` + `\nRead more: https://nextjs.org/docs/messages/next-image-missing-loader`);
        }
    } else {
        // The user defined a "loader" prop or config.
        // Since the config object is internal only, we
        // must not pass it to the user-defined "loader".
        const customImageLoader = loader;
        loader = (obj)=>{
            const { config: _, ...opts } = obj;
            return customImageLoader(opts);
        };
    }
    if (layout) {
        if (layout === 'fill') {
            fill = true;
        }
        const layoutToStyle = {
            intrinsic: {
                maxWidth: '100%',
                height: 'auto'
            },
            responsive: {
                width: '100%',
                height: 'auto'
            }
        };
        const layoutToSizes = {
            responsive: '100vw',
            fill: '100vw'
        };
        const layoutStyle = layoutToStyle[layout];
        if (layoutStyle) {
            style = {
                ...style,
                ...layoutStyle
            };
        }
        const layoutSizes = layoutToSizes[layout];
        if (layoutSizes && !sizes) {
            sizes = layoutSizes;
        }
    }
    let staticSrc = '';
    let widthInt = getInt(width);
    let heightInt = getInt(height);
    let blurWidth;
    let blurHeight;
    if (isStaticImport(src)) {
        const staticImageData = isStaticRequire(src) ? src.default : src;
        if (!staticImageData.src) {
            throw new Error(`An object should only be passed to the image component src parameter if it comes from a static image import. It must include src. Received ${JSON.stringify(staticImageData)}`);
        }
        if (!staticImageData.height || !staticImageData.width) {
            throw new Error(`An object should only be passed to the image component src parameter if it comes from a static image import. It must include height and width. Received ${JSON.stringify(staticImageData)}`);
        }
        blurWidth = staticImageData.blurWidth;
        blurHeight = staticImageData.blurHeight;
        blurDataURL = blurDataURL || staticImageData.blurDataURL;
        staticSrc = staticImageData.src;
        if (!fill) {
            if (!widthInt && !heightInt) {
                widthInt = staticImageData.width;
                heightInt = staticImageData.height;
            } else if (widthInt && !heightInt) {
                const ratio = widthInt / staticImageData.width;
                heightInt = Math.round(staticImageData.height * ratio);
            } else if (!widthInt && heightInt) {
                const ratio = heightInt / staticImageData.height;
                widthInt = Math.round(staticImageData.width * ratio);
            }
        }
    }
    src = typeof src === 'string' ? src : staticSrc;
    let isLazy = !priority && !preload && (loading === 'lazy' || typeof loading === 'undefined');
    if (!src || src.startsWith('data:') || src.startsWith('blob:')) {
        // https://developer.mozilla.org/docs/Web/HTTP/Basics_of_HTTP/Data_URIs
        unoptimized = true;
        isLazy = false;
    }
    if (config.unoptimized) {
        unoptimized = true;
    }
    if (isDefaultLoader && !config.dangerouslyAllowSVG && src.split('?', 1)[0].endsWith('.svg')) {
        // Special case to make svg serve as-is to avoid proxying
        // through the built-in Image Optimization API.
        unoptimized = true;
    }
    const qualityInt = getInt(quality);
    if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
    ;
    const imgStyle = Object.assign(fill ? {
        position: 'absolute',
        height: '100%',
        width: '100%',
        left: 0,
        top: 0,
        right: 0,
        bottom: 0,
        objectFit,
        objectPosition
    } : {}, showAltText ? {} : {
        color: 'transparent'
    }, style);
    const backgroundImage = !blurComplete && placeholder !== 'empty' ? placeholder === 'blur' ? `url("data:image/svg+xml;charset=utf-8,${(0, _imageblursvg.getImageBlurSvg)({
        widthInt,
        heightInt,
        blurWidth,
        blurHeight,
        blurDataURL: blurDataURL || '',
        objectFit: imgStyle.objectFit
    })}")` : `url("${placeholder}")` // assume `data:image/`
     : null;
    const backgroundSize = !INVALID_BACKGROUND_SIZE_VALUES.includes(imgStyle.objectFit) ? imgStyle.objectFit : imgStyle.objectFit === 'fill' ? '100% 100%' // the background-size equivalent of `fill`
     : 'cover';
    let placeholderStyle = backgroundImage ? {
        backgroundSize,
        backgroundPosition: imgStyle.objectPosition || '50% 50%',
        backgroundRepeat: 'no-repeat',
        backgroundImage
    } : {};
    if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
    ;
    const imgAttributes = generateImgAttrs({
        config,
        src,
        unoptimized,
        width: widthInt,
        quality: qualityInt,
        sizes,
        loader
    });
    const loadingFinal = isLazy ? 'lazy' : loading;
    if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
    ;
    const props = {
        ...rest,
        loading: loadingFinal,
        fetchPriority,
        width: widthInt,
        height: heightInt,
        decoding,
        className,
        style: {
            ...imgStyle,
            ...placeholderStyle
        },
        sizes: imgAttributes.sizes,
        srcSet: imgAttributes.srcSet,
        src: overrideSrc || imgAttributes.src
    };
    const meta = {
        unoptimized,
        preload: preload || priority,
        placeholder,
        fill
    };
    return {
        props,
        meta
    };
}
}),
258018, ((__turbopack_context__, module, exports) => {
"use strict";

Object.defineProperty(exports, "__esModule", {
    value: true
});
0 && (module.exports = {
    default: null,
    defaultHead: null
});
function _export(target, all) {
    for(var name in all)Object.defineProperty(target, name, {
        enumerable: true,
        get: all[name]
    });
}
_export(exports, {
    default: function() {
        return _default;
    },
    defaultHead: function() {
        return defaultHead;
    }
});
const _interop_require_default = __turbopack_context__.r(833354);
const _interop_require_wildcard = __turbopack_context__.r(346058);
const _jsxruntime = __turbopack_context__.r(187924);
const _react = /*#__PURE__*/ _interop_require_wildcard._(__turbopack_context__.r(572131));
const _sideeffect = /*#__PURE__*/ _interop_require_default._(__turbopack_context__.r(394613));
const _headmanagercontextsharedruntime = __turbopack_context__.r(292966);
function defaultHead() {
    const head = [
        /*#__PURE__*/ (0, _jsxruntime.jsx)("meta", {
            charSet: "utf-8"
        }, "charset"),
        /*#__PURE__*/ (0, _jsxruntime.jsx)("meta", {
            name: "viewport",
            content: "width=device-width"
        }, "viewport")
    ];
    return head;
}
function onlyReactElement(list, child) {
    // React children can be "string" or "number" in this case we ignore them for backwards compat
    if (typeof child === 'string' || typeof child === 'number') {
        return list;
    }
    // Adds support for React.Fragment
    if (child.type === _react.default.Fragment) {
        return list.concat(_react.default.Children.toArray(child.props.children).reduce((fragmentList, fragmentChild)=>{
            if (typeof fragmentChild === 'string' || typeof fragmentChild === 'number') {
                return fragmentList;
            }
            return fragmentList.concat(fragmentChild);
        }, []));
    }
    return list.concat(child);
}
const METATYPES = [
    'name',
    'httpEquiv',
    'charSet',
    'itemProp'
];
/*
 returns a function for filtering head child elements
 which shouldn't be duplicated, like <title/>
 Also adds support for deduplicated `key` properties
*/ function unique() {
    const keys = new Set();
    const tags = new Set();
    const metaTypes = new Set();
    const metaCategories = {};
    return (h)=>{
        let isUnique = true;
        let hasKey = false;
        if (h.key && typeof h.key !== 'number' && h.key.indexOf('$') > 0) {
            hasKey = true;
            const key = h.key.slice(h.key.indexOf('$') + 1);
            if (keys.has(key)) {
                isUnique = false;
            } else {
                keys.add(key);
            }
        }
        switch(h.type){
            case 'title':
            case 'base':
                if (tags.has(h.type)) {
                    isUnique = false;
                } else {
                    tags.add(h.type);
                }
                break;
            case 'meta':
                for(let i = 0, len = METATYPES.length; i < len; i++){
                    const metatype = METATYPES[i];
                    if (!h.props.hasOwnProperty(metatype)) continue;
                    if (metatype === 'charSet') {
                        if (metaTypes.has(metatype)) {
                            isUnique = false;
                        } else {
                            metaTypes.add(metatype);
                        }
                    } else {
                        const category = h.props[metatype];
                        const categories = metaCategories[metatype] || new Set();
                        if ((metatype !== 'name' || !hasKey) && categories.has(category)) {
                            isUnique = false;
                        } else {
                            categories.add(category);
                            metaCategories[metatype] = categories;
                        }
                    }
                }
                break;
            default:
                break;
        }
        return isUnique;
    };
}
/**
 *
 * @param headChildrenElements List of children of <Head>
 */ function reduceComponents(headChildrenElements) {
    return headChildrenElements.reduce(onlyReactElement, []).reverse().concat(defaultHead().reverse()).filter(unique()).reverse().map((c, i)=>{
        const key = c.key || i;
        if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
        ;
        return /*#__PURE__*/ _react.default.cloneElement(c, {
            key
        });
    });
}
/**
 * This component injects elements to `<head>` of your page.
 * To avoid duplicated `tags` in `<head>` you can use the `key` property, which will make sure every tag is only rendered once.
 */ function Head({ children }) {
    const headManager = (0, _react.useContext)(_headmanagercontextsharedruntime.HeadManagerContext);
    return /*#__PURE__*/ (0, _jsxruntime.jsx)(_sideeffect.default, {
        reduceComponentsToState: reduceComponents,
        headManager: headManager,
        children: children
    });
}
const _default = Head;
if ((typeof exports.default === 'function' || typeof exports.default === 'object' && exports.default !== null) && typeof exports.default.__esModule === 'undefined') {
    Object.defineProperty(exports.default, '__esModule', {
        value: true
    });
    Object.assign(exports.default, exports);
    module.exports = exports.default;
}
}),
104987, ((__turbopack_context__, module, exports) => {
"use strict";

/**
 * A shared function, used on both client and server, to generate a SVG blur placeholder.
 */ Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "getImageBlurSvg", {
    enumerable: true,
    get: function() {
        return getImageBlurSvg;
    }
});
function getImageBlurSvg({ widthInt, heightInt, blurWidth, blurHeight, blurDataURL, objectFit }) {
    const std = 20;
    const svgWidth = blurWidth ? blurWidth * 40 : widthInt;
    const svgHeight = blurHeight ? blurHeight * 40 : heightInt;
    const viewBox = svgWidth && svgHeight ? `viewBox='0 0 ${svgWidth} ${svgHeight}'` : '';
    const preserveAspectRatio = viewBox ? 'none' : objectFit === 'contain' ? 'xMidYMid' : objectFit === 'cover' ? 'xMidYMid slice' : 'none';
    return `%3Csvg xmlns='http://www.w3.org/2000/svg' ${viewBox}%3E%3Cfilter id='b' color-interpolation-filters='sRGB'%3E%3CfeGaussianBlur stdDeviation='${std}'/%3E%3CfeColorMatrix values='1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 100 -1' result='s'/%3E%3CfeFlood x='0' y='0' width='100%25' height='100%25'/%3E%3CfeComposite operator='out' in='s'/%3E%3CfeComposite in2='SourceGraphic'/%3E%3CfeGaussianBlur stdDeviation='${std}'/%3E%3C/filter%3E%3Cimage width='100%25' height='100%25' x='0' y='0' preserveAspectRatio='${preserveAspectRatio}' style='filter: url(%23b);' href='${blurDataURL}'/%3E%3C/svg%3E`;
}
}),
300345, ((__turbopack_context__, module, exports) => {
"use strict";

Object.defineProperty(exports, "__esModule", {
    value: true
});
0 && (module.exports = {
    VALID_LOADERS: null,
    imageConfigDefault: null,
    prepareImageConfig: null
});
function _export(target, all) {
    for(var name in all)Object.defineProperty(target, name, {
        enumerable: true,
        get: all[name]
    });
}
_export(exports, {
    VALID_LOADERS: function() {
        return VALID_LOADERS;
    },
    imageConfigDefault: function() {
        return imageConfigDefault;
    },
    prepareImageConfig: function() {
        return prepareImageConfig;
    }
});
const VALID_LOADERS = [
    'default',
    'imgix',
    'cloudinary',
    'akamai',
    'custom'
];
const missingImageConfig = {};
const preparedImageConfigs = new WeakMap();
function prepareImageConfig(envConfig, contextConfig) {
    const envKey = envConfig ?? missingImageConfig;
    const contextKey = contextConfig ?? missingImageConfig;
    let preparedByContext = preparedImageConfigs.get(envKey);
    if (preparedByContext) {
        const cached = preparedByContext.get(contextKey);
        if (cached) {
            return cached;
        }
    }
    const source = envConfig || contextConfig || imageConfigDefault;
    const deviceSizes = [
        ...source.deviceSizes
    ].sort((a, b)=>a - b);
    const imageSizes = [
        ...source.imageSizes
    ];
    const prepared = {
        deviceSizes,
        imageSizes,
        allSizes: [
            ...deviceSizes,
            ...imageSizes
        ].sort((a, b)=>a - b),
        qualities: source.qualities === undefined ? undefined : [
            ...source.qualities
        ].sort((a, b)=>a - b),
        path: source.path,
        loader: source.loader,
        dangerouslyAllowSVG: source.dangerouslyAllowSVG,
        unoptimized: source.unoptimized,
        domains: source.domains,
        remotePatterns: source.remotePatterns,
        // The inlined browser options supply their own patterns. During SSR the
        // context supplies security-sensitive patterns omitted from the inline data.
        localPatterns: ("TURBOPACK compile-time value", "undefined") === 'undefined' && contextConfig !== undefined ? contextConfig.localPatterns : source.localPatterns,
        output: source.output
    };
    if (!preparedByContext) {
        preparedByContext = new WeakMap();
        preparedImageConfigs.set(envKey, preparedByContext);
    }
    preparedByContext.set(contextKey, prepared);
    return prepared;
}
const imageConfigDefault = {
    deviceSizes: [
        640,
        750,
        828,
        1080,
        1200,
        1920,
        2048,
        3840
    ],
    imageSizes: [
        32,
        48,
        64,
        96,
        128,
        256,
        384
    ],
    path: '/_next/image',
    loader: 'default',
    loaderFile: '',
    /**
   * @deprecated Use `remotePatterns` instead to protect your application from malicious users.
   */ domains: [],
    disableStaticImages: false,
    minimumCacheTTL: 14400,
    formats: [
        'image/webp'
    ],
    maximumDiskCacheSize: undefined,
    maximumRedirects: 3,
    maximumResponseBody: 50000000,
    dangerouslyAllowLocalIP: false,
    dangerouslyAllowSVG: false,
    contentSecurityPolicy: `script-src 'none'; frame-src 'none'; sandbox;`,
    contentDispositionType: 'attachment',
    localPatterns: undefined,
    remotePatterns: [],
    qualities: [
        75
    ],
    unoptimized: false,
    customCacheHandler: false
};
}),
402305, ((__turbopack_context__, module, exports) => {
"use strict";

Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "default", {
    enumerable: true,
    get: function() {
        return _default;
    }
});
const _findclosestquality = __turbopack_context__.r(35444);
const _deploymentid = __turbopack_context__.r(68063);
function defaultLoader({ config, src, width, quality }) {
    if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
    ;
    // Extract dpl parameter early so validation uses the clean URL.
    // If a immutable asset token should be used, it was already added as a query parameter and will
    // be extracted and reused here.
    let deploymentId = (0, _deploymentid.getDeploymentId)();
    if (src.startsWith('/') && !src.startsWith('//')) {
        if (src.includes('/_next/static/immutable') && !(0, _deploymentid.getAssetToken)()) {
            // immutable static asset and supported by platform, don't add `?dpl=`
            deploymentId = undefined;
        } else {
            // We unfortunately can't easily use `new URL()` here, because it normalizes the URL which causes
            // double-encoding with the `encodeURIComponent(src)` below
            const qIndex = src.indexOf('?');
            if (qIndex !== -1) {
                const params = new URLSearchParams(src.slice(qIndex + 1));
                const srcDpl = params.get('dpl');
                if (srcDpl) {
                    deploymentId = srcDpl;
                    params.delete('dpl');
                    const remaining = params.toString();
                    src = src.slice(0, qIndex) + (remaining ? '?' + remaining : '');
                }
            }
        }
    }
    if (src.startsWith('/') && src.includes('?') && config.localPatterns?.length === 1 && config.localPatterns[0].pathname === '**' && config.localPatterns[0].search === '') {
        throw new Error(`Image with src "${src}" is using a query string which is not configured in images.localPatterns.` + `\nRead more: https://nextjs.org/docs/messages/next-image-unconfigured-localpatterns`);
    }
    if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
    ;
    const q = (0, _findclosestquality.findClosestQuality)(quality, config);
    return `${config.path}?url=${encodeURIComponent(src)}&w=${width}&q=${q}${src.startsWith('/') && deploymentId ? `&dpl=${deploymentId}` : ''}`;
}
// We use this to determine if the import is the default loader
// or a custom loader defined by the user in next.config.js
defaultLoader.__next_img_default = true;
const _default = defaultLoader;
}),
394613, ((__turbopack_context__, module, exports) => {
"use strict";

Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "default", {
    enumerable: true,
    get: function() {
        return SideEffect;
    }
});
const _react = __turbopack_context__.r(572131);
const isServer = ("TURBOPACK compile-time value", "undefined") === 'undefined';
const useClientOnlyLayoutEffect = ("TURBOPACK compile-time truthy", 1) ? ()=>{} : "TURBOPACK unreachable";
const useClientOnlyEffect = ("TURBOPACK compile-time truthy", 1) ? ()=>{} : "TURBOPACK unreachable";
function SideEffect(props) {
    const { headManager, reduceComponentsToState } = props;
    function emitChange() {
        if (headManager && headManager.mountedInstances) {
            const headElements = _react.Children.toArray(Array.from(headManager.mountedInstances).filter(Boolean));
            headManager.updateHead(reduceComponentsToState(headElements));
        }
    }
    if ("TURBOPACK compile-time truthy", 1) {
        headManager?.mountedInstances?.add(props.children);
        emitChange();
    }
    useClientOnlyLayoutEffect(()=>{
        headManager?.mountedInstances?.add(props.children);
        return ()=>{
            headManager?.mountedInstances?.delete(props.children);
        };
    });
    // We need to call `updateHead` method whenever the `SideEffect` is trigger in all
    // life-cycles: mount, update, unmount. However, if there are multiple `SideEffect`s
    // being rendered, we only trigger the method from the last one.
    // This is ensured by keeping the last unflushed `updateHead` in the `_pendingUpdate`
    // singleton in the layout effect pass, and actually trigger it in the effect pass.
    useClientOnlyLayoutEffect(()=>{
        if (headManager) {
            headManager._pendingUpdate = emitChange;
        }
        return ()=>{
            if (headManager) {
                headManager._pendingUpdate = emitChange;
            }
        };
    });
    useClientOnlyEffect(()=>{
        if (headManager && headManager._pendingUpdate) {
            headManager._pendingUpdate();
            headManager._pendingUpdate = null;
        }
        return ()=>{
            if (headManager && headManager._pendingUpdate) {
                headManager._pendingUpdate();
                headManager._pendingUpdate = null;
            }
        };
    });
    return null;
}
}),
];

//# sourceMappingURL=_1rhlo59kz0krg._.js.map