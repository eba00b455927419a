module.exports = [
780932, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/account/schema.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__964171__ = __turbopack_context__.i(964171);
var __TURBOPACK__imported__module__971724__ = __turbopack_context__.i(971724);
var __TURBOPACK__imported__module__600205__ = __turbopack_context__.i(600205);
var __TURBOPACK__imported__module__105954__ = __turbopack_context__.i(105954);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-route] (ecmascript) <export * as z .null>
;
var __TURBOPACK__imported__module__562810__ = __turbopack_context__.i(562810);
var __TURBOPACK__imported__module__562810__ = __TURBOPACK__imported__module__562810__;
var __TURBOPACK__imported__module__374841__ = __turbopack_context__.i(374841);
;
;
const UNPRINTABLE = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const viewerSchema = __TURBOPACK__imported__module__964171__["z"].discriminatedUnion("kind", [
    __TURBOPACK__imported__module__971724__["z"].object({
        kind: __TURBOPACK__imported__module__600205__["z"].literal("guest"),
        id: __TURBOPACK__imported__module__105954__["z"].string().nullable(),
        email: __TURBOPACK__imported__module__562810__.null()
    }),
    __TURBOPACK__imported__module__971724__["z"].object({
        kind: __TURBOPACK__imported__module__600205__["z"].literal("user"),
        id: __TURBOPACK__imported__module__105954__["z"].string(),
        email: __TURBOPACK__imported__module__105954__["z"].string()
    })
]);
const UNNAMED = "Tell us what to call you.";
const NAME_TOO_LONG = `A name can have at most ${__TURBOPACK__imported__module__374841__["X"]} characters.`;
const NAME_UNREADABLE = "This name contains a character that cannot be shown. Type it again.";
const displayNameSchema = __TURBOPACK__imported__module__105954__["z"].string({
    error: UNNAMED
}).trim().min(1, UNNAMED).refine((name)=>[
        ...name
    ].length <= __TURBOPACK__imported__module__374841__["X"], NAME_TOO_LONG).refine((name)=>!UNPRINTABLE.test(name), NAME_UNREADABLE);
