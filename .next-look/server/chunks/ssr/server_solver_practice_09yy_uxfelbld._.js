module.exports = [
455490, 622517, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/solver/practice/skills.ts [app-rsc] (ecmascript)
;
// MERGED MODULE: [project]/server/solver/practice/skills/algebra.ts [app-rsc] (ecmascript)
;
// MERGED MODULE: [project]/server/solver/practice/strand.ts [app-rsc] (ecmascript)
;
const strandOf = (strand, skills)=>Object.entries(skills).map(([id, skill])=>({
            after: [],
            ...skill,
            id,
            strand
        }));
;
const ALGEBRA_SKILLS = [
    ...strandOf("expressions", {
        "evaluate-expression": {
            name: "Putting in a number",
            family: "evaluate",
            after: [
                "order-of-operations",
                "multiply-negatives",
                "powers-of-numbers"
            ],
            example: "3x + 2"
        },
        "like-terms": {
            name: "Like terms",
            family: "like-terms",
            after: [
                "add-negatives"
            ],
            example: "2x + 3x"
        },
        distribute: {
            name: "Brackets",
            family: "distribute",
            after: [
                "like-terms"
            ],
            example: "3(x + 4)"
        },
        "distribute-twice": {
            name: "Two brackets, one sum",
            family: "distribute",
            after: [
                "distribute"
            ],
            example: "2(x + 1) - (x - 3)"
        },
        "add-polynomials": {
            name: "Adding polynomials",
            family: "polynomials-add",
            after: [
                "distribute"
            ],
            example: "(x^2 + x) - (x - 1)"
        },
        "multiply-binomials": {
            name: "Bracket times bracket",
            family: "binomials",
            after: [
                "distribute",
                "multiply-powers"
            ],
            example: "(x + 2)(x + 3)"
        },
        "square-binomials": {
            name: "Squares of sums",
            family: "binomial-squares",
            after: [
                "multiply-binomials"
            ],
            example: "(x + 3)^2"
        },
        "sum-times-difference": {
            name: "Sum times difference",
            family: "binomial-squares",
            after: [
                "multiply-binomials"
            ],
            example: "(x + 3)(x - 3)"
        },
        "divide-polynomials": {
            name: "Dividing polynomials",
            family: "polynomial-division",
            after: [
                "multiply-binomials"
            ],
            example: "(x^2 + 3x + 2) : (x + 1)"
        },
        remainders: {
            name: "Remainders",
            family: "polynomial-remainder",
            after: [
                "divide-polynomials"
            ],
            example: "f(2)"
        }
    }),
    ...strandOf("factoring", {
        "take-out-factor": {
            name: "Taking out a factor",
            family: "factor-common",
            after: [
                "distribute",
                "common-factor"
            ],
            example: "6x + 9"
        },
        "factor-trinomial": {
            name: "Two brackets",
            family: "factor-trinomial",
            after: [
                "multiply-binomials",
                "take-out-factor"
            ],
            example: "x^2 + 5x + 6"
        },
        "factor-leading": {
            name: "With a leading number",
            family: "factor-trinomial",
            after: [
                "factor-trinomial",
                "factor-grouping"
            ],
            example: "2x^2 + 7x + 3"
        },
        "factor-difference": {
            name: "Difference of squares",
            family: "factor-squares",
            after: [
                "sum-times-difference",
                "take-out-factor"
            ],
            example: "x^2 - 9"
        },
        "factor-square": {
            name: "Perfect squares",
            family: "factor-squares",
            after: [
                "square-binomials",
                "factor-trinomial"
            ],
            example: "x^2 + 6x + 9"
        },
        "factor-grouping": {
            name: "Grouping",
            family: "factor-grouping",
            after: [
                "take-out-factor"
            ],
            example: "x^3 + x^2 + 2x + 2"
        },
        "simplify-rational": {
            name: "Cancelling",
            family: "rational-simplify",
            after: [
                "factor-trinomial",
                "lowest-terms"
            ],
            example: "\\frac{x^2 - 1}{x + 1}"
        },
        "add-rational": {
            name: "Adding with letters below",
            family: "rational-add",
            after: [
                "simplify-rational",
                "add-fractions"
            ],
            example: "\\frac{1}{x} + \\frac{2}{x + 1}"
        }
    }),
    ...strandOf("equations", {
        "one-step-sum": {
            name: "One step: add",
            family: "linear-one-step",
            after: [
                "add-negatives"
            ],
            example: "x + 5 = 12"
        },
        "one-step-product": {
            name: "One step: multiply",
            family: "linear-one-step",
            after: [
                "multiply-negatives"
            ],
            example: "4x = 20"
        },
        "two-steps": {
            name: "Two steps",
            family: "linear-two-step",
            after: [
                "one-step-sum",
                "one-step-product"
            ],
            example: "3x + 5 = 20"
        },
        "both-sides": {
            name: "x on both sides",
            family: "linear-both-sides",
            after: [
                "two-steps",
                "like-terms"
            ],
            example: "5x = 2x + 9"
        },
        "equation-brackets": {
            name: "Brackets in equations",
            family: "linear-brackets",
            after: [
                "two-steps",
                "distribute"
            ],
            example: "3(x - 4) = 9"
        },
        "fraction-answers": {
            name: "Fractions as answers",
            family: "linear-fractions",
            after: [
                "two-steps",
                "lowest-terms"
            ],
            example: "3x = 2"
        },
        "fraction-coefficients": {
            name: "Equations with fractions",
            family: "linear-fractions",
            after: [
                "two-steps",
                "add-fractions"
            ],
            example: "\\frac{x}{3} + 1 = 4"
        },
        proportions: {
            name: "Proportions",
            family: "proportions",
            after: [
                "fraction-coefficients"
            ],
            example: "\\frac{x}{6} = \\frac{2}{3}"
        },
        "solve-for-letter": {
            name: "Solving for a letter",
            family: "literal-equations",
            after: [
                "both-sides"
            ],
            example: "2x + y = 8"
        },
        "linear-inequalities": {
            name: "Inequalities",
            family: "linear-inequalities",
            after: [
                "both-sides"
            ],
            example: "2x + 1 < 7"
        },
        "absolute-equations": {
            name: "Absolute value equations",
            family: "absolute-equations",
            after: [
                "two-steps",
                "absolute-values"
            ],
            example: "|x - 2| = 5"
        },
        "absolute-inequalities": {
            name: "Absolute value inequalities",
            family: "absolute-inequalities",
            after: [
                "absolute-equations",
                "linear-inequalities"
            ],
            example: "|x - 2| < 5"
        },
        "rational-equations": {
            name: "x in the denominator",
            family: "rational-equations",
            after: [
                "proportions",
                "both-sides"
            ],
            example: "\\frac{6}{x + 1} = 2"
        },
        "radical-equations": {
            name: "x under a root",
            family: "radical-equations",
            after: [
                "two-steps",
                "roots-of-numbers"
            ],
            example: "\\sqrt{x + 1} = 3"
        }
    })
];
// MERGED MODULE: [project]/server/solver/practice/skills/functions.ts [app-rsc] (ecmascript)
;
;
const FUNCTION_SKILLS = [
    ...strandOf("quadratics", {
        "square-root-equations": {
            name: "Square roots both ways",
            family: "quadratic-roots",
            after: [
                "roots-of-numbers",
                "two-steps"
            ],
            example: "x^2 = 49"
        },
        "zero-product": {
            name: "Products that are zero",
            family: "quadratic-zero-product",
            after: [
                "two-steps",
                "take-out-factor"
            ],
            example: "x(x - 3) = 0"
        },
        "quadratic-factoring": {
            name: "Two factors",
            family: "quadratic-factoring",
            after: [
                "zero-product",
                "factor-trinomial"
            ],
            example: "x^2 - 5x + 6 = 0"
        },
        "quadratic-leading": {
            name: "Leading numbers",
            family: "quadratic-factoring",
            after: [
                "quadratic-factoring",
                "factor-leading"
            ],
            example: "2x^2 - 5x + 2 = 0"
        },
        discriminants: {
            name: "The discriminant",
            family: "discriminant",
            after: [
                "evaluate-expression"
            ],
            example: "b^2 - 4ac"
        },
        "quadratic-formula": {
            name: "The formula",
            family: "quadratic-formula",
            after: [
                "discriminants",
                "simplify-roots"
            ],
            example: "x^2 - 4x + 1 = 0"
        },
        "complete-square": {
            name: "Completing the square",
            family: "complete-square",
            after: [
                "factor-square"
            ],
            example: "x^2 + 6x + 1"
        },
        vertices: {
            name: "The vertex",
            family: "vertex",
            after: [
                "complete-square"
            ],
            example: "y = (x - 1)^2 + 2"
        },
        "quadratic-inequalities": {
            name: "Quadratic inequalities",
            family: "quadratic-inequalities",
            after: [
                "quadratic-factoring",
                "linear-inequalities"
            ],
            example: "x^2 - x - 6 < 0"
        }
    }),
    ...strandOf("systems", {
        substitution: {
            name: "Putting one into the other",
            family: "systems-substitution",
            after: [
                "both-sides",
                "equation-brackets"
            ],
            example: "y = 2x + 1"
        },
        elimination: {
            name: "Adding equations",
            family: "systems-elimination",
            after: [
                "substitution"
            ],
            example: "x + y = 5"
        },
        "three-unknowns": {
            name: "Three unknowns",
            family: "systems-three",
            after: [
                "elimination"
            ],
            example: "x + y + z = 6"
        }
    }),
    ...strandOf("exponentials", {
        "exponential-equations": {
            name: "x in the exponent",
            family: "exponential-equations",
            after: [
                "two-steps",
                "powers-of-numbers"
            ],
            example: "2^{x + 1} = 16"
        },
        "logarithm-form": {
            name: "Powers and logarithms",
            family: "logarithm-form",
            after: [
                "powers-of-numbers"
            ],
            example: "\\log_2 8 = 3"
        },
        "evaluate-logarithms": {
            name: "Working out logarithms",
            family: "logarithms",
            after: [
                "logarithm-form"
            ],
            example: "\\log_2 32"
        },
        "logarithmic-equations": {
            name: "Logarithmic equations",
            family: "logarithmic-equations",
            after: [
                "evaluate-logarithms",
                "two-steps"
            ],
            example: "\\log_2 (x + 1) = 3",
            spotChecked: true
        }
    }),
    ...strandOf("graphs", {
        "function-values": {
            name: "Function values",
            family: "function-values",
            after: [
                "evaluate-expression"
            ],
            example: "f(2)"
        },
        "compose-functions": {
            name: "One function in another",
            family: "function-composition",
            after: [
                "function-values",
                "distribute-twice"
            ],
            example: "f(g(x))"
        },
        "inverse-functions": {
            name: "Inverse functions",
            family: "inverse-functions",
            after: [
                "function-values",
                "solve-for-letter"
            ],
            example: "f^{-1}(x)"
        },
        slopes: {
            name: "Slope",
            family: "slope",
            after: [
                "add-negatives",
                "lowest-terms"
            ],
            example: "\\frac{\\Delta y}{\\Delta x}"
        },
        "point-and-slope": {
            name: "Line by point and slope",
            family: "lines",
            after: [
                "slopes",
                "two-steps"
            ],
            example: "y = 2x + b"
        },
        "line-through-points": {
            name: "Line through two points",
            family: "lines",
            after: [
                "point-and-slope"
            ],
            example: "y = mx + b"
        },
        midpoints: {
            name: "Midpoints",
            family: "midpoint",
            after: [
                "add-negatives"
            ],
            example: "\\frac{a + b}{2}"
        }
    }),
    ...strandOf("sequences", {
        "next-terms": {
            name: "Next terms",
            family: "sequence-next",
            after: [
                "add-negatives"
            ],
            example: "2, 5, 8, \\dots",
            spotChecked: true
        },
        "arithmetic-term": {
            name: "Term of an arithmetic sequence",
            family: "arithmetic-sequence",
            after: [
                "next-terms",
                "evaluate-expression"
            ],
            example: "a_{20}"
        },
        "arithmetic-sum": {
            name: "Arithmetic sums",
            family: "arithmetic-sum",
            after: [
                "arithmetic-term"
            ],
            example: "1 + 2 + \\dots + 20"
        },
        "geometric-term": {
            name: "Term of a geometric sequence",
            family: "geometric-sequence",
            after: [
                "next-terms",
                "powers-of-numbers"
            ],
            example: "2, 6, 18, \\dots"
        }
    }),
    ...strandOf("geometry", {
        "rectangle-area": {
            name: "Area of a rectangle",
            family: "area",
            example: "a \\cdot b",
            spotChecked: true
        },
        "rectangle-perimeter": {
            name: "Perimeter",
            family: "perimeter",
            after: [
                "rectangle-area"
            ],
            example: "2(a + b)",
            spotChecked: true
        },
        "triangle-area": {
            name: "Area of a triangle",
            family: "area",
            after: [
                "rectangle-area"
            ],
            example: "\\tfrac{1}{2} b h",
            spotChecked: true
        },
        "angle-sums": {
            name: "Angles of a triangle",
            family: "angles",
            example: "180^\\circ",
            spotChecked: true
        },
        pythagoras: {
            name: "Pythagoras",
            family: "pythagoras",
            after: [
                "roots-of-numbers"
            ],
            example: "a^2 + b^2 = c^2",
            spotChecked: true
        },
        distances: {
            name: "Distance of two points",
            family: "distance",
            after: [
                "pythagoras",
                "add-negatives"
            ],
            example: "\\sqrt{x^2 + y^2}"
        }
    }),
    ...strandOf("measures", {
        "convert-lengths": {
            name: "Lengths",
            family: "unit-conversion",
            after: [
                "multiply-decimals"
            ],
            example: "3\\,\\text{m} = 300\\,\\text{cm}"
        },
        "convert-masses": {
            name: "Masses",
            family: "unit-conversion",
            after: [
                "multiply-decimals"
            ],
            example: "2\\,\\text{kg}"
        },
        "convert-times": {
            name: "Times",
            family: "unit-conversion",
            example: "2\\,\\text{h}"
        },
        "convert-volumes": {
            name: "Volumes",
            family: "unit-conversion",
            after: [
                "multiply-decimals"
            ],
            example: "2\\,\\text{L}"
        },
        "average-speed": {
            name: "Speed",
            family: "rates",
            example: "\\text{km/h}",
            spotChecked: true
        },
        "unit-prices": {
            name: "Prices",
            family: "rates",
            example: "\\$3",
            spotChecked: true
        },
        means: {
            name: "Mean",
            family: "statistics-mean",
            example: "\\bar{x}"
        },
        medians: {
            name: "Median",
            family: "statistics-median",
            example: "1, 4, 9"
        }
    }),
    ...strandOf("calculus", {
        derivatives: {
            name: "Derivatives",
            family: "derivatives",
            after: [
                "multiply-powers",
                "function-values"
            ],
            example: "f'(x)"
        },
        "definite-integrals": {
            name: "Areas under a curve",
            family: "integrals",
            after: [
                "derivatives"
            ],
            example: "\\int_0^2 x\\,dx"
        }
    })
];
// MERGED MODULE: [project]/server/solver/practice/skills/numbers.ts [app-rsc] (ecmascript)
;
;
const NUMBER_SKILLS = [
    ...strandOf("numbers", {
        "order-of-operations": {
            name: "Order of operations",
            family: "order-of-operations",
            example: "2 + 3 \\cdot 4"
        },
        "add-negatives": {
            name: "Adding negatives",
            family: "negative-numbers",
            example: "-7 + 3"
        },
        "multiply-negatives": {
            name: "Multiplying negatives",
            family: "negative-numbers",
            after: [
                "add-negatives"
            ],
            example: "-4 \\cdot (-3)"
        },
        "absolute-values": {
            name: "Absolute value",
            family: "absolute-value",
            after: [
                "add-negatives"
            ],
            example: "|{-7}|"
        },
        "powers-of-numbers": {
            name: "Powers",
            family: "powers-of-numbers",
            after: [
                "multiply-negatives"
            ],
            example: "5^2"
        },
        "add-decimals": {
            name: "Adding decimals",
            family: "decimals",
            example: "1.2 + 0.35"
        },
        "multiply-decimals": {
            name: "Multiplying decimals",
            family: "decimals",
            after: [
                "add-decimals"
            ],
            example: "0.4 \\cdot 1.2"
        },
        "round-numbers": {
            name: "Rounding",
            family: "rounding",
            example: "3.47 \\approx 3.5"
        },
        "prime-factors": {
            name: "Prime factors",
            family: "number-theory",
            example: "12 = 2^2 \\cdot 3"
        },
        "common-factor": {
            name: "Greatest common factor",
            family: "number-theory",
            after: [
                "prime-factors"
            ],
            example: "(12, 18)"
        },
        "common-multiple": {
            name: "Least common multiple",
            family: "number-theory",
            after: [
                "common-factor"
            ],
            example: "[4, 6]"
        },
        "scientific-notation": {
            name: "Scientific notation",
            family: "scientific-notation",
            after: [
                "powers-of-numbers"
            ],
            example: "3 \\cdot 10^4"
        }
    }),
    ...strandOf("fractions", {
        "lowest-terms": {
            name: "Lowest terms",
            family: "fractions-simplify",
            after: [
                "common-factor"
            ],
            example: "\\frac{6}{8}"
        },
        "add-fractions": {
            name: "Adding fractions",
            family: "fractions-add",
            after: [
                "lowest-terms",
                "common-multiple"
            ],
            example: "\\frac{1}{2} + \\frac{1}{3}"
        },
        "subtract-fractions": {
            name: "Subtracting fractions",
            family: "fractions-add",
            after: [
                "add-fractions"
            ],
            example: "\\frac{1}{2} - \\frac{1}{3}"
        },
        "multiply-fractions": {
            name: "Multiplying fractions",
            family: "fractions-multiply",
            after: [
                "lowest-terms"
            ],
            example: "\\frac{2}{3} \\cdot \\frac{1}{4}"
        },
        "divide-fractions": {
            name: "Dividing fractions",
            family: "fractions-multiply",
            after: [
                "multiply-fractions"
            ],
            example: "\\frac{2}{3} : \\frac{1}{4}"
        },
        "mixed-numbers": {
            name: "Mixed numbers",
            family: "fractions-add",
            after: [
                "subtract-fractions"
            ],
            example: "1\\tfrac{1}{2} + 2\\tfrac{1}{3}"
        },
        "fraction-of-amount": {
            name: "Fraction of an amount",
            family: "fractions-of",
            after: [
                "multiply-fractions"
            ],
            example: "\\tfrac{3}{4} \\cdot 20"
        },
        "fraction-as-decimal": {
            name: "Fractions as decimals",
            family: "fractions-decimals",
            after: [
                "lowest-terms",
                "add-decimals"
            ],
            example: "\\frac{3}{4} = 0.75"
        },
        "decimal-as-fraction": {
            name: "Decimals as fractions",
            family: "fractions-decimals",
            after: [
                "fraction-as-decimal"
            ],
            example: "0.4 = \\frac{2}{5}"
        }
    }),
    ...strandOf("percent", {
        "percent-as-decimal": {
            name: "Percents as decimals",
            family: "percent-forms",
            after: [
                "fraction-as-decimal"
            ],
            example: "35\\% = 0.35"
        },
        "decimal-as-percent": {
            name: "Decimals as percents",
            family: "percent-forms",
            after: [
                "percent-as-decimal"
            ],
            example: "0.6 = 60\\%"
        },
        "percent-of": {
            name: "Percent of a number",
            family: "percent",
            after: [
                "percent-as-decimal"
            ],
            example: "20\\% \\cdot 60"
        },
        "what-percent": {
            name: "Which percent",
            family: "percent",
            after: [
                "percent-of"
            ],
            example: "\\frac{12}{48}"
        },
        "percent-whole": {
            name: "Finding the whole",
            family: "percent",
            after: [
                "what-percent"
            ],
            example: "12 = 25\\% \\cdot x"
        },
        "change-by-percent": {
            name: "Up or down by percent",
            family: "percent-change",
            after: [
                "percent-of"
            ],
            example: "80 + 15\\%"
        },
        "percent-change": {
            name: "Percent change",
            family: "percent-change",
            after: [
                "what-percent",
                "change-by-percent"
            ],
            example: "40 \\to 50",
            spotChecked: true
        }
    }),
    ...strandOf("powers", {
        "multiply-powers": {
            name: "Multiplying powers",
            family: "power-laws",
            after: [
                "powers-of-numbers"
            ],
            example: "x^2 \\cdot x^3"
        },
        "divide-powers": {
            name: "Dividing powers",
            family: "power-laws",
            after: [
                "multiply-powers"
            ],
            example: "x^5 : x^2"
        },
        "power-of-power": {
            name: "Power of a power",
            family: "power-laws",
            after: [
                "multiply-powers"
            ],
            example: "(x^2)^3"
        },
        "negative-exponents": {
            name: "Negative exponents",
            family: "negative-exponents",
            after: [
                "divide-powers"
            ],
            example: "x^{-2}"
        },
        "roots-of-numbers": {
            name: "Square roots",
            family: "roots",
            after: [
                "powers-of-numbers"
            ],
            example: "\\sqrt{49}"
        },
        "simplify-roots": {
            name: "Simplifying roots",
            family: "roots-simplify",
            after: [
                "roots-of-numbers",
                "prime-factors"
            ],
            example: "\\sqrt{50}"
        },
        "add-roots": {
            name: "Adding roots",
            family: "roots-add",
            after: [
                "simplify-roots"
            ],
            example: "\\sqrt{8} + \\sqrt{2}"
        },
        rationalise: {
            name: "Roots in the denominator",
            family: "roots-rationalise",
            after: [
                "simplify-roots"
            ],
            example: "\\frac{3}{\\sqrt{2}}"
        },
        "fractional-exponents": {
            name: "Fractional exponents",
            family: "fractional-exponents",
            after: [
                "negative-exponents",
                "roots-of-numbers"
            ],
            example: "8^{2/3}"
        }
    })
];
;
;
;
const SKILLS = [
    ...NUMBER_SKILLS,
    ...ALGEBRA_SKILLS,
    ...FUNCTION_SKILLS
];
const BY_ID = new Map(SKILLS.map((skill)=>[
        skill.id,
        skill
    ]));
const findSkill = (id)=>BY_ID.get(id) ?? null;
__turbopack_context__.s([
    "U",
    0,
    SKILLS,
    "p",
    0,
    findSkill
], 455490);
// MERGED MODULE: [project]/server/solver/practice/skill-like.ts [app-rsc] (ecmascript)
;
// MERGED MODULE: [project]/server/solver/practice/traits.ts [app-rsc] (ecmascript)
;
/** Commands, decimals, whole numbers, letters and signs. */ const TOKEN = /\\[a-z]+|\d+\.\d+|\d+|[a-z]|[^\s{}]/gi;
function traitsOf({ instruction, latex, steps }) {
    const asked = instruction.toLowerCase().match(/[a-z]{2,}/g) ?? [];
    const written = (latex.match(TOKEN) ?? []).map(classOf);
    const traits = [
        ...asked.map((word)=>`asks:${word}`),
        ...written.map((token)=>`has:${token}`),
        ...steps.map(({ rule })=>rule)
    ];
    return [
        ...new Set(traits)
    ].sort();
}
function classOf(token) {
    if (/^\d+\.\d+$/.test(token)) return "decimal";
    if (/^\d+$/.test(token)) return "number";
    return /^[a-z]$/i.test(token) ? "letter" : token;
}
var __TURBOPACK__imported__module__652118__ = __turbopack_context__.i(652118);
;
;
;
/** How much of what tells two problems apart they share, from which on they count as one skill. */ const ALIKE = 0.8;
const kindsOf = (id)=>__TURBOPACK__imported__module__652118__["default"][id] ?? [];
// What tells problems apart that rest on how a text is read stands in their words, which no rule knows.
const KNOWN = SKILLS.filter(({ spotChecked })=>!spotChecked).flatMap((skill)=>kindsOf(skill.id).map((kind)=>({
            skill,
            traits: new Set(kind.split(" "))
        })));
function skillLike(problem) {
    const own = new Set(traitsOf(problem));
    let best = null;
    let most = ALIKE;
    for (const { skill, traits } of KNOWN){
        const share = overlap(own, traits);
        if (share > most || best === null && share === most) {
            best = skill;
            most = share;
        }
    }
    return best;
}
/** What is in both out of what is in either: the Jaccard index. */ function overlap(a, b) {
    const both = [
        ...a
    ].filter((each)=>b.has(each)).length;
    const either = a.size + b.size - both;
    return either === 0 ? 0 : both / either;
}
__turbopack_context__.s([
    "f",
    0,
    skillLike
], 622517);
}),
652118, ((__turbopack_context__, module, exports) => {

module.exports = JSON.parse("{\"order-of-operations\":[\"add asks:out asks:work double-negative has:( has:) has:- has:\\\\cdot has:^ has:number multiply power\",\"add asks:out asks:work has:( has:) has:+ has:- has:number multiply\",\"add asks:out asks:work has:+ has:\\\\cdot has:number multiply\"],\"add-negatives\":[\"add asks:out asks:work has:- has:number\",\"add asks:out asks:work has:+ has:- has:number\",\"add asks:out asks:work double-negative has:( has:) has:- has:number\",\"add asks:out asks:work double-negative has:( has:) has:+ has:- has:number\"],\"multiply-negatives\":[\"asks:out asks:work divide has:- has:\\\\frac has:number\",\"asks:out asks:work double-negative has:( has:) has:- has:number multiply\",\"asks:out asks:work double-negative has:( has:) has:- has:\\\\cdot has:number multiply\",\"asks:out asks:work has:( has:) has:- has:number multiply\",\"asks:out asks:work has:- has:\\\\cdot has:number multiply\",\"asks:out asks:work divide double-negative has:- has:\\\\frac has:number\"],\"absolute-values\":[\"absolute-value add asks:out asks:work has:- has:\\\\left has:\\\\right has:number has:|\",\"absolute-value add asks:out asks:work has:- has:\\\\left has:\\\\right has:number has:| multiply\"],\"powers-of-numbers\":[\"add asks:out asks:work has:( has:) has:+ has:- has:^ has:number multiply power\",\"add asks:out asks:work has:+ has:- has:^ has:number power\",\"add asks:out asks:work has:+ has:^ has:number power\"],\"add-decimals\":[\"add asks:out asks:work has:+ has:decimal\",\"add asks:out asks:work has:- has:decimal\",\"add asks:out asks:work has:+ has:decimal has:number\"],\"multiply-decimals\":[\"asks:out asks:work has:\\\\cdot has:decimal multiply\",\"asks:out asks:work has:\\\\cdot has:decimal has:number multiply\",\"asks:out asks:work has:\\\\cdot has:number multiply\"],\"round-numbers\":[\"asks:round has:decimal round\",\"asks:round has:decimal\",\"asks:round has:number round\"],\"prime-factors\":[\"asks:factorisation asks:find asks:prime asks:the has:number split-off-prime\"],\"common-factor\":[\"asks:common asks:factor asks:find asks:greatest asks:the factor-into-primes has:, has:\\\\ has:number multiply-primes take-lowest-powers\",\"asks:common asks:factor asks:find asks:greatest asks:the factor-into-primes has:, has:\\\\ has:number take-lowest-powers\"],\"common-multiple\":[\"asks:common asks:find asks:least asks:multiple asks:the factor-into-primes has:, has:\\\\ has:number multiply-primes take-highest-powers\"],\"scientific-notation\":[\"asks:as asks:in asks:notation asks:number asks:scientific asks:write has:decimal write-in-scientific-notation\",\"asks:as asks:in asks:notation asks:number asks:scientific asks:write has:number write-in-scientific-notation\"],\"lowest-terms\":[\"asks:out asks:work has:\\\\frac has:number reduce-fraction\"],\"add-fractions\":[\"add asks:out asks:work common-denominator has:+ has:\\\\frac has:number\",\"add asks:out asks:work common-denominator divide has:+ has:\\\\frac has:number\"],\"subtract-fractions\":[\"add asks:out asks:work common-denominator has:- has:\\\\frac has:number\",\"add asks:out asks:work common-denominator has:- has:\\\\frac has:number reduce-fraction\"],\"multiply-fractions\":[\"asks:out asks:work has:\\\\cdot has:\\\\frac has:number multiply-fractions\"],\"divide-fractions\":[\"asks:out asks:work divide-fractions has:\\\\frac has:number multiply-fractions\"],\"mixed-numbers\":[\"add asks:out asks:work common-denominator has:+ has:\\\\frac has:number improper-to-mixed mixed-to-improper\",\"add asks:out asks:work common-denominator has:+ has:\\\\frac has:number improper-to-mixed mixed-to-improper reduce-fraction\"],\"fraction-of-amount\":[\"asks:out asks:work has:\\\\cdot has:\\\\frac has:number multiply-fractions\"],\"fraction-as-decimal\":[\"asks:as asks:decimal asks:write fraction-to-decimal has:\\\\frac has:number\"],\"decimal-as-fraction\":[\"asks:as asks:fraction asks:write decimal-to-fraction has:decimal\"],\"percent-as-decimal\":[\"asks:as asks:decimal asks:write has:% has:\\\\ has:decimal percent-to-number\",\"asks:as asks:decimal asks:write has:% has:\\\\ has:number percent-to-number\"],\"decimal-as-percent\":[\"asks:as asks:percent asks:write has:decimal number-to-percent\"],\"percent-of\":[\"asks:find asks:part asks:the has:% has:= has:? has:\\\\ has:\\\\text has:letter has:number multiply percent-to-number write-percent-product\"],\"what-percent\":[\"asks:find asks:percent asks:the has:% has:= has:? has:\\\\ has:\\\\text has:letter has:number number-to-percent reduce-fraction write-percent-ratio\"],\"percent-whole\":[\"asks:find asks:the asks:whole divide divide-by-rate has:% has:= has:? has:\\\\ has:\\\\text has:letter has:number percent-to-number write-percent-equation\"],\"change-by-percent\":[\"add asks:out asks:work common-denominator divide has:% has:( has:) has:- has:\\\\ has:number multiply-fractions percent-to-number reduce-fraction\",\"add asks:out asks:work common-denominator divide has:% has:( has:) has:+ has:\\\\ has:number multiply-fractions percent-to-number reduce-fraction\"],\"percent-change\":[\"add asks:problem asks:solve asks:the asks:word has:- has:\\\\cdot has:\\\\frac has:number multiply-fractions reduce-fraction write-answer write-calculation\",\"add asks:problem asks:solve asks:the asks:word has:- has:\\\\cdot has:\\\\frac has:number multiply-fractions write-answer write-calculation\"],\"multiply-powers\":[\"asks:simplify has:\\\\cdot has:^ has:letter has:number multiply-monomials\"],\"divide-powers\":[\"asks:simplify divide-powers has:\\\\frac has:^ has:letter has:number\"],\"power-of-power\":[\"asks:simplify has:( has:) has:^ has:letter has:number multiply-monomials\"],\"negative-exponents\":[\"asks:simplify has:- has:\\\\cdot has:^ has:letter has:number multiply-powers negative-power\",\"asks:simplify has:- has:^ has:letter has:number negative-power\",\"asks:out asks:work has:- has:^ has:number negative-exponent\",\"asks:out asks:work has:- has:^ has:number negative-exponent power\",\"asks:out asks:work has:- has:^ has:number move-decimal-point\"],\"roots-of-numbers\":[\"add asks:out asks:work has:+ has:\\\\sqrt has:number simplify-root\",\"add asks:out asks:work has:- has:[ has:\\\\sqrt has:] has:number multiply simplify-root\",\"add asks:out asks:work has:- has:\\\\sqrt has:number multiply simplify-root\"],\"simplify-roots\":[\"asks:out asks:work has:\\\\sqrt has:number simplify-root\",\"asks:out asks:work has:\\\\sqrt has:number multiply-roots simplify-root\"],\"add-roots\":[\"asks:out asks:work collect-like-terms has:+ has:\\\\sqrt has:number\",\"asks:out asks:work collect-like-terms has:+ has:\\\\sqrt has:number simplify-root\",\"asks:out asks:work collect-like-terms has:- has:\\\\sqrt has:number simplify-root\"],\"rationalise\":[\"asks:out asks:work has:\\\\frac has:\\\\sqrt has:number multiply-roots rationalise-denominator\",\"asks:out asks:work divide-roots has:\\\\frac has:\\\\sqrt has:number multiply-roots rationalise-denominator\",\"asks:out asks:work divide-roots has:- has:\\\\frac has:\\\\sqrt has:number multiply-conjugates multiply-out rationalise-denominator\",\"asks:out asks:work has:- has:\\\\frac has:\\\\sqrt has:number multiply-conjugates multiply-out rationalise-denominator\"],\"fractional-exponents\":[\"add asks:out asks:work has:+ has:\\\\frac has:^ has:number power rational-exponent simplify-root\",\"add asks:out asks:work has:+ has:\\\\frac has:^ has:number rational-exponent simplify-root\",\"asks:out asks:work has:- has:\\\\cdot has:\\\\frac has:^ has:number multiply-fractions negative-exponent power rational-exponent simplify-root\"],\"evaluate-expression\":[\"add asks:evaluate has:+ has:, has:- has:= has:\\\\quad has:^ has:letter has:number multiply power substitute-values\",\"add asks:evaluate has:, has:- has:= has:\\\\quad has:letter has:number multiply substitute-values\",\"add asks:evaluate has:+ has:, has:= has:\\\\quad has:letter has:number multiply substitute-values\"],\"like-terms\":[\"asks:simplify collect-terms has:+ has:- has:letter has:number\",\"asks:simplify collect-terms has:+ has:- has:^ has:letter has:number\",\"asks:simplify collect-terms has:+ has:letter has:number\",\"asks:simplify collect-terms has:- has:letter has:number\",\"asks:simplify collect-terms has:+ has:^ has:letter has:number\"],\"distribute\":[\"asks:multiply asks:out has:( has:) has:+ has:letter has:number multiply-out-bracket\",\"asks:multiply asks:out has:( has:) has:- has:letter has:number multiply-out-bracket\",\"asks:multiply asks:out has:( has:) has:+ has:- has:letter has:number multiply-out-bracket\"],\"distribute-twice\":[\"asks:multiply asks:out collect-terms has:( has:) has:+ has:- has:letter has:number multiply-out-bracket\",\"asks:multiply asks:out collect-terms has:( has:) has:- has:letter has:number multiply-out-bracket\",\"asks:multiply asks:out collect-terms has:( has:) has:+ has:letter has:number multiply-out-bracket\"],\"add-polynomials\":[\"asks:simplify collect-terms has:( has:) has:+ has:- has:^ has:letter has:number multiply-out-bracket\",\"asks:simplify collect-terms has:( has:) has:+ has:- has:^ has:letter has:number remove-brackets\",\"asks:simplify collect-terms has:+ has:- has:^ has:letter has:number\",\"asks:simplify collect-terms has:( has:) has:- has:^ has:letter has:number remove-brackets\",\"asks:simplify collect-terms has:- has:^ has:letter has:number\"],\"multiply-binomials\":[\"asks:multiply asks:out collect-terms has:( has:) has:+ has:letter has:number multiply-binomials\",\"asks:multiply asks:out collect-terms has:( has:) has:+ has:- has:letter has:number multiply-binomials\",\"asks:multiply asks:out collect-terms has:( has:) has:- has:letter has:number multiply-binomials\"],\"square-binomials\":[\"asks:multiply asks:out has:( has:) has:+ has:^ has:letter has:number square-of-binomial\",\"asks:multiply asks:out has:( has:) has:- has:^ has:letter has:number square-of-binomial\"],\"sum-times-difference\":[\"asks:multiply asks:out has:( has:) has:+ has:- has:letter has:number product-of-conjugates\"],\"divide-polynomials\":[\"asks:simplify cancel-common-factors factor-fraction has:( has:) has:+ has:- has:\\\\div has:^ has:letter has:number\",\"asks:simplify cancel-common-factors factor-fraction has:( has:) has:+ has:\\\\div has:^ has:letter has:number\",\"asks:simplify cancel-common-factors factor-fraction has:( has:) has:- has:\\\\div has:^ has:letter has:number\"],\"remainders\":[\"asks:find asks:remainder asks:the has:( has:) has:+ has:- has:\\\\div has:^ has:letter has:number substitute-root value-is-remainder\",\"asks:find asks:remainder asks:the has:( has:) has:+ has:\\\\div has:^ has:letter has:number substitute-root value-is-remainder\",\"asks:find asks:remainder asks:the has:( has:) has:- has:\\\\div has:^ has:letter has:number substitute-root value-is-remainder\"],\"take-out-factor\":[\"asks:completely asks:factor has:- has:^ has:letter has:number take-out-common-factor\",\"asks:completely asks:factor has:+ has:^ has:letter has:number take-out-common-factor\",\"asks:completely asks:factor has:+ has:letter has:number take-out-common-factor\",\"asks:completely asks:factor has:- has:letter has:number take-out-common-factor\"],\"factor-trinomial\":[\"asks:completely asks:factor has:+ has:^ has:letter has:number trinomial\",\"asks:completely asks:factor has:+ has:- has:^ has:letter has:number trinomial\",\"asks:completely asks:factor has:- has:^ has:letter has:number trinomial\",\"asks:completely asks:factor has:+ has:- has:^ has:letter has:number perfect-square\",\"asks:completely asks:factor has:+ has:^ has:letter has:number perfect-square\"],\"factor-leading\":[\"asks:completely asks:factor factor-by-grouping group-terms has:+ has:^ has:letter has:number split-middle-term\",\"asks:completely asks:factor factor-by-grouping group-terms has:+ has:- has:^ has:letter has:number split-middle-term\",\"asks:completely asks:factor factor-by-grouping group-terms has:- has:^ has:letter has:number split-middle-term\"],\"factor-difference\":[\"asks:completely asks:factor difference-of-squares has:- has:^ has:letter has:number\",\"asks:completely asks:factor difference-of-squares has:- has:^ has:letter has:number take-out-common-factor\"],\"factor-square\":[\"asks:completely asks:factor has:+ has:^ has:letter has:number perfect-square\",\"asks:completely asks:factor has:+ has:- has:^ has:letter has:number perfect-square\"],\"factor-grouping\":[\"asks:completely asks:factor factor-by-grouping group-terms has:+ has:- has:^ has:letter has:number\",\"asks:completely asks:factor factor-by-grouping group-terms has:+ has:^ has:letter has:number\"],\"simplify-rational\":[\"asks:simplify cancel-common-factors factor-fraction has:+ has:- has:\\\\frac has:^ has:letter has:number\",\"asks:simplify cancel-common-factors factor-fraction has:+ has:\\\\frac has:^ has:letter has:number\",\"asks:simplify cancel-common-factors factor-fraction has:- has:\\\\frac has:^ has:letter has:number\"],\"add-rational\":[\"add-fractions asks:simplify common-polynomial-denominator has:+ has:- has:\\\\frac has:letter has:number\",\"add-fractions asks:simplify common-polynomial-denominator has:+ has:\\\\frac has:letter has:number\",\"add-fractions asks:simplify common-polynomial-denominator has:- has:\\\\frac has:letter has:number\"],\"one-step-sum\":[\"asks:for asks:solve has:+ has:= has:letter has:number move-constant\",\"asks:for asks:solve has:- has:= has:letter has:number move-constant\",\"asks:for asks:solve has:+ has:- has:= has:letter has:number move-constant\"],\"one-step-product\":[\"asks:for asks:solve divide-by-coefficient has:= has:letter has:number\",\"asks:for asks:solve divide-by-coefficient has:- has:= has:letter has:number\",\"asks:for asks:solve clear-fractions has:- has:= has:\\\\frac has:letter has:number\",\"asks:for asks:solve has:= has:\\\\frac has:letter has:number multiply-by-reciprocal\",\"asks:for asks:solve has:- has:= has:\\\\frac has:letter has:number multiply-by-reciprocal\"],\"two-steps\":[\"asks:for asks:solve divide-by-coefficient has:+ has:= has:letter has:number move-constant\",\"asks:for asks:solve divide-by-coefficient has:+ has:- has:= has:letter has:number move-constant\",\"asks:for asks:solve divide-by-coefficient has:- has:= has:letter has:number move-constant\"],\"both-sides\":[\"asks:for asks:solve divide-by-coefficient has:+ has:= has:letter has:number move-constant move-unknown\",\"asks:for asks:solve divide-by-coefficient has:+ has:- has:= has:letter has:number move-constant move-unknown\",\"asks:for asks:solve divide-by-coefficient has:- has:= has:letter has:number move-constant move-unknown\",\"asks:for asks:solve has:+ has:= has:letter has:number move-constant move-unknown\",\"asks:for asks:solve divide-by-coefficient has:+ has:= has:letter has:number move-unknown\",\"asks:for asks:solve has:- has:= has:letter has:number move-constant move-unknown\"],\"equation-brackets\":[\"asks:for asks:solve combine-like-terms distribute divide-by-coefficient has:( has:) has:+ has:- has:= has:letter has:number move-constant\",\"asks:for asks:solve distribute divide-by-coefficient has:( has:) has:- has:= has:letter has:number move-constant\",\"asks:for asks:solve distribute divide-by-coefficient has:( has:) has:+ has:= has:letter has:number move-constant\",\"asks:for asks:solve combine-like-terms distribute divide-by-coefficient has:( has:) has:- has:= has:letter has:number move-constant\",\"asks:for asks:solve combine-like-terms distribute divide-by-coefficient has:( has:) has:+ has:= has:letter has:number move-constant\"],\"fraction-answers\":[\"asks:for asks:solve divide-by-coefficient has:- has:= has:letter has:number move-constant\",\"asks:for asks:solve divide-by-coefficient has:+ has:= has:letter has:number move-constant\",\"asks:for asks:solve divide-by-coefficient has:+ has:- has:= has:letter has:number move-constant move-unknown\",\"asks:for asks:solve divide-by-coefficient has:- has:= has:letter has:number move-constant move-unknown\",\"asks:for asks:solve divide-by-coefficient has:+ has:- has:= has:letter has:number move-constant\"],\"fraction-coefficients\":[\"asks:for asks:solve clear-fractions combine-like-terms divide-by-coefficient has:+ has:= has:\\\\frac has:letter has:number\",\"asks:for asks:solve clear-fractions divide-by-coefficient has:- has:= has:\\\\frac has:letter has:number move-constant\",\"asks:for asks:solve clear-fractions has:+ has:= has:\\\\frac has:letter has:number move-constant\",\"asks:for asks:solve clear-fractions has:- has:= has:\\\\frac has:letter has:number move-constant\",\"asks:for asks:solve clear-fractions divide-by-coefficient has:+ has:= has:\\\\frac has:letter has:number move-constant\"],\"proportions\":[\"asks:for asks:solve clear-denominators divide-by-coefficient has:= has:\\\\frac has:letter has:number\",\"asks:for asks:solve has:= has:\\\\frac has:letter has:number multiply-by-reciprocal\",\"asks:for asks:solve clear-fractions has:- has:= has:\\\\frac has:letter has:number move-constant\",\"asks:for asks:solve clear-fractions has:+ has:= has:\\\\frac has:letter has:number move-constant\"],\"solve-for-letter\":[\"asks:for asks:solve divide-by-coefficient has:- has:= has:letter has:number move-constant\",\"asks:for asks:solve divide-by-coefficient has:+ has:- has:= has:letter has:number move-constant\",\"asks:for asks:solve has:+ has:- has:= has:letter has:number move-constant\",\"asks:for asks:solve has:+ has:= has:letter has:number move-constant\",\"asks:for asks:solve divide-by-coefficient has:+ has:= has:letter has:number move-constant\"],\"linear-inequalities\":[\"asks:inequality asks:solve asks:the divide-and-turn has:+ has:- has:\\\\ge has:letter has:number move-constant\",\"asks:inequality asks:solve asks:the divide-inequality has:+ has:- has:\\\\ge has:letter has:number move-constant move-unknown\",\"asks:inequality asks:solve asks:the divide-inequality has:- has:> has:letter has:number move-constant\",\"asks:inequality asks:solve asks:the divide-inequality has:- has:\\\\ge has:letter has:number move-constant\",\"asks:inequality asks:solve asks:the divide-inequality has:+ has:- has:< has:letter has:number move-constant move-unknown turn-around\",\"asks:inequality asks:solve asks:the divide-inequality has:+ has:- has:> has:letter has:number move-constant move-unknown turn-around\",\"asks:inequality asks:solve asks:the divide-inequality has:+ has:< has:letter has:number move-constant\",\"asks:inequality asks:solve asks:the divide-inequality has:+ has:> has:letter has:number move-constant\"],\"absolute-equations\":[\"asks:for asks:solve has:+ has:= has:\\\\left has:\\\\right has:letter has:number has:| solve-cases split-absolute-value\",\"asks:for asks:solve has:- has:= has:\\\\left has:\\\\right has:letter has:number has:| solve-cases split-absolute-value\",\"asks:for asks:solve has:- has:= has:\\\\left has:\\\\right has:letter has:number has:| isolate-absolute-value solve-cases split-absolute-value\",\"asks:for asks:solve has:+ has:- has:= has:\\\\left has:\\\\right has:letter has:number has:| isolate-absolute-value solve-cases split-absolute-value\",\"asks:for asks:solve has:+ has:= has:\\\\left has:\\\\right has:letter has:number has:| isolate-absolute-value solve-cases split-absolute-value\"],\"absolute-inequalities\":[\"absolute-value-within asks:inequality asks:solve asks:the change-all-parts has:- has:< has:\\\\left has:\\\\right has:letter has:number has:|\",\"absolute-value-within asks:inequality asks:solve asks:the change-all-parts has:+ has:\\\\le has:\\\\left has:\\\\right has:letter has:number has:|\",\"absolute-value-within asks:inequality asks:solve asks:the change-all-parts has:- has:\\\\le has:\\\\left has:\\\\right has:letter has:number has:|\",\"absolute-value-within asks:inequality asks:solve asks:the change-all-parts divide-all-parts has:- has:\\\\le has:\\\\left has:\\\\right has:letter has:number has:|\",\"absolute-value-within asks:inequality asks:solve asks:the change-all-parts has:+ has:< has:\\\\left has:\\\\right has:letter has:number has:|\",\"absolute-value-outside asks:inequality asks:solve asks:the divide-inequality has:+ has:> has:\\\\left has:\\\\right has:letter has:number has:| move-constant take-either\",\"absolute-value-outside asks:inequality asks:solve asks:the divide-inequality has:+ has:\\\\ge has:\\\\left has:\\\\right has:letter has:number has:| move-constant take-either\",\"absolute-value-outside asks:inequality asks:solve asks:the has:- has:> has:\\\\left has:\\\\right has:letter has:number has:| move-constant take-either\"],\"rational-equations\":[\"asks:for asks:solve clear-denominators divide-by-coefficient has:= has:\\\\frac has:letter has:number\",\"asks:for asks:solve clear-denominators distribute divide-by-coefficient has:+ has:- has:= has:\\\\frac has:letter has:number move-constant move-unknown\",\"asks:for asks:solve clear-denominators distribute divide-by-coefficient has:+ has:= has:\\\\frac has:letter has:number move-constant\",\"asks:for asks:solve clear-denominators distribute divide-by-coefficient has:- has:= has:\\\\frac has:letter has:number move-constant\",\"asks:for asks:solve clear-denominators distribute divide-by-coefficient has:+ has:= has:\\\\frac has:letter has:number move-constant move-unknown\",\"asks:for asks:solve clear-denominators distribute divide-by-coefficient has:- has:= has:\\\\frac has:letter has:number move-constant move-unknown\"],\"radical-equations\":[\"asks:for asks:solve divide-by-coefficient has:- has:= has:\\\\sqrt has:letter has:number move-constant raise-both-sides\",\"asks:for asks:solve divide-by-coefficient has:+ has:- has:= has:\\\\sqrt has:letter has:number isolate-root move-constant raise-both-sides\",\"asks:for asks:solve has:+ has:= has:\\\\sqrt has:letter has:number move-constant raise-both-sides\",\"asks:for asks:solve has:- has:= has:\\\\sqrt has:letter has:number move-constant raise-both-sides\",\"asks:for asks:solve divide-by-coefficient has:+ has:= has:\\\\sqrt has:letter has:number move-constant raise-both-sides\",\"asks:for asks:solve divide-by-coefficient has:- has:= has:\\\\sqrt has:letter has:number isolate-root move-constant raise-both-sides\",\"asks:for asks:solve divide-by-coefficient has:+ has:= has:\\\\sqrt has:letter has:number isolate-root move-constant raise-both-sides\"],\"square-root-equations\":[\"asks:for asks:solve both-signs has:= has:^ has:letter has:number isolate-square simplify-root square-root-property\",\"asks:for asks:solve both-signs has:- has:= has:^ has:letter has:number isolate-square simplify-root square-root-property\",\"asks:for asks:solve both-signs has:( has:) has:+ has:= has:^ has:letter has:number simplify-root square-root-property\",\"asks:for asks:solve both-signs has:( has:) has:- has:= has:^ has:letter has:number simplify-root square-root-property\",\"asks:for asks:solve both-signs has:= has:^ has:letter has:number simplify-root square-root-property\"],\"zero-product\":[\"asks:for asks:solve divide-common-factor factor has:- has:= has:^ has:letter has:number solve-linear-factors zero-product\",\"asks:for asks:solve has:( has:) has:+ has:= has:letter has:number solve-factors zero-product\",\"asks:for asks:solve has:( has:) has:- has:= has:letter has:number solve-factors zero-product\",\"asks:for asks:solve has:( has:) has:+ has:- has:= has:letter has:number solve-factors zero-product\",\"asks:for asks:solve divide-common-factor factor has:+ has:= has:^ has:letter has:number solve-linear-factors zero-product\"],\"quadratic-factoring\":[\"asks:for asks:solve factor has:+ has:- has:= has:^ has:letter has:number solve-linear-factors zero-product\",\"asks:for asks:solve factor has:- has:= has:^ has:letter has:number solve-linear-factors zero-product\",\"asks:for asks:solve factor gather-on-one-side has:+ has:- has:= has:^ has:letter has:number solve-linear-factors zero-product\",\"asks:for asks:solve factor gather-on-one-side has:+ has:= has:^ has:letter has:number solve-linear-factors zero-product\",\"asks:for asks:solve factor gather-on-one-side has:- has:= has:^ has:letter has:number solve-linear-factors zero-product\",\"asks:for asks:solve factor has:+ has:= has:^ has:letter has:number solve-linear-factors zero-product\"],\"quadratic-leading\":[\"asks:for asks:solve factor has:+ has:- has:= has:^ has:letter has:number solve-linear-factors zero-product\",\"asks:for asks:solve factor has:- has:= has:^ has:letter has:number solve-linear-factors zero-product\",\"asks:for asks:solve factor has:+ has:= has:^ has:letter has:number solve-linear-factors zero-product\"],\"discriminants\":[\"asks:discriminant asks:find asks:the has:+ has:- has:= has:^ has:letter has:number put-into-discriminant work-out-discriminant\",\"asks:discriminant asks:find asks:the has:+ has:= has:^ has:letter has:number put-into-discriminant work-out-discriminant\",\"asks:discriminant asks:find asks:the has:- has:= has:^ has:letter has:number put-into-discriminant work-out-discriminant\"],\"quadratic-formula\":[\"asks:for asks:solve has:+ has:- has:= has:^ has:letter has:number quadratic-formula simplify-root work-out-discriminant write-roots\",\"asks:for asks:solve has:+ has:= has:^ has:letter has:number quadratic-formula simplify-root work-out-discriminant write-roots\",\"asks:for asks:solve has:- has:= has:^ has:letter has:number quadratic-formula simplify-root work-out-discriminant write-roots\",\"asks:for asks:solve divide-common-factor has:+ has:- has:= has:^ has:letter has:number quadratic-formula work-out-discriminant\",\"asks:for asks:solve divide-common-factor has:+ has:= has:^ has:letter has:number quadratic-formula work-out-discriminant\",\"asks:for asks:solve divide-common-factor has:- has:= has:^ has:letter has:number quadratic-formula work-out-discriminant\"],\"complete-square\":[\"asks:form asks:in asks:the asks:write has:+ has:^ has:letter has:number vertex-height vertex-place write-the-quadratic\",\"asks:form asks:in asks:the asks:write has:+ has:- has:^ has:letter has:number vertex-height vertex-place write-the-quadratic\",\"asks:form asks:in asks:the asks:write has:- has:^ has:letter has:number vertex-height vertex-place write-the-quadratic\"],\"vertices\":[\"asks:find asks:the asks:vertex axis-of-symmetry has:+ has:- has:= has:^ has:letter has:number height-of-vertex read-coefficients write-vertex\",\"asks:find asks:the asks:vertex axis-of-symmetry has:( has:) has:+ has:- has:= has:^ has:letter has:number height-of-vertex multiply-out-function read-coefficients write-vertex\",\"asks:find asks:the asks:vertex axis-of-symmetry has:+ has:= has:^ has:letter has:number height-of-vertex read-coefficients write-vertex\",\"asks:find asks:the asks:vertex axis-of-symmetry has:( has:) has:+ has:= has:^ has:letter has:number height-of-vertex multiply-out-function read-coefficients write-vertex\",\"asks:find asks:the asks:vertex axis-of-symmetry has:( has:) has:- has:= has:^ has:letter has:number height-of-vertex multiply-out-function read-coefficients write-vertex\",\"asks:find asks:the asks:vertex axis-of-symmetry has:- has:= has:^ has:letter has:number height-of-vertex read-coefficients write-vertex\"],\"quadratic-inequalities\":[\"asks:inequality asks:solve asks:the critical-numbers factor-inequality has:+ has:- has:< has:^ has:letter has:number test-intervals write-solution-set\",\"asks:inequality asks:solve asks:the critical-numbers factor-inequality has:+ has:< has:^ has:letter has:number test-intervals write-solution-set\",\"asks:inequality asks:solve asks:the critical-numbers factor-inequality has:- has:< has:^ has:letter has:number test-intervals write-solution-set\",\"asks:inequality asks:solve asks:the critical-numbers factor-inequality has:+ has:\\\\ge has:^ has:letter has:number test-intervals write-solution-set\",\"asks:inequality asks:solve asks:the critical-numbers factor-inequality has:- has:\\\\ge has:^ has:letter has:number test-intervals write-solution-set\",\"asks:inequality asks:solve asks:the critical-numbers factor-inequality has:+ has:- has:\\\\ge has:^ has:letter has:number test-intervals write-solution-set\",\"asks:inequality asks:solve asks:the critical-numbers factor-inequality has:+ has:- has:\\\\le has:^ has:letter has:number test-intervals write-solution-set\",\"asks:inequality asks:solve asks:the critical-numbers factor-inequality has:+ has:\\\\le has:^ has:letter has:number test-intervals write-solution-set\"],\"substitution\":[\"asks:for asks:solve back-substitute combine-like-terms distribute divide-by-coefficient has:+ has:- has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number move-constant substitute work-out-value write-solution\",\"asks:for asks:solve back-substitute combine-like-terms distribute divide-by-coefficient has:- has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number move-constant substitute work-out-value write-solution\",\"asks:for asks:solve back-substitute combine-like-terms divide-by-coefficient has:+ has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number move-constant substitute work-out-value write-solution\",\"asks:for asks:solve back-substitute combine-like-terms distribute divide-by-coefficient has:+ has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number move-constant substitute work-out-value write-solution\",\"asks:for asks:solve back-substitute combine-like-terms distribute has:+ has:- has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number move-constant multiply-by-minus-one substitute work-out-value write-solution\",\"asks:for asks:solve back-substitute combine-like-terms distribute has:- has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number move-constant substitute work-out-value write-solution\",\"asks:for asks:solve back-substitute combine-like-terms divide-by-coefficient has:+ has:- has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number move-constant substitute work-out-value write-solution\",\"asks:for asks:solve back-substitute combine-like-terms distribute has:+ has:- has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number move-constant substitute work-out-value write-solution\"],\"elimination\":[\"add-equations asks:for asks:solve back-substitute has:+ has:- has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number solve-for-unknown write-solution\",\"asks:for asks:solve back-substitute has:+ has:- has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number multiply-equations solve-for-unknown subtract-equations write-solution\",\"asks:for asks:solve back-substitute has:+ has:- has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number solve-for-unknown subtract-equations write-solution\",\"asks:for asks:solve back-substitute has:+ has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number multiply-equations solve-for-unknown subtract-equations write-solution\",\"add-equations asks:for asks:solve back-substitute has:+ has:- has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number multiply-equations solve-for-unknown write-solution\",\"asks:for asks:solve back-substitute has:+ has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number solve-for-unknown subtract-equations write-solution\"],\"three-unknowns\":[\"asks:for asks:solve back-substitute eliminate-unknown has:+ has:- has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number solve-for-unknown write-solution\",\"asks:for asks:solve back-substitute eliminate-unknown has:+ has:= has:\\\\ has:\\\\begin has:\\\\end has:letter has:number solve-for-unknown write-solution\"],\"exponential-equations\":[\"asks:for asks:solve compare-exponents has:+ has:= has:^ has:letter has:number same-base solve-exponent\",\"asks:for asks:solve compare-exponents has:- has:= has:^ has:letter has:number same-base solve-exponent\",\"asks:for asks:solve compare-exponents has:+ has:= has:\\\\cdot has:^ has:letter has:number isolate-power same-base solve-exponent\",\"asks:for asks:solve compare-exponents has:- has:= has:\\\\cdot has:^ has:letter has:number isolate-power same-base solve-exponent\",\"asks:for asks:solve compare-exponents has:+ has:= has:^ has:letter has:number isolate-power same-base solve-exponent\",\"asks:for asks:solve compare-exponents has:- has:= has:^ has:letter has:number isolate-power same-base solve-exponent\"],\"logarithm-form\":[\"asks:exponential asks:form asks:in asks:write has:( has:) has:= has:\\\\log has:_ has:letter has:number write-as-power\",\"asks:form asks:in asks:logarithmic asks:write has:= has:^ has:letter has:number write-as-logarithm\",\"asks:form asks:in asks:logarithmic asks:write has:= has:^ has:number write-as-logarithm\"],\"evaluate-logarithms\":[\"add asks:find asks:the asks:value has:( has:) has:- has:\\\\cdot has:\\\\log has:_ has:number logarithm-is-exponent multiply\",\"add asks:find asks:the asks:value has:( has:) has:+ has:\\\\frac has:\\\\left has:\\\\log has:\\\\right has:_ has:number logarithm-is-exponent\",\"add asks:find asks:the asks:value has:( has:) has:+ has:\\\\log has:_ has:number logarithm-is-exponent\",\"asks:find asks:the asks:value has:( has:) has:\\\\log has:_ has:number logarithm-is-exponent\",\"asks:find asks:the asks:value has:( has:) has:\\\\frac has:\\\\left has:\\\\log has:\\\\right has:_ has:number logarithm-is-exponent\"],\"logarithmic-equations\":[\"asks:for asks:solve divide-by-coefficient has:( has:) has:+ has:= has:\\\\log has:_ has:letter has:number move-constant remove-logarithm\",\"asks:for asks:solve has:( has:) has:+ has:= has:\\\\log has:_ has:letter has:number move-constant remove-logarithm\",\"asks:for asks:solve divide-by-coefficient has:( has:) has:+ has:- has:= has:\\\\log has:_ has:letter has:number move-constant one-logarithm remove-logarithm\",\"asks:for asks:solve divide-by-coefficient has:( has:) has:+ has:= has:\\\\log has:_ has:letter has:number move-constant one-logarithm remove-logarithm\",\"asks:for asks:solve has:( has:) has:- has:= has:\\\\log has:_ has:letter has:number move-constant remove-logarithm\",\"asks:for asks:solve divide-by-coefficient has:( has:) has:- has:= has:\\\\log has:_ has:letter has:number move-constant remove-logarithm\",\"asks:for asks:solve divide-by-coefficient has:( has:) has:- has:= has:\\\\log has:_ has:letter has:number move-constant one-logarithm remove-logarithm\"],\"function-values\":[\"add asks:evaluate has:( has:) has:+ has:, has:- has:= has:\\\\quad has:^ has:letter has:number multiply power substitute-values\",\"add asks:evaluate has:( has:) has:, has:- has:= has:\\\\quad has:letter has:number multiply substitute-values\",\"add asks:evaluate double-negative has:( has:) has:+ has:, has:- has:= has:\\\\quad has:^ has:letter has:number multiply power substitute-values\",\"add asks:evaluate has:( has:) has:+ has:, has:= has:\\\\quad has:^ has:letter has:number multiply power substitute-values\",\"add asks:evaluate has:( has:) has:, has:- has:= has:\\\\quad has:^ has:letter has:number multiply power substitute-values\",\"add asks:evaluate double-negative has:( has:) has:, has:- has:= has:\\\\quad has:^ has:letter has:number multiply power substitute-values\",\"add asks:evaluate has:( has:) has:+ has:, has:- has:= has:\\\\quad has:letter has:number multiply substitute-values\",\"add asks:evaluate has:( has:) has:+ has:, has:= has:\\\\quad has:letter has:number multiply substitute-values\"],\"compose-functions\":[\"add asks:out asks:work has:( has:) has:+ has:, has:- has:= has:\\\\quad has:letter has:number multiply\",\"add asks:out asks:work has:( has:) has:+ has:, has:= has:\\\\quad has:letter has:number multiply\",\"asks:multiply asks:out collect-terms has:( has:) has:, has:- has:= has:\\\\quad has:letter has:number multiply-out-bracket\",\"asks:multiply asks:out collect-terms has:( has:) has:+ has:, has:- has:= has:\\\\quad has:letter has:number multiply-out-bracket\",\"add asks:out asks:work has:( has:) has:, has:- has:= has:\\\\quad has:letter has:number multiply\",\"asks:multiply asks:out collect-terms has:( has:) has:+ has:, has:= has:\\\\quad has:letter has:number multiply-out-bracket\"],\"inverse-functions\":[\"asks:find asks:function asks:inverse asks:the has:( has:) has:+ has:= has:\\\\frac has:letter has:number name-inverse swap-input-and-output undo-operation\",\"asks:find asks:function asks:inverse asks:the has:( has:) has:- has:= has:\\\\frac has:letter has:number name-inverse swap-input-and-output undo-operation\",\"asks:find asks:function asks:inverse asks:the has:( has:) has:- has:= has:letter has:number name-inverse swap-input-and-output undo-operation\",\"asks:find asks:function asks:inverse asks:the has:( has:) has:+ has:= has:letter has:number name-inverse swap-input-and-output undo-operation\"],\"slopes\":[\"asks:find asks:line asks:of asks:slope asks:the has:( has:) has:, has:- has:\\\\quad has:number slope-formula work-out-slope\",\"asks:find asks:line asks:of asks:slope asks:the has:( has:) has:, has:\\\\quad has:number slope-formula work-out-slope\"],\"point-and-slope\":[\"asks:equation asks:find asks:line asks:of asks:the has:( has:) has:, has:- has:= has:\\\\quad has:letter has:number point-slope slope-intercept\",\"asks:equation asks:find asks:line asks:of asks:the has:( has:) has:, has:= has:\\\\quad has:letter has:number point-slope slope-intercept\"],\"line-through-points\":[\"asks:equation asks:find asks:line asks:of asks:the has:( has:) has:, has:- has:\\\\quad has:number point-slope slope-formula slope-intercept work-out-slope\",\"asks:equation asks:find asks:line asks:of asks:the has:( has:) has:, has:\\\\quad has:number point-slope slope-formula slope-intercept work-out-slope\",\"asks:equation asks:find asks:line asks:of asks:the has:( has:) has:, has:- has:\\\\quad has:number put-in-slope-and-intercept slope-formula work-out-slope\",\"asks:equation asks:find asks:line asks:of asks:the has:( has:) has:, has:\\\\quad has:number put-in-slope-and-intercept slope-formula work-out-slope\"],\"midpoints\":[\"asks:find asks:midpoint asks:the has:( has:) has:, has:- has:\\\\quad has:number midpoint-formula work-out-midpoint\",\"asks:find asks:midpoint asks:the has:( has:) has:, has:\\\\quad has:number midpoint-formula work-out-midpoint\"],\"next-terms\":[\"asks:find asks:next asks:terms asks:the common-difference has:, has:\\\\ldots has:number next-term\",\"asks:find asks:next asks:terms asks:the common-difference has:, has:- has:\\\\ldots has:number next-term\"],\"arithmetic-term\":[\"asks:find asks:term common-difference has:, has:number term-at-position write-general-term\",\"asks:find asks:term common-difference has:, has:- has:number term-at-position write-general-term\"],\"arithmetic-sum\":[\"arithmetic-sum asks:find asks:first asks:of asks:sum asks:terms asks:the common-difference has:, has:number last-term work-out-sum\",\"arithmetic-sum asks:find asks:first asks:of asks:sum asks:terms asks:the common-difference has:, has:- has:number last-term work-out-sum\"],\"geometric-term\":[\"asks:find asks:term common-ratio has:, has:number term-at-position write-general-term\",\"asks:find asks:term common-ratio has:, has:- has:number term-at-position write-general-term\"],\"rectangle-area\":[\"asks:problem asks:solve asks:the asks:word has:= has:\\\\cdot has:letter has:number introduce-unknowns multiply write-answer write-conditions\"],\"rectangle-perimeter\":[\"add asks:problem asks:solve asks:the asks:word has:+ has:= has:\\\\cdot has:letter has:number introduce-unknowns multiply write-answer write-conditions\"],\"triangle-area\":[\"asks:problem asks:solve asks:the asks:word divide has:= has:\\\\cdot has:\\\\frac has:letter has:number introduce-unknowns multiply write-answer write-conditions\",\"asks:problem asks:solve asks:the asks:word has:= has:\\\\cdot has:\\\\frac has:letter has:number introduce-unknowns multiply-fractions write-answer write-conditions\"],\"angle-sums\":[\"asks:figure asks:find asks:in asks:is asks:missing asks:the asks:what combine-like-terms has:+ has:= has:letter has:number introduce-unknowns move-constant write-answer write-conditions\"],\"pythagoras\":[\"add asks:figure asks:formulas asks:of asks:the asks:with asks:work has:- has:\\\\sqrt has:^ has:number power simplify-root write-answer write-calculation\",\"asks:figure asks:find asks:in asks:is asks:missing asks:the asks:what both-signs choose-solution has:+ has:= has:^ has:letter has:number introduce-unknowns isolate-square simplify-root square-root-property write-answer write-conditions\"],\"distances\":[\"asks:between asks:distance asks:find asks:points asks:the distance-formula has:( has:) has:, has:- has:\\\\quad has:number square-the-gaps work-out-distance\",\"asks:between asks:distance asks:find asks:points asks:the distance-formula has:( has:) has:, has:\\\\quad has:number square-the-gaps work-out-distance\"],\"convert-lengths\":[\"asks:convert asks:to cancel-units has:\\\\text has:letter has:number multiply-by-one\",\"asks:convert asks:mm asks:to cancel-units has:\\\\frac has:\\\\text has:letter has:number multiply-by-one\",\"asks:convert asks:mm asks:to cancel-units has:\\\\text has:letter has:number multiply-by-one\",\"asks:cm asks:convert asks:to cancel-units has:\\\\text has:letter has:number multiply-by-one\",\"asks:convert asks:to cancel-units has:\\\\frac has:\\\\text has:letter has:number multiply-by-one\",\"asks:convert asks:km asks:to cancel-units has:\\\\text has:letter has:number multiply-by-one\",\"asks:cm asks:convert asks:to cancel-units has:\\\\frac has:\\\\text has:letter has:number multiply-by-one\"],\"convert-masses\":[\"asks:convert asks:to cancel-units has:\\\\text has:letter has:number multiply-by-one\",\"asks:convert asks:to cancel-units has:\\\\frac has:\\\\text has:letter has:number multiply-by-one\",\"asks:convert asks:kg asks:to cancel-units has:\\\\text has:letter has:number multiply-by-one\",\"asks:convert asks:mg asks:to cancel-units has:\\\\text has:letter has:number multiply-by-one\",\"asks:convert asks:mg asks:to cancel-units has:\\\\frac has:\\\\text has:letter has:number multiply-by-one\"],\"convert-times\":[\"asks:convert asks:minutes asks:to cancel-units has:\\\\text has:letter has:number multiply-by-one\",\"asks:convert asks:days asks:to cancel-units has:\\\\text has:letter has:number multiply-by-one\",\"asks:convert asks:hours asks:to cancel-units has:\\\\text has:letter has:number multiply-by-one\",\"asks:convert asks:seconds asks:to cancel-units has:\\\\text has:letter has:number multiply-by-one\",\"asks:convert asks:to asks:weeks cancel-units has:\\\\text has:letter has:number multiply-by-one\"],\"convert-volumes\":[\"asks:convert asks:to cancel-units has:\\\\text has:letter has:number multiply-by-one\",\"asks:cl asks:convert asks:to cancel-units has:\\\\frac has:\\\\text has:letter has:number multiply-by-one\",\"asks:cl asks:convert asks:to cancel-units has:\\\\text has:letter has:number multiply-by-one\",\"asks:convert asks:ml asks:to cancel-units has:\\\\frac has:\\\\text has:letter has:number multiply-by-one\",\"asks:convert asks:ml asks:to cancel-units has:\\\\text has:letter has:number multiply-by-one\"],\"average-speed\":[\"asks:find asks:speed asks:the choose-law has:, has:; has:= has:\\\\ has:\\\\frac has:\\\\quad has:\\\\text has:letter has:number put-in-quantities work-out-and-round\"],\"unit-prices\":[\"asks:problem asks:solve asks:the asks:word has:= has:\\\\frac has:letter has:number introduce-unknowns multiply-by-reciprocal simplify-terms write-answer write-conditions\",\"asks:problem asks:solve asks:the asks:word divide has:\\\\frac has:number write-answer write-calculation\"],\"means\":[\"asks:find asks:mean asks:the has:, has:\\\\ has:number sum-over-count\"],\"medians\":[\"asks:find asks:median asks:the has:, has:\\\\ has:number middle-value sort-values\"],\"derivatives\":[\"asks:by asks:differentiate derivative-of-sum has:+ has:- has:^ has:letter has:number power-rule\",\"asks:by asks:differentiate chain-rule-power derivative-of-sum has:( has:) has:- has:^ has:letter has:number power-rule tidy-derivative\",\"asks:by asks:differentiate chain-rule-power derivative-of-sum has:( has:) has:+ has:^ has:letter has:number power-rule tidy-derivative\",\"asks:by asks:differentiate derivative-of-sum has:+ has:- has:^ has:letter has:number power-rule tidy-derivative\",\"asks:by asks:differentiate derivative-of-sum has:+ has:^ has:letter has:number power-rule\",\"asks:by asks:differentiate chain-rule-power derivative-of-sum has:( has:) has:+ has:- has:^ has:letter has:number power-rule tidy-derivative\",\"asks:by asks:differentiate derivative-of-sum has:- has:^ has:letter has:number power-rule\"],\"definite-integrals\":[\"antiderivative-between-bounds asks:integrate constant-factor-of-integral has:( has:) has:+ has:, has:- has:\\\\ has:\\\\int has:\\\\left has:\\\\right has:^ has:_ has:letter has:number integral-of-sum power-rule-of-integrals put-in-the-bounds\",\"antiderivative-between-bounds asks:integrate constant-factor-of-integral has:( has:) has:, has:- has:\\\\ has:\\\\int has:\\\\left has:\\\\right has:^ has:_ has:letter has:number integral-of-sum power-rule-of-integrals put-in-the-bounds\",\"antiderivative-between-bounds asks:integrate constant-factor-of-integral has:( has:) has:+ has:, has:\\\\ has:\\\\int has:\\\\left has:\\\\right has:^ has:_ has:letter has:number integral-of-sum power-rule-of-integrals put-in-the-bounds\"]}");
}),
942738, ((__turbopack_context__) => {
"use strict";

const LEVELS = [
    1,
    2,
    3
];
const STRANDS = [
    "numbers",
    "fractions",
    "percent",
    "powers",
    "expressions",
    "factoring",
    "equations",
    "quadratics",
    "systems",
    "exponentials",
    "graphs",
    "sequences",
    "geometry",
    "measures",
    "calculus"
];
__turbopack_context__.s([
    "g",
    0,
    LEVELS,
    "$",
    0,
    STRANDS
]);
}),
];

//# sourceMappingURL=server_solver_practice_09yy_uxfelbld._.js.map