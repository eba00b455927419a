module.exports = [
168595, ((__turbopack_context__) => {
"use strict";

/** Characters one message may have after trimming. */ const MESSAGE_LENGTH_MAX = 4000;
const TITLE_LENGTH_MAX = 80;
const NO_NAME = "Give it a name.";
const CHAT_LIST_LENGTH = 50;
const CHAT_LIST_LENGTH_MAX = 100;
const HISTORY_LENGTH_MAX = 80;
const SEARCH_LENGTH_MAX = 100;
const SEARCH_RESULTS_MAX = 20;
const TUTOR_MODES = [
    "explain",
    "hints",
    "check"
];
const CHOOSE_ONE = "Send me the one you mean.";
__turbopack_context__.s([
    "$",
    0,
    CHAT_LIST_LENGTH,
    "K",
    0,
    CHAT_LIST_LENGTH_MAX,
    "o",
    0,
    CHOOSE_ONE,
    "t",
    0,
    HISTORY_LENGTH_MAX,
    "l",
    0,
    MESSAGE_LENGTH_MAX,
    "A",
    0,
    NO_NAME,
    "Q",
    0,
    SEARCH_LENGTH_MAX,
    "B",
    0,
    TITLE_LENGTH_MAX,
    "H",
    0,
    TUTOR_MODES
]);
}),
13136, ((__turbopack_context__) => {
"use strict";

/** Lines of working that are looked at in one go. */ const WORKING_LINES_MAX = 40;
const LINE_LENGTH_MAX = 500;
__turbopack_context__.s([
    "c",
    0,
    LINE_LENGTH_MAX,
    "n",
    0,
    WORKING_LINES_MAX
]);
}),
706707, ((__turbopack_context__) => {
"use strict";

/** Whether two answers are written alike, but for spaces, delimiters and how they are typeset. */ function isSameWriting(a, b) {
    const [left, right] = [
        bare(a),
        bare(b)
    ];
    return left !== "" && left === right;
}
const SUBSCRIPT_ZERO = "₀".charCodeAt(0);
const bare = (text)=>text.replace(/\\(?:text|textrm|mathrm|mbox|operatorname)\s*\{([^{}]*)\}/g, "$1").replace(/\\(?:left|right|displaystyle|q?quad)(?![a-zA-Z])|\\[()[\],;:! ]|\$/g, "").replace(/\\dfrac|\\tfrac/g, "\\frac").replace(/[−–]/g, "-").replace(/\s*(?:→|⟶|⇒|->|=>|\\(?:to|rightarrow|longrightarrow)(?![a-zA-Z]))\s*/g, "→").replace(/[₀-₉]/g, (digit)=>`${digit.charCodeAt(0) - SUBSCRIPT_ZERO}`)// 2 1/3 is not 21/3.
    .replace(/(?<=\d)\s+(?=\d)/g, "_").replace(/(?<![\s.])[\s.]+$/, "").replace(/\s+/g, "").replace(/\\%/g, "%");
__turbopack_context__.s([
    "f",
    0,
    isSameWriting
]);
}),
632775, 54300, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/solver/hints/before-answer.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__706707__ = __turbopack_context__.i(706707);
;
function stepsBeforeAnswer({ steps, latex, read }) {
    const value = tellingValue(latex);
    const isTold = value !== null && bare(read.latex).includes(bare(value));
    const at = steps.findIndex((step)=>(0, __TURBOPACK__imported__module__706707__["f"])(step.latex, latex) || value !== null && !isTold && (0, __TURBOPACK__imported__module__706707__["f"])(sidesOf(step.latex).at(-1) ?? "", value));
    return at < 0 ? steps.length : at;
}
const SHORTEST = 2;
/** What an answer comes to, where it is more than one digit or letter: "28" of "x = 28". Of an equation that is itself
 * the answer no side says it. */ function tellingValue(latex) {
    const sides = sidesOf(latex);
    const value = sides.at(-1) ?? "";
    const isEquation = sides.slice(0, -1).some((side)=>/[-+^]/.test(side.replaceAll("^{-1}", "")));
    return isEquation || value.replace(/\W/g, "").length < SHORTEST ? null : value;
}
const sidesOf = (latex)=>latex.split(/=|\\approx(?![a-zA-Z])/);
const bare = (latex)=>latex.replace(/\\(?:left|right)(?![a-zA-Z])|\s|\{,\}/g, "");
__turbopack_context__.s([
    "f",
    0,
    stepsBeforeAnswer
], 632775);
// MERGED MODULE: [project]/server/solver/hints/hint-of.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/solver/hints/all.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/solver/hints/tables.ts [app-route] (ecmascript) <locals>
;
var __TURBOPACK__imported__module__66693__ = __turbopack_context__.i(66693);
// MERGED MODULE: [project]/server/solver/hints/of-algebra.ts [app-route] (ecmascript)
;
const OF_ALGEBRA = {
    simplify: {
        kind: "An expression to write more briefly, with the same value.",
        idea: "Look for what belongs together: like terms, powers of the same base, or factors that cancel."
    },
    expand: {
        kind: "A product to write without brackets.",
        idea: "Everything in one bracket is multiplied by everything in the other."
    },
    factor: {
        kind: "A sum to write as a product.",
        idea: "First take out what all terms share. Then look for a pattern: a difference of squares, a perfect square, a pair of numbers with the right sum and product."
    },
    "like-terms": {
        kind: "Terms to sort into those that can be put together.",
        idea: "Terms are alike when their letters and exponents agree. The numbers in front do not matter."
    },
    "polynomial-property": {
        kind: "A question about how a polynomial is built.",
        idea: "Look at the terms one by one: their number, the exponents of their letters, the number in front."
    },
    "polynomial-division": {
        kind: "One polynomial divided by another.",
        idea: "It goes like long division with numbers: divide the first terms, multiply back, subtract, and go on."
    },
    coefficient: {
        kind: "A question about the number in front of one power.",
        idea: "You need only the products that give this power. Which terms of the brackets make it?"
    },
    "complete-square": {
        kind: "A square that lacks its last term.",
        idea: "The middle term of a squared bracket is twice the product of its terms. Half of the number in front tells what is missing."
    },
    "binomial-term": {
        kind: "A power of a bracket, of which only some terms are asked for.",
        idea: "Pascal’s triangle gives the numbers in front; the exponents of both terms always add up to the power."
    },
    "greatest-common-factor": {
        kind: "Expressions whose largest shared factor is asked for.",
        idea: "Factor each of them completely. Take every factor that all of them have."
    },
    "common-denominator": {
        kind: "Fractions that need one denominator.",
        idea: "Factor each denominator. The common one has every factor as often as any of them does."
    },
    "partial-fractions": {
        kind: "One fraction to split into several with smaller denominators.",
        idea: "Factor the denominator. Each factor gets a fraction with unknown numbers on top, which are then found by comparing."
    },
    evaluate: {
        kind: "An expression or a function at a given value.",
        idea: "Put the value in for the letter, in brackets, and keep to the order of operations."
    },
    translate: {
        kind: "Words to write as mathematics.",
        idea: "Find the words that mean plus, minus, times or equals. Watch for those that turn the order round, such as “less than”."
    },
    logarithm: {
        kind: "A logarithm: it asks for an exponent.",
        idea: "A product inside becomes a sum outside, a quotient a difference, and an exponent a factor in front."
    },
    "logarithm-base": {
        kind: "A logarithm to write with another base.",
        idea: "Any base will do if you divide: the logarithm of the number by the logarithm of the old base."
    },
    "logarithm-form": {
        kind: "Exponents and logarithms say the same in different words.",
        idea: "The logarithm is the exponent. Ask which number is the base, which the exponent, and which comes out."
    },
    solve: {
        kind: "An equation with one unknown.",
        idea: "Do the same to both sides until the unknown stands alone."
    },
    "solve-system": {
        kind: "Several equations that hold at the same time.",
        idea: "Get rid of one unknown: add or subtract the equations, or put one into another."
    },
    "equation-property": {
        kind: "A question about an equation, rather than its solution.",
        idea: "Tidy both sides and see what is left of the unknown. For a quadratic, the number under the root decides."
    },
    variation: {
        kind: "Quantities that vary with one another.",
        idea: "“Directly” means times a constant, “inversely” means the constant divided by. A pair of known values gives the constant."
    },
    inequality: {
        kind: "An inequality: a whole range of numbers may fit.",
        idea: "Treat it like an equation. Multiplying or dividing by a negative number turns the sign round."
    },
    sequence: {
        kind: "A sequence: a list of numbers with a rule.",
        idea: "Compare neighbours. Look at their differences first, then at their ratios."
    },
    series: {
        kind: "A sum in sigma notation.",
        idea: "The letter below the sign runs through whole numbers. See what is added each time, and whether there is a formula for it."
    },
    chain: {
        kind: "A problem in stages: each uses what came before.",
        idea: "Find the value of each letter in turn, and put it into the following line."
    },
    story: {
        kind: "A problem told in words.",
        idea: "Write down what is known and name what is asked for. Which sentence says that something equals something else?"
    },
    matrix: {
        kind: "A problem about matrices.",
        idea: "Look at the sizes first, and at which entries belong together."
    },
    "augmented-matrix": {
        kind: "Equations to write in short, as rows of numbers.",
        idea: "Each row is one equation, each column one unknown. A missing unknown has the number zero."
    },
    vector: {
        kind: "A problem about vectors.",
        idea: "Work in each direction by itself, component by component."
    }
};
// MERGED MODULE: [project]/server/solver/hints/of-calculus.ts [app-route] (ecmascript)
;
const OF_CALCULUS = {
    derivative: {
        kind: "A question about how fast a function changes.",
        idea: "See how the function is put together: a sum, a product, a quotient, one function inside another? Each has its own rule."
    },
    "tangent-line": {
        kind: "A line that touches a curve, or meets it at a right angle.",
        idea: "The derivative at the place gives the slope; the function gives the point."
    },
    "implicit-derivative": {
        kind: "A slope on a curve that is not solved for y.",
        idea: "Differentiate both sides as they are. Since y depends on x, every y brings a factor y′ with it."
    },
    limit: {
        kind: "A question about what a value comes close to.",
        idea: "What happens when you put the point in? If it gives nothing clear, change the form: factor and cancel, or look at what grows fastest."
    },
    integral: {
        kind: "An integral.",
        idea: "Read the rules for derivatives backwards. What was differentiated to give this?"
    },
    "differential-equation": {
        kind: "An equation in which a function and its derivative occur.",
        idea: "Can x and y be brought to different sides? If not, look for a factor that makes the left side the derivative of a product."
    },
    "several-variables": {
        kind: "A function of several variables.",
        idea: "Differentiate by one letter at a time, and treat the others as numbers."
    },
    "series-test": {
        kind: "A sum of infinitely many terms: does it come to a number?",
        idea: "See how fast the terms become small, and compare them with a series that you know."
    },
    "power-series": {
        kind: "A series with powers of x: for which x does it come to a number?",
        idea: "Look at the ratio of neighbouring terms. Its size must stay below one."
    },
    "taylor-polynomial": {
        kind: "A polynomial that follows a function near one place.",
        idea: "Its derivatives at that place agree with the function’s. Each is divided by a factorial."
    },
    measure: {
        kind: "An area, a volume or a length of something curved.",
        idea: "Cut it into thin pieces, say how large one piece is, and add them all up with an integral."
    },
    "curve-study": {
        kind: "A question about where a curve rises, falls, bends or turns.",
        idea: "The sign of the derivative says whether the curve rises or falls; the second derivative says how it bends."
    },
    "slope-places": {
        kind: "A question about where a graph is as steep as it is told.",
        idea: "The derivative is the slope. Set it equal to the slope that is asked for, and solve."
    },
    accumulation: {
        kind: "The derivative of an integral whose bound moves.",
        idea: "How much is added when the bound moves a little? The integrand there says it."
    },
    "inverse-slope": {
        kind: "How fast an inverse function changes.",
        idea: "Mirrored in y = x, rise and run change places. First see where the function has that value."
    },
    "related-rates": {
        kind: "Quantities that change together.",
        idea: "An equation ties them. Differentiate it by time, and only then put in the numbers of the moment."
    },
    differential: {
        kind: "How much a function changes for a small step.",
        idea: "Along the tangent: the slope times the step."
    },
    "approximate-integral": {
        kind: "An integral, about.",
        idea: "Cut the interval into equal parts. What is the width of one, and at which places does the rule take the height?"
    },
    iteration: {
        kind: "Values that follow from each other by one rule.",
        idea: "Write the rule down once, and put each value into it to have the next."
    }
};
// MERGED MODULE: [project]/server/solver/hints/of-data-and-science.ts [app-route] (ecmascript)
;
const OF_DATA_AND_SCIENCE = {
    distribution: {
        kind: "A random quantity with a known distribution.",
        idea: "Sketch the distribution and shade what is asked for. Which of its formulas gives that part?"
    },
    confidence: {
        kind: "An estimate from a sample, with its uncertainty.",
        idea: "The interval reaches equally far to both sides of the estimate. That reach depends on the confidence level, the spread and the sample size."
    },
    data: {
        kind: "A question about a list of data.",
        idea: "Say what the figure measures: the middle, what is common, or how far the values are spread. Then put them in order if that helps."
    },
    "event-chance": {
        kind: "A question about the chances of events.",
        idea: "Draw overlapping circles. Which regions are known, and which is asked for?"
    },
    "count-ways": {
        kind: "A question about how many ways there are.",
        idea: "Fill the places one after another and multiply the choices. Does the order matter, and is anything alike?"
    },
    "told-figure": {
        kind: "A question about what a number in the text means.",
        idea: "Ask of each number whether it is about the sample or about everyone, and what it measures."
    },
    "draw-sequence": {
        kind: "A question about drawing in a certain order.",
        idea: "Take the draws one at a time. What is gone after the first is missing at the second."
    },
    "draw-counts": {
        kind: "A question about how likely a draw is.",
        idea: "Compare the outcomes that fit with all that are equally likely."
    },
    chemistry: {
        kind: "A problem about formulas, amounts or reactions.",
        idea: "Atoms are neither made nor lost. Count them, and go through moles when amounts are asked for."
    },
    physics: {
        kind: "A problem about quantities with units.",
        idea: "List what is given and what is asked for, with units. Which law has exactly these quantities in it?"
    }
};
// MERGED MODULE: [project]/server/solver/hints/of-functions.ts [app-route] (ecmascript)
;
const OF_FUNCTIONS = {
    domain: {
        kind: "A question about where a function has a value.",
        idea: "Look for what is not allowed: dividing by zero, the square root of a negative number, the logarithm of anything that is not positive."
    },
    range: {
        kind: "A question about the values that a function takes.",
        idea: "Think of the graph: how low and how high does it go?"
    },
    "domain-and-range": {
        kind: "A question about what may go into a function, and what comes out.",
        idea: "First look for inputs that are not allowed. Then think of the graph: how low and how high does it go?"
    },
    "piecewise-value": {
        kind: "A function with several rules.",
        idea: "The conditions beside the rules say which one holds. Look for the one that your number meets."
    },
    "inverse-function": {
        kind: "A question about the function that undoes this one.",
        idea: "Swap input and output, and solve for the output again."
    },
    "function-property": {
        kind: "A question about a function or a number, to be judged.",
        idea: "Put something in and see what comes out: the number that is named, or −x in place of x."
    },
    "function-features": {
        kind: "A question about the graph of a function.",
        idea: "On the x-axis the height is zero; on the y-axis x is zero. A denominator of zero means a gap or an asymptote."
    },
    "relation-pairs": {
        kind: "A relation, given as pairs of numbers.",
        idea: "The first number of a pair goes in, the second comes out. Look at the firsts and the seconds apart."
    },
    "quadratic-form": {
        kind: "A quadratic function to write with its vertex in view.",
        idea: "The form a(x − h)² + k shows the vertex (h, k). Complete the square, or put the known points in."
    },
    "transformed-function": {
        kind: "A graph that is moved, stretched or reflected.",
        idea: "What happens outside the function moves the graph up and down. What happens to x works sideways, and the opposite way round."
    },
    "eliminate-parameter": {
        kind: "A curve given by a parameter.",
        idea: "Solve one of the equations for the parameter, or use an identity in which it drops out."
    },
    line: {
        kind: "A problem about a straight line.",
        idea: "A line is known by its slope and one point. Slope is rise over run."
    },
    "line-pair": {
        kind: "A question about how lines lie to one another.",
        idea: "Compare their slopes: are they equal, or does one turn the other by a right angle?"
    },
    segment: {
        kind: "A problem about a pair of points in the plane.",
        idea: "Draw the right triangle between them: one side goes along, the other goes up."
    },
    conic: {
        kind: "A problem about a conic section.",
        idea: "Think of the standard form: what tells the centre or vertex, and what tells the size?"
    },
    "to-rectangular": {
        kind: "A distance and an angle that are to become x and y.",
        idea: "Draw the right triangle: cosine goes with x, sine with y."
    },
    "to-polar": {
        kind: "A point that is to become a distance and an angle.",
        idea: "The distance is the hypotenuse of a right triangle. For the angle, look at the quadrant as well as at the ratio."
    },
    "polar-equation": {
        kind: "An equation to carry over between polar and rectangular coordinates.",
        idea: "One right triangle connects them: cosine leads to x, sine to y, and Pythagoras to the distance."
    },
    trigonometry: {
        kind: "A problem about angles and circular functions.",
        idea: "Draw it on the unit circle or in a right triangle. Which side or coordinate is meant?"
    }
};
// MERGED MODULE: [project]/server/solver/hints/of-numbers.ts [app-route] (ecmascript)
;
const OF_NUMBERS = {
    calculate: {
        kind: "A calculation: one number comes out at the end.",
        idea: "Mind the order: brackets first, then powers and roots, then multiplying and dividing, then adding and subtracting."
    },
    "calculate-each": {
        kind: "Several calculations, each with a result of its own.",
        idea: "Work them out one at a time, then compare what you get."
    },
    percent: {
        kind: "A percent problem: a part, a whole and a rate, one of which is missing.",
        idea: "Percent means “of a hundred”, and “of” means times: the part is the rate times the whole. Which of them is missing?"
    },
    "number-order": {
        kind: "Numbers to put in order.",
        idea: "Write them all in the same way, for example as decimals, so that they can be compared place by place."
    },
    "comparison-sign": {
        kind: "Numbers to compare.",
        idea: "Work out each side by itself first. On the number line the smaller one is further to the left."
    },
    "divide-with-remainder": {
        kind: "A division that need not come out evenly.",
        idea: "Find the largest multiple of the divisor that still fits. What is left over is the remainder."
    },
    "equivalent-fractions": {
        kind: "A fraction to write with another denominator.",
        idea: "Multiply or divide above and below by the same number: the fraction keeps its value."
    },
    "place-digit": {
        kind: "A question about the places of a number.",
        idea: "Count the places from the decimal point: ones, tens, hundreds to the left, tenths to the right."
    },
    "digit-place": {
        kind: "A question about where a digit is.",
        idea: "Start at the decimal point and name each place until you reach the digit."
    },
    "write-digits": {
        kind: "A number in words that is to be written in digits.",
        idea: "Take it group by group, thousands and millions apart. A group that is not named is filled with zeros."
    },
    "name-number": {
        kind: "A number in digits that is to be written in words.",
        idea: "Split the digits into groups from the right, as the commas do, and name each group."
    },
    "statement-kind": {
        kind: "A question about what kind of statement this is.",
        idea: "One sign decides: does it say that something equals something else?"
    },
    "root-bounds": {
        kind: "A root to place between neighbouring whole numbers.",
        idea: "Look for the perfect powers on both sides of the number under the root."
    },
    "number-kind": {
        kind: "A question about what kind of number this is.",
        idea: "Can it be written as one whole number over another? Simplify it first."
    },
    "select-numbers": {
        kind: "A list from which the numbers of one kind are asked for.",
        idea: "Say to yourself what that kind means, then test the numbers one by one."
    },
    "prime-factorisation": {
        kind: "A number to take apart into primes.",
        idea: "Divide by the smallest prime that fits, as often as it goes, then try the following one."
    },
    "prime-factors": {
        kind: "A question about the primes that a number is made of.",
        idea: "Split off one prime after another until nothing is left to split. Repeats are listed once only."
    },
    "common-factor": {
        kind: "A question about the largest number that divides all of these.",
        idea: "Take each number apart into primes, and look for what all of them share."
    },
    "common-multiple": {
        kind: "A question about the smallest number that all of these divide.",
        idea: "Every prime has to be there as often as in the number that needs it most."
    },
    remainder: {
        kind: "A question about what is left over after dividing.",
        idea: "Take away the largest multiple of the divisor that fits."
    },
    divisibility: {
        kind: "A question of whether a division comes out evenly.",
        idea: "Divide and look at what is left over, or use a test on the digits."
    },
    primality: {
        kind: "A question about the divisors of one number.",
        idea: "Divisors come in pairs, and the smaller of a pair is no larger than the square root. Try the small primes up to there."
    },
    multiples: {
        kind: "A question about the times table of a number.",
        idea: "Count in steps of the number, and stop where the question says."
    },
    divisors: {
        kind: "A question about every number that divides this one.",
        idea: "Factors come in pairs. Go up from the smallest, and write the partner beside each."
    },
    "divisor-count": {
        kind: "A question about how many numbers divide this one.",
        idea: "Write it as powers of primes. A divisor takes each prime some number of times: count the choices."
    },
    "base-conversion": {
        kind: "A number to write in another base.",
        idea: "In every base the places are powers of the base. Read the number with them, then divide by the new base again and again."
    },
    "base-arithmetic": {
        kind: "A calculation in another base than ours.",
        idea: "Read the numbers as ordinary ones, calculate, and write the result in the base again."
    },
    "ranked-number": {
        kind: "A list in which one number has a certain place.",
        idea: "Put all of them on one scale and in order, then count to the place."
    },
    "closest-number": {
        kind: "A list in which the nearest number is asked for.",
        idea: "Measure how far each is from the target. A distance has no sign."
    },
    "relation-truth": {
        kind: "A statement about a pair of numbers, to be judged.",
        idea: "Write both numbers in the same way, and compare them."
    },
    "unit-conversion": {
        kind: "The same amount in another unit.",
        idea: "How many of one unit make one of the other? Multiply by a fraction that equals one, so that the old unit cancels."
    },
    temperature: {
        kind: "A temperature on another scale.",
        idea: "The scales begin at different zeros and have degrees of different sizes: both have to be allowed for."
    },
    "clock-time": {
        kind: "A time of day, earlier or later.",
        idea: "Split the minutes into full hours and the rest. Minutes do not count in tens: a full hour is reached sooner."
    },
    "radical-form": {
        kind: "Roots and fractional exponents say the same in different ways.",
        idea: "In a fractional exponent the denominator says which root, and the numerator which power."
    },
    "power-notation": {
        kind: "Repeated multiplication and powers say the same in different ways.",
        idea: "The exponent counts how often the base stands as a factor."
    }
};
// MERGED MODULE: [project]/server/solver/hints/by-method.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__66693__1 = __TURBOPACK__imported__module__66693__;
;
const QUADRATIC = "A quadratic equation: the unknown appears squared.";
const BY_METHOD = (0, __TURBOPACK__imported__module__66693__1["f"])({
    "linear-equation": {
        kind: "A linear equation: the unknown appears without powers.",
        idea: "Undo what was done to the unknown, the last thing first, on both sides alike."
    },
    "quadratic-by-factoring": {
        kind: QUADRATIC,
        idea: "Make one side zero and write the other as a product. A product is zero only when one of its factors is. Which pair of numbers has the right product and the right sum?"
    },
    "quadratic-by-square-root": {
        kind: QUADRATIC,
        idea: "The unknown stands in the square only. Get the square alone, then take the root, with both signs."
    },
    "quadratic-by-formula": {
        kind: QUADRATIC,
        idea: "Make one side zero. No factors are easy to see, so the quadratic formula is the way: which are a, b and c?"
    },
    "quadratic-by-completing-square": {
        kind: QUADRATIC,
        idea: "Turn the left side into the square of a bracket: half the number in front of the unknown tells which square is missing."
    },
    "polynomial-by-zero-product": {
        kind: "A polynomial equation of higher degree.",
        idea: "Make one side zero and factor the other as far as it goes. Each factor can be zero by itself."
    },
    "rational-equation": {
        kind: "An equation with the unknown below a fraction line.",
        idea: "Multiply by the common denominator. A value that makes a denominator zero has to be left out."
    },
    "radical-equation": {
        kind: "An equation with the unknown under a root.",
        idea: "Get the root alone and raise both sides to a power. That can bring in values which do not fit, so check at the end."
    },
    rearrange: {
        kind: "A formula to rearrange: one letter is to stand alone, and the others are treated like numbers.",
        idea: "Which operations were done to this letter, in which order? Undo them from the last to the first, on both sides. If it stands there both squared and plain, make one side zero and use the quadratic formula."
    },
    "absolute-value-equation": {
        kind: "An equation with an absolute value.",
        idea: "What stands between the bars can be positive or negative: that makes a pair of equations."
    },
    "exponential-equation": {
        kind: "An equation with the unknown in an exponent.",
        idea: "Write both sides as powers of one base, or take a logarithm to bring the exponent down."
    },
    "logarithmic-equation": {
        kind: "An equation with a logarithm of the unknown.",
        idea: "Put the logarithms together and write the equation as a power. What a logarithm is taken of has to be positive."
    },
    "linear-system": {
        kind: "A system of linear equations: all of them hold at the same time."
    },
    "nonlinear-system": {
        kind: "A system in which one of the equations is a curve.",
        idea: "Solve the simpler equation for one unknown and put that into the other. There may be several pairs."
    },
    "scientific-notation": {
        kind: "A number in scientific notation.",
        idea: "Moving the decimal point one place multiplies or divides by the base of our numbers. The exponent counts the places."
    },
    counting: {
        kind: "A calculation with factorials.",
        idea: "A factorial multiplies all whole numbers from one up. Write it out and cancel before you multiply."
    },
    "radical-expression": {
        kind: "A root to write as simply as possible.",
        idea: "Look for perfect powers among the factors: they can leave the root."
    },
    "remainder-theorem": {
        kind: "A question about what is left over after dividing a polynomial.",
        idea: "Dividing by x − a leaves the value of the polynomial at a. No long division is needed."
    },
    "factor-theorem": {
        kind: "A question of whether one polynomial divides another.",
        idea: "x − a is a factor exactly when the polynomial has the value zero at a."
    },
    "logarithm-value": {
        idea: "Ask which power of the base gives the number. Writing both as powers of one number helps."
    },
    "expand-logarithm": {
        kind: "One logarithm to write as several."
    },
    "condense-logarithms": {
        kind: "Several logarithms to write as one.",
        idea: "Numbers in front become exponents. Then a sum becomes a product inside, and a difference a quotient."
    },
    "sequence-term": {
        idea: "Find the step between neighbours. How many steps lead to the term that is asked for?"
    },
    "sequence-terms": {
        idea: "Put the positions into the rule one after another, beginning with the first."
    },
    "sequence-sum": {
        kind: "A sum of the terms of a sequence.",
        idea: "First see whether there is a common difference or a common ratio: each kind has a formula for its sum."
    },
    "sequence-recursion": {
        idea: "Say how each term comes from the one before, and where it all begins."
    },
    "sequence-formula": {
        idea: "Take differences of neighbours, and differences of those, until they stay the same. That tells the kind of formula."
    },
    "trigonometry-values": {
        kind: "A value of a circular function.",
        idea: "Find the angle on the unit circle. A reference angle gives the size, the quadrant gives the sign."
    },
    "trigonometry-convert": {
        kind: "An angle in another unit.",
        idea: "Half a turn is π radians. How many degrees is it? Multiply by the fraction of both that cancels the old unit."
    },
    "trigonometry-reference": {
        kind: "A question about the reference angle.",
        idea: "Measure the acute angle between the terminal side and the horizontal axis."
    },
    "trigonometry-coterminal": {
        kind: "A question about angles with the same terminal side.",
        idea: "Adding or taking away full turns does not change where an angle points."
    },
    "trigonometry-known": {
        kind: "A circular function from another one.",
        idea: "The squares of sine and cosine add up to one. The quadrant decides the signs."
    },
    "trigonometry-rewrite": {
        kind: "A trigonometric expression to write in another form.",
        idea: "Write everything with sine and cosine, and look for an identity that fits the shape."
    },
    "trigonometry-identity": {
        kind: "A statement about circular functions, to be judged.",
        idea: "Work on the more complicated side with identities, or look for an angle at which the sides differ."
    },
    "trigonometry-equation": {
        kind: "An equation with a circular function of the unknown.",
        idea: "Get the function alone, find all angles of one turn that fit, then keep those in the interval."
    },
    "trigonometry-triangle": {
        kind: "A triangle of which some sides and angles are known.",
        idea: "Draw and label it. A side with its opposite angle calls for the law of sines; the angle between known sides for the law of cosines."
    },
    "trigonometry-circle": {
        kind: "A problem about a part of a circle.",
        idea: "An arc or a sector is a fraction of the whole circle. In radians that fraction becomes a short formula."
    },
    "trigonometry-sinusoid": {
        kind: "A question about a wave.",
        idea: "Compare it with a sin(b(x − c)) + d: what does each of the letters do to the graph?"
    },
    "trigonometry-polar": {
        kind: "A point in polar and in rectangular coordinates.",
        idea: "Draw the right triangle with the distance as its hypotenuse."
    },
    "chemistry-formula-mass": {
        kind: "A question about the mass of a formula.",
        idea: "Count each kind of atom, multiply by its atomic mass, and add."
    },
    "chemistry-amount": {
        kind: "An amount of substance to convert.",
        idea: "Everything goes through moles: the molar mass leads to grams, Avogadro’s number to particles."
    },
    "chemistry-percent-composition": {
        kind: "A question about how much of a compound is one element.",
        idea: "Take one mole: compare the mass of the element with the mass of the whole."
    },
    "chemistry-empirical-formula": {
        kind: "A question about the simplest formula.",
        idea: "What do the counts in the formula have in common?"
    },
    "chemistry-formula-from-parts": {
        kind: "A formula from the shares of its elements.",
        idea: "Imagine a hundred grams of it. Turn grams into moles, then look for the simplest ratio of whole numbers."
    },
    "chemistry-balance": {
        kind: "A reaction equation to balance.",
        idea: "Each kind of atom must be there equally often on both sides. Begin with one that occurs in few formulas."
    },
    "chemistry-rate-law": {
        kind: "A question about the rate of an elementary reaction.",
        idea: "In an elementary reaction each particle that takes part multiplies the rate by its concentration."
    },
    "chemistry-stoichiometry": {
        kind: "A question about how much reacts or is made.",
        idea: "Go from what is given to moles, across with the ratio from the balanced equation, and on to what is asked."
    },
    "chemistry-oxidation-number": {
        kind: "A question about an oxidation number.",
        idea: "The oxidation numbers of all atoms add up to the charge of the whole."
    },
    "chemistry-particles": {
        kind: "A question about what an atom is made of.",
        idea: "The atomic number counts the protons; the mass number counts protons and neutrons; a charge says how many electrons are missing or added."
    },
    "chemistry-electron-configuration": {
        kind: "A question about where the electrons of an atom are.",
        idea: "Fill the subshells from the lowest energy up. Each kind has room for a fixed number of electrons."
    },
    "chemistry-significant-count": {
        kind: "A question about significant figures.",
        idea: "Zeros in front never count; zeros between other digits do, and zeros at the end of a decimal too."
    },
    "chemistry-significant-value": {
        kind: "A value to give with the right number of significant figures.",
        idea: "Calculate first and round once, at the end. The least exact number decides how many digits may stay."
    },
    "chemistry-compound-name": {
        kind: "A compound to name.",
        idea: "Is there a metal in it? Then name the ions. Nonmetals among themselves are counted with Greek prefixes."
    },
    "chemistry-compound-formula": {
        kind: "The name of a compound, to write as a formula.",
        idea: "Charges of ions have to cancel; prefixes say the counts directly."
    }
});
// MERGED MODULE: [project]/server/solver/hints/by-rule.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__66693__2 = __TURBOPACK__imported__module__66693__;
;
const BY_RULE = (0, __TURBOPACK__imported__module__66693__2["f"])({
    // Stories
    "introduce-unknowns": "Name what is asked for with a letter. Then look for the sentence that says that something equals something else, and write it as an equation.",
    "write-calculation": "Go through the story in order: what happens first, and is something put together, taken away, shared or repeated?",
    // Data
    "sum-over-count": "The mean shares the total out evenly. Find the total first, and count the values.",
    "middle-value": "The median is in the middle once the values are in order.",
    "most-frequent": "The mode is the value that comes most often. Count each value.",
    "largest-minus-smallest": "The range is how far the values are spread: compare the ends.",
    "medians-of-halves": "Put the values in order and split them into a lower and an upper half. The quartiles are the middles of the halves.",
    "percentile-place": "A percentile is a place in the ordered list. Find the place before the value.",
    "population-variance": "Measure how far each value is from the mean, square that, and take the mean of the squares.",
    "sample-variance": "Measure how far each value is from the mean and square that. For a sample, divide by one less than the number of values.",
    // Distributions
    standardise: "Say how many standard deviations the bound is from the mean. A table gives the area from there.",
    "standardise-value": "A z-score counts standard deviations from the mean, with a sign for below or above.",
    "value-from-score": "A z-score counts standard deviations from the mean. Go that many steps from the mean.",
    "score-for-share": "Here the area is known and the bound is asked for: read the table from the inside out.",
    "spread-of-means": "Means of samples are spread less than single values: how does the sample size come in?",
    "spread-of-sums": "Sums vary more than single values: how does the number of values come in?",
    "binomial-chance": "A fixed number of tries, each a success or not: how likely is one such order, and how many orders are there?",
    "geometric-chance": "The tries go on until the first success: all before it failed.",
    "share-of-interval": "All places are equally likely, so the chance is a length compared with the whole length.",
    "exponential-tail": "The share that lasts longer than a time falls off as a power of e. Subtract such shares.",
    // Events
    "add-events": "Adding the chances of both counts the overlap twice.",
    "overlap-of-events": "Adding the chances of both counts the overlap twice, so the overlap can be worked back from the rest.",
    "divide-by-chance-of-condition": "“Given” makes the condition the new whole: which part of it fits?",
    "multiply-independent": "For independent events the chance of both is a product.",
    complement: "An event and its opposite together make the whole.",
    // Calculations
    "common-denominator": "Fractions can be added once their pieces have the same size: look for a common denominator.",
    "multiply-fractions": "Fractions are multiplied straight across: top by top, bottom by bottom. Cancel first where you can.",
    "simplify-root": "Look for perfect squares among the factors under the root: they can leave it.",
    "rationalise-denominator": "Multiply above and below by something that makes the root below disappear.",
    round: "Look at the digit behind the place you round to: it alone decides.",
    "percent-to-number": "Percent means “of a hundred”: divide by a hundred.",
    "number-to-percent": "Percent means “of a hundred”: how many hundredths is it?",
    // Lines and points
    "slope-formula": "The slope is rise over run: how far up, compared with how far along?",
    "midpoint-formula": "Half-way between points means half-way along and half-way up.",
    "distance-formula": "Draw the right triangle between the points. Pythagoras gives its longest side.",
    "perpendicular-slope": "At a right angle the slope turns: rise and run change places, and one of them its sign.",
    "set-y-to-zero": "On the x-axis the height is zero; on the y-axis x is zero.",
    "put-in-slope-and-intercept": "The form y = mx + b shows the slope and where the line meets the y-axis.",
    "point-slope": "Seen from one point of the line, the rise is the slope times the run.",
    // Curves
    "complete-squares": "Bring the equation into standard form: complete the square in x and in y.",
    "radius-from-point": "The radius is the distance from the centre to any point on the circle.",
    "square-radius": "All points of a circle have the same distance from the centre: write that with Pythagoras.",
    "vertex-between": "Every point of a parabola is as far from the focus as from the directrix. So is the vertex.",
    "axis-lengths": "Sketch the vertices and foci. Their distances from the centre are lengths that the equation needs.",
    "axis-of-symmetry": "A parabola is symmetric about the vertical line through its vertex. Find that line from the numbers in front.",
    "put-zero-in": "On the y-axis x is zero.",
    "set-height-to-zero": "Where the graph meets the x-axis its height is zero.",
    "zeros-of-denominator": "A fraction has no value where its denominator is zero: look there first.",
    "compare-degrees": "Far out only the highest powers matter: compare those above with those below.",
    // Matrices and vectors
    "cross-products": "Multiply along both diagonals; the second one counts negative.",
    "rows-times-columns": "An entry of the product takes a row of the first matrix and a column of the second.",
    "subtract-lambda": "Take an unknown number off the diagonal, and ask when the determinant becomes zero.",
    "add-row-multiple": "Adding a multiple of one row to another changes the look of the matrix, but not what it says.",
    transpose: "Rows become columns.",
    "magnitude-formula": "The components are the sides of a right triangle; the length is its longest side.",
    "dot-product": "Multiply the components that belong together, and add.",
    "cosine-of-angle": "The dot product knows the angle: compare it with the lengths.",
    "cross-product": "The cross product is at right angles to both vectors; each component leaves out one direction.",
    // Calculus
    "product-rule": "The function is a product: each factor changes while the other stays.",
    "quotient-rule": "The function is a quotient: top and bottom both change.",
    "chain-rule-power": "One function is inside another: differentiate the outside, then take the inside into account.",
    "integration-by-parts": "The integrand is a product of different kinds: one of them becomes simpler when it is differentiated.",
    substitution: "Look for an inside function whose derivative is also there.",
    hospital: "Both top and bottom go to the same extreme. Compare how fast they change.",
    "factor-fraction": "Top and bottom vanish together, so they share a factor. Take it out.",
    "separate-variables": "Bring everything with y to one side and everything with x to the other.",
    "integrating-factor": "Look for a factor that makes the left side the derivative of a product."
});
const IDEA_BY_RULE = new Set([
    "calculate",
    "story",
    "data",
    "distribution",
    "event-chance",
    "line",
    "segment",
    "conic",
    "function-features",
    "matrix",
    "vector",
    "derivative",
    "integral",
    "limit",
    "differential-equation"
]);
;
;
;
;
;
;
;
;
const BY_TASK = (0, __TURBOPACK__imported__module__66693__["f"])({
    ...OF_NUMBERS,
    ...OF_ALGEBRA,
    ...OF_FUNCTIONS,
    ...OF_CALCULUS,
    ...OF_DATA_AND_SCIENCE
});
// MERGED MODULE: [project]/server/solver/hints/tables.ts [app-route] (ecmascript)
;
__turbopack_context__.s([
    "BY_METHOD",
    0,
    BY_METHOD,
    "BY_RULE",
    0,
    BY_RULE,
    "BY_TASK",
    0,
    BY_TASK,
    "IDEA_BY_RULE",
    0,
    IDEA_BY_RULE
], 674473);
var __TURBOPACK__imported__module__674473__ = __turbopack_context__.i(674473);
;
const hintTables = ()=>__TURBOPACK__imported__module__674473__;
;
function hintOf({ task, method, steps }) {
    if (task === null || method === null) return null;
    const { BY_METHOD, BY_RULE, BY_TASK, IDEA_BY_RULE } = hintTables();
    const known = Object.hasOwn(BY_TASK, task) ? BY_TASK[task] : null;
    if (!known) return null;
    const chosen = Object.hasOwn(BY_METHOD, method) ? BY_METHOD[method] : undefined;
    const rule = IDEA_BY_RULE.has(task) ? steps.find((step)=>Object.hasOwn(BY_RULE, step.rule)) : undefined;
    return {
        kind: chosen?.kind ?? known.kind,
        idea: (rule && BY_RULE[rule.rule]) ?? chosen?.idea ?? known.idea
    };
}
__turbopack_context__.s([
    "f",
    0,
    hintOf
], 54300);
}),
749095, 703779, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/solver/hints/own-writing.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__706707__ = __turbopack_context__.i(706707);
;
function quietReading(text, { read, latex }) {
    const isOwn = isOwnWriting(text, read.latex) && !(0, __TURBOPACK__imported__module__706707__["f"])(read.latex, latex);
    return {
        instruction: read.instruction,
        latex: isOwn ? read.latex : ""
    };
}
function isOwnWriting(text, latex) {
    const written = counted(signsOf(text));
    return [
        ...counted(signsOf(latex))
    ].every(([sign, times])=>(written.get(sign) ?? 0) >= times);
}
/** Signs that are written in several ways. Brackets say nothing, and nor does a product without a sign. */ const SAME = [
    [
        /\\(?:text|mathrm|operatorname)\s*\{([^{}]*)\}/g,
        " $1 "
    ],
    [
        /\\(?:left|right|quad|qquad|displaystyle|begin|end)(?![a-zA-Z])|\{cases\}|\\[,;:! ]/g,
        " "
    ],
    [
        /(?<=\d),(?=\d{3}(?!\d))|\{,\}/g,
        ""
    ],
    [
        /\\[dt]?frac(?![a-zA-Z])|\\div(?![a-zA-Z])|÷/g,
        " / "
    ],
    [
        /\\leq?(?![a-zA-Z])|<=|≤/g,
        " ≤ "
    ],
    [
        /\\geq?(?![a-zA-Z])|>=|≥/g,
        " ≥ "
    ],
    [
        /\\lt(?![a-zA-Z])/g,
        " < "
    ],
    [
        /\\gt(?![a-zA-Z])/g,
        " > "
    ],
    [
        /\*\*/g,
        "^"
    ],
    [
        /\\(?:cdot|times)(?![a-zA-Z])|[*×⋅]|(?<=\d\s*)x(?=\s*\d)/g,
        " · "
    ],
    [
        /²/g,
        "^2"
    ],
    [
        /³/g,
        "^3"
    ],
    [
        /[−–]/g,
        "-"
    ],
    [
        /\^\\circ|\^\{\\circ\}|°/g,
        " "
    ],
    [
        /\\?(?<![a-zA-Z])sqrt(?![a-zA-Z])|√/g,
        " √ "
    ],
    [
        /\\?(?<![a-zA-Z])pi(?![a-zA-Z])|π/g,
        " π "
    ]
];
const SIGN = /\d+(?:\.\d+)?|\\?(?:sin|cos|tan|log|ln|int|sum|lim)(?![a-z])|[-+·/=<>≤≥^√π|!%?∫∑]/g;
function signsOf(text) {
    const plain = SAME.reduce((written, [sign, same])=>written.replace(sign, same), text);
    return (plain.match(SIGN) ?? []).map((sign)=>sign.replace("\\", ""));
}
function counted(signs) {
    const times = new Map();
    for (const sign of signs)times.set(sign, (times.get(sign) ?? 0) + 1);
    return times;
}
__turbopack_context__.s([
    "a",
    0,
    isOwnWriting,
    "b",
    0,
    quietReading
], 749095);
// MERGED MODULE: [project]/server/solver/theorems/theorem-of.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/solver/theorems/of-algebra.ts [app-route] (ecmascript)
;
// MERGED MODULE: [project]/server/solver/theorems/pictures.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__66693__ = __turbopack_context__.i(66693);
;
/** The axes of a drawing whose origin is at (x, y). */ const axes = (x, y)=>`M6 ${y}H114M${x} 74V6`;
const FRACTION_PIECES = {
    shows: "A bar cut into six equal pieces: three and two of them make five.",
    lines: "M10 30H110V50H10ZM26.7 30V50M43.3 30V50M60 30V50M76.7 30V50M93.3 30V50",
    area: "M10 30H93.3V50H10Z",
    dashes: "M60 24V56",
    labels: [
        [
            35,
            22,
            "½ = 3⁄6"
        ],
        [
            77,
            66,
            "⅓ = 2⁄6"
        ]
    ]
};
const ABSOLUTE_VALUE = {
    shows: "A number line: −a and a are equally far from 0.",
    lines: "M6 48H114M24 43V53M60 43V53M96 43V53",
    dashes: "M24 34H60M60 34H96",
    labels: [
        [
            24,
            66,
            "−a"
        ],
        [
            60,
            66,
            "0"
        ],
        [
            96,
            66,
            "a"
        ],
        [
            42,
            28,
            "|a|"
        ],
        [
            78,
            28,
            "|a|"
        ]
    ]
};
const SCALES = (0, __TURBOPACK__imported__module__66693__["f"])({
    shows: "A pair of scales in balance: what is taken from one pan is taken from the other.",
    lines: "M60 70V24M44 70H76M20 24H100M20 24L10 46H30ZM100 24L90 46H110Z",
    area: "M13 40H27V46H13ZM93 40H107V46H93Z",
    labels: [
        [
            20,
            60,
            "left"
        ],
        [
            100,
            60,
            "right"
        ],
        [
            60,
            16,
            "="
        ]
    ]
});
const RECTANGLE_PARTS = {
    shows: "A rectangle cut into four: each part of one side meets each part of the other.",
    lines: "M30 14H100V68H30ZM74 14V68M30 48H100",
    area: "M30 14H74V48H30Z",
    labels: [
        [
            52,
            10,
            "a"
        ],
        [
            87,
            10,
            "b"
        ],
        [
            22,
            34,
            "c"
        ],
        [
            22,
            61,
            "d"
        ],
        [
            52,
            34,
            "ac"
        ],
        [
            87,
            34,
            "bc"
        ],
        [
            52,
            61,
            "ad"
        ],
        [
            87,
            61,
            "bd"
        ]
    ]
};
const DIFFERENCE_OF_SQUARES = {
    shows: "A square with a smaller square cut from its corner: what is left makes a rectangle of a + b by a − b.",
    lines: "M30 8H94V72H30ZM70 48H94M70 48V72",
    area: "M30 8H94V48H70V72H30Z",
    dashes: "M70 8V48",
    labels: [
        [
            22,
            42,
            "a"
        ],
        [
            82,
            63,
            "b²"
        ],
        [
            50,
            42,
            "a² − b²"
        ]
    ]
};
const COMPLETED_SQUARE = {
    shows: "A square and two equal strips: a small square in the corner is missing.",
    lines: "M32 8H76V72M32 8V72H76M76 8H96V52M32 52H96M76 52V8",
    area: "M76 52H96V72H76Z",
    dashes: "M96 52V72H76",
    labels: [
        [
            54,
            34,
            "x²"
        ],
        [
            86,
            34,
            "p x"
        ],
        [
            54,
            66,
            "p x"
        ],
        [
            86,
            66,
            "p²"
        ]
    ]
};
const ZEROS = {
    shows: "A parabola that meets the x-axis at the two zeros.",
    lines: `${axes(20, 50)}M34 10Q62 110 90 10`,
    labels: [
        [
            40,
            60,
            "x₁"
        ],
        [
            86,
            60,
            "x₂"
        ]
    ]
};
const CROSSING_LINES = {
    shows: "Two lines that cross: one point lies on both.",
    lines: `${axes(18, 66)}M22 18L108 58M26 62L100 14`,
    dashes: "M64.6 37.8V66M64.6 37.8H18",
    labels: [
        [
            65,
            75,
            "x"
        ],
        [
            11,
            40,
            "y"
        ]
    ]
};
const TURNED_LINE = {
    shows: "A number line: changing the signs mirrors it, so the order of two numbers turns round.",
    lines: "M6 40H114M60 35V45M80 35V45M100 35V45M40 35V45M20 35V45",
    dashes: "M80 30Q60 10 40 30M100 50Q60 84 20 50",
    labels: [
        [
            60,
            56,
            "0"
        ],
        [
            80,
            56,
            "2"
        ],
        [
            103,
            34,
            "3"
        ],
        [
            38,
            56,
            "−2"
        ],
        [
            16,
            34,
            "−3"
        ]
    ]
};
const SLOPE = {
    shows: "A line with a right triangle below it: the run goes along, the rise goes up.",
    lines: `${axes(14, 70)}M18 68L108 14`,
    area: "M40 54.8H90V24.8Z",
    labels: [
        [
            65,
            65,
            "run"
        ],
        [
            102,
            42,
            "rise"
        ]
    ]
};
const PERPENDICULAR = {
    shows: "Two lines at right angles: the slope triangle of one is that of the other, turned.",
    lines: "M12 62L108 14M44 8L78 76M62 44L66 52L74 48L70.5 40.2L62 44",
    area: "M20 58H48V44Z",
    labels: [
        [
            30,
            68,
            "m"
        ],
        [
            94,
            66,
            "−1⁄m"
        ]
    ]
};
const RIGHT_TRIANGLE = {
    shows: "A right triangle with a square on each side: the two smaller squares together are as large as the big one.",
    lines: "M46 50H70V32ZM46 50V74H70V50M70 50H88V32H70M46 50L28 26L52 8L70 32",
    area: "M46 50H70V32Z",
    labels: [
        [
            58,
            65,
            "a²"
        ],
        [
            79,
            44,
            "b²"
        ],
        [
            49,
            32,
            "c²"
        ]
    ]
};
const HALF_WAY = {
    shows: "Two points and the one half-way: half-way along and half-way up.",
    lines: `${axes(14, 70)}M28 60L100 18`,
    dashes: "M28 60V70M64 39V70M100 18V70",
    labels: [
        [
            28,
            54,
            "A"
        ],
        [
            62,
            32,
            "M"
        ],
        [
            104,
            14,
            "B"
        ]
    ]
};
const PARABOLA_AXIS = {
    shows: "A parabola and its axis of symmetry through the vertex.",
    lines: `${axes(16, 66)}M36 12Q64 104 92 12`,
    dashes: "M64 6V74",
    labels: [
        [
            74,
            54,
            "vertex"
        ]
    ]
};
const CIRCLE = {
    shows: "A circle with its centre and a radius.",
    lines: `${axes(16, 70)}M38 40A28 28 0 1 0 94 40A28 28 0 1 0 38 40M66 40L86 20`,
    dashes: "M66 40V70M66 40H16",
    labels: [
        [
            72,
            26,
            "r"
        ],
        [
            66,
            78,
            "h"
        ],
        [
            10,
            43,
            "k"
        ]
    ]
};
const ASYMPTOTE = {
    shows: "A curve of two branches that come ever closer to two dashed lines.",
    lines: "M62 8Q64 36 110 38M10 42Q52 44 54 74",
    dashes: "M58 4V76M6 40H114",
    labels: []
};
const MIRRORED = (0, __TURBOPACK__imported__module__66693__["f"])({
    shows: "A curve and its mirror image in the line y = x.",
    lines: `${axes(24, 70)}M26 66Q70 62 80 10M28 68Q36 24 96 18`,
    dashes: "M18 76L88 6",
    labels: [
        [
            88,
            10,
            "f"
        ],
        [
            104,
            22,
            "f⁻¹"
        ]
    ]
});
const UNIT_CIRCLE = {
    shows: "The unit circle: the point at an angle has the cosine as x and the sine as y.",
    lines: "M6 40H114M60 76V4M28 40A32 32 0 1 0 92 40A32 32 0 1 0 28 40M60 40L82.6 17.4M72 40A12 12 0 0 0 68.5 31.5",
    area: "M60 40H82.6V17.4Z",
    labels: [
        [
            71,
            49,
            "cos"
        ],
        [
            95,
            28,
            "sin"
        ],
        [
            66,
            26,
            "1"
        ]
    ]
};
const TRIANGLE_SIDES = {
    shows: "A right triangle: opposite and adjacent are named as seen from the angle A.",
    lines: "M16 62H98V14ZM90 62V54H98",
    labels: [
        [
            32,
            58,
            "A"
        ],
        [
            57,
            73,
            "adjacent"
        ],
        [
            50,
            30,
            "hypotenuse"
        ],
        [
            109,
            40,
            "opp."
        ]
    ]
};
const LAW_OF_COSINES = {
    shows: "A triangle whose sides a, b and c lie opposite the angles A, B and C.",
    lines: "M14 64H106L70 12Z",
    labels: [
        [
            9,
            72,
            "A"
        ],
        [
            112,
            72,
            "B"
        ],
        [
            70,
            8,
            "C"
        ],
        [
            94,
            38,
            "a"
        ],
        [
            36,
            38,
            "b"
        ],
        [
            60,
            74,
            "c"
        ]
    ]
};
const CIRCLE_ARC = {
    shows: "A sector of a circle: the angle at the centre, two radii and the arc between them.",
    lines: "M28 68H96A68 68 0 0 0 76 19.9L28 68M44 68A16 16 0 0 0 39.3 56.7",
    area: "M28 68H96A68 68 0 0 0 76 19.9Z",
    labels: [
        [
            52,
            62,
            "θ"
        ],
        [
            46,
            38,
            "r"
        ],
        [
            100,
            44,
            "s"
        ]
    ]
};
const POLAR_POINT = {
    shows: "A point, its distance from the origin and its angle to the x-axis.",
    lines: `${axes(24, 64)}M24 64L88 20M42 64A18 18 0 0 0 38.8 53.8`,
    dashes: "M88 20V64M88 20H24",
    labels: [
        [
            52,
            36,
            "r"
        ],
        [
            50,
            59,
            "θ"
        ],
        [
            88,
            74,
            "x"
        ],
        [
            16,
            24,
            "y"
        ]
    ]
};
const TANGENT = {
    shows: "A curve with the line that touches it at one point.",
    lines: `${axes(14, 70)}M20 64Q64 66 96 10`,
    dashes: "M36 74L106 20",
    labels: [
        [
            76,
            36,
            "P"
        ]
    ]
};
const AREA_UNDER_CURVE = {
    shows: "A curve above the x-axis: the area between two bounds is tinted.",
    lines: `${axes(14, 66)}M18 56C44 8 74 20 108 30`,
    area: "M36 66V33.5C52 18.5 72 20 92 25.5V66Z",
    labels: [
        [
            36,
            75,
            "a"
        ],
        [
            92,
            75,
            "b"
        ]
    ]
};
const RISE_AND_FALL = {
    shows: "A curve that rises to a top, falls to a bottom and rises again; at both its tangent is level.",
    lines: "M10 70C36 -16 50 12 62 42S88 84 110 10",
    dashes: "M20 18H52M70 62H102",
    labels: [
        [
            36,
            11,
            "top"
        ],
        [
            86,
            74,
            "bottom"
        ]
    ]
};
const BELL = {
    shows: "A bell curve around the mean, with the area up to one value tinted.",
    lines: "M6 68H114M8 66C40 64 44 14 60 14S80 64 112 66",
    area: "M8 68V66C40 64 44 14 60 14C68 14 72 28 76 40V68Z",
    dashes: "M60 14V68",
    labels: [
        [
            60,
            77,
            "mean"
        ],
        [
            82,
            77,
            "x"
        ]
    ]
};
const BOX_PLOT = {
    shows: "A box from the first to the third quartile with a line at the median, and whiskers to the ends.",
    lines: "M10 40H36M36 26H82V54H36ZM58 26V54M82 40H110M10 34V46M110 34V46",
    area: "M36 26H82V54H36Z",
    labels: [
        [
            36,
            20,
            "Q₁"
        ],
        [
            58,
            66,
            "median"
        ],
        [
            82,
            20,
            "Q₃"
        ]
    ]
};
const OVERLAP = {
    shows: "Two overlapping circles: the overlap belongs to both.",
    lines: "M20 40A26 26 0 1 0 72 40A26 26 0 1 0 20 40M48 40A26 26 0 1 0 100 40A26 26 0 1 0 48 40",
    area: "M60 18A26 26 0 0 1 60 62A26 26 0 0 1 60 18",
    labels: [
        [
            34,
            43,
            "A"
        ],
        [
            86,
            43,
            "B"
        ],
        [
            60,
            43,
            "both"
        ]
    ]
};
const PARALLELOGRAM = {
    shows: "The parallelogram that the two rows span; its area is the determinant.",
    lines: `${axes(14, 68)}M14 68L72 54L102 16L44 30Z`,
    area: "M14 68L72 54L102 16L44 30Z",
    labels: [
        [
            76,
            60,
            "(a, b)"
        ],
        [
            32,
            26,
            "(c, d)"
        ]
    ]
};
;
const OF_ALGEBRA = {
    balance: {
        name: "The same to both sides",
        says: "An equation stays true when the same is done to both of its sides.",
        when: "Multiplying or dividing by zero is not allowed.",
        example: "x + 3 = 10 \\;\\Rightarrow\\; x + 3 - 3 = 10 - 3",
        rules: [
            "move-constant",
            "move-unknown",
            "divide-by-coefficient",
            "undo-operation",
            "clear-fractions",
            "clear-denominators",
            "gather-on-one-side"
        ],
        picture: SCALES
    },
    "distributive-law": {
        name: "Distributive law",
        says: "A factor in front of a bracket multiplies every term inside.",
        when: "A minus sign in front of a bracket changes every sign inside.",
        example: "3(x + 4) = 3 \\cdot x + 3 \\cdot 4 = 3x + 12",
        rules: [
            "distribute",
            "multiply-out",
            "multiply-out-bracket",
            "multiply-binomials",
            "multiply-polynomials",
            "take-out-common-factor"
        ],
        picture: RECTANGLE_PARTS
    },
    "like-terms": {
        name: "Like terms",
        says: "Terms with the same letters and exponents are put together by adding the numbers in front.",
        when: "x and x² are not alike.",
        example: "5x + 2x - x = (5 + 2 - 1)x = 6x",
        rules: [
            "combine-like-terms",
            "collect-terms",
            "collect-like-terms",
            "group-like-terms"
        ]
    },
    "difference-of-squares": {
        name: "Difference of two squares",
        says: "The difference of two squares is the sum times the difference of what is squared.",
        when: "There is no such rule for the sum of two squares.",
        example: "x^2 - 25 = (x + 5)(x - 5)",
        rules: [
            "difference-of-squares",
            "product-of-conjugates",
            "multiply-conjugates"
        ],
        picture: DIFFERENCE_OF_SQUARES
    },
    "square-of-a-sum": {
        name: "Square of a sum",
        says: "The square of a sum is both squares and twice the product.",
        when: "The product in the middle is what is most often forgotten.",
        example: "(x + 3)^2 = x^2 + 6x + 9",
        rules: [
            "square-of-binomial",
            "perfect-square",
            "write-as-square"
        ],
        picture: RECTANGLE_PARTS
    },
    "sum-and-product": {
        name: "Sum and product",
        says: "If two numbers have the sum b and the product c, then x² + bx + c is (x + one)(x + the other).",
        when: "List the pairs with the right product, and look for the one with the right sum.",
        example: "x^2 + 7x + 10 = (x + 2)(x + 5)",
        rules: [
            "trinomial",
            "split-middle-term",
            "factor-by-grouping"
        ]
    },
    "zero-product": {
        name: "Zero product",
        says: "A product is zero only when one of its factors is zero.",
        when: "The other side has to be zero. It does not work with any other number.",
        example: "(x - 2)(x + 5) = 0 \\;\\Rightarrow\\; x = 2 \\text{ or } x = -5",
        rules: [
            "zero-product",
            "solve-factors",
            "solve-linear-factors"
        ],
        picture: ZEROS
    },
    "quadratic-formula": {
        name: "Quadratic formula",
        says: "It gives both solutions of ax² + bx + c = 0 from the three numbers.",
        when: "One side has to be zero, and a must not be.",
        example: "x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}",
        rules: [
            "quadratic-formula"
        ]
    },
    discriminant: {
        name: "Discriminant",
        says: "The number under the root of the quadratic formula says how many real solutions there are.",
        when: "Positive: two. Zero: one. Negative: none.",
        example: "b^2 - 4ac = 3^2 - 4 \\cdot 1 \\cdot 5 = -11",
        rules: [
            "work-out-discriminant",
            "put-into-discriminant"
        ]
    },
    "completing-the-square": {
        name: "Completing the square",
        says: "Adding the square of half the number in front of x makes a perfect square.",
        when: "What is added on one side is added on the other as well.",
        example: "x^2 + 6x + 9 = (x + 3)^2",
        rules: [
            "add-square-of-half",
            "complete-squares"
        ],
        picture: COMPLETED_SQUARE
    },
    "square-root-property": {
        name: "Both roots",
        says: "A square that equals a positive number comes from two numbers, one of each sign.",
        when: "A negative number has no real square root.",
        example: "x^2 = 49 \\;\\Rightarrow\\; x = 7 \\text{ or } x = -7",
        rules: [
            "square-root-property",
            "both-signs"
        ]
    },
    "two-cubes": {
        name: "Sum and difference of cubes",
        says: "A sum of two cubes has the sum of what is cubed as a factor, and a difference the difference.",
        when: "The second factor does not split any further.",
        example: "x^3 + 8 = (x + 2)(x^2 - 2x + 4)",
        rules: [
            "sum-of-cubes"
        ]
    },
    "binomial-theorem": {
        name: "Binomial theorem",
        says: "The numbers in front of the terms of a power of a sum are a row of Pascal’s triangle.",
        when: "In every term the two exponents add up to the power.",
        example: "(a + b)^3 = a^3 + 3a^2b + 3ab^2 + b^3",
        rules: [
            "binomial-theorem",
            "expand-power"
        ]
    },
    "remainder-theorem": {
        name: "Remainder and factor theorem",
        says: "Dividing a polynomial by x − a leaves its value at a; when that is zero, x − a is a factor.",
        when: "For x + a put in −a.",
        example: "p(x) = x^2 - 5:\\ p(3) = 4, \\text{ so } 4 \\text{ is left over by } x - 3",
        rules: [
            "substitute-root",
            "value-is-remainder",
            "decide-factor"
        ]
    },
    "partial-fractions": {
        name: "Partial fractions",
        says: "A fraction whose denominator splits into factors is a sum of fractions with these factors below.",
        when: "The degree above must be lower than the one below; otherwise divide first.",
        example: "\\frac{2}{x^2 - 1} = \\frac{1}{x - 1} - \\frac{1}{x + 1}",
        rules: [
            "unknown-numerators",
            "compare-coefficients"
        ]
    },
    "extraneous-roots": {
        name: "Checking for false solutions",
        says: "Squaring both sides can bring in values that do not solve the first equation.",
        when: "Put every value back into the equation as it was at the start.",
        example: "\\sqrt{x} = -2 \\text{ gives } x = 4, \\text{ but } \\sqrt{4} = 2",
        rules: [
            "raise-both-sides",
            "check-for-extraneous-roots",
            "exclude-zero-denominator"
        ]
    },
    elimination: {
        name: "Elimination",
        says: "Equations may be added or subtracted side by side, so that one unknown drops out.",
        when: "Multiply first, so that the unknown has the same number in front in both.",
        example: "(x + y) + (x - y) = 9 + 1 \\;\\Rightarrow\\; 2x = 10",
        rules: [
            "add-equations",
            "subtract-equations",
            "eliminate-unknown",
            "multiply-equations"
        ],
        picture: CROSSING_LINES
    },
    substitution: {
        name: "Substitution",
        says: "A letter may be replaced by anything that it equals.",
        when: "Put what you put in into brackets.",
        example: "y = x + 1,\\ 2x + y = 7:\\ 2x + (x + 1) = 7",
        rules: [
            "substitute",
            "substitute-relation",
            "back-substitute"
        ],
        picture: CROSSING_LINES
    },
    "turning-an-inequality": {
        name: "Turning the inequality sign",
        says: "Multiplying or dividing by a negative number turns the sign round.",
        when: "Adding and subtracting never do.",
        example: "-2x < 6 \\;\\Rightarrow\\; x > -3",
        rules: [
            "divide-and-turn"
        ],
        picture: TURNED_LINE
    },
    "testing-intervals": {
        name: "Testing intervals",
        says: "Between its zeros and gaps an expression keeps its sign, so one number of each piece decides.",
        when: "The ends themselves are looked at separately.",
        example: "x^2 - 4 > 0:\\ \\text{test } -3,\\ 0,\\ 3",
        rules: [
            "test-intervals",
            "factor-inequality",
            "critical-numbers"
        ]
    },
    "laws-of-logarithms": {
        name: "Laws of logarithms",
        says: "The logarithm of a product is the sum of the logarithms, and an exponent comes to the front as a factor.",
        when: "What a logarithm is taken of has to be positive, and the bases equal.",
        example: "\\log(a \\cdot b) = \\log a + \\log b",
        rules: [
            "logarithm-of-product",
            "logarithm-of-power",
            "one-logarithm",
            "combine-logarithms",
            "factor-to-exponent"
        ]
    },
    "meaning-of-a-logarithm": {
        name: "What a logarithm is",
        says: "The logarithm is the exponent that the base needs to give the number.",
        when: "The base is positive and not one; the number is positive.",
        example: "\\log_2 8 = 3 \\text{ because } 2^3 = 8",
        rules: [
            "logarithm-is-exponent",
            "write-as-logarithm",
            "write-as-power",
            "take-logarithm",
            "remove-logarithm"
        ]
    },
    "change-of-base": {
        name: "Change of base",
        says: "A logarithm is the logarithm of the number divided by that of the base, both to any one base.",
        when: "Top and bottom need the same base.",
        example: "\\log_2 10 = \\frac{\\ln 10}{\\ln 2}",
        rules: [
            "change-of-base"
        ]
    },
    "equal-exponents": {
        name: "Equal powers",
        says: "Equal powers of the same base have equal exponents.",
        when: "The base is positive and not one.",
        example: "2^x = 2^5 \\;\\Rightarrow\\; x = 5",
        rules: [
            "same-base",
            "compare-exponents"
        ]
    },
    variation: {
        name: "Direct and inverse variation",
        says: "Directly proportional quantities have the same quotient, inversely proportional ones the same product.",
        when: "One pair of known values gives the constant.",
        example: "y = kx \\text{ or } y = \\frac{k}{x}",
        rules: [
            "write-the-variation",
            "find-the-constant"
        ]
    }
};
// MERGED MODULE: [project]/server/solver/theorems/of-calculus.ts [app-route] (ecmascript)
;
;
const OF_CALCULUS = {
    "power-rule": {
        name: "Power rule",
        says: "To differentiate a power, bring the exponent to the front and lower it by one.",
        when: "The exponent is a number; with x in the exponent another rule holds.",
        example: "(x^4)' = 4x^3",
        rules: [
            "power-rule"
        ],
        picture: TANGENT
    },
    "sum-rule": {
        name: "Sum rule",
        says: "A sum is differentiated term by term.",
        when: "Products and quotients are not.",
        example: "(x^3 + 5x)' = 3x^2 + 5",
        rules: [
            "derivative-of-sum"
        ]
    },
    "product-rule": {
        name: "Product rule",
        says: "Differentiate each factor in turn while the other stays, and add the results.",
        when: "It is not the product of the derivatives.",
        example: "(x \\sin x)' = 1 \\cdot \\sin x + x \\cos x",
        rules: [
            "product-rule"
        ]
    },
    "quotient-rule": {
        name: "Quotient rule",
        says: "Top differentiated times bottom, minus top times bottom differentiated, over the bottom squared.",
        when: "The order above matters because of the minus sign.",
        example: "\\left(\\frac{x}{x + 1}\\right)' = \\frac{1 \\cdot (x + 1) - x \\cdot 1}{(x + 1)^2}",
        rules: [
            "quotient-rule"
        ]
    },
    "chain-rule": {
        name: "Chain rule",
        says: "Differentiate the outside with the inside left alone, then multiply by the derivative of the inside.",
        when: "Use it wherever one function stands inside another.",
        example: "((3x + 1)^5)' = 5(3x + 1)^4 \\cdot 3",
        rules: [
            "chain-rule-power",
            "standard-derivative",
            "exponential-rule"
        ]
    },
    "difference-quotient": {
        name: "Difference quotient",
        says: "The derivative is the limit of rise over run as the run goes to zero.",
        when: "Cancel the step first; only then can it become zero.",
        example: "\\frac{(x + h)^2 - x^2}{h} = 2x + h",
        rules: [
            "difference-quotient",
            "let-the-step-go-to-zero"
        ],
        picture: TANGENT
    },
    "implicit-differentiation": {
        name: "Implicit differentiation",
        says: "Both sides are differentiated as they are, and every y brings a factor y′ with it.",
        when: "It is the chain rule, since y depends on x.",
        example: "(y^2)' = 2y \\cdot y'",
        rules: [
            "differentiate-both-sides",
            "gather-the-slope"
        ]
    },
    "first-derivative-test": {
        name: "Where a curve turns",
        says: "A curve rises where its derivative is positive and falls where it is negative.",
        when: "It turns only where the derivative changes its sign.",
        example: "f'(x) = 2x - 4:\\ -\\text{ before } 2,\\ +\\text{ after it}",
        rules: [
            "sign-changes"
        ],
        picture: RISE_AND_FALL
    },
    "hospitals-rule": {
        name: "L’Hôpital’s rule",
        says: "When top and bottom both go to zero, or both beyond all bounds, differentiate each and take the limit again.",
        when: "Check first that it is one of these two cases.",
        example: "\\lim_{x \\to 0} \\frac{\\sin x}{x} = \\lim_{x \\to 0} \\frac{\\cos x}{1} = 1",
        rules: [
            "hospital"
        ]
    },
    "highest-power": {
        name: "Highest powers decide",
        says: "For large x only the highest powers of top and bottom matter.",
        when: "Divide every term by the highest power below.",
        example: "\\frac{3x^2 + x}{x^2 + 5} \\to 3",
        rules: [
            "divide-by-the-highest-power"
        ]
    },
    "fundamental-theorem": {
        name: "Fundamental theorem of calculus",
        says: "The area under a curve is the antiderivative at the upper bound minus that at the lower.",
        when: "Area below the x-axis counts as negative.",
        example: "\\int_1^3 2x \\, dx = 3^2 - 1^2 = 8",
        rules: [
            "put-in-the-bounds",
            "antiderivative-between-bounds",
            "set-up-the-integral"
        ],
        picture: AREA_UNDER_CURVE
    },
    "power-rule-of-integrals": {
        name: "Power rule of integrals",
        says: "To integrate a power, raise the exponent by one and divide by the new exponent.",
        when: "It fails for the exponent −1, which gives a logarithm.",
        example: "\\int x^3 \\, dx = \\frac{x^4}{4} + C",
        rules: [
            "power-rule-of-integrals"
        ]
    },
    "constant-of-integration": {
        name: "Constant of integration",
        says: "Functions with the same derivative differ by a constant.",
        when: "Without bounds, write + C.",
        example: "(x^2 + 5)' = (x^2 - 1)' = 2x",
        rules: [
            "constant-of-integration",
            "integrate-both-sides",
            "integrate-derivative"
        ]
    },
    "integration-by-substitution": {
        name: "Integration by substitution",
        says: "When a function and the derivative of its inside stand together, the inside can become the variable.",
        when: "The dx changes as well.",
        example: "u = x^2,\\ du = 2x \\, dx:\\ \\int 2x e^{x^2} dx = \\int e^u \\, du",
        rules: [
            "substitution"
        ]
    },
    "separating-variables": {
        name: "Separating variables",
        says: "With everything with y on one side and everything with x on the other, each side can be integrated.",
        when: "Dividing by y leaves out y = 0, which is looked at separately.",
        example: "y' = xy \\;\\Rightarrow\\; \\frac{dy}{y} = x \\, dx",
        rules: [
            "separate-variables"
        ]
    },
    "ratio-test": {
        name: "Ratio test",
        says: "A series converges when the ratio of neighbouring terms goes to a number below one in size.",
        when: "Above one it diverges; at exactly one the test says nothing.",
        example: "\\sum \\frac{n}{2^n}:\\ \\frac{n + 1}{2n} \\to \\frac{1}{2}",
        rules: [
            "ratio-test",
            "ratio-of-power-series"
        ]
    },
    "taylor-polynomial": {
        name: "Taylor polynomial",
        says: "It has the same derivatives at one place as the function; each is divided by a factorial.",
        when: "It is a good copy near that place only.",
        example: "e^x \\approx 1 + x + \\frac{x^2}{2!}",
        rules: [
            "taylor-terms",
            "derivative-at-center"
        ]
    },
    "arithmetic-sequence": {
        name: "Arithmetic sequence",
        says: "Each term is the one before plus the same number.",
        when: "To the nth term there are n − 1 steps from the first.",
        example: "4, 7, 10, \\ldots:\\ a_n = 4 + 3(n - 1)",
        rules: [
            "common-difference",
            "arithmetic-sum",
            "add-common-difference"
        ]
    },
    "geometric-sequence": {
        name: "Geometric sequence",
        says: "Each term is the one before times the same number.",
        when: "Infinitely many terms add up to a number only if that factor is below one in size.",
        example: "3, 6, 12, \\ldots:\\ a_n = 3 \\cdot 2^{n - 1}",
        rules: [
            "common-ratio",
            "geometric-sum",
            "infinite-geometric-sum",
            "multiply-by-common-ratio"
        ]
    }
};
// MERGED MODULE: [project]/server/solver/theorems/of-data-and-science.ts [app-route] (ecmascript)
;
;
const OF_DATA_AND_SCIENCE = {
    mean: {
        name: "Mean",
        says: "The mean is the sum of the values divided by how many there are.",
        when: "One value far out pulls it along.",
        example: "3, 5, 10:\\ \\frac{3 + 5 + 10}{3} = 6",
        rules: [
            "sum-over-count"
        ]
    },
    median: {
        name: "Median",
        says: "The median is the value in the middle of the ordered list.",
        when: "With an even number of values it is the mean of the two in the middle.",
        example: "3, 5, 10:\\ 5",
        rules: [
            "middle-value"
        ]
    },
    quartiles: {
        name: "Quartiles",
        says: "The quartiles split the ordered list into four equal parts.",
        when: "The middle value belongs to neither half.",
        example: "1, 2, 3 \\mid 5, 6, 9:\\ Q_1 = 2,\\ Q_3 = 6",
        rules: [
            "medians-of-halves",
            "subtract-quartiles-of-data",
            "outlier-fences"
        ],
        picture: BOX_PLOT
    },
    "standard-deviation": {
        name: "Variance and standard deviation",
        says: "The variance is the mean of the squared distances from the mean; its root is the standard deviation.",
        when: "For a sample divide by one less than the number of values.",
        example: "2, 4, 6:\\ \\frac{4 + 0 + 4}{3} = \\frac{8}{3}",
        rules: [
            "population-variance",
            "sample-variance",
            "root-of-data-variance"
        ]
    },
    "normal-distribution": {
        name: "Normal distribution",
        says: "Areas under the bell curve are probabilities, and depend only on how many standard deviations from the mean one is.",
        when: "The whole area is one, and each side of the mean a half.",
        example: "z = \\frac{x - \\mu}{\\sigma}",
        rules: [
            "standardise",
            "standardise-value",
            "area-under-normal-curve",
            "score-for-share",
            "value-from-score"
        ],
        picture: BELL
    },
    "binomial-distribution": {
        name: "Binomial distribution",
        says: "The chance of k successes is the number of orders times the chance of one of them.",
        when: "The tries are independent and all have the same chance.",
        example: "n = 3,\\ k = 1:\\ 3 \\cdot p \\cdot (1 - p)^2",
        rules: [
            "binomial-chance"
        ]
    },
    "addition-rule": {
        name: "Addition rule",
        says: "The chance of one or the other is the sum of both chances less that of both together.",
        when: "Events that exclude each other have no overlap to take away.",
        example: "0.5 + 0.4 - 0.2 = 0.7",
        rules: [
            "add-events",
            "overlap-of-events"
        ],
        picture: OVERLAP
    },
    "conditional-probability": {
        name: "Conditional probability",
        says: "Given a condition, the chance is that of both together divided by that of the condition.",
        when: "The condition becomes the new whole.",
        example: "P(A \\mid B) = \\frac{0.2}{0.4} = 0.5",
        rules: [
            "divide-by-chance-of-condition",
            "divide-by-condition"
        ],
        picture: OVERLAP
    },
    complement: {
        name: "Opposite event",
        says: "The chances of an event and of its opposite add up to one.",
        when: "Useful for “at least one”.",
        example: "P(\\text{not } A) = 1 - 0.35 = 0.65",
        rules: [
            "complement"
        ]
    },
    "equally-likely": {
        name: "Equally likely outcomes",
        says: "The probability is the number of outcomes that fit divided by the number of all.",
        when: "All outcomes have to be equally likely.",
        example: "\\text{a die, even: } \\frac{3}{6} = \\frac{1}{2}",
        rules: [
            "compare-outcomes",
            "count-choices"
        ]
    },
    "counting-orders": {
        name: "Counting orders",
        says: "The ways to put different things in a row are the product of the choices for each place.",
        when: "For things that are alike, or whose order does not matter, divide by the orders that look the same.",
        example: "3! = 3 \\cdot 2 \\cdot 1 = 6",
        rules: [
            "arrange-in-order",
            "arrange-with-repeats",
            "choose-without-order"
        ]
    },
    determinant: {
        name: "Determinant",
        says: "For two by two it is one diagonal’s product minus the other’s: the area that the rows span.",
        when: "When it is zero, the matrix has no inverse.",
        example: "3 \\cdot 4 - 1 \\cdot 2 = 10",
        rules: [
            "cross-products",
            "add-up-determinant"
        ],
        picture: PARALLELOGRAM
    },
    "dot-product": {
        name: "Dot product",
        says: "Multiply matching components and add.",
        when: "It is zero exactly when the vectors are at right angles.",
        example: "(1, 2) \\cdot (3, 4) = 1 \\cdot 3 + 2 \\cdot 4 = 11",
        rules: [
            "dot-product",
            "cosine-of-angle",
            "projection-factor"
        ]
    },
    "conservation-of-atoms": {
        name: "Conservation of atoms",
        says: "A reaction neither makes nor loses atoms, so each kind is there equally often on both sides.",
        when: "Change the numbers in front, never the formulas.",
        example: "\\mathrm{2H_2 + O_2 \\to 2H_2O}",
        rules: [
            "balance-atoms"
        ]
    },
    "molar-mass": {
        name: "Molar mass",
        says: "It is the mass of one mole: the sum of the atomic masses in grams.",
        when: "Multiply moles by it to get grams, divide grams by it to get moles.",
        example: "\\mathrm{H_2O}:\\ 2 \\cdot 1.008 + 15.999 = 18.015",
        rules: [
            "add-atomic-masses",
            "divide-by-molar-mass",
            "multiply-by-molar-mass"
        ]
    }
};
// MERGED MODULE: [project]/server/solver/theorems/of-functions.ts [app-route] (ecmascript)
;
;
const OF_FUNCTIONS = {
    slope: {
        name: "Slope",
        says: "The slope, or gradient, of a line is its rise divided by its run.",
        when: "A vertical line has none, since its run is zero.",
        example: "(1, 2),\\ (4, 8):\\ m = \\frac{8 - 2}{4 - 1} = 2",
        rules: [
            "slope-formula",
            "work-out-slope",
            "read-slope",
            "no-slope"
        ],
        picture: SLOPE
    },
    "point-slope": {
        name: "Point-slope form",
        says: "Seen from one point of a line, the rise is the slope times the run.",
        when: "Any point of the line will do.",
        example: "m = 2,\\ (1, 5):\\ y - 5 = 2(x - 1)",
        rules: [
            "point-slope",
            "point-slope-form"
        ],
        picture: SLOPE
    },
    "slope-intercept": {
        name: "Slope-intercept form",
        says: "In y = mx + b the number m is the slope, and b the height at which the line meets the y-axis.",
        when: "The equation has to be solved for y.",
        example: "y = 3x - 2:\\ m = 3,\\ b = -2",
        rules: [
            "slope-intercept-form",
            "slope-intercept",
            "put-in-slope-and-intercept",
            "read-slope-and-intercept"
        ]
    },
    "perpendicular-slopes": {
        name: "Slopes at right angles",
        says: "Two lines are at right angles when the product of their slopes is −1.",
        when: "Parallel lines have equal slopes. Vertical lines have none.",
        example: "m = 2:\\ -\\frac{1}{2}, \\text{ since } 2 \\cdot \\left(-\\frac{1}{2}\\right) = -1",
        rules: [
            "perpendicular-slope",
            "slope-of-the-normal",
            "compare-slopes"
        ],
        picture: PERPENDICULAR
    },
    pythagoras: {
        name: "Theorem of Pythagoras",
        says: "In a right triangle the square of the longest side is the sum of the squares of the other two.",
        when: "The triangle needs a right angle, and the longest side is opposite it.",
        example: "3^2 + 4^2 = 5^2",
        rules: [
            "distance-formula",
            "square-the-gaps",
            "magnitude-formula",
            "distance-from-origin",
            "radius-from-point"
        ],
        picture: RIGHT_TRIANGLE
    },
    midpoint: {
        name: "Midpoint",
        says: "The midpoint has the means of the coordinates of both ends.",
        when: "Take the mean of the x-coordinates and of the y-coordinates apart.",
        example: "(2, 1),\\ (8, 5):\\ \\left(\\frac{2 + 8}{2}, \\frac{1 + 5}{2}\\right) = (5, 3)",
        rules: [
            "midpoint-formula",
            "center-of-diameter",
            "middle-of-vertices"
        ],
        picture: HALF_WAY
    },
    "axis-of-symmetry": {
        name: "Vertex of a parabola",
        says: "The vertex of y = ax² + bx + c is where x is −b divided by 2a.",
        when: "It is the lowest point when a is positive, and the highest when a is negative.",
        example: "y = x^2 - 6x + 1:\\ x = \\frac{6}{2} = 3",
        rules: [
            "axis-of-symmetry",
            "vertex-place",
            "vertex-value",
            "lowest-or-highest"
        ],
        picture: PARABOLA_AXIS
    },
    circle: {
        name: "Equation of a circle",
        says: "All points of a circle have the same distance, the radius, from its centre.",
        when: "In the brackets the coordinates of the centre are subtracted.",
        example: "(x - 3)^2 + (y + 1)^2 = 4:\\ (3, -1),\\ r = 2",
        rules: [
            "circle-equation",
            "square-radius",
            "read-center-and-radius",
            "read-center",
            "read-radius"
        ],
        picture: CIRCLE
    },
    asymptotes: {
        name: "Asymptotes",
        says: "A graph comes ever closer to a vertical line where only the denominator is zero.",
        when: "Far out, the highest powers above and below decide. First cancel what both share.",
        example: "y = \\frac{1}{x - 2}:\\ x = 2 \\text{ and } y = 0",
        rules: [
            "compare-degrees",
            "zeros-of-denominator",
            "read-asymptotes"
        ],
        picture: ASYMPTOTE
    },
    "inverse-function": {
        name: "Inverse function",
        says: "The inverse takes every output back to its input, so input and output change places.",
        when: "No two inputs may have the same output.",
        example: "y = 2x + 1 \\;\\Rightarrow\\; x = 2y + 1 \\;\\Rightarrow\\; y = \\frac{x - 1}{2}",
        rules: [
            "swap-input-and-output",
            "solve-for-output"
        ],
        picture: MIRRORED
    },
    domain: {
        name: "Domain",
        says: "The domain is every number that may be put in.",
        when: "Watch denominators (not zero), even roots (not negative) and logarithms (positive).",
        example: "\\sqrt{x - 3}:\\ x - 3 \\ge 0, \\text{ so } x \\ge 3",
        rules: [
            "domain-condition",
            "write-domain"
        ]
    },
    "moving-a-graph": {
        name: "Moving a graph",
        says: "Adding outside a function moves its graph up; replacing x by x − h moves it h to the right.",
        when: "Inside, everything works the opposite way round.",
        example: "y = (x - 2)^2 + 3: \\text{ 2 to the right, 3 up}",
        rules: [
            "graph-shift",
            "graph-scale",
            "graph-reflect"
        ]
    },
    "unit-circle": {
        name: "Unit circle",
        says: "A point of the unit circle has the cosine of its angle as x and the sine as y.",
        when: "The quadrant decides the signs.",
        example: "\\cos 60^{\\circ} = \\frac{1}{2},\\ \\sin 60^{\\circ} = \\frac{\\sqrt{3}}{2}",
        rules: [
            "known-circular-value",
            "reference-angle",
            "basic-circular-equation",
            "undefined-circular-value",
            "exact-values"
        ],
        picture: UNIT_CIRCLE
    },
    "pythagorean-identity": {
        name: "Pythagorean identity",
        says: "The squares of sine and cosine of the same angle add up to one.",
        when: "It holds for every angle. Solving for one of them leaves two signs.",
        example: "\\sin t = \\frac{3}{5} \\;\\Rightarrow\\; \\cos^2 t = 1 - \\frac{9}{25} = \\frac{16}{25}",
        rules: [
            "pythagorean-identity",
            "use-identities"
        ],
        picture: UNIT_CIRCLE
    },
    "right-triangle-ratios": {
        name: "Sine, cosine and tangent",
        says: "Sine is opposite over hypotenuse, cosine adjacent over hypotenuse, tangent opposite over adjacent.",
        when: "The triangle needs a right angle.",
        example: "\\text{sides } 3, 4, 5:\\ \\sin A = \\frac{3}{5},\\ \\cos A = \\frac{4}{5},\\ \\tan A = \\frac{3}{4}",
        rules: [
            "ratio-of-sides",
            "reference-triangle",
            "write-in-sine-and-cosine",
            "sine-and-cosine-from-one-value"
        ],
        picture: TRIANGLE_SIDES
    },
    "laws-of-sines-and-cosines": {
        name: "Laws of sines and cosines",
        says: "In every triangle sides are proportional to the sines of their opposite angles, and c² = a² + b² − 2ab cos C.",
        when: "Two sides and the angle between them, or all three sides: law of cosines. Otherwise: law of sines.",
        example: "a = 2,\\ b = 3,\\ C = 60^{\\circ}:\\ c^2 = 4 + 9 - 6 = 7",
        rules: [
            "solve-triangle"
        ],
        picture: LAW_OF_COSINES
    },
    radians: {
        name: "Radians and degrees",
        says: "Half a turn is 180 degrees, or π radians.",
        when: "Multiply by the fraction of the two that cancels the unit you want to lose.",
        example: "60^{\\circ} = 60^{\\circ} \\cdot \\frac{\\pi}{180^{\\circ}} = \\frac{\\pi}{3}",
        rules: [
            "degrees-to-radians",
            "radians-to-degrees"
        ],
        picture: CIRCLE_ARC
    },
    "arc-and-sector": {
        name: "Arc and sector",
        says: "An arc is the radius times the angle, and its sector half the radius squared times the angle.",
        when: "The angle has to be in radians.",
        example: "r = 4,\\ \\theta = \\frac{\\pi}{2}:\\ s = 2\\pi,\\ A = 4\\pi",
        rules: [
            "circle-arc",
            "circle-sector"
        ],
        picture: CIRCLE_ARC
    },
    "polar-coordinates": {
        name: "Polar coordinates",
        says: "A point is told by its distance from the origin and the angle to the x-axis.",
        when: "The ratio of y and x fits two angles: look at the quadrant.",
        example: "r = 2,\\ \\theta = 60^{\\circ}:\\ x = 2 \\cdot \\frac{1}{2} = 1",
        rules: [
            "polar-to-rectangular",
            "cosine-and-sine",
            "angle-of-point",
            "put-in-polar-letters",
            "rectangular-to-polar"
        ],
        picture: POLAR_POINT
    }
};
// MERGED MODULE: [project]/server/solver/theorems/of-numbers.ts [app-route] (ecmascript)
;
;
const OF_NUMBERS = {
    "adding-fractions": {
        name: "Adding fractions",
        says: "Fractions with the same denominator are added by adding their numerators.",
        when: "Other fractions are first written with a common denominator, so that all pieces have the same size.",
        example: "\\frac{1}{2} + \\frac{1}{3} = \\frac{3}{6} + \\frac{2}{6} = \\frac{5}{6}",
        rules: [
            "common-denominator",
            "widen-to-common-denominator",
            "add-fractions",
            "common-polynomial-denominator"
        ],
        picture: FRACTION_PIECES
    },
    "equal-fractions": {
        name: "Equal fractions",
        says: "A fraction keeps its value when top and bottom are multiplied or divided by the same number.",
        when: "The number must not be zero, and it must divide all of the top and all of the bottom.",
        example: "\\frac{6}{8} = \\frac{3 \\cdot 2}{4 \\cdot 2} = \\frac{3}{4}",
        rules: [
            "reduce-fraction",
            "extend-fraction",
            "cancel-common-factors",
            "cancel-common-factor",
            "cancel-the-step"
        ]
    },
    "multiplying-fractions": {
        name: "Multiplying fractions",
        says: "Fractions are multiplied top by top and bottom by bottom.",
        when: "A whole number counts as a fraction over one.",
        example: "\\frac{2}{3} \\cdot \\frac{4}{5} = \\frac{8}{15}",
        rules: [
            "multiply-fractions"
        ]
    },
    reciprocal: {
        name: "Dividing by a fraction",
        says: "Dividing by a fraction is the same as multiplying by its reciprocal.",
        when: "The reciprocal swaps top and bottom. Zero has none.",
        example: "5 \\div \\frac{2}{3} = 5 \\cdot \\frac{3}{2} = \\frac{15}{2}",
        rules: [
            "divide-by-fraction",
            "multiply-by-reciprocal"
        ]
    },
    percent: {
        name: "Percent",
        says: "One percent is one hundredth.",
        when: "A percentage is always a percentage of something: find out what the whole is.",
        example: "35\\% \\text{ of } 80 = 0.35 \\cdot 80 = 28",
        rules: [
            "percent-to-number",
            "number-to-percent"
        ]
    },
    "prime-factorisation": {
        name: "Prime factorisation",
        says: "Every whole number above one is a product of primes in exactly one way, but for their order.",
        when: "Divide by each prime as often as it goes before you try the next.",
        example: "60 = 2 \\cdot 2 \\cdot 3 \\cdot 5",
        rules: [
            "split-off-prime",
            "factorise-into-powers",
            "factor-into-primes"
        ]
    },
    "trial-division": {
        name: "Trial division",
        says: "A number that has no prime factor up to its square root is prime.",
        when: "Factors come in pairs, and the smaller one of a pair is never above the square root.",
        example: "37:\\ 2, 3, 5 \\text{ do not divide it, and } 7^2 > 37",
        rules: [
            "find-divisor",
            "no-divisor"
        ]
    },
    "greatest-common-factor": {
        name: "Greatest common factor",
        says: "It is the product of all factors that the numbers share, each as often as all of them have it.",
        when: "Numbers that share no prime have the greatest common factor one.",
        example: "12 = 2^2 \\cdot 3,\\ 18 = 2 \\cdot 3^2:\\ 2 \\cdot 3 = 6",
        rules: [
            "take-lowest-powers",
            "take-shared-factors"
        ]
    },
    "least-common-multiple": {
        name: "Least common multiple",
        says: "It is the product of all prime factors that occur, each as often as it occurs most.",
        when: "For fractions it is the smallest common denominator.",
        example: "12 = 2^2 \\cdot 3,\\ 18 = 2 \\cdot 3^2:\\ 2^2 \\cdot 3^2 = 36",
        rules: [
            "take-highest-powers",
            "take-each-factor-once"
        ]
    },
    "number-of-divisors": {
        name: "Number of divisors",
        says: "Add one to each exponent of the prime factorisation and multiply the results.",
        when: "A divisor takes each prime from no times up to as often as it is there.",
        example: "12 = 2^2 \\cdot 3^1:\\ (2 + 1)(1 + 1) = 6",
        rules: [
            "multiply-exponent-choices"
        ]
    },
    "division-with-remainder": {
        name: "Division with remainder",
        says: "The dividend is the divisor times the quotient, plus a remainder.",
        when: "The remainder is smaller than the divisor.",
        example: "29 = 6 \\cdot 4 + 5",
        rules: [
            "take-largest-multiple",
            "divide-whole-numbers"
        ]
    },
    "scientific-notation": {
        name: "Scientific notation",
        says: "A number is written as a number from one up to ten, times a power of ten.",
        when: "The exponent counts the places that the point moves; for small numbers it is negative.",
        example: "5{,}300 = 5.3 \\cdot 10^3",
        rules: [
            "write-in-scientific-notation",
            "move-decimal-point",
            "combine-powers-of-ten"
        ]
    },
    "absolute-value": {
        name: "Absolute value",
        says: "It is the distance of a number from zero.",
        when: "A distance is never negative. Two numbers lie at every distance but zero.",
        example: "|x| = 4 \\text{ means } x = 4 \\text{ or } x = -4",
        rules: [
            "absolute-value",
            "split-absolute-value",
            "absolute-value-within",
            "absolute-value-outside"
        ],
        picture: ABSOLUTE_VALUE
    },
    "root-of-product": {
        name: "Root of a product",
        says: "The root of a product is the product of the roots.",
        when: "For square roots the factors must not be negative. It does not hold for sums.",
        example: "\\sqrt{12} = \\sqrt{4} \\cdot \\sqrt{3} = 2\\sqrt{3}",
        rules: [
            "simplify-root",
            "multiply-roots",
            "take-out-of-root"
        ]
    },
    "rationalising-the-denominator": {
        name: "Rationalising the denominator",
        says: "Multiply top and bottom by a root that makes the root below disappear.",
        when: "With two terms below, use the same terms with the other sign between them.",
        example: "\\frac{1}{\\sqrt{5}} = \\frac{\\sqrt{5}}{\\sqrt{5} \\cdot \\sqrt{5}} = \\frac{\\sqrt{5}}{5}",
        rules: [
            "rationalise-denominator",
            "widen-by-the-conjugate"
        ]
    },
    "negative-exponents": {
        name: "Negative exponents",
        says: "A negative exponent means one over the power with the positive exponent.",
        when: "The base must not be zero.",
        example: "5^{-2} = \\frac{1}{5^2} = \\frac{1}{25}",
        rules: [
            "negative-exponent",
            "negative-power",
            "flip-negative-power"
        ]
    },
    "laws-of-powers": {
        name: "Laws of powers",
        says: "With equal bases, multiplying adds the exponents and dividing subtracts them.",
        when: "The bases have to be equal. A power of a power multiplies the exponents.",
        example: "x^3 \\cdot x^2 = x^{3 + 2} = x^5",
        rules: [
            "multiply-monomials",
            "multiply-powers",
            "divide-powers",
            "power-of-power",
            "add-exponents-of-one-base"
        ]
    }
};
;
;
;
;
;
const THEOREMS = {
    ...OF_NUMBERS,
    ...OF_ALGEBRA,
    ...OF_FUNCTIONS,
    ...OF_CALCULUS,
    ...OF_DATA_AND_SCIENCE
};
const BY_RULE = new Map(Object.values(THEOREMS).flatMap((theorem)=>theorem.rules.map((rule)=>[
            rule,
            theorem
        ])));
const theoremOf = (rule)=>BY_RULE.get(rule);
__turbopack_context__.s([
    "r",
    0,
    THEOREMS,
    "Q",
    0,
    theoremOf
], 703779);
}),
];

//# sourceMappingURL=server_1qpbdhpwqrl75._.js.map