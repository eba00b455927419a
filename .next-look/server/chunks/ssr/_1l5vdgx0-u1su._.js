module.exports = [
260711, ((__turbopack_context__, module, exports) => {
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
const _trackdynamicimport = __turbopack_context__.r(945271);
}),
945271, ((__turbopack_context__, module, exports) => {
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
const _invarianterror = __turbopack_context__.r(950640);
const _isthenable = __turbopack_context__.r(222981);
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
950640, ((__turbopack_context__, module, exports) => {
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
222981, ((__turbopack_context__, module, exports) => {
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
930692, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__260711__ = __turbopack_context__.i(260711);
var __TURBOPACK__imported__module__478500__ = __turbopack_context__.i(478500);
;
;
;
const unheard = new __TURBOPACK__imported__module__478500__["AsyncLocalStorage"]();
let loading;
const loadLite = ()=>{
    loading ??= unheard.run(true, ()=>withoutWarnings(load));
    return loading;
};
const load = async ()=>({
        ...await (0, __TURBOPACK__imported__module__260711__["trackDynamicImport"])(__turbopack_context__.A(950308)),
        ...await (0, __TURBOPACK__imported__module__260711__["trackDynamicImport"])(__turbopack_context__.A(237548))
    });
/** Leaves out the warnings of what runs in there, and of nothing that runs at the same time. */ async function withoutWarnings(work) {
    const { warn } = console;
    const whenHeard = (...words)=>{
        if (!unheard.getStore()) warn.apply(console, words);
    };
    console.warn = whenHeard;
    try {
        return await work();
    } finally{
        if (console.warn === whenHeard) console.warn = warn;
    }
}
__turbopack_context__.s([
    "f",
    0,
    loadLite
]);
}),
];