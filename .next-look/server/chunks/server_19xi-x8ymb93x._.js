module.exports = [
110539, 760013, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/hints/service.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
var __TURBOPACK__imported__module__178430__ = __turbopack_context__.i(178430);
var __TURBOPACK__imported__module__458788__ = __turbopack_context__.i(458788);
var __TURBOPACK__imported__module__782352__ = __turbopack_context__.i(782352);
// MERGED MODULE: [project]/server/features/hints/repository.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__875225__ = __turbopack_context__.i(875225);
var __TURBOPACK__imported__module__349129__ = __turbopack_context__.i(349129);
var __TURBOPACK__imported__module__595907__ = __turbopack_context__.i(595907);
var __TURBOPACK__imported__module__564616__ = __turbopack_context__.i(564616);
var __TURBOPACK__imported__module__963496__ = __turbopack_context__.i(963496);
;
;
;
const REVEAL = {
    problem: __TURBOPACK__imported__module__963496__["f"].problem,
    problemKey: __TURBOPACK__imported__module__963496__["f"].problemKey,
    rung: __TURBOPACK__imported__module__963496__["f"].rung,
    createdAt: __TURBOPACK__imported__module__963496__["f"].createdAt
};
const ownedBy = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__564616__["f"].userId, scope.userId) : (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__564616__["f"].guestId, scope.guestId);
async function listByChat(db, scope, chatId) {
    return db.select(REVEAL).from(__TURBOPACK__imported__module__963496__["f"]).innerJoin(__TURBOPACK__imported__module__564616__["f"], (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__564616__["f"].id, __TURBOPACK__imported__module__963496__["f"].chatId)).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__963496__["f"].chatId, chatId), ownedBy(scope))).orderBy((0, __TURBOPACK__imported__module__349129__["M"])(__TURBOPACK__imported__module__963496__["f"].createdAt), (0, __TURBOPACK__imported__module__349129__["M"])(__TURBOPACK__imported__module__963496__["f"].rung));
}
async function insertAbsent(db, rows) {
    if (rows.length > 0) await db.insert(__TURBOPACK__imported__module__963496__["f"]).values([
        ...rows
    ]).onConflictDoNothing();
}
async function updateMode1(db, scope, { id, mode }) {
    const rows = await db.update(__TURBOPACK__imported__module__564616__["f"]).set({
        mode
    }).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__564616__["f"].id, id), ownedBy(scope))).returning({
        id: __TURBOPACK__imported__module__564616__["f"].id
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
    const ladder = await deps.engine.run("ladderInTalk", (0, __TURBOPACK__imported__module__782352__["g"])(messages));
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
    if (!await updateMode(await deps.db(), scope, choice)) throw new __TURBOPACK__imported__module__861839__["f"]("NOT_FOUND", {
        message: NOT_FOUND
    });
}
const problemKey = (problem)=>(0, __TURBOPACK__imported__module__666680__["createHash"])("sha256").update(problem.replace(/\s+/g, "").toLowerCase()).digest("hex");
async function discussionIn(deps, scope, chatId) {
    const { id, subject, messages } = await getChat(deps, scope, chatId);
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
    const solve = await (0, __TURBOPACK__imported__module__458788__["y"])(deps, scope, solveId).catch(absent);
    return solve?.byModel?.kind === "agreed" && !solve.answerRevealed;
}
/** What is open of a problem on the page where it was solved is no secret here. */ async function openElsewhere(deps, scope, { solveId, ladder }) {
    if (solveId === null) return 0;
    const solve = await (0, __TURBOPACK__imported__module__458788__["y"])(deps, scope, solveId).catch(absent);
    const own = solve && await deps.engine.run("ladder", solve.text);
    if (!solve || problemKey(own?.problem ?? "") !== problemKey(ladder.problem)) return 0;
    if (solve.answerRevealed) return ladder.rungs.length;
    const steps = ladder.rungs.filter(({ kind })=>kind === "step").length;
    const before = ladder.rungs.length - 1 - steps;
    return solve.revealedSteps === 0 ? 0 : before + Math.min(solve.revealedSteps, steps);
}
function absent(error) {
    if (__TURBOPACK__imported__module__861839__["f"].isInstance(error) && error.code === "NOT_FOUND") return null;
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
    const { instruction, latex } = isOpen ? result.read : quietReading(text, result);
    const said = instruction.replace(/(?<![\s.:])[\s.:]+$/, "");
    return latex === "" ? `${said}.` : `${said}: $${latex}$`;
}
__turbopack_context__.s([
    "f",
    0,
    ladderFor
], 110539);
// MERGED MODULE: [project]/server/providers/live-runs/record-run.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__136340__ = __turbopack_context__.i(136340);
;
;
async function recordRun({ run, bodies, keep, untilNext }) {
    const waiting = [];
    const hurry = new AbortController();
    let recorded = 0;
    let pumping = null;
    let notBefore = 0;
    let fault = null;
    const pump = async ()=>{
        try {
            while(waiting.length > 0){
                const wait = notBefore - performance.now();
                if (wait > 0) await (0, __TURBOPACK__imported__module__136340__["setTimeout"])(wait, undefined, {
                    signal: hurry.signal
                }).catch(()=>undefined);
                const group = waiting.splice(0);
                await Promise.all(group.map((body)=>keep({
                        runId: run.id,
                        seq: ++recorded,
                        body
                    })));
                run.publish(...group);
                if (group.some((body)=>typeof body === "string")) notBefore = performance.now() + untilNext();
            }
        } catch (error) {
            fault = {
                error
            };
        }
        pumping = null;
    };
    const add = (body)=>{
        const last = waiting.at(-1);
        if (typeof body === "string" && typeof last === "string") waiting[waiting.length - 1] = last + body;
        else waiting.push(body);
        pumping ??= pump();
    };
    let next = await bodies.next();
    for(; !next.done && !fault; next = await bodies.next())add(next.value);
    hurry.abort();
    await pumping;
    assertNone(fault);
    if (!next.done) throw new Error("a reply was left before its end");
    return {
        ending: next.value,
        recorded
    };
}
function assertNone(fault) {
    if (fault) throw fault.error;
}
__turbopack_context__.s([
    "f",
    0,
    recordRun
], 760013);
}),
554141, 601070, 
266492, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/tutor/runs/start-reply.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
var __TURBOPACK__imported__module__56275__ = __turbopack_context__.i(56275);
var __TURBOPACK__imported__module__178430__ = __turbopack_context__.i(178430);
var __TURBOPACK__imported__module__476700__ = __turbopack_context__.i(476700);
var __TURBOPACK__imported__module__625355__ = __turbopack_context__.i(625355);
var __TURBOPACK__imported__module__178218__ = __turbopack_context__.i(178218);
var __TURBOPACK__imported__module__261141__ = __turbopack_context__.i(261141);
// MERGED MODULE: [project]/server/features/tutor/runs/write-run.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__178430__1 = __TURBOPACK__imported__module__178430__;
var __TURBOPACK__imported__module__110539__ = __turbopack_context__.i(110539);
var __TURBOPACK__imported__module__677934__ = __turbopack_context__.i(677934);
var __TURBOPACK__imported__module__291830__ = __turbopack_context__.i(291830);
var __TURBOPACK__imported__module__147189__ = __turbopack_context__.i(147189);
var __TURBOPACK__imported__module__760013__ = __turbopack_context__.i(760013);
var __TURBOPACK__imported__module__940649__ = __turbopack_context__.i(940649);
// MERGED MODULE: [project]/server/features/tutor/runs/close-run.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__629588__ = __turbopack_context__.i(629588);
var __TURBOPACK__imported__module__445893__ = __turbopack_context__.i(445893);
var __TURBOPACK__imported__module__178430__2 = __TURBOPACK__imported__module__178430__;
var __TURBOPACK__imported__module__677934__1 = __TURBOPACK__imported__module__677934__;
var __TURBOPACK__imported__module__815989__ = __turbopack_context__.i(815989);
var __TURBOPACK__imported__module__476700__1 = __TURBOPACK__imported__module__476700__;
var __TURBOPACK__imported__module__164166__ = __turbopack_context__.i(164166);
var __TURBOPACK__imported__module__672202__ = __turbopack_context__.i(672202);
var __TURBOPACK__imported__module__261141__1 = __TURBOPACK__imported__module__261141__;
;
;
;
;
;
;
;
;
;
;
async function closeRun(deps, started, { here, written, recorded }) {
    const { run, allowance } = started;
    const { failure, text, checks, source } = written;
    const status = (0, __TURBOPACK__imported__module__672202__["Z"])(written.ending, here.signal.reason === __TURBOPACK__imported__module__164166__["t"]);
    if (failure) (0, __TURBOPACK__imported__module__629588__["f"])(deps.log, failure, {
        requestId: run.id,
        operation: "tutor.reply"
    });
    const reason = (0, __TURBOPACK__imported__module__672202__["y"])(status, written);
    const kept = {
        id: run.id,
        chatId: run.chatId,
        messageId: run.messageId,
        position: run.position,
        text,
        source,
        stopped: status === "stopped",
        ...status === "cut-off" && {
            cutOff: true
        },
        ...status === "interrupted" && {
            interrupted: true
        },
        ...checks && {
            checks
        },
        ...written.graphs.length > 0 && {
            graphs: written.graphs
        },
        replaces: started.resumedFrom?.id ?? null
    };
    const events = await (0, __TURBOPACK__imported__module__261141__1["H"])(await deps.db(), async (tx)=>{
        // A process that took this one for dead has stored what there was of the reply; a deleted conversation has nowhere
        // to put it.
        const ended = await (0, __TURBOPACK__imported__module__261141__1["N"])(tx, {
            id: run.id,
            status,
            endedAt: deps.now()
        });
        if (ended && status !== "failed" && text.trim() !== "") await (0, __TURBOPACK__imported__module__178430__2["L"])(deps, tx, kept);
        const settled = await (0, __TURBOPACK__imported__module__476700__1["I"])(deps, tx, {
            runId: run.id,
            reason,
            allowance
        });
        const words = failure ? (0, __TURBOPACK__imported__module__445893__["f"])(failure, run.id) : "";
        const closing = (0, __TURBOPACK__imported__module__677934__1["W"])(status, settled.counted ? `${words} ${__TURBOPACK__imported__module__815989__["v"]}` : words, settled);
        const rows = closing.map((body, index)=>({
                runId: run.id,
                seq: recorded + index + 1,
                body
            }));
        if (ended) await (0, __TURBOPACK__imported__module__261141__1["d"])(tx, rows);
        return closing;
    });
    here.publish(...events);
}
// MERGED MODULE: [project]/server/features/tutor/runs/give-up.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__136340__ = __turbopack_context__.i(136340);
var __TURBOPACK__imported__module__721737__ = __turbopack_context__.i(721737);
var __TURBOPACK__imported__module__629588__1 = __TURBOPACK__imported__module__629588__;
var __TURBOPACK__imported__module__445893__1 = __TURBOPACK__imported__module__445893__;
var __TURBOPACK__imported__module__677934__2 = __TURBOPACK__imported__module__677934__;
var __TURBOPACK__imported__module__625355__1 = __TURBOPACK__imported__module__625355__;
var __TURBOPACK__imported__module__178218__1 = __TURBOPACK__imported__module__178218__;
var __TURBOPACK__imported__module__261141__2 = __TURBOPACK__imported__module__261141__;
;
;
;
;
;
;
;
;
;
async function giveUp(deps, { run, here, error }) {
    const report = (fault)=>(0, __TURBOPACK__imported__module__629588__1["f"])(deps.log, (0, __TURBOPACK__imported__module__721737__["f"])(fault), {
            requestId: run.id,
            operation: "tutor.keep"
        });
    report(error);
    here.publish(...(0, __TURBOPACK__imported__module__677934__2["W"])("failed", (0, __TURBOPACK__imported__module__445893__1["f"])((0, __TURBOPACK__imported__module__721737__["f"])(error), run.id)));
    here.end();
    for (const waitMs of __TURBOPACK__imported__module__625355__1["U"]){
        await (0, __TURBOPACK__imported__module__136340__["setTimeout"])(waitMs, undefined, {
            ref: false
        });
        try {
            return await (0, __TURBOPACK__imported__module__261141__2["H"])(await deps.db(), (tx)=>(0, __TURBOPACK__imported__module__178218__1["H"])(deps, tx, run));
        } catch (also) {
            report(also);
        }
    }
}
// MERGED MODULE: [project]/server/features/tutor/runs/practice-desk.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__66693__ = __turbopack_context__.i(66693);
var __TURBOPACK__imported__module__880636__ = __turbopack_context__.i(880636);
var __TURBOPACK__imported__module__969628__ = __turbopack_context__.i(969628);
var __TURBOPACK__imported__module__978333__ = __turbopack_context__.i(978333);
;
;
;
;
;
const REVIEWS_MAX = 10;
const NO_SKILL = "There is no skill like this to practise. Use the tool practice for a problem like another one.";
function practiceDesk(deps, scope) {
    return {
        async set (topic) {
            const skill = (0, __TURBOPACK__imported__module__969628__["f"])(topic);
            if (!skill) return {
                error: NO_SKILL
            };
            const { text, level, seed } = await (0, __TURBOPACK__imported__module__880636__["R"])(deps, scope, skill.id);
            const link = `${deps.siteUrl}/practice/${skill.id}?problem=${skill.id}.${level}.${seed}`;
            return {
                skill: skill.name,
                problem: text,
                link
            };
        },
        async seen () {
            const { reviews } = await (0, __TURBOPACK__imported__module__880636__["S"])(deps, scope, {
                limit: REVIEWS_MAX
            });
            const ids = [
                ...new Set(reviews.flatMap(({ misconception })=>misconception ?? []))
            ];
            const known = ids.length > 0 ? await deps.engine.run("knownErrors", ids) : [];
            const titles = new Map(known.map(({ id, title })=>[
                    id,
                    title
                ]));
            return {
                problems: reviews.map(({ skill, text, rating, misconception })=>({
                        skill: (0, __TURBOPACK__imported__module__978333__["p"])(skill)?.name ?? skill,
                        problem: text,
                        outcome: OUTCOMES[rating],
                        error: misconception === null ? null : titles.get(misconception) ?? null
                    }))
            };
        }
    };
}
const OUTCOMES = (0, __TURBOPACK__imported__module__66693__["f"])({
    good: "right at the first try",
    hard: "right after one hint or one wrong answer",
    again: "wrong, or the solution was shown"
});
// MERGED MODULE: [project]/server/features/tutor/runs/stop-topic.ts [app-route] (ecmascript)
;
;
const stopTopic = (runId)=>`stop ${runId}`;
;
;
;
;
;
;
;
;
;
;
;
;
async function writeRun(deps, scope, started) {
    const { live, signals } = deps;
    const { run, chat } = started;
    const here = live.open(run.id, chat.id);
    const leave = signals.subscribe(stopTopic(run.id), ()=>live.stop([
            run.id
        ]));
    const bodies = bodiesOf(deps, scope, {
        ...started,
        here
    });
    try {
        const { ending, recorded } = await (0, __TURBOPACK__imported__module__760013__["f"])({
            run: here,
            bodies,
            keep: (event)=>deps.events.add(event),
            untilNext: __TURBOPACK__imported__module__147189__["f"]
        });
        for (const call of ending.calls)(0, __TURBOPACK__imported__module__940649__["f"])(deps.log, run.id, call);
        await closeRun(deps, started, {
            here,
            written: ending,
            recorded
        });
    } catch (error) {
        // What is written no further is settled with its vendor.
        live.stop([
            run.id
        ]);
        for(let next = await bodies.next(); !next.done; next = await bodies.next());
        await giveUp(deps, {
            run,
            here,
            error
        });
    } finally{
        leave();
        here.end();
        signals.publish([
            run.id
        ]);
    }
}
async function* bodiesOf(deps, scope, { run, chat, messageId, resumedFrom, standsIn, left, here }) {
    yield* (0, __TURBOPACK__imported__module__677934__["t"])(run.id, {
        title: chat.title,
        source: (standsIn ? deps.standIn : deps.chatModel).kind,
        ...standsIn === "spent" && {
            standIn: true
        },
        ...left && {
            left
        },
        ...resumedFrom && {
            replaces: resumedFrom.id
        }
    });
    const messages = await (0, __TURBOPACK__imported__module__178430__1["E"])(deps, {
        scope,
        chat,
        messageId
    });
    const found = chat.mode === "hints" ? await (0, __TURBOPACK__imported__module__110539__["f"])(deps, scope, {
        chat,
        messages
    }) : null;
    const unreadable = found === "unknown";
    const ladder = unreadable ? null : found;
    const { signal } = here;
    const request = {
        messages,
        mode: chat.mode,
        ladder,
        unreadable,
        resumedFrom: resumedFrom?.text ?? "",
        signal
    };
    const desk = practiceDesk(deps, scope);
    return yield* (0, __TURBOPACK__imported__module__291830__["f"])(deps, {
        id: run.id,
        operation: "tutor.check",
        standsIn,
        request,
        desk
    });
}
;
;
;
;
;
;
;
;
;
const NOT_FOUND = "We could not find this conversation. It may have been deleted, or it belongs to another account.";
async function startReply(deps, scope, input) {
    if (deps.live.ids().length >= __TURBOPACK__imported__module__625355__["y"]) throw new __TURBOPACK__imported__module__861839__["f"]("SERVER_BUSY");
    await (0, __TURBOPACK__imported__module__178218__["k"])(deps, input.id);
    const plan = "resume" in input ? resuming(scope, input) : await answering(deps, scope, input);
    const engine = "engine" in input && input.engine === true;
    const { standsIn, allowance } = await (0, __TURBOPACK__imported__module__476700__["h"])(deps, scope, {
        engine,
        address: input.address
    });
    const started = await (0, __TURBOPACK__imported__module__261141__["H"])(await deps.db(), async (tx)=>{
        const planned = await plan(tx);
        if (typeof planned === "string") return planned;
        const { chat, messageId } = planned;
        const id = deps.newId();
        const { instance } = deps;
        const run = await (0, __TURBOPACK__imported__module__261141__["$"])(tx, {
            id,
            chatId: chat.id,
            messageId,
            instance,
            createdAt: deps.now()
        });
        if (!run) throw new __TURBOPACK__imported__module__861839__["f"]("CONFLICT");
        const { model } = deps.spending;
        const { resumes } = planned;
        const left = allowance && await (0, __TURBOPACK__imported__module__476700__["g"])(deps, tx, {
            scope,
            runId: id,
            model,
            allowance,
            resumes
        });
        return {
            ...planned,
            run,
            standsIn,
            allowance,
            left
        };
    });
    await (0, __TURBOPACK__imported__module__56275__["o"])(deps, scope);
    if (typeof started === "string") return started;
    deps.outliveAnswer(writeRun(deps, scope, started));
    return started.run.id;
}
async function answering(deps, scope, send) {
    const about = await (0, __TURBOPACK__imported__module__178430__["F"])(deps, scope, send);
    return async (tx)=>{
        const { chat, messageId, isNew } = await (0, __TURBOPACK__imported__module__178430__["V"])(deps, tx, {
            scope,
            send,
            about
        });
        const known = isNew ? null : await (0, __TURBOPACK__imported__module__261141__["g"])(tx, messageId);
        if (known?.status === "running") return known.id;
        if (known && known.status !== "failed" && !send.again) return known.id;
        if (!isNew) await (0, __TURBOPACK__imported__module__178430__["h"])(tx, chat.id, messageId);
        return {
            chat,
            messageId,
            resumedFrom: null,
            resumes: null
        };
    };
}
function resuming(scope, { id, resume }) {
    return async (tx)=>{
        const chat = await (0, __TURBOPACK__imported__module__178430__["v"])(tx, scope, id);
        const all = await (0, __TURBOPACK__imported__module__178430__["_"])(tx, id);
        const reply = all.find((message)=>message.id === resume && message.role === "assistant");
        // Two tabs may ask at once; the second one finds the beginning gone and the run that has taken it up.
        if (!reply?.parentId) throw new __TURBOPACK__imported__module__861839__["f"]("NOT_FOUND", {
            message: NOT_FOUND
        });
        const running = await (0, __TURBOPACK__imported__module__261141__["g"])(tx, reply.parentId);
        if (running?.status === "running") return running.id;
        const { text, stopped, interrupted, cutOff } = (0, __TURBOPACK__imported__module__178430__["o"])(reply);
        const resumes = stopped || interrupted === true || cutOff === true ? reply.id : null;
        return {
            chat,
            messageId: reply.parentId,
            resumedFrom: {
                id: reply.id,
                text
            },
            resumes
        };
    };
}
__turbopack_context__.s([
    "f",
    0,
    startReply
], 554141);
// MERGED MODULE: [project]/server/features/tutor/runs/stop-replies.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__178430__3 = __TURBOPACK__imported__module__178430__;
var __TURBOPACK__imported__module__261141__3 = __TURBOPACK__imported__module__261141__;
;
;
;
;
async function stopReplies(deps, scope, chatId) {
    const db = await deps.db();
    await (0, __TURBOPACK__imported__module__261141__3["H"])(db, (tx)=>(0, __TURBOPACK__imported__module__178430__3["v"])(tx, scope, chatId));
    const ids = await (0, __TURBOPACK__imported__module__261141__3["E"])(db, chatId);
    deps.live.stop(ids);
    deps.signals.publish(ids.map(stopTopic));
}
__turbopack_context__.s([
    "f",
    0,
    stopReplies
], 601070);
// MERGED MODULE: [project]/server/features/tutor/schema.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__140561__ = __turbopack_context__.i(140561);
var __TURBOPACK__imported__module__600205__ = __turbopack_context__.i(600205);
var __TURBOPACK__imported__module__971724__ = __turbopack_context__.i(971724);
var __TURBOPACK__imported__module__588107__ = __turbopack_context__.i(588107);
var __TURBOPACK__imported__module__105954__ = __turbopack_context__.i(105954);
var __TURBOPACK__imported__module__206033__ = __turbopack_context__.i(206033);
var __TURBOPACK__imported__module__455744__ = __turbopack_context__.i(455744);
var __TURBOPACK__imported__module__180473__ = __turbopack_context__.i(180473);
var __TURBOPACK__imported__module__849968__ = __turbopack_context__.i(849968);
;
;
/** Messages of a conversation that are read at once. */ const MESSAGES_AT_ONCE = 50;
const MESSAGES_AT_ONCE_MAX = 200;
const replySchema = __TURBOPACK__imported__module__140561__["z"].union([
    __TURBOPACK__imported__module__849968__["_"].extend({
        again: __TURBOPACK__imported__module__600205__["z"].literal(true).optional(),
        engine: __TURBOPACK__imported__module__600205__["z"].literal(true).optional()
    }),
    __TURBOPACK__imported__module__971724__["z"].object({
        id: __TURBOPACK__imported__module__849968__["b"],
        resume: __TURBOPACK__imported__module__849968__["e"]
    })
]);
const followSchema = __TURBOPACK__imported__module__971724__["z"].object({
    run: __TURBOPACK__imported__module__849968__["e"],
    after: __TURBOPACK__imported__module__588107__["z"].coerce.number().int().min(0).max(1_000_000).default(0)
});
const programMessageSchema = __TURBOPACK__imported__module__849968__["_"].omit({
    id: true,
    message: true
}).extend({
    id: __TURBOPACK__imported__module__849968__["b"].optional(),
    messageId: __TURBOPACK__imported__module__849968__["e"].optional(),
    text: __TURBOPACK__imported__module__849968__["h"],
    again: __TURBOPACK__imported__module__600205__["z"].literal(true).optional(),
    engine: __TURBOPACK__imported__module__600205__["z"].literal(true).optional()
});
const takenSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id: __TURBOPACK__imported__module__105954__["z"].string(),
    messageId: __TURBOPACK__imported__module__105954__["z"].string(),
    runId: __TURBOPACK__imported__module__105954__["z"].string()
});
const readConversationSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id: __TURBOPACK__imported__module__849968__["b"],
    before: __TURBOPACK__imported__module__849968__["H"].optional(),
    limit: __TURBOPACK__imported__module__206033__["z"].number().int().min(1).max(MESSAGES_AT_ONCE_MAX).default(MESSAGES_AT_ONCE)
});
const conversationSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id: __TURBOPACK__imported__module__105954__["z"].string(),
    title: __TURBOPACK__imported__module__105954__["z"].string(),
    mode: __TURBOPACK__imported__module__849968__["P"],
    subject: __TURBOPACK__imported__module__849968__["D"].nullable(),
    messages: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__849968__["k"]).readonly(),
    /** Whether there are messages before these. */ hasEarlier: __TURBOPACK__imported__module__180473__["z"].boolean(),
    /** The reply that is being written to the last message; null when none is. */ runId: __TURBOPACK__imported__module__105954__["z"].string().nullable()
});
__turbopack_context__.s([
    "u",
    0,
    conversationSchema,
    "D",
    0,
    followSchema,
    "R",
    0,
    programMessageSchema,
    "W",
    0,
    readConversationSchema,
    "X",
    0,
    replySchema,
    "z",
    0,
    takenSchema
], 266492);
}),
940649, ((__turbopack_context__) => {
"use strict";

;
const CALL_ENDED = {
    finished: "a reply was written",
    "cut-off": "a reply broke off",
    stopped: "a reply was stopped"
};
function logCall(log, requestId, call) {
    const { outcome, reason, status, tries, ms, tokens } = call;
    if (outcome === "failed") return;
    log[outcome === "cut-off" ? "warn" : "info"](CALL_ENDED[outcome], {
        requestId,
        operation: "tutor.reply",
        ms,
        tries,
        tokensIn: tokens.input,
        tokensOut: tokens.output,
        tokensEstimated: tokens.estimated,
        ...reason && {
            reason
        },
        ...status && {
            status
        }
    });
}
__turbopack_context__.s([
    "f",
    0,
    logCall
]);
}),
];

//# sourceMappingURL=server_19xi-x8ymb93x._.js.map