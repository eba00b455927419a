module.exports = [
864771, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__698556__ = __turbopack_context__.i(698556);
var __TURBOPACK__imported__module__183217__ = __turbopack_context__.i(183217);
var __TURBOPACK__imported__module__112926__ = __turbopack_context__.i(112926);
"use client";
;
;
;
;
const FAILED = "This could not be deleted. Check your connection and try again.";
function DeleteChat({ ref, chat, onDeleted }) {
    const { mutate, isPending, error, reset } = (0, __TURBOPACK__imported__module__112926__["W"])();
    const confirm = ()=>{
        if (!chat) return;
        const gone = ()=>{
            ref.current?.close();
            onDeleted(chat.id);
        };
        mutate({
            id: chat.id
        }, {
            onSuccess: gone
        });
    };
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])(__TURBOPACK__imported__module__183217__["f"], {
        ref: ref,
        title: "Delete this conversation?",
        pending: isPending,
        problem: (0, __TURBOPACK__imported__module__698556__["f"])(error, FAILED),
        onConfirm: confirm,
        onClose: reset,
        children: [
            "“",
            chat?.title,
            "” will be permanently deleted."
        ]
    });
}
__turbopack_context__.s([
    "f",
    0,
    DeleteChat
]);
}),
429889, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.all([
  "server/chunks/ssr/app__components_math_math_css_17ngh0asf18dq.js"
].map((chunk) => __turbopack_context__.l(chunk))).then(() => {
        return parentImport(113980);
    });
});
}),
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
698556, ((__turbopack_context__) => {
"use strict";

function failureWords(error, unreached) {
    if (!error) return "";
    return error.data ? error.message : unreached;
}
__turbopack_context__.s([
    "f",
    0,
    failureWords
]);
}),
872765, ((__turbopack_context__) => {

__turbopack_context__.v((parentImport) => {
    return Promise.resolve().then(() => {
        return parentImport(958656);
    });
});
}),
];