module.exports = [
152832, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/chat/own-message.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__530895__ = __turbopack_context__.i(530895);
// MERGED MODULE: [project]/app/_components/chat/edit-message.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__1 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__572131__1 = __TURBOPACK__imported__module__572131__;
var __TURBOPACK__imported__module__909226__ = __turbopack_context__.i(909226);
var __TURBOPACK__imported__module__553750__ = __turbopack_context__.i(553750);
"use client";
;
;
;
;
function EditMessage({ text, onSend, onCancel }) {
    const id = (0, __TURBOPACK__imported__module__572131__1["useId"])();
    const field = (0, __TURBOPACK__imported__module__572131__1["useRef"])(null);
    const [pending, setPending] = (0, __TURBOPACK__imported__module__572131__1["useState"])(false);
    const [problem, setProblem] = (0, __TURBOPACK__imported__module__572131__1["useState"])(null);
    (0, __TURBOPACK__imported__module__572131__1["useEffect"])(()=>{
        const { current } = field;
        current?.focus();
        current?.setSelectionRange(current.value.length, current.value.length);
    }, []);
    const send = async (engine)=>{
        const written = field.current?.value.trim() ?? "";
        if (written === "" || pending) return;
        setPending(true);
        setProblem(null);
        const refused = await onSend(written, engine);
        setPending(false);
        setProblem(refused);
    };
    const press = (event)=>{
        const { isComposing, keyCode } = event.nativeEvent;
        if (isComposing || keyCode === 229) return;
        if (event.key === "Escape") {
            event.preventDefault();
            onCancel();
        }
        if (event.key === "Enter" && !event.shiftKey) {
            event.preventDefault();
            void send();
        }
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("form", {
        onSubmit: (event)=>{
            event.preventDefault();
            void send();
        },
        className: "edit-message",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("label", {
                htmlFor: id,
                className: "sr-only",
                children: "Edited message"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("textarea", {
                ref: field,
                id: id,
                defaultValue: text,
                maxLength: __TURBOPACK__imported__module__909226__["l"],
                onKeyDown: press,
                "aria-invalid": problem !== null,
                "aria-describedby": `${id}-note ${id}-error`,
                className: "field field-sizing-content max-h-[40dvh] min-h-24"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(__TURBOPACK__imported__module__553750__["f"], {
                id: `${id}-error`,
                message: problem?.words ?? ""
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("div", {
                className: "mt-3 flex flex-wrap items-center justify-end gap-3",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("p", {
                        id: `${id}-note`,
                        className: "mr-auto text-[14px] text-muted",
                        children: "The replies that followed are kept as another version."
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("button", {
                        type: "button",
                        onClick: onCancel,
                        className: "button",
                        children: "Cancel"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(SendButton, {
                        pending: pending,
                        onEngine: problem?.limited ? ()=>void send(true) : null
                    })
                ]
            })
        ]
    });
}
function SendButton({ pending, onEngine }) {
    if (!onEngine) {
        return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("button", {
            type: "submit",
            "aria-disabled": pending,
            className: "button button-primary",
            children: pending ? "Sending…" : "Send"
        });
    }
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("button", {
        type: "button",
        "aria-disabled": pending,
        onClick: onEngine,
        className: "button button-primary",
        children: "Send to the built-in tutor"
    });
}
var __TURBOPACK__imported__module__583231__ = __turbopack_context__.i(583231);
var __TURBOPACK__imported__module__653847__ = __turbopack_context__.i(653847);
"use client";
;
;
;
;
;
;
function OwnMessage({ after, text, versions, className, children }) {
    const branching = (0, __TURBOPACK__imported__module__530895__["d"])();
    const [editing, setEditing] = (0, __TURBOPACK__imported__module__572131__["useState"])(false);
    const opener = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    if (!branching) return children;
    if (editing) {
        return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(EditMessage, {
            text: text,
            onSend: async (written, engine)=>{
                const problem = await branching.edit(after, written, engine);
                if (problem === null) setEditing(false);
                return problem;
            },
            onCancel: ()=>{
                setEditing(false);
                requestAnimationFrame(()=>opener.current?.focus());
            }
        });
    }
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
        className: className,
        children: [
            children,
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                className: "own-tools needs-script",
                children: [
                    versions && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__653847__["f"], {
                        versions: versions
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("button", {
                        ref: opener,
                        type: "button",
                        onClick: ()=>!branching.busy && setEditing(true),
                        "aria-disabled": branching.busy,
                        className: "chat-tool",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__583231__["j"], {}),
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                                className: "sr-only",
                                children: "Edit this message"
                            })
                        ]
                    })
                ]
            })
        ]
    });
}
__turbopack_context__.s([
    "OwnMessage",
    0,
    OwnMessage
], 152832);
}),
288112, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/chat/reply-tools.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__84275__ = __turbopack_context__.i(84275);
// MERGED MODULE: [project]/app/_components/chat/rich-text/as-text.ts [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/server/typeset/math-as-text.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__431445__ = __turbopack_context__.i(431445);
;
const SYMBOLS = (0, __TURBOPACK__imported__module__431445__["f"])({
    alpha: "α",
    approx: "≈",
    beta: "β",
    bot: "⊥",
    cap: "∩",
    cdot: "·",
    cdots: "…",
    circ: "°",
    colon: ":",
    cup: "∪",
    degree: "°",
    delta: "δ",
    Delta: "Δ",
    div: "÷",
    dots: "…",
    emptyset: "∅",
    epsilon: "ε",
    equiv: "≡",
    gamma: "γ",
    ge: "≥",
    geq: "≥",
    implies: "⇒",
    in: "∈",
    infty: "∞",
    int: "∫",
    lambda: "λ",
    ldots: "…",
    le: "≤",
    leq: "≤",
    lt: "<",
    gt: ">",
    mid: "|",
    mp: "∓",
    mu: "μ",
    ne: "≠",
    neq: "≠",
    notin: "∉",
    omega: "ω",
    Omega: "Ω",
    phi: "φ",
    pi: "π",
    pm: "±",
    Rightarrow: "⇒",
    rightarrow: "→",
    sigma: "σ",
    sum: "∑",
    tau: "τ",
    theta: "θ",
    times: "×",
    to: "→",
    varphi: "φ"
});
/** Commands that say how something looks and mean nothing. */ const LOOKS = /\\(?:left|right|bigl?|bigr|Bigl?|Bigr|displaystyle|textstyle|limits|nolimits)(?![a-zA-Z])\.?/g;
const ENVIRONMENT = /\\(?:begin|end)\{[a-z]*\*?\}(?:\{[lcr|\s]*\})?/g;
const SPACE = /\\(?:[,;:!>\s]|q?quad(?![a-zA-Z]))|~/g;
/** Braces that are written, out of the way of those that group. */ const [OPEN, CLOSE] = [
    "\ue010",
    "\ue011"
];
/** What is done to a command whose arguments hold no groups any more; the first that fits is done first. */ const GROUPS = [
    [
        /\\[dtc]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/,
        (_, top = "", below = "")=>`${one(top)}/${one(below)}`
    ],
    [
        /\\[dtc]?frac\s*(\d)\s*(\d)/,
        (_, top, below)=>`${top}/${below}`
    ],
    [
        /\\sqrt\s*\[([^[\]{}]*)\]\s*\{([^{}]*)\}/,
        (_, index = "", of = "")=>`${one(of)}^(1/${one(index)})`
    ],
    [
        /\\sqrt\s*\{([^{}]*)\}/,
        (_, of = "")=>`√${one(of)}`
    ],
    [
        /\\mathbb\s*\{([CNQRZ])\}/,
        (_, name = "")=>SETS[name] ?? name
    ],
    [
        /\^\s*\{\s*\\circ\s*\}|\^\s*\\circ(?![a-zA-Z])/,
        ()=>"°"
    ],
    [
        /([\^_])\s*\{([^{}]*)\}/,
        (_, mark = "", of = "")=>mark + one(of)
    ],
    [
        /\\[a-zA-Z]+\s*\{([^{}]*)\}/,
        (_, of = "")=>of
    ],
    [
        /\{([^{}]*)\}/,
        (_, of = "")=>of
    ]
];
const SETS = (0, __TURBOPACK__imported__module__431445__["f"])({
    C: "ℂ",
    N: "ℕ",
    Q: "ℚ",
    R: "ℝ",
    Z: "ℤ"
});
const ROUNDS_MAX = 500;
function mathAsText(latex) {
    const bare = latex.replace(/\\\{/g, OPEN).replace(/\\\}/g, CLOSE).replace(ENVIRONMENT, "").replace(/\\\\(?:\[[^\]]*\])?/g, "\n").replace(SPACE, " ").replace(LOOKS, "").replace(/&/g, "");
    return withoutGroups(bare).replace(/\\([a-zA-Z]+)/g, (_, name)=>SYMBOLS[name] ?? name).replace(/\\([%$#&_|])/g, "$1").replaceAll(OPEN, "{").replaceAll(CLOSE, "}").replace(/[^\S\n]+/g, " ").replace(/ ?\n ?/g, "\n").trim();
}
/** Groups are taken apart from the inside out. */ function withoutGroups(latex) {
    let text = latex;
    for(let round = 0; round < ROUNDS_MAX; round++){
        const rule = GROUPS.find(([pattern])=>pattern.test(text));
        if (!rule) break;
        text = text.replace(rule[0], rule[1]);
    }
    return text;
}
/** In brackets unless it is one number or one letter. */ function one(term) {
    const bare = term.trim();
    return /^(?:\d+(?:\.\d+)?|\p{L}|\\[a-zA-Z]+)$/u.test(bare) ? bare : `(${bare})`;
}
var __TURBOPACK__imported__module__410275__ = __turbopack_context__.i(410275);
var __TURBOPACK__imported__module__293453__ = __turbopack_context__.i(293453);
var __TURBOPACK__imported__module__709079__ = __turbopack_context__.i(709079);
;
;
;
;
/** Stands for the mathematics of a text while its Markdown is taken off: a character nobody types. */ const PLACE = "\ue000";
function asText(markdown) {
    if (!(0, __TURBOPACK__imported__module__293453__["f"])(markdown)) return markdown;
    const pieces = (0, __TURBOPACK__imported__module__709079__["R"])((0, __TURBOPACK__imported__module__410275__["p"])(markdown).replaceAll(PLACE, ""));
    const formulas = pieces.flatMap(({ math })=>math ? [
            mathAsText(math.latex)
        ] : []);
    const words = pieces.map(({ content, math })=>math ? PLACE : content).join("");
    let next = 0;
    return withoutMarks(words).replaceAll(PLACE, ()=>formulas[next++] ?? "").replace(/\n{3,}/g, "\n\n").trim();
}
function withoutMarks(text) {
    return text.replace(/^[ \t]*```.*\n?/gm, "").replace(/^[ \t]{0,3}#{1,6}[ \t]+/gm, "").replace(/^[ \t]{0,3}>[ \t]?/gm, "").replace(/!?\[([^\]\n]{1,400})\]\((https?:[^)\s]{1,2000})\)/g, "$1 ($2)").replace(/(\*\*|__|~~)(?=\S)([^\n]{0,2000}?\S)\1/g, "$2").replace(/(?<![\w*])([*_])(?=[^\s*_])([^*_\n]{0,2000})(?<=\S)\1(?![\w*])/g, "$2").replace(/`([^`\n]{1,2000})`/g, "$1").replace(/\\([\\`*_{}[\]()#+.!$~>-])/g, "$1");
}
var __TURBOPACK__imported__module__653847__ = __turbopack_context__.i(653847);
"use client";
;
;
;
;
;
const ReplyTools = /*#__PURE__*/ (0, __TURBOPACK__imported__module__572131__["memo"])(function ReplyTools({ text, versions, onRegenerate, onResume }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
        className: "reply-tools needs-script",
        children: [
            versions && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__653847__["f"], {
                versions: versions
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__84275__["CopyButton"], {
                text: ()=>asText(text),
                name: "Copy text"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__84275__["CopyButton"], {
                text: text,
                name: "Copy LaTeX"
            }),
            onResume && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                type: "button",
                onClick: onResume,
                className: "button",
                children: "Continue from here"
            }),
            onRegenerate && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                type: "button",
                onClick: onRegenerate,
                className: "button",
                children: "Write it again"
            })
        ]
    });
});
__turbopack_context__.s([
    "ReplyTools",
    0,
    ReplyTools
], 288112);
}),
653847, 530895, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/chat/versions.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
// MERGED MODULE: [project]/app/_components/chat/branching.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
"use client";
;
const BranchingContext = /*#__PURE__*/ (0, __TURBOPACK__imported__module__572131__["createContext"])(null);
const useBranching = ()=>(0, __TURBOPACK__imported__module__572131__["useContext"])(BranchingContext);
__turbopack_context__.s([
    "K",
    0,
    BranchingContext,
    "d",
    0,
    useBranching
], 530895);
var __TURBOPACK__imported__module__583231__ = __turbopack_context__.i(583231);
"use client";
;
;
;
function Versions({ versions }) {
    const branching = useBranching();
    const { index, count, previousId, nextId } = versions;
    if (!branching) return null;
    const go = (id)=>()=>{
            if (id !== null && !branching.busy) branching.choose(id);
        };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("span", {
        className: "versions",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("button", {
                type: "button",
                onClick: go(previousId),
                "aria-disabled": previousId === null || branching.busy,
                className: "chat-tool",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__583231__["l"], {}),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                        className: "sr-only",
                        children: "Previous version"
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("span", {
                role: "status",
                children: [
                    index,
                    " of ",
                    count
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("button", {
                type: "button",
                onClick: go(nextId),
                "aria-disabled": nextId === null || branching.busy,
                className: "chat-tool",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__583231__["y"], {}),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                        className: "sr-only",
                        children: "Next version"
                    })
                ]
            })
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    Versions
], 653847);
}),
];

//# sourceMappingURL=app__components_chat_0owpzzqs0plyf._.js.map