const profileChangeSchema = __TURBOPACK__imported__module__971724__["z"].object({
    displayName: displayNameSchema
});
__turbopack_context__.s([
    "B",
    0,
    UNPRINTABLE,
    "a",
    0,
    displayNameSchema,
    "E",
    0,
    viewerSchema
], 780932);
}),
64168, 123387, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/practice/schema.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__105954__ = __turbopack_context__.i(105954);
var __TURBOPACK__imported__module__140561__ = __turbopack_context__.i(140561);
var __TURBOPACK__imported__module__600205__ = __turbopack_context__.i(600205);
var __TURBOPACK__imported__module__206033__ = __turbopack_context__.i(206033);
var __TURBOPACK__imported__module__971724__ = __turbopack_context__.i(971724);
var __TURBOPACK__imported__module__180473__ = __turbopack_context__.i(180473);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-route] (ecmascript) <export * as z .iso>
;
var __TURBOPACK__imported__module__562810__ = __turbopack_context__.i(562810);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__562810__
], 123387);
var __TURBOPACK__imported__module__562810__ = __TURBOPACK__imported__module__562810__;
var __TURBOPACK__imported__module__964171__ = __turbopack_context__.i(964171);
var __TURBOPACK__imported__module__604147__ = __turbopack_context__.i(604147);
var __TURBOPACK__imported__module__455744__ = __turbopack_context__.i(455744);
var __TURBOPACK__imported__module__839293__ = __turbopack_context__.i(839293);
var __TURBOPACK__imported__module__663098__ = __turbopack_context__.i(663098);
var __TURBOPACK__imported__module__65762__ = __turbopack_context__.i(65762);
var __TURBOPACK__imported__module__13136__ = __turbopack_context__.i(13136);
var __TURBOPACK__imported__module__617828__ = __turbopack_context__.i(617828);
var __TURBOPACK__imported__module__55338__ = __turbopack_context__.i(55338);
;
;
;
;
;
;
const NO_ANSWER = "Write your answer first.";
const TOO_LONG = `This is longer than ${__TURBOPACK__imported__module__13136__["c"]} characters. Write only the answer.`;
const skillIdSchema = __TURBOPACK__imported__module__105954__["z"].string({
    error: "Choose what to practise."
}).regex(/^[a-z][a-z-]{1,39}$/, "There is no such skill. Choose one from the map.");
const levelSchema = __TURBOPACK__imported__module__140561__["z"].union([
    __TURBOPACK__imported__module__600205__["z"].literal(1),
    __TURBOPACK__imported__module__600205__["z"].literal(2),
    __TURBOPACK__imported__module__600205__["z"].literal(3)
]);
const seedSchema = __TURBOPACK__imported__module__206033__["z"].number().int().min(0).max(0xffff_ffff);
const nextSchema = __TURBOPACK__imported__module__971724__["z"].object({
    /** The skill the session is about; absent for what is due. */ skill: skillIdSchema.optional(),
    /** Where in the session it is, from 0. */ place: __TURBOPACK__imported__module__206033__["z"].number().int().min(0).max(__TURBOPACK__imported__module__55338__["b"] - 1).default(0)
});
const plannedProblemSchema = __TURBOPACK__imported__module__971724__["z"].object({
    skill: skillIdSchema,
    name: __TURBOPACK__imported__module__105954__["z"].string(),
    level: levelSchema,
    seed: seedSchema,
    asChoice: __TURBOPACK__imported__module__180473__["z"].boolean()
});
/** A problem in an address: "two-steps.1.12345". */ const problemRefSchema = __TURBOPACK__imported__module__105954__["z"].string().regex(/^[a-z-]{2,40}\.[123]\.\d{1,10}$/).transform((text)=>text.split(".")).transform(([skill, level, seed])=>({
        skill,
        level: Number(level),
        seed: Number(seed)
    })).pipe(__TURBOPACK__imported__module__971724__["z"].object({
    skill: skillIdSchema,
    level: levelSchema,
    seed: seedSchema
}));
const madeErrorSchema = __TURBOPACK__imported__module__105954__["z"].string().regex(/^[a-z-]{2,40}\.[a-z-]{2,64}$/).transform((text)=>text.split(".")).transform(([skill, misconception])=>({
        skill,
        misconception
    })).pipe(__TURBOPACK__imported__module__971724__["z"].object({
    skill: skillIdSchema,
    misconception: __TURBOPACK__imported__module__105954__["z"].string()
}));
const turnSchema = nextSchema.extend({
    problem: problemRefSchema.optional(),
    just: madeErrorSchema.optional()
});
const likeSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id: __TURBOPACK__imported__module__65762__["X"],
    round: __TURBOPACK__imported__module__206033__["z"].number().int().min(1).max(__TURBOPACK__imported__module__55338__["z"]),
    again: __TURBOPACK__imported__module__180473__["z"].boolean().default(false)
});
const eventIdSchema = __TURBOPACK__imported__module__105954__["z"].string({
    error: "Say which answer this is."
}).regex(/^[\w-]{8,64}$/);
const answerTextSchema = __TURBOPACK__imported__module__105954__["z"].string({
    error: NO_ANSWER
}).overwrite((text)=>text.replace(__TURBOPACK__imported__module__663098__["B"], "")).trim().min(1, NO_ANSWER).max(__TURBOPACK__imported__module__13136__["c"], TOO_LONG);
const about = {
    /** The caller's own number for this try: sent twice, it counts once. */ id: eventIdSchema,
    skill: skillIdSchema,
    level: levelSchema,
    seed: seedSchema,
    /** When it was done, for what was done without a network; absent for now. */ doneAt: __TURBOPACK__imported__module__562810__.iso.datetime().optional()
};
const answerSchema = __TURBOPACK__imported__module__964171__["z"].discriminatedUnion("what", [
    __TURBOPACK__imported__module__971724__["z"].object({
        ...about,
        what: __TURBOPACK__imported__module__600205__["z"].literal("answer"),
        answer: answerTextSchema
    }),
    __TURBOPACK__imported__module__971724__["z"].object({
        ...about,
        what: __TURBOPACK__imported__module__600205__["z"].literal("hint")
    }),
    __TURBOPACK__imported__module__971724__["z"].object({
        ...about,
        what: __TURBOPACK__imported__module__600205__["z"].literal("reveal")
    })
]);
const logSchema = __TURBOPACK__imported__module__971724__["z"].object({
    cursor: __TURBOPACK__imported__module__105954__["z"].string().regex(/^\d{1,14}_[\w-]{1,64}$/, "This page of the log does not exist. Start again from the first one.").nullish(),
    limit: __TURBOPACK__imported__module__206033__["z"].number().int().min(1).max(__TURBOPACK__imported__module__55338__["Y"]).default(__TURBOPACK__imported__module__55338__["X"])
});
const standingSchema = __TURBOPACK__imported__module__604147__["z"].enum([
    "new",
    "shaky",
    "steady"
]);
const shownProblemSchema = __TURBOPACK__imported__module__971724__["z"].object({
    skill: __TURBOPACK__imported__module__105954__["z"].string(),
    name: __TURBOPACK__imported__module__105954__["z"].string(),
    level: levelSchema,
    seed: __TURBOPACK__imported__module__206033__["z"].number(),
    text: __TURBOPACK__imported__module__105954__["z"].string(),
    instruction: __TURBOPACK__imported__module__105954__["z"].string(),
    latex: __TURBOPACK__imported__module__105954__["z"].string(),
    /** The mathematics typeset. */ html: __TURBOPACK__imported__module__105954__["z"].string(),
    /** The answers to choose from, one of which is right, as they are sent, as LaTeX and typeset; none where the answer is to be written. */ choices: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__971724__["z"].object({
        text: __TURBOPACK__imported__module__105954__["z"].string(),
        latex: __TURBOPACK__imported__module__105954__["z"].string(),
        html: __TURBOPACK__imported__module__105954__["z"].string()
    }))
});
const problemSchema = shownProblemSchema.extend({
    /** Why it comes now. */ reason: __TURBOPACK__imported__module__604147__["z"].enum([
        "due",
        "chosen",
        "older",
        "new"
    ])
});
const nextViewSchema = __TURBOPACK__imported__module__971724__["z"].object({
    /** Null when nothing is due and nothing is new. */ problem: problemSchema.nullable(),
    place: __TURBOPACK__imported__module__206033__["z"].number().int(),
    length: __TURBOPACK__imported__module__206033__["z"].number().int()
});
const answerViewSchema = __TURBOPACK__imported__module__971724__["z"].object({
    /** "form": right, and not written as asked. "unread": it could not be read. Neither of these counts. */ outcome: __TURBOPACK__imported__module__604147__["z"].enum([
        "right",
        "wrong",
        "form",
        "unread",
        "hint",
        "revealed"
    ]),
    message: __TURBOPACK__imported__module__105954__["z"].string(),
    counterexample: __TURBOPACK__imported__module__105954__["z"].string().nullable(),
    misconception: __TURBOPACK__imported__module__65762__["s"].nullable(),
    /** The answer as it was read, in LaTeX. */ read: __TURBOPACK__imported__module__105954__["z"].string(),
    /** The hints that are open, the newest last; none unless one was asked for. */ hints: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__105954__["z"].string()),
    /** How many more there are; null unless one was asked for. */ hintsLeft: __TURBOPACK__imported__module__206033__["z"].number().int().nullable(),
    /** Whether the problem is over. Only then is its solution shown. */ closed: __TURBOPACK__imported__module__180473__["z"].boolean(),
    solution: __TURBOPACK__imported__module__971724__["z"].object({
        latex: __TURBOPACK__imported__module__105954__["z"].string(),
        steps: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__65762__["K"])
    }).nullable(),
    standing: standingSchema,
    /** When the skill comes back; null as long as nothing has counted. */ dueAt: __TURBOPACK__imported__module__839293__["z"].date().nullable()
});
const skillViewSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id: __TURBOPACK__imported__module__105954__["z"].string(),
    name: __TURBOPACK__imported__module__105954__["z"].string(),
    strand: __TURBOPACK__imported__module__604147__["z"].enum(__TURBOPACK__imported__module__617828__["$"]),
    after: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__105954__["z"].string()).readonly(),
    example: __TURBOPACK__imported__module__105954__["z"].string(),
    /** Codes of the Common Core's standards that it belongs to. */ standards: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__105954__["z"].string()).readonly(),
    /** Sections of free textbooks that teach it. */ sections: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__971724__["z"].object({
        book: __TURBOPACK__imported__module__105954__["z"].string(),
        number: __TURBOPACK__imported__module__105954__["z"].string(),
        title: __TURBOPACK__imported__module__105954__["z"].string()
    })).readonly(),
    standing: standingSchema,
    isDue: __TURBOPACK__imported__module__180473__["z"].boolean(),
    dueAt: __TURBOPACK__imported__module__839293__["z"].date().nullable(),
    reviewedAt: __TURBOPACK__imported__module__839293__["z"].date().nullable(),
    /** Whether the last answer was a slip. */ slipped: __TURBOPACK__imported__module__180473__["z"].boolean()
});
const skillsViewSchema = __TURBOPACK__imported__module__971724__["z"].object({
    skills: __TURBOPACK__imported__module__455744__["z"].array(skillViewSchema),
    due: __TURBOPACK__imported__module__206033__["z"].number().int(),
    /** How many skills were steady and how many shaky at the end of each week, the oldest first. */ weeks: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__971724__["z"].object({
        endsAt: __TURBOPACK__imported__module__839293__["z"].date(),
        steady: __TURBOPACK__imported__module__206033__["z"].number().int(),
        shaky: __TURBOPACK__imported__module__206033__["z"].number().int()
    }))
});
const reviewViewSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id: __TURBOPACK__imported__module__105954__["z"].string(),
    skill: __TURBOPACK__imported__module__105954__["z"].string(),
    level: __TURBOPACK__imported__module__206033__["z"].number().int(),
    text: __TURBOPACK__imported__module__105954__["z"].string(),
    rating: __TURBOPACK__imported__module__604147__["z"].enum([
        "again",
        "hard",
        "good"
    ]),
    misconception: __TURBOPACK__imported__module__105954__["z"].string().nullable(),
    reviewedAt: __TURBOPACK__imported__module__839293__["z"].date()
});
const logViewSchema = __TURBOPACK__imported__module__971724__["z"].object({
    reviews: __TURBOPACK__imported__module__455744__["z"].array(reviewViewSchema),
    /** Hand it back for the next page; null on the last one. */ nextCursor: __TURBOPACK__imported__module__105954__["z"].string().nullable()
});
__turbopack_context__.s([
    "d",
    0,
    answerSchema,
    "F",
    0,
    answerTextSchema,
    "s",
    0,
    answerViewSchema,
    "l",
    0,
    eventIdSchema,
    "Z",
    0,
    levelSchema,
    "k",
    0,
    logSchema,
    "I",
    0,
    logViewSchema,
    "H",
    0,
    nextSchema,
    "U",
    0,
    nextViewSchema,
    "i",
    0,
    shownProblemSchema,
    "Y",
    0,
    skillIdSchema,
    "G",
    0,
    skillsViewSchema
], 64168);
}),
615796, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__105954__ = __turbopack_context__.i(105954);
var __TURBOPACK__imported__module__971724__ = __turbopack_context__.i(971724);
var __TURBOPACK__imported__module__206033__ = __turbopack_context__.i(206033);
var __TURBOPACK__imported__module__455744__ = __turbopack_context__.i(455744);
var __TURBOPACK__imported__module__588107__ = __turbopack_context__.i(588107);
var __TURBOPACK__imported__module__964171__ = __turbopack_context__.i(964171);
var __TURBOPACK__imported__module__600205__ = __turbopack_context__.i(600205);
var __TURBOPACK__imported__module__604147__ = __turbopack_context__.i(604147);
var __TURBOPACK__imported__module__180473__ = __turbopack_context__.i(180473);
var __TURBOPACK__imported__module__839293__ = __turbopack_context__.i(839293);
var __TURBOPACK__imported__module__780932__ = __turbopack_context__.i(780932);
var __TURBOPACK__imported__module__64168__ = __turbopack_context__.i(64168);
var __TURBOPACK__imported__module__55338__ = __turbopack_context__.i(55338);
;
;
;
;
const NO_TITLE = "Give the set a title.";
const NO_SKILLS = "Choose at least one skill.";
const TOO_MANY_SKILLS = `A set has at most ${__TURBOPACK__imported__module__55338__["u"]} skills. Make a second set for the others.`;
const SKILL_TWICE = "Each skill can be in a set once.";
const COUNT_WRONG = `Choose from 1 to ${__TURBOPACK__imported__module__55338__["I"]} problems for each skill.`;
const TOO_MANY_PROBLEMS = `A set has at most ${__TURBOPACK__imported__module__55338__["Z"]} problems. Choose fewer skills or fewer problems for each.`;
const UNPRINTABLE_TEXT = "This contains a character that cannot be shown. Type it again.";
const short = (most, what)=>__TURBOPACK__imported__module__105954__["z"].string().trim().refine((text)=>[
            ...text
        ].length <= most, `${what} has at most ${most} characters.`).refine((text)=>!__TURBOPACK__imported__module__780932__["B"].test(text), UNPRINTABLE_TEXT);
