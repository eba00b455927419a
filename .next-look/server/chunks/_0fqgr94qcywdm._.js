module.exports = [
23361, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/api/import/route.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__451277__ = __turbopack_context__.i(451277);
var __TURBOPACK__imported__module__190585__ = __turbopack_context__.i(190585);
// MERGED MODULE: [project]/server/features/import/constants.ts [app-route] (ecmascript)
;
const FILE_BYTES_MAX = 20 * 1024 * 1024;
const FILE_FIELD = "file";
const IMPORT_PATH = "/api/import";
const CHAT_SIZE_MAX = 3_000_000;
const ITEM_LIMITS = {
    bytes: 1_500_000,
    values: 10_000
};
const AROUND_LIMITS = {
    bytes: 16_000,
    values: 100
};
const ROWS_AT_ONCE = 200;
const CHARACTERS_AT_ONCE = 100_000;
const IMPORT_PROBLEMS = {
    empty: "Choose a file first: the one you got from “Download as JSON”.",
    size: "This file is larger than 20 MB, the most we can import at once.",
    format: "Classmate did not make this file. Choose the one you got from “Download as JSON”.",
    version: "This file was made by a newer version of Classmate. Update this one first.",
    damaged: "Part of this file is damaged, so nothing was imported. Download your work again and try the new file.",
    long: "A conversation in this file is longer than we can show, so nothing was imported. Remove it from the file, or split it, and try again.",
    work: "Too many problems in this file were changed outside Classmate and have to be solved again. Split it into smaller files.",
    busy: "That was too many requests in a short time. Please wait a few minutes and try again.",
    failed: "Something went wrong on our side, and nothing was imported. Please try again in a moment."
};
// MERGED MODULE: [project]/server/features/import/policy.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__663098__ = __turbopack_context__.i(663098);
;
;
const printable = (text)=>text.replace(__TURBOPACK__imported__module__663098__["B"], "");
function sizeOf(content, most) {
    const left = [
        content
    ];
    let size = 0;
    while(left.length > 0){
        const value = left.pop();
        size += typeof value === "string" ? value.length + 1 : 1;
        if (size > most) return Number.POSITIVE_INFINITY;
        if (typeof value !== "object" || value === null) continue;
        for (const [name, part] of Object.entries(value)){
            size += name.length;
            left.push(part);
        }
    }
    return size;
}
function* batches(items, sizeOfItem = ()=>0) {
    let some = [];
    let size = 0;
    for (const item of items){
        const own = sizeOfItem(item);
        if (some.length === ROWS_AT_ONCE || some.length > 0 && size + own > CHARACTERS_AT_ONCE) {
            yield some;
            [some, size] = [
                [],
                0
            ];
        }
        some.push(item);
        size += own;
    }
    if (some.length > 0) yield some;
}
function pastTime(moment, now) {
    return new Date(Math.min(Math.max(Date.parse(moment), 0), now.getTime()));
}
function partOf(kind, index, path) {
    return `${kind} ${index + 1}${path ? ` (${path.slice(0, 80)})` : ""}`;
}
function placeOf(holder) {
    if (holder === undefined) return "keep";
    return holder === "own" ? "known" : "rename";
}
function parentPlaces(messages) {
    const earlier = new Map();
    let before = null;
    return messages.map(({ id, parentId, position })=>{
        const named = typeof parentId === "string" ? earlier.get(parentId) : undefined;
        const place = parentId === null ? null : named ?? before;
        earlier.set(id, position);
        before = position;
        return place;
    });
}
function refusalWords({ problem, part }) {
    const words = IMPORT_PROBLEMS[problem];
    return part ? `${words} The cause is ${part}.` : words;
}
function landingOf(result) {
    const query = result.ok ? Object.entries({
        import: "done",
        ...result.outcome
    }) : Object.entries({
        import: result.problem
    });
    return `/settings?${query.map(([name, value])=>`${name}=${value}`).join("&")}#import`;
}
function problemOfStatus(status) {
    if (status === 413) return "size";
    if (status === 429) return "busy";
    return status === 400 ? "format" : "failed";
}
const listed = new Intl.ListFormat("en-GB");
const counted = (count, one, many)=>`${count} ${count === 1 ? one : many}`;
function outcomeWords({ solves, chats, reviews = 0, sets = 0, places = 0, known }) {
    const here = known > 0 ? ` ${counted(known, "item was", "items were")} already here and stayed as before.` : "";
    if (solves + chats + reviews + sets + places === 0) return `Nothing new in this file.${here}`;
    const work = `${counted(solves, "problem", "problems")} and ${counted(chats, "conversation", "conversations")}`;
    const practised = [
        ...reviews > 0 ? [
            counted(reviews, "practice problem", "practice problems")
        ] : [],
        ...sets > 0 ? [
            counted(sets, "practice set", "practice sets")
        ] : [],
        ...places > 0 ? [
            counted(places, "place in a set", "places in sets")
        ] : []
    ];
    const brought = practised.length > 0 ? `${work}, and ${listed.format(practised)}` : work;
    return `Imported: ${brought}.${here}`;
}
const isImportProblem = (word)=>typeof word === "string" && Object.hasOwn(IMPORT_PROBLEMS, word);
// MERGED MODULE: [project]/server/features/import/service.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__880636__ = __turbopack_context__.i(880636);
var __TURBOPACK__imported__module__913749__ = __turbopack_context__.i(913749);
var __TURBOPACK__imported__module__969544__ = __turbopack_context__.i(969544);
// MERGED MODULE: [project]/server/features/import/file/read-file.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
var __TURBOPACK__imported__module__780932__ = __turbopack_context__.i(780932);
var __TURBOPACK__imported__module__574591__ = __turbopack_context__.i(574591);
var __TURBOPACK__imported__module__70094__ = __turbopack_context__.i(70094);
// MERGED MODULE: [project]/server/features/practice/answers/service.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__159941__ = __turbopack_context__.i(159941);
var __TURBOPACK__imported__module__64168__ = __turbopack_context__.i(64168);
var __TURBOPACK__imported__module__257656__ = __turbopack_context__.i(257656);
;
;
;
;
async function judgedAgain({ engine }, review) {
    const { skill, level, seed } = review;
    let events = [];
    for (const done of review.events.flatMap(doneIn)){
        const answer = done.what === "answer" ? done.answer : "";
        const checked = await engine.run("practiceAnswer", {
            skill,
            level,
            seed,
            answer
        });
        if (checked?.problem.text !== review.text) return null;
        events = (0, __TURBOPACK__imported__module__159941__["S"])(events, (0, __TURBOPACK__imported__module__257656__["i"])(done, checked));
        if ((0, __TURBOPACK__imported__module__159941__["m"])(events)) break;
    }
    return events.length > 0 ? {
        ...review,
        events
    } : null;
}
/** What an event says was done, without what it says came of it; nothing where it is an answer without its text. */ function doneIn({ id, kind, text }) {
    if (kind === "hint" || kind === "reveal") return [
        {
            id,
            what: kind
        }
    ];
    const typed = __TURBOPACK__imported__module__64168__["F"].safeParse(text);
    return typed.success ? [
        {
            id,
            what: "answer",
            answer: typed.data
        }
    ] : [];
}
var __TURBOPACK__imported__module__111313__ = __turbopack_context__.i(111313);
// MERGED MODULE: [project]/server/features/import/schema.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__600205__ = __turbopack_context__.i(600205);
var __TURBOPACK__imported__module__206033__ = __turbopack_context__.i(206033);
var __TURBOPACK__imported__module__971724__ = __turbopack_context__.i(971724);
var __TURBOPACK__imported__module__469755__ = __turbopack_context__.i(469755);
var __TURBOPACK__imported__module__588107__ = __turbopack_context__.i(588107);
var __TURBOPACK__imported__module__574591__1 = __TURBOPACK__imported__module__574591__;
;
;
const formatSchema = __TURBOPACK__imported__module__600205__["z"].literal(__TURBOPACK__imported__module__574591__1["P"]);
const versionSchema = __TURBOPACK__imported__module__206033__["z"].number().int();
const profileSchema = __TURBOPACK__imported__module__971724__["z"].object({
    displayName: __TURBOPACK__imported__module__469755__["z"].unknown()
}).nullish();
const count = __TURBOPACK__imported__module__588107__["z"].coerce.number().int().min(0).max(1_000_000).catch(0);
const importOutcomeSchema = __TURBOPACK__imported__module__971724__["z"].object({
    solves: count,
    chats: count,
    /** Practice problems; absent when there were none. */ reviews: count.optional(),
    /** Sets of practice problems; absent when there were none. */ sets: count.optional(),
    /** Places in sets of others; absent when there were none. */ places: count.optional(),
    known: count
});
// MERGED MODULE: [project]/server/features/import/file/is-genuine.ts [app-route] (ecmascript)
;
;
function isGenuine(seal, raw) {
    const { signature, item } = signedIn(raw);
    return signature !== null && seal.isOwn(JSON.stringify(item), signature);
}
function genuineWithList(seal, around, member) {
    const { signature, item } = signedIn(around);
    const names = Object.keys(item);
    if (signature === null || !names.includes(member)) return {
        add: ()=>{},
        isGenuine: ()=>false
    };
    const text = seal.inParts();
    const written = (name)=>`${JSON.stringify(name)}:${JSON.stringify(item[name])}`;
    const [before, after] = [
        names.slice(0, names.indexOf(member)),
        names.slice(names.indexOf(member) + 1)
    ];
    text.add(`{${before.map((name)=>`${written(name)},`).join("")}${JSON.stringify(member)}:[`);
    let separator = "";
    return {
        add (entry) {
            text.add(separator + JSON.stringify(entry));
            separator = ",";
        },
        isGenuine () {
            text.add(`]${after.map((name)=>`,${written(name)}`).join("")}}`);
            return text.isOwn(signature);
        }
    };
}
function signedIn(raw) {
    if (typeof raw !== "object" || raw === null || !("signature" in raw)) return {
        signature: null,
        item: {}
    };
    const { signature, ...item } = raw;
    return {
        signature: typeof signature === "string" ? signature : null,
        item
    };
}
// MERGED MODULE: [project]/server/features/import/file/read-chat.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__178430__ = __turbopack_context__.i(178430);
var __TURBOPACK__imported__module__574591__2 = __TURBOPACK__imported__module__574591__;
var __TURBOPACK__imported__module__70094__1 = __TURBOPACK__imported__module__70094__;
// MERGED MODULE: [project]/server/features/import/file/refused.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__689988__ = __turbopack_context__.i(689988);
var __TURBOPACK__imported__module__600965__ = __turbopack_context__.i(600965);
;
;
;
;
class Refused extends __TURBOPACK__imported__module__689988__["f"] {
    problem;
    part;
    static brand = "Refused";
    constructor(problem, part = null){
        super(problem), this.problem = problem, this.part = part;
    }
}
function accepted(read, { kind, index, within }) {
    if (read.success) return read.data;
    const path = [
        ...within === undefined ? [] : [
            within
        ],
        ...read.error.issues[0]?.path ?? []
    ];
    throw new Refused("damaged", partOf(kind, index, path.join(".")));
}
async function fitting(made, problem, part = null) {
    try {
        return await made;
    } catch (error) {
        throw __TURBOPACK__imported__module__600965__["R"].isInstance(error) ? new Refused(problem, part) : error;
    }
}
;
;
;
;
;
;
;
;
const KIND = "conversation";
async function readChat({ seal, now }, { make }, piece, index) {
    const around = await fitting(make(piece, AROUND_LIMITS), "damaged", partOf(KIND, index, ""));
    const head = accepted(__TURBOPACK__imported__module__70094__1["X"].safeParse(around), {
        kind: KIND,
        index
    });
    const signed = genuineWithList(seal, around, "messages");
    const messages = await readMessages(make, messagesOf(piece, index), {
        index,
        onMessage: signed.add
    });
    const genuine = signed.isGenuine();
    const time = (moment)=>pastTime(moment, now());
    const said = messages.sort((one, other)=>one.position - other.position);
    const places = parentPlaces(said);
    return {
        id: head.id,
        title: printable(head.title),
        solveId: head.solveId,
        mode: head.mode,
        headAt: said.find(({ id })=>id === head.headId)?.position ?? null,
        createdAt: time(head.createdAt),
        updatedAt: time(head.updatedAt),
        messages: said.map(({ parentId: _before, ...message }, at)=>({
                ...message,
                parentAt: places[at] ?? null,
                parts: genuine ? message.parts : foreignParts(message),
                createdAt: time(message.createdAt)
            }))
    };
}
function messagesOf({ members }, index) {
    const items = members?.get("messages")?.items;
    if (!items) throw new Refused("damaged", partOf(KIND, index, "messages"));
    return items;
}
async function readMessages(make, pieces, { index, onMessage }) {
    const messages = [];
    const taken = new Set();
    let size = 0;
    for (const [at, piece] of pieces.entries()){
        const name = `message ${at + 1} of conversation ${index + 1}`;
        const raw = await fitting(make(piece, ITEM_LIMITS), "long", name);
        size += sizeOf(raw, CHAT_SIZE_MAX);
        if (size > CHAT_SIZE_MAX) throw new Refused("long", `conversation ${index + 1}`);
        const within = `messages.${at}`;
        const message = accepted(__TURBOPACK__imported__module__70094__1["_"].safeParse(raw), {
            kind: KIND,
            index,
            within
        });
        if (sizeOf(message.parts, __TURBOPACK__imported__module__574591__2["I"] * 2) > __TURBOPACK__imported__module__574591__2["I"] * 2) throw new Refused("long", name);
        if (taken.has(message.position)) throw new Refused("damaged", partOf(KIND, index, "messages"));
        taken.add(message.position);
        onMessage(raw);
        messages.push(message);
    }
    return messages;
}
function foreignParts(message) {
    const written = message.parts.flatMap((part)=>part.type === "text" ? [
            {
                ...part,
                text: printable(part.text)
            }
        ] : []);
    return message.role === "user" ? written : (0, __TURBOPACK__imported__module__178430__["s"])({
        ...message,
        parentId: null,
        parts: written
    });
}
// MERGED MODULE: [project]/server/features/import/file/read-solve.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__70094__2 = __TURBOPACK__imported__module__70094__;
var __TURBOPACK__imported__module__65762__ = __turbopack_context__.i(65762);
var __TURBOPACK__imported__module__458788__ = __turbopack_context__.i(458788);
var __TURBOPACK__imported__module__997822__ = __turbopack_context__.i(997822);
;
;
;
;
;
;
;
async function readSolve(deps, raw, index) {
    const item = accepted(__TURBOPACK__imported__module__70094__2["$"].safeParse(raw), {
        kind: "problem",
        index
    });
    const result = isGenuine(deps.seal, raw) ? ownResult(deps.seal, item) : null;
    const createdAt = pastTime(item.createdAt, deps.now());
    const { id, mode, answerRevealed, solveMs } = item;
    if (result) {
        const { text, revealedSteps, attempt, partProgress } = item;
        return {
            id,
            text,
            mode,
            result,
            revealedSteps,
            answerRevealed,
            attempt,
            partProgress,
            solveMs,
            createdAt
        };
    }
    const text = accepted(__TURBOPACK__imported__module__65762__["R"].safeParse(item.text), {
        kind: "problem",
        index
    });
    const worked = (0, __TURBOPACK__imported__module__997822__["P"])(await deps.engine.run("solve", text));
    const revealedSteps = Math.min(item.revealedSteps, worked.steps.length);
    const attempt = item.attempt && await recheck(deps, text, {
        id,
        ...item.attempt
    }, index);
    const partProgress = await foreignProgress(deps, {
        item,
        worked
    }, index);
    return {
        id,
        text,
        mode,
        result: worked,
        revealedSteps,
        answerRevealed,
        attempt,
        partProgress,
        solveMs,
        createdAt
    };
}
/** How far a file that is not ours says a student is with the parts of a worksheet: their tries are checked again. */ async function foreignProgress(deps, { item, worked }, index) {
    if (!worked.parts || !item.partProgress) return null;
    const kept = {};
    for (const [place, part] of worked.parts.entries()){
        const told = item.partProgress[place];
        if (!told) continue;
        const { revealedSteps = 0, answerRevealed = false, attempt } = told;
        kept[place] = {
            revealedSteps: Math.min(revealedSteps, part.steps.length),
            answerRevealed,
            attempt: attempt && await recheck(deps, part.text, {
                id: item.id,
                ...attempt
            }, index)
        };
    }
    return kept;
}
/** The result of a genuine item: as it is in the file, or concealed. */ function ownResult(seal, { result, sealed }) {
    if (result) return result;
    const hidden = sealed === undefined ? null : seal.reveal(sealed);
    return hidden === null ? null : __TURBOPACK__imported__module__70094__2["k"].parse(JSON.parse(hidden));
}
async function recheck({ engine }, problem, attempt, index) {
    const tried = accepted(__TURBOPACK__imported__module__65762__["_"].safeParse(attempt), {
        kind: "problem",
        index
    });
    if (tried.kind === "answer") {
        const check = await engine.run("checkAnswer", {
            problem,
            answer: tried.text
        });
        return {
            kind: tried.kind,
            text: tried.text,
            check
        };
    }
    const check = await engine.run("checkWorking", {
        problem,
        lines: tried.text
    });
    return {
        kind: tried.kind,
        text: tried.text.join("\n"),
        check
    };
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
;
;
;
;
;
/** Where a file of ours is cut. What is not named is looked through and never made. */ const PLAN = {
    members: {
        format: {},
        version: {},
        profile: {},
        solves: {
            items: {},
            most: __TURBOPACK__imported__module__574591__["Z"]
        },
        chats: {
            items: {
                members: {
                    messages: {
                        items: {},
                        most: __TURBOPACK__imported__module__574591__["T"]
                    }
                }
            },
            most: __TURBOPACK__imported__module__574591__["D"]
        },
        practice: {
            items: {},
            most: __TURBOPACK__imported__module__574591__["r"]
        },
        practiceSets: {
            members: {
                made: {
                    items: {},
                    most: __TURBOPACK__imported__module__574591__["q"]
                },
                joined: {
                    items: {},
                    most: __TURBOPACK__imported__module__574591__["q"]
                }
            }
        }
    }
};
async function readFile(deps, bytes) {
    const file = await cut(bytes);
    await assertOurs(file);
    const bounded = {
        ...deps,
        engine: boundedEngine(deps.engine)
    };
    const { root } = file;
    const sets = root.members?.get("practiceSets");
    const [made, joined] = [
        sets?.members?.get("made"),
        sets?.members?.get("joined")
    ];
    if (sets && !sets.members) throw new Refused("damaged");
    const lists = {
        solves: listed1(root.members?.get("solves")),
        chats: listed1(root.members?.get("chats")),
        practice: listed1(root.members?.get("practice"), true),
        made: listed1(made, !sets),
        joined: listed1(joined, true)
    };
    const displayName = await nameIn(file);
    return {
        solves: await each(file, {
            pieces: lists.solves,
            kind: "problem"
        }, (raw, index)=>readSolve(bounded, raw, index)),
        chats: await chatsIn(deps, file, lists.chats),
        reviews: (await each(file, {
            pieces: lists.practice,
            kind: "practice problem"
        }, (raw, index)=>readReview(bounded, raw, index))).flat(),
        sets: await each(file, {
            pieces: lists.made,
            kind: "practice set"
        }, (raw, index)=>readSet(deps, raw, index)),
        places: (await each(file, {
            pieces: lists.joined,
            kind: "place in a set"
        }, (raw, index)=>readPlace(deps, raw, index))).flat(),
        displayName
    };
}
async function cut(bytes) {
    try {
        return await fitting((0, __TURBOPACK__imported__module__111313__["f"])(bytes, PLAN), "damaged");
    } catch (error) {
        throw error instanceof SyntaxError ? new Refused("format") : error;
    }
}
async function assertOurs({ root, make }) {
    const made = async (name)=>{
        const piece = root.members?.get(name);
        return piece && fitting(make(piece, AROUND_LIMITS), "format");
    };
    const version = versionSchema.safeParse(await made("version"));
    if (!formatSchema.safeParse(await made("format")).success || !version.success) throw new Refused("format");
    if (version.data > __TURBOPACK__imported__module__574591__["U"]) throw new Refused("version");
}
async function nameIn({ root, make }) {
    const piece = root.members?.get("profile");
    const read = profileSchema.safeParse(piece && await fitting(make(piece, AROUND_LIMITS), "damaged"));
    if (!read.success) throw new Refused("damaged");
    const name = __TURBOPACK__imported__module__780932__["a"].safeParse(read.data?.displayName);
    return name.success ? name.data : null;
}
function listed1(piece, mayBeAbsent = false) {
    if (!piece && mayBeAbsent) return [];
    if (!piece?.items) throw new Refused("damaged");
    return piece.items;
}
async function each({ make }, { pieces, kind }, read) {
    const items = [];
    for (const [index, piece] of pieces.entries()){
        const raw = await fitting(make(piece, ITEM_LIMITS), "damaged", partOf(kind, index, ""));
        items.push(await read(raw, index));
    }
    return items;
}
async function chatsIn(deps, file, pieces) {
    const chats = [];
    for (const [index, piece] of pieces.entries())chats.push(await readChat(deps, file, piece, index));
    return chats;
}
/** The engine, as long as its time for one account lasts. */ function boundedEngine(engine) {
    const bounded = {
        run: (job, input, signal)=>engine.run(job, input, signal).catch((error)=>{
                if (__TURBOPACK__imported__module__861839__["f"].isInstance(error) && error.code === "TOO_MANY_REQUESTS") throw new Refused("work");
                throw error;
            }),
        as: (caller)=>boundedEngine(engine.as(caller))
    };
    return bounded;
}
/** What came of a practice problem counts for the makers of sets too: it is taken in to the letter, or judged again. */ async function readReview(deps, raw, index) {
    const item = accepted(__TURBOPACK__imported__module__70094__["j"].safeParse(raw), {
        kind: "practice problem",
        index
    });
    const review = isGenuine(deps.seal, raw) ? item : await judgedAgain(deps, item);
    if (!review) return [];
    const { skill, level, seed, text, events } = review;
    const createdAt = pastTime(item.createdAt, deps.now());
    const reviewedAt = item.reviewedAt === null ? null : pastTime(item.reviewedAt, deps.now());
    return [
        {
            skill,
            level,
            seed,
            text: printable(text),
            events,
            createdAt,
            reviewedAt
        }
    ];
}
function readSet({ now }, raw, index) {
    const item = accepted(__TURBOPACK__imported__module__70094__["c"].safeParse(raw), {
        kind: "practice set",
        index
    });
    return {
        ...item,
        createdAt: pastTime(item.createdAt, now())
    };
}
/** A place counts for its set's maker: it is taken in to the letter or not at all. */ function readPlace({ seal, now }, raw, index) {
    if (!isGenuine(seal, raw)) return [];
    const place = accepted(__TURBOPACK__imported__module__70094__["p"].safeParse(raw), {
        kind: "place in a set",
        index
    });
    const { token, name, problems, joinedAt } = place;
    return token ? [
        {
            token,
            name,
            problems,
            joinedAt: pastTime(joinedAt, now())
        }
    ] : [];
}
// MERGED MODULE: [project]/server/features/import/repository.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__136340__ = __turbopack_context__.i(136340);
var __TURBOPACK__imported__module__875225__ = __turbopack_context__.i(875225);
var __TURBOPACK__imported__module__518899__ = __turbopack_context__.i(518899);
var __TURBOPACK__imported__module__595907__ = __turbopack_context__.i(595907);
var __TURBOPACK__imported__module__141048__ = __turbopack_context__.i(141048);
var __TURBOPACK__imported__module__564616__ = __turbopack_context__.i(564616);
var __TURBOPACK__imported__module__685567__ = __turbopack_context__.i(685567);
var __TURBOPACK__imported__module__256226__ = __turbopack_context__.i(256226);
;
;
;
;
;
function inTransaction(db, work) {
    return db.transaction(work);
}
function findSolveHolders(db, scope, ids) {
    return findHolders(ids, (some)=>db.select({
            id: __TURBOPACK__imported__module__256226__["f"].id,
            own: isOwn(__TURBOPACK__imported__module__256226__["f"].userId, scope)
        }).from(__TURBOPACK__imported__module__256226__["f"]).where((0, __TURBOPACK__imported__module__875225__["y"])(__TURBOPACK__imported__module__256226__["f"].id, some)));
}
function findChatHolders(db, scope, ids) {
    return findHolders(ids, (some)=>db.select({
            id: __TURBOPACK__imported__module__564616__["f"].id,
            own: isOwn(__TURBOPACK__imported__module__564616__["f"].userId, scope)
        }).from(__TURBOPACK__imported__module__564616__["f"]).where((0, __TURBOPACK__imported__module__875225__["y"])(__TURBOPACK__imported__module__564616__["f"].id, some)));
}
async function findMessageIds(db, ids) {
    const taken = new Set();
    for (const some of batches(ids)){
        const rows = await db.select({
            id: __TURBOPACK__imported__module__685567__["f"].id
        }).from(__TURBOPACK__imported__module__685567__["f"]).where((0, __TURBOPACK__imported__module__875225__["y"])(__TURBOPACK__imported__module__685567__["f"].id, some));
        for (const { id } of rows)taken.add(id);
    }
    return taken;
}
async function insertSolves(db, { userId }, incoming) {
    let kept = 0;
    for (const some of batches(incoming, ({ result })=>sizeOf(result, Number.POSITIVE_INFINITY))){
        const rows = some.map((solve)=>{
            const { status, verification, latex } = solve.result;
            return {
                ...solve,
                userId,
                status,
                verification,
                latex
            };
        });
        kept += (await db.insert(__TURBOPACK__imported__module__256226__["f"]).values(rows).onConflictDoNothing().returning({
            id: __TURBOPACK__imported__module__256226__["f"].id
        })).length;
    }
    return kept;
}
async function insertChats(db, { userId }, incoming) {
    let kept = 0;
    for (const some of batches(incoming)){
        const rows = some.map(({ messages: said, headAt, ...chat })=>{
            return {
                ...chat,
                userId,
                headId: idAt(said, headAt)
            };
        });
        const made = await db.insert(__TURBOPACK__imported__module__564616__["f"]).values(rows).onConflictDoNothing().returning({
            id: __TURBOPACK__imported__module__564616__["f"].id
        });
        const ids = new Set(made.map(({ id })=>id));
        for (const { id, messages: said } of some)if (ids.has(id)) await insertMessages(db, id, said);
        kept += ids.size;
    }
    return kept;
}
/** Messages are in the order of their places, so that each comes after the one it follows. */ async function insertMessages(db, chatId, said) {
    const ids = new Map(said.map(({ position, id })=>[
            position,
            id
        ]));
    for (const some of batches(said, ({ parts })=>sizeOf(parts, Number.POSITIVE_INFINITY))){
        // A statement is computed where everyone else's requests are.
        await (0, __TURBOPACK__imported__module__136340__["setImmediate"])();
        const rows = some.map(({ parentAt, ...message })=>{
            return {
                ...message,
                chatId,
                parentId: parentAt === null ? null : ids.get(parentAt) ?? null
            };
        });
        await db.insert(__TURBOPACK__imported__module__685567__["f"]).values(rows);
    }
}
const idAt = (said, place)=>said.find(({ position })=>position === place)?.id ?? null;
async function updateMissingName(db, { userId }, displayName) {
    await db.update(__TURBOPACK__imported__module__141048__["f"]).set({
        displayName
    }).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__141048__["f"].userId, userId), (0, __TURBOPACK__imported__module__875225__["M"])(__TURBOPACK__imported__module__141048__["f"].displayName)));
}
const isOwn = (column, { userId })=>__TURBOPACK__imported__module__518899__["B"]`coalesce(${column} = ${userId}, false)`;
async function findHolders(ids, find) {
    const holders = new Map();
    for (const some of batches(ids))for (const { id, own } of (await find(some)))holders.set(id, own ? "own" : "other");
    return holders;
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
/** What is computed for a batch of rows before they are written, as `takeTurn` counts. */ const BATCH_COST = 64 * 1024;
async function importWork(deps, scope, file) {
    try {
        const work = await readFile(deps, file);
        const outcome = await inTransaction(await deps.db(), (tx)=>keep(deps, {
                db: tx,
                scope
            }, work));
        return {
            ok: true,
            outcome
        };
    } catch (error) {
        if (Refused.isInstance(error)) return {
            ok: false,
            problem: error.problem,
            part: error.part
        };
        throw error;
    }
}
async function keep(deps, { db, scope }, work) {
    if (work.displayName !== null) await updateMissingName(db, scope, work.displayName);
    const solveIds = await solvePlaces(db, scope, work);
    const solves = work.solves.flatMap((solve)=>{
        const place = solveIds.get(solve.id);
        return place?.isNew ? [
            {
                ...solve,
                id: place.id
            }
        ] : [];
    });
    const kept = await insertSolves(db, scope, solves);
    const chats = await newChats(db, scope, work);
    const about = (id)=>id === null ? null : solveIds.get(id)?.id ?? null;
    const placed = chats.map((chat)=>({
            ...chat,
            solveId: about(chat.solveId)
        }));
    const keptChats = await insertChats(db, scope, placed);
    let reviews = 0;
    for (const some of batches(work.reviews)){
        await (0, __TURBOPACK__imported__module__969544__["f"])(BATCH_COST);
        reviews += await (0, __TURBOPACK__imported__module__880636__["i"])(deps, {
            db,
            scope
        }, some);
    }
    const sets = await (0, __TURBOPACK__imported__module__913749__["i"])(deps, {
        db,
        scope
    }, work.sets);
    const places = await (0, __TURBOPACK__imported__module__913749__["G"])(deps, {
        db,
        scope
    }, work.places);
    const offered = work.solves.length + work.chats.length + work.reviews.length + work.sets.length;
    const known = offered - kept - keptChats - reviews - sets;
    const practised = {
        ...reviews > 0 ? {
            reviews
        } : {},
        ...sets > 0 ? {
            sets
        } : {},
        ...places > 0 ? {
            places
        } : {}
    };
    return {
        solves: kept,
        chats: keptChats,
        ...practised,
        known
    };
}
/** Where the ids of a file lead in this account: an id nobody has is kept; one that is the account's own means
 * what is there; one that belongs to another account becomes a new one, always the same one for the same account. */ async function placesOf(ids, { db, scope, find }) {
    const places = new Map();
    for (const some of batches(ids)){
        await (0, __TURBOPACK__imported__module__969544__["f"])(BATCH_COST);
        const renamed = new Map(some.map((id)=>[
                id,
                derivedId(scope.userId, id)
            ]));
        const holders = await find(db, scope, [
            ...new Set([
                ...renamed
            ].flat())
        ]);
        for (const [id, other] of renamed){
            const place = placeOf(holders.get(id));
            if (place !== "rename") places.set(id, {
                id,
                isNew: place === "keep"
            });
            else places.set(id, {
                id: other,
                isNew: !holders.has(other)
            });
        }
    }
    return places;
}
/** The places of a file's problems and of those its conversations are about; the latter only where they lead to one. */ async function solvePlaces(db, scope, work) {
    const inFile = new Set(work.solves.map(({ id })=>id));
    const mentioned = work.chats.flatMap(({ solveId })=>solveId ?? []);
    const places = await placesOf([
        ...inFile,
        ...mentioned
    ], {
        db,
        scope,
        find: findSolveHolders
    });
    for (const id of mentioned)if (!inFile.has(id) && places.get(id)?.isNew) places.delete(id);
    return places;
}
/** The conversations that are not here yet, under ids that are free. */ async function newChats(db, scope, work) {
    const places = await placesOf(work.chats.map(({ id })=>id), {
        db,
        scope,
        find: findChatHolders
    });
    const taken = new Set();
    const free = (chat, { id, position })=>{
        const chosen = taken.has(id) ? derivedId(scope.userId, `${chat} ${position}`) : id;
        taken.add(chosen);
        return chosen;
    };
    const placed = [];
    for (const chat of work.chats){
        const place = places.get(chat.id);
        if (!place?.isNew) continue;
        places.delete(chat.id);
        await (0, __TURBOPACK__imported__module__969544__["f"])(BATCH_COST);
        const ids = chat.messages.map(({ id })=>id);
        for (const id of (await findMessageIds(db, ids)))taken.add(id);
        const messages = chat.messages.map((message)=>({
                ...message,
                id: free(place.id, message)
            }));
        placed.push({
            ...chat,
            id: place.id,
            messages
        });
    }
    return placed;
}
/** An id that belongs to this account and this old id alone, in the form of a UUID. */ function derivedId(userId, id) {
    const hex = (0, __TURBOPACK__imported__module__666680__["createHash"])("sha256").update(`${userId} ${id}`).digest("hex");
    const version = `8${hex.slice(13, 16)}`;
    const variant = `a${hex.slice(17, 20)}`;
    return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        version,
        variant,
        hex.slice(20, 32)
    ].join("-");
}
var __TURBOPACK__imported__module__172190__ = __turbopack_context__.i(172190);
// MERGED MODULE: [project]/server/http/read-upload.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__861839__1 = __TURBOPACK__imported__module__861839__;
var __TURBOPACK__imported__module__969544__1 = __TURBOPACK__imported__module__969544__;
;
;
;
/** Room for a form's own lines around the file. */ const FORM_BYTES = 16 * 1024;
/** Fields a form may have, and bytes of the lines that one begins with. */ const FIELDS_MAX = 16;
const HEADER_BYTES_MAX = 4 * 1024;
/** How much is searched before everyone else's requests get their turn. */ const SEARCHED_AT_ONCE = 128 * 1024;
const MULTIPART = /^multipart\/form-data;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
const NAME = /^content-disposition:\s*form-data;(?:.*;)?\s*name="([^"]*)"/im;
const FILE_NAME = /^content-disposition:.*;\s*filename\*?=/im;
async function readUpload(request, { field, bytesMax }) {
    const limit = bytesMax + FORM_BYTES;
    if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(bytesMax);
    const [, quoted, plain] = MULTIPART.exec(request.headers.get("content-type") ?? "") ?? [];
    const boundary = quoted ?? plain;
    if (boundary === undefined) throw noForm();
    const body = await readBody(request, limit);
    if (body === null) throw tooLarge(bytesMax);
    const file = await fileIn(body, boundary, field);
    if (file === null || file.length === 0) return null;
    if (file.length > bytesMax) throw tooLarge(bytesMax);
    return file;
}
/** @returns null when there is more than the limit */ async function readBody({ body }, limit) {
    // What is never written to takes no memory.
    const bytes = Buffer.allocUnsafeSlow(limit);
    let size = 0;
    const reader = body?.getReader();
    for(let part = await reader?.read(); part && !part.done; part = await reader?.read()){
        if (size + part.value.byteLength > limit) {
            await reader?.cancel();
            return null;
        }
        bytes.set(part.value, size);
        size += part.value.byteLength;
        await (0, __TURBOPACK__imported__module__969544__1["f"])(part.value.byteLength);
    }
    return bytes.subarray(0, size);
}
/** The file under a name in a form (RFC 7578).
 * @returns null for none; a view of the body otherwise */ async function fileIn(body, boundary, field) {
    const line = Buffer.from(`\r\n--${boundary}`, "latin1");
    // The first line has no line before it.
    let at = line.subarray(2).equals(body.subarray(0, line.length - 2)) ? line.length - 2 : await behind(body, line, 0);
    for(let fields = 0; fields < FIELDS_MAX; fields += 1){
        if (body.toString("latin1", at, at + 2) === "--") return null;
        const head = body.subarray(at, at + HEADER_BYTES_MAX);
        const length = head.indexOf("\r\n\r\n");
        if (length < 0) throw noForm();
        const lines = head.toString("utf8", 0, length);
        const from = at + length + 4;
        at = await behind(body, line, from);
        if (NAME.exec(lines)?.[1] === field) return FILE_NAME.test(lines) ? body.subarray(from, at - line.length) : null;
    }
    throw noForm();
}
/** Where a line of the form ends that stands in it from here on. */ async function behind(body, line, from) {
    for(let at = from; at < body.length; at += SEARCHED_AT_ONCE){
        await (0, __TURBOPACK__imported__module__969544__1["f"])(SEARCHED_AT_ONCE);
        const found = body.subarray(at, at + SEARCHED_AT_ONCE + line.length).indexOf(line);
        if (found >= 0) return at + found + line.length;
    }
    throw noForm();
}
const noForm = ()=>new __TURBOPACK__imported__module__861839__1["f"]("PARSE_ERROR");
function tooLarge(bytesMax) {
    const limit = `${Math.floor(bytesMax / 1024 / 1024)} MB`;
    return new __TURBOPACK__imported__module__861839__1["f"]("PAYLOAD_TOO_LARGE", {
        message: `This file is too large. Choose one of at most ${limit}.`
    });
}
var __TURBOPACK__imported__module__725413__ = __turbopack_context__.i(725413);
var __TURBOPACK__imported__module__817492__ = __turbopack_context__.i(817492);
var __TURBOPACK__imported__module__587640__ = __turbopack_context__.i(587640);
var __TURBOPACK__imported__module__463658__ = __turbopack_context__.i(463658);
var __TURBOPACK__imported__module__896233__ = __turbopack_context__.i(896233);
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
async function POST(request) {
    const composition = (0, __TURBOPACK__imported__module__451277__["f"])();
    const opened = (0, __TURBOPACK__imported__module__587640__["f"])(request, composition);
    const fromScript = request.headers.get("accept")?.includes("application/json") ?? false;
    let response;
    try {
        const result = await takeIn(request, opened);
        response = fromScript ? inJson(result) : seeOther(landingOf(result));
    } catch (error) {
        const context = {
            log: composition.deps.log,
            requestId: opened.requestId,
            operation: "import"
        };
        response = (0, __TURBOPACK__imported__module__190585__["f"])(error, context);
        if (!fromScript) response = seeOther(landingAfter(response.status));
    }
    for (const cookie of opened.setCookies())response.headers.append("set-cookie", cookie);
    return response;
}
async function takeIn(request, opened) {
    const { deps } = (0, __TURBOPACK__imported__module__451277__["f"])();
    (0, __TURBOPACK__imported__module__172190__["k"])(request.headers);
    const scope = (0, __TURBOPACK__imported__module__896233__["P"])(await opened.scope());
    await (0, __TURBOPACK__imported__module__817492__["x"])(deps, "import", {
        scope,
        address: opened.address
    });
    const file = await readUpload(request, {
        field: FILE_FIELD,
        bytesMax: FILE_BYTES_MAX
    });
    if (file === null) return {
        ok: false,
        problem: "empty",
        part: null
    };
    return importWork({
        ...(0, __TURBOPACK__imported__module__463658__["f"])(deps, {
            ...opened,
            scope
        }),
        seal: (0, __TURBOPACK__imported__module__725413__["f"])()
    }, scope, file);
}
function inJson(result) {
    const headers = {
        "cache-control": "no-store"
    };
    if (result.ok) return Response.json({
        message: outcomeWords(result.outcome)
    }, {
        headers
    });
    return Response.json({
        error: {
            message: refusalWords(result)
        }
    }, {
        status: 422,
        headers
    });
}
function landingAfter(status) {
    if (status === 401) return "/sign-in?next=/settings";
    return landingOf({
        ok: false,
        problem: problemOfStatus(status),
        part: null
    });
}
const seeOther = (location)=>new Response(null, {
        status: 303,
        headers: {
            location
        }
    });
