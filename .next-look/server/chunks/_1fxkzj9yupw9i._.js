module.exports = [
839293, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__562810__ = __turbopack_context__.i(562810);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__562810__
]);
}),
200592, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__562810__ = __turbopack_context__.i(562810);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__562810__
]);
}),
849968, 65762, 
997822, 
287637, 
458788, 
178430, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/chat/schema.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__105954__ = __turbopack_context__.i(105954);
var __TURBOPACK__imported__module__604147__ = __turbopack_context__.i(604147);
var __TURBOPACK__imported__module__971724__ = __turbopack_context__.i(971724);
var __TURBOPACK__imported__module__206033__ = __turbopack_context__.i(206033);
var __TURBOPACK__imported__module__455744__ = __turbopack_context__.i(455744);
var __TURBOPACK__imported__module__839293__ = __turbopack_context__.i(839293);
var __TURBOPACK__imported__module__600205__ = __turbopack_context__.i(600205);
var __TURBOPACK__imported__module__180473__ = __turbopack_context__.i(180473);
var __TURBOPACK__imported__module__663098__ = __turbopack_context__.i(663098);
// MERGED MODULE: [project]/server/features/solve/schema.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__105954__1 = __TURBOPACK__imported__module__105954__;
var __TURBOPACK__imported__module__604147__1 = __TURBOPACK__imported__module__604147__;
var __TURBOPACK__imported__module__206033__1 = __TURBOPACK__imported__module__206033__;
var __TURBOPACK__imported__module__971724__1 = __TURBOPACK__imported__module__971724__;
var __TURBOPACK__imported__module__696969__ = __turbopack_context__.i(696969);
var __TURBOPACK__imported__module__180473__1 = __TURBOPACK__imported__module__180473__;
var __TURBOPACK__imported__module__455744__1 = __TURBOPACK__imported__module__455744__;
var __TURBOPACK__imported__module__964171__ = __turbopack_context__.i(964171);
var __TURBOPACK__imported__module__600205__1 = __TURBOPACK__imported__module__600205__;
var __TURBOPACK__imported__module__200592__ = __turbopack_context__.i(200592);
var __TURBOPACK__imported__module__839293__1 = __TURBOPACK__imported__module__839293__;
var __TURBOPACK__imported__module__536724__ = __turbopack_context__.i(536724);
var __TURBOPACK__imported__module__13136__ = __turbopack_context__.i(13136);
var __TURBOPACK__imported__module__663098__1 = __TURBOPACK__imported__module__663098__;
// MERGED MODULE: [project]/server/features/solve/story/schema.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__971724__2 = __TURBOPACK__imported__module__971724__;
var __TURBOPACK__imported__module__105954__2 = __TURBOPACK__imported__module__105954__;
var __TURBOPACK__imported__module__180473__2 = __TURBOPACK__imported__module__180473__;
var __TURBOPACK__imported__module__604147__2 = __TURBOPACK__imported__module__604147__;
var __TURBOPACK__imported__module__455744__2 = __TURBOPACK__imported__module__455744__;
var __TURBOPACK__imported__module__206033__2 = __TURBOPACK__imported__module__206033__;
;
const barEndSchema = __TURBOPACK__imported__module__971724__2["z"].object({
    label: __TURBOPACK__imported__module__105954__2["z"].string(),
    /** Null where it is not told and the answer is not open. */ value: __TURBOPACK__imported__module__105954__2["z"].string().nullable(),
    isAsked: __TURBOPACK__imported__module__180473__2["z"].boolean()
});
const barModelSchema = __TURBOPACK__imported__module__971724__2["z"].object({
    kind: __TURBOPACK__imported__module__604147__2["z"].enum([
        "part-whole",
        "comparison",
        "fraction",
        "percent",
        "groups"
    ]),
    bars: __TURBOPACK__imported__module__455744__2["z"].array(__TURBOPACK__imported__module__971724__2["z"].object({
        label: __TURBOPACK__imported__module__105954__2["z"].string(),
        parts: __TURBOPACK__imported__module__455744__2["z"].array(barEndSchema.extend({
            size: __TURBOPACK__imported__module__206033__2["z"].number()
        })),
        whole: barEndSchema.nullable()
    }))
});
const toldSchema = __TURBOPACK__imported__module__971724__2["z"].object({
    who: __TURBOPACK__imported__module__105954__2["z"].string(),
    what: __TURBOPACK__imported__module__105954__2["z"].string(),
    when: __TURBOPACK__imported__module__105954__2["z"].string()
});
const storySchema = __TURBOPACK__imported__module__971724__2["z"].object({
    rows: __TURBOPACK__imported__module__455744__2["z"].array(toldSchema.extend({
        /** The same as one sentence. */ sentence: __TURBOPACK__imported__module__105954__2["z"].string(),
        /** The story's own words, which can be corrected. */ said: __TURBOPACK__imported__module__105954__2["z"].string()
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
const TOO_LONG = `This is longer than ${(0, __TURBOPACK__imported__module__536724__["L"])(__TURBOPACK__imported__module__663098__1["E"])} characters. Send one problem at a time.`;
const problemTextSchema = __TURBOPACK__imported__module__105954__1["z"].string({
    error: EMPTY
}).overwrite((text)=>text.replace(__TURBOPACK__imported__module__663098__1["B"], "")).trim().min(1, EMPTY).max(__TURBOPACK__imported__module__663098__1["E"], TOO_LONG);
const solveModeSchema = __TURBOPACK__imported__module__604147__1["z"].enum(__TURBOPACK__imported__module__663098__1["G"], {
    error: "Choose to see the answer or to get hints first."
});
const solveIdSchema = __TURBOPACK__imported__module__105954__1["z"].string({
    error: "Say which problem you mean."
}).regex(/^[\w-]{1,64}$/, "We do not recognise this problem. Open it from your history.");
/** Which part of a worksheet, by its place from 0; absent for the whole. */ const partPlaceSchema = __TURBOPACK__imported__module__206033__1["z"].number({
    error: "Say which part you mean."
}).int().min(0).max(__TURBOPACK__imported__module__663098__1["X"] - 1, "This worksheet has no such part.").optional();
/** What a device said of a problem that it worked out by itself. */ const onDeviceSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    /** The version of its engine. */ engine: __TURBOPACK__imported__module__105954__1["z"].string().regex(/^(?:[\da-f]{12}|unbuilt)$/, "This is not a version of the engine."),
    /** Stands for its outcome (see outcomeMark): tells nothing of the answer. */ outcome: __TURBOPACK__imported__module__105954__1["z"].string().regex(/^[\da-z]{1,16}$/, "This does not stand for an outcome.")
});
const createSolveSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    /** Chosen by the client, so that asking twice makes one problem. */ id: __TURBOPACK__imported__module__696969__["z"].uuid("The id of a problem must be a UUID.").optional(),
    text: problemTextSchema,
    mode: solveModeSchema.default("answer"),
    onDevice: onDeviceSchema.optional(),
    /** What the result is to bring; all of it where this is absent. */ select: __TURBOPACK__imported__module__971724__1["z"].object({
        /** The points of graphs, which are most of a result's bytes. */ graph: __TURBOPACK__imported__module__180473__1["z"].boolean("Say true or false.").default(true)
    }).optional()
});
const solveByIdSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    id: solveIdSchema
});
const revealSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    id: solveIdSchema,
    part: partPlaceSchema,
    what: __TURBOPACK__imported__module__604147__1["z"].enum([
        "step",
        "answer"
    ], {
        error: "Choose the next step or the answer."
    })
});
const NO_FACT = "Write what the story says here.";
const correctSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    id: solveIdSchema,
    part: partPlaceSchema,
    /** Which row of the story, from 0. */ row: __TURBOPACK__imported__module__206033__1["z"].number({
        error: "Say which line you mean."
    }).int().min(0).max(__TURBOPACK__imported__module__663098__1["Z"] - 1, "The story has no such line."),
    said: __TURBOPACK__imported__module__105954__1["z"].string({
        error: NO_FACT
    }).overwrite((text)=>text.replace(__TURBOPACK__imported__module__663098__1["B"], "")).trim().min(1, NO_FACT).max(__TURBOPACK__imported__module__663098__1["V"], `This is longer than ${__TURBOPACK__imported__module__663098__1["V"]} characters. Correct one thing at a time.`)
});
const listSolvesSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    cursor: __TURBOPACK__imported__module__105954__1["z"].string().regex(/^\d{1,14}_[\w-]{1,64}$/, "This page of the history does not exist. Start again from the first one.").nullish(),
    limit: __TURBOPACK__imported__module__206033__1["z"].number().int().min(1).max(__TURBOPACK__imported__module__663098__1["F"]).default(__TURBOPACK__imported__module__663098__1["$"]),
    /** Whether each item brings its answer typeset. */ typeset: __TURBOPACK__imported__module__180473__1["z"].boolean().optional(),
    /** Words or mathematics of the problems to list. Spaces do not count: "3x+5" also finds "3x + 5". */ find: __TURBOPACK__imported__module__105954__1["z"].string().max(__TURBOPACK__imported__module__663098__1["K"], `Search for at most ${__TURBOPACK__imported__module__663098__1["K"]} characters.`).transform((find)=>find.replace(__TURBOPACK__imported__module__663098__1["B"], "").replace(/\s+/g, "")).optional(),
    /** Which problems to list; all where it is absent. */ show: __TURBOPACK__imported__module__604147__1["z"].enum(__TURBOPACK__imported__module__663098__1["v"], {
        error: "This is not a kind of problem that can be listed."
    }).optional()
});
const NO_ATTEMPT = "Write your answer or your working first.";
const LINE_TOO_LONG = `A line has more than ${__TURBOPACK__imported__module__13136__["c"]} characters. Break it into several.`;
const TOO_MANY_LINES = `This has more than ${__TURBOPACK__imported__module__13136__["n"]} lines. Send the part you are unsure about.`;
const lineSchema = __TURBOPACK__imported__module__105954__1["z"].string({
    error: NO_ATTEMPT
}).overwrite((text)=>text.replace(__TURBOPACK__imported__module__663098__1["B"], "")).trim().min(1, NO_ATTEMPT).max(__TURBOPACK__imported__module__13136__["c"], LINE_TOO_LONG);
/** A student's working as typed: one line of mathematics to a line of text, empty ones left out. */ const workingTextSchema = __TURBOPACK__imported__module__105954__1["z"].string({
    error: NO_ATTEMPT
}).transform((text)=>text.split(/\r?\n/).filter((line)=>line.trim() !== "")).pipe(__TURBOPACK__imported__module__455744__1["z"].array(lineSchema).min(1, NO_ATTEMPT).max(__TURBOPACK__imported__module__13136__["n"], TOO_MANY_LINES));
const checkAnswerSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    problem: problemTextSchema,
    answer: lineSchema
});
const checkWorkingSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    problem: problemTextSchema,
    lines: __TURBOPACK__imported__module__455744__1["z"].array(lineSchema).min(1, NO_ATTEMPT).max(__TURBOPACK__imported__module__13136__["n"], TOO_MANY_LINES)
});
const attemptSchema = __TURBOPACK__imported__module__964171__["z"].discriminatedUnion("kind", [
    __TURBOPACK__imported__module__971724__1["z"].object({
        id: solveIdSchema,
        part: partPlaceSchema,
        kind: __TURBOPACK__imported__module__600205__1["z"].literal("answer"),
        text: lineSchema
    }),
    __TURBOPACK__imported__module__971724__1["z"].object({
        id: solveIdSchema,
        part: partPlaceSchema,
        kind: __TURBOPACK__imported__module__600205__1["z"].literal("working"),
        text: workingTextSchema
    })
]);
const readSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    text: problemTextSchema
});
const partStatusSchema = __TURBOPACK__imported__module__604147__1["z"].enum([
    "solved",
    "no-solution",
    "unsupported",
    "limit-reached",
    "ambiguous"
]);
const statusSchema = __TURBOPACK__imported__module__604147__1["z"].enum([
    ...partStatusSchema.options,
    "partly-solved"
]);
const verificationSchema = __TURBOPACK__imported__module__604147__1["z"].enum([
    "verified",
    "partial",
    "unchecked"
]);
const readingOfProblemSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    instruction: __TURBOPACK__imported__module__105954__1["z"].string(),
    latex: __TURBOPACK__imported__module__105954__1["z"].string()
});
/** One of the ways to read an ambiguous text. What it would come to is not said before it is chosen. */ const possibleReadingSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    /** A text that says this and nothing else: solve it to choose this reading. */ text: __TURBOPACK__imported__module__105954__1["z"].string(),
    /** What sets it apart, in a few words with mathematics between single dollar signs. */ meaning: __TURBOPACK__imported__module__105954__1["z"].string(),
    instruction: __TURBOPACK__imported__module__105954__1["z"].string(),
    latex: __TURBOPACK__imported__module__105954__1["z"].string()
});
/** A stretch of a text, as offsets. */ const spanSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    start: __TURBOPACK__imported__module__206033__1["z"].number().int(),
    end: __TURBOPACK__imported__module__206033__1["z"].number().int()
});
const answerCheckSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    verdict: __TURBOPACK__imported__module__604147__1["z"].enum([
        "right",
        "right-wrong-form",
        "wrong",
        "cannot-tell"
    ]),
    message: __TURBOPACK__imported__module__105954__1["z"].string(),
    counterexample: __TURBOPACK__imported__module__105954__1["z"].string().nullable(),
    problem: readingOfProblemSchema,
    answer: __TURBOPACK__imported__module__105954__1["z"].string()
});
/** A path as a drawing has it: commands and numbers, and nothing else. */ const pathSchema = __TURBOPACK__imported__module__105954__1["z"].string().regex(/^[A-Za-z\d\s.,-]*$/);
/** A line drawing, 120 wide and 80 high: paths, and labels where their middle is. */ const pictureSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    shows: __TURBOPACK__imported__module__105954__1["z"].string(),
    lines: pathSchema,
    area: pathSchema.optional(),
    /** What went wrong. */ wrong: pathSchema.optional(),
    dashes: pathSchema.optional(),
    labels: __TURBOPACK__imported__module__455744__1["z"].array(__TURBOPACK__imported__module__200592__["z"].tuple([
        __TURBOPACK__imported__module__206033__1["z"].number(),
        __TURBOPACK__imported__module__206033__1["z"].number(),
        __TURBOPACK__imported__module__105954__1["z"].string()
    ]).readonly()).readonly()
});
const misconceptionSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    id: __TURBOPACK__imported__module__105954__1["z"].string(),
    title: __TURBOPACK__imported__module__105954__1["z"].string(),
    explanation: __TURBOPACK__imported__module__105954__1["z"].string(),
    picture: pictureSchema.optional()
});
const workingCheckSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    problem: readingOfProblemSchema,
    lines: __TURBOPACK__imported__module__455744__1["z"].array(__TURBOPACK__imported__module__971724__1["z"].object({
        text: __TURBOPACK__imported__module__105954__1["z"].string(),
        latex: __TURBOPACK__imported__module__105954__1["z"].string(),
        verdict: __TURBOPACK__imported__module__604147__1["z"].enum([
            "follows",
            "does-not-follow",
            "cannot-tell",
            "unreadable"
        ]),
        note: __TURBOPACK__imported__module__105954__1["z"].string().nullable()
    })).readonly(),
    firstWrong: __TURBOPACK__imported__module__206033__1["z"].number().int().nullable(),
    misconception: misconceptionSchema.nullable(),
    counterexample: __TURBOPACK__imported__module__105954__1["z"].string().nullable(),
    finished: __TURBOPACK__imported__module__180473__1["z"].boolean(),
    message: __TURBOPACK__imported__module__105954__1["z"].string()
});
/** A rule of mathematics with a name. */ const theoremSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    name: __TURBOPACK__imported__module__105954__1["z"].string(),
    says: __TURBOPACK__imported__module__105954__1["z"].string(),
    /** When it holds, or what to watch. */ when: __TURBOPACK__imported__module__105954__1["z"].string(),
    /** It at work on other numbers, as LaTeX; empty where the smaller steps show it. */ example: __TURBOPACK__imported__module__105954__1["z"].string(),
    picture: pictureSchema.optional()
});
const stepSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    rule: __TURBOPACK__imported__module__105954__1["z"].string(),
    title: __TURBOPACK__imported__module__105954__1["z"].string(),
    latex: __TURBOPACK__imported__module__105954__1["z"].string(),
    why: __TURBOPACK__imported__module__105954__1["z"].string(),
    /** The smaller steps it is made of, as LaTeX, two at least: what is done before it is worked out, and last the step itself.
   * Absent for steps that are not, and before the answer is open. */ smaller: __TURBOPACK__imported__module__455744__1["z"].array(__TURBOPACK__imported__module__105954__1["z"].string()).optional(),
    /** What the step rests on, with the first step of a solution that does; absent before the answer is open. */ theorem: theoremSchema.optional()
});
const pointSchema = __TURBOPACK__imported__module__200592__["z"].tuple([
    __TURBOPACK__imported__module__206033__1["z"].number(),
    __TURBOPACK__imported__module__206033__1["z"].number()
]);
const drawingSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    curves: __TURBOPACK__imported__module__455744__1["z"].array(__TURBOPACK__imported__module__971724__1["z"].object({
        latex: __TURBOPACK__imported__module__105954__1["z"].string(),
        stretches: __TURBOPACK__imported__module__455744__1["z"].array(__TURBOPACK__imported__module__455744__1["z"].array(pointSchema))
    })),
    window: __TURBOPACK__imported__module__971724__1["z"].object({
        x: pointSchema,
        y: pointSchema
    }),
    points: __TURBOPACK__imported__module__455744__1["z"].array(__TURBOPACK__imported__module__971724__1["z"].object({
        x: __TURBOPACK__imported__module__206033__1["z"].number(),
        y: __TURBOPACK__imported__module__206033__1["z"].number(),
        label: __TURBOPACK__imported__module__105954__1["z"].string()
    }))
});
/** One problem as its owner may see it: all of it, or one part of a worksheet. With hints first, `status` reads
 * "solved" and `latex`, `answer`, `evidence`, `method` and the later steps are empty until they are revealed. */ const problemViewSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    /** What the student typed; of a part, a text that says it alone. */ text: __TURBOPACK__imported__module__105954__1["z"].string(),
    status: partStatusSchema,
    read: readingOfProblemSchema,
    latex: __TURBOPACK__imported__module__105954__1["z"].string(),
    answer: __TURBOPACK__imported__module__105954__1["z"].string(),
    verification: verificationSchema,
    evidence: __TURBOPACK__imported__module__455744__1["z"].array(__TURBOPACK__imported__module__105954__1["z"].string()),
    /** The rungs of the ladder before its steps; null where the answer is open. */ hints: __TURBOPACK__imported__module__971724__1["z"].object({
        /** What kind of problem it is. */ kind: __TURBOPACK__imported__module__105954__1["z"].string(),
        /** Which idea leads on. */ idea: __TURBOPACK__imported__module__105954__1["z"].string(),
        /** Steps that come before the first that shows the answer. */ steps: __TURBOPACK__imported__module__206033__1["z"].number().int()
    }).nullable(),
    steps: __TURBOPACK__imported__module__455744__1["z"].array(stepSchema),
    revealedSteps: __TURBOPACK__imported__module__206033__1["z"].number().int(),
    totalSteps: __TURBOPACK__imported__module__206033__1["z"].number().int(),
    answerRevealed: __TURBOPACK__imported__module__180473__1["z"].boolean(),
    method: __TURBOPACK__imported__module__105954__1["z"].string().nullable(),
    /** The same problem worked in other ways; empty until the answer is open. */ alternatives: __TURBOPACK__imported__module__455744__1["z"].array(__TURBOPACK__imported__module__971724__1["z"].object({
        way: __TURBOPACK__imported__module__105954__1["z"].string(),
        steps: __TURBOPACK__imported__module__455744__1["z"].array(stepSchema)
    })),
    /** Null where nothing is worth drawing, and until the answer is open. */ graph: drawingSchema.nullable(),
    /** Null where the problem is no story, or was not read by its facts. */ story: storySchema.nullable(),
    /** What a language model read in a text that the engine could not; null where none did. With "agreed" the answer, steps
   * and story are worked out and checked from its reading; with hints first, `differ` holds no answers. */ byModel: __TURBOPACK__imported__module__964171__["z"].discriminatedUnion("kind", [
        __TURBOPACK__imported__module__971724__1["z"].object({
            kind: __TURBOPACK__imported__module__600205__1["z"].literal("agreed")
        }),
        __TURBOPACK__imported__module__971724__1["z"].object({
            kind: __TURBOPACK__imported__module__600205__1["z"].literal("differ"),
            readings: __TURBOPACK__imported__module__455744__1["z"].array(__TURBOPACK__imported__module__971724__1["z"].object({
                story: storySchema,
                latex: __TURBOPACK__imported__module__105954__1["z"].string(),
                answer: __TURBOPACK__imported__module__105954__1["z"].string()
            }))
        }),
        __TURBOPACK__imported__module__971724__1["z"].object({
            kind: __TURBOPACK__imported__module__600205__1["z"].literal("unfit"),
            why: __TURBOPACK__imported__module__105954__1["z"].string()
        })
    ]).nullable(),
    /** What the student last had checked; null before. */ attempt: __TURBOPACK__imported__module__964171__["z"].discriminatedUnion("kind", [
        __TURBOPACK__imported__module__971724__1["z"].object({
            kind: __TURBOPACK__imported__module__600205__1["z"].literal("answer"),
            text: __TURBOPACK__imported__module__105954__1["z"].string(),
            check: answerCheckSchema
        }),
        __TURBOPACK__imported__module__971724__1["z"].object({
            kind: __TURBOPACK__imported__module__600205__1["z"].literal("working"),
            text: __TURBOPACK__imported__module__105954__1["z"].string(),
            check: workingCheckSchema
        })
    ]).nullable(),
    /** Why there is no answer, for the student; null when there is one. For an ambiguous text the question to settle. */ reason: __TURBOPACK__imported__module__105954__1["z"].string().nullable(),
    /** The ways to read an ambiguous text, two or more; empty otherwise. */ readings: __TURBOPACK__imported__module__455744__1["z"].array(possibleReadingSchema),
    /** What can be done with a text that was refused, each a text that the engine answers; empty otherwise. Of a question
   * that was put to the student's own story, that question is the meaning. */ offers: __TURBOPACK__imported__module__455744__1["z"].array(possibleReadingSchema),
    /** The stretches of a text that was refused of which nothing was made; empty otherwise. */ missed: __TURBOPACK__imported__module__455744__1["z"].array(spanSchema)
});
const partViewSchema = problemViewSchema.extend({
    /** As it is marked, without brackets: "a", "2", "iii"; "1a" for a part of a part. */ label: __TURBOPACK__imported__module__105954__1["z"].string()
});
const solveViewSchema = problemViewSchema.extend({
    id: __TURBOPACK__imported__module__105954__1["z"].string(),
    mode: solveModeSchema,
    /** "partly-solved": some parts of a worksheet have an answer and some have none. */ status: statusSchema,
    /** The parts of a worksheet in order, two or more; empty for a single problem. */ parts: __TURBOPACK__imported__module__455744__1["z"].array(partViewSchema).max(__TURBOPACK__imported__module__663098__1["X"]),
    createdAt: __TURBOPACK__imported__module__839293__1["z"].date(),
    /** Time the engine took, in milliseconds. */ ms: __TURBOPACK__imported__module__206033__1["z"].number()
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
    /** The answer typeset as HTML with MathML, where it was asked for; empty when there is none. */ html: __TURBOPACK__imported__module__105954__1["z"].string().optional()
});
const deletedSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    id: __TURBOPACK__imported__module__105954__1["z"].string()
});
const solvePageSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    items: __TURBOPACK__imported__module__455744__1["z"].array(solveItemSchema),
    /** Hand it back for the next page; null on the last one. */ nextCursor: __TURBOPACK__imported__module__105954__1["z"].string().nullable()
});
const readingSchema = __TURBOPACK__imported__module__971724__1["z"].object({
    /** Whether there is a problem in the text that can be tried. */ ok: __TURBOPACK__imported__module__180473__1["z"].boolean(),
    instruction: __TURBOPACK__imported__module__105954__1["z"].string(),
    latex: __TURBOPACK__imported__module__105954__1["z"].string(),
    /** The mathematics typeset as HTML with MathML; empty when there is none. */ html: __TURBOPACK__imported__module__105954__1["z"].string(),
    /** Why nothing was read, for the student; null when something was. */ reason: __TURBOPACK__imported__module__105954__1["z"].string().nullable()
});
__turbopack_context__.s([
    "v",
    0,
    answerCheckSchema,
    "_",
    0,
    attemptSchema,
    "G",
    0,
    checkAnswerSchema,
    "I",
    0,
    checkWorkingSchema,
    "V",
    0,
    correctSchema,
    "L",
    0,
    createSolveSchema,
    "Z",
    0,
    deletedSchema,
    "u",
    0,
    drawingSchema,
    "H",
    0,
    listSolvesSchema,
    "s",
    0,
    misconceptionSchema,
    "R",
    0,
    problemTextSchema,
    "e",
    0,
    readSchema,
    "r",
    0,
    readingSchema,
    "S",
    0,
    revealSchema,
    "W",
    0,
    solveByIdSchema,
    "X",
    0,
    solveIdSchema,
    "f",
    0,
    solveModeSchema,
    "Q",
    0,
    solvePageSchema,
    "Y",
    0,
    solveViewSchema,
    "K",
    0,
    stepSchema,
    "a",
    0,
    workingCheckSchema
], 65762);
var __TURBOPACK__imported__module__536724__1 = __TURBOPACK__imported__module__536724__;
var __TURBOPACK__imported__module__168595__ = __turbopack_context__.i(168595);
;
;
;
;
;
const EMPTY1 = "Write something first.";
const TOO_LONG1 = `This is longer than ${(0, __TURBOPACK__imported__module__536724__1["L"])(__TURBOPACK__imported__module__168595__["l"])} characters. Send it in two messages.`;
const NOT_OURS = "We do not recognise this conversation. Start a new one.";
const madeIdSchema = __TURBOPACK__imported__module__105954__["z"].string({
    error: NOT_OURS
}).regex(/^[\w-]{16,64}$/, NOT_OURS);
const chatIdSchema = madeIdSchema;
const messageIdSchema = __TURBOPACK__imported__module__105954__["z"].string({
    error: NOT_OURS
}).regex(/^[\w-]{1,64}$/, NOT_OURS);
const printable = (text)=>text.replace(__TURBOPACK__imported__module__663098__["B"], "");
const messageTextSchema = __TURBOPACK__imported__module__105954__["z"].string({
    error: EMPTY1
}).overwrite(printable).trim().min(1, EMPTY1).max(__TURBOPACK__imported__module__168595__["l"], TOO_LONG1);
const tutorModeSchema = __TURBOPACK__imported__module__604147__["z"].enum(__TURBOPACK__imported__module__168595__["H"]);
const sendMessageSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id: chatIdSchema,
    message: __TURBOPACK__imported__module__971724__["z"].object({
        id: madeIdSchema,
        text: messageTextSchema
    }),
    /** The message it follows; null for another beginning. Without it, the last one of the branch that is shown. Counts
   * the first time a message is sent. */ parentId: messageIdSchema.nullable().optional(),
    /** The problem the conversation starts from. Counts with its first message only. */ solveId: solveIdSchema.optional(),
    /** How the tutor is to help from now on. */ mode: tutorModeSchema.optional()
});
const listChatsSchema = __TURBOPACK__imported__module__971724__["z"].object({
    cursor: __TURBOPACK__imported__module__105954__["z"].string().regex(/^\d{1,14}_[\w-]{1,64}$/, "This page of your conversations does not exist. Start again from the first one.").nullish(),
    limit: __TURBOPACK__imported__module__206033__["z"].number().int().min(1).max(__TURBOPACK__imported__module__168595__["K"]).default(__TURBOPACK__imported__module__168595__["$"])
});
const chatItemSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id: __TURBOPACK__imported__module__105954__["z"].string(),
    title: __TURBOPACK__imported__module__105954__["z"].string()
});
const chatPageSchema = __TURBOPACK__imported__module__971724__["z"].object({
    /** The conversation written in last first. `updatedAt` says when that was; one that the page itself has added is new. */ items: __TURBOPACK__imported__module__455744__["z"].array(chatItemSchema.extend({
        updatedAt: __TURBOPACK__imported__module__839293__["z"].date().optional()
    })),
    /** Hand it back for the next page; null on the last one. */ nextCursor: __TURBOPACK__imported__module__105954__["z"].string().nullable()
});
const deletedChatSchema = chatItemSchema.pick({
    id: true
});
const chatByIdSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id: chatIdSchema
});
const chooseBranchSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id: chatIdSchema,
    messageId: messageIdSchema
});
const renameChatSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id: chatIdSchema,
    title: __TURBOPACK__imported__module__105954__["z"].string({
        error: __TURBOPACK__imported__module__168595__["A"]
    }).overwrite(printable).trim().min(1, __TURBOPACK__imported__module__168595__["A"]).max(__TURBOPACK__imported__module__168595__["B"], `A name can have at most ${__TURBOPACK__imported__module__168595__["B"]} characters.`)
});
const NOTHING_TO_FIND = "Type what you are looking for.";
const searchChatsSchema = __TURBOPACK__imported__module__971724__["z"].object({
    query: __TURBOPACK__imported__module__105954__["z"].string({
        error: NOTHING_TO_FIND
    }).max(__TURBOPACK__imported__module__168595__["Q"], `Search for at most ${__TURBOPACK__imported__module__168595__["Q"]} characters.`).transform((query)=>printable(query).replace(/\s+/g, "")).refine((query)=>query !== "", NOTHING_TO_FIND)
});
const replyChecksSchema = __TURBOPACK__imported__module__971724__["z"].object({
    claims: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__971724__["z"].object({
        kind: __TURBOPACK__imported__module__604147__["z"].enum([
            "arithmetic",
            "step",
            "answer"
        ]),
        latex: __TURBOPACK__imported__module__105954__["z"].string(),
        /** Where it begins in the reply, in UTF-16 units. */ at: __TURBOPACK__imported__module__206033__["z"].number().int().nonnegative(),
        outcome: __TURBOPACK__imported__module__604147__["z"].enum([
            "verified",
            "sampled",
            "refuted",
            "unchecked"
        ]),
        /** A sentence for the student, mathematics between single dollar signs. */ note: __TURBOPACK__imported__module__105954__["z"].string().nullable(),
        /** It is wrong, and the reply says so itself further down. */ corrected: __TURBOPACK__imported__module__600205__["z"].literal(true).optional()
    })),
    /** Statements that were not looked at. */ left: __TURBOPACK__imported__module__206033__["z"].number().int().nonnegative(),
    /** The engine's answer in LaTeX, where the reply is an answer and does not hold it anywhere. */ lacks: __TURBOPACK__imported__module__105954__["z"].string().optional(),
    /** It holds it in the correction below. */ corrected: __TURBOPACK__imported__module__600205__["z"].literal(true).optional()
});
const graphPartSchema = __TURBOPACK__imported__module__971724__["z"].object({
    type: __TURBOPACK__imported__module__600205__["z"].literal("data-graph"),
    data: drawingSchema
});
const chatMessageSchema = __TURBOPACK__imported__module__971724__["z"].object({
    id: __TURBOPACK__imported__module__105954__["z"].string(),
    role: __TURBOPACK__imported__module__604147__["z"].enum([
        "user",
        "assistant"
    ]),
    text: __TURBOPACK__imported__module__105954__["z"].string(),
    /** Who wrote it, for a reply. */ source: __TURBOPACK__imported__module__604147__["z"].enum([
        "engine",
        "language-model"
    ]),
    /** How it ended, where it did not end by itself. */ stopped: __TURBOPACK__imported__module__180473__["z"].boolean(),
    cutOff: __TURBOPACK__imported__module__600205__["z"].literal(true).optional(),
    interrupted: __TURBOPACK__imported__module__600205__["z"].literal(true).optional(),
    checks: replyChecksSchema.optional(),
    graphs: __TURBOPACK__imported__module__455744__["z"].array(drawingSchema).readonly().optional(),
    versions: __TURBOPACK__imported__module__971724__["z"].object({
        index: __TURBOPACK__imported__module__206033__["z"].number().int(),
        count: __TURBOPACK__imported__module__206033__["z"].number().int(),
        previousId: __TURBOPACK__imported__module__105954__["z"].string().nullable(),
        nextId: __TURBOPACK__imported__module__105954__["z"].string().nullable()
    }).optional()
});
const chatSubjectSchema = __TURBOPACK__imported__module__971724__["z"].object({
    solveId: __TURBOPACK__imported__module__105954__["z"].string(),
    instruction: __TURBOPACK__imported__module__105954__["z"].string(),
    latex: __TURBOPACK__imported__module__105954__["z"].string(),
    text: __TURBOPACK__imported__module__105954__["z"].string(),
    hintsFirst: __TURBOPACK__imported__module__180473__["z"].boolean(),
    isSolved: __TURBOPACK__imported__module__180473__["z"].boolean(),
    offers: __TURBOPACK__imported__module__455744__["z"].array(__TURBOPACK__imported__module__105954__["z"].string()).readonly()
});
__turbopack_context__.s([
    "i",
    0,
    chatByIdSchema,
    "b",
    0,
    chatIdSchema,
    "G",
    0,
    chatItemSchema,
    "k",
    0,
    chatMessageSchema,
    "U",
    0,
    chatPageSchema,
    "D",
    0,
    chatSubjectSchema,
    "E",
    0,
    deletedChatSchema,
    "z",
    0,
    graphPartSchema,
    "Z",
    0,
    listChatsSchema,
    "e",
    0,
    madeIdSchema,
    "H",
    0,
    messageIdSchema,
    "h",
    0,
    messageTextSchema,
    "B",
    0,
    renameChatSchema,
    "a",
    0,
    replyChecksSchema,
    "_",
    0,
    sendMessageSchema,
    "P",
    0,
    tutorModeSchema
], 849968);
// MERGED MODULE: [project]/server/features/chat/service.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__861839__ = __turbopack_context__.i(861839);
// MERGED MODULE: [project]/server/features/solve/service.ts [app-route] (ecmascript) <locals>
;
var __TURBOPACK__imported__module__861839__1 = __TURBOPACK__imported__module__861839__;
var __TURBOPACK__imported__module__56275__ = __turbopack_context__.i(56275);
var __TURBOPACK__imported__module__433670__ = __turbopack_context__.i(433670);
var __TURBOPACK__imported__module__387954__ = __turbopack_context__.i(387954);
var __TURBOPACK__imported__module__703619__ = __turbopack_context__.i(703619);
// MERGED MODULE: [project]/server/typeset/render-ledger.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__387954__1 = __TURBOPACK__imported__module__387954__;
;
function openLedger(costMax = __TURBOPACK__imported__module__387954__1["I"], charactersMax = __TURBOPACK__imported__module__387954__1["H"]) {
    let cost = costMax;
    let characters = charactersMax;
    return {
        takeCost (wanted) {
            if (wanted > cost) return false;
            cost -= wanted;
            return true;
        },
        takeCharacters (count) {
            const shown = Math.min(count, characters);
            characters -= shown;
            return shown;
        }
    };
}
var __TURBOPACK__imported__module__640540__ = __turbopack_context__.i(640540);
// MERGED MODULE: [project]/server/features/solve/policy.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__632775__ = __turbopack_context__.i(632775);
var __TURBOPACK__imported__module__54300__ = __turbopack_context__.i(54300);
var __TURBOPACK__imported__module__749095__ = __turbopack_context__.i(749095);
// MERGED MODULE: [project]/server/solver/smaller/smaller-step.ts [app-route] (ecmascript)
;
/** What is done to a side, by how the step's title says it; its group is the amount. */ const MOVES = [
    [
        /^Take \$([^$]+)\$ from both sides/,
        (side, amount)=>`${side} - ${asTerm(amount)}`
    ],
    [
        /^Add \$([^$]+)\$ to both sides/,
        (side, amount)=>`${side} + ${asTerm(amount)}`
    ],
    [
        /^Divide both sides by (?:the common factor )?\$([^$]+)\$/,
        (side, amount)=>`\\frac{${side}}{${amount}}`
    ],
    [
        /^Multiply both sides by (?:the common denominator )?\$([^$]+)\$/,
        (side, amount)=>timesSide(asFactor(amount), asFactor(side))
    ]
];
const RELATION = /=|<|>|\\(?:leq?|geq?|lt|gt|ne)(?![a-zA-Z])/g;
/** Lines of several statements, and words. */ const SEVERAL = /\\(?:text|begin|quad|pm|lor)(?![a-zA-Z])|,/;
function smallerSteps(before, step) {
    const between = onBothSides(before, step) ?? [];
    const lines = [
        ...new Set(between.filter((line)=>line !== before && line !== step.latex))
    ];
    return lines.length > 0 ? [
        ...lines,
        step.latex
    ] : [];
}
function onBothSides(before, { rule, title, latex }) {
    if (rule === TO_ZERO) return allToOneSide(before, latex);
    const move = MOVES.map(([words, write])=>({
            amount: words.exec(title)?.[1],
            write
        })).find(({ amount })=>amount !== undefined);
    const [sides, after] = [
        statementIn(before),
        statementIn(latex)
    ];
    if (!move?.amount || !sides || !after) return null;
    const both = [
        move.write(sides.left, move.amount),
        move.write(sides.right, move.amount)
    ];
    // Where the step ends with the letter on the other side, the sides change places at once.
    const isTurned = LETTER.test(after.left) && !LETTER.test(sides.left);
    const [left, right] = isTurned ? both.toReversed() : both;
    // The side with the letter first: there something goes away.
    const half = LETTER.test(after.left) ? [
        after.left,
        right
    ] : [
        left,
        after.right
    ];
    return [
        `${left} ${after.relation} ${right}`,
        half.join(` ${after.relation} `)
    ];
}
const TO_ZERO = "gather-on-one-side";
/** What stands on the right is taken from both sides. */ function allToOneSide(before, latex) {
    const [sides, after] = [
        statementIn(before),
        statementIn(latex)
    ];
    if (!sides || !after || after.right !== "0" || sides.right === "0") return null;
    const { left, relation, right } = sides;
    return [
        `${left} - ${asTerm(right)} ${relation} ${right} - ${asTerm(right)}`
    ];
}
const LETTER = /(?<![\\a-zA-Z])[a-zA-Z](?![a-zA-Z])/;
function statementIn(line) {
    const signs = [
        ...line.matchAll(RELATION)
    ];
    const [sign] = signs;
    if (signs.length !== 1 || !sign || SEVERAL.test(line)) return null;
    const [left, right] = [
        line.slice(0, sign.index).trim(),
        line.slice(sign.index + sign[0].length).trim()
    ];
    return left === "" || right === "" ? null : {
        left,
        relation: sign[0],
        right
    };
}
const asTerm = (amount)=>/^-|[+-]/.test(amount) ? inBrackets(amount) : amount;
const asFactor = (part)=>/^-|[+-]|\\cdot/.test(part) ? inBrackets(part) : part;
/** A bracket needs no sign before it. */ const timesSide = (factor, side)=>side.startsWith("\\left(") ? `${factor}${side}` : `${factor} \\cdot ${side}`;
const inBrackets = (part)=>`\\left(${part}\\right)`;
var __TURBOPACK__imported__module__703779__ = __turbopack_context__.i(703779);
;
;
;
;
;
const atRest = (result)=>result.status === "partly-solved" ? {
        ...result,
        status: "unsupported"
    } : result;
