/** What algebra calls its tasks and its objects. */
export const ALGEBRA = {
  simplify:
    "simplify|simplified|simplifying|simplify fully|simplify completely|simplify it|simplification|reduce|reduce it|simplify as much as possible|" +
    "in simplest form simplify|cancel down|and simplify|collect like terms|combine like terms|simplify your answer|simplify ur answer|simplify the answer",
  expand:
    "expand|expand out|expanding|multiply out|expand brackets|expand the brackets|remove brackets|remove the brackets|get rid of brackets|foil|expansion|binomial expansion|using binomial theorem|with binomial theorem|by binomial theorem|binomial theorem",
  factor:
    "factor|factorise|factorize|factor out|factor completely|factorise fully|factorize fully|factorise completely|factor fully|put into brackets|put in brackets|" +
    "write as product of factors|factored form|in factored form|factored",
  multiply: "multiply|multiplying|times by|product of|their product|times|multiplied by",
  add: "add|adding|plus|added to|put together",
  /** It names the result: "the sum of 1 to 10" has more in it than what "add 1 to 10" adds. */
  "sum-of": "sum of|total of|what is total of|whats total of|find total of",
  subtract: "subtract|subtracting|minus|take away|taking away",
  difference:
    "difference|their difference|difference between them|difference between numbers|difference of numbers",
  divide: "divide|dividing|divided by",
  quotient: "quotient of|quotient",
  "single-fraction":
    "one fraction|as single fraction|as one fraction|combine into single fraction|combine into one fraction|combine",
  rationalise:
    "rationalise|rationalize|rationalise denominator|rationalize denominator|rationalising denominator|rationalizing denominator",
  equation:
    "equation|equations|rational equation|rational equations|radical equation|radical equations|logarithmic equation|logarithmic equations|exponential equation|exponential equations|quadratic equation|quadratic equations|eqn|eqns|formula|eq|equality|expression equation",
  inequality:
    "inequality|inequalities|ineq|linear inequality|linear inequalities|quadratic inequality|quadratic inequalities|rational inequality|rational inequalities|" +
    "rational function inequality|compound inequality|compound inequalities|absolute value inequality|absolute value inequalities|polynomial inequality",
  system:
    "system|system of equations|systems|simultaneous equations|simultaneously|simultaneous|simultaneous eqns|simultaneous eqn|system of linear equations|linear system|pair of equations|both equations",
  roots:
    "roots of|zeros of|zeroes of|solutions of|solutions to|solution of|solution to|find roots|roots|zeros|zeroes",
  /** Of one number; "the roots of" asks for all of them. */
  "is-root-of":
    "is root of|is solution of|is solution to|is one root of|is one solution of|one root of|one solution of|as root of|root of equation|root of polynomial",
  "equal-roots":
    "equal roots|two equal roots|equal real roots|repeated root|repeated roots|double root|exactly one real root|exactly one real solution|" +
    "exactly one solution|only one solution|only one root|exactly one root",
  "equation-kind": "conditional equation|conditional|contradiction|inconsistent equation|inconsistent",
  classify:
    "classify|classify each|classify them|each as|classified|describe|classify equation as|tell what kind|" +
    "nature|their nature|its nature|determine their nature|state their nature|find their nature|determine nature of each",
  "solution-nature":
    "number and type of solutions|number and nature of solutions|number and kind of solutions|number and nature of roots|number and type of roots|types and number of solutions|" +
    "nature of roots|nature of solutions|type of solutions|type of roots|types of solutions|number and types of solutions",
  "solution-count":
    "how many solutions|how many solutions are there|how many solutions does|how many real solutions does|how many roots does|how many real roots does|how many zeros|how many roots are there|number of solutions of|number of solutions for|number of distinct solutions|number of roots|number of real roots|number of solutions to|number of solutions|how many roots|number of real solutions|how many real solutions|how many real roots",
  discriminant: "discriminant|discriminant of|value of discriminant",
  subject: "subject|subject of|subject of formula|the subject of",
  make: "make|rearrange|rearrange for|rearrange to make|rearrange to get|to get|rearranged|rearranging|isolate|transpose|transpose for|change subject to",
  "in-terms-of": "in terms of",
  function:
    "function|functions|continuous function|differentiable function|polynomial function|rational function|quadratic function|cubic function|function defined by|curve|graph|graph of|parabola|polynomial|quadratic|line graph",
  domain: "domain|natural domain|domain of",
  range: "range|range of",
  inverse: "inverse|inverse function|inverse of|find inverse",
  composition: "composition|composite|composed with|compose",
  "partial-fractions":
    "partial fractions|as sum or difference of two simpler rational expressions|as sum of two simpler rational expressions|partial fraction|partial fraction decomposition|partial fractions decomposition",
  /** What factoring is done by, and what kinds of sums there are to factor. */
  "factoring-way":
    "trial and error|trial and error method|ac method|pulling out|factoring out|taking out|perfect square trinomial|" +
    "perfect square trinomials|perfect square trinomials pattern|the sum or difference of cubes|sums of cubes|differences of cubes|sums and differences of cubes|sum and difference of cubes|sum or difference of cubes|sum and difference of cubes pattern|" +
    "sums or differences of cubes|trinomial|trinomials|binomial|binomials|leading coefficient|leading coefficient of",
  /** A kind of sum that is named for the way it is factored: by itself it asks for that. */
  "factoring-kind":
    "difference of squares|differences of squares|difference of squares pattern|difference of cubes|sum of cubes|the sum of cubes|sum of two cubes|the sum of two cubes|difference of two cubes|difference of two squares",
  "of-the-form": "of the form|of form|in the form|into the form|to the form|as the form",
  constants:
    "constants|constants to be found|constants to be determined|integers to be found|integers to be determined|numbers to be found",
  /** What the factors below a fraction are like. */
  "factor-kind":
    "irreducible|repeating|nonrepeating|non repeating|repeated|nonrepeated|distinct|nonlinear|linear factors|linear factor|quadratic factors|quadratic factor|" +
    "irreducible quadratic factors|irreducible quadratic factor",
  "split-up": "decompose|decomposition|break up|separate|resolve|split up",
} as const;
