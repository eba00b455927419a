module.exports = [
495209, 237122, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/share/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__149310__ = __turbopack_context__.i(149310);
var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
var __TURBOPACK__imported__module__83931__ = __turbopack_context__.i(83931);
// MERGED MODULE: [project]/server/features/share/constants.ts [app-rsc] (ecmascript)
;
const SHARE_KINDS = [
    "chat",
    "solve"
];
const TOKEN_BYTES = 18;
;
;
const NOT_OURS = "This cannot be shared. Reload the page and try again.";
const shareSubjectSchema = __TURBOPACK__imported__module__26972__["z"].object({
    kind: __TURBOPACK__imported__module__149310__["z"].enum(SHARE_KINDS, {
        error: NOT_OURS
    }),
    id: __TURBOPACK__imported__module__427221__["z"].string({
        error: NOT_OURS
    }).regex(/^[\w-]{1,64}$/, NOT_OURS)
});
const shareSchema = shareSubjectSchema.extend({
    /** A conversation that is shared already: show what was said since, too. */ upToNow: __TURBOPACK__imported__module__83931__["z"].boolean().default(false)
});
const shareTokenSchema = __TURBOPACK__imported__module__427221__["z"].string().regex(/^[\w-]{22,64}$/);
__turbopack_context__.s([
    "I",
    0,
    shareSchema,
    "Q",
    0,
    shareSubjectSchema,
    "l",
    0,
    shareTokenSchema
], 495209);
// MERGED MODULE: [project]/server/features/share/service.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__508015__ = __turbopack_context__.i(508015);
var __TURBOPACK__imported__module__724895__ = __turbopack_context__.i(724895);
var __TURBOPACK__imported__module__307302__ = __turbopack_context__.i(307302);
// MERGED MODULE: [project]/server/features/share/repository.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__93321__ = __turbopack_context__.i(93321);
var __TURBOPACK__imported__module__530385__ = __turbopack_context__.i(530385);
var __TURBOPACK__imported__module__351674__ = __turbopack_context__.i(351674);
var __TURBOPACK__imported__module__698610__ = __turbopack_context__.i(698610);
var __TURBOPACK__imported__module__845541__ = __turbopack_context__.i(845541);
var __TURBOPACK__imported__module__20526__ = __turbopack_context__.i(20526);
var __TURBOPACK__imported__module__158035__ = __turbopack_context__.i(158035);
var __TURBOPACK__imported__module__438935__ = __turbopack_context__.i(438935);
var __TURBOPACK__imported__module__948245__ = __turbopack_context__.i(948245);
;
;
;
;
const ownChat = (scope, id)=>(0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].id, id), scope.kind === "user" ? (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].userId, scope.userId) : (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].guestId, scope.guestId));
const ownSolve = (scope, id)=>(0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__438935__["f"].id, id), scope.kind === "user" ? (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__438935__["f"].userId, scope.userId) : (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__438935__["f"].guestId, scope.guestId));
async function upsertChatShare(db, scope, { id, token, upToNow, now }) {
    return db.transaction(async (tx)=>{
        const [chat] = await tx.select({
            headId: __TURBOPACK__imported__module__845541__["f"].headId
        }).from(__TURBOPACK__imported__module__845541__["f"]).where(ownChat(scope, id)).for("update");
        if (!chat) return "not-found";
        const isHead = __TURBOPACK__imported__module__351674__["B"]`${__TURBOPACK__imported__module__20526__["f"].id} = ${chat.headId}`;
        const [last] = await tx.select({
            id: __TURBOPACK__imported__module__20526__["f"].id
        }).from(__TURBOPACK__imported__module__20526__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__20526__["f"].chatId, id)).orderBy(__TURBOPACK__imported__module__351674__["B"]`${isHead} desc nulls last`, (0, __TURBOPACK__imported__module__530385__["A"])(__TURBOPACK__imported__module__20526__["f"].position)).limit(1);
        if (!last) return "empty";
        const headId = upToNow ? last.id : __TURBOPACK__imported__module__351674__["B"]`${__TURBOPACK__imported__module__158035__["f"].headId}`;
        const [made] = await tx.insert(__TURBOPACK__imported__module__158035__["f"]).values({
            token,
            chatId: id,
            headId: last.id,
            createdAt: now
        }).onConflictDoUpdate({
            target: __TURBOPACK__imported__module__158035__["f"].chatId,
            set: {
                headId
            }
        }).returning({
            token: __TURBOPACK__imported__module__158035__["f"].token,
            headId: __TURBOPACK__imported__module__158035__["f"].headId
        });
        return made ? {
            ...made,
            lastId: last.id
        } : "not-found";
    });
}
async function upsertSolveShare(db, scope, { id, token, now }) {
    return db.transaction(async (tx)=>{
        const [own] = await tx.select({
            id: __TURBOPACK__imported__module__438935__["f"].id
        }).from(__TURBOPACK__imported__module__438935__["f"]).where(ownSolve(scope, id)).for("update");
        if (!own) return "not-found";
        await tx.insert(__TURBOPACK__imported__module__158035__["f"]).values({
            token,
            solveId: id,
            createdAt: now
        }).onConflictDoNothing();
        const [made] = await tx.select({
            token: __TURBOPACK__imported__module__158035__["f"].token
        }).from(__TURBOPACK__imported__module__158035__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__158035__["f"].solveId, id));
        return made ? {
            ...made,
            headId: null,
            lastId: null
        } : "not-found";
    });
}
async function remove(db, scope, { kind, id }) {
    const subject = kind === "chat" ? (0, __TURBOPACK__imported__module__93321__["y"])(__TURBOPACK__imported__module__158035__["f"].chatId, db.select({
        id: __TURBOPACK__imported__module__845541__["f"].id
    }).from(__TURBOPACK__imported__module__845541__["f"]).where(ownChat(scope, id))) : (0, __TURBOPACK__imported__module__93321__["y"])(__TURBOPACK__imported__module__158035__["f"].solveId, db.select({
        id: __TURBOPACK__imported__module__438935__["f"].id
    }).from(__TURBOPACK__imported__module__438935__["f"]).where(ownSolve(scope, id)));
    await db.delete(__TURBOPACK__imported__module__158035__["f"]).where(subject);
}
async function findByToken(db, token) {
    const { headId, chatId, solveId } = __TURBOPACK__imported__module__158035__["f"];
    const [row] = await db.select({
        headId,
        chatId,
        solveId
    }).from(__TURBOPACK__imported__module__158035__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__158035__["f"].token, token));
    return row ?? null;
}
async function findChat(db, id) {
    const { title, solveId } = __TURBOPACK__imported__module__845541__["f"];
    const [chat] = await db.select({
        title,
        solveId
    }).from(__TURBOPACK__imported__module__845541__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].id, id));
    if (!chat) return null;
    const { id: messageId, parentId, role, parts, position } = __TURBOPACK__imported__module__20526__["f"];
    const rows = await db.select({
        id: messageId,
        parentId,
        role,
        parts,
        position
    }).from(__TURBOPACK__imported__module__20526__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__20526__["f"].chatId, id)).orderBy((0, __TURBOPACK__imported__module__530385__["M"])(position));
    return {
        ...chat,
        messages: rows.filter(isSpoken)
    };
}
async function findSolve(db, solveId) {
    const [row] = await db.select(__TURBOPACK__imported__module__948245__["f"]).from(__TURBOPACK__imported__module__438935__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__438935__["f"].id, solveId));
    return row ?? null;
}
const isSpoken = (row)=>row.role === "user" || row.role === "assistant";
;
;
;
;
;
;
;
const NOT_FOUND = {
    chat: "We could not find this conversation. It may have been deleted, or it belongs to another account.",
    solve: "We could not find this problem. It may have been deleted, or it belongs to another account."
};
const EMPTY = "There is nothing to share yet. Send a message first.";
async function share(deps, scope, { kind, id, upToNow }) {
    const db = await deps.db();
    const wanted = {
        id,
        token: (0, __TURBOPACK__imported__module__666680__["randomBytes"])(TOKEN_BYTES).toString("base64url"),
        now: deps.now()
    };
    const made = kind === "chat" ? await upsertChatShare(db, scope, {
        ...wanted,
        upToNow
    }) : await upsertSolveShare(db, scope, wanted);
    if (made === "not-found") throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND", {
        message: NOT_FOUND[kind]
    });
    if (made === "empty") throw new __TURBOPACK__imported__module__508015__["f"]("PRECONDITION_FAILED", {
        message: EMPTY
    });
    return {
        url: `${deps.siteUrl}/share/${made.token}`,
        behind: made.headId !== made.lastId
    };
}
async function revokeShare({ db }, scope, subject) {
    await remove(await db(), scope, subject);
}
async function sharedWork(deps, token) {
    const db = await deps.db();
    const found = await findByToken(db, token);
    if (found?.chatId) {
        const chat = await sharedChat(db, found.chatId, found);
        return chat && {
            kind: "chat",
            chat
        };
    }
    const solve = found?.solveId ? await sharedSolve(deps, db, found.solveId) : null;
    return solve && {
        kind: "solve",
        solve
    };
}
async function sharedChat(db, id, { headId }) {
    const chat = await findChat(db, id);
    // Without the message it ends with nobody can tell what was said later.
    if (!chat?.messages.some((message)=>message.id === headId)) return null;
    const about = chat.solveId === null ? null : await findSolve(db, chat.solveId);
    return {
        title: chat.title,
        subject: about && {
            instruction: about.result.read.instruction,
            latex: about.result.read.latex,
            text: about.text
        },
        messages: (0, __TURBOPACK__imported__module__724895__["V"])(chat.messages, headId).map(({ versions: _others, ...message })=>message)
    };
}
async function sharedSolve(deps, db, solveId) {
    const stored = await findSolve(db, solveId);
    if (!stored) return null;
    const { id: _id, attempt: _attempt, ms: _ms, parts, ...solve } = await (0, __TURBOPACK__imported__module__307302__["E"])(deps, stored);
    return {
        ...solve,
        parts: parts.map((part)=>({
                ...part,
                attempt: null
            }))
    };
}
__turbopack_context__.s([
    "H",
    0,
    revokeShare,
    "A",
    0,
    share,
    "L",
    0,
    sharedWork
], 237122);
}),
];

//# sourceMappingURL=server_features_share_schema_ts_19dc1q8d658s6._.js.map