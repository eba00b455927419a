module.exports = [
598805, ((__turbopack_context__) => {
"use strict";

/** Problems of one session. */ const SESSION_LENGTH = 10;
const RATINGS = {
    again: 1,
    hard: 2,
    good: 3
};
const REQUEST_RETENTION = 0.9;
const SHAKY_RETRIEVABILITY = 0.8;
const SETTLED_STREAK = 3;
const ON_ITS_WAY_MS = 60 * 86_400_000;
const EVENTS_MAX = 20;
const REMEMBERED_PROBLEMS = 200;
const LOG_PAGE_SIZE = 50;
const LOG_PAGE_SIZE_MAX = 200;
const LIKE_COUNT = 3;
const LIKE_ROUNDS_MAX = 99;
const WEEKS_SHOWN = 8;
const SET_SKILLS_MAX = 8;
const SET_COUNT_MAX = 10;
const SET_PROBLEMS_MAX = 30;
const SET_TITLE_MAX = 80;
const PARTICIPANT_NAME_MAX = 40;
const SETS_MAX = 100;
const PARTICIPANTS_MAX = 200;
const SHEETS_MAX = 30;
const SHEET_PROBLEMS_MAX = 300;
const SET_TOKEN_BYTES = 18;
__turbopack_context__.s([
    "h",
    0,
    EVENTS_MAX,
    "Q",
    0,
    LIKE_COUNT,
    "z",
    0,
    LIKE_ROUNDS_MAX,
    "X",
    0,
    LOG_PAGE_SIZE,
    "Y",
    0,
    LOG_PAGE_SIZE_MAX,
    "_",
    0,
    ON_ITS_WAY_MS,
    "q",
    0,
    PARTICIPANTS_MAX,
    "G",
    0,
    PARTICIPANT_NAME_MAX,
    "U",
    0,
    RATINGS,
    "R",
    0,
    REMEMBERED_PROBLEMS,
    "v",
    0,
    REQUEST_RETENTION,
    "b",
    0,
    SESSION_LENGTH,
    "n",
    0,
    SETS_MAX,
    "N",
    0,
    SETTLED_STREAK,
    "I",
    0,
    SET_COUNT_MAX,
    "Z",
    0,
    SET_PROBLEMS_MAX,
    "u",
    0,
    SET_SKILLS_MAX,
    "i",
    0,
    SET_TITLE_MAX,
    "o",
    0,
    SET_TOKEN_BYTES,
    "a",
    0,
    SHAKY_RETRIEVABILITY,
    "j",
    0,
    SHEETS_MAX,
    "f",
    0,
    SHEET_PROBLEMS_MAX,
    "w",
    0,
    WEEKS_SHOWN
]);
}),
466190, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__622517__ = __turbopack_context__.i(622517);
var __TURBOPACK__imported__module__598805__ = __turbopack_context__.i(598805);
;
;
const DAY_MS = 86_400_000;
function ratingOf(events) {
    let troubles = 0;
    for (const { kind } of events){
        if (kind === "right") return troubles === 0 ? __TURBOPACK__imported__module__598805__["U"].good : troubles === 1 ? __TURBOPACK__imported__module__598805__["U"].hard : __TURBOPACK__imported__module__598805__["U"].again;
        if (kind === "reveal") return __TURBOPACK__imported__module__598805__["U"].again;
        if (kind === "wrong" || kind === "hint") troubles += 1;
    }
    return events.some(({ kind })=>kind === "wrong") ? __TURBOPACK__imported__module__598805__["U"].again : null;
}
const hintsIn = (events)=>events.filter(({ kind })=>kind === "hint").length;
const isClosed = (events)=>events.some(({ kind })=>kind === "right" || kind === "reveal");
function withEvent(events, event) {
    const isKnown = events.some(({ id })=>id === event.id);
    return isKnown || isClosed(events) || events.length >= __TURBOPACK__imported__module__598805__["h"] ? events : [
        ...events,
        event
    ];
}
const misconceptionIn = (events)=>events.findLast(({ misconception })=>misconception)?.misconception ?? null;
const nameOfProblem = ({ skill, level, seed })=>`${skill}/${level}/${seed}`;
function problemOf(name) {
    const [skill = "", level, seed] = name.split("/");
    return {
        skill,
        level: Number(level),
        seed: Number(seed)
    };
}
function skillAfter({ status, answerRevealed, read, steps }) {
    const skill = status === "solved" && answerRevealed ? (0, __TURBOPACK__imported__module__622517__["f"])({
        ...read,
        steps
    }) : null;
    return skill && {
        id: skill.id,
        name: skill.name
    };
}
const isPractisable = ({ status, answerRevealed, verification, parts })=>status === "solved" && answerRevealed && verification === "verified" && parts.length === 0;
function stepThatFailed({ text, attempt }) {
    if (attempt?.kind !== "working" || attempt.check.firstWrong === null) return null;
    const { firstWrong, lines } = attempt.check;
    return firstWrong === 0 ? text : lines[firstWrong - 1]?.text.replace(/^\s*(?:=|=>|⇒)\s*/, "") ?? null;
}
function chooseSkill(choice) {
    const { skills, last, focus, place } = choice;
    const familyBefore = skills.find(({ id })=>id === last)?.family;
    const others = skills.filter(({ family })=>family !== familyBefore);
    const chosen = focus === null ? null : others.find(({ id })=>id === focus);
    if (chosen && place % 2 === 0) return {
        skill: chosen.id,
        reason: "chosen"
    };
    const between = dueOf(others, choice) ?? (focus === null ? null : olderOf(others, choice));
    if (between) return between;
    if (focus === null) return newOf(others, choice) ?? newOf(skills, choice) ?? dueOf(skills, choice);
    const other = others.find(({ id })=>id !== focus && neighbours(skills, focus).includes(id));
    return other ? {
        skill: other.id,
        reason: "older"
    } : {
        skill: focus,
        reason: "chosen"
    };
}
function chooseAhead(choice, most) {
    const met = new Map(choice.cards);
    const chosen = [];
    for(let last = choice.last; chosen.length < most;){
        const next = chooseSkill({
            ...choice,
            cards: met,
            last,
            place: choice.place + chosen.length
        });
        if (!next) break;
        met.set(next.skill, practisedNow(next.skill, met.get(next.skill) ?? null, choice.now));
        chosen.push(next);
        last = next.skill;
    }
    return chosen;
}
/** A card as far as choosing is concerned, after one more right answer. */ function practisedNow(skill, card, now) {
    const { reviews = 0, stability = 1, streak = 0 } = card ?? {};
    const dueAt = new Date(now.getTime() + DAY_MS);
    const [more, misconception] = [
        {
            reviews: reviews + 1,
            streak: streak + 1
        },
        null
    ];
    return {
        skill,
        stability,
        dueAt,
        reviewedAt: now,
        misconception,
        ...more
    };
}
function timeOf(said, now) {
    const at = said === undefined ? now.getTime() : Date.parse(said);
    const isLikely = at <= now.getTime() && at >= now.getTime() - __TURBOPACK__imported__module__598805__["_"];
    return isLikely ? new Date(at) : now;
}
/** What comes before a skill, and before that. */ function neighbours(skills, id) {
    const before = skills.find((skill)=>skill.id === id)?.after ?? [];
    return [
        ...before,
        ...before.flatMap((each)=>skills.find((skill)=>skill.id === each)?.after ?? [])
    ];
}
function dueOf(skills, { cards, now, focus }) {
    const due = skills.flatMap(({ id })=>cards.get(id) ?? []).filter((card)=>card.skill !== focus && card.dueAt <= now).sort((a, b)=>a.dueAt.getTime() - b.dueAt.getTime());
    return due[0] ? {
        skill: due[0].skill,
        reason: "due"
    } : null;
}
/** The skill that was not practised for longest; not on the same day again when it is steady. */ function olderOf(skills, { cards, now, focus }) {
    const rested = skills.flatMap(({ id })=>cards.get(id) ?? []).filter((card)=>card.skill !== focus && now.getTime() - card.reviewedAt.getTime() >= DAY_MS).sort((a, b)=>a.reviewedAt.getTime() - b.reviewedAt.getTime());
    return rested[0] ? {
        skill: rested[0].skill,
        reason: "older"
    } : null;
}
/** The first skill not met yet all of whose prerequisites have been met. */ function newOf(skills, { cards }) {
    const found = skills.find(({ id, after })=>!cards.has(id) && after.every((each)=>cards.has(each)));
    return found ? {
        skill: found.id,
        reason: "new"
    } : null;
}
__turbopack_context__.s([
    "Y",
    0,
    chooseAhead,
    "A",
    0,
    chooseSkill,
    "b",
    0,
    hintsIn,
    "m",
    0,
    isClosed,
    "d",
    0,
    isPractisable,
    "e",
    0,
    misconceptionIn,
    "q",
    0,
    nameOfProblem,
    "j",
    0,
    problemOf,
    "B",
    0,
    ratingOf,
    "k",
    0,
    skillAfter,
    "M",
    0,
    stepThatFailed,
    "N",
    0,
    timeOf,
    "S",
    0,
    withEvent
]);
}),
314645, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
var __TURBOPACK__imported__module__827857__ = __turbopack_context__.i(827857);
var __TURBOPACK__imported__module__899370__ = __turbopack_context__.i(899370);
var __TURBOPACK__imported__module__811365__ = __turbopack_context__.i(811365);
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__83931__ = __turbopack_context__.i(83931);
var __TURBOPACK__imported__module__235504__ = __turbopack_context__.i(235504);
var __TURBOPACK__imported__module__316209__ = __turbopack_context__.i(316209);
var __TURBOPACK__imported__module__149310__ = __turbopack_context__.i(149310);
var __TURBOPACK__imported__module__689963__ = __turbopack_context__.i(689963);
var __TURBOPACK__imported__module__217378__ = __turbopack_context__.i(217378);
var __TURBOPACK__imported__module__283591__ = __turbopack_context__.i(283591);
var __TURBOPACK__imported__module__195628__ = __turbopack_context__.i(195628);
var __TURBOPACK__imported__module__447529__ = __turbopack_context__.i(447529);
var __TURBOPACK__imported__module__942738__ = __turbopack_context__.i(942738);
var __TURBOPACK__imported__module__598805__ = __turbopack_context__.i(598805);
;
;
;
;
;
;
const NO_ANSWER = "Write your answer first.";
const TOO_LONG = `This is longer than ${__TURBOPACK__imported__module__447529__["c"]} characters. Write only the answer.`;
const skillIdSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: "Choose what to practise."
}).regex(/^[a-z][a-z-]{1,39}$/, "There is no such skill. Choose one from the map.");
const levelSchema = __TURBOPACK__imported__module__827857__["z"].union([
    __TURBOPACK__imported__module__899370__["z"].literal(1),
    __TURBOPACK__imported__module__899370__["z"].literal(2),
    __TURBOPACK__imported__module__899370__["z"].literal(3)
]);
const seedSchema = __TURBOPACK__imported__module__811365__["z"].number().int().min(0).max(0xffff_ffff);
const nextSchema = __TURBOPACK__imported__module__26972__["z"].object({
    /** The skill the session is about; absent for what is due. */ skill: skillIdSchema.optional(),
    /** Where in the session it is, from 0. */ place: __TURBOPACK__imported__module__811365__["z"].number().int().min(0).max(__TURBOPACK__imported__module__598805__["b"] - 1).default(0)
});
const plannedProblemSchema = __TURBOPACK__imported__module__26972__["z"].object({
    skill: skillIdSchema,
    name: __TURBOPACK__imported__module__427221__["z"].string(),
    level: levelSchema,
    seed: seedSchema,
    asChoice: __TURBOPACK__imported__module__83931__["z"].boolean()
});
/** A problem in an address: "two-steps.1.12345". */ const problemRefSchema = __TURBOPACK__imported__module__427221__["z"].string().regex(/^[a-z-]{2,40}\.[123]\.\d{1,10}$/).transform((text)=>text.split(".")).transform(([skill, level, seed])=>({
        skill,
        level: Number(level),
        seed: Number(seed)
    })).pipe(__TURBOPACK__imported__module__26972__["z"].object({
    skill: skillIdSchema,
    level: levelSchema,
    seed: seedSchema
}));
const madeErrorSchema = __TURBOPACK__imported__module__427221__["z"].string().regex(/^[a-z-]{2,40}\.[a-z-]{2,64}$/).transform((text)=>text.split(".")).transform(([skill, misconception])=>({
        skill,
        misconception
    })).pipe(__TURBOPACK__imported__module__26972__["z"].object({
    skill: skillIdSchema,
    misconception: __TURBOPACK__imported__module__427221__["z"].string()
}));
const turnSchema = nextSchema.extend({
    problem: problemRefSchema.optional(),
    just: madeErrorSchema.optional()
});
const likeSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: __TURBOPACK__imported__module__195628__["W"],
    round: __TURBOPACK__imported__module__811365__["z"].number().int().min(1).max(__TURBOPACK__imported__module__598805__["z"]),
    again: __TURBOPACK__imported__module__83931__["z"].boolean().default(false)
});
const eventIdSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: "Say which answer this is."
}).regex(/^[\w-]{8,64}$/);
const answerTextSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: NO_ANSWER
}).overwrite((text)=>text.replace(__TURBOPACK__imported__module__283591__["B"], "")).trim().min(1, NO_ANSWER).max(__TURBOPACK__imported__module__447529__["c"], TOO_LONG);
const about = {
    /** The caller's own number for this try: sent twice, it counts once. */ id: eventIdSchema,
    skill: skillIdSchema,
    level: levelSchema,
    seed: seedSchema,
    /** When it was done, for what was done without a network; absent for now. */ doneAt: __TURBOPACK__imported__module__235504__["z"].iso.datetime().optional()
};
const answerSchema = __TURBOPACK__imported__module__316209__["z"].discriminatedUnion("what", [
    __TURBOPACK__imported__module__26972__["z"].object({
        ...about,
        what: __TURBOPACK__imported__module__899370__["z"].literal("answer"),
        answer: answerTextSchema
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        ...about,
        what: __TURBOPACK__imported__module__899370__["z"].literal("hint")
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        ...about,
        what: __TURBOPACK__imported__module__899370__["z"].literal("reveal")
    })
]);
const logSchema = __TURBOPACK__imported__module__26972__["z"].object({
    cursor: __TURBOPACK__imported__module__427221__["z"].string().regex(/^\d{1,14}_[\w-]{1,64}$/, "This page of the log does not exist. Start again from the first one.").nullish(),
    limit: __TURBOPACK__imported__module__811365__["z"].number().int().min(1).max(__TURBOPACK__imported__module__598805__["Y"]).default(__TURBOPACK__imported__module__598805__["X"])
});
const standingSchema = __TURBOPACK__imported__module__149310__["z"].enum([
    "new",
    "shaky",
    "steady"
]);
const shownProblemSchema = __TURBOPACK__imported__module__26972__["z"].object({
    skill: __TURBOPACK__imported__module__427221__["z"].string(),
    name: __TURBOPACK__imported__module__427221__["z"].string(),
    level: levelSchema,
    seed: __TURBOPACK__imported__module__811365__["z"].number(),
    text: __TURBOPACK__imported__module__427221__["z"].string(),
    instruction: __TURBOPACK__imported__module__427221__["z"].string(),
    latex: __TURBOPACK__imported__module__427221__["z"].string(),
    /** The mathematics typeset. */ html: __TURBOPACK__imported__module__427221__["z"].string(),
    /** The answers to choose from, one of which is right, as they are sent, as LaTeX and typeset; none where the answer is to be written. */ choices: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__26972__["z"].object({
        text: __TURBOPACK__imported__module__427221__["z"].string(),
        latex: __TURBOPACK__imported__module__427221__["z"].string(),
        html: __TURBOPACK__imported__module__427221__["z"].string()
    }))
});
const problemSchema = shownProblemSchema.extend({
    /** Why it comes now. */ reason: __TURBOPACK__imported__module__149310__["z"].enum([
        "due",
        "chosen",
        "older",
        "new"
    ])
});
const nextViewSchema = __TURBOPACK__imported__module__26972__["z"].object({
    /** Null when nothing is due and nothing is new. */ problem: problemSchema.nullable(),
    place: __TURBOPACK__imported__module__811365__["z"].number().int(),
    length: __TURBOPACK__imported__module__811365__["z"].number().int()
});
const answerViewSchema = __TURBOPACK__imported__module__26972__["z"].object({
    /** "form": right, and not written as asked. "unread": it could not be read. Neither of these counts. */ outcome: __TURBOPACK__imported__module__149310__["z"].enum([
        "right",
        "wrong",
        "form",
        "unread",
        "hint",
        "revealed"
    ]),
    message: __TURBOPACK__imported__module__427221__["z"].string(),
    counterexample: __TURBOPACK__imported__module__427221__["z"].string().nullable(),
    misconception: __TURBOPACK__imported__module__195628__["s"].nullable(),
    /** The answer as it was read, in LaTeX. */ read: __TURBOPACK__imported__module__427221__["z"].string(),
    /** The hints that are open, the newest last; none unless one was asked for. */ hints: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__427221__["z"].string()),
    /** How many more there are; null unless one was asked for. */ hintsLeft: __TURBOPACK__imported__module__811365__["z"].number().int().nullable(),
    /** Whether the problem is over. Only then is its solution shown. */ closed: __TURBOPACK__imported__module__83931__["z"].boolean(),
    solution: __TURBOPACK__imported__module__26972__["z"].object({
        latex: __TURBOPACK__imported__module__427221__["z"].string(),
        steps: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__195628__["K"])
    }).nullable(),
    standing: standingSchema,
    /** When the skill comes back; null as long as nothing has counted. */ dueAt: __TURBOPACK__imported__module__217378__["z"].date().nullable()
});
const skillViewSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: __TURBOPACK__imported__module__427221__["z"].string(),
    name: __TURBOPACK__imported__module__427221__["z"].string(),
    strand: __TURBOPACK__imported__module__149310__["z"].enum(__TURBOPACK__imported__module__942738__["$"]),
    after: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__427221__["z"].string()).readonly(),
    example: __TURBOPACK__imported__module__427221__["z"].string(),
    /** Codes of the Common Core's standards that it belongs to. */ standards: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__427221__["z"].string()).readonly(),
    /** Sections of free textbooks that teach it. */ sections: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__26972__["z"].object({
        book: __TURBOPACK__imported__module__427221__["z"].string(),
        number: __TURBOPACK__imported__module__427221__["z"].string(),
        title: __TURBOPACK__imported__module__427221__["z"].string()
    })).readonly(),
    standing: standingSchema,
    isDue: __TURBOPACK__imported__module__83931__["z"].boolean(),
    dueAt: __TURBOPACK__imported__module__217378__["z"].date().nullable(),
    reviewedAt: __TURBOPACK__imported__module__217378__["z"].date().nullable(),
    /** Whether the last answer was a slip. */ slipped: __TURBOPACK__imported__module__83931__["z"].boolean()
});
const skillsViewSchema = __TURBOPACK__imported__module__26972__["z"].object({
    skills: __TURBOPACK__imported__module__689963__["z"].array(skillViewSchema),
    due: __TURBOPACK__imported__module__811365__["z"].number().int(),
    /** How many skills were steady and how many shaky at the end of each week, the oldest first. */ weeks: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__26972__["z"].object({
        endsAt: __TURBOPACK__imported__module__217378__["z"].date(),
        steady: __TURBOPACK__imported__module__811365__["z"].number().int(),
        shaky: __TURBOPACK__imported__module__811365__["z"].number().int()
    }))
});
const reviewViewSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: __TURBOPACK__imported__module__427221__["z"].string(),
    skill: __TURBOPACK__imported__module__427221__["z"].string(),
    level: __TURBOPACK__imported__module__811365__["z"].number().int(),
    text: __TURBOPACK__imported__module__427221__["z"].string(),
    rating: __TURBOPACK__imported__module__149310__["z"].enum([
        "again",
        "hard",
        "good"
    ]),
    misconception: __TURBOPACK__imported__module__427221__["z"].string().nullable(),
    reviewedAt: __TURBOPACK__imported__module__217378__["z"].date()
});
const logViewSchema = __TURBOPACK__imported__module__26972__["z"].object({
    reviews: __TURBOPACK__imported__module__689963__["z"].array(reviewViewSchema),
    /** Hand it back for the next page; null on the last one. */ nextCursor: __TURBOPACK__imported__module__427221__["z"].string().nullable()
});
__turbopack_context__.s([
    "d",
    0,
    answerSchema,
    "F",
    0,
    answerTextSchema,
    "l",
    0,
    eventIdSchema,
    "Z",
    0,
    levelSchema,
    "f",
    0,
    likeSchema,
    "i",
    0,
    shownProblemSchema,
    "Y",
    0,
    skillIdSchema,
    "E",
    0,
    turnSchema
]);
}),
164118, 492784, 
238128, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/practice/service.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__508015__ = __turbopack_context__.i(508015);
var __TURBOPACK__imported__module__809870__ = __turbopack_context__.i(809870);
var __TURBOPACK__imported__module__342059__ = __turbopack_context__.i(342059);
var __TURBOPACK__imported__module__455490__ = __turbopack_context__.i(455490);
var __TURBOPACK__imported__module__686626__ = __turbopack_context__.i(686626);
var __TURBOPACK__imported__module__805360__ = __turbopack_context__.i(805360);
var __TURBOPACK__imported__module__598805__ = __turbopack_context__.i(598805);
var __TURBOPACK__imported__module__466190__ = __turbopack_context__.i(466190);
// MERGED MODULE: [project]/server/features/practice/problems/service.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__508015__1 = __TURBOPACK__imported__module__508015__;
var __TURBOPACK__imported__module__7915__ = __turbopack_context__.i(7915);
var __TURBOPACK__imported__module__455490__1 = __TURBOPACK__imported__module__455490__;
var __TURBOPACK__imported__module__598805__1 = __TURBOPACK__imported__module__598805__;
// MERGED MODULE: [project]/server/features/practice/repository.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__93321__ = __turbopack_context__.i(93321);
var __TURBOPACK__imported__module__530385__ = __turbopack_context__.i(530385);
var __TURBOPACK__imported__module__351674__ = __turbopack_context__.i(351674);
var __TURBOPACK__imported__module__698610__ = __turbopack_context__.i(698610);
var __TURBOPACK__imported__module__878124__ = __turbopack_context__.i(878124);
var __TURBOPACK__imported__module__466190__1 = __TURBOPACK__imported__module__466190__;
;
;
;
;
const ownReviews = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__878124__["N"].userId, scope.userId) : (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__878124__["N"].guestId, scope.guestId);
const ownCards = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__878124__["s"].userId, scope.userId) : (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__878124__["s"].guestId, scope.guestId);
const ownerOf = (scope)=>scope.kind === "user" ? {
        userId: scope.userId
    } : {
        guestId: scope.guestId
    };
