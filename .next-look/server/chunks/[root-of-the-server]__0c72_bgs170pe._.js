module.exports = [
136340, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:timers/promises", () => require("node:timers/promises"));

module.exports = mod;
}),
925127, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:worker_threads", () => require("node:worker_threads"));

module.exports = mod;
}),
971724, 455744, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-route] (ecmascript) <export * as z .object>
;
var __TURBOPACK__imported__module__562810__ = __turbopack_context__.i(562810);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__562810__
], 971724);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-route] (ecmascript) <export * as z .array>
;
var __TURBOPACK__imported__module__562810__1 = __TURBOPACK__imported__module__562810__;
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__562810__1
], 455744);
}),
105954, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__562810__ = __turbopack_context__.i(562810);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__562810__
]);
}),
689988, ((__turbopack_context__) => {
"use strict";

/** What makes an error's class known wherever it was loaded: each class names its own. */ class BrandedError extends Error {
    /** Whether something thrown is an error of this class or of one that extends it, whichever copy of the module made it.
   * @example AppError.isInstance(error) */ static isInstance(error) {
        // A class has the brand of the one it extends, until it names its own.
        for(let made = error?.constructor; typeof made === "function";)// biome-ignore lint/complexity/noThisInStatic: which class is meant is known where it is called.
        if (made.brand === this.brand) return true;
        else made = Object.getPrototypeOf(made);
        return false;
    }
}
__turbopack_context__.s([
    "f",
    0,
    BrandedError
]);
}),
969628, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__978333__ = __turbopack_context__.i(978333);
;
/** As much of a word as its forms share: "fractions", "fraction". */ const STEM = 5;
const SHORTEST = 3;
/** Words that are in many names and tell nothing. */ const FILLERS = new Set([
    "the",
    "and",
    "for",
    "with",
    "from",
    "into",
    "one",
    "some"
]);
const stemsOf = (text)=>[
        ...new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word)=>word.length >= SHORTEST && !FILLERS.has(word)).map((word)=>word.slice(0, STEM)))
    ];
// The row a skill is in tells less than what it is called.
const KNOWN = __TURBOPACK__imported__module__978333__["U"].map((skill)=>({
        skill,
        name: stemsOf(`${skill.name} ${skill.id}`),
        strand: stemsOf(skill.strand)
    }));
const isLike = (a, b)=>a.startsWith(b) || b.startsWith(a);
function skillAbout(words) {
    const named = __TURBOPACK__imported__module__978333__["U"].find(({ name })=>name.toLowerCase() === words.trim().toLowerCase());
    if (named) return named;
    const asked = stemsOf(words);
    const share = (stems)=>asked.filter((stem)=>stems.some((own)=>isLike(stem, own))).length;
    let best = null;
    let most = 0;
    for (const { skill, name, strand } of KNOWN){
        const score = 2 * share(name) + share(strand) - name.length / 100;
        if (score <= most) continue;
        best = skill;
        most = score;
    }
    return best;
}
__turbopack_context__.s([
    "f",
    0,
    skillAbout
]);
}),
617828, ((__turbopack_context__) => {
"use strict";

const LEVELS = [
    1,
    2,
    3
];
const STRANDS = [
    "numbers",
    "fractions",
    "percent",
    "powers",
    "expressions",
    "factoring",
    "equations",
    "quadratics",
    "systems",
    "exponentials",
    "graphs",
    "sequences",
    "geometry",
    "measures",
    "calculus"
];
__turbopack_context__.s([
    "g",
    0,
    LEVELS,
    "$",
    0,
    STRANDS
]);
}),
66693, ((__turbopack_context__) => {
"use strict";

/** A table that is looked up by the words of a text. It has its own entries and no others: a plain object also answers to
 * "constructor" and "toString". */ const table = (entries)=>Object.assign(Object.create(null), entries);
__turbopack_context__.s([
    "f",
    0,
    table
]);
}),
];

//# sourceMappingURL=%5Broot-of-the-server%5D__0c72_bgs170pe._.js.map