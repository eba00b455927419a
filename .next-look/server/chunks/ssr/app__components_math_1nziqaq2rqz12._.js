module.exports = [
990331, 382753, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/math/math-text.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__507693__ = __turbopack_context__.i(507693);
var __TURBOPACK__imported__module__452529__ = __turbopack_context__.i(452529);
var __TURBOPACK__imported__module__126737__ = __turbopack_context__.i(126737);
var __TURBOPACK__imported__module__324797__ = __turbopack_context__.i(324797);
;
;
;
;
;
function MathText({ text }) {
    const pieces = (0, __TURBOPACK__imported__module__452529__["f"])(text);
    return pieces.map(({ at, content, isMath }, index)=>{
        const [before, after] = [
            pieces[index - 1],
            pieces[index + 1]
        ];
        if (isMath) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__324797__["f"], {
            marks: after && !after.isMath ? (0, __TURBOPACK__imported__module__507693__["f"])(content, after.content) : "",
            children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__126737__["f"], {
                latex: content
            })
        }, at);
        const beside = before ? (0, __TURBOPACK__imported__module__507693__["f"])(before.content, content) : "";
        return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
            children: content.slice(beside.length)
        }, at);
    });
}
__turbopack_context__.s([
    "f",
    0,
    MathText
], 990331);
// MERGED MODULE: [project]/app/_components/solve/graph-figure.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__1 = __TURBOPACK__imported__module__187924__;
// MERGED MODULE: [project]/app/_components/solve/graph-picture.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__2 = __TURBOPACK__imported__module__187924__;
// MERGED MODULE: [project]/app/_components/solve/graph-labels.ts [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/app/_components/solve/graph-scale.ts [app-ssr] (ecmascript)
;
const WIDTH = 520;
const HEIGHT = 360;
/** About how many marks an axis gets. */ const TICKS = 7;
/** How far a drawn line may run beside its points; nobody sees a smaller step. */ const TOLERANCE = 0.15;
function scaleOf({ x: [left, right], y: [low, high] }) {
    return {
        x: (value)=>rounded((value - left) / (right - left) * WIDTH),
        y: (value)=>rounded(HEIGHT - (value - low) / (high - low) * HEIGHT)
    };
}
const rounded = (value)=>Math.round(value * 10) / 10;
function ticksOf([low, high]) {
    const step = niceStep((high - low) / TICKS);
    const ticks = [];
    for(let k = Math.ceil(low / step); k * step <= high; k += 1){
        if (k !== 0) ticks.push(Number((k * step).toPrecision(12)));
    }
    return ticks;
}
function niceStep(rough) {
    const power = 10 ** Math.floor(Math.log10(rough));
    return ([
        1,
        2,
        5,
        10
    ].find((factor)=>factor * power >= rough) ?? 10) * power;
}
function pathOf(stretch, { x, y }) {
    const points = stretch.map(([px, py])=>[
            x(px),
            y(py)
        ]);
    return `M${simplified(points).map((point)=>point.join(" ")).join("L")}`;
}
/** Fewer points that draw the same line (Ramer, Douglas and Peucker). */ function simplified(points) {
    const [first, last] = [
        points[0],
        points.at(-1)
    ];
    if (points.length < 3 || !first || !last) return points;
    const gaps = points.map((point)=>distance(point, first, last));
    const widest = Math.max(...gaps);
    if (widest <= TOLERANCE) return [
        first,
        last
    ];
    const at = gaps.indexOf(widest);
    return [
        ...simplified(points.slice(0, at + 1)).slice(0, -1),
        ...simplified(points.slice(at))
    ];
}
/** How far a point is from the line between two others. */ function distance([x, y], [ax, ay], [bx, by]) {
    const length = Math.hypot(bx - ax, by - ay);
    if (length === 0) return Math.hypot(x - ax, y - ay);
    return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}