const REVIEW = {
    id: __TURBOPACK__imported__module__878124__["N"].id,
    problem: __TURBOPACK__imported__module__878124__["N"].problem,
    skill: __TURBOPACK__imported__module__878124__["N"].skill,
    level: __TURBOPACK__imported__module__878124__["N"].level,
    seed: __TURBOPACK__imported__module__878124__["N"].seed,
    text: __TURBOPACK__imported__module__878124__["N"].text,
    events: __TURBOPACK__imported__module__878124__["N"].events,
    rating: __TURBOPACK__imported__module__878124__["N"].rating,
    reviewedAt: __TURBOPACK__imported__module__878124__["N"].reviewedAt,
    createdAt: __TURBOPACK__imported__module__878124__["N"].createdAt
};
const CARD = {
    skill: __TURBOPACK__imported__module__878124__["s"].skill,
    reviews: __TURBOPACK__imported__module__878124__["s"].reviews,
    dueAt: __TURBOPACK__imported__module__878124__["s"].dueAt,
    reviewedAt: __TURBOPACK__imported__module__878124__["s"].reviewedAt,
    stability: __TURBOPACK__imported__module__878124__["s"].stability,
    streak: __TURBOPACK__imported__module__878124__["s"].streak,
    misconception: __TURBOPACK__imported__module__878124__["s"].misconception
};
function inTransaction(db, work) {
    return db.transaction(work);
}
async function lockReview(tx, scope, fresh) {
    await tx.insert(__TURBOPACK__imported__module__878124__["N"]).values({
        ...fresh,
        events: [
            ...fresh.events
        ],
        ...ownerOf(scope)
    }).onConflictDoNothing();
    const [row] = await tx.select(REVIEW).from(__TURBOPACK__imported__module__878124__["N"]).where((0, __TURBOPACK__imported__module__93321__["b"])(ownReviews(scope), (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__878124__["N"].problem, fresh.problem))).for("update");
    return row ?? fresh;
}
async function findReview(db, scope, problem) {
    const [row] = await db.select(REVIEW).from(__TURBOPACK__imported__module__878124__["N"]).where((0, __TURBOPACK__imported__module__93321__["b"])(ownReviews(scope), (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__878124__["N"].problem, problem)));
    return row ?? null;
}
async function updateReview(tx, scope, { id, events, rating, reviewedAt }) {
    await tx.update(__TURBOPACK__imported__module__878124__["N"]).set({
        events: [
            ...events
        ],
        rating,
        reviewedAt
    }).where((0, __TURBOPACK__imported__module__93321__["b"])(ownReviews(scope), (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__878124__["N"].id, id)));
}
async function listCounted(db, scope, skill) {
    const rows = await db.select(REVIEW).from(__TURBOPACK__imported__module__878124__["N"]).where((0, __TURBOPACK__imported__module__93321__["b"])(ownReviews(scope), (0, __TURBOPACK__imported__module__93321__["E"])(__TURBOPACK__imported__module__878124__["N"].rating), skill === undefined ? undefined : (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__878124__["N"].skill, skill))).orderBy((0, __TURBOPACK__imported__module__530385__["M"])(__TURBOPACK__imported__module__878124__["N"].reviewedAt), (0, __TURBOPACK__imported__module__530385__["M"])(__TURBOPACK__imported__module__878124__["N"].id));
    return rows.flatMap(({ skill: its, rating, reviewedAt, events })=>rating === null || reviewedAt === null ? [] : [
            {
                skill: its,
                rating,
                reviewedAt,
                misconception: (0, __TURBOPACK__imported__module__466190__1["e"])(events)
            }
        ]);
}
async function countReviews(db, scope) {
    const rows = await db.select({
        skill: __TURBOPACK__imported__module__878124__["N"].skill,
        count: __TURBOPACK__imported__module__351674__["B"]`count(*)`.mapWith(Number)
    }).from(__TURBOPACK__imported__module__878124__["N"]).where((0, __TURBOPACK__imported__module__93321__["b"])(ownReviews(scope), (0, __TURBOPACK__imported__module__93321__["E"])(__TURBOPACK__imported__module__878124__["N"].rating))).groupBy(__TURBOPACK__imported__module__878124__["N"].skill);
    return new Map(rows.map(({ skill, count })=>[
            skill,
            count
        ]));
}
async function listReviews(db, scope, { after, limit }) {
    const older = after ? (0, __TURBOPACK__imported__module__93321__["F"])((0, __TURBOPACK__imported__module__93321__["S"])(__TURBOPACK__imported__module__878124__["N"].reviewedAt, after.at), (0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__878124__["N"].reviewedAt, after.at), (0, __TURBOPACK__imported__module__93321__["S"])(__TURBOPACK__imported__module__878124__["N"].id, after.id))) : undefined;
    return db.select(REVIEW).from(__TURBOPACK__imported__module__878124__["N"]).where((0, __TURBOPACK__imported__module__93321__["b"])(ownReviews(scope), (0, __TURBOPACK__imported__module__93321__["E"])(__TURBOPACK__imported__module__878124__["N"].rating), older)).orderBy((0, __TURBOPACK__imported__module__530385__["A"])(__TURBOPACK__imported__module__878124__["N"].reviewedAt), (0, __TURBOPACK__imported__module__530385__["A"])(__TURBOPACK__imported__module__878124__["N"].id)).limit(limit);
}
async function listSeen(db, scope, { skill, limit }) {
    const rows = await db.select({
        text: __TURBOPACK__imported__module__878124__["N"].text
    }).from(__TURBOPACK__imported__module__878124__["N"]).where((0, __TURBOPACK__imported__module__93321__["b"])(ownReviews(scope), (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__878124__["N"].skill, skill), (0, __TURBOPACK__imported__module__93321__["E"])(__TURBOPACK__imported__module__878124__["N"].rating))).orderBy((0, __TURBOPACK__imported__module__530385__["A"])(__TURBOPACK__imported__module__878124__["N"].createdAt)).limit(limit);
    return rows.map(({ text })=>text);
}
async function listCards(db, scope) {
    return db.select(CARD).from(__TURBOPACK__imported__module__878124__["s"]).where(ownCards(scope));
}
async function saveCard(db, scope, { id, card }) {
    const target = scope.kind === "user" ? [
        __TURBOPACK__imported__module__878124__["s"].userId,
        __TURBOPACK__imported__module__878124__["s"].skill
    ] : [
        __TURBOPACK__imported__module__878124__["s"].guestId,
        __TURBOPACK__imported__module__878124__["s"].skill
    ];
    await db.insert(__TURBOPACK__imported__module__878124__["s"]).values({
        id,
        ...card,
        ...ownerOf(scope)
    }).onConflictDoUpdate({
        target,
        set: card
    });
}
async function listAllReviews1(db, scope) {
    return db.select(REVIEW).from(__TURBOPACK__imported__module__878124__["N"]).where(ownReviews(scope)).orderBy((0, __TURBOPACK__imported__module__530385__["M"])(__TURBOPACK__imported__module__878124__["N"].createdAt), (0, __TURBOPACK__imported__module__530385__["M"])(__TURBOPACK__imported__module__878124__["N"].id));
}
/** Rows to a statement, well below the number of parameters a statement may have. */ const ROWS_AT_ONCE = 200;
async function insertReviews1(tx, scope, incoming) {
    let kept = 0;
    for(let at = 0; at < incoming.length; at += ROWS_AT_ONCE){
        const rows = incoming.slice(at, at + ROWS_AT_ONCE).map((review)=>({
                ...review,
                events: [
                    ...review.events
                ],
                ...ownerOf(scope)
            }));
        const made = await tx.insert(__TURBOPACK__imported__module__878124__["N"]).values(rows).onConflictDoNothing().returning({
            id: __TURBOPACK__imported__module__878124__["N"].id
        });
        kept += made.length;
    }
    return kept;
}
// MERGED MODULE: [project]/server/features/practice/scheduling/card.ts [app-rsc] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/ts-fsrs/dist/index.mjs [app-rsc] (ecmascript)
;
class FSRSError extends Error {
    constructor(message = "FSRS Error"){
        super(message);
        this.name = "FSRSError";
        Error.captureStackTrace?.(this, FSRSError);
    }
}
class FSRSValidationError extends FSRSError {
    constructor(message){
        super(message);
        this.name = "FSRSValidationError";
        Error.captureStackTrace?.(this, FSRSValidationError);
    }
}
var State = /* @__PURE__ */ ((State2)=>{
    State2[State2["New"] = 0] = "New";
    State2[State2["Learning"] = 1] = "Learning";
    State2[State2["Review"] = 2] = "Review";
    State2[State2["Relearning"] = 3] = "Relearning";
    return State2;
})(State || {});
var Rating = /* @__PURE__ */ ((Rating2)=>{
    Rating2[Rating2["Manual"] = 0] = "Manual";
    Rating2[Rating2["Again"] = 1] = "Again";
    Rating2[Rating2["Hard"] = 2] = "Hard";
    Rating2[Rating2["Good"] = 3] = "Good";
    Rating2[Rating2["Easy"] = 4] = "Easy";
    return Rating2;
})(Rating || {});
class TypeConvert {
    static card(card) {
        return {
            ...card,
            state: TypeConvert.state(card.state),
            due: TypeConvert.time(card.due),
            last_review: card.last_review ? TypeConvert.time(card.last_review) : void 0
        };
    }
    static rating(value) {
        if (typeof value === "string") {
            const firstLetter = value.charAt(0).toUpperCase();
            const restOfString = value.slice(1).toLowerCase();
            const ret = Rating[`${firstLetter}${restOfString}`];
            if (ret === void 0) {
                throw new FSRSValidationError(`Invalid rating:[${value}]`);
            }
            return ret;
        } else if (typeof value === "number") {
            return value;
        }
        throw new FSRSValidationError(`Invalid rating:[${value}]`);
    }
    static state(value) {
        if (typeof value === "string") {
            const firstLetter = value.charAt(0).toUpperCase();
            const restOfString = value.slice(1).toLowerCase();
            const ret = State[`${firstLetter}${restOfString}`];
            if (ret === void 0) {
                throw new FSRSValidationError(`Invalid state:[${value}]`);
            }
            return ret;
        } else if (typeof value === "number") {
            return value;
        }
        throw new FSRSValidationError(`Invalid state:[${value}]`);
    }
    static time(value) {
        if (value instanceof Date) {
            return value;
        }
        const date = new Date(value);
        if (typeof value === "object" && value !== null && !Number.isNaN(Date.parse(value) || +date)) {
            return date;
        } else if (typeof value === "string") {
            const timestamp = Date.parse(value);
            if (!Number.isNaN(timestamp)) {
                return new Date(timestamp);
            } else {
                throw new FSRSValidationError(`Invalid date:[${value}]`);
            }
        } else if (typeof value === "number") {
            return new Date(value);
        }
        throw new FSRSValidationError(`Invalid date:[${value}]`);
    }
    static review_log(log) {
        return {
            ...log,
            due: TypeConvert.time(log.due),
            rating: TypeConvert.rating(log.rating),
            state: TypeConvert.state(log.state),
            review: TypeConvert.time(log.review)
        };
    }
}
/* istanbul ignore next -- @preserve */ Date.prototype.scheduler = function(t, isDay) {
    return date_scheduler(this, t, isDay);
};
/* istanbul ignore next -- @preserve */ Date.prototype.diff = function(pre, unit) {
    return date_diff(this, pre, unit);
};
/* istanbul ignore next -- @preserve */ Date.prototype.format = function() {
    return formatDate(this);
};
/* istanbul ignore next -- @preserve */ Date.prototype.dueFormat = function(last_review, unit, timeUnit) {
    return show_diff_message(this, last_review, unit, timeUnit);
};
function date_scheduler(now, t, isDay) {
    return new Date(isDay ? TypeConvert.time(now).getTime() + t * 24 * 60 * 60 * 1e3 : TypeConvert.time(now).getTime() + t * 60 * 1e3);
}
function date_diff(now, pre, unit) {
    if (!now || !pre) {
        throw new FSRSValidationError("Invalid date");
    }
    const diff = TypeConvert.time(now).getTime() - TypeConvert.time(pre).getTime();
    let r = 0;
    switch(unit){
        case "days":
            r = Math.floor(diff / (24 * 60 * 60 * 1e3));
            break;
        case "minutes":
            r = Math.floor(diff / (60 * 1e3));
            break;
    }
    return r;
}
function formatDate(dateInput) {
    const date = TypeConvert.time(dateInput);
    const year = date.getFullYear();
    const month = date.getMonth() + 1;
    const day = date.getDate();
    const hours = date.getHours();
    const minutes = date.getMinutes();
    const seconds = date.getSeconds();
    return `${year}-${padZero(month)}-${padZero(day)} ${padZero(hours)}:${padZero(minutes)}:${padZero(seconds)}`;
}
function padZero(num) {
    return num < 10 ? `0${num}` : `${num}`;
}
const TIMEUNIT = [
    60,
    60,
    24,
    31,
    12
];
const TIMEUNITFORMAT = [
    "second",
    "min",
    "hour",
    "day",
    "month",
    "year"
];
function show_diff_message(due, last_review, unit, timeUnit = TIMEUNITFORMAT) {
    due = TypeConvert.time(due);
    last_review = TypeConvert.time(last_review);
    if (timeUnit.length !== TIMEUNITFORMAT.length) {
        timeUnit = TIMEUNITFORMAT;
    }
    let diff = due.getTime() - last_review.getTime();
    let i = 0;
    diff /= 1e3;
    for(i = 0; i < TIMEUNIT.length; i++){
        if (diff < TIMEUNIT[i]) {
            break;
        } else {
            diff /= TIMEUNIT[i];
        }
    }
    return `${Math.floor(diff)}${unit ? timeUnit[i] : ""}`;
}
/* istanbul ignore next -- @preserve */ function fixDate(value) {
    return TypeConvert.time(value);
}
/* istanbul ignore next -- @preserve */ function fixState(value) {
    return TypeConvert.state(value);
}
/* istanbul ignore next -- @preserve */ function fixRating(value) {
    return TypeConvert.rating(value);
}
const Grades = Object.freeze([
    Rating.Again,
    Rating.Hard,
    Rating.Good,
    Rating.Easy
]);
const FUZZ_RANGES = [
    {
        start: 2.5,
        end: 7,
        factor: 0.15
    },
    {
        start: 7,
        end: 20,
        factor: 0.1
    },
    {
        start: 20,
        end: Infinity,
        factor: 0.05
    }
];
function get_fuzz_range(interval, elapsed_days, maximum_interval) {
    let delta = 1;
    for (const range of FUZZ_RANGES){
        delta += range.factor * Math.max(Math.min(interval, range.end) - range.start, 0);
    }
    interval = Math.min(interval, maximum_interval);
    let min_ivl = Math.max(2, Math.round(interval - delta));
    const max_ivl = Math.min(Math.round(interval + delta), maximum_interval);
    if (interval > elapsed_days) {
        min_ivl = Math.max(min_ivl, elapsed_days + 1);
    }
    min_ivl = Math.min(min_ivl, max_ivl);
    return {
        min_ivl,
        max_ivl
    };
}
function clamp(value, min, max) {
    return Math.min(Math.max(value, min), max);
}
function roundTo(num, decimals) {
    const factor = 10 ** decimals;
    return Math.round(num * factor) / factor;
}
function dateDiffInDays(last, cur) {
    const utc1 = Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), last.getUTCDate());
    const utc2 = Date.UTC(cur.getUTCFullYear(), cur.getUTCMonth(), cur.getUTCDate());
    return Math.floor((utc2 - utc1) / 864e5);
}
const ConvertStepUnitToMinutes = (step)=>{
    const unit = step.slice(-1);
    const value = parseInt(step.slice(0, -1), 10);
    if (Number.isNaN(value) || !Number.isFinite(value) || value < 0) {
        throw new FSRSValidationError(`Invalid step value: ${step}`);
    }
    switch(unit){
        case "m":
            return value;
        case "h":
            return value * 60;
        case "d":
            return value * 1440;
        default:
            throw new FSRSValidationError(`Invalid step unit: ${step}, expected m/h/d`);
    }
};
const BasicLearningStepsStrategy = (params, state, cur_step)=>{
    const learning_steps = state === State.Relearning || state === State.Review ? params.relearning_steps : params.learning_steps;
    const steps_length = learning_steps.length;
    if (steps_length === 0 || cur_step >= steps_length) return {};
    const firstStep = learning_steps[0];
    const toMinutes = ConvertStepUnitToMinutes;
    const getAgainInterval = ()=>{
        return toMinutes(firstStep);
    };
    const getHardInterval = ()=>{
        if (steps_length === 1) return Math.round(toMinutes(firstStep) * 1.5);
        const nextStep = learning_steps[1];
        return Math.round((toMinutes(firstStep) + toMinutes(nextStep)) / 2);
    };
    const getStepInfo = (index)=>{
        if (index < 0 || index >= steps_length) {
            return null;
        } else {
            return learning_steps[index];
        }
    };
    const getGoodMinutes = (step)=>{
        return toMinutes(step);
    };
    const result = {};
    const step_info = getStepInfo(Math.max(0, cur_step));
    if (state === State.Review) {
        result[Rating.Again] = {
            scheduled_minutes: toMinutes(step_info),
            next_step: 0
        };
        return result;
    } else {
        result[Rating.Again] = {
            scheduled_minutes: getAgainInterval(),
            next_step: 0
        };
        result[Rating.Hard] = {
            scheduled_minutes: getHardInterval(),
            next_step: cur_step
        };
        const next_info = getStepInfo(cur_step + 1);
        if (next_info) {
            const nextMin = getGoodMinutes(next_info);
            if (nextMin) {
                result[Rating.Good] = {
                    scheduled_minutes: Math.round(nextMin),
                    next_step: cur_step + 1
                };
            }
        }
    }
    return result;
};
function DefaultInitSeedStrategy() {
    const time = this.review_time.getTime();
    const reps = this.current.reps;
    const mul = this.current.difficulty * this.current.stability;
    return `${time}_${reps}_${mul}`;
}
function GenSeedStrategyWithCardId(card_id_field) {
    return function() {
        const card_id = Reflect.get(this.current, card_id_field) ?? 0;
        const reps = this.current.reps;
        return String(card_id + reps || 0);
    };
}
var StrategyMode = /* @__PURE__ */ ((StrategyMode2)=>{
    StrategyMode2["SCHEDULER"] = "Scheduler";
    StrategyMode2["LEARNING_STEPS"] = "LearningSteps";
    StrategyMode2["SEED"] = "Seed";
    return StrategyMode2;
})(StrategyMode || {});
class AbstractScheduler {
    last;
    current;
    review_time;
    next = /* @__PURE__ */ new Map();
    algorithm;
    strategies;
    elapsed_days = 0;
    // init
    constructor(card, now, algorithm, strategies){
        this.algorithm = algorithm;
        this.last = TypeConvert.card(card);
        this.current = TypeConvert.card(card);
        this.review_time = TypeConvert.time(now);
        this.strategies = strategies;
        this.init();
    }
    checkGrade(grade) {
        if (!Number.isFinite(grade) || grade < 1 || grade > 4) {
            throw new FSRSValidationError(`Invalid grade "${grade}",expected 1-4`);
        }
    }
    init() {
        const { state, last_review } = this.current;
        let interval = 0;
        if (state !== State.New && last_review) {
            interval = dateDiffInDays(last_review, this.review_time);
        }
        this.current.last_review = this.review_time;
        this.elapsed_days = interval;
        this.current.elapsed_days = interval;
        this.current.reps += 1;
        let seed_strategy = DefaultInitSeedStrategy;
        if (this.strategies) {
            const custom_strategy = this.strategies.get(StrategyMode.SEED);
            if (custom_strategy) {
                seed_strategy = custom_strategy;
            }
        }
        this.algorithm.seed = seed_strategy.call(this);
    }
    preview() {
        return {
            [Rating.Again]: this.review(Rating.Again),
            [Rating.Hard]: this.review(Rating.Hard),
            [Rating.Good]: this.review(Rating.Good),
            [Rating.Easy]: this.review(Rating.Easy),
            [Symbol.iterator]: this.previewIterator.bind(this)
        };
    }
    *previewIterator() {
        for (const grade of Grades){
            yield this.review(grade);
        }
    }
    review(grade) {
        const { state } = this.last;
        let item;
        this.checkGrade(grade);
        switch(state){
            case State.New:
                item = this.newState(grade);
                break;
            case State.Learning:
            case State.Relearning:
                item = this.learningState(grade);
                break;
            case State.Review:
                item = this.reviewState(grade);
                break;
        }
        return item;
    }
    buildLog(rating) {
        const { last_review, due, elapsed_days } = this.last;
        return {
            rating,
            state: this.current.state,
            due: last_review || due,
            stability: this.current.stability,
            difficulty: this.current.difficulty,
            elapsed_days: this.elapsed_days,
            last_elapsed_days: elapsed_days,
            scheduled_days: this.current.scheduled_days,
            learning_steps: this.current.learning_steps,
            review: this.review_time
        };
    }
}
class Alea {
    c;
    s0;
    s1;
    s2;
    constructor(seed){
        const mash = Mash();
        this.c = 1;
        this.s0 = mash(" ");
        this.s1 = mash(" ");
        this.s2 = mash(" ");
        if (seed == null) seed = Date.now();
        this.s0 -= mash(seed);
        if (this.s0 < 0) this.s0 += 1;
        this.s1 -= mash(seed);
        if (this.s1 < 0) this.s1 += 1;
        this.s2 -= mash(seed);
        if (this.s2 < 0) this.s2 += 1;
    }
    next() {
        const t = 2091639 * this.s0 + this.c * 23283064365386963e-26;
        this.s0 = this.s1;
        this.s1 = this.s2;
        this.c = t | 0;
        this.s2 = t - this.c;
        return this.s2;
    }
    set state(state) {
        this.c = state.c;
        this.s0 = state.s0;
        this.s1 = state.s1;
        this.s2 = state.s2;
    }
    get state() {
        return {
            c: this.c,
            s0: this.s0,
            s1: this.s1,
            s2: this.s2
        };
    }
}
function Mash() {
    let n = 4022871197;
    return function mash(data) {
        data = String(data);
        for(let i = 0; i < data.length; i++){
            n += data.charCodeAt(i);
            let h = 0.02519603282416938 * n;
            n = h >>> 0;
            h -= n;
            h *= n;
            n = h >>> 0;
            h -= n;
            n += h * 4294967296;
        }
        return (n >>> 0) * 23283064365386963e-26;
    };
}
function alea(seed) {
    const xg = new Alea(seed);
    const prng = ()=>xg.next();
    prng.int32 = ()=>xg.next() * 4294967296 | 0;
    prng.double = ()=>prng() + (prng() * 2097152 | 0) * 11102230246251565e-32;
    prng.state = ()=>xg.state;
    prng.importState = (state)=>{
        xg.state = state;
        return prng;
    };
    return prng;
}
const version = "5.4.2";
const default_request_retention = 0.9;
const default_maximum_interval = 36500;
const default_enable_fuzz = false;
const default_enable_short_term = true;
const default_learning_steps = Object.freeze([
    "1m",
    "10m"
]);
const default_relearning_steps = Object.freeze([
    "10m"
]);
const FSRSVersion = `v${version} using FSRS-6.0`;
const S_MIN = 1e-3;
const S_MAX = 36500;
const INIT_S_MAX = 100;
const FSRS5_DEFAULT_DECAY = 0.5;
const FSRS6_DEFAULT_DECAY = 0.1542;
const default_w = Object.freeze([
    0.212,
    1.2931,
    2.3065,
    8.2956,
    6.4133,
    0.8334,
    3.0194,
    1e-3,
    1.8722,
    0.1666,
    0.796,
    1.4835,
    0.0614,
    0.2629,
    1.6483,
    0.6014,
    1.8729,
    0.5425,
    0.0912,
    0.0658,
    FSRS6_DEFAULT_DECAY
]);
const W17_W18_Ceiling = 2;
const CLAMP_PARAMETERS = (w17_w18_ceiling, enable_short_term = default_enable_short_term)=>[
        [
            S_MIN,
            INIT_S_MAX
        ],
        [
            S_MIN,
            INIT_S_MAX
        ],
        [
            S_MIN,
            INIT_S_MAX
        ],
        [
            S_MIN,
            INIT_S_MAX
        ],
        [
            1,
            10
        ],
        [
            1e-3,
            4
        ],
        [
            1e-3,
            4
        ],
        [
            1e-3,
            0.75
        ],
        [
            0,
            4.5
        ],
        [
            0,
            0.8
        ],
        [
            1e-3,
            3.5
        ],
        [
            1e-3,
            5
        ],
        [
            1e-3,
            0.25
        ],
        [
            1e-3,
            0.9
        ],
        [
            0,
            4
        ],
        [
            0,
            1
        ],
        [
            1,
            6
        ],
        [
            0,
            w17_w18_ceiling
        ],
        [
            0,
            w17_w18_ceiling
        ],
        [
            enable_short_term ? 0.01 : 0,
            0.8
        ],
        [
            0.1,
            0.8
        ]
    ];
