module.exports = [
429889, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/node_modules_katex_dist_fonts_1m6dsipbbt_tq._.js",
  "server/chunks/ssr/app__components_math_math_css_17ngh0asf18dq.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(113980);
    });
});
}),
885504, ((__turbopack_context__) => {
"use strict";

/** Characters a problem may have after trimming. */ const TEXT_LENGTH_MAX = 2000;
const UNPRINTABLE = /[^\P{Cc}\n\t]|\p{Surrogate}/gu;
const ATTEMPT_LENGTH_MAX = 4000;
const PARTS_MAX = 24;
const PAGE_SIZE = 20;
const PAGE_SIZE_MAX = 100;
const FIND_LENGTH_MAX = 100;
const SHOWN_KINDS = [
    "all",
    "solved",
    "unsolved",
    "mistakes"
];
const MISTAKES_MAX = 5;
const SOLVE_MODES = [
    "answer",
    "hints"
];
const STORY_ROWS_MAX = 100;
const CORRECTION_LENGTH_MAX = 500;
const BY_MODEL = "Read by a language model, worked out and checked here";
__turbopack_context__.s([
    "E",
    0,
    TEXT_LENGTH_MAX,
    "B",
    0,
    UNPRINTABLE
]);
}),
];