module.exports = [
161881, 986543, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/chat/actions.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__137936__ = __turbopack_context__.i(137936);
var __TURBOPACK__imported__module__675877__ = __turbopack_context__.i(675877);
var __TURBOPACK__imported__module__572925__ = __turbopack_context__.i(572925);
var __TURBOPACK__imported__module__724895__ = __turbopack_context__.i(724895);
var __TURBOPACK__imported__module__713095__ = __turbopack_context__.i(713095);
;
;
;
;
;
async function chooseBranchAction(input) {
    const result = await (0, __TURBOPACK__imported__module__675877__["F"])({
        name: "chat.branch",
        schema: __TURBOPACK__imported__module__572925__["K"],
        input,
        limit: "read"
    }, ({ deps, scope, input: parsed })=>(0, __TURBOPACK__imported__module__724895__["G"])(deps, scope, parsed));
    return result.ok ? {
        ok: true
    } : {
        ok: false,
        error: result.error
    };
}
async function searchChatsAction(input) {
    const result = await (0, __TURBOPACK__imported__module__675877__["F"])({
        name: "chat.search",
        schema: __TURBOPACK__imported__module__572925__["l"],
        input,
        limit: "preview"
    }, ({ deps, scope, input: parsed })=>(0, __TURBOPACK__imported__module__724895__["I"])(deps, scope, parsed));
    return result.ok ? {
        ok: true,
        hits: result.data
    } : {
        ok: false,
        error: result.error
    };
}
;
(0, __TURBOPACK__imported__module__713095__["ensureServerEntryExports"])([
    chooseBranchAction,
    searchChatsAction
]);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(chooseBranchAction, "402075b0f03cef4cfb3808cba036d3393ed1b6246c", null);
(0, __TURBOPACK__imported__module__137936__["registerServerReference"])(searchChatsAction, "4011022f865b48fb43ee50eaa6a71f0ce4f21fa162", null);
__turbopack_context__.s([
    "e",
    0,
    chooseBranchAction,
    "_",
    0,
    searchChatsAction
], 161881);
// MERGED MODULE: [project]/server/features/hints/actions.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__137936__1 = __TURBOPACK__imported__module__137936__;
var __TURBOPACK__imported__module__675877__1 = __TURBOPACK__imported__module__675877__;
// MERGED MODULE: [project]/server/features/hints/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__316209__ = __turbopack_context__.i(316209);
var __TURBOPACK__imported__module__899370__ = __turbopack_context__.i(899370);
var __TURBOPACK__imported__module__811365__ = __turbopack_context__.i(811365);
var __TURBOPACK__imported__module__149310__ = __turbopack_context__.i(149310);
var __TURBOPACK__imported__module__572925__1 = __TURBOPACK__imported__module__572925__;
;
;
const hintsSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: __TURBOPACK__imported__module__572925__1["b"]
});
const revealRungSchema = __TURBOPACK__imported__module__316209__["z"].discriminatedUnion("what", [
    __TURBOPACK__imported__module__26972__["z"].object({
        id: __TURBOPACK__imported__module__572925__1["b"],
        what: __TURBOPACK__imported__module__899370__["z"].literal("next"),
        seen: __TURBOPACK__imported__module__811365__["z"].number().int().min(0).max(1_000)
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        id: __TURBOPACK__imported__module__572925__1["b"],
        what: __TURBOPACK__imported__module__899370__["z"].literal("answer")
    })
]);
const chooseModeSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: __TURBOPACK__imported__module__572925__1["b"],
    mode: __TURBOPACK__imported__module__149310__["z"].enum([
        "explain",
        "hints",
        "check"
    ])
});
// MERGED MODULE: [project]/server/features/hints/service.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__508015__ = __turbopack_context__.i(508015);
var __TURBOPACK__imported__module__724895__1 = __TURBOPACK__imported__module__724895__;
var __TURBOPACK__imported__module__307302__ = __turbopack_context__.i(307302);
var __TURBOPACK__imported__module__931081__ = __turbopack_context__.i(931081);
var __TURBOPACK__imported__module__54355__ = __turbopack_context__.i(54355);
// MERGED MODULE: [project]/server/features/hints/repository.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__93321__ = __turbopack_context__.i(93321);
var __TURBOPACK__imported__module__530385__ = __turbopack_context__.i(530385);
var __TURBOPACK__imported__module__698610__ = __turbopack_context__.i(698610);
var __TURBOPACK__imported__module__845541__ = __turbopack_context__.i(845541);
var __TURBOPACK__imported__module__666535__ = __turbopack_context__.i(666535);
;
;
;
const REVEAL = {
    problem: __TURBOPACK__imported__module__666535__["f"].problem,
    problemKey: __TURBOPACK__imported__module__666535__["f"].problemKey,
    rung: __TURBOPACK__imported__module__666535__["f"].rung,
    createdAt: __TURBOPACK__imported__module__666535__["f"].createdAt
};
const ownedBy = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].userId, scope.userId) : (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].guestId, scope.guestId);
async function listByChat(db, scope, chatId) {
    return db.select(REVEAL).from(__TURBOPACK__imported__module__666535__["f"]).innerJoin(__TURBOPACK__imported__module__845541__["f"], (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].id, __TURBOPACK__imported__module__666535__["f"].chatId)).where((0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__666535__["f"].chatId, chatId), ownedBy(scope))).orderBy((0, __TURBOPACK__imported__module__530385__["M"])(__TURBOPACK__imported__module__666535__["f"].createdAt), (0, __TURBOPACK__imported__module__530385__["M"])(__TURBOPACK__imported__module__666535__["f"].rung));
}
async function insertAbsent(db, rows) {
    if (rows.length > 0) await db.insert(__TURBOPACK__imported__module__666535__["f"]).values([
        ...rows
    ]).onConflictDoNothing();
}
async function updateMode(db, scope, { id, mode }) {
    const rows = await db.update(__TURBOPACK__imported__module__845541__["f"]).set({
        mode
    }).where((0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].id, id), ownedBy(scope))).returning({
        id: __TURBOPACK__imported__module__845541__["f"].id
    });
    return rows.length > 0;
}
;
;
;
;
;
;
;
;
const NOT_FOUND = "We could not find this conversation. It may have been deleted, or it belongs to another account.";
async function ladderFor(deps, scope, { chat, messages }) {
    const ladder = await deps.engine.run("ladderInTalk", (0, __TURBOPACK__imported__module__931081__["g"])(messages));
    if (ladder === "unknown") return ladder;
    if (!ladder) return await isClosedElsewhere(deps, scope, chat) ? "unknown" : null;
    const [opened, before] = await Promise.all([
        listReveals(deps, scope, chat.id),
        openElsewhere(deps, scope, {
            solveId: chat.solveId,
            ladder
        })
    ]);
    const own = Math.max(openIn(opened, ladder.problem), before);
    if (ladder.open > own) await open(deps, {
        chatId: chat.id,
        ladder,
        from: own,
        upTo: ladder.open
    });
    const closed = await closedOf(deps, ladder, opened);
    return {
        ...ladder,
        open: Math.max(own, ladder.open),
        closed
    };
}
/** Earlier problems of the conversation whose answers are not open. One whose ladder is not known stays closed. */ async function closedOf({ engine }, { closed = [] }, opened) {
    const stays = await Promise.all(closed.map(async (text)=>{
        const earlier = await engine.run("ladder", text);
        return earlier === null || openIn(opened, text) < earlier.rungs.length;
    }));
    return closed.filter((_text, at)=>stays[at]);
}
async function getHints(deps, scope, chatId) {
    const discussion = await discussionIn(deps, scope, chatId);
    const ladder = await ladderFor(deps, scope, discussion);
    return ladder && ladder !== "unknown" ? present(ladder, await listReveals(deps, scope, chatId)) : null;
}
async function revealNext(deps, scope, wanted) {
    const chatId = wanted.id;
    const discussion = await discussionIn(deps, scope, chatId);
    const ladder = await ladderFor(deps, scope, discussion);
    if (!ladder || ladder === "unknown") return null;
    const last = ladder.rungs.length;
    const upTo = wanted.what === "answer" ? last : Math.min(Math.min(wanted.seen, ladder.open) + 1, last - 1);
    await open(deps, {
        chatId,
        ladder,
        from: ladder.open,
        upTo
    });
    return present({
        ...ladder,
        open: Math.max(ladder.open, upTo)
    }, await listReveals(deps, scope, chatId));
}
async function listReveals(deps, scope, chatId) {
    return listByChat(await deps.db(), scope, chatId);
}
async function chooseMode(deps, scope, choice) {
    if (!await updateMode(await deps.db(), scope, choice)) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND", {
        message: NOT_FOUND
    });
}
const problemKey = (problem)=>(0, __TURBOPACK__imported__module__666680__["createHash"])("sha256").update(problem.replace(/\s+/g, "").toLowerCase()).digest("hex");
async function discussionIn(deps, scope, chatId) {
    const { id, subject, messages } = await (0, __TURBOPACK__imported__module__724895__1["T"])(deps, scope, chatId);
    const about = subject ? [
        {
            role: "user",
            content: subject.text
        }
    ] : [];
    const said = messages.map(({ role, text })=>({
            role,
            content: text
        }));
    return {
        chat: {
            id,
            solveId: subject?.solveId ?? null
        },
        messages: [
            ...about,
            ...said
        ]
    };
}
function openIn(opened, problem) {
    const key = problemKey(problem);
    return Math.max(0, ...opened.filter((each)=>each.problemKey === key).map(({ rung })=>rung));
}
/** A problem that only a language model could read has no ladder in a conversation; while its answer is closed on its page
 * it is not known here what may be said of it. */ async function isClosedElsewhere(deps, scope, { solveId }) {
    if (solveId === null) return false;
    const solve = await (0, __TURBOPACK__imported__module__307302__["y"])(deps, scope, solveId).catch(absent);
    return solve?.byModel?.kind === "agreed" && !solve.answerRevealed;
}
/** What is open of a problem on the page where it was solved is no secret here. */ async function openElsewhere(deps, scope, { solveId, ladder }) {
    if (solveId === null) return 0;
    const solve = await (0, __TURBOPACK__imported__module__307302__["y"])(deps, scope, solveId).catch(absent);
    const own = solve && await deps.engine.run("ladder", solve.text);
    if (!solve || problemKey(own?.problem ?? "") !== problemKey(ladder.problem)) return 0;
    if (solve.answerRevealed) return ladder.rungs.length;
    const steps = ladder.rungs.filter(({ kind })=>kind === "step").length;
    const before = ladder.rungs.length - 1 - steps;
    return solve.revealedSteps === 0 ? 0 : before + Math.min(solve.revealedSteps, steps);
}
function absent(error) {
    if (__TURBOPACK__imported__module__508015__["f"].isInstance(error) && error.code === "NOT_FOUND") return null;
    throw error;
}
async function open(deps, { chatId, ladder: { problem }, from, upTo }) {
    const rows = Array.from({
        length: Math.max(0, upTo - from)
    }, (_, at)=>({
            id: deps.newId(),
            chatId,
            problem,
            problemKey: problemKey(problem),
            rung: from + at + 1,
            createdAt: deps.now()
        }));
    await insertAbsent(await deps.db(), rows);
}
function present({ problem, result, rungs, open: count }, opened) {
    const key = problemKey(problem);
    const times = new Map(opened.filter((each)=>each.problemKey === key).map((each)=>[
            each.rung,
            each.createdAt
        ]));
    return {
        problem: problemAsRead(problem, result, count === rungs.length),
        open: rungs.slice(0, count).map(({ kind, text }, at)=>({
                kind,
                text,
                openedAt: times.get(at + 1)?.toISOString() ?? null
            })),
        total: rungs.length - 1
    };
}
/** What is to be done. Before the answer is open, without mathematics that the student did not write. */ function problemAsRead(text, result, isOpen) {
    const { instruction, latex } = isOpen ? result.read : (0, __TURBOPACK__imported__module__54355__["b"])(text, result);
    const said = instruction.replace(/(?<![\s.:])[\s.:]+$/, "");
    return latex === "" ? `${said}.` : `${said}: $${latex}$`;
}
var __TURBOPACK__imported__module__713095__1 = __TURBOPACK__imported__module__713095__;
;
;
;
;
;
async function hintsAction(input) {
    const result = await (0, __TURBOPACK__imported__module__675877__1["F"])({
        name: "hints.list",
        schema: hintsSchema,
        input,
        limit: "read"
    }, ({ deps, scope, input: { id } })=>getHints(deps, scope, id));
    return result.ok ? {
        ok: true,
        hints: result.data
    } : {
        ok: false,
        error: result.error
    };
}
async function revealRungAction(input) {
    const result = await (0, __TURBOPACK__imported__module__675877__1["F"])({
        name: "hints.reveal",
        schema: revealRungSchema,
        input,
        limit: "read"
    }, ({ deps, scope, input: parsed })=>revealNext(deps, scope, parsed));
    return result.ok ? {
        ok: true,
        hints: result.data
    } : {
        ok: false,
        error: result.error
    };
}
async function chooseModeAction(input) {
    const result = await (0, __TURBOPACK__imported__module__675877__1["F"])({
        name: "hints.mode",
        schema: chooseModeSchema,
        input,
        limit: "read"
    }, ({ deps, scope, input: parsed })=>chooseMode(deps, scope, parsed));
    return result.ok ? {
        ok: true
    } : {
        ok: false,
        error: result.error
    };
}
;
(0, __TURBOPACK__imported__module__713095__1["ensureServerEntryExports"])([
    hintsAction,
    revealRungAction,
    chooseModeAction
]);
(0, __TURBOPACK__imported__module__137936__1["registerServerReference"])(hintsAction, "40f40e4f65133a9aea61bd6c767103fd64b82efff6", null);
(0, __TURBOPACK__imported__module__137936__1["registerServerReference"])(revealRungAction, "40f1971201bf7d2469005f5bb74118fca45f9a9650", null);
(0, __TURBOPACK__imported__module__137936__1["registerServerReference"])(chooseModeAction, "40de168f64346ed5a48c7884ac6d549ec9dc738053", null);
__turbopack_context__.s([
    "s",
    0,
    chooseModeAction,
    "F",
    0,
    hintsAction,
    "p",
    0,
    revealRungAction
], 986543);
}),
];

//# sourceMappingURL=server_features_chat_actions_ts_1tpsxyr2qdmst._.js.map