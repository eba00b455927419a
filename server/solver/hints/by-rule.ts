import { table } from "../table";
/** Ideas for tasks that ask for many things: by the first rule of the solution that is in this list. */
export const BY_RULE: Readonly<Record<string, string>> = table({
  // Stories
  "introduce-unknowns":
    "Name what is asked for with a letter. Then look for the sentence that says that something equals something else, and write it as an equation.",
  "write-calculation":
    "Go through the story in order: what happens first, and is something put together, taken away, shared or repeated?",
  // Data
  "sum-over-count": "The mean shares the total out evenly. Find the total first, and count the values.",
  "middle-value": "The median is in the middle once the values are in order.",
  "most-frequent": "The mode is the value that comes most often. Count each value.",
  "largest-minus-smallest": "The range is how far the values are spread: compare the ends.",
  "medians-of-halves":
    "Put the values in order and split them into a lower and an upper half. The quartiles are the middles of the halves.",
  "percentile-place": "A percentile is a place in the ordered list. Find the place before the value.",
  "population-variance":
    "Measure how far each value is from the mean, square that, and take the mean of the squares.",
  "sample-variance":
    "Measure how far each value is from the mean and square that. For a sample, divide by one less than the number of values.",
  // Distributions
  standardise:
    "Say how many standard deviations the bound is from the mean. A table gives the area from there.",
  "standardise-value": "A z-score counts standard deviations from the mean, with a sign for below or above.",
  "value-from-score": "A z-score counts standard deviations from the mean. Go that many steps from the mean.",
  "score-for-share": "Here the area is known and the bound is asked for: read the table from the inside out.",
  "spread-of-means": "Means of samples are spread less than single values: how does the sample size come in?",
  "spread-of-sums": "Sums vary more than single values: how does the number of values come in?",
  "binomial-chance":
    "A fixed number of tries, each a success or not: how likely is one such order, and how many orders are there?",
  "geometric-chance": "The tries go on until the first success: all before it failed.",
  "share-of-interval":
    "All places are equally likely, so the chance is a length compared with the whole length.",
  "exponential-tail":
    "The share that lasts longer than a time falls off as a power of e. Subtract such shares.",
  // Events
  "add-events": "Adding the chances of both counts the overlap twice.",
  "overlap-of-events":
    "Adding the chances of both counts the overlap twice, so the overlap can be worked back from the rest.",
  "divide-by-chance-of-condition": "“Given” makes the condition the new whole: which part of it fits?",
  "multiply-independent": "For independent events the chance of both is a product.",
  complement: "An event and its opposite together make the whole.",
  // Calculations
  "common-denominator":
    "Fractions can be added once their pieces have the same size: look for a common denominator.",
  "multiply-fractions":
    "Fractions are multiplied straight across: top by top, bottom by bottom. Cancel first where you can.",
  "simplify-root": "Look for perfect squares among the factors under the root: they can leave it.",
  "rationalise-denominator": "Multiply above and below by something that makes the root below disappear.",
  round: "Look at the digit behind the place you round to: it alone decides.",
  "percent-to-number": "Percent means “of a hundred”: divide by a hundred.",
  "number-to-percent": "Percent means “of a hundred”: how many hundredths is it?",
  // Lines and points
  "slope-formula": "The slope is rise over run: how far up, compared with how far along?",
  "midpoint-formula": "Half-way between points means half-way along and half-way up.",
  "distance-formula": "Draw the right triangle between the points. Pythagoras gives its longest side.",
  "perpendicular-slope":
    "At a right angle the slope turns: rise and run change places, and one of them its sign.",
  "set-y-to-zero": "On the x-axis the height is zero; on the y-axis x is zero.",
  "put-in-slope-and-intercept": "The form y = mx + b shows the slope and where the line meets the y-axis.",
  "point-slope": "Seen from one point of the line, the rise is the slope times the run.",
  // Curves
  "complete-squares": "Bring the equation into standard form: complete the square in x and in y.",
  "radius-from-point": "The radius is the distance from the centre to any point on the circle.",
  "square-radius":
    "All points of a circle have the same distance from the centre: write that with Pythagoras.",
  "vertex-between":
    "Every point of a parabola is as far from the focus as from the directrix. So is the vertex.",
  "axis-lengths":
    "Sketch the vertices and foci. Their distances from the centre are lengths that the equation needs.",
  "axis-of-symmetry":
    "A parabola is symmetric about the vertical line through its vertex. Find that line from the numbers in front.",
  "put-zero-in": "On the y-axis x is zero.",
  "set-height-to-zero": "Where the graph meets the x-axis its height is zero.",
  "zeros-of-denominator": "A fraction has no value where its denominator is zero: look there first.",
  "compare-degrees": "Far out only the highest powers matter: compare those above with those below.",
  // Matrices and vectors
  "cross-products": "Multiply along both diagonals; the second one counts negative.",
  "rows-times-columns": "An entry of the product takes a row of the first matrix and a column of the second.",
  "subtract-lambda": "Take an unknown number off the diagonal, and ask when the determinant becomes zero.",
  "add-row-multiple":
    "Adding a multiple of one row to another changes the look of the matrix, but not what it says.",
  transpose: "Rows become columns.",
  "magnitude-formula": "The components are the sides of a right triangle; the length is its longest side.",
  "dot-product": "Multiply the components that belong together, and add.",
  "cosine-of-angle": "The dot product knows the angle: compare it with the lengths.",
  "cross-product":
    "The cross product is at right angles to both vectors; each component leaves out one direction.",
  // Calculus
  "product-rule": "The function is a product: each factor changes while the other stays.",
  "quotient-rule": "The function is a quotient: top and bottom both change.",
  "chain-rule-power":
    "One function is inside another: differentiate the outside, then take the inside into account.",
  "integration-by-parts":
    "The integrand is a product of different kinds: one of them becomes simpler when it is differentiated.",
  substitution: "Look for an inside function whose derivative is also there.",
  hospital: "Both top and bottom go to the same extreme. Compare how fast they change.",
  "factor-fraction": "Top and bottom vanish together, so they share a factor. Take it out.",
  "separate-variables": "Bring everything with y to one side and everything with x to the other.",
  "integrating-factor": "Look for a factor that makes the left side the derivative of a product.",
});

/** Tasks whose idea is told by the rules of their solution. */
export const IDEA_BY_RULE: ReadonlySet<string> = new Set([
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
  "differential-equation",
]);