const clipParameters = (parameters, numRelearningSteps, enableShortTerm = default_enable_short_term)=>{
    const clip = CLAMP_PARAMETERS(W17_W18_Ceiling, enableShortTerm).slice(0, parameters.length);
    if (Math.max(0, numRelearningSteps) > 1) {
        const w11 = clamp(parameters[11] || 0, clip[11][0], clip[11][1]);
        const w13 = clamp(parameters[13] || 0, clip[13][0], clip[13][1]);
        const w14 = clamp(parameters[14] || 0, clip[14][0], clip[14][1]);
        const value = -(Math.log(w11) + Math.log(Math.pow(2, w13) - 1) + w14 * 0.3) / numRelearningSteps;
        const w17_w18_ceiling = clamp(roundTo(Math.sqrt(Math.max(value, 0)), 8), 0.01, W17_W18_Ceiling);
        if (clip[17]) clip[17] = [
            clip[17][0],
            w17_w18_ceiling
        ];
        if (clip[18]) clip[18] = [
            clip[18][0],
            w17_w18_ceiling
        ];
    }
    return clip.map(([min, max], index)=>clamp(parameters[index] || 0, min, max));
};
const checkParameters = (parameters)=>{
    const invalid = parameters.find((param)=>!Number.isFinite(param));
    if (invalid !== void 0) {
        throw new FSRSValidationError(`Non-finite or NaN value in parameters ${parameters}`);
    } else if (![
        17,
        19,
        21
    ].includes(parameters.length)) {
        throw new FSRSValidationError(`Invalid parameter length: ${parameters.length}. Must be 17, 19 or 21 for FSRSv4, 5 and 6 respectively.`);
    }
    return parameters;
};
const migrateParameters = (parameters, numRelearningSteps = 0, enableShortTerm = default_enable_short_term)=>{
    if (parameters === void 0) {
        return [
            ...default_w
        ];
    }
    switch(parameters.length){
        case 21:
            return clipParameters(Array.from(parameters), numRelearningSteps, enableShortTerm);
        case 19:
            console.debug("[FSRS-6]auto fill w from 19 to 21 length");
            return clipParameters(Array.from(parameters), numRelearningSteps, enableShortTerm).concat([
                0,
                FSRS5_DEFAULT_DECAY
            ]);
        case 17:
            {
                const w = clipParameters(Array.from(parameters), numRelearningSteps, enableShortTerm);
                w[4] = +(w[5] * 2 + w[4]).toFixed(8);
                w[5] = +(Math.log(w[5] * 3 + 1) / 3).toFixed(8);
                w[6] = +(w[6] + 0.5).toFixed(8);
                console.debug("[FSRS-6]auto fill w from 17 to 21 length");
                return w.concat([
                    0,
                    0,
                    0,
                    FSRS5_DEFAULT_DECAY
                ]);
            }
        default:
            console.warn("[FSRS]Invalid parameters length, using default parameters");
            return [
                ...default_w
            ];
    }
};
const generatorParameters = (props)=>{
    const learning_steps = Array.isArray(props?.learning_steps) ? props.learning_steps : default_learning_steps;
    const relearning_steps = Array.isArray(props?.relearning_steps) ? props.relearning_steps : default_relearning_steps;
    const enable_short_term = props?.enable_short_term ?? default_enable_short_term;
    const w = migrateParameters(props?.w, relearning_steps.length, enable_short_term);
    return {
        request_retention: props?.request_retention || default_request_retention,
        maximum_interval: props?.maximum_interval || default_maximum_interval,
        w,
        enable_fuzz: props?.enable_fuzz ?? default_enable_fuzz,
        enable_short_term,
        learning_steps,
        relearning_steps
    };
};
function createEmptyCard(now, afterHandler) {
    const emptyCard = {
        due: now ? TypeConvert.time(now) : /* @__PURE__ */ new Date(),
        stability: 0,
        difficulty: 0,
        elapsed_days: 0,
        scheduled_days: 0,
        reps: 0,
        lapses: 0,
        learning_steps: 0,
        state: State.New,
        last_review: void 0
    };
    if (afterHandler && typeof afterHandler === "function") {
        return afterHandler(emptyCard);
    } else {
        return emptyCard;
    }
}
const computeDecayFactor = (decayOrParams)=>{
    const decay = typeof decayOrParams === "number" ? -decayOrParams : -decayOrParams[20];
    const factor = Math.exp(Math.pow(decay, -1) * Math.log(0.9)) - 1;
    return {
        decay,
        factor: roundTo(factor, 8)
    };
};
function forgetting_curve(decayOrParams, elapsed_days, stability) {
    const { decay, factor } = computeDecayFactor(decayOrParams);
    return roundTo(Math.pow(1 + factor * elapsed_days / stability, decay), 8);
}
class FSRSAlgorithm {
    param;
    intervalModifier;
    _seed;
    constructor(params){
        this.param = new Proxy(this.prepare_parameters(params), this.params_handler_proxy());
        this.intervalModifier = this.calculate_interval_modifier(this.param.request_retention);
        this.forgetting_curve = forgetting_curve.bind(this, this.param.w);
    }
    get interval_modifier() {
        return this.intervalModifier;
    }
    set seed(seed) {
        this._seed = seed;
    }
    /**
   * @see https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm#fsrs-5
   *
   * The formula used is: $$I(r,s) = (r^{\frac{1}{DECAY}} - 1) / FACTOR \times s$$
   * @param request_retention 0<request_retention<=1,Requested retention rate
   * @throws {Error} Requested retention rate should be in the range (0,1]
   */ calculate_interval_modifier(request_retention) {
        if (request_retention <= 0 || request_retention > 1) {
            throw new FSRSValidationError("Requested retention rate should be in the range (0,1]");
        }
        const { decay, factor } = computeDecayFactor(this.param.w);
        return roundTo((Math.pow(request_retention, 1 / decay) - 1) / factor, 8);
    }
    /**
   * Get the parameters of the algorithm.
   */ get parameters() {
        return this.param;
    }
    /**
   * Set the parameters of the algorithm.
   * @param params Partial<FSRSParameters>
   */ set parameters(params) {
        this.update_parameters(params);
    }
    params_handler_proxy() {
        const _this = this;
        return {
            set: function(target, prop, value) {
                if (prop === "request_retention" && Number.isFinite(value)) {
                    _this.intervalModifier = _this.calculate_interval_modifier(Number(value));
                } else if (prop === "w") {
                    value = migrateParameters(value, target.relearning_steps.length, target.enable_short_term);
                    value = clipParameters(Array.from(value), target.relearning_steps.length, target.enable_short_term);
                    _this.forgetting_curve = forgetting_curve.bind(this, value);
                    _this.intervalModifier = _this.calculate_interval_modifier(Number(target.request_retention));
                }
                Reflect.set(target, prop, value);
                return true;
            }
        };
    }
    update_parameters(params) {
        const _params = this.prepare_parameters(params);
        for(const key in _params){
            const paramKey = key;
            this.param[paramKey] = _params[paramKey];
        }
    }
    prepare_parameters = (params)=>{
        const generated = generatorParameters(params);
        generated.w = clipParameters(Array.from(generated.w), generated.relearning_steps.length, generated.enable_short_term);
        return generated;
    };
    /**
     * The formula used is :
     * $$ S_0(G) = w_{G-1}$$
     * $$S_0 = \max \lbrace S_0,0.1\rbrace $$
  
     * @param g Grade (rating at Anki) [1.again,2.hard,3.good,4.easy]
     * @return Stability (interval when R=90%)
     */ init_stability(g) {
        return Math.max(this.param.w[g - 1], 0.1);
    }
    /**
   * The formula used is :
   * $$D_0(G) = w_4 - e^{(G-1) \cdot w_5} + 1 $$
   * $$D_0 = \min \lbrace \max \lbrace D_0(G),1 \rbrace,10 \rbrace$$
   * where the $$D_0(1)=w_4$$ when the first rating is good.
   *
   * @param {Grade} g Grade (rating at Anki) [1.again,2.hard,3.good,4.easy]
   * @return {number} Difficulty $$D \in [1,10]$$
   */ init_difficulty(g) {
        const w = this.param.w;
        const d = w[4] - Math.exp((g - 1) * w[5]) + 1;
        return roundTo(d, 8);
    }
    /**
   * If fuzzing is disabled or ivl is less than 2.5, it returns the original interval.
   * @param {number} ivl - The interval to be fuzzed.
   * @param {number} elapsed_days t days since the last review
   * @return {number} - The fuzzed interval.
   **/ apply_fuzz(ivl, elapsed_days) {
        if (!this.param.enable_fuzz || ivl < 2.5) return Math.round(ivl);
        const generator = alea(this._seed);
        const fuzz_factor = generator();
        const { min_ivl, max_ivl } = get_fuzz_range(ivl, elapsed_days, this.param.maximum_interval);
        return Math.floor(fuzz_factor * (max_ivl - min_ivl + 1) + min_ivl);
    }
    /**
   *   @see The formula used is : {@link FSRSAlgorithm.calculate_interval_modifier}
   *   @param {number} s - Stability (interval when R=90%)
   *   @param {number} elapsed_days t days since the last review
   */ next_interval(s, elapsed_days) {
        const newInterval = Math.min(Math.max(1, Math.round(s * this.intervalModifier)), this.param.maximum_interval);
        return this.apply_fuzz(newInterval, elapsed_days);
    }
    /**
   * @see https://github.com/open-spaced-repetition/fsrs4anki/issues/697
   */ linear_damping(delta_d, old_d) {
        return roundTo(delta_d * (10 - old_d) / 9, 8);
    }
    /**
   * The formula used is :
   * $$\text{delta}_d = -w_6 \cdot (g - 3)$$
   * $$\text{next}_d = D + \text{linear damping}(\text{delta}_d , D)$$
   * $$D^\prime(D,R) = w_7 \cdot D_0(4) +(1 - w_7) \cdot \text{next}_d$$
   * @param {number} d Difficulty $$D \in [1,10]$$
   * @param {Grade} g Grade (rating at Anki) [1.again,2.hard,3.good,4.easy]
   * @return {number} $$\text{next}_D$$
   */ next_difficulty(d, g) {
        const delta_d = -this.param.w[6] * (g - 3);
        const next_d = d + this.linear_damping(delta_d, d);
        return clamp(this.mean_reversion(this.init_difficulty(Rating.Easy), next_d), 1, 10);
    }
    /**
   * The formula used is :
   * $$w_7 \cdot \text{init} +(1 - w_7) \cdot \text{current}$$
   * @param {number} init $$w_2 : D_0(3) = w_2 + (R-2) \cdot w_3= w_2$$
   * @param {number} current $$D - w_6 \cdot (R - 2)$$
   * @return {number} difficulty
   */ mean_reversion(init, current) {
        const w = this.param.w;
        return roundTo(w[7] * init + (1 - w[7]) * current, 8);
    }
    /**
   * The formula used is :
   * $$S^\prime_r(D,S,R,G) = S\cdot(e^{w_8}\cdot (11-D)\cdot S^{-w_9}\cdot(e^{w_{10}\cdot(1-R)}-1)\cdot w_{15}(\text{if} G=2) \cdot w_{16}(\text{if} G=4)+1)$$
   * @param {number} d Difficulty D \in [1,10]
   * @param {number} s Stability (interval when R=90%)
   * @param {number} r Retrievability (probability of recall)
   * @param {Grade} g Grade (Rating[0.again,1.hard,2.good,3.easy])
   * @return {number} S^\prime_r new stability after recall
   */ next_recall_stability(d, s, r, g) {
        const w = this.param.w;
        const hard_penalty = Rating.Hard === g ? w[15] : 1;
        const easy_bound = Rating.Easy === g ? w[16] : 1;
        return roundTo(clamp(s * (1 + Math.exp(w[8]) * (11 - d) * Math.pow(s, -w[9]) * (Math.exp((1 - r) * w[10]) - 1) * hard_penalty * easy_bound), S_MIN, 36500), 8);
    }
    /**
   * The formula used is :
   * $$S^\prime_f(D,S,R) = w_{11}\cdot D^{-w_{12}}\cdot ((S+1)^{w_{13}}-1) \cdot e^{w_{14}\cdot(1-R)}$$
   * enable_short_term = true : $$S^\prime_f \in \min \lbrace \max \lbrace S^\prime_f,0.01\rbrace, \frac{S}{e^{w_{17} \cdot w_{18}}} \rbrace$$
   * enable_short_term = false : $$S^\prime_f \in \min \lbrace \max \lbrace S^\prime_f,0.01\rbrace, S \rbrace$$
   * @param {number} d Difficulty D \in [1,10]
   * @param {number} s Stability (interval when R=90%)
   * @param {number} r Retrievability (probability of recall)
   * @return {number} S^\prime_f new stability after forgetting
   */ next_forget_stability(d, s, r) {
        const w = this.param.w;
        return roundTo(clamp(w[11] * Math.pow(d, -w[12]) * (Math.pow(s + 1, w[13]) - 1) * Math.exp((1 - r) * w[14]), S_MIN, 36500), 8);
    }
    /**
   * The formula used is :
   * $$S^\prime_s(S,G) = S \cdot e^{w_{17} \cdot (G-3+w_{18})}$$
   * @param {number} s Stability (interval when R=90%)
   * @param {Grade} g Grade (Rating[0.again,1.hard,2.good,3.easy])
   */ next_short_term_stability(s, g) {
        const w = this.param.w;
        const sinc = Math.pow(s, -w[19]) * Math.exp(w[17] * (g - 3 + w[18]));
        const maskedSinc = g >= Rating.Hard ? Math.max(sinc, 1) : sinc;
        return roundTo(clamp(s * maskedSinc, S_MIN, 36500), 8);
    }
    /**
   * The formula used is :
   * $$R(t,S) = (1 + \text{FACTOR} \times \frac{t}{9 \cdot S})^{\text{DECAY}}$$
   * @param {number} elapsed_days t days since the last review
   * @param {number} stability Stability (interval when R=90%)
   * @return {number} r Retrievability (probability of recall)
   */ forgetting_curve;
    /**
   * Calculates the next state of memory based on the current state, time elapsed, and grade.
   *
   * @param memory_state - The current state of memory, which can be null.
   * @param t - The time elapsed since the last review.
   * @param {Rating} g Grade (Rating[0.Manual,1.Again,2.Hard,3.Good,4.Easy])
   * @param r - Optional retrievability value. If not provided, it will be calculated.
   * @returns The next state of memory with updated difficulty and stability.
   */ next_state(memory_state, t, g, r) {
        const { difficulty: d, stability: s } = memory_state ?? {
            difficulty: 0,
            stability: 0
        };
        if (t < 0) {
            throw new FSRSValidationError(`Invalid delta_t "${t}"`);
        }
        if (g < 0 || g > 4) {
            throw new FSRSValidationError(`Invalid grade "${g}"`);
        }
        if (d === 0 && s === 0) {
            return {
                difficulty: clamp(this.init_difficulty(g), 1, 10),
                stability: this.init_stability(g)
            };
        }
        if (g === 0) {
            return {
                difficulty: d,
                stability: s
            };
        }
        if (d < 1 || s < S_MIN) {
            throw new FSRSValidationError(`Invalid memory state { difficulty: ${d}, stability: ${s} }`);
        }
        const w = this.param.w;
        r = typeof r === "number" ? r : this.forgetting_curve(t, s);
        let new_s;
        if (t === 0 && this.param.enable_short_term) {
            new_s = this.next_short_term_stability(s, g);
        } else if (g === 1) {
            const s_after_fail = this.next_forget_stability(d, s, r);
            let [w_17, w_18] = [
                0,
                0
            ];
            if (this.param.enable_short_term) {
                w_17 = w[17];
                w_18 = w[18];
            }
            const next_s_min = s / Math.exp(w_17 * w_18);
            new_s = clamp(roundTo(next_s_min, 8), S_MIN, s_after_fail);
        } else {
            new_s = this.next_recall_stability(d, s, r, g);
        }
        const new_d = this.next_difficulty(d, g);
        return {
            difficulty: new_d,
            stability: new_s
        };
    }
}
class BasicScheduler extends AbstractScheduler {
    learningStepsStrategy;
    constructor(card, now, algorithm, strategies){
        super(card, now, algorithm, strategies);
        let learningStepStrategy = BasicLearningStepsStrategy;
        if (this.strategies) {
            const custom_strategy = this.strategies.get(StrategyMode.LEARNING_STEPS);
            if (custom_strategy) {
                learningStepStrategy = custom_strategy;
            }
        }
        this.learningStepsStrategy = learningStepStrategy;
    }
    getLearningInfo(card, grade) {
        const parameters = this.algorithm.parameters;
        card.learning_steps = card.learning_steps || 0;
        const steps_strategy = this.learningStepsStrategy(parameters, card.state, card.learning_steps);
        const scheduled_minutes = Math.max(0, steps_strategy[grade]?.scheduled_minutes ?? 0);
        const next_steps = Math.max(0, steps_strategy[grade]?.next_step ?? 0);
        return {
            scheduled_minutes,
            next_steps
        };
    }
    /**
   * @description This function applies the learning steps based on the current card's state and grade.
   */ applyLearningSteps(nextCard, grade, to_state) {
        const { scheduled_minutes, next_steps } = this.getLearningInfo(this.current, grade);
        if (scheduled_minutes > 0 && scheduled_minutes < 1440) {
            nextCard.learning_steps = next_steps;
            nextCard.scheduled_days = 0;
            nextCard.state = to_state;
            nextCard.due = date_scheduler(this.review_time, Math.round(scheduled_minutes), false);
        } else {
            nextCard.state = State.Review;
            if (scheduled_minutes >= 1440) {
                nextCard.learning_steps = next_steps;
                nextCard.due = date_scheduler(this.review_time, Math.round(scheduled_minutes), false);
                nextCard.scheduled_days = Math.floor(scheduled_minutes / 1440);
            } else {
                nextCard.learning_steps = 0;
                const interval = this.algorithm.next_interval(nextCard.stability, this.elapsed_days);
                nextCard.scheduled_days = interval;
                nextCard.due = date_scheduler(this.review_time, interval, true);
            }
        }
    }
    newState(grade) {
        const exist = this.next.get(grade);
        if (exist) {
            return exist;
        }
        const next = this.next_ds(this.elapsed_days, grade);
        this.applyLearningSteps(next, grade, State.Learning);
        const item = {
            card: next,
            log: this.buildLog(grade)
        };
        this.next.set(grade, item);
        return item;
    }
    learningState(grade) {
        const exist = this.next.get(grade);
        if (exist) {
            return exist;
        }
        const next = this.next_ds(this.elapsed_days, grade);
        this.applyLearningSteps(next, grade, this.last.state);
        const item = {
            card: next,
            log: this.buildLog(grade)
        };
        this.next.set(grade, item);
        return item;
    }
    reviewState(grade) {
        const exist = this.next.get(grade);
        if (exist) {
            return exist;
        }
        const interval = this.elapsed_days;
        const retrievability = this.algorithm.forgetting_curve(interval, this.current.stability);
        const next_again = this.next_ds(interval, Rating.Again, retrievability);
        const next_hard = this.next_ds(interval, Rating.Hard, retrievability);
        const next_good = this.next_ds(interval, Rating.Good, retrievability);
        const next_easy = this.next_ds(interval, Rating.Easy, retrievability);
        this.next_interval(next_hard, next_good, next_easy, interval);
        this.next_state(next_hard, next_good, next_easy);
        this.applyLearningSteps(next_again, Rating.Again, State.Relearning);
        next_again.lapses += 1;
        const item_again = {
            card: next_again,
            log: this.buildLog(Rating.Again)
        };
        const item_hard = {
            card: next_hard,
            log: super.buildLog(Rating.Hard)
        };
        const item_good = {
            card: next_good,
            log: super.buildLog(Rating.Good)
        };
        const item_easy = {
            card: next_easy,
            log: super.buildLog(Rating.Easy)
        };
        this.next.set(Rating.Again, item_again);
        this.next.set(Rating.Hard, item_hard);
        this.next.set(Rating.Good, item_good);
        this.next.set(Rating.Easy, item_easy);
        return this.next.get(grade);
    }
    /**
   * Review next_ds
   */ next_ds(t, g, r) {
        const next_state = this.algorithm.next_state({
            difficulty: this.current.difficulty,
            stability: this.current.stability
        }, t, g, r);
        const card = TypeConvert.card(this.current);
        card.difficulty = next_state.difficulty;
        card.stability = next_state.stability;
        return card;
    }
    /**
   * Review next_interval
   */ next_interval(next_hard, next_good, next_easy, interval) {
        let hard_interval, good_interval;
        hard_interval = this.algorithm.next_interval(next_hard.stability, interval);
        good_interval = this.algorithm.next_interval(next_good.stability, interval);
        hard_interval = Math.min(hard_interval, good_interval);
        good_interval = Math.max(good_interval, hard_interval + 1);
        const easy_interval = Math.max(this.algorithm.next_interval(next_easy.stability, interval), good_interval + 1);
        next_hard.scheduled_days = hard_interval;
        next_hard.due = date_scheduler(this.review_time, hard_interval, true);
        next_good.scheduled_days = good_interval;
        next_good.due = date_scheduler(this.review_time, good_interval, true);
        next_easy.scheduled_days = easy_interval;
        next_easy.due = date_scheduler(this.review_time, easy_interval, true);
    }
    /**
   * Review next_state
   */ next_state(next_hard, next_good, next_easy) {
        next_hard.state = State.Review;
        next_hard.learning_steps = 0;
        next_good.state = State.Review;
        next_good.learning_steps = 0;
        next_easy.state = State.Review;
        next_easy.learning_steps = 0;
    }
}
class LongTermScheduler extends AbstractScheduler {
    newState(grade) {
        const exist = this.next.get(grade);
        if (exist) {
            return exist;
        }
        this.current.scheduled_days = 0;
        this.current.elapsed_days = 0;
        const first_interval = 0;
        const next_again = this.next_ds(first_interval, Rating.Again);
        const next_hard = this.next_ds(first_interval, Rating.Hard);
        const next_good = this.next_ds(first_interval, Rating.Good);
        const next_easy = this.next_ds(first_interval, Rating.Easy);
        this.next_interval(next_again, next_hard, next_good, next_easy, first_interval);
        this.next_state(next_again, next_hard, next_good, next_easy);
        this.update_next(next_again, next_hard, next_good, next_easy);
        return this.next.get(grade);
    }
    next_ds(t, g, r) {
        const next_state = this.algorithm.next_state({
            difficulty: this.current.difficulty,
            stability: this.current.stability
        }, t, g, r);
        const card = TypeConvert.card(this.current);
        card.difficulty = next_state.difficulty;
        card.stability = next_state.stability;
        return card;
    }
    /**
   * @see https://github.com/open-spaced-repetition/ts-fsrs/issues/98#issuecomment-2241923194
   */ learningState(grade) {
        return this.reviewState(grade);
    }
    reviewState(grade) {
        const exist = this.next.get(grade);
        if (exist) {
            return exist;
        }
        const interval = this.elapsed_days;
        const retrievability = this.algorithm.forgetting_curve(interval, this.current.stability);
        const next_again = this.next_ds(interval, Rating.Again, retrievability);
        const next_hard = this.next_ds(interval, Rating.Hard, retrievability);
        const next_good = this.next_ds(interval, Rating.Good, retrievability);
        const next_easy = this.next_ds(interval, Rating.Easy, retrievability);
        this.next_interval(next_again, next_hard, next_good, next_easy, interval);
        this.next_state(next_again, next_hard, next_good, next_easy);
        next_again.lapses += 1;
        this.update_next(next_again, next_hard, next_good, next_easy);
        return this.next.get(grade);
    }
    /**
   * Review/New next_interval
   */ next_interval(next_again, next_hard, next_good, next_easy, interval) {
        let again_interval, hard_interval, good_interval, easy_interval;
        again_interval = this.algorithm.next_interval(next_again.stability, interval);
        hard_interval = this.algorithm.next_interval(next_hard.stability, interval);
        good_interval = this.algorithm.next_interval(next_good.stability, interval);
        easy_interval = this.algorithm.next_interval(next_easy.stability, interval);
        again_interval = Math.min(again_interval, hard_interval);
        hard_interval = Math.max(hard_interval, again_interval + 1);
        good_interval = Math.max(good_interval, hard_interval + 1);
        easy_interval = Math.max(easy_interval, good_interval + 1);
        next_again.scheduled_days = again_interval;
        next_again.due = date_scheduler(this.review_time, again_interval, true);
        next_hard.scheduled_days = hard_interval;
        next_hard.due = date_scheduler(this.review_time, hard_interval, true);
        next_good.scheduled_days = good_interval;
        next_good.due = date_scheduler(this.review_time, good_interval, true);
        next_easy.scheduled_days = easy_interval;
        next_easy.due = date_scheduler(this.review_time, easy_interval, true);
    }
    /**
   * Review/New next_state
   */ next_state(next_again, next_hard, next_good, next_easy) {
        next_again.state = State.Review;
        next_again.learning_steps = 0;
        next_hard.state = State.Review;
        next_hard.learning_steps = 0;
        next_good.state = State.Review;
        next_good.learning_steps = 0;
        next_easy.state = State.Review;
        next_easy.learning_steps = 0;
    }
    update_next(next_again, next_hard, next_good, next_easy) {
        const item_again = {
            card: next_again,
            log: this.buildLog(Rating.Again)
        };
        const item_hard = {
            card: next_hard,
            log: super.buildLog(Rating.Hard)
        };
        const item_good = {
            card: next_good,
            log: super.buildLog(Rating.Good)
        };
        const item_easy = {
            card: next_easy,
            log: super.buildLog(Rating.Easy)
        };
        this.next.set(Rating.Again, item_again);
        this.next.set(Rating.Hard, item_hard);
        this.next.set(Rating.Good, item_good);
        this.next.set(Rating.Easy, item_easy);
    }
}
class Reschedule {
    fsrs;
    /**
   * Creates an instance of the `Reschedule` class.
   * @param fsrs - An instance of the FSRS class used for scheduling.
   */ constructor(fsrs){
        this.fsrs = fsrs;
    }
    /**
   * Replays a review for a card and determines the next review date based on the given rating.
   * @param card - The card being reviewed.
   * @param reviewed - The date the card was reviewed.
   * @param rating - The grade given to the card during the review.
   * @returns A `RecordLogItem` containing the updated card and review log.
   */ replay(card, reviewed, rating) {
        return this.fsrs.next(card, reviewed, rating);
    }
    /**
   * Processes a manual review for a card, allowing for custom state, stability, difficulty, and due date.
   * @param card - The card being reviewed.
   * @param state - The state of the card after the review.
   * @param reviewed - The date the card was reviewed.
   * @param elapsed_days - The number of days since the last review.
   * @param stability - (Optional) The stability of the card.
   * @param difficulty - (Optional) The difficulty of the card.
   * @param due - (Optional) The due date for the next review.
   * @returns A `RecordLogItem` containing the updated card and review log.
   * @throws Will throw an error if the state or due date is not provided when required.
   */ handleManualRating(card, state, reviewed, elapsed_days, stability, difficulty, due) {
        if (typeof state === "undefined") {
            throw new FSRSValidationError("reschedule: state is required for manual rating");
        }
        let log;
        let next_card;
        if (state === State.New) {
            log = {
                rating: Rating.Manual,
                state,
                due: due ?? reviewed,
                stability: card.stability,
                difficulty: card.difficulty,
                elapsed_days,
                last_elapsed_days: card.elapsed_days,
                scheduled_days: card.scheduled_days,
                learning_steps: card.learning_steps,
                review: reviewed
            };
            next_card = createEmptyCard(reviewed);
            next_card.last_review = reviewed;
        } else {
            if (typeof due === "undefined") {
                throw new FSRSValidationError("reschedule: due is required for manual rating");
            }
            const scheduled_days = date_diff(due, reviewed, "days");
            log = {
                rating: Rating.Manual,
                state: card.state,
                due: card.last_review || card.due,
                stability: card.stability,
                difficulty: card.difficulty,
                elapsed_days,
                last_elapsed_days: card.elapsed_days,
                scheduled_days: card.scheduled_days,
                learning_steps: card.learning_steps,
                review: reviewed
            };
            next_card = {
                ...card,
                state,
                due,
                last_review: reviewed,
                stability: stability || card.stability,
                difficulty: difficulty || card.difficulty,
                elapsed_days,
                scheduled_days,
                reps: card.reps + 1
            };
        }
        return {
            card: next_card,
            log
        };
    }
    /**
   * Reschedules a card based on its review history.
   *
   * @param current_card - The card to be rescheduled.
   * @param reviews - An array of review history objects.
   * @returns An array of record log items representing the rescheduling process.
   */ reschedule(current_card, reviews) {
        const collections = [];
        let cur_card = createEmptyCard(current_card.due);
        for (const review of reviews){
            let item;
            review.review = TypeConvert.time(review.review);
            if (review.rating === Rating.Manual) {
                let interval = 0;
                if (cur_card.state !== State.New && cur_card.last_review) {
                    interval = date_diff(review.review, cur_card.last_review, "days");
                }
                item = this.handleManualRating(cur_card, review.state, review.review, interval, review.stability, review.difficulty, review.due ? TypeConvert.time(review.due) : void 0);
            } else {
                item = this.replay(cur_card, review.review, review.rating);
            }
            collections.push(item);
            cur_card = item.card;
        }
        return collections;
    }
    calculateManualRecord(current_card, now, record_log_item, update_memory) {
        if (!record_log_item) {
            return null;
        }
        const { card: reschedule_card, log } = record_log_item;
        const cur_card = TypeConvert.card(current_card);
        if (cur_card.due.getTime() === reschedule_card.due.getTime()) {
            return null;
        }
        cur_card.scheduled_days = date_diff(reschedule_card.due, cur_card.due, "days");
        return this.handleManualRating(cur_card, reschedule_card.state, TypeConvert.time(now), log.elapsed_days, update_memory ? reschedule_card.stability : void 0, update_memory ? reschedule_card.difficulty : void 0, reschedule_card.due);
    }
}
function applyAfterHandler(value, afterHandler) {
    return typeof afterHandler === "function" ? afterHandler(value) : value;
}
class FSRS extends FSRSAlgorithm {
    strategyHandler = /* @__PURE__ */ new Map();
    Scheduler;
    constructor(param){
        super(param);
        const { enable_short_term } = this.parameters;
        this.Scheduler = enable_short_term ? BasicScheduler : LongTermScheduler;
    }
    params_handler_proxy() {
        const _this = this;
        return {
            set: function(target, prop, value) {
                if (prop === "request_retention" && Number.isFinite(value)) {
                    _this.intervalModifier = _this.calculate_interval_modifier(Number(value));
                } else if (prop === "enable_short_term") {
                    _this.Scheduler = value === true ? BasicScheduler : LongTermScheduler;
                } else if (prop === "w") {
                    value = migrateParameters(value, target.relearning_steps.length, target.enable_short_term);
                    value = clipParameters(Array.from(value), target.relearning_steps.length, target.enable_short_term);
                    _this.forgetting_curve = forgetting_curve.bind(this, value);
                    _this.intervalModifier = _this.calculate_interval_modifier(Number(target.request_retention));
                }
                Reflect.set(target, prop, value);
                return true;
            }
        };
    }
    useStrategy(mode, handler) {
        this.strategyHandler.set(mode, handler);
        return this;
    }
    clearStrategy(mode) {
        if (mode) {
            this.strategyHandler.delete(mode);
        } else {
            this.strategyHandler.clear();
        }
        return this;
    }
    getScheduler(card, now) {
        const schedulerStrategy = this.strategyHandler.get(StrategyMode.SCHEDULER);
        const Scheduler = schedulerStrategy || this.Scheduler;
        const instance = new Scheduler(card, now, this, this.strategyHandler);
        return instance;
    }
    /**
   * Display the collection of cards and logs for the four scenarios after scheduling the card at the current time.
   * @param card Card to be processed
   * @param now Current time or scheduled time
   * @param afterHandler Convert the result to another type. (Optional)
   * @example
   * ```typescript
   * const card: Card = createEmptyCard(new Date());
   * const f = fsrs();
   * const recordLog = f.repeat(card, new Date());
   * ```
   * @example
   * ```typescript
   * interface RevLogUnchecked
   *   extends Omit<ReviewLog, "due" | "review" | "state" | "rating"> {
   *   cid: string;
   *   due: Date | number;
   *   state: StateType;
   *   review: Date | number;
   *   rating: RatingType;
   * }
   *
   * interface RepeatRecordLog {
   *   card: CardUnChecked; //see method: createEmptyCard
   *   log: RevLogUnchecked;
   * }
   *
   * function repeatAfterHandler(recordLog: RecordLog) {
   *     const record: { [key in Grade]: RepeatRecordLog } = {} as {
   *       [key in Grade]: RepeatRecordLog;
   *     };
   *     for (const grade of Grades) {
   *       record[grade] = {
   *         card: {
   *           ...(recordLog[grade].card as Card & { cid: string }),
   *           due: recordLog[grade].card.due.getTime(),
   *           state: State[recordLog[grade].card.state] as StateType,
   *           last_review: recordLog[grade].card.last_review
   *             ? recordLog[grade].card.last_review!.getTime()
   *             : null,
   *         },
   *         log: {
   *           ...recordLog[grade].log,
   *           cid: (recordLog[grade].card as Card & { cid: string }).cid,
   *           due: recordLog[grade].log.due.getTime(),
   *           review: recordLog[grade].log.review.getTime(),
   *           state: State[recordLog[grade].log.state] as StateType,
   *           rating: Rating[recordLog[grade].log.rating] as RatingType,
   *         },
   *       };
   *     }
   *     return record;
   * }
   * const card: Card = createEmptyCard(new Date(), cardAfterHandler); //see method:  createEmptyCard
   * const f = fsrs();
   * const recordLog = f.repeat(card, new Date(), repeatAfterHandler);
   * ```
   */ repeat(card, now, afterHandler) {
        const instance = this.getScheduler(card, now);
        const recordLog = instance.preview();
        return applyAfterHandler(recordLog, afterHandler);
    }
    /**
   * Display the collection of cards and logs for the card scheduled at the current time, after applying a specific grade rating.
   * @param card Card to be processed
   * @param now Current time or scheduled time
   * @param grade Rating of the review (Again, Hard, Good, Easy)
   * @param afterHandler Convert the result to another type. (Optional)
   * @example
   * ```typescript
   * const card: Card = createEmptyCard(new Date());
   * const f = fsrs();
   * const recordLogItem = f.next(card, new Date(), Rating.Again);
   * ```
   * @example
   * ```typescript
   * interface RevLogUnchecked
   *   extends Omit<ReviewLog, "due" | "review" | "state" | "rating"> {
   *   cid: string;
   *   due: Date | number;
   *   state: StateType;
   *   review: Date | number;
   *   rating: RatingType;
   * }
   *
   * interface NextRecordLog {
   *   card: CardUnChecked; //see method: createEmptyCard
   *   log: RevLogUnchecked;
   * }
   *
  function nextAfterHandler(recordLogItem: RecordLogItem) {
    const recordItem = {
      card: {
        ...(recordLogItem.card as Card & { cid: string }),
        due: recordLogItem.card.due.getTime(),
        state: State[recordLogItem.card.state] as StateType,
        last_review: recordLogItem.card.last_review
          ? recordLogItem.card.last_review!.getTime()
          : null,
      },
      log: {
        ...recordLogItem.log,
        cid: (recordLogItem.card as Card & { cid: string }).cid,
        due: recordLogItem.log.due.getTime(),
        review: recordLogItem.log.review.getTime(),
        state: State[recordLogItem.log.state] as StateType,
        rating: Rating[recordLogItem.log.rating] as RatingType,
      },
    };
    return recordItem
  }
   * const card: Card = createEmptyCard(new Date(), cardAfterHandler); //see method:  createEmptyCard
   * const f = fsrs();
   * const recordLogItem = f.repeat(card, new Date(), Rating.Again, nextAfterHandler);
   * ```
   */ next(card, now, grade, afterHandler) {
        const instance = this.getScheduler(card, now);
        const g = TypeConvert.rating(grade);
        if (g === Rating.Manual) {
            throw new FSRSValidationError("Cannot review a manual rating");
        }
        const recordLogItem = instance.review(g);
        return applyAfterHandler(recordLogItem, afterHandler);
    }
    /**
   * Get the retrievability of the card
   * @param card  Card to be processed
   * @param now  Current time or scheduled time
   * @param format  default:true , Convert the result to another type. (Optional)
   * @returns  The retrievability of the card,if format is true, the result is a string, otherwise it is a number
   */ get_retrievability(card, now, format = true) {
        const processedCard = TypeConvert.card(card);
        now = now ? TypeConvert.time(now) : /* @__PURE__ */ new Date();
        const t = processedCard.state !== State.New ? Math.max(date_diff(now, processedCard.last_review, "days"), 0) : 0;
        const r = processedCard.state !== State.New ? this.forgetting_curve(t, +processedCard.stability.toFixed(8)) : 0;
        return format ? `${(r * 100).toFixed(2)}%` : r;
    }
    /**
   *
   * @param card Card to be processed
   * @param log last review log
   * @param afterHandler Convert the result to another type. (Optional)
   * @example
   * ```typescript
   * const now = new Date();
   * const f = fsrs();
   * const emptyCardFormAfterHandler = createEmptyCard(now);
   * const repeatFormAfterHandler = f.repeat(emptyCardFormAfterHandler, now);
   * const { card, log } = repeatFormAfterHandler[Rating.Hard];
   * const rollbackFromAfterHandler = f.rollback(card, log);
   * ```
   *
   * @example
   * ```typescript
   * const now = new Date();
   * const f = fsrs();
   * const emptyCardFormAfterHandler = createEmptyCard(now, cardAfterHandler);  //see method: createEmptyCard
   * const repeatFormAfterHandler = f.repeat(emptyCardFormAfterHandler, now, repeatAfterHandler); //see method: fsrs.repeat()
   * const { card, log } = repeatFormAfterHandler[Rating.Hard];
   * const rollbackFromAfterHandler = f.rollback(card, log, cardAfterHandler);
   * ```
   */ rollback(card, log, afterHandler) {
        const processedCard = TypeConvert.card(card);
        const processedLog = TypeConvert.review_log(log);
        if (processedLog.rating === Rating.Manual) {
            throw new FSRSValidationError("Cannot rollback a manual rating");
        }
        let last_due;
        let last_review;
        let last_lapses;
        switch(processedLog.state){
            case State.New:
                last_due = processedLog.due;
                last_review = void 0;
                last_lapses = 0;
                break;
            case State.Learning:
            case State.Relearning:
            case State.Review:
                last_due = processedLog.review;
                last_review = processedLog.due;
                last_lapses = processedCard.lapses - (processedLog.rating === Rating.Again && processedLog.state === State.Review ? 1 : 0);
                break;
        }
        const prevCard = {
            ...processedCard,
            due: last_due,
            stability: processedLog.stability,
            difficulty: processedLog.difficulty,
            elapsed_days: processedLog.last_elapsed_days,
            scheduled_days: processedLog.scheduled_days,
            reps: Math.max(0, processedCard.reps - 1),
            lapses: Math.max(0, last_lapses),
            learning_steps: processedLog.learning_steps,
            state: processedLog.state,
            last_review
        };
        return applyAfterHandler(prevCard, afterHandler);
    }
    /**
   *
   * @param card Card to be processed
   * @param now Current time or scheduled time
   * @param reset_count Should the review count information(reps,lapses) be reset. (Optional)
   * @param afterHandler Convert the result to another type. (Optional)
   * @example
   * ```typescript
   * const now = new Date();
   * const f = fsrs();
   * const emptyCard = createEmptyCard(now);
   * const scheduling_cards = f.repeat(emptyCard, now);
   * const { card, log } = scheduling_cards[Rating.Hard];
   * const forgetCard = f.forget(card, new Date(), true);
   * ```
   *
   * @example
   * ```typescript
   * interface RepeatRecordLog {
   *   card: CardUnChecked; //see method: createEmptyCard
   *   log: RevLogUnchecked; //see method: fsrs.repeat()
   * }
   *
   * function forgetAfterHandler(recordLogItem: RecordLogItem): RepeatRecordLog {
   *     return {
   *       card: {
   *         ...(recordLogItem.card as Card & { cid: string }),
   *         due: recordLogItem.card.due.getTime(),
   *         state: State[recordLogItem.card.state] as StateType,
   *         last_review: recordLogItem.card.last_review
   *           ? recordLogItem.card.last_review!.getTime()
   *           : null,
   *       },
   *       log: {
   *         ...recordLogItem.log,
   *         cid: (recordLogItem.card as Card & { cid: string }).cid,
   *         due: recordLogItem.log.due.getTime(),
   *         review: recordLogItem.log.review.getTime(),
   *         state: State[recordLogItem.log.state] as StateType,
   *         rating: Rating[recordLogItem.log.rating] as RatingType,
   *       },
   *     };
   * }
   * const now = new Date();
   * const f = fsrs();
   * const emptyCardFormAfterHandler = createEmptyCard(now, cardAfterHandler); //see method:  createEmptyCard
   * const repeatFormAfterHandler = f.repeat(emptyCardFormAfterHandler, now, repeatAfterHandler); //see method: fsrs.repeat()
   * const { card } = repeatFormAfterHandler[Rating.Hard];
   * const forgetFromAfterHandler = f.forget(card, date_scheduler(now, 1, true), false, forgetAfterHandler);
   * ```
   */ forget(card, now, reset_count = false, afterHandler) {
        const processedCard = TypeConvert.card(card);
        now = TypeConvert.time(now);
        const scheduled_days = processedCard.state === State.New ? 0 : date_diff(now, processedCard.due, "days");
        const forget_log = {
            rating: Rating.Manual,
            state: processedCard.state,
            due: processedCard.due,
            stability: processedCard.stability,
            difficulty: processedCard.difficulty,
            elapsed_days: 0,
            last_elapsed_days: processedCard.elapsed_days,
            scheduled_days,
            learning_steps: processedCard.learning_steps,
            review: now
        };
        const forget_card = {
            ...processedCard,
            due: now,
            stability: 0,
            difficulty: 0,
            elapsed_days: 0,
            scheduled_days: 0,
            reps: reset_count ? 0 : processedCard.reps,
            lapses: reset_count ? 0 : processedCard.lapses,
            learning_steps: 0,
            state: State.New,
            last_review: processedCard.last_review
        };
        const recordLogItem = {
            card: forget_card,
            log: forget_log
        };
        return applyAfterHandler(recordLogItem, afterHandler);
    }
    /**
   * Reschedules the current card and returns the rescheduled collections and reschedule item.
   *
   * @template T - The type of the record log item.
   * @param {CardInput | Card} current_card - The current card to be rescheduled.
   * @param {Array<FSRSHistory>} reviews - The array of FSRSHistory objects representing the reviews.
   * @param {Partial<RescheduleOptions<T>>} options - The optional reschedule options.
   * @returns {IReschedule<T>} - The rescheduled collections and reschedule item.
   *
   * @example
   * ```typescript
   * const f = fsrs()
   * const grades: Grade[] = [Rating.Good, Rating.Good, Rating.Good, Rating.Good]
   * const reviews_at = [
   *   new Date(2024, 8, 13),
   *   new Date(2024, 8, 13),
   *   new Date(2024, 8, 17),
   *   new Date(2024, 8, 28),
   * ]
   *
   * const reviews: FSRSHistory[] = []
   * for (let i = 0; i < grades.length; i++) {
   *   reviews.push({
   *     rating: grades[i],
   *     review: reviews_at[i],
   *   })
   * }
   *
   * const results_short = scheduler.reschedule(
   *   createEmptyCard(),
   *   reviews,
   *   {
   *     skipManual: false,
   *   }
   * )
   * console.log(results_short)
   * ```
   */ reschedule(current_card, reviews = [], options = {}) {
        const { recordLogHandler, reviewsOrderBy, skipManual = true, now = /* @__PURE__ */ new Date(), update_memory_state: updateMemoryState = false } = options;
        if (reviewsOrderBy && typeof reviewsOrderBy === "function") {
            reviews.sort(reviewsOrderBy);
        }
        if (skipManual) {
            reviews = reviews.filter((review)=>review.rating !== Rating.Manual);
        }
        const rescheduleSvc = new Reschedule(this);
        const collections = rescheduleSvc.reschedule(options.first_card || createEmptyCard(), reviews);
        const len = collections.length;
        const cur_card = TypeConvert.card(current_card);
        const manual_item = rescheduleSvc.calculateManualRecord(cur_card, now, len ? collections[len - 1] : void 0, updateMemoryState);
        return {
            collections: typeof recordLogHandler === "function" ? collections.map(recordLogHandler) : collections,
            reschedule_item: manual_item ? applyAfterHandler(manual_item, recordLogHandler) : null
        };
    }
}
const fsrs = (params)=>{
    return new FSRS(params || {});
};
;
var __TURBOPACK__imported__module__598805__2 = __TURBOPACK__imported__module__598805__;
;
;
;
const DAY_MS = 86_400_000;
const scheduler = (skill)=>fsrs({
        request_retention: __TURBOPACK__imported__module__598805__2["v"],
        enable_fuzz: true,
        learning_steps: [
            "10m",
            "1d"
        ],
        relearning_steps: [
            "10m"
        ]
    }).useStrategy(StrategyMode.SEED, function seed() {
        return `${skill} ${this.current.reps}`;
    });
