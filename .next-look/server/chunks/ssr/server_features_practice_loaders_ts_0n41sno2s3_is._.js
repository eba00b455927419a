module.exports = [
399763, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/practice/loaders.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__570396__ = __turbopack_context__.i(570396);
var __TURBOPACK__imported__module__673727__ = __turbopack_context__.i(673727);
var __TURBOPACK__imported__module__508015__ = __turbopack_context__.i(508015);
var __TURBOPACK__imported__module__333851__ = __turbopack_context__.i(333851);
var __TURBOPACK__imported__module__342059__ = __turbopack_context__.i(342059);
// MERGED MODULE: [project]/server/solver/practice/textbook-list.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__342059__1 = __TURBOPACK__imported__module__342059__;
var __TURBOPACK__imported__module__455490__ = __turbopack_context__.i(455490);
var __TURBOPACK__imported__module__225516__ = __turbopack_context__.i(225516);
;
;
;
const named = (id)=>({
        id,
        name: (0, __TURBOPACK__imported__module__455490__["p"])(id)?.name ?? id
    });
function textbookList() {
    const skills = (0, __TURBOPACK__imported__module__342059__1["H"])();
    const books = Object.entries(__TURBOPACK__imported__module__225516__["C"]).map(([id, { title, address, sections }])=>{
        const listed = Object.entries(sections).map(([number, section])=>{
            return {
                number,
                title: section,
                skills: (skills.get(`${id} ${number}`) ?? []).map(named)
            };
        });
        return {
            id,
            title,
            address,
            sections: listed
        };
    });
    const without = Object.entries(__TURBOPACK__imported__module__342059__1["G"]).map(([id, why])=>({
            ...named(id),
            why
        }));
    return {
        publisher: __TURBOPACK__imported__module__225516__["Z"],
        licence: __TURBOPACK__imported__module__225516__["D"],
        books,
        without
    };
}
// MERGED MODULE: [project]/server/features/practice/like/service.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__508015__1 = __TURBOPACK__imported__module__508015__;
var __TURBOPACK__imported__module__307302__ = __turbopack_context__.i(307302);
var __TURBOPACK__imported__module__598805__ = __turbopack_context__.i(598805);
var __TURBOPACK__imported__module__466190__ = __turbopack_context__.i(466190);
;
;
;
;
;
const NO_STEP = "No step of this working failed. Check it again first.";
const NOT_OPEN = "There is nothing to practise yet. Open the answer of the problem first.";
async function problemsLike(deps, scope, { id, round, again }) {
    const solve = await (0, __TURBOPACK__imported__module__307302__["y"])(deps, scope, id);
    if (again) return likeStep(deps, (0, __TURBOPACK__imported__module__466190__["M"])(solve), round);
    const skill = (0, __TURBOPACK__imported__module__466190__["k"])(solve);
    if (!skill && !(0, __TURBOPACK__imported__module__466190__["d"])(solve)) throw new __TURBOPACK__imported__module__508015__1["f"]("NOT_FOUND", {
        message: NOT_OPEN
    });
    const problems = skill ? await ofSkill(deps, skill.id, round) : await withOtherNumbers(deps, solve.text, round);
    return {
        skill,
        problems: problems.map((problem)=>({
                ...problem,
                html: deps.typeset(problem.latex)
            }))
    };
}
/** Problems about the step alone: the line before it with other numbers. It is the student's own, and gives nothing away.
 * @throws {AppError} NOT_FOUND where no step failed */ async function likeStep(deps, line, round) {
    if (line === null) throw new __TURBOPACK__imported__module__508015__1["f"]("NOT_FOUND", {
        message: NO_STEP
    });
    const problems = await withOtherNumbers(deps, line, round);
    return {
        skill: null,
        problems: problems.map((problem)=>({
                ...problem,
                html: deps.typeset(problem.latex)
            }))
    };
}
async function ofSkill({ engine }, skill, round) {
    const wanted = Array.from({
        length: __TURBOPACK__imported__module__598805__["Q"]
    }, ()=>({
            skill,
            level: 1
        }));
    const made = await engine.run("practiceSet", {
        wanted,
        seed: round
    }) ?? [];
    return made.map(({ text, instruction, latex, level, seed })=>{
        return {
            text,
            instruction,
            latex,
            problem: `${skill}.${level}.${seed}`
        };
    });
}
async function withOtherNumbers({ engine }, problem, round) {
    const made = await engine.run("variants", {
        problem,
        level: 2,
        count: __TURBOPACK__imported__module__598805__["Q"],
        seed: round
    });
    return made.map(({ text, instruction, latex })=>({
            text,
            instruction,
            latex,
            problem: null
        }));
}
var __TURBOPACK__imported__module__466190__1 = __TURBOPACK__imported__module__466190__;
var __TURBOPACK__imported__module__314645__ = __turbopack_context__.i(314645);
var __TURBOPACK__imported__module__164118__ = __turbopack_context__.i(164118);
var __TURBOPACK__imported__module__492784__ = __turbopack_context__.i(492784);
var __TURBOPACK__imported__module__238128__ = __turbopack_context__.i(238128);
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
async function loadSkills() {
    return (0, __TURBOPACK__imported__module__164118__["B"])(await (0, __TURBOPACK__imported__module__333851__["d"])(), await (0, __TURBOPACK__imported__module__333851__["e"])());
}
const taughtIn = (skill)=>(0, __TURBOPACK__imported__module__342059__["X"])(skill);
const textbooksBySection = ()=>textbookList();
async function loadTurn(wanted) {
    const asked = __TURBOPACK__imported__module__314645__["E"].safeParse(wanted);
    if (!asked.success) (0, __TURBOPACK__imported__module__673727__["notFound"])();
    return foundOr404(async ()=>(0, __TURBOPACK__imported__module__164118__["J"])(await (0, __TURBOPACK__imported__module__333851__["d"])(), await (0, __TURBOPACK__imported__module__333851__["e"])(), asked.data));
}
function practiceAfter(solve) {
    const skill = (0, __TURBOPACK__imported__module__466190__1["k"])(solve);
    if (skill) return `Practise this: ${skill.name}`;
    return (0, __TURBOPACK__imported__module__466190__1["d"])(solve) ? "Practise this" : null;
}
const failedAtStep = (solve)=>(0, __TURBOPACK__imported__module__466190__1["M"])(solve) !== null;
async function loadLike(wanted) {
    const [asked, scope] = [
        __TURBOPACK__imported__module__314645__["f"].safeParse(wanted),
        await (0, __TURBOPACK__imported__module__333851__["e"])()
    ];
    if (!asked.success || !scope) (0, __TURBOPACK__imported__module__673727__["notFound"])();
    return foundOr404(async ()=>problemsLike(await (0, __TURBOPACK__imported__module__333851__["d"])(), scope, asked.data));
}
async function loadSets() {
    return (0, __TURBOPACK__imported__module__238128__["Z"])(await (0, __TURBOPACK__imported__module__333851__["d"])(), await (0, __TURBOPACK__imported__module__333851__["e"])());
}
async function loadSet(token) {
    const asked = __TURBOPACK__imported__module__492784__["M"].safeParse({
        token
    });
    if (!asked.success) (0, __TURBOPACK__imported__module__673727__["notFound"])();
    return foundOr404(async ()=>(0, __TURBOPACK__imported__module__238128__["m"])(await (0, __TURBOPACK__imported__module__333851__["d"])(), await (0, __TURBOPACK__imported__module__333851__["e"])(), asked.data));
}
async function loadSetTurn(wanted) {
    const asked = __TURBOPACK__imported__module__492784__["v"].required().safeParse(wanted);
    if (!asked.success) (0, __TURBOPACK__imported__module__673727__["notFound"])();
    return foundOr404(async ()=>(0, __TURBOPACK__imported__module__238128__["d"])(await (0, __TURBOPACK__imported__module__333851__["d"])(), await (0, __TURBOPACK__imported__module__333851__["e"])(), asked.data));
}
async function loadSetReport(token) {
    const [asked, scope] = [
        __TURBOPACK__imported__module__492784__["M"].safeParse({
            token
        }),
        await (0, __TURBOPACK__imported__module__333851__["e"])()
    ];
    if (!asked.success || !scope) (0, __TURBOPACK__imported__module__673727__["notFound"])();
    return foundOr404(async ()=>(0, __TURBOPACK__imported__module__238128__["l"])(await (0, __TURBOPACK__imported__module__333851__["d"])(), scope, asked.data.token));
}
async function loadSheets(wanted) {
    const [asked, scope] = [
        __TURBOPACK__imported__module__492784__["m"].safeParse(wanted),
        await (0, __TURBOPACK__imported__module__333851__["e"])()
    ];
    if (!asked.success || !scope) (0, __TURBOPACK__imported__module__673727__["notFound"])();
    return foundOr404(async ()=>(0, __TURBOPACK__imported__module__238128__["e"])(await (0, __TURBOPACK__imported__module__333851__["d"])(), scope, asked.data));
}
const NOT_THERE = new Set([
    "NOT_FOUND",
    "UNPROCESSABLE_CONTENT"
]);
async function foundOr404(find) {
    try {
        return await find();
    } catch (error) {
        if (__TURBOPACK__imported__module__508015__["f"].isInstance(error) && NOT_THERE.has(error.code)) (0, __TURBOPACK__imported__module__673727__["notFound"])();
        throw error;
    }
}
__turbopack_context__.s([
    "e",
    0,
    failedAtStep,
    "q",
    0,
    loadLike,
    "k",
    0,
    loadSet,
    "K",
    0,
    loadSetReport,
    "M",
    0,
    loadSetTurn,
    "r",
    0,
    loadSets,
    "d",
    0,
    loadSheets,
    "X",
    0,
    loadSkills,
    "h",
    0,
    loadTurn,
    "a",
    0,
    practiceAfter,
    "n",
    0,
    taughtIn,
    "L",
    0,
    textbooksBySection
], 399763);
}),
];

//# sourceMappingURL=server_features_practice_loaders_ts_0n41sno2s3_is._.js.map