;
/** Letters on a telephone, where they are largest in the drawing's units; elsewhere they have more room. */ const SIZE = 23;
const WIDE = 0.62 * SIZE;
const NARROW = 0.32 * SIZE;
const NARROW_SIGN = /[(),.\s|]/;
/** Between the letters of two labels. */ const GAP = 4;
const DOT = 4;
const POINT_GAP = 9;
const AXIS_GAP = 5;
const TICK_DROP = 0.3 * SIZE;
/** From an axis down to the letters below it. */ const DROP = 20;
/** Numbers outside these are written with a power of ten. */ const [SMALLEST, LARGEST] = [
    1e-4,
    1e6
];
const POWER_OF_TEN = /^(-?)(?:([\d.]+)×)?10([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)$/;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
function labelsOf(graph, scale) {
    const taken = graph.points.map((point)=>dotOf(point, scale));
    const points = graph.points.filter(({ label })=>label !== "").map((point)=>{
        const choices = besidePoint(point, scale);
        const label = choices.find((choice)=>isFree(choice, taken)) ?? choices[0];
        taken.push(boxOf(label));
        return label;
    });
    const axes = [
        ...belowAxis(graph, scale),
        ...besideAxis(graph, scale)
    ].filter((label)=>{
        const free = isFree(label, taken);
        if (free) taken.push(boxOf(label));
        return free;
    });
    return {
        points,
        axes
    };
}
/** The room of a point's own mark. */ function dotOf({ x, y }, scale) {
    const [px, py] = [
        scale.x(x),
        scale.y(y)
    ];
    return {
        left: px - DOT,
        right: px + DOT,
        top: py - DOT,
        bottom: py + DOT
    };
}
/** Above towards the middle, or else on another side. */ function besidePoint({ x, y, label: text }, scale) {
    const [px, py] = [
        scale.x(x),
        scale.y(y)
    ];
    const sides = [
        {
            x: px - POINT_GAP,
            anchor: "end"
        },
        {
            x: px + POINT_GAP,
            anchor: "start"
        }
    ];
    const across = px > WIDTH / 2 ? sides : sides.toReversed();
    const heights = [
        py - POINT_GAP,
        py + POINT_GAP + 0.75 * SIZE,
        py - 2 * SIZE,
        py + 2.5 * SIZE
    ];
    return heights.flatMap((height)=>across.map((side)=>({
                ...side,
                text,
                y: height
            })));
}
function belowAxis({ window }, scale) {
    const axis = scale.y(within(0, window.y));
    const y = Math.min(axis + DROP, HEIGHT - AXIS_GAP);
    const labels = ticksOf(window.x).map((tick)=>{
        return {
            text: numeral(tick),
            x: scale.x(tick),
            y,
            anchor: "middle"
        };
    });
    return thinned(labels);
}
function besideAxis({ window }, scale) {
    const axis = scale.x(within(0, window.x));
    const labels = ticksOf(window.y).map((tick)=>({
            text: numeral(tick),
            y: scale.y(tick) + TICK_DROP
        }));
    const widest = Math.max(0, ...labels.map(({ text })=>widthOf(text)));
    const side = axis - AXIS_GAP - widest >= 0 ? {
        x: axis - AXIS_GAP,
        anchor: "end"
    } : {
        x: axis + AXIS_GAP,
        anchor: "start"
    };
    return labels.map((label)=>({
            ...label,
            ...side
        }));
}
/** Every label, or every second or fifth or tenth one, so that those that are left keep apart. */ function thinned(labels) {
    const every = [
        1,
        2,
        5,
        10
    ].find((step)=>areApart(labels.filter((_, at)=>at % step === 0))) ?? 10;
    return labels.filter((_, at)=>at % every === 0);
}
const areApart = (labels)=>labels.every((label, at)=>at === 0 || !overlap(boxOf(label), boxOf(labels[at - 1])));
function isFree(label, taken) {
    const box = boxOf(label);
    const isInside = box.left >= 0 && box.right <= WIDTH && box.top >= 0 && box.bottom <= HEIGHT;
    return isInside && !taken.some((other)=>overlap(box, other));
}
const overlap = (one, other)=>one.left < other.right + GAP && other.left < one.right + GAP && one.top < other.bottom && other.top < one.bottom;
function boxOf({ text, x, y, anchor }) {
    const width = widthOf(text);
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
    return {
        left,
        right: left + width,
        top: y - 0.75 * SIZE,
        bottom: y + 0.2 * SIZE
    };
}
const widthOf = (text)=>[
        ...text
    ].reduce((sum, sign)=>sum + (NARROW_SIGN.test(sign) ? NARROW : WIDE), 0);
const within = (value, [low, high])=>Math.min(Math.max(value, low), high);
function numeral(value) {
    const size = Math.abs(value);
    const sign = value < 0 ? "−" : "";
    if (size === 0 || size >= SMALLEST && size < LARGEST) return `${sign}${size}`;
    const [digits = "", power = ""] = size.toExponential().split("e");
    return `${sign}${digits === "1" ? "" : `${digits}×`}10${raised(Number(power))}`;
}
function numeralValue(text) {
    const plain = text.replace("−", "-");
    const [, sign = "", digits = "1", power = ""] = POWER_OF_TEN.exec(plain) ?? [];
    if (power === "") return Number(plain);
    const exponent = [
        ...power
    ].map((each)=>each === "⁻" ? "-" : SUPERSCRIPTS.indexOf(each)).join("");
    return Number(`${sign}${digits}e${exponent}`);
}
const raised = (power)=>`${power < 0 ? "⁻" : ""}${[
        ...String(Math.abs(power))
    ].map((digit)=>SUPERSCRIPTS[Number(digit)]).join("")}`;
;
;
;
const DASHES = [
    "",
    "7 5",
    "2 4"
];
function GraphPicture({ graph }) {
    const scale = scaleOf(graph.window);
    const labels = labelsOf(graph, scale);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsxs"])(__TURBOPACK__imported__module__187924__2["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])(Axes, {
                graph: graph,
                scale: scale
            }),
            graph.curves.map(({ latex, stretches }, index)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("path", {
                    d: stretches.map((stretch)=>pathOf(stretch, scale)).join(""),
                    fill: "none",
                    stroke: "var(--accent)",
                    strokeWidth: "2.2",
                    vectorEffect: "non-scaling-stroke",
                    strokeDasharray: DASHES[index % DASHES.length]
                }, `${latex} ${stretches[0]?.[1]?.join(" ")}`)),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("g", {
                fill: "var(--accent)",
                stroke: "var(--sheet)",
                strokeWidth: "1.5",
                children: graph.points.map(({ x, y })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("circle", {
                        cx: scale.x(x),
                        cy: scale.y(y),
                        r: "5.5"
                    }, `${x} ${y}`))
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])(Labels, {
                labels: labels.axes,
                fill: "var(--muted)"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])(Labels, {
                labels: labels.points,
                fill: "currentColor"
            })
        ]
    });
}
function Axes({ graph, scale }) {
    const { x: across, y: up } = graph.window;
    const zero = {
        x: scale.x(clamp(0, across)),
        y: scale.y(clamp(0, up))
    };
    const grid = [
        ...ticksOf(across).map((tick)=>`M${scale.x(tick)} 0V${HEIGHT}`),
        ...ticksOf(up).map((tick)=>`M0 ${scale.y(tick)}H${WIDTH}`)
    ];
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsxs"])(__TURBOPACK__imported__module__187924__2["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("path", {
                d: grid.join(""),
                stroke: "var(--hairline)"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("path", {
                d: `M0 ${zero.y}H${WIDTH}M${zero.x} 0V${HEIGHT}`,
                stroke: "var(--edge)"
            })
        ]
    });
}
const clamp = (value, [low, high])=>Math.min(Math.max(value, low), high);
/** Labels on a halo of paper, so that they are read over a curve. */ function Labels({ labels, fill }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("g", {
        className: "graph-text",
        fill: fill,
        stroke: "var(--sheet)",
        strokeWidth: "4",
        paintOrder: "stroke",
        children: labels.map(({ text, x, y, anchor })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__2["jsx"])("text", {
                x: x,
                y: y,
                textAnchor: anchor,
                children: text
            }, `${x} ${y}`))
    });
}
var __TURBOPACK__imported__module__541576__ = __turbopack_context__.i(541576);
;
;
;
;
;
function GraphFigure({ graph }) {
    const names = graph.curves.flatMap(({ latex })=>latex ? [
            `$${latex}$`
        ] : []);
    const points = graph.points.map(({ label })=>label).filter(Boolean);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("figure", {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("svg", {
                viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
                role: "img",
                "aria-label": `Graph. Marked points: ${points.join(", ") || "none"}.`,
                className: "h-auto w-full max-w-[520px] text-ink",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(GraphPicture, {
                    graph: graph
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("figcaption", {
                className: "math-sentence mt-1 text-[15px] text-muted",
                children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(MathText, {
                    text: names.join(", ")
                })
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])(__TURBOPACK__imported__module__541576__["HydratedMark"], {})
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    GraphFigure
], 382753);
}),
452529, ((__turbopack_context__) => {
"use strict";

function splitAtDollars(sentence) {
    const pieces = [];
    const pattern = /(?<!\\)\$((?:\\.|[^$\\])+)\$/g;
    let at = 0;
    for (const match of sentence.matchAll(pattern)){
        pushWords(pieces, sentence, at, match.index);
        pieces.push({
            at: match.index,
            content: match[1] ?? "",
            isMath: true
        });
        at = match.index + match[0].length;
    }
    pushWords(pieces, sentence, at, sentence.length);
    return pieces;
}
function pushWords(pieces, sentence, from, to) {
    if (from < to) pieces.push({
        at: from,
        content: sentence.slice(from, to).replaceAll("\\$", "$"),
        isMath: false
    });
}
__turbopack_context__.s([
    "f",
    0,
    splitAtDollars
]);
}),
126737, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_components/math/typeset.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__19329__ = __turbopack_context__.i(19329);
var __TURBOPACK__imported__module__958656__ = __turbopack_context__.i(958656);
var __TURBOPACK__imported__module__191581__ = __turbopack_context__.i(191581);
// MERGED MODULE: [project]/app/_components/math/page-form.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
;
const pageForm = (0, __TURBOPACK__imported__module__572131__["cache"])(()=>({
        isDocument: false
    }));
function noteForm(headers) {
    pageForm().isDocument = headers.get("accept")?.includes("text/html") ?? false;
}
var __TURBOPACK__imported__module__788240__ = __turbopack_context__.i(788240);
var __TURBOPACK__imported__module__264141__ = __turbopack_context__.i(264141);
;
;
;
;
;
;
;
function Typeset({ latex, display = false }) {
    const cost = (0, __TURBOPACK__imported__module__19329__["f"])(latex);
    const isTooMuch = cost === Number.POSITIVE_INFINITY || !(0, __TURBOPACK__imported__module__788240__["f"])().takeCost(cost);
    if (isTooMuch) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__264141__["f"], {
        html: (0, __TURBOPACK__imported__module__958656__["latexAsWritten"])(latex)
    });
    if (pageForm().isDocument) return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__191581__["Formula"], {
        latex: latex,
        display: display
    });
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__191581__["Formula"], {
        latex: latex,
        display: display,
        html: (0, __TURBOPACK__imported__module__958656__["setLatex"])(latex, display)
    });
}
__turbopack_context__.s([
    "f",
    0,
    Typeset
], 126737);
}),
];

//# sourceMappingURL=app__components_math_1nziqaq2rqz12._.js.map