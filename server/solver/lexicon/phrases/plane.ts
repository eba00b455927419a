/** What is asked of lines, curves, vectors and matrices in the plane. */
export const PLANE = {
  line: "line|straight line|graph of line|linear equation|linear function|pair of lines|linear graph",
  slope: "slope|gradient|slope of|gradient of|steepness|slope of line|gradient of line",
  "y-intercept":
    "y intercept|y int|y axis intercept|intercept on y axis|vertical intercept|cross y axis|crosses y axis|cut y axis|cuts y axis|meet y axis|meets y axis|hit y axis|hits y axis|intersect y axis|intersects y axis",
  "x-intercept":
    "x intercept|x int|x axis intercept|intercept on x axis|horizontal intercept|cross x axis|crosses x axis|cut x axis|cuts x axis|meet x axis|meets x axis|hit x axis|hits x axis|intersect x axis|intersects x axis",
  intercepts:
    "intercepts|x and y intercepts|x and y intercept|x - and y intercepts|y and x intercepts|both intercepts|x intercept and y intercept|x intercepts and y intercept|axis intercepts|axes intercepts",
  midpoint: "midpoint|mid point|middle point|halfway point|midpoint of line segment|midpoint of segment",
  distance:
    "distance|distance between|how far apart|how far is|how far|length of line segment|length of segment|length of line|distance from",
  segment: "segment|line segment|line joining|segment joining|joining|connecting|joins|connects",
  point:
    "point|points|two points|two given points|given points|coordinates|coordinate|endpoints|endpoint|end points|ordered pairs|ordered pair|pt|pts",
  "lies-on":
    "lies on|lie on|lies on line|lie on line|lies on curve|lie on curve|lies on graph of|lie on graph of",
  parallel: "parallel|parallel to",
  "perpendicular-bisector": "perpendicular bisector|perpendicular bisector of|perp bisector|right bisector",
  perpendicular: "perpendicular|perpendicular to|at right angles to|perp|perp to",
  neither: "neither|or neither|neither of them|neither parallel nor perpendicular",
  horizontal: "horizontal",
  vertical: "vertical",
  intersection:
    "where do they meet|where do they cross|where do they intersect|do they meet|do they cross|intersection|point of intersection|points of intersection|intersection point|intersect|where they meet|meet|cross|intersects|meets",
  "slope-intercept":
    "slope intercept form|slope intercept|gradient intercept form|y intercept form|y = mx + b|y = mx + b form|y = mx + c|y = mx + c form|form y = mx + b|form y = mx + c",
  "point-slope": "point slope form|point slope|point gradient form",
  "general-form": "general form|ax + by = c|ax + by = c form|form ax + by = c|ax + by + c = 0",
  notation: "notation|form",
  vertex:
    "vertex|vertices of parabola|vertex of parabola|turning point of parabola|stationary point of parabola",
  "axis-of-symmetry": "axis of symmetry|line of symmetry|symmetry axis",
  maximum: "maximum|max|maximum value|max value|largest value|greatest value",
  minimum: "minimum|min|minimum value|min value|smallest value|least value",
  asymptotes: "asymptote|asymptotes|equations of asymptotes|all asymptotes",
  "vertical-asymptotes": "vertical asymptote|vertical asymptotes",
  "horizontal-asymptote": "horizontal asymptote|horizontal asymptotes",
  "slant-asymptote": "slant asymptote|oblique asymptote|slant asymptotes|oblique asymptotes",
  holes: "holes|hole|removable discontinuity|removable discontinuities",
  "end-behavior": "end behavior|end behaviour",
  parity:
    "even or odd|odd or even|even odd or neither|odd even or neither|even or odd or neither|even odd or neither even nor odd|odd or even or neither|parity",
  even: "even|even function|even number",
  odd: "odd|odd function|odd number",
  "vertex-form":
    "vertex form|completed square form|form a ( x - h ) ^ 2 + k|a ( x - h ) ^ 2 + k|form ( x + a ) ^ 2 + b|form ( x + p ) ^ 2 + q|form a ( x + p ) ^ 2 + q|turning point form",
  circle: "circle|circles",
  "unit-circle": "unit circle",
  ellipse: "ellipse|ellipses",
  hyperbola: "hyperbola|hyperbolas",
  conic: "conic|conic section|type of conic|kind of conic|type of conic section",
  center: "center|centre|center point|centered at|centred at|center at|centre at|centered|centred",
  radius: "radius|radii|radius length",
  diameter: "diameter|diametre",
  "ends-of-diameter":
    "endpoints of diameter|ends of diameter|diameter endpoints|diameter with endpoints|diameter has endpoints|diameter from|end points of diameter|diameter between",
  vertices: "vertices",
  foci: "foci|focal points",
  focus: "focus|focal point",
  directrix: "directrix",
  vector: "vector|vectors|column vector|position vector",
  magnitude: "magnitude|length of vector|norm|size of vector|magnitude of vector|magnitudes",
  direction: "direction|direction of|same direction as|same direction|direction angle",
  "unit-vector": "unit vector",
  "dot-product": "dot product|scalar product|inner product|dot product of",
  "cross-product": "cross product|vector product|cross product of",
  "angle-between":
    "angle between|measure of angle between|angle between vectors|angle between two vectors|angle formed by|angle made by",
  projection: "projection of|projection|vector projection of|vector projection",
  polar: "polar|from polar|polar coordinates|polar coordinate|polar point|from polar coordinates|polar form",
  rectangular:
    "rectangular|from rectangular|cartesian|rectangular coordinates|cartesian coordinates|from cartesian|rectangular form|from rectangular coordinates|cartesian form",
  "to-polar":
    "to polar|into polar|in polar|as polar|to polar coordinates|to polar coords|in polar coordinates|into polar coordinates|in polar form|to polar form|into polar form|to polar co ordinates|in trigonometric form|in modulus argument form|in mod arg form",
  "to-rectangular":
    "to rectangular|into rectangular|in rectangular|to cartesian|into cartesian|in cartesian|to rectangular coordinates|to rectangular form|in rectangular form|to cartesian coordinates|to cartesian form|into cartesian coordinates|into rectangular coordinates|in rectangular coordinates|in cartesian form|in cartesian coordinates",
  matrix: "matrix|matrices|matricies|square matrix|2x2 matrix|3x3 matrix",
  determinant: "determinant|determinate|determinant of|determinants|det|det of",
  transpose: "transpose of|transposed|transpose matrix",
  eigenvalues: "eigenvalues|eigenvalue|eigen values|eigen value|characteristic values|characteristic roots",
  plane: "plane|planes",
  "rank-of-matrix": "rank of|rank of matrix|matrix rank",
  nullity: "nullity|nullity of|dimension of null space|dimension of kernel",
  "null-space":
    "null space|nullspace|basis for null space|basis of null space|kernel|basis for kernel|basis of kernel",
  trace: "trace|trace of",
  "characteristic-polynomial": "characteristic polynomial|characteristic polynomial of",
  "row-reduce":
    "row reduce|row reduced|row reduction|row operations|elementary row operations|row echelon form|reduced row echelon form|gauss jordan elimination|gaussian elimination|" +
    "rref|reduce to row echelon form|reduce to reduced row echelon form|row reduced echelon form|reduced echelon form|echelon form",
  modulus: "modulus|modulus of|absolute value|absolute value of|mod of",
  argument: "argument|argument of|arg|arg of|principal argument|principal argument of",
  conjugate: "conjugate|complex conjugate|conjugate of",
} as const;
