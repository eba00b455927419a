module.exports = [
277962, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/math-field/math-panel.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__378072__ = __turbopack_context__.i(378072);
var __TURBOPACK__imported__module__268581__ = __turbopack_context__.i(268581);
// MERGED MODULE: [project]/app/_components/math-field/keypad.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__1 = __TURBOPACK__imported__module__187924__;
var __TURBOPACK__imported__module__572131__1 = __TURBOPACK__imported__module__572131__;
// MERGED MODULE: [project]/app/_components/math-field/keys.ts [app-ssr] (ecmascript)
;
const plain = (face)=>({
        face,
        name: face,
        latex: face,
        before: face
    });
const ROOT = {
    face: "√",
    name: "Square root",
    latex: "\\sqrt{#0}",
    before: "√(",
    after: ")"
};
const CUBE_ROOT = {
    face: "∛",
    name: "Cube root",
    latex: "\\sqrt[3]{#0}",
    before: "∛(",
    after: ")"
};
const FRACTION = {
    face: "a/b",
    name: "Fraction",
    latex: "\\frac{#@}{#?}",
    before: "(",
    after: ")/()"
};
const SQUARED = {
    face: "x²",
    name: "Squared",
    latex: "#@^{2}",
    before: "²"
};
const CUBED = {
    face: "x³",
    name: "Cubed",
    latex: "#@^{3}",
    before: "³"
};
const POWER = {
    face: "xⁿ",
    name: "Power",
    latex: "#@^{#?}",
    before: "^(",
    after: ")"
};
const BRACKETS = {
    face: "( )",
    name: "Brackets",
    latex: "\\left(#0\\right)",
    before: "(",
    after: ")"
};
const BARS = {
    face: "|x|",
    name: "Absolute value",
    latex: "\\left|#0\\right|",
    before: "|",
    after: "|"
};
const PI = {
    face: "π",
    name: "Pi",
    latex: "\\pi",
    before: "π"
};
const TIMES = {
    face: "×",
    name: "Times",
    latex: "\\times",
    before: "×"
};
const DIVIDED = {
    face: "÷",
    name: "Divided by",
    latex: "\\div",
    before: "÷"
};
const MINUS = {
    face: "−",
    name: "Minus",
    latex: "-",
    before: "−"
};
const PLUS = {
    face: "+",
    name: "Plus",
    latex: "+",
    before: "+"
};
const EQUALS = {
    face: "=",
    name: "Equals",
    latex: "=",
    before: " = "
};
const PERCENT = {
    face: "%",
    name: "Percent",
    latex: "\\%",
    before: "%"
};
const AT_MOST = {
    face: "≤",
    name: "Less than or equal",
    latex: "\\le",
    before: " ≤ "
};
const AT_LEAST = {
    face: "≥",
    name: "Greater than or equal",
    latex: "\\ge",
    before: " ≥ "
};
const COMMA = {
    face: ",",
    name: "Comma",
    latex: ",",
    before: ", "
};
const POINT = {
    face: ".",
    name: "Point",
    latex: ".",
    before: "."
};
const SIGNS = [
    ...[
        ROOT,
        CUBE_ROOT,
        FRACTION,
        SQUARED,
        CUBED,
        POWER,
        BRACKETS,
        BARS
    ],
    ...[
        PI,
        TIMES,
        DIVIDED,
        MINUS,
        EQUALS,
        PERCENT,
        AT_MOST,
        AT_LEAST
    ]
];
const NUMBERS = [
    ...[
        plain("7"),
        plain("8"),
        plain("9"),
        DIVIDED,
        FRACTION,
        SQUARED,
        ROOT
    ],
    ...[
        plain("4"),
        plain("5"),
        plain("6"),
        TIMES,
        POWER,
        BRACKETS,
        BARS
    ],
    ...[
        plain("1"),
        plain("2"),
        plain("3"),
        MINUS,
        plain("x"),
        plain("y"),
        PI
    ],
    ...[
        plain("0"),
        POINT,
        EQUALS,
        PLUS,
        AT_MOST,
        AT_LEAST,
        PERCENT
    ],
    ...[
        CUBED,
        CUBE_ROOT,
        COMMA
    ]
];
const named = (name)=>({
        face: name,
        name,
        latex: `\\${name}\\left(#0\\right)`,
        before: `${name}(`,
        after: ")"
    });
const LETTERS = [
    ...[
        ..."abcdefghijklmnopqrstuvwxyz"
    ].map(plain),
    ...[
        "sin",
        "cos",
        "tan",
        "ln",
        "log"
    ].map(named)
];
const EDITS = [
    {
        face: "←",
        name: "Left",
        command: "moveToPreviousChar"
    },
    {
        face: "→",
        name: "Right",
        command: "moveToNextChar"
    },
    {
        face: "⌫",
        name: "Delete",
        command: "deleteBackward"
    }
];
function pressIn(field, { before, after = "" }) {
    const { selectionStart, selectionEnd, value } = field;
    const selected = value.slice(selectionStart, selectionEnd);
    field.setRangeText(before + selected + after, selectionStart, selectionEnd, "end");
    const caret = selectionStart + before.length + selected.length;
    field.setSelectionRange(caret, caret);
    field.dispatchEvent(new Event("input", {
        bubbles: true
    }));
    field.focus();
}
"use client";
;
;
;
function Keypad({ whole, onPress, onEdit }) {
    const [letters, setLetters] = (0, __TURBOPACK__imported__module__572131__1["useState"])(false);
    const keys = whole ? letters ? LETTERS : NUMBERS : SIGNS;
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("fieldset", {
        className: `keypad ${whole ? "keypad-whole" : ""}`,
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("legend", {
                className: "sr-only",
                children: "Signs"
            }),
            keys.map((key)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(KeyButton, {
                    face: key.face,
                    name: key.name,
                    onPress: ()=>onPress(key)
                }, key.name)),
            whole && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])(__TURBOPACK__imported__module__187924__1["Fragment"], {
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(KeyButton, {
                        face: letters ? "123" : "abc",
                        name: letters ? "Numbers" : "Letters",
                        onPress: ()=>setLetters(!letters)
                    }),
                    EDITS.map((key)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(KeyButton, {
                            face: key.face,
                            name: key.name,
                            onPress: ()=>onEdit(key)
                        }, key.name))
                ]
            })
        ]
    });
}
/** It takes the focus from nothing: the caret stays where it is. */ function KeyButton({ face, name, onPress }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("button", {
        type: "button",
        "aria-label": name,
        onPointerDown: (event)=>event.preventDefault(),
        onMouseDown: (event)=>event.preventDefault(),
        onClick: onPress,
        className: "button",
        children: face
    });
}
// MERGED MODULE: [project]/app/_components/math-field/readable-latex.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__431445__ = __turbopack_context__.i(431445);
;
/** Commands of the mathematics field that say more than LaTeX does, and what is written for them. */ const COMMANDS = (0, __TURBOPACK__imported__module__431445__["f"])({
    mleft: "\\left",
    mright: "\\right",
    exponentialE: "e",
    imaginaryI: "i",
    imaginaryJ: "j",
    lparen: "(",
    rparen: ")",
    lbrack: "[",
    rbrack: "]",
    doubleStruckCapitalN: "\\mathbb{N}",
    doubleStruckCapitalZ: "\\mathbb{Z}",
    doubleStruckCapitalQ: "\\mathbb{Q}",
    doubleStruckCapitalR: "\\mathbb{R}",
    doubleStruckCapitalC: "\\mathbb{C}"
});
const EMPTY_BOX = /\\placeholder(?:\[[^\]]*\])?\{\s*\}/;
const BOX = /\\placeholder(?:\[[^\]]*\])?\{([^{}]*)\}/g;
const WORDS = /\\text\{([^{}]*)\}/g;
const hasEmptyBox = (latex)=>EMPTY_BOX.test(latex);
function readableLatex(latex) {
    return latex.replace(BOX, "$1").replace(WORDS, " $1 ").replace(/\\differentialD\s*(?=\})/g, "d").replace(/(\{)?\\differentialD\s*([a-zA-Z])/g, (_, brace, name)=>brace ? `{d${name}` : `\\,d${name}`).replace(/\\([a-zA-Z]+)(\s*)/g, inPlainLatex).replace(/ {2,}/g, " ").trim();
}
/** The space behind a command goes with it, unless what is written for it ends in a command again. */ function inPlainLatex(whole, name, space) {
    const plain = COMMANDS[name];
    if (plain === undefined) return whole;
    return /\\[a-zA-Z]+$/.test(plain) ? plain + space : plain;
}
// MERGED MODULE: [project]/app/_components/math-field/typed-formula.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__193231__ = __turbopack_context__.i(193231);
var __TURBOPACK__imported__module__431445__1 = __TURBOPACK__imported__module__431445__;
;
;
/** What is written for a command where a person types on one line. */ const SIGNS1 = (0, __TURBOPACK__imported__module__431445__1["f"])({
    cdot: " · ",
    times: " × ",
    div: " ÷ ",
    le: " ≤ ",
    leq: " ≤ ",
    ge: " ≥ ",
    geq: " ≥ ",
    ne: " ≠ ",
    neq: " ≠ ",
    lt: " < ",
    gt: " > "
});
const LETTERS1 = (0, __TURBOPACK__imported__module__431445__1["f"])({
    pi: "π",
    theta: "θ",
    alpha: "α",
    beta: "β",
    infty: "∞"
});
const FUNCTIONS = /^(?:sin|cos|tan|cot|sec|csc|ln|log|exp|arcsin|arccos|arctan|sinh|cosh|tanh)$/;
const OPENING = /^(?:\(|\[|lvert|\|)$/;
/** Says how large a bracket is drawn, or leaves room. */ const LAYOUT = /^(?:left|right|,|;|:|!| |quad)$/;
const RAISED = (0, __TURBOPACK__imported__module__431445__1["f"])({
    2: "²",
    3: "³"
});
const ROOTS = (0, __TURBOPACK__imported__module__431445__1["f"])({
    2: "√",
    3: "∛"
});
/** Stands for a box that is still to be filled in. */ const BOX1 = "□";
const TOKEN = /\\([a-zA-Z]+|.)|([{}^_[\]])|(\d+(?:\.\d+)?)|(\s+)|(.)/gsu;
function typedFormula(latex) {
    try {
        const reader = new Reader(tokensOf(latex.replace(/\\placeholder(?:\[[^\]]*\])?\{\s*\}/g, BOX1)));
        const text = joined(reader.row(null));
        return reader.isDone() ? text : null;
    } catch (error) {
        if (Unwritable.isInstance(error)) return null;
        throw error;
    }
}
class Unwritable extends __TURBOPACK__imported__module__193231__["f"] {
    static brand = "Unwritable";
}
function tokensOf(latex) {
    return [
        ...latex.matchAll(TOKEN)
    ].flatMap(([, command, brace, number, space, other = ""])=>{
        if (space !== undefined || command !== undefined && LAYOUT.test(command)) return [];
        if (command !== undefined) return [
            {
                kind: "command",
                text: command
            }
        ];
        if (brace !== undefined) return [
            {
                kind: "brace",
                text: brace
            }
        ];
        return number === undefined ? [
            {
                kind: "other",
                text: other
            }
        ] : [
            {
                kind: "number",
                text: number
            }
        ];
    });
}
class Reader {
    tokens;
    #at;
    constructor(tokens){
        this.tokens = tokens;
        this.#at = 0;
        this.isDone = ()=>this.#at >= this.tokens.length;
    }
    isDone;
    #next() {
        const token = this.tokens[this.#at];
        if (!token) throw new Unwritable();
        this.#at += 1;
        return token;
    }
    /** @param end the brace that ends it; null for the end of the formula */ row(end) {
        const pieces = [];
        while(!this.isDone()){
            if (end !== null && this.tokens[this.#at]?.text === end) {
                this.#at += 1;
                return pieces;
            }
            pieces.push(...this.#piece(pieces));
        }
        if (end !== null) throw new Unwritable();
        return pieces;
    }
    #piece(before) {
        const { kind, text } = this.#next();
        if (kind === "command") return this.#command(text, before);
        if (kind === "number") return [
            {
                text,
                kind: "tight"
            }
        ];
        if (text === "^") return [
            {
                text: this.#power(),
                kind: "close"
            }
        ];
        if (text === "_") return [
            {
                text: `_${plain1(this.#group())}`,
                kind: "close"
            }
        ];
        if (text === "{") return this.row("}");
        if (text === "}") throw new Unwritable();
        if (OPENING.test(text)) return [
            bracket(text, before)
        ];
        if (/^[)\]!']$/.test(text)) return [
            {
                text,
                kind: "close"
            }
        ];
        if (/^[-+=<>,−]$/.test(text)) return [
            {
                text: spaced(text, before),
                kind: "sign"
            }
        ];
        return [
            {
                text,
                kind: "tight"
            }
        ];
    }
    #command(name, before) {
        const sign = SIGNS1[name];
        if (sign !== undefined) return [
            {
                text: sign,
                kind: "sign"
            }
        ];
        const letter = LETTERS1[name];
        if (letter !== undefined) return [
            {
                text: letter,
                kind: "tight"
            }
        ];
        if (name === "%") return [
            {
                text: "%",
                kind: "close"
            }
        ];
        if (name === "degree" || name === "circ") return [
            {
                text: "°",
                kind: "close"
            }
        ];
        if (name === "lvert" || name === "rvert") return [
            bracket("|", before)
        ];
        if (name === "frac" || name === "dfrac" || name === "tfrac") return [
            this.#fraction()
        ];
        if (name === "sqrt") return [
            this.#root()
        ];
        if (FUNCTIONS.test(name)) return [
            {
                text: name,
                kind: "tight"
            },
            ...this.#argument()
        ];
        throw new Unwritable();
    }
    /** A letter behind the name of a function is kept apart from it. */ #argument() {
        const next = this.tokens[this.#at];
        const isApart = next && /^[({^_|[]$|^(?:left|lvert)$/.test(next.text);
        return isApart || !next ? [] : [
            {
                text: " ",
                kind: "open"
            }
        ];
    }
    #fraction() {
        const [over, under] = [
            this.#group(),
            this.#group()
        ];
        return {
            text: `${over.every(isFactor) ? joined(over) : inBrackets(over)}/${one(under)}`,
            kind: "loose"
        };
    }
    #root() {
        let index = "2";
        if (this.tokens[this.#at]?.text === "[") {
            this.#at += 1;
            index = joined(this.row("]"));
        }
        const sign = ROOTS[index];
        if (sign === undefined) throw new Unwritable();
        return {
            text: `${sign}(${joined(this.#group())})`,
            kind: "tight"
        };
    }
    #power() {
        const power = this.#group();
        const text = joined(power);
        if (text === "°") return text;
        return RAISED[text] ?? `^${one(power)}`;
    }
    /** What belongs to a command: a group, or the next sign; "\frac12" has two digits. */ #group() {
        const token = this.#next();
        if (token.text === "{") return this.row("}");
        if (token.kind === "command") return this.#command(token.text, []);
        if (token.kind !== "number") return [
            {
                text: token.text,
                kind: "tight"
            }
        ];
        const rest = token.text.slice(1);
        if (rest === "") return [
            {
                text: token.text,
                kind: "tight"
            }
        ];
        this.#at -= 1;
        this.tokens[this.#at] = {
            kind: "number",
            text: rest
        };
        return [
            {
                text: token.text.slice(0, 1),
                kind: "tight"
            }
        ];
    }
}
const isFactor = ({ kind })=>kind === "tight" || kind === "close";
/** A bar opens what the last one has not closed. */ function bracket(text, before) {
    if (text !== "|") return {
        text,
        kind: "open"
    };
    const bars = before.filter((piece)=>piece.text === "|").length;
    return {
        text,
        kind: bars % 2 === 0 ? "open" : "close"
    };
}
/** A sign between two things has room around it, and one before a number has none. */ function spaced(sign, before) {
    const last = before.at(-1);
    if (sign === ",") return ", ";
    const isBetween = last !== undefined && last.kind !== "sign" && last.kind !== "open";
    return isBetween || !/[-+−]/.test(sign) ? ` ${sign} ` : sign;
}
/** The pieces in a row; a fraction beside a factor stands in brackets, but behind a whole number, where it is a mixed
 * number. */ function joined(pieces) {
    return pieces.map(({ text, kind }, at)=>{
        if (kind !== "loose") return text;
        const [before, after] = [
            pieces[at - 1],
            pieces[at + 1]
        ];
        if (binds(after)) return `(${text})`;
        if (before && /^\d+$/.test(before.text) && /^\d+\/\d+$/.test(text)) return ` ${text}`;
        return binds(before) ? `(${text})` : text;
    }).join("").trim();
}
const binds = (piece)=>piece !== undefined && (isFactor(piece) || piece.kind === "loose" || /[·×÷]/.test(piece.text));
const plain1 = (pieces)=>{
    if (pieces.length !== 1) throw new Unwritable();
    return joined(pieces);
};
const inBrackets = (pieces)=>`(${joined(pieces)})`;
/** In brackets unless it is one number or one letter. */ const one = (pieces)=>pieces.length === 1 && pieces[0]?.kind === "tight" && /^(?:[\d.]+|\p{L}|□)$/u.test(pieces[0].text) ? pieces[0].text : inBrackets(pieces);
// MERGED MODULE: [project]/app/_components/math-field/typing.ts [app-ssr] (ecmascript)
;
const RELATION = /^(?:[=<>]|\\(?:le|ge))$/;
/** Where a relation may be inside: under a sum, in brackets, in a system of equations. */ const HOLDS_RELATIONS = /\\(?:left|sum|prod|lim|int|begin)/;
const NESTING_MAX = 20;
function leaveGroups(field, sign) {
    if (!RELATION.test(sign) || field.mode !== "math" || !field.selectionIsCollapsed) return;
    if (HOLDS_RELATIONS.test(field.getValue("latex"))) return;
    for(let level = 0; level < NESTING_MAX && depth(field) > 0; level++){
        if (!field.executeCommand("moveAfterParent")) return;
    }
}
const depth = (field)=>field.getElementInfo(field.position)?.depth ?? 0;
function belongsToPower(field, key) {
    if (!/^\d$/.test(key) || field.mode !== "math" || !field.selectionIsCollapsed || depth(field) > 0) return false;
    return /\^(?:\d|\{\d+\})$/.test(field.getValue(0, field.position, "latex"));
}
function typeIntoPower(field, digit) {
    field.executeCommand("moveToPreviousChar");
    field.insert(digit, {
        focus: true
    });
    field.executeCommand("moveAfterParent");
}
// MERGED MODULE: [project]/app/_components/math-field/use-live-formula.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__2 = __TURBOPACK__imported__module__572131__;
var __TURBOPACK__imported__module__268581__1 = __TURBOPACK__imported__module__268581__;
// MERGED MODULE: [project]/app/_components/math-field/live-formula.ts [app-ssr] (ecmascript)
;
class LiveFormula {
    field;
    #replaced;
    #start;
    #written;
    #length;
    constructor(field){
        this.field = field;
        /** What is typed before the formula moves it along; a text that is cleared begins again. */ this.#follow = ()=>{
            const { value, selectionEnd } = this.field;
            const more = value.length - this.#length;
            this.#length = value.length;
            if (more === 0) return;
            if (selectionEnd <= this.#start + Math.max(more, 0)) this.#start += more;
            this.#start = Math.min(Math.max(this.#start, 0), value.length);
            if (!value.startsWith(this.#written, this.#start)) this.#written = "";
        };
        const { selectionStart, selectionEnd, value } = field;
        this.#start = selectionStart;
        this.#replaced = value.slice(selectionStart, selectionEnd);
        this.#written = this.#replaced;
        this.#length = value.length;
        field.addEventListener("input", this.#follow);
    }
    /** The text on both sides of the formula. */ get place() {
        const { value } = this.field;
        return {
            before: value.slice(0, this.#start),
            after: value.slice(this.#end)
        };
    }
    /** Puts what is written now in the place of what was written before. */ show(text) {
        const { field } = this;
        field.setRangeText(text, this.#start, this.#end, "end");
        this.#written = text;
        this.#length = field.value.length;
        field.dispatchEvent(new Event("input", {
            bubbles: true
        }));
    }
    /** Leaves the text as it was before, with the same part of it selected. */ takeBack() {
        this.show(this.#replaced);
        this.field.setSelectionRange(this.#start, this.#end);
    }
    /** The text no longer follows. */ end() {
        this.field.removeEventListener("input", this.#follow);
    }
    get #end() {
        return this.#start + this.#written.length;
    }
    #follow;
}
"use client";
;
;
;
function useLiveFormula({ field, notation, onCleared }) {
    const formula = (0, __TURBOPACK__imported__module__572131__2["useRef"])(null);
    const cleared = (0, __TURBOPACK__imported__module__572131__2["useEffectEvent"])(onCleared);
    (0, __TURBOPACK__imported__module__572131__2["useEffect"])(()=>{
        const text = field.current;
        if (!text || notation !== "bare") return;
        const own = new LiveFormula(text);
        formula.current = own;
        const onReset = ()=>cleared();
        text.form?.addEventListener("reset", onReset);
        return ()=>{
            text.form?.removeEventListener("reset", onReset);
            own.end();
            formula.current = null;
        };
    }, [
        field,
        notation
    ]);
    return {
        show: (written)=>{
            const own = formula.current;
            own?.show(written === "" ? "" : (0, __TURBOPACK__imported__module__268581__1["r"])(written, notation, own.place));
        },
        takeBack: ()=>formula.current?.takeBack()
    };
}
// MERGED MODULE: [project]/app/_components/math-field/use-math-field.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__766281__ = __turbopack_context__.i(766281);
var __TURBOPACK__imported__module__572131__3 = __TURBOPACK__imported__module__572131__;
"use client";
;
;
;
function useMathField({ place, onEnter, onEscape, onInput }) {
    const ref = (0, __TURBOPACK__imported__module__572131__3["useRef"])(null);
    const [state, setState] = (0, __TURBOPACK__imported__module__572131__3["useState"])("loading");
    const press = (0, __TURBOPACK__imported__module__572131__3["useEffectEvent"])((event)=>{
        // While the name of a command is typed, Enter and Escape end that.
        if (!ref.current || ref.current.mode === "latex" || event.isComposing) return;
        const modified = event.ctrlKey || event.metaKey || event.altKey;
        if (event.key === "Enter") handle(event, onEnter);
        else if (event.key === "Escape") handle(event, onEscape);
        else if (!modified) followTyping(event, ref.current);
    });
    const change = (0, __TURBOPACK__imported__module__572131__3["useEffectEvent"])(onInput);
    (0, __TURBOPACK__imported__module__572131__3["useEffect"])(()=>{
        let gone = false;
        const put = async ()=>{
            try {
                const field = await createMathField();
                if (gone || !place.current) return;
                // Before the field sees the key itself.
                field.addEventListener("keydown", (event)=>press(event), {
                    capture: true
                });
                field.addEventListener("input", ()=>change());
                place.current.replaceChildren(field);
                settle(field);
                ref.current = field;
                setState("ready");
                field.focus();
            } catch  {
                if (!gone) setState("failed");
            }
        };
        void put();
        return ()=>{
            gone = true;
            ref.current?.remove();
            ref.current = null;
        };
    }, [
        place
    ]);
    return {
        ref,
        state
    };
}
function followTyping(event, field) {
    leaveGroups(field, event.key);
    if (belongsToPower(field, event.key)) handle(event, ()=>typeIntoPower(field, event.key));
}
/** Does something instead of what the field and the page would do. */ function handle(event, act) {
    event.preventDefault();
    event.stopPropagation();
    act();
}
async function createMathField() {
    const { MathfieldElement } = await /*#__PURE__*/ (0, __TURBOPACK__imported__module__766281__["trackDynamicImport"])(__turbopack_context__.A(918397));
    // The fonts are those of the page, which come with its stylesheet; nothing is fetched from elsewhere.
    MathfieldElement.fontsDirectory = null;
    MathfieldElement.soundsDirectory = null;
    MathfieldElement.plonkSound = null;
    MathfieldElement.keypressSound = null;
    const field = new MathfieldElement();
    field.mathVirtualKeyboardPolicy = "manual";
    field.setAttribute("aria-label", "Mathematics");
    return field;
}
/** What can be set only once the field is in the page. */ function settle(field) {
    field.menuItems = [];
    field.popoverPolicy = "off";
    field.environmentPopoverPolicy = "off";
    field.smartFence = true;
    field.smartSuperscript = true;
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
;
/** The field keeps a telephone's own keyboard away. */ const isTouch = ()=>window.matchMedia("(pointer: coarse)").matches;
const EMPTY = "Write something first.";
const BOX2 = "There is an empty box left. Fill it in, or delete it.";
const HINTS = {
    loading: "Loading the field…",
    ready: "Write it here. It goes into your text.",
    failed: ""
};
const FAILED = "This field could not be loaded. The symbols below go straight into your text.";
function MathPanel({ field, notation, onClose }) {
    const place = (0, __TURBOPACK__imported__module__572131__["useRef"])(null);
    const [problem, setProblem] = (0, __TURBOPACK__imported__module__572131__["useState"])("");
    const [touch] = (0, __TURBOPACK__imported__module__572131__["useState"])(isTouch);
    const insert = ()=>{
        const latex = maths.ref.current?.getValue("latex") ?? "";
        const left = latex.trim() === "" ? EMPTY : hasEmptyBox(latex) ? BOX2 : "";
        setProblem(left);
        if (left === BOX2) maths.ref.current?.executeCommand("moveToNextPlaceholder");
        if (left !== "") return maths.ref.current?.focus();
        // Taken back first: put in as if it were typed, it can be undone.
        live.takeBack();
        if (field.current) (0, __TURBOPACK__imported__module__268581__["d"])(field.current, written(latex, notation), notation);
        onClose();
    };
    const close = ()=>{
        live.takeBack();
        onClose();
        field.current?.focus();
    };
    const live = useLiveFormula({
        field,
        notation,
        onCleared: onClose
    });
    const onInput = ()=>live.show(written(maths.ref.current?.getValue("latex") ?? "", notation));
    const maths = useMathField({
        place,
        onEnter: insert,
        onEscape: close,
        onInput
    });
    const press = (key)=>{
        const into = maths.ref.current;
        if (!into) return field.current && pressIn(field.current, key);
        leaveGroups(into, key.latex);
        into.insert(key.latex, {
            focus: true,
            selectionMode: "placeholder"
        });
        onInput();
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("section", {
        "aria-label": "Write mathematics",
        className: "math-panel",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__378072__["MathStyles"], {}),
            maths.state === "failed" ? /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                role: "alert",
                className: "py-2 text-[15px] text-danger",
                children: FAILED
            }) : /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                className: "flex items-start gap-2",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("div", {
                        ref: place,
                        className: "math-place"
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("button", {
                        type: "button",
                        disabled: maths.state === "loading",
                        onClick: insert,
                        className: "button min-h-[52px] shrink-0",
                        children: "Insert"
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                role: problem ? "alert" : undefined,
                className: "math-hint",
                children: problem || HINTS[maths.state]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(Keypad, {
                whole: touch && maths.state !== "failed",
                onPress: press,
                onEdit: ({ command })=>{
                    maths.ref.current?.executeCommand(command);
                    onInput();
                }
            })
        ]
    });
}
/** What is put into the text: as a person types it where that is possible, else LaTeX. */ function written(latex, notation) {
    const plain = readableLatex(latex);
    return notation === "bare" ? typedFormula(plain) ?? plain : plain;
}
__turbopack_context__.s([
    "default",
    0,
    MathPanel
], 277962);
}),
];

//# sourceMappingURL=app__components_math-field_math-panel_tsx_07mrg2s9gh77_._.js.map