const titleSchema = short(__TURBOPACK__imported__module__55338__["i"], "A title").min(1, NO_TITLE);
const participantNameSchema = short(__TURBOPACK__imported__module__55338__["G"], "A name").nullish().transform((name)=>name || null);
const setItemSchema = __TURBOPACK__imported__module__971724__["z"].object({
    skill: __TURBOPACK__imported__module__64168__["Y"],
    level: __TURBOPACK__imported__module__64168__["Z"].default(1),
    count: __TURBOPACK__imported__module__206033__["z"].number({
        error: COUNT_WRONG
    }).int(COUNT_WRONG).min(1, COUNT_WRONG).max(__TURBOPACK__imported__module__55338__["I"], COUNT_WRONG)
});
const createSetSchema = __TURBOPACK__imported__module__971724__["z"].object({
    title: titleSchema,
    items: __TURBOPACK__imported__module__455744__["z"].array(setItemSchema).min(1, NO_SKILLS).max(__TURBOPACK__imported__module__55338__["u"], TOO_MANY_SKILLS).refine((items)=>new Set(items.map(({ skill })=>skill)).size === items.length, SKILL_TWICE).refine((items)=>items.reduce((sum, { count })=>sum + count, 0) <= __TURBOPACK__imported__module__55338__["Z"], TOO_MANY_PROBLEMS)
});
const setTokenSchema = __TURBOPACK__imported__module__105954__["z"].string().regex(/^[\w-]{22,64}$/, "This link is not complete. Ask the person who sent it for the whole link.");
const placeSchema = __TURBOPACK__imported__module__206033__["z"].number().int().min(0).max(__TURBOPACK__imported__module__55338__["Z"] - 1);
const namedSetSchema = __TURBOPACK__imported__module__971724__["z"].object({
    token: setTokenSchema
});
const viewSetSchema = namedSetSchema.extend({
    place: placeSchema.optional()
});
const joinSetSchema = namedSetSchema.extend({
    name: participantNameSchema
});
const sheetsSchema = namedSetSchema.extend({
    copies: __TURBOPACK__imported__module__588107__["z"].coerce.number().int().min(1).max(__TURBOPACK__imported__module__55338__["j"])
});
const about = {
    token: setTokenSchema,
    place: placeSchema,
    /** The caller's own number for this try: sent twice, it counts once. */ id: __TURBOPACK__imported__module__64168__["l"]
};
const setAnswerSchema = __TURBOPACK__imported__module__964171__["z"].discriminatedUnion("what", [
    __TURBOPACK__imported__module__971724__["z"].object({
        ...about,
        what: __TURBOPACK__imported__module__600205__["z"].literal("answer"),
        answer: __TURBOPACK__imported__module__64168__["F"]
    }),
    __TURBOPACK__imported__module__971724__["z"].object({
        ...about,
        what: __TURBOPACK__imported__module__600205__["z"].literal("hint")
    }),
    __TURBOPACK__imported__module__971724__["z"].object({
        ...about,
        what: __TURBOPACK__imported__module__600205__["z"].literal("reveal")
    })
]);
const setLinkSchema = __TURBOPACK__imported__module__971724__["z"].object({
    token: __TURBOPACK__imported__module__105954__["z"].string(),
    /** The whole address, for those who are to take part. */ url: __TURBOPACK__imported__module__105954__["z"].string()
});
const setSkillSchema = __TURBOPACK__imported__module__971724__["z"].object({
    skill: __TURBOPACK__imported__module__105954__["z"].string(),
    name: __TURBOPACK__imported__module__105954__["z"].string(),
    level: __TURBOPACK__imported__module__64168__["Z"],
    count: __TURBOPACK__imported__module__206033__["z"].number().int()
});
const progressSchema = __TURBOPACK__imported__module__971724__["z"].object({
    place: __TURBOPACK__imported__module__206033__["z"].number().int(),
    skill: __TURBOPACK__imported__module__105954__["z"].string(),
    name: __TURBOPACK__imported__module__105954__["z"].string(),
    state: __TURBOPACK__imported__module__604147__["z"].enum([
        "open",
        "begun",
        "right",
        "shown"
    ])
});
const setViewSchema = setLinkSchema.extend({
    title: __TURBOPACK__imported__module__105954__["z"].string(),
    skills: __TURBOPACK__imported__module__455744__["z"].array(setSkillSchema),
    length: __TURBOPACK__imported__module__206033__["z"].number().int(),
    /** Whether the caller made it. */ isMaker: __TURBOPACK__imported__module__180473__["z"].boolean(),
    /** Null for a caller who has not joined. */ participation: __TURBOPACK__imported__module__971724__["z"].object({
        name: __TURBOPACK__imported__module__105954__["z"].string().nullable(),
        joinedAt: __TURBOPACK__imported__module__839293__["z"].date(),
        problems: __TURBOPACK__imported__module__455744__["z"].array(progressSchema)
    }).nullable(),
    /** The problem at the place that was asked for; null where none was, or the caller has not joined. */ problem: __TURBOPACK__imported__module__64168__["i"].nullable()
});
const setListSchema = __TURBOPACK__imported__module__971724__["z"].object({
    sets: __TURBOPACK__imported__module__455744__["z"].array(setLinkSchema.extend({
        title: __TURBOPACK__imported__module__105954__["z"].string(),
        length: __TURBOPACK__imported__module__206033__["z"].number().int(),
        participants: __TURBOPACK__imported__module__206033__["z"].number().int(),
        createdAt: __TURBOPACK__imported__module__839293__["z"].date()
    })),
    /** Those in which the caller takes part. */ joined: __TURBOPACK__imported__module__455744__["z"].array(setLinkSchema.extend({
        title: __TURBOPACK__imported__module__105954__["z"].string(),
        length: __TURBOPACK__imported__module__206033__["z"].number().int()
    }))
});
const setReportSchema = setLinkSchema.extend({
    title: __TURBOPACK__imported__module__105954__["z"].string(),
    length: __TURBOPACK__imported__module__206033__["z"].number().int(),
    createdAt: __TURBOPACK__imported__module__839293__["z"].date(),
    /** Each with how many problems they have come to the end of; in the order in which they joined. */ participants: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__971724__["z"].object({
        name: __TURBOPACK__imported__module__105954__["z"].string().nullable(),
        done: __TURBOPACK__imported__module__206033__["z"].number().int()
    })),
    skills: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__971724__["z"].object({
        skill: __TURBOPACK__imported__module__105954__["z"].string(),
        name: __TURBOPACK__imported__module__105954__["z"].string(),
        /** How many have answered a problem of it. */ met: __TURBOPACK__imported__module__206033__["z"].number().int(),
        /** Whose last problem of it was wrong or had its solution shown: their names, null for those without one. */ stuck: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__105954__["z"].string().nullable()),
        /** The known errors seen in it, each with how many made it; the most frequent first. */ misconceptions: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__971724__["z"].object({
            id: __TURBOPACK__imported__module__105954__["z"].string(),
            title: __TURBOPACK__imported__module__105954__["z"].string(),
            count: __TURBOPACK__imported__module__206033__["z"].number().int()
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
    "Y",
    0,
    participantNameSchema,
    "N",
    0,
    setAnswerSchema,
    "Z",
    0,
    setLinkSchema,
    "B",
    0,
    setListSchema,
    "a",
    0,
    setReportSchema,
    "g",
    0,
    setTokenSchema,
    "T",
    0,
    setViewSchema,
    "v",
    0,
    viewSetSchema
]);
}),
913749, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/practice/sets/service.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
var __TURBOPACK__imported__module__56275__ = __turbopack_context__.i(56275);
var __TURBOPACK__imported__module__978333__ = __turbopack_context__.i(978333);
var __TURBOPACK__imported__module__55338__ = __turbopack_context__.i(55338);
var __TURBOPACK__imported__module__159941__ = __turbopack_context__.i(159941);
var __TURBOPACK__imported__module__159812__ = __turbopack_context__.i(159812);
var __TURBOPACK__imported__module__840351__ = __turbopack_context__.i(840351);
var __TURBOPACK__imported__module__880636__ = __turbopack_context__.i(880636);
// MERGED MODULE: [project]/server/features/practice/sets/policy.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__55338__1 = __TURBOPACK__imported__module__55338__;
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
    return last?.rating === __TURBOPACK__imported__module__55338__1["U"].again;
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
// MERGED MODULE: [project]/server/features/practice/sets/repository.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__875225__ = __turbopack_context__.i(875225);
var __TURBOPACK__imported__module__349129__ = __turbopack_context__.i(349129);
var __TURBOPACK__imported__module__260338__ = __turbopack_context__.i(260338);
var __TURBOPACK__imported__module__518899__ = __turbopack_context__.i(518899);
var __TURBOPACK__imported__module__595907__ = __turbopack_context__.i(595907);
var __TURBOPACK__imported__module__235358__ = __turbopack_context__.i(235358);
var __TURBOPACK__imported__module__155290__ = __turbopack_context__.i(155290);
var __TURBOPACK__imported__module__55338__2 = __TURBOPACK__imported__module__55338__;
var __TURBOPACK__imported__module__159941__1 = __TURBOPACK__imported__module__159941__;
;
;
;
;
;
const ownSets = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["M"].userId, scope.userId) : (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["M"].guestId, scope.guestId);
const ownPlaces = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["Q"].userId, scope.userId) : (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["Q"].guestId, scope.guestId);
const ownReviews = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__155290__["N"].userId, scope.userId) : (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__155290__["N"].guestId, scope.guestId);
const ownerOf = (scope)=>scope.kind === "user" ? {
        userId: scope.userId
    } : {
        guestId: scope.guestId
    };