function cardOf(reviews) {
    const [first] = reviews;
    if (!first) return null;
    const schedule = scheduler(first.skill);
    let card = createEmptyCard(first.reviewedAt);
    let at = first.reviewedAt;
    let streak = 0;
    for (const { rating, reviewedAt } of reviews){
        at = new Date(Math.max(at.getTime(), reviewedAt.getTime()));
        card = schedule.next(card, at, rating).card;
        streak = rating === __TURBOPACK__imported__module__598805__2["U"].good ? streak + 1 : 0;
    }
    return {
        skill: first.skill,
        reviews: reviews.length,
        dueAt: card.due,
        reviewedAt: at,
        stability: card.stability,
        streak,
        misconception: reviews.at(-1)?.misconception ?? null
    };
}
const retrievability = ({ stability, reviewedAt }, now)=>forgetting_curve(fsrs().parameters.w, Math.max(0, (now.getTime() - reviewedAt.getTime()) / DAY_MS), Math.max(stability, 0.001));
function standingOf(card, now) {
    if (!card) return "new";
    const isSteady = card.streak >= __TURBOPACK__imported__module__598805__2["N"] && retrievability(card, now) >= __TURBOPACK__imported__module__598805__2["a"];
    return isSteady ? "steady" : "shaky";
}
const levelOf = (card)=>!card || card.streak < 2 ? 1 : card.streak < 4 ? 2 : 3;
const isAskedAsChoice = (card)=>!card || card.reviews === 0;
function weeksOf(reviews, now) {
    const bySkill = new Map();
    for (const review of reviews)bySkill.set(review.skill, [
        ...bySkill.get(review.skill) ?? [],
        review
    ]);
    return Array.from({
        length: __TURBOPACK__imported__module__598805__2["w"]
    }, (_, index)=>{
        const endsAt = new Date(now.getTime() - (__TURBOPACK__imported__module__598805__2["w"] - 1 - index) * 7 * DAY_MS);
        const standings = [
            ...bySkill.values()
        ].map((each)=>standingOf(cardOf(each.filter(({ reviewedAt })=>reviewedAt <= endsAt)), endsAt));
        const count = (wanted)=>standings.filter((standing)=>standing === wanted).length;
        return {
            endsAt,
            steady: count("steady"),
            shaky: count("shaky")
        };
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
const NO_SKILL = "There is no such skill. Choose one from the map.";
async function problemOfSkill(deps, scope, { skill, card, asChoice }) {
    const seen = await seenBefore(deps, scope, skill);
    const seed = seedFor(scope, skill, card?.reviews ?? 0);
    const problem = await deps.engine.run("practiceProblem", {
        skill,
        level: levelOf(card),
        seed,
        seen
    });
    if (!problem) throw new __TURBOPACK__imported__module__508015__1["f"]("SERVER_BUSY");
    return shownProblem(deps, problem, asChoice);
}
async function problemForError(deps, scope, { skill, misconception }) {
    if (!(0, __TURBOPACK__imported__module__455490__1["p"])(skill)) throw new __TURBOPACK__imported__module__508015__1["f"]("NOT_FOUND", {
        message: NO_SKILL
    });
    const seen = await seenBefore(deps, scope, skill);
    const seed = seedFor(scope, `${skill} ${misconception}`, seen.length);
    const problem = await deps.engine.run("practiceError", {
        skill,
        misconception,
        seed,
        seen
    });
    if (!problem) throw new __TURBOPACK__imported__module__508015__1["f"]("SERVER_BUSY");
    return shownProblem(deps, problem, false);
}
async function seenBefore(deps, scope, skill) {
    return scope ? listSeen(await deps.db(), scope, {
        skill,
        limit: __TURBOPACK__imported__module__598805__1["R"]
    }) : [];
}
const seedFor = (scope, skill, reviews)=>seedOf(`${scope ? (0, __TURBOPACK__imported__module__7915__["$"])(scope) : "visitor"} ${skill} ${reviews}`);
/** A number that is the same for the same text. */ const seedOf = (text)=>(0, __TURBOPACK__imported__module__666680__["createHash"])("sha256").update(text).digest().readUInt32BE();
async function shownProblem({ typeset, engine }, problem, asChoice) {
    const { skill, level, seed, text, instruction, latex } = problem;
    const name = (0, __TURBOPACK__imported__module__455490__1["p"])(skill)?.name ?? skill;
    const offered = asChoice ? await engine.run("practiceChoices", problem) : [];
    const choices = offered.map((choice)=>({
            ...choice,
            html: typeset(choice.latex)
        }));
    return {
        skill,
        name,
        level,
        seed,
        text,
        instruction,
        latex,
        html: typeset(latex),
        choices
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
const NO_PROBLEM = "This practice problem is no longer there. Start the next one.";
async function nextProblem(deps, scope, { skill: focus, place }) {
    if (focus !== undefined && !(0, __TURBOPACK__imported__module__455490__["p"])(focus)) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND", {
        message: NO_SKILL1
    });
    const { cards, last } = await practised(deps, scope);
    const now = deps.now();
    const chosen = (0, __TURBOPACK__imported__module__466190__["A"])({
        ...{
            skills: __TURBOPACK__imported__module__455490__["U"],
            cards,
            now,
            place
        },
        focus: focus ?? null,
        last
    });
    const session = {
        place,
        length: __TURBOPACK__imported__module__598805__["b"]
    };
    if (!chosen) return {
        problem: null,
        ...session
    };
    const card = cards.get(chosen.skill) ?? null;
    const asked = {
        skill: chosen.skill,
        card,
        asChoice: isAskedAsChoice(card)
    };
    const problem = await problemOfSkill(deps, scope, asked);
    return {
        problem: {
            ...problem,
            reason: chosen.reason
        },
        ...session
    };
}
async function setProblem(deps, scope, skill) {
    if (!(0, __TURBOPACK__imported__module__455490__["p"])(skill)) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND", {
        message: NO_SKILL1
    });
    const card = cardOf(await listCounted(await deps.db(), scope, skill));
    return problemOfSkill(deps, scope, {
        skill,
        card,
        asChoice: false
    });
}
async function practised(deps, scope) {
    if (!scope) return {
        cards: new Map(),
        last: null
    };
    const db = await deps.db();
    const [cards, [last]] = await Promise.all([
        cardsOf(deps, db, scope),
        listReviews(db, scope, {
            after: null,
            limit: 1
        })
    ]);
    return {
        cards,
        last: last?.skill ?? null
    };
}
const NO_SKILL1 = "There is no such skill. Choose one from the map.";
async function getTurn(deps, scope, { problem: named, just, ...wanted }) {
    const tryId = deps.newId();
    if (!named && just) {
        const problem = await problemForError(deps, scope, just);
        const session = {
            place: wanted.place,
            length: __TURBOPACK__imported__module__598805__["b"]
        };
        const ahead = await planAhead(deps, scope, {
            ...wanted,
            now: problem.skill
        });
        return {
            problem,
            ...session,
            answer: "",
            view: null,
            tryId,
            ahead
        };
    }
    if (!named) {
        const next = await nextProblem(deps, scope, wanted);
        const ahead = next.problem ? await planAhead(deps, scope, {
            ...wanted,
            now: next.problem.skill
        }) : [];
        return {
            ...next,
            answer: "",
            view: null,
            tryId,
            ahead
        };
    }
    const review = scope ? await findReview(await deps.db(), scope, (0, __TURBOPACK__imported__module__466190__["q"])(named)) : null;
    const last = review?.events.at(-1);
    const answer = last?.text ?? "";
    const checked = await deps.engine.run("practiceAnswer", {
        ...named,
        answer
    });
    if (!checked) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND", {
        message: NO_PROBLEM
    });
    const session = {
        place: wanted.place,
        length: __TURBOPACK__imported__module__598805__["b"]
    };
    const card = scope ? cardOf(await listCounted(await deps.db(), scope, named.skill)) : null;
    const problem = await shownProblem(deps, checked.problem, isAskedAsChoice(card));
    const ahead = await planAhead(deps, scope, {
        ...wanted,
        now: named.skill,
        counted: review !== null && review.rating !== null
    });
    if (!scope || !review || !last) return {
        problem,
        ...session,
        answer: "",
        view: null,
        tryId,
        ahead
    };
    const what = last.kind === "hint" || last.kind === "reveal" ? last.kind : "answer";
    return {
        problem,
        ...session,
        answer,
        view: await answerView(deps, {
            review,
            card,
            what,
            checked
        }),
        tryId,
        ahead
    };
}
/** What follows in a session as it stands, for a device that goes on with it by itself.
 * @param now the skill of the problem at hand, `counted` once it is among its reviews */ async function planAhead(deps, scope, { skill: focus, place, now: current, counted = false }) {
    const { cards } = await practised(deps, scope);
    const counts = new Map();
    const plan = (skill)=>{
        const { reviews, streak } = cards.get(skill) ?? {
            reviews: 0,
            streak: 0
        };
        const more = counts.get(skill) ?? 0;
        counts.set(skill, more + 1);
        const level = levelOf({
            streak: streak + more
        });
        return {
            skill,
            name: (0, __TURBOPACK__imported__module__455490__["p"])(skill)?.name ?? skill,
            level,
            seed: seedFor(scope, skill, reviews + more),
            asChoice: isAskedAsChoice({
                reviews: reviews + more
            })
        };
    };
    if (!counted) plan(current);
    const from = {
        skills: __TURBOPACK__imported__module__455490__["U"],
        cards,
        now: deps.now(),
        focus: focus ?? null,
        last: current
    };
    return (0, __TURBOPACK__imported__module__466190__["Y"])({
        ...from,
        place: place + 1
    }, __TURBOPACK__imported__module__598805__["b"] - place - 1).map(({ skill })=>plan(skill));
}
async function answerProblem(deps, scope, given) {
    const { skill, level, seed } = given;
    const answer = given.what === "answer" ? given.answer : "";
    const checked = await deps.engine.run("practiceAnswer", {
        skill,
        level,
        seed,
        answer
    });
    if (!checked) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND", {
        message: NO_PROBLEM
    });
    const event = (0, __TURBOPACK__imported__module__805360__["i"])(given, checked);
    const at = (0, __TURBOPACK__imported__module__466190__["N"])(given.doneAt, deps.now());
    const db = await deps.db();
    const kept = await inTransaction(db, (tx)=>keepEvent(deps, {
            tx,
            scope,
            at
        }, checked.problem, event));
    await (0, __TURBOPACK__imported__module__809870__["o"])(deps, scope);
    return answerView(deps, {
        ...kept,
        what: given.what,
        checked
    });
}
/** Adds an event to a problem and works out the skill's card, unless the event is known or the problem is over. */ async function keepEvent(deps, { tx, scope, at }, { skill, level, seed, text }, event) {
    const review = await lockReview(tx, scope, {
        ...{
            id: deps.newId(),
            problem: (0, __TURBOPACK__imported__module__466190__["q"])({
                skill,
                level,
                seed
            }),
            skill,
            level,
            seed,
            text
        },
        ...{
            events: [],
            rating: null,
            reviewedAt: null,
            createdAt: at
        }
    });
    const events = (0, __TURBOPACK__imported__module__466190__["S"])(review.events, event);
    if (events === review.events) return {
        review,
        card: cardOf(await listCounted(tx, scope, skill))
    };
    const rating = (0, __TURBOPACK__imported__module__466190__["B"])(events);
    const reviewedAt = review.reviewedAt ?? (rating === null ? null : at);
    const changed = {
        ...review,
        events,
        rating,
        reviewedAt
    };
    await updateReview(tx, scope, changed);
    const card = cardOf(await listCounted(tx, scope, skill));
    if (card) await saveCard(tx, scope, {
        id: deps.newId(),
        card
    });
    return {
        review: changed,
        card
    };
}
async function answerView(deps, { review, card, what, checked }) {
    const closed = (0, __TURBOPACK__imported__module__466190__["m"])(review.events);
    const solved = closed || what === "hint" ? await deps.engine.run("solve", checked.problem.text) : null;
    return {
        ...(0, __TURBOPACK__imported__module__805360__["s"])({
            what,
            checked,
            closed,
            solved,
            asked: (0, __TURBOPACK__imported__module__466190__["b"])(review.events)
        }),
        standing: standingOf(card, deps.now()),
        dueAt: card?.dueAt ?? null
    };
}
async function listSkills(deps, scope) {
    const { cards } = await practised(deps, scope);
    const reviews = scope ? await listCounted(await deps.db(), scope) : [];
    const now = deps.now();
    const skills = __TURBOPACK__imported__module__455490__["U"].map(({ id, name, strand, after, example })=>{
        const card = cards.get(id) ?? null;
        return {
            ...{
                id,
                name,
                strand,
                after,
                example,
                standards: __TURBOPACK__imported__module__686626__["f"][id] ?? [],
                sections: (0, __TURBOPACK__imported__module__342059__["X"])(id)
            },
            standing: standingOf(card, now),
            isDue: card !== null && card.dueAt <= now,
            dueAt: card?.dueAt ?? null,
            reviewedAt: card?.reviewedAt ?? null,
            slipped: card !== null && card.streak === 0
        };
    });
    return {
        skills,
        due: skills.filter(({ isDue })=>isDue).length,
        weeks: weeksOf(reviews, now)
    };
}
async function listLog({ db }, scope, { cursor, limit }) {
    const rows = await listReviews(await db(), scope, {
        after: positionOf(cursor),
        limit: limit + 1
    });
    const reviews = rows.slice(0, limit).flatMap(({ id, skill, level, text, rating, events, reviewedAt })=>rating === null || reviewedAt === null ? [] : [
            {
                id,
                skill,
                level,
                text,
                rating: nameOf(rating),
                misconception: misconceptionIn(events),
                reviewedAt
            }
        ]);
    const last = reviews.at(-1);
    const nextCursor = rows.length > limit && last ? `${last.reviewedAt.getTime()}_${last.id}` : null;
    return {
        reviews,
        nextCursor
    };
}
const nameOf = (rating)=>rating === __TURBOPACK__imported__module__598805__["U"].good ? "good" : rating === __TURBOPACK__imported__module__598805__["U"].hard ? "hard" : "again";
function positionOf(cursor) {
    if (!cursor) return null;
    const at = cursor.indexOf("_");
    return {
        at: new Date(Number(cursor.slice(0, at))),
        id: cursor.slice(at + 1)
    };
}
async function reviewsToKeep(db, scope) {
    const reviews = await listAllReviews(db, scope);
    return reviews.map(({ skill, level, seed, text, events, reviewedAt, createdAt })=>{
        return {
            skill,
            level,
            seed,
            text,
            events,
            reviewedAt,
            createdAt
        };
    });
}
async function takeInReviews({ newId }, { db, scope }, reviews) {
    const incoming = reviews.map((review)=>{
        const rating = (0, __TURBOPACK__imported__module__466190__["B"])(review.events);
        const reviewedAt = rating === null ? null : review.reviewedAt ?? review.createdAt;
        return {
            ...review,
            id: newId(),
            problem: (0, __TURBOPACK__imported__module__466190__["q"])(review),
            rating,
            reviewedAt
        };
    });
    return insertReviews(db, scope, incoming);
}
/** The owner's cards. One that was worked out from another number of reviews than there are, because some came along
 * from elsewhere, is worked out anew. */ async function cardsOf({ newId }, db, scope) {
    const [kept, counts] = await Promise.all([
        listCards(db, scope),
        countReviews(db, scope)
    ]);
    const cards = new Map(kept.map((card)=>[
            card.skill,
            card
        ]));
    for (const [skill, count] of counts){
        if (cards.get(skill)?.reviews === count) continue;
        const card = cardOf(await listCounted(db, scope, skill));
        if (!card) continue;
        await saveCard(db, scope, {
            id: newId(),
            card
        });
        cards.set(skill, card);
    }
    return cards;
}
__turbopack_context__.s([
    "L",
    0,
    answerProblem,
    "J",
    0,
    getTurn,
    "B",
    0,
    listSkills
], 164118);
// MERGED MODULE: [project]/server/features/practice/sets/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__811365__ = __turbopack_context__.i(811365);
var __TURBOPACK__imported__module__689963__ = __turbopack_context__.i(689963);
var __TURBOPACK__imported__module__251570__ = __turbopack_context__.i(251570);
var __TURBOPACK__imported__module__316209__ = __turbopack_context__.i(316209);
var __TURBOPACK__imported__module__899370__ = __turbopack_context__.i(899370);
var __TURBOPACK__imported__module__149310__ = __turbopack_context__.i(149310);
var __TURBOPACK__imported__module__83931__ = __turbopack_context__.i(83931);
var __TURBOPACK__imported__module__217378__ = __turbopack_context__.i(217378);
var __TURBOPACK__imported__module__918409__ = __turbopack_context__.i(918409);
var __TURBOPACK__imported__module__314645__ = __turbopack_context__.i(314645);
var __TURBOPACK__imported__module__598805__3 = __TURBOPACK__imported__module__598805__;
;
;
;
;
const NO_TITLE = "Give the set a title.";
const NO_SKILLS = "Choose at least one skill.";
const TOO_MANY_SKILLS = `A set has at most ${__TURBOPACK__imported__module__598805__3["u"]} skills. Make a second set for the others.`;
const SKILL_TWICE = "Each skill can be in a set once.";
const COUNT_WRONG = `Choose from 1 to ${__TURBOPACK__imported__module__598805__3["I"]} problems for each skill.`;
const TOO_MANY_PROBLEMS = `A set has at most ${__TURBOPACK__imported__module__598805__3["Z"]} problems. Choose fewer skills or fewer problems for each.`;
const UNPRINTABLE_TEXT = "This contains a character that cannot be shown. Type it again.";
const short = (most, what)=>__TURBOPACK__imported__module__427221__["z"].string().trim().refine((text)=>[
            ...text
        ].length <= most, `${what} has at most ${most} characters.`).refine((text)=>!__TURBOPACK__imported__module__918409__["B"].test(text), UNPRINTABLE_TEXT);
