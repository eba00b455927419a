module.exports = [
572925, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
var __TURBOPACK__imported__module__149310__ = __turbopack_context__.i(149310);
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__811365__ = __turbopack_context__.i(811365);
var __TURBOPACK__imported__module__689963__ = __turbopack_context__.i(689963);
var __TURBOPACK__imported__module__217378__ = __turbopack_context__.i(217378);
var __TURBOPACK__imported__module__899370__ = __turbopack_context__.i(899370);
var __TURBOPACK__imported__module__83931__ = __turbopack_context__.i(83931);
var __TURBOPACK__imported__module__283591__ = __turbopack_context__.i(283591);
var __TURBOPACK__imported__module__195628__ = __turbopack_context__.i(195628);
var __TURBOPACK__imported__module__958755__ = __turbopack_context__.i(958755);
var __TURBOPACK__imported__module__93777__ = __turbopack_context__.i(93777);
;
;
;
;
;
const EMPTY = "Write something first.";
const TOO_LONG = `This is longer than ${(0, __TURBOPACK__imported__module__958755__["L"])(__TURBOPACK__imported__module__93777__["l"])} characters. Send it in two messages.`;
const NOT_OURS = "We do not recognise this conversation. Start a new one.";
const madeIdSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: NOT_OURS
}).regex(/^[\w-]{16,64}$/, NOT_OURS);
const chatIdSchema = madeIdSchema;
const messageIdSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: NOT_OURS
}).regex(/^[\w-]{1,64}$/, NOT_OURS);
const printable = (text)=>text.replace(__TURBOPACK__imported__module__283591__["B"], "");
const messageTextSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: EMPTY
}).overwrite(printable).trim().min(1, EMPTY).max(__TURBOPACK__imported__module__93777__["l"], TOO_LONG);
const tutorModeSchema = __TURBOPACK__imported__module__149310__["z"].enum(__TURBOPACK__imported__module__93777__["H"]);
const sendMessageSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: chatIdSchema,
    message: __TURBOPACK__imported__module__26972__["z"].object({
        id: madeIdSchema,
        text: messageTextSchema
    }),
    /** The message it follows; null for another beginning. Without it, the last one of the branch that is shown. Counts
   * the first time a message is sent. */ parentId: messageIdSchema.nullable().optional(),
    /** The problem the conversation starts from. Counts with its first message only. */ solveId: __TURBOPACK__imported__module__195628__["W"].optional(),
    /** How the tutor is to help from now on. */ mode: tutorModeSchema.optional()
});
const listChatsSchema = __TURBOPACK__imported__module__26972__["z"].object({
    cursor: __TURBOPACK__imported__module__427221__["z"].string().regex(/^\d{1,14}_[\w-]{1,64}$/, "This page of your conversations does not exist. Start again from the first one.").nullish(),
    limit: __TURBOPACK__imported__module__811365__["z"].number().int().min(1).max(__TURBOPACK__imported__module__93777__["K"]).default(__TURBOPACK__imported__module__93777__["$"])
});
const chatItemSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: __TURBOPACK__imported__module__427221__["z"].string(),
    title: __TURBOPACK__imported__module__427221__["z"].string()
});
const chatPageSchema = __TURBOPACK__imported__module__26972__["z"].object({
    /** The conversation written in last first. `updatedAt` says when that was; one that the page itself has added is new. */ items: __TURBOPACK__imported__module__689963__["z"].array(chatItemSchema.extend({
        updatedAt: __TURBOPACK__imported__module__217378__["z"].date().optional()
    })),
    /** Hand it back for the next page; null on the last one. */ nextCursor: __TURBOPACK__imported__module__427221__["z"].string().nullable()
});
const deletedChatSchema = chatItemSchema.pick({
    id: true
});
const chatByIdSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: chatIdSchema
});
const chooseBranchSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: chatIdSchema,
    messageId: messageIdSchema
});
const renameChatSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: chatIdSchema,
    title: __TURBOPACK__imported__module__427221__["z"].string({
        error: __TURBOPACK__imported__module__93777__["A"]
    }).overwrite(printable).trim().min(1, __TURBOPACK__imported__module__93777__["A"]).max(__TURBOPACK__imported__module__93777__["B"], `A name can have at most ${__TURBOPACK__imported__module__93777__["B"]} characters.`)
});
const NOTHING_TO_FIND = "Type what you are looking for.";
const searchChatsSchema = __TURBOPACK__imported__module__26972__["z"].object({
    query: __TURBOPACK__imported__module__427221__["z"].string({
        error: NOTHING_TO_FIND
    }).max(__TURBOPACK__imported__module__93777__["Q"], `Search for at most ${__TURBOPACK__imported__module__93777__["Q"]} characters.`).transform((query)=>printable(query).replace(/\s+/g, "")).refine((query)=>query !== "", NOTHING_TO_FIND)
});
const replyChecksSchema = __TURBOPACK__imported__module__26972__["z"].object({
    claims: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__26972__["z"].object({
        kind: __TURBOPACK__imported__module__149310__["z"].enum([
            "arithmetic",
            "step",
            "answer"
        ]),
        latex: __TURBOPACK__imported__module__427221__["z"].string(),
        /** Where it begins in the reply, in UTF-16 units. */ at: __TURBOPACK__imported__module__811365__["z"].number().int().nonnegative(),
        outcome: __TURBOPACK__imported__module__149310__["z"].enum([
            "verified",
            "sampled",
            "refuted",
            "unchecked"
        ]),
        /** A sentence for the student, mathematics between single dollar signs. */ note: __TURBOPACK__imported__module__427221__["z"].string().nullable(),
        /** It is wrong, and the reply says so itself further down. */ corrected: __TURBOPACK__imported__module__899370__["z"].literal(true).optional()
    })),
    /** Statements that were not looked at. */ left: __TURBOPACK__imported__module__811365__["z"].number().int().nonnegative(),
    /** The engine's answer in LaTeX, where the reply is an answer and does not hold it anywhere. */ lacks: __TURBOPACK__imported__module__427221__["z"].string().optional(),
    /** It holds it in the correction below. */ corrected: __TURBOPACK__imported__module__899370__["z"].literal(true).optional()
});
const graphPartSchema = __TURBOPACK__imported__module__26972__["z"].object({
    type: __TURBOPACK__imported__module__899370__["z"].literal("data-graph"),
    data: __TURBOPACK__imported__module__195628__["u"]
});
const chatMessageSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: __TURBOPACK__imported__module__427221__["z"].string(),
    role: __TURBOPACK__imported__module__149310__["z"].enum([
        "user",
        "assistant"
    ]),
    text: __TURBOPACK__imported__module__427221__["z"].string(),
    /** Who wrote it, for a reply. */ source: __TURBOPACK__imported__module__149310__["z"].enum([
        "engine",
        "language-model"
    ]),
    /** How it ended, where it did not end by itself. */ stopped: __TURBOPACK__imported__module__83931__["z"].boolean(),
    cutOff: __TURBOPACK__imported__module__899370__["z"].literal(true).optional(),
    interrupted: __TURBOPACK__imported__module__899370__["z"].literal(true).optional(),
    checks: replyChecksSchema.optional(),
    graphs: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__195628__["u"]).readonly().optional(),
    versions: __TURBOPACK__imported__module__26972__["z"].object({
        index: __TURBOPACK__imported__module__811365__["z"].number().int(),
        count: __TURBOPACK__imported__module__811365__["z"].number().int(),
        previousId: __TURBOPACK__imported__module__427221__["z"].string().nullable(),
        nextId: __TURBOPACK__imported__module__427221__["z"].string().nullable()
    }).optional()
});
const chatSubjectSchema = __TURBOPACK__imported__module__26972__["z"].object({
    solveId: __TURBOPACK__imported__module__427221__["z"].string(),
    instruction: __TURBOPACK__imported__module__427221__["z"].string(),
    latex: __TURBOPACK__imported__module__427221__["z"].string(),
    text: __TURBOPACK__imported__module__427221__["z"].string(),
    hintsFirst: __TURBOPACK__imported__module__83931__["z"].boolean(),
    isSolved: __TURBOPACK__imported__module__83931__["z"].boolean(),
    offers: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__427221__["z"].string()).readonly()
});
__turbopack_context__.s([
    "b",
    0,
    chatIdSchema,
    "K",
    0,
    chooseBranchSchema,
    "z",
    0,
    graphPartSchema,
    "Z",
    0,
    replyChecksSchema,
    "l",
    0,
    searchChatsSchema
]);
}),
724895, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/chat/service.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__508015__ = __turbopack_context__.i(508015);
var __TURBOPACK__imported__module__307302__ = __turbopack_context__.i(307302);
var __TURBOPACK__imported__module__76297__ = __turbopack_context__.i(76297);
var __TURBOPACK__imported__module__93777__ = __turbopack_context__.i(93777);
// MERGED MODULE: [project]/server/features/chat/policy.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__572925__ = __turbopack_context__.i(572925);
;
;
/** Name of the part that keeps how a reply came about. */ const NOTE = "data-reply";
/** Name of a part that holds a drawing. */ const GRAPH = "data-graph";
function titleOf1(text) {
    const line = (text.trim().split("\n")[0] ?? "").replace(/\s+/g, " ").trim();
    if ([
        ...line
    ].length <= TITLE_LENGTH_MAX) return line;
    const cut = [
        ...line
    ].slice(0, TITLE_LENGTH_MAX - 1).join("");
    const atWord = cut.lastIndexOf(" ");
    return `${atWord > TITLE_LENGTH_MAX / 2 ? cut.slice(0, atWord) : cut}…`;
}
const nextMessagePosition1 = (last)=>last === null ? 0 : last + (last % 2 === 0 ? 2 : 1);
const userParts1 = (text)=>[
        {
            type: "text",
            text
        }
    ];
