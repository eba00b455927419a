module.exports = [
339563, ((__turbopack_context__) => {
"use strict";

/* __next_internal_action_entry_do_not_use__ [{"406a8f3291f7542b013a2e21831900c7db24a9fe75":{"name":"leaveSetAction"},"408ac68f80132ead8f65100609cd237ebfe5067d22":{"name":"answerInSetAction"},"409642da0b00932f6ebf309c10f1f794423bc62de8":{"name":"deleteSetAction"},"40b9e311a311b0b6389b372492479477ef667faa7b":{"name":"answerAction"},"6044c5dad09e31277555a5776fc602f2e533da2acb":{"name":"createSetAction"},"60d580897cb53ca739b3588d410101fdc63fb2c7f0":{"name":"joinSetAction"}},"server/features/practice/actions.ts",""] */ var __TURBOPACK__imported__module__137936__ = __turbopack_context__.i(137936);
var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__675877__ = __turbopack_context__.i(675877);
var __TURBOPACK__imported__module__314645__ = __turbopack_context__.i(314645);
var __TURBOPACK__imported__module__164118__ = __turbopack_context__.i(164118);
var __TURBOPACK__imported__module__492784__ = __turbopack_context__.i(492784);
var __TURBOPACK__imported__module__238128__ = __turbopack_context__.i(238128);
var __TURBOPACK__imported__module__713095__ = __turbopack_context__.i(713095);
;
;
;
;
;
;
;
;
async function answerAction(form) {
    const problem = typed(form, "problem");
    const asked = __TURBOPACK__imported__module__314645__["E"].safeParse({
        problem,
        place: Number(typed(form, "place"))
    });
    if (!asked.success || !asked.data.problem) (0, __TURBOPACK__imported__module__673727__["redirect"])("/practice");
    const input = {
        ...asked.data.problem,
        ...given(form)
    };
    const result = await (0, __TURBOPACK__imported__module__675877__["F"])({
        name: "practice.answer",
        schema: __TURBOPACK__imported__module__314645__["d"],
        input,
        limit: "check"
    }, ({ deps, scope, input: parsed })=>(0, __TURBOPACK__imported__module__164118__["L"])(deps, scope, parsed));
    const session = /^[a-z-]{1,40}$/.exec(typed(form, "session"))?.[0] ?? "due";
    const query = new URLSearchParams({
        place: String(asked.data.place),
        problem
    });
    if (!result.ok) query.set("failed", "1");
    (0, __TURBOPACK__imported__module__673727__["redirect"])(`/practice/${session}?${query}`);
}
async function createSetAction(_previous, form) {
    const sent = {
        title: typed(form, "title"),
        skills: form.getAll("skill").filter((skill)=>typeof skill === "string"),
        count: typed(form, "count"),
        level: typed(form, "level")
    };
    const each = {
        level: Number(sent.level),
        count: Number(sent.count)
    };
    const items = sent.skills.map((skill)=>({
            skill,
            ...each
        }));
    const result = await (0, __TURBOPACK__imported__module__675877__["F"])({
        name: "practice.set.create",
        schema: __TURBOPACK__imported__module__492784__["G"],
        input: {
            title: sent.title,
            items
        },
        limit: "profile"
    }, ({ deps, scope, input })=>(0, __TURBOPACK__imported__module__238128__["g"])(deps, scope, input));
    if (result.ok) (0, __TURBOPACK__imported__module__673727__["redirect"])(`/practice/sets/${result.data.token}`);
    return {
        ...sent,
        error: result.error
    };
}
async function joinSetAction(_previous, form) {
    const [token, name] = [
        typed(form, "token"),
        typed(form, "name")
    ];
    const result = await (0, __TURBOPACK__imported__module__675877__["F"])({
        name: "practice.set.join",
        schema: __TURBOPACK__imported__module__492784__["u"],
        input: {
            token,
            name
        },
        limit: "solve"
    }, ({ deps, scope, input })=>(0, __TURBOPACK__imported__module__238128__["h"])(deps, scope, input));
    if (result.ok) (0, __TURBOPACK__imported__module__673727__["redirect"])(`/practice/sets/${result.data.token}?place=0`);
    return {
        error: result.error,
        name
    };
}
async function answerInSetAction(form) {
    const token = tokenIn(form);
    const place = Number(typed(form, "place"));
    const result = await (0, __TURBOPACK__imported__module__675877__["F"])({
        name: "practice.set.answer",
        schema: __TURBOPACK__imported__module__492784__["N"],
        input: {
            token,
            place,
            ...given(form)
        },
        limit: "check"
    }, ({ deps, scope, input })=>(0, __TURBOPACK__imported__module__238128__["K"])(deps, scope, input));
    (0, __TURBOPACK__imported__module__673727__["redirect"])(`/practice/sets/${token}?place=${Number.isInteger(place) ? place : 0}${result.ok ? "" : "&failed=1"}`);
}
async function leaveSetAction(form) {
    const token = tokenIn(form);
    const result = await (0, __TURBOPACK__imported__module__675877__["F"])({
        name: "practice.set.leave",
        schema: __TURBOPACK__imported__module__492784__["M"],
        input: {
            token
        },
        limit: "read"
    }, ({ deps, scope, input })=>(0, __TURBOPACK__imported__module__238128__["A"])(deps, scope, input.token));
    (0, __TURBOPACK__imported__module__673727__["redirect"])(result.ok ? "/practice" : `/practice/sets/${token}?failed=1`);
}
async function deleteSetAction(form) {
    const token = tokenIn(form);
    const result = await (0, __TURBOPACK__imported__module__675877__["F"])({
        name: "practice.set.delete",
        schema: __TURBOPACK__imported__module__492784__["M"],
        input: {
            token
        },
        limit: "read"
    }, ({ deps, scope, input })=>(0, __TURBOPACK__imported__module__238128__["F"])(deps, scope, input.token));
    (0, __TURBOPACK__imported__module__673727__["redirect"])(result.ok ? "/practice/sets" : `/practice/sets/${token}?failed=1`);
}
/** What a form says was done with a problem. */ const given = (form)=>({
        id: typed(form, "id"),
        what: typed(form, "what"),
        answer: typed(form, "answer")
    });
/** The token of a form; without one there is no page of a set to go back to. */ function tokenIn(form) {
    const token = __TURBOPACK__imported__module__492784__["g"].safeParse(typed(form, "token"));
    return token.success ? token.data : (0, __TURBOPACK__imported__module__673727__["redirect"])("/practice");
}
function typed(form, name) {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
}
;
(0, __TURBOPACK__imported__module__713095__["ensureServerEntryExports"])([
    answerAction,
    createSetAction,
    joinSetAction,
    answerInSetAction,
    leaveSetAction,
    deleteSetAction
]);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(answerAction, "40b9e311a311b0b6389b372492479477ef667faa7b", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(createSetAction, "6044c5dad09e31277555a5776fc602f2e533da2acb", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(joinSetAction, "60d580897cb53ca739b3588d410101fdc63fb2c7f0", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(answerInSetAction, "408ac68f80132ead8f65100609cd237ebfe5067d22", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(leaveSetAction, "406a8f3291f7542b013a2e21831900c7db24a9fe75", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(deleteSetAction, "409642da0b00932f6ebf309c10f1f794423bc62de8", null);
__turbopack_context__.s([
    "G",
    0,
    answerAction,
    "u",
    0,
    answerInSetAction,
    "D",
    0,
    createSetAction,
    "T",
    0,
    deleteSetAction,
    "_",
    0,
    joinSetAction,
    "a",
    0,
    leaveSetAction
]);
}),
];