module.exports = [
447529, ((__turbopack_context__) => {
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
239143, ((__turbopack_context__) => {
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
934094, 728370, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/solver/hints/before-answer.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__239143__ = __turbopack_context__.i(239143);
;
function stepsBeforeAnswer({ steps, latex, read }) {
    const value = tellingValue(latex);
    const isTold = value !== null && bare(read.latex).includes(bare(value));
    const at = steps.findIndex((step)=>(0, __TURBOPACK__imported__module__239143__["f"])(step.latex, latex) || value !== null && !isTold && (0, __TURBOPACK__imported__module__239143__["f"])(sidesOf(step.latex).at(-1) ?? "", value));
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
], 934094);
// MERGED MODULE: [project]/server/solver/hints/hint-of.ts [app-rsc] (ecmascript)
;
// MERGED MODULE: [project]/server/solver/hints/all.ts [app-rsc] (ecmascript)
;
// MERGED MODULE: [project]/server/solver/hints/tables.ts [app-rsc] (ecmascript) <locals>
;
var __TURBOPACK__imported__module__71880__ = __turbopack_context__.i(71880);
// MERGED MODULE: [project]/server/solver/hints/of-algebra.ts [app-rsc] (ecmascript)
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
// MERGED MODULE: [project]/server/solver/hints/of-calculus.ts [app-rsc] (ecmascript)
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
// MERGED MODULE: [project]/server/solver/hints/of-data-and-science.ts [app-rsc] (ecmascript)
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
// MERGED MODULE: [project]/server/solver/hints/of-functions.ts [app-rsc] (ecmascript)
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
// MERGED MODULE: [project]/server/solver/hints/of-numbers.ts [app-rsc] (ecmascript)
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
// MERGED MODULE: [project]/server/solver/hints/by-method.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__71880__1 = __TURBOPACK__imported__module__71880__;
;
const QUADRATIC = "A quadratic equation: the unknown appears squared.";
const BY_METHOD = (0, __TURBOPACK__imported__module__71880__1["f"])({
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
// MERGED MODULE: [project]/server/solver/hints/by-rule.ts [app-rsc] (ecmascript)
;
var __TURBOPACK__imported__module__71880__2 = __TURBOPACK__imported__module__71880__;
;
const BY_RULE = (0, __TURBOPACK__imported__module__71880__2["f"])({
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
const BY_TASK = (0, __TURBOPACK__imported__module__71880__["f"])({
    ...OF_NUMBERS,
    ...OF_ALGEBRA,
    ...OF_FUNCTIONS,
    ...OF_CALCULUS,
    ...OF_DATA_AND_SCIENCE
});
// MERGED MODULE: [project]/server/solver/hints/tables.ts [app-rsc] (ecmascript)
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
], 172627);
var __TURBOPACK__imported__module__172627__ = __turbopack_context__.i(172627);
;
const hintTables = ()=>__TURBOPACK__imported__module__172627__;
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
], 728370);
}),
];

//# sourceMappingURL=server_solver_0v03kqf85wf-_._.js.map