const titleSchema = short(__TURBOPACK__imported__module__598805__3["i"], "A title").min(1, NO_TITLE);
const participantNameSchema = short(__TURBOPACK__imported__module__598805__3["G"], "A name").nullish().transform((name)=>name || null);
const setItemSchema = __TURBOPACK__imported__module__26972__["z"].object({
    skill: __TURBOPACK__imported__module__314645__["Y"],
    level: __TURBOPACK__imported__module__314645__["Z"].default(1),
    count: __TURBOPACK__imported__module__811365__["z"].number({
        error: COUNT_WRONG
    }).int(COUNT_WRONG).min(1, COUNT_WRONG).max(__TURBOPACK__imported__module__598805__3["I"], COUNT_WRONG)
});
const createSetSchema = __TURBOPACK__imported__module__26972__["z"].object({
    title: titleSchema,
    items: __TURBOPACK__imported__module__689963__["z"].array(setItemSchema).min(1, NO_SKILLS).max(__TURBOPACK__imported__module__598805__3["u"], TOO_MANY_SKILLS).refine((items)=>new Set(items.map(({ skill })=>skill)).size === items.length, SKILL_TWICE).refine((items)=>items.reduce((sum, { count })=>sum + count, 0) <= __TURBOPACK__imported__module__598805__3["Z"], TOO_MANY_PROBLEMS)
});
const setTokenSchema = __TURBOPACK__imported__module__427221__["z"].string().regex(/^[\w-]{22,64}$/, "This link is not complete. Ask the person who sent it for the whole link.");
const placeSchema = __TURBOPACK__imported__module__811365__["z"].number().int().min(0).max(__TURBOPACK__imported__module__598805__3["Z"] - 1);
const namedSetSchema = __TURBOPACK__imported__module__26972__["z"].object({
    token: setTokenSchema
});
const viewSetSchema = namedSetSchema.extend({
    place: placeSchema.optional()
});
const joinSetSchema = namedSetSchema.extend({
    name: participantNameSchema
});
const sheetsSchema = namedSetSchema.extend({
    copies: __TURBOPACK__imported__module__251570__["z"].coerce.number().int().min(1).max(__TURBOPACK__imported__module__598805__3["j"])
});
const about = {
    token: setTokenSchema,
    place: placeSchema,
    /** The caller's own number for this try: sent twice, it counts once. */ id: __TURBOPACK__imported__module__314645__["l"]
};
const setAnswerSchema = __TURBOPACK__imported__module__316209__["z"].discriminatedUnion("what", [
    __TURBOPACK__imported__module__26972__["z"].object({
        ...about,
        what: __TURBOPACK__imported__module__899370__["z"].literal("answer"),
        answer: __TURBOPACK__imported__module__314645__["F"]
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        ...about,
        what: __TURBOPACK__imported__module__899370__["z"].literal("hint")
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        ...about,
        what: __TURBOPACK__imported__module__899370__["z"].literal("reveal")
    })
]);
const setLinkSchema = __TURBOPACK__imported__module__26972__["z"].object({
    token: __TURBOPACK__imported__module__427221__["z"].string(),
    /** The whole address, for those who are to take part. */ url: __TURBOPACK__imported__module__427221__["z"].string()
});
const setSkillSchema = __TURBOPACK__imported__module__26972__["z"].object({
    skill: __TURBOPACK__imported__module__427221__["z"].string(),
    name: __TURBOPACK__imported__module__427221__["z"].string(),
    level: __TURBOPACK__imported__module__314645__["Z"],
    count: __TURBOPACK__imported__module__811365__["z"].number().int()
});
const progressSchema = __TURBOPACK__imported__module__26972__["z"].object({
    place: __TURBOPACK__imported__module__811365__["z"].number().int(),
    skill: __TURBOPACK__imported__module__427221__["z"].string(),
    name: __TURBOPACK__imported__module__427221__["z"].string(),
    state: __TURBOPACK__imported__module__149310__["z"].enum([
        "open",
        "begun",
        "right",
        "shown"
    ])
});
const setViewSchema = setLinkSchema.extend({
    title: __TURBOPACK__imported__module__427221__["z"].string(),
    skills: __TURBOPACK__imported__module__689963__["z"].array(setSkillSchema),
    length: __TURBOPACK__imported__module__811365__["z"].number().int(),
    /** Whether the caller made it. */ isMaker: __TURBOPACK__imported__module__83931__["z"].boolean(),
    /** Null for a caller who has not joined. */ participation: __TURBOPACK__imported__module__26972__["z"].object({
        name: __TURBOPACK__imported__module__427221__["z"].string().nullable(),
        joinedAt: __TURBOPACK__imported__module__217378__["z"].date(),
        problems: __TURBOPACK__imported__module__689963__["z"].array(progressSchema)
    }).nullable(),
    /** The problem at the place that was asked for; null where none was, or the caller has not joined. */ problem: __TURBOPACK__imported__module__314645__["i"].nullable()
});
const setListSchema = __TURBOPACK__imported__module__26972__["z"].object({
    sets: __TURBOPACK__imported__module__689963__["z"].array(setLinkSchema.extend({
        title: __TURBOPACK__imported__module__427221__["z"].string(),
        length: __TURBOPACK__imported__module__811365__["z"].number().int(),
        participants: __TURBOPACK__imported__module__811365__["z"].number().int(),
        createdAt: __TURBOPACK__imported__module__217378__["z"].date()
    })),
    /** Those in which the caller takes part. */ joined: __TURBOPACK__imported__module__689963__["z"].array(setLinkSchema.extend({
        title: __TURBOPACK__imported__module__427221__["z"].string(),
        length: __TURBOPACK__imported__module__811365__["z"].number().int()
    }))
});
const setReportSchema = setLinkSchema.extend({
    title: __TURBOPACK__imported__module__427221__["z"].string(),
    length: __TURBOPACK__imported__module__811365__["z"].number().int(),
    createdAt: __TURBOPACK__imported__module__217378__["z"].date(),
    /** Each with how many problems they have come to the end of; in the order in which they joined. */ participants: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__26972__["z"].object({
        name: __TURBOPACK__imported__module__427221__["z"].string().nullable(),
        done: __TURBOPACK__imported__module__811365__["z"].number().int()
    })),
    skills: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__26972__["z"].object({
        skill: __TURBOPACK__imported__module__427221__["z"].string(),
        name: __TURBOPACK__imported__module__427221__["z"].string(),
        /** How many have answered a problem of it. */ met: __TURBOPACK__imported__module__811365__["z"].number().int(),
        /** Whose last problem of it was wrong or had its solution shown: their names, null for those without one. */ stuck: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__427221__["z"].string().nullable()),
        /** The known errors seen in it, each with how many made it; the most frequent first. */ misconceptions: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__26972__["z"].object({
            id: __TURBOPACK__imported__module__427221__["z"].string(),
            title: __TURBOPACK__imported__module__427221__["z"].string(),
            count: __TURBOPACK__imported__module__811365__["z"].number().int()
        }))
    }))
});
__turbopack_context__.s([
    "G",
    0,
    createSetSchema,
    "u",
    0,
    joinSetSchema,
    "M",
    0,
    namedSetSchema,
    "N",
    0,
    setAnswerSchema,
    "g",
    0,
    setTokenSchema,
    "m",
    0,
    sheetsSchema,
    "v",
    0,
    viewSetSchema
], 492784);
// MERGED MODULE: [project]/server/features/practice/sets/service.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__666680__1 = __TURBOPACK__imported__module__666680__;
var __TURBOPACK__imported__module__508015__2 = __TURBOPACK__imported__module__508015__;
var __TURBOPACK__imported__module__809870__1 = __TURBOPACK__imported__module__809870__;
var __TURBOPACK__imported__module__455490__2 = __TURBOPACK__imported__module__455490__;
var __TURBOPACK__imported__module__598805__4 = __TURBOPACK__imported__module__598805__;
var __TURBOPACK__imported__module__466190__2 = __TURBOPACK__imported__module__466190__;
// MERGED MODULE: [project]/server/features/practice/sets/policy.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__598805__5 = __TURBOPACK__imported__module__598805__;
;
function interleaved(items) {
    const most = Math.max(0, ...items.map(({ count })=>count));
    return Array.from({
        length: most
    }, (_, round)=>round).flatMap((round)=>items.filter(({ count })=>count > round).map(({ skill, level })=>({
                skill,
                level
            })));
}
const lengthOf = (items)=>items.reduce((sum, { count })=>sum + count, 0);
function stateOf(events) {
    const end = events.find(({ kind })=>kind === "right" || kind === "reveal");
    if (end) return end.kind === "right" ? "right" : "shown";
    return events.length > 0 ? "begun" : "open";
}
/** Whether someone is stuck at a skill: the last problem of it that counts was wrong or had its solution shown.
 * @param results of one participant in one skill */ function isStuck(results) {
    const last = results.toSorted((a, b)=>a.reviewedAt.getTime() - b.reviewedAt.getTime()).at(-1);
    return last?.rating === __TURBOPACK__imported__module__598805__5["U"].again;
}
function skillReport(skill, { participants, results, titles }) {
    const inSkill = results.filter((result)=>result.skill === skill);
    const of = (id)=>inSkill.filter((result)=>result.id === id);
    const counts = new Map();
    for (const { id } of participants)for (const seen of new Set(of(id).flatMap(({ misconception })=>misconception ?? [])))counts.set(seen, (counts.get(seen) ?? 0) + 1);
    return {
        skill,
        met: participants.filter(({ id })=>of(id).length > 0).length,
        stuck: participants.filter(({ id })=>isStuck(of(id))).map(({ name })=>name),
        misconceptions: [
            ...counts
        ].map(([id, count])=>({
                id,
                title: titles.get(id) ?? id,
                count
            })).sort((a, b)=>b.count - a.count || a.title.localeCompare(b.title))
    };
}
const doneBy = (id, results)=>results.filter((result)=>result.id === id && result.closed).length;
// MERGED MODULE: [project]/server/features/practice/sets/repository.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__93321__1 = __TURBOPACK__imported__module__93321__;
var __TURBOPACK__imported__module__530385__1 = __TURBOPACK__imported__module__530385__;
var __TURBOPACK__imported__module__258261__ = __turbopack_context__.i(258261);
var __TURBOPACK__imported__module__351674__1 = __TURBOPACK__imported__module__351674__;
var __TURBOPACK__imported__module__698610__1 = __TURBOPACK__imported__module__698610__;
var __TURBOPACK__imported__module__927929__ = __turbopack_context__.i(927929);
var __TURBOPACK__imported__module__878124__1 = __TURBOPACK__imported__module__878124__;
var __TURBOPACK__imported__module__598805__6 = __TURBOPACK__imported__module__598805__;
var __TURBOPACK__imported__module__466190__3 = __TURBOPACK__imported__module__466190__;
;
;
;
;
;
const ownSets = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__927929__["M"].userId, scope.userId) : (0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__927929__["M"].guestId, scope.guestId);
const ownPlaces = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__927929__["Q"].userId, scope.userId) : (0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__927929__["Q"].guestId, scope.guestId);
const ownReviews1 = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__878124__1["N"].userId, scope.userId) : (0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__878124__1["N"].guestId, scope.guestId);
const ownerOf1 = (scope)=>scope.kind === "user" ? {
        userId: scope.userId
    } : {
        guestId: scope.guestId
    };
