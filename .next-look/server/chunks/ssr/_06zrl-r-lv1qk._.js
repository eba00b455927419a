module.exports = [
268581, ((__turbopack_context__) => {
"use strict";

/** How mathematics is written in a text: between dollar signs among words, or as it is where all is mathematics. */ function insertionOf(formula, notation, { before, after }) {
    if (notation === "between-dollars" && isWithinDollars(before)) return formula;
    const written = notation === "between-dollars" ? `$${formula}$` : formula;
    const left = needsSpace(before.at(-1), notation, /[\s([{«“"'−+=]/) ? " " : "";
    const right = needsSpace(after.at(0), notation, /[\s)\]}»”"'.,;:!?]/) ? " " : "";
    return left + written + right;
}
/** A dollar sign with nothing but one line of text behind it opens a formula. */ function isWithinDollars(before) {
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const signs = line.match(/(?<!\\)\$/g)?.length ?? 0;
    return signs % 2 === 1 && !/\$\d[\d.,]*(?:\s|$)/.test(line);
}
/** Bare mathematics goes on where it is: only words are kept apart from it. */ function needsSpace(neighbour, notation, apart) {
    if (neighbour === undefined) return false;
    return notation === "bare" ? /[\p{L}\p{N}]/u.test(neighbour) : !apart.test(neighbour);
}
function typeInto(field, text) {
    field.focus();
    // The only way that leaves the browser's own undo in place.
    if (document.execCommand("insertText", false, text)) return;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", {
        bubbles: true
    }));
}
function insertFormula(field, formula, notation) {
    const { value, selectionStart, selectionEnd } = field;
    const place = {
        before: value.slice(0, selectionStart),
        after: value.slice(selectionEnd)
    };
    typeInto(field, insertionOf(formula, notation, place));
}
__turbopack_context__.s([
    "d",
    0,
    insertFormula,
    "r",
    0,
    insertionOf,
    "m",
    0,
    typeInto
]);
}),
918397, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/node_modules_mathlive_mathlive-ssr_min_mjs_1ajhbc7aox3e1._.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(209000);
    });
});
}),
193231, ((__turbopack_context__) => {
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