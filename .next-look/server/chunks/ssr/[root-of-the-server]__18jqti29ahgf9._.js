module.exports = [
136340, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:timers/promises", () => require("node:timers/promises"));

module.exports = mod;
}),
925127, ((__turbopack_context__, module, exports) => {

var mod = __turbopack_context__.x("node:worker_threads", () => require("node:worker_threads"));

module.exports = mod;
}),
689963, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__954757__
]);
}),
427221, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__954757__
]);
}),
854405, ((__turbopack_context__) => {
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
93777, ((__turbopack_context__) => {
"use strict";

/** Characters one message may have after trimming. */ const MESSAGE_LENGTH_MAX = 4000;
const TITLE_LENGTH_MAX = 80;
const NO_NAME = "Give it a name.";
const CHAT_LIST_LENGTH = 50;
const CHAT_LIST_LENGTH_MAX = 100;
const HISTORY_LENGTH_MAX = 80;
const SEARCH_LENGTH_MAX = 100;
const SEARCH_RESULTS_MAX = 20;
const TUTOR_MODES = [
    "explain",
    "hints",
    "check"
];
const CHOOSE_ONE = "Send me the one you mean.";
__turbopack_context__.s([
    "$",
    0,
    CHAT_LIST_LENGTH,
    "K",
    0,
    CHAT_LIST_LENGTH_MAX,
    "o",
    0,
    CHOOSE_ONE,
    "l",
    0,
    MESSAGE_LENGTH_MAX,
    "A",
    0,
    NO_NAME,
    "Q",
    0,
    SEARCH_LENGTH_MAX,
    "g",
    0,
    SEARCH_RESULTS_MAX,
    "B",
    0,
    TITLE_LENGTH_MAX,
    "H",
    0,
    TUTOR_MODES
]);
}),
71880, ((__turbopack_context__) => {
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