__turbopack_context__.s([
    "POST",
    0,
    POST
], 23361);
}),
167011, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__747909__ = __turbopack_context__.i(747909);
var __TURBOPACK__imported__module__174017__ = __turbopack_context__.i(174017);
var __TURBOPACK__imported__module__996250__ = __turbopack_context__.i(996250);
var __TURBOPACK__imported__module__759756__ = __turbopack_context__.i(759756);
var __TURBOPACK__imported__module__561916__ = __turbopack_context__.i(561916);
var __TURBOPACK__imported__module__174677__ = __turbopack_context__.i(174677);
var __TURBOPACK__imported__module__869741__ = __turbopack_context__.i(869741);
var __TURBOPACK__imported__module__316795__ = __turbopack_context__.i(316795);
var __TURBOPACK__imported__module__487718__ = __turbopack_context__.i(487718);
var __TURBOPACK__imported__module__995169__ = __turbopack_context__.i(995169);
var __TURBOPACK__imported__module__47587__ = __turbopack_context__.i(47587);
var __TURBOPACK__imported__module__666012__ = __turbopack_context__.i(666012);
var __TURBOPACK__imported__module__570101__ = __turbopack_context__.i(570101);
var __TURBOPACK__imported__module__626937__ = __turbopack_context__.i(626937);
var __TURBOPACK__imported__module__10372__ = __turbopack_context__.i(10372);
var __TURBOPACK__imported__module__193695__ = __turbopack_context__.i(193695);
var __TURBOPACK__imported__module__509580__ = __turbopack_context__.i(509580);
var __TURBOPACK__imported__module__52474__ = __turbopack_context__.i(52474);
var __TURBOPACK__imported__module__600220__ = __turbopack_context__.i(600220);
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
;
;
;
;
;
;
// We inject the nextConfigOutput here so that we can use them in the route
// module.
const nextConfigOutput = "standalone";
const routeModule = new __TURBOPACK__imported__module__747909__["AppRouteRouteModule"]({
    definition: {
        kind: __TURBOPACK__imported__module__174017__["f"].APP_ROUTE,
        page: "/api/import/route",
        pathname: "/api/import",
        filename: "route",
        bundlePath: ""
    },
    distDir: ("TURBOPACK compile-time value", ".next") || '',
    relativeProjectDir: ("TURBOPACK compile-time value", "") || '',
    resolvedPagePath: "[project]/app/api/import/route.ts",
    nextConfigOutput,
    // The lazy require factory ensures that:
    // - In dev: devRequestTimingInternalsEnd is set before userland executes,
    //   correctly attributing module load time to application-code rather than
    //   framework internals.
    // - In all modes: async modules (route files with top-level await) are
    //   handled correctly — require() returns a Promise for such modules, which
    //   ensureUserland() awaits before the first request is handled.
    userland: ()=>__turbopack_context__.r(23361),
    // In Turbopack dev mode, also provide a synchronous per-request getter so
    // server HMR updates are picked up without re-executing the entry chunk.
    // Using require() (synchronous) avoids adding async overhead that would be
    // incorrectly attributed to application-code time in devRequestTiming.
    ...("TURBOPACK compile-time falsy", 0) ? "TURBOPACK unreachable" : {}
});
// Pull out the exports that we need to expose from the module. This should
// be eliminated when we've moved the other routes to the new format. These
// are used to hook into the route.
const { workAsyncStorage, workUnitAsyncStorage, serverHooks } = routeModule;
function patchFetch() {
    return (0, __TURBOPACK__imported__module__996250__["f"])({
        workAsyncStorage,
        workUnitAsyncStorage
    });
}
;
async function handler(req, res, ctx) {
    if (ctx.requestMeta) {
        (0, __TURBOPACK__imported__module__759756__["R"])(req, ctx.requestMeta);
    }
    if (routeModule.isDev) {
        (0, __TURBOPACK__imported__module__759756__["i"])(req, 'devRequestTimingInternalsEnd', process.hrtime.bigint());
    }
    let srcPage = "/api/import/route";
    // turbopack doesn't normalize `/index` in the page name
    // so we need to to process dynamic routes properly
    // TODO: fix turbopack providing differing value from webpack
    if ("TURBOPACK compile-time truthy", 1) {
        srcPage = srcPage.replace(/\/index$/, '') || '/';
    } else if (srcPage === '/index') {
        // we always normalize /index specifically
        srcPage = '/';
    }
    const multiZoneDraftMode = ("TURBOPACK compile-time value", false);
    // Registering `instrumentation.ts` usually installs the tracer provider, so
    // do it before starting the request span. The span is started before
    // `prepare`, so route module preparation is part of the request's trace.
    // When this request triggers registration, the lifecycle spans of
    // `instrumentation.ts` are emitted inside the request span.
    const { instrumentation } = await routeModule.ensureInstrumentation(req, {
        deferSpans: true
    });
    return routeModule.traceRequest(req, {
        tracer: (0, __TURBOPACK__imported__module__561916__["v"])(),
        spanName: `${req.method || 'GET'} ${srcPage}`,
        httpTarget: req.url,
        instrumentation
    }, (requestSpan, requestRootSpan)=>handleRequest(req, res, ctx, srcPage, multiZoneDraftMode, requestSpan, requestRootSpan));
}
async function handleRequest(req, res, ctx, srcPage, multiZoneDraftMode, requestSpan, requestRootSpan) {
    const prepareResult = await routeModule.prepare(req, res, {
        srcPage,
        multiZoneDraftMode
    });
    if (!prepareResult) {
        res.statusCode = 400;
        res.end('Bad Request');
        ctx.waitUntil == null ? void 0 : ctx.waitUntil.call(ctx, Promise.resolve());
        return null;
    }
    const { buildId, deploymentId, params, nextConfig, parsedUrl, isDraftMode, prerenderManifest, routerServerContext, isOnDemandRevalidate, revalidateOnlyGenerated, resolvedPathname, clientReferenceManifest, serverActionsManifest, previewProps } = prepareResult;
    const normalizedSrcPage = (0, __TURBOPACK__imported__module__869741__["f"])(srcPage);
    // Only this route's prerenders can establish ISR or admit generated params.
    const isPrerendered = Boolean(prerenderManifest.routes[resolvedPathname]) && (routeModule.isDev || (0, __TURBOPACK__imported__module__509580__["f"])(resolvedPathname, routeModule.cacheOwner, prerenderManifest.routes[resolvedPathname]));
    let isIsr = Boolean(prerenderManifest.dynamicRoutes[normalizedSrcPage] || isPrerendered);
    const render404 = async ()=>{
        // TODO: should route-module itself handle rendering the 404
        if (routerServerContext == null ? void 0 : routerServerContext.render404) {
            await routerServerContext.render404(req, res, parsedUrl, false);
        } else {
            res.end('This page could not be found');
        }
        return null;
    };
    if (isIsr && !isDraftMode) {
        const prerenderInfo = prerenderManifest.dynamicRoutes[normalizedSrcPage];
        if (prerenderInfo) {
            if (prerenderInfo.fallback === false && !isPrerendered) {
                if (nextConfig.adapterPath) {
                    return await render404();
                }
                throw new __TURBOPACK__imported__module__193695__["NoFallbackError"]();
            }
        }
    }
    let cacheKey = null;
    if (isIsr && !routeModule.isDev && !isDraftMode) {
        cacheKey = resolvedPathname;
        // ensure /index and / is normalized to one key
        cacheKey = cacheKey === '/index' ? '/' : cacheKey;
    }
    // Before rendering (which initializes component tree modules), we have to
    // set the reference manifests to our global store so Server Action's
    // encryption util can access to them at the top level of the page module.
    if (serverActionsManifest && clientReferenceManifest) {
        (0, __TURBOPACK__imported__module__174677__["f"])({
            page: srcPage,
            clientReferenceManifest,
            serverActionsManifest
        });
    }
    const method = req.method || 'GET';
    const tracer = (0, __TURBOPACK__imported__module__561916__["v"])();
    const isWrappedByNextServer = Boolean(routerServerContext == null ? void 0 : routerServerContext.isWrappedByNextServer);
    const isMinimalMode = Boolean((0, __TURBOPACK__imported__module__759756__["w"])(req, 'minimalMode'));
    const incrementalCache = (0, __TURBOPACK__imported__module__759756__["w"])(req, 'incrementalCache') || await routeModule.getIncrementalCache(req, nextConfig, previewProps, prerenderManifest, isMinimalMode);
    incrementalCache == null ? void 0 : incrementalCache.resetRequestCache();
    globalThis.__incrementalCache = incrementalCache;
    const context = {
        params,
        previewProps,
        renderOpts: {
            experimental: {
                authInterrupts: Boolean(nextConfig.experimental.authInterrupts),
                useCacheTimeout: nextConfig.experimental.useCacheTimeout,
                durableUseCacheEntries: Boolean(nextConfig.experimental.durableUseCacheEntries)
            },
            cacheComponents: Boolean(nextConfig.cacheComponents),
            validationLevel: nextConfig.experimental.instantInsights.validationLevel,
            isDraftMode,
            incrementalCache,
            hmrRefreshHash: (0, __TURBOPACK__imported__module__759756__["w"])(req, 'hmrRefreshHash'),
            cacheLifeProfiles: nextConfig.cacheLife,
            staticPageGenerationTimeout: nextConfig.staticPageGenerationTimeout,
            waitUntil: ctx.waitUntil,
            onClose: (cb)=>{
                res.on('close', cb);
            },
            onAfterTaskError: undefined
        },
        sharedContext: {
            buildId,
            deploymentId
        }
    };
    const nodeNextReq = new __TURBOPACK__imported__module__316795__["x"](req);
    const nodeNextRes = new __TURBOPACK__imported__module__316795__["e"](res);
    const nextReq = __TURBOPACK__imported__module__487718__["k"].fromNodeNextRequest(nodeNextReq, (0, __TURBOPACK__imported__module__487718__["t"])(res));
    const responseGenerator = async ({ previousCacheEntry })=>{
        try {
            if (!isMinimalMode && isOnDemandRevalidate && revalidateOnlyGenerated && !previousCacheEntry) {
                res.statusCode = 404;
                // on-demand revalidate always sets this header
                res.setHeader('x-nextjs-cache', 'REVALIDATED');
                res.end('This page could not be found');
                return null;
            }
            const response = cacheKey === null ? await routeModule.handle(nextReq, context) : await routeModule.prerender(nextReq, context);
            req.fetchMetrics = context.renderOpts.fetchMetrics;
            let pendingWaitUntil = context.renderOpts.pendingWaitUntil;
            // Attempt using provided waitUntil if available
            // if it's not we fallback to sendResponse's handling
            if (pendingWaitUntil) {
                if (ctx.waitUntil) {
                    ctx.waitUntil(pendingWaitUntil);
                    pendingWaitUntil = undefined;
                }
            }
            const cacheTags = context.renderOpts.collectedTags;
            // If the request is for a static response, we can cache it so long
            // as it's not edge.
            if (isIsr) {
                const blob = await response.blob();
                // Copy the headers from the response.
                const headers = (0, __TURBOPACK__imported__module__570101__["S"])(response.headers);
                if (cacheTags) {
                    headers[__TURBOPACK__imported__module__10372__["M"]] = cacheTags;
                }
                if (!headers['content-type'] && blob.type) {
                    headers['content-type'] = blob.type;
                }
                const revalidate = typeof context.renderOpts.collectedRevalidate === 'undefined' || context.renderOpts.collectedRevalidate >= __TURBOPACK__imported__module__10372__["Q"] ? false : context.renderOpts.collectedRevalidate;
                const expire = typeof context.renderOpts.collectedExpire === 'undefined' || context.renderOpts.collectedExpire >= __TURBOPACK__imported__module__10372__["Q"] ? // explicit `expire` (e.g. via `cacheLife`). This mirrors the
                // build-time fallback in `build/index.ts` so cache entries
                // and the response Cache-Control header agree on the route's
                // effective expire. Routes that opt out of revalidation
                // (`revalidate: false`) or that are dynamic (`revalidate: 0`)
                // keep `expire: undefined`.
                revalidate !== false && revalidate > 0 ? nextConfig.expireTime : undefined : context.renderOpts.collectedExpire;
                // Create the cache entry for the response.
                const cacheEntry = {
                    value: {
                        kind: __TURBOPACK__imported__module__600220__["x"].APP_ROUTE,
                        status: response.status,
                        body: Buffer.from(await blob.arrayBuffer()),
                        headers
                    },
                    cacheControl: {
                        revalidate,
                        expire
                    }
                };
                return cacheEntry;
            } else {
                // send response without caching if not ISR
                await (0, __TURBOPACK__imported__module__666012__["f"])(nodeNextReq, nodeNextRes, response, pendingWaitUntil);
                return null;
            }
        } catch (err) {
            // if this is a background revalidate we need to report
            // the request error here as it won't be bubbled
            if (previousCacheEntry == null ? void 0 : previousCacheEntry.isStale) {
                const silenceLog = false;
                await routeModule.onRequestError(req, err, {
                    routerKind: 'App Router',
                    routePath: srcPage,
                    routeType: 'route',
                    revalidateReason: (0, __TURBOPACK__imported__module__47587__["f"])({
                        isStaticGeneration: cacheKey !== null,
                        isOnDemandRevalidate
                    })
                }, silenceLog, routerServerContext);
            }
            throw err;
        }
    };
    const handleResponse = async (currentSpan)=>{
        try {
            var _cacheEntry_value;
            const cacheEntry = await routeModule.handleResponse({
                req,
                nextConfig,
                cacheKey,
                routeKind: __TURBOPACK__imported__module__174017__["f"].APP_ROUTE,
                isFallback: false,
                previewProps,
                prerenderManifest,
                isRoutePPREnabled: false,
                isOnDemandRevalidate,
                revalidateOnlyGenerated,
                responseGenerator,
                waitUntil: ctx.waitUntil,
                isMinimalMode
            });
            if (cacheEntry !== null && 'error' in cacheEntry) {
                throw cacheEntry.error;
            }
            // we don't create a cacheEntry for ISR
            if (!isIsr) {
                return;
            }
            if ((cacheEntry == null ? void 0 : (_cacheEntry_value = cacheEntry.value) == null ? void 0 : _cacheEntry_value.kind) !== __TURBOPACK__imported__module__600220__["x"].APP_ROUTE) {
                var _cacheEntry_value1;
                throw new Error(`Invariant: app-route received invalid cache entry ${cacheEntry == null ? void 0 : (_cacheEntry_value1 = cacheEntry.value) == null ? void 0 : _cacheEntry_value1.kind}`);
            }
            if (!isMinimalMode) {
                res.setHeader('x-nextjs-cache', isOnDemandRevalidate ? 'REVALIDATED' : cacheEntry.isMiss ? 'MISS' : cacheEntry.isStale ? 'STALE' : 'HIT');
            }
            // Draft mode should never be cached
            if (isDraftMode) {
                res.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate');
            }
            const headers = (0, __TURBOPACK__imported__module__570101__["G"])(cacheEntry.value.headers);
            if (!(isMinimalMode && isIsr)) {
                headers.delete(__TURBOPACK__imported__module__10372__["M"]);
            }
            // If cache control is already set on the response we don't
            // override it to allow users to customize it via next.config
            if (cacheEntry.cacheControl && !res.getHeader('Cache-Control') && !headers.get('Cache-Control')) {
                headers.set('Cache-Control', (0, __TURBOPACK__imported__module__626937__["f"])(cacheEntry.cacheControl));
            }
            await (0, __TURBOPACK__imported__module__666012__["f"])(nodeNextReq, nodeNextRes, new Response(cacheEntry.value.body, {
                headers,
                status: cacheEntry.value.status || 200
            }));
            return;
        } catch (err) {
            if (!(err instanceof __TURBOPACK__imported__module__193695__["NoFallbackError"])) {
                const silenceLog = false;
                await routeModule.onRequestError(req, err, {
                    routerKind: 'App Router',
                    routePath: normalizedSrcPage,
                    routeType: 'route',
                    revalidateReason: (0, __TURBOPACK__imported__module__47587__["f"])({
                        isStaticGeneration: cacheKey !== null,
                        isOnDemandRevalidate
                    })
                }, silenceLog, routerServerContext);
            }
            // rethrow so that we can handle serving error page
            // If this is during static generation, throw the error again.
            if (isIsr) throw err;
            // Otherwise, send a 500 response unless the original response has
            // already committed. In that case, preserve its status code for
            // telemetry while still recording the failure and terminating a response
            // that the failed pipeline left open.
            if (res.headersSent) {
                if (currentSpan) {
                    const error = err instanceof Error ? err : new Error('Unknown app route error');
                    currentSpan.recordException(error);
                    currentSpan.setStatus({
                        code: __TURBOPACK__imported__module__561916__["J"].ERROR,
                        message: error.message
                    });
                    currentSpan.setAttribute('error.type', error.name);
                }
                if (!res.writableEnded && !res.destroyed) {
                    res.end();
                }
            } else {
                await (0, __TURBOPACK__imported__module__666012__["f"])(nodeNextReq, nodeNextRes, new Response(null, {
                    status: 500
                }));
            }
            return;
        } finally{
            ;
            (()=>{
                if (!currentSpan) {
                    return;
                }
                let statusCode = res.statusCode;
                currentSpan.setAttributes({
                    'http.status_code': statusCode,
                    'next.rsc': false
                });
                if (statusCode && statusCode >= 500) {
                    // For 5xx status codes: SHOULD be set to 'Error' span status.
                    // x-ref: https://opentelemetry.io/docs/specs/semconv/http/http-spans/#status
                    currentSpan.setStatus({
                        code: __TURBOPACK__imported__module__561916__["J"].ERROR
                    });
                    // For span status 'Error', SHOULD set 'error.type' attribute.
                    currentSpan.setAttribute('error.type', statusCode.toString());
                }
                const rootSpanAttributes = tracer.getRootSpanAttributes();
                // We were unable to get attributes, probably OTEL is not enabled
                if (!rootSpanAttributes) {
                    return;
                }
                if (rootSpanAttributes.get('next.span_type') !== __TURBOPACK__imported__module__995169__["q"].handleRequest) {
                    console.warn(`Unexpected root span type '${rootSpanAttributes.get('next.span_type')}'. Please report this Next.js issue https://github.com/vercel/next.js`);
                    return;
                }
                const route = rootSpanAttributes.get('next.route') || normalizedSrcPage;
                const name = `${method} ${route}`;
                currentSpan.setAttributes({
                    'next.route': route,
                    'http.route': route,
                    'next.span_name': name
                });
                currentSpan.updateName(name);
                // Propagate http.route to the request's root span if it isn't the
                // request span (e.g. a platform-created HTTP span in adapter
                // deployments).
                if (requestRootSpan && requestRootSpan !== currentSpan) {
                    requestRootSpan.setAttribute('http.route', route);
                    requestRootSpan.updateName(name);
                }
            })();
        }
    };
    // When invoked directly, the request span was started before `prepare`;
    // record the request target as normalized by it. next-server's request span
    // already has it.
    if (!isWrappedByNextServer && req.url !== undefined) {
        requestSpan == null ? void 0 : requestSpan.setAttribute('http.target', req.url);
    }
    await handleResponse(requestSpan);
}
__turbopack_context__.s([
    "handler",
    0,
    handler,
    "patchFetch",
    0,
    patchFetch,
    "routeModule",
    0,
    routeModule,
    "serverHooks",
    0,
    serverHooks,
    "workAsyncStorage",
    0,
    workAsyncStorage,
    "workUnitAsyncStorage",
    0,
    workUnitAsyncStorage
]);
}),
];

//# sourceMappingURL=_0fqgr94qcywdm._.js.map