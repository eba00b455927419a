module.exports = [
307302, 948245, 
250464, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/solve/service.ts [app-rsc] (ecmascript) <locals>
;
var __TURBOPACK__imported__module__508015__ = __turbopack_context__.i(508015);
var __TURBOPACK__imported__module__809870__ = __turbopack_context__.i(809870);
var __TURBOPACK__imported__module__60801__ = __turbopack_context__.i(60801);
var __TURBOPACK__imported__module__560417__ = __turbopack_context__.i(560417);
var __TURBOPACK__imported__module__885245__ = __turbopack_context__.i(885245);
var __TURBOPACK__imported__module__896413__ = __turbopack_context__.i(896413);
var __TURBOPACK__imported__module__883045__ = __turbopack_context__.i(883045);
var __TURBOPACK__imported__module__283591__ = __turbopack_context__.i(283591);
// MERGED MODULE: [project]/server/features/solve/policy.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__934094__ = __turbopack_context__.i(934094);
var __TURBOPACK__imported__module__728370__ = __turbopack_context__.i(728370);
var __TURBOPACK__imported__module__54355__ = __turbopack_context__.i(54355);
// MERGED MODULE: [project]/server/solver/smaller/smaller-step.ts [app-rsc] (ecmascript)
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
var __TURBOPACK__imported__module__304151__ = __turbopack_context__.i(304151);
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
const isAnswerOpen1 = (solve)=>problemsIn(solve).every(isOpen);
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
        read: open ? readView(result) : (0, __TURBOPACK__imported__module__54355__["b"])(text, result),
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
    const shown = mode === "hints" ? (0, __TURBOPACK__imported__module__54355__["b"])(text, {
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
    const hint = (0, __TURBOPACK__imported__module__728370__["f"])(result);
    return hint && {
        ...hint,
        steps: (0, __TURBOPACK__imported__module__934094__["f"])(result)
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
        } : (0, __TURBOPACK__imported__module__54355__["b"])(text, result),
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
        const { rules: _rules, ...theorem } = (0, __TURBOPACK__imported__module__304151__["Q"])(step.rule) ?? {
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
    if (after === total || after > (0, __TURBOPACK__imported__module__934094__["f"])(result)) return {
        revealedSteps: total,
        answerRevealed: true
    };
    return {
        revealedSteps: after,
        answerRevealed
    };
}
// MERGED MODULE: [project]/server/features/solve/repository.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__93321__ = __turbopack_context__.i(93321);
var __TURBOPACK__imported__module__530385__ = __turbopack_context__.i(530385);
var __TURBOPACK__imported__module__351674__ = __turbopack_context__.i(351674);
var __TURBOPACK__imported__module__698610__ = __turbopack_context__.i(698610);
var __TURBOPACK__imported__module__438935__ = __turbopack_context__.i(438935);
// MERGED MODULE: [project]/server/db/columns.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__698610__1 = __TURBOPACK__imported__module__698610__;
var __TURBOPACK__imported__module__438935__1 = __TURBOPACK__imported__module__438935__;
;
;
const STORED_SOLVE = {
    id: __TURBOPACK__imported__module__438935__1["f"].id,
    text: __TURBOPACK__imported__module__438935__1["f"].text,
    mode: __TURBOPACK__imported__module__438935__1["f"].mode,
    result: __TURBOPACK__imported__module__438935__1["f"].result,
    revealedSteps: __TURBOPACK__imported__module__438935__1["f"].revealedSteps,
    answerRevealed: __TURBOPACK__imported__module__438935__1["f"].answerRevealed,
    attempt: __TURBOPACK__imported__module__438935__1["f"].attempt,
    partProgress: __TURBOPACK__imported__module__438935__1["f"].partProgress,
    solveMs: __TURBOPACK__imported__module__438935__1["f"].solveMs,
    createdAt: __TURBOPACK__imported__module__438935__1["f"].createdAt
};
__turbopack_context__.s([
    "f",
    0,
    STORED_SOLVE
], 948245);
// MERGED MODULE: [project]/server/db/containing.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__93321__1 = __TURBOPACK__imported__module__93321__;
var __TURBOPACK__imported__module__351674__1 = __TURBOPACK__imported__module__351674__;
;
;
const containing = (text, wanted)=>(0, __TURBOPACK__imported__module__93321__1["O"])(__TURBOPACK__imported__module__351674__1["B"]`regexp_replace(${text}, '\\s+', '', 'g')`, `%${wanted.replace(/[\\%_]/g, "\\$&")}%`);
__turbopack_context__.s([
    "f",
    0,
    containing
], 250464);
;
;
;
;
;
const ownedBy = (scope)=>scope.kind === "user" ? (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__438935__["f"].userId, scope.userId) : (0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__438935__["f"].guestId, scope.guestId);
async function findById(db, scope, id) {
    const [row] = await db.select(STORED_SOLVE).from(__TURBOPACK__imported__module__438935__["f"]).where((0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__438935__["f"].id, id), ownedBy(scope))).limit(1);
    return row ?? null;
}
async function listByOwner(db, scope, { after, limit, find, show }) {
    const older = after ? (0, __TURBOPACK__imported__module__93321__["F"])((0, __TURBOPACK__imported__module__93321__["S"])(__TURBOPACK__imported__module__438935__["f"].createdAt, after.createdAt), (0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__438935__["f"].createdAt, after.createdAt), (0, __TURBOPACK__imported__module__93321__["S"])(__TURBOPACK__imported__module__438935__["f"].id, after.id))) : undefined;
    return db.select(STORED_SOLVE).from(__TURBOPACK__imported__module__438935__["f"]).where((0, __TURBOPACK__imported__module__93321__["b"])(ownedBy(scope), older, find === "" ? undefined : containing(__TURBOPACK__imported__module__351674__["B"]`${__TURBOPACK__imported__module__438935__["f"].text}`, find), OF_KIND[show])).orderBy((0, __TURBOPACK__imported__module__530385__["A"])(__TURBOPACK__imported__module__438935__["f"].createdAt), (0, __TURBOPACK__imported__module__530385__["A"])(__TURBOPACK__imported__module__438935__["f"].id)).limit(limit);
}
const ANSWERED = [
    "solved",
    "no-solution",
    "partly-solved"
];
/** What was said of the tries at a problem: at the whole, and at each part of a worksheet. */ const CHECKS = __TURBOPACK__imported__module__351674__["B"]`(
  select ${__TURBOPACK__imported__module__438935__["f"].attempt} -> 'check' as said
  union all
  select progress.value -> 'attempt' -> 'check'
  from jsonb_each(coalesce(${__TURBOPACK__imported__module__438935__["f"].partProgress}, '{}'::jsonb)) as progress
) as checks`;
const IS_WRONG = __TURBOPACK__imported__module__351674__["B"]`(said ->> 'verdict' = 'wrong' or said ->> 'firstWrong' is not null)`;
const OF_KIND = {
    all: undefined,
    solved: (0, __TURBOPACK__imported__module__93321__["y"])(__TURBOPACK__imported__module__438935__["f"].status, ANSWERED),
    unsolved: (0, __TURBOPACK__imported__module__93321__["$"])(__TURBOPACK__imported__module__438935__["f"].status, ANSWERED),
    mistakes: __TURBOPACK__imported__module__351674__["B"]`exists (select 1 from ${CHECKS} where ${IS_WRONG})`
};
async function countMisconceptions(db, scope, { limit }) {
    const id = __TURBOPACK__imported__module__351674__["B"]`said -> 'misconception' ->> 'id'`;
    return db.select({
        id,
        title: __TURBOPACK__imported__module__351674__["B"]`max(said -> 'misconception' ->> 'title')`,
        explanation: __TURBOPACK__imported__module__351674__["B"]`max(said -> 'misconception' ->> 'explanation')`,
        count: __TURBOPACK__imported__module__351674__["B"]`count(*)::int`
    }).from(__TURBOPACK__imported__module__438935__["f"]).crossJoinLateral(CHECKS).where((0, __TURBOPACK__imported__module__93321__["b"])(ownedBy(scope), __TURBOPACK__imported__module__351674__["B"]`${id} is not null`)).groupBy(id).orderBy(__TURBOPACK__imported__module__351674__["B"]`count(*) desc`, __TURBOPACK__imported__module__351674__["B"]`max(${__TURBOPACK__imported__module__438935__["f"].createdAt}) desc`).limit(limit);
}
async function insert(db, scope, solve) {
    const owner = scope.kind === "user" ? {
        userId: scope.userId
    } : {
        guestId: scope.guestId
    };
    const { status, verification, latex } = solve.result;
    const rows = await db.insert(__TURBOPACK__imported__module__438935__["f"]).values({
        ...solve,
        ...owner,
        status,
        verification,
        latex
    }).onConflictDoNothing().returning({
        id: __TURBOPACK__imported__module__438935__["f"].id
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
    const [row] = await db.update(__TURBOPACK__imported__module__438935__["f"]).set({
        result,
        status,
        verification,
        latex,
        ...closed
    }).where((0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__438935__["f"].id, id), ownedBy(scope))).returning(STORED_SOLVE);
    return row ?? null;
}
async function updateRevealed(db, scope, { id, revealedSteps, answerRevealed }) {
    const [row] = await db.update(__TURBOPACK__imported__module__438935__["f"]).set({
        revealedSteps: __TURBOPACK__imported__module__351674__["B"]`greatest(${__TURBOPACK__imported__module__438935__["f"].revealedSteps}, ${revealedSteps})`,
        answerRevealed: __TURBOPACK__imported__module__351674__["B"]`${__TURBOPACK__imported__module__438935__["f"].answerRevealed} or ${answerRevealed}`
    }).where((0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__438935__["f"].id, id), ownedBy(scope))).returning(STORED_SOLVE);
    return row ?? null;
}
function updatePartRevealed(db, scope, { id, part, revealedSteps, answerRevealed }) {
    const before = partOf(part);
    const steps = __TURBOPACK__imported__module__351674__["B"]`greatest(coalesce((${before} ->> 'revealedSteps')::int, 0), ${revealedSteps}::int)`;
    const open = __TURBOPACK__imported__module__351674__["B"]`coalesce((${before} ->> 'answerRevealed')::boolean, false) or ${answerRevealed}::boolean`;
    return updatePart(db, scope, {
        id,
        part
    }, __TURBOPACK__imported__module__351674__["B"]`jsonb_build_object('revealedSteps', ${steps}, 'answerRevealed', ${open})`);
}
function updatePartAttempt(db, scope, { id, part, attempt }) {
    return updatePart(db, scope, {
        id,
        part
    }, __TURBOPACK__imported__module__351674__["B"]`${JSON.stringify({
        attempt
    })}::jsonb`);
}
const partOf = (part)=>__TURBOPACK__imported__module__351674__["B"]`coalesce(${__TURBOPACK__imported__module__438935__["f"].partProgress} -> ${String(part)}::text, '{}'::jsonb)`;
/** @param changes an object in JSON; what it does not name stays */ async function updatePart(db, scope, { id, part }, changes) {
    const all = __TURBOPACK__imported__module__351674__["B"]`coalesce(${__TURBOPACK__imported__module__438935__["f"].partProgress}, '{}'::jsonb)`;
    const changed = __TURBOPACK__imported__module__351674__["B"]`jsonb_build_object(${String(part)}::text, ${partOf(part)} || ${changes})`;
    const [row] = await db.update(__TURBOPACK__imported__module__438935__["f"]).set({
        partProgress: __TURBOPACK__imported__module__351674__["B"]`${all} || ${changed}`
    }).where((0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__438935__["f"].id, id), ownedBy(scope))).returning(STORED_SOLVE);
    return row ?? null;
}
async function remove1(db, scope, id) {
    const rows = await db.delete(__TURBOPACK__imported__module__438935__["f"]).where((0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__438935__["f"].id, id), ownedBy(scope))).returning({
        id: __TURBOPACK__imported__module__438935__["f"].id
    });
    return rows.length > 0;
}
async function updateAttempt(db, scope, { id, attempt }) {
    const [row] = await db.update(__TURBOPACK__imported__module__438935__["f"]).set({
        attempt
    }).where((0, __TURBOPACK__imported__module__93321__["b"])((0, __TURBOPACK__imported__module__93321__["u"])(__TURBOPACK__imported__module__438935__["f"].id, id), ownedBy(scope))).returning(STORED_SOLVE);
    return row ?? null;
}
var __TURBOPACK__imported__module__195628__ = __turbopack_context__.i(195628);
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
    if (!kept || kept.text !== text || kept.mode !== mode) throw new __TURBOPACK__imported__module__508015__["f"]("CONFLICT", {
        message: TAKEN
    });
    await (0, __TURBOPACK__imported__module__809870__["o"])(deps, scope);
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
        limit: __TURBOPACK__imported__module__283591__["r"]
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
    const ledger = (0, __TURBOPACK__imported__module__896413__["f"])(__TURBOPACK__imported__module__560417__["t"]);
    const done = [];
    for (const item of items){
        const cost = (0, __TURBOPACK__imported__module__60801__["f"])(item.latex);
        const fits = cost !== Number.POSITIVE_INFINITY && ledger.takeCost(cost);
        if (fits && !(0, __TURBOPACK__imported__module__883045__["F"])(item.latex, false)) await (0, __TURBOPACK__imported__module__885245__["f"])(cost);
        done.push({
            ...item,
            html: fits ? (0, __TURBOPACK__imported__module__883045__["M"])(item.latex, false) : (0, __TURBOPACK__imported__module__883045__["L"])(item.latex)
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
    if (!revealed) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND", {
        message: NOT_FOUND
    });
    return shownSolve(deps, revealed);
}
/** One part of a worksheet.
 * @throws {AppError} NOT_FOUND where there is none at that place */ function partAt(solve, place) {
    const part = solve.result.parts && problemsIn(solve)[place];
    if (!part) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND", {
        message: "This worksheet has no such part."
    });
    return part;
}
async function replaceResult(deps, scope, { id, result }) {
    const kept = await updateResult(await deps.db(), scope, {
        id,
        result: atRest(result)
    });
    if (!kept) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND", {
        message: NOT_FOUND
    });
    return shownSolve(deps, kept);
}
async function deleteSolve(deps, scope, id) {
    if (!await remove(await deps.db(), scope, id)) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND", {
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
    if (!story || !wrong) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND", {
        message: "The story has no such line."
    });
    const { start, end } = wrong.span;
    const corrected = `${story.text.slice(0, start)}${said}${story.text.slice(end)}`;
    const text = __TURBOPACK__imported__module__195628__["R"].safeParse(corrected);
    if (!text.success) throw new __TURBOPACK__imported__module__508015__["f"]("BAD_REQUEST", {
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
    if (!kept) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND", {
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
    if (!solve) throw new __TURBOPACK__imported__module__508015__["f"]("NOT_FOUND", {
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
    "V",
    0,
    checkAttempt,
    "I",
    0,
    correctStory,
    "o",
    0,
    createSolve,
    "y",
    0,
    getSolve,
    "L",
    0,
    listMistakes,
    "S",
    0,
    listSolves,
    "_",
    0,
    replaceResult,
    "g",
    0,
    revealSolve,
    "E",
    0,
    shownSolve
], 307302);
}),
885245, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__560417__ = __turbopack_context__.i(560417);
;
function createPace(slice, soon) {
    const waiting = [];
    let spent = 0;
    let planned = false;
    const plan = ()=>{
        if (planned) return;
        planned = true;
        soon(next);
    };
    const next = ()=>{
        planned = false;
        spent = 0;
        while(spent < slice){
            const first = waiting.shift();
            if (!first) break;
            spent += first.cost;
            first.resume();
        }
        if (spent > 0) plan();
    };
    return (cost)=>{
        plan();
        if (waiting.length > 0 || spent >= slice) {
            return new Promise((resume)=>waiting.push({
                    cost,
                    resume: ()=>resume()
                }));
        }
        spent += cost;
        return null;
    };
}
const pace = createPace(__TURBOPACK__imported__module__560417__["J"], (next)=>setImmediate(next));
__turbopack_context__.s([
    "f",
    0,
    pace
]);
}),
896413, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__560417__ = __turbopack_context__.i(560417);
;
function openLedger(costMax = __TURBOPACK__imported__module__560417__["I"], charactersMax = __TURBOPACK__imported__module__560417__["H"]) {
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
__turbopack_context__.s([
    "f",
    0,
    openLedger
]);
}),
];

//# sourceMappingURL=server_1hqcu2g6ulfs3._.js.map