module.exports = [
666680, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:crypto", () => require("node:crypto"));

module.exports = mod;
}),
626687, ((__turbopack_context__) => {
"use strict";

;
const WORD = /^[a-z/][\w./-]{0,39}$/i;
const OTHER = "other";
function asWord(text) {
    return WORD.test(text) ? text : OTHER;
}
__turbopack_context__.s([
    "G",
    0,
    OTHER,
    "b",
    0,
    asWord
]);
}),
];