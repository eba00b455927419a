/** "local and absolute maxima", in every order. */
const OF_BOTH_KINDS = (nouns: string): string =>
  nouns
    .split("|")
    .flatMap((noun) =>
      ["local", "relative"].flatMap((near) =>
        ["absolute", "global"].flatMap((far) =>
          ["and", "or", "and / or"].flatMap((joint) => [
            `${near} ${joint} ${far} ${noun}`,
            `${far} ${joint} ${near} ${noun}`,
          ]),
        ),
      ),
    )
    .join("|");

/** What books of calculus speak of beside their tasks. */
export const CALCULUS_BOOKS = {
  near: "near|close to",
  "linear-approximation":
    "linear approximation|local linear approximation|linearization|linearisation|local linearization|tangent line approximation|linear approximations",
  differential: "differential|total differential|differentials|exact differential",
  newton:
    "newton's method|newtons method|newton method|newton's|newton raphson|newton raphson method|newton's iteration",
  guess:
    "initial guess|initial approximation|first approximation|starting value|starting point|first guess|initial estimate|start with|starting with|iterations|iteration|approximation|approximations",
  "mean-value-theorem": "mean value theorem|mvt|rolle's theorem|rolles theorem|rolle theorem",
  satisfies:
    "satisfy|that satisfy|which satisfy|guaranteed|guaranteed by|conclusion|conclusion of|applies|hypotheses|verify|verify that|exists|conditions of|hypotheses of",
  absolute: "absolute|global",
  local: "local|relative",
  "absolute-maximum":
    "absolute maximum|global maximum|absolute max|absolute maximum value|absolute maxima|maximum value of function",
  "absolute-minimum":
    "absolute minimum|global minimum|absolute min|absolute minimum value|absolute minima|minimum value of function",
  "absolute-extrema":
    "absolute extrema|global extrema|absolute maximum and absolute minimum|absolute maximum and minimum|absolute max and min|absolute maxima and minima|" +
    "absolute extreme values|absolute minimum and absolute maximum|absolute minimum and maximum|absolute maximum and minimum values|" +
    "absolute maximum and absolute minimum values|absolute minimum and maximum values|maximum and minimum values|global maximum and minimum|" +
    "absolute maxima and absolute minima|absolute extremum|extreme values",
  /** Local and absolute ones together. */
  "all-extrema": OF_BOTH_KINDS(
    "extrema|minima and maxima|maxima and minima|minimum and maximum|maximum and minimum",
  ),
  "all-maxima": OF_BOTH_KINDS("maxima|maximum"),
  "all-minima": OF_BOTH_KINDS("minima|minimum"),
  converges:
    "converges|converge|convergent|diverges|diverge|divergent|converges or diverges|converge or diverge|convergent or divergent|diverges or converges|" +
    "convergence|convergence or divergence|test for convergence|test series for convergence|test series for convergence or divergence|for convergence or divergence|behavior",
  "how-it-converges":
    "absolutely conditionally or not at all|converges absolutely conditionally or not at all|converge absolutely conditionally or not at all|" +
    "absolutely convergent conditionally convergent or divergent|converges absolutely converges conditionally or diverges|" +
    "absolutely or conditionally|absolutely|conditionally|not at all|absolute convergence|conditional convergence",
  "radius-of-convergence": "radius of convergence|convergence radius|radius r of convergence",
  "interval-of-convergence": "interval of convergence|convergence interval|intervals of convergence",
  "power-series": "power series|power series representation",
  taylor:
    "taylor polynomial|taylor polynomials|taylor series up to|taylor series|taylor expansion|taylor approximation",
  maclaurin: "maclaurin polynomial|maclaurin polynomials|maclaurin series|maclaurin expansion",
  "first-degree": "first degree|1st degree|degree one|first order",
  "second-degree": "second degree|2nd degree|degree two|second order|quadratic approximation",
  "third-degree": "third degree|3rd degree|degree three|third order",
  "fourth-degree": "fourth degree|4th degree|degree four|fourth order",
  "fifth-degree": "fifth degree|5th degree|degree five|fifth order",
  approximating: "approximating|that approximates",
  "directional-derivative": "directional derivative|directional derivatives",
  "gradient-vector": "gradient vector|gradient of function|gradient field|gradients",
  "tangent-plane":
    "tangent plane|plane tangent|equation of tangent plane|tangent planes|equation of plane tangent",
  divergence: "divergence of vector field|divergence of field|divergence of",
  curl: "curl|curl of|curl of vector field",
  "greatest-change":
    "maximum rate of change|greatest rate of change|maximum directional derivative|maximal directional derivative|maximum value of directional derivative",
  surface: "level curve|level surface",
  saddle:
    "saddle point|saddle points|saddle|relative maximum|relative minimum|local maximum|local minimum|relative extremum|neither maximum nor minimum|none of these",
  rotate:
    "rotating|rotated|revolving|revolved|rotate|revolve|rotates|revolves|revolution|of revolution|rotation|rotated around|rotated about|revolved around|revolved about",
  about: "about|around",
  "vector-valued": "vector valued|vector valued function",
  region:
    "region|draw region bounded by curves|sketch region bounded by curves|draw region bounded by|sketch region bounded by|bounded|bounded by|enclosed|generated|obtained|formed|that lies|resulting|solid|under|generated by|given axis|lines|whose|produced|results|" +
    "regions|curves|graphs of|described region|described regions|region described|between graphs|that is",
  petal: "one petal|one leaf|one loop|inner loop",
  "curve-length":
    "length of curve|length of function|length of functions|length of graph|arc lengths|arc length of curve|arc length of function|exact arc length|exact length of curve|length of polar curve",
  "polar-curve": "polar curve|polar equation|polar graph",
  "work-done": "work done|work|work required|work done by force",
  force: "force|variable force|that moves|moves",
  "multiple-integral":
    "iterated integral|double integral|triple integral|iterated integrals|double integrals|triple integrals|multiple integral",
  "rectangular-region": "rectangular region",
  "line-integral": "line integral|line integrals|scalar line integral",
  parameter:
    "parameter|each set of parametric equations|represents a curve|represents|set of parametric equations|value of parameter|parametric curve|parametric equations|parametrized|parameterized|given parametric equations",
  "order-of-equation": "order of differential equation|order of equation",
  "trapezoidal-rule":
    "trapezoidal rule|trapezoid rule|trapezium rule|trapezoidal approximation|trapezoidal sum|trapezoids",
  "midpoint-rule":
    "midpoint rule|midpoint sum|midpoint approximation|midpoint riemann sum|midpoints of subintervals|midpoint sums",
  "simpson-rule": "simpson's rule|simpsons rule|simpson rule|simpson's approximation",
  "left-sum":
    "left endpoint sum|left endpoint|left endpoints|left sum|left riemann sum|left hand sum|left endpoint approximation|left hand endpoints|left hand riemann sum|" +
    "left endpoint riemann sum|left riemann sums|left endpoint sums",
  "right-sum":
    "right endpoint sum|right endpoint|right endpoints|right sum|right riemann sum|right hand sum|right endpoint approximation|right hand endpoints|right hand riemann sum|" +
    "right endpoint riemann sum|right riemann sums|right endpoint sums",
  "sum-of-rectangles":
    "riemann sum|riemann sums|indicated left and right sums|left and right sums|left and right endpoint sums|sum of rectangles",
  "equal-parts":
    "subintervals|sub intervals|subdivisions|equal parts|equal subintervals|equal subdivisions|approximating rectangles|strips|subintervals of equal length|rectangles of equal width",
  euler: "euler's method|eulers method|euler method",
  "step-size": "step size|step length|step of|step sizes",
  "iterative-method": "specified iterative method|iterative method|iterative formula|recursion",
  "net-area": "net signed area|net signed area between|net area",
  "simpler-fractions": "simpler rational expressions|simpler fractions|simpler rational functions",
  "unit-tangent": "unit tangent vector|unit tangent",
  "speed-along": "speed along curve|speed of curve|speed of vector valued function",
  curvature: "curvature|curvature of curve",
  jacobian: "jacobian|jacobian determinant|jacobian of transformation",
  transformation: "transformation|change of coordinates",
  "x-values": "x values|x coordinates|x value|values of x",
  "at-rest": "at rest|particle is at rest|stops moving|stationary at|velocity is zero",
  along: "along|coordinate axis|coordinate line|straight path",
} as const;