const newSolve = (asked, result)=>({
        ...asked,
        result: atRest(result),
        revealedSteps: 0,
        answerRevealed: false,
        attempt: null,
        partProgress: null,
        solveMs: 0
    });
function outcomeMark(result) {
    const problems = result.parts ?? [
        result
    ];
    const said = problems.map(({ status, latex, verification, steps })=>[
            status,
            latex,
            verification,
            steps.map(({ rule, latex: line })=>[
                    rule,
                    line
                ])
        ]);
    return shortHash(JSON.stringify(said));
}
/** FNV-1a in 64 bits. */ function shortHash(text) {
    let hash = 0xcbf29ce484222325n;
    for(let at = 0; at < text.length; at++)hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
    return hash.toString(36);
}
const isAnswered = ({ status })=>status === "solved" || status === "no-solution";
function problemsIn(solve) {
    const { mode, result, partProgress } = solve;
    if (!result.parts) return [
        {
            ...solve,
            result: singleResult(result)
        }
    ];
    return result.parts.map((part, place)=>{
        const { revealedSteps = 0, answerRevealed = false, attempt = null } = partProgress?.[place] ?? {};
        const open = solve.answerRevealed || answerRevealed;
        return {
            mode,
            text: part.text,
            result: part,
            revealedSteps,
            answerRevealed: open,
            attempt
        };
    });
}
/** The result of a problem that has no parts, which is never solved in part. */ const singleResult = ({ status, parts: _none, ...result })=>({
        ...result,
        status: status === "partly-solved" ? "unsupported" : status
    });
