module.exports = [
962327, ((__turbopack_context__) => {
"use strict";

/** How the address of the front page begins where another page hands over a problem that stays on this device: by its fields,
 * or one of the shelf by its number. What is behind the "#" is sent to nobody. A file of its own: pages without the engine
 * load nothing else of it. */ const HERE_HASH = "#here";
__turbopack_context__.s([
    "f",
    0,
    HERE_HASH
]);
}),
773661, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__869197__ = __turbopack_context__.i(869197);
var __TURBOPACK__imported__module__962327__ = __turbopack_context__.i(962327);
;
;
;
/** Where nothing is worked but on the server. A problem that stays on this device is worked on the front page. */ const SERVER_ONLY = {
    read: async ()=>null,
    solve: async (form)=>{
        if (!(0, __TURBOPACK__imported__module__869197__["f"])()) return false;
        location.href = `/${__TURBOPACK__imported__module__962327__["f"]}&${new URLSearchParams(form)}`;
        return true;
    }
};
const StageContext = /*#__PURE__*/ (0, __TURBOPACK__imported__module__572131__["createContext"])(SERVER_ONLY);
__turbopack_context__.s([
    "f",
    0,
    StageContext
]);
}),
869197, ((__turbopack_context__) => {
"use strict";

/** Whether problems stay on this device, so that nothing of them is sent. A script in the page's head writes it on the root
 * before anything can be sent, and whenever another tab changes it (KEEP_ON_DEVICE). */ const isDeviceOnly = ()=>"deviceOnly" in document.documentElement.dataset;
__turbopack_context__.s([
    "f",
    0,
    isDeviceOnly
]);
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