function replyParts(text, { source, stopped, cutOff, interrupted, checks, graphs = [] }) {
    const data = {
        source,
        stopped,
        ...cutOff && {
            cutOff
        },
        ...interrupted && {
            interrupted
        },
        ...checks && {
            checks
        }
    };
    return [
        {
            type: "text",
            text
        },
        ...graphs.map((graph)=>({
                type: GRAPH,
                data: graph
            })),
        {
            type: NOTE,
            data
        }
    ];
}
function textOf1(parts) {
    return parts.map((part)=>part.type === "text" ? part.text : "").join("");
}
function present({ id, role, parts }) {
    const note = noteOf(parts);
    const checks = __TURBOPACK__imported__module__572925__["Z"].safeParse(note.checks).data;
    const graphs = graphsIn(parts);
    return {
        id,
        role,
        text: textOf1(parts),
        source: role === "user" || note.source === "engine" ? "engine" : "language-model",
        stopped: note.stopped === true,
        ...note.cutOff === true && {
            cutOff: note.cutOff
        },
        ...note.interrupted === true && {
            interrupted: note.interrupted
        },
        ...checks && {
            checks
        },
        ...graphs.length > 0 && {
            graphs
        }
    };
}
/** The drawings among the parts of a message or the events of a reply. */ function graphsIn(parts) {
    return parts.flatMap((part)=>__TURBOPACK__imported__module__572925__["z"].safeParse(part).data?.data ?? []);
}
function noteOf(parts) {
    for (const part of parts){
        if (part.type === NOTE && "data" in part && typeof part.data === "object" && part.data !== null) return part.data;
    }
    return {};
}
/** Characters shown on either side of what was searched for. */ const EXCERPT_SIDE = 40;
function excerptOf(text, query) {
    const letters = [
        ...query
    ].map((letter)=>letter.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&"));
    const pattern = new RegExp(letters.join("\\s*"), "iu");
    const found = pattern.exec(text);
    if (!found) return null;
    const from = text.lastIndexOf("\n", found.index) + 1;
    const to = text.indexOf("\n", found.index + found[0].length);
    const line = text.slice(from, to < 0 ? undefined : to);
    const plain = withoutMarks(line);
    // Who looks for a mark finds the line as it was written.
    const shown = pattern.test(plain) ? plain : line;
    const [match = ""] = pattern.exec(shown) ?? [];
    const at = shown.search(pattern);
    return {
        before: cutBefore(shown.slice(0, at)),
        match: match.replace(/\s+/g, " "),
        after: cutAfter(shown.slice(at + match.length))
    };
}
/** A line without what sets it: bold type, the signs around mathematics and its commonest commands. */ function withoutMarks(line) {
    return line.replace(/\*\*|`/g, "").replace(/\$\$?(?=\S)([^$]{0,500}[^$\s])\$\$?(?!\d)/g, "$1").replace(/\\cdot(?![a-z])/g, "·").replace(/\\times(?![a-z])/g, "×");
}
function cutBefore(text) {
    const letters = [
        ...text
    ];
    return letters.length > EXCERPT_SIDE ? `…${letters.slice(-EXCERPT_SIDE).join("")}` : text;
}
function cutAfter(text) {
    const letters = [
        ...text
    ];
    return letters.length > EXCERPT_SIDE ? `${letters.slice(0, EXCERPT_SIDE).join("")}…` : text;
}
function pathTo(messages, headId) {
    const byId = new Map(messages.map((message)=>[
            message.id,
            message
        ]));
    const path = new Set();
    let at = (headId === null ? undefined : byId.get(headId)) ?? latest(leaves(messages));
    while(at && !path.has(at)){
        path.add(at);
        at = at.parentId === null ? undefined : byId.get(at.parentId);
    }
    return [
        ...path
    ].reverse();
}
function versionsOf(messages, id) {
    const message = messages.find((candidate)=>candidate.id === id);
    if (!message) return null;
    const versions = messages.filter(({ parentId, role })=>parentId === message.parentId && role === message.role).toSorted((one, other)=>one.position - other.position);
    const at = versions.indexOf(message);
    return {
        index: at + 1,
        count: versions.length,
        previousId: versions[at - 1]?.id ?? null,
        nextId: versions[at + 1]?.id ?? null
    };
}
function leafUnder(messages, id) {
    const start = messages.find((message)=>message.id === id);
    if (!start) return null;
    const children = new Map();
    for (const message of messages){
        const siblings = children.get(message.parentId);
        if (siblings) siblings.push(message);
        else children.set(message.parentId, [
            message
        ]);
    }
    const below = new Set([
        start
    ]);
    for (const message of below)for (const child of children.get(message.id) ?? [])below.add(child);
    return latest([
        ...below
    ].filter((message)=>!children.has(message.id))) ?? start;
}
/** Those that nothing follows; all of them where each is followed. */ function leaves(messages) {
    const followed = new Set(messages.map(({ parentId })=>parentId));
    const ends = messages.filter(({ id })=>!followed.has(id));
    return ends.length > 0 ? ends : messages;
}
function latest(messages) {
    return messages.reduce((last, message)=>last && last.position > message.position ? last : message, undefined);
}
// MERGED MODULE: [project]/server/features/chat/repository.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__93321__ = __turbopack_context__.i(93321);
var __TURBOPACK__imported__module__530385__ = __turbopack_context__.i(530385);
var __TURBOPACK__imported__module__351674__ = __turbopack_context__.i(351674);
var __TURBOPACK__imported__module__698610__ = __turbopack_context__.i(698610);
var __TURBOPACK__imported__module__845541__ = __turbopack_context__.i(845541);
var __TURBOPACK__imported__module__20526__ = __turbopack_context__.i(20526);
var __TURBOPACK__imported__module__158035__ = __turbopack_context__.i(158035);
var __TURBOPACK__imported__module__250464__ = __turbopack_context__.i(250464);
;
;
;
;
;
const CHAT = {
    id: __TURBOPACK__imported__module__845541__["f"].id,
    title: __TURBOPACK__imported__module__845541__["f"].title,
    solveId: __TURBOPACK__imported__module__845541__["f"].solveId,
    mode: __TURBOPACK__imported__module__845541__["f"].mode,
    headId: __TURBOPACK__imported__module__845541__["f"].headId,
    createdAt: __TURBOPACK__imported__module__845541__["f"].createdAt,
    updatedAt: __TURBOPACK__imported__module__845541__["f"].updatedAt
};
const MESSAGE = {
    id: __TURBOPACK__imported__module__20526__["f"].id,
    role: __TURBOPACK__imported__module__20526__["f"].role,
    parts: __TURBOPACK__imported__module__20526__["f"].parts,
    position: __TURBOPACK__imported__module__20526__["f"].position,
    parentId: __TURBOPACK__imported__module__20526__["f"].parentId
};
const ownedBy = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].userId, scope.userId) : (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].guestId, scope.guestId);
const own = (scope, id)=>(0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].id, id), ownedBy(scope));
async function findById(db, scope, id) {
    const [row] = await db.select(CHAT).from(__TURBOPACK__imported__module__845541__["f"]).where(own(scope, id)).limit(1);
    return row ?? null;
}
async function listByOwner(db, scope, { after, limit }) {
    const earlier = after ? (0, __TURBOPACK__imported__module__93321__["F"])((0, __TURBOPACK__imported__module__93321__["S"])(__TURBOPACK__imported__module__845541__["f"].updatedAt, after.updatedAt), (0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].updatedAt, after.updatedAt), (0, __TURBOPACK__imported__module__93321__["S"])(__TURBOPACK__imported__module__845541__["f"].id, after.id))) : undefined;
    return db.select({
        id: __TURBOPACK__imported__module__845541__["f"].id,
        title: __TURBOPACK__imported__module__845541__["f"].title,
        updatedAt: __TURBOPACK__imported__module__845541__["f"].updatedAt
    }).from(__TURBOPACK__imported__module__845541__["f"]).where((0, __TURBOPACK__imported__module__93321__["b"])(ownedBy(scope), earlier)).orderBy((0, __TURBOPACK__imported__module__530385__["A"])(__TURBOPACK__imported__module__845541__["f"].updatedAt), (0, __TURBOPACK__imported__module__530385__["A"])(__TURBOPACK__imported__module__845541__["f"].id)).limit(limit);
}
async function searchByOwner(db, scope, { query, limit }) {
    const has = (text)=>(0, __TURBOPACK__imported__module__250464__["f"])(text, query);
    const spoken = __TURBOPACK__imported__module__351674__["B"]`part ->> 'text'`;
    const latest = db.select({
        text: spoken.as("text")
    }).from(__TURBOPACK__imported__module__20526__["f"]).crossJoin(__TURBOPACK__imported__module__351674__["B"]`jsonb_array_elements(${__TURBOPACK__imported__module__20526__["f"].parts}) as part`).where((0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__20526__["f"].chatId, __TURBOPACK__imported__module__845541__["f"].id), __TURBOPACK__imported__module__351674__["B"]`part ->> 'type' = 'text'`, has(spoken))).orderBy((0, __TURBOPACK__imported__module__530385__["A"])(__TURBOPACK__imported__module__20526__["f"].position)).limit(1).as("latest");
    return db.select({
        id: __TURBOPACK__imported__module__845541__["f"].id,
        title: __TURBOPACK__imported__module__845541__["f"].title,
        text: latest.text
    }).from(__TURBOPACK__imported__module__845541__["f"]).leftJoinLateral(latest, __TURBOPACK__imported__module__351674__["B"]`true`).where((0, __TURBOPACK__imported__module__93321__["b"])(ownedBy(scope), (0, __TURBOPACK__imported__module__93321__["F"])((0, __TURBOPACK__imported__module__93321__["E"])(latest.text), has(__TURBOPACK__imported__module__351674__["B"]`${__TURBOPACK__imported__module__845541__["f"].title}`)))).orderBy((0, __TURBOPACK__imported__module__530385__["A"])(__TURBOPACK__imported__module__845541__["f"].updatedAt), (0, __TURBOPACK__imported__module__530385__["A"])(__TURBOPACK__imported__module__845541__["f"].id)).limit(limit);
}
async function insertIfAbsent1(db, scope, chat) {
    const owner = scope.kind === "user" ? {
        userId: scope.userId
    } : {
        guestId: scope.guestId
    };
    await db.insert(__TURBOPACK__imported__module__845541__["f"]).values({
        ...chat,
        ...owner
    }).onConflictDoNothing();
}
async function listMessages(db, chatId) {
    const rows = await db.select(MESSAGE).from(__TURBOPACK__imported__module__20526__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__20526__["f"].chatId, chatId)).orderBy(__TURBOPACK__imported__module__20526__["f"].position);
    return rows.filter(isSpoken);
}
async function lock(db, scope, chatId) {
    const [row] = await db.select(CHAT).from(__TURBOPACK__imported__module__845541__["f"]).where(own(scope, chatId)).for("update");
    return row ?? null;
}
async function appendMessage1(db, { chatId, parentId, now, ...said }) {
    const ids = parentId === null ? [
        said.id
    ] : [
        said.id,
        parentId
    ];
    const found = await db.select({
        id: __TURBOPACK__imported__module__20526__["f"].id,
        chatId: __TURBOPACK__imported__module__20526__["f"].chatId,
        role: __TURBOPACK__imported__module__20526__["f"].role
    }).from(__TURBOPACK__imported__module__20526__["f"]).where((0, __TURBOPACK__imported__module__93321__["y"])(__TURBOPACK__imported__module__20526__["f"].id, ids));
    const known = found.find(({ id })=>id === said.id);
    if (known && (known.chatId !== chatId || known.role !== "user")) return null;
    const follows = parentId === null || found.some((row)=>row.id === parentId && row.chatId === chatId);
    if (!known && !follows) return null;
    if (!known) {
        const [top] = await db.select({
            last: max(__TURBOPACK__imported__module__20526__["f"].position)
        }).from(__TURBOPACK__imported__module__20526__["f"]).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__20526__["f"].chatId, chatId));
        const [held] = await db.select({
            last: max(runs.position)
        }).from(runs).where((0, __TURBOPACK__imported__module__93321__["u"])(runs.chatId, chatId));
        const last = Math.max(top?.last ?? -1, held?.last ?? -1);
        const position = nextMessagePosition(last < 0 ? null : last);
        await db.insert(__TURBOPACK__imported__module__20526__["f"]).values({
            ...said,
            chatId,
            role: "user",
            parentId,
            position,
            createdAt: now
        });
    }
    return {
        id: said.id,
        isNew: !known
    };
}
async function updateChat(db, chatId, changes) {
    if (Object.keys(changes).length > 0) await db.update(__TURBOPACK__imported__module__845541__["f"]).set(changes).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].id, chatId));
}
async function insertReply(db, { now, replaces, ...reply }) {
    await db.insert(__TURBOPACK__imported__module__20526__["f"]).values({
        ...reply,
        role: "assistant",
        createdAt: now
    });
    const shown = [
        reply.parentId,
        ...replaces === null ? [] : [
            replaces
        ]
    ];
    await db.update(__TURBOPACK__imported__module__845541__["f"]).set({
        headId: reply.id
    }).where((0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].id, reply.chatId), (0, __TURBOPACK__imported__module__93321__["y"])(__TURBOPACK__imported__module__845541__["f"].headId, shown)));
    await db.update(__TURBOPACK__imported__module__845541__["f"]).set({
        updatedAt: now
    }).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__845541__["f"].id, reply.chatId));
    if (replaces === null) return;
    // What was said after the beginning goes on after the whole, and a link that ended with it ends with the whole.
    await db.update(__TURBOPACK__imported__module__158035__["f"]).set({
        headId: reply.id
    }).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__158035__["f"].headId, replaces));
    await db.update(__TURBOPACK__imported__module__20526__["f"]).set({
        parentId: reply.id
    }).where((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__20526__["f"].parentId, replaces));
    await db.delete(__TURBOPACK__imported__module__20526__["f"]).where((0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__20526__["f"].id, replaces), (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__20526__["f"].chatId, reply.chatId)));
}
async function update1(db, scope, { id, title }) {
    const rows = await db.update(__TURBOPACK__imported__module__845541__["f"]).set({
        title
    }).where(own(scope, id)).returning({
        id: __TURBOPACK__imported__module__845541__["f"].id
    });
    return rows.length > 0;
}
async function remove1(db, scope, id) {
    const rows = await db.delete(__TURBOPACK__imported__module__845541__["f"]).where(own(scope, id)).returning({
        id: __TURBOPACK__imported__module__845541__["f"].id
    });
    return rows.length > 0;
}
const isSpoken = (row)=>row.role === "user" || row.role === "assistant";
;
;
;
;
;
;
;
const NOT_FOUND = "We could not find this conversation. It may have been deleted, or it belongs to another account.";
async function getChat(deps, scope, id) {
    const db = await deps.db();
    const chat = await findById(db, scope, id);
    if (!chat) throw notFound();
    const [stored, subject] = await Promise.all([
        listMessages(db, id),
        subjectOf(deps, scope, chat.solveId)
    ]);
    const messages = shownBranch(stored, chat.headId);
    return {
        id,
        title: chat.title,
        subject,
        mode: chat.mode,
        messages
    };
}
function shownBranch(messages, headId) {
    return pathTo(messages, headId).map((message)=>{
        const versions = versionsOf(messages, message.id);
        return {
            ...present(message),
            ...versions && versions.count > 1 && {
                versions
            }
        };
    });
}
async function chooseBranch(deps, scope, { id, messageId }) {
    const db = await deps.db();
    await db.transaction(async (tx)=>{
        const chat = await lock(tx, scope, id);
        const end = chat && leafUnder(await listMessages(tx, id), messageId);
        if (!end) throw notFound();
        await updateChat(tx, id, {
            headId: end.id
        });
    });
}
function shownMessage(message) {
    return present(message);
}
function asUnchecked(reply) {
    const shown = present(reply);
    return replyParts(shown.text, {
        ...shown,
        source: "language-model"
    });
}
async function listChats(deps, scope, { cursor, limit } = {
    limit: __TURBOPACK__imported__module__93777__["$"]
}) {
    const after = cursor ? positionOf(cursor) : null;
    const rows = await listByOwner(await deps.db(), scope, {
        after,
        limit: limit + 1
    });
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    return {
        items: items.map(({ id, title, updatedAt })=>({
                id,
                title,
                updatedAt
            })),
        nextCursor: rows.length > limit && last ? `${last.updatedAt.getTime()}_${last.id}` : null
    };
}
function positionOf(cursor) {
    const at = cursor.indexOf("_");
    return {
        updatedAt: new Date(Number(cursor.slice(0, at))),
        id: cursor.slice(at + 1)
    };
}
async function searchChats(deps, scope, { query }) {
    const found = await searchByOwner(await deps.db(), scope, {
        query,
        limit: __TURBOPACK__imported__module__93777__["g"]
    });
    return found.map(({ id, title, text })=>({
            id,
            title,
            excerpt: text === null ? null : excerptOf(text, query)
        }));
}
const SOLVED = new Set([
    "solved",
    "no-solution",
    "partly-solved"
]);
async function subjectOf(deps, scope, solveId) {
    const solve = await ownSolve(deps, scope, solveId);
    return solve && {
        solveId: solve.id,
        instruction: solve.read.instruction,
        latex: solve.read.latex,
        text: solve.text,
        hintsFirst: solve.mode === "hints",
        isSolved: SOLVED.has(solve.status),
        offers: solve.offers.map(({ text })=>text)
    };
}
async function renameChat(deps, scope, { id, title }) {
    if (!await update(await deps.db(), scope, {
        id,
        title
    })) throw notFound();
}
async function deleteChat(deps, scope, id) {
    if (!await remove(await deps.db(), scope, id)) throw notFound();
    deps.live.stopChat(id);
}
async function addMessage(deps, db, { scope, send, about }) {
    const { id, message, parentId, mode } = send;
    const now = deps.now();
    const title = titleOf(withoutTex(about?.text ?? message.text));
    // What was opened step by step goes on being opened step by step.
    const usual = about?.mode === "hints" ? "hints" : "explain";
    const begun = {
        id,
        title,
        solveId: about?.id ?? null,
        mode: mode ?? usual,
        headId: null
    };
    await insertIfAbsent(db, scope, {
        ...begun,
        createdAt: now,
        updatedAt: now
    });
    const chat = await lock(db, scope, id);
    if (!chat) throw notFound();
    const appended = await appendMessage(db, {
        chatId: id,
        id: message.id,
        parts: userParts(message.text),
        parentId: parentId === undefined ? chat.headId : parentId,
        now
    });
    if (!appended) throw notFound();
    const shown = {
        headId: message.id,
        updatedAt: now,
        ...mode && {
            mode
        }
    };
    if (appended.isNew) await updateChat(db, id, shown);
    return {
        chat: {
            ...chat,
            ...mode && {
                mode
            }
        },
        messageId: message.id,
        isNew: appended.isNew
    };
}
async function lockChat(db, scope, id) {
    const chat = await lock(db, scope, id);
    if (!chat) throw notFound();
    return chat;
}
async function activateBranch(db, chatId, messageId) {
    await updateChat(db, chatId, {
        headId: messageId
    });
}
async function allMessages(db, chatId) {
    return listMessages(db, chatId);
}
async function messagesUpTo(deps, { scope, chat, messageId }) {
    const [all, about] = await Promise.all([
        deps.db().then((db)=>listMessages(db, chat.id)),
        ownSolve(deps, scope, chat.solveId)
    ]);
    const path = pathTo(all, messageId).slice(-HISTORY_LENGTH_MAX);
    return [
        ...context(about),
        ...path.map(({ role, parts })=>({
                role,
                content: textOf(parts)
            }))
    ];
}
async function saveReply(deps, db, reply) {
    const { id, chatId, messageId, position, text, replaces, ...note } = reply;
    const parts = replyParts(text, note);
    await insertReply(db, {
        id,
        chatId,
        parentId: messageId,
        parts,
        position,
        replaces,
        now: deps.now()
    });
}
async function problemFor(deps, scope, send) {
    if (send.solveId === undefined || await findById(await deps.db(), scope, send.id)) return null;
    return (0, __TURBOPACK__imported__module__307302__["y"])(deps, scope, send.solveId);
}
async function contextOf(deps, scope, solveId) {
    return context(await ownSolve(deps, scope, solveId));
}
async function ownSolve(deps, scope, solveId) {
    if (solveId === null) return null;
    try {
        return await (0, __TURBOPACK__imported__module__307302__["y"])(deps, scope, solveId);
    } catch (error) {
        if (__TURBOPACK__imported__module__508015__["f"].isInstance(error) && error.code === "NOT_FOUND") return null;
        throw error;
    }
}
/** The problem as if it had just been talked through: what the owner has not revealed yet is not in it. */ function context(about) {
    if (!about) return [];
    const steps = about.steps.map(({ title, latex }, at)=>`${at + 1}. ${title} $${latex}$`);
    const answer = about.latex ? [
        `Answer: $${about.latex}$`,
        ...about.evidence
    ] : [];
    const shown = [
        `I read this as: ${about.read.instruction} $${about.read.latex}$`,
        ...steps,
        ...answer
    ].join("\n");
    return [
        {
            role: "user",
            content: about.text
        },
        {
            role: "assistant",
            content: shown
        }
    ];
}
const notFound = ()=>new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND", {
        message: NOT_FOUND
    });
__turbopack_context__.s([
    "G",
    0,
    chooseBranch,
    "T",
    0,
    getChat,
    "U",
    0,
    listChats,
    "L",
    0,
    saveReply,
    "I",
    0,
    searchChats,
    "V",
    0,
    shownBranch,
    "t",
    0,
    subjectOf
], 724895);
}),
76297, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/typeset/without-tex.ts [app-rsc] (ecmascript)
;
// MERGED MODULE: [project]/server/typeset/math-as-text.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__71880__ = __turbopack_context__.i(71880);
;
const SYMBOLS = (0, __TURBOPACK__imported__module__71880__["f"])({
    alpha: "α",
    approx: "≈",
    beta: "β",
    bot: "⊥",
    cap: "∩",
    cdot: "·",
    cdots: "…",
    circ: "°",
    colon: ":",
    cup: "∪",
    degree: "°",
    delta: "δ",
    Delta: "Δ",
    div: "÷",
    dots: "…",
    emptyset: "∅",
    epsilon: "ε",
    equiv: "≡",
    gamma: "γ",
    ge: "≥",
    geq: "≥",
    implies: "⇒",
    in: "∈",
    infty: "∞",
    int: "∫",
    lambda: "λ",
    ldots: "…",
    le: "≤",
    leq: "≤",
    lt: "<",
    gt: ">",
    mid: "|",
    mp: "∓",
    mu: "μ",
    ne: "≠",
    neq: "≠",
    notin: "∉",
    omega: "ω",
    Omega: "Ω",
    phi: "φ",
    pi: "π",
    pm: "±",
    Rightarrow: "⇒",
    rightarrow: "→",
    sigma: "σ",
    sum: "∑",
    tau: "τ",
    theta: "θ",
    times: "×",
    to: "→",
    varphi: "φ"
});
/** Commands that say how something looks and mean nothing. */ const LOOKS = /\\(?:left|right|bigl?|bigr|Bigl?|Bigr|displaystyle|textstyle|limits|nolimits)(?![a-zA-Z])\.?/g;
const ENVIRONMENT = /\\(?:begin|end)\{[a-z]*\*?\}(?:\{[lcr|\s]*\})?/g;
const SPACE = /\\(?:[,;:!>\s]|q?quad(?![a-zA-Z]))|~/g;
/** Braces that are written, out of the way of those that group. */ const [OPEN, CLOSE] = [
    "\ue010",
    "\ue011"
];
/** What is done to a command whose arguments hold no groups any more; the first that fits is done first. */ const GROUPS = [
    [
        /\\[dtc]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/,
        (_, top = "", below = "")=>`${one(top)}/${one(below)}`
    ],
    [
        /\\[dtc]?frac\s*(\d)\s*(\d)/,
        (_, top, below)=>`${top}/${below}`
    ],
    [
        /\\sqrt\s*\[([^[\]{}]*)\]\s*\{([^{}]*)\}/,
        (_, index = "", of = "")=>`${one(of)}^(1/${one(index)})`
    ],
    [
        /\\sqrt\s*\{([^{}]*)\}/,
        (_, of = "")=>`√${one(of)}`
    ],
    [
        /\\mathbb\s*\{([CNQRZ])\}/,
        (_, name = "")=>SETS[name] ?? name
    ],
    [
        /\^\s*\{\s*\\circ\s*\}|\^\s*\\circ(?![a-zA-Z])/,
        ()=>"°"
    ],
    [
        /([\^_])\s*\{([^{}]*)\}/,
        (_, mark = "", of = "")=>mark + one(of)
    ],
    [
        /\\[a-zA-Z]+\s*\{([^{}]*)\}/,
        (_, of = "")=>of
    ],
    [
        /\{([^{}]*)\}/,
        (_, of = "")=>of
    ]
];
const SETS = (0, __TURBOPACK__imported__module__71880__["f"])({
    C: "ℂ",
    N: "ℕ",
    Q: "ℚ",
    R: "ℝ",
    Z: "ℤ"
});
const ROUNDS_MAX = 500;
function mathAsText(latex) {
    const bare = latex.replace(/\\\{/g, OPEN).replace(/\\\}/g, CLOSE).replace(ENVIRONMENT, "").replace(/\\\\(?:\[[^\]]*\])?/g, "\n").replace(SPACE, " ").replace(LOOKS, "").replace(/&/g, "");
    return withoutGroups(bare).replace(/\\([a-zA-Z]+)/g, (_, name)=>SYMBOLS[name] ?? name).replace(/\\([%$#&_|])/g, "$1").replaceAll(OPEN, "{").replaceAll(CLOSE, "}").replace(/[^\S\n]+/g, " ").replace(/ ?\n ?/g, "\n").trim();
}
/** Groups are taken apart from the inside out. */ function withoutGroups(latex) {
    let text = latex;
    for(let round = 0; round < ROUNDS_MAX; round++){
        const rule = GROUPS.find(([pattern])=>pattern.test(text));
        if (!rule) break;
        text = text.replace(rule[0], rule[1]);
    }
    return text;
}
/** In brackets unless it is one number or one letter. */ function one(term) {
    const bare = term.trim();
    return /^(?:\d+(?:\.\d+)?|\p{L}|\\[a-zA-Z]+)$/u.test(bare) ? bare : `(${bare})`;
}
;
/** Mathematics between delimiters. */ const DELIMITED = /\$\$([^$]+)\$\$|\$((?:\\.|[^$\\\n])+)\$|\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/g;
/** Amounts of money stand between dollar signs as well. */ const IS_MATHEMATICS = /\\[a-zA-Z]|[\^_=]|^\s*-?[a-zA-Z]\s*$/;
const COMMAND = /\\[a-zA-Z]{2,}/;
function withoutTex(text) {
    const plain = text.replace(DELIMITED, (whole, ...groups)=>{
        const inside = groups.slice(0, 4).find((group)=>group !== undefined) ?? "";
        return IS_MATHEMATICS.test(inside) ? mathAsText(inside) : whole;
    });
    return COMMAND.test(plain) ? mathAsText(plain) : plain;
}
__turbopack_context__.s([
    "f",
    0,
    withoutTex
], 76297);
}),
];

//# sourceMappingURL=server_1djjtip2j_03s._.js.map