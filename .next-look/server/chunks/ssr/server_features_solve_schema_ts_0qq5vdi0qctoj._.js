module.exports = [
195628, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/solve/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
var __TURBOPACK__imported__module__149310__ = __turbopack_context__.i(149310);
var __TURBOPACK__imported__module__811365__ = __turbopack_context__.i(811365);
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__379416__ = __turbopack_context__.i(379416);
var __TURBOPACK__imported__module__83931__ = __turbopack_context__.i(83931);
var __TURBOPACK__imported__module__689963__ = __turbopack_context__.i(689963);
var __TURBOPACK__imported__module__316209__ = __turbopack_context__.i(316209);
var __TURBOPACK__imported__module__899370__ = __turbopack_context__.i(899370);
// MERGED MODULE: [project]/node_modules/zod/v4/classic/external.js [app-rsc] (ecmascript) <export * as z .tuple>
;
var __TURBOPACK__imported__module__954757__ = __turbopack_context__.i(954757);
var __TURBOPACK__imported__module__954757__ = __TURBOPACK__imported__module__954757__;
var __TURBOPACK__imported__module__217378__ = __turbopack_context__.i(217378);
var __TURBOPACK__imported__module__958755__ = __turbopack_context__.i(958755);
var __TURBOPACK__imported__module__447529__ = __turbopack_context__.i(447529);
var __TURBOPACK__imported__module__283591__ = __turbopack_context__.i(283591);
// MERGED MODULE: [project]/server/features/solve/story/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__26972__1 = __TURBOPACK__imported__module__26972__;
var __TURBOPACK__imported__module__427221__1 = __TURBOPACK__imported__module__427221__;
var __TURBOPACK__imported__module__83931__1 = __TURBOPACK__imported__module__83931__;
var __TURBOPACK__imported__module__149310__1 = __TURBOPACK__imported__module__149310__;
var __TURBOPACK__imported__module__689963__1 = __TURBOPACK__imported__module__689963__;
var __TURBOPACK__imported__module__811365__1 = __TURBOPACK__imported__module__811365__;
;
const barEndSchema = __TURBOPACK__imported__module__26972__1["z"].object({
    label: __TURBOPACK__imported__module__427221__1["z"].string(),
    /** Null where it is not told and the answer is not open. */ value: __TURBOPACK__imported__module__427221__1["z"].string().nullable(),
    isAsked: __TURBOPACK__imported__module__83931__1["z"].boolean()
});
const barModelSchema = __TURBOPACK__imported__module__26972__1["z"].object({
    kind: __TURBOPACK__imported__module__149310__1["z"].enum([
        "part-whole",
        "comparison",
        "fraction",
        "percent",
        "groups"
    ]),
    bars: __TURBOPACK__imported__module__689963__1["z"].array(__TURBOPACK__imported__module__26972__1["z"].object({
        label: __TURBOPACK__imported__module__427221__1["z"].string(),
        parts: __TURBOPACK__imported__module__689963__1["z"].array(barEndSchema.extend({
            size: __TURBOPACK__imported__module__811365__1["z"].number()
        })),
        whole: barEndSchema.nullable()
    }))
});
const toldSchema = __TURBOPACK__imported__module__26972__1["z"].object({
    who: __TURBOPACK__imported__module__427221__1["z"].string(),
    what: __TURBOPACK__imported__module__427221__1["z"].string(),
    when: __TURBOPACK__imported__module__427221__1["z"].string()
});
const storySchema = __TURBOPACK__imported__module__26972__1["z"].object({
    rows: __TURBOPACK__imported__module__689963__1["z"].array(toldSchema.extend({
        /** The same as one sentence. */ sentence: __TURBOPACK__imported__module__427221__1["z"].string(),
        /** The story's own words, which can be corrected. */ said: __TURBOPACK__imported__module__427221__1["z"].string()
    })),
    asked: toldSchema,
    model: barModelSchema.nullable()
});
;
;
;
;
;
const EMPTY = "Type a problem first, for example 2x + 3 = 7.";
const TOO_LONG = `This is longer than ${(0, __TURBOPACK__imported__module__958755__["L"])(__TURBOPACK__imported__module__283591__["E"])} characters. Send one problem at a time.`;
const problemTextSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: EMPTY
}).overwrite((text)=>text.replace(__TURBOPACK__imported__module__283591__["B"], "")).trim().min(1, EMPTY).max(__TURBOPACK__imported__module__283591__["E"], TOO_LONG);
const solveModeSchema = __TURBOPACK__imported__module__149310__["z"].enum(__TURBOPACK__imported__module__283591__["G"], {
    error: "Choose to see the answer or to get hints first."
});
const solveIdSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: "Say which problem you mean."
}).regex(/^[\w-]{1,64}$/, "We do not recognise this problem. Open it from your history.");
/** Which part of a worksheet, by its place from 0; absent for the whole. */ const partPlaceSchema = __TURBOPACK__imported__module__811365__["z"].number({
    error: "Say which part you mean."
}).int().min(0).max(__TURBOPACK__imported__module__283591__["X"] - 1, "This worksheet has no such part.").optional();
/** What a device said of a problem that it worked out by itself. */ const onDeviceSchema = __TURBOPACK__imported__module__26972__["z"].object({
    /** The version of its engine. */ engine: __TURBOPACK__imported__module__427221__["z"].string().regex(/^(?:[\da-f]{12}|unbuilt)$/, "This is not a version of the engine."),
    /** Stands for its outcome (see outcomeMark): tells nothing of the answer. */ outcome: __TURBOPACK__imported__module__427221__["z"].string().regex(/^[\da-z]{1,16}$/, "This does not stand for an outcome.")
});
const createSolveSchema = __TURBOPACK__imported__module__26972__["z"].object({
    /** Chosen by the client, so that asking twice makes one problem. */ id: __TURBOPACK__imported__module__379416__["z"].uuid("The id of a problem must be a UUID.").optional(),
    text: problemTextSchema,
    mode: solveModeSchema.default("answer"),
    onDevice: onDeviceSchema.optional(),
    /** What the result is to bring; all of it where this is absent. */ select: __TURBOPACK__imported__module__26972__["z"].object({
        /** The points of graphs, which are most of a result's bytes. */ graph: __TURBOPACK__imported__module__83931__["z"].boolean("Say true or false.").default(true)
    }).optional()
});
const solveByIdSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: solveIdSchema
});
const revealSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: solveIdSchema,
    part: partPlaceSchema,
    what: __TURBOPACK__imported__module__149310__["z"].enum([
        "step",
        "answer"
    ], {
        error: "Choose the next step or the answer."
    })
});
const NO_FACT = "Write what the story says here.";
const correctSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: solveIdSchema,
    part: partPlaceSchema,
    /** Which row of the story, from 0. */ row: __TURBOPACK__imported__module__811365__["z"].number({
        error: "Say which line you mean."
    }).int().min(0).max(__TURBOPACK__imported__module__283591__["Z"] - 1, "The story has no such line."),
    said: __TURBOPACK__imported__module__427221__["z"].string({
        error: NO_FACT
    }).overwrite((text)=>text.replace(__TURBOPACK__imported__module__283591__["B"], "")).trim().min(1, NO_FACT).max(__TURBOPACK__imported__module__283591__["V"], `This is longer than ${__TURBOPACK__imported__module__283591__["V"]} characters. Correct one thing at a time.`)
});
const listSolvesSchema = __TURBOPACK__imported__module__26972__["z"].object({
    cursor: __TURBOPACK__imported__module__427221__["z"].string().regex(/^\d{1,14}_[\w-]{1,64}$/, "This page of the history does not exist. Start again from the first one.").nullish(),
    limit: __TURBOPACK__imported__module__811365__["z"].number().int().min(1).max(__TURBOPACK__imported__module__283591__["F"]).default(__TURBOPACK__imported__module__283591__["$"]),
    /** Whether each item brings its answer typeset. */ typeset: __TURBOPACK__imported__module__83931__["z"].boolean().optional(),
    /** Words or mathematics of the problems to list. Spaces do not count: "3x+5" also finds "3x + 5". */ find: __TURBOPACK__imported__module__427221__["z"].string().max(__TURBOPACK__imported__module__283591__["K"], `Search for at most ${__TURBOPACK__imported__module__283591__["K"]} characters.`).transform((find)=>find.replace(__TURBOPACK__imported__module__283591__["B"], "").replace(/\s+/g, "")).optional(),
    /** Which problems to list; all where it is absent. */ show: __TURBOPACK__imported__module__149310__["z"].enum(__TURBOPACK__imported__module__283591__["v"], {
        error: "This is not a kind of problem that can be listed."
    }).optional()
});
const NO_ATTEMPT = "Write your answer or your working first.";
const LINE_TOO_LONG = `A line has more than ${__TURBOPACK__imported__module__447529__["c"]} characters. Break it into several.`;
const TOO_MANY_LINES = `This has more than ${__TURBOPACK__imported__module__447529__["n"]} lines. Send the part you are unsure about.`;
const lineSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: NO_ATTEMPT
}).overwrite((text)=>text.replace(__TURBOPACK__imported__module__283591__["B"], "")).trim().min(1, NO_ATTEMPT).max(__TURBOPACK__imported__module__447529__["c"], LINE_TOO_LONG);
/** A student's working as typed: one line of mathematics to a line of text, empty ones left out. */ const workingTextSchema = __TURBOPACK__imported__module__427221__["z"].string({
    error: NO_ATTEMPT
}).transform((text)=>text.split(/\r?\n/).filter((line)=>line.trim() !== "")).pipe(__TURBOPACK__imported__module__689963__["z"].array(lineSchema).min(1, NO_ATTEMPT).max(__TURBOPACK__imported__module__447529__["n"], TOO_MANY_LINES));
const checkAnswerSchema = __TURBOPACK__imported__module__26972__["z"].object({
    problem: problemTextSchema,
    answer: lineSchema
});
const checkWorkingSchema = __TURBOPACK__imported__module__26972__["z"].object({
    problem: problemTextSchema,
    lines: __TURBOPACK__imported__module__689963__["z"].array(lineSchema).min(1, NO_ATTEMPT).max(__TURBOPACK__imported__module__447529__["n"], TOO_MANY_LINES)
});
const attemptSchema = __TURBOPACK__imported__module__316209__["z"].discriminatedUnion("kind", [
    __TURBOPACK__imported__module__26972__["z"].object({
        id: solveIdSchema,
        part: partPlaceSchema,
        kind: __TURBOPACK__imported__module__899370__["z"].literal("answer"),
        text: lineSchema
    }),
    __TURBOPACK__imported__module__26972__["z"].object({
        id: solveIdSchema,
        part: partPlaceSchema,
        kind: __TURBOPACK__imported__module__899370__["z"].literal("working"),
        text: workingTextSchema
    })
]);
const readSchema = __TURBOPACK__imported__module__26972__["z"].object({
    text: problemTextSchema
});
const partStatusSchema = __TURBOPACK__imported__module__149310__["z"].enum([
    "solved",
    "no-solution",
    "unsupported",
    "limit-reached",
    "ambiguous"
]);
const statusSchema = __TURBOPACK__imported__module__149310__["z"].enum([
    ...partStatusSchema.options,
    "partly-solved"
]);
const verificationSchema = __TURBOPACK__imported__module__149310__["z"].enum([
    "verified",
    "partial",
    "unchecked"
]);
const readingOfProblemSchema = __TURBOPACK__imported__module__26972__["z"].object({
    instruction: __TURBOPACK__imported__module__427221__["z"].string(),
    latex: __TURBOPACK__imported__module__427221__["z"].string()
});
/** One of the ways to read an ambiguous text. What it would come to is not said before it is chosen. */ const possibleReadingSchema = __TURBOPACK__imported__module__26972__["z"].object({
    /** A text that says this and nothing else: solve it to choose this reading. */ text: __TURBOPACK__imported__module__427221__["z"].string(),
    /** What sets it apart, in a few words with mathematics between single dollar signs. */ meaning: __TURBOPACK__imported__module__427221__["z"].string(),
    instruction: __TURBOPACK__imported__module__427221__["z"].string(),
    latex: __TURBOPACK__imported__module__427221__["z"].string()
});
/** A stretch of a text, as offsets. */ const spanSchema = __TURBOPACK__imported__module__26972__["z"].object({
    start: __TURBOPACK__imported__module__811365__["z"].number().int(),
    end: __TURBOPACK__imported__module__811365__["z"].number().int()
});
const answerCheckSchema = __TURBOPACK__imported__module__26972__["z"].object({
    verdict: __TURBOPACK__imported__module__149310__["z"].enum([
        "right",
        "right-wrong-form",
        "wrong",
        "cannot-tell"
    ]),
    message: __TURBOPACK__imported__module__427221__["z"].string(),
    counterexample: __TURBOPACK__imported__module__427221__["z"].string().nullable(),
    problem: readingOfProblemSchema,
    answer: __TURBOPACK__imported__module__427221__["z"].string()
});
/** A path as a drawing has it: commands and numbers, and nothing else. */ const pathSchema = __TURBOPACK__imported__module__427221__["z"].string().regex(/^[A-Za-z\d\s.,-]*$/);
/** A line drawing, 120 wide and 80 high: paths, and labels where their middle is. */ const pictureSchema = __TURBOPACK__imported__module__26972__["z"].object({
    shows: __TURBOPACK__imported__module__427221__["z"].string(),
    lines: pathSchema,
    area: pathSchema.optional(),
    /** What went wrong. */ wrong: pathSchema.optional(),
    dashes: pathSchema.optional(),
    labels: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__954757__.tuple([
        __TURBOPACK__imported__module__811365__["z"].number(),
        __TURBOPACK__imported__module__811365__["z"].number(),
        __TURBOPACK__imported__module__427221__["z"].string()
    ]).readonly()).readonly()
});
const misconceptionSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: __TURBOPACK__imported__module__427221__["z"].string(),
    title: __TURBOPACK__imported__module__427221__["z"].string(),
    explanation: __TURBOPACK__imported__module__427221__["z"].string(),
    picture: pictureSchema.optional()
});
const workingCheckSchema = __TURBOPACK__imported__module__26972__["z"].object({
    problem: readingOfProblemSchema,
    lines: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__26972__["z"].object({
        text: __TURBOPACK__imported__module__427221__["z"].string(),
        latex: __TURBOPACK__imported__module__427221__["z"].string(),
        verdict: __TURBOPACK__imported__module__149310__["z"].enum([
            "follows",
            "does-not-follow",
            "cannot-tell",
            "unreadable"
        ]),
        note: __TURBOPACK__imported__module__427221__["z"].string().nullable()
    })).readonly(),
    firstWrong: __TURBOPACK__imported__module__811365__["z"].number().int().nullable(),
    misconception: misconceptionSchema.nullable(),
    counterexample: __TURBOPACK__imported__module__427221__["z"].string().nullable(),
    finished: __TURBOPACK__imported__module__83931__["z"].boolean(),
    message: __TURBOPACK__imported__module__427221__["z"].string()
});
/** A rule of mathematics with a name. */ const theoremSchema = __TURBOPACK__imported__module__26972__["z"].object({
    name: __TURBOPACK__imported__module__427221__["z"].string(),
    says: __TURBOPACK__imported__module__427221__["z"].string(),
    /** When it holds, or what to watch. */ when: __TURBOPACK__imported__module__427221__["z"].string(),
    /** It at work on other numbers, as LaTeX; empty where the smaller steps show it. */ example: __TURBOPACK__imported__module__427221__["z"].string(),
    picture: pictureSchema.optional()
});
const stepSchema = __TURBOPACK__imported__module__26972__["z"].object({
    rule: __TURBOPACK__imported__module__427221__["z"].string(),
    title: __TURBOPACK__imported__module__427221__["z"].string(),
    latex: __TURBOPACK__imported__module__427221__["z"].string(),
    why: __TURBOPACK__imported__module__427221__["z"].string(),
    /** The smaller steps it is made of, as LaTeX, two at least: what is done before it is worked out, and last the step itself.
   * Absent for steps that are not, and before the answer is open. */ smaller: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__427221__["z"].string()).optional(),
    /** What the step rests on, with the first step of a solution that does; absent before the answer is open. */ theorem: theoremSchema.optional()
});
const pointSchema = __TURBOPACK__imported__module__954757__.tuple([
    __TURBOPACK__imported__module__811365__["z"].number(),
    __TURBOPACK__imported__module__811365__["z"].number()
]);
const drawingSchema = __TURBOPACK__imported__module__26972__["z"].object({
    curves: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__26972__["z"].object({
        latex: __TURBOPACK__imported__module__427221__["z"].string(),
        stretches: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__689963__["z"].array(pointSchema))
    })),
    window: __TURBOPACK__imported__module__26972__["z"].object({
        x: pointSchema,
        y: pointSchema
    }),
    points: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__26972__["z"].object({
        x: __TURBOPACK__imported__module__811365__["z"].number(),
        y: __TURBOPACK__imported__module__811365__["z"].number(),
        label: __TURBOPACK__imported__module__427221__["z"].string()
    }))
});
/** One problem as its owner may see it: all of it, or one part of a worksheet. With hints first, `status` reads
 * "solved" and `latex`, `answer`, `evidence`, `method` and the later steps are empty until they are revealed. */ const problemViewSchema = __TURBOPACK__imported__module__26972__["z"].object({
    /** What the student typed; of a part, a text that says it alone. */ text: __TURBOPACK__imported__module__427221__["z"].string(),
    status: partStatusSchema,
    read: readingOfProblemSchema,
    latex: __TURBOPACK__imported__module__427221__["z"].string(),
    answer: __TURBOPACK__imported__module__427221__["z"].string(),
    verification: verificationSchema,
    evidence: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__427221__["z"].string()),
    /** The rungs of the ladder before its steps; null where the answer is open. */ hints: __TURBOPACK__imported__module__26972__["z"].object({
        /** What kind of problem it is. */ kind: __TURBOPACK__imported__module__427221__["z"].string(),
        /** Which idea leads on. */ idea: __TURBOPACK__imported__module__427221__["z"].string(),
        /** Steps that come before the first that shows the answer. */ steps: __TURBOPACK__imported__module__811365__["z"].number().int()
    }).nullable(),
    steps: __TURBOPACK__imported__module__689963__["z"].array(stepSchema),
    revealedSteps: __TURBOPACK__imported__module__811365__["z"].number().int(),
    totalSteps: __TURBOPACK__imported__module__811365__["z"].number().int(),
    answerRevealed: __TURBOPACK__imported__module__83931__["z"].boolean(),
    method: __TURBOPACK__imported__module__427221__["z"].string().nullable(),
    /** The same problem worked in other ways; empty until the answer is open. */ alternatives: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__26972__["z"].object({
        way: __TURBOPACK__imported__module__427221__["z"].string(),
        steps: __TURBOPACK__imported__module__689963__["z"].array(stepSchema)
    })),
    /** Null where nothing is worth drawing, and until the answer is open. */ graph: drawingSchema.nullable(),
    /** Null where the problem is no story, or was not read by its facts. */ story: storySchema.nullable(),
    /** What a language model read in a text that the engine could not; null where none did. With "agreed" the answer, steps
   * and story are worked out and checked from its reading; with hints first, `differ` holds no answers. */ byModel: __TURBOPACK__imported__module__316209__["z"].discriminatedUnion("kind", [
        __TURBOPACK__imported__module__26972__["z"].object({
            kind: __TURBOPACK__imported__module__899370__["z"].literal("agreed")
        }),
        __TURBOPACK__imported__module__26972__["z"].object({
            kind: __TURBOPACK__imported__module__899370__["z"].literal("differ"),
            readings: __TURBOPACK__imported__module__689963__["z"].array(__TURBOPACK__imported__module__26972__["z"].object({
                story: storySchema,
                latex: __TURBOPACK__imported__module__427221__["z"].string(),
                answer: __TURBOPACK__imported__module__427221__["z"].string()
            }))
        }),
        __TURBOPACK__imported__module__26972__["z"].object({
            kind: __TURBOPACK__imported__module__899370__["z"].literal("unfit"),
            why: __TURBOPACK__imported__module__427221__["z"].string()
        })
    ]).nullable(),
    /** What the student last had checked; null before. */ attempt: __TURBOPACK__imported__module__316209__["z"].discriminatedUnion("kind", [
        __TURBOPACK__imported__module__26972__["z"].object({
            kind: __TURBOPACK__imported__module__899370__["z"].literal("answer"),
            text: __TURBOPACK__imported__module__427221__["z"].string(),
            check: answerCheckSchema
        }),
        __TURBOPACK__imported__module__26972__["z"].object({
            kind: __TURBOPACK__imported__module__899370__["z"].literal("working"),
            text: __TURBOPACK__imported__module__427221__["z"].string(),
            check: workingCheckSchema
        })
    ]).nullable(),
    /** Why there is no answer, for the student; null when there is one. For an ambiguous text the question to settle. */ reason: __TURBOPACK__imported__module__427221__["z"].string().nullable(),
    /** The ways to read an ambiguous text, two or more; empty otherwise. */ readings: __TURBOPACK__imported__module__689963__["z"].array(possibleReadingSchema),
    /** What can be done with a text that was refused, each a text that the engine answers; empty otherwise. Of a question
   * that was put to the student's own story, that question is the meaning. */ offers: __TURBOPACK__imported__module__689963__["z"].array(possibleReadingSchema),
    /** The stretches of a text that was refused of which nothing was made; empty otherwise. */ missed: __TURBOPACK__imported__module__689963__["z"].array(spanSchema)
});
const partViewSchema = problemViewSchema.extend({
    /** As it is marked, without brackets: "a", "2", "iii"; "1a" for a part of a part. */ label: __TURBOPACK__imported__module__427221__["z"].string()
});
const solveViewSchema = problemViewSchema.extend({
    id: __TURBOPACK__imported__module__427221__["z"].string(),
    mode: solveModeSchema,
    /** "partly-solved": some parts of a worksheet have an answer and some have none. */ status: statusSchema,
    /** The parts of a worksheet in order, two or more; empty for a single problem. */ parts: __TURBOPACK__imported__module__689963__["z"].array(partViewSchema).max(__TURBOPACK__imported__module__283591__["X"]),
    createdAt: __TURBOPACK__imported__module__217378__["z"].date(),
    /** Time the engine took, in milliseconds. */ ms: __TURBOPACK__imported__module__811365__["z"].number()
});
const solveItemSchema = solveViewSchema.pick({
    id: true,
    text: true,
    mode: true,
    status: true,
    latex: true,
    verification: true,
    answerRevealed: true,
    createdAt: true
}).extend({
    /** The answer typeset as HTML with MathML, where it was asked for; empty when there is none. */ html: __TURBOPACK__imported__module__427221__["z"].string().optional()
});
const deletedSchema = __TURBOPACK__imported__module__26972__["z"].object({
    id: __TURBOPACK__imported__module__427221__["z"].string()
});
const solvePageSchema = __TURBOPACK__imported__module__26972__["z"].object({
    items: __TURBOPACK__imported__module__689963__["z"].array(solveItemSchema),
    /** Hand it back for the next page; null on the last one. */ nextCursor: __TURBOPACK__imported__module__427221__["z"].string().nullable()
});
const readingSchema = __TURBOPACK__imported__module__26972__["z"].object({
    /** Whether there is a problem in the text that can be tried. */ ok: __TURBOPACK__imported__module__83931__["z"].boolean(),
    instruction: __TURBOPACK__imported__module__427221__["z"].string(),
    latex: __TURBOPACK__imported__module__427221__["z"].string(),
    /** The mathematics typeset as HTML with MathML; empty when there is none. */ html: __TURBOPACK__imported__module__427221__["z"].string(),
    /** Why nothing was read, for the student; null when something was. */ reason: __TURBOPACK__imported__module__427221__["z"].string().nullable()
});
__turbopack_context__.s([
    "_",
    0,
    attemptSchema,
    "V",
    0,
    correctSchema,
    "L",
    0,
    createSolveSchema,
    "u",
    0,
    drawingSchema,
    "G",
    0,
    listSolvesSchema,
    "s",
    0,
    misconceptionSchema,
    "R",
    0,
    problemTextSchema,
    "S",
    0,
    revealSchema,
    "W",
    0,
    solveIdSchema,
    "K",
    0,
    stepSchema
], 195628);
}),
];

//# sourceMappingURL=server_features_solve_schema_ts_0qq5vdi0qctoj._.js.map