const isAnswerOpen = (solve)=>problemsIn(solve).every(isOpen);
function isOpen({ mode, answerRevealed, revealedSteps, result }) {
    if (mode === "answer" || answerRevealed) return true;
    // The last step ends in the answer: having seen all of them means having seen it.
    return !isAnswered(result) || result.steps.length > 0 && revealedSteps >= result.steps.length;
}
function present(solve, drawings = []) {
    const { id, text, mode, createdAt, solveMs: ms, result } = solve;
    const views = problemsIn(solve).map((problem, place)=>problemView(problem, drawings[place] ?? null));
    const own = {
        id,
        text,
        mode,
        createdAt,
        ms
    };
    const [only] = views;
    if (!result.parts) return {
        ...only,
        ...own,
        parts: []
    };
    return {
        ...sheetView(solve, views),
        ...own,
        parts: views.map(withLabel(result.parts))
    };
}
const withLabel = (parts)=>(view, place)=>({
            label: parts[place]?.label ?? "",
            ...view
        });
function problemView(problem, drawing) {
    const { result, text, attempt } = problem;
    const open = isOpen(problem);
    const shown = open ? result.steps.length : Math.min(problem.revealedSteps, result.steps.length);
    return {
        text,
        status: open ? result.status : "solved",
        read: open ? readView(result) : (0, __TURBOPACK__imported__module__749095__["b"])(text, result),
        hints: open ? null : hintsView(result),
        latex: open ? result.latex : "",
        answer: open ? result.answer : "",
        verification: result.verification,
        evidence: open ? [
            ...result.evidence
        ] : [],
        steps: open ? openSteps(result.steps, result.read.latex) : result.steps.slice(0, shown).map(stepView),
        revealedSteps: shown,
        totalSteps: result.steps.length,
        answerRevealed: open,
        method: open ? result.method : null,
        alternatives: open ? result.alternatives.map(({ way, steps })=>({
                way,
                steps: openSteps(steps, result.read.latex)
            })) : [],
        graph: open ? drawing : null,
        story: result.story ? storyView(result.story, open) : null,
        byModel: result.byModel ? modelReadingView(result.byModel, problem.mode === "answer") : null,
        attempt,
        reason: result.reason,
        readings: (result.readings ?? []).map(({ text, meaning, instruction, latex })=>({
                text,
                meaning,
                instruction,
                latex
            })),
        offers: (result.offers ?? []).map((offer)=>offerView(offer, problem)),
        missed: (result.missed ?? []).map(({ start, end })=>({
                start,
                end
            }))
    };
}
/** What was read. Of a text that was refused, the mathematics without the numbers, letters and times of day that were found
 * beside it, which say nothing by themselves. */ function readView(result) {
    const { instruction, latex } = result.read;
    if (isAnswered(result) || result.status === "ambiguous") return {
        instruction,
        latex
    };
    const found = latex.split(PIECES).filter((piece)=>!ALONE.test(piece));
    return {
        instruction,
        latex: found.join(PIECES)
    };
}
/** Between the pieces of mathematics of one text. */ const PIECES = ", \\quad ";
const ALONE = /^\s*-?(?:[\d.,]|\{,\})*\s*(?:\\?%|\\[$]|[a-zA-Z])?\s*$|^\s*(?:[01]?\d|2[0-4]) \\div [0-5]?\d\s*$/;
/** With hints first, the set-up of a story is left out: it would be the first step. */ function offerView({ text, question, instruction, latex }, { mode }) {
    const shown = mode === "hints" ? (0, __TURBOPACK__imported__module__749095__["b"])(text, {
        read: {
            instruction,
            latex
        },
        latex: ""
    }).latex : latex;
    return {
        text,
        meaning: question ?? instruction,
        instruction,
        latex: shown
    };
}
/** The rungs of the ladder that are open from the start, and how many steps it has before the answer. */ function hintsView(result) {
    const hint = (0, __TURBOPACK__imported__module__54300__["f"])(result);
    return hint && {
        ...hint,
        steps: (0, __TURBOPACK__imported__module__632775__["f"])(result)
    };
}
/** A worksheet as a whole, without its parts: it is open when they all are. */ function sheetView({ result, attempt, text }, parts) {
    const open = parts.every(({ answerRevealed })=>answerRevealed);
    const sum = (count)=>parts.reduce((all, part)=>all + count(part), 0);
    return {
        text,
        status: sheetStatus(parts),
        read: open ? {
            ...result.read
        } : (0, __TURBOPACK__imported__module__749095__["b"])(text, result),
        hints: null,
        latex: open ? result.latex : "",
        answer: open ? result.answer : "",
        verification: result.verification,
        evidence: [],
        steps: [],
        revealedSteps: sum(({ revealedSteps })=>revealedSteps),
        totalSteps: sum(({ totalSteps })=>totalSteps),
        answerRevealed: open,
        method: null,
        alternatives: [],
        graph: null,
        story: null,
        byModel: null,
        attempt,
        reason: result.reason,
        readings: [],
        offers: [],
        missed: []
    };
}
/** How a story was read. Before the answer is open, numbers that the story does not tell are left out of its bars, and
 * so are the lengths, of which they could be read off. */ function storyView({ rows, asked, model }, open) {
    const endView = ({ label, value, isTold, isAsked })=>({
            label,
            value: open || isTold ? value : null,
            isAsked
        });
    const bars = model?.bars.map(({ label, parts, whole })=>({
            label,
            parts: parts.map((part)=>({
                    ...endView(part),
                    size: open ? part.size : 1
                })),
            whole: whole && endView(whole)
        }));
    return {
        rows: rows.map(({ who, what, when, sentence, said })=>({
                who,
                what,
                when,
                sentence,
                said
            })),
        asked: {
            who: asked.who,
            what: asked.what,
            when: asked.when
        },
        model: model && bars ? {
            kind: model.kind,
            bars
        } : null
    };
}
/** What a language model read. What stands in for the text never leaves the server.
 * @param isShown whether answers may be shown; without, only what was read is */ function modelReadingView(reading, isShown) {
    if (reading.kind === "agreed") return {
        kind: "agreed"
    };
    if (reading.kind === "unfit") return {
        ...reading
    };
    const readings = reading.readings.map(({ story, latex, answer })=>({
            story: storyView(story, isShown),
            latex: isShown ? latex : "",
            answer: isShown ? answer : ""
        }));
    return {
        kind: "differ",
        readings
    };
}
/** As the engine calls it (see atRest). */ function sheetStatus(parts) {
    if (parts.every(isAnswered)) return "solved";
    return parts.some(isAnswered) ? "partly-solved" : "unsupported";
}
const stepView = ({ rule, title, latex, why })=>({
        rule,
        title,
        latex,
        why
    });