const SET = {
    id: __TURBOPACK__imported__module__235358__["M"].id,
    token: __TURBOPACK__imported__module__235358__["M"].token,
    title: __TURBOPACK__imported__module__235358__["M"].title,
    items: __TURBOPACK__imported__module__235358__["M"].items,
    createdAt: __TURBOPACK__imported__module__235358__["M"].createdAt
};
const PARTICIPANT = {
    id: __TURBOPACK__imported__module__235358__["Q"].id,
    name: __TURBOPACK__imported__module__235358__["Q"].name,
    problems: __TURBOPACK__imported__module__235358__["Q"].problems,
    joinedAt: __TURBOPACK__imported__module__235358__["Q"].joinedAt
};
async function insertSet(db, scope, set) {
    return db.transaction(async (tx)=>{
        const [held] = await tx.select({
            sets: (0, __TURBOPACK__imported__module__260338__["H"])()
        }).from(__TURBOPACK__imported__module__235358__["M"]).where(ownSets(scope));
        if ((held?.sets ?? 0) >= __TURBOPACK__imported__module__55338__2["n"]) return "full";
        await tx.insert(__TURBOPACK__imported__module__235358__["M"]).values({
            ...set,
            items: [
                ...set.items
            ],
            ...ownerOf(scope)
        });
        return "made";
    });
}
async function findSet(db, token) {
    const [row] = await db.select(SET).from(__TURBOPACK__imported__module__235358__["M"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["M"].token, token));
    return row ?? null;
}
async function findOwnSet(db, scope, token) {
    const [row] = await db.select(SET).from(__TURBOPACK__imported__module__235358__["M"]).where((0, __TURBOPACK__imported__module__875225__["b"])(ownSets(scope), (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["M"].token, token)));
    return row ?? null;
}
async function listSets(db, scope) {
    return db.select({
        ...SET,
        participants: (0, __TURBOPACK__imported__module__260338__["H"])(__TURBOPACK__imported__module__235358__["Q"].id)
    }).from(__TURBOPACK__imported__module__235358__["M"]).leftJoin(__TURBOPACK__imported__module__235358__["Q"], (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["Q"].setId, __TURBOPACK__imported__module__235358__["M"].id)).where(ownSets(scope)).groupBy(__TURBOPACK__imported__module__235358__["M"].id).orderBy((0, __TURBOPACK__imported__module__349129__["A"])(__TURBOPACK__imported__module__235358__["M"].createdAt), (0, __TURBOPACK__imported__module__349129__["A"])(__TURBOPACK__imported__module__235358__["M"].id));
}
async function removeSet(db, scope, token) {
    const gone = await db.delete(__TURBOPACK__imported__module__235358__["M"]).where((0, __TURBOPACK__imported__module__875225__["b"])(ownSets(scope), (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["M"].token, token))).returning({
        id: __TURBOPACK__imported__module__235358__["M"].id
    });
    return gone.length > 0;
}
async function findParticipant(db, scope, setId) {
    const [row] = await db.select(PARTICIPANT).from(__TURBOPACK__imported__module__235358__["Q"]).where((0, __TURBOPACK__imported__module__875225__["b"])(ownPlaces(scope), (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["Q"].setId, setId)));
    return row ?? null;
}
async function insertParticipant(db, scope, { setId, place }) {
    return db.transaction(async (tx)=>{
        const [set] = await tx.select({
            id: __TURBOPACK__imported__module__235358__["M"].id
        }).from(__TURBOPACK__imported__module__235358__["M"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["M"].id, setId)).for("update");
        if (!set) return "gone";
        if (await findParticipant(tx, scope, setId)) return "joined";
        const [held] = await tx.select({
            people: (0, __TURBOPACK__imported__module__260338__["H"])()
        }).from(__TURBOPACK__imported__module__235358__["Q"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["Q"].setId, setId));
        if ((held?.people ?? 0) >= __TURBOPACK__imported__module__55338__2["q"]) return "full";
        const row = {
            ...place,
            problems: [
                ...place.problems
            ],
            setId,
            ...ownerOf(scope)
        };
        await tx.insert(__TURBOPACK__imported__module__235358__["Q"]).values(row).onConflictDoNothing();
        return "joined";
    });
}
async function removeParticipant(db, scope, setId) {
    await db.delete(__TURBOPACK__imported__module__235358__["Q"]).where((0, __TURBOPACK__imported__module__875225__["b"])(ownPlaces(scope), (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["Q"].setId, setId)));
}
async function listParticipants(db, setId) {
    return db.select(PARTICIPANT).from(__TURBOPACK__imported__module__235358__["Q"]).where((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["Q"].setId, setId)).orderBy((0, __TURBOPACK__imported__module__349129__["M"])(__TURBOPACK__imported__module__235358__["Q"].joinedAt), (0, __TURBOPACK__imported__module__349129__["M"])(__TURBOPACK__imported__module__235358__["Q"].id));
}
async function listResults(db, setId) {
    const byOwner = (sameOwner)=>db.select({
            id: __TURBOPACK__imported__module__235358__["Q"].id,
            skill: __TURBOPACK__imported__module__155290__["N"].skill,
            rating: __TURBOPACK__imported__module__155290__["N"].rating,
            events: __TURBOPACK__imported__module__155290__["N"].events,
            reviewedAt: __TURBOPACK__imported__module__155290__["N"].reviewedAt
        }).from(__TURBOPACK__imported__module__235358__["Q"]).innerJoin(__TURBOPACK__imported__module__155290__["N"], (0, __TURBOPACK__imported__module__875225__["b"])(sameOwner, __TURBOPACK__imported__module__518899__["B"]`${__TURBOPACK__imported__module__235358__["Q"].problems} @> to_jsonb(${__TURBOPACK__imported__module__155290__["N"].problem})`)).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["Q"].setId, setId), (0, __TURBOPACK__imported__module__875225__["E"])(__TURBOPACK__imported__module__155290__["N"].rating)));
    const rows = await Promise.all([
        byOwner((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__155290__["N"].userId, __TURBOPACK__imported__module__235358__["Q"].userId)),
        byOwner((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__155290__["N"].guestId, __TURBOPACK__imported__module__235358__["Q"].guestId))
    ]);
    return rows.flat().flatMap(({ events, rating, reviewedAt, ...row })=>{
        if (rating === null || reviewedAt === null) return [];
        const outcome = {
            closed: (0, __TURBOPACK__imported__module__159941__1["m"])(events),
            misconception: (0, __TURBOPACK__imported__module__159941__1["d"])(events)
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
        problem: __TURBOPACK__imported__module__155290__["N"].problem,
        events: __TURBOPACK__imported__module__155290__["N"].events
    }).from(__TURBOPACK__imported__module__155290__["N"]).where((0, __TURBOPACK__imported__module__875225__["b"])(ownReviews(scope), (0, __TURBOPACK__imported__module__875225__["y"])(__TURBOPACK__imported__module__155290__["N"].problem, [
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
        token: __TURBOPACK__imported__module__235358__["M"].token,
        title: __TURBOPACK__imported__module__235358__["M"].title
    }).from(__TURBOPACK__imported__module__235358__["Q"]).innerJoin(__TURBOPACK__imported__module__235358__["M"], (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__235358__["M"].id, __TURBOPACK__imported__module__235358__["Q"].setId)).where(ownPlaces(scope)).orderBy((0, __TURBOPACK__imported__module__349129__["M"])(__TURBOPACK__imported__module__235358__["Q"].joinedAt), (0, __TURBOPACK__imported__module__349129__["M"])(__TURBOPACK__imported__module__235358__["Q"].id));
}
async function insertSets(tx, scope, sets) {
    if (sets.length === 0) return 0;
    const rows = sets.map((set)=>({
            ...set,
            items: [
                ...set.items
            ],
            ...ownerOf(scope)
        }));
    const made = await tx.insert(__TURBOPACK__imported__module__235358__["M"]).values(rows).onConflictDoNothing().returning({
        id: __TURBOPACK__imported__module__235358__["M"].id
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
const NO_SKILL = "There is no such skill. Choose one from the map.";
const NO_SET = "There is no set under this link. It may have been deleted; ask the person who sent it.";
const NOT_JOINED = "You do not take part in this set. Open its link and start it first.";
const NO_PROBLEM = "This set has no such problem. Go back to its list of problems.";
const TOO_MANY_SETS = `You have ${__TURBOPACK__imported__module__55338__["n"]} sets. Delete one that you no longer need.`;
const FULL = `This set has its ${__TURBOPACK__imported__module__55338__["q"]} participants. Ask the person who made it for a new link.`;
const TOO_MANY_SHEETS = `That is more than ${__TURBOPACK__imported__module__55338__["f"]} problems at once. Choose fewer copies.`;
async function createSet(deps, scope, { title, items }) {
    if (items.some(({ skill })=>!(0, __TURBOPACK__imported__module__978333__["p"])(skill))) throw new __TURBOPACK__imported__module__861839__["f"]("NOT_FOUND", {
        message: NO_SKILL
    });
    const token = (0, __TURBOPACK__imported__module__666680__["randomBytes"])(__TURBOPACK__imported__module__55338__["o"]).toString("base64url");
    const set = {
        id: deps.newId(),
        token,
        title,
        items,
        createdAt: deps.now()
    };
    const made = await insertSet(await deps.db(), scope, set);
    if (made === "full") throw new __TURBOPACK__imported__module__861839__["f"]("PRECONDITION_FAILED", {
        message: TOO_MANY_SETS
    });
    await (0, __TURBOPACK__imported__module__56275__["o"])(deps, scope);
    return linkTo(deps, token);
}
const linkTo = ({ siteUrl }, token)=>({
        token,
        url: `${siteUrl}/practice/sets/${token}`
    });
async function setUnder(db, token) {
    const set = await findSet(db, token);
    if (!set) throw new __TURBOPACK__imported__module__861839__["f"]("NOT_FOUND", {
        message: NO_SET
    });
    return set;
}
async function ownSetUnder(db, scope, token) {
    const set = await findOwnSet(db, scope, token);
    if (!set) throw new __TURBOPACK__imported__module__861839__["f"]("NOT_FOUND", {
        message: NO_SET
    });
    return set;
}
const nameOf = (skill)=>(0, __TURBOPACK__imported__module__978333__["p"])(skill)?.name ?? skill;
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
                name: nameOf(skill),
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
            const { skill } = (0, __TURBOPACK__imported__module__159941__["j"])(problem);
            return {
                place,
                skill,
                name: nameOf(skill),
                state: stateOf(events.get(problem) ?? [])
            };
        })
    };
}
function problemAt({ problems }, place) {
    const name = problems[place];
    if (name === undefined) throw new __TURBOPACK__imported__module__861839__["f"]("NOT_FOUND", {
        message: NO_PROBLEM
    });
    return (0, __TURBOPACK__imported__module__159941__["j"])(name);
}
/** The problems of a participant behind a place.
 * @param met the skills of which something has counted, or will have by then */ function problemsAfter({ problems }, place, met) {
    const skills = problems.map((name)=>(0, __TURBOPACK__imported__module__159941__["j"])(name).skill);
    return problems.slice(place + 1).map((name, after)=>{
        const problem = (0, __TURBOPACK__imported__module__159941__["j"])(name);
        const before = skills.slice(place, place + 1 + after);
        const reviews = met.has(problem.skill) || before.includes(problem.skill) ? 1 : 0;
        return {
            ...problem,
            name: nameOf(problem.skill),
            asChoice: (0, __TURBOPACK__imported__module__840351__["D"])({
                reviews
            })
        };
    });
}
async function turnOf(deps, scope, { joined, place }) {
    const turn = await (0, __TURBOPACK__imported__module__880636__["J"])(deps, scope, {
        place,
        problem: problemAt(joined, place)
    });
    const met = scope ? await (0, __TURBOPACK__imported__module__159812__["$"])(await deps.db(), scope) : [];
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
        const problems = (await problemsOf(deps, set, id)).map(__TURBOPACK__imported__module__159941__["q"]);
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
        if (joined === "gone") throw new __TURBOPACK__imported__module__861839__["f"]("NOT_FOUND", {
            message: NO_SET
        });
        if (joined === "full") throw new __TURBOPACK__imported__module__861839__["f"]("PRECONDITION_FAILED", {
            message: FULL
        });
        await (0, __TURBOPACK__imported__module__56275__["o"])(deps, scope);
    }
    return getSet(deps, scope, {
        token
    });
}
/** The problems of a set as one person has them.
 * @param whose any text: another one gives other numbers */ async function problemsOf({ engine }, { id, items }, whose) {
    const seed = (0, __TURBOPACK__imported__module__666680__["createHash"])("sha256").update(`${id} ${whose}`).digest().readUInt32BE();
    const problems = await engine.run("practiceSet", {
        wanted: interleaved(items),
        seed
    });
    if (!problems) throw new __TURBOPACK__imported__module__861839__["f"]("SERVER_BUSY");
    return problems;
}
async function answerInSet(deps, scope, { token, place, ...given }) {
    const db = await deps.db();
    const set = await setUnder(db, token);
    const joined = await findParticipant(db, scope, set.id);
    if (!joined) throw new __TURBOPACK__imported__module__861839__["f"]("NOT_FOUND", {
        message: NOT_JOINED
    });
    return (0, __TURBOPACK__imported__module__880636__["L"])(deps, scope, {
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
    if (!wasThere) throw new __TURBOPACK__imported__module__861839__["f"]("NOT_FOUND", {
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
                name: nameOf(skill)
            }))
    };
}
async function sheetsOf(deps, scope, { token, copies }) {
    const set = await ownSetUnder(await deps.db(), scope, token);
    if (copies * lengthOf(set.items) > __TURBOPACK__imported__module__55338__["f"]) throw new __TURBOPACK__imported__module__861839__["f"]("UNPROCESSABLE_CONTENT", {
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
    const incoming = sets.filter(({ token, items })=>!held.has(token) && items.every(({ skill })=>(0, __TURBOPACK__imported__module__978333__["p"])(skill))).slice(0, Math.max(0, __TURBOPACK__imported__module__55338__["n"] - held.size)).map((set)=>({
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
const derivedToken = (owner, token)=>(0, __TURBOPACK__imported__module__666680__["createHash"])("sha256").update(`${owner} ${token}`).digest("base64url").slice(0, 24);
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
    "S",
    0,
    setsToKeep,
    "G",
    0,
    takeInPlaces,
    "i",
    0,
    takeInSets
], 913749);
}),
215618, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__971724__ = __turbopack_context__.i(971724);
var __TURBOPACK__imported__module__105954__ = __turbopack_context__.i(105954);
var __TURBOPACK__imported__module__839293__ = __turbopack_context__.i(839293);
var __TURBOPACK__imported__module__206033__ = __turbopack_context__.i(206033);
var __TURBOPACK__imported__module__372900__ = __turbopack_context__.i(372900);
var __TURBOPACK__imported__module__329694__ = __turbopack_context__.i(329694);
;
;
;
const bindReferralSchema = __TURBOPACK__imported__module__971724__["z"].object({
    firstEntry: __TURBOPACK__imported__module__105954__["z"].string({
        error: __TURBOPACK__imported__module__372900__["W"]
    }).startsWith(__TURBOPACK__imported__module__372900__["u"], __TURBOPACK__imported__module__372900__["W"]).max(__TURBOPACK__imported__module__372900__["K"], __TURBOPACK__imported__module__372900__["W"]).refine((firstEntry)=>(0, __TURBOPACK__imported__module__329694__["A"])(firstEntry) !== null, {
        error: __TURBOPACK__imported__module__372900__["W"],
        abort: true
    })
});
const bindingSchema = __TURBOPACK__imported__module__971724__["z"].object({
    boundAt: __TURBOPACK__imported__module__839293__["z"].date(),
    /** Days of trial the account has now. */ trialDays: __TURBOPACK__imported__module__206033__["z"].number().int()
});
const referralStandingSchema = __TURBOPACK__imported__module__971724__["z"].object({
    code: __TURBOPACK__imported__module__105954__["z"].string(),
    link: __TURBOPACK__imported__module__105954__["z"].string(),
    /** Accounts that came through the link. */ newcomers: __TURBOPACK__imported__module__206033__["z"].number().int(),
    rewards: __TURBOPACK__imported__module__971724__["z"].object({
        /** Newcomers who have not paid yet. */ pending: __TURBOPACK__imported__module__206033__["z"].number().int(),
        /** Days of Plus earned. */ earnedDays: __TURBOPACK__imported__module__206033__["z"].number().int(),
        /** Days taken back because the invoice was refunded. */ revokedDays: __TURBOPACK__imported__module__206033__["z"].number().int()
    })
});
__turbopack_context__.s([
    "j",
    0,
    bindReferralSchema,
    "b",
    0,
    bindingSchema,
    "s",
    0,
    referralStandingSchema
]);
}),
];

//# sourceMappingURL=server_features_1a7p5wyei-_7o._.js.map