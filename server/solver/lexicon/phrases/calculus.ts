/** What calculus calls its tasks and its objects. */
export const CALCULUS = {
  derivative:
    "derivative|derivatives|first derivative|differentiate|differentiating|differentiation|derive|deriv|diff|gradient function",
  "second-derivative":
    "second derivative|2nd derivative|second order derivative|differentiate twice|second derivatives",
  "third-derivative": "third derivative|3rd derivative|third order derivative",
  partial: "partial derivative|partial derivatives|partially differentiate|partial",
  integral:
    "integral|int|definite or indefinite integral|definite or indefinite integrals|trigonometric integral|trigonometric integrals|indefinite integral of|integrate|integrals|integrating|integration|antiderivative|anti derivative|antiderivatives|indefinite integral|definite integral|" +
    "indefinite integrals|definite integrals|primitive|most general antiderivative|general antiderivative|improper integral|antidifferentiate",
  limit: "limit|limits|lim|limiting value|limit at infinity|infinite limit|one sided limit",
  approaches: "approaches|goes to|tends to|approaching|tending to|going to|->|→|nears|gets close to",
  "from-above": "from the right|from right|from above|right hand|right sided|right hand limit|right side",
  "from-below": "from the left|from left|from below|left hand|left sided|left hand limit|left side",
  "if-it-exists": "if it exists|if they exist|if any|if any exist|when it exists",
  "tangent-line":
    "tangent line|tangent|tangent to curve|equation of tangent|equation of tangent line|line tangent|tangent lines|equation of line tangent|equations of tangent line",
  "tangent-slope":
    "slope of tangent line|slope of tangent|gradient of tangent|slope of line tangent|slope of curve|gradient of curve|gradient of the curve|slope of graph|" +
    "instantaneous rate of change|instantaneous rate",
  "normal-line":
    "normal line|normal|line normal|line that is normal|line which is normal|line perpendicular to curve|equation of normal|equation of normal line|normal to curve",
  implicit: "implicit differentiation|implicit|implicitly|differentiate implicitly",
  definition:
    "definition|definition of derivative|definition for derivative|definition for derivative at point|definition of derivative at point|limit definition|limit definition of derivative|first principles|from first principles|definition of a derivative|by definition",
  critical:
    "critical points|critical point|critical points in domains|critical points in domain|critical numbers|critical number|critical values|stationary points|stationary point",
  inflection: "inflection points|inflection point|points of inflection|point of inflection",
  extrema:
    "local extrema|relative extrema|local minima and local maxima|local minimum and local maximum|local maximum and local minimum|local extreme points|relative extreme points|local maximum and minimum values|local extremum|local extremum points|local maxima and minima|local maximum and minimum|relative maxima and minima|local maxima and local minima|" +
    "maxima and minima|local minima and maxima|local extreme values|relative extreme values|extrema|local max and min|max and min points|maximum and minimum points|turning points|turning point",
  increasing: "interval of increase|intervals of increase|increasing|is increasing|increases|rising",
  decreasing: "interval of decrease|intervals of decrease|decreasing|is decreasing|decreases|falling",
  "concave-up": "concave up|concave upward|concave upwards|concavity up",
  "concave-down": "concave down|concave downward|concave downwards",
  interval:
    "interval|interval specified|on interval specified|over interval specified|on interval indicated|interval indicated|interval given|for interval|given interval|intervals|open interval|open intervals|closed interval|over interval|on interval",
  "average-value": "average value|mean value|average value of function|average value of the functions",
  "area-under":
    "area under|area under curve|area below|area bounded by|area beneath|area under graph|area of region under|area of region bounded by|area enclosed by|area enclosed between|area of region enclosed by",
  "x-axis": "x axis|axis",
  "y-axis": "y axis",
  "area-between":
    "graph equations and shade area of region|area between|area of region between|area between curves|area of region between curves|area of region bounded by curves|area bounded by curves",
  velocity: "velocity|velocity function|instantaneous velocity",
  acceleration: "acceleration|acceleration function",
  position:
    "position|position function|particle moves|particle moves along|particle moves according to|displacement|distance function|motion|moving|particle|object|at time|seconds",
  "secant-slope":
    "slope of secant line|slope of secant|slope of secant line between|slope of secant line through|gradient of secant",
  "rate-of-change": "rate of change",
  "average-rate-of-change": "average rate of change|average rate of change of function|mean rate of change",
  /** Ways that lead to the same place as any other. */
  "any-way":
    "chain rule|product rule|quotient rule|power rule|constant multiple rule|sum rule|difference rule|general power rule|rules of differentiation|" +
    "differentiation rules|basic rules|rule|rules|l'hopital's rule|l'hospital's rule|l'hôpital's rule|lhopital's rule|l'hopitals rule|l'hopital rule|lhopitals rule|l'hopital|l'hôpital|l'hospital|lhopital|" +
    "limit laws|laws of limits|direct substitution|previously learned methods|u substitution|indicated substitution|given substitution|suitable substitution|" +
    "appropriate substitution|suitable change of variables|change of variables|integration by parts|by parts|parts|integration by substitution|" +
    "trigonometric substitution|trig substitution|fundamental theorem of calculus|fundamental theorem|logarithmic differentiation|" +
    "algebraic techniques|algebraic manipulation|algebra|any method|appropriate method|any appropriate method|suitable method|either method|either|" +
    "properties of limits|properties of logarithms|properties of integrals|properties of definite integral|basic integration formulas|integration formulas|" +
    "squeeze theorem|power rule for integrals|completing the square first|long division first|" +
    "table of integrals|integration table|integration tables|evaluation theorem|appropriate|differentiation formulas|derivative rules|" +
    "method|technique|technique of|method of|simplest method|help of|leibniz's notation|leibniz notation|power reduction formula|reduction formula|" +
    "sum formula|difference formula|sum or difference formula|sum and difference formula|sum and difference formulas|sum and difference identities|sum or difference identity|" +
    "half angle formula|half angle formulas|half angle identity|double angle formula|double angle formulas|double angle identity|addition formula|angle sum formula|angle addition formula|" +
    "pythagorean identity|pythagorean identities|fundamental identities|trig identities|trigonometric identities|special triangles|reference angles|" +
    "square root property|zero product property|zero factor property|distributive property|properties of exponents|summation formulas|part 1|part 2|part one|part two|" +
    "disk method|disc method|washer method|disks|washers|shells|cylindrical shells|shell method|method of disks|method of washers|" +
    "method of shells|method of cylindrical shells|cylindrical shells method|slicing method|method of slicing|general slicing method|" +
    "comparison test|limit comparison test|direct comparison test|ratio test|root test|integral test|divergence test|nth term test|p series test|" +
    "alternating series test|geometric series test|alternating series estimation|test for divergence|second derivative test|first derivative test|" +
    "second partials test|either midpoint rule trapezoidal rule or simpson's rule as indicated|either midpoint rule trapezoidal rule or simpsons rule as indicated|closed interval method|fubini's theorem|chain rule for one parameter|" +
    "tables of integrals|basic formulas|inverse trigonometric functions|a substitution|either of the methods|appropriate test|in terms of inverse trigonometric function|in terms of inverse trigonometric functions",
} as const;
