module.exports = [
16855, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/(marketing)/accuracy/page.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__ = __turbopack_context__.i(907997);
var __TURBOPACK__imported__module__395936__ = __turbopack_context__.i(395936);
// MERGED MODULE: [project]/server/features/scorecard/loaders.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__14334__ = __turbopack_context__.i(14334);
// MERGED MODULE: [project]/server/features/scorecard/policy.ts [app-rsc] (ecmascript)
;
function totalOf(topics) {
    const sum = (count)=>topics.reduce((all, each)=>all + count(each), 0);
    return {
        topic: "all",
        exercises: sum(({ exercises })=>exercises),
        right: sum(({ right })=>right),
        differs: sum(({ differs })=>differs),
        undecided: sum(({ undecided })=>undecided)
    };
}
const unanswered = ({ exercises, right, differs, undecided })=>exercises - right - differs - undecided;
const precisionOf = ({ right, differs })=>right + differs === 0 ? null : right / (right + differs);
// MERGED MODULE: [project]/server/features/scorecard/schema.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__811365__ = __turbopack_context__.i(811365);
var __TURBOPACK__imported__module__26972__ = __turbopack_context__.i(26972);
var __TURBOPACK__imported__module__427221__ = __turbopack_context__.i(427221);
var __TURBOPACK__imported__module__235504__ = __turbopack_context__.i(235504);
var __TURBOPACK__imported__module__689963__ = __turbopack_context__.i(689963);
;
const countSchema = __TURBOPACK__imported__module__811365__["z"].number().int().nonnegative();
/** One topic's exercises by what came of them. */ const topicSchema = __TURBOPACK__imported__module__26972__["z"].object({
    topic: __TURBOPACK__imported__module__427221__["z"].string().min(1),
    exercises: countSchema.positive(),
    /** The answer is the book's. */ right: countSchema,
    /** The answer is not the book's; one of the two is wrong, or they are written to different rules. */ differs: countSchema,
    /** There is an answer, and the comparison cannot tell whether it is the book's. */ undecided: countSchema
});
const scorecardSchema = __TURBOPACK__imported__module__26972__["z"].object({
    date: __TURBOPACK__imported__module__235504__["z"].iso.date(),
    topics: __TURBOPACK__imported__module__689963__["z"].array(topicSchema).min(1)
});
;
;
;
;
function loadScorecard() {
    const { date, topics } = scorecardSchema.parse(__TURBOPACK__imported__module__14334__["default"]);
    const all = totalOf(topics);
    return {
        date,
        topics: topics.map((score)=>({
                ...score,
                unanswered: unanswered(score)
            })),
        exercises: all.exercises,
        accuracy: all.right / all.exercises,
        precision: precisionOf(all)
    };
}
var __TURBOPACK__imported__module__958755__ = __turbopack_context__.i(958755);
// MERGED MODULE: [project]/app/(marketing)/accuracy/_components/score-table.tsx [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__907997__1 = __TURBOPACK__imported__module__907997__;
var __TURBOPACK__imported__module__958755__1 = __TURBOPACK__imported__module__958755__;
// MERGED MODULE: [project]/app/(marketing)/accuracy/_components/topic-name.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__71880__ = __turbopack_context__.i(71880);
;
/** Topics whose names need more than a capital letter and spaces. */ const NAMES = (0, __TURBOPACK__imported__module__71880__["f"])({
    "exp-log": "Exponentials and logarithms",
    "fractions-decimals": "Fractions and decimals",
    "function-evaluate": "Values of functions",
    "line-slope": "Lines and slopes",
    "linear-system": "Systems of equations",
    "ratio-proportion": "Ratio and proportion",
    "sequence-series": "Sequences and series",
    "domain-range": "Domain and range",
    "vectors-polar": "Vectors and polar form",
    translate: "From words to algebra",
    factor: "Factoring",
    expand: "Multiplying out",
    simplify: "Simplifying",
    complex: "Complex numbers",
    matrix: "Matrices",
    percent: "Percentages",
    limit: "Limits",
    derivative: "Derivatives",
    "word-problem": "Word problems"
});
function topicName(topic) {
    const words = topic.replaceAll("-", " ");
    return NAMES[topic] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
;
;
;
function ScoreTable({ topics }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("section", {
        "aria-label": "Results by topic",
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard.
        tabIndex: 0,
        className: "sideways mt-4",
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("table", {
            className: "w-full min-w-[31rem] text-left text-[15px]",
            children: [
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("thead", {
                    className: "text-muted",
                    children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("tr", {
                        className: "border-b border-hairline",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("th", {
                                scope: "col",
                                className: "py-2 pr-3 font-normal",
                                children: "Topic"
                            }),
                            [
                                "Exercises",
                                "Right",
                                "Different",
                                "Unclear",
                                "No answer"
                            ].map((name)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("th", {
                                    scope: "col",
                                    className: "py-2 pl-3 text-right font-normal",
                                    children: name
                                }, name))
                        ]
                    })
                }),
                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("tbody", {
                    children: topics.map((score)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsxs"])("tr", {
                            className: "border-b border-hairline",
                            children: [
                                /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("th", {
                                    scope: "row",
                                    className: "py-2 pr-3 font-normal",
                                    children: topicName(score.topic)
                                }),
                                [
                                    score.exercises,
                                    score.right,
                                    score.differs,
                                    score.undecided,
                                    score.unanswered
                                ].map((count, column)=>// biome-ignore lint/suspicious/noArrayIndexKey: the columns are always these five.
                                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__1["jsx"])("td", {
                                        className: "py-2 pl-3 text-right tabular-nums",
                                        children: (0, __TURBOPACK__imported__module__958755__1["L"])(count)
                                    }, column))
                            ]
                        }, score.topic))
                })
            ]
        })
    });
}
;
;
;
;
;
const metadata = {
    title: "How often we are right"
};
const NOT_COVERED = [
    "Proofs, essays and anything that has no answer to compare.",
    "Photos: whether a picture is read correctly is another question. What was read is always shown first.",
    "The tutor’s own words when a language model is connected. Each statement in them has its own mark.",
    "Problems as you would type them, which are shorter and less tidy than those in a book."
];
function AccuracyPage() {
    const { date, topics, exercises, accuracy, precision } = loadScorecard();
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])(__TURBOPACK__imported__module__907997__["Fragment"], {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h1", {
                className: "font-serif text-[34px] leading-tight sm:text-[44px]",
                children: "How often we are right"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("p", {
                className: "mt-3 text-lg leading-7 text-pretty text-muted",
                children: [
                    "We gave ",
                    (0, __TURBOPACK__imported__module__958755__["L"])(exercises),
                    " exercises from open textbooks to the engine and compared each answer with the one printed in the book."
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("dl", {
                className: "mt-8 grid gap-6 sm:grid-cols-3",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Figure, {
                        name: "had the book’s answer",
                        value: (0, __TURBOPACK__imported__module__958755__["g"])(accuracy)
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Figure, {
                        name: "of the answers that could be compared were the book’s",
                        value: (0, __TURBOPACK__imported__module__958755__["g"])(precision ?? 0)
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Figure, {
                        name: "last measured",
                        value: (0, __TURBOPACK__imported__module__958755__["_"])(new Date(`${date}T12:00:00Z`))
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h2", {
                className: "mt-14 border-t border-hairline pt-9 font-serif text-[26px] leading-tight",
                children: "By topic"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(ScoreTable, {
                topics: topics
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h2", {
                className: "mt-14 border-t border-hairline pt-9 font-serif text-[26px] leading-tight",
                children: "What the columns mean"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("dl", {
                className: "mt-5 space-y-4",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Meaning, {
                        name: "Right",
                        text: "Our answer and the book’s are the same, however they are written."
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Meaning, {
                        name: "Different",
                        text: "They are not the same. Many of these are a matter of rules: the book takes 3.14 where we keep π, or rounds a conversion. Some are misprints in the book, and some are our mistakes."
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Meaning, {
                        name: "Unclear",
                        text: "We answered, and the comparison cannot tell whether the two are the same."
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(Meaning, {
                        name: "No answer",
                        text: "We say so rather than guess."
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("h2", {
                className: "mt-14 border-t border-hairline pt-9 font-serif text-[26px] leading-tight",
                children: "What this does not cover"
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("ul", {
                className: "mt-5 list-disc space-y-2 pl-5",
                children: NOT_COVERED.map((line)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("li", {
                        children: line
                    }, line))
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("p", {
                className: "mt-6 text-muted",
                children: "These exercises were at hand while the engine was made, so on a book nobody here has seen it does less well. A problem that was misread can still have its answer checked: compare “Read as” with what you meant."
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])(__TURBOPACK__imported__module__395936__["default"], {
                href: "/",
                className: "button button-primary mt-8",
                children: "Solve a problem"
            })
        ]
    });
}
function Figure({ name, value }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
        className: "flex flex-col-reverse justify-end border-l border-accent pl-4",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("dt", {
                className: "text-[15px] text-muted",
                children: name
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("dd", {
                className: "font-serif text-[28px] leading-tight",
                children: value
            })
        ]
    });
}
function Meaning({ name, text }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsxs"])("div", {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("dt", {
                className: "font-medium",
                children: name
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__907997__["jsx"])("dd", {
                className: "text-muted",
                children: text
            })
        ]
    });
}
__turbopack_context__.s([
    "default",
    0,
    AccuracyPage,
    "metadata",
    0,
    metadata
], 16855);
}),
838092, (function(__turbopack_context__){

__turbopack_context__.n(__turbopack_context__.i(16855));
}),
14334, ((__turbopack_context__, module, exports) => {

module.exports = {
    "date": "2026-11-28",
    "topics": [
        {
            "topic": "word-problem",
            "exercises": 620,
            "right": 395,
            "differs": 28,
            "undecided": 12
        },
        {
            "topic": "radicals",
            "exercises": 562,
            "right": 561,
            "differs": 0,
            "undecided": 0
        },
        {
            "topic": "fractions-decimals",
            "exercises": 501,
            "right": 487,
            "differs": 5,
            "undecided": 0
        },
        {
            "topic": "arithmetic",
            "exercises": 500,
            "right": 449,
            "differs": 9,
            "undecided": 8
        },
        {
            "topic": "function-evaluate",
            "exercises": 464,
            "right": 410,
            "differs": 2,
            "undecided": 27
        },
        {
            "topic": "simplify",
            "exercises": 452,
            "right": 432,
            "differs": 2,
            "undecided": 10
        },
        {
            "topic": "linear-equation",
            "exercises": 365,
            "right": 364,
            "differs": 0,
            "undecided": 0
        },
        {
            "topic": "physics",
            "exercises": 300,
            "right": 66,
            "differs": 10,
            "undecided": 11
        },
        {
            "topic": "exponents",
            "exercises": 266,
            "right": 265,
            "differs": 0,
            "undecided": 0
        },
        {
            "topic": "statistics",
            "exercises": 247,
            "right": 93,
            "differs": 4,
            "undecided": 2
        },
        {
            "topic": "expand",
            "exercises": 244,
            "right": 243,
            "differs": 1,
            "undecided": 0
        },
        {
            "topic": "linear-system",
            "exercises": 222,
            "right": 193,
            "differs": 4,
            "undecided": 5
        },
        {
            "topic": "quadratic-equation",
            "exercises": 202,
            "right": 185,
            "differs": 0,
            "undecided": 15
        },
        {
            "topic": "factor",
            "exercises": 200,
            "right": 197,
            "differs": 0,
            "undecided": 1
        },
        {
            "topic": "percent",
            "exercises": 196,
            "right": 171,
            "differs": 3,
            "undecided": 0
        },
        {
            "topic": "translate",
            "exercises": 169,
            "right": 168,
            "differs": 0,
            "undecided": 0
        },
        {
            "topic": "exp-log",
            "exercises": 151,
            "right": 138,
            "differs": 5,
            "undecided": 4
        },
        {
            "topic": "line-slope",
            "exercises": 145,
            "right": 127,
            "differs": 0,
            "undecided": 13
        },
        {
            "topic": "trigonometry",
            "exercises": 141,
            "right": 98,
            "differs": 3,
            "undecided": 11
        },
        {
            "topic": "chemistry",
            "exercises": 127,
            "right": 42,
            "differs": 1,
            "undecided": 17
        },
        {
            "topic": "rational-expressions",
            "exercises": 126,
            "right": 125,
            "differs": 1,
            "undecided": 0
        },
        {
            "topic": "sequence-series",
            "exercises": 123,
            "right": 109,
            "differs": 1,
            "undecided": 4
        },
        {
            "topic": "inequality",
            "exercises": 88,
            "right": 87,
            "differs": 0,
            "undecided": 0
        },
        {
            "topic": "scientific-notation",
            "exercises": 74,
            "right": 69,
            "differs": 1,
            "undecided": 0
        },
        {
            "topic": "number-theory",
            "exercises": 70,
            "right": 69,
            "differs": 0,
            "undecided": 1
        },
        {
            "topic": "matrix",
            "exercises": 69,
            "right": 44,
            "differs": 3,
            "undecided": 20
        },
        {
            "topic": "unit-conversion",
            "exercises": 66,
            "right": 56,
            "differs": 8,
            "undecided": 0
        },
        {
            "topic": "rounding",
            "exercises": 60,
            "right": 60,
            "differs": 0,
            "undecided": 0
        },
        {
            "topic": "radical-equation",
            "exercises": 59,
            "right": 57,
            "differs": 0,
            "undecided": 1
        },
        {
            "topic": "vectors-polar",
            "exercises": 56,
            "right": 43,
            "differs": 0,
            "undecided": 1
        },
        {
            "topic": "literal-equation",
            "exercises": 54,
            "right": 52,
            "differs": 0,
            "undecided": 0
        },
        {
            "topic": "conics",
            "exercises": 49,
            "right": 24,
            "differs": 13,
            "undecided": 5
        },
        {
            "topic": "absolute-value",
            "exercises": 45,
            "right": 45,
            "differs": 0,
            "undecided": 0
        },
        {
            "topic": "domain-range",
            "exercises": 43,
            "right": 36,
            "differs": 0,
            "undecided": 4
        },
        {
            "topic": "complex",
            "exercises": 34,
            "right": 32,
            "differs": 0,
            "undecided": 0
        },
        {
            "topic": "rational-equation",
            "exercises": 22,
            "right": 22,
            "differs": 0,
            "undecided": 0
        },
        {
            "topic": "limit",
            "exercises": 17,
            "right": 11,
            "differs": 3,
            "undecided": 2
        },
        {
            "topic": "ratio-proportion",
            "exercises": 16,
            "right": 15,
            "differs": 0,
            "undecided": 0
        },
        {
            "topic": "polynomial-equation",
            "exercises": 12,
            "right": 12,
            "differs": 0,
            "undecided": 0
        },
        {
            "topic": "derivative",
            "exercises": 8,
            "right": 4,
            "differs": 1,
            "undecided": 2
        }
    ]
};
}),
];

//# sourceMappingURL=_0phyokqytr4re._.js.map