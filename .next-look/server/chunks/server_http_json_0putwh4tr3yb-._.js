module.exports = [
111313, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__600965__ = __turbopack_context__.i(600965);
var __TURBOPACK__imported__module__969032__ = __turbopack_context__.i(969032);
var __TURBOPACK__imported__module__969544__ = __turbopack_context__.i(969544);
;
;
;
;
/** What a value costs more than its bytes, in bytes: it is made, held against a schema, and collected again. */ const VALUE_COST = 32;
async function cutJson(bytes, plan) {
    const cutter = new Cutter(bytes, plan);
    const scanner = new __TURBOPACK__imported__module__969032__["f"](bytes, cutter);
    // Looking at a byte is a fraction of making something of it.
    do await (0, __TURBOPACK__imported__module__969544__["f"])(__TURBOPACK__imported__module__600965__["v"]);
    while (scanner.advance(__TURBOPACK__imported__module__600965__["v"] * 2))
    const { root } = cutter;
    if (!root) throw new SyntaxError("no JSON");
    return {
        root,
        make: (piece, limits)=>make(bytes, piece, limits)
    };
}
/** Keeps the places of what the plan names. */ class Cutter {
    bytes;
    plan;
    root;
    /** The lists and objects around the present place, as far in as the plan goes. */ open_;
    /** How deep what is around is beyond that. */ inside;
    pieces;
    constructor(bytes, plan){
        this.bytes = bytes;
        this.plan = plan;
        this.root = null;
        this.open_ = [];
        this.inside = 0;
        this.pieces = 0;
    }
    name(from, to) {
        const within = this.open_.at(-1);
        if (this.inside > 0 || !within?.plan?.members) return;
        within.next = this.plannedName(within.plan.members, from, to);
    }
    open(at, _depth, isList) {
        if (this.inside > 0) {
            this.inside += 1;
            this.count();
            return;
        }
        const within = this.open_.at(-1);
        const plan = within ? planOfNext(within) : this.plan;
        if (within && !plan) {
            this.inside = 1;
            this.count();
            return;
        }
        const members = !isList && plan?.members ? new Map() : undefined;
        const items = isList && plan?.items ? [] : undefined;
        this.open_.push({
            plan,
            from: at,
            isList,
            members,
            items,
            values: 1,
            next: null
        });
    }
    close(to) {
        if (this.inside > 0) {
            this.inside -= 1;
            return;
        }
        const done = this.open_.pop();
        if (!done) return;
        const { from, values, members, items } = done;
        this.keep({
            from,
            to,
            values,
            members,
            items
        });
    }
    scalar(from, to) {
        const within = this.open_.at(-1);
        if (this.inside > 0 || within && !planOfNext(within)) this.count();
        else this.keep({
            from,
            to,
            values: 1
        });
    }
    /** Which of the names of a plan stands there; nothing is made of one that is none of them. */ plannedName(members, from, to) {
        const written = this.bytes.subarray(from, Math.min(to, from + NAME_BYTES_MAX));
        if (!written.includes(BACKSLASH)) {
            const known = encodedNames(members).find(({ bytes })=>bytes.equals(written));
            return known?.name ?? null;
        }
        const name = to - from > NAME_BYTES_MAX ? "" : JSON.parse(textOf(this.bytes, from, to));
        return Object.hasOwn(members, name) ? name : null;
    }
    count() {
        const within = this.open_.at(-1);
        if (within) within.values += 1;
    }
    keep(piece) {
        this.pieces += 1;
        if (this.pieces > __TURBOPACK__imported__module__600965__["X"]) throw new __TURBOPACK__imported__module__600965__["R"]("too many pieces");
        const within = this.open_.at(-1);
        if (!within) this.root = piece;
        else if (within.items) {
            within.items.push(piece);
            if (within.items.length > (within.plan?.most ?? __TURBOPACK__imported__module__600965__["X"])) throw new __TURBOPACK__imported__module__600965__["R"]("too many items");
        } else if (within.next !== null) {
            if (within.members?.has(within.next)) throw new SyntaxError("a name is there twice");
            within.members?.set(within.next, piece);
            within.next = null;
        }
    }
}
/** Longer than any name in a plan, however it is escaped. */ const NAME_BYTES_MAX = 200;
const BACKSLASH = 0x5c;
const encoded = new WeakMap();
function encodedNames(members) {
    const known = encoded.get(members);
    if (known) return known;
    const names = Object.keys(members).map((name)=>({
            name,
            bytes: Buffer.from(JSON.stringify(name))
        }));
    encoded.set(members, names);
    return names;
}
function planOfNext({ plan, next, items }) {
    if (items) return plan?.items;
    return next === null ? undefined : plan?.members?.[next];
}
async function make(bytes, piece, limits) {
    const parts = [
        ...partsOf(piece)
    ];
    const size = parts.reduce((sum, [from, to])=>sum + to - from, 0);
    if (size > limits.bytes || piece.values > limits.values) throw new __TURBOPACK__imported__module__600965__["R"]("a piece is too large");
    await (0, __TURBOPACK__imported__module__969544__["f"])(size + piece.values * VALUE_COST);
    return JSON.parse(parts.map(([from, to])=>textOf(bytes, from, to)).join("null"));
}
/** The stretches of a piece between the parts that are pieces of their own. */ function* partsOf({ from, to, members, items }) {
    const inner = [
        ...members?.values() ?? [],
        ...items ?? []
    ];
    let at = from;
    for (const part of inner){
        yield [
            at,
            part.from
        ];
        at = part.to;
    }
    yield [
        at,
        to
    ];
}
const textOf = (bytes, from, to)=>Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString("utf8");
__turbopack_context__.s([
    "f",
    0,
    cutJson
]);
}),
600965, 969032, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/http/json/limits.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__689988__ = __turbopack_context__.i(689988);
;
;
const BYTES_AT_ONCE = 128 * 1024;
const DEPTH_MAX = 64;
const TOKEN_BYTES_MAX = 1024 * 1024;
const PIECES_MAX = 250_000;
class JsonTooLarge extends __TURBOPACK__imported__module__689988__["f"] {
    static brand = "JsonTooLarge";
}
__turbopack_context__.s([
    "v",
    0,
    BYTES_AT_ONCE,
    "Q",
    0,
    DEPTH_MAX,
    "R",
    0,
    JsonTooLarge,
    "X",
    0,
    PIECES_MAX,
    "q",
    0,
    TOKEN_BYTES_MAX
], 600965);
// MERGED MODULE: [project]/server/http/json/scanner.ts [app-route] (ecmascript)
;
;
;
const [TAB, NEWLINE, RETURN, SPACE, QUOTE] = [
    0x09,
    0x0a,
    0x0d,
    0x20,
    0x22
];
const [PLUS, COMMA, MINUS, DOT, ZERO, NINE, COLON] = [
    0x2b,
    0x2c,
    0x2d,
    0x2e,
    0x30,
    0x39,
    0x3a
];
const [OPEN_LIST, BACKSLASH, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
    0x5b,
    0x5c,
    0x5d,
    0x7b,
    0x7d
];
const [UPPER_E, LOWER_E, LOWER_U] = [
    0x45,
    0x65,
    0x75
];
const WORDS = [
    "true",
    "false",
    "null"
].map((word)=>Buffer.from(word));
const ESCAPED = new Set(Buffer.from('"\\/bfnrt'));
class JsonScanner {
    bytes;
    listener;
    at;
    depth;
    expected;
    /** For each depth: 1 for a list. */ lists;
    constructor(bytes, listener){
        this.bytes = bytes;
        this.listener = listener;
        this.at = 0;
        this.depth = 0;
        this.expected = "value";
        this.lists = new Uint8Array(DEPTH_MAX);
        // The mark of the encoding, where it stands.
        if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) this.at = 3;
    }
    /** Reads on, a token further than so many bytes at most.
   * @returns whether there is more
   * @throws {SyntaxError} for what is no JSON
   * @throws {JsonTooLarge} for what is nested too deep, and a text that is too long */ advance(count) {
        const { bytes } = this;
        const until = Math.min(bytes.length, this.at + count);
        while(this.at < until){
            const byte = bytes[this.at];
            if (byte === SPACE || byte === NEWLINE || byte === RETURN || byte === TAB) this.at += 1;
            else this.token(byte);
        }
        if (this.at < bytes.length) return true;
        if (this.expected !== "nothing") throw noJson();
        return false;
    }
    token(byte) {
        const { expected } = this;
        if (expected === "comma-or-end") {
            if (byte === COMMA) this.expect(this.isInList() ? "value" : "name");
            else this.end(byte);
        } else if (expected === "colon") {
            if (byte !== COLON) throw noJson();
            this.expect("value");
        } else if (expected === "name" || expected === "name-or-end") {
            if (byte === QUOTE) this.name();
            else if (expected === "name-or-end") this.end(byte);
            else throw noJson();
        } else if (expected === "value-or-end" && byte === CLOSE_LIST) this.end(byte);
        else if (expected === "nothing") throw noJson();
        else this.value(byte);
    }
    expect(next) {
        this.expected = next;
        this.at += 1;
    }
    isInList() {
        return this.lists[this.depth - 1] === 1;
    }
    value(byte) {
        if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
            const isList = byte === OPEN_LIST;
            if (this.depth === DEPTH_MAX) throw new JsonTooLarge("nested too deep");
            this.listener.open(this.at, this.depth, isList);
            this.lists[this.depth] = isList ? 1 : 0;
            this.depth += 1;
            this.expect(isList ? "value-or-end" : "name-or-end");
            return;
        }
        const from = this.at;
        if (byte === QUOTE) this.text();
        else if (byte === MINUS || isDigit(byte)) this.number();
        else this.word();
        this.listener.scalar(from, this.at, this.depth);
        this.expected = this.depth === 0 ? "nothing" : "comma-or-end";
    }
    end(byte) {
        if (byte !== (this.isInList() ? CLOSE_LIST : CLOSE_OBJECT)) throw noJson();
        this.depth -= 1;
        this.at += 1;
        this.listener.close(this.at, this.depth);
        this.expected = this.depth === 0 ? "nothing" : "comma-or-end";
    }
    name() {
        const from = this.at;
        this.text();
        this.listener.name(from, this.at);
        this.expected = "colon";
    }
    text() {
        const { bytes } = this;
        const most = Math.min(bytes.length, this.at + TOKEN_BYTES_MAX);
        let at = this.at + 1;
        for(; at < most; at += 1){
            const byte = bytes[at];
            if (byte === QUOTE) {
                this.at = at + 1;
                return;
            }
            if (byte < SPACE) throw noJson();
            if (byte === BACKSLASH) at += this.escape(at + 1);
        }
        throw at < bytes.length ? new JsonTooLarge("a text is too long") : noJson();
    }
    /** @returns how many bytes stand behind the backslash */ escape(at) {
        const byte = this.bytes[at] ?? 0;
        if (ESCAPED.has(byte)) return 1;
        if (byte !== LOWER_U) throw noJson();
        for(let digit = 1; digit <= 4; digit += 1)if (!isHex(this.bytes[at + digit] ?? 0)) throw noJson();
        return 5;
    }
    number() {
        const from = this.at;
        if (this.bytes[this.at] === MINUS) this.at += 1;
        if (this.bytes[this.at] === ZERO) this.at += 1;
        else this.digits(from);
        if (this.bytes[this.at] === DOT) {
            this.at += 1;
            this.digits(from);
        }
        if (this.bytes[this.at] !== UPPER_E && this.bytes[this.at] !== LOWER_E) return;
        this.at += 1;
        if (this.bytes[this.at] === PLUS || this.bytes[this.at] === MINUS) this.at += 1;
        this.digits(from);
    }
    digits(from) {
        const began = this.at;
        while(isDigit(this.bytes[this.at] ?? 0)){
            this.at += 1;
            if (this.at - from > TOKEN_BYTES_MAX) throw new JsonTooLarge("a number is too long");
        }
        if (this.at === began) throw noJson();
    }
    word() {
        const word = WORDS.find((known)=>known.every((byte, place)=>this.bytes[this.at + place] === byte));
        if (!word) throw noJson();
        this.at += word.length;
    }
}
const noJson = ()=>new SyntaxError("no JSON");
const isDigit = (byte)=>byte >= ZERO && byte <= NINE;
const isHex = (byte)=>isDigit(byte) || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66;
__turbopack_context__.s([
    "f",
    0,
    JsonScanner
], 969032);
}),
969544, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__703619__ = __turbopack_context__.i(703619);
;
;
/** What is done with files from outside in one turn of the event loop, all requests together, in bytes. */ const COST_AT_ONCE = 256 * 1024;
const pace = (0, __TURBOPACK__imported__module__703619__["m"])(COST_AT_ONCE, (next)=>setImmediate(next));
async function takeTurn(cost) {
    await pace(cost);
}
__turbopack_context__.s([
    "f",
    0,
    takeTurn
]);
}),
];

//# sourceMappingURL=server_http_json_0putwh4tr3yb-._.js.map