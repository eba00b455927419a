module.exports = [
100254, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/(product)/practice/sets/_components/new-set-form.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__553750__ = __turbopack_context__.i(553750);
var __TURBOPACK__imported__module__149552__ = __turbopack_context__.i(149552);
var __TURBOPACK__imported__module__436110__ = __turbopack_context__.i(436110);
var __TURBOPACK__imported__module__289685__ = __turbopack_context__.i(289685);
// MERGED MODULE: [project]/app/(product)/practice/_components/strand-names.ts [app-ssr] (ecmascript)
;
const STRAND_NAMES = {
    numbers: "Numbers",
    fractions: "Fractions",
    percent: "Percent",
    powers: "Powers and roots",
    expressions: "Expressions",
    factoring: "Factoring",
    equations: "Equations",
    quadratics: "Quadratics",
    systems: "Two unknowns",
    exponentials: "Exponents and logarithms",
    graphs: "Functions and lines",
    sequences: "Sequences",
    geometry: "Geometry",
    measures: "Measures and data",
    calculus: "Calculus"
};
// MERGED MODULE: [project]/app/(product)/practice/sets/_components/select-field.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__1 = __TURBOPACK__imported__module__187924__;
;
function SelectField({ id, name, label, options, value }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsxs"])("div", {
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("label", {
                htmlFor: id,
                className: "text-[15px] font-medium",
                children: label
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("select", {
                id: id,
                name: name,
                defaultValue: value,
                className: "field mt-1.5",
                children: options.map((option)=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__1["jsx"])("option", {
                        value: option.value,
                        children: option.name
                    }, option.value))
            }, value)
        ]
    });
}
"use client";
;
;
;
;
;
;
;
;
const COUNTS = Array.from({
    length: __TURBOPACK__imported__module__289685__["I"]
}, (_, index)=>String(index + 1)).map((value)=>{
    return {
        value,
        name: value
    };
});
const LEVELS = [
    {
        value: "1",
        name: "Easier"
    },
    {
        value: "2",
        name: "Medium"
    },
    {
        value: "3",
        name: "Harder"
    }
];
const START = {
    error: null,
    title: "",
    skills: [],
    count: "3",
    level: "1"
};
function NewSetForm({ action, skills }) {
    const [state, submit] = (0, __TURBOPACK__imported__module__572131__["useActionState"])(action, START);
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("form", {
        action: submit,
        className: "mt-4",
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__436110__["f"], {
                id: "set-title",
                name: "title",
                label: "Title",
                required: true,
                maxLength: __TURBOPACK__imported__module__289685__["h"],
                autoComplete: "off",
                defaultValue: state.title
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("fieldset", {
                className: "mt-6",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("legend", {
                        className: "text-[15px] font-medium",
                        children: [
                            "Skills, up to ",
                            __TURBOPACK__imported__module__289685__["u"]
                        ]
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("p", {
                        className: "mt-1 text-sm text-muted",
                        children: "Beside each are the codes of its Common Core standards."
                    }),
                    Object.entries(STRAND_NAMES).map(([strand, name])=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(StrandChoices, {
                            name: name,
                            chosen: state.skills,
                            skills: skills.filter((skill)=>skill.strand === strand)
                        }, strand))
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("div", {
                className: "mt-6 grid gap-4 sm:grid-cols-2",
                children: [
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(SelectField, {
                        id: "set-count",
                        name: "count",
                        label: "Problems of each skill",
                        options: COUNTS,
                        value: state.count
                    }),
                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(SelectField, {
                        id: "set-level",
                        name: "level",
                        label: "How hard",
                        options: LEVELS,
                        value: state.level
                    })
                ]
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__553750__["f"], {
                id: "set-error",
                message: state.error ?? undefined
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__149552__["SubmitButton"], {
                className: "button button-primary mt-5 w-full sm:w-auto",
                pendingText: "Making the set…",
                children: "Make the set"
            })
        ]
    });
}
function StrandChoices({ name, skills, chosen }) {
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("details", {
        className: "row-fold border-hairline border-b",
        open: skills.some(({ id })=>chosen.includes(id)),
        children: [
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("summary", {
                className: "flex min-h-12 cursor-pointer items-center justify-between py-2",
                children: name
            }),
            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("ul", {
                className: "pb-3 sm:grid sm:grid-cols-2",
                children: skills.map(({ id, name: skill, standards })=>/*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("li", {
                        className: "flex items-center gap-3 hover:bg-wash",
                        children: [
                            /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsxs"])("label", {
                                className: "flex min-h-11 flex-1 items-center gap-3 px-1",
                                children: [
                                    /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("input", {
                                        type: "checkbox",
                                        name: "skill",
                                        value: id,
                                        defaultChecked: chosen.includes(id),
                                        className: "size-5 shrink-0"
                                    }),
                                    skill
                                ]
                            }),
                            standards.length > 0 && /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])("span", {
                                className: "pr-2 text-right text-[13px] text-muted",
                                children: standards.join(", ")
                            })
                        ]
                    }, id))
            })
        ]
    });
}
__turbopack_context__.s([
    "NewSetForm",
    0,
    NewSetForm
], 100254);
}),
];

//# sourceMappingURL=app_%28product%29_practice_sets__components_new-set-form_tsx_12r7vyfh7cewi._.js.map