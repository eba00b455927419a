module.exports = [
471101, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
"use client";
;
;
function InlineStylesheet({ stylesheet }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("style", {
        href: stylesheet.name,
        precedence: "next",
        children: textAtHand(stylesheet) ?? (0, __TURBOPACK__imported__module__572131__["use"])(fetchStylesheet(stylesheet))
    });
}
const texts = new Map();
const fetched = new Map();
/** Null where a page was reached by a link, or the server could not answer with the page itself: the browser makes all of
 * it then, and does not have the stylesheet yet. */ function textAtHand({ name, text }) {
    if (text !== "") return text;
    if (!texts.has(name) && document.querySelector(`style[data-href~="${name}"]`)) texts.set(name, "");
    return texts.get(name) ?? null;
}
function fetchStylesheet(stylesheet) {
    const atHand = textAtHand(stylesheet);
    const text = fetched.get(stylesheet.name) ?? (atHand === null ? stylesheet.fetchText() : Promise.resolve(atHand));
    if (!fetched.has(stylesheet.name)) {
        fetched.set(stylesheet.name, text);
        text.then((arrived)=>texts.set(stylesheet.name, arrived), ()=>fetched.delete(stylesheet.name));
    }
    return text;
}
__turbopack_context__.s([
    "I",
    0,
    InlineStylesheet,
    "J",
    0,
    fetchStylesheet
]);
}),
766281, ((__turbopack_context__, module, exports) => {
"use strict";

Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "trackDynamicImport", {
    enumerable: true,
    get: function() {
        return _trackdynamicimport.trackDynamicImport;
    }
});
const _trackdynamicimport = __turbopack_context__.r(852690);
}),
852690, ((__turbopack_context__, module, exports) => {
"use strict";

Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "trackDynamicImport", {
    enumerable: true,
    get: function() {
        return trackDynamicImport;
    }
});
const _invarianterror = __turbopack_context__.r(588644);
const _isthenable = __turbopack_context__.r(467009);
const _trackmoduleloadingexternal = __turbopack_context__.r(434270);
function trackDynamicImport(modulePromise) {
    if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
    ;
    if (!(0, _isthenable.isThenable)(modulePromise)) {
        // We're expecting `import()` to always return a promise. If it's not, something's very wrong.
        throw new _invarianterror.InvariantError('`trackDynamicImport` should always receive a promise. Something went wrong in the dynamic imports transform.');
    }
    // Even if we're inside a prerender and have `workUnitStore.cacheSignal`, we always track the promise globally.
    // (i.e. via the global `moduleLoadingSignal` that `trackPendingImport` uses internally).
    //
    // We do this because the `import()` promise might be cached in userspace:
    // (which is quite common for e.g. lazy initialization in libraries)
    //
    //   let promise;
    //   function doDynamicImportOnce() {
    //     if (!promise) {
    //       promise = import("...");
    //       // transformed into:
    //       // promise = trackDynamicImport(import("..."));
    //     }
    //     return promise;
    //   }
    //
    // If multiple prerenders (e.g. multiple pages) depend on `doDynamicImportOnce`,
    // we have to wait for the import *in all of them*.
    // If we only tracked it using `workUnitStore.cacheSignal.trackRead()`,
    // then only the first prerender to call `doDynamicImportOnce` would wait --
    // Subsequent prerenders would re-use the existing `promise`,
    // and `trackDynamicImport` wouldn't be called again in their scope,
    // so their respective CacheSignals wouldn't wait for the promise.
    (0, _trackmoduleloadingexternal.trackPendingImport)(modulePromise);
    return modulePromise;
}
}),
588644, ((__turbopack_context__, module, exports) => {
"use strict";

Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "InvariantError", {
    enumerable: true,
    get: function() {
        return InvariantError;
    }
});
class InvariantError extends Error {
    constructor(message, options){
        super(`Invariant: ${message.endsWith('.') ? message : message + '.'} This is a bug in Next.js.`, options);
        this.name = 'InvariantError';
    }
}
}),
467009, ((__turbopack_context__, module, exports) => {
"use strict";

/**
 * Check to see if a value is Thenable.
 *
 * @param promise the maybe-thenable value
 * @returns true if the value is thenable
 */ Object.defineProperty(exports, "__esModule", {
    value: true
});
Object.defineProperty(exports, "isThenable", {
    enumerable: true,
    get: function() {
        return isThenable;
    }
});
function isThenable(promise) {
    return promise !== null && typeof promise === 'object' && 'then' in promise && typeof promise.then === 'function';
}
}),
];