/** The steps with what is behind them: the smaller steps that each is made of, and what a step rests on, each theorem beside the
 * first that does.
 * @param read the problem as it was read, before the first step */ function openSteps(steps, read) {
    const told = new Set();
    return steps.map((step, at)=>{
        const smaller = smallerSteps(steps[at - 1]?.latex ?? read, step);
        const { rules: _rules, ...theorem } = (0, __TURBOPACK__imported__module__703779__["Q"])(step.rule) ?? {
            name: "",
            rules: []
        };
        const isNew = "says" in theorem && !told.has(theorem.name);
        if (isNew) told.add(theorem.name);
        if (smaller.length === 0) return {
            ...stepView(step),
            ...isNew && {
                theorem
            }
        };
        // The lines between show the theorem at work on the student's own numbers.
        return {
            ...stepView(step),
            smaller: [
                ...smaller
            ],
            ...isNew && {
                theorem: {
                    ...theorem,
                    example: ""
                }
            }
        };
    });
}
function presentItem(solve) {
    const { id, text, mode, status, latex, verification, answerRevealed, createdAt } = present(solve);
    return {
        id,
        text,
        mode,
        status,
        latex,
        verification,
        answerRevealed,
        createdAt
    };
}
function placeToReveal(solve, what) {
    if (!solve.result.parts || what === "answer") return undefined;
    return Math.max(0, problemsIn(solve).findIndex((problem)=>!isOpen(problem)));
}
function reveal({ result, revealedSteps, answerRevealed }, what) {
    const total = result.steps.length;
    if (what === "answer" || total === 0) return {
        revealedSteps: total,
        answerRevealed: true
    };
    const after = Math.min(revealedSteps + 1, total);
    if (after === total || after > (0, __TURBOPACK__imported__module__632775__["f"])(result)) return {
        revealedSteps: total,
        answerRevealed: true
    };
    return {
        revealedSteps: after,
        answerRevealed
    };
}
__turbopack_context__.s([
    "P",
    0,
    atRest,
    "_",
    0,
    isAnswerOpen,
    "k",
    0,
    isOpen,
    "b",
    0,
    newSolve,
    "W",
    0,
    outcomeMark,
    "O",
    0,
    placeToReveal,
    "l",
    0,
    present,
    "m",
    0,
    presentItem,
    "n",
    0,
    problemsIn,
    "o",
    0,
    reveal
], 997822);
// MERGED MODULE: [project]/server/features/solve/repository.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__875225__ = __turbopack_context__.i(875225);
var __TURBOPACK__imported__module__349129__ = __turbopack_context__.i(349129);
var __TURBOPACK__imported__module__518899__ = __turbopack_context__.i(518899);
var __TURBOPACK__imported__module__595907__ = __turbopack_context__.i(595907);
var __TURBOPACK__imported__module__256226__ = __turbopack_context__.i(256226);
// MERGED MODULE: [project]/server/db/columns.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__595907__1 = __TURBOPACK__imported__module__595907__;
var __TURBOPACK__imported__module__256226__1 = __TURBOPACK__imported__module__256226__;
;
;
const STORED_SOLVE = {
    id: __TURBOPACK__imported__module__256226__1["f"].id,
    text: __TURBOPACK__imported__module__256226__1["f"].text,
    mode: __TURBOPACK__imported__module__256226__1["f"].mode,
    result: __TURBOPACK__imported__module__256226__1["f"].result,
    revealedSteps: __TURBOPACK__imported__module__256226__1["f"].revealedSteps,
    answerRevealed: __TURBOPACK__imported__module__256226__1["f"].answerRevealed,
    attempt: __TURBOPACK__imported__module__256226__1["f"].attempt,
    partProgress: __TURBOPACK__imported__module__256226__1["f"].partProgress,
    solveMs: __TURBOPACK__imported__module__256226__1["f"].solveMs,
    createdAt: __TURBOPACK__imported__module__256226__1["f"].createdAt
};
__turbopack_context__.s([
    "f",
    0,
    STORED_SOLVE
], 287637);
// MERGED MODULE: [project]/server/db/containing.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__875225__1 = __TURBOPACK__imported__module__875225__;
var __TURBOPACK__imported__module__518899__1 = __TURBOPACK__imported__module__518899__;
;
;
const containing1 = (text, wanted)=>(0, __TURBOPACK__imported__module__875225__1["O"])(__TURBOPACK__imported__module__518899__1["B"]`regexp_replace(${text}, '\\s+', '', 'g')`, `%${wanted.replace(/[\\%_]/g, "\\$&")}%`);
;
;
;
;
;
const ownedBy = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__256226__["f"].userId, scope.userId) : (0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__256226__["f"].guestId, scope.guestId);
async function findById(db, scope, id) {
    const [row] = await db.select(STORED_SOLVE).from(__TURBOPACK__imported__module__256226__["f"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__256226__["f"].id, id), ownedBy(scope))).limit(1);
    return row ?? null;
}
async function listByOwner(db, scope, { after, limit, find, show }) {
    const older = after ? (0, __TURBOPACK__imported__module__875225__["F"])((0, __TURBOPACK__imported__module__875225__["S"])(__TURBOPACK__imported__module__256226__["f"].createdAt, after.createdAt), (0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__256226__["f"].createdAt, after.createdAt), (0, __TURBOPACK__imported__module__875225__["S"])(__TURBOPACK__imported__module__256226__["f"].id, after.id))) : undefined;
    return db.select(STORED_SOLVE).from(__TURBOPACK__imported__module__256226__["f"]).where((0, __TURBOPACK__imported__module__875225__["b"])(ownedBy(scope), older, find === "" ? undefined : containing1(__TURBOPACK__imported__module__518899__["B"]`${__TURBOPACK__imported__module__256226__["f"].text}`, find), OF_KIND[show])).orderBy((0, __TURBOPACK__imported__module__349129__["A"])(__TURBOPACK__imported__module__256226__["f"].createdAt), (0, __TURBOPACK__imported__module__349129__["A"])(__TURBOPACK__imported__module__256226__["f"].id)).limit(limit);
}
const ANSWERED = [
    "solved",
    "no-solution",
    "partly-solved"
];
/** What was said of the tries at a problem: at the whole, and at each part of a worksheet. */ const CHECKS = __TURBOPACK__imported__module__518899__["B"]`(
  select ${__TURBOPACK__imported__module__256226__["f"].attempt} -> 'check' as said
  union all
  select progress.value -> 'attempt' -> 'check'
  from jsonb_each(coalesce(${__TURBOPACK__imported__module__256226__["f"].partProgress}, '{}'::jsonb)) as progress
) as checks`;
const IS_WRONG = __TURBOPACK__imported__module__518899__["B"]`(said ->> 'verdict' = 'wrong' or said ->> 'firstWrong' is not null)`;
const OF_KIND = {
    all: undefined,
    solved: (0, __TURBOPACK__imported__module__875225__["y"])(__TURBOPACK__imported__module__256226__["f"].status, ANSWERED),
    unsolved: (0, __TURBOPACK__imported__module__875225__["$"])(__TURBOPACK__imported__module__256226__["f"].status, ANSWERED),
    mistakes: __TURBOPACK__imported__module__518899__["B"]`exists (select 1 from ${CHECKS} where ${IS_WRONG})`
};
async function countMisconceptions1(db, scope, { limit }) {
    const id = __TURBOPACK__imported__module__518899__["B"]`said -> 'misconception' ->> 'id'`;
    return db.select({
        id,
        title: __TURBOPACK__imported__module__518899__["B"]`max(said -> 'misconception' ->> 'title')`,
        explanation: __TURBOPACK__imported__module__518899__["B"]`max(said -> 'misconception' ->> 'explanation')`,
        count: __TURBOPACK__imported__module__518899__["B"]`count(*)::int`
    }).from(__TURBOPACK__imported__module__256226__["f"]).crossJoinLateral(CHECKS).where((0, __TURBOPACK__imported__module__875225__["b"])(ownedBy(scope), __TURBOPACK__imported__module__518899__["B"]`${id} is not null`)).groupBy(id).orderBy(__TURBOPACK__imported__module__518899__["B"]`count(*) desc`, __TURBOPACK__imported__module__518899__["B"]`max(${__TURBOPACK__imported__module__256226__["f"].createdAt}) desc`).limit(limit);
}
async function insert(db, scope, solve) {
    const owner = scope.kind === "user" ? {
        userId: scope.userId
    } : {
        guestId: scope.guestId
    };
    const { status, verification, latex } = solve.result;
    const rows = await db.insert(__TURBOPACK__imported__module__256226__["f"]).values({
        ...solve,
        ...owner,
        status,
        verification,
        latex
    }).onConflictDoNothing().returning({
        id: __TURBOPACK__imported__module__256226__["f"].id
    });
    return rows.length > 0;
}
async function updateResult(db, scope, { id, result }) {
    const { status, verification, latex } = result;
    const closed = {
        revealedSteps: 0,
        answerRevealed: false,
        attempt: null,
        partProgress: null
    };
    const [row] = await db.update(__TURBOPACK__imported__module__256226__["f"]).set({
        result,
        status,
        verification,
        latex,
        ...closed
    }).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__256226__["f"].id, id), ownedBy(scope))).returning(STORED_SOLVE);
    return row ?? null;
}
async function updateRevealed(db, scope, { id, revealedSteps, answerRevealed }) {
    const [row] = await db.update(__TURBOPACK__imported__module__256226__["f"]).set({
        revealedSteps: __TURBOPACK__imported__module__518899__["B"]`greatest(${__TURBOPACK__imported__module__256226__["f"].revealedSteps}, ${revealedSteps})`,
        answerRevealed: __TURBOPACK__imported__module__518899__["B"]`${__TURBOPACK__imported__module__256226__["f"].answerRevealed} or ${answerRevealed}`
    }).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__256226__["f"].id, id), ownedBy(scope))).returning(STORED_SOLVE);
    return row ?? null;
}
function updatePartRevealed(db, scope, { id, part, revealedSteps, answerRevealed }) {
    const before = partOf(part);
    const steps = __TURBOPACK__imported__module__518899__["B"]`greatest(coalesce((${before} ->> 'revealedSteps')::int, 0), ${revealedSteps}::int)`;
    const open = __TURBOPACK__imported__module__518899__["B"]`coalesce((${before} ->> 'answerRevealed')::boolean, false) or ${answerRevealed}::boolean`;
    return updatePart(db, scope, {
        id,
        part
    }, __TURBOPACK__imported__module__518899__["B"]`jsonb_build_object('revealedSteps', ${steps}, 'answerRevealed', ${open})`);
}
function updatePartAttempt(db, scope, { id, part, attempt }) {
    return updatePart(db, scope, {
        id,
        part
    }, __TURBOPACK__imported__module__518899__["B"]`${JSON.stringify({
        attempt
    })}::jsonb`);
}
const partOf = (part)=>__TURBOPACK__imported__module__518899__["B"]`coalesce(${__TURBOPACK__imported__module__256226__["f"].partProgress} -> ${String(part)}::text, '{}'::jsonb)`;
/** @param changes an object in JSON; what it does not name stays */ async function updatePart(db, scope, { id, part }, changes) {
    const all = __TURBOPACK__imported__module__518899__["B"]`coalesce(${__TURBOPACK__imported__module__256226__["f"].partProgress}, '{}'::jsonb)`;
    const changed = __TURBOPACK__imported__module__518899__["B"]`jsonb_build_object(${String(part)}::text, ${partOf(part)} || ${changes})`;
    const [row] = await db.update(__TURBOPACK__imported__module__256226__["f"]).set({
        partProgress: __TURBOPACK__imported__module__518899__["B"]`${all} || ${changed}`
    }).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__256226__["f"].id, id), ownedBy(scope))).returning(STORED_SOLVE);
    return row ?? null;
}
async function remove(db, scope, id) {
    const rows = await db.delete(__TURBOPACK__imported__module__256226__["f"]).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__256226__["f"].id, id), ownedBy(scope))).returning({
        id: __TURBOPACK__imported__module__256226__["f"].id
    });
    return rows.length > 0;
}
async function updateAttempt(db, scope, { id, attempt }) {
    const [row] = await db.update(__TURBOPACK__imported__module__256226__["f"]).set({
        attempt
    }).where((0, __TURBOPACK__imported__module__875225__["b"])((0, __TURBOPACK__imported__module__875225__["u"])(__TURBOPACK__imported__module__256226__["f"].id, id), ownedBy(scope))).returning(STORED_SOLVE);
    return row ?? null;
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
const NOT_FOUND = "We could not find this problem. It may have been deleted, or it belongs to another account.";
const TAKEN = "There is another problem of this number.";
async function createSolve(deps, scope, { id = deps.newId(), text, mode, onDevice, select }) {
    const started = performance.now();
    const result = await deps.engine.run("solve", text);
    const solveMs = Math.round((performance.now() - started) * 100) / 100;
    if (onDevice) noteDifference(deps, onDevice, result);
    const solve = {
        ...newSolve({
            id,
            text,
            mode,
            createdAt: deps.now()
        }, result),
        solveMs
    };
    const db = await deps.db();
    const isNew = await insert(db, scope, {
        ...solve,
        engineVersion: deps.engineVersion
    });
    const kept = isNew ? solve : await findById(db, scope, id);
    if (!kept || kept.text !== text || kept.mode !== mode) throw new __TURBOPACK__imported__module__861839__1["f"]("CONFLICT", {
        message: TAKEN
    });
    await (0, __TURBOPACK__imported__module__56275__["o"])(deps, scope);
    return shownSolve(deps, kept, select);
}
/** Two engines that differ are a defect of one of them, or an old one on a device: what is kept is this one's. */ function noteDifference({ log, engineVersion }, { engine, outcome }, result) {
    if (outcome === outcomeMark(result)) return;
    log.warn("A device worked out something else than the server.", {
        operation: "solve.create",
        reason: engine === engineVersion ? "same engine" : `engine ${engine}, here ${engineVersion}`
    });
}
async function getSolve(deps, scope, id) {
    return shownSolve(deps, await ownSolve(deps, scope, id));
}
async function listMistakes(deps, scope) {
    return countMisconceptions(await deps.db(), scope, {
        limit: MISTAKES_MAX
    });
}
async function listSolves(deps, scope, { cursor, limit, typeset, find = "", show = "all" }) {
    const after = cursor ? positionOf(cursor) : null;
    const rows = await listByOwner(await deps.db(), scope, {
        after,
        limit: limit + 1,
        find,
        show
    });
    const shown = rows.slice(0, limit).map(presentItem);
    const items = typeset ? await withMarkup(shown) : shown;
    const last = items.at(-1);
    return {
        items,
        nextCursor: rows.length > limit && last ? cursorOf(last) : null
    };
}
/** Items with their answers typeset, as far as one page has room for them; the others as they are written. */ async function withMarkup(items) {
    const ledger = openLedger(__TURBOPACK__imported__module__387954__["t"]);
    const done = [];
    for (const item of items){
        const cost = (0, __TURBOPACK__imported__module__433670__["f"])(item.latex);
        const fits = cost !== Number.POSITIVE_INFINITY && ledger.takeCost(cost);
        if (fits && !(0, __TURBOPACK__imported__module__640540__["F"])(item.latex, false)) await (0, __TURBOPACK__imported__module__703619__["q"])(cost);
        done.push({
            ...item,
            html: fits ? (0, __TURBOPACK__imported__module__640540__["M"])(item.latex, false) : (0, __TURBOPACK__imported__module__640540__["L"])(item.latex)
        });
    }
    return done;
}
async function revealSolve(deps, scope, { id, what, part }) {
    const solve = await ownSolve(deps, scope, id);
    const db = await deps.db();
    const place = part ?? placeToReveal(solve, what);
    const revealed = place === undefined ? await updateRevealed(db, scope, {
        id,
        ...reveal(solve, what)
    }) : await updatePartRevealed(db, scope, {
        id,
        part: place,
        ...reveal(partAt(solve, place), what)
    });
    if (!revealed) throw new __TURBOPACK__imported__module__861839__1["f"]("NOT_FOUND", {
        message: NOT_FOUND
    });
    return shownSolve(deps, revealed);
}
/** One part of a worksheet.
 * @throws {AppError} NOT_FOUND where there is none at that place */ function partAt(solve, place) {
    const part = solve.result.parts && problemsIn(solve)[place];
    if (!part) throw new __TURBOPACK__imported__module__861839__1["f"]("NOT_FOUND", {
        message: "This worksheet has no such part."
    });
    return part;
}
async function replaceResult(deps, scope, { id, result }) {
    const kept = await updateResult(await deps.db(), scope, {
        id,
        result: atRest(result)
    });
    if (!kept) throw new __TURBOPACK__imported__module__861839__1["f"]("NOT_FOUND", {
        message: NOT_FOUND
    });
    return shownSolve(deps, kept);
}
async function deleteSolve(deps, scope, id) {
    if (!await remove(await deps.db(), scope, id)) throw new __TURBOPACK__imported__module__861839__1["f"]("NOT_FOUND", {
        message: NOT_FOUND
    });
}
function checkAnswer({ engine }, asked) {
    return engine.run("checkAnswer", asked);
}
function checkWorking({ engine }, asked) {
    return engine.run("checkWorking", asked);
}
async function correctStory(deps, scope, { id, part, row, said }) {
    const solve = await ownSolve(deps, scope, id);
    const { story } = part === undefined ? solve.result : partAt(solve, part).result;
    const wrong = story?.rows[row];
    if (!story || !wrong) throw new __TURBOPACK__imported__module__861839__1["f"]("NOT_FOUND", {
        message: "The story has no such line."
    });
    const { start, end } = wrong.span;
    const corrected = `${story.text.slice(0, start)}${said}${story.text.slice(end)}`;
    const text = problemTextSchema.safeParse(corrected);
    if (!text.success) throw new __TURBOPACK__imported__module__861839__1["f"]("BAD_REQUEST", {
        message: text.error.issues[0]?.message
    });
    return createSolve(deps, scope, {
        text: text.data,
        mode: solve.mode
    });
}
async function checkAttempt(deps, scope, tried) {
    const solve = await ownSolve(deps, scope, tried.id);
    const { id, part } = tried;
    const attempt = await checked(deps, part === undefined ? solve : partAt(solve, part), tried);
    const db = await deps.db();
    const kept = part === undefined ? await updateAttempt(db, scope, {
        id,
        attempt
    }) : await updatePartAttempt(db, scope, {
        id,
        part,
        attempt
    });
    if (!kept) throw new __TURBOPACK__imported__module__861839__1["f"]("NOT_FOUND", {
        message: NOT_FOUND
    });
    return shownSolve(deps, kept);
}
async function checked(deps, { text, result }, tried) {
    const { kind } = tried;
    const { byModel } = result;
    const isRead = byModel?.kind === "agreed";
    const problem = isRead ? byModel.standIn : text;
    const check = kind === "answer" ? await checkAnswer(deps, {
        problem,
        answer: tried.text
    }) : await checkWorking(deps, {
        problem,
        lines: tried.text
    });
    // What stands in for the text says the answer itself.
    const quiet = isRead ? {
        ...check,
        problem: {
            instruction: "",
            latex: ""
        }
    } : check;
    return kind === "answer" ? {
        kind,
        text: tried.text,
        check: quiet
    } : {
        kind,
        text: tried.text.join("\n"),
        check: quiet
    };
}
function mayShowAnswer(solve) {
    return isAnswerOpen(solve);
}
const keptProblems = (solve)=>problemsIn(solve).map((problem)=>({
            ...problem,
            open: isOpen(problem)
        }));
async function shownSolve({ engine }, solve, select = {
    graph: true
}) {
    const drawings = problemsIn(solve).map(async (problem)=>{
        const { graph } = problem.result;
        return select.graph && graph && isOpen(problem) ? engine.run("draw", graph) : null;
    });
    return present(solve, await Promise.all(drawings));
}
async function readText({ engine, typeset }, text) {
    const { ok, reading, reason } = await engine.run("read", text);
    const { instruction, latex } = reading;
    return {
        ok,
        instruction,
        latex,
        html: typeset(latex),
        reason
    };
}
async function ownSolve(deps, scope, id) {
    const solve = await findById(await deps.db(), scope, id);
    if (!solve) throw new __TURBOPACK__imported__module__861839__1["f"]("NOT_FOUND", {
        message: NOT_FOUND
    });
    return solve;
}
function cursorOf({ createdAt, id }) {
    return `${createdAt.getTime()}_${id}`;
}
function positionOf(cursor) {
    const at = cursor.indexOf("_");
    return {
        createdAt: new Date(Number(cursor.slice(0, at))),
        id: cursor.slice(at + 1)
    };
}
__turbopack_context__.s([
    "B",
    0,
    checkAnswer,
    "V",
    0,
    checkAttempt,
    "w",
    0,
    checkWorking,
    "I",
    0,
    correctStory,
    "o",
    0,
    createSolve,
    "G",
    0,
    deleteSolve,
    "y",
    0,
    getSolve,
    "r",
    0,
    keptProblems,
    "S",
    0,
    listSolves,
    "H",
    0,
    mayShowAnswer,
    "z",
    0,
    readText,
    "_",
    0,
    replaceResult,
    "g",
    0,
    revealSolve
], 458788);
// MERGED MODULE: [project]/server/typeset/without-tex.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/typeset/math-as-text.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__66693__ = __turbopack_context__.i(66693);
;
const SYMBOLS = (0, __TURBOPACK__imported__module__66693__["f"])({
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
const SETS = (0, __TURBOPACK__imported__module__66693__["f"])({
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
var __TURBOPACK__imported__module__168595__1 = __TURBOPACK__imported__module__168595__;
// MERGED MODULE: [project]/server/features/chat/policy.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__168595__2 = __TURBOPACK__imported__module__168595__;
;
;
/** Name of the part that keeps how a reply came about. */ const NOTE = "data-reply";
/** Name of a part that holds a drawing. */ const GRAPH = "data-graph";
function titleOf(text) {
    const line = (text.trim().split("\n")[0] ?? "").replace(/\s+/g, " ").trim();
    if ([
        ...line
    ].length <= __TURBOPACK__imported__module__168595__2["B"]) return line;
    const cut = [
        ...line
    ].slice(0, __TURBOPACK__imported__module__168595__2["B"] - 1).join("");
    const atWord = cut.lastIndexOf(" ");
    return `${atWord > __TURBOPACK__imported__module__168595__2["B"] / 2 ? cut.slice(0, atWord) : cut}…`;
}
const nextMessagePosition = (last)=>last === null ? 0 : last + (last % 2 === 0 ? 2 : 1);
const userParts = (text)=>[
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
function textOf(parts) {
    return parts.map((part)=>part.type === "text" ? part.text : "").join("");
}
function present1({ id, role, parts }) {
    const note = noteOf(parts);
    const checks = replyChecksSchema.safeParse(note.checks).data;
    const graphs = graphsIn(parts);
    return {
        id,
        role,
        text: textOf(parts),
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
    return parts.flatMap((part)=>graphPartSchema.safeParse(part).data?.data ?? []);
}
function noteOf(parts) {
    for (const part of parts){
        if (part.type === NOTE && "data" in part && typeof part.data === "object" && part.data !== null) return part.data;
    }
    return {};
}
/** Characters shown on either side of what was searched for. */ const EXCERPT_SIDE = 40;
function excerptOf1(text, query) {
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
function leafUnder1(messages, id) {
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
// MERGED MODULE: [project]/server/features/chat/repository.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__875225__2 = __TURBOPACK__imported__module__875225__;
var __TURBOPACK__imported__module__349129__1 = __TURBOPACK__imported__module__349129__;
var __TURBOPACK__imported__module__260338__ = __turbopack_context__.i(260338);
var __TURBOPACK__imported__module__595907__2 = __TURBOPACK__imported__module__595907__;
var __TURBOPACK__imported__module__564616__ = __turbopack_context__.i(564616);
var __TURBOPACK__imported__module__685567__ = __turbopack_context__.i(685567);
var __TURBOPACK__imported__module__788055__ = __turbopack_context__.i(788055);
var __TURBOPACK__imported__module__131722__ = __turbopack_context__.i(131722);
;
;
;
;
;
const CHAT = {
    id: __TURBOPACK__imported__module__564616__["f"].id,
    title: __TURBOPACK__imported__module__564616__["f"].title,
    solveId: __TURBOPACK__imported__module__564616__["f"].solveId,
    mode: __TURBOPACK__imported__module__564616__["f"].mode,
    headId: __TURBOPACK__imported__module__564616__["f"].headId,
    createdAt: __TURBOPACK__imported__module__564616__["f"].createdAt,
    updatedAt: __TURBOPACK__imported__module__564616__["f"].updatedAt
};
const MESSAGE = {
    id: __TURBOPACK__imported__module__685567__["f"].id,
    role: __TURBOPACK__imported__module__685567__["f"].role,
    parts: __TURBOPACK__imported__module__685567__["f"].parts,
    position: __TURBOPACK__imported__module__685567__["f"].position,
    parentId: __TURBOPACK__imported__module__685567__["f"].parentId
};
const ownedBy1 = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__875225__2["u"])(__TURBOPACK__imported__module__564616__["f"].userId, scope.userId) : (0, __TURBOPACK__imported__module__875225__2["u"])(__TURBOPACK__imported__module__564616__["f"].guestId, scope.guestId);
const own = (scope, id)=>(0, __TURBOPACK__imported__module__875225__2["b"])((0, __TURBOPACK__imported__module__875225__2["u"])(__TURBOPACK__imported__module__564616__["f"].id, id), ownedBy1(scope));
async function findById1(db, scope, id) {
    const [row] = await db.select(CHAT).from(__TURBOPACK__imported__module__564616__["f"]).where(own(scope, id)).limit(1);
    return row ?? null;
}
async function listByOwner1(db, scope, { after, limit }) {
    const earlier = after ? (0, __TURBOPACK__imported__module__875225__2["F"])((0, __TURBOPACK__imported__module__875225__2["S"])(__TURBOPACK__imported__module__564616__["f"].updatedAt, after.updatedAt), (0, __TURBOPACK__imported__module__875225__2["b"])((0, __TURBOPACK__imported__module__875225__2["u"])(__TURBOPACK__imported__module__564616__["f"].updatedAt, after.updatedAt), (0, __TURBOPACK__imported__module__875225__2["S"])(__TURBOPACK__imported__module__564616__["f"].id, after.id))) : undefined;
    return db.select({
        id: __TURBOPACK__imported__module__564616__["f"].id,
        title: __TURBOPACK__imported__module__564616__["f"].title,
        updatedAt: __TURBOPACK__imported__module__564616__["f"].updatedAt
    }).from(__TURBOPACK__imported__module__564616__["f"]).where((0, __TURBOPACK__imported__module__875225__2["b"])(ownedBy1(scope), earlier)).orderBy((0, __TURBOPACK__imported__module__349129__1["A"])(__TURBOPACK__imported__module__564616__["f"].updatedAt), (0, __TURBOPACK__imported__module__349129__1["A"])(__TURBOPACK__imported__module__564616__["f"].id)).limit(limit);
}
async function searchByOwner1(db, scope, { query, limit }) {
    const has = (text)=>containing(text, query);
    const spoken = sql`part ->> 'text'`;
    const latest = db.select({
        text: spoken.as("text")
    }).from(__TURBOPACK__imported__module__685567__["f"]).crossJoin(sql`jsonb_array_elements(${__TURBOPACK__imported__module__685567__["f"].parts}) as part`).where((0, __TURBOPACK__imported__module__875225__2["b"])((0, __TURBOPACK__imported__module__875225__2["u"])(__TURBOPACK__imported__module__685567__["f"].chatId, __TURBOPACK__imported__module__564616__["f"].id), sql`part ->> 'type' = 'text'`, has(spoken))).orderBy((0, __TURBOPACK__imported__module__349129__1["A"])(__TURBOPACK__imported__module__685567__["f"].position)).limit(1).as("latest");
    return db.select({
        id: __TURBOPACK__imported__module__564616__["f"].id,
        title: __TURBOPACK__imported__module__564616__["f"].title,
        text: latest.text
    }).from(__TURBOPACK__imported__module__564616__["f"]).leftJoinLateral(latest, sql`true`).where((0, __TURBOPACK__imported__module__875225__2["b"])(ownedBy1(scope), (0, __TURBOPACK__imported__module__875225__2["F"])(isNotNull(latest.text), has(sql`${__TURBOPACK__imported__module__564616__["f"].title}`)))).orderBy((0, __TURBOPACK__imported__module__349129__1["A"])(__TURBOPACK__imported__module__564616__["f"].updatedAt), (0, __TURBOPACK__imported__module__349129__1["A"])(__TURBOPACK__imported__module__564616__["f"].id)).limit(limit);
}
async function insertIfAbsent(db, scope, chat) {
    const owner = scope.kind === "user" ? {
        userId: scope.userId
    } : {
        guestId: scope.guestId
    };
    await db.insert(__TURBOPACK__imported__module__564616__["f"]).values({
        ...chat,
        ...owner
    }).onConflictDoNothing();
}
async function listMessages(db, chatId) {
    const rows = await db.select(MESSAGE).from(__TURBOPACK__imported__module__685567__["f"]).where((0, __TURBOPACK__imported__module__875225__2["u"])(__TURBOPACK__imported__module__685567__["f"].chatId, chatId)).orderBy(__TURBOPACK__imported__module__685567__["f"].position);
    return rows.filter(isSpoken);
}
async function lock(db, scope, chatId) {
    const [row] = await db.select(CHAT).from(__TURBOPACK__imported__module__564616__["f"]).where(own(scope, chatId)).for("update");
    return row ?? null;
}
async function appendMessage(db, { chatId, parentId, now, ...said }) {
    const ids = parentId === null ? [
        said.id
    ] : [
        said.id,
        parentId
    ];
    const found = await db.select({
        id: __TURBOPACK__imported__module__685567__["f"].id,
        chatId: __TURBOPACK__imported__module__685567__["f"].chatId,
        role: __TURBOPACK__imported__module__685567__["f"].role
    }).from(__TURBOPACK__imported__module__685567__["f"]).where((0, __TURBOPACK__imported__module__875225__2["y"])(__TURBOPACK__imported__module__685567__["f"].id, ids));
    const known = found.find(({ id })=>id === said.id);
    if (known && (known.chatId !== chatId || known.role !== "user")) return null;
    const follows = parentId === null || found.some((row)=>row.id === parentId && row.chatId === chatId);
    if (!known && !follows) return null;
    if (!known) {
        const [top] = await db.select({
            last: (0, __TURBOPACK__imported__module__260338__["y"])(__TURBOPACK__imported__module__685567__["f"].position)
        }).from(__TURBOPACK__imported__module__685567__["f"]).where((0, __TURBOPACK__imported__module__875225__2["u"])(__TURBOPACK__imported__module__685567__["f"].chatId, chatId));
        const [held] = await db.select({
            last: (0, __TURBOPACK__imported__module__260338__["y"])(__TURBOPACK__imported__module__788055__["A"].position)
        }).from(__TURBOPACK__imported__module__788055__["A"]).where((0, __TURBOPACK__imported__module__875225__2["u"])(__TURBOPACK__imported__module__788055__["A"].chatId, chatId));
        const last = Math.max(top?.last ?? -1, held?.last ?? -1);
        const position = nextMessagePosition(last < 0 ? null : last);
        await db.insert(__TURBOPACK__imported__module__685567__["f"]).values({
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
    if (Object.keys(changes).length > 0) await db.update(__TURBOPACK__imported__module__564616__["f"]).set(changes).where((0, __TURBOPACK__imported__module__875225__2["u"])(__TURBOPACK__imported__module__564616__["f"].id, chatId));
}
async function insertReply(db, { now, replaces, ...reply }) {
    await db.insert(__TURBOPACK__imported__module__685567__["f"]).values({
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
    await db.update(__TURBOPACK__imported__module__564616__["f"]).set({
        headId: reply.id
    }).where((0, __TURBOPACK__imported__module__875225__2["b"])((0, __TURBOPACK__imported__module__875225__2["u"])(__TURBOPACK__imported__module__564616__["f"].id, reply.chatId), (0, __TURBOPACK__imported__module__875225__2["y"])(__TURBOPACK__imported__module__564616__["f"].headId, shown)));
    await db.update(__TURBOPACK__imported__module__564616__["f"]).set({
        updatedAt: now
    }).where((0, __TURBOPACK__imported__module__875225__2["u"])(__TURBOPACK__imported__module__564616__["f"].id, reply.chatId));
    if (replaces === null) return;
    // What was said after the beginning goes on after the whole, and a link that ended with it ends with the whole.
    await db.update(__TURBOPACK__imported__module__131722__["f"]).set({
        headId: reply.id
    }).where((0, __TURBOPACK__imported__module__875225__2["u"])(__TURBOPACK__imported__module__131722__["f"].headId, replaces));
    await db.update(__TURBOPACK__imported__module__685567__["f"]).set({
        parentId: reply.id
    }).where((0, __TURBOPACK__imported__module__875225__2["u"])(__TURBOPACK__imported__module__685567__["f"].parentId, replaces));
    await db.delete(__TURBOPACK__imported__module__685567__["f"]).where((0, __TURBOPACK__imported__module__875225__2["b"])((0, __TURBOPACK__imported__module__875225__2["u"])(__TURBOPACK__imported__module__685567__["f"].id, replaces), (0, __TURBOPACK__imported__module__875225__2["u"])(__TURBOPACK__imported__module__685567__["f"].chatId, reply.chatId)));
}
async function update(db, scope, { id, title }) {
    const rows = await db.update(__TURBOPACK__imported__module__564616__["f"]).set({
        title
    }).where(own(scope, id)).returning({
        id: __TURBOPACK__imported__module__564616__["f"].id
    });
    return rows.length > 0;
}
async function remove1(db, scope, id) {
    const rows = await db.delete(__TURBOPACK__imported__module__564616__["f"]).where(own(scope, id)).returning({
        id: __TURBOPACK__imported__module__564616__["f"].id
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
const NOT_FOUND1 = "We could not find this conversation. It may have been deleted, or it belongs to another account.";
async function getChat(deps, scope, id) {
    const db = await deps.db();
    const chat = await findById1(db, scope, id);
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
            ...present1(message),
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
    return present1(message);
}
function asUnchecked(reply) {
    const shown = present1(reply);
    return replyParts(shown.text, {
        ...shown,
        source: "language-model"
    });
}
async function listChats(deps, scope, { cursor, limit } = {
    limit: __TURBOPACK__imported__module__168595__1["$"]
}) {
    const after = cursor ? positionOf1(cursor) : null;
    const rows = await listByOwner1(await deps.db(), scope, {
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
function positionOf1(cursor) {
    const at = cursor.indexOf("_");
    return {
        updatedAt: new Date(Number(cursor.slice(0, at))),
        id: cursor.slice(at + 1)
    };
}
async function searchChats(deps, scope, { query }) {
    const found = await searchByOwner(await deps.db(), scope, {
        query,
        limit: SEARCH_RESULTS_MAX
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
    const solve = await ownSolve1(deps, scope, solveId);
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
    if (!await remove1(await deps.db(), scope, id)) throw notFound();
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
        ownSolve1(deps, scope, chat.solveId)
    ]);
    const path = pathTo(all, messageId).slice(-__TURBOPACK__imported__module__168595__1["t"]);
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
    if (send.solveId === undefined || await findById1(await deps.db(), scope, send.id)) return null;
    return getSolve(deps, scope, send.solveId);
}
async function contextOf(deps, scope, solveId) {
    return context(await ownSolve1(deps, scope, solveId));
}
async function ownSolve1(deps, scope, solveId) {
    if (solveId === null) return null;
    try {
        return await getSolve(deps, scope, solveId);
    } catch (error) {
        if (__TURBOPACK__imported__module__861839__["f"].isInstance(error) && error.code === "NOT_FOUND") return null;
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
const notFound = ()=>new __TURBOPACK__imported__module__861839__["f"]("NOT_FOUND", {
        message: NOT_FOUND1
    });
__turbopack_context__.s([
    "h",
    0,
    activateBranch,
    "V",
    0,
    addMessage,
    "_",
    0,
    allMessages,
    "s",
    0,
    asUnchecked,
    "Y",
    0,
    contextOf,
    "w",
    0,
    deleteChat,
    "T",
    0,
    getChat,
    "U",
    0,
    listChats,
    "v",
    0,
    lockChat,
    "E",
    0,
    messagesUpTo,
    "F",
    0,
    problemFor,
    "W",
    0,
    renameChat,
    "L",
    0,
    saveReply,
    "X",
    0,
    shownBranch,
    "o",
    0,
    shownMessage
], 178430);
}),
663098, ((__turbopack_context__) => {
"use strict";

/** Characters a problem may have after trimming. */ const TEXT_LENGTH_MAX = 2000;
const UNPRINTABLE = /[^\P{Cc}\n\t]|\p{Surrogate}/gu;
const ATTEMPT_LENGTH_MAX = 4000;
const PARTS_MAX = 24;
const PAGE_SIZE = 20;
const PAGE_SIZE_MAX = 100;
const FIND_LENGTH_MAX = 100;
const SHOWN_KINDS = [
    "all",
    "solved",
    "unsolved",
    "mistakes"
];
const MISTAKES_MAX = 5;
const SOLVE_MODES = [
    "answer",
    "hints"
];
const STORY_ROWS_MAX = 100;
const CORRECTION_LENGTH_MAX = 500;
const BY_MODEL = "Read by a language model, worked out and checked here";
__turbopack_context__.s([
    "J",
    0,
    ATTEMPT_LENGTH_MAX,
    "M",
    0,
    BY_MODEL,
    "V",
    0,
    CORRECTION_LENGTH_MAX,
    "K",
    0,
    FIND_LENGTH_MAX,
    "$",
    0,
    PAGE_SIZE,
    "F",
    0,
    PAGE_SIZE_MAX,
    "X",
    0,
    PARTS_MAX,
    "v",
    0,
    SHOWN_KINDS,
    "G",
    0,
    SOLVE_MODES,
    "Z",
    0,
    STORY_ROWS_MAX,
    "E",
    0,
    TEXT_LENGTH_MAX,
    "B",
    0,
    UNPRINTABLE
]);
}),
];

//# sourceMappingURL=_1fxkzj9yupw9i._.js.map