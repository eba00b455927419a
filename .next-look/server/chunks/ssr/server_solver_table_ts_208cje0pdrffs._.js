module.exports = [
431445, ((__turbopack_context__) => {
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