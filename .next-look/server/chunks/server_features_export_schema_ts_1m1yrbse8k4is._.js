module.exports = [
70094, 574591, 
725413, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/export/schema.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__971724__ = __turbopack_context__.i(971724);
var __TURBOPACK__imported__module__604147__ = __turbopack_context__.i(604147);
var __TURBOPACK__imported__module__105954__ = __turbopack_context__.i(105954);
var __TURBOPACK__imported__module__455744__ = __turbopack_context__.i(455744);
var __TURBOPACK__imported__module__206033__ = __turbopack_context__.i(206033);
var __TURBOPACK__imported__module__200592__ = __turbopack_context__.i(200592);
var __TURBOPACK__imported__module__180473__ = __turbopack_context__.i(180473);
var __TURBOPACK__imported__module__419149__ = __turbopack_context__.i(419149);
var __TURBOPACK__imported__module__964171__ = __turbopack_context__.i(964171);
var __TURBOPACK__imported__module__600205__ = __turbopack_context__.i(600205);
var __TURBOPACK__imported__module__226247__ = __turbopack_context__.i(226247);
var __TURBOPACK__imported__module__123387__ = __turbopack_context__.i(123387);
var __TURBOPACK__imported__module__168595__ = __turbopack_context__.i(168595);
var __TURBOPACK__imported__module__849968__ = __turbopack_context__.i(849968);
var __TURBOPACK__imported__module__55338__ = __turbopack_context__.i(55338);
var __TURBOPACK__imported__module__64168__ = __turbopack_context__.i(64168);
var __TURBOPACK__imported__module__615796__ = __turbopack_context__.i(615796);
var __TURBOPACK__imported__module__215618__ = __turbopack_context__.i(215618);
var __TURBOPACK__imported__module__663098__ = __turbopack_context__.i(663098);
var __TURBOPACK__imported__module__65762__ = __turbopack_context__.i(65762);
// MERGED MODULE: [project]/server/features/export/constants.ts [app-route] (ecmascript)
;
const EXPORT_FORMAT = "classmate-export";
const EXPORT_VERSION = 1;
const EXPORT_SHAPES = [
    "json",
    "md"
];
const FILE_SOLVES_MAX = 20_000;
const FILE_CHATS_MAX = 5_000;
const FILE_MESSAGES_MAX = 2_000;
const FILE_REVIEWS_MAX = 100_000;
const FILE_SETS_MAX = 1_000;
const FILE_TEXT_MAX = 100_000;
const FILE_LIST_MAX = 2_000;
__turbopack_context__.s([
    "P",
    0,
    EXPORT_FORMAT,
    "H",
    0,
    EXPORT_SHAPES,
    "U",
    0,
    EXPORT_VERSION,
    "D",
    0,
    FILE_CHATS_MAX,
    "N",
    0,
    FILE_LIST_MAX,
    "T",
    0,
    FILE_MESSAGES_MAX,
    "r",
    0,
    FILE_REVIEWS_MAX,
    "q",
    0,
    FILE_SETS_MAX,
    "Z",
    0,
    FILE_SOLVES_MAX,
    "I",
    0,
    FILE_TEXT_MAX
], 574591);
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
const exportRequestSchema = __TURBOPACK__imported__module__971724__["z"].object({
    format: __TURBOPACK__imported__module__604147__["z"].enum(EXPORT_SHAPES, {
        error: "Choose the format: json or md."
    }).default("json")
});
const id = __TURBOPACK__imported__module__105954__["z"].string().regex(/^[\w-]{1,64}$/);
const text = __TURBOPACK__imported__module__105954__["z"].string().max(FILE_TEXT_MAX);
const list = (item)=>__TURBOPACK__imported__module__455744__["z"].array(item).max(FILE_LIST_MAX);
const finite = __TURBOPACK__imported__module__206033__["z"].number();
const pair = __TURBOPACK__imported__module__200592__["z"].tuple([
    finite,
    finite
]);
const step = __TURBOPACK__imported__module__971724__["z"].object({
    rule: text,
    title: text,
    latex: text,
    why: text
});
const graph = __TURBOPACK__imported__module__971724__["z"].object({
    curves: list(__TURBOPACK__imported__module__971724__["z"].object({
        expression: text,
        letter: text,
        latex: text
    })),
    window: __TURBOPACK__imported__module__971724__["z"].object({
        x: pair,
        y: pair
    }),
    points: list(__TURBOPACK__imported__module__971724__["z"].object({
        x: finite,
        y: finite,
        label: text
    }))
});
const barEnd = __TURBOPACK__imported__module__971724__["z"].object({
    label: text,
    value: text.nullable(),
    isTold: __TURBOPACK__imported__module__180473__["z"].boolean(),
    isAsked: __TURBOPACK__imported__module__180473__["z"].boolean()
});
const span = __TURBOPACK__imported__module__971724__["z"].object({
    start: __TURBOPACK__imported__module__206033__["z"].number().int().min(0),
    end: __TURBOPACK__imported__module__206033__["z"].number().int().min(0)
});
const storyRow = __TURBOPACK__imported__module__971724__["z"].object({
    who: text,
    what: text,
    when: text
});
const story = __TURBOPACK__imported__module__971724__["z"].object({
    text,
    rows: list(storyRow.extend({
        sentence: text,
        said: text,
        span
    })),
    asked: storyRow,
    model: __TURBOPACK__imported__module__971724__["z"].object({
        kind: __TURBOPACK__imported__module__604147__["z"].enum([
            "part-whole",
            "comparison",
            "fraction",
            "percent",
            "groups"
        ]),
        bars: list(__TURBOPACK__imported__module__971724__["z"].object({
            label: text,
            parts: list(barEnd.extend({
                size: finite
            })),
            whole: barEnd.nullable()
        }))
    }).nullable()
});
const problemResult = __TURBOPACK__imported__module__971724__["z"].object({
    status: __TURBOPACK__imported__module__604147__["z"].enum([
        "solved",
        "no-solution",
        "unsupported",
        "limit-reached",
        "ambiguous"
    ]),
    read: __TURBOPACK__imported__module__971724__["z"].object({
        instruction: text,
        latex: text
    }),
    latex: text,
    answer: text,
    verification: __TURBOPACK__imported__module__604147__["z"].enum([
        "verified",
        "partial",
        "unchecked"
    ]),
    evidence: list(text),
    steps: list(step),
    method: text.nullable(),
    task: __TURBOPACK__imported__module__419149__["z"].custom((value)=>typeof value === "string" && /^[a-z-]{1,64}$/.test(value)).nullable(),
    reason: text.nullable(),
    readings: list(__TURBOPACK__imported__module__971724__["z"].object({
        text,
        meaning: text,
        instruction: text,
        latex: text,
        status: __TURBOPACK__imported__module__604147__["z"].enum([
            "solved",
            "no-solution",
            "unsupported",
            "limit-reached"
        ]),
        answer: text
    })).optional(),
    offers: list(__TURBOPACK__imported__module__971724__["z"].object({
        text,
        question: text.optional(),
        instruction: text,
        latex: text
    })).optional(),
    missed: list(span).optional(),
    alternatives: list(__TURBOPACK__imported__module__971724__["z"].object({
        way: text,
        method: text,
        steps: list(step)
    })),
    graph: graph.nullable(),
    truth: __TURBOPACK__imported__module__604147__["z"].enum([
        "True",
        "False"
    ]).optional(),
    story: story.optional()
});
const resultSchema = problemResult.extend({
    parts: __TURBOPACK__imported__module__455744__["z"].array(problemResult.extend({
        label: __TURBOPACK__imported__module__105954__["z"].string().max(20),
        text
    })).min(2).max(__TURBOPACK__imported__module__663098__["X"]).optional()
});
const attempt = __TURBOPACK__imported__module__964171__["z"].discriminatedUnion("kind", [
    __TURBOPACK__imported__module__971724__["z"].object({
        kind: __TURBOPACK__imported__module__600205__["z"].literal("answer"),
        text: __TURBOPACK__imported__module__105954__["z"].string().max(__TURBOPACK__imported__module__663098__["J"]),
        check: __TURBOPACK__imported__module__65762__["v"]
    }),
    __TURBOPACK__imported__module__971724__["z"].object({
        kind: __TURBOPACK__imported__module__600205__["z"].literal("working"),
        text,
        check: __TURBOPACK__imported__module__65762__["a"]
    })
]);
/** How far a student is with the parts of a worksheet. */ const partProgress = __TURBOPACK__imported__module__226247__["z"].record(__TURBOPACK__imported__module__105954__["z"].string().regex(/^\d{1,2}$/), __TURBOPACK__imported__module__971724__["z"].object({
    revealedSteps: __TURBOPACK__imported__module__206033__["z"].number().int().min(0).max(FILE_LIST_MAX).optional(),
    answerRevealed: __TURBOPACK__imported__module__180473__["z"].boolean().optional(),
    attempt: attempt.nullish().transform((tried)=>tried ?? null)
})).refine((parts)=>Object.keys(parts).length <= __TURBOPACK__imported__module__663098__["X"]);
const moment = __TURBOPACK__imported__module__123387__["z"].iso.datetime();
/** This installation's signature of the item it belongs to, over the item's JSON without it. */ const signature = __TURBOPACK__imported__module__105954__["z"].string().max(100).optional();
const exportedSolveSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id,
    text: __TURBOPACK__imported__module__105954__["z"].string().min(1).max(__TURBOPACK__imported__module__663098__["E"]),
    mode: __TURBOPACK__imported__module__65762__["f"],
    result: resultSchema.nullable(),
    sealed: text.optional(),
    revealedSteps: __TURBOPACK__imported__module__206033__["z"].number().int().min(0).max(FILE_LIST_MAX),
    answerRevealed: __TURBOPACK__imported__module__180473__["z"].boolean(),
    attempt: attempt.nullable(),
    /** Absent in files from before there were worksheets. */ partProgress: partProgress.nullish().transform((progress)=>progress ?? null),
    /** Time the engine took, in milliseconds. */ solveMs: __TURBOPACK__imported__module__206033__["z"].number().min(0).max(10_000_000),
    createdAt: moment,
    signature
});
const part = __TURBOPACK__imported__module__964171__["z"].discriminatedUnion("type", [
    __TURBOPACK__imported__module__971724__["z"].object({
        type: __TURBOPACK__imported__module__600205__["z"].literal("text"),
        text
    }),
    __TURBOPACK__imported__module__971724__["z"].object({
        type: __TURBOPACK__imported__module__600205__["z"].literal("data-reply"),
        data: __TURBOPACK__imported__module__971724__["z"].object({
            source: __TURBOPACK__imported__module__604147__["z"].enum([
                "engine",
                "language-model"
            ]),
            stopped: __TURBOPACK__imported__module__180473__["z"].boolean(),
            cutOff: __TURBOPACK__imported__module__600205__["z"].literal(true).optional(),
            interrupted: __TURBOPACK__imported__module__600205__["z"].literal(true).optional(),
            checks: __TURBOPACK__imported__module__849968__["a"].optional()
        })
    }),
    __TURBOPACK__imported__module__849968__["z"]
]);
const exportedMessageSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id,
    /** The message it follows; null for a first one. Absent in files from before there were branches. */ parentId: id.nullable().optional(),
    role: __TURBOPACK__imported__module__604147__["z"].enum([
        "user",
        "assistant"
    ]),
    parts: __TURBOPACK__imported__module__455744__["z"].array(part).max(20),
    /** Place in the conversation, from 0. */ position: __TURBOPACK__imported__module__206033__["z"].number().int().min(0).max(1_000_000),
    createdAt: moment
});
const exportedChatHeadSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id,
    title: __TURBOPACK__imported__module__105954__["z"].string().max(__TURBOPACK__imported__module__168595__["B"] * 2),
    /** The problem the conversation started from. */ solveId: id.nullable(),
    mode: __TURBOPACK__imported__module__849968__["P"].default("explain"),
    /** The last message of the branch that is shown; null for the one written in last. */ headId: id.nullable().default(null),
    createdAt: moment,
    updatedAt: moment,
    signature
});
const exportedChatSchema = exportedChatHeadSchema.extend({
    messages: __TURBOPACK__imported__module__455744__["z"].array(exportedMessageSchema).max(FILE_MESSAGES_MAX).refine((all)=>new Set(all.map(({ position })=>position)).size === all.length, {
        error: "two messages stand in the same place"
    })
});
const exportedReviewSchema = __TURBOPACK__imported__module__971724__["z"].object({
    skill: __TURBOPACK__imported__module__105954__["z"].string().regex(/^[a-z][a-z-]{1,39}$/),
    level: __TURBOPACK__imported__module__64168__["Z"],
    seed: __TURBOPACK__imported__module__206033__["z"].number().int().min(0).max(0xffff_ffff),
    text: __TURBOPACK__imported__module__105954__["z"].string().min(1).max(__TURBOPACK__imported__module__663098__["E"]),
    events: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__971724__["z"].object({
        id: __TURBOPACK__imported__module__105954__["z"].string().regex(/^[\w-]{1,64}$/),
        kind: __TURBOPACK__imported__module__604147__["z"].enum([
            "right",
            "wrong",
            "form",
            "unread",
            "hint",
            "reveal"
        ]),
        text: __TURBOPACK__imported__module__105954__["z"].string().max(__TURBOPACK__imported__module__663098__["J"]).optional(),
        misconception: __TURBOPACK__imported__module__105954__["z"].string().regex(/^[a-z-]{1,64}$/).nullish()
    })).max(__TURBOPACK__imported__module__55338__["h"]),
    reviewedAt: moment.nullable(),
    createdAt: moment,
    /** Absent in files from before reviews were signed. */ signature
});
const exportedSetSchema = __TURBOPACK__imported__module__615796__["G"].extend({
    token: __TURBOPACK__imported__module__615796__["g"],
    createdAt: moment
});
const exportedPlaceSchema = __TURBOPACK__imported__module__971724__["z"].object({
    /** Absent in files from before places were taken in. */ token: __TURBOPACK__imported__module__615796__["g"].optional(),
    title: text,
    name: __TURBOPACK__imported__module__615796__["Y"],
    problems: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__105954__["z"].string().regex(/^[a-z][a-z-]{1,39}\/[123]\/\d{1,10}$/)).max(__TURBOPACK__imported__module__55338__["Z"]),
    joinedAt: moment,
    signature
});
/** What the product keeps of the account itself; null in a guest's file. */ const exportedProfileSchema = __TURBOPACK__imported__module__971724__["z"].object({
    email: __TURBOPACK__imported__module__105954__["z"].string(),
    displayName: __TURBOPACK__imported__module__105954__["z"].string().nullable(),
    signsInWith: __TURBOPACK__imported__module__105954__["z"].string().nullable(),
    signedUpAt: moment.nullable()
});
const invoiceStatus = __TURBOPACK__imported__module__604147__["z"].enum([
    "draft",
    "open",
    "paid",
    "void",
    "uncollectible"
]);
const exportedInvoiceSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id: __TURBOPACK__imported__module__105954__["z"].string(),
    subscriptionId: __TURBOPACK__imported__module__105954__["z"].string().nullable(),
    number: __TURBOPACK__imported__module__105954__["z"].string().nullable(),
    status: invoiceStatus,
    currency: __TURBOPACK__imported__module__105954__["z"].string(),
    amountDue: __TURBOPACK__imported__module__206033__["z"].number().int(),
    amountPaid: __TURBOPACK__imported__module__206033__["z"].number().int(),
    amountRefunded: __TURBOPACK__imported__module__206033__["z"].number().int(),
    disputed: __TURBOPACK__imported__module__180473__["z"].boolean(),
    periodStart: moment,
    periodEnd: moment,
    createdAt: moment,
    paidAt: moment.nullable(),
    url: __TURBOPACK__imported__module__105954__["z"].string().nullable()
});
const exportedSubscriptionSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id: __TURBOPACK__imported__module__105954__["z"].string(),
    status: __TURBOPACK__imported__module__105954__["z"].string(),
    interval: __TURBOPACK__imported__module__604147__["z"].enum([
        "month",
        "year"
    ]),
    startedAt: moment,
    trialEndsAt: moment.nullable(),
    periodStart: moment,
    periodEnd: moment,
    cancelsAt: moment.nullable(),
    endedAt: moment.nullable()
});
/** What the product keeps of an account's payments. Amounts are in cents. */ const exportedBillingSchema = __TURBOPACK__imported__module__971724__["z"].object({
    subscriptions: list(exportedSubscriptionSchema),
    invoices: list(exportedInvoiceSchema),
    givenDays: list(__TURBOPACK__imported__module__971724__["z"].object({
        days: __TURBOPACK__imported__module__206033__["z"].number().int(),
        reason: text,
        grantedAt: moment
    }))
});
const exportedSessionSchema = __TURBOPACK__imported__module__971724__["z"].object({
    device: __TURBOPACK__imported__module__105954__["z"].string(),
    createdAt: moment,
    lastSeenAt: moment
});
const exportFileSchema = __TURBOPACK__imported__module__971724__["z"].object({
    format: __TURBOPACK__imported__module__600205__["z"].literal(EXPORT_FORMAT),
    version: __TURBOPACK__imported__module__600205__["z"].literal(EXPORT_VERSION),
    exportedAt: moment,
    profile: exportedProfileSchema.nullable(),
    referral: __TURBOPACK__imported__module__215618__["s"].nullable(),
    /** Absent in files from before there were plans. */ billing: exportedBillingSchema.nullable().default(null),
    sessions: __TURBOPACK__imported__module__455744__["z"].array(exportedSessionSchema),
    solves: __TURBOPACK__imported__module__455744__["z"].array(exportedSolveSchema).max(FILE_SOLVES_MAX),
    chats: __TURBOPACK__imported__module__455744__["z"].array(exportedChatSchema).max(FILE_CHATS_MAX),
    /** Absent in files from before there was practice. */ practice: __TURBOPACK__imported__module__455744__["z"].array(exportedReviewSchema).max(FILE_REVIEWS_MAX).default([]),
    /** Absent in files from before there were sets. */ practiceSets: __TURBOPACK__imported__module__971724__["z"].object({
        made: __TURBOPACK__imported__module__455744__["z"].array(exportedSetSchema).max(FILE_SETS_MAX),
        joined: __TURBOPACK__imported__module__455744__["z"].array(exportedPlaceSchema).max(FILE_SETS_MAX)
    }).default({
        made: [],
        joined: []
    })
});
__turbopack_context__.s([
    "V",
    0,
    exportRequestSchema,
    "X",
    0,
    exportedChatHeadSchema,
    "_",
    0,
    exportedMessageSchema,
    "p",
    0,
    exportedPlaceSchema,
    "j",
    0,
    exportedReviewSchema,
    "c",
    0,
    exportedSetSchema,
    "$",
    0,
    exportedSolveSchema,
    "k",
    0,
    resultSchema
], 70094);
// MERGED MODULE: [project]/server/providers/seal/index.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__984221__ = __turbopack_context__.i(984221);
var __TURBOPACK__imported__module__874404__ = __turbopack_context__.i(874404);
;
;
;
let seal;
function getSeal() {
    seal ??= (0, __TURBOPACK__imported__module__874404__["f"])(__TURBOPACK__imported__module__984221__["f"].AUTH_SECRET);
    return seal;
}
__turbopack_context__.s([
    "f",
    0,
    getSeal
], 725413);
}),
];

//# sourceMappingURL=server_features_export_schema_ts_1m1yrbse8k4is._.js.map