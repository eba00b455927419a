module.exports = [
978806, 887265, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/admission/stream-limit.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
var __TURBOPACK__imported__module__646593__ = __turbopack_context__.i(646593);
var __TURBOPACK__imported__module__896233__ = __turbopack_context__.i(896233);
;
;
;
;
/** A person has a few tabs and devices, a school one address. */ const LIMITS = {
    perPerson: 12,
    perAddress: 300
};
const MESSAGE = "You have many replies open at once. Close a tab or two, and try again in a few seconds.";
const RETRY_AFTER_SECONDS = 5;
function createStreamLimit({ perPerson, perAddress } = LIMITS) {
    const taken = new Map();
    const count = (key)=>taken.get(key) ?? 0;
    const change = (key, by)=>{
        const left = count(key) + by;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
    };
    return {
        take (person, address) {
            const keys = [
                `person:${person}`,
                `address:${address}`
            ];
            if (count(keys[0]) >= perPerson || count(keys[1]) >= perAddress) throw new __TURBOPACK__imported__module__861839__["f"]("TOO_MANY_REQUESTS", {
                message: MESSAGE,
                retryAfterSeconds: RETRY_AFTER_SECONDS
            });
            for (const key of keys)change(key, 1);
            let held = true;
            return ()=>{
                if (held) for (const key of keys)change(key, -1);
                held = false;
            };
        }
    };
}
const slot = (0, __TURBOPACK__imported__module__646593__["f"])("streamLimit");
async function inSlot(scope, address, open) {
    slot.current ??= createStreamLimit();
    const over = slot.current.take((0, __TURBOPACK__imported__module__896233__["$"])(scope), address);
    try {
        return await open(over);
    } catch (error) {
        over();
        throw error;
    }
}
__turbopack_context__.s([
    "f",
    0,
    inSlot
], 978806);
// MERGED MODULE: [project]/server/http/event-stream.ts [app-route] (ecmascript)
;
;
const HEADERS = {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    // Proxies that gather an answer before they hand it on would hold back the words.
    "x-accel-buffering": "no"
};
/** A line that says nothing keeps proxies from closing a connection that is quiet. */ const KEEP_ALIVE_MS = 15_000;
const KEEP_ALIVE = ":\n\n";
function eventStream(events, { leave, over }) {
    const encoder = new TextEncoder();
    let timer;
    const end = ()=>{
        clearInterval(timer);
        over();
    };
    const body = new ReadableStream({
        start (controller) {
            timer = setInterval(()=>controller.enqueue(encoder.encode(KEEP_ALIVE)), KEEP_ALIVE_MS);
        },
        async pull (controller) {
            try {
                const { done, value } = await events.next();
                if (!done) return controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
                end();
                controller.close();
            } catch (error) {
                end();
                controller.error(error);
            }
        },
        async cancel () {
            end();
            leave();
            await events.return?.();
        }
    });
    return new Response(body, {
        headers: HEADERS
    });
}
__turbopack_context__.s([
    "f",
    0,
    eventStream
], 887265);
}),
764229, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
var __TURBOPACK__imported__module__190585__ = __turbopack_context__.i(190585);
var __TURBOPACK__imported__module__359176__ = __turbopack_context__.i(359176);
var __TURBOPACK__imported__module__451277__ = __turbopack_context__.i(451277);
var __TURBOPACK__imported__module__172190__ = __turbopack_context__.i(172190);
var __TURBOPACK__imported__module__587640__ = __turbopack_context__.i(587640);
;
;
;
;
;
;
;
async function answerRequest(request, operation, work) {
    const composition = (0, __TURBOPACK__imported__module__451277__["f"])();
    const opened = (0, __TURBOPACK__imported__module__587640__["f"])(request, composition);
    let response;
    try {
        (0, __TURBOPACK__imported__module__172190__["k"])(request.headers);
        response = await work(opened);
    } catch (error) {
        const context = {
            log: composition.deps.log,
            requestId: opened.requestId,
            operation
        };
        response = (0, __TURBOPACK__imported__module__190585__["f"])(error, context);
    }
    response.headers.set("x-request-id", opened.requestId);
    for (const cookie of opened.setCookies())response.headers.append("set-cookie", cookie);
    return response;
}
async function jsonOf(request) {
    const limited = await (0, __TURBOPACK__imported__module__359176__["A"])(request);
    try {
        return await limited.json();
    } catch (cause) {
        throw new __TURBOPACK__imported__module__861839__["f"]("PARSE_ERROR", {
            cause
        });
    }
}
__turbopack_context__.s([
    "y",
    0,
    answerRequest,
    "s",
    0,
    jsonOf
]);
}),
];

//# sourceMappingURL=server_0vqpmfethgq6g._.js.map