const SET = {
    id: __TURBOPACK__imported__module__927929__["M"].id,
    token: __TURBOPACK__imported__module__927929__["M"].token,
    title: __TURBOPACK__imported__module__927929__["M"].title,
    items: __TURBOPACK__imported__module__927929__["M"].items,
    createdAt: __TURBOPACK__imported__module__927929__["M"].createdAt
};
const PARTICIPANT = {
    id: __TURBOPACK__imported__module__927929__["Q"].id,
    name: __TURBOPACK__imported__module__927929__["Q"].name,
    problems: __TURBOPACK__imported__module__927929__["Q"].problems,
    joinedAt: __TURBOPACK__imported__module__927929__["Q"].joinedAt
};
async function insertSet(db, scope, set) {
    return db.transaction(async (tx)=>{
        const [held] = await tx.select({
            sets: (0, __TURBOPACK__imported__module__258261__["H"])()
        }).from(__TURBOPACK__imported__module__927929__["M"]).where(ownSets(scope));
        if ((held?.sets ?? 0) >= __TURBOPACK__imported__module__598805__6["n"]) return "full";
        await tx.insert(__TURBOPACK__imported__module__927929__["M"]).values({
            ...set,
            items: [
                ...set.items
            ],
            ...ownerOf1(scope)
        });
        return "made";
    });
}
async function findSet(db, token) {
    const [row] = await db.select(SET).from(__TURBOPACK__imported__module__927929__["M"]).where((0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__927929__["M"].token, token));
    return row ?? null;
}
async function findOwnSet(db, scope, token) {
    const [row] = await db.select(SET).from(__TURBOPACK__imported__module__927929__["M"]).where((0, __TURBOPACK__imported__module__93321__1["b"])(ownSets(scope), (0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__927929__["M"].token, token)));
    return row ?? null;
}
async function listSets(db, scope) {
    return db.select({
        ...SET,
        participants: (0, __TURBOPACK__imported__module__258261__["H"])(__TURBOPACK__imported__module__927929__["Q"].id)
    }).from(__TURBOPACK__imported__module__927929__["M"]).leftJoin(__TURBOPACK__imported__module__927929__["Q"], (0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__927929__["Q"].setId, __TURBOPACK__imported__module__927929__["M"].id)).where(ownSets(scope)).groupBy(__TURBOPACK__imported__module__927929__["M"].id).orderBy((0, __TURBOPACK__imported__module__530385__1["A"])(__TURBOPACK__imported__module__927929__["M"].createdAt), (0, __TURBOPACK__imported__module__530385__1["A"])(__TURBOPACK__imported__module__927929__["M"].id));
}
async function removeSet(db, scope, token) {
    const gone = await db.delete(__TURBOPACK__imported__module__927929__["M"]).where((0, __TURBOPACK__imported__module__93321__1["b"])(ownSets(scope), (0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__927929__["M"].token, token))).returning({
        id: __TURBOPACK__imported__module__927929__["M"].id
    });
    return gone.length > 0;
}
async function findParticipant(db, scope, setId) {
    const [row] = await db.select(PARTICIPANT).from(__TURBOPACK__imported__module__927929__["Q"]).where((0, __TURBOPACK__imported__module__93321__1["b"])(ownPlaces(scope), (0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__927929__["Q"].setId, setId)));
    return row ?? null;
}
async function insertParticipant(db, scope, { setId, place }) {
    return db.transaction(async (tx)=>{
        const [set] = await tx.select({
            id: __TURBOPACK__imported__module__927929__["M"].id
        }).from(__TURBOPACK__imported__module__927929__["M"]).where((0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__927929__["M"].id, setId)).for("update");
        if (!set) return "gone";
        if (await findParticipant(tx, scope, setId)) return "joined";
        const [held] = await tx.select({
            people: (0, __TURBOPACK__imported__module__258261__["H"])()
        }).from(__TURBOPACK__imported__module__927929__["Q"]).where((0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__927929__["Q"].setId, setId));
        if ((held?.people ?? 0) >= __TURBOPACK__imported__module__598805__6["q"]) return "full";
        const row = {
            ...place,
            problems: [
                ...place.problems
            ],
            setId,
            ...ownerOf1(scope)
        };
        await tx.insert(__TURBOPACK__imported__module__927929__["Q"]).values(row).onConflictDoNothing();
        return "joined";
    });
}
async function removeParticipant(db, scope, setId) {
    await db.delete(__TURBOPACK__imported__module__927929__["Q"]).where((0, __TURBOPACK__imported__module__93321__1["b"])(ownPlaces(scope), (0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__927929__["Q"].setId, setId)));
}
async function listParticipants(db, setId) {
    return db.select(PARTICIPANT).from(__TURBOPACK__imported__module__927929__["Q"]).where((0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__927929__["Q"].setId, setId)).orderBy((0, __TURBOPACK__imported__module__530385__1["M"])(__TURBOPACK__imported__module__927929__["Q"].joinedAt), (0, __TURBOPACK__imported__module__530385__1["M"])(__TURBOPACK__imported__module__927929__["Q"].id));
}
async function listResults(db, setId) {
    const byOwner = (sameOwner)=>db.select({
            id: __TURBOPACK__imported__module__927929__["Q"].id,
            skill: __TURBOPACK__imported__module__878124__1["N"].skill,
            rating: __TURBOPACK__imported__module__878124__1["N"].rating,
            events: __TURBOPACK__imported__module__878124__1["N"].events,
            reviewedAt: __TURBOPACK__imported__module__878124__1["N"].reviewedAt
        }).from(__TURBOPACK__imported__module__927929__["Q"]).innerJoin(__TURBOPACK__imported__module__878124__1["N"], (0, __TURBOPACK__imported__module__93321__1["b"])(sameOwner, __TURBOPACK__imported__module__351674__1["B"]`${__TURBOPACK__imported__module__927929__["Q"].problems} @> to_jsonb(${__TURBOPACK__imported__module__878124__1["N"].problem})`)).where((0, __TURBOPACK__imported__module__93321__1["b"])((0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__927929__["Q"].setId, setId), (0, __TURBOPACK__imported__module__93321__1["E"])(__TURBOPACK__imported__module__878124__1["N"].rating)));
    const rows = await Promise.all([
        byOwner((0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__878124__1["N"].userId, __TURBOPACK__imported__module__927929__["Q"].userId)),
        byOwner((0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__878124__1["N"].guestId, __TURBOPACK__imported__module__927929__["Q"].guestId))
    ]);
    return rows.flat().flatMap(({ events, rating, reviewedAt, ...row })=>{
        if (rating === null || reviewedAt === null) return [];
        const outcome = {
            closed: (0, __TURBOPACK__imported__module__466190__3["m"])(events),
            misconception: (0, __TURBOPACK__imported__module__466190__3["e"])(events)
        };
        return [
            {
                ...row,
                ...outcome,
                rating,
                reviewedAt
            }
        ];
    });
}
async function listOwnEvents(db, scope, problems) {
    if (problems.length === 0) return new Map();
    const rows = await db.select({
        problem: __TURBOPACK__imported__module__878124__1["N"].problem,
        events: __TURBOPACK__imported__module__878124__1["N"].events
    }).from(__TURBOPACK__imported__module__878124__1["N"]).where((0, __TURBOPACK__imported__module__93321__1["b"])(ownReviews1(scope), (0, __TURBOPACK__imported__module__93321__1["y"])(__TURBOPACK__imported__module__878124__1["N"].problem, [
        ...problems
    ])));
    return new Map(rows.map(({ problem, events })=>[
            problem,
            events
        ]));
}
async function listPlaces(db, scope) {
    return db.select({
        ...PARTICIPANT,
        token: __TURBOPACK__imported__module__927929__["M"].token,
        title: __TURBOPACK__imported__module__927929__["M"].title
    }).from(__TURBOPACK__imported__module__927929__["Q"]).innerJoin(__TURBOPACK__imported__module__927929__["M"], (0, __TURBOPACK__imported__module__93321__1["u"])(__TURBOPACK__imported__module__927929__["M"].id, __TURBOPACK__imported__module__927929__["Q"].setId)).where(ownPlaces(scope)).orderBy((0, __TURBOPACK__imported__module__530385__1["M"])(__TURBOPACK__imported__module__927929__["Q"].joinedAt), (0, __TURBOPACK__imported__module__530385__1["M"])(__TURBOPACK__imported__module__927929__["Q"].id));
}
async function insertSets1(tx, scope, sets) {
    if (sets.length === 0) return 0;
    const rows = sets.map((set)=>({
            ...set,
            items: [
                ...set.items
            ],
            ...ownerOf1(scope)
        }));
    const made = await tx.insert(__TURBOPACK__imported__module__927929__["M"]).values(rows).onConflictDoNothing().returning({
        id: __TURBOPACK__imported__module__927929__["M"].id
    });
    return made.length;
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
const NO_SKILL2 = "There is no such skill. Choose one from the map.";
const NO_SET = "There is no set under this link. It may have been deleted; ask the person who sent it.";
const NOT_JOINED = "You do not take part in this set. Open its link and start it first.";
const NO_PROBLEM1 = "This set has no such problem. Go back to its list of problems.";
const TOO_MANY_SETS = `You have ${__TURBOPACK__imported__module__598805__4["n"]} sets. Delete one that you no longer need.`;
const FULL = `This set has its ${__TURBOPACK__imported__module__598805__4["q"]} participants. Ask the person who made it for a new link.`;
const TOO_MANY_SHEETS = `That is more than ${__TURBOPACK__imported__module__598805__4["f"]} problems at once. Choose fewer copies.`;
async function createSet(deps, scope, { title, items }) {
    if (items.some(({ skill })=>!(0, __TURBOPACK__imported__module__455490__2["p"])(skill))) throw new __TURBOPACK__imported__module__508015__2["f"]("NOT_FOUND", {
        message: NO_SKILL2
    });
    const token = (0, __TURBOPACK__imported__module__666680__1["randomBytes"])(__TURBOPACK__imported__module__598805__4["o"]).toString("base64url");
    const set = {
        id: deps.newId(),
        token,
        title,
        items,
        createdAt: deps.now()
    };
    const made = await insertSet(await deps.db(), scope, set);
    if (made === "full") throw new __TURBOPACK__imported__module__508015__2["f"]("PRECONDITION_FAILED", {
        message: TOO_MANY_SETS
    });
    await (0, __TURBOPACK__imported__module__809870__1["o"])(deps, scope);
    return linkTo(deps, token);
}
const linkTo = ({ siteUrl }, token)=>({
        token,
        url: `${siteUrl}/practice/sets/${token}`
    });
async function setUnder(db, token) {
    const set = await findSet(db, token);
    if (!set) throw new __TURBOPACK__imported__module__508015__2["f"]("NOT_FOUND", {
        message: NO_SET
    });
    return set;
}
async function ownSetUnder(db, scope, token) {
    const set = await findOwnSet(db, scope, token);
    if (!set) throw new __TURBOPACK__imported__module__508015__2["f"]("NOT_FOUND", {
        message: NO_SET
    });
    return set;
}
const nameOf1 = (skill)=>(0, __TURBOPACK__imported__module__455490__2["p"])(skill)?.name ?? skill;
async function getSet(deps, scope, { token, place }) {
    const db = await deps.db();
    const set = await setUnder(db, token);
    const joined = scope ? await findParticipant(db, scope, set.id) : null;
    const turn = joined && place !== undefined ? await turnOf(deps, scope, {
        joined,
        place
    }) : null;
    return {
        ...linkTo(deps, token),
        title: set.title,
        skills: set.items.map(({ skill, level, count })=>({
                skill,
                name: nameOf1(skill),
                level,
                count
            })),
        length: lengthOf(set.items),
        isMaker: scope !== null && await findOwnSet(db, scope, token) !== null,
        participation: scope && joined ? await participationOf(db, scope, joined) : null,
        problem: turn?.problem ?? null
    };
}
async function participationOf(db, scope, { name, joinedAt, problems }) {
    const events = await listOwnEvents(db, scope, problems);
    return {
        name,
        joinedAt,
        problems: problems.map((problem, place)=>{
            const { skill } = (0, __TURBOPACK__imported__module__466190__2["j"])(problem);
            return {
                place,
                skill,
                name: nameOf1(skill),
                state: stateOf(events.get(problem) ?? [])
            };
        })
    };
}
function problemAt({ problems }, place) {
    const name = problems[place];
    if (name === undefined) throw new __TURBOPACK__imported__module__508015__2["f"]("NOT_FOUND", {
        message: NO_PROBLEM1
    });
    return (0, __TURBOPACK__imported__module__466190__2["j"])(name);
}
/** The problems of a participant behind a place.
 * @param met the skills of which something has counted, or will have by then */ function problemsAfter({ problems }, place, met) {
    const skills = problems.map((name)=>(0, __TURBOPACK__imported__module__466190__2["j"])(name).skill);
    return problems.slice(place + 1).map((name, after)=>{
        const problem = (0, __TURBOPACK__imported__module__466190__2["j"])(name);
        const before = skills.slice(place, place + 1 + after);
        const reviews = met.has(problem.skill) || before.includes(problem.skill) ? 1 : 0;
        return {
            ...problem,
            name: nameOf1(problem.skill),
            asChoice: isAskedAsChoice({
                reviews
            })
        };
    });
}
async function turnOf(deps, scope, { joined, place }) {
    const turn = await getTurn(deps, scope, {
        place,
        problem: problemAt(joined, place)
    });
    const met = scope ? await countReviews(await deps.db(), scope) : [];
    const ahead = problemsAfter(joined, place, new Set(new Map(met).keys()));
    return {
        ...turn,
        length: joined.problems.length,
        ahead
    };
}
async function getSetTurn(deps, scope, { token, place }) {
    const db = await deps.db();
    const set = await setUnder(db, token);
    const joined = scope ? await findParticipant(db, scope, set.id) : null;
    return joined && turnOf(deps, scope, {
        joined,
        place
    });
}
async function joinSet(deps, scope, { token, name }) {
    const db = await deps.db();
    const set = await setUnder(db, token);
    if (!await findParticipant(db, scope, set.id)) {
        const id = deps.newId();
        const problems = (await problemsOf(deps, set, id)).map(__TURBOPACK__imported__module__466190__2["q"]);
        const place = {
            id,
            name,
            problems,
            joinedAt: deps.now()
        };
        const joined = await insertParticipant(db, scope, {
            setId: set.id,
            place
        });
        if (joined === "gone") throw new __TURBOPACK__imported__module__508015__2["f"]("NOT_FOUND", {
            message: NO_SET
        });
        if (joined === "full") throw new __TURBOPACK__imported__module__508015__2["f"]("PRECONDITION_FAILED", {
            message: FULL
        });
        await (0, __TURBOPACK__imported__module__809870__1["o"])(deps, scope);
    }
    return getSet(deps, scope, {
        token
    });
}
/** The problems of a set as one person has them.
 * @param whose any text: another one gives other numbers */ async function problemsOf({ engine }, { id, items }, whose) {
    const seed = (0, __TURBOPACK__imported__module__666680__1["createHash"])("sha256").update(`${id} ${whose}`).digest().readUInt32BE();
    const problems = await engine.run("practiceSet", {
        wanted: interleaved(items),
        seed
    });
    if (!problems) throw new __TURBOPACK__imported__module__508015__2["f"]("SERVER_BUSY");
    return problems;
}
async function answerInSet(deps, scope, { token, place, ...given }) {
    const db = await deps.db();
    const set = await setUnder(db, token);
    const joined = await findParticipant(db, scope, set.id);
    if (!joined) throw new __TURBOPACK__imported__module__508015__2["f"]("NOT_FOUND", {
        message: NOT_JOINED
    });
    return answerProblem(deps, scope, {
        ...given,
        ...problemAt(joined, place)
    });
}
async function leaveSet(deps, scope, token) {
    const db = await deps.db();
    await removeParticipant(db, scope, (await setUnder(db, token)).id);
}
async function deleteSet(deps, scope, token) {
    const wasThere = await removeSet(await deps.db(), scope, token);
    if (!wasThere) throw new __TURBOPACK__imported__module__508015__2["f"]("NOT_FOUND", {
        message: NO_SET
    });
}
async function listSetsOf(deps, scope) {
    if (!scope) return {
        sets: [],
        joined: []
    };
    const db = await deps.db();
    const [made, places] = await Promise.all([
        listSets(db, scope),
        listPlaces(db, scope)
    ]);
    return {
        joined: places.map(({ token, title, problems })=>{
            return {
                ...linkTo(deps, token),
                title,
                length: problems.length
            };
        }),
        sets: made.map(({ token, title, items, participants, createdAt })=>{
            return {
                ...linkTo(deps, token),
                title,
                length: lengthOf(items),
                participants,
                createdAt
            };
        })
    };
}
async function reportOnSet(deps, scope, token) {
    const db = await deps.db();
    const set = await ownSetUnder(db, scope, token);
    const [participants, results] = await Promise.all([
        listParticipants(db, set.id),
        listResults(db, set.id)
    ]);
    const seen = [
        ...new Set(results.flatMap(({ misconception })=>misconception ?? []))
    ];
    const known = seen.length > 0 ? await deps.engine.run("knownErrors", seen) : [];
    const titles = new Map(known.map(({ id, title })=>[
            id,
            title
        ]));
    return {
        ...linkTo(deps, token),
        title: set.title,
        length: lengthOf(set.items),
        createdAt: set.createdAt,
        participants: participants.map(({ id, name })=>({
                name,
                done: doneBy(id, results)
            })),
        skills: set.items.map(({ skill })=>({
                ...skillReport(skill, {
                    participants,
                    results,
                    titles
                }),
                name: nameOf1(skill)
            }))
    };
}
async function sheetsOf(deps, scope, { token, copies }) {
    const set = await ownSetUnder(await deps.db(), scope, token);
    if (copies * lengthOf(set.items) > __TURBOPACK__imported__module__598805__4["f"]) throw new __TURBOPACK__imported__module__508015__2["f"]("UNPROCESSABLE_CONTENT", {
        message: TOO_MANY_SHEETS
    });
    const sheets = [];
    // One after the other: a class's worth of copies must not keep everyone else from the engine.
    for(let copy = 1; copy <= copies; copy += 1){
        const problems = await problemsOf(deps, set, `copy ${copy}`);
        sheets.push({
            copy,
            problems: problems.map((problem)=>onPaper(deps, problem))
        });
    }
    return {
        title: set.title,
        sheets
    };
}
function onPaper({ typeset }, { instruction, latex, text, answer }) {
    return {
        instruction,
        html: latex === "" ? "" : typeset(latex),
        text,
        answer: typeset(answer)
    };
}
async function setsToKeep(db, scope) {
    const [made, joined] = await Promise.all([
        listSets(db, scope),
        listPlaces(db, scope)
    ]);
    return {
        made: made.map(({ token, title, items, createdAt })=>({
                token,
                title,
                items,
                createdAt
            })),
        joined: joined.map(({ id: _id, ...place })=>place)
    };
}
async function takeInSets({ newId }, { db, scope }, sets) {
    const owner = scope.kind === "user" ? scope.userId : scope.guestId;
    const held = new Set((await listSets(db, scope)).map(({ token })=>token));
    const incoming = sets.filter(({ token, items })=>!held.has(token) && items.every(({ skill })=>(0, __TURBOPACK__imported__module__455490__2["p"])(skill))).slice(0, Math.max(0, __TURBOPACK__imported__module__598805__4["n"] - held.size)).map((set)=>({
            ...set,
            id: newId(),
            token: derivedToken(owner, set.token)
        }));
    return insertSets(db, scope, incoming);
}
async function takeInPlaces({ newId }, { db, scope }, places) {
    let taken = 0;
    for (const { token, name, problems, joinedAt } of places){
        const set = await findSet(db, token);
        if (!set || await findParticipant(db, scope, set.id)) continue;
        const others = await listParticipants(db, set.id);
        if (others.some((other)=>other.problems.join() === problems.join())) continue;
        const place = {
            id: newId(),
            name,
            problems,
            joinedAt
        };
        if (await insertParticipant(db, scope, {
            setId: set.id,
            place
        }) === "joined") taken += 1;
    }
    return taken;
}
const derivedToken = (owner, token)=>(0, __TURBOPACK__imported__module__666680__1["createHash"])("sha256").update(`${owner} ${token}`).digest("base64url").slice(0, 24);
__turbopack_context__.s([
    "K",
    0,
    answerInSet,
    "g",
    0,
    createSet,
    "F",
    0,
    deleteSet,
    "m",
    0,
    getSet,
    "d",
    0,
    getSetTurn,
    "h",
    0,
    joinSet,
    "A",
    0,
    leaveSet,
    "Z",
    0,
    listSetsOf,
    "l",
    0,
    reportOnSet,
    "e",
    0,
    sheetsOf
], 238128);
}),
342059, 225516, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/solver/practice/sections.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__71880__ = __turbopack_context__.i(71880);
// MERGED MODULE: [project]/server/solver/practice/textbooks.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__71880__1 = __TURBOPACK__imported__module__71880__;
;
const TEXTBOOK_PUBLISHER = "OpenStax, Rice University";
const TEXTBOOK_LICENCE = {
    name: "CC BY 4.0",
    address: "https://creativecommons.org/licenses/by/4.0/"
};
const TEXTBOOKS = (0, __TURBOPACK__imported__module__71880__1["f"])({
    prealgebra: {
        title: "Prealgebra 2e",
        address: "https://openstax.org/details/books/prealgebra-2e",
        sections: (0, __TURBOPACK__imported__module__71880__1["f"])({
            "1.1": "Introduction to Whole Numbers",
            "2.1": "Use the Language of Algebra",
            "2.2": "Evaluate, Simplify, and Translate Expressions",
            "2.5": "Prime Factorization and the Least Common Multiple",
            "3.1": "Introduction to Integers",
            "3.2": "Add Integers",
            "3.4": "Multiply and Divide Integers",
            "4.2": "Multiply and Divide Fractions",
            "4.4": "Add and Subtract Fractions with Common Denominators",
            "4.5": "Add and Subtract Fractions with Different Denominators",
            "4.6": "Add and Subtract Mixed Numbers",
            "5.1": "Decimals",
            "5.2": "Decimal Operations",
            "5.3": "Decimals and Fractions",
            "5.5": "Averages and Probability",
            "5.6": "Ratios and Rate",
            "5.7": "Simplify and Use Square Roots",
            "6.1": "Understand Percent",
            "6.2": "Solve General Applications of Percent",
            "6.3": "Solve Sales Tax, Commission, and Discount Applications",
            "6.5": "Solve Proportions and their Applications",
            "7.3": "Distributive Property",
            "7.5": "Systems of Measurement",
            "8.1": "Solve Equations Using the Subtraction and Addition Properties of Equality",
            "8.2": "Solve Equations Using the Division and Multiplication Properties of Equality",
            "8.3": "Solve Equations with Variables and Constants on Both Sides",
            "8.4": "Solve Equations with Fraction or Decimal Coefficients",
            "9.3": "Use Properties of Angles, Triangles, and the Pythagorean Theorem",
            "9.4": "Use Properties of Rectangles, Triangles, and Trapezoids",
            "9.7": "Solve a Formula for a Specific Variable",
            "10.1": "Add and Subtract Polynomials",
            "10.2": "Use Multiplication Properties of Exponents",
            "10.3": "Multiply Polynomials",
            "10.4": "Divide Monomials",
            "10.5": "Integer Exponents and Scientific Notation",
            "10.6": "Introduction to Factoring Polynomials"
        })
    },
    elementary: {
        title: "Elementary Algebra 2e",
        address: "https://openstax.org/details/books/elementary-algebra-2e",
        sections: (0, __TURBOPACK__imported__module__71880__1["f"])({
            "1.1": "Introduction to Whole Numbers",
            "1.2": "Use the Language of Algebra",
            "1.3": "Add and Subtract Integers",
            "1.4": "Multiply and Divide Integers",
            "1.5": "Visualize Fractions",
            "1.6": "Add and Subtract Fractions",
            "1.7": "Decimals",
            "1.9": "Properties of Real Numbers",
            "1.10": "Systems of Measurement",
            "2.1": "Solve Equations Using the Subtraction and Addition Properties of Equality",
            "2.2": "Solve Equations using the Division and Multiplication Properties of Equality",
            "2.3": "Solve Equations with Variables and Constants on Both Sides",
            "2.4": "Use a General Strategy to Solve Linear Equations",
            "2.5": "Solve Equations with Fractions or Decimals",
            "2.6": "Solve a Formula for a Specific Variable",
            "2.7": "Solve Linear Inequalities",
            "3.2": "Solve Percent Applications",
            "3.4": "Solve Geometry Applications: Triangles, Rectangles, and the Pythagorean Theorem",
            "3.5": "Solve Uniform Motion Applications",
            "4.4": "Understand Slope of a Line",
            "4.6": "Find the Equation of a Line",
            "5.2": "Solving Systems of Equations by Substitution",
            "5.3": "Solve Systems of Equations by Elimination",
            "6.1": "Add and Subtract Polynomials",
            "6.2": "Use Multiplication Properties of Exponents",
            "6.3": "Multiply Polynomials",
            "6.4": "Special Products",
            "6.5": "Divide Monomials",
            "6.6": "Divide Polynomials",
            "6.7": "Integer Exponents and Scientific Notation",
            "7.1": "Greatest Common Factor and Factor by Grouping",
            "7.2": "Factor Trinomials of the Form x² + bx + c",
            "7.3": "Factor Trinomials of the Form ax² + bx + c",
            "7.4": "Factor Special Products",
            "7.6": "Quadratic Equations",
            "8.1": "Simplify Rational Expressions",
            "8.4": "Add and Subtract Rational Expressions with Unlike Denominators",
            "8.6": "Solve Rational Equations",
            "8.7": "Solve Proportion and Similar Figure Applications",
            "9.1": "Simplify and Use Square Roots",
            "9.2": "Simplify Square Roots",
            "9.3": "Add and Subtract Square Roots",
            "9.5": "Divide Square Roots",
            "9.6": "Solve Equations with Square Roots",
            "9.8": "Rational Exponents",
            "10.1": "Solve Quadratic Equations Using the Square Root Property",
            "10.2": "Solve Quadratic Equations by Completing the Square",
            "10.3": "Solve Quadratic Equations Using the Quadratic Formula",
            "10.5": "Graphing Quadratic Equations"
        })
    },
    intermediate: {
        title: "Intermediate Algebra 2e",
        address: "https://openstax.org/details/books/intermediate-algebra-2e",
        sections: (0, __TURBOPACK__imported__module__71880__1["f"])({
            "2.1": "Use a General Strategy to Solve Linear Equations",
            "2.5": "Solve Linear Inequalities",
            "2.7": "Solve Absolute Value Inequalities",
            "3.2": "Slope of a Line",
            "3.3": "Find the Equation of a Line",
            "3.5": "Relations and Functions",
            "4.1": "Solve Systems of Linear Equations with Two Variables",
            "4.4": "Solve Systems of Equations with Three Variables",
            "5.3": "Multiply Polynomials",
            "5.4": "Dividing Polynomials",
            "6.1": "Greatest Common Factor and Factor by Grouping",
            "6.2": "Factor Trinomials",
            "6.3": "Factor Special Products",
            "6.5": "Polynomial Equations",
            "7.1": "Multiply and Divide Rational Expressions",
            "7.2": "Add and Subtract Rational Expressions",
            "7.4": "Solve Rational Equations",
            "8.2": "Simplify Radical Expressions",
            "8.3": "Simplify Rational Exponents",
            "8.4": "Add, Subtract, and Multiply Radical Expressions",
            "8.5": "Divide Radical Expressions",
            "8.6": "Solve Radical Equations",
            "9.1": "Solve Quadratic Equations Using the Square Root Property",
            "9.2": "Solve Quadratic Equations by Completing the Square",
            "9.3": "Solve Quadratic Equations Using the Quadratic Formula",
            "9.6": "Graph Quadratic Functions Using Properties",
            "9.8": "Solve Quadratic Inequalities",
            "10.1": "Finding Composite and Inverse Functions",
            "10.2": "Evaluate and Graph Exponential Functions",
            "10.3": "Evaluate and Graph Logarithmic Functions",
            "10.5": "Solve Exponential and Logarithmic Equations",
            "11.1": "Distance and Midpoint Formulas; Circles",
            "12.2": "Arithmetic Sequences",
            "12.3": "Geometric Sequences and Series"
        })
    },
    trigonometry: {
        title: "Algebra and Trigonometry 2e",
        address: "https://openstax.org/details/books/algebra-and-trigonometry-2e",
        sections: (0, __TURBOPACK__imported__module__71880__1["f"])({
            "2.1": "The Rectangular Coordinate Systems and Graphs",
            "2.6": "Other Types of Equations",
            "2.7": "Linear Inequalities and Absolute Value Inequalities",
            "3.1": "Functions and Function Notation",
            "3.4": "Composition of Functions",
            "3.7": "Inverse Functions",
            "6.3": "Logarithmic Functions",
            "6.6": "Exponential and Logarithmic Equations",
            "11.2": "Systems of Linear Equations: Three Variables",
            "13.2": "Arithmetic Sequences",
            "13.3": "Geometric Sequences",
            "13.4": "Series and Their Notations"
        })
    },
    precalculus: {
        title: "Precalculus 2e",
        address: "https://openstax.org/details/books/precalculus-2e",
        sections: (0, __TURBOPACK__imported__module__71880__1["f"])({
            "12.4": "Derivatives"
        })
    }
});
__turbopack_context__.s([
    "C",
    0,
    TEXTBOOKS,
    "D",
    0,
    TEXTBOOK_LICENCE,
    "Z",
    0,
    TEXTBOOK_PUBLISHER
], 225516);
;
;
const SECTIONS_OF = (0, __TURBOPACK__imported__module__71880__["f"])({
    "order-of-operations": [
        "prealgebra 2.1",
        "elementary 1.2"
    ],
    "add-negatives": [
        "prealgebra 3.2",
        "elementary 1.3"
    ],
    "multiply-negatives": [
        "prealgebra 3.4",
        "elementary 1.4"
    ],
    "absolute-values": [
        "prealgebra 3.1",
        "elementary 1.3"
    ],
    "powers-of-numbers": [
        "prealgebra 2.1",
        "elementary 1.2"
    ],
    "add-decimals": [
        "prealgebra 5.2",
        "elementary 1.7"
    ],
    "multiply-decimals": [
        "prealgebra 5.2",
        "elementary 1.7"
    ],
    "round-numbers": [
        "prealgebra 1.1",
        "prealgebra 5.1",
        "elementary 1.1"
    ],
    "prime-factors": [
        "prealgebra 2.5",
        "elementary 1.1"
    ],
    "common-factor": [
        "prealgebra 10.6",
        "elementary 7.1"
    ],
    "common-multiple": [
        "prealgebra 2.5",
        "elementary 1.1"
    ],
    "scientific-notation": [
        "prealgebra 10.5",
        "elementary 6.7"
    ],
    "lowest-terms": [
        "prealgebra 4.2",
        "elementary 1.5"
    ],
    "add-fractions": [
        "prealgebra 4.4",
        "prealgebra 4.5",
        "elementary 1.6"
    ],
    "subtract-fractions": [
        "prealgebra 4.4",
        "prealgebra 4.5",
        "elementary 1.6"
    ],
    "multiply-fractions": [
        "prealgebra 4.2",
        "elementary 1.5"
    ],
    "divide-fractions": [
        "prealgebra 4.2",
        "elementary 1.5"
    ],
    "mixed-numbers": [
        "prealgebra 4.6"
    ],
    "fraction-of-amount": [
        "prealgebra 4.2",
        "elementary 1.5"
    ],
    "fraction-as-decimal": [
        "prealgebra 5.3",
        "elementary 1.7"
    ],
    "decimal-as-fraction": [
        "prealgebra 5.1",
        "elementary 1.7"
    ],
    "percent-as-decimal": [
        "prealgebra 6.1",
        "elementary 1.7"
    ],
    "decimal-as-percent": [
        "prealgebra 6.1",
        "elementary 1.7"
    ],
    "percent-of": [
        "prealgebra 6.2",
        "elementary 3.2"
    ],
    "what-percent": [
        "prealgebra 6.2",
        "elementary 3.2"
    ],
    "percent-whole": [
        "prealgebra 6.2",
        "elementary 3.2"
    ],
    "change-by-percent": [
        "prealgebra 6.3",
        "elementary 3.2"
    ],
    "percent-change": [
        "prealgebra 6.2",
        "elementary 3.2"
    ],
    "multiply-powers": [
        "prealgebra 10.2",
        "elementary 6.2"
    ],
    "divide-powers": [
        "prealgebra 10.4",
        "elementary 6.5"
    ],
    "power-of-power": [
        "prealgebra 10.2",
        "elementary 6.2"
    ],
    "negative-exponents": [
        "prealgebra 10.5",
        "elementary 6.7"
    ],
    "roots-of-numbers": [
        "prealgebra 5.7",
        "elementary 9.1"
    ],
    "simplify-roots": [
        "elementary 9.2",
        "intermediate 8.2"
    ],
    "add-roots": [
        "elementary 9.3",
        "intermediate 8.4"
    ],
    rationalise: [
        "elementary 9.5",
        "intermediate 8.5"
    ],
    "fractional-exponents": [
        "elementary 9.8",
        "intermediate 8.3"
    ],
    "evaluate-expression": [
        "prealgebra 2.2",
        "elementary 1.2"
    ],
    "like-terms": [
        "prealgebra 2.2",
        "elementary 1.2"
    ],
    distribute: [
        "prealgebra 7.3",
        "elementary 1.9"
    ],
    "distribute-twice": [
        "prealgebra 7.3",
        "elementary 1.9"
    ],
    "add-polynomials": [
        "prealgebra 10.1",
        "elementary 6.1"
    ],
    "multiply-binomials": [
        "prealgebra 10.3",
        "elementary 6.3"
    ],
    "square-binomials": [
        "elementary 6.4",
        "intermediate 5.3"
    ],
    "sum-times-difference": [
        "elementary 6.4",
        "intermediate 5.3"
    ],
    "divide-polynomials": [
        "elementary 6.6",
        "intermediate 5.4"
    ],
    remainders: [
        "intermediate 5.4"
    ],
    "take-out-factor": [
        "prealgebra 10.6",
        "elementary 7.1"
    ],
    "factor-trinomial": [
        "elementary 7.2",
        "intermediate 6.2"
    ],
    "factor-leading": [
        "elementary 7.3",
        "intermediate 6.2"
    ],
    "factor-difference": [
        "elementary 7.4",
        "intermediate 6.3"
    ],
    "factor-square": [
        "elementary 7.4",
        "intermediate 6.3"
    ],
    "factor-grouping": [
        "elementary 7.1",
        "intermediate 6.1"
    ],
    "simplify-rational": [
        "elementary 8.1",
        "intermediate 7.1"
    ],
    "add-rational": [
        "elementary 8.4",
        "intermediate 7.2"
    ],
    "one-step-sum": [
        "prealgebra 8.1",
        "elementary 2.1"
    ],
    "one-step-product": [
        "prealgebra 8.2",
        "elementary 2.2"
    ],
    "two-steps": [
        "prealgebra 8.3",
        "elementary 2.3"
    ],
    "both-sides": [
        "prealgebra 8.3",
        "elementary 2.3"
    ],
    "equation-brackets": [
        "elementary 2.4",
        "intermediate 2.1"
    ],
    "fraction-answers": [
        "prealgebra 8.2",
        "elementary 2.2"
    ],
    "fraction-coefficients": [
        "prealgebra 8.4",
        "elementary 2.5"
    ],
    proportions: [
        "prealgebra 6.5",
        "elementary 8.7"
    ],
    "solve-for-letter": [
        "prealgebra 9.7",
        "elementary 2.6"
    ],
    "linear-inequalities": [
        "elementary 2.7",
        "intermediate 2.5"
    ],
    "absolute-equations": [
        "intermediate 2.7",
        "trigonometry 2.6"
    ],
    "absolute-inequalities": [
        "intermediate 2.7",
        "trigonometry 2.7"
    ],
    "rational-equations": [
        "elementary 8.6",
        "intermediate 7.4"
    ],
    "radical-equations": [
        "elementary 9.6",
        "intermediate 8.6"
    ],
    "square-root-equations": [
        "elementary 10.1",
        "intermediate 9.1"
    ],
    "zero-product": [
        "elementary 7.6",
        "intermediate 6.5"
    ],
    "quadratic-factoring": [
        "elementary 7.6",
        "intermediate 6.5"
    ],
    "quadratic-leading": [
        "elementary 7.6",
        "intermediate 6.5"
    ],
    discriminants: [
        "elementary 10.3",
        "intermediate 9.3"
    ],
    "quadratic-formula": [
        "elementary 10.3",
        "intermediate 9.3"
    ],
    "complete-square": [
        "elementary 10.2",
        "intermediate 9.2"
    ],
    vertices: [
        "elementary 10.5",
        "intermediate 9.6"
    ],
    "quadratic-inequalities": [
        "intermediate 9.8"
    ],
    substitution: [
        "elementary 5.2",
        "intermediate 4.1"
    ],
    elimination: [
        "elementary 5.3",
        "intermediate 4.1"
    ],
    "three-unknowns": [
        "intermediate 4.4",
        "trigonometry 11.2"
    ],
    "exponential-equations": [
        "intermediate 10.2",
        "trigonometry 6.6"
    ],
    "logarithm-form": [
        "intermediate 10.3",
        "trigonometry 6.3"
    ],
    "evaluate-logarithms": [
        "intermediate 10.3",
        "trigonometry 6.3"
    ],
    "logarithmic-equations": [
        "intermediate 10.5",
        "trigonometry 6.6"
    ],
    "function-values": [
        "intermediate 3.5",
        "trigonometry 3.1"
    ],
    "compose-functions": [
        "intermediate 10.1",
        "trigonometry 3.4"
    ],
    "inverse-functions": [
        "intermediate 10.1",
        "trigonometry 3.7"
    ],
    slopes: [
        "elementary 4.4",
        "intermediate 3.2"
    ],
    "point-and-slope": [
        "elementary 4.6",
        "intermediate 3.3"
    ],
    "line-through-points": [
        "elementary 4.6",
        "intermediate 3.3"
    ],
    midpoints: [
        "intermediate 11.1",
        "trigonometry 2.1"
    ],
    "next-terms": [
        "intermediate 12.2",
        "intermediate 12.3"
    ],
    "arithmetic-term": [
        "intermediate 12.2",
        "trigonometry 13.2"
    ],
    "arithmetic-sum": [
        "intermediate 12.2",
        "trigonometry 13.4"
    ],
    "geometric-term": [
        "intermediate 12.3",
        "trigonometry 13.3"
    ],
    "rectangle-area": [
        "prealgebra 9.4",
        "elementary 3.4"
    ],
    "rectangle-perimeter": [
        "prealgebra 9.4",
        "elementary 3.4"
    ],
    "triangle-area": [
        "prealgebra 9.4",
        "elementary 3.4"
    ],
    "angle-sums": [
        "prealgebra 9.3",
        "elementary 3.4"
    ],
    pythagoras: [
        "prealgebra 9.3",
        "elementary 3.4"
    ],
    distances: [
        "intermediate 11.1",
        "trigonometry 2.1"
    ],
    "convert-lengths": [
        "prealgebra 7.5",
        "elementary 1.10"
    ],
    "convert-masses": [
        "prealgebra 7.5",
        "elementary 1.10"
    ],
    "convert-times": [
        "prealgebra 7.5",
        "elementary 1.10"
    ],
    "convert-volumes": [
        "prealgebra 7.5",
        "elementary 1.10"
    ],
    "average-speed": [
        "prealgebra 5.6",
        "elementary 3.5"
    ],
    "unit-prices": [
        "prealgebra 5.6"
    ],
    means: [
        "prealgebra 5.5"
    ],
    medians: [
        "prealgebra 5.5"
    ],
    derivatives: [
        "precalculus 12.4"
    ]
});
const WITHOUT_SECTION = (0, __TURBOPACK__imported__module__71880__["f"])({
    "definite-integrals": "The books with a free licence end before integrals."
});
function sectionsOf(skill) {
    return (SECTIONS_OF[skill] ?? []).flatMap((place)=>{
        const [name = "", number = ""] = place.split(" ");
        const book = TEXTBOOKS[name];
        const title = book?.sections[number];
        return book && title ? [
            {
                book: book.title,
                number,
                title
            }
        ] : [];
    });
}
function skillsBySection() {
    const skills = new Map();
    for (const [skill, places] of Object.entries(SECTIONS_OF))for (const place of places)skills.set(place, [
        ...skills.get(place) ?? [],
        skill
    ]);
    return skills;
}
__turbopack_context__.s([
    "G",
    0,
    WITHOUT_SECTION,
    "X",
    0,
    sectionsOf,
    "H",
    0,
    skillsBySection
], 342059);
}),
686626, 805360, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/solver/practice/standards.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__71880__ = __turbopack_context__.i(71880);
;
const STANDARDS = (0, __TURBOPACK__imported__module__71880__["f"])({
    "order-of-operations": [
        "5.OA.A.1",
        "6.EE.A.1"
    ],
    "add-negatives": [
        "7.NS.A.1"
    ],
    "multiply-negatives": [
        "7.NS.A.2"
    ],
    "absolute-values": [
        "6.NS.C.7c"
    ],
    "powers-of-numbers": [
        "6.EE.A.1"
    ],
    "add-decimals": [
        "6.NS.B.3"
    ],
    "multiply-decimals": [
        "6.NS.B.3"
    ],
    "round-numbers": [
        "5.NBT.A.4"
    ],
    "prime-factors": [
        "4.OA.B.4"
    ],
    "common-factor": [
        "6.NS.B.4"
    ],
    "common-multiple": [
        "6.NS.B.4"
    ],
    "scientific-notation": [
        "8.EE.A.3"
    ],
    "lowest-terms": [
        "4.NF.A.1"
    ],
    "add-fractions": [
        "5.NF.A.1"
    ],
    "subtract-fractions": [
        "5.NF.A.1"
    ],
    "multiply-fractions": [
        "5.NF.B.4"
    ],
    "divide-fractions": [
        "6.NS.A.1"
    ],
    "mixed-numbers": [
        "4.NF.B.3c",
        "5.NF.A.1"
    ],
    "fraction-of-amount": [
        "5.NF.B.4a"
    ],
    "fraction-as-decimal": [
        "7.NS.A.2d"
    ],
    "decimal-as-fraction": [
        "4.NF.C.6"
    ],
    "percent-as-decimal": [
        "6.RP.A.3c"
    ],
    "decimal-as-percent": [
        "6.RP.A.3c"
    ],
    "percent-of": [
        "6.RP.A.3c"
    ],
    "what-percent": [
        "6.RP.A.3c"
    ],
    "percent-whole": [
        "6.RP.A.3c"
    ],
    "change-by-percent": [
        "7.RP.A.3",
        "7.EE.A.2"
    ],
    "percent-change": [
        "7.RP.A.3"
    ],
    "multiply-powers": [
        "8.EE.A.1"
    ],
    "divide-powers": [
        "8.EE.A.1"
    ],
    "power-of-power": [
        "8.EE.A.1"
    ],
    "negative-exponents": [
        "8.EE.A.1"
    ],
    "roots-of-numbers": [
        "8.EE.A.2"
    ],
    "simplify-roots": [
        "HSN-RN.A.2"
    ],
    "add-roots": [
        "HSN-RN.A.2"
    ],
    rationalise: [
        "HSN-RN.A.2"
    ],
    "fractional-exponents": [
        "HSN-RN.A.1",
        "HSN-RN.A.2"
    ],
    "evaluate-expression": [
        "6.EE.A.2c"
    ],
    "like-terms": [
        "6.EE.A.3",
        "7.EE.A.1"
    ],
    distribute: [
        "6.EE.A.3",
        "7.EE.A.1"
    ],
    "distribute-twice": [
        "7.EE.A.1"
    ],
    "add-polynomials": [
        "HSA-APR.A.1"
    ],
    "multiply-binomials": [
        "HSA-APR.A.1"
    ],
    "square-binomials": [
        "HSA-APR.A.1",
        "HSA-APR.C.4"
    ],
    "sum-times-difference": [
        "HSA-APR.A.1",
        "HSA-APR.C.4"
    ],
    "divide-polynomials": [
        "HSA-APR.D.6"
    ],
    remainders: [
        "HSA-APR.B.2"
    ],
    "take-out-factor": [
        "6.EE.A.3",
        "7.EE.A.1"
    ],
    "factor-trinomial": [
        "HSA-SSE.A.2"
    ],
    "factor-leading": [
        "HSA-SSE.A.2"
    ],
    "factor-difference": [
        "HSA-SSE.A.2"
    ],
    "factor-square": [
        "HSA-SSE.A.2"
    ],
    "factor-grouping": [
        "HSA-SSE.A.2"
    ],
    "simplify-rational": [
        "HSA-APR.D.6"
    ],
    "add-rational": [
        "HSA-APR.D.7"
    ],
    "one-step-sum": [
        "6.EE.B.7"
    ],
    "one-step-product": [
        "6.EE.B.7"
    ],
    "two-steps": [
        "7.EE.B.4a"
    ],
    "both-sides": [
        "8.EE.C.7b"
    ],
    "equation-brackets": [
        "7.EE.B.4a",
        "8.EE.C.7b"
    ],
    "fraction-answers": [
        "7.EE.B.4a"
    ],
    "fraction-coefficients": [
        "8.EE.C.7b"
    ],
    proportions: [
        "7.RP.A.3"
    ],
    "solve-for-letter": [
        "HSA-CED.A.4"
    ],
    "linear-inequalities": [
        "7.EE.B.4b",
        "HSA-REI.B.3"
    ],
    "absolute-equations": [],
    "absolute-inequalities": [],
    "rational-equations": [
        "HSA-REI.A.2"
    ],
    "radical-equations": [
        "HSA-REI.A.2"
    ],
    "square-root-equations": [
        "8.EE.A.2",
        "HSA-REI.B.4b"
    ],
    "zero-product": [
        "HSA-REI.B.4b"
    ],
    "quadratic-factoring": [
        "HSA-REI.B.4b"
    ],
    "quadratic-leading": [
        "HSA-REI.B.4b"
    ],
    discriminants: [
        "HSA-REI.B.4b"
    ],
    "quadratic-formula": [
        "HSA-REI.B.4b"
    ],
    "complete-square": [
        "HSA-SSE.B.3b",
        "HSA-REI.B.4a"
    ],
    vertices: [
        "HSF-IF.C.8a"
    ],
    "quadratic-inequalities": [],
    substitution: [
        "8.EE.C.8b",
        "HSA-REI.C.6"
    ],
    elimination: [
        "8.EE.C.8b",
        "HSA-REI.C.6"
    ],
    "three-unknowns": [
        "HSA-REI.C.6"
    ],
    "exponential-equations": [
        "HSF-LE.A.4"
    ],
    "logarithm-form": [
        "HSF-BF.B.5"
    ],
    "evaluate-logarithms": [
        "HSF-LE.A.4"
    ],
    "logarithmic-equations": [
        "HSF-BF.B.5"
    ],
    "function-values": [
        "HSF-IF.A.2"
    ],
    "compose-functions": [
        "HSF-BF.A.1c"
    ],
    "inverse-functions": [
        "HSF-BF.B.4a"
    ],
    slopes: [
        "8.EE.B.6",
        "8.F.B.4"
    ],
    "point-and-slope": [
        "8.F.B.4"
    ],
    "line-through-points": [
        "8.F.B.4"
    ],
    midpoints: [
        "HSG-GPE.B.6"
    ],
    "next-terms": [
        "HSF-BF.A.2"
    ],
    "arithmetic-term": [
        "HSF-BF.A.2"
    ],
    "arithmetic-sum": [],
    "geometric-term": [
        "HSF-BF.A.2"
    ],
    "rectangle-area": [
        "4.MD.A.3"
    ],
    "rectangle-perimeter": [
        "4.MD.A.3"
    ],
    "triangle-area": [
        "6.G.A.1"
    ],
    "angle-sums": [
        "8.G.A.5"
    ],
    pythagoras: [
        "8.G.B.7"
    ],
    distances: [
        "8.G.B.8"
    ],
    "convert-lengths": [
        "5.MD.A.1"
    ],
    "convert-masses": [
        "5.MD.A.1"
    ],
    "convert-times": [
        "4.MD.A.1"
    ],
    "convert-volumes": [
        "5.MD.A.1"
    ],
    "average-speed": [
        "6.RP.A.3b"
    ],
    "unit-prices": [
        "6.RP.A.2",
        "6.RP.A.3b"
    ],
    means: [
        "6.SP.B.5c"
    ],
    medians: [
        "6.SP.B.5c"
    ],
    derivatives: [],
    "definite-integrals": []
});
__turbopack_context__.s([
    "f",
    0,
    STANDARDS
], 686626);
// MERGED MODULE: [project]/server/features/practice/answers/policy.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__934094__ = __turbopack_context__.i(934094);
var __TURBOPACK__imported__module__728370__ = __turbopack_context__.i(728370);
;
;
const OUTCOMES = {
    right: "right",
    "right-wrong-form": "form",
    wrong: "wrong",
    "cannot-tell": "unread"
};
function eventOf(done, { check, misconception }) {
    if (done.what !== "answer") return {
        id: done.id,
        kind: done.what
    };
    const { id, answer: text } = done;
    return {
        id,
        kind: OUTCOMES[check.verdict],
        text,
        misconception: misconception?.id ?? null
    };
}
function hintsOf(solved) {
    const idea = (0, __TURBOPACK__imported__module__728370__["f"])(solved)?.idea;
    const before = solved.steps.slice(0, (0, __TURBOPACK__imported__module__934094__["f"])(solved)).map(({ title, latex })=>`${title} $${latex}$`);
    const [first] = solved.steps;
    const steps = before.length > 0 || !first ? before : [
        first.title
    ];
    return [
        ...new Set(idea ? [
            idea,
            ...steps
        ] : steps)
    ];
}
function saidOf({ what, checked: { check, misconception }, closed, solved, asked }) {
    const isAnswer = what === "answer";
    const all = what === "hint" && solved ? hintsOf(solved) : null;
    return {
        outcome: isAnswer ? OUTCOMES[check.verdict] : what === "hint" ? "hint" : "revealed",
        message: isAnswer ? check.message : "",
        counterexample: isAnswer ? check.counterexample : null,
        misconception: isAnswer ? misconception : null,
        read: isAnswer ? check.answer : "",
        hints: all?.slice(0, Math.max(asked, 1)) ?? [],
        hintsLeft: all && Math.max(0, all.length - Math.max(asked, 1)),
        closed,
        solution: closed && solved ? {
            latex: solved.latex,
            steps: [
                ...solved.steps
            ]
        } : null
    };
}
__turbopack_context__.s([
    "i",
    0,
    eventOf,
    "s",
    0,
    saidOf
], 805360);
}),
];

//# sourceMappingURL=server_01wh4zj7